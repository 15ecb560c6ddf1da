//! Agreements between the players of a table: a draw, an action taken back, a pause, another game.

use engine::{BySide, Secret, Side, Sides};

use crate::entry::{Entry, EntryKind, Stamp};
use crate::error::Error;
use crate::secrets;
use crate::stored::{Access, Rematch, Seat, SeatKind, Stored};
use crate::table::{Table, TableStage};

impl Table {
    /// Ends the game with the draw that the other side has offered.
    pub fn agree(&mut self, side: Side, stamp: Stamp) -> Result<Entry, Error> {
        may_offer(self, side)?;
        if !offers(self, side.other()) {
            return Err(Error::Wrong("nobody offers a draw any more".into()));
        }
        self.enter(EntryKind::Agree, side, String::new(), stamp)
    }

    /// Stops the clocks by agreement, or lets them run again.
    pub fn pause(&mut self, side: Side, pause: bool, stamp: Stamp) -> Result<Entry, Error> {
        may_pause(self)?;
        if self.history.paused == pause {
            let what = if pause { "the clocks stand still already" } else { "the clocks run" };
            return Err(Error::Wrong(what.into()));
        }
        let kind = if pause { EntryKind::Pause } else { EntryKind::Resume };
        self.enter(kind, side, String::new(), stamp)
    }
}

/// Returns whether that side's offer of a draw is still valid. An offer is valid until the other side
/// plays.
pub fn offers(table: &Table, side: Side) -> bool {
    let offered = table.stored.seats[side].offered;
    !table.is_over()
        && offered.is_some_and(|entry| table.since_entry(entry).all(|by| by != Some(side.other())))
}

/// Returns an error if that side can't offer a draw or agree to one.
pub fn may_offer(table: &Table, side: Side) -> Result<(), Error> {
    if table.is_over() {
        return Err(Error::Over);
    }
    match &table.stage {
        TableStage::Waiting => return Err(Error::NotYourTurn),
        TableStage::Unplayable { why, .. } => return Err(Error::Unplayable(why.clone())),
        TableStage::Playing(_) => {}
    }
    if table.kind(side.other()) == SeatKind::Bot {
        return Err(Error::Wrong("the computer plays to the end".into()));
    }
    Ok(())
}

/// Returns the seat of `side` with an offer of a draw noted in it.
pub fn offered(table: &Table, side: Side) -> Result<Seat, Error> {
    may_offer(table, side)?;
    Ok(Seat { offered: Some(table.entry()), ..table.stored.seats[side].clone() })
}

/// Returns the seats that change when all offers and requests are withdrawn.
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

/// Returns whether that side asks to take its last action back. The request is valid until the next entry.
pub fn asks_back(table: &Table, side: Side) -> bool {
    !table.is_over() && table.stored.seats[side].asks_back == Some(table.entry())
}

/// Returns whether that side asks for a pause. The request is valid until the next entry.
pub fn asks_pause(table: &Table, side: Side) -> bool {
    !table.is_over() && table.stored.seats[side].asks_pause == Some(table.entry())
}

/// Returns whether the request of `side`, made by the holder of `seats`, is granted. It is granted if
/// the other side asks for the same, has the same player, or is played by the computer.
fn agreed(table: &Table, side: Side, seats: Sides, asks: fn(&Table, Side) -> bool) -> bool {
    let other = side.other();
    asks(table, other) || seats.has(other) || table.kind(other) == SeatKind::Bot
}

/// If a take-back that `side` requests or accepts takes effect at once, returns the side whose last action it
/// undoes. Returns `None` if the other side has to agree first. The computer agrees unless dice were rolled, cards drawn or something
/// revealed since.
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
    plays_alone(table, side)?;
    let other = side.other();
    if asks_back(table, other) {
        return Ok(Some(other));
    }
    let number = table.before_last_of(side).ok_or(Error::Undo(engine::NoUndo::Nothing))?;
    if table.kind(other) == SeatKind::Bot && table.seen_since(number) {
        let why = "the computer won't take back a roll, a draw or a reveal";
        return Err(Error::Wrong(why.into()));
    }
    Ok(agreed(table, side, seats, asks_back).then_some(side))
}

/// Returns an error if the computer plays for a side. The player of such a side can do nothing but take the seat
/// again.
pub fn plays_alone(table: &Table, side: Side) -> Result<(), Error> {
    match table.played_for().has(side) {
        true => Err(Error::Wrong("the computer plays for you: take your seat again".into())),
        false => Ok(()),
    }
}

/// Returns the seat of `side` with a request to take the side's last action back noted in it.
pub fn asking_back(table: &Table, side: Side) -> Seat {
    Seat { asks_back: Some(table.entry()), ..table.stored.seats[side].clone() }
}

/// Returns the seat of `side` with a request for a pause noted in it.
pub fn asking_pause(table: &Table, side: Side) -> Seat {
    Seat { asks_pause: Some(table.entry()), ..table.stored.seats[side].clone() }
}

/// Returns an error if there is no clock to be paused.
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

/// Returns whether a pause begins if `side` asks for a pause now.
pub fn pauses(table: &Table, side: Side, seats: Sides) -> Result<bool, Error> {
    may_pause(table)?;
    Ok(agreed(table, side, seats, asks_pause))
}

/// Returns the seat of `side` with a wish for another game noted in it. Once the next game exists, a
/// player can't ask for a different one.
pub fn wants(table: &Table, side: Side, sides: Rematch) -> Result<Seat, Error> {
    if !table.is_over() {
        return Err(Error::Wrong("the game is not over yet".into()));
    }
    let seat = table.stored.seats[side].clone();
    let rematch = if table.stored.next.is_some() { seat.rematch } else { Some(sides) };
    Ok(Seat { rematch, ..seat })
}

/// Returns whether all players want the next game with these sides, and no next game exists
/// yet.
pub fn all_want(table: &Table, sides: Rematch) -> bool {
    let wants = |seat: &Seat| seat.rematch == Some(sides) || seat.kind == SeatKind::Bot;
    let seats = &table.stored.seats;
    table.stored.next.is_none() && Side::BOTH.into_iter().all(|side| wants(&seats[side]))
}

/// The parts of a new table that only its host can provide.
pub struct NextTable {
    pub id: String,
    pub secret: Secret,
    /// The version of the game's rules.
    pub rules: u32,
    /// The time of creation, in milliseconds since 1970.
    pub created: i64,
}

/// Returns a table for another game with the same settings and new dice. A player's key or account
/// opens the player's seats at both tables.
pub fn next(table: &Table, sides: Rematch, new: NextTable) -> Stored {
    let NextTable { id, secret, rules, created } = new;
    let before = &table.stored;
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
            account: theirs.account.clone(),
            nonce: bot.then(|| secrets::share_of_bot(&secret, side)),
            ..Seat::default()
        }
    };
    Stored {
        seats: BySide::of(seat),
        created,
        access: match before.access {
            // Both seats are taken from the start, so the lobby need not list the table.
            Access::Open => Access::Invitation,
            access => access,
        },
        clock: before.clock,
        ..Stored::new(id, &before.game, rules, before.setup.clone(), secret)
    }
}
