//! Tournaments: their settings, entrants, rounds, pairings and results.
//!
//! Every change of a tournament is fenced by the count of its changes. The result of a game at a table is stored in
//! the transaction of the entry that ends the game, and marks the tournament as due: any node then looks whether
//! something follows. Statements change the row of a tournament before the rows that belong to it, so that two
//! transactions never wait for each other.

use std::collections::BTreeMap;

use club::tournament::{
    Bye, Entrant, GameResult, PairedGame, Pairing, Tournament, TournamentPoints, TournamentRound,
    TournamentRules, TournamentState,
};
use engine::Side;
use serde::de::DeserializeOwned;
use table::{Clock, Stored};

use super::counting::make_rated;
use super::effects::written;
use super::sql::{Row, Statement, damaged, word_of};
use super::{NoticeKind, Noting, Store, insert_table, noting};
use crate::Error;

/// The row of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRow {
    pub id: String,
    pub name: String,
    pub description: String,
    /// The account of the organiser; `None` if it was deleted.
    pub organiser: Option<String>,
    pub game: String,
    pub scenario: String,
    pub options: BTreeMap<String, String>,
    pub rules: TournamentRules,
    pub clock: Option<Clock>,
    pub state: TournamentState,
    pub seed: u64,
    /// When the first round is planned, in milliseconds since 1970.
    pub starts: Option<i64>,
    /// The planned length of a round.
    pub round_days: Option<u32>,
    pub created: i64,
    pub begun: Option<i64>,
    pub ended: Option<i64>,
}

/// A tournament as it is stored.
pub struct StoredTournament {
    pub row: TournamentRow,
    /// The name of the organiser's account.
    pub organiser_name: Option<String>,
    /// The number of changes so far.
    pub changes: i64,
    /// The entrants, rounds and results.
    pub play: Tournament,
    /// The account and the name of each entrant, in the order of the entrants.
    pub entrants: Vec<StoredEntrant>,
    /// When each round began.
    pub begun: Vec<i64>,
    /// The table of each game that has one, by round, pairing and game.
    pub tables: BTreeMap<(usize, usize, usize), String>,
}

/// The account and the name of an entrant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntrant {
    /// The account; `None` if it was deleted.
    pub account: Option<String>,
    pub name: String,
}

/// A tournament in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentSummaryRow {
    pub row: TournamentRow,
    pub organiser_name: Option<String>,
    /// The number of entrants who have not left.
    pub entrants: u32,
    /// The number of rounds that have begun.
    pub rounds: u32,
    /// Whether the reader has entered.
    pub entered: bool,
}

/// A change of a tournament. Rounds, pairings and games are numbered from 0.
pub enum TournamentChange<'a> {
    /// The tournament is in this state from now on.
    State { state: TournamentState, time: i64 },
    /// A player enters.
    Enter { entrant: &'a Entrant, account: &'a str, name: &'a str },
    /// A player no longer wants to take part, before the tournament has begun.
    Withdraw { entrant: u32 },
    /// A player plays no more after this round; 0 if before the first.
    Leave { entrant: u32, after: u32 },
    /// A round begins.
    Round { round: usize, time: i64, paired: &'a TournamentRound },
    /// A game gets its table, and its players are told at the time `due`.
    Table { round: usize, pairing: usize, game: usize, table: &'a Stored, due: i64 },
    /// A game gets a result without being played to its end, or another result.
    Result { round: usize, pairing: usize, game: usize, result: GameResult },
}

/// The columns of a tournament, and the name of its organiser.
macro_rules! columns {
    () => {
        "t.id, t.name, t.description, t.organiser, t.game, t.scenario, t.options, t.rules, t.clock, t.state, t.seed, \
         t.starts, t.round_days, t.created, t.begun, t.ended, t.changes, o.name AS organiser_name"
    };
}

impl Store {
    /// Stores a new tournament, unless its organiser has `most` tournaments that are not over. Returns false in
    /// that case.
    pub async fn insert_tournament(&self, row: &TournamentRow, most: i64) -> Result<bool, Error> {
        let insert = "INSERT INTO tournaments (id, name, description, organiser, game, scenario, options, rules, clock, state, seed, starts, round_days, created, changes) \
             SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 0 \
             WHERE (SELECT COUNT(*) FROM tournaments WHERE organiser = $4 AND state IN ('announced', 'running')) < $15";
        let insert = Statement::new(insert)
            .text(&row.id)
            .text(&row.name)
            .text(&row.description)
            .maybe(row.organiser.as_deref())
            .text(&row.game)
            .text(&row.scenario)
            .text(&written(&row.options))
            .text(&written(&row.rules))
            .maybe(row.clock.as_ref().map(written).as_deref())
            .text(row.state.name())
            .text(&format!("{:016x}", row.seed))
            .maybe_number(row.starts)
            .maybe_number(row.round_days.map(i64::from))
            .number(row.created)
            .number(most);
        super::sql::took(self.enter(vec![insert.changes_one()]).await)
    }

    /// Returns the latest tournaments, those that are not over first. `reader` is the account that has signed in.
    pub async fn tournaments(
        &self,
        reader: Option<&str>,
        most: i64,
    ) -> Result<Vec<TournamentSummaryRow>, Error> {
        let all = concat!(
            "SELECT ",
            columns!(),
            ", (SELECT COUNT(*) FROM entrants e WHERE e.tournament = t.id AND e.left_after IS NULL) AS entrants, \
             (SELECT COUNT(*) FROM tournament_rounds r WHERE r.tournament = t.id) AS rounds, \
             (SELECT COUNT(*) FROM entrants e WHERE e.tournament = t.id AND e.left_after IS NULL AND e.account = $1) AS entered \
             FROM tournaments t LEFT JOIN accounts o ON o.id = t.organiser \
             ORDER BY CASE WHEN t.state IN ('announced', 'running') THEN 0 ELSE 1 END, t.created DESC, t.id LIMIT $2",
        );
        let rows = self.read(Statement::new(all).text(reader.unwrap_or("")).number(most)).await?;
        let read = |row: &Row| {
            Ok(TournamentSummaryRow {
                row: row_of(row)?,
                organiser_name: row.maybe_text("organiser_name")?,
                entrants: row.number("entrants")?,
                rounds: row.number("rounds")?,
                entered: 0 < row.number::<i64>("entered")?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Returns a tournament with everything that belongs to it.
    pub async fn tournament(&self, id: &str) -> Result<StoredTournament, Error> {
        let of = |sql| Statement::new(sql).text(id);
        let found = self
            .read_together(vec![
                of(concat!(
                    "SELECT ",
                    columns!(),
                    " FROM tournaments t LEFT JOIN accounts o ON o.id = t.organiser WHERE t.id = $1"
                )),
                of("SELECT e.number, e.account, COALESCE(a.name, e.name) AS name, e.rating, e.since, e.left_after \
                    FROM entrants e LEFT JOIN accounts a ON a.id = e.account WHERE e.tournament = $1 ORDER BY e.number"),
                of("SELECT number, begun FROM tournament_rounds WHERE tournament = $1 ORDER BY number"),
                of("SELECT round, number, one, other, reason, sides, points FROM pairings WHERE tournament = $1 ORDER BY round, number"),
                of("SELECT round, pairing, number, french, british, table_id, score, source FROM paired_games \
                    WHERE tournament = $1 ORDER BY round, pairing, number"),
            ])
            .await?;
        let [rows, entrants, rounds, pairings, games] = &found[..] else {
            return Err(damaged(id, "it was not read whole"));
        };
        let none = || Error::NotFound(format!("there is no tournament {id:?}"));
        let first = rows.first().ok_or_else(none)?;
        let row = row_of(first)?;
        let mut stored = StoredTournament {
            organiser_name: first.maybe_text("organiser_name")?,
            changes: first.number("changes")?,
            play: Tournament {
                rules: row.rules.clone(),
                seed: row.seed,
                entrants: Vec::new(),
                rounds: Vec::new(),
            },
            row,
            entrants: Vec::new(),
            begun: Vec::new(),
            tables: BTreeMap::new(),
        };
        for row in entrants {
            stored.play.entrants.push(Entrant {
                number: row.number("number")?,
                rating: row.maybe_number("rating")?,
                since: row.number("since")?,
                left: row.maybe_number("left_after")?,
            });
            let (account, name) = (row.maybe_text("account")?, row.text("name")?);
            stored.entrants.push(StoredEntrant { account, name });
        }
        for row in rounds {
            stored.begun.push(row.number("begun")?);
            let round = TournamentRound { pairings: Vec::new(), byes: Vec::new() };
            stored.play.rounds.push(round);
        }
        for row in pairings {
            let odd = || damaged(id, "a pairing has no round");
            let round =
                stored.play.rounds.get_mut(row.number::<usize>("round")?).ok_or_else(odd)?;
            let one = row.number("one")?;
            match row.maybe_number("other")? {
                Some(other) => round.pairings.push(Pairing {
                    entrants: [one, other],
                    reason: parsed(id, row, "reason")?,
                    sides: parsed(id, row, "sides")?,
                    games: Vec::new(),
                }),
                None => round.byes.push(Bye {
                    entrant: one,
                    reason: parsed(id, row, "reason")?,
                    points: TournamentPoints::of_quarters(row.number("points")?),
                }),
            }
        }
        for row in games {
            let odd = || damaged(id, "a game has no pairing");
            let (round, pairing) = (row.number("round")?, row.number("pairing")?);
            let games = stored.play.rounds.get_mut::<usize>(round);
            let games = games.and_then(|round| round.pairings.get_mut::<usize>(pairing));
            let games = &mut games.ok_or_else(odd)?.games;
            if let Some(table) = row.maybe_text("table_id")? {
                stored.tables.insert((round, pairing, games.len()), table);
            }
            let result = match row.maybe_text("score")? {
                None => None,
                Some(_) => Some(GameResult {
                    score: parsed(id, row, "score")?,
                    source: parsed(id, row, "source")?,
                }),
            };
            let (french, british) = (row.number("french")?, row.number("british")?);
            games.push(PairedGame { french, british, result });
        }
        Ok(stored)
    }

    /// Changes a tournament. Returns [`Error::Overtaken`] if it has changed since `seen`. With `due`, a node looks
    /// afterwards whether something follows.
    pub async fn change_tournament(
        &self,
        id: &str,
        seen: i64,
        due: bool,
        changes: &[TournamentChange<'_>],
    ) -> Result<(), Error> {
        let fence =
            "UPDATE tournaments SET changes = changes + 1, due = $1 WHERE id = $2 AND changes = $3";
        let fence = Statement::new(fence).maybe_number(due.then_some(1)).text(id).number(seen);
        let mut statements = vec![fence.changes_one()];
        statements.extend(changes.iter().flat_map(|change| statements_of(id, change)));
        self.enter(statements).await
    }

    /// Returns the tournaments in which something has happened from which something else may follow.
    pub async fn due_tournaments(&self) -> Result<Vec<String>, Error> {
        let due = Statement::new("SELECT id FROM tournaments WHERE due = 1 ORDER BY id");
        self.read(due).await?.iter().map(|row| row.text("id")).collect()
    }
}

fn statements_of(id: &str, change: &TournamentChange<'_>) -> Vec<Statement> {
    match change {
        TournamentChange::State { state, time } => {
            let sql = match state {
                TournamentState::Running => {
                    "UPDATE tournaments SET state = $1, begun = $2 WHERE id = $3"
                }
                _ => "UPDATE tournaments SET state = $1, ended = $2 WHERE id = $3",
            };
            vec![Statement::new(sql).text(state.name()).number(*time).text(id)]
        }
        TournamentChange::Enter { entrant, account, name } => {
            let sql = "INSERT INTO entrants (tournament, number, account, name, rating, since) VALUES ($1, $2, $3, $4, $5, $6)";
            let enter = Statement::new(sql).text(id).number(entrant.number.into()).text(account);
            let enter = enter.text(name).maybe_number(entrant.rating.map(i64::from));
            vec![enter.number(entrant.since.into())]
        }
        TournamentChange::Withdraw { entrant } => {
            let sql = "DELETE FROM entrants WHERE tournament = $1 AND number = $2";
            vec![Statement::new(sql).text(id).number((*entrant).into()).changes_one()]
        }
        TournamentChange::Leave { entrant, after } => {
            let sql = "UPDATE entrants SET left_after = $1 WHERE tournament = $2 AND number = $3";
            let leave = Statement::new(sql).number((*after).into()).text(id);
            vec![leave.number((*entrant).into()).changes_one()]
        }
        TournamentChange::Round { round, time, paired } => insert_round(id, *round, *time, paired),
        TournamentChange::Table { round, pairing, game, table, due } => {
            let mut statements = insert_table(table, None);
            statements.push(make_rated(&table.id));
            let sql = "UPDATE paired_games SET table_id = $1 \
                 WHERE tournament = $2 AND round = $3 AND pairing = $4 AND number = $5 AND table_id IS NULL";
            let sql = Statement::new(sql).text(&table.id).text(id);
            statements.push(of_game(sql, *round, *pairing, *game).changes_one());
            let told = Side::BOTH.map(|side| (side, Noting::Tell(NoticeKind::Turn)));
            statements.extend(noting::after(&table.id, 0, *due, &told));
            statements
        }
        TournamentChange::Result { round, pairing, game, result } => {
            let sql = "UPDATE paired_games SET score = $1, source = $2 \
                 WHERE tournament = $3 AND round = $4 AND pairing = $5 AND number = $6";
            let sql = Statement::new(sql).text(&written(&result.score));
            let sql = sql.text(&written(&result.source)).text(id);
            vec![of_game(sql, *round, *pairing, *game).changes_one()]
        }
    }
}

fn insert_round(id: &str, round: usize, time: i64, paired: &TournamentRound) -> Vec<Statement> {
    let number = round as i64;
    let begun = "INSERT INTO tournament_rounds (tournament, number, begun) VALUES ($1, $2, $3)";
    let mut statements = vec![Statement::new(begun).text(id).number(number).number(time)];
    let insert = |n: usize| {
        Statement::new("INSERT INTO pairings (tournament, round, number, one, other, reason, sides, points) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)")
            .text(id)
            .number(number)
            .number(n as i64)
    };
    for (n, pairing) in paired.pairings.iter().enumerate() {
        let [one, other] = pairing.entrants;
        let row = insert(n).number(one.into()).number(other.into()).text(&written(&pairing.reason));
        statements.push(row.text(&written(&pairing.sides)).maybe_number(None));
        for (game, PairedGame { french, british, .. }) in pairing.games.iter().enumerate() {
            let sql = "INSERT INTO paired_games (tournament, round, pairing, number, french, british) VALUES ($1, $2, $3, $4, $5, $6)";
            let row = of_game(Statement::new(sql).text(id), round, n, game);
            statements.push(row.number((*french).into()).number((*british).into()));
        }
    }
    for (n, bye) in (paired.pairings.len()..).zip(&paired.byes) {
        let row = insert(n).number(bye.entrant.into()).maybe_number(None);
        let row = row.text(&written(&bye.reason)).maybe(None);
        statements.push(row.number(bye.points.quarters().into()));
    }
    statements
}

/// Appends the numbers of a game to the parameters of a statement.
fn of_game(statement: Statement, round: usize, pairing: usize, game: usize) -> Statement {
    statement.number(round as i64).number(pairing as i64).number(game as i64)
}

fn row_of(row: &Row) -> Result<TournamentRow, Error> {
    let id = row.text("id")?;
    let seed = u64::from_str_radix(&row.text("seed")?, 16).map_err(|error| damaged(&id, error))?;
    Ok(TournamentRow {
        name: row.text("name")?,
        description: row.text("description")?,
        organiser: row.maybe_text("organiser")?,
        game: row.text("game")?,
        scenario: row.text("scenario")?,
        options: parsed(&id, row, "options")?,
        rules: parsed(&id, row, "rules")?,
        clock: match row.maybe_text("clock")? {
            None => None,
            Some(_) => Some(parsed(&id, row, "clock")?),
        },
        state: word_of(&id, row, "state")?,
        seed,
        starts: row.maybe_number("starts")?,
        round_days: row.maybe_number("round_days")?,
        created: row.number("created")?,
        begun: row.maybe_number("begun")?,
        ended: row.maybe_number("ended")?,
        id,
    })
}

/// Returns the value that is stored in JSON in a column of a tournament's row.
fn parsed<T: DeserializeOwned>(id: &str, row: &Row, column: &str) -> Result<T, Error> {
    let text = row.text(column)?;
    serde_json::from_str(&text)
        .map_err(|error| Error::Store(format!("tournament {id}: {column}: {error}")))
}
