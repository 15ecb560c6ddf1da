//! Seats: the players that may take one, and the spectators that may watch. An invitation is claimed once, by
//! the first player who uses it; a player who has lost the key takes the seat back with a code.
//!
//! The browser makes the key of its seat and never shares it. If a claim is sent again because the answer was
//! lost, the key shows that it is the same claim.

use engine::{Side, Sides};

use crate::error::Error;
use crate::input;
use crate::secrets;
use crate::stored::{Access, Seat, SeatKind};
use crate::table::Table;

/// The values that the host provides when a seat is handed over.
pub struct Handing<'a> {
    /// The key that opens the seat from now on.
    pub key: &'a str,
    /// A new recovery code, with which a player who has lost the key can take the seat back.
    pub recovery: String,
    /// The time, in milliseconds since 1970.
    pub now: i64,
}

/// A seat with a new key, or a new recovery code.
pub struct HandedOver {
    pub side: Side,
    pub seat: Seat,
    /// The recovery code of the seat. It is shown once.
    pub recovery: String,
}

/// The holder of seats, with the hashes of the keys that opened them and the account to which they belong; or a
/// watcher, who holds none.
#[derive(Clone, Default)]
pub struct Holder {
    pub sides: Sides,
    pub hashes: Vec<String>,
    /// The id of the account with which the holder has signed in, if any of the seats belongs to it.
    pub account: Option<String>,
}

impl Holder {
    /// Returns the seats that the holder's keys and account open now.
    pub fn opens(&self, table: &Table) -> Result<Sides, Error> {
        table.seats_held(&self.hashes, self.account.as_deref())
    }

    /// Returns an error if the holder's keys no longer open these seats, because another device has taken a
    /// seat back or the players have changed seats. In that case nothing may be shown that only the seats'
    /// players may see.
    pub fn holds(&self, table: &Table) -> Result<(), Error> {
        let holds = self.opens(table)? == self.sides;
        holds.then_some(()).ok_or(Error::NotYourSeat)
    }

    /// Returns an error if the holder's keys don't open the seat of that side.
    pub fn plays(&self, table: &Table, side: Side) -> Result<(), Error> {
        self.holds(table)?;
        self.sides.has(side).then_some(()).ok_or(Error::NotYourSeat)
    }

    /// Returns the id of a client's action, with a prefix that makes it different from the ids
    /// of all other clients.
    pub fn client_id(&self, id: &str) -> Result<String, Error> {
        let key = self.account.as_ref().or(self.hashes.first()).ok_or(Error::NotYourSeat)?;
        Ok(format!("client-{key}-{}", input::client_id(id)?))
    }
}

/// The means by which a player claims a seat.
pub enum ClaimBy {
    /// The invitation to the seat.
    Invitation(String),
    /// The side of a free seat at an open table.
    Side(Side),
}

/// Returns the sides whose seats have not been claimed yet.
pub fn free(table: &Table) -> Vec<Side> {
    let is_free = |side: &Side| table.kind(*side) == SeatKind::Open && !table.is_over();
    Side::BOTH.into_iter().filter(is_free).collect()
}

/// Returns whether the holder of these seats waits for an opponent at an open table.
pub fn waits(table: &Table, sides: Sides) -> bool {
    table.stored.access == Access::Open && !sides.is_empty() && !free(table).is_empty()
}

/// Returns whether the holder of these seats, or of an unclaimed invitation, may view the table. Once the
/// game is over everybody may view the table, since the game's record is public.
pub fn may_look(table: &Table, sides: Sides, invitation: Option<&str>) -> bool {
    let invited = || {
        let hash = invitation.map(secrets::hash);
        let opens = |seat: &Seat| seat.claimed.is_none() && seat.invitation_hash == hash;
        hash.is_some() && find(table, opens).is_some()
    };
    let private = table.stored.access == Access::Private && !table.is_over();
    !private || !sides.is_empty() || invited()
}

/// Returns the seat of this invitation, or a free seat at an open table, with the player's key set.
pub fn claim(
    table: &Table,
    by: &ClaimBy,
    handing: Handing,
    name: Option<String>,
) -> Result<HandedOver, Error> {
    let now = handing.now;
    let side = match by {
        ClaimBy::Invitation(invitation) => {
            let invitation = secrets::hash(invitation);
            find(table, |seat| seat.invitation_hash.as_ref() == Some(&invitation))
        }
        ClaimBy::Side(side) => Some(*side).filter(|side| {
            table.stored.access == Access::Open && table.stored.seats[*side].kind == SeatKind::Open
        }),
    };
    let side =
        side.ok_or_else(|| Error::NotFound("this invitation is not one of this table".into()))?;
    let seat = &table.stored.seats[side];
    let again = seat.token_hash == Some(secrets::hash(handing.key));
    if !again && table.is_over() {
        return Err(Error::Over);
    }
    if let (false, Some(time)) = (again, seat.claimed) {
        return Err(Error::Claimed(time));
    }
    let mut handed = handed_over(table, side, handing);
    handed.seat.claimed = seat.claimed.or(Some(now));
    handed.seat.name = name.filter(|_| !table.is_over()).or(handed.seat.name);
    Ok(handed)
}

/// Returns the seat of this recovery code with the key of the player who has the code; the previous key
/// becomes void. If the answer was lost and the player sends the request again, the code is void but the key
/// already opens the seat.
pub fn recover(table: &Table, code: &str, handing: Handing) -> Result<HandedOver, Error> {
    let (code, hash) = (secrets::hash(&secrets::tidy_code(code)), secrets::hash(handing.key));
    let now = handing.now;
    let side = find(table, |seat| seat.recovery_hash.as_ref() == Some(&code))
        .or_else(|| find(table, |seat| seat.token_hash.as_ref() == Some(&hash)))
        .ok_or_else(|| Error::NotFound("no seat of this table is recovered by that code".into()))?;
    let mut handed = handed_over(table, side, handing);
    handed.seat.recovered = Some(now);
    Ok(handed)
}

/// Returns the seat that the key opens, with a new recovery code; the previous code becomes void.
pub fn new_code(table: &Table, handing: Handing) -> Result<HandedOver, Error> {
    let hash = secrets::hash(handing.key);
    let side =
        find(table, |seat| seat.token_hash.as_ref() == Some(&hash)).ok_or(Error::NotYourSeat)?;
    Ok(handed_over(table, side, handing))
}

fn find(table: &Table, so: impl Fn(&Seat) -> bool) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| so(&table.stored.seats[*side]))
}

fn handed_over(table: &Table, side: Side, handing: Handing) -> HandedOver {
    let Handing { key, recovery, .. } = handing;
    let seat = Seat {
        token_hash: Some(secrets::hash(key)),
        recovery_hash: Some(secrets::hash(&recovery)),
        ..table.stored.seats[side].clone()
    };
    HandedOver { side, seat, recovery }
}
