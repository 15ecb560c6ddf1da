//! What the players of a table ask each other: a draw, and another game with sides swapped.

use engine::{BySide, Secret, Side, commitment};

use super::{Stage, Table};
use crate::Error;
use crate::clock::now;
use crate::secrets;
use crate::store::{Seat, SeatKind, Stored};

/// Does an offer of a draw by that side stand? It does until the other side plays.
pub fn offers(table: &Table, side: Side) -> bool {
    let offered = table.stored.seats[side].offered;
    !table.is_over()
        && offered.is_some_and(|entry| table.since_entry(entry).all(|by| by != Some(side.other())))
}

/// May that side offer a draw, or agree to one?
pub fn may_offer(table: &Table, side: Side) -> Result<(), Error> {
    if table.is_over() {
        return Err(Error::Over);
    }
    match &table.stage {
        Stage::Waiting => return Err(Error::NotYourTurn),
        Stage::Unplayable { why, .. } => return Err(Error::Unplayable(why.clone())),
        Stage::Playing(_) => {}
    }
    if table.kind(side.other()) == SeatKind::Bot {
        return Err(Error::Wrong("the computer plays to the end".into()));
    }
    Ok(())
}

/// The seat of a side that offers a draw.
pub fn offered(table: &Table, side: Side) -> Result<Seat, Error> {
    may_offer(table, side)?;
    Ok(Seat { offered: Some(table.entry()), ..table.stored.seats[side].clone() })
}

/// The seats without any offer.
pub fn declined(table: &Table) -> Vec<(Side, Seat)> {
    let seats = Side::BOTH.into_iter().filter(|side| table.stored.seats[*side].offered.is_some());
    seats.map(|side| (side, Seat { offered: None, ..table.stored.seats[side].clone() })).collect()
}

/// The seat of a side that wants another game.
pub fn wants(table: &Table, side: Side) -> Result<Seat, Error> {
    if !table.is_over() {
        return Err(Error::Wrong("the game is not over yet".into()));
    }
    Ok(Seat { rematch: true, ..table.stored.seats[side].clone() })
}

/// Does everybody want a game that is not there yet?
pub fn all_want(table: &Table) -> bool {
    let wants = |seat: &Seat| seat.rematch || seat.kind == SeatKind::Bot;
    let seats = &table.stored.seats;
    table.stored.next.is_none() && Side::BOTH.into_iter().all(|side| wants(&seats[side]))
}

/// The same game once more with sides swapped. What opens a seat here opens its player's there.
pub fn next(table: &Table, rules: u32) -> Stored {
    let before = &table.stored;
    let secret = Secret(secrets::random());
    let seat = |side: Side| {
        let theirs = &before.seats[side.other()];
        let bot = theirs.kind == SeatKind::Bot;
        Seat {
            kind: if bot { SeatKind::Bot } else { SeatKind::Human },
            level: theirs.level.clone(),
            token_hash: theirs.token_hash.clone(),
            recovery_hash: theirs.recovery_hash.clone(),
            name: theirs.name.clone(),
            nonce: bot.then(secrets::token),
            ..Seat::default()
        }
    };
    Stored {
        id: secrets::table_id(),
        game: before.game.clone(),
        rules,
        setup: before.setup.clone(),
        commitment: commitment(&secret),
        secret,
        seats: BySide::of(seat),
        entries: Vec::new(),
        orders: BySide::default(),
        result: None,
        created: now(),
        next: None,
        clock: before.clock,
        begun: None,
        outages: Vec::new(),
    }
}
