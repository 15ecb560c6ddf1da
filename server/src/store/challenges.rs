//! Challenges: tables that a player has opened for a player with a certain name. An answer is fenced twice: by the
//! count of the table's changes, and by the challenge itself, which is answered only once.

use std::collections::BTreeMap;
use std::str::FromStr;

use account::Name;
use engine::{BySide, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Clock, Seat, Stored};

use super::counting::make_rated;
use super::noting::NoticeKind;
use super::sql::{Row, Statement, damaged, took, word_of};
use super::{Store, change_seats, clock_of, insert_table};
use crate::Error;

/// The maximum number of challenges in a list.
const LISTED: i64 = 100;
/// The maximum number of former opponents in a list.
const OPPONENTS: i64 = 20;
/// The time for which a challenge that has ended is shown to its challenger, in milliseconds.
const SHOWN: i64 = 7 * 24 * 3_600_000;

/// The way in which the sides of two players are decided when the second player comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SideChoice {
    /// The player who takes the seat chooses.
    Taker,
    /// Chance decides.
    Chance,
}

/// The players from whom an account takes challenges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Challengers {
    /// All players with accounts.
    All,
    /// Former opponents.
    Met,
    /// Nobody.
    None,
}

/// The answer to a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeAnswer {
    Accepted,
    Declined,
}

/// The error for a stored word about a challenge that is not known.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no word about challenges")]
pub struct UnknownChallengeWord(String);

/// Implements the conversion between values and the words under which they are stored.
macro_rules! words {
    ($kind:ident: $($value:ident = $word:literal),*) => {
        impl $kind {
            /// Returns the word under which the value is stored.
            pub fn name(self) -> &'static str {
                match self {
                    $($kind::$value => $word,)*
                }
            }
        }

        impl FromStr for $kind {
            type Err = UnknownChallengeWord;

            fn from_str(word: &str) -> Result<$kind, UnknownChallengeWord> {
                match word {
                    $($word => Ok($kind::$value),)*
                    _ => Err(UnknownChallengeWord(word.into())),
                }
            }
        }
    };
}

words!(SideChoice: Taker = "taker", Chance = "chance");
words!(Challengers: All = "all", Met = "met", None = "none");
words!(ChallengeAnswer: Accepted = "accepted", Declined = "declined");

/// A player in a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengePlayer {
    pub account: String,
    pub name: String,
}

/// A challenge, with its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeRow {
    pub table: String,
    pub challenger: ChallengePlayer,
    pub challenged: ChallengePlayer,
    /// How the sides are decided, if they are not decided yet.
    pub sides: Option<SideChoice>,
    pub made: i64,
    pub ends: i64,
    pub answer: Option<ChallengeAnswer>,
    pub game: String,
    pub scenario: String,
    pub options: BTreeMap<String, String>,
    pub from_position: bool,
    pub clock: Option<Clock>,
    /// A side whose seat is free.
    pub free: Option<Side>,
}

/// A former opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormerOpponent {
    pub account: String,
    pub name: String,
    /// Whether the opponent lets others see who is online.
    pub shows_online: bool,
}

/// A new challenge.
pub struct NewChallenge<'a> {
    pub challenger: &'a str,
    pub challenged: &'a str,
    pub sides: Option<SideChoice>,
    pub ends: i64,
    /// The maximum number of unanswered challenges of one account.
    pub most: i64,
    /// When the notice to the challenged player is due.
    pub due: i64,
    /// Whether the result counts for ratings.
    pub rated: bool,
}

/// A drawing of sides by lot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lot {
    /// The side of the player who took the seat.
    pub side: Side,
    /// The random number of that player.
    pub share: String,
}

/// The columns of a challenge.
macro_rules! challenge_columns {
    () => {
        "SELECT c.table_id, c.challenger, c.challenged, c.sides, c.made, c.ends, c.answer, a.name AS challenger_name, b.name AS challenged_name, \
         t.game, t.scenario, t.options, SUBSTR(t.position, 1, 1) AS position, t.clock, \
         (SELECT MIN(s.side) FROM seats s WHERE s.table_id = c.table_id AND s.kind = 'open' AND s.claimed IS NULL AND s.nonce IS NULL) AS free \
         FROM player_challenges c JOIN accounts a ON a.id = c.challenger JOIN accounts b ON b.id = c.challenged JOIN tables t ON t.id = c.table_id "
    };
}

impl ChallengeRow {
    /// Returns whether the challenge can still be answered at the time `now`.
    pub fn is_open(&self, now: i64) -> bool {
        self.answer.is_none() && now < self.ends && self.free.is_some()
    }

    fn read(row: &Row) -> Result<ChallengeRow, Error> {
        let id = row.text("table_id")?;
        let word = |column: &str| -> Result<Option<_>, Error> { row.maybe_text(column) };
        let wrong = |error: UnknownChallengeWord| damaged(&id, error);
        Ok(ChallengeRow {
            challenger: ChallengePlayer {
                account: row.text("challenger")?,
                name: row.text("challenger_name")?,
            },
            challenged: ChallengePlayer {
                account: row.text("challenged")?,
                name: row.text("challenged_name")?,
            },
            sides: word("sides")?.map(|word| word.parse()).transpose().map_err(wrong)?,
            made: row.number("made")?,
            ends: row.number("ends")?,
            answer: word("answer")?.map(|word| word.parse()).transpose().map_err(wrong)?,
            game: row.text("game")?,
            scenario: row.text("scenario")?,
            options: serde_json::from_str(&row.text("options")?)
                .map_err(|error| damaged(&id, error))?,
            from_position: row.maybe_text("position")?.is_some(),
            clock: clock_of(&id, row)?,
            free: match row.maybe_text("free")? {
                Some(_) => Some(word_of(&id, row, "free")?),
                None => None,
            },
            table: id,
        })
    }
}

impl Store {
    /// Returns the account of that name that an account may challenge. Returns `None` alike if there is no such account,
    /// if one of the two has blocked the other, and if the account takes no challenges from this one.
    pub async fn may_challenge(
        &self,
        challenger: &str,
        name: &Name,
    ) -> Result<Option<String>, Error> {
        let found = "SELECT a.id FROM accounts a WHERE a.folded = $1 AND a.id <> $2 \
             AND NOT EXISTS (SELECT 1 FROM blocks k WHERE (k.account = a.id AND k.blocked = $2) OR (k.account = $2 AND k.blocked = a.id)) \
             AND (a.challengers = 'all' OR a.challengers = 'met' AND EXISTS ( \
                 SELECT 1 FROM seats x JOIN seats y ON y.table_id = x.table_id WHERE x.account = $2 AND y.account = a.id))";
        let rows = self.read(Statement::new(found).text(&name.folded).text(challenger)).await?;
        rows.first().map(|row| row.text("id")).transpose()
    }

    /// Stores a new table with a challenge, and the notice to the challenged player. Returns [`Error::Overtaken`] if the
    /// challenger has too many unanswered challenges.
    pub async fn challenge(&self, table: &Stored, new: &NewChallenge<'_>) -> Result<(), Error> {
        let old = Statement::new("DELETE FROM player_challenges WHERE ends < $1")
            .number(table.created.saturating_sub(SHOWN));
        let insert = "INSERT INTO player_challenges (table_id, challenger, challenged, sides, made, ends) \
             SELECT t.id, $1, $2, $3, $4, $5 FROM tables t WHERE t.id = $6 \
             AND (SELECT COUNT(*) FROM player_challenges WHERE challenger = $1 AND answer IS NULL AND ends > $4) < $7";
        let insert = Statement::new(insert)
            .text(new.challenger)
            .text(new.challenged)
            .maybe(new.sides.map(SideChoice::name))
            .number(table.created)
            .number(new.ends)
            .text(&table.id)
            .number(new.most)
            .changes_one();
        let mut statements = vec![old];
        statements.extend(insert_table(table, None));
        statements.extend(new.rated.then(|| make_rated(&table.id)));
        statements.extend([insert, notice(&table.id, new.challenged, new.due)]);
        self.enter(statements).await
    }

    /// Returns the challenge of a table.
    pub async fn challenge_at(&self, table: &str) -> Result<Option<ChallengeRow>, Error> {
        let challenge = concat!(challenge_columns!(), "WHERE c.table_id = $1");
        let rows = self.read(Statement::new(challenge).text(table)).await?;
        rows.first().map(ChallengeRow::read).transpose()
    }

    /// Returns the challenges that concern an account, the latest first: those that it can answer, and its own that
    /// were not accepted.
    pub async fn challenges(&self, account: &str, now: i64) -> Result<Vec<ChallengeRow>, Error> {
        let challenges = concat!(
            challenge_columns!(),
            "WHERE (c.challenged = $1 AND c.answer IS NULL AND c.ends > $2 \
             AND NOT EXISTS (SELECT 1 FROM blocks k WHERE k.account = $1 AND k.blocked = c.challenger)) \
             OR (c.challenger = $1 AND (c.answer IS NULL OR c.answer = 'declined')) \
             ORDER BY c.made DESC, c.table_id LIMIT $3"
        );
        let rows = Statement::new(challenges).text(account).number(now).number(LISTED);
        let rows =
            self.read(rows).await?.iter().map(ChallengeRow::read).collect::<Result<Vec<_>, _>>()?;
        // A seat may have been taken by invitation.
        Ok(rows.into_iter().filter(|row| row.free.is_some()).collect())
    }

    /// Stores that a challenge was accepted, with the seats of its table. Returns [`Error::Overtaken`] if the table has
    /// changed since `seen`, or if the challenge was answered or withdrawn.
    pub async fn accept_challenge(
        &self,
        table: &str,
        seen: i64,
        seats: &BySide<Seat>,
        lot: Option<&Lot>,
        (challenger, due): (&str, i64),
    ) -> Result<i64, Error> {
        let mut statements = change_seats(table, seats, seen);
        statements.push(answer(table, ChallengeAnswer::Accepted));
        statements.extend(lot.map(|lot| insert_lot(table, lot)));
        statements.push(notice(table, challenger, due));
        self.enter(statements).await?;
        Ok(seen + 1)
    }

    /// Stores that the challenged account has declined. Returns false if there is no such unanswered challenge.
    pub async fn decline_challenge(
        &self,
        table: &str,
        challenged: &str,
        due: i64,
    ) -> Result<bool, Error> {
        let Some(row) = self.challenge_at(table).await? else { return Ok(false) };
        if row.challenged.account != challenged {
            return Ok(false);
        }
        let told = notice(table, &row.challenger.account, due);
        took(self.write(vec![answer(table, ChallengeAnswer::Declined), told]).await)
    }

    /// Deletes a challenge that was not accepted. Returns false if the account has no such challenge.
    pub async fn withdraw_challenge(&self, table: &str, challenger: &str) -> Result<bool, Error> {
        let withdraw = "DELETE FROM player_challenges WHERE table_id = $1 AND challenger = $2 \
             AND (answer IS NULL OR answer = 'declined')";
        let withdraw = Statement::new(withdraw).text(table).text(challenger).changes_one();
        let told = "DELETE FROM notices WHERE table_id = $1 AND kind = $2";
        let told = Statement::new(told).text(table).text(NoticeKind::Challenge.name());
        took(self.write(vec![withdraw, told]).await)
    }

    /// Returns the players from whom an account takes challenges.
    pub async fn challengers(&self, account: &str) -> Result<Challengers, Error> {
        let from = Statement::new("SELECT challengers FROM accounts WHERE id = $1").text(account);
        let rows = self.read(from).await?;
        rows.first().map_or(Ok(Challengers::All), |row| word_of(account, row, "challengers"))
    }

    /// Stores the players from whom an account takes challenges.
    pub async fn set_challengers(&self, account: &str, from: Challengers) -> Result<(), Error> {
        let set = Statement::new("UPDATE accounts SET challengers = $1 WHERE id = $2");
        self.write(vec![set.text(from.name()).text(account)]).await
    }

    /// Returns whether former opponents may see when the account's player is online.
    pub async fn shows_online(&self, account: &str) -> Result<bool, Error> {
        let shows = "SELECT id FROM accounts WHERE id = $1 AND shows_online IS NOT NULL";
        Ok(!self.read(Statement::new(shows).text(account)).await?.is_empty())
    }

    /// Stores whether former opponents may see when the account's player is online.
    pub async fn set_shows_online(&self, account: &str, shows: bool) -> Result<(), Error> {
        let set = Statement::new("UPDATE accounts SET shows_online = $1 WHERE id = $2");
        self.write(vec![set.maybe_number(shows.then_some(1)).text(account)]).await
    }

    /// Returns an account's former opponents of whom none has blocked the other, the latest first.
    pub async fn opponents(&self, account: &str) -> Result<Vec<FormerOpponent>, Error> {
        let opponents = "SELECT a.id, a.name, a.shows_online, MAX(t.created) AS latest FROM seats x \
             JOIN seats y ON y.table_id = x.table_id AND y.side <> x.side AND y.account <> x.account \
             JOIN accounts a ON a.id = y.account JOIN tables t ON t.id = x.table_id WHERE x.account = $1 \
             AND NOT EXISTS (SELECT 1 FROM blocks k WHERE (k.account = $1 AND k.blocked = a.id) OR (k.account = a.id AND k.blocked = $1)) \
             GROUP BY a.id, a.name, a.shows_online ORDER BY latest DESC, a.name LIMIT $2";
        let rows = self.read(Statement::new(opponents).text(account).number(OPPONENTS)).await?;
        let opponent = |row: &Row| {
            Ok(FormerOpponent {
                account: row.text("id")?,
                name: row.text("name")?,
                shows_online: row.maybe_number::<i64>("shows_online")?.is_some(),
            })
        };
        rows.iter().map(opponent).collect()
    }
}

/// Returns the statement that answers a challenge, which must be unanswered.
fn answer(table: &str, answer: ChallengeAnswer) -> Statement {
    let answered =
        "UPDATE player_challenges SET answer = $1 WHERE table_id = $2 AND answer IS NULL";
    Statement::new(answered).text(answer.name()).text(table).changes_one()
}

fn insert_lot(table: &str, lot: &Lot) -> Statement {
    let insert = "INSERT INTO side_lots (table_id, side, share) VALUES ($1, $2, $3)";
    Statement::new(insert).text(table).text(lot.side.name()).text(&lot.share)
}

/// Returns the statement that stores a notice about a challenge for an account. The side in the notice has no meaning.
fn notice(table: &str, account: &str, due: i64) -> Statement {
    let notice = "INSERT INTO notices (hook, table_id, side, kind, entry, due, tries) \
         SELECT h.id, $1, 'french', $2, 0, $3, 0 FROM hooks h WHERE h.account = $4 AND ' ' || h.kinds || ' ' LIKE $5 \
         ON CONFLICT (hook, table_id, kind) DO UPDATE SET due = excluded.due, tries = 0";
    let kind = NoticeKind::Challenge.name();
    let notice = Statement::new(notice).text(table).text(kind).number(due).text(account);
    notice.text(&format!("% {kind} %"))
}

/// Returns the statement that deletes the challenges of an account.
pub fn forget(account: &str) -> Statement {
    let forget = "DELETE FROM player_challenges WHERE challenger = $1 OR challenged = $1";
    Statement::new(forget).text(account)
}
