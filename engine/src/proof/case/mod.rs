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

use include_dir::Dir;

pub use keys::case_keys;
pub use names::Names;
pub use read::{Case, CaseFile};
pub use tell::{Asked, ByItself, CaseFailure, CaseFileError, Happened};
pub use view::CaseView;

/// Returns the case files of a folder that is compiled into the program, with their paths in that
/// folder.
pub fn case_files(folder: &'static Dir<'static>) -> Vec<(&'static str, &'static str)> {
    fn walk(dir: &'static Dir<'static>, out: &mut Vec<(&'static str, &'static str)>) {
        for file in dir.files() {
            let path = file.path().to_str().expect("case files have plain names");
            out.push((path, file.contents_utf8().expect("case files are text")));
        }
        dir.dirs().for_each(|dir| walk(dir, out));
    }
    let mut out = Vec::new();
    walk(folder, &mut out);
    out.sort_unstable();
    out
}
