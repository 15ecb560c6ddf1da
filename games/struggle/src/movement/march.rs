//! A force on the march: it forms, moves space by space, picks up and leaves
//! behind, and stops.
//!
//! - movement.2 Along connecting lines.
//! - movement.3 It stops on entering an enemy space.
//! - movement.9 It picks up what has not moved yet, and leaves behind what then has.
//! - movement.11 No leader is left without a force.

use engine::{Ask, Named, Procedure, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use crate::Rules;
use crate::action::{Action, Units};
use crate::board::Board;
use crate::choice::Clicked;
use crate::event::Event;
use crate::facts::{Effect, Leaders, LineKind, Space, Spaces, Way};
use crate::frame::Step;
use crate::interrupts::{Moment, Window};

use super::{reach, unmoved};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct March {
    pub side: Side,
    pub start: Space,
    pub at: Space,
    /// Spaces entered so far.
    pub steps: u8,
    pub sp: u8,
    pub indians: u8,
    pub leaders: Leaders,
    /// Leaders who were with it at its start.
    pub original: Leaders,
    /// Kinds of line used so far, a bit each.
    pub used: u8,
    /// It uses the movement card in effect.
    pub extended: bool,
    /// The greatest strength that it has moved with.
    pub most: u8,
    /// The spaces that it has left.
    pub passed: Spaces,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Forming,
    Marching,
    /// About to go there; it had its first interrupt window, for starting to move.
    Starting(Space),
    /// About to go there; it had its second, for using a sea line.
    Sailing(Space),
}

pub enum Plan {
    Take { sp: u8, indians: u8, leaders: Leaders },
    Leave { sp: u8, indians: u8, leaders: Leaders },
    Go(Space),
    Halt,
}

impl March {
    pub fn new(side: Side, start: Space) -> March {
        March {
            side,
            start,
            at: start,
            steps: 0,
            sp: 0,
            indians: 0,
            leaders: Leaders::NONE,
            original: Leaders::NONE,
            used: 0,
            extended: false,
            most: 0,
            passed: Spaces::NONE,
            stage: Stage::Forming,
        }
    }

    fn is_empty(&self) -> bool {
        self.sp + self.indians == 0 && self.leaders.is_empty()
    }

    fn of(&self, units: Units) -> u8 {
        match units {
            Units::Sp => self.sp,
            Units::Indians => self.indians,
        }
    }

    /// What could still join the force here.
    fn takeable(&self, board: &Board, units: Units) -> u8 {
        unmoved(board, self.side, units, self.at) - self.of(units)
    }

    fn takeable_leaders(&self, board: &Board) -> Leaders {
        board.leaders_at(self.side, self.at).minus(board.moved.leaders).minus(self.leaders)
    }

    /// Strength in the space that is not part of the force.
    fn beside(&self, board: &Board) -> u8 {
        board.strength(self.side, self.at) - self.sp - self.indians
    }

    fn take(&mut self, sp: u8, indians: u8, leaders: Leaders) {
        self.sp += sp;
        self.indians += indians;
        self.leaders = self.leaders.or(leaders);
        if self.steps == 0 {
            self.original = self.leaders;
        }
    }

    fn check_take(&self, board: &Board, action: Action) -> Result<Plan, Refusal> {
        let none = Leaders::NONE;
        match action {
            Action::TakeAll => {
                let (sp, indians) =
                    (self.takeable(board, Units::Sp), self.takeable(board, Units::Indians));
                if 0 < self.steps || !self.is_empty() || sp + indians == 0 {
                    return Err(Refusal::new("movement.9", "refuse-take-all"));
                }
                Ok(Plan::Take { sp, indians, leaders: self.takeable_leaders(board) })
            }
            Action::Take(units, n) => {
                if n == 0 || self.takeable(board, units) < n {
                    return Err(Refusal::new("movement.9", "refuse-take-number"));
                }
                let indians_only = self.sp == 0 && self.original.is_empty() && 0 < self.steps;
                if indians_only && units == Units::Sp {
                    return Err(Refusal::new("movement.5", "refuse-take-indians-only"));
                }
                Ok(match units {
                    Units::Sp => Plan::Take { sp: n, indians: 0, leaders: none },
                    Units::Indians => Plan::Take { sp: 0, indians: n, leaders: none },
                })
            }
            Action::TakeLeader(leader) => {
                if !self.takeable_leaders(board).has(leader) {
                    return Err(Refusal::new("movement.9", "refuse-take-leader"));
                }
                let with_force =
                    Units::all().any(|units| 0 < self.of(units) + self.takeable(board, units));
                if !with_force && !reach::can_join(board, self.side, leader, self.at) {
                    return Err(Refusal::new("movement.11", "refuse-march-no-force-in-reach"));
                }
                if !with_force && !self.is_empty() {
                    return Err(Refusal::new("movement.11", "refuse-take-second-leader"));
                }
                Ok(Plan::Take { sp: 0, indians: 0, leaders: leader.into() })
            }
            _ => unreachable!("only takes are asked here"),
        }
    }

    fn check_leave(&self, board: &Board, action: Action) -> Result<Plan, Refusal> {
        if self.steps == 0 {
            return Err(Refusal::new("movement.9", "refuse-leave-not-yet"));
        }
        let leaders = Leaders::NONE;
        match action {
            Action::Leave(units, n) => {
                if n == 0 || self.of(units) < n {
                    return Err(Refusal::new("movement.9", "refuse-leave-number"));
                }
                if n == self.sp + self.indians && self.leaders.is_empty() {
                    return Err(Refusal::new("movement.9", "refuse-leave-all"));
                }
                Ok(match units {
                    Units::Sp => Plan::Leave { sp: n, indians: 0, leaders },
                    Units::Indians => Plan::Leave { sp: 0, indians: n, leaders },
                })
            }
            Action::LeaveLeader(leader) => {
                if !self.leaders.has(leader) {
                    return Err(Refusal::new("movement.9", "refuse-leave-number"));
                }
                if self.beside(board) == 0 {
                    return Err(Refusal::new("movement.11", "refuse-leave-leader-alone"));
                }
                if self.sp + self.indians == 0 && self.leaders.len() == 1 {
                    return Err(Refusal::new("movement.9", "refuse-leave-all"));
                }
                Ok(Plan::Leave { sp: 0, indians: 0, leaders: leader.into() })
            }
            _ => unreachable!("only leaves are asked here"),
        }
    }

    fn check_go(&self, board: &Board, to: Space) -> Result<bool, Refusal> {
        if self.is_empty() {
            return Err(Refusal::new("movement.1", "refuse-go-empty"));
        }
        let Some(way) = self.at.way(to) else {
            return Err(Refusal::new("movement.2", "refuse-go-no-line"));
        };
        if self.beside(board) == 0 {
            let behind = board.leaders_at(self.side, self.at).minus(self.leaders);
            if !behind.minus(board.moved.alone).is_empty() {
                return Err(Refusal::new("movement.11", "refuse-go-leader-left-alone"));
            }
        }
        reach::check(board, self, way)
    }

    fn check_halt(&self, board: &Board) -> Result<Plan, Refusal> {
        if self.is_empty() {
            return Err(Refusal::new("movement.1", "refuse-go-empty"));
        }
        if board.strength(self.side, self.at) == 0 {
            return Err(Refusal::new("movement.11", "refuse-halt-leader-alone"));
        }
        Ok(Plan::Halt)
    }

    /// Those in the force have moved.
    fn finish(&self, board: &mut Board) -> Step {
        board.moved.sp[self.at.index()] += self.sp;
        board.moved.indians[self.at.index()] += self.indians;
        board.moved.leaders = board.moved.leaders.or(self.leaders);
        Step::Return
    }

    /// Asks the other side at each moment an interrupt may name (ruling 72), then goes.
    fn go_on(&mut self, board: &mut Board, table: &mut impl Table<Event>) -> Step {
        let foe = self.side.other();
        if let Stage::Starting(to) = self.stage {
            if held(board) {
                self.leave_indians_held(board, table);
                if self.is_empty() {
                    return Step::Return;
                }
                if !self.allows(board, self.side, Action::Go(to)) {
                    self.stage = Stage::Forming;
                    return Step::Stay;
                }
            }
            let way = self.at.way(to).expect("it was checked");
            self.stage = Stage::Sailing(to);
            if way.kind == LineKind::Sea
                && let Some(window) =
                    Window::open(board, foe, Moment::UsesSeaLine { from: self.at, to })
            {
                return Step::Call(window);
            }
        }
        let Stage::Sailing(to) = self.stage else {
            return Step::Stay;
        };
        if let Some(card) = board.interrupt.take() {
            table.tell(Event::Stopped { side: self.side, at: self.at, card });
            if board.strength(self.side, self.at) == 0 {
                // The card, not his side, leaves a leader without a force: nobody need wait for him.
                board.moved.alone = board.moved.alone.or(self.leaders);
            }
            return self.finish(board);
        }
        self.enter(board, to, table)
    }

    /// Smallpox: the Indian units stay, and may not move this phase (card.B30).
    fn leave_indians_held(&mut self, board: &mut Board, table: &mut impl Table<Event>) {
        let card = board.interrupt.take().expect("it was just played");
        table.tell(Event::Held { side: self.side, n: self.indians, at: self.at, card });
        board.moved.indians[self.at.index()] += self.indians;
        self.indians = 0;
    }

    fn enter(&mut self, board: &mut Board, to: Space, table: &mut impl Table<Event>) -> Step {
        let uses_card = self.check_go(board, to).expect("it was checked");
        if uses_card && !self.extended {
            self.extended = true;
            board.orders_left -= 1;
        }
        let (side, from) = (self.side, self.at);
        let way = from.way(to).expect("it was checked");
        let hostile = board.hostile(side, to);
        board.sp[side][from.index()] -= self.sp;
        board.sp[side][to.index()] += self.sp;
        board.indians[side][from.index()] -= self.indians;
        board.indians[side][to.index()] += self.indians;
        board.put_leaders(self.leaders, to);
        table.tell(Event::Moved {
            side,
            from,
            to,
            sp: self.sp,
            indians: self.indians,
            leaders: self.leaders,
        });
        if hostile {
            self.attack(board, way, from);
            return Step::Return; // movement.3
        }
        self.passed.insert(from);
        self.at = to;
        self.steps += 1;
        self.used |= 1 << way.kind as u8;
        self.stage = Stage::Marching;
        self.most = self.most.max(self.sp + self.indians);
        if self.may_go_on(board) { Step::Stay } else { self.finish(board) }
    }

    /// Could it take another step, if need be with those whom a lone leader picks up here?
    fn may_go_on(&self, board: &Board) -> bool {
        let goes = |march: &March| {
            let mut ways = march.at.ways().iter();
            ways.any(|way| march.allows(board, self.side, Action::Go(way.to)))
        };
        let mut joined = *self;
        if self.sp + self.indians == 0 {
            joined.sp = self.takeable(board, Units::Sp);
            joined.indians = self.takeable(board, Units::Indians);
        }
        goes(self) || goes(&joined)
    }

    /// The force stands in an enemy space now, and must fight (combat.1).
    fn attack(&self, board: &mut Board, way: Way, from: Space) {
        board.contested.insert(way.to);
        let attackers = &mut board.attacks[usize::from(way.index)];
        attackers.sp += self.sp;
        attackers.indians += self.indians;
        for leader in self.leaders.iter() {
            board.standing(leader).from = from;
        }
    }
}

fn held(board: &Board) -> bool {
    let holds = |effect: &Effect| matches!(effect, Effect::HoldIndians);
    board.interrupt.is_some_and(|card| card.facts().effects.iter().any(holds))
}

impl Procedure<Rules> for March {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Ask {
        let (rule, key) = match (self.steps, self.is_empty()) {
            (0, true) => ("movement.1", "ask-march-form"),
            (0, false) => ("movement.2", "ask-march-start"),
            _ => ("movement.9", "ask-march-on"),
        };
        Ask::new(rule, key).with(|text| text.name("space", self.at.key()))
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        if !self.is_empty() {
            out.extend(self.at.ways().iter().map(|way| Action::Go(way.to)));
            out.push(Action::Halt);
        } else {
            out.push(Action::TakeAll);
        }
        for units in Units::all() {
            out.extend((1..=self.takeable(board, units)).map(|n| Action::Take(units, n)));
            if 0 < self.steps {
                out.extend((1..=self.of(units)).map(|n| Action::Leave(units, n)));
            }
        }
        out.extend(self.takeable_leaders(board).iter().map(Action::TakeLeader));
        if 0 < self.steps {
            out.extend(self.leaders.iter().map(Action::LeaveLeader));
        }
    }

    fn check(&self, board: &Board, _: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        match action {
            Action::TakeAll | Action::Take(..) | Action::TakeLeader(_) => {
                self.check_take(board, action)
            }
            Action::Leave(..) | Action::LeaveLeader(_) => self.check_leave(board, action),
            Action::Go(to) => self.check_go(board, to).map(|_| Plan::Go(to)),
            Action::Halt => self.check_halt(board),
            Action::Card(_) => Err(Refusal::new("movement.12", "refuse-card-mid-march")),
            _ => Err(Refusal::new("movement.1", "refuse-march-under-way")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, table: &mut impl Table<Event>) -> Step {
        match plan {
            Plan::Take { sp, indians, leaders } => {
                self.take(sp, indians, leaders);
                Step::Stay
            }
            Plan::Leave { sp, indians, leaders } => {
                self.sp -= sp;
                self.indians -= indians;
                self.leaders = self.leaders.minus(leaders);
                board.moved.sp[self.at.index()] += sp;
                board.moved.indians[self.at.index()] += indians;
                board.moved.leaders = board.moved.leaders.or(leaders);
                let (side, at) = (self.side, self.at);
                table.tell(Event::LeftBehind { side, at, sp, indians, leaders });
                Step::Stay
            }
            Plan::Halt => self.finish(board),
            Plan::Go(to) => {
                let starts = self.steps == 0 && self.stage == Stage::Forming;
                self.stage = Stage::Starting(to);
                let moment = Moment::StartsToMove { from: self.at, indians: self.indians };
                match Window::open(board, self.side.other(), moment).filter(|_| starts) {
                    Some(window) => Step::Call(window),
                    None => self.go_on(board, table),
                }
            }
        }
    }

    fn resume(&mut self, board: &mut Board, table: &mut impl Table<Event>) -> Step {
        if self.stage != Stage::Forming {
            return self.go_on(board, table);
        }
        // Where only one piece can march, it is taken along at once.
        let (sp, indians) = (self.takeable(board, Units::Sp), self.takeable(board, Units::Indians));
        let leaders = self.takeable_leaders(board);
        if sp + indians + leaders.len() == 1 {
            self.take(sp, indians, leaders);
        }
        Step::Stay
    }

    fn meant(&self, _: &Board, clicked: Clicked) -> Option<Action> {
        Some(match clicked {
            Clicked::Space(space) if space == self.at => Action::Halt,
            Clicked::Space(space) => Action::Go(space),
            Clicked::Leader(leader) if self.leaders.has(leader) => Action::LeaveLeader(leader),
            Clicked::Leader(leader) => Action::TakeLeader(leader),
        })
    }
}
