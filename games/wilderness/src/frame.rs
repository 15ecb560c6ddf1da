//! The stack of procedures. The last frame is what is happening now; those
//! under it are what it interrupted.

use engine::{Ask, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::facts::Space;

use crate::activation::Activation;
use crate::assault::Assault;
use crate::attrition::Attrition;
use crate::battle::{Battle, Losses, Retreat, Stranded};
use crate::cards::ActionPhase;
use crate::construction::{Construction, Demolition};
use crate::events::{
    Alliance, Discarding, Exchange, Fetching, Levy, Placing, Purge, Restoring, Strike,
};
use crate::home::GoingHome;
use crate::movement::{Avoiding, Entering, Garrison, Interception, Moving};
use crate::raid::Raid;
use crate::responses::Window;
use crate::sequence::Sequence;
use crate::siege::Siege;

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
    ActionPhase,
    Activation,
    Construction,
    Demolition,
    Placing,
    Alliance,
    Restoring,
    Purge,
    Levy,
    Exchange,
    Strike,
    Discarding,
    Fetching,
    Window,
    Moving,
    Entering,
    Interception,
    Garrison,
    Avoiding,
    Battle,
    Losses,
    Retreat,
    Stranded,
    Siege,
    Assault,
    Raid,
    GoingHome,
    Attrition
);

impl Frame {
    /// The active player has a choice of his own to make, outside combat: he may
    /// demolish first (5.46, ruling 88).
    fn own_time(&self) -> bool {
        matches!(
            self,
            Frame::ActionPhase(_)
                | Frame::Activation(_)
                | Frame::Construction(_)
                | Frame::Moving(_)
                | Frame::Placing(_)
                | Frame::Alliance(_)
                | Frame::Restoring(_)
                | Frame::Strike(_)
                | Frame::Exchange(_)
        )
    }

    /// Nothing is half done under it: leaders alone among the enemy may be
    /// dealt with before it goes on (6.53).
    fn calm(&self) -> bool {
        matches!(
            self,
            Frame::Sequence(_) | Frame::ActionPhase(_) | Frame::Activation(_) | Frame::Moving(_)
        )
    }
}

/// The deepest nesting there is: sequence, action phase, activation, moving,
/// raid, battle, losses; or moving, entering, battle, retreat.
const DEPTH: usize = 8;

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

    /// Whether that side may demolish now, whatever it is asked (5.46).
    pub fn check_demolition(&self, board: &Board, side: Side) -> Result<(), Refusal> {
        if side != board.active || !self.top().own_time() {
            return Err(Refusal::new("5.46", "refuse-demolish-now"));
        }
        Demolition::possible(board, side)
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
        if action == Action::Demolish {
            self.check_demolition(board, side)?;
            self.push(Frame::Demolition(Demolition { side }));
            return Ok(());
        }
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

    fn settle(&self, board: &mut Board, table: &mut impl Table<Event>) {
        let arriving = |frame: &Frame| matches!(frame, Frame::Entering(it) if it.is_arriving());
        if self.iter().any(arriving) {
            board.settle_departures(table);
        } else {
            board.settle(table);
        }
    }

    fn follow(&mut self, board: &mut Board, mut step: Step, table: &mut impl Table<Event>) {
        loop {
            match step {
                Step::Stay => {
                    self.settle(board, table);
                    return;
                }
                Step::Call(frame) => self.push(frame),
                Step::Become(frame) => *self.top_mut() = frame,
                Step::Return => self.pop(),
            }
            self.settle(board, table);
            if self.top().calm()
                && let Some(stranded) = Stranded::any(board)
            {
                self.push(stranded);
            }
            step = each!(self.top_mut(), it => it.resume(board, table));
        }
    }
}
