//! The march of a force: it forms, moves space by space, picks up and leaves pieces, and stops.
//!
//! - movement.2 A force moves along connecting lines.
//! - movement.3 It stops on entering an enemy space.
//! - movement.9 It picks up pieces that have not moved yet; pieces that it leaves behind count as
//!   moved.
//! - movement.11 No leader is left without a force.

use engine::{Named, Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::reach::{By, can_join};
use super::{check_movement_card, unmoved};
use crate::rules::interrupts::{Trigger, Window};
use crate::{
    Action, Board, CardEvent, Clicked, Event, Force, Kind, Leader, Leaders, LineKind, LineKinds,
    Rules, Space, Spaces, Step, Units,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct March {
    pub side: Side,
    pub start: Space,
    pub at: Space,
    /// The number of spaces entered so far.
    pub steps: u8,
    pub force: Force,
    /// The force at its start, which determines its reach (ruling 27).
    pub began: Force,
    /// The kinds of line that the march has used.
    pub lines: LineKinds,
    /// Whether this force uses the movement card in effect.
    pub extended: bool,
    /// The greatest strength that the force has had while moving.
    pub most: u8,
    /// The spaces that the force has left on its way.
    pub passed: Spaces,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Forming,
    /// A card has held back the Indian units of a force that was about to set out. The rest may go
    /// to any space, or stay.
    Held,
    Marching,
    /// About to enter that space; the interrupt window for starting to move is over.
    Starting(Space),
    /// About to enter that space; the interrupt window for using a sea line is over.
    Sailing(Space),
}

/// The checked form of a choice: pieces that join the force or stay behind, a space to enter, or
/// the end of the move.
pub enum Plan {
    Take(Force),
    Leave(Force),
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
            force: Force::NONE,
            began: Force::NONE,
            lines: LineKinds::default(),
            extended: false,
            most: 0,
            passed: Spaces::NONE,
            stage: Stage::Forming,
        }
    }

    /// Returns the pieces here that could still join the force.
    fn takeable(&self, board: &Board) -> Force {
        Force { units: self.takeable_units(board), leaders: self.takeable_leaders(board) }
    }

    fn takeable_units(&self, board: &Board) -> Units {
        unmoved(board, self.side, self.at) - self.force.units
    }

    fn takeable_leaders(&self, board: &Board) -> Leaders {
        board.leaders_at(self.side, self.at).minus(board.moved.leaders).minus(self.force.leaders)
    }

    /// Returns the strength in the space that does not belong to the force.
    fn beside(&self, board: &Board) -> u8 {
        board.strength(self.side, self.at) - self.force.strength()
    }

    /// Returns the march with more pieces in the force.
    fn with(&self, taken: Force) -> March {
        let mut march = *self;
        march.take(taken);
        march
    }

    fn take(&mut self, taken: Force) {
        self.force.units += taken.units;
        self.force.leaders = self.force.leaders.or(taken.leaders);
        if self.steps == 0 {
            self.began = self.force;
        }
    }

    /// Returns true if the force consisted only of Indian units when it set out (movement.5).
    pub fn began_as_indians(&self) -> bool {
        self.began.units.sp == 0 && self.began.leaders.is_empty()
    }

    fn check_take_all(&self, board: &Board) -> Result<Plan, Refusal> {
        let all = self.takeable(board);
        if 0 < self.steps || !self.force.is_empty() {
            return Err(Refusal::new("movement.9", "refuse-take-all"));
        }
        if all.units.is_empty() {
            return Err(Refusal::new("movement.9", "refuse-take-all-nobody"));
        }
        self.check_joined(board, all)
    }

    fn check_take(&self, board: &Board, kind: Kind, n: u8) -> Result<Plan, Refusal> {
        if n == 0 || self.takeable_units(board)[kind] < n {
            let there = board.units(self.side, self.at)[kind] - self.force.units[kind];
            let moved = 0 < n && n <= there;
            let why = if moved { "refuse-take-moved" } else { "refuse-take-number" };
            return Err(Refusal::new("movement.9", why));
        }
        if 0 < self.steps && self.began_as_indians() && kind == Kind::Sp {
            return Err(Refusal::new("movement.5", "refuse-take-indians-only"));
        }
        self.check_joined(board, Units::of(kind, n).into())
    }

    fn check_take_leader(&self, board: &Board, leader: Leader) -> Result<Plan, Refusal> {
        if !self.takeable_leaders(board).has(leader) {
            let why = if self.force.leaders.has(leader) {
                "refuse-take-leader-again"
            } else if board.leaders_at(self.side, self.at).has(leader) {
                "refuse-take-leader-moved"
            } else {
                "refuse-take-leader"
            };
            return Err(Refusal::new("movement.9", why));
        }
        let with_force = 0 < self.force.strength() + self.takeable_units(board).strength();
        if !with_force && !can_join(board, self.side, leader, self.at) {
            return Err(Refusal::new("movement.11", "refuse-march-no-force-in-reach"));
        }
        if !with_force && !self.force.is_empty() {
            return Err(Refusal::new("movement.11", "refuse-take-second-leader"));
        }
        self.check_joined(board, Leaders::from(leader).into())
    }

    /// Checks that a force that has not moved could still set out with these pieces added.
    fn check_joined(&self, board: &Board, taken: Force) -> Result<Plan, Refusal> {
        if self.steps == 0 {
            self.with(taken).check_sets_out(board)?;
        }
        Ok(Plan::Take(taken))
    }

    /// Checks that the force could take a first step, as it is or with more of the pieces here. The
    /// error is the rule that prevents it.
    ///
    /// It is enough to try all leaders with one unit. The more leaders and the fewer units come
    /// along, the less likely it is that a leader is left alone (movement.11). Every row of the
    /// chart allows units a first step.
    pub fn check_sets_out(&self, board: &Board) -> Result<(), Refusal> {
        let Force { units, leaders } = self.takeable(board);
        let one = Kind::all().find(|kind| 0 < units[*kind]).map(|kind| Units::of(kind, 1));
        let units = one.filter(|_| self.force.units.is_empty()).unwrap_or_default();
        let alone = leaders.iter().filter(|_| self.force.is_empty());
        let mut refused = None;
        for joined in [Force { units, leaders }, Force::NONE]
            .into_iter()
            .chain(alone.map(|leader| Leaders::from(leader).into()))
        {
            let march = self.with(joined);
            for way in self.at.ways() {
                match march.check_go(board, way.to) {
                    Ok(_) => return Ok(()),
                    Err(refusal) => refused = refused.or(Some(refusal)),
                }
            }
        }
        Err(refused.expect("every space has a line"))
    }

    fn check_leave(&self, kind: Kind, n: u8) -> Result<Plan, Refusal> {
        if self.steps == 0 {
            return Err(Refusal::new("movement.9", "refuse-leave-not-yet"));
        }
        if n == 0 || self.force.units[kind] < n {
            return Err(Refusal::new("movement.9", "refuse-leave-number"));
        }
        if n == self.force.strength() && self.force.leaders.is_empty() {
            return Err(Refusal::new("movement.9", "refuse-leave-all"));
        }
        Ok(Plan::Leave(Units::of(kind, n).into()))
    }

    fn check_leave_leader(&self, board: &Board, leader: Leader) -> Result<Plan, Refusal> {
        if self.steps == 0 {
            return Err(Refusal::new("movement.9", "refuse-leave-not-yet"));
        }
        if !self.force.leaders.has(leader) {
            return Err(Refusal::new("movement.9", "refuse-leave-leader"));
        }
        if self.beside(board) == 0 {
            return Err(Refusal::new("movement.11", "refuse-leave-leader-alone"));
        }
        if self.force.units.is_empty() && self.force.leaders.len() == 1 {
            return Err(Refusal::new("movement.9", "refuse-leave-all"));
        }
        Ok(Plan::Leave(Leaders::from(leader).into()))
    }

    /// Checks that the force may enter a space, and returns whether the chart or a card permits the
    /// step.
    fn check_go(&self, board: &Board, to: Space) -> Result<By, Refusal> {
        if self.force.is_empty() {
            return Err(Refusal::new("movement.1", "refuse-go-empty"));
        }
        let Some(way) = self.at.way(to) else {
            return Err(self.beyond(board, to));
        };
        if !self.force.units.is_empty() && self.beside(board) == 0 {
            let behind = board.leaders_at(self.side, self.at).minus(self.force.leaders);
            if behind.minus(self.waiting(board)).any() {
                return Err(Refusal::new("movement.11", "refuse-go-leader-left-alone"));
            }
        }
        let by = self.check_step(board, way)?;
        if self.strands(board, to) {
            return Err(Refusal::new("movement.11", "refuse-go-leader-out-of-reach"));
        }
        Ok(by)
    }

    /// Returns the leaders who began the phase alone and have not joined a force yet.
    fn waiting(&self, board: &Board) -> Leaders {
        board.moved.alone.minus(board.moved.leaders).minus(self.force.leaders)
    }

    /// Returns true if the step would take away the last force that a waiting leader has or could
    /// reach (movement.11).
    fn strands(&self, board: &Board, to: Space) -> bool {
        let waiting = self.waiting(board);
        if waiting.is_empty() || self.force.units.is_empty() {
            return false;
        }
        let mut after = *board;
        after.move_force(self.side, self.force, self.at, to);
        waiting.iter().any(|leader| {
            let at = board.space_of(leader).expect("he waits on the map");
            let may_join = |board: &Board| {
                0 < board.strength(self.side, at) || can_join(board, self.side, leader, at)
            };
            may_join(board) && !may_join(&after)
        })
    }

    /// Checks that the march may end. If the force has not moved yet, the march is called off, and
    /// none of its pieces counts as moved.
    fn check_halt(&self, board: &Board) -> Result<Plan, Refusal> {
        if 0 < self.steps && board.strength(self.side, self.at) == 0 {
            return Err(Refusal::new("movement.11", "refuse-halt-leader-alone"));
        }
        Ok(Plan::Halt)
    }

    /// Ends the march: all pieces in the force have moved.
    fn finish(&self, board: &mut Board) -> Step {
        board.moved.insert(self.force, self.at);
        Step::Return
    }

    /// Opens a window for the other side at each moment at which an interrupt card could be played
    /// (ruling 72), then moves the force.
    fn go_on(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        let foe = self.side.other();
        if let Stage::Starting(to) = self.stage {
            if held(board) {
                self.leave_indians_held(board, world);
                if self.force.is_empty() || self.check_sets_out(board).is_err() {
                    return Step::Return;
                }
                self.stage = Stage::Held;
                return Step::Stay;
            }
            let way = self.at.way(to).expect("it was checked");
            self.stage = Stage::Sailing(to);
            // A leader alone is not a force (movement.3).
            if way.kind == LineKind::Sea
                && !self.force.units.is_empty()
                && let Some(window) =
                    Window::open(board, foe, Trigger::UsesSeaLine { from: self.at, to })
            {
                return Step::Call(window);
            }
        }
        let Stage::Sailing(to) = self.stage else {
            return Step::Stay;
        };
        if let Some(card) = board.interrupt.take() {
            world.tell(Event::Stopped { side: self.side, at: self.at, card });
            return self.finish(board);
        }
        self.enter(board, to, world)
    }

    /// Leaves the Indian units behind. They may not move again this phase.
    fn leave_indians_held(&mut self, board: &mut Board, world: &mut dyn World<Event>) {
        let card = board.interrupt.take().expect("it was just played");
        let held = Units::of(Kind::Indians, self.force.units.indians);
        world.tell(Event::Held { side: self.side, n: held.indians, at: self.at, card });
        board.moved.insert(held.into(), self.at);
        self.force.units -= held;
        self.began = self.force;
    }

    /// Enters a space, and stops if the rules demand it.
    fn enter(&mut self, board: &mut Board, to: Space, world: &mut dyn World<Event>) -> Step {
        let by = self.check_go(board, to).expect("it was checked");
        if by == By::Card && !self.extended {
            self.extended = true;
            board.orders.as_mut().expect("it was checked").forces -= 1;
        }
        let (side, from) = (self.side, self.at);
        let way = from.way(to).expect("it was checked");
        let hostile = board.hostile(side, to);
        board.move_force(side, self.force, from, to);
        world.tell(Event::Moved { side, from, to, force: self.force });
        if hostile {
            // A leader who waited there joins the attackers.
            let leaders = board.leaders_at(side, to).iter();
            let joined = leaders.filter(|leader| board.attacks.origin(*leader).is_none()).collect();
            board.attacks.insert(Force { leaders: joined, ..self.force }, from, way);
            return Step::Return; // the force stops in an enemy space (movement.3)
        }
        self.passed.insert(from);
        self.at = to;
        self.steps += 1;
        self.lines.insert(way.kind);
        self.stage = Stage::Marching;
        self.most = self.most.max(self.force.strength());
        if self.may_go_on(board) { Step::Stay } else { self.finish(board) }
    }

    /// Returns true if the force could take another step, perhaps after picking up or leaving
    /// pieces here. A leader who would be left alone does not prevent the step yet, since the force
    /// can still take him along, or leave a unit with him (movement.9, movement.11).
    fn may_go_on(&self, board: &Board) -> bool {
        let goes = |force: Force| {
            let march = March { force, ..*self };
            let mut ways = march.at.ways().iter();
            ways.any(|way| march.check_step(board, *way).is_ok())
        };
        // Also try the step with units that a lone leader could pick up, and without leaders picked
        // up on the way.
        let mut joined = self.force;
        if joined.units.is_empty() {
            joined.units = self.takeable_units(board);
        }
        let mut bare = self.force;
        if !bare.units.is_empty() {
            bare.leaders = bare.leaders.and(self.began.leaders);
        }
        goes(self.force) || goes(joined) || goes(bare)
    }
}

/// Returns true if the interrupt card just played holds back Indian units.
fn held(board: &Board) -> bool {
    let holds = |event: &CardEvent| matches!(event, CardEvent::HoldIndians);
    board.interrupt.is_some_and(|card| card.facts().events.iter().any(holds))
}

impl Procedure<Rules> for March {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    /// If only one piece can march, it is taken along automatically.
    fn owed(&self, board: &Board) -> Option<Action> {
        if self.stage != Stage::Forming || !self.force.is_empty() {
            return None;
        }
        let all = self.takeable(board);
        match all.leaders.only() {
            Some(leader) if all.units.is_empty() => Some(Action::TakeLeader(leader)),
            _ => (all.strength() + all.leaders.len() == 1).then_some(Action::TakeAll),
        }
    }

    fn cancels(&self, _: &Board, _: Side, action: Action) -> bool {
        self.stage == Stage::Forming && action == Action::Halt
    }

    fn ask(&self, board: &Board) -> Prompt {
        let (rule, key) = match (self.steps, self.force.is_empty()) {
            (0, true) => ("movement.1", "ask-march-form"),
            (0, false) if self.takeable(board).is_empty() => ("movement.2", "ask-march-start"),
            (0, false) => ("movement.2", "ask-march-start-more"),
            _ if !self.allows(board, self.side, Action::Halt) => {
                ("movement.11", "ask-march-on-alone")
            }
            _ => ("movement.9", "ask-march-on"),
        };
        let mut legal = Vec::new();
        self.legal(board, self.side, &mut legal);
        let may = |kind: fn(&Action) -> bool| i64::from(legal.iter().any(kind));
        let takes = may(|action| matches!(action, Action::Take(..) | Action::TakeLeader(_)));
        let leaves = may(|action| matches!(action, Action::Leave(..) | Action::LeaveLeader(_)));
        Prompt::new(rule, key).with(|text| {
            text.name("space", self.at.key())
                .number("goes", may(|action| matches!(action, Action::Go(_))))
                .number("takes", takes)
                .number("leaves", leaves)
        })
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        out.push(Action::Halt);
        if self.force.is_empty() {
            out.push(Action::TakeAll);
        } else {
            out.extend(self.at.ways().iter().map(|way| Action::Go(way.to)));
        }
        let takeable = self.takeable(board);
        for kind in Kind::all() {
            out.extend((1..=takeable.units[kind]).map(|n| Action::Take(kind, n)));
            if 0 < self.steps {
                out.extend((1..=self.force.units[kind]).map(|n| Action::Leave(kind, n)));
            }
        }
        out.extend(takeable.leaders.iter().map(Action::TakeLeader));
        if 0 < self.steps {
            out.extend(self.force.leaders.iter().map(Action::LeaveLeader));
        }
    }

    fn check(&self, board: &Board, side: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        match action {
            Action::TakeAll => self.check_take_all(board),
            Action::Take(kind, n) => self.check_take(board, kind, n),
            Action::TakeLeader(leader) => self.check_take_leader(board, leader),
            Action::Leave(kind, n) => self.check_leave(kind, n),
            Action::LeaveLeader(leader) => self.check_leave_leader(board, leader),
            Action::Go(to) => self.check_go(board, to).map(|_| Plan::Go(to)),
            Action::Halt => self.check_halt(board),
            Action::Card(card) => {
                check_movement_card(board, side, card)?;
                Err(Refusal::new("movement.12", "refuse-card-mid-march"))
            }
            _ => Err(Refusal::new("movement.1", "refuse-march-under-way")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        match plan {
            Plan::Take(taken) => {
                self.take(taken);
                Step::Stay
            }
            Plan::Leave(left) => {
                self.force.units -= left.units;
                self.force.leaders = self.force.leaders.minus(left.leaders);
                board.moved.insert(left, self.at);
                world.tell(Event::LeftBehind { side: self.side, at: self.at, force: left });
                Step::Stay
            }
            Plan::Halt if self.steps == 0 => Step::Return,
            Plan::Halt => self.finish(board),
            Plan::Go(to) => {
                let starts = self.stage == Stage::Forming;
                self.stage = Stage::Starting(to);
                let trigger =
                    Trigger::StartsToMove { from: self.at, indians: self.force.units.indians };
                match Window::open(board, self.side.other(), trigger).filter(|_| starts) {
                    Some(window) => Step::Call(window),
                    None => self.go_on(board, world),
                }
            }
        }
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        if self.stage == Stage::Forming { Step::Stay } else { self.go_on(board, world) }
    }

    fn meant(&self, _: &Board, clicked: Clicked) -> Option<Action> {
        Some(match clicked {
            Clicked::Space(space) if space == self.at => Action::Halt,
            Clicked::Space(space) => Action::Go(space),
            Clicked::Leader(leader) if self.force.leaders.has(leader) => {
                Action::LeaveLeader(leader)
            }
            Clicked::Leader(leader) => Action::TakeLeader(leader),
        })
    }
}
