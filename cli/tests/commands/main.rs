//! Tests of every command from the outside: its output and its exit code.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use serde_json::Value;

mod backup;
mod board;
mod cases;
mod help;
mod lab;
#[cfg(feature = "parquet")]
mod parquet;
mod picture;
mod play;
mod puzzles;
mod records;
mod release;
mod serve;
mod simulate;
mod study;

const GAME: &str = "struggle";

fn carillon(args: &[&str]) -> Output {
    carillon_with(args, "")
}

/// Returns the command, with a data folder for tests.
fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carillon"));
    command.args(args).env("XDG_DATA_HOME", Path::new(env!("CARGO_TARGET_TMPDIR")).join("data"));
    // The output is in English, whatever the language of the environment.
    command.env("LC_ALL", "C.UTF-8");
    command
}

fn carillon_with(args: &[&str], input: &str) -> Output {
    run(command(args), args, input)
}

fn run(mut command: Command, args: &[&str], input: &str) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_string();
    let typing = std::thread::spawn(move || {
        // The program stops reading its input once the game is over.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    typing.join().expect("what was to be typed is typed");
    let errors = err(&output);
    assert!(!errors.contains("panicked"), "{args:?}: {errors}");
    output
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[track_caller]
fn ends(output: &Output, code: i32) {
    assert_eq!(output.status.code(), Some(code), "{}\n{}", out(output), err(output));
}

/// Returns an empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder for the test");
    path
}

fn file(folder: &Path, name: &str, content: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, content).expect("a file for the test");
    text(&path)
}

fn text(path: &Path) -> String {
    path.to_str().expect("a plain name").into()
}

/// Returns a position in the last years of the game, from which it ends soon.
fn late(folder: &Path) -> String {
    file(folder, "late.toml", "year = 1760\n")
}

/// Returns the record of a whole game between bots.
fn record(name: &str) -> (PathBuf, String) {
    record_of(name, &[])
}

/// Returns the record of a game between bots with these options.
fn record_of(name: &str, begins: &[&str]) -> (PathBuf, String) {
    let folder = folder(name);
    let records = text(&folder);
    let args = ["sim", GAME, "--games", "1", "--french", "random", "--british", "thumb"];
    let done = carillon(&[&args[..], &["--seed", "5", "--records", &records], begins].concat());
    ends(&done, 0);
    let path = text(&folder.join(format!("{GAME}-5-00000.record")));
    (folder, path)
}

/// A server that is stopped when the test ends.
struct Served {
    child: Child,
    /// The server's address.
    address: String,
}

impl Served {
    fn start(data: &Path) -> Served {
        Served::with(data, &[])
    }

    fn with(data: &Path, more: &[&str]) -> Served {
        let mut child = command(&["serve", "--no-open", "--port", "0", "--data", &text(data)])
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("a pipe");
        BufReader::new(stdout).read_line(&mut line).expect("an address");
        let address = line.trim().strip_prefix("Carillon is at http://");
        let address = address.and_then(|rest| rest.strip_suffix('/'));
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).to_string();
        Served { child, address }
    }

    /// Returns the record of a game that two bots have played on this server.
    fn played_by_bots(&self, game: &str, french: &str, british: &str) -> String {
        let asked =
            format!(r#"{{"game":"{game}","french":"bot:{french}","british":"bot:{british}"}}"#);
        let opened = self.ask("POST", "/api/tables", &asked);
        let id = opened.split("\"table\":\"").nth(1).and_then(|rest| rest.split('"').next());
        let path = format!("/api/tables/{}/record", id.unwrap_or_else(|| panic!("{opened}")));
        loop {
            let answer = self.ask("GET", &path, "");
            match answer.split_once("\r\n\r\n") {
                Some((head, record)) if head.starts_with("HTTP/1.1 200") => return record.into(),
                _ => assert!(answer.starts_with("HTTP/1.1 409"), "{answer}"),
            }
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    /// Returns the whole answer to a request, headers included.
    fn ask(&self, method: &str, path: &str, body: &str) -> String {
        let Served { address, .. } = self;
        let mut socket = TcpStream::connect(address).expect("somebody listens");
        socket.set_read_timeout(Some(Duration::from_secs(120))).expect("a limit");
        let length = body.len();
        write!(socket, "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}")
            .expect("a request");
        let mut answer = String::new();
        let _ = socket.read_to_string(&mut answer);
        answer
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn json(output: &Output) -> Value {
    ends(output, 0);
    serde_json::from_str(&out(output)).expect("JSON")
}
