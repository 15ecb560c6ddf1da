//! A combat.
//!
//! - combat.2 to combat.5 Both sides total their strength; the defender adds the Defence Value.
//! - combat.6 The attacker, then the defender, may play a combat card.
//! - combat.7 Each side rolls a die and adds the rating of one leader.
//! - combat.8 The Combat Loss Chart gives the losses that each side inflicts.
//! - leaders.1 A side that rolled 5 or more rolls for its leader.
//! - combat.9 Both sides take their losses.
//! - victory.1 to victory.4 The winner is determined; forts.1 a garrison holds until it is
//!   destroyed.
//! - retreat.1 to retreat.4 The loser retreats; villages.4 Indian units go home.

use engine::{BySide, Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::Losses;
use crate::event::{Fate, Roll};
use crate::rules::cards::{cancelled, check_card, may_play_a_card, play_card};
use crate::rules::interrupts::{Trigger, Window};
use crate::rules::leaders::{Carry, leader_loss};
use crate::{
    Action, Board, Card, CardEvent, CardType, Clicked, Event, Exit, FACTS, Frame, Kind, Leader,
    Leaders, Role, Rules, Space, Step,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Combat {
    pub attacker: Side,
    pub space: Space,
    stage: Stage,
    /// The combat card that each side has in effect.
    pub cards: BySide<Option<Card>>,
    /// The leader of each side whose rating is added.
    pub leader: BySide<Option<Leader>>,
    /// Whether the space has no defender, but only its Defence Value (combat.5).
    pub(super) empty: bool,
    /// The dice, once they are rolled.
    pub rolls: Option<BySide<Roll>>,
    /// The losses that each side must take. For an empty space, which has nothing to lose, this is
    /// the number in the chart; the number decides the combat (victory.4).
    pub losses: BySide<u8>,
    /// Whether a leader's hat was shot off, so that his force gains a strength point (leaders.9).
    inspired: BySide<bool>,
}

/// The stages, in order. The attacker always acts first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Card(Role),
    AttackerCardPlayed,
    Leads(Role),
    Dice,
    Fate(Role),
    Losses(Role),
    Verdict,
    /// The side in that role is beaten, and must leave.
    Beaten(Role),
    Home(Role),
    Over,
}

impl Stage {
    /// Returns the stage that normally follows. Only the verdict leads to `Beaten`.
    fn next(self) -> Stage {
        match self {
            Stage::Card(Role::Attacker) | Stage::AttackerCardPlayed => Stage::Card(Role::Defender),
            Stage::Card(Role::Defender) => Stage::Leads(Role::Attacker),
            Stage::Leads(Role::Attacker) => Stage::Leads(Role::Defender),
            Stage::Leads(Role::Defender) => Stage::Dice,
            Stage::Dice => Stage::Fate(Role::Attacker),
            Stage::Fate(Role::Attacker) => Stage::Fate(Role::Defender),
            Stage::Fate(Role::Defender) => Stage::Losses(Role::Attacker),
            Stage::Losses(Role::Attacker) => Stage::Losses(Role::Defender),
            Stage::Losses(Role::Defender) => Stage::Verdict,
            Stage::Verdict | Stage::Beaten(_) => Stage::Home(Role::Attacker),
            Stage::Home(Role::Attacker) => Stage::Home(Role::Defender),
            Stage::Home(Role::Defender) | Stage::Over => Stage::Over,
        }
    }
}

/// The checked form of a choice: no card, a card, or the leader whose rating is used.
pub enum Plan {
    Pass,
    Card(Card),
    Lead(Leader),
}

impl Combat {
    pub fn new(attacker: Side, space: Space) -> Combat {
        Combat {
            attacker,
            space,
            stage: Stage::Card(Role::Attacker),
            cards: BySide::default(),
            leader: BySide::default(),
            empty: false,
            rolls: None,
            losses: BySide::default(),
            inspired: BySide::default(),
        }
    }

    pub fn defender(&self) -> Side {
        self.attacker.other()
    }

    fn role(&self, side: Side) -> Role {
        if side == self.attacker { Role::Attacker } else { Role::Defender }
    }

    /// Returns the side that must act in this stage.
    fn whose(&self) -> Side {
        match self.stage {
            Stage::Card(Role::Defender)
            | Stage::Leads(Role::Defender)
            | Stage::Fate(Role::Defender)
            | Stage::Losses(Role::Defender)
            | Stage::Home(Role::Defender) => self.defender(),
            _ => self.attacker,
        }
    }

    /// Returns the effects of a side's combat card.
    fn events(&self, side: Side) -> impl Iterator<Item = &'static CardEvent> {
        self.cards[side].into_iter().flat_map(|card| card.facts().events.iter())
    }

    /// Returns the combat factors: strength, Defence Value for the defender, combat cards (combat.2
    /// to combat.5; ruling 42).
    pub fn factors(&self, board: &Board, side: Side) -> u8 {
        let mut factors = board.strength(side, self.space);
        for event in self.events(side) {
            if let CardEvent::AddFactors { n } = event {
                factors += n;
            }
        }
        if side == self.defender() {
            factors += self.defence(board);
        }
        factors
    }

    /// Returns the Defence Value, as changed by combat cards (combat.4).
    pub fn defence(&self, board: &Board) -> u8 {
        let mut defence = board.defence(self.space);
        if self.events(self.attacker).any(|event| matches!(event, CardEvent::ZeroDefence)) {
            defence = 0;
        }
        for event in self.events(self.defender()) {
            if let CardEvent::AddDefence { n } = event {
                defence += n;
            }
        }
        defence
    }

    /// Returns the leaders who may add their rating. No leader may if the side has no force (ruling
    /// 40), or if the other side's card forbids it.
    fn may_lead(&self, board: &Board, side: Side) -> Leaders {
        if board.strength(side, self.space) == 0 {
            return Leaders::NONE;
        }
        if self.events(side.other()).any(|event| matches!(event, CardEvent::IgnoreEnemyLeader)) {
            return Leaders::NONE;
        }
        board.leaders_at(side, self.space)
    }

    /// Returns the leader whose rating is used. Before the dice are rolled, returns the only leader
    /// who can be chosen, if there is just one.
    pub fn leads(&self, board: &Board, side: Side) -> Option<Leader> {
        let only = || match self.may_lead(board, side) {
            one if one.len() == 1 => one.iter().next(),
            _ => None,
        };
        if self.rolls.is_some() { self.leader[side] } else { self.leader[side].or_else(only) }
    }

    /// Checks that `side` may play this card here (combat.6).
    fn check_combat_card(&self, board: &Board, side: Side, card: Card) -> Result<(), Refusal> {
        let facts = check_card(board, side, card, CardType::Combat)?;
        let needs = &facts.needs;
        let why = match needs.role {
            Some(Role::Attacker) if side != self.attacker => "refuse-card-attacker-only",
            Some(Role::Defender) if side == self.attacker => "refuse-card-defender-only",
            _ if !needs.terrain.is_empty()
                && !needs.terrain.contains(&self.space.facts().terrain) =>
            {
                "refuse-card-terrain"
            }
            _ if board.units(side, self.space).indians < needs.indians => "refuse-card-no-indians",
            _ => return Ok(()),
        };
        Err(Refusal::new(facts.rule, why))
    }

    /// Rolls for both sides, and looks up the losses that each inflicts (combat.7, combat.8).
    fn roll(&mut self, board: &Board, world: &mut dyn World<Event>) {
        self.empty = board.strength(self.defender(), self.space) == 0;
        let mut rolls = BySide::default();
        for side in [self.attacker, self.defender()] {
            let die = world.die();
            let rating = self.leader[side].map_or(0, Leader::rating);
            let bonus = self.events(side).fold(0, |sum, event| match event {
                CardEvent::AddDie { n } => sum + n,
                _ => sum,
            });
            let adjusted = (die + rating + bonus).clamp(1, 9); // kept within the chart (ruling 43)
            let factors = self.factors(board, side);
            let strength = board.strength(side, self.space);
            let defence = if side == self.attacker { 0 } else { self.defence(board) };
            let mut inflicted = FACTS.losses(factors, adjusted);
            for event in self.events(side.other()) {
                if let CardEvent::ReduceLosses { n } = event {
                    inflicted = inflicted.saturating_sub(*n);
                }
            }
            let roll = Roll { die, adjusted, strength, defence, factors };
            rolls[side] = roll;
            self.losses[side.other()] = inflicted;
            world.tell(Event::Rolled { side, leader: self.leader[side], bonus, roll, inflicted });
        }
        self.rolls = Some(rolls);
    }

    /// Rolls for the leader whose rating was used. He is at risk if the adjusted roll was 5 or more
    /// (leaders.1).
    fn roll_for_leader(
        &mut self,
        board: &mut Board,
        side: Side,
        world: &mut dyn World<Event>,
    ) -> Option<Frame> {
        let leader = self.leader[side]
            .filter(|_| 5 <= self.rolls.map_or(0, |rolls| rolls[side].adjusted))?;
        match leader_loss(board, side, leader, world) {
            Fate::Killed => self.losses[side] += 1,
            Fate::Inspired => self.inspired[side] = true,
            Fate::Carried => return Some(Carry { side, leader, from: self.space }.into()),
            Fate::SecondWound | Fate::Dies | Fate::Stays => {}
        }
        None
    }

    /// Starts taking losses; a side can't lose more than it has (ruling 47).
    fn take_losses(&mut self, board: &Board, side: Side) -> Option<Frame> {
        if side == self.defender() && self.empty {
            return None;
        }
        self.losses[side] = self.losses[side].min(board.strength(side, self.space));
        let n = self.losses[side];
        (0 < n).then(|| Losses::new(side, self.role(side), self.space, n).into())
    }

    /// Adds a unit to a force that has strength left: an Indian unit if the force is entirely
    /// Indian (ruling 50).
    fn inspire(&self, board: &mut Board, side: Side, world: &mut dyn World<Event>) {
        if !self.inspired[side] || board.strength(side, self.space) == 0 {
            return;
        }
        let kind = if board.units(side, self.space).sp == 0 { Kind::Indians } else { Kind::Sp };
        board.units_mut(side, self.space)[kind] += 1;
        if side == self.attacker {
            // The unit joins those who came with the leader. If all of these are gone, the unit
            // joins any other units.
            let from = self.leader[side].and_then(|leader| board.attacks.origin(leader));
            let came = |way: &&Exit| !board.attacks.came_by(**way).is_empty();
            let mut ways = self.space.ways().iter().filter(came);
            let with_him = ways.clone().find(|way| Some(way.to) == from);
            let way = with_him.or_else(|| ways.next()).expect("somebody came");
            board.attacks.came_by_mut(*way)[kind] += 1;
        }
        world.tell(Event::Gained { side, kind, space: self.space });
    }
}

impl Procedure<Rules> for Combat {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.whose().into()
    }

    fn owed(&self, board: &Board) -> Option<Action> {
        match self.stage {
            Stage::Leads(_) => self.lone(board),
            _ => None,
        }
    }

    fn ask(&self, _: &Board) -> Prompt {
        let (rule, key) = match self.stage {
            Stage::Leads(_) => ("combat.7", "ask-lead"),
            _ => ("combat.6", "ask-combat-card"),
        };
        let ask = Prompt::new(rule, key).with(|text| text.name("space", self.space.key()));
        if key == "ask-combat-card" { ask.window() } else { ask }
    }

    fn candidates(&self, board: &Board, side: Side, _: &(), out: &mut Vec<Action>) {
        match self.stage {
            Stage::Leads(_) => {
                out.extend(board.leaders_at(side, self.space).iter().map(Action::Lead));
            }
            _ => {
                out.extend(board.hand[side].iter().map(Action::Card));
                out.push(Action::Pass);
            }
        }
    }

    fn check(&self, board: &Board, side: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        match (self.stage, action) {
            (Stage::Card(_), Action::Pass) => Ok(Plan::Pass),
            (Stage::Card(_), Action::Card(card)) => {
                self.check_combat_card(board, side, card).map(|()| Plan::Card(card))
            }
            (Stage::Leads(_), Action::Lead(leader)) if self.may_lead(board, side).has(leader) => {
                Ok(Plan::Lead(leader))
            }
            (Stage::Leads(_), _) => Err(Refusal::new("combat.7", "refuse-lead")),
            _ => Err(Refusal::new("combat.6", "refuse-combat-card-or-pass")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        let side = self.whose();
        match plan {
            Plan::Pass => self.stage = self.stage.next(),
            Plan::Card(card) => {
                play_card(board, side, card, world);
                self.cards[side] = Some(card);
                self.stage = self.stage.next();
                if side == self.attacker {
                    // The attacker plays the card in his own phase, so the other side may interrupt
                    // it (ruling 14).
                    self.stage = Stage::AttackerCardPlayed;
                    let trigger = Trigger::MovementOrCombatCard(card);
                    if let Some(window) = Window::open(board, self.defender(), trigger) {
                        return Step::Call(window);
                    }
                }
            }
            Plan::Lead(leader) => {
                self.leader[side] = Some(leader);
                self.stage = self.stage.next();
            }
        }
        self.resume(board, world)
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        let (attacker, defender) = (self.attacker, self.defender());
        loop {
            let side = self.whose();
            match self.stage {
                Stage::Card(_) if may_play_a_card(board, side) => return Step::Stay,
                Stage::Leads(_) if self.may_lead(board, side).any() => return Step::Stay,
                _ => {}
            }
            // The next stage is set before another procedure is called.
            let next = self.stage.next();
            let called = match std::mem::replace(&mut self.stage, next) {
                Stage::Card(_) | Stage::Leads(_) => None,
                Stage::AttackerCardPlayed => {
                    let card = self.cards[attacker].expect("it was just played");
                    if cancelled(board, card, world) {
                        self.cards[attacker] = None;
                    }
                    None
                }
                Stage::Dice => {
                    world.tell(Event::Combat { attacker, space: self.space });
                    self.roll(board, world);
                    None
                }
                Stage::Fate(_) => self.roll_for_leader(board, side, world),
                Stage::Losses(_) => self.take_losses(board, side),
                Stage::Verdict => {
                    self.inspire(board, attacker, world);
                    self.inspire(board, defender, world);
                    let (beaten, rule) = self.verdict(board);
                    self.stage = Stage::Beaten(beaten);
                    let side = if beaten == Role::Attacker { defender } else { attacker };
                    world.tell(Event::Won { side, space: self.space, rule });
                    None
                }
                Stage::Beaten(Role::Defender) => {
                    self.settle_control(board, world);
                    self.retreat_of_defender(board)
                }
                Stage::Beaten(Role::Attacker) => {
                    self.send_attackers_back(board, world);
                    // Leaders of a destroyed force always leave, even if their side has won
                    // (leaders.3).
                    let destroyed = !self.empty && board.strength(defender, self.space) == 0;
                    self.retreat_of_defender(board).filter(|_| destroyed)
                }
                Stage::Home(_) => self.send_home(board, side),
                Stage::Over => {
                    self.clear(board);
                    return Step::Return;
                }
            };
            if let Some(frame) = called {
                return Step::Call(frame);
            }
        }
    }

    fn meant(&self, _: &Board, clicked: Clicked) -> Option<Action> {
        match clicked {
            Clicked::Leader(leader) => Some(Action::Lead(leader)),
            Clicked::Space(_) => None,
        }
    }
}
