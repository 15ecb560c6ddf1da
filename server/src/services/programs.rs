//! Programs of the operator that play as bots (`cli/ENGINE.md`).
//!
//! Only the operator who starts the server decides which programs there are; a visitor chooses one by its name.
//! Each seat has a process of its own. The process is ended when the game is over, when no client is at the
//! table any more, or when another seat needs its place. A process can be replaced at any time, since every
//! question contains everything that a program must know.

use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::Duration;

use engine::{AnyPlaying, BySide, Eye, Outcome, Side};
use serde_json::json;
use shelf::{Ender, Level, NoAnswer, NotACommand, Program, ProgramError, PublicQuestion, Stranger};
use tokio::sync::Semaphore;
use tokio::task::JoinError;

use crate::limits::Limits;

/// A program that may play at tables, written as `NAME=cmd:PROGRAM` or, for one game alone,
/// `GAME/NAME=cmd:PROGRAM`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedProgram {
    /// The program's name in the list of levels.
    pub name: String,
    /// The game that the program plays; `None` for all games.
    pub game: Option<String>,
    command: String,
}

/// The maximum length of a name, in characters.
const NAME: usize = 32;

impl FromStr for NamedProgram {
    type Err = NamedProgramError;

    fn from_str(text: &str) -> Result<NamedProgram, NamedProgramError> {
        let (called, command) =
            text.split_once('=').ok_or_else(|| NamedProgramError::NoName(text.into()))?;
        let command = Program::command(command)?.to_string();
        let (game, name) = match called.split_once('/') {
            Some((game, name)) => (Some(game.to_string()), name),
            None => (None, called),
        };
        let plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-';
        if name.is_empty() || NAME < name.len() || !name.chars().all(plain) {
            return Err(NamedProgramError::Name(name.into()));
        }
        if name.parse::<Level>().is_ok() {
            return Err(NamedProgramError::Level(name.into()));
        }
        Ok(NamedProgram { name: name.into(), game, command })
    }
}

/// The reason why a text names no program.
#[derive(Debug, thiserror::Error)]
pub enum NamedProgramError {
    /// The text has no `=`.
    #[error("{0:?} is no bot: write NAME=cmd:PROGRAM")]
    NoName(String),
    /// The part after the `=` is not a command.
    #[error(transparent)]
    Command(#[from] NotACommand),
    /// The name is empty, is too long, or has characters that a name may not have.
    #[error("{0:?} is no name of a bot: write small letters, digits and -")]
    Name(String),
    /// The name is that of a level.
    #[error("{0:?} is a level of the games' own bots: choose another name")]
    Level(String),
}

/// The reason why a program was not asked, or gave no answer.
#[derive(Debug, thiserror::Error)]
enum AskError {
    #[error(transparent)]
    Start(#[from] ProgramError),
    #[error(transparent)]
    Answer(#[from] NoAnswer),
    #[error("it is asked nothing")]
    NothingAsked,
    #[error("the server goes away")]
    Stopping,
    #[error(transparent)]
    Panic(#[from] JoinError),
}

impl NamedProgram {
    fn plays(&self, game: &str) -> bool {
        self.game.as_deref().is_none_or(|only| only == game)
    }
}

/// All programs of a server.
pub struct Programs {
    named: Vec<NamedProgram>,
    patience: Duration,
    most: usize,
    /// The permits for asking a program: one for each program that may run at once.
    places: Semaphore,
    running: Mutex<Vec<Running>>,
    /// The number of questions so far.
    asked: AtomicU64,
    /// Set when the server stops.
    stop: Arc<AtomicBool>,
}

struct Running {
    chair: Weak<Chair>,
    ender: Ender,
}

/// The seats of a table at which programs may sit.
#[derive(Default)]
pub struct Chairs(BySide<Arc<Chair>>);

/// A seat at which a program may sit.
#[derive(Default)]
struct Chair {
    seated: Mutex<Option<SeatedProgram>>,
    /// The number of the last question to this seat.
    asked: AtomicU64,
}

struct SeatedProgram {
    program: Program,
    /// The command that started the program.
    command: String,
    /// The number of actions that the program has been sent.
    told: Option<u32>,
}

/// A program's answer.
pub enum ProgramAnswer {
    /// The program plays this action.
    Play(String),
    /// The program gave no answer that can be played, or none in time.
    None,
}

impl Programs {
    /// Creates the list, with no program running.
    pub fn new(named: Vec<NamedProgram>, limits: &Limits, stop: Arc<AtomicBool>) -> Programs {
        let most = limits.programs.max(1) as usize;
        Programs {
            named,
            patience: Duration::from_millis(limits.program_ms),
            most,
            places: Semaphore::new(most),
            running: Mutex::default(),
            asked: AtomicU64::new(0),
            stop,
        }
    }

    /// Returns the names of the programs that play a game.
    pub fn of_game<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a str> {
        self.named.iter().filter(|one| one.plays(game)).map(|one| one.name.as_str())
    }

    /// Returns whether a program with that name plays the game.
    pub fn has(&self, game: &str, name: &str) -> bool {
        self.of_game(game).any(|one| one == name)
    }

    /// Asks the program with that name for an action. Returns `None` if the server stops.
    pub async fn ask(
        self: &Arc<Self>,
        chairs: &Chairs,
        playing: Box<dyn AnyPlaying>,
        side: Side,
        name: &str,
    ) -> Option<ProgramAnswer> {
        let _place = self.places.acquire().await.ok()?;
        let game = playing.facts().name;
        let named = self.named.iter().find(|one| one.name == name && one.plays(game))?;
        let (this, chair, command) = (self.clone(), chairs.0[side].clone(), named.command.clone());
        let answer = tokio::task::spawn_blocking(move || {
            let answer = this.choose(&chair, playing.as_ref(), side, &command);
            // A program that has failed is started again the next time it is asked.
            if answer.is_err() {
                chair.seated().take();
            }
            answer
        });
        let answer = answer.await.unwrap_or_else(|error| Err(error.into()));
        if self.stop.load(Ordering::Relaxed) {
            return None;
        }
        Some(answer.map_or(ProgramAnswer::None, ProgramAnswer::Play))
    }

    fn choose(
        &self,
        chair: &Arc<Chair>,
        playing: &dyn AnyPlaying,
        side: Side,
        command: &str,
    ) -> Result<String, AskError> {
        chair.asked.store(self.asked.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
        let mut seated = chair.seated();
        // Another program plays at this seat since the players have changed seats.
        seated.take_if(|seated| seated.command != command);
        let seated = match &mut *seated {
            Some(seated) => seated,
            empty => {
                let program = self.start(chair, playing, command)?;
                empty.insert(SeatedProgram { program, command: command.into(), told: None })
            }
        };
        // After a take-back the program is sent the whole log again.
        let from = seated.told.filter(|told| *told <= playing.number()).map_or(0, |told| told + 1);
        seated.told = Some(playing.number());
        let log = playing.log(Eye::Of(side), from);
        let seen = PublicQuestion {
            side,
            number: playing.number(),
            legal: playing.purposeful(side),
            view: playing.view(Eye::Of(side)),
            prompt: playing.prompt(side).ok_or(AskError::NothingAsked)?,
            log: log.into_iter().map(|(_, line)| line).collect(),
        };
        Ok(seated.program.choose(&seen)?)
    }

    /// Starts a program. If the maximum number of programs is running, first ends the one that has been idle
    /// longest.
    fn start(
        &self,
        chair: &Arc<Chair>,
        playing: &dyn AnyPlaying,
        command: &str,
    ) -> Result<Program, AskError> {
        let mut running = self.running();
        running.retain(|one| one.chair.strong_count() != 0 && !one.ender.has_ended());
        if self.most <= running.len() {
            let mut chairs: Vec<Arc<Chair>> =
                running.iter().filter_map(|one| one.chair.upgrade()).collect();
            chairs.sort_by_key(|chair| chair.asked.load(Ordering::Relaxed));
            // A program that is being asked is not ended. There is always an idle one, since this seat has a
            // permit and no program yet.
            let idle = chairs.iter().find_map(|chair| chair.seated.try_lock().ok()?.take());
            drop(idle);
        }
        if self.stop.load(Ordering::Relaxed) {
            return Err(AskError::Stopping);
        }
        let (game, setup) = (playing.facts().name, playing.setup());
        let program = Program::start(command, game, setup, self.patience)?;
        running.push(Running { chair: Arc::downgrade(chair), ender: program.ender() });
        Ok(program)
    }

    /// Ends all programs. No program is started once the server is stopping.
    pub fn stop(&self) {
        self.running().iter().for_each(|one| one.ender.end());
    }

    fn running(&self) -> MutexGuard<'_, Vec<Running>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Chairs {
    /// Tells the programs of a finished game its result, and ends them. A program that is being asked is
    /// ended after its answer.
    pub fn rise(&self, outcome: Option<Outcome>, result: Option<&str>) {
        for side in Side::BOTH {
            if let Ok(mut seated) = self.0[side].seated.try_lock()
                && let Some(SeatedProgram { program, .. }) = seated.take()
            {
                let over = json!({ "do": "over", "outcome": outcome, "result": result });
                thread::spawn(move || program.part(&over));
            }
        }
    }
}

impl Chair {
    fn seated(&self) -> MutexGuard<'_, Option<SeatedProgram>> {
        self.seated.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_has_a_name_of_its_own() {
        let read = |text: &str| text.parse::<NamedProgram>();
        let whole = read("my-bot=cmd:python3 player.py --fast=1").expect("a bot");
        assert_eq!((whole.name.as_str(), whole.game.as_deref()), ("my-bot", None));
        assert_eq!(whole.command, "python3 player.py --fast=1");
        let one = read("pebbles/my-bot=cmd:player").expect("a bot");
        assert!(one.plays("pebbles") && !one.plays("chess"));
        for wrong in [
            "my-bot",
            "my-bot=player",
            "my-bot=cmd:",
            "=cmd:x",
            "My Bot=cmd:x",
            "thumb=cmd:x",
            "search:9=cmd:x",
            "cmd:x",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
