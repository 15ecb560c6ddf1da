//! An external program that plays a side: it is sent the view of that side and answers with an action
//! (`cli/ENGINE.md`).

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use engine::Setup;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::error::{NoAnswer, NotACommand, ProgramError};
use crate::play_out::{PublicQuestion, Stranger};

/// A running program, which is killed when this value is dropped.
pub struct Program {
    command: String,
    ender: Ender,
    stdin: Option<ChildStdin>,
    answers: mpsc::Receiver<String>,
    patience: Duration,
    /// Returns true once the caller no longer wants an answer.
    unwanted: fn() -> bool,
    /// The part of every question that describes the game.
    game: Value,
    /// Set once the program has failed to answer. Such a program isn't asked again.
    lost: bool,
    /// Set once the program has answered.
    answered: bool,
    /// Set once a read or a write has shown that the program has ended.
    gone: bool,
}

/// The longest answer, in bytes.
const ANSWER: u64 = 1 << 16;

/// The number of characters of an unreadable answer that an error quotes.
const QUOTED: usize = 80;

/// The interval at which `unwanted` is called.
const GLANCE: Duration = Duration::from_millis(100);

/// The time that a program may take to exit by itself.
const PARTING: Duration = Duration::from_secs(2);

/// A program's answer. Other fields are ignored.
#[derive(Deserialize)]
struct Answer {
    play: String,
}

impl Program {
    /// Returns the command in `cmd:COMMAND`.
    pub fn command(text: &str) -> Result<&str, NotACommand> {
        let command = text.strip_prefix("cmd:").map(str::trim).filter(|it| !it.is_empty());
        command.ok_or(NotACommand)
    }

    /// Starts a program for games with that set-up. It may take `patience` for each answer.
    pub fn start(
        command: &str,
        game: &str,
        setup: &Setup,
        patience: Duration,
    ) -> Result<Program, ProgramError> {
        let mut child = shell(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // The program must not see the password of the server's database.
            .env_remove("PGPASSWORD")
            .spawn()
            .map_err(|cause| ProgramError::Spawn { command: command.into(), cause })?;
        let stdin = child.stdin.take();
        let stdout = child.stdout.take().expect("a pipe was asked for");
        // A pipe can't be read with a timeout, a channel can. The channel holds one line; further output stays in
        // the pipe.
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
        let (lost, answered, gone) = (false, false, false);
        let unwanted = || false;
        Ok(Program {
            command,
            ender,
            stdin,
            answers,
            patience,
            unwanted,
            game,
            lost,
            answered,
            gone,
        })
    }

    /// Makes callers wait for the program's answers only until `unwanted` returns true.
    #[must_use]
    pub fn until(mut self, unwanted: fn() -> bool) -> Program {
        self.unwanted = unwanted;
        self
    }

    /// Returns whether the program was started by this command.
    pub fn is_of(&self, command: &str) -> bool {
        self.command == command
    }

    /// Sends a message that needs no answer. Fails if the program has ended or has failed to answer.
    pub fn tell(&mut self, message: &Value) -> Result<(), NoAnswer> {
        let stdin = self.stdin.as_mut().filter(|_| !self.lost).ok_or(NoAnswer::Ended)?;
        let told = writeln!(stdin, "{message}").and_then(|()| stdin.flush());
        told.map_err(|_| self.ended())
    }

    fn ended(&mut self) -> NoAnswer {
        self.gone = true;
        NoAnswer::Ended
    }

    /// Sends the last message, and waits up to two seconds for the program to exit by itself.
    pub fn part(mut self, message: &Value) {
        let _ = self.tell(message);
        drop(self.stdin.take());
        self.ender.wait();
    }

    /// Returns the reason why the program never started, if the shell could not find or run it.
    pub fn never_started(&self) -> Option<ProgramError> {
        if self.answered || !self.gone {
            return None;
        }
        match self.ender.exit_code()? {
            NOT_EXECUTABLE => Some(ProgramError::NotExecutable(self.command.clone())),
            NOT_FOUND => Some(ProgramError::NotFound(self.command.clone())),
            _ => None,
        }
    }

    /// Returns a handle that can end the program while another thread waits for its answer.
    pub fn ender(&self) -> Ender {
        self.ender.clone()
    }

    fn answer(&mut self) -> Result<String, NoAnswer> {
        let until = Instant::now() + self.patience;
        let line = loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.answers.recv_timeout(left.min(GLANCE)) {
                Ok(line) => break line,
                Err(mpsc::RecvTimeoutError::Disconnected) => return Err(self.ended()),
                Err(mpsc::RecvTimeoutError::Timeout) if left <= GLANCE || (self.unwanted)() => {
                    return Err(NoAnswer::Late(self.patience));
                }
                Err(mpsc::RecvTimeoutError::Timeout) => {}
            }
        };
        let said = line.trim();
        let answer: Answer = serde_json::from_str(said).map_err(|error| {
            let quoted: String = said.chars().take(QUOTED).collect();
            let cut = quoted.len() < said.len();
            NoAnswer::Unreadable { quoted, cut, reason: error.to_string() }
        })?;
        self.answered = true;
        Ok(answer.play)
    }
}

impl Stranger for Program {
    fn choose(&mut self, seen: &PublicQuestion) -> Result<String, NoAnswer> {
        let mut question = json!({ "do": "go" });
        let parts = question.as_object_mut().expect("an object");
        parts.extend(self.game.as_object().expect("an object").clone());
        let shown = serde_json::to_value(seen).expect("a question is plain data");
        parts.extend(shown.as_object().expect("an object").clone());
        let play = self.tell(&question).and_then(|()| self.answer()).and_then(|play| {
            let legal = seen.legal.contains(&play);
            if legal { Ok(play) } else { Err(NoAnswer::Illegal(play)) }
        });
        self.lost |= play.is_err();
        play
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.stdin.take());
        // A program that doesn't exit when its input is closed is killed.
        self.ender.end();
    }
}

/// A handle that ends a program, from any thread.
#[derive(Clone)]
pub struct Ender(Arc<Mutex<Child>>);

impl Ender {
    /// Kills the program, and waits until it is gone.
    pub fn end(&self) {
        let mut child = self.child();
        let _ = child.kill();
        let _ = child.wait();
    }

    /// Returns whether the program has ended.
    pub fn has_ended(&self) -> bool {
        !matches!(self.child().try_wait(), Ok(None))
    }

    /// Waits up to two seconds for the program to exit by itself.
    fn wait(&self) {
        let until = Instant::now() + PARTING;
        while !self.has_ended() && Instant::now() < until {
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Returns the exit code of a program that has ended or ends within two seconds.
    fn exit_code(&self) -> Option<i32> {
        self.wait();
        self.child().try_wait().ok().flatten()?.code()
    }

    fn child(&self) -> MutexGuard<'_, Child> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The shell's exit codes for a program that it can't run.
const NOT_EXECUTABLE: i32 = 126;
const NOT_FOUND: i32 = 127;

#[cfg(unix)]
fn shell(command: &str) -> Command {
    use std::os::unix::process::CommandExt;

    let mut shell = Command::new("sh");
    // With `exec`, a kill reaches the program and not just a shell that waits for it. In a process group of its own,
    // the program doesn't get Ctrl-C, which would make it lose the game under way.
    shell.args(["-c", &format!("exec {command}")]).process_group(0);
    shell
}

#[cfg(not(unix))]
fn shell(command: &str) -> Command {
    let mut shell = Command::new("cmd");
    shell.args(["/C", command]);
    shell
}
