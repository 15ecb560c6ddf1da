//! The board in the terminal: map, question, hand, log and battle on one screen, for keys and mouse. This
//! module knows no rules and no game: everything comes from the view, the facts of the board, the choices
//! with their targets, and the texts.

mod state;
mod choosing;
mod keys;
mod grid;
mod parts;
mod layout;
mod chart;
mod map;
mod panes;
mod sheets;
mod terminal;
#[cfg(test)]
mod tests;

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use crossterm::event;
use engine::Side;
use words::Lang;

use crate::play::hosted::Hosted;
use crate::say::failure::Failure;
use crate::say::paint;
use state::BoardScreen;
use terminal::Terminal;

pub fn play(hosted: Hosted, lang: Lang) -> Result<(), Failure> {
    hosted.keep()?;
    let mut board = BoardScreen::new(hosted, lang, paint::colours().is_on());
    let mut terminal = Terminal::open()?;
    let played = run(&mut board, &mut terminal);
    drop(terminal);
    writeln!(io::stdout(), "{}", board.farewell())?;
    played
}

fn run(board: &mut BoardScreen, terminal: &mut Terminal) -> Result<(), Failure> {
    loop {
        if let Some(side) = board.settle()? {
            if !think(board, terminal, side)? {
                return Ok(());
            }
            continue;
        }
        if let Some(side) = board.wants_hint() {
            if !advise(board, terminal, side)? {
                return Ok(());
            }
            continue;
        }
        // Handle all pending keys before drawing: nobody would see the states in between.
        if !event::poll(Duration::ZERO)? {
            terminal.draw(board)?;
        }
        if !board.obey(event::read()?)? {
            return Ok(());
        }
    }
}

/// The time after which a message says that the bot is thinking.
const SOON: Duration = Duration::from_millis(40);

/// Makes a bot choose in a separate thread, so that the player can look around meanwhile. Returns false
/// when the player quits.
fn think(board: &mut BoardScreen, terminal: &mut Terminal, side: Side) -> Result<bool, Failure> {
    let (tell, told) = mpsc::channel();
    let thinking = board.hosted.thinking(side);
    thread::spawn(move || tell.send(thinking.think()));
    loop {
        match told.recv_timeout(SOON) {
            Ok(thought) => {
                board.hosted.thought(thought)?;
                board.moved();
                return Ok(true);
            }
            Err(RecvTimeoutError::Disconnected) => {
                return Err(Failure::Failed("the bot broke down; please report it".into()));
            }
            Err(RecvTimeoutError::Timeout) => {
                if !look_around(board, terminal)? {
                    return Ok(false);
                }
            }
        }
    }
}

/// Computes the hints for a player in a separate thread, so that the player can look around or play
/// meanwhile. An action ends the computation. Returns false when the player quits.
fn advise(board: &mut BoardScreen, terminal: &mut Terminal, side: Side) -> Result<bool, Failure> {
    let advising = board.hosted.advising(side);
    let number = board.hosted.playing.number();
    let stop = &AtomicBool::new(false);
    let (tell, told) = mpsc::channel();
    thread::scope(|scope| {
        scope.spawn(move || tell.send(advising.advise(stop)));
        let advised = loop {
            match told.recv_timeout(SOON) {
                Ok(hints) => break Ok(Some(hints)),
                Err(RecvTimeoutError::Disconnected) => {
                    break Err(Failure::Failed("the search broke down; please report it".into()));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
            match look_around(board, terminal) {
                Ok(true) if board.hosted.playing.number() == number => {}
                Ok(true) => break Ok(Some(Vec::new())),
                Ok(false) => break Ok(None),
                Err(failure) => break Err(failure),
            }
        };
        stop.store(true, Ordering::Relaxed);
        let Some(hints) = advised? else { return Ok(false) };
        board.hinted(hints);
        Ok(true)
    })
}

/// Draws the board and handles the pending keys. Returns false when the player quits.
fn look_around(board: &mut BoardScreen, terminal: &mut Terminal) -> Result<bool, Failure> {
    terminal.draw(board)?;
    while event::poll(Duration::ZERO)? {
        if !board.obey(event::read()?)? {
            return Ok(false);
        }
    }
    Ok(true)
}
