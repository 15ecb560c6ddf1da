//! What the players of a table ask each other: a draw, an action back, a pause, and another game.

use engine::{BySide, Secret, Side, Sides, commitment};

use super::{Stage, Table};
use crate::Error;
use crate::clock::now;
use crate::secrets;
use crate::store::{Access, Rematch, Seat, SeatKind, Stored};

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

/// The seats without any offer, and without anything asked for.
pub fn declined(table: &Table) -> Vec<(Side, Seat)> {
    let seat = |side: Side| table.stored.seats[side].clone();
    let asks = |seat: &Seat| {
        seat.offered.is_some() || seat.asks_back.is_some() || seat.asks_pause.is_some()
    };
    let seats = Side::BOTH.into_iter().filter(|side| asks(&table.stored.seats[*side]));
    let quiet =
        |side: Side| Seat { offered: None, asks_back: None, asks_pause: None, ..seat(side) };
    seats.map(|side| (side, quiet(side))).collect()
}

/// Does that side ask to take its last action back? It does until anything is entered.
pub fn asks_back(table: &Table, side: Side) -> bool {
    !table.is_over() && table.stored.seats[side].asks_back == Some(table.entry())
}

/// Does that side ask for a pause? It does until anything is entered.
pub fn asks_pause(table: &Table, side: Side) -> bool {
    !table.is_over() && table.stored.seats[side].asks_pause == Some(table.entry())
}

/// Is what `side` asks for agreed to, by who holds `seats`: because the other side asks for it, is
/// held by the same player, or is the computer's?
fn agreed(table: &Table, side: Side, seats: Sides, asks: fn(&Table, Side) -> bool) -> bool {
    let other = side.other();
    asks(table, other) || seats.has(other) || table.kind(other) == SeatKind::Bot
}

/// Whose last action is taken back, if `side` now asks for that, or agrees; nobody's, if the other side
/// has to agree first. The computer agrees unless something was rolled, drawn or shown since.
pub fn taken_back(
    table: &Table,
    entry: u32,
    side: Side,
    seats: Sides,
) -> Result<Option<Side>, Error> {
    if table.is_over() {
        return Err(Error::Over);
    }
    if entry != table.entry() {
        return Err(Error::Stale(table.entry()));
    }
    if table.played_for.has(side) {
        return Err(Error::Wrong("the computer plays for you: take your seat again".into()));
    }
    let other = side.other();
    if asks_back(table, other) {
        return Ok(Some(other));
    }
    let number = table.before_last_of(side).ok_or(Error::Undo(engine::NoUndo::Nothing))?;
    if table.kind(other) == SeatKind::Bot && table.seen_since(number) {
        let why = "the computer takes back nothing that was rolled, drawn or shown";
        return Err(Error::Wrong(why.into()));
    }
    Ok(agreed(table, side, seats, asks_back).then_some(side))
}

/// Is there a clock that can be stopped?
pub fn may_pause(table: &Table) -> Result<(), Error> {
    if table.is_over() {
        return Err(Error::Over);
    }
    if table.playing().is_none() {
        return Err(Error::NotYourTurn);
    }
    match table.stored.clock {
        Some(_) => Ok(()),
        None => Err(Error::Wrong("there is no clock at this table".into())),
    }
}

/// Is there to be a pause, if `side` now asks for it?
pub fn pauses(table: &Table, side: Side, seats: Sides) -> Result<bool, Error> {
    may_pause(table)?;
    Ok(agreed(table, side, seats, asks_pause))
}

/// The seat of a side that wants another game. Once that is there, nothing else can be wanted.
pub fn wants(table: &Table, side: Side, sides: Rematch) -> Result<Seat, Error> {
    if !table.is_over() {
        return Err(Error::Wrong("the game is not over yet".into()));
    }
    let seat = table.stored.seats[side].clone();
    let rematch = if table.stored.next.is_some() { seat.rematch } else { Some(sides) };
    Ok(Seat { rematch, ..seat })
}

/// Does everybody want that game, and it is not there yet?
pub fn all_want(table: &Table, sides: Rematch) -> bool {
    let wants = |seat: &Seat| seat.rematch == Some(sides) || seat.kind == SeatKind::Bot;
    let seats = &table.stored.seats;
    table.stored.next.is_none() && Side::BOTH.into_iter().all(|side| wants(&seats[side]))
}

/// The same game once more. What opens a seat here opens its player's there.
pub fn next(table: &Table, rules: u32, sides: Rematch) -> Stored {
    let before = &table.stored;
    let secret = Secret(secrets::random());
    let seat = |side: Side| {
        let theirs = &before.seats[match sides {
            Rematch::Swapped => side.other(),
            Rematch::Same => side,
        }];
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
        uploaded: None,
        created: now(),
        next: None,
        access: match before.access {
            // Both are there already.
            Access::Open => Access::Invitation,
            access => access,
        },
        clock: before.clock,
        begun: None,
        outages: Vec::new(),
        lesson: None,
        changes: 0,
    }
}
