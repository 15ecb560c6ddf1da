//! The stack of procedures that every game is made of.
//!
//! A game names its board, its actions and its procedures, and gets the trait
//! that each of them keeps, the frame that holds one, and the stack of frames:
//! the last is what is happening now, those under it are what it interrupted.
//! What happens between two procedures is the game's own (`Stack::follow`).

/// Written once for a game, in its `frame.rs`:
///
/// ```text
/// engine::procedures! {
///     ($) board: Board, action: Action, event: Event, place: Space, depth: 4;
///     Seasons, Movement, March, Combat
/// }
/// ```
#[macro_export]
#[expect(clippy::crate_in_macro_def, reason = "frames are those of the game that names them")]
macro_rules! procedures {
    (
        ($d:tt) board: $Board:ty, action: $Action:ty, event: $Event:ty, place: $Place:ty,
        depth: $depth:expr; $($name:ident),* $(,)?
        $(; also $($also:tt)*)?
    ) => {
        /// One procedure, one file. It sees the board and itself, never another frame.
        pub trait Procedure {
            /// What a legal action comes to; only `check` makes one.
            type Plan;
            /// Who must choose.
            fn awaited(&self) -> $crate::Sides;
            /// What is asked, and under which rule.
            fn ask(&self, board: &$Board) -> $crate::Ask;
            /// Actions worth a `check`: cheap, and sure to hold every legal one.
            fn candidates(&self, board: &$Board, side: $crate::Side, out: &mut Vec<$Action>);
            /// The one place that says what is legal here, and which rule forbids the rest.
            fn check(
                &self,
                board: &$Board,
                side: $crate::Side,
                action: $Action,
            ) -> Result<Self::Plan, $crate::Refusal>;
            /// Every legal action. A procedure whose candidates share costly
            /// questions answers them once here; it must agree with `check`.
            fn legal(&self, board: &$Board, side: $crate::Side, out: &mut Vec<$Action>) {
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
                board: &mut $Board,
                plan: Self::Plan,
                table: &mut impl $crate::Table<$Event>,
            ) -> Step;
            /// Goes on: it has just begun, or what it called has returned.
            fn resume(
                &mut self,
                board: &mut $Board,
                table: &mut impl $crate::Table<$Event>,
            ) -> Step;
            /// What a click on a space could stand for here.
            fn on_space(&self, _board: &$Board, _space: $Place) -> Option<$Action> {
                None
            }
            $($($also)*)?
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
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        #[allow(clippy::large_enum_variant)] // they live in a flat stack
        pub enum Frame {
            #[default]
            Nothing,
            $($name($name),)*
        }

        /// Does the same with whatever procedure a frame holds.
        macro_rules! each {
            ($d frame:expr, $d it:ident => $d do:expr) => {
                match $d frame {
                    crate::frame::Frame::Nothing => unreachable!("the stack is never empty"),
                    $(crate::frame::Frame::$name($d it) => $d do,)*
                }
            };
        }
        pub(crate) use each;

        const DEPTH: usize = $depth;

        /// The procedures under way.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize,
        )]
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

            /// Plays an action in the procedure on top, and all that follows from it.
            #[allow(clippy::let_unit_value)] // the plan of a procedure without choices
            pub fn play(
                &mut self,
                board: &mut $Board,
                side: $crate::Side,
                action: $Action,
                table: &mut impl $crate::Table<$Event>,
            ) -> Result<(), $crate::Refusal> {
                let step = each!(self.top_mut(), it => {
                    let plan = it.check(board, side, action)?;
                    it.choose(board, plan, table)
                });
                self.follow(board, step, table);
                Ok(())
            }

            /// Begins, or goes on, until somebody must choose.
            pub fn run(&mut self, board: &mut $Board, table: &mut impl $crate::Table<$Event>) {
                let step = each!(self.top_mut(), it => it.resume(board, table));
                self.follow(board, step, table);
            }
        }
    };
}
