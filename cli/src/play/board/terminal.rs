//! Takes over the terminal's screen for a game and restores it: at the end, on a panic, and on a signal that ends the
//! program.

use std::io::{self, BufWriter, Stdout};
use std::sync::Once;
use std::{panic, process, thread};

use crossterm::cursor::{Hide, Show};
use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use crossterm::terminal::{
    self, Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode,
};

use super::grid::Grid;
use super::layout;
use super::state::BoardScreen;

pub struct Terminal {
    out: BufWriter<Stdout>,
    /// The cells that the terminal shows.
    shown: Grid,
}

impl Terminal {
    pub fn open() -> io::Result<Terminal> {
        give_back_in_any_case();
        enable_raw_mode()?;
        let mut out = BufWriter::new(io::stdout());
        execute!(out, EnterAlternateScreen, EnableMouseCapture, Hide)
            .inspect_err(|_| give_back())?;
        Ok(Terminal { out, shown: Grid::new(0, 0) })
    }

    pub fn draw(&mut self, board: &mut BoardScreen) -> io::Result<()> {
        let (width, height) = terminal::size()?;
        let mut grid = Grid::new(width, height);
        layout::draw(&mut grid, board);
        if grid.area != self.shown.area {
            execute!(self.out, Clear(ClearType::All))?;
        }
        grid.send(&self.shown, &mut self.out)?;
        self.shown = grid;
        Ok(())
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        give_back();
    }
}

/// Restores the terminal. Errors are ignored, since there is no screen left on which to report them.
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
        // Without the signal handlers the game can still be played.
        #[cfg(unix)]
        let _ = give_back_on_a_signal();
    });
}

/// For a program that was ended by a signal, shells report this number plus the number of the signal as the
/// exit code.
#[cfg(unix)]
const BY_SIGNAL: i32 = 128;

/// Installs signal handlers that restore the terminal. The handlers are in place when this function returns,
/// even if the thread that handles the signals does not run yet. Otherwise a signal in between would end the
/// program without restoring the screen.
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
        // The game was saved after its last action, so nothing is lost.
        give_back();
        process::exit(BY_SIGNAL + number);
    });
    Ok(())
}
