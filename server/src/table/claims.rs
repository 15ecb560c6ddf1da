//! Who may sit in a seat: an invitation is claimed once, by the first who comes
//! with it, and who has lost his key takes the seat back with a code.
//!
//! The browser makes the key of its seat and nobody else ever has it; a claim
//! that is sent again, because the answer was lost, finds its own key there.

use engine::Side;

use super::Table;
use crate::Error;
use crate::clock::now;
use crate::secrets;
use crate::store::Seat;

/// A seat with another key, or another code.
pub struct HandedOver {
    pub side: Side,
    pub seat: Seat,
    /// Gives the seat back to who has lost its key. It is shown once.
    pub recovery: String,
}

/// The seat of this invitation, for who comes with `key`.
pub fn claim(
    table: &Table,
    invitation: &str,
    key: &str,
    name: Option<String>,
) -> Result<HandedOver, Error> {
    let invitation = secrets::hash(invitation);
    let side = find(table, |seat| seat.invitation_hash.as_ref() == Some(&invitation))
        .ok_or_else(|| Error::NotFound("this invitation is not one of this table".into()))?;
    let seat = &table.stored.seats[side];
    let again = seat.token_hash == Some(secrets::hash(key));
    if !again && table.is_over() {
        return Err(Error::Over);
    }
    if let (false, Some(time)) = (again, seat.claimed) {
        return Err(Error::Claimed(time));
    }
    let mut handed = handed_over(table, side, key);
    handed.seat.claimed = seat.claimed.or_else(|| Some(now()));
    handed.seat.name = name.or(handed.seat.name);
    Ok(handed)
}

/// The seat of this code, for who comes with `key`. Whoever held it loses it.
pub fn recover(table: &Table, code: &str, key: &str) -> Result<HandedOver, Error> {
    let code = secrets::hash(&secrets::tidy_code(code));
    let side = find(table, |seat| seat.recovery_hash.as_ref() == Some(&code))
        .ok_or_else(|| Error::NotFound("no seat of this table is recovered by that code".into()))?;
    let mut handed = handed_over(table, side, key);
    handed.seat.recovered = Some(now());
    Ok(handed)
}

/// Another code for the seat that `key` opens; the one before is void.
pub fn new_code(table: &Table, key: &str) -> Result<HandedOver, Error> {
    let hash = secrets::hash(key);
    let side =
        find(table, |seat| seat.token_hash.as_ref() == Some(&hash)).ok_or(Error::NotYourSeat)?;
    Ok(handed_over(table, side, key))
}

fn find(table: &Table, so: impl Fn(&Seat) -> bool) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| so(&table.stored.seats[*side]))
}

fn handed_over(table: &Table, side: Side, key: &str) -> HandedOver {
    let recovery = secrets::recovery_code();
    let seat = Seat {
        token_hash: Some(secrets::hash(key)),
        recovery_hash: Some(secrets::hash(&recovery)),
        ..table.stored.seats[side].clone()
    };
    HandedOver { side, seat, recovery }
}
