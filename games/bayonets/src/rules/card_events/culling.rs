//! Events that take units away (cards 5, 11, 34 and 53).

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Event, FACTS, Kind, Legal, Rules, Step, Unit, Units};

/// A kind of removal by an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cull {
    FrenchBrigade,
    BritishBrigade,
    BritishColonial,
    BritishMetropolitan,
    Blankets,
    Promises,
}

impl Cull {
    /// Returns the side that loses units, and the side that chooses them.
    fn sides(self) -> (Side, Side) {
        match self {
            Cull::FrenchBrigade => (Side::French, Side::French),
            Cull::BritishBrigade | Cull::BritishColonial | Cull::BritishMetropolitan => {
                (Side::British, Side::British)
            }
            Cull::Blankets | Cull::Promises => (Side::French, Side::British),
        }
    }
    fn rule(self) -> &'static str {
        match self {
            Cull::FrenchBrigade => "card.5",
            Cull::BritishBrigade | Cull::BritishColonial | Cull::BritishMetropolitan => "card.34",
            Cull::Blankets => "card.11",
            Cull::Promises => "card.53",
        }
    }
    fn why(self) -> &'static str {
        match self {
            Cull::FrenchBrigade => "refuse-cull-french-brigade",
            Cull::BritishBrigade => "refuse-cull-british-brigade",
            Cull::BritishColonial => "refuse-cull-colonial",
            Cull::BritishMetropolitan => "refuse-cull-metropolitan",
            Cull::Blankets => "refuse-cull-blankets",
            Cull::Promises => "refuse-cull-promises",
        }
    }
    fn number(self) -> u8 {
        match self {
            Cull::Blankets | Cull::Promises => 2,
            _ => 1,
        }
    }
}

/// The removal of units, chosen one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Culling {
    cull: Cull,
    left: u8,
}

impl Culling {
    pub fn new(cull: Cull) -> Culling {
        Culling { cull, left: cull.number() }
    }
    pub fn victim(&self) -> Side {
        self.cull.sides().0
    }

    pub(super) fn nothing(&self, board: &Board) -> bool {
        let next = Culling::new(Cull::BritishMetropolitan);
        self.among(board).is_empty()
            && (self.cull != Cull::BritishColonial || next.among(board).is_empty())
    }

    fn among(&self, board: &Board) -> Units {
        let own = board.own(self.victim());
        let other = FACTS.of_kind[Kind::NonMetropolitan as usize];
        match self.cull {
            Cull::FrenchBrigade => {
                let metropolitan = board.playing(own.and(FACTS.metropolitan));
                if metropolitan.any() { metropolitan } else { board.playing(own.and(other)) }
            }
            Cull::BritishBrigade => board.playing(own.and(FACTS.brigades)),
            Cull::BritishColonial => board.playing(own.and(other)),
            Cull::BritishMetropolitan => board.playing(own.and(FACTS.metropolitan)),
            Cull::Blankets => on_map(board, own.and(FACTS.indians)),
            Cull::Promises => {
                let named = ["mingo", "delaware", "chaouanon"];
                let of = |unit: &Unit| named.contains(&unit.sort().id());
                on_map(board, own.and(FACTS.indians).iter().filter(of).collect())
            }
        }
    }

    /// Removes a unit. A Commander is removed with the last unit of his stack, unless the unit is
    /// an Indian one taken by card 11 or 53: such units count as lost, not as killed.
    fn remove(&self, board: &mut Board, unit: Unit, world: &mut dyn World<Event>) {
        let (side, at) = (self.victim(), board.at(unit).space());
        board.eliminate(unit, world);
        let killed = !matches!(self.cull, Cull::Blankets | Cull::Promises);
        if let Some(at) = at.filter(|at| killed && !board.present(side).has(*at)) {
            for commander in board.commanders_of(side, at).iter() {
                board.remove_commander(commander, world);
            }
        }
    }
}

fn on_map(board: &Board, units: Units) -> Units {
    units.iter().filter(|unit| board.at(*unit).map_space().is_some()).collect()
}

impl Procedure<Rules> for Culling {
    type Plan = Unit;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.cull.sides().1.into()
    }
    /// If all units must be removed, their order does not matter.
    fn owed(&self, board: &Board) -> Option<Action> {
        let among = self.among(board);
        let mut posts = board.posts(among);
        let (class, at) = posts.next()?;
        let all = among.len() <= self.left;
        (all || posts.next().is_none()).then_some(Action::Remove(class, at))
    }
    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new(self.cull.rule(), "ask-cull").with(|text| text.number("n", self.left))
    }
    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        let among = board.posts(self.among(board));
        out.extend(among.map(|(class, at)| Action::Remove(class, at)));
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Legal<Unit> {
        let refusal = Refusal::new(self.cull.rule(), self.cull.why());
        let Action::Remove(class, at) = action else { return Err(refusal) };
        board.pick(self.among(board).and(board.units_in(at)), class).ok_or(refusal)
    }
    fn choose(&mut self, board: &mut Board, unit: Unit, world: &mut dyn World<Event>) -> Step {
        self.remove(board, unit, world);
        self.left -= 1;
        self.resume(board, world)
    }
    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        while self.left == 0 || !self.among(board).any() {
            if self.cull != Cull::BritishColonial {
                return Step::Return;
            }
            *self = Culling::new(Cull::BritishMetropolitan);
        }
        Step::Stay
    }
}
