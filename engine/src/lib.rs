//! The contract of a game, and the tools for playing, showing and testing any game that fulfils it.
//!
//! A game in progress is a value ([`Game`]), and its history is a list of actions ([`Record`]).
//! Dice come from outside ([`Chance`]); everything that happens is reported back as an [`Event`].
//! Nothing in this crate names a game, reads a clock or touches a disk.
//!
//! ```
//! # #[path = "../examples/pebbles.rs"] mod pebbles;
//! # use pebbles::Pebbles;
//! use engine::{Game, Playing, Seed, Setup, Side};
//!
//! let mut game = Playing::<Pebbles>::start(&Setup::default(), Seed::from_number(1)).unwrap();
//! for side in Side::BOTH {
//!     let mut actions = Vec::new();
//!     game.state().actions(side, &mut actions); // each keeps one of two cards
//!     game.play(side, actions[0]).unwrap();
//! }
//! assert!(game.state().awaited().has(Side::British));
//! game.play(Side::British, "go ford".parse().unwrap()).unwrap();
//! let refusal = game.play(Side::British, "done".parse().unwrap()).unwrap_err();
//! assert_eq!(refusal.rule.0, "2.1"); // at least one pebble must be taken
//! game.undo(Side::British.into()).unwrap();
//! ```
//!
//! | folder | contents |
//! | --- | --- |
//! | `kit` | building blocks that all games share: [`Side`], [`Rule`], [`Set`], [`id!`], [`Named`], [`Array`], [`actions!`], [`Finite`], reading [`data`] |
//! | `show` | types for output to players: [`View`], [`Phrase`] |
//! | `contract` | the contract: [`Game`], the [`Rules`] and [`Procedure`]s that a game is built from, positions written by hand |
//! | `play` | a game being played: [`Playing`], its [`Record`], its fair dice |
//! | `proof` | tests for every game: [`Case`]s, [`conformance`], the [`book`] of its rules |
//! | `any` | any of several games, and any game being played: [`AnyGame`], [`AnyPlaying`] |
//!
//! Each folder depends only on the folders listed before it in this table.

#![deny(missing_docs)]

/// Whether this is a program for a browser, which fetches texts and pictures as files.
pub const IN_A_PAGE: bool = cfg!(target_family = "wasm");

/// Includes a text of a game like `include_str!`; in a program for a browser the text is empty.
#[macro_export]
macro_rules! paper {
    ($path:expr) => {
        if $crate::IN_A_PAGE { "" } else { include_str!($path) }
    };
}

/// Lists the Fluent files of a game, which are in `../text/en` and `../text/fr`.
#[macro_export]
macro_rules! texts {
    ($($file:literal),+ $(,)?) => { &[
        $(("en", concat!($file, ".ftl"), $crate::paper!(concat!("../text/en/", $file, ".ftl"))),)+
        $(("fr", concat!($file, ".ftl"), $crate::paper!(concat!("../text/fr/", $file, ".ftl"))),)+
    ] };
}

/// Lists the lessons of a game, which are in `../lessons`.
#[macro_export]
macro_rules! lessons {
    ($($lesson:literal),+ $(,)?) => {
        &[$(($lesson, include_str!(concat!("../lessons/", $lesson, ".toml")))),+]
    };
}

/// Lists the case files of a game, which are in `../cases`; in a program for a browser there are none. The build script of the
/// game has compressed them.
#[macro_export]
macro_rules! cases {
    () => {
        if $crate::IN_A_PAGE {
            Vec::new
        } else {
            || {
                static CASES: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| {
                    $crate::unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/cases")))
                });
                $crate::case_files(&CASES)
            }
        }
    };
}

mod kit {
    pub mod side;
    pub mod rule;
    pub mod array;
    pub mod data;
    pub mod named;
    pub mod notation;
    pub mod finite;
    pub mod id;
    pub mod set;
    pub mod actions;
}
mod show {
    pub mod phrase;
    pub mod target;
    pub mod said;
    pub mod view;
    pub mod board;
}
mod contract {
    pub mod chance;
    pub mod world;
    pub mod position;
    pub mod game;
    pub mod script;
    pub mod procedure;
    pub mod rules;
}
mod play {
    pub mod lasting;
    pub mod playing;
    pub mod moment;
    pub mod leads;
    pub mod ways;
    pub mod odds;
    pub mod fair;
    pub mod record;
    pub mod explore;
    pub mod lesson;
}
mod proof {
    mod texts;
    pub mod case;
    pub mod book;
    pub mod conformance;
    mod suite;
}
mod any;

pub use any::{AnyGame, AnyPlaying, Explored, Of, PlayError};
pub use contract::chance::{Chance, Counted, Missed, Scripted, Seed, Seeded, shuffle};
pub use contract::game::{
    Event, Game, GameFacts, Look, OptionFact, Setup, SetupError, Shown, Stake,
};
pub use contract::position::{PositionError, Written, list_of};
pub use contract::procedure::{Frame, Frames, Procedure, Stack, Step, deepest};
pub use contract::rules::{Rules, State};
pub use contract::script::{Noted, PLAYED, ScriptError, append_played, read_results};
pub use contract::world::{Aloud, Silent, World};
pub use kit::actions::{Action, Unreadable, read_words};
pub use kit::array::Array;
pub use kit::data;
pub use kit::finite::{Below, Finite};
pub use kit::id::Id;
pub use kit::named::Named;
pub use kit::notation::{Notation, NotationWriter, read_named, read_phrase};
pub use kit::rule::{Ledger, LedgerRule, LedgerSection, Refusal, Rule};
pub use kit::set::Set;
pub use kit::side::{BySide, Eye, NotASide, Side, Sides};
pub use play::explore::{Chances, DiceSource, Rolled};
pub use play::fair::{NotASecret, Secret, commitment, hex, seed_of, thought};
pub use play::leads::leads;
pub use play::lesson::{Followed, Lesson, LessonPlay, LessonStep};
pub use play::odds::{Odds, OddsOf, Policy, odds};
pub use play::playing::{Digest, NoUndo, Played, Playing, begin};
pub use play::record::{
    AGREED, Header, Record, RecordError, RecordLine, Seal, is_said, out_of_time, resigned,
};
pub use play::ways::{Way, WayStep, ways};
pub use proof::case::{
    Asked, ByItself, Case, CaseFailure, CaseFile, CaseFileError, CaseView, Happened, Names,
    case_files, case_keys, unpacked,
};
pub use proof::{book, conformance};
pub use show::board::{BoardFacts, Canvas, CardFact, LineFact, PieceFact, SpaceFact, TrackFact};
pub use show::phrase::{Arg, Phrase};
pub use show::said::{Choice, Lasting, LogLine, Lost, Outcome, Prompt, Threat};
pub use show::target::{NoTarget, Target};
pub use show::view::{
    BattleTrack, BoxShow, BoxView, CardsView, Cell, DieView, GoalView, Held, LayerView, LineView,
    MarkerView, Modifier, Panel, PanelRow, PieceView, PointState, PointView, SpaceView, Tick,
    TickShow, TickValue, TrackView, View,
};
