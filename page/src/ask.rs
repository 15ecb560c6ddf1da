//! Questions to the program and its answers, in JSON.

use engine::{AnyGame, Seed, Side};
use serde::Deserialize;
use serde_json::Value;
use shelf::Shelf;
use table::opening::NewTable;
use table::{ChatLine, Entry, Stored};

use crate::host::{StoredStudy, Suggested, Tables};
use crate::position;
use crate::random::Random;
use crate::refused::refused;
use crate::room::Answered;
use crate::thinker::{Progress, Thinker};

/// A question, which may come with the time and random bytes.
#[derive(Deserialize)]
struct Asked {
    /// The time, in milliseconds since 1970.
    #[serde(default)]
    now: i64,
    /// Random bytes in hexadecimal.
    #[serde(default)]
    random: String,
    #[serde(flatten)]
    ask: Ask,
}

#[derive(Deserialize)]
#[serde(tag = "ask", rename_all = "lowercase")]
enum Ask {
    /// Opens a table.
    Open { wish: Box<NewTable> },
    /// Takes a stored table into memory.
    Load {
        stored: Box<StoredTable>,
        #[serde(default)]
        entries: Vec<Entry>,
        #[serde(default)]
        chat: Vec<ChatLine>,
    },
    /// Makes a study. `text` is the text of a study or of a record. Without `text` the study has no actions,
    /// and begins from the set-up or the position that `wish` names. The present node of the study is node
    /// `at`, counted in the order of the text. At that node the action `tried` is tried.
    Study {
        wish: Box<NewTable>,
        text: Option<String>,
        #[serde(default)]
        at: usize,
        tried: Option<Suggested>,
    },
    /// Returns the text of a study of a table's game, and the index of the node after action
    /// `number`.
    Analyse { table: String, number: u32 },
    /// Returns the text of a study.
    Written { table: String },
    /// Drops a table from memory.
    Forget { table: String },
    /// Handles a message from a client.
    Hear { table: String, client: u32, text: String },
    /// Removes a client that has disconnected.
    Leave { table: String, client: u32 },
    /// Plays the action that a bot has chosen.
    Thought { table: String, entry: u32, side: Side, play: Option<String> },
    /// Passes on a thinker's answer to a client's question. With `more`, a better answer will follow.
    Answer {
        table: String,
        client: u32,
        id: u32,
        #[serde(default)]
        more: bool,
        #[serde(flatten)]
        answered: Answered,
    },
    /// Returns the record of a finished game.
    Record { table: String },
    /// Makes a finished table from a record.
    Upload { text: String },
    /// Returns the keys of a game's positions, and the values that they may have.
    Keys { game: String },
    /// Returns the position that a text describes, and every error in the text.
    Position { game: String, text: String },
    /// Returns the position at the end of a study, of a record or of a position with actions; any other text is
    /// returned as it is.
    Take { game: String, text: String },
    /// Returns the beginning of a scenario as a position, with its cards dealt at random.
    Setup { game: String, scenario: String },
    /// Returns the position after some actions.
    Moment { table: String, number: u32 },
    /// Gives a thinker a table, or the new entries of a table.
    Follow {
        stored: Option<Box<Stored>>,
        #[serde(default)]
        table: String,
        #[serde(default)]
        entries: Vec<Entry>,
    },
    /// Asks for the action of a bot.
    Think { table: String, side: Side, level: String, seed: String },
    /// Asks for the odds of an action.
    Odds {
        table: String,
        side: Side,
        play: String,
        #[serde(default)]
        after: Vec<String>,
    },
    /// Asks for hints, found by a search of `iterations` iterations.
    Hints { table: String, side: Side, iterations: Option<u32> },
    /// Asks for the review of a finished game.
    Review { table: String },
}

/// A table as it is stored.
#[derive(Deserialize)]
struct StoredTable {
    #[serde(flatten)]
    stored: Stored,
    study: Option<StoredStudy>,
}

/// The program in one worker. The program hosts tables, or thinks about them, or both.
pub struct PageProgram {
    shelf: Shelf,
    host: Tables,
    thinker: Thinker,
}

impl PageProgram {
    /// Creates the program for the games of a shelf. It has no tables yet.
    pub fn new(shelf: Shelf) -> PageProgram {
        PageProgram { shelf, host: Tables::default(), thinker: Thinker::default() }
    }

    /// Returns the answer to a question, both as JSON. Calls `progress` as a review advances.
    pub fn ask(&mut self, question: &str, progress: &(dyn Fn(usize, usize) + Sync)) -> String {
        let answer = match serde_json::from_str::<Asked>(question) {
            Ok(Asked { now, random, ask }) => {
                self.answer(ask, now, &mut Random::new(random.as_bytes()), progress)
            }
            Err(error) => {
                let error = table::Error::Unreadable(format!("that can't be read: {error}"));
                refused(&error.detail())
            }
        };
        answer.to_string()
    }

    fn answer(&mut self, ask: Ask, now: i64, random: &mut Random, progress: Progress) -> Value {
        let PageProgram { shelf, host, thinker } = self;
        match ask {
            Ask::Open { wish } => host.open(shelf, *wish, now, random),
            Ask::Load { stored, entries, chat } => {
                let StoredTable { stored, study } = *stored;
                host.load(shelf, (Stored { entries, ..stored }, study), chat, now)
            }
            Ask::Study { wish, text, at, tried } => {
                host.study(shelf, (*wish, text), (at, tried), now, random)
            }
            Ask::Analyse { table, number } => host.analyse(&table, number, random),
            Ask::Written { table } => host.study_text(&table),
            Ask::Forget { table } => host.forget(&table),
            Ask::Hear { table, client, text } => {
                host.hear(shelf, &table, (client, &text), now, random)
            }
            Ask::Leave { table, client } => host.leave(&table, client),
            Ask::Thought { table, entry, side, play } => {
                host.thought(&table, (entry, side), play.as_deref(), now)
            }
            Ask::Answer { table, client, id, more, answered } => {
                host.answer(&table, (client, id), answered, more)
            }
            Ask::Record { table } => host.record(&table),
            Ask::Upload { text } => host.upload(shelf, &text, now, random),
            Ask::Keys { game } => of_game(shelf, &game, position::keys),
            Ask::Position { game, text } => {
                of_game(shelf, &game, |game| position::checked(game, &text))
            }
            Ask::Take { game, text } => of_game(shelf, &game, |game| position::taken(game, &text)),
            Ask::Setup { game, scenario } => {
                let seed = Seed(random.secret().0);
                of_game(shelf, &game, |game| position::set_up(game, &scenario, seed))
            }
            Ask::Moment { table, number } => host.moment(&table, number),
            Ask::Follow { stored: Some(stored), entries, .. } => {
                thinker.follow(shelf, Stored { entries, ..*stored }, now)
            }
            Ask::Follow { stored: None, table, entries } => thinker.catch_up(&table, &entries),
            Ask::Think { table, side, level, seed } => {
                thinker.think(shelf, &table, side, &level, &seed)
            }
            Ask::Odds { table, side, play, after } => {
                thinker.odds(shelf, &table, side, &play, &after)
            }
            Ask::Hints { table, side, iterations } => {
                thinker.hints(shelf, &table, side, iterations)
            }
            Ask::Review { table } => thinker.review(shelf, &table, progress),
        }
    }
}

/// Returns the answer about a game, or an error if there is no such game.
fn of_game(shelf: &Shelf, name: &str, answer: impl Fn(&dyn AnyGame) -> Value) -> Value {
    match shelf.get(name) {
        Some(shelved) => answer(shelved.game()),
        None => refused(&table::Error::NotFound(format!("there is no game {name:?}")).detail()),
    }
}
