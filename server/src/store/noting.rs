//! The events of which notices tell, and the statements that change the notices of a table together with an
//! entry.

use std::str::FromStr;

use engine::Side;

use super::sql::Statement;

/// The event that a notice tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// It is the player's turn.
    Turn,
    /// The game is over.
    Over,
    /// The other player offers a draw, or asks to take an action back or for a pause.
    Request,
    /// The player's time runs out soon.
    Time,
    /// Another player challenges the player, or has answered a challenge.
    Challenge,
    /// Once a day, the games that wait for the player. This kind is chosen for an address, and has no notice of its
    /// own at a table.
    Summary,
}

/// The form of the notices to an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HookForm {
    Json,
    Discord,
    Slack,
    Ntfy,
    /// A browser to which messages are pushed.
    Push,
}

/// The error for a stored word that is not a kind of notice, or not the form of a hook.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no kind of notice")]
pub struct UnknownNotice(String);

impl NoticeKind {
    /// All kinds.
    pub const ALL: [NoticeKind; 6] = [
        NoticeKind::Turn,
        NoticeKind::Over,
        NoticeKind::Request,
        NoticeKind::Time,
        NoticeKind::Challenge,
        NoticeKind::Summary,
    ];

    /// Returns the name under which the kind is stored and sent.
    pub fn name(self) -> &'static str {
        match self {
            NoticeKind::Turn => "turn",
            NoticeKind::Over => "over",
            NoticeKind::Request => "request",
            NoticeKind::Time => "time",
            NoticeKind::Challenge => "challenge",
            NoticeKind::Summary => "summary",
        }
    }
}

impl FromStr for NoticeKind {
    type Err = UnknownNotice;

    fn from_str(name: &str) -> Result<NoticeKind, UnknownNotice> {
        let mut all = NoticeKind::ALL.into_iter();
        all.find(|kind| kind.name() == name).ok_or_else(|| UnknownNotice(name.into()))
    }
}

impl HookForm {
    /// Returns the name under which the form is stored and chosen.
    pub fn name(self) -> &'static str {
        match self {
            HookForm::Json => "json",
            HookForm::Discord => "discord",
            HookForm::Slack => "slack",
            HookForm::Ntfy => "ntfy",
            HookForm::Push => "push",
        }
    }
}

impl FromStr for HookForm {
    type Err = UnknownNotice;

    fn from_str(name: &str) -> Result<HookForm, UnknownNotice> {
        let all =
            [HookForm::Json, HookForm::Discord, HookForm::Slack, HookForm::Ntfy, HookForm::Push];
        all.into_iter().find(|form| form.name() == name).ok_or_else(|| UnknownNotice(name.into()))
    }
}

/// A change of the notices of a side, which is stored together with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noting {
    /// The side's player is to be told.
    Tell(NoticeKind),
    /// The side's player is to be told at this time that the side's time runs out soon.
    Warn(i64),
    /// The side has no turn any more.
    TurnIsOver,
}

/// Returns the statements that change the notices of a table with its entry `entry`. The notices are due at
/// `due`, except that each warning of the time has its own time. An address is sent only the kinds that its
/// player has chosen.
pub fn after(table: &str, entry: u32, due: i64, changes: &[(Side, Noting)]) -> Vec<Statement> {
    let tell = |side: Side, kind: NoticeKind, due: i64| {
        Statement::new(
            "INSERT INTO notices (hook, table_id, side, kind, entry, due, tries) \
             SELECT h.id, s.table_id, s.side, $1, $2, $3, 0 FROM hooks h JOIN seats s ON s.account = h.account \
             WHERE s.table_id = $4 AND s.side = $5 AND ' ' || h.kinds || ' ' LIKE $6 \
             ON CONFLICT (hook, table_id, kind) DO UPDATE SET side = excluded.side, entry = excluded.entry, due = excluded.due, tries = 0",
        )
        .text(kind.name())
        .number(entry.into())
        .number(due)
        .text(table)
        .text(side.name())
        .text(&format!("% {} %", kind.name()))
    };
    let change = |(side, noting): &(Side, Noting)| match noting {
        Noting::Tell(kind) => tell(*side, *kind, due),
        Noting::Warn(at) => tell(*side, NoticeKind::Time, *at),
        Noting::TurnIsOver => {
            let over = "DELETE FROM notices WHERE table_id = $1 AND side = $2 AND kind IN ($3, $4)";
            let over = Statement::new(over).text(table).text(side.name());
            over.text(NoticeKind::Turn.name()).text(NoticeKind::Time.name())
        }
    };
    changes.iter().map(change).collect()
}

/// Returns the statement that deletes the addresses of an account, and the notices to them.
pub fn forget(account: &str) -> Statement {
    Statement::new("DELETE FROM hooks WHERE account = $1").text(account)
}
