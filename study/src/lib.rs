//! A study: a position, and the actions tried from it, as a tree with comments and marks on the map.
//!
//! A [`Study`] is a value and a text file ([`Study::parse`], [`Study::write`]). A study holds the
//! dice of every action, so the same file shows the same games everywhere. This crate knows no game:
//! a study is played through with any [`AnyGame`](engine::AnyGame).
//!
//! ```
//! use study::{Study, Tried};
//!
//! let mut study = Study::new("pebbles", "turn = \"british\"\n");
//! let tried = |play: &str| Tried { side: engine::Side::British, play: play.into(), results: "".into() };
//! let first = study.add(Study::ROOT, tried("go ford"));
//! let other = study.add(Study::ROOT, tried("go mill"));
//! study.comment(other, "The mill has more pebbles.");
//! study.promote(other);
//! assert_eq!(study.main_line(), [Study::ROOT, other]);
//! assert_eq!(study.variations(Study::ROOT), [other, first]);
//! assert_eq!(Study::parse(&study.write()).unwrap().write(), study.write());
//! ```
//!
//! | module | contents |
//! | --- | --- |
//! | `tree` | the tree: adding, ordering and deleting variations, comments and marks |
//! | `text` | the text form |
//! | `play` | playing a study through, and making one of a game that was played |
//! | `mark` | marks on the map |
//! | `example` | studies of a game's cases, which show its rules at work |
//! | `puzzle` | puzzles, and the file of a game's puzzles |

#![deny(missing_docs)]

mod example;
mod mark;
mod play;
mod puzzle;
mod text;
mod tree;

pub use example::{Example, Examples, Exhibit, Theme, gallery, ledger_with_cards};
pub use mark::{Colour, MapMark, MarkShape, NotAMark};
pub use play::{EachAction, StudyError, game_named};
pub use puzzle::{LEAD, Puzzle, PuzzleError, PuzzleFile, WrongAnswer};
pub use text::{TextError, WrongLine};
pub use tree::{Forbidden, NodeId, Study, Tried};
