//! Retreat (13.9): the spaces to retreat to, and the cost of breaking through.

use std::cell::OnceCell;

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::rules::battle::Overrun;
use crate::{
    Action, Board, Connection, Event, FACTS, Frame, Legal, Rules, Space, Spaces, Step, Units,
    refuse,
};

/// The retreat of a stack from a space where it was beaten or Overwhelmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Retreat {
    side: Side,
    pub from: Space,
    units: Units,
    /// Whether the stack was the attacker, and may go back to the space that it came from (13.9.1).
    attacker: bool,
}

/// The kind of space that a retreat leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RetreatKind {
    Safe,
    /// Into an enemy-held space whose defenders are Overwhelmed (13.9.3 #5A).
    Overwhelm,
    /// Into a Battle that is still to be fought (13.9.3 #5B).
    Battle,
}

/// Returns the coastal spaces to which a Fleet may retreat, by the Fleet Retreat Priorities, or the
/// Sail Box (13.9.2).
pub fn fleet_havens(board: &Board, side: Side, not: Spaces) -> Spaces {
    let mut coast = FACTS.coastal.minus(board.present(side.other())).minus(not);
    if side == Side::French {
        coast = coast.minus(FACTS.bases);
    }
    let seas = board.friendly_coast(side);
    let priorities =
        [board.friendly_home(side), board.friendly(side).and(seas), FACTS.wilderness.and(seas)];
    priorities
        .into_iter()
        .map(|spaces| spaces.and(coast))
        .find(|spaces| spaces.any())
        .unwrap_or(Space::SAIL.into())
}

impl Retreat {
    /// Returns the retreat of all units of a side that can leave a lost Battle.
    pub fn beaten(board: &Board, side: Side, from: Space, attacker: bool) -> Option<Retreat> {
        let units = board.stack(side, from).and(FACTS.mobile);
        units.any().then_some(Retreat { side, from, units, attacker })
    }

    /// Returns the retreat of an Overwhelmed stack, which retreats like a defender (10.3.2).
    pub fn overwhelmed(board: &Board, side: Side, from: Space) -> Retreat {
        let units = board.stack(side, from).and(FACTS.mobile);
        Retreat { side, from, units, attacker: false }
    }

    /// Returns the spaces that the enemies of a defender came from this round (13.9.1).
    fn pursuit(&self, board: &Board) -> Spaces {
        if self.attacker {
            return Spaces::NONE;
        }
        let foe = self.side.other();
        let used = self.from.ways().iter().filter(|way| board.entered(foe, **way, self.from));
        used.map(|way| way.other(self.from)).collect()
    }

    /// Returns the adjacent spaces that the units could enter, before any priority applies.
    fn around(&self, board: &Board, units: Units) -> Spaces {
        let able = board.ways_for(units);
        let usable = |way: &&Connection| {
            let base = self.side == Side::French && FACTS.bases.has(way.other(self.from));
            !base && able(**way)
        };
        let ways = self.from.ways().iter().filter(usable);
        ways.map(|way| way.other(self.from)).collect::<Spaces>().minus(self.pursuit(board))
    }

    /// Returns the spaces of the first retreat priority that offers any (13.9.1, 13.9.3).
    fn choices(&self, board: &Board, units: Units) -> (RetreatKind, Spaces) {
        let (side, foe) = (self.side, self.side.other());
        if units.and(FACTS.fleets).any() {
            let not = self.pursuit(board).with(self.from);
            return (RetreatKind::Safe, fleet_havens(board, side, not));
        }
        let around = self.around(board, units);
        let free = around.minus(board.present(foe));
        let friendly = board.friendly(side);
        let back = self.back(board, units);
        if back.any() {
            return (RetreatKind::Safe, back);
        }
        let villages = FACTS.all_villages;
        let militia = |space: &Space| 0 < board.militia(foe, *space);
        let unguarded: Spaces =
            free.and(board.friendly(foe)).iter().filter(|space| !militia(space)).collect();
        let priorities = [
            free.and(board.friendly_home(side)),
            free.and(friendly).minus(villages),
            free.and(FACTS.wilderness.or(friendly.and(villages))),
            unguarded,
        ];
        if let Some(spaces) = priorities.into_iter().find(|spaces| spaces.any()) {
            return (RetreatKind::Safe, spaces);
        }
        if board.markers[side].rout.has(self.from) {
            return (RetreatKind::Safe, Spaces::NONE);
        }
        self.last_resorts(board, units, around)
    }

    /// Returns those spaces that an attacker came from which are friendly and free of enemies
    /// (13.9.1).
    fn back(&self, board: &Board, units: Units) -> Spaces {
        if !self.attacker {
            return Spaces::NONE;
        }
        let came = |space: &Space| {
            self.from.way(*space).is_some_and(|way| board.entered(self.side, way, self.from))
        };
        let free = self.around(board, units).minus(board.present(self.side.other()));
        free.and(board.friendly(self.side)).iter().filter(came).collect()
    }

    /// Returns the reason why the stack may not retreat to a space.
    fn barred(&self, board: &Board, to: Space) -> Refusal {
        let why = Refusal::new;
        if self.side == Side::French && FACTS.bases.has(to) {
            return why("2.1.7", "refuse-base");
        }
        if self.pursuit(board).has(to) {
            return why("13.9.1", "refuse-retreat-pursuit");
        }
        if self.units.and(FACTS.fleets).any() {
            return why("13.9.2", "refuse-retreat-fleet");
        }
        match self.from.way(to) {
            None => why("13.9.3", "refuse-retreat-far"),
            Some(way) if !board.ways_for(self.units)(way) => {
                why("10.2", "refuse-retreat-connection")
            }
            _ if self.back(board, self.units).any() => why("13.9.1", "refuse-retreat-back"),
            _ => why("13.9.3", "refuse-retreat"),
        }
    }

    fn last_resorts(&self, board: &Board, units: Units, around: Spaces) -> (RetreatKind, Spaces) {
        let foe = self.side.other();
        let ours = units.minus(FACTS.commanders).len();
        let outnumbered = |space: &Space| {
            !board.works(foe, *space) && Board::outnumbers(ours, board.count(foe, *space))
        };
        let enemy: Spaces = around.and(board.friendly(foe)).iter().filter(outnumbered).collect();
        if enemy.any() {
            return (RetreatKind::Overwhelm, fewest(board, foe, enemy));
        }
        let battles = around.and(board.battles).minus(board.this_round.resolved);
        if battles.any() {
            return (RetreatKind::Battle, fewest(board, foe, battles));
        }
        if !Board::outnumbers(ours, 1) {
            return (RetreatKind::Safe, Spaces::NONE);
        }
        let neutral = around.iter().filter(|space| board.neutral_village(*space).is_some());
        (RetreatKind::Overwhelm, neutral.collect())
    }

    /// Eliminates units that have no space to retreat to: first all except the Light units. If only
    /// Light units are left, eliminates these (13.9.1).
    fn perish(&mut self, board: &mut Board, world: &mut dyn World<Event>) {
        let lights = self.units.and(FACTS.lights);
        let lost = if lights == self.units { lights } else { self.units.minus(lights) };
        world.tell(Event::NoRetreat { side: self.side, space: self.from });
        for unit in lost.minus(FACTS.commanders).iter() {
            board.eliminate(unit, world);
        }
        for unit in lost.and(FACTS.commanders).iter() {
            board.remove_commander(unit, world);
        }
        self.units = self.units.minus(lost);
    }

    fn go(
        &mut self,
        board: &mut Board,
        to: Space,
        way: RetreatKind,
        world: &mut dyn World<Event>,
    ) -> Step {
        let (side, foe) = (self.side, self.side.other());
        world.tell(Event::Retreated { side, from: self.from, to, units: self.units });
        board.shift(side, self.units, to);
        board.come(side, to);
        if board.fighting.is_none() {
            // The stack is driven out of a space before the Battle there is fought (13.9.3).
            board.this_round.fought = board.this_round.fought.minus(self.units);
        }
        match way {
            RetreatKind::Safe => Step::Return,
            RetreatKind::Battle => {
                board.this_round.fought = board.this_round.fought.or(self.units);
                Step::Return
            }
            RetreatKind::Overwhelm => {
                if let Some(nation) = board.neutral_village(to) {
                    board.join_nation(nation, foe, world);
                }
                let price = board.count(foe, to);
                for unit in board.units_of(foe, to).iter() {
                    board.eliminate(unit, world);
                }
                for unit in board.commanders_of(foe, to).iter() {
                    board.remove_commander(unit, world);
                }
                board.battles.remove(to);
                world.tell(Event::Overwhelmed { side, space: to });
                Step::Become(Frame::Overrun(Overrun::new(side, to, self.units, price)))
            }
        }
    }
}

/// Returns the spaces among `spaces` that have the fewest enemies.
fn fewest(board: &Board, foe: Side, spaces: Spaces) -> Spaces {
    let Some(least) = spaces.iter().map(|space| board.count(foe, space)).min() else {
        return Spaces::NONE;
    };
    spaces.iter().filter(|space| board.count(foe, *space) == least).collect()
}

impl Procedure<Rules> for Retreat {
    type Plan = (Space, RetreatKind);
    /// The spaces where the stack may go, and the kind of retreat that leads there.
    type Shared = OnceCell<(RetreatKind, Spaces)>;

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }
    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("13.9.1", "ask-retreat").with(|text| text.name("space", self.from.key()))
    }
    fn candidates(&self, board: &Board, _: Side, shared: &Self::Shared, out: &mut Vec<Action>) {
        let (_, spaces) = shared.get_or_init(|| self.choices(board, self.units));
        out.extend(spaces.iter().map(Action::To));
    }
    fn check(
        &self,
        board: &Board,
        _: Side,
        action: Action,
        shared: &Self::Shared,
    ) -> Legal<(Space, RetreatKind)> {
        let (way, spaces) = *shared.get_or_init(|| self.choices(board, self.units));
        match action {
            Action::To(to) if spaces.has(to) => Ok((to, way)),
            Action::To(to) => Err(self.barred(board, to)),
            _ => refuse("13.9.1", "refuse-retreating"),
        }
    }
    fn choose(
        &mut self,
        board: &mut Board,
        (to, way): (Space, RetreatKind),
        world: &mut dyn World<Event>,
    ) -> Step {
        self.go(board, to, way, world)
    }
    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        while self.units.any() {
            if self.choices(board, self.units).1.any() {
                return Step::Stay;
            }
            self.perish(board, world);
        }
        Step::Return
    }
    fn meant(&self, _: &Board, space: Space) -> Option<Action> {
        Some(Action::To(space))
    }
}
