//! What is stored, as the rest of the server knows it.

use std::str::FromStr;

use engine::{BySide, Record, Secret, Setup, Side, Sides};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Clock;
use crate::seal::signed_by;

/// Everything that is stored of a table, but for its chat.
#[derive(Clone, Debug)]
pub struct Stored {
    pub id: String,
    pub game: String,
    pub rules: u32,
    pub setup: Setup,
    pub secret: Secret,
    pub commitment: String,
    pub seats: BySide<Seat>,
    pub entries: Vec<Entry>,
    pub orders: BySide<Option<Order>>,
    pub result: Option<String>,
    /// It was made from a record that somebody uploaded.
    pub uploaded: Option<Uploaded>,
    /// When, in milliseconds since 1970.
    pub created: i64,
    /// The table of the game that followed.
    pub next: Option<String>,
    /// Who may come.
    pub access: Access,
    /// The lesson that is taken at it.
    pub lesson: Option<String>,
    /// How long its players may think.
    pub clock: Option<Clock>,
    /// With a clock: when the game began.
    pub begun: Option<i64>,
    /// With a clock: when no server ran, the earliest first.
    pub outages: Vec<Outage>,
    /// How often something was changed that is no entry.
    pub changes: i64,
}

/// Who may come to a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Access {
    /// Who has an invitation may play, and nobody else may watch until it is over.
    Private,
    /// Who has an invitation may play, and whoever knows the address may watch.
    #[default]
    Invitation,
    /// Whoever comes may play, and it is listed in the lobby as long as somebody waits there.
    Open,
}

/// What is known of a record that a table was made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Uploaded {
    /// The public key of who signed it, if anybody did.
    pub signer: Option<String>,
    /// That is this server: it was played here.
    pub ours: bool,
}

impl Uploaded {
    /// Of a record as it came; nothing is known of one that was not kept.
    pub fn of(record: &str, ours: &str) -> Uploaded {
        let record = Record::parse(record).ok();
        let signer = record.as_ref().and_then(|record| signed_by(record).ok().flatten());
        Uploaded { signer: signer.map(String::from), ours: signer == Some(ours) }
    }
}

/// A time in which no server ran, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    pub began: i64,
    pub ended: i64,
}

/// What an entry changes of its table, besides.
pub struct After<'a> {
    /// How it ended, if it did.
    pub result: Option<&'a str>,
    /// The version of the rules, if that has changed.
    pub rules: Option<u32>,
    /// With a clock: when somebody's time runs out next; none once it is over.
    pub deadline: Option<Option<i64>>,
    /// The sides that bots play, or have played, and whether they must choose then.
    pub bots: Vec<(Side, bool)>,
    /// The seats, where the players change them by it; and up to which change the table is known.
    pub seats: Option<(&'a BySide<Seat>, i64)>,
}

/// One seat of a table.
#[derive(Clone, Debug, Default)]
pub struct Seat {
    pub kind: SeatKind,
    /// Of a bot.
    pub level: Option<String>,
    /// Of what opens the seat: only its player knows that.
    pub token_hash: Option<String>,
    /// Of the invitation to an open seat, claimed or not.
    pub invitation_hash: Option<String>,
    /// When the invitation was claimed.
    pub claimed: Option<i64>,
    /// Of the code that gives the seat back to who has lost it.
    pub recovery_hash: Option<String>,
    /// When that was last done.
    pub recovered: Option<i64>,
    pub name: Option<String>,
    /// None until its player has sat down.
    pub nonce: Option<String>,
    /// The last entry when its player offered a draw.
    pub offered: Option<u32>,
    /// The last entry when its player asked to take an action back.
    pub asks_back: Option<u32>,
    /// The last entry when its player asked for a pause.
    pub asks_pause: Option<u32>,
    /// The other game that its player wants.
    pub rematch: Option<Rematch>,
}

/// Who plays which side in another game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Rematch {
    /// Everybody plays the other side.
    #[default]
    Swapped,
    /// Everybody plays the side that he has played.
    Same,
}

impl Rematch {
    /// As it is stored.
    pub fn number(self) -> i64 {
        match self {
            Rematch::Swapped => 1,
            Rematch::Same => 2,
        }
    }

    /// As it was stored.
    pub fn of(number: i64) -> Option<Rematch> {
        [Rematch::Swapped, Rematch::Same].into_iter().find(|one| one.number() == number)
    }
}

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// A player.
    #[default]
    Human,
    /// Nobody yet: it waits for whoever claims its invitation.
    Open,
    /// A bot.
    Bot,
}

/// One entry of the list that a table is made from.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its place in the list, from 1; an undo has one too.
    pub number: u32,
    pub kind: EntryKind,
    pub side: Side,
    pub play: String,
    pub digest: String,
    pub client_id: String,
    pub time: i64,
    /// The lines of the log, as they were told.
    pub told: Option<String>,
    /// The state it led to, where a turn began.
    pub position: Option<String>,
    /// Who had to choose after it; nothing, if it was made before that was kept.
    pub awaited: Option<Sides>,
    /// Each player sits at the other's seat since.
    pub changes_seats: bool,
}

/// What an entry says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    Play,
    Undo,
    Resign,
    /// Both want a draw.
    Agree,
    /// Both want it to go back to where it stood after so many actions.
    TakeBack,
    /// Both want the clocks to stand still.
    Pause,
    /// They run again.
    Resume,
    /// Somebody's time has run out.
    Out,
    /// Whom the computer has played for plays himself again.
    Back,
    /// The rules were mended, and the game goes on from a position that was kept.
    Mended,
}

/// How long standing orders hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Until {
    /// Until the phase is over.
    Phase,
    /// Until the season is over.
    Season,
}

/// Standing orders of a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    pub until: Until,
    /// What the clock said when it was given, and which moments go by, as [`crate::table::orders`] writes it.
    pub mark: String,
}

/// A line of chat.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ChatLine {
    #[serde(skip)]
    pub number: i64,
    /// The name of who wrote it.
    pub from: String,
    /// The seat of who wrote it, if that is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// What was written.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub time: i64,
}

impl SeatKind {
    pub(super) fn name(self) -> &'static str {
        match self {
            SeatKind::Human => "human",
            SeatKind::Open => "open",
            SeatKind::Bot => "bot",
        }
    }
}

impl FromStr for SeatKind {
    type Err = String;
    fn from_str(text: &str) -> Result<SeatKind, String> {
        [SeatKind::Human, SeatKind::Open, SeatKind::Bot]
            .into_iter()
            .find(|kind| kind.name() == text)
            .ok_or_else(|| format!("{text:?} is not a kind of seat"))
    }
}

impl Access {
    pub(super) fn name(self) -> &'static str {
        match self {
            Access::Private => "private",
            Access::Invitation => "invitation",
            Access::Open => "open",
        }
    }
}

impl FromStr for Access {
    type Err = String;
    fn from_str(text: &str) -> Result<Access, String> {
        [Access::Private, Access::Invitation, Access::Open]
            .into_iter()
            .find(|access| access.name() == text)
            .ok_or_else(|| format!("{text:?} is no access to a table"))
    }
}

impl EntryKind {
    pub(super) fn name(self) -> &'static str {
        match self {
            EntryKind::Play => "play",
            EntryKind::Undo => "undo",
            EntryKind::Resign => "resign",
            EntryKind::Agree => "agree",
            EntryKind::TakeBack => "take-back",
            EntryKind::Pause => "pause",
            EntryKind::Resume => "resume",
            EntryKind::Out => "out",
            EntryKind::Back => "back",
            EntryKind::Mended => "mended",
        }
    }
}

impl FromStr for EntryKind {
    type Err = String;
    fn from_str(text: &str) -> Result<EntryKind, String> {
        const ALL: [EntryKind; 10] = [
            EntryKind::Play,
            EntryKind::Undo,
            EntryKind::Resign,
            EntryKind::Agree,
            EntryKind::TakeBack,
            EntryKind::Pause,
            EntryKind::Resume,
            EntryKind::Out,
            EntryKind::Back,
            EntryKind::Mended,
        ];
        ALL.into_iter()
            .find(|kind| kind.name() == text)
            .ok_or_else(|| format!("{text:?} is not a kind of entry"))
    }
}

impl Until {
    pub(super) fn name(self) -> &'static str {
        match self {
            Until::Phase => "phase",
            Until::Season => "season",
        }
    }
}

impl FromStr for Until {
    type Err = String;
    fn from_str(text: &str) -> Result<Until, String> {
        [Until::Phase, Until::Season]
            .into_iter()
            .find(|until| until.name() == text)
            .ok_or_else(|| format!("{text:?} is no time for orders"))
    }
}

/// As it is stored: who had to choose.
pub(super) fn sides_name(sides: Sides) -> &'static str {
    match (sides.has(Side::French), sides.has(Side::British)) {
        (true, true) => "both",
        (true, false) => Side::French.name(),
        (false, true) => Side::British.name(),
        (false, false) => "nobody",
    }
}

pub(super) fn sides_of(name: &str) -> Option<Sides> {
    match name {
        "both" => Some(Sides::BOTH),
        "nobody" => Some(Sides::NONE),
        side => side.parse::<Side>().ok().map(Sides::from),
    }
}
