//! 5.3 Activation.
//!
//! - 5.32 A card activates one force, or one Drilled unit, or as many Auxiliaries and lone leaders
//!   as its value. An Indian unit counts half.
//! - 5.33 A player names all pieces that act by themselves before any of them acts. Each then
//!   completes its move, fights and raids before the next one acts.
//! - 5.34 A force is limited by the Command of its leaders.
//! - 5.36 Activated pieces move, fight and raid; or they besiege and assault without moving.
//! - CAMPAIGN activates two leaders with their forces, whatever their Initiative.

use std::cell::OnceCell;

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::board::his_indians;
use crate::rules::battle::Battle;
use crate::rules::movement::Moving;
use crate::rules::raids::is_target;
use crate::rules::sieges::{Siege, check_assault, check_roll};
use crate::{
    Action, Board, Card, Class, Counter, Event, FACTS, Force, Frame, Leader, Leaders, Party, Piece,
    Rules, Space, Spaces, Step, Units,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    /// The player chooses the pieces or the force to activate.
    Choosing,
    /// The player chooses the pieces that go with the commander.
    Mustering,
    /// The player names more pieces to be activated by themselves.
    Naming,
    /// The player chooses which of the named pieces, or of the two forces, acts next.
    Acting,
    /// The player gives an order to the force of a CAMPAIGN that acts now. Before that, units that
    /// the force's leaders can no longer command are left behind.
    Ordering,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Activation {
    side: Side,
    value: u8,
    /// The CAMPAIGN card, if one was played.
    campaign: Option<Card>,
    stage: Stage,
    /// The force, or both forces of a CAMPAIGN.
    forces: [Force; 2],
    /// The index of the force that is being formed or that is acting.
    which: u8,
    named: Units,
    named_leaders: Leaders,
    /// The part of the card's value that is left, in half points.
    halves: u8,
}

pub enum Plan {
    Done,
    Lead(Leader),
    Name(Counter),
    Next(Counter),
    Muster(Force),
    MusterAll(Force),
    Choose(u8),
    March,
    Siege,
    Assault,
    Sortie,
}

/// Returns the cost of activating a piece by itself, in half points of the card's value: 1 for an
/// Indian unit, 2 for another Auxiliary or a leader. `None` for a Drilled unit, which uses the
/// whole card (5.32).
pub fn cost_alone(piece: Piece) -> Option<u8> {
    match piece {
        Piece::Unit(class) if class.kind.drilled() => None,
        Piece::Unit(class) if class.kind.indian() => Some(1),
        Piece::Unit(_) | Piece::Leader(_) => Some(2),
    }
}

impl Activation {
    pub fn new(side: Side, value: u8) -> Activation {
        Activation {
            side,
            value,
            campaign: None,
            stage: Stage::Choosing,
            forces: [Force::default(); 2],
            which: 0,
            named: Units::NONE,
            named_leaders: Leaders::NONE,
            halves: 2 * value,
        }
    }

    pub fn campaign(side: Side, card: Card) -> Activation {
        Activation { campaign: Some(card), ..Activation::new(side, 3) }
    }

    /// Checks that the side has a piece that can be activated.
    pub fn possible(board: &Board, side: Side) -> Result<(), Refusal> {
        let units = FACTS.units_of[side].minus(FACTS.militia);
        let somebody = units.iter().any(|unit| board.at(unit).on_map())
            || board.leaders_on_map(side).minus(board.leaders_inside()).any();
        if somebody { Ok(()) } else { Err(Refusal::new("5.31", "refuse-nobody")) }
    }

    /// Returns the force that is being formed or that is acting. Once both forces of a CAMPAIGN are
    /// complete, returns the second.
    fn force(&self) -> &Force {
        &self.forces[usize::from(self.which.min(1))]
    }

    /// Returns true if the card activates two forces.
    pub fn of_campaign(&self) -> bool {
        self.campaign.is_some()
    }

    /// Returns the key of the label for "done", which depends on what the action ends now.
    pub fn done(&self) -> &'static str {
        match self.stage {
            Stage::Mustering => "do-done-force",
            Stage::Naming => "do-done-naming",
            Stage::Ordering => "do-done-ordering",
            Stage::Choosing if 0 < self.which => "do-done-one-force",
            Stage::Choosing | Stage::Acting | Stage::Over => "do-done-activation",
        }
    }

    /// Returns the part of the card's value that is left while pieces are being named, in half
    /// points (5.32).
    pub fn unused(&self) -> u8 {
        let naming = matches!(self.stage, Stage::Choosing | Stage::Naming);
        if naming && self.campaign.is_none() { self.halves } else { 0 }
    }

    /// Returns the number of named pieces that have yet to act.
    pub fn waiting(&self) -> u8 {
        match self.stage {
            Stage::Acting => self.named.len() + self.named_leaders.len(),
            _ => 0,
        }
    }

    /// Returns the spaces of the pieces about to set out: the force that is being formed, or each
    /// named piece.
    pub fn setting_out(&self, board: &Board) -> Spaces {
        match self.stage {
            Stage::Mustering | Stage::Ordering => self.place(board).into_iter().collect(),
            Stage::Acting => {
                let units = self.named.iter().filter_map(|unit| board.at(unit).map_space());
                let leaders = self.named_leaders.iter();
                units
                    .chain(leaders.filter_map(|leader| board.leader_at(leader).map_space()))
                    .collect()
            }
            _ => Spaces::NONE,
        }
    }

    /// Returns the force that is being formed or awaits its orders, and its space.
    pub fn mustered(&self, board: &Board) -> Option<(&Force, Space)> {
        let force = matches!(self.stage, Stage::Mustering | Stage::Ordering).then(|| self.force());
        force.zip(self.place(board))
    }

    /// Returns the space of the force that is being formed.
    pub fn place(&self, board: &Board) -> Option<Space> {
        self.force().commander.map(|leader| board.leader_space(leader))
    }

    /// Returns the pieces that may join the commander: those in his space that are inside the walls
    /// if he is inside, and outside if he is outside.
    fn at_hand(&self, board: &Board) -> (Units, Leaders) {
        match self.force().commander {
            Some(commander) => self.followers(board, commander),
            None => (Units::NONE, Leaders::NONE),
        }
    }

    fn followers(&self, board: &Board, commander: Leader) -> (Units, Leaders) {
        let at = board.leader_space(commander);
        let within = board.leaders_inside().has(commander);
        let other = &self.forces[1 - usize::from(self.which.min(1))];
        let (units, leaders) = if within {
            (board.inside_in(self.side, at), board.leaders_within(self.side, at))
        } else {
            (board.outside_in(self.side, at), board.leaders_out(self.side, at))
        };
        (
            units.minus(board.phase.spent).minus(other.units),
            leaders.minus(board.phase.spent_leaders).minus(other.leaders),
        )
    }

    /// Returns true if there is a leader who may command.
    pub fn any_commander(&self, board: &Board) -> bool {
        let leaders = board.leaders_on_map(self.side);
        leaders.iter().any(|leader| self.check_commander(board, leader).is_ok())
    }

    fn check_commander(&self, board: &Board, leader: Leader) -> Result<(), Refusal> {
        if leader.side() != self.side {
            return Err(Force::ENEMY);
        }
        if !board.leader_at(leader).on_map() {
            return Err(Refusal::new("5.34", "refuse-not-there"));
        }
        if self.campaign.is_none() && self.value < leader.initiative() {
            return Err(Refusal::new("5.32", "refuse-initiative"));
        }
        if board.phase.spent_leaders.has(leader) {
            return Err(Refusal::new("5.36", "refuse-spent"));
        }
        if self.forces[0].leaders.has(leader) {
            return Err(Refusal::new("5.34", "refuse-in-other-force"));
        }
        if board.leaders_inside().has(leader) {
            let (units, leaders) = self.followers(board, leader);
            if units.is_empty() {
                return Err(Refusal::new("8.25", "refuse-besieged-alone"));
            }
            Force::check_led(board, leader, units, leaders)?;
        }
        Ok(())
    }

    /// Returns the units that may still be named, wherever they are.
    fn free(&self, board: &Board) -> Units {
        FACTS.units_of[self.side].minus(board.phase.spent).minus(self.named)
    }

    fn find_named(&self, board: &Board, piece: Piece, space: Space) -> Result<Counter, Refusal> {
        if !space.on_map() {
            return Err(Refusal::new("5.33", "refuse-militia-stay"));
        }
        match piece {
            Piece::Unit(class) => {
                let alike = board.of_class(self.free(board), class);
                let unit = alike
                    .iter()
                    .find(|unit| board.at(*unit) == space)
                    .ok_or_else(|| self.not_free(board, class, space))?;
                self.affords(piece)?;
                Ok(Counter::Unit(unit))
            }
            Piece::Leader(leader) => {
                if board.leader_at(leader) != space
                    || leader.side() != self.side
                    || self.named_leaders.has(leader)
                {
                    return Err(Refusal::new("5.33", "refuse-name-not-there"));
                }
                if board.leaders_inside().has(leader) {
                    return Err(Refusal::new("8.25", "refuse-besieged-alone"));
                }
                if board.phase.spent_leaders.has(leader) {
                    return Err(Refusal::new("5.36", "refuse-spent"));
                }
                self.affords(piece)?;
                Ok(Counter::Leader(leader))
            }
        }
    }

    /// Checks that enough of the card's value is left to activate a piece by itself (5.32).
    fn affords(&self, piece: Piece) -> Result<(), Refusal> {
        match cost_alone(piece) {
            None if self.named.any() || self.named_leaders.any() => {
                Err(Refusal::new("5.32", "refuse-one-drilled"))
            }
            Some(halves) if self.halves < halves => Err(Refusal::new("5.32", "refuse-value-spent")),
            _ => Ok(()),
        }
    }

    /// Returns the reason why no unit of a class in a space can be named.
    fn not_free(&self, board: &Board, class: Class, space: Space) -> Refusal {
        let there = board.of_class(board.units_of(self.side, space), class);
        if there.and(board.phase.spent).any() {
            Refusal::new("5.36", "refuse-spent")
        } else if there.and(self.named).any() {
            Refusal::new("5.33", "refuse-named-already")
        } else {
            Refusal::new("5.33", "refuse-name-not-there")
        }
    }

    /// Returns the reason why a piece in the commander's space can't go with him.
    fn not_at_hand(&self, board: &Board, piece: Piece) -> Option<Refusal> {
        let (at, within) =
            (self.place(board)?, board.leaders_inside().has(self.force().commander?));
        let other = &self.forces[1 - usize::from(self.which.min(1))];
        let (spent, taken, apart) = match piece {
            Piece::Unit(class) => {
                let there = board.of_class(board.units_of(self.side, at), class);
                let walls =
                    if within { there.minus(board.inside()) } else { there.and(board.inside()) };
                let any = |units: Units| there.and(units).any();
                (any(board.phase.spent), any(other.units), walls.any())
            }
            Piece::Leader(leader) => (
                board.phase.spent_leaders.has(leader),
                other.leaders.has(leader),
                board.leader_at(leader) == at && board.leaders_inside().has(leader) != within,
            ),
        };
        if spent {
            Some(Refusal::new("5.36", "refuse-spent"))
        } else if taken {
            Some(Refusal::new("5.34", "refuse-in-other-force"))
        } else {
            apart.then_some(Refusal::new("8.25", "refuse-behind-walls"))
        }
    }

    /// 10.1: returns true if an active Auxiliary is in a space that it must raid, so that its
    /// activation can't end yet.
    fn owes_a_raid(&self, board: &Board) -> bool {
        let units = match self.stage {
            Stage::Ordering => self.force().units,
            _ => self.forces.iter().fold(self.named, |units, force| units.or(force.units)),
        };
        let outside = units.and(FACTS.auxiliaries).minus(board.inside());
        outside.iter().any(|unit| is_target(board, self.side, board.space_of(unit)))
    }

    fn find_next(&self, board: &Board, piece: Piece, space: Space) -> Result<Counter, Refusal> {
        let missing = Refusal::new("5.33", "refuse-not-named");
        match piece {
            Piece::Unit(class) => {
                let named: Units =
                    self.named.iter().filter(|unit| board.at(*unit) == space).collect();
                board.pick(named, class).map(Counter::Unit).ok_or(missing)
            }
            Piece::Leader(leader) => {
                let there = self.named_leaders.has(leader) && board.leader_at(leader) == space;
                there.then_some(Counter::Leader(leader)).ok_or(missing)
            }
        }
    }

    /// Checks an order for a force that is complete.
    fn check_order(&self, board: &Board, action: Action) -> Result<Plan, Refusal> {
        let Some(commander) = self.force().commander else {
            return Err(Refusal::new("5.34", "refuse-no-commander"));
        };
        let at = board.leader_space(commander);
        let within = board.leaders_inside().has(commander);
        match action {
            Action::March if within => Err(Refusal::new("8.25", "refuse-besieged-march")),
            Action::March => self.force().within_limits().map(|()| Plan::March),
            Action::Siege => check_roll(board, self.side, commander).map(|()| Plan::Siege),
            Action::Assault => check_assault(board, self.side, commander).map(|()| Plan::Assault),
            Action::Sortie if !within => Err(Refusal::new("8.25", "refuse-not-besieged")),
            Action::Sortie if self.force().units.is_empty() => {
                Err(Refusal::new("8.25", "refuse-besieged-alone"))
            }
            Action::Sortie if !board.sieges.has(at) => {
                Err(Refusal::new("8.25", "refuse-not-besieged"))
            }
            Action::Sortie => self.force().within_limits().map(|()| Plan::Sortie),
            _ => Err(Refusal::new("5.36", "refuse-order-first")),
        }
    }

    /// Checks that a force of a CAMPAIGN may leave a unit behind because the force has lost a
    /// subordinate leader. The force leaves units until its remaining leaders can command the rest
    /// (5.34, ruling 14).
    fn check_leave(&self, board: &Board, piece: Piece) -> Result<Plan, Refusal> {
        let force = *self.force();
        match piece {
            Piece::Unit(class) if force.within_limits().is_err() => {
                let missing = Refusal::new("5.34", "refuse-not-there");
                let unit = board.pick(force.units, class).ok_or(missing)?;
                Ok(Plan::Muster(Force { units: force.units.without(unit), ..force }))
            }
            _ => Err(Refusal::new("6.1", "refuse-drop-at-start")),
        }
    }

    fn march(&self, board: &mut Board, force: &Force, at: Space) -> Step {
        board.party = Some(Party::new(force, at));
        Step::Call(Moving::new(self.side, self.value, at).into())
    }

    fn sortie(&self, board: &mut Board, force: &Force, at: Space) -> Step {
        board.party = Some(Party::new(force, at));
        Step::Call(Battle::sortie(self.side, force, at).into())
    }

    /// Makes one of the named pieces take its turn.
    fn act(&mut self, board: &mut Board, named: Counter) -> Step {
        let (force, at, within) = match named {
            Counter::Unit(unit) => {
                self.named.remove(unit);
                (Force::alone(unit), board.space_of(unit), board.inside().has(unit))
            }
            Counter::Leader(leader) => {
                self.named_leaders.remove(leader);
                let force = Force { leaders: leader.into(), ..Force::default() };
                (force, board.leader_space(leader), false)
            }
        };
        if within { self.sortie(board, &force, at) } else { self.march(board, &force, at) }
    }

    /// Removes pieces that can no longer act from the list of named pieces and from the forces.
    fn forget_the_spent(&mut self, board: &Board) {
        self.named = self
            .named
            .minus(board.phase.spent)
            .iter()
            .filter(|unit| board.at(*unit).on_map())
            .collect();
        self.named_leaders = self
            .named_leaders
            .minus(board.phase.spent_leaders)
            .minus(board.leaders_inside())
            .iter()
            .filter(|leader| board.leader_at(*leader).on_map())
            .collect();
        for force in &mut self.forces {
            force.units = force.units.minus(board.phase.spent);
            force.units = force.units.iter().filter(|unit| board.at(*unit).on_map()).collect();
            if let Some(leader) = force.commander
                && (board.phase.spent_leaders.has(leader) || !board.leader_at(leader).on_map())
            {
                *force = Force::default();
            }
            force.leaders = force.leaders.minus(board.phase.spent_leaders);
            force.leaders =
                force.leaders.iter().filter(|it| board.leader_at(*it).on_map()).collect();
            // A leader may have been displaced while the other force acted.
            if let Some(commander) = force.commander {
                let at = board.leader_space(commander);
                force.units = force.units.iter().filter(|unit| board.at(*unit) == at).collect();
                force.leaders =
                    force.leaders.iter().filter(|it| board.leader_at(*it) == at).collect();
                if !force.leaders.has(FACTS.named.johnson) {
                    force.units = force.units.minus(his_indians());
                }
            }
        }
    }
}

/// Returns a number of half points as text.
pub fn points(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_string(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

impl Procedure<Rules> for Activation {
    type Plan = Plan;
    /// The pieces that may join the commander.
    type Shared = OnceCell<(Units, Leaders)>;

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, board: &Board) -> Prompt {
        match self.stage {
            Stage::Choosing => match self.campaign {
                Some(card) => Prompt::new(card.rule(), "ask-campaign"),
                None => {
                    Prompt::new("5.32", "ask-activate").with(|text| text.number("n", self.value))
                }
            },
            Stage::Mustering | Stage::Ordering => {
                let fit = self.force().within_limits().is_ok();
                let key = if fit { "ask-muster" } else { "ask-leave-behind" };
                Prompt::new("5.34", key).with(|text| match self.place(board) {
                    Some(space) => text.name("space", space.key()),
                    None => text,
                })
            }
            Stage::Naming => {
                Prompt::new("5.33", "ask-name").with(|text| text.words("n", points(self.halves)))
            }
            Stage::Acting | Stage::Over => Prompt::new("5.33", "ask-next"),
        }
    }

    fn candidates(&self, board: &Board, side: Side, at_hand: &Self::Shared, out: &mut Vec<Action>) {
        out.push(Action::Done);
        match self.stage {
            Stage::Choosing | Stage::Naming => {
                let leaders = board.leaders_on_map(side);
                if self.stage == Stage::Choosing {
                    out.extend(leaders.iter().map(Action::Force));
                }
                if self.campaign.is_some() {
                    return;
                }
                // Counters of a kind have adjacent numbers, so only the last few actions in the
                // list can be duplicates of a new one.
                let (mut kind, mut first) = (None, out.len());
                let mut free = self.free(board);
                if self.stage == Stage::Naming {
                    free = free.minus(FACTS.drilled); // a Drilled unit is activated alone (5.32)
                }
                for unit in free.iter() {
                    let Some(at) = board.at(unit).map_space() else { continue };
                    if kind != Some(unit.kind()) {
                        (kind, first) = (Some(unit.kind()), out.len());
                    }
                    let action = Action::Name(Piece::Unit(board.class(unit)), at);
                    if !out[first..].contains(&action) {
                        out.push(action);
                    }
                }
                out.extend(
                    leaders
                        .iter()
                        .map(|it| Action::Name(Piece::Leader(it), board.leader_space(it))),
                );
            }
            Stage::Mustering => {
                let (units, leaders) = *at_hand.get_or_init(|| self.at_hand(board));
                out.extend(self.force().offers(board, units, leaders).map(Action::Take));
                out.extend([
                    Action::TakeAll,
                    Action::March,
                    Action::Siege,
                    Action::Assault,
                    Action::Sortie,
                ]);
            }
            Stage::Acting => {
                if self.campaign.is_some() {
                    out.extend(self.forces.iter().filter_map(|it| it.commander).map(Action::Force));
                }
                let mut seen = Vec::new();
                for unit in self.named.iter() {
                    let next = Action::Act(Piece::Unit(board.class(unit)), board.space_of(unit));
                    if !seen.contains(&next) {
                        seen.push(next);
                    }
                }
                out.extend(seen);
                out.extend(
                    self.named_leaders
                        .iter()
                        .map(|it| Action::Act(Piece::Leader(it), board.leader_space(it))),
                );
            }
            Stage::Ordering => {
                let units = board.classes(self.force().units).map(Piece::Unit);
                out.extend(units.map(Action::Drop));
                out.extend([Action::March, Action::Siege, Action::Assault, Action::Sortie]);
            }
            Stage::Over => {}
        }
    }

    fn check(
        &self,
        board: &Board,
        _: Side,
        action: Action,
        at_hand: &Self::Shared,
    ) -> Result<Plan, Refusal> {
        let at_hand = || *at_hand.get_or_init(|| self.at_hand(board));
        match (self.stage, action) {
            (Stage::Mustering, Action::Done) if self.campaign.is_none() => {
                Err(Refusal::new("5.34", "refuse-order"))
            }
            (Stage::Acting | Stage::Ordering, Action::Done) if self.owes_a_raid(board) => {
                Err(Refusal::new("10.1", "refuse-must-raid"))
            }
            (_, Action::Done) => Ok(Plan::Done),
            (Stage::Choosing, Action::Force(leader)) => {
                self.check_commander(board, leader).map(|()| Plan::Lead(leader))
            }
            (Stage::Choosing, Action::Name(..)) if self.campaign.is_some() => {
                let rule = self.campaign.map_or("5.33", Card::rule);
                Err(Refusal::new(rule, "refuse-campaign-leaders"))
            }
            (Stage::Choosing | Stage::Naming, Action::Name(piece, space)) => {
                self.find_named(board, piece, space).map(Plan::Name)
            }
            (Stage::Mustering, Action::Take(piece)) => {
                let (units, leaders) = at_hand();
                let force = self.force();
                force.with(board, units, leaders, piece).map(Plan::Muster).map_err(|why| {
                    let offered = force.offers(board, units, leaders).any(|it| it == piece);
                    if offered { why } else { self.not_at_hand(board, piece).unwrap_or(why) }
                })
            }
            (Stage::Mustering, Action::TakeAll) => {
                let (units, leaders) = at_hand();
                self.force().with_all(board, units, leaders).map(Plan::MusterAll)
            }
            (Stage::Mustering, _) if self.campaign.is_some() => {
                Err(Refusal::new("5.34", "refuse-order"))
            }
            (Stage::Ordering, Action::Drop(piece)) => self.check_leave(board, piece),
            (Stage::Mustering | Stage::Ordering, _) => self.check_order(board, action),
            (Stage::Acting, Action::Act(piece, space)) => {
                self.find_next(board, piece, space).map(Plan::Next)
            }
            (Stage::Acting, Action::Force(leader)) => {
                let which = self.forces.iter().position(|it| it.commander == Some(leader));
                which
                    .map(|n| Plan::Choose(n as u8))
                    .ok_or(Refusal::new("5.34", "refuse-no-commander"))
            }
            _ => Err(Refusal::new("5.32", "refuse-activate")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        let side = self.side;
        match plan {
            Plan::Done => match self.stage {
                Stage::Mustering => {
                    // One force of a CAMPAIGN is complete; a second may follow.
                    self.which += 1;
                    let other = self.which < 2 && self.any_commander(board);
                    self.stage = if other { Stage::Choosing } else { Stage::Acting };
                    Step::Stay
                }
                Stage::Naming => {
                    self.stage = Stage::Acting;
                    Step::Stay
                }
                Stage::Choosing if self.campaign.is_some() && 0 < self.which => {
                    self.stage = Stage::Acting;
                    Step::Stay
                }
                Stage::Ordering => {
                    self.forces[self.which as usize] = Force::default();
                    self.stage = Stage::Acting;
                    self.resume(board, world)
                }
                _ => {
                    self.stage = Stage::Over;
                    Step::Return
                }
            },
            Plan::Lead(leader) => {
                self.forces[self.which as usize] = Force::led_by(leader);
                self.stage = Stage::Mustering;
                Step::Stay
            }
            Plan::Muster(force) => {
                self.forces[self.which as usize] = force;
                Step::Stay
            }
            Plan::MusterAll(force) => {
                self.forces[self.which as usize] = force;
                let (units, leaders) = self.at_hand(board);
                if let Some(at) = self.place(board) {
                    force.tell_left(side, at, units, leaders, world);
                }
                Step::Stay
            }
            Plan::Name(named) => {
                let (piece, space) = match named {
                    Counter::Unit(unit) => {
                        self.named.insert(unit);
                        (Piece::Unit(board.class(unit)), board.space_of(unit))
                    }
                    Counter::Leader(leader) => {
                        self.named_leaders.insert(leader);
                        (Piece::Leader(leader), board.leader_space(leader))
                    }
                };
                world.tell(Event::Named { side, piece, space });
                let Some(cost) = cost_alone(piece) else {
                    self.halves = 0;
                    self.stage = Stage::Acting;
                    return self.act(board, named);
                };
                self.halves -= cost;
                self.stage = if self.halves == 0 { Stage::Acting } else { Stage::Naming };
                Step::Stay
            }
            Plan::Next(named) => self.act(board, named),
            Plan::Choose(which) => {
                self.which = which;
                self.stage = Stage::Ordering;
                Step::Stay
            }
            Plan::March | Plan::Siege | Plan::Assault | Plan::Sortie => {
                let force = *self.force();
                let commander = force.commander.expect("an order goes to a commander");
                let at = board.leader_space(commander);
                self.forces[self.which as usize] = Force::default();
                self.stage = if self.campaign.is_some() { Stage::Acting } else { Stage::Over };
                world.tell(Event::Activated { side, leader: commander, space: at });
                match plan {
                    Plan::March => self.march(board, &force, at),
                    Plan::Sortie => self.sortie(board, &force, at),
                    Plan::Siege => Step::Call(Frame::Siege(Siege::new(side, at, commander))),
                    _ => Step::Call(Siege::storm(board, side, at, commander)),
                }
            }
        }
    }

    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        board.party = None;
        if self.stage == Stage::Acting {
            self.forget_the_spent(board);
            let left = self.named.any()
                || self.named_leaders.any()
                || self.forces.iter().any(|force| force.commander.is_some());
            if !left {
                self.stage = Stage::Over;
            }
        }
        if self.stage == Stage::Over { Step::Return } else { Step::Stay }
    }
}
