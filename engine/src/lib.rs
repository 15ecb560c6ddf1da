//! What every game promises, and what every game needs.
//!
//! A game is a value ([`Game`]); its truth is a list of actions ([`Record`]).
//! Dice come from outside ([`Chance`]), what happened goes back out ([`Event`]).
//! Nothing here names a game, reads a clock or touches a disk.

mod side;
mod chance;
mod phrase;
mod rule;
mod array;
mod game;
mod view;
mod table;
mod fair;
mod playing;
mod record;
mod position;
mod ask;
mod procedure;
mod case;
mod any;
pub mod conformance;
pub mod proof;

pub use any::{AnyGame, AnyPlaying, Of, PlayError};
pub use array::Array;
pub use ask::Ask;
pub use case::{Case, CaseFailure, CaseFile, CaseFileError, case_files};
pub use chance::{Chance, Counted, Scripted, Seed, Seeded, shuffle};
pub use fair::{Secret, commitment, seed_of};
pub use game::{
    Action, Choice, Event, Game, GameFacts, Line, OptionFact, Outcome, Prompt, Setup, SetupError,
    Unreadable,
};
pub use phrase::{Arg, Phrase};
pub use playing::{Digest, Playing, Turn, Undone};
pub use position::{Position, PositionError};
pub use record::{Header, Record, RecordError, RecordLine};
pub use rule::{Ledger, LedgerRule, LedgerSection, Refusal, Rule};
pub use side::{BySide, Eye, Side, Sides};
pub use table::{Aloud, Silent, Table};
pub use view::{
    CardsView, DieView, GoalView, LineView, Panel, PanelRow, PointView, SpaceView, TrackView, View,
};
