//! The stack of procedures. The last frame is what is happening now; those
//! under it are what it interrupted.

use engine::{Ask, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::facts::Space;

use crate::action_phase::ActionPhase;
use crate::battle::{Battle, Combining, Overrun, Retreat};
use crate::cards::Choosing;
use crate::chits::Chit;
use crate::colonials_enlist::ColonialsEnlist;
use crate::construction::Construction;
use crate::events::{ArStart, Culling, Encroachment, RoundUp, Singling, Yielding};
use crate::fleets_arrive::FleetsArrive;
use crate::marshal::Marshal;
use crate::movement::{Landing, Moving, Sailing};
use crate::placement::Placement;
use crate::raid::Raid;
use crate::sequence::{Initiative, Sequence};
use crate::winter::{Garrisons, Homeward, Recovery, Redeploying, Returning, WinterQuarters};

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
    /// Every legal action. A procedure whose candidates share costly questions
    /// answers them once here; it must agree with `check`.
    fn legal(&self, board: &Board, side: Side, out: &mut Vec<Action>) {
        let first = out.len();
        self.candidates(board, side, out);
        let mut kept = first;
        for n in first..out.len() {
            if self.check(board, side, out[n]).is_ok() {
                out[kept] = out[n];
                kept += 1;
            }
        }
        out.truncate(kept);
    }
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

/// The procedures, each with what holds it.
macro_rules! frames {
    ($($name:ident),*) => {
        /// A procedure of the rulebook, paused half-way.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[allow(clippy::large_enum_variant)] // they live in a flat stack
        pub enum Frame {
            #[default]
            Nothing,
            $($name($name),)*
        }

        /// Does the same with whatever procedure a frame holds.
        macro_rules! each {
            ($frame:expr, $it:ident => $do:expr) => {
                match $frame {
                    $crate::frame::Frame::Nothing => unreachable!("the stack is never empty"),
                    $($crate::frame::Frame::$name($it) => $do,)*
                }
            };
        }
        pub(crate) use each;
    };
}

frames!(
    Sequence,
    Choosing,
    Initiative,
    ArStart,
    RoundUp,
    Culling,
    Yielding,
    Singling,
    Encroachment,
    ActionPhase,
    Raid,
    Moving,
    Sailing,
    Landing,
    Marshal,
    Construction,
    Battle,
    Combining,
    Retreat,
    Overrun,
    Chit,
    FleetsArrive,
    ColonialsEnlist,
    Placement,
    WinterQuarters,
    Garrisons,
    Homeward,
    Returning,
    Redeploying,
    Recovery
);

/// The deepest nesting there is: sequence, battle, retreat, overrun, chit; or
/// sequence, action phase, construction, moving, retreat, overrun, chit.
const DEPTH: usize = 7;

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

    fn push(&mut self, frame: Frame) {
        self.frames[usize::from(self.depth)] = frame;
        self.depth += 1;
    }

    fn pop(&mut self) {
        self.depth -= 1;
        self.frames[usize::from(self.depth)] = Frame::Nothing;
    }

    /// The chit on the table is another one, for a search that may not know it.
    pub fn imagine_chit(&mut self, value: u8) {
        if let Frame::Chit(chit) = self.top_mut() {
            *chit = chit.imagined(value);
        }
    }

    /// Plays an action in the procedure on top, and all that follows from it.
    #[allow(clippy::let_unit_value)] // the plan of a procedure without choices
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
                Step::Stay => {
                    board.settle(table);
                    // A War in Europe chit is drawn at once (18.3.1).
                    match Chit::due(board) {
                        Some(chit) if !matches!(self.top(), Frame::Chit(_)) => self.push(chit),
                        _ => return,
                    }
                }
                Step::Call(frame) => self.push(frame),
                Step::Become(frame) => *self.top_mut() = frame,
                Step::Return => self.pop(),
            }
            board.settle(table);
            if let Some(chit) = Chit::due(board)
                && !matches!(self.top(), Frame::Chit(_))
            {
                self.push(chit);
            }
            step = each!(self.top_mut(), it => it.resume(board, table));
        }
    }
}
