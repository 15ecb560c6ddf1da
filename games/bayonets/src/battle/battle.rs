//! A Battle, from its preparation to what follows it (13.1 to 13.8).

use engine::{Ask, BySide, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use super::combining::Combining;
use super::dice::{Dice, Face, Group, Reason};
use super::hits;
use super::retreat::Retreat;
use crate::action::{Action, Work};
use crate::board::Board;
use crate::event::Event;
use crate::facts::{Card, Class, FACTS, Happening, Kind, Pool, Shape, Space, Unit, Units};
use crate::frame::{Frame, Procedure, Step};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    // Preparation (13.2), the attacker first in each.
    Emergency(Side),
    Combine(Side),
    Events(Side),
    Command(Side),
    Begin,
    // Battle rolls (13.3.3).
    Roll,
    Reroll,
    Replace,
    Hits,
    Bts,
    Withdraw,
    Flags,
    Militia,
    // What follows (13.6 to 13.9).
    Outcome,
    Rout,
    Fort,
    Retreat,
    Desertion,
    After,
}

/// A reason why a marker starts below zero (13.3.2).
#[derive(Clone, Copy, Debug)]
pub struct Penalty {
    pub key: &'static str,
    pub rule: &'static str,
    pub n: i8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    pub space: Space,
    pub attacker: Side,
    stage: Stage,
    /// Units that take part, while they live.
    engaged: BySide<Units>,
    /// Defenders that fell before they could roll (13.3.3).
    fallen: Units,
    pub militia: BySide<u8>,
    pub marker: BySide<i8>,
    pub commander: BySide<Option<Unit>>,
    pub rerolls: BySide<u8>,
    /// Rerolls of a card's event that are left (cards 8, 14, 27).
    card_rerolls: BySide<u8>,
    /// The marker moves that events have made (cards 32, 37, 41).
    events: BySide<i8>,
    /// The Fort's B&Ts are misses (card 37).
    coup: bool,
    pub roller: Side,
    group: u8,
    pub dice: Dice,
    hits: u8,
    bts: u8,
    /// Among whom a Hit is to be taken.
    pending: Units,
    /// The first Hit on a Metropolitan Brigade has been taken (13.4.2).
    metropolitan_hit: bool,
    /// Against a Fort, or in an enemy's Settled Space (13.7.1).
    walls: bool,
    had_bastion: bool,
    loser: Side,
    routed: bool,
}

pub enum Plan {
    Emergency,
    Event(Happening),
    Commander(Unit),
    Reroll(Face, Reason),
    Lose(Unit),
    Withdraw(Unit, Space),
    Fort(bool),
    Pass,
}

impl Battle {
    pub fn at(board: &Board, space: Space) -> Battle {
        let attacker = defender(board, space).other();
        Battle {
            space,
            attacker,
            stage: Stage::Emergency(attacker),
            engaged: BySide::of(|side| board.stack(side, space).minus(board.fought)),
            fallen: Units::NONE,
            militia: BySide::of(|side| board.militia(side, space)),
            marker: BySide::default(),
            commander: BySide::default(),
            rerolls: BySide::default(),
            card_rerolls: BySide::default(),
            events: BySide::default(),
            coup: false,
            roller: attacker,
            group: 0,
            dice: Dice::default(),
            hits: 0,
            bts: 0,
            pending: Units::NONE,
            metropolitan_hit: false,
            walls: false,
            had_bastion: false,
            loser: attacker,
            routed: false,
        }
    }

    pub fn defender(&self) -> Side {
        self.attacker.other()
    }
    pub fn group(&self) -> Group {
        Group::ALL[usize::from(self.group)]
    }
    /// Units of a side that still fight, Commanders not counted.
    pub fn alive(&self, board: &Board, side: Side) -> Units {
        board.units_of(side, self.space).and(self.engaged[side])
    }
    pub fn commanders(&self, board: &Board, side: Side) -> Units {
        board.commanders_of(side, self.space).and(self.engaged[side])
    }

    /// What weighs on a stack (13.3.2).
    pub fn penalties(&self, board: &Board, side: Side) -> Vec<Penalty> {
        let units = self.alive(board, side);
        let mut penalties = Vec::new();
        let mut weigh = |n: i8, key: &'static str, rule: &'static str| {
            if 0 < n {
                penalties.push(Penalty { key, rule, n: -n });
            }
        };
        let on = |marked: BySide<crate::facts::Spaces>| i8::from(marked[side].has(self.space));
        weigh(on(board.landing), "panel-landing", "10.6.1");
        weigh(on(board.marshal), "panel-marshal", "11.0");
        weigh(on(board.rout), "panel-rout", "13.8");
        let doubled = 1 + i8::from(8 <= units.len());
        weigh(on(board.oos) * doubled, "panel-oos", "14.1.1");
        let fort = board.stack(side.other(), self.space).and(FACTS.forts).any();
        if side == self.attacker && fort {
            let guns = units.and(FACTS.artillery).any();
            weigh(if guns { 1 } else { 2 }, "panel-fort", "3.5");
        }
        penalties
    }

    /// A Fleet could be given up for its guns (13.2.2).
    fn may_improvise(&self, board: &Board, side: Side) -> bool {
        let fleets = self.alive(board, side).and(FACTS.fleets);
        1 < fleets.len() && self.spare_guns(board, side).is_some()
    }
    fn spare_guns(&self, board: &Board, side: Side) -> Option<Unit> {
        let pool = board.units_in(Space::pool(crate::facts::Pool::artillery(side)));
        let lost = board.units_in(Space::losses(side)).and(FACTS.artillery);
        pool.first().or(lost.first())
    }

    /// An event that the side may play as the Battle begins (cards 32, 37, 41).
    fn event(&self, board: &Board, side: Side) -> Option<Happening> {
        if side != Side::French {
            return None;
        }
        let kind = self.space.facts().kind;
        let lights = self.alive(board, side).and(FACTS.lights).any();
        let fort = board.stack(Side::British, self.space).and(FACTS.forts).any();
        let fits = |event: &Happening| match event {
            Happening::WildernessAmbush => {
                lights && matches!(kind, Kind::Outpost | Kind::Wilderness)
            }
            Happening::CoupDeMain => fort,
            _ => self.defender() == Side::French,
        };
        [Happening::WildernessAmbush, Happening::CoupDeMain, Happening::IndomitableAbbatis]
            .into_iter()
            .filter(|event| board.offers(side, *event))
            .find(fits)
    }

    /// Rolls of a side that a card lets it make again, for this group.
    fn card_helps(&self, board: &Board, side: Side) -> Option<Happening> {
        let metropolitan = matches!(self.group(), Group::Highland | Group::Metropolitan);
        let event = if self.group().shape() == Shape::Circle {
            Happening::LuckyCannonball
        } else if metropolitan {
            Happening::PerfectVolleys
        } else {
            return None;
        };
        (0 < self.card_rerolls[side] && board.in_play(side, event)).then_some(event)
    }

    fn check_reroll(&self, board: &Board, face: Face, reason: Reason) -> Result<(), Refusal> {
        let (side, group) = (self.roller, self.group());
        let granted = match reason {
            Reason::Highland => group == Group::Highland,
            Reason::Commander => {
                0 < self.rerolls[side]
                    && self.commander[side]
                        .is_some_and(|unit| unit.facts().rerolls.contains(&group.shape()))
            }
            Reason::Card => self.card_helps(board, side).is_some(),
        };
        if !granted {
            return Err(Refusal::new("13.5", "refuse-reroll-reason"));
        }
        if face == Face::Flag || !self.dice.has(face, reason) {
            return Err(Refusal::new("13.5", "refuse-reroll-die"));
        }
        if face.hits(group.shape()) {
            let hits = self.dice.hits(group.shape());
            let enemy = self.alive(board, side.other());
            if hits::scored(board, group, enemy, hits, self.marker[side]) == hits {
                return Err(Refusal::new("13.5", "refuse-reroll-hit"));
            }
        }
        Ok(())
    }

    fn any_reroll(&self, board: &Board) -> bool {
        Face::ALL.into_iter().any(|face| {
            Reason::ALL.into_iter().any(|reason| self.check_reroll(board, face, reason).is_ok())
        })
    }

    /// How a die falls; a Fort caught by surprise does no harm with a B&T (card 37).
    fn face(&self, die: u8) -> Face {
        match Face::of(die) {
            Face::BT
                if self.coup && self.roller == Side::British && self.group() == Group::Works =>
            {
                Face::Miss
            }
            face => face,
        }
    }

    fn roll(&mut self, board: &Board, table: &mut impl Table<Event>) {
        let side = self.roller;
        let mut units = self.alive(board, side);
        if side == self.defender() {
            units = units.or(self.fallen);
        }
        let n = units.and(self.group().units()).len();
        self.dice = Dice::default();
        if n == 0 {
            self.stage = Stage::Flags;
            return;
        }
        for _ in 0..n {
            let die = table.die();
            self.dice.add(self.face(die), 0);
        }
        table.tell(Event::Rolled { side, group: self.group(), dice: self.dice });
        self.stage = Stage::Reroll;
    }

    fn reroll(
        &mut self,
        board: &mut Board,
        face: Face,
        reason: Reason,
        table: &mut impl Table<Event>,
    ) {
        let side = self.roller;
        let reasons = self.dice.take(face, reason);
        let die = table.die();
        let rolled = self.face(die);
        self.dice.add(rolled, reasons);
        table.tell(Event::Rerolled { side, reason, from: face, die });
        match reason {
            Reason::Highland => {}
            Reason::Card => {
                if let Some(event) = self.card_helps(board, side) {
                    board.use_up(event);
                }
                self.card_rerolls[side] -= 1;
            }
            Reason::Commander => {
                self.rerolls[side] -= 1;
                if rolled == Face::Miss {
                    self.casualty(board, table);
                }
            }
        }
    }

    /// A Commander's reroll was a Miss: another Miss, and he is gone (13.5.1).
    fn casualty(&mut self, board: &mut Board, table: &mut impl Table<Event>) {
        let side = self.roller;
        let die = table.die();
        let fell = Face::of(die) == Face::Miss;
        table.tell(Event::Casualty { side, die, fell });
        if !fell {
            return;
        }
        if let Some(unit) = self.commander[side].take() {
            board.remove_commander(unit, table);
        }
        if 0 < self.rerolls[side] && self.commanders(board, side).any() {
            self.stage = Stage::Replace;
        }
    }

    fn lead(&mut self, side: Side, unit: Unit, most: u8) {
        self.commander[side] = Some(unit);
        self.rerolls[side] = unit.facts().rating.min(most);
    }

    /// Marks, and a Hit if the marker is above zero (13.3.3).
    fn advance(&mut self, side: Side, n: u8) -> bool {
        self.marker[side] += n as i8;
        0 < self.marker[side]
    }

    /// A Hit falls on one of those: at once if they are alike.
    fn strike(&mut self, board: &mut Board, among: Units, table: &mut impl Table<Event>) -> bool {
        let Some(first) = among.first() else { return true };
        if board.of_class(among, board.class(first)) == among {
            self.fell(board, first, table);
            return true;
        }
        self.pending = among;
        false
    }

    fn fell(&mut self, board: &mut Board, unit: Unit, table: &mut impl Table<Event>) {
        self.pending = Units::NONE;
        let owner = self.roller.other();
        if !board.hit(unit, table) {
            return;
        }
        if owner == self.defender() {
            self.fallen.insert(unit);
        }
        if !board.present(owner).has(self.space) {
            self.dismiss(board, owner, table);
        }
    }

    /// Commanders go with the last of their units (13.4.2).
    fn dismiss(&mut self, board: &mut Board, side: Side, table: &mut impl Table<Event>) {
        for unit in board.commanders_of(side, self.space).iter() {
            board.remove_commander(unit, table);
        }
        self.commander[side] = None;
        self.rerolls[side] = 0;
    }

    /// Applies the Hits of the group one by one; false while somebody must choose.
    fn apply_hits(&mut self, board: &mut Board, table: &mut impl Table<Event>) -> bool {
        while 0 < self.hits {
            let side = self.roller;
            let enemy = self.alive(board, side.other());
            let first = !self.metropolitan_hit;
            let among = hits::candidates(board, self.group(), enemy, first);
            if among.is_empty() {
                self.hits = 0;
                break;
            }
            self.hits -= 1;
            if self.advance(side, 1) {
                self.metropolitan_hit |= among.and(FACTS.metropolitan).any();
                if !self.strike(board, among, table) {
                    return false;
                }
            }
        }
        true
    }

    /// Applies the B&Ts of the group; false while somebody must choose.
    fn apply_bts(&mut self, board: &mut Board, table: &mut impl Table<Event>) -> bool {
        let (side, group) = (self.roller, self.group());
        let foe = side.other();
        while 0 < self.bts {
            self.bts -= 1;
            let brigade = group.shape() == Shape::Square;
            if brigade && 0 < self.militia[foe] {
                self.militia[foe] -= 1;
                table.tell(Event::MilitiaFled { side: foe, space: self.space });
            }
            let fires = matches!(
                group,
                Group::Highland | Group::Metropolitan | Group::Works | Group::Artillery
            );
            if fires {
                let among = hits::bt_candidates(board, self.alive(board, foe));
                if among.any() && self.advance(side, 1) && !self.strike(board, among, table) {
                    return false;
                }
            }
            if group == Group::Fleet && self.havens(board).any() {
                self.stage = Stage::Withdraw;
                return false;
            }
        }
        true
    }

    /// Where a Fleet of the roller may withdraw to (13.3.3).
    fn havens(&self, board: &Board) -> crate::facts::Spaces {
        if self.alive(board, self.roller).and(FACTS.fleets).is_empty() {
            return Default::default();
        }
        let side = self.roller;
        board
            .friendly_home(side)
            .and(FACTS.coastal)
            .minus(board.present(side.other()))
            .minus(board.battles)
            .without(self.space)
    }

    fn flags(&mut self, board: &Board) {
        let calm = !(self.group() == Group::Fleet && board.rough_seas());
        if calm {
            self.advance(self.roller, self.dice.count(Face::Flag));
        }
    }

    fn next_group(&mut self) {
        self.dice = Dice::default();
        self.group += 1;
        self.stage = Stage::Roll;
        if usize::from(self.group) == Group::ALL.len() {
            self.group = 0;
            if self.roller == self.attacker {
                self.roller = self.defender();
            } else {
                self.stage = Stage::Militia;
            }
        }
    }

    fn militia_rolls(&mut self, table: &mut impl Table<Event>) {
        for side in [self.attacker, self.defender()] {
            for _ in 0..self.militia[side] {
                let die = table.die();
                let flag = Face::of(die) == Face::Flag;
                self.advance(side, u8::from(flag));
                table.tell(Event::MilitiaRoll { side, die });
            }
        }
    }

    /// Who has lost, and whether he is Routed (13.6, 13.8).
    fn outcome(&mut self, board: &mut Board, table: &mut impl Table<Event>) {
        let (attacker, defender) = (self.attacker, self.defender());
        let stands = |side: Side| self.alive(board, side).any() || 0 < self.militia[side];
        let won = self.marker[defender] < self.marker[attacker];
        let attacker_wins = stands(attacker) && (won || !stands(defender));
        self.loser = if attacker_wins { defender } else { attacker };
        let winner = self.loser.other();
        let by_three = 3 <= self.marker[winner] - self.marker[self.loser];
        let last_bastion = self.had_bastion
            && self.loser == defender
            && self.alive(board, defender).and(FACTS.bastions).is_empty();
        table.tell(Event::Won { side: winner, space: self.space, marker: self.marker });
        if by_three && last_bastion {
            for unit in self.alive(board, defender).minus(FACTS.lights).iter() {
                board.eliminate(unit, table);
            }
            self.dismiss(board, defender, table);
        }
        self.routed = (by_three || last_bastion) && self.alive(board, self.loser).any();
        if self.routed {
            board.rout[self.loser].insert(self.space);
            table.tell(Event::Routed { side: self.loser, space: self.space });
        }
        self.stage = if self.routed { Stage::Rout } else { Stage::Fort };
    }

    /// Who pays for a Rout (13.8, ruling 100).
    fn rout_candidates(&self, board: &Board) -> Units {
        let units = self.alive(board, self.loser);
        let plain = units.minus(FACTS.forts).minus(FACTS.bastions).minus(FACTS.indians);
        let kinds = [
            units.and(FACTS.artillery),
            plain,
            units.and(FACTS.indians),
            units.and(FACTS.bastions),
        ];
        kinds.into_iter().find(|units| units.any()).unwrap_or_default()
    }

    /// A Bastion is left: the defender stays, and nothing is won (13.9).
    fn cancelled(&self, board: &Board) -> bool {
        self.loser == self.defender() && board.fortress(self.space)
    }

    fn fort(&self, board: &Board) -> Option<Unit> {
        board.stack(self.loser, self.space).and(FACTS.forts).first()
    }

    /// The beaten Fort is razed, or becomes the winner's (13.8, 13.9.5).
    fn end_fort(&mut self, board: &mut Board, raze: bool, table: &mut impl Table<Event>) {
        let Some(fort) = self.fort(board) else { return };
        let winner = self.loser.other();
        let reduced = board.is_reduced(fort);
        board.put(fort, Space::GONE);
        let spare = board.units_in(Space::pool(Pool::forts(winner))).first().filter(|_| !raze);
        match spare {
            Some(new) => {
                board.put(new, self.space);
                board.set_reduced(new, reduced);
                board.fought.insert(new);
                table.tell(Event::FortTaken { side: winner, space: self.space });
            }
            None => {
                table.tell(Event::Built { side: self.loser, space: self.space, work: Work::Raze })
            }
        }
        if !board.present(self.loser).has(self.space) {
            self.dismiss(board, self.loser, table);
        }
    }

    fn desertion(&self, board: &mut Board, table: &mut impl Table<Event>) {
        if self.loser != self.defender() || !self.walls {
            return;
        }
        let indians = self.alive(board, self.attacker).and(FACTS.indians);
        if indians.is_empty() {
            return;
        }
        let nth = |n: usize| indians.iter().nth(n).expect("so many are there");
        let unit = nth(table.draw(usize::from(indians.len()), &|n| nth(n).sort().to_string()));
        table.tell(Event::Deserted { side: self.attacker, unit });
        board.eliminate(unit, table);
    }

    fn after(&mut self, board: &mut Board, table: &mut impl Table<Event>) {
        for side in Side::BOTH {
            board.fought = board.fought.or(self.alive(board, side));
            board.landing[side].remove(self.space);
            board.marshal[side].remove(self.space);
        }
        board.resolved.insert(self.space);
        if !self.cancelled(board) {
            board.battles.remove(self.space);
        }
        board.end_fight();
        for side in Side::BOTH {
            board.strand(side, table);
        }
    }

    fn prepared(&mut self, side: Side, next: fn(Side) -> Stage, then: Stage) {
        self.stage = if side == self.attacker { next(self.defender()) } else { then };
    }

    fn begin(&mut self, board: &Board, table: &mut impl Table<Event>) {
        for side in Side::BOTH {
            let weight: i8 = self.penalties(board, side).iter().map(|it| it.n).sum();
            let moved = self.events[side];
            self.marker[side] = (weight + moved.min(0)).max(-5) + moved.max(0);
            let helps = [Happening::LuckyCannonball, Happening::PerfectVolleys];
            if helps.into_iter().any(|event| board.offers(side, event)) {
                self.card_rerolls[side] = 3;
            }
        }
        self.had_bastion = self.alive(board, self.defender()).and(FACTS.bastions).any();
        table.tell(Event::Battle {
            attacker: self.attacker,
            space: self.space,
            units: self.engaged,
            militia: self.militia,
            marker: self.marker,
        });
    }

    fn play_event(&mut self, board: &mut Board, event: Happening, table: &mut impl Table<Event>) {
        board.use_up(event);
        table.tell(Event::CardEvent { side: Side::French, event });
        match event {
            Happening::WildernessAmbush => {
                let lights = self.alive(board, Side::French).and(FACTS.lights).len();
                self.events[Side::French] += if 3 <= lights { 2 } else { 1 };
            }
            Happening::CoupDeMain => {
                self.events[Side::French] += 1;
                self.coup = true;
            }
            _ => self.events[Side::British] -= 2,
        }
    }

    /// The side that is asked.
    fn asked(&self) -> Side {
        match self.stage {
            Stage::Emergency(side) | Stage::Events(side) | Stage::Command(side) => side,
            Stage::Hits | Stage::Bts => self.roller.other(),
            Stage::Rout | Stage::Fort => self.loser,
            _ => self.roller,
        }
    }
}

/// Who defends (13.1, ruling 78).
fn defender(board: &Board, space: Space) -> Side {
    let held = |side: Side| board.held[side].has(space);
    let militia = |side: Side| 0 < board.militia(side, space);
    if board.fortress(space) {
        return Side::French;
    }
    let tests: [&dyn Fn(Side) -> bool; 3] =
        [&held, &militia, &|side: Side| board.came_first(side, space)];
    for test in tests {
        match (test(Side::French), test(Side::British)) {
            (true, false) => return Side::French,
            (false, true) => return Side::British,
            _ => {}
        }
    }
    Side::French
}

impl Procedure for Battle {
    type Plan = Plan;

    fn awaited(&self) -> Sides {
        self.asked().into()
    }

    fn ask(&self, _: &Board) -> Ask {
        let (rule, key) = match self.stage {
            Stage::Emergency(_) => ("13.2.2", "ask-emergency"),
            Stage::Events(_) => ("7.4", "ask-battle-event"),
            Stage::Command(_) => ("13.3.1", "ask-commander"),
            Stage::Replace => ("13.5.1", "ask-replace"),
            Stage::Reroll => ("13.5", "ask-reroll"),
            Stage::Hits | Stage::Bts => ("13.4", "ask-hit"),
            Stage::Withdraw => ("13.3.3", "ask-withdraw"),
            Stage::Rout => ("13.8.s1", "ask-rout"),
            _ => ("13.9.5", "ask-fort"),
        };
        Ask::new(rule, key).with(|text| text.name("space", self.space.key()))
    }

    fn candidates(&self, board: &Board, _: Side, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Emergency(_) => out.extend([Action::Emergency, Action::Pass]),
            Stage::Events(side) => {
                let card = self.event(board, side).and_then(|event| board.card_of(side, event));
                out.extend(card.map(Action::Card));
                out.push(Action::Pass);
            }
            Stage::Command(side) => {
                out.extend(board.classes(self.commanders(board, side)).map(Action::Commander));
            }
            Stage::Replace => {
                let there = self.commanders(board, self.roller);
                out.extend(board.classes(there).map(Action::Commander));
                out.push(Action::Pass);
            }
            Stage::Reroll => {
                for face in Face::ALL {
                    out.extend(Reason::ALL.map(|reason| Action::Reroll(face, reason)));
                }
                out.push(Action::Done);
            }
            Stage::Hits | Stage::Bts => out.extend(board.classes(self.pending).map(Action::Lose)),
            Stage::Withdraw => {
                let fleets = self.alive(board, self.roller).and(FACTS.fleets);
                for class in board.classes(fleets) {
                    let havens = self.havens(board);
                    out.extend(havens.iter().map(|to| Action::Withdraw(class, to)));
                }
                out.push(Action::Pass);
            }
            Stage::Rout => {
                out.extend(board.classes(self.rout_candidates(board)).map(Action::Lose));
            }
            Stage::Fort => out.extend([Action::Fort(Work::Raze), Action::YieldFort]),
            _ => {}
        }
    }

    fn check(&self, board: &Board, _: Side, action: Action) -> Result<Plan, Refusal> {
        let pick =
            |units: Units, class: Class, refusal: Refusal| board.pick(units, class).ok_or(refusal);
        let is =
            |card: Card, event: Option<Happening>| event.is_some() && card.facts().event == event;
        match (self.stage, action) {
            (Stage::Emergency(_), Action::Emergency) => Ok(Plan::Emergency),
            (
                Stage::Emergency(_) | Stage::Events(_) | Stage::Replace | Stage::Withdraw,
                Action::Pass,
            ) => Ok(Plan::Pass),
            (Stage::Events(side), Action::Card(card)) => match self.event(board, side) {
                Some(event) if is(card, Some(event)) => Ok(Plan::Event(event)),
                _ => Err(Refusal::new("7.4", "refuse-battle-event")),
            },
            (Stage::Command(side), Action::Commander(class)) => {
                let refusal = Refusal::new("13.3.1", "refuse-commander");
                pick(self.commanders(board, side), class, refusal).map(Plan::Commander)
            }
            (Stage::Replace, Action::Commander(class)) => {
                let refusal = Refusal::new("13.5.1", "refuse-commander");
                pick(self.commanders(board, self.roller), class, refusal).map(Plan::Commander)
            }
            (Stage::Reroll, Action::Reroll(face, reason)) => {
                self.check_reroll(board, face, reason).map(|()| Plan::Reroll(face, reason))
            }
            (Stage::Reroll, Action::Done) => Ok(Plan::Pass),
            (Stage::Hits | Stage::Bts, Action::Lose(class)) => {
                pick(self.pending, class, Refusal::new("13.4", "refuse-hit")).map(Plan::Lose)
            }
            (Stage::Rout, Action::Lose(class)) => {
                let refusal = Refusal::new("13.8.s1", "refuse-rout-loss");
                pick(self.rout_candidates(board), class, refusal).map(Plan::Lose)
            }
            (Stage::Withdraw, Action::Withdraw(class, to)) => {
                let refusal = Refusal::new("13.3.3", "refuse-withdraw");
                let fleets = self.alive(board, self.roller).and(FACTS.fleets);
                let fleet = pick(fleets, class, refusal)?;
                if !to.on_map() || !self.havens(board).has(to) {
                    return Err(refusal);
                }
                Ok(Plan::Withdraw(fleet, to))
            }
            (Stage::Fort, Action::Fort(Work::Raze)) => Ok(Plan::Fort(true)),
            (Stage::Fort, Action::YieldFort) => Ok(Plan::Fort(false)),
            (Stage::Reroll, _) => Err(Refusal::new("13.5", "refuse-rerolling")),
            (Stage::Hits | Stage::Bts, _) => Err(Refusal::new("13.4", "refuse-hit")),
            _ => Err(Refusal::new("13.3.1", "refuse-battle")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, table: &mut impl Table<Event>) -> Step {
        match plan {
            Plan::Emergency => {
                let Stage::Emergency(side) = self.stage else { return Step::Stay };
                let fleets = self.alive(board, side).and(FACTS.fleets);
                let reduced = fleets.and(board.reduced()).first().or(fleets.first());
                if let (Some(fleet), Some(guns)) = (reduced, self.spare_guns(board, side)) {
                    board.eliminate(fleet, table);
                    board.put(guns, self.space);
                    self.engaged[side].insert(guns);
                    table.tell(Event::Emergency { side, space: self.space });
                }
                self.prepared(side, Stage::Emergency, Stage::Combine(self.attacker));
            }
            Plan::Event(event) => {
                self.play_event(board, event, table);
                let side = self.asked();
                self.prepared(side, Stage::Events, Stage::Command(self.attacker));
            }
            Plan::Commander(unit) => {
                if let Stage::Command(side) = self.stage {
                    self.lead(side, unit, 3);
                    self.prepared(side, Stage::Command, Stage::Begin);
                } else {
                    self.lead(self.roller, unit, self.rerolls[self.roller]);
                    self.stage = Stage::Reroll;
                }
            }
            Plan::Reroll(face, reason) => self.reroll(board, face, reason, table),
            Plan::Lose(unit) if self.stage == Stage::Rout => {
                board.eliminate(unit, table);
                self.stage = Stage::Fort;
            }
            Plan::Lose(unit) => self.fell(board, unit, table),
            Plan::Withdraw(fleet, to) => {
                let side = self.roller;
                table.tell(Event::Retreated { side, from: self.space, to, units: fleet.into() });
                board.shift(side, fleet.into(), to);
                self.engaged[side].remove(fleet);
                self.stage = Stage::Bts;
            }
            Plan::Fort(raze) => {
                self.end_fort(board, raze, table);
                self.stage = Stage::Retreat;
            }
            Plan::Pass => match self.stage {
                Stage::Emergency(side) => {
                    self.prepared(side, Stage::Emergency, Stage::Combine(self.attacker));
                }
                Stage::Events(side) => {
                    self.prepared(side, Stage::Events, Stage::Command(self.attacker));
                }
                Stage::Reroll => {
                    self.hits = self.dice.hits(self.group().shape());
                    self.bts = self.dice.count(Face::BT);
                    self.stage = Stage::Hits;
                }
                Stage::Withdraw => self.stage = Stage::Bts,
                _ => self.stage = Stage::Reroll,
            },
        }
        self.resume(board, table)
    }

    fn resume(&mut self, board: &mut Board, table: &mut impl Table<Event>) -> Step {
        board.fighting = Some(self.space);
        if self.pending.any() {
            return Step::Stay;
        }
        loop {
            match self.stage {
                Stage::Emergency(side) => {
                    if side == self.attacker {
                        let enemy = board.control(self.space) == Some(self.defender());
                        let settled = self.space.facts().kind == Kind::Settled && enemy;
                        let forts = board.stack(self.defender(), self.space).and(FACTS.forts);
                        self.walls = settled || forts.any();
                    }
                    if self.may_improvise(board, side) {
                        return Step::Stay;
                    }
                    self.prepared(side, Stage::Emergency, Stage::Combine(self.attacker));
                }
                Stage::Combine(side) => {
                    self.prepared(side, Stage::Combine, Stage::Events(self.attacker));
                    let units = self.engaged[side];
                    if let Some(it) = Combining::due(board, side, self.space, units) {
                        return Step::Call(Frame::Combining(it));
                    }
                }
                Stage::Events(side) => {
                    if self.event(board, side).is_some() {
                        return Step::Stay;
                    }
                    self.prepared(side, Stage::Events, Stage::Command(self.attacker));
                }
                Stage::Command(side) => {
                    let there = self.commanders(board, side);
                    if 1 < there.len() {
                        return Step::Stay;
                    }
                    if let Some(unit) = there.first() {
                        self.lead(side, unit, 3);
                    }
                    self.prepared(side, Stage::Command, Stage::Begin);
                }
                Stage::Begin => {
                    self.begin(board, table);
                    self.stage = Stage::Roll;
                }
                Stage::Roll => self.roll(board, table),
                Stage::Reroll => {
                    if self.any_reroll(board) {
                        return Step::Stay;
                    }
                    self.hits = self.dice.hits(self.group().shape());
                    self.bts = self.dice.count(Face::BT);
                    self.stage = Stage::Hits;
                }
                Stage::Hits => {
                    if !self.apply_hits(board, table) {
                        return Step::Stay;
                    }
                    self.stage = Stage::Bts;
                }
                Stage::Bts => {
                    if !self.apply_bts(board, table) {
                        return Step::Stay;
                    }
                    self.stage = Stage::Flags;
                }
                Stage::Flags => {
                    self.flags(board);
                    self.next_group();
                }
                Stage::Militia => {
                    self.militia_rolls(table);
                    self.stage = Stage::Outcome;
                }
                Stage::Outcome => self.outcome(board, table),
                Stage::Rout => {
                    let among = self.rout_candidates(board);
                    if let Some(first) = among.first() {
                        if board.of_class(among, board.class(first)) != among {
                            return Step::Stay;
                        }
                        board.eliminate(first, table);
                    }
                    self.stage = Stage::Fort;
                }
                Stage::Fort => {
                    self.stage = Stage::Retreat;
                    if !self.cancelled(board) && self.fort(board).is_some() {
                        let pool = Space::pool(Pool::forts(self.loser.other()));
                        let choice = !self.routed && board.units_in(pool).any();
                        if choice {
                            self.stage = Stage::Fort;
                            return Step::Stay;
                        }
                        self.end_fort(board, false, table);
                    }
                }
                Stage::Retreat => {
                    self.stage = Stage::Desertion;
                    if !self.cancelled(board)
                        && let Some(retreat) = Retreat::beaten(
                            board,
                            self.loser,
                            self.space,
                            self.loser == self.attacker,
                        )
                    {
                        return Step::Call(Frame::Retreat(retreat));
                    }
                }
                Stage::Desertion => {
                    if !self.cancelled(board) {
                        self.desertion(board, table);
                    }
                    self.stage = Stage::After;
                }
                Stage::After => {
                    self.after(board, table);
                    return Step::Return;
                }
                Stage::Replace | Stage::Withdraw => return Step::Stay,
            }
        }
    }
}
