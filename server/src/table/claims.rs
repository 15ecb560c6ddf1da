//! Who may sit in a seat, and who may look: an invitation is claimed once, by the first who comes
//! with it, and who has lost his key takes the seat back with a code.
//!
//! The browser makes the key of its seat and nobody else ever has it; a claim
//! that is sent again, because the answer was lost, finds its own key there.

use engine::{Side, Sides};

use super::Table;
use crate::Error;
use crate::clock::now;
use crate::input;
use crate::secrets;
use crate::store::{Access, Seat, SeatKind};

/// A seat with another key, or another code.
pub struct HandedOver {
    pub side: Side,
    pub seat: Seat,
    /// Gives the seat back to who has lost its key. It is shown once.
    pub recovery: String,
}

/// Who holds seats, and the hashes of the keys that opened them; or watches, and holds none.
#[derive(Clone)]
pub struct Holder {
    pub sides: Sides,
    pub hashes: Vec<String>,
}

impl Holder {
    /// Do these keys still open these seats? They do not once another has taken one back, or the players have
    /// changed seats: nothing is to be shown then that the holder of the other side may see.
    pub fn holds(&self, table: &Table) -> Result<(), Error> {
        let holds = table.seats_of(&self.hashes)? == self.sides;
        holds.then_some(()).ok_or(Error::NotYourSeat)
    }

    /// Do they, and is that side's one of them?
    pub fn plays(&self, table: &Table, side: Side) -> Result<(), Error> {
        self.holds(table)?;
        self.sides.has(side).then_some(()).ok_or(Error::NotYourSeat)
    }

    /// What its client calls an action, as nobody else can.
    pub fn client_id(&self, id: &str) -> Result<String, Error> {
        let key = self.hashes.first().ok_or(Error::NotYourSeat)?;
        Ok(format!("client-{key}-{}", input::client_id(id)?))
    }
}

/// By what a seat is claimed.
pub enum By {
    /// The invitation to it.
    Invitation(String),
    /// At an open table: that it is free.
    Side(Side),
}

/// The seats that nobody has claimed yet.
pub fn free(table: &Table) -> Vec<Side> {
    let is_free = |side: &Side| table.kind(*side) == SeatKind::Open && !table.is_over();
    Side::BOTH.into_iter().filter(is_free).collect()
}

/// Does who holds these seats wait for somebody to come to an open table?
pub fn waits(table: &Table, sides: Sides) -> bool {
    table.stored.access == Access::Open && !sides.is_empty() && !free(table).is_empty()
}

/// May who holds these seats, or has that invitation, which nobody has claimed yet, look at the table?
/// Once it is over everybody may, as its record is there for all.
pub fn may_look(table: &Table, sides: Sides, invitation: Option<&str>) -> bool {
    let invited = || {
        let hash = invitation.map(secrets::hash);
        let opens = |seat: &Seat| seat.claimed.is_none() && seat.invitation_hash == hash;
        hash.is_some() && find(table, opens).is_some()
    };
    let private = table.stored.access == Access::Private && !table.is_over();
    !private || !sides.is_empty() || invited()
}

/// The seat of this invitation, or a free one of an open table, for who comes with `key`.
pub fn claim(table: &Table, by: &By, key: &str, name: Option<String>) -> Result<HandedOver, Error> {
    let side = match by {
        By::Invitation(invitation) => {
            let invitation = secrets::hash(invitation);
            find(table, |seat| seat.invitation_hash.as_ref() == Some(&invitation))
        }
        By::Side(side) => Some(*side).filter(|side| {
            table.stored.access == Access::Open && table.stored.seats[*side].kind == SeatKind::Open
        }),
    };
    let side =
        side.ok_or_else(|| Error::NotFound("this invitation is not one of this table".into()))?;
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
    handed.seat.name = name.filter(|_| !table.is_over()).or(handed.seat.name);
    Ok(handed)
}

/// The seat of this code, for who comes with `key`. Whoever held it loses it. Who did not hear
/// the answer comes again: his code is void by then, and his key opens the seat.
pub fn recover(table: &Table, code: &str, key: &str) -> Result<HandedOver, Error> {
    let (code, hash) = (secrets::hash(&secrets::tidy_code(code)), secrets::hash(key));
    let side = find(table, |seat| seat.recovery_hash.as_ref() == Some(&code))
        .or_else(|| find(table, |seat| seat.token_hash.as_ref() == Some(&hash)))
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
