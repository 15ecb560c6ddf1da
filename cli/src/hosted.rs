//! A game that is played in this terminal, however it is shown: who sits where, what its dice
//! come from, and where it is kept. Whatever is played or taken back is kept at once.

use std::path::PathBuf;

use engine::{
    AnyPlaying, BySide, Choice, Eye, NoUndo, PlayError, Record, Secret, Setup, Side, Sides, seed_of,
};
use shelf::{Level, Seated, Shelf, Shelved, Threads};

use crate::dice;
use crate::failure::{self, Failure};
use crate::kept::{self, Kept};
use crate::setup;

/// A game that is played here: who sits where, what its dice come from, and where it is kept.
pub struct Hosted<'a> {
    pub shelved: &'a dyn Shelved,
    pub playing: Box<dyn AnyPlaying>,
    secret: Secret,
    nonces: BySide<String>,
    pub humans: Sides,
    pub bot: Level,
    pub kept: Kept,
    /// The bots at their seats, once they have played.
    bots: BySide<Option<Box<dyn Seated>>>,
}

impl Hosted<'_> {
    /// The record so far. The host of this game is the player himself, so his
    /// secret is in it even before the end: the game can be replayed and gone on with.
    pub fn record(&self) -> Record {
        let names = kept::names(self.humans, &self.bot);
        let mut record = self.playing.record(names, self.nonces.clone(), self.secret);
        record.secret = Some(self.secret);
        record
    }

    pub fn keep(&self) -> Result<(), Failure> {
        self.kept.write(&self.record())
    }

    /// Who must choose now, a player before a bot.
    pub fn next(&self) -> Next {
        let awaited = self.playing.awaited();
        let player = awaited.iter().find(|side| self.humans.has(*side));
        match (self.playing.outcome(), player, awaited.iter().next()) {
            (Some(_), ..) => Next::Over,
            (None, Some(side), _) => Next::Player(side),
            (None, None, Some(side)) => Next::Bot(side),
            (None, None, None) => Next::Nobody,
        }
    }

    /// Whose eyes the terminal looks through when `side` is concerned.
    pub fn eye(&self, side: Side) -> Eye {
        if self.humans.has(side) { Eye::Of(side) } else { Eye::Of(side.other()) }
    }

    /// Plays an action of a player. What the rules say against it, if they do.
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

    /// Takes the last action back if it was one of those sides', and says which it was.
    pub fn undo(&mut self, sides: Sides) -> Result<Result<Choice, NoUndo>, Failure> {
        let taken_back = self.playing.undoes(sides);
        let undone = taken_back.and_then(|it| self.playing.undo(sides).map(|()| it));
        if undone.is_ok() {
            self.keep()?;
        }
        Ok(undone)
    }

    /// What the bot of `side` thinks with; it may do so in a thread of its own.
    pub fn thinking(&mut self, side: Side) -> Thinking {
        let seed = dice::thought(&self.secret, side, self.playing.number());
        let bot = self.bots[side].take().unwrap_or_else(|| self.shelved.bot(&self.bot));
        Thinking { bot, playing: self.playing.boxed(), side, seed }
    }

    /// Plays what a bot has thought of.
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

/// Who must choose.
pub enum Next {
    Player(Side),
    Bot(Side),
    Over,
    Nobody,
}

/// A bot before its decision.
pub struct Thinking {
    bot: Box<dyn Seated>,
    playing: Box<dyn AnyPlaying>,
    side: Side,
    seed: u64,
}

/// A bot after it.
pub struct Thought {
    bot: Box<dyn Seated>,
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

/// The game is not over, and waits for nobody.
pub fn stuck() -> Failure {
    Failure::Failed("the game is not over and waits for nobody; please report it".into())
}

/// A new game, kept in that file or in one of its own.
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
        Some(file) => Kept::new(file)?,
        None => Kept::named_after(shelved.name())?,
    };
    let bots = BySide::default();
    Ok(Hosted { shelved, playing, secret, nonces, humans, bot, kept, bots })
}

/// A game as it was left: the same seats, the same opponent, the same dice.
pub fn go_on<'a>(shelf: &'a Shelf, game: Option<&str>, kept: Kept) -> Result<Hosted<'a>, Failure> {
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
