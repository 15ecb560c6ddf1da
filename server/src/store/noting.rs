//! What a notice tells of, and the statements that change the notices of a table together with an entry.

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
}

/// The form in which an address is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HookForm {
    Json,
    Discord,
    Slack,
    Ntfy,
    /// A browser to which messages are pushed.
    Push,
}

/// A stored word that is no kind of notice, or no form of a hook.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no kind of notice")]
pub struct UnknownNotice(String);

impl NoticeKind {
    /// Returns the name under which the kind is stored and sent.
    pub fn name(self) -> &'static str {
        match self {
            NoticeKind::Turn => "turn",
            NoticeKind::Over => "over",
        }
    }
}

impl FromStr for NoticeKind {
    type Err = UnknownNotice;

    fn from_str(name: &str) -> Result<NoticeKind, UnknownNotice> {
        let all = [NoticeKind::Turn, NoticeKind::Over];
        all.into_iter().find(|kind| kind.name() == name).ok_or_else(|| UnknownNotice(name.into()))
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
    /// The side has no turn any more.
    TurnIsOver,
}

/// Returns the statements that change the notices of a table with its entry `entry`. The notices are due at
/// `due`.
pub fn after(table: &str, entry: u32, due: i64, changes: &[(Side, Noting)]) -> Vec<Statement> {
    let change = |(side, noting): &(Side, Noting)| {
        match noting {
        Noting::Tell(kind) => Statement::new(
            "INSERT INTO notices (hook, table_id, side, kind, entry, due, tries) \
             SELECT h.id, s.table_id, s.side, $1, $2, $3, 0 FROM hooks h JOIN seats s ON s.account = h.account \
             WHERE s.table_id = $4 AND s.side = $5 \
             ON CONFLICT (hook, table_id, kind) DO UPDATE SET side = excluded.side, entry = excluded.entry, due = excluded.due, tries = 0",
        )
        .text(kind.name())
        .number(entry.into())
        .number(due)
        .text(table)
        .text(side.name()),
        Noting::TurnIsOver => {
            let over = "DELETE FROM notices WHERE table_id = $1 AND side = $2 AND kind = $3";
            Statement::new(over).text(table).text(side.name()).text(NoticeKind::Turn.name())
        }
    }
    };
    changes.iter().map(change).collect()
}

/// Returns the statement that deletes the addresses of an account, and the notices to them.
pub fn forget(account: &str) -> Statement {
    Statement::new("DELETE FROM hooks WHERE account = $1").text(account)
}
