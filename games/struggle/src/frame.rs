//! The stack of procedures. The last frame is what is happening now; those
//! under it are what it interrupted.

use engine::{Ask, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::facts::{Leader, Space};

use crate::combat::{Combat, CombatPhase, Losses, Retreat};
use crate::interrupts::{CampFever, Window};
use crate::leaders::Carry;
use crate::movement::{March, Movement};
use crate::reinforcements::{Placing, Reinforcements};
use crate::seasons::Seasons;
use crate::villages::GoHome;
use crate::winter::Winter;

/// One procedure, one file. It sees the board and itself, never another frame.
pub trait Procedure {
    /// What a legal action comes to; only `check` makes one.
    type Plan;
    /// Who must choose.
    fn awaited(&self) -> Sides;
    /// What is asked, and under which rule.
    fn ask(&self, board: &Board) -> Ask;
    /// Actions worth a `check`: cheap, and sure to hold every legal one.
    fn candidates(&self, board: &Board, side: Side, out: &mut Vec<Action>);
    /// The one place that says what is legal here, and which rule forbids the rest.
    fn check(&self, board: &Board, side: Side, action: Action) -> Result<Self::Plan, Refusal>;
    fn choose(
        &mut self,
        board: &mut Board,
        plan: Self::Plan,
        table: &mut impl Table<Event>,
    ) -> Step;
    /// Goes on: it has just begun, or what it called has returned.
    fn resume(&mut self, board: &mut Board, table: &mut impl Table<Event>) -> Step;
    /// What a click on a space could stand for here.
    fn on_space(&self, _board: &Board, _space: Space) -> Option<Action> {
        None
    }
    /// What a click on a leader could stand for here.
    fn on_leader(&self, _leader: Leader) -> Option<Action> {
        None
    }
}

pub enum Step {
    /// Somebody must choose.
    Stay,
    /// Run this one, then come back to me.
    Call(Frame),
    /// Run this one instead of me.
    Become(Frame),
    Return,
}

/// A procedure of the rulebook, paused half-way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    #[default]
    Nothing,
    Seasons(Seasons),
    Reinforcements(Reinforcements),
    Placing(Placing),
    Movement(Movement),
    March(March),
    CombatPhase(CombatPhase),
    Combat(Combat),
    Carry(Carry),
    Losses(Losses),
    Retreat(Retreat),
    GoHome(GoHome),
    Winter(Winter),
    Window(Window),
    CampFever(CampFever),
}

/// Does the same with whatever procedure a frame holds.
macro_rules! each {
    ($frame:expr, $it:ident => $do:expr) => {
        match $frame {
            Frame::Nothing => unreachable!("the stack is never empty"),
            Frame::Seasons($it) => $do,
            Frame::Reinforcements($it) => $do,
            Frame::Placing($it) => $do,
            Frame::Movement($it) => $do,
            Frame::March($it) => $do,
            Frame::CombatPhase($it) => $do,
            Frame::Combat($it) => $do,
            Frame::Carry($it) => $do,
            Frame::Losses($it) => $do,
            Frame::Retreat($it) => $do,
            Frame::GoHome($it) => $do,
            Frame::Winter($it) => $do,
            Frame::Window($it) => $do,
            Frame::CampFever($it) => $do,
        }
    };
}
pub(crate) use each;

/// The deepest nesting there is: seasons, combat phase, combat, losses.
const DEPTH: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stack {
    frames: [Frame; DEPTH],
    depth: u8,
}

impl Stack {
    pub fn new(lowest: Frame) -> Stack {
        let mut stack = Stack { frames: [Frame::Nothing; DEPTH], depth: 0 };
        stack.push(lowest);
        stack
    }

    #[inline]
    pub fn top(&self) -> &Frame {
        &self.frames[usize::from(self.depth) - 1]
    }

    #[inline]
    fn top_mut(&mut self) -> &mut Frame {
        &mut self.frames[usize::from(self.depth) - 1]
    }

    /// The frames from the lowest to the one on top.
    pub fn iter(&self) -> impl Iterator<Item = &Frame> {
        self.frames[..usize::from(self.depth)].iter()
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Frame> {
        self.frames[..usize::from(self.depth)].iter_mut()
    }

    fn push(&mut self, frame: Frame) {
        self.frames[usize::from(self.depth)] = frame;
        self.depth += 1;
    }

    fn pop(&mut self) {
        self.depth -= 1;
        self.frames[usize::from(self.depth)] = Frame::Nothing;
    }

    /// Plays an action in the procedure on top, and all that follows from it.
    pub fn play(
        &mut self,
        board: &mut Board,
        side: Side,
        action: Action,
        table: &mut impl Table<Event>,
    ) -> Result<(), Refusal> {
        let step = each!(self.top_mut(), it => {
            let plan = it.check(board, side, action)?;
            it.choose(board, plan, table)
        });
        self.follow(board, step, table);
        Ok(())
    }

    /// Begins, or goes on, until somebody must choose.
    pub fn run(&mut self, board: &mut Board, table: &mut impl Table<Event>) {
        let step = each!(self.top_mut(), it => it.resume(board, table));
        self.follow(board, step, table);
    }

    fn follow(&mut self, board: &mut Board, mut step: Step, table: &mut impl Table<Event>) {
        loop {
            match step {
                Step::Stay => return,
                Step::Call(frame) => self.push(frame),
                Step::Become(frame) => *self.top_mut() = frame,
                Step::Return => self.pop(),
            }
            step = each!(self.top_mut(), it => it.resume(board, table));
        }
    }
}
