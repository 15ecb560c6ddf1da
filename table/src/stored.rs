//! The stored form of a table, besides its entries.

use std::str::FromStr;

use engine::{BySide, Secret, Setup, Side, commitment};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::NotStored;
use crate::entry::Entry;
use crate::time_limit::Clock;

/// Everything that is stored about a table, except its chat.
///
/// The JSON form is for hosts that store a table as a whole. The JSON form does not contain the
/// entries, which are appended one by one.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Stored {
    pub id: String,
    pub game: String,
    pub rules: u32,
    pub setup: Setup,
    #[serde(with = "secret")]
    pub secret: Secret,
    pub commitment: String,
    pub seats: BySide<Seat>,
    #[serde(skip)]
    pub entries: Vec<Entry>,
    pub orders: BySide<Option<Order>>,
    pub result: Option<String>,
    /// The origin of the table, if it was made from an uploaded record.
    pub uploaded: Option<Uploaded>,
    /// The time at which the table was created, in milliseconds since 1970.
    pub created: i64,
    /// The id of the table of the rematch.
    pub next: Option<String>,
    /// The access to the table.
    pub access: Access,
    /// The lesson that is played at the table.
    pub lesson: Option<String>,
    /// The limit on thinking time.
    pub clock: Option<Clock>,
    /// The time at which the game began; set only if there is a clock.
    pub begun: Option<i64>,
    /// The times at which no server ran, earliest first; recorded only if there is a clock.
    pub outages: Vec<Outage>,
    /// The number of changes that were not entries.
    pub changes: i64,
}

impl Stored {
    /// Returns a table with these dice, at which nobody sits and nothing has happened.
    pub fn new(id: String, game: &str, rules: u32, setup: Setup, secret: Secret) -> Stored {
        Stored {
            id,
            game: game.into(),
            rules,
            setup,
            commitment: commitment(&secret),
            secret,
            seats: BySide::default(),
            entries: Vec::new(),
            orders: BySide::default(),
            result: None,
            uploaded: None,
            created: 0,
            next: None,
            access: Access::default(),
            clock: None,
            begun: None,
            outages: Vec::new(),
            lesson: None,
            changes: 0,
        }
    }
}

/// The access to a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Access {
    /// Players with an invitation may play, and nobody else may watch until the game is over.
    Private,
    /// Players with an invitation may play, and anybody who knows the address may watch.
    #[default]
    Invitation,
    /// Anybody may play, and the table is listed in the lobby as long as a player waits there.
    Open,
}

/// The origin of an uploaded record from which a table was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Uploaded {
    /// The public key that signed the record, if it is signed.
    pub signer: Option<String>,
    /// Whether this server signed the record, so that the game was played here.
    pub ours: bool,
}

/// A time in which no server ran, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outage {
    pub began: i64,
    pub ended: i64,
}

/// One seat of a table.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Seat {
    pub kind: SeatKind,
    /// The level of a bot.
    pub level: Option<String>,
    /// The hash of the key that opens the seat. Only the seat's player knows the key.
    pub token_hash: Option<String>,
    /// The hash of the invitation to the seat, claimed or not.
    pub invitation_hash: Option<String>,
    /// The time at which the invitation was claimed.
    pub claimed: Option<i64>,
    /// The hash of the recovery code, with which a player who has lost the key takes the seat back.
    pub recovery_hash: Option<String>,
    /// The time at which the seat was last taken back.
    pub recovered: Option<i64>,
    pub name: Option<String>,
    /// The id of the account that the seat belongs to; `None` for a guest's seat.
    pub account: Option<String>,
    /// The player's share of the dice; `None` until the player has sat down.
    pub nonce: Option<String>,
    /// The last entry of the table when the seat's player offered a draw.
    pub offered: Option<u32>,
    /// The last entry of the table when the seat's player asked to take an action back.
    pub asks_back: Option<u32>,
    /// The last entry of the table when the seat's player asked for a pause.
    pub asks_pause: Option<u32>,
    /// The rematch that the seat's player wants.
    pub rematch: Option<Rematch>,
}

/// The assignment of sides in a rematch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Rematch {
    /// The players swap sides.
    #[default]
    Swapped,
    /// The players keep their sides.
    Same,
}

impl Rematch {
    /// Returns the number that stands for the rematch in the database.
    pub fn number(self) -> i64 {
        match self {
            Rematch::Swapped => 1,
            Rematch::Same => 2,
        }
    }

    /// Returns the rematch that a stored number stands for.
    pub fn of(number: i64) -> Option<Rematch> {
        [Rematch::Swapped, Rematch::Same].into_iter().find(|one| one.number() == number)
    }
}

/// The occupant of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// A player.
    #[default]
    Human,
    /// No player yet: the seat is free until its invitation is claimed.
    Open,
    /// A bot.
    Bot,
}

/// The time until which standing orders hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Until {
    /// Until the phase is over.
    Phase,
    /// Until the season is over.
    Season,
}

/// Standing orders of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    pub until: Until,
    /// The date when the order was given, and the kinds of prompts that the order answers, as
    /// [`crate::orders`] writes them.
    pub mark: String,
}

/// A line of chat.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ChatLine {
    #[serde(skip)]
    pub number: i64,
    /// The author's name.
    pub from: String,
    /// The author's side, if the author is a player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The text.
    pub text: String,
    /// The time, in milliseconds since 1970.
    pub time: i64,
}

/// The JSON form of a secret: its hexadecimal digits.
mod secret {
    use engine::Secret;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(secret: &Secret, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(secret)
    }

    pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Secret, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

impl SeatKind {
    /// Returns the name under which the kind is stored.
    pub fn name(self) -> &'static str {
        match self {
            SeatKind::Human => "human",
            SeatKind::Open => "open",
            SeatKind::Bot => "bot",
        }
    }
}

impl FromStr for SeatKind {
    type Err = NotStored;
    fn from_str(text: &str) -> Result<SeatKind, NotStored> {
        [SeatKind::Human, SeatKind::Open, SeatKind::Bot]
            .into_iter()
            .find(|kind| kind.name() == text)
            .ok_or_else(|| NotStored::SeatKind(text.into()))
    }
}

impl Access {
    /// Returns the name under which the access is stored.
    pub fn name(self) -> &'static str {
        match self {
            Access::Private => "private",
            Access::Invitation => "invitation",
            Access::Open => "open",
        }
    }
}

impl FromStr for Access {
    type Err = NotStored;
    fn from_str(text: &str) -> Result<Access, NotStored> {
        [Access::Private, Access::Invitation, Access::Open]
            .into_iter()
            .find(|access| access.name() == text)
            .ok_or_else(|| NotStored::Access(text.into()))
    }
}

impl Until {
    /// Returns the name under which the time is stored.
    pub fn name(self) -> &'static str {
        match self {
            Until::Phase => "phase",
            Until::Season => "season",
        }
    }
}

impl FromStr for Until {
    type Err = NotStored;
    fn from_str(text: &str) -> Result<Until, NotStored> {
        [Until::Phase, Until::Season]
            .into_iter()
            .find(|until| until.name() == text)
            .ok_or_else(|| NotStored::Until(text.into()))
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Returns a table of two players at which nothing has been played.
    pub(crate) fn stored(game: &str) -> Stored {
        Stored::new("abc".into(), game, 1, Setup::default(), Secret([7; 32]))
    }
}
