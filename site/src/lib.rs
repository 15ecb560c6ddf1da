//! The files of a page: those of each [game](GameAsset), and the whole page as a [folder](files)
//! that any web server can serve.

mod folder;
mod game;
mod puzzles;
mod sketch;
mod words;

pub use folder::{NoPrograms, SiteFile, files, program, program_path, served_worker};
pub use game::{ExampleFacts, GameAsset, LessonFact, LessonStepFact, RulebookFact};
pub use puzzles::{PuzzleFact, PuzzleFacts, ThemeOfPuzzles, WrongFact, puzzles, themes};
