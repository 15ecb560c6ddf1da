//! A program that plays: it is told what its side sees, and answers with what it plays (`cli/ENGINE.md`).

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use engine::Setup;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::play_out::{Seen, Stranger};

/// A program that runs. It is ended when this is dropped.
pub struct Program {
    command: String,
    ender: Ender,
    stdin: Option<ChildStdin>,
    answers: mpsc::Receiver<String>,
    patience: Duration,
    /// What every question says of the game.
    game: Value,
    /// It has not answered as it should, and is not asked again.
    lost: bool,
}

/// An answer has at most so many bytes.
const ANSWER: u64 = 1 << 16;

/// How long it has to go by itself.
const PARTING: Duration = Duration::from_secs(2);

/// What it answers. It may say more, which is nobody's business.
#[derive(Deserialize)]
struct Answer {
    play: String,
}

impl Program {
    /// The command of `cmd:COMMAND`.
    pub fn command(text: &str) -> Result<&str, String> {
        let command = text.strip_prefix("cmd:").map(str::trim).filter(|it| !it.is_empty());
        command.ok_or_else(|| "write cmd: and the command that starts the program".into())
    }

    /// Starts it for games with that set-up. It has `patience` for every answer.
    pub fn start(
        command: &str,
        game: &str,
        setup: &Setup,
        patience: Duration,
    ) -> Result<Program, String> {
        let mut child = shell(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // It plays, and has no business with what is stored.
            .env_remove("PGPASSWORD")
            .spawn()
            .map_err(|error| format!("can't start {command}: {error}"))?;
        let stdin = child.stdin.take();
        let stdout = child.stdout.take().expect("a pipe was asked for");
        // A pipe can't be waited for with a limit; a channel can. What is said unasked fills the pipe, not this program's memory.
        let (send, answers) = mpsc::sync_channel(1);
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
        let game = json!({ "game": game, "scenario": setup.scenario, "options": setup.options });
        let ender = Ender(Arc::new(Mutex::new(child)));
        let command = command.into();
        Ok(Program { command, ender, stdin, answers, patience, game, lost: false })
    }

    /// Was it started by that command?
    pub fn is_of(&self, command: &str) -> bool {
        self.command == command
    }

    /// Tells it something that wants no answer; nobody speaks to one that has not answered as it should.
    pub fn tell(&mut self, message: &Value) -> Result<(), String> {
        let gone = || "it has ended".to_string();
        let stdin = self.stdin.as_mut().filter(|_| !self.lost).ok_or_else(gone)?;
        writeln!(stdin, "{message}").and_then(|()| stdin.flush()).map_err(|_| gone())
    }

    /// Tells it the last thing, and leaves it a moment to go by itself. This takes as long.
    pub fn part(mut self, message: &Value) {
        let _ = self.tell(message);
        drop(self.stdin.take());
        let until = Instant::now() + PARTING;
        while !self.ender.has_ended() && Instant::now() < until {
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// What ends it while it is waited for.
    pub fn ender(&self) -> Ender {
        self.ender.clone()
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
        let play = self.tell(&question).and_then(|()| self.answer()).and_then(|play| {
            let legal = seen.legal.contains(&play);
            if legal { Ok(play) } else { Err(format!("it played {play:?}, which it may not")) }
        });
        self.lost |= play.is_err();
        play
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.stdin.take());
        // Whoever does not go when nobody speaks to him any more is shown out.
        self.ender.end();
    }
}

/// Ends a program, whoever waits for it.
#[derive(Clone)]
pub struct Ender(Arc<Mutex<Child>>);

impl Ender {
    /// Ends it, and sees that it has ended.
    pub fn end(&self) {
        let mut child = self.child();
        let _ = child.kill();
        let _ = child.wait();
    }

    /// Has it ended, by itself or otherwise?
    pub fn has_ended(&self) -> bool {
        !matches!(self.child().try_wait(), Ok(None))
    }

    fn child(&self) -> MutexGuard<'_, Child> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
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
