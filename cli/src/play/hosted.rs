//! A game played in this terminal, on a board or line by line: its players, its dice, and its file.
//! The game is saved after every action and every undo.

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use engine::{
    AnyPlaying, BySide, Choice, Eye, NoUndo, PlayError, Record, Secret, Setup, Side, Sides, seed_of,
};
use shelf::{Hint, Level, SeatedBot, Shelf, Shelved, Stoppable, Threads};

use crate::play::kept::{self, GameFile};
use crate::run::setup;
use crate::say::failure::{self, Failure};

/// A game played in this terminal: its players, its dice, and the file in which it is saved.
pub struct Hosted<'a> {
    pub shelved: &'a dyn Shelved,
    pub playing: Box<dyn AnyPlaying>,
    secret: Secret,
    nonces: BySide<String>,
    pub humans: Sides,
    pub bot: Level,
    pub kept: GameFile,
    /// The bot of each side; `None` until the bot has played once.
    bots: BySide<Option<Box<dyn SeatedBot>>>,
}

impl<'a> Hosted<'a> {
    /// Returns the record so far. The player is also the host of this game, so the record holds the
    /// secret even before the end, and the game can be replayed and continued from it.
    pub fn record(&self) -> Record {
        let names = kept::names(self.humans, &self.bot);
        let mut record = self.playing.record(names, self.nonces.clone(), self.secret);
        record.secret = Some(self.secret);
        record
    }

    pub fn keep(&self) -> Result<(), Failure> {
        self.kept.write(&self.record())
    }

    /// Returns the next player to choose. If both sides must choose, a human comes before a bot.
    pub fn next(&self) -> NextToChoose {
        let awaited = self.playing.awaited();
        let player = awaited.iter().find(|side| self.humans.has(*side));
        match (self.playing.outcome(), player, awaited.iter().next()) {
            (Some(_), ..) => NextToChoose::Over,
            (None, Some(side), _) => NextToChoose::Player(side),
            (None, None, Some(side)) => NextToChoose::Bot(side),
            (None, None, None) => NextToChoose::Nobody,
        }
    }

    /// Returns the eye through which the terminal shows the game to `side`.
    pub fn eye(&self, side: Side) -> Eye {
        if self.humans.has(side) { Eye::Of(side) } else { Eye::Of(side.other()) }
    }

    /// Plays an action of a human. The inner error is the reason why the rules refuse the action.
    pub fn take(&mut self, side: Side, play: &str) -> Result<Result<(), PlayError>, Failure> {
        let played = self.play(side, play);
        if played.is_ok() {
            self.keep()?;
        }
        Ok(played)
    }

    fn play(&mut self, side: Side, play: &str) -> Result<(), PlayError> {
        let before = self.playing.seats_changed();
        self.playing.play(side, play)?;
        if self.playing.seats_changed() != before {
            self.humans = self.humans.across();
            self.bots = BySide::default();
        }
        Ok(())
    }

    /// Takes the last action back if one of `sides` played it, and returns that action.
    pub fn undo(&mut self, sides: Sides) -> Result<Result<Choice, NoUndo>, Failure> {
        let taken_back = self.playing.undoes(sides);
        let undone = taken_back.and_then(|it| self.playing.undo(sides).map(|()| it));
        if undone.is_ok() {
            self.keep()?;
        }
        Ok(undone)
    }

    /// Returns everything that the bot of `side` needs to decide, so that it can decide in another thread.
    pub fn thinking(&mut self, side: Side) -> Thinking {
        let seed = engine::thought(&self.secret, side, self.playing.number());
        let bot = self.bots[side].take().unwrap_or_else(|| self.shelved.bot(&self.bot));
        Thinking { bot, playing: self.playing.boxed(), side, seed }
    }

    /// Returns everything that is needed to compute hints for `side`, so that another thread can compute them.
    pub fn advising(&self, side: Side) -> Advising<'a> {
        Advising { shelved: self.shelved, playing: self.playing.boxed(), side }
    }

    /// Plays the action that a bot has chosen.
    pub fn thought(&mut self, thought: Thought) -> Result<(), Failure> {
        let Thought { bot, side, play } = thought;
        self.bots[side] = Some(bot);
        self.play(side, &play).map_err(|error| {
            Failure::Failed(format!(
                "the bot chose {play}, which is not to be played ({error}); please report it"
            ))
        })?;
        self.keep()
    }
}

/// The player or the bot that must choose next.
pub enum NextToChoose {
    Player(Side),
    Bot(Side),
    Over,
    Nobody,
}

/// A bot about to decide.
pub struct Thinking {
    bot: Box<dyn SeatedBot>,
    playing: Box<dyn AnyPlaying>,
    side: Side,
    seed: u64,
}

/// A bot that has decided.
pub struct Thought {
    bot: Box<dyn SeatedBot>,
    side: Side,
    play: String,
}

impl Thinking {
    pub fn think(mut self) -> Thought {
        let all = Threads::all();
        let play = self.bot.choose(self.playing.as_ref(), self.side, self.seed, &all);
        Thought { bot: self.bot, side: self.side, play }
    }
}

/// A player about to get hints.
pub struct Advising<'a> {
    shelved: &'a dyn Shelved,
    playing: Box<dyn AnyPlaying>,
    side: Side,
}

impl Advising<'_> {
    /// Returns at most three good actions, best first. The result is of no use once `stop` is set.
    pub fn advise(&self, stop: &AtomicBool) -> Vec<Hint> {
        let host = Stoppable { threads: Threads::all(), stop };
        self.shelved.hints(self.playing.as_ref(), self.side, Hint::ITERATIONS, &host)
    }
}

/// Returns the failure for a game that is not over although no side must choose.
pub fn stuck() -> Failure {
    Failure::Failed("the game is not over and waits for nobody; please report it".into())
}

/// Begins a new game, saved in the given file or in a new one.
pub fn begin<'a>(
    shelved: &'a dyn Shelved,
    setup: &Setup,
    secret: Secret,
    (humans, bot): (Sides, Level),
    file: Option<PathBuf>,
) -> Result<Hosted<'a>, Failure> {
    let nonces = BySide::default();
    let playing = shelved
        .game()
        .start(setup, seed_of(&secret, &nonces))
        .map_err(|error| Failure::Usage(error.to_string()))?;
    let kept = match file {
        Some(file) => GameFile::new(file)?,
        None => GameFile::named_after(shelved.name())?,
    };
    let bots = BySide::default();
    Ok(Hosted { shelved, playing, secret, nonces, humans, bot, kept, bots })
}

/// Continues a saved game, with the same seats, the same opponent and the same dice.
pub fn go_on<'a>(
    shelf: &'a Shelf,
    game: Option<&str>,
    kept: GameFile,
) -> Result<Hosted<'a>, Failure> {
    let wrong = |error: &dyn std::fmt::Display| {
        Failure::Failed(format!("{}: {error}", kept.file().display()))
    };
    let record = Record::parse(&failure::read(kept.file())?).map_err(|error| wrong(&error))?;
    let shelved = shelf.of_record(&record).map_err(|error| wrong(&error))?;
    if let Some(game) = game
        && game != shelved.name()
    {
        return Err(wrong(&format!("it is a game of {}, not of {game}", shelved.name())));
    }
    let playing = shelved.game().replay(&record).map_err(|error| wrong(&error))?;
    let secret = record.secret.ok_or_else(|| wrong(&engine::RecordError::NoSecret))?;
    let nonces = record.header.nonces;
    let seats = kept::seats(&record.header.players);
    let (humans, level) = seats.ok_or_else(|| {
        wrong(&"it was not played in a terminal; look at it with carillon replay")
    })?;
    let bot = setup::bot(shelved, level.as_ref())?;
    let bots = BySide::default();
    Ok(Hosted { shelved, playing, secret, nonces, humans, bot, kept, bots })
}
