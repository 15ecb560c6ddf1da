//! Tests of the board in a real terminal: games played to their end by keys.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::ffi::OsStringExt;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use engine::Record;
use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};

use crate::{GAME, carillon, command, ends, folder, late, text};

const ROWS: u16 = 24;
const COLUMNS: u16 = 80;
/// The end of the board's last line, in each language.
const LEAVE: [&str; 2] = ["q leave", "q fin"];

/// A terminal that runs a program.
struct Screen {
    keys: File,
    end: File,
    child: Child,
    shown: Arc<Mutex<vt100::Parser>>,
    reads: thread::JoinHandle<()>,
}

impl Screen {
    fn start(args: &[&str]) -> Screen {
        Screen::with_rows(ROWS, args)
    }

    fn with_rows(rows: u16, args: &[&str]) -> Screen {
        let keys = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC)
            .expect("a terminal");
        grantpt(&keys).expect("a terminal");
        unlockpt(&keys).expect("a terminal");
        let size = Winsize { ws_row: rows, ws_col: COLUMNS, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&keys, size).expect("a size");
        let name = ptsname(&keys, Vec::new()).expect("a name").into_bytes();
        let name = std::ffi::OsString::from_vec(name);
        let end = File::options().read(true).write(true).open(name).expect("the other end");
        let end_of = || Stdio::from(OwnedFd::from(end.try_clone().expect("the other end")));
        // The program gets its own terminal, not that of the tests.
        let plain = command(args);
        let mut own = Command::new("setsid");
        own.arg("--ctty").arg(plain.get_program()).args(plain.get_args());
        for (name, value) in plain.get_envs() {
            own.env(name, value.unwrap_or_default());
        }
        own.env("TERM", "xterm-256color").stdin(end_of()).stdout(end_of()).stderr(end_of());
        let child = own.spawn().expect("the program starts");
        let keys = File::from(keys);
        let shown = Arc::new(Mutex::new(vt100::Parser::new(rows, COLUMNS, 0)));
        let (mut read, parser) = (keys.try_clone().expect("the terminal"), shown.clone());
        let reads = thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n @ 1..) = read.read(&mut bytes) {
                parser.lock().expect("a screen").process(&bytes[..n]);
            }
        });
        Screen { keys, end, child, shown, reads }
    }

    fn seen(&self) -> String {
        self.shown.lock().expect("a screen").screen().contents()
    }

    /// Waits until a condition holds. Fails if the program ends before that.
    fn until(&mut self, holds: impl Fn(&Screen) -> bool) {
        while !holds(self) {
            let ended = self.child.try_wait().expect("a child");
            assert!(ended.is_none(), "it has ended by itself: {ended:?}\n{}", self.seen());
            thread::sleep(Duration::from_millis(5));
        }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("the terminal takes keys");
    }

    /// Presses keys and then the key that switches the language, and waits until the language has changed.
    /// By then the other keys have taken effect.
    fn press_and_see(&mut self, keys: &str) {
        let other = if self.foot().contains(LEAVE[0]) { LEAVE[1] } else { LEAVE[0] };
        self.press(&format!("{keys}l"));
        self.until(|screen| screen.foot().contains(other));
    }

    /// Returns the last line of the screen.
    fn foot(&self) -> String {
        let shown = self.shown.lock().expect("a screen");
        shown.screen().rows(0, COLUMNS).last().expect("a last line")
    }

    /// Waits for the end of the program and of its output.
    fn all(mut self, code: i32) -> vt100::Screen {
        assert_eq!(self.child.wait().expect("a child").code(), Some(code), "{}", self.seen());
        drop(self.end);
        self.reads.join().expect("it is read");
        self.shown.lock().expect("a screen").screen().clone()
    }

    /// Waits for the end of the program, and checks that the terminal is restored.
    fn ends_with(mut self, code: i32) {
        assert_eq!(self.child.wait().expect("a child").code(), Some(code), "{}", self.seen());
        while self.shown.lock().expect("a screen").screen().alternate_screen() {
            thread::sleep(Duration::from_millis(5));
        }
        let modes = tcgetattr(&self.end).expect("a terminal").local_modes;
        assert!(modes.contains(LocalModes::ICANON | LocalModes::ECHO), "{modes:?}");
        let shown = self.shown.lock().expect("a screen");
        let screen = shown.screen();
        assert!(!screen.hide_cursor());
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    }
}

fn is_over(file: &str) -> bool {
    let record = fs::read_to_string(file).ok().and_then(|text| Record::parse(&text).ok());
    record.is_some_and(|record| record.result.is_some())
}

/// Returns arbitrary keys. Most of them choose; the others only change the display, and must do no harm.
fn keys() -> impl Iterator<Item = &'static str> {
    const LOOKS: [&str; 17] = [
        "\x1b[B", "\x1b[A", "\t", "n", "?", "i", "1", "2", "3", "4", "5", "6", "7", "8", "9",
        "\x1b[C", "\x1b[Z",
    ];
    let mut state: u32 = 12345;
    std::iter::from_fn(move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let n = (state >> 16) as usize % 32;
        Some(LOOKS.get(n).copied().unwrap_or("\r"))
    })
}

/// Plays a game to its end by keys, quits, and verifies its record.
fn is_played(game: &str, args: &[&str]) {
    let file = text(&folder(&format!("board-{game}")).join("game.record"));
    let args = [&["play", game, "--save", &file, "--seed", "3", "--against", "random"], args];
    let mut screen = Screen::start(&args.concat());
    screen.until(|screen| LEAVE.iter().any(|leave| screen.foot().contains(leave)));
    let mut keys = keys();
    while !is_over(&file) {
        let some: String = keys.by_ref().take(40).collect();
        screen.press_and_see(&some);
    }
    // If a sheet is open, the first key only closes it.
    screen.press("xq");
    screen.ends_with(0);
    ends(&carillon(&["verify", &file]), 4);
}

#[test]
fn a_terminal_is_given_back_when_the_program_is_told_to_end() {
    let file = text(&folder("board-ended").join("game.record"));
    let mut screen = Screen::start(&["play", GAME, "--save", &file, "--side", "both"]);
    screen.until(|screen| screen.seen().contains("Enter"));
    let pid = Pid::from_child(&screen.child);
    kill_process(pid, Signal::TERM).expect("a child");
    screen.ends_with(128 + Signal::TERM.as_raw());
}

#[test]
fn the_first_game_is_played_by_keys_to_its_end() {
    let late = late(&folder("board-late"));
    is_played("struggle", &["--side", "british", "--from", &late]);
}

#[test]
fn the_second_game_is_played_by_keys_to_its_end() {
    is_played("wilderness", &["--scenario", "annus-mirabilis", "--lang", "fr"]);
}

#[test]
fn the_third_game_is_played_by_keys_to_its_end() {
    is_played("bayonets", &["--scenario", "vaudreuils-petite-guerre"]);
}

/// Plain mode must keep to the width of the terminal too, since a terminal would break lines in the middle of
/// words.
#[test]
fn no_line_is_longer_than_its_terminal() {
    const ALL: u16 = 3000;
    for (game, lang) in [("struggle", "fr"), ("wilderness", "en"), ("bayonets", "en")] {
        let file = text(&folder(&format!("plain-{game}")).join("game.record"));
        let args = ["play", game, "--plain", "--side", "both", "--seed", "3", "--lang", lang];
        let mut screen = Screen::with_rows(ALL, &[&args[..], &["--save", &file]].concat());
        screen.press("1\n1\n1\n1\n2\n1\n1\nboard\nhand\nlog\nrules 1\nall\nquit\n");
        let shown = screen.all(0);
        let rows: Vec<String> = shown.rows(0, COLUMNS).collect();
        assert!(rows.iter().any(|row| 70 < row.chars().count()), "{game}: {rows:?}");
        let split = (0..ALL).find(|n| shown.row_wrapped(*n));
        assert!(split.is_none(), "{game}: {:?}", split.map(|n| &rows[usize::from(n)]));
    }
}

#[test]
fn a_parquet_file_is_not_written_to_a_terminal() {
    let shown = Screen::start(&["export", "a.record", "--format", "parquet"]).all(2).contents();
    assert!(shown.contains("name one with --out FILE"), "{shown}");
}
