//! Cases: a position, a script of actions with their dice, and the expected results. The notation
//! is explained in `engine/CASES.md`.
//!
//! ```toml
//! game = "struggle"
//!
//! [[case]]
//! name = "a leaderless force moves one space"
//! proves = ["movement.4"]
//! position = { from = "setup", phase = "british-movement" }
//! script = '''
//! british: march albany
//! british: go fort-carillon   ! movement.2
//! dice 4 1
//! british: fight hampshire
//! ? spaces.hampshire.control = british
//! french? cards.british.hand = none
//! '''
//! ```
//!
//! | file | contents |
//! | --- | --- |
//! | `read` | a file of cases, and the positions that they share |
//! | `script` | the steps of a script |
//! | `names` | the names that a case may use for a game, and suggestions for a misspelt one |
//! | `view` | the view in the form in which cases check it |
//! | `look` | the lookup of paths in the view |
//! | `keys` | the keys that a case can check |
//! | `run` | playing a case with the dice of its script |
//! | `tell` | reports: how a case differs, and what happened on the way |

mod keys;
mod look;
mod names;
mod read;
mod run;
mod script;
mod tell;
mod view;

pub use keys::case_keys;
pub use names::Names;
pub use read::{Case, CaseFile};
pub use tell::{Asked, ByItself, CaseFailure, CaseFileError, Happened};
pub use view::CaseView;

/// Returns the texts that the build script of a game has compressed.
pub fn unpacked(packed: &[u8]) -> String {
    let texts = miniz_oxide::inflate::decompress_to_vec(packed);
    let texts = texts.expect("the build script has compressed them");
    String::from_utf8(texts).expect("case files are text")
}

/// Returns the case files of a game, each with its path in the game's folder of cases. In `texts`, each path and each content
/// ends with a zero.
pub fn case_files(texts: &'static str) -> Vec<(&'static str, &'static str)> {
    let mut parts = texts.split_terminator('\0');
    std::iter::from_fn(|| Some((parts.next()?, parts.next()?))).collect()
}
