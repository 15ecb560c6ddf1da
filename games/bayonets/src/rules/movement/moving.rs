//! Army Movement (10.4), Light Movement (10.5) and the march along a finished Road (12.0), space by
//! space.

use std::cell::OnceCell;

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::entering::{Encounter, Load, check_rout, check_start, check_way, enter};
use crate::rules::battle::Retreat;
use crate::{
    Action, Board, CardEvent, Class, Connection, Event, FACTS, Frame, Kind, Legal, Nation, Rules,
    Space, Spaces, Step, Unit, Units, refuse,
};

/// The kind of movement, which determines the units that may take part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mode {
    Army,
    Light,
    /// One Indian unit, or units of one Nation (7.3.2).
    Indian,
    /// Along a Road that has just been finished (12.0).
    Road(Connection),
}

/// A stack that is moving. Units can join and leave it on its way (10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moving {
    pub side: Side,
    mode: Mode,
    double: bool,
    /// Whether the stack makes a Forced March (card 10).
    forced: bool,
    /// Whether the stack has entered a neutral Village and must stop (8.0).
    over: bool,
    pub at: Space,
    pub units: Units,
    /// Units that have moved, and units that were left behind.
    moved: Units,
    left: Units,
    pub steps: u8,
}

/// Facts that several actions of a move share.
#[derive(Default)]
pub struct Shared {
    /// Units that may join the stack.
    takable: OnceCell<Units>,
    /// Units of the stack that have a Movement Point left.
    fresh: OnceCell<Units>,
}

/// The checked form of an action of a move.
pub enum Plan {
    Take(Units),
    Drop(Unit),
    Go(Connection, Space, Units),
    Halt,
}

impl Moving {
    pub fn new(side: Side, mode: Mode, double: bool, at: Space) -> Moving {
        Moving {
            side,
            mode,
            double,
            forced: false,
            over: false,
            at,
            units: Units::NONE,
            moved: Units::NONE,
            left: Units::NONE,
            steps: 0,
        }
    }

    /// Returns the march of a Brigade along the Road that it has just finished; others may join
    /// (12.0).
    pub fn along(side: Side, builder: Unit, way: Connection, at: Space) -> Moving {
        Moving { units: builder.into(), ..Moving::new(side, Mode::Road(way), false, at) }
    }

    /// Returns the move of a Commander in the space, without any other unit.
    pub fn commander(board: &Board, side: Side, double: bool, at: Space) -> Moving {
        let ready = Moving::ready(board, side, at).and(FACTS.commanders);
        let units = ready.first().into_iter().collect();
        Moving { units, ..Moving::new(side, Mode::Army, double, at) }
    }

    /// Returns the Movement Points of Light units, and of the others (10.2).
    fn limits(&self, board: &Board) -> (u8, u8) {
        let times = 1 + u8::from(self.double);
        match self.mode {
            Mode::Road(_) => (1, 1),
            Mode::Army => {
                let march = self.forced || board.offers(self.side, CardEvent::ForcedMarch);
                (3 * times, 2 * times + u8::from(march))
            }
            Mode::Light | Mode::Indian => (3 * times, 2 * times),
        }
    }

    /// Returns the units among `units` that have a Movement Point left.
    fn fresh(&self, board: &Board, units: Units) -> Units {
        if self.steps == 0 {
            return units;
        }
        let (light, other) = self.limits(board);
        let mut fresh = Units::NONE;
        if self.steps < light {
            fresh = fresh.or(units.and(FACTS.lights));
        }
        if self.steps < other {
            fresh = fresh.or(units.minus(FACTS.lights));
        }
        fresh
    }

    /// Returns a side's units that may act and move: all except Forts and Bastions (10.2).
    pub fn ready(board: &Board, side: Side, space: Space) -> Units {
        board.ready(side, space).and(FACTS.mobile)
    }

    fn nation(&self) -> Option<Option<Nation>> {
        self.units.first().map(|unit| unit.facts().nation)
    }

    /// Returns the units here that may join the stack (10.2.1).
    fn takable(&self, board: &Board, shared: &Shared) -> Units {
        *shared.takable.get_or_init(|| self.find_takable(board))
    }

    fn find_takable(&self, board: &Board) -> Units {
        if self.over {
            return Units::NONE;
        }
        let here = Moving::ready(board, self.side, self.at).minus(self.units).minus(self.left);
        let here = self.fresh(board, here);
        match self.mode {
            Mode::Army => here,
            Mode::Road(way) => board.able(here, way),
            Mode::Light => {
                let with = if self.led() || self.units.and(FACTS.lights).is_empty() {
                    Units::NONE
                } else {
                    FACTS.commanders
                };
                here.and(FACTS.lights.or(with))
            }
            Mode::Indian => {
                let indians = here.and(FACTS.indians);
                match self.nation() {
                    None => indians,
                    Some(Some(nation)) => indians.and(FACTS.nation(nation)),
                    Some(None) => Units::NONE,
                }
            }
        }
    }

    /// Returns true if a Commander is with the stack, or was for some of the way (10.5).
    fn led(&self) -> bool {
        self.units.or(self.left.and(self.moved)).and(FACTS.commanders).any()
    }

    /// Returns the reason why no unit of a class joins the stack (10.2.1).
    fn untakable(&self, board: &Board, class: Class) -> Refusal {
        let absent = Refusal::new("10.2.1", "refuse-take");
        let ready = match board.check_ready(self.side, self.at, class, self.units, absent) {
            Ok(ready) => ready,
            Err(why) => return why,
        };
        let kind = class.sort.facts().kind;
        let (rule, key) = match self.mode {
            _ if !kind.moves() => ("10.2", "refuse-works"),
            _ if ready.minus(self.left).is_empty() => ("10.2.1", "refuse-take-dropped"),
            Mode::Light if kind == Kind::Commander && self.led() => {
                ("10.5", "refuse-commander-second")
            }
            Mode::Light if kind == Kind::Commander => ("10.5", "refuse-commander-light"),
            Mode::Light if !kind.light() && self.steps == 0 => ("10.5", "refuse-take-light"),
            Mode::Light if !kind.light() => ("10.2.1", "refuse-join-light"),
            Mode::Indian if kind == Kind::Commander => ("10.5", "refuse-commander-indian"),
            Mode::Indian if kind != Kind::Indian => ("7.3.2", "refuse-take-indian"),
            Mode::Indian if self.units.any() => ("7.3.2", "refuse-take-tribe"),
            Mode::Road(way) if board.able(ready, way).is_empty() => {
                ("10.2", "refuse-unit-connection")
            }
            _ => ("10.2.1", "refuse-take-late"),
        };
        Refusal::new(rule, key)
    }

    /// Returns the units that "take all" takes. With a Light point, no Commander is taken. With an
    /// Indian point, all units must belong to one Nation (7.3.2).
    fn check_all(&self, takable: Units) -> Legal<Units> {
        let all = if self.mode == Mode::Light { takable.and(FACTS.lights) } else { takable };
        let nation = |unit: Unit| unit.facts().nation;
        let of_one = |first: Unit| {
            nation(first).is_some() && all.iter().all(|unit| nation(unit) == nation(first))
        };
        if all.len() < 2 {
            refuse("10.2.1", "refuse-take-all")
        } else if self.mode == Mode::Indian && !all.first().is_some_and(of_one) {
            refuse("7.3.2", "refuse-take-tribe")
        } else {
            Ok(all)
        }
    }

    fn routed(&self, board: &Board) -> bool {
        board.markers[self.side].rout.has(self.at)
    }

    /// Returns the units of the stack that would use a connection; the others stay behind.
    pub fn goers(&self, board: &Board, way: Connection) -> Units {
        board.able(self.fresh(board, self.units), way)
    }

    fn check_go(&self, board: &Board, way: Connection, shared: &Shared) -> Legal<Units> {
        let side = self.side;
        let to = way.other(self.at);
        if let Mode::Road(road) = self.mode
            && road != way
        {
            return refuse("12.0", "refuse-road-only");
        }
        let fresh = *shared.fresh.get_or_init(|| self.fresh(board, self.units));
        let goers = board.able(fresh, way);
        if goers.is_empty() {
            let rule = if self.units.is_empty() {
                Refusal::new("10.2", "refuse-nobody-taken")
            } else if fresh.is_empty() {
                Refusal::new("10.2", "refuse-no-movement")
            } else {
                Refusal::new("10.2", "refuse-connection")
            };
            return Err(rule);
        }
        check_way(board, side, way, to, Load::of(goers))?;
        if self.routed(board) {
            check_rout(board, side, goers, to)?;
        }
        if self.steps == 0 {
            check_start(board, side, way, self.at)?;
        }
        if goers.minus(FACTS.commanders).is_empty() {
            self.check_commanders(board, way, to)?;
        }
        self.check_left_alone(board, goers)?;
        Ok(goers)
    }

    /// Returns the reason why the stack can't go at once to a space that is not adjacent: the space
    /// is out of reach, or the stack must go there space by space.
    fn beyond(&self, board: &Board, to: Space) -> Refusal {
        let (light, other) = self.limits(board);
        let most = if self.units.and(FACTS.lights).any() { light.max(other) } else { other };
        let mut reached = Spaces::from(self.at);
        for _ in self.steps..most {
            reached = reached.iter().fold(reached, |all, at| all.or(FACTS.adjacent[at.index()]));
        }
        match self.mode {
            Mode::Road(_) => Refusal::new("12.0", "refuse-road-only"),
            _ if self.units.is_empty() => Refusal::new("10.2", "refuse-nobody-taken"),
            _ if self.side == Side::French && FACTS.bases.has(to) => {
                Refusal::new("2.1.7", "refuse-base")
            }
            _ if !reached.has(to) => Refusal::new("10.2", "refuse-too-far"),
            _ => Refusal::new("10.2", "refuse-not-adjacent"),
        }
    }

    /// Checks a step of Commanders alone. Commanders go through friendly spaces, and must be able
    /// to reach a friendly stack (10.4).
    fn check_commanders(&self, board: &Board, way: Connection, to: Space) -> Legal<()> {
        if self.mode == Mode::Light {
            return refuse("10.5", "refuse-commander-light");
        }
        let left = self.limits(board).1.saturating_sub(self.steps + 1);
        let leaves = self.steps == 0 || self.safe(board, self.at);
        if leaves && self.finds_stack(board, way, to, left) {
            Ok(())
        } else {
            refuse("10.4", "refuse-commander-alone")
        }
    }

    fn safe(&self, board: &Board, space: Space) -> bool {
        board.control(space) == Some(self.side) && !board.present(self.side.other()).has(space)
    }

    /// Returns true if there is a friendly stack in `at`, or within this many further Movement
    /// Points.
    fn finds_stack(&self, board: &Board, by: Connection, at: Space, points: u8) -> bool {
        if board.present(self.side.other()).has(at) {
            return false;
        }
        if board.present(self.side).has(at) {
            return true;
        }
        0 < points
            && self.safe(board, at)
            && at.ways().iter().any(|way| {
                let to = way.other(at);
                *way != by
                    && board.paved(*way)
                    && !board.shut(self.side, *way)
                    && self.finds_stack(board, *way, to, points - 1)
            })
    }

    /// Checks that a Light Movement leaves no Commander alone in a space (10.5).
    fn check_left_alone(&self, board: &Board, goers: Units) -> Legal<()> {
        if self.mode != Mode::Light || self.steps == 0 {
            return Ok(());
        }
        let staying = self.units.minus(goers);
        if staying.and(FACTS.commanders).is_empty() {
            return Ok(());
        }
        let others = board.units_of(self.side, self.at).minus(goers);
        if others.is_empty() {
            return refuse("10.5", "refuse-commander-dropped");
        }
        Ok(())
    }

    /// Returns true if the stack can go anywhere.
    pub fn may_go(&self, board: &Board) -> bool {
        self.leads(board, &Shared::default())
    }

    fn leads(&self, board: &Board, shared: &Shared) -> bool {
        self.at.ways().iter().any(|way| self.check_go(board, *way, shared).is_ok())
    }

    fn check_halt(&self, board: &Board, shared: &Shared) -> Legal<()> {
        if self.steps == 0 {
            let road = matches!(self.mode, Mode::Road(_));
            let joined = self.takable(board, shared).any() || road && 1 < self.units.len();
            if joined || self.leads(board, shared) {
                return Err(match self.mode {
                    Mode::Road(_) => Refusal::new("12.0", "refuse-halt-road"),
                    _ => Refusal::new("10.2", "refuse-halt-before"),
                });
            }
            return Ok(());
        }
        let alone = self.units.minus(FACTS.commanders).is_empty();
        let foe = self.side.other();
        if alone && (!board.present(self.side).has(self.at) || board.present(foe).has(self.at)) {
            return refuse("10.4", "refuse-commander-alone");
        }
        Ok(())
    }

    /// Ends the move: units that have moved are Spent (7.2.1).
    fn finish(&mut self, board: &mut Board) -> Step {
        board.spent = board.spent.or(self.units.and(self.moved));
        Step::Return
    }

    fn go(
        &mut self,
        board: &mut Board,
        (way, to, goers): (Connection, Space, Units),
        world: &mut dyn World<Event>,
    ) -> Step {
        let side = self.side;
        let staying = self.units.minus(goers);
        board.spent = board.spent.or(staying.and(self.moved));
        let plain = 2 * (1 + u8::from(self.double));
        let strays = goers.minus(FACTS.lights).any() && plain <= self.steps;
        if strays && !self.forced && self.mode == Mode::Army {
            self.forced = true;
            board.use_up(side, CardEvent::ForcedMarch, world);
        }
        world.tell(Event::Moved { side, from: self.at, to, units: goers, rule: "10.2" });
        board.shift(side, goers, to);
        board.leave(side, self.at);
        board.travel(side, goers, way, to);
        self.units = goers;
        self.moved = self.moved.or(goers);
        self.steps += 1;
        self.at = to;
        match enter(board, side, to, world) {
            Encounter::Quiet => self.go_on(board),
            Encounter::Stop | Encounter::Battle => self.finish(board),
            Encounter::Overwhelm { stop } => {
                self.over = stop;
                if board.present(side.other()).has(to) {
                    Step::Call(Frame::Retreat(Retreat::overwhelmed(board, side.other(), to)))
                } else {
                    self.go_on(board)
                }
            }
        }
    }

    /// Asks for the next step, if one is possible.
    fn go_on(&mut self, board: &mut Board) -> Step {
        let shared = Shared::default();
        let over = self.over
            || self.fresh(board, self.units).is_empty()
                && self.takable(board, &shared).is_empty()
                && self.check_halt(board, &shared).is_ok();
        if 0 < self.steps && over { self.finish(board) } else { Step::Stay }
    }
}

impl Procedure<Rules> for Moving {
    type Plan = Plan;
    type Shared = Shared;

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    /// If only one action is possible, the program takes it in three cases: a single unit begins
    /// its move, the stack follows a new Road, or only Commanders are moving.
    fn owed(&self, board: &Board) -> Option<Action> {
        let begins = self.steps == 0 && self.units.len() <= 1;
        let owed = begins
            || matches!(self.mode, Mode::Road(_))
            || self.units.minus(FACTS.commanders).is_empty();
        if owed { self.lone(board) } else { None }
    }

    fn ask(&self, _: &Board) -> Prompt {
        let (rule, key) = match self.mode {
            Mode::Army if self.units.is_empty() => ("10.4", "ask-march-who"),
            Mode::Army => ("10.4", "ask-march"),
            Mode::Light | Mode::Indian if self.units.is_empty() => ("10.5", "ask-march-who"),
            Mode::Light | Mode::Indian => ("10.5", "ask-march"),
            Mode::Road(_) => ("12.0", "ask-march-road"),
        };
        Prompt::new(rule, key).with(|text| text.name("space", self.at.key()))
    }

    fn candidates(&self, board: &Board, _: Side, shared: &Shared, out: &mut Vec<Action>) {
        let takable = self.takable(board, shared);
        if takable.any() {
            out.push(Action::TakeAll);
        }
        out.extend(board.classes(takable).map(Action::Take));
        out.extend(board.classes(self.units).map(Action::Drop));
        out.extend(self.at.ways().iter().map(|way| Action::Go(way.other(self.at))));
        out.push(Action::Halt);
    }

    fn check(&self, board: &Board, _: Side, action: Action, shared: &Shared) -> Legal<Plan> {
        match action {
            Action::TakeAll => self.check_all(self.takable(board, shared)).map(Plan::Take),
            Action::Take(class) => {
                let unit = board.pick(self.takable(board, shared), class);
                let unit = unit.ok_or_else(|| self.untakable(board, class))?;
                Ok(Plan::Take(unit.into()))
            }
            Action::Drop(class) => self.check_drop(board, class, shared).map(Plan::Drop),
            Action::Go(to) => {
                let way = self.at.way(to).ok_or_else(|| self.beyond(board, to))?;
                let goers = self.check_go(board, way, shared)?;
                Ok(Plan::Go(way, to, goers))
            }
            Action::Halt => self.check_halt(board, shared).map(|()| Plan::Halt),
            _ => refuse("10.2", "refuse-moving"),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        match plan {
            Plan::Take(units) => {
                self.units = self.units.or(units);
                Step::Stay
            }
            Plan::Drop(unit) => {
                self.units.remove(unit);
                self.left.insert(unit);
                if self.moved.has(unit) {
                    board.spent.insert(unit);
                }
                if self.units.is_empty() && 0 < self.steps {
                    return Step::Return;
                }
                Step::Stay
            }
            Plan::Go(way, to, goers) => self.go(board, (way, to, goers), world),
            Plan::Halt => self.finish(board),
        }
    }

    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        self.go_on(board)
    }

    fn meant(&self, _: &Board, space: Space) -> Option<Action> {
        Some(if space == self.at { Action::Halt } else { Action::Go(space) })
    }
}

impl Moving {
    fn check_drop(&self, board: &Board, class: Class, shared: &Shared) -> Legal<Unit> {
        let mut droppable = self.units;
        if matches!(self.mode, Mode::Road(_))
            && let Some(builder) = board.this_round.builder
        {
            if board.of_class(droppable, class) == builder.into() {
                return refuse("12.0", "refuse-road-drop");
            }
            droppable.remove(builder);
        }
        // Among identical units, leave one that moved here with the stack rather than one that has
        // just joined.
        let came = board.pick(droppable.and(self.moved), class);
        let unit = came.or_else(|| board.pick(droppable, class));
        let unit = unit.ok_or(Refusal::new("10.2.1", "refuse-drop"))?;
        if self.steps == 0
            && self.units.len() == 1
            && self.takable(board, shared).without(unit).is_empty()
        {
            return refuse("10.2.1", "refuse-drop-last");
        }
        // The rest of the stack must still be able to end its move there.
        let rest = Moving { units: self.units.without(unit), ..*self };
        if 0 < self.steps && rest.units.is_empty() {
            self.check_halt(board, shared)?;
        }
        if 0 < self.steps && rest.units.any() && rest.units.minus(FACTS.commanders).is_empty() {
            let shared = Shared::default();
            if !rest.leads(board, &shared) && rest.check_halt(board, &shared).is_err() {
                return refuse("10.4", "refuse-commander-alone");
            }
        }
        if self.mode == Mode::Light
            && 0 < self.steps
            && FACTS.commanders.has(unit)
            && board.units_of(self.side, self.at).minus(self.units).is_empty()
        {
            return refuse("10.5", "refuse-commander-dropped");
        }
        Ok(unit)
    }
}
