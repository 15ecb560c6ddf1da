//! Procedures of a rulebook on a stack: what is happening now, and what it interrupted.
//!
//! A card activates a force, which moves, is intercepted and fights; then the
//! force goes on. Each of these is a [`Procedure`] in a file of its own, and a
//! game under way is a board and a [`Stack`] of them. The one on top is what is
//! happening now; it asks, it takes an answer, and it says what comes next
//! ([`Step`]). [`frames!`](crate::frames) makes the enum that can hold any one
//! procedure of a game; `examples/pebbles.rs` is a whole game built this way.

use std::fmt::Debug;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Array, Prompt, Refusal, Rules, Side, Sides, World};

/// One procedure of a rulebook, such as a march or a retreat: one type, one
/// file. It sees the board and itself, never another procedure.
///
/// Legality has one predicate. [`check`](Procedure::check) alone says what is
/// legal and which rule forbids the rest; the list of legal actions is
/// [`candidates`](Procedure::candidates) filtered by it, and
/// [`choose`](Procedure::choose) takes only the plan that it made.
///
/// A procedure that asks nothing, such as the sequence of play, writes
/// [`resume`](Procedure::resume) alone: it calls others, and stays only when
/// the game is over.
pub trait Procedure<R: Rules> {
    /// What a legal action comes to. Only `check` makes one.
    type Plan;

    /// Answers that several actions need and that are costly to find, such as
    /// who is in supply. It comes empty, serves one listing or one check, and
    /// is filled by whoever needs an answer first: usually a struct of
    /// [`OnceCell`](std::cell::OnceCell)s. `()` where nothing is shared.
    type Shared: Default;

    /// Who must choose.
    fn awaited(&self) -> Sides {
        Sides::NONE
    }

    /// Is what is asked owed, as a target, a loss or a place is, and open for all to
    /// see? Then a lone answer is given by itself, and [`World::by_itself`] hears of
    /// it. What a player opens himself is his to say, even if one answer is left.
    fn owed(&self, _board: &R::Board) -> bool {
        false
    }

    /// What is asked, and under which rule.
    fn ask(&self, _board: &R::Board) -> Prompt {
        Prompt::new(R::OVER.rule.0, R::OVER.why)
    }

    /// Actions worth a `check`: cheap to list, each once, and sure to hold every legal one.
    fn candidates(
        &self,
        _board: &R::Board,
        _side: Side,
        _shared: &Self::Shared,
        _out: &mut Vec<R::Action>,
    ) {
    }

    /// The one place that says what is legal here, and which rule forbids the rest.
    fn check(
        &self,
        _board: &R::Board,
        _side: Side,
        _action: R::Action,
        _shared: &Self::Shared,
    ) -> Result<Self::Plan, Refusal> {
        Err(R::OVER)
    }

    /// Carries out what was chosen.
    fn choose(
        &mut self,
        _board: &mut R::Board,
        _plan: Self::Plan,
        _world: &mut impl World<R::Event>,
    ) -> Step<R::Frame> {
        Step::Stay
    }

    /// Goes on: it has just begun, or what it called has returned. It names its
    /// own next stage before it calls another procedure, and reads the board
    /// again after. A procedure that only asks stays.
    fn resume(
        &mut self,
        _board: &mut R::Board,
        _world: &mut impl World<R::Event>,
    ) -> Step<R::Frame> {
        Step::Stay
    }

    /// The action that a click on that thing would stand for here, legal or not:
    /// it is asked why it may not be taken when nothing there may be clicked.
    fn meant(&self, _board: &R::Board, _clicked: R::Clicked) -> Option<R::Action> {
        None
    }

    /// Is that action legal? As `check`, for those who need no plan.
    fn allows(&self, board: &R::Board, side: Side, action: R::Action) -> bool {
        self.check(board, side, action, &Self::Shared::default()).is_ok()
    }

    /// Adds every legal action to `out`.
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

/// What comes after a procedure has moved on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<F> {
    /// Somebody must choose.
    Stay,
    /// Run this one, then come back to me.
    Call(F),
    /// Run this one instead of me.
    Become(F),
    /// I am done; whoever called me goes on.
    Return,
}

/// One procedure of a game, whichever it is: the enum that
/// [`frames!`](crate::frames) writes, which hands every question to the
/// [`Procedure`] that it holds.
pub trait Frame<R: Rules<Frame = Self>>:
    Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// As [`Procedure::awaited`].
    fn awaited(&self) -> Sides;
    /// As [`Procedure::owed`].
    fn owed(&self, board: &R::Board) -> bool;
    /// As [`Procedure::ask`].
    fn ask(&self, board: &R::Board) -> Prompt;
    /// As [`Procedure::legal`].
    fn legal(&self, board: &R::Board, side: Side, out: &mut Vec<R::Action>);
    /// Which rule forbids the action here, if one does.
    fn refuse(&self, board: &R::Board, side: Side, action: R::Action) -> Result<(), Refusal>;
    /// Checks the action and carries it out.
    fn play(
        &mut self,
        board: &mut R::Board,
        side: Side,
        action: R::Action,
        world: &mut impl World<R::Event>,
    ) -> Result<Step<Self>, Refusal>;
    /// As [`Procedure::resume`].
    fn resume(&mut self, board: &mut R::Board, world: &mut impl World<R::Event>) -> Step<Self>;
    /// As [`Procedure::meant`].
    fn meant(&self, board: &R::Board, clicked: R::Clicked) -> Option<R::Action>;
}

/// Writes the enum of a game's procedures and its [`Frame`], in the game's `frame.rs`:
///
/// ```text
/// engine::frames! {
///     /// A procedure of the rulebook, paused half-way.
///     pub enum Frame of Rules {
///         Seasons,
///         Movement,
///         March,
///         Combat,
///     }
/// }
/// ```
///
/// Each name is a type that implements [`Procedure`]; `Frame::from(march)` holds one.
#[macro_export]
macro_rules! frames {
    (
        $(#[$doc:meta])*
        pub enum $Frame:ident of $Rules:ty { $($name:ident),* $(,)? }
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
            #[inline]
            fn awaited(&self) -> $crate::Sides {
                match self {
                    $($Frame::$name(it) => $crate::Procedure::<$Rules>::awaited(it),)*
                }
            }
            #[inline]
            fn owed(&self, board: &<$Rules as $crate::Rules>::Board) -> bool {
                match self {
                    $($Frame::$name(it) => $crate::Procedure::<$Rules>::owed(it, board),)*
                }
            }
            fn ask(&self, board: &<$Rules as $crate::Rules>::Board) -> $crate::Prompt {
                match self {
                    $($Frame::$name(it) => $crate::Procedure::<$Rules>::ask(it, board),)*
                }
            }
            #[inline]
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
            #[inline]
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
            #[inline]
            #[allow(clippy::let_unit_value, reason = "a procedure without choices has no plan")]
            fn play(
                &mut self,
                board: &mut <$Rules as $crate::Rules>::Board,
                side: $crate::Side,
                action: <$Rules as $crate::Rules>::Action,
                world: &mut impl $crate::World<<$Rules as $crate::Rules>::Event>,
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
            #[inline]
            fn resume(
                &mut self,
                board: &mut <$Rules as $crate::Rules>::Board,
                world: &mut impl $crate::World<<$Rules as $crate::Rules>::Event>,
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

/// Room for the deepest nesting of a game's procedures: an [`Array`], so that
/// the whole state is one flat value.
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
}

impl<F, const N: usize> Frames<F> for Array<Option<F>, N> where
    F: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

/// The procedures under way, the lowest first. It is never empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Stack<R: Rules> {
    frames: R::Frames,
    depth: u8,
}

impl<R: Rules> Stack<R> {
    /// A stack with the procedure that all others are called from.
    pub fn new(lowest: R::Frame) -> Stack<R> {
        let mut stack = Stack { frames: R::Frames::default(), depth: 0 };
        stack.push(lowest);
        stack
    }

    /// The procedure that is under way.
    #[inline]
    pub fn top(&self) -> &R::Frame {
        self.frames.as_ref()[usize::from(self.depth) - 1].as_ref().expect("frames lie without gaps")
    }

    /// The procedure that is under way, to be changed.
    #[inline]
    pub fn top_mut(&mut self) -> &mut R::Frame {
        self.frames.as_mut()[usize::from(self.depth) - 1].as_mut().expect("frames lie without gaps")
    }

    /// The procedures from the lowest to the one on top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &R::Frame> {
        self.frames.as_ref()[..usize::from(self.depth)].iter().flatten()
    }

    /// The procedures from the lowest to the one on top, to be changed.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut R::Frame> {
        self.frames.as_mut()[..usize::from(self.depth)].iter_mut().flatten()
    }

    /// A procedure begins, and what was on top waits for it.
    #[inline]
    pub fn push(&mut self, frame: R::Frame) {
        let room = self.frames.as_mut();
        assert!(
            usize::from(self.depth) < room.len(),
            "procedures nest deeper than Rules::Frames has room for"
        );
        room[usize::from(self.depth)] = Some(frame);
        self.depth += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.depth -= 1;
        self.frames.as_mut()[usize::from(self.depth)] = None;
    }
}
