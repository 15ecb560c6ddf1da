//! Marshal Troops (11.0): units of adjacent spaces gather in one space.

use std::cell::OnceCell;

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::rules::battle::Retreat;
use crate::rules::movement::{Encounter, Load, Moving, check_start, check_way, enter, one_reason};
use crate::{
    Action, Board, Class, Connection, Event, FACTS, Frame, Legal, MOST_WAYS, Rules, Space, Step,
    Unit, Units, refuse,
};

/// The activation of a unit, which gathers other units in its space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Marshal {
    pub side: Side,
    pub at: Space,
    activated: Option<Unit>,
    /// Whether a unit has been called.
    called: bool,
}

/// The units that may enter the space by each of its connections, in the order of the connections.
#[derive(Default)]
pub struct Shared {
    coming: [OnceCell<Units>; MOST_WAYS],
}

pub enum Plan {
    Activate(Unit),
    Call(Connection, Units),
    Done,
}

impl Marshal {
    pub fn new(side: Side, at: Space) -> Marshal {
        Marshal { side, at, activated: None, called: false }
    }

    /// Returns the units that can be activated to marshal others (11.0).
    pub fn marshals(board: &Board, side: Side, at: Space) -> Units {
        if board.markers[side].rout.has(at) {
            return Units::NONE;
        }
        board.ready(side, at).minus(FACTS.lights)
    }

    /// Checks that units may leave an adjacent space with enemies in it (10.2.1).
    fn check_leave(&self, board: &Board, way: Connection) -> Legal<()> {
        let from = way.other(self.at);
        if board.pinned(self.side, from) {
            return refuse("10.2.1", "refuse-pinned");
        }
        check_start(board, self.side, way, from)
    }

    /// Returns the units of an adjacent space that may enter the space by its nth connection (11.0,
    /// rulings 20 and 65).
    fn coming(&self, board: &Board, nth: usize, shared: &Shared) -> Units {
        *shared.coming[nth].get_or_init(|| {
            let (side, at, way) = (self.side, self.at, self.at.ways()[nth]);
            let from = way.other(at);
            if !board.somebody(side, from)
                || self.check_leave(board, way).is_err()
                || board.neutral_village(at).is_some()
            {
                return Units::NONE;
            }
            let comes =
                |unit: &Unit| check_way(board, side, way, at, Load::of((*unit).into())).is_ok();
            board.able(Moving::ready(board, side, from), way).iter().filter(comes).collect()
        })
    }

    /// Returns the reason why no unit of a class may enter the space by a connection (11.0, ruling
    /// 65).
    fn uncallable(&self, board: &Board, class: Class, way: Connection) -> Refusal {
        let from = way.other(self.at);
        let absent = Refusal::new("11.0.s2", "refuse-call");
        let ready = match board.check_ready(self.side, from, class, Units::NONE, absent) {
            Ok(ready) => ready,
            Err(why) => return why,
        };
        if let Err(why) = self.check_leave(board, way) {
            return why;
        }
        if !class.sort.facts().kind.moves() {
            return Refusal::new("10.2", "refuse-works");
        }
        if board.able(ready, way).is_empty() {
            return Refusal::new("10.2", "refuse-unit-connection");
        }
        let load = Load::of(ready.first().into_iter().collect());
        check_way(board, self.side, way, self.at, load).err().unwrap_or(absent)
    }

    /// Returns the reason why units can't come from the adjacent spaces, if it is the same for all
    /// of them.
    pub fn hindrance(&self, board: &Board) -> Option<Refusal> {
        let ways = self.at.ways().iter();
        one_reason(ways.flat_map(|way| {
            let classes = board.classes(board.stack(self.side, way.other(self.at)));
            classes.map(|class| self.uncallable(board, class, *way))
        }))
    }

    /// Returns true if any unit of an adjacent space could be called.
    fn possible(&self, board: &Board, shared: &Shared) -> bool {
        (0..self.at.ways().len()).any(|nth| self.coming(board, nth, shared).any())
    }
}

impl Procedure<Rules> for Marshal {
    type Plan = Plan;
    type Shared = Shared;

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }
    fn ask(&self, _: &Board) -> Prompt {
        let (rule, key) = match self.activated {
            None => ("11.0.s1", "ask-marshal-who"),
            Some(_) => ("11.0.s2", "ask-marshal"),
        };
        Prompt::new(rule, key).with(|text| text.name("space", self.at.key()))
    }
    fn candidates(&self, board: &Board, _: Side, shared: &Shared, out: &mut Vec<Action>) {
        if self.activated.is_none() {
            let units = Marshal::marshals(board, self.side, self.at);
            out.extend(board.classes(units).map(Action::Take));
            return;
        }
        for (nth, way) in self.at.ways().iter().enumerate() {
            let from = way.other(self.at);
            let units = self.coming(board, nth, shared);
            out.push(Action::CallAll(from));
            out.extend(board.classes(units).map(|class| Action::Call(class, from)));
        }
        out.push(Action::Done);
    }
    fn check(&self, board: &Board, _: Side, action: Action, shared: &Shared) -> Legal<Plan> {
        let near = |from: Space| {
            let nth = self.at.ways().iter().position(|way| way.other(self.at) == from);
            let nth = nth.ok_or(Refusal::new("11.0.s2", "refuse-call-far"))?;
            Ok((self.at.ways()[nth], self.coming(board, nth, shared)))
        };
        match (self.activated, action) {
            (None, Action::Take(class)) => {
                let absent = Refusal::new("11.0.s1", "refuse-marshal-who");
                let ready = board.check_ready(self.side, self.at, class, Units::NONE, absent)?;
                if class.sort.facts().kind.light() {
                    return refuse("11.0.s1", "refuse-marshal-light");
                }
                ready.first().map(Plan::Activate).ok_or(absent)
            }
            (None, _) => refuse("11.0.s1", "refuse-marshal-who"),
            (_, Action::Call(class, from)) => {
                let (way, units) = near(from)?;
                let unit = board.pick(units, class);
                let unit = unit.ok_or_else(|| self.uncallable(board, class, way))?;
                Ok(Plan::Call(way, unit.into()))
            }
            (_, Action::CallAll(from)) => {
                let (way, units) = near(from)?;
                if units.len() < 2 {
                    let classes = board.classes(board.stack(self.side, from));
                    let whys = classes.map(|class| self.uncallable(board, class, way));
                    let why = one_reason(whys).filter(|_| units.is_empty());
                    return Err(why.unwrap_or(Refusal::new("11.0.s2", "refuse-call-all")));
                }
                check_way(board, self.side, way, self.at, Load::of(units))?;
                Ok(Plan::Call(way, units))
            }
            (_, Action::Done) if self.called || !self.possible(board, shared) => Ok(Plan::Done),
            (_, Action::Done) => refuse("11.0.s2", "refuse-marshal-nobody"),
            _ => refuse("11.0.s2", "refuse-marshalling"),
        }
    }
    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        let side = self.side;
        match plan {
            Plan::Activate(unit) => {
                self.activated = Some(unit);
                board.spent.insert(unit);
                Step::Stay
            }
            Plan::Call(way, units) => {
                let from = way.other(self.at);
                world.tell(Event::Moved { side, from, to: self.at, units, rule: "11.0" });
                board.shift(side, units, self.at);
                board.leave(side, from);
                board.travel(side, units, way, self.at);
                board.spent = board.spent.or(units);
                board.markers[side].marshal.insert(self.at);
                self.called = true;
                if self.possible(board, &Shared::default()) {
                    Step::Stay
                } else {
                    self.done(board, world)
                }
            }
            Plan::Done => self.done(board, world),
        }
    }
}

impl Marshal {
    /// Ends the gathering. The gathered stack may Overwhelm enemies in the space (ruling 56).
    fn done(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        let foe = self.side.other();
        if !self.called {
            return Step::Return;
        }
        match enter(board, self.side, self.at, world) {
            Encounter::Overwhelm { .. } if board.present(foe).has(self.at) => {
                Step::Become(Frame::Retreat(Retreat::overwhelmed(board, foe, self.at)))
            }
            _ => Step::Return,
        }
    }
}
