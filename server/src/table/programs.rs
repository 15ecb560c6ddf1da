//! Programs of the operator's that play as bots (`cli/ENGINE.md`).
//!
//! Only who starts the server says which programs there are; a visitor names one of them by its name. Each seat
//! has a program of its own, which is ended with its table, or when another needs its place: all it must know is in
//! every question.

use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::Duration;

use engine::{AnyPlaying, BySide, Eye, Outcome, Side};
use serde_json::json;
use shelf::{Ender, Level, Program, Seen, Stranger};
use tokio::sync::Semaphore;

use crate::limits::Limits;

/// A program that may sit at tables, written as `NAME=cmd:PROGRAM` or, for one game alone, `GAME/NAME=cmd:PROGRAM`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedProgram {
    /// What it is called in the list of levels.
    pub name: String,
    /// The game that it plays; all of them, without one.
    pub game: Option<String>,
    command: String,
}

/// A name has at most so many characters.
const NAME: usize = 32;

impl FromStr for NamedProgram {
    type Err = String;

    fn from_str(text: &str) -> Result<NamedProgram, String> {
        let (called, command) = text
            .split_once('=')
            .ok_or_else(|| format!("{text:?} is no bot: write NAME=cmd:PROGRAM"))?;
        let command = Program::command(command)?.to_string();
        let (game, name) = match called.split_once('/') {
            Some((game, name)) => (Some(game.to_string()), name),
            None => (None, called),
        };
        let plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-';
        if name.is_empty() || NAME < name.len() || !name.chars().all(plain) {
            return Err(format!("{name:?} is no name of a bot: write small letters, digits and -"));
        }
        if name.parse::<Level>().is_ok() {
            return Err(format!("{name:?} is a level of the games' own bots: choose another name"));
        }
        Ok(NamedProgram { name: name.into(), game, command })
    }
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
    /// Who is asked now; fewer than may run, or as many.
    places: Semaphore,
    running: Mutex<Vec<Running>>,
    /// Counts the questions.
    asked: AtomicU64,
    /// Set when the server goes away.
    stop: Arc<AtomicBool>,
}

struct Running {
    chair: Weak<Chair>,
    ender: Ender,
}

/// The seats of a table, as programs sit at them.
#[derive(Default)]
pub struct Chairs(BySide<Arc<Chair>>);

/// One of them.
#[derive(Default)]
struct Chair {
    seated: Mutex<Option<Seated>>,
    /// Which question of all it was last asked.
    asked: AtomicU64,
}

struct Seated {
    program: Program,
    /// How it was started.
    command: String,
    /// How many actions it knows of.
    told: Option<u32>,
}

/// What a program comes to.
pub enum Answer {
    /// It plays this.
    Play(String),
    /// It gave no answer that can be played, or none in time.
    None,
}

impl Programs {
    /// None of them runs yet.
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

    /// The names of those that play a game.
    pub fn of_game<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a str> {
        self.named.iter().filter(|one| one.plays(game)).map(|one| one.name.as_str())
    }

    /// Is that the name of one that plays the game?
    pub fn has(&self, game: &str, name: &str) -> bool {
        self.of_game(game).any(|one| one == name)
    }

    /// Asks the program of that name what it plays. Nothing, if the server goes away.
    pub async fn ask(
        self: &Arc<Self>,
        chairs: &Chairs,
        playing: Box<dyn AnyPlaying>,
        side: Side,
        name: &str,
    ) -> Option<Answer> {
        let _place = self.places.acquire().await.ok()?;
        let game = playing.facts().name;
        let named = self.named.iter().find(|one| one.name == name && one.plays(game))?;
        let (this, chair, command) = (self.clone(), chairs.0[side].clone(), named.command.clone());
        let answer = tokio::task::spawn_blocking(move || {
            let answer = this.choose(&chair, playing.as_ref(), side, &command);
            // One that has failed is started anew, should it ever be asked again.
            if answer.is_err() {
                chair.seated().take();
            }
            answer
        });
        let answer = answer.await.unwrap_or_else(|error| Err(error.to_string()));
        if self.stop.load(Ordering::Relaxed) {
            return None;
        }
        Some(answer.map_or(Answer::None, Answer::Play))
    }

    fn choose(
        &self,
        chair: &Arc<Chair>,
        playing: &dyn AnyPlaying,
        side: Side,
        command: &str,
    ) -> Result<String, String> {
        chair.asked.store(self.asked.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
        let mut seated = chair.seated();
        // Another sits there since the players have changed seats.
        seated.take_if(|seated| seated.command != command);
        if seated.is_none() {
            let program = self.start(chair, playing, command)?;
            *seated = Some(Seated { program, command: command.into(), told: None });
        }
        let seated = seated.as_mut().ok_or("nobody sits there")?;
        // What was taken back is told anew with all that came before it.
        let from = seated.told.filter(|told| *told <= playing.number()).map_or(0, |told| told + 1);
        seated.told = Some(playing.number());
        let log = playing.log(Eye::Of(side), from);
        let seen = Seen {
            side,
            number: playing.number(),
            legal: playing.legal(side),
            view: playing.view(Eye::Of(side)),
            prompt: playing.prompt(side).ok_or("it is asked nothing")?,
            log: log.into_iter().map(|(_, line)| line).collect(),
        };
        seated.program.choose(&seen)
    }

    /// Starts one, in the place of the one that was asked least lately if there are too many.
    fn start(
        &self,
        chair: &Arc<Chair>,
        playing: &dyn AnyPlaying,
        command: &str,
    ) -> Result<Program, String> {
        let mut running = self.running();
        running.retain(|one| one.chair.strong_count() != 0 && !one.ender.has_ended());
        if self.most <= running.len() {
            let mut chairs: Vec<Arc<Chair>> =
                running.iter().filter_map(|one| one.chair.upgrade()).collect();
            chairs.sort_by_key(|chair| chair.asked.load(Ordering::Relaxed));
            // Who is being asked is not sent away; nor is everybody, since this one is not asked yet.
            let idle = chairs.iter().find_map(|chair| chair.seated.try_lock().ok()?.take());
            drop(idle);
        }
        if self.stop.load(Ordering::Relaxed) {
            return Err("the server goes away".into());
        }
        let (game, setup) = (playing.facts().name, playing.setup());
        let program = Program::start(command, game, setup, self.patience)?;
        running.push(Running { chair: Arc::downgrade(chair), ender: program.ender() });
        Ok(program)
    }

    /// Ends all of them. Nobody is started once the server is said to go away.
    pub fn stop(&self) {
        self.running().iter().for_each(|one| one.ender.end());
    }

    fn running(&self) -> MutexGuard<'_, Vec<Running>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Chairs {
    /// The game is over: who sits there is told, and goes. Who is being asked goes when he has answered.
    pub fn rise(&self, outcome: Option<Outcome>, result: Option<&str>) {
        for side in Side::BOTH {
            if let Ok(mut seated) = self.0[side].seated.try_lock()
                && let Some(Seated { program, .. }) = seated.take()
            {
                let over = json!({ "do": "over", "outcome": outcome, "result": result });
                thread::spawn(move || program.part(&over));
            }
        }
    }
}

impl Chair {
    fn seated(&self) -> MutexGuard<'_, Option<Seated>> {
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
