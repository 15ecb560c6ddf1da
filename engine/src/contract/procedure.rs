//! Procedures of a rulebook on a stack: the procedure under way, and those that it interrupted.
//!
//! A card activates a force, which moves, is intercepted and fights; then the force moves on. Each
//! of these steps is a [`Procedure`] in a file of its own, and a game under way is a board and a
//! [`Stack`] of procedures. The procedure on top is under way: it asks a question, takes an answer,
//! and returns a [`Step`], which tells how play continues. [`frames!`](crate::frames) writes the
//! enum that can hold any procedure of a game; `examples/pebbles.rs` is a whole game built this
//! way.

use std::fmt::Debug;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Array, Prompt, Refusal, Rules, Side, Sides, World};

/// One procedure of a rulebook, such as a march or a retreat: one type, one file. A procedure
/// sees the board and itself, never another procedure.
///
/// Only one function decides what is legal. [`check`](Procedure::check) alone decides which
/// actions are legal and which rule forbids the others. The list of legal actions is
/// [`candidates`](Procedure::candidates) filtered by `check`, and [`choose`](Procedure::choose)
/// takes only a plan that `check` made.
///
/// A procedure that asks nothing, such as the sequence of play, implements
/// [`resume`](Procedure::resume) alone: it calls others, and returns [`Step::Stay`] only when the
/// game is over.
pub trait Procedure<R: Rules> {
    /// The checked form of a legal action. Only `check` makes one.
    type Plan;

    /// Facts that several actions need and that are costly to compute, such as the units in supply.
    /// Each listing and each single check starts with a fresh value, whose parts are filled on
    /// first use. Usually a struct of [`OnceCell`](std::cell::OnceCell)s, or `()` where nothing is
    /// shared.
    type Shared: Default;

    /// Returns the sides that must choose.
    fn awaited(&self) -> Sides {
        Sides::NONE
    }

    /// Returns the answer that is given automatically, if there is one; [`World::by_itself`] is
    /// called with that answer. The rules must oblige the side to answer the question (a target,
    /// a loss, a place), the options must be public, and no other answer may have a different
    /// effect. Usually the answer is the [`lone`](Procedure::lone) action. An optional step is
    /// never taken automatically, even if only one answer is left.
    fn owed(&self, _board: &R::Board) -> Option<R::Action> {
        None
    }

    /// Returns true if a legal action only takes back what the same side chose earlier in this
    /// turn. Examples are calling off a march that has not moved, and putting back a unit.
    /// Without such cancellations no side can return to an earlier state by its own actions
    /// alone, and a cancellation is never the only legal action.
    fn cancels(&self, _board: &R::Board, _side: Side, _action: R::Action) -> bool {
        false
    }

    /// Returns the question that the procedure asks, with its rule.
    fn ask(&self, _board: &R::Board) -> Prompt {
        Prompt::new(R::OVER.rule.0, R::OVER.why)
    }

    /// Appends the actions worth a `check`. The list is cheap to make, has no duplicates, and
    /// includes every legal action.
    fn candidates(
        &self,
        _board: &R::Board,
        _side: Side,
        _shared: &Self::Shared,
        _out: &mut Vec<R::Action>,
    ) {
    }

    /// Decides whether `action` is legal here, or which rule forbids it. No other code decides
    /// this.
    fn check(
        &self,
        _board: &R::Board,
        _side: Side,
        _action: R::Action,
        _shared: &Self::Shared,
    ) -> Result<Self::Plan, Refusal> {
        Err(R::OVER)
    }

    /// Carries out the checked action.
    fn choose(
        &mut self,
        _board: &mut R::Board,
        _plan: Self::Plan,
        _world: &mut dyn World<R::Event>,
    ) -> Step<R::Frame> {
        Step::Stay
    }

    /// Continues the procedure when it has just begun, or when a procedure that it called has
    /// returned. The procedure must set its own next stage before it calls another procedure, and must
    /// read the board again afterwards. A procedure that only asks returns [`Step::Stay`].
    fn resume(
        &mut self,
        _board: &mut R::Board,
        _world: &mut dyn World<R::Event>,
    ) -> Step<R::Frame> {
        Step::Stay
    }

    /// Returns the action, legal or not, that a click on `clicked` would stand for here. If a click
    /// on `clicked` does nothing, the refusal of this action explains why.
    fn meant(&self, _board: &R::Board, _clicked: R::Clicked) -> Option<R::Action> {
        None
    }

    /// Returns true if the action is legal: `check` for callers that need no plan.
    fn allows(&self, board: &R::Board, side: Side, action: R::Action) -> bool {
        self.check(board, side, action, &Self::Shared::default()).is_ok()
    }

    /// Returns the legal action of the side that must choose, if it has just one.
    fn lone(&self, board: &R::Board) -> Option<R::Action> {
        let side = self.awaited().iter().next()?;
        let shared = Self::Shared::default();
        let mut answers = Vec::new();
        self.candidates(board, side, &shared, &mut answers);
        answers.retain(|answer| self.check(board, side, *answer, &shared).is_ok());
        answers.pop().filter(|_| answers.is_empty())
    }

    /// Appends every legal action.
    fn legal(&self, board: &R::Board, side: Side, out: &mut Vec<R::Action>) {
        let shared = Self::Shared::default();
        let first = out.len();
        self.candidates(board, side, &shared, out);
        let mut kept = first;
        for n in first..out.len() {
            if self.check(board, side, out[n], &shared).is_ok() {
                out[kept] = out[n];
                kept += 1;
            }
        }
        out.truncate(kept);
    }
}

/// The way in which play continues after a procedure has acted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<F> {
    /// A side must choose.
    Stay,
    /// Run this procedure, then resume the caller.
    Call(F),
    /// Run this procedure in place of the one that returned the step.
    Become(F),
    /// The procedure has ended; resume its caller.
    Return,
}

/// Any procedure of a game: the enum that [`frames!`](crate::frames) writes, which forwards every
/// call to the [`Procedure`] that it holds.
pub trait Frame<R: Rules<Frame = Self>>:
    Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The maximum number of procedures that can be under way at once, given which may call which.
    const DEEPEST: usize;

    /// Returns true if `callee` may be put on top of this procedure, by its own call or as an
    /// interruption.
    fn may_call(&self, callee: &Self) -> bool;
    /// Returns true if `next` may run in place of this procedure.
    fn may_become(&self, next: &Self) -> bool;
    /// As [`Procedure::awaited`].
    fn awaited(&self) -> Sides;
    /// As [`Procedure::owed`].
    fn owed(&self, board: &R::Board) -> Option<R::Action>;
    /// As [`Procedure::cancels`].
    fn cancels(&self, board: &R::Board, side: Side, action: R::Action) -> bool;
    /// As [`Procedure::ask`].
    fn ask(&self, board: &R::Board) -> Prompt;
    /// As [`Procedure::legal`].
    fn legal(&self, board: &R::Board, side: Side, out: &mut Vec<R::Action>);
    /// Returns the rule that forbids the action here, if any.
    fn refuse(&self, board: &R::Board, side: Side, action: R::Action) -> Result<(), Refusal>;
    /// Checks the action and carries it out.
    fn play(
        &mut self,
        board: &mut R::Board,
        side: Side,
        action: R::Action,
        world: &mut dyn World<R::Event>,
    ) -> Result<Step<Self>, Refusal>;
    /// As [`Procedure::resume`].
    fn resume(&mut self, board: &mut R::Board, world: &mut dyn World<R::Event>) -> Step<Self>;
    /// As [`Procedure::meant`].
    fn meant(&self, board: &R::Board, clicked: R::Clicked) -> Option<R::Action>;
}

/// Writes the enum of a game's procedures and its [`Frame`], in the game's `frame.rs`:
///
/// ```text
/// engine::frames! {
///     /// A procedure of the rulebook, paused half-way.
///     pub enum Frame of Rules {
///         Seasons calls [Movement, Combat],
///         Movement calls [March],
///         March becomes [Halt],
///         Halt,
///         Combat,
///     }
/// }
/// ```
///
/// Each name is a type that implements [`Procedure`]; `Frame::from(march)` wraps one. A name is
/// followed by the procedures that it may [call](Step::Call) or [become](Step::Become), including
/// those that can be [due](Rules::due) or [interrupt](Rules::interrupt) while it is on top.
/// Procedures that may interrupt any other are named once: `pub enum Frame of Rules, interrupted by
/// [Chit] { … }`. From these lists the macro computes how deeply procedures can nest
/// ([`Frame::DEEPEST`]). A game whose [`Rules::Frames`] has less room does not compile. A step that
/// is not declared panics if debug assertions are on, as in tests.
#[macro_export]
macro_rules! frames {
    (
        $(#[$doc:meta])*
        pub enum $Frame:ident of $Rules:ty $(, interrupted by [$($any:ident),+])? {
            $($name:ident
                $(calls [$($callee:ident),+ $(,)?])?
                $(becomes [$($next:ident),+])?
            ),* $(,)?
        }
    ) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize,
        )]
        #[allow(clippy::large_enum_variant, reason = "they live in a flat stack")]
        pub enum $Frame {
            $($name($name),)*
        }

        impl $crate::Frame<$Rules> for $Frame {
            const DEEPEST: usize = {
                #[allow(dead_code, reason = "only those that are called are named")]
                enum Kind {
                    $($name),*
                }
                let calls: &[&[usize]] = &[$(&[$($(Kind::$callee as usize),+)?]),*];
                let becomes: &[&[usize]] = &[$(&[$($(Kind::$next as usize),+)?]),*];
                let interruptions: &[usize] = &[$($(Kind::$any as usize),+)?];
                $crate::deepest(calls, becomes, interruptions)
            };

            #[inline]
            fn may_call(&self, callee: &$Frame) -> bool {
                (match self {
                    $($Frame::$name(_) => false $($(|| matches!(callee, $Frame::$callee(_)))+)?,)*
                }) $(|| (!matches!(self, $($Frame::$any(_))|+)
                    && matches!(callee, $($Frame::$any(_))|+)))?
            }
            #[inline]
            fn may_become(&self, next: &$Frame) -> bool {
                match self {
                    $($Frame::$name(_) => false $($(|| matches!(next, $Frame::$next(_)))+)?,)*
                }
            }
            #[inline]
            fn awaited(&self) -> $crate::Sides {
                match self {
                    $($Frame::$name(it) => $crate::Procedure::<$Rules>::awaited(it),)*
                }
            }
            fn owed(
                &self,
                board: &<$Rules as $crate::Rules>::Board,
            ) -> Option<<$Rules as $crate::Rules>::Action> {
                match self {
                    $($Frame::$name(it) => $crate::Procedure::<$Rules>::owed(it, board),)*
                }
            }
            #[inline]
            fn cancels(
                &self,
                board: &<$Rules as $crate::Rules>::Board,
                side: $crate::Side,
                action: <$Rules as $crate::Rules>::Action,
            ) -> bool {
                match self {
                    $($Frame::$name(it) => {
                        $crate::Procedure::<$Rules>::cancels(it, board, side, action)
                    })*
                }
            }
            fn ask(&self, board: &<$Rules as $crate::Rules>::Board) -> $crate::Prompt {
                match self {
                    $($Frame::$name(it) => $crate::Procedure::<$Rules>::ask(it, board),)*
                }
            }
            fn legal(
                &self,
                board: &<$Rules as $crate::Rules>::Board,
                side: $crate::Side,
                out: &mut Vec<<$Rules as $crate::Rules>::Action>,
            ) {
                match self {
                    $($Frame::$name(it) => $crate::Procedure::<$Rules>::legal(it, board, side, out),)*
                }
            }
            fn refuse(
                &self,
                board: &<$Rules as $crate::Rules>::Board,
                side: $crate::Side,
                action: <$Rules as $crate::Rules>::Action,
            ) -> Result<(), $crate::Refusal> {
                match self {
                    $($Frame::$name(it) => $crate::Procedure::<$Rules>::check(
                        it, board, side, action, &Default::default(),
                    ).map(|_| ()),)*
                }
            }
            #[allow(clippy::let_unit_value, reason = "a procedure without choices has no plan")]
            fn play(
                &mut self,
                board: &mut <$Rules as $crate::Rules>::Board,
                side: $crate::Side,
                action: <$Rules as $crate::Rules>::Action,
                world: &mut dyn $crate::World<<$Rules as $crate::Rules>::Event>,
            ) -> Result<$crate::Step<$Frame>, $crate::Refusal> {
                Ok(match self {
                    $($Frame::$name(it) => {
                        let plan = $crate::Procedure::<$Rules>::check(
                            it, board, side, action, &Default::default(),
                        )?;
                        $crate::Procedure::<$Rules>::choose(it, board, plan, world)
                    })*
                })
            }
            fn resume(
                &mut self,
                board: &mut <$Rules as $crate::Rules>::Board,
                world: &mut dyn $crate::World<<$Rules as $crate::Rules>::Event>,
            ) -> $crate::Step<$Frame> {
                match self {
                    $($Frame::$name(it) => $crate::Procedure::<$Rules>::resume(it, board, world),)*
                }
            }
            fn meant(
                &self,
                board: &<$Rules as $crate::Rules>::Board,
                clicked: <$Rules as $crate::Rules>::Clicked,
            ) -> Option<<$Rules as $crate::Rules>::Action> {
                match self {
                    $($Frame::$name(it) => $crate::Procedure::<$Rules>::meant(it, board, clicked),)*
                }
            }
        }

        $(impl From<$name> for $Frame {
            #[inline]
            fn from(it: $name) -> $Frame {
                $Frame::$name(it)
            }
        })*
    };
}

/// Returns the maximum number of procedures that can be under way at once. For each procedure, by
/// number, `calls` and `becomes` list those that it may call or become; those in `interruptions`
/// may come on top of any procedure except another interruption.
pub const fn deepest(calls: &[&[usize]], becomes: &[&[usize]], interruptions: &[usize]) -> usize {
    let (mut deepest, mut above, mut n) = (0, 0, 0);
    while n < calls.len() {
        let depth = deepest_of(calls, becomes, n, calls.len());
        deepest = if deepest < depth { depth } else { deepest };
        n += 1;
    }
    n = 0;
    while n < interruptions.len() {
        let depth = deepest_of(calls, becomes, interruptions[n], calls.len());
        above = if above < depth { depth } else { above };
        n += 1;
    }
    deepest + above
}

const fn deepest_of(
    calls: &[&[usize]],
    becomes: &[&[usize]],
    from: usize,
    longest: usize,
) -> usize {
    assert!(0 < longest, "procedures that call each other in a circle have no deepest nesting");
    let (mut deepest, mut n) = (1, 0);
    while n < calls[from].len() + becomes[from].len() {
        let depth = if n < calls[from].len() {
            1 + deepest_of(calls, becomes, calls[from][n], longest - 1)
        } else {
            deepest_of(calls, becomes, becomes[from][n - calls[from].len()], longest - 1)
        };
        deepest = if deepest < depth { depth } else { deepest };
        n += 1;
    }
    deepest
}

/// Room for the deepest nesting of a game's procedures: an [`Array`], so that the whole state is
/// one flat value.
pub trait Frames<F>:
    Copy
    + Eq
    + Hash
    + Debug
    + Default
    + Serialize
    + DeserializeOwned
    + AsRef<[Option<F>]>
    + AsMut<[Option<F>]>
    + Send
    + Sync
    + 'static
{
    /// The maximum number of procedures.
    const ROOM: usize;
}

impl<F, const N: usize> Frames<F> for Array<Option<F>, N>
where
    F: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static,
{
    const ROOM: usize = N;
}

/// The procedures under way, the lowest first. The stack is never empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Stack<R: Rules> {
    frames: R::Frames,
    depth: u8,
}

impl<R: Rules> Stack<R> {
    /// Makes a stack that holds only the procedure that all others are called from.
    pub fn new(lowest: R::Frame) -> Stack<R> {
        const { assert!(R::Frame::DEEPEST <= R::Frames::ROOM, "Rules::Frames has too little room") };
        let mut frames = R::Frames::default();
        frames.as_mut()[0] = Some(lowest);
        Stack { frames, depth: 1 }
    }

    /// Returns the procedure under way.
    #[inline]
    pub fn top(&self) -> &R::Frame {
        self.frames.as_ref()[usize::from(self.depth) - 1].as_ref().expect("frames lie without gaps")
    }

    /// Returns the procedure under way, for changing it.
    #[inline]
    pub fn top_mut(&mut self) -> &mut R::Frame {
        self.frames.as_mut()[usize::from(self.depth) - 1].as_mut().expect("frames lie without gaps")
    }

    /// Iterates over the procedures from the lowest to the one on top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &R::Frame> {
        self.frames.as_ref()[..usize::from(self.depth)].iter().flatten()
    }

    /// Iterates over the procedures from the lowest to the one on top, for changing them.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut R::Frame> {
        self.frames.as_mut()[..usize::from(self.depth)].iter_mut().flatten()
    }

    /// Puts a procedure on top; the procedure below waits until this one returns.
    #[inline]
    pub fn push(&mut self, frame: R::Frame) {
        debug_assert!(self.top().may_call(&frame), "{:?} does not declare {frame:?}", self.top());
        self.frames.as_mut()[usize::from(self.depth)] = Some(frame);
        self.depth += 1;
    }

    /// Puts another procedure in place of the one on top.
    #[inline]
    pub(crate) fn replace(&mut self, frame: R::Frame) {
        debug_assert!(self.top().may_become(&frame), "{:?} does not declare {frame:?}", self.top());
        *self.top_mut() = frame;
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.depth -= 1;
        self.frames.as_mut()[usize::from(self.depth)] = None;
    }
}

#[cfg(test)]
mod tests {
    use super::deepest;

    #[test]
    fn a_call_nests_and_a_change_does_not() {
        // Procedure 0 calls 1 and 3; 1 becomes 2, which calls 3; 4 may interrupt any other.
        let calls: &[&[usize]] = &[&[1, 3], &[], &[3], &[], &[]];
        let becomes: &[&[usize]] = &[&[], &[2], &[], &[], &[]];
        assert_eq!(deepest(calls, becomes, &[]), 3);
        assert_eq!(deepest(calls, becomes, &[4]), 4);
    }

    #[test]
    #[should_panic(expected = "in a circle")]
    fn a_circle_has_no_deepest_nesting() {
        deepest(&[&[1], &[0]], &[&[], &[]], &[]);
    }
}
