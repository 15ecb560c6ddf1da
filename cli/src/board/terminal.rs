//! The screen of the terminal, lent for a game and given back as it was: at the end, on a
//! panic, and on a signal that ends the program.

use std::io::{self, Stdout};
use std::sync::Once;
use std::{panic, process, thread};

use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

use super::layout;
use super::state::Board;

pub struct Terminal(ratatui::Terminal<CrosstermBackend<Stdout>>);

impl Terminal {
    pub fn open() -> io::Result<Terminal> {
        give_back_in_any_case();
        enable_raw_mode()?;
        let mut out = io::stdout();
        let opened = execute!(out, EnterAlternateScreen, EnableMouseCapture)
            .and_then(|()| ratatui::Terminal::new(CrosstermBackend::new(out)));
        opened.map(Terminal).inspect_err(|_| give_back())
    }

    pub fn draw(&mut self, board: &mut Board) -> io::Result<()> {
        self.0.draw(|frame| layout::draw(frame, board)).map(|_| ())
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        give_back();
    }
}

/// Nobody is left to be told if it fails.
fn give_back() {
    let _ = disable_raw_mode();
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
}

fn give_back_in_any_case() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            give_back();
            before(info);
        }));
        // Without it the program can be played all the same.
        #[cfg(unix)]
        let _ = give_back_on_a_signal();
    });
}

/// What a shell reports of a program that was ended by a signal is this and its number.
#[cfg(unix)]
const BY_SIGNAL: i32 = 128;

/// From when it returns, and not from when a thread gets round to it: a signal in between would end the program at once.
#[cfg(unix)]
fn give_back_on_a_signal() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    let [end, hang_up, interrupt] =
        [SignalKind::terminate(), SignalKind::hangup(), SignalKind::interrupt()];
    let context = runtime.enter();
    let (mut ended, mut hung_up, mut interrupted) =
        (signal(end)?, signal(hang_up)?, signal(interrupt)?);
    drop(context);
    thread::spawn(move || {
        let number = runtime.block_on(async {
            tokio::select! {
                _ = ended.recv() => end.as_raw_value(),
                _ = hung_up.recv() => hang_up.as_raw_value(),
                _ = interrupted.recv() => interrupt.as_raw_value(),
            }
        });
        // The game was kept after its last action.
        give_back();
        process::exit(BY_SIGNAL + number);
    });
    Ok(())
}
