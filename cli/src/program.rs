//! Other people's bots: a program that is told what its side sees, and answers with what it plays.

use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::str::FromStr;
use std::sync::{Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;
use std::time::Duration;

use engine::{BySide, Outcome, Setup, Side};
use serde::Deserialize;
use serde_json::json;
use shelf::{Level, Seen, Shelved, Stranger};

use crate::failure::Failure;
use crate::setup;

/// Who plays a side: a bot of this program, or `cmd:PROGRAM`.
#[derive(Clone, Debug, PartialEq)]
pub enum Player {
    Bot(Level),
    Program(String),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        match text.strip_prefix("cmd:").map(str::trim) {
            Some("") => Err("write cmd: and the command that starts the program".into()),
            Some(command) => Ok(Player::Program(command.into())),
            None => {
                let level = text.parse().map(Player::Bot);
                level.map_err(|error: String| format!("{error}, or cmd:PROGRAM"))
            }
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Player::Bot(level) => level.fmt(f),
            Player::Program(command) => write!(f, "cmd:{command}"),
        }
    }
}

impl Player {
    /// Refuses a bot that the game does not have.
    pub fn check(&self, shelved: &dyn Shelved) -> Result<(), Failure> {
        match self {
            Player::Bot(level) => setup::bot(shelved, Some(level)).map(drop),
            Player::Program(_) => Ok(()),
        }
    }

    /// What a record calls him.
    pub fn name(&self) -> String {
        match self {
            Player::Bot(level) => format!("{level} bot"),
            Player::Program(command) => format!("{command} program"),
        }
    }

    /// The level of a bot; of a program, one that is never asked.
    pub fn level(&self) -> Level {
        match self {
            Player::Bot(level) => level.clone(),
            Player::Program(_) => Level::default(),
        }
    }
}

/// The programs of a match that wait for their next game: one for each seat of each game that is
/// played at once.
pub struct Programs<'a> {
    shelved: &'a dyn Shelved,
    setup: &'a Setup,
    patience: Duration,
    waiting: Mutex<Vec<Program>>,
}

impl<'a> Programs<'a> {
    pub fn new(shelved: &'a dyn Shelved, setup: &'a Setup, patience: Duration) -> Programs<'a> {
        Programs { shelved, setup, patience, waiting: Mutex::default() }
    }

    /// Those of the players who are programs, at their seats.
    pub fn sit(&self, players: &BySide<Player>) -> Result<BySide<Option<Mutex<Program>>>, Failure> {
        let mut seats = BySide::default();
        for side in Side::BOTH {
            if let Player::Program(command) = &players[side] {
                seats[side] = Some(Mutex::new(self.one(command)?));
            }
        }
        Ok(seats)
    }

    fn one(&self, command: &str) -> Result<Program, Failure> {
        let mut waiting = self.lock();
        let place = waiting.iter().position(|program| program.command == command);
        match place {
            Some(place) => Ok(waiting.swap_remove(place)),
            None => Program::start(command, self.shelved, self.setup, self.patience),
        }
    }

    /// The game is over: those who still answer wait for the next.
    pub fn rise(&self, seats: BySide<Option<Mutex<Program>>>, outcome: &Outcome) {
        for seat in [seats.french, seats.british].into_iter().flatten() {
            let mut program = seat.into_inner().unwrap_or_else(PoisonError::into_inner);
            if program.tell(&json!({ "do": "over", "outcome": outcome })).is_ok() && !program.lost {
                self.lock().push(program);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Program>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The same seats, as a bout wants them.
pub fn strangers(seats: &BySide<Option<Mutex<Program>>>) -> BySide<Option<&Mutex<dyn Stranger>>> {
    let of = |side| seats[side].as_ref().map(|seat| seat as &Mutex<dyn Stranger>);
    BySide { french: of(Side::French), british: of(Side::British) }
}

/// A program that runs.
pub struct Program {
    command: String,
    child: Child,
    stdin: Option<ChildStdin>,
    answers: mpsc::Receiver<String>,
    patience: Duration,
    /// What every question says of the game.
    game: serde_json::Value,
    /// It has not answered as it should, and is not asked again.
    lost: bool,
}

/// An answer has at most so many bytes.
const ANSWER: u64 = 1 << 16;

/// What it answers. It may say more, which is nobody's business.
#[derive(Deserialize)]
struct Answer {
    play: String,
}

impl Program {
    fn start(
        command: &str,
        shelved: &dyn Shelved,
        setup: &Setup,
        patience: Duration,
    ) -> Result<Program, Failure> {
        let mut child = shell(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Failure::Failed(format!("can't start {command}: {error}")))?;
        let stdin = child.stdin.take();
        let stdout = child.stdout.take().expect("a pipe was asked for");
        let (send, answers) = mpsc::channel();
        // A pipe can't be waited for with a limit; a channel can.
        thread::spawn(move || {
            let mut lines = BufReader::new(stdout);
            loop {
                let mut line = Vec::new();
                let read = lines.by_ref().take(ANSWER).read_until(b'\n', &mut line);
                let gone = matches!(read, Ok(0) | Err(_));
                if gone || send.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                    return;
                }
            }
        });
        let game = json!({
            "game": shelved.name(),
            "scenario": setup.scenario,
            "options": setup.options,
        });
        Ok(Program { command: command.into(), child, stdin, answers, patience, game, lost: false })
    }

    fn tell(&mut self, message: &serde_json::Value) -> Result<(), String> {
        let gone = || "it has ended".to_string();
        let stdin = self.stdin.as_mut().ok_or_else(gone)?;
        writeln!(stdin, "{message}").and_then(|()| stdin.flush()).map_err(|_| gone())
    }

    fn answer(&mut self) -> Result<String, String> {
        let line = self.answers.recv_timeout(self.patience).map_err(|error| match error {
            mpsc::RecvTimeoutError::Timeout => format!("it took more than {:?}", self.patience),
            mpsc::RecvTimeoutError::Disconnected => "it has ended".into(),
        })?;
        let said = line.trim();
        let answer: Answer = serde_json::from_str(said)
            .map_err(|error| format!("it said {said:?}, which is no answer ({error})"))?;
        Ok(answer.play)
    }
}

impl Stranger for Program {
    fn choose(&mut self, seen: &Seen) -> Result<String, String> {
        let mut question = json!({ "do": "go" });
        let parts = question.as_object_mut().expect("an object");
        parts.extend(self.game.as_object().expect("an object").clone());
        let shown = serde_json::to_value(seen).expect("what is seen is plain data");
        parts.extend(shown.as_object().expect("an object").clone());
        let play = self.tell(&question).and_then(|()| self.answer());
        self.lost |= play.is_err();
        play
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.stdin.take());
        // Whoever does not go when nobody speaks to him any more is shown out.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
fn shell(command: &str) -> Command {
    let mut shell = Command::new("sh");
    // The program itself, and not a shell that waits for it, is what is ended.
    shell.args(["-c", &format!("exec {command}")]);
    shell
}

#[cfg(not(unix))]
fn shell(command: &str) -> Command {
    let mut shell = Command::new("cmd");
    shell.args(["/C", command]);
    shell
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_prints_as_he_was_written() {
        for text in ["thumb", "search:500ms", "cmd:python3 bot.py --fast"] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
        for text in ["cmd:", "cmd: ", "major"] {
            assert!(text.parse::<Player>().unwrap_err().contains("cmd:"), "{text}");
        }
    }
}
