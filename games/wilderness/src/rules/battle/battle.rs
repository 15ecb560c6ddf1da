//! 7.2 A battle, step by step.
//!
//! - A. Militia (7.3), and besieged friends that join (8.251).
//! - B. Events, the attacker's and then the defender's (7.4).
//! - C. Fire (7.5), simultaneous unless there is an ambush (7.56).
//! - D. Losses of steps and leaders (7.6, 7.7), the attacker's before the defender's.
//! - E. The winner (7.8) and his point (7.81).
//! - F. Militia go back to their box; the loser retreats (7.9).

use engine::{BySide, Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::fire::{check_leaders, commander, roll_fire};
use super::losses::{Losses, Manner};
use super::retreat::{Retreat, fall_back};
use crate::fire::{Drm, Drms, Fire};
use crate::rules::cards::{Trigger, Window};
use crate::rules::movement::{Arrival, Avoiding};
use crate::{
    Action, Board, Building, CardEvent, Cards, Department, Event, FACTS, Force, FortChange, Frame,
    Kind, Leader, Leaders, Party, Piece, Rules, Space, Step, Unit, Units, Why,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BattleKind {
    /// The party on the move has met enemies.
    Field,
    /// The besieged attack the besiegers (8.25).
    Sortie,
    /// Raiders meet a Militia unit (10.21).
    Raid,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Avoid,
    Join,
    Militia,
    /// This side may play events; the attacker comes first.
    Events(Side),
    EventPlayed(Side),
    Fire,
    /// This side loses steps, and then leaders if they are at risk.
    Lose(Side, LossOrder),
    Check(Side, LossOrder),
    /// This side was ambushed, and its surviving units fire now (7.56).
    FireBack(Side),
    Settle,
    Retreated,
}

/// Whether a side takes its losses before or after the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum LossOrder {
    First,
    Second,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    pub space: Space,
    pub attacker: Side,
    pub sort: BattleKind,
    stage: Stage,
    attackers: Units,
    /// The units that joined the battle: besieged units, and Militia from their box.
    joined: Units,
    militia: Units,
    leaders: Leaders,
    pub commander: Option<Leader>,
    /// The space that the attackers came from, if they moved this phase.
    from: Option<Space>,
    landing: bool,
    infiltrating: bool,
    /// Whether the attackers infiltrated the space that they came from.
    through: bool,
    pub ambush: BySide<bool>,
    /// The fire of each side, once it has been rolled.
    pub fire: BySide<Option<Fire>>,
    lost: BySide<u8>,
    /// Whether the defeat of each side is worth a point to the enemy (7.81).
    stake: BySide<bool>,
}

pub enum Plan {
    Take(Units),
    Done,
}

impl Battle {
    fn new(
        space: Space,
        attacker: Side,
        sort: BattleKind,
        units: Units,
        leaders: Leaders,
    ) -> Battle {
        Battle {
            space,
            attacker,
            sort,
            stage: Stage::Join,
            attackers: units,
            joined: Units::NONE,
            militia: Units::NONE,
            leaders,
            commander: None,
            from: None,
            landing: false,
            infiltrating: false,
            through: false,
            ambush: BySide::default(),
            fire: BySide::default(),
            lost: BySide::default(),
            stake: BySide::default(),
        }
    }

    /// Makes the battle of the party against the enemies outside works in its space.
    pub fn field(side: Side, party: &Party, arrival: &Arrival) -> Battle {
        Battle {
            commander: party.commander,
            from: arrival.from,
            landing: arrival.landing,
            infiltrating: arrival.infiltrating,
            through: arrival.through,
            ..Battle::new(party.at, side, BattleKind::Field, party.units, party.leaders)
        }
    }

    /// Makes the battle of the besieged against their besiegers (8.25).
    pub fn sortie(side: Side, force: &Force, space: Space) -> Battle {
        Battle {
            commander: force.commander,
            stage: Stage::Avoid,
            ..Battle::new(space, side, BattleKind::Sortie, force.units, force.leaders)
        }
    }

    /// Makes the battle of raiders against a Militia unit that is already in the space (10.21).
    pub fn raid(
        side: Side,
        space: Space,
        units: Units,
        leaders: Leaders,
        led: Option<Leader>,
        from: Option<Space>,
        militia: Unit,
    ) -> Battle {
        Battle {
            commander: led,
            from,
            militia: militia.into(),
            stage: Stage::Events(side),
            ..Battle::new(space, side, BattleKind::Raid, units, leaders)
        }
    }

    pub fn defender(&self) -> Side {
        self.attacker.other()
    }

    /// Returns a side's units still in the battle.
    pub fn units(&self, board: &Board, side: Side) -> Units {
        if side == self.attacker {
            self.attackers
                .or(self.joined)
                .or(self.militia.and(FACTS.units_of[side]))
                .and(board.units_in(self.space))
        } else {
            board.outside_in(side, self.space)
        }
    }

    fn involved_leaders(&self, board: &Board, side: Side) -> Leaders {
        if side == self.attacker {
            self.leaders.and(board.leaders_in(self.space))
        } else {
            board.leaders_out(side, self.space)
        }
    }

    /// Returns the leader who commands a side (7.51).
    pub fn leader(&self, board: &Board, side: Side) -> Option<Leader> {
        if side == self.attacker {
            self.commander.filter(|leader| board.leader_at(*leader) == self.space)
        } else {
            commander(self.involved_leaders(board, side))
        }
    }

    fn wild(&self) -> bool {
        !FACTS.cultivated.has(self.space)
    }

    /// Returns the modifiers of a side's die: the present ones or, once the side has fired, those
    /// of its fire (7.5).
    pub fn drms(&self, board: &Board, side: Side) -> Drms {
        if let Some(fire) = self.fire[side] {
            return fire.drms;
        }
        let mut drms = Drms::default();
        let (mine, theirs) = (self.units(board, side), self.units(board, side.other()));
        drms.add(Drm::Tactics, self.leader(board, side).map_or(0, Leader::tactics));
        let woodsmen = FACTS.auxiliaries.or(FACTS.of_kind[Kind::LightInfantry as usize]);
        if self.wild() && mine.and(woodsmen).is_empty() && theirs.and(woodsmen).any() {
            drms.add(Drm::NoAuxiliaries, -1);
        }
        if !self.wild() && mine.and(FACTS.regulars).is_empty() && theirs.and(FACTS.regulars).any() {
            drms.add(Drm::NoRegulars, -1);
        }
        if side == self.attacker {
            if self.landing {
                drms.add(Drm::Landing, -1);
            }
            if board.stockades[self.defender()].has(self.space) {
                drms.add(Drm::Stockade, -1);
            }
        }
        drms
    }

    /// Returns the number of columns by which a side's fire is shifted to the left. Fieldworks
    /// protect the defender from the attacker's fire (7.55).
    pub fn shift(&self, board: &Board, side: Side) -> u8 {
        let now = u8::from(side == self.attacker && board.fieldworks.has(self.space));
        self.fire[side].map_or(now, |fire| fire.shift)
    }

    /// Returns the strength with which a side fires or has fired. An ambush doubles the strength,
    /// unless the enemy has played one too (7.56).
    pub fn strength(&self, board: &Board, side: Side) -> u8 {
        if let Some(fire) = self.fire[side] {
            return fire.strength;
        }
        let strength = board.strength(self.units(board, side));
        if self.ambusher() == Some(side) { strength.saturating_mul(2) } else { strength }
    }

    /// Returns the column of the Combat Results Table on which a side fires.
    pub fn column(&self, board: &Board, side: Side) -> u8 {
        FACTS.column(self.strength(board, side)).saturating_sub(self.shift(board, side))
    }

    fn ambusher(&self) -> Option<Side> {
        match (self.ambush.french, self.ambush.british) {
            (true, false) => Some(Side::French),
            (false, true) => Some(Side::British),
            _ => None,
        }
    }

    fn roll(&mut self, board: &Board, side: Side, world: &mut dyn World<Event>) {
        let (strength, shift) = (self.strength(board, side), self.shift(board, side));
        let drms = self.drms(board, side);
        self.fire[side] = Some(roll_fire(side, (strength, shift), drms, "7.2", world));
    }

    /// Returns the side whose Militia may join the battle, and the box of their Department (7.3).
    fn militia_box(&self, board: &Board) -> Option<(Side, Space)> {
        if self.wild() {
            return None;
        }
        let department: Department = self.space.facts().department?;
        let side = department.side();
        let raided = 0 < board.raided_in(side.other(), department);
        (!raided).then_some((side, FACTS.militia_box(department)))
    }

    fn militia_at_hand(&self, board: &Board) -> Units {
        self.militia_box(board).map_or(Units::NONE, |(side, at)| board.units_of(side, at))
    }

    /// Returns the side's besieged units that may join the battle (8.251).
    fn may_join(&self, board: &Board) -> Units {
        let relief = self.sort == BattleKind::Field && board.sieges.has(self.space);
        if relief {
            board.inside_in(self.attacker, self.space).minus(self.joined)
        } else {
            Units::NONE
        }
    }

    /// Returns the events that a side might play now (cards 9 to 12).
    fn fitting(&self, board: &Board, side: Side) -> Cards {
        let (mine, theirs) = (self.units(board, side), self.units(board, side.other()));
        let mut fit = Cards::NONE;
        let drilled = mine.and(FACTS.drilled).any();
        if drilled && board.fieldworks.has(self.space) == (side == self.attacker) {
            fit = fit.or(FACTS.cards_of(CardEvent::Fieldworks));
        }
        let scouts = |units: Units| units.and(FACTS.auxiliaries).len();
        if self.wild()
            && !self.ambush[side]
            && 0 < scouts(mine)
            && scouts(theirs) <= scouts(mine)
            && theirs.and(FACTS.of_kind[Kind::LightInfantry as usize]).is_empty()
            && !board.forts[side.other()].has(self.space)
        {
            fit = fit.or(FACTS.cards_of(CardEvent::Ambush));
        }
        fit
    }

    /// 7.81: returns true if the defeat of these units is worth a point to the enemy.
    fn worth_a_point(units: Units) -> bool {
        units.and(FACTS.regulars).any() || 4 < units.len()
    }

    /// Returns the number of steps that the enemy of a side must lose.
    fn result(&self, side: Side) -> u8 {
        self.fire[side].map_or(0, |fire| fire.result)
    }

    /// Returns the winner of the battle (7.8).
    fn winner(&self, board: &Board) -> Side {
        let (attacker, defender) = (self.attacker, self.defender());
        let alive = |side| self.units(board, side).any();
        match (alive(attacker), alive(defender)) {
            (true, false) => attacker,
            (false, true) => defender,
            (true, true) if self.lost[attacker] < self.lost[defender] => attacker,
            (false, false) if self.result(defender) < self.result(attacker) => attacker,
            _ => defender,
        }
    }

    /// F. Returns Militia to their box; reduced units stay reduced (7.91).
    fn militia_go_back(&mut self, board: &mut Board) {
        if let Some(department) = self.space.facts().department {
            let there = self.militia.and(board.units_in(self.space));
            board.put_all(there, FACTS.militia_box(department));
        }
    }

    /// E and F: determines the winner, whether he gains a point, and the retreat.
    fn settle(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        let winner = self.winner(board);
        let loser = winner.other();
        let (attacker, defender, space) = (self.attacker, self.defender(), self.space);
        world.tell(Event::Won { side: winner, space, rule: "7.8" });
        if self.stake[loser] {
            board.score(winner, 1, Why::Battle, world);
        }
        // 7.82: surviving Militia prevent an overrun. They are counted here, before they go back to
        // their box.
        let overrun = winner == attacker
            && self.units(board, defender).is_empty()
            && self.lost[attacker] == 0
            && !board.works(defender).has(space);
        self.militia_go_back(board);
        board.phase.spent = board.phase.spent.or(self.joined);
        if self.sort == BattleKind::Field && !overrun {
            board.party_mut().stopped = true;
        }
        if self.sort != BattleKind::Sortie && !overrun {
            board.party_mut().fought.insert(space);
        }
        self.stage = Stage::Retreated;
        if winner == attacker {
            board.remove_fieldworks(space, world);
        }
        if winner == defender || self.slipping(board) {
            if self.sort == BattleKind::Raid && self.from.is_none() {
                // The attackers did not move to this space, so they have no space to go back to.
                let units = self.attackers.and(board.units_in(space));
                let leaders = self.leaders.and(board.leaders_in(space));
                return Step::Call(Frame::Retreat(Retreat::new(
                    attacker, space, None, units, leaders,
                )));
            }
            self.attackers_leave(board, world);
            return self.resume(board, world);
        }
        let units = board.outside_in(defender, space);
        let leaders = board.leaders_out(defender, space);
        let retreat = Retreat::new(defender, space, self.from, units, leaders);
        Step::Call(Frame::Retreat(retreat))
    }

    /// Returns true if the attacker is an infiltrator intercepted at a fort or fortress. In that
    /// case the attacker goes back and the defender stays, whichever side wins (6.712).
    fn slipping(&self, board: &Board) -> bool {
        let walls = board.strongholds(self.defender()).minus(board.sieges);
        self.infiltrating && walls.has(self.space)
    }

    /// Moves the attackers back to the space that they came from. After a sortie they simply stay
    /// inside.
    fn attackers_leave(&mut self, board: &mut Board, world: &mut dyn World<Event>) {
        let units = self.attackers.and(board.units_in(self.space));
        let leaders = self.leaders.and(board.leaders_in(self.space));
        if self.sort != BattleKind::Sortie {
            let to = self.from.unwrap_or(self.space);
            let rule = if self.slipping(board) { "6.712" } else { "7.92" };
            let slipped = self.infiltrating || self.through;
            let way = (self.space, to);
            fall_back(board, self.attacker, units, leaders, way, (rule, slipped), world);
            if self.sort == BattleKind::Field {
                board.party_mut().at = to;
                board.party_mut().stopped = true;
            }
        }
    }

    /// Destroys the stockade if Drilled Troops have beaten all its defenders (5.45, ruling 53).
    fn stockade(&self, board: &mut Board, world: &mut dyn World<Event>) {
        let (side, foe, space) = (self.attacker, self.defender(), self.space);
        let drilled = self.units(board, side).and(FACTS.drilled).any();
        let beaten = board.outside_in(foe, space).is_empty() && self.units(board, side).any();
        if self.sort == BattleKind::Field && beaten && drilled && board.stockades[foe].has(space) {
            board.stockades[foe].remove(space);
            world.tell(Event::Work {
                side: foe,
                space,
                work: Building::Stockade,
                fate: FortChange::Destroyed,
                rule: "5.45",
            });
            board.score(side, 1, Why::Stockade, world);
        }
    }
}

impl Procedure<Rules> for Battle {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        match self.stage {
            Stage::Join => self.attacker.into(),
            Stage::Militia => match self.space.facts().department {
                Some(department) => department.side().into(),
                None => Sides::NONE,
            },
            _ => Sides::NONE,
        }
    }

    fn ask(&self, _: &Board) -> Prompt {
        let (rule, key) = match self.stage {
            Stage::Join => ("8.251", "ask-join"),
            _ => ("7.3", "ask-militia"),
        };
        Prompt::new(rule, key).with(|text| text.name("space", self.space.key()))
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        out.extend([Action::Done, Action::TakeAll]);
        let units = match self.stage {
            Stage::Join => self.may_join(board),
            _ => self.militia_at_hand(board),
        };
        out.extend(board.classes(units).map(|class| Action::Take(Piece::Unit(class))));
    }

    fn check(&self, board: &Board, _: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        let (missing, units) = match self.stage {
            Stage::Join => (Refusal::new("8.251", "refuse-join-not-there"), self.may_join(board)),
            _ => (Refusal::new("7.3", "refuse-militia-not-there"), self.militia_at_hand(board)),
        };
        match action {
            Action::Done => Ok(Plan::Done),
            Action::TakeAll => Ok(Plan::Take(units)),
            Action::Take(Piece::Unit(class)) => {
                board.pick(units, class).map(|unit| Plan::Take(unit.into())).ok_or(missing)
            }
            _ if self.stage == Stage::Join => Err(Refusal::new("8.251", "refuse-join-or-done")),
            _ => Err(Refusal::new("7.3", "refuse-take-or-done")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        let Plan::Take(units) = plan else {
            self.stage = match self.stage {
                Stage::Join => Stage::Militia,
                _ => Stage::Events(self.attacker),
            };
            return self.resume(board, world);
        };
        let space = self.space;
        if self.stage == Stage::Join {
            self.joined = self.joined.or(units);
            world.tell(Event::Joined { side: self.attacker, space, units });
        } else {
            self.militia = self.militia.or(units);
            board.put_all(units, space);
            if let Some(unit) = units.first() {
                let (side, n) = (unit.side(), units.len());
                world.tell(Event::MilitiaOut { side, space, n, rule: "7.3" });
            }
        }
        self.resume(board, world)
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        let (attacker, defender, space) = (self.attacker, self.defender(), self.space);
        loop {
            match self.stage {
                Stage::Avoid => {
                    self.stage = Stage::Join;
                    let units = self.attackers;
                    if let Some(avoiding) = Avoiding::possible(board, defender, space, None, units)
                    {
                        return Step::Call(avoiding);
                    }
                }
                Stage::Join => {
                    if board.outside_in(defender, space).is_empty() {
                        return Step::Return; // the besiegers have avoided battle
                    }
                    if self.may_join(board).any() {
                        return Step::Stay;
                    }
                    self.stage = Stage::Militia;
                }
                Stage::Militia => {
                    if self.militia_at_hand(board).any() {
                        return Step::Stay;
                    }
                    self.stage = Stage::Events(attacker);
                }
                Stage::Events(side) => {
                    if side == attacker {
                        world.tell(Event::Battle { attacker, space });
                    }
                    self.stage = Stage::EventPlayed(side);
                    let fit = self.fitting(board, side);
                    if let Some(window) = Window::open(board, side, Trigger::Battle, space, fit) {
                        return Step::Call(window);
                    }
                }
                Stage::EventPlayed(side) => {
                    match board.response.take() {
                        None => {
                            self.stage = if side == attacker {
                                Stage::Events(defender)
                            } else {
                                Stage::Fire
                            };
                        }
                        Some(card) => {
                            if card.facts().event == CardEvent::Ambush {
                                self.ambush[side] = true;
                            } else {
                                board.fieldworks.set(space, side == defender);
                            }
                            // The side may play another event.
                            let fit = self.fitting(board, side);
                            if let Some(window) =
                                Window::open(board, side, Trigger::Battle, space, fit)
                            {
                                return Step::Call(window);
                            }
                        }
                    }
                }
                Stage::Fire => {
                    self.stake = BySide::of(|side| Battle::worth_a_point(self.units(board, side)));
                    match self.ambusher() {
                        Some(side) => {
                            self.roll(board, side, world);
                            self.stage = Stage::Lose(side.other(), LossOrder::First);
                        }
                        None => {
                            self.roll(board, attacker, world);
                            self.roll(board, defender, world);
                            self.stage = Stage::Lose(attacker, LossOrder::First);
                        }
                    }
                }
                Stage::Lose(side, turn) => {
                    self.stage = Stage::Check(side, turn);
                    let units = self.units(board, side);
                    let result = self.result(side.other());
                    self.lost[side] = result.min(board.steps(units));
                    if 0 < self.lost[side] {
                        let losses = Losses::new(board, side, space, Manner::Battle, units, result);
                        return Step::Call(Frame::Losses(losses));
                    }
                }
                Stage::Check(side, turn) => {
                    if self.fire[side.other()].is_some_and(|fire| fire.endangers_leaders()) {
                        let leaders = self.involved_leaders(board, side);
                        check_leaders(board, leaders, "7.7", world);
                    }
                    self.stage = match (turn, self.ambusher()) {
                        (LossOrder::Second, _) => Stage::Settle,
                        (LossOrder::First, Some(_)) => Stage::FireBack(side),
                        (LossOrder::First, None) => Stage::Lose(side.other(), LossOrder::Second),
                    };
                }
                Stage::FireBack(side) => {
                    self.stage = Stage::Lose(side.other(), LossOrder::Second);
                    if self.units(board, side).any() {
                        self.roll(board, side, world);
                    }
                }
                Stage::Settle => return self.settle(board, world),
                Stage::Retreated => {
                    self.stockade(board, world);
                    return Step::Return;
                }
            }
        }
    }
}
