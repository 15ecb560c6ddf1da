//! A progress bar below everything else that is written to the terminal. Without a terminal no bar
//! is shown.

use std::io::{self, IsTerminal, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crossterm::terminal;

/// The minimum time between two drawings of the bar.
const BEAT: Duration = Duration::from_millis(100);

/// A bar that fills up, with a message and the remaining time beside it.
pub struct Bar {
    /// The bar; `None` if standard error is not a terminal.
    drawing: Option<Mutex<Drawing>>,
}

struct Drawing {
    begun: Instant,
    /// The time at which the bar was last drawn.
    drawn: Option<Instant>,
    whole: u64,
    done: u64,
    message: String,
}

impl Bar {
    /// Creates a bar that is full at `whole`.
    pub fn new(whole: u64, message: String) -> Bar {
        let drawing = Drawing { begun: Instant::now(), drawn: None, whole, done: 0, message };
        Bar { drawing: io::stderr().is_terminal().then(|| Mutex::new(drawing)) }
    }

    pub fn is_hidden(&self) -> bool {
        self.drawing.is_none()
    }

    /// Sets the position of the bar.
    pub fn set(&self, done: u64) {
        self.change(|drawing| drawing.done = done);
    }

    /// Sets the position of the bar, and the message beside it.
    pub fn tell(&self, done: u64, message: String) {
        self.change(|drawing| {
            drawing.done = done;
            drawing.message = message;
        });
    }

    /// Writes a line above the bar.
    pub fn say(&self, line: &str) {
        let mut drawing = self.lock();
        let clear = if drawing.is_some() { CLEAR } else { "" };
        let _ = writeln!(io::stderr(), "{clear}{line}");
        if let Some(drawing) = &mut drawing {
            drawing.draw();
        }
    }

    /// Removes the bar.
    pub fn finish(&self) {
        if self.lock().is_some() {
            let _ = write!(io::stderr(), "{CLEAR}");
        }
    }

    fn change(&self, change: impl FnOnce(&mut Drawing)) {
        if let Some(mut drawing) = self.lock() {
            change(&mut drawing);
            if drawing.drawn.is_none_or(|drawn| BEAT <= drawn.elapsed()) {
                drawing.draw();
            }
        }
    }

    fn lock(&self) -> Option<MutexGuard<'_, Drawing>> {
        let drawing = self.drawing.as_ref()?;
        Some(drawing.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The control sequence that goes to the beginning of the line and empties it.
const CLEAR: &str = "\r\x1b[K";

impl Drawing {
    fn draw(&mut self) {
        let width = terminal::size().map_or(80, |(columns, _)| usize::from(columns));
        let line = line(width, self.done, self.whole, self.begun.elapsed(), &self.message);
        let _ = write!(io::stderr(), "{CLEAR}{line}");
        self.drawn = Some(Instant::now());
    }
}

/// Returns the bar as one line of at most `width` columns.
fn line(width: usize, done: u64, whole: u64, spent: Duration, message: &str) -> String {
    let share = if whole == 0 { 1.0 } else { done.min(whole) as f64 / whole as f64 };
    let left = match done {
        0 => "?".into(),
        _ => rounded(spent.mul_f64((1.0 - share) / share.max(f64::EPSILON))),
    };
    let words = format!(" {message}, {left} left");
    // The last column stays empty, since some terminals break a line there.
    let room = width.saturating_sub(words.chars().count() + 1);
    let full = (share * room as f64) as usize;
    let bar = "█".repeat(full) + &"░".repeat(room - full);
    (bar + &words).chars().take(width.saturating_sub(1)).collect()
}

/// Returns a time in its largest whole unit.
fn rounded(time: Duration) -> String {
    match time.as_secs() {
        seconds @ 0..60 => format!("{seconds} s"),
        seconds @ 60..7200 => format!("{} min", seconds / 60),
        seconds => format!("{} h", seconds / 3600),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_fills_its_line_and_shows_the_time_left() {
        let at = |done| line(40, done, 4, Duration::from_secs(90), "games");
        assert_eq!(at(0), "░".repeat(25) + " games, ? left");
        assert_eq!(at(1), "█".repeat(5) + &"░".repeat(16) + " games, 4 min left");
        assert_eq!(at(4), "█".repeat(23) + " games, 0 s left");
        assert_eq!(at(9), at(4));
        for width in 0..60 {
            let drawn = line(width, 1, 2, Duration::ZERO, "games");
            assert!(drawn.chars().count() < width.max(1), "{width}: {drawn}");
        }
    }
}
