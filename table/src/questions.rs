//! A player's questions about a table, which change nothing. Some questions take milliseconds to answer,
//! so a host decides on which thread each question is answered.

use engine::{AnyPlaying, Eye, Refusal, Side, Sides, Target};

use crate::error::Error;
use crate::mending;
use crate::seats::Holder;
use crate::stored::SeatKind;
use crate::table::Table;
use crate::wire::{WaysMessage, WhyMessage};

/// The maximum number of steps before an action whose odds are asked for.
const STEPS: usize = 64;

/// Returns the game, if `side` must choose.
pub fn playing_as(table: &Table, side: Side) -> Option<&dyn AnyPlaying> {
    table.playing().filter(|_| table.awaited().has(side))
}

/// Returns the eye with which a client looks first. A player who holds both seats looks as the side that
/// must choose.
pub fn first_eye(table: &Table, sides: Sides) -> Eye {
    let awaited = table.awaited();
    let first = sides.iter().find(|side| awaited.has(*side)).or_else(|| sides.iter().next());
    first.map_or(Eye::Watcher, Eye::Of)
}

/// Returns the rule that forbids a click on `on`, if there is one.
pub fn why(table: &Table, side: Side, on: &Target) -> Option<Refusal> {
    playing_as(table, side)?.why(side, on)
}

/// Returns the answer to a client that asked why nothing can be done at `on`.
pub fn why_message(on: String, refusal: Option<Refusal>, leads: Vec<String>) -> WhyMessage {
    let (rule, why) = (refusal.map(|it| it.rule), refusal.map(|it| it.why));
    WhyMessage { on, rule, why, leads }
}

/// Returns the spaces to which a side can bring the moving force of a game that began after `base` actions.
pub fn ways(playing: &dyn AnyPlaying, base: u32, side: Side) -> WaysMessage {
    WaysMessage { number: base + playing.number(), ways: playing.ways(side) }
}

/// Returns an error unless the holder may have hints for `side`. Hints are given only to a player who plays
/// against the computer or holds both seats: between two people they would be unfair.
pub fn may_have_hints(table: &Table, holder: &Holder, side: Side) -> Result<(), Error> {
    let foe = side.other();
    if holder.sides.has(foe) || table.stored.seats[foe].kind == SeatKind::Bot {
        return Ok(());
    }
    Err(Error::Wrong("hints are given against the computer, or to a player of both sides".into()))
}

/// Returns the game after the steps `steps` of `side`, with the other side passing in every window. `None`
/// if a step can't be made, or if anything is rolled, drawn or revealed on the way, since that would tell
/// the player about dice to come.
pub fn walked(
    mut playing: Box<dyn AnyPlaying>,
    side: Side,
    steps: &[String],
) -> Option<Box<dyn AnyPlaying>> {
    if STEPS < steps.len() {
        return None;
    }
    let start = playing.number();
    for step in steps {
        playing.play(side, step).ok()?;
        while playing.awaited() == Sides::from(side.other()) {
            let pass = playing.prompt(side.other())?.pass?;
            playing.play(side.other(), &pass).ok()?;
        }
    }
    (!playing.seen_since(start)).then_some(playing)
}

/// Returns the position after `number` actions, or the last earlier position that can be written.
pub fn moment(playing: &dyn AnyPlaying, number: u32) -> Result<String, Error> {
    let found = mending::last_position(playing, number);
    found.ok_or_else(|| Error::Wrong("no moment up to there can be played on from".into()))
}
