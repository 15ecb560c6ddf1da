//! The store: SQLite in WAL with full sync. One connection writes; what is on
//! its way to the disk at the same moment shares one sync.

pub mod folder;

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use engine::{BySide, Secret, Setup, Side, Sides};
use schemars::JsonSchema;
use serde::Serialize;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteQueryResult,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Executor, Row, SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use crate::Error;
use crate::seal::{self, Key};
use crate::secrets;
use crate::table::clocks::Clock;
use folder::Folder;

/// A database of a later schema is refused. Each migration leads to the next number.
const MIGRATIONS: &[&str] = &[
    include_str!("schema.sql"),
    include_str!("claims.sql"),
    include_str!("kept.sql"),
    include_str!("sealed.sql"),
    include_str!("asked.sql"),
    include_str!("position.sql"),
    include_str!("clocks.sql"),
    include_str!("agreed.sql"),
    include_str!("lesson.sql"),
];

/// As many lines of chat as a newcomer is told.
const CHAT_TOLD: i64 = 500;

/// The database: one writer, several readers.
#[derive(Clone)]
pub struct Store {
    jobs: mpsc::Sender<Job>,
    reader: SqlitePool,
    folder: Folder,
    key: Key,
}

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
    /// When, in milliseconds since 1970.
    pub created: i64,
    /// The table of the game that followed, with sides swapped.
    pub next: Option<String>,
    /// The lesson that is taken at it.
    pub lesson: Option<String>,
    /// How long its players may think.
    pub clock: Option<Clock>,
    /// With a clock: when the game began.
    pub begun: Option<i64>,
    /// With a clock: when no server ran, the earliest first.
    pub outages: Vec<Outage>,
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
    pub rules: u32,
    /// With a clock: when somebody's time runs out next; none once it is over.
    pub deadline: Option<Option<i64>>,
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
    /// Its player wants another game.
    pub rematch: bool,
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

impl Store {
    /// Opens the database in that folder, which no other server may hold, and
    /// brings its schema up to date.
    pub async fn open(data: &Path) -> Result<Store, Error> {
        let folder = Folder::hold(data)?;
        let file = folder.database()?;
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(2))
            .disable_statement_logging();
        let damaged =
            |error: sqlx::Error| Error::Damaged { path: file.clone(), what: error.to_string() };
        let mut writer = options.connect().await.map_err(damaged)?;
        folder::check(&file, &mut writer).await?;
        migrate(&mut writer).await?;
        let key = key_of(&mut writer).await?;
        let reader = SqlitePoolOptions::new()
            .min_connections(1)
            .max_connections(4)
            .connect_with(options.create_if_missing(false).read_only(true))
            .await?;
        let (jobs, queue) = mpsc::channel(1024);
        tokio::spawn(write(writer, queue));
        Ok(Store { jobs, reader, folder, key })
    }

    /// What the records of this folder's tables are signed with.
    pub fn key(&self) -> &Key {
        &self.key
    }

    /// Lets go of the readers, and of the folder.
    pub async fn close(&self) {
        self.reader.close().await;
        self.folder.free();
    }

    /// Stores a new table; with the record that it was made from, if it was.
    pub async fn insert(&self, table: &Stored, record: Option<&str>) -> Result<(), Error> {
        self.write(insert_table(table, record)).await
    }

    /// Stores the table of the game that follows that of `before`. `Stale` if one does already.
    pub async fn insert_next(&self, table: &Stored, before: &str) -> Result<(), Error> {
        let mut job = insert_table(table, None);
        job.push(
            Statement::new("UPDATE tables SET next = ? WHERE id = ? AND next IS NULL")
                .text(&table.id)
                .text(before)
                .changes_one(),
        );
        self.write(job).await
    }

    /// Adds to the list. `Stale` if that number is taken already.
    pub async fn append(&self, table: &str, entry: &Entry, after: &After<'_>) -> Result<(), Error> {
        let mut job = vec![insert_entry(table, entry)];
        if entry.kind == EntryKind::Mended {
            job.push(
                Statement::new("UPDATE tables SET rules = ? WHERE id = ?")
                    .number(after.rules.into())
                    .text(table),
            );
        }
        if let Some(result) = after.result {
            job.push(
                Statement::new("UPDATE tables SET result = ? WHERE id = ?")
                    .text(result)
                    .text(table),
            );
        }
        job.extend(after.deadline.map(|deadline| set_deadline(table, deadline)));
        self.write(job).await
    }

    /// The game of a table with a clock begins. `Stale` if it has already.
    pub async fn start(&self, table: &str, time: i64, deadline: Option<i64>) -> Result<(), Error> {
        let start = Statement::new("UPDATE tables SET begun = ? WHERE id = ? AND begun IS NULL")
            .number(time)
            .text(table)
            .changes_one();
        // The first clock after a time without any is kept from now on.
        let first = Statement::new(
            "UPDATE alive SET time = ? WHERE time < ? \
             AND NOT EXISTS (SELECT 1 FROM tables WHERE deadline IS NOT NULL)",
        );
        let first = first.number(time).number(time);
        self.write(vec![start, first, set_deadline(table, deadline)]).await
    }

    /// Somebody's time will run out at another moment than it was said.
    pub async fn postpone(&self, table: &str, deadline: Option<i64>) -> Result<(), Error> {
        self.write(vec![set_deadline(table, deadline)]).await
    }

    /// The tables at which somebody's time has run out by `now`.
    pub async fn overdue(&self, now: i64) -> Result<Vec<String>, Error> {
        let rows = sqlx::query("SELECT id FROM tables WHERE deadline <= ? ORDER BY deadline")
            .bind(now)
            .fetch_all(&self.reader)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// A server runs `now`. If none has for longer than `gap` while there were clocks to keep, that
    /// was an outage, and it ends at `ended`.
    pub async fn beat(&self, now: i64, gap: i64, ended: i64) -> Result<(), Error> {
        let outage = Statement::new(
            "INSERT INTO outages (began, ended) SELECT time, ? FROM alive WHERE 0 < time AND time < ? \
             AND EXISTS (SELECT 1 FROM tables WHERE deadline IS NOT NULL)",
        );
        let beat = Statement::new(
            "UPDATE alive SET time = ? WHERE time < ? \
             AND EXISTS (SELECT 1 FROM tables WHERE deadline IS NOT NULL)",
        );
        let job = vec![outage.number(ended).number(now - gap), beat.number(now).number(now)];
        match self.write(job).await {
            // Another server has noted it already.
            Err(Error::Stale(_)) => Ok(()),
            done => done,
        }
    }

    /// When no server ran, the earliest first, as far as it matters to who began at `since`.
    async fn outages(&self, since: i64) -> Result<Vec<Outage>, Error> {
        let rows = sqlx::query("SELECT began, ended FROM outages WHERE ? < ended ORDER BY began")
            .bind(since)
            .fetch_all(&self.reader)
            .await?;
        let read = |row: &sqlx::sqlite::SqliteRow| {
            Ok(Outage { began: row.try_get("began")?, ended: row.try_get("ended")? })
        };
        rows.iter().map(read).collect()
    }

    /// A player has sat down, has another name, or asks the other for something.
    pub async fn seat(&self, table: &str, changed: &[(Side, Seat)]) -> Result<(), Error> {
        let update = |(side, seat): &(Side, Seat)| {
            Statement::new("UPDATE seats SET name = ?, nonce = ?, offered = ?, asks_back = ?, asks_pause = ?, rematch = ? WHERE table_id = ? AND side = ?")
                .maybe(seat.name.as_deref())
                .maybe(seat.nonce.as_deref())
                .maybe_number(seat.offered.map(i64::from))
                .maybe_number(seat.asks_back.map(i64::from))
                .maybe_number(seat.asks_pause.map(i64::from))
                .number(seat.rematch.into())
                .text(table)
                .text(side.name())
        };
        self.write(changed.iter().map(update).collect()).await
    }

    /// A seat has another key, where its key was `before`. `Stale` if that has
    /// changed in the meantime: two can't claim one seat.
    pub async fn hand_over(
        &self,
        table: &str,
        side: Side,
        seat: &Seat,
        before: Option<&str>,
    ) -> Result<(), Error> {
        let statement = Statement::new(
            "UPDATE seats SET token_hash = ?, claimed = ?, recovery_hash = ?, recovered = ?, name = ? \
             WHERE table_id = ? AND side = ? AND token_hash IS ?",
        )
        .maybe(seat.token_hash.as_deref())
        .maybe_number(seat.claimed)
        .maybe(seat.recovery_hash.as_deref())
        .maybe_number(seat.recovered)
        .maybe(seat.name.as_deref())
        .text(table)
        .text(side.name())
        .maybe(before)
        .changes_one();
        self.write(vec![statement]).await
    }

    /// Stores standing orders, or that there are none.
    pub async fn order(&self, table: &str, side: Side, order: Option<&Order>) -> Result<(), Error> {
        let statement = match order {
            Some(order) => Statement::new(
                "INSERT OR REPLACE INTO orders (table_id, side, until, mark) VALUES (?, ?, ?, ?)",
            )
            .text(table)
            .text(side.name())
            .text(order.until.name())
            .text(&order.mark),
            None => Statement::new("DELETE FROM orders WHERE table_id = ? AND side = ?")
                .text(table)
                .text(side.name()),
        };
        self.write(vec![statement]).await
    }

    /// Stores a line of chat, and returns its number.
    pub async fn say(&self, table: &str, line: &ChatLine) -> Result<i64, Error> {
        let statement = Statement::new(
            "INSERT INTO chat (table_id, side, name, text, time) VALUES (?, ?, ?, ?, ?)",
        )
        .text(table)
        .maybe(line.side.map(Side::name))
        .text(&line.from)
        .text(&line.text)
        .number(line.time);
        self.write_for_row(vec![statement]).await
    }

    /// The last lines of chat, oldest first.
    pub async fn chat(&self, table: &str) -> Result<Vec<ChatLine>, Error> {
        let rows = sqlx::query("SELECT number, side, name, text, time FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?")
            .bind(table)
            .bind(CHAT_TOLD)
            .fetch_all(&self.reader)
            .await?;
        let read = |row: &sqlx::sqlite::SqliteRow| {
            Ok(ChatLine {
                number: row.try_get("number")?,
                from: row.try_get("name")?,
                side: row.try_get::<Option<String>, _>("side")?.and_then(|side| side.parse().ok()),
                text: row.try_get("text")?,
                time: row.try_get("time")?,
            })
        };
        rows.iter().rev().map(read).collect()
    }

    /// The record that a table was made from, as it came; empty, where that was not kept.
    pub async fn uploaded(&self, table: &str) -> Result<Option<String>, Error> {
        let row = sqlx::query("SELECT record FROM tables WHERE id = ?")
            .bind(table)
            .fetch_optional(&self.reader)
            .await?;
        Ok(row.map(|row| row.try_get("record")).transpose()?.flatten())
    }

    /// Is there such a table?
    pub async fn has(&self, table: &str) -> Result<bool, Error> {
        let row = sqlx::query("SELECT 1 FROM tables WHERE id = ?")
            .bind(table)
            .fetch_optional(&self.reader)
            .await?;
        Ok(row.is_some())
    }

    /// Everything that is stored of a table.
    pub async fn load(&self, id: &str) -> Result<Stored, Error> {
        let row = sqlx::query("SELECT game, rules, scenario, options, position, secret, commitment, created, result, next, clock, begun, lesson FROM tables WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.reader)
            .await?
            .ok_or_else(|| no_such_table(id))?;
        let options: String = row.try_get("options")?;
        let secret: String = row.try_get("secret")?;
        let mut table = Stored {
            id: id.into(),
            game: row.try_get("game")?,
            rules: row.try_get("rules")?,
            setup: Setup {
                scenario: row.try_get("scenario")?,
                options: serde_json::from_str(&options).map_err(|error| damaged(id, error))?,
                position: row.try_get("position")?,
            },
            secret: secret.parse().map_err(|error| damaged(id, error))?,
            commitment: row.try_get("commitment")?,
            seats: BySide::default(),
            entries: Vec::new(),
            orders: BySide::default(),
            result: row.try_get("result")?,
            created: row.try_get("created")?,
            next: row.try_get("next")?,
            clock: match row.try_get::<Option<String>, _>("clock")? {
                Some(clock) => serde_json::from_str(&clock).map_err(|error| damaged(id, error))?,
                None => None,
            },
            begun: row.try_get("begun")?,
            outages: Vec::new(),
            lesson: row.try_get("lesson")?,
        };
        if let (Some(_), Some(begun)) = (table.clock, table.begun) {
            table.outages = self.outages(begun).await?;
        }
        let seats = sqlx::query(
            "SELECT side, kind, level, token_hash, invitation_hash, claimed, recovery_hash, recovered, name, nonce, offered, asks_back, asks_pause, rematch FROM seats WHERE table_id = ?",
        );
        for row in seats.bind(id).fetch_all(&self.reader).await? {
            table.seats[side_of(id, &row)?] = Seat {
                kind: word_of(id, &row, "kind")?,
                level: row.try_get("level")?,
                token_hash: row.try_get("token_hash")?,
                invitation_hash: row.try_get("invitation_hash")?,
                claimed: row.try_get("claimed")?,
                recovery_hash: row.try_get("recovery_hash")?,
                recovered: row.try_get("recovered")?,
                name: row.try_get("name")?,
                nonce: row.try_get("nonce")?,
                offered: row.try_get("offered")?,
                asks_back: row.try_get("asks_back")?,
                asks_pause: row.try_get("asks_pause")?,
                rematch: row.try_get::<Option<i64>, _>("rematch")?.is_some_and(|asked| asked != 0),
            };
        }
        let orders = sqlx::query("SELECT side, until, mark FROM orders WHERE table_id = ?");
        for row in orders.bind(id).fetch_all(&self.reader).await? {
            table.orders[side_of(id, &row)?] =
                Some(Order { until: word_of(id, &row, "until")?, mark: row.try_get("mark")? });
        }
        let entries = sqlx::query(
            "SELECT number, kind, side, play, digest, client_id, time, told, position, awaited FROM entries WHERE table_id = ? ORDER BY number",
        );
        for row in entries.bind(id).fetch_all(&self.reader).await? {
            table.entries.push(Entry {
                number: row.try_get("number")?,
                kind: word_of(id, &row, "kind")?,
                side: side_of(id, &row)?,
                play: row.try_get("play")?,
                digest: row.try_get("digest")?,
                client_id: row.try_get("client_id")?,
                time: row.try_get("time")?,
                told: row.try_get("told")?,
                position: row.try_get("position")?,
                awaited: row.try_get::<Option<&str>, _>("awaited")?.and_then(sides_of),
            });
        }
        Ok(table)
    }

    async fn write(&self, statements: Vec<Statement>) -> Result<(), Error> {
        self.write_for_row(statements).await.map(|_| ())
    }

    /// Returns once it is on the disk, with the number of the last row.
    async fn write_for_row(&self, statements: Vec<Statement>) -> Result<i64, Error> {
        let gone = || Error::Store("the writer is gone".into());
        let (done, written) = oneshot::channel();
        self.jobs.send(Job { statements, done }).await.map_err(|_| gone())?;
        written.await.map_err(|_| gone())?
    }
}

/// What is answered when there is none.
pub fn no_such_table(id: &str) -> Error {
    Error::NotFound(format!("there is no table {id:?}"))
}

fn damaged(id: &str, error: impl std::fmt::Display) -> Error {
    Error::Store(format!("table {id}: {error}"))
}

fn side_of(id: &str, row: &sqlx::sqlite::SqliteRow) -> Result<Side, Error> {
    word_of(id, row, "side")
}

fn word_of<T: FromStr<Err = String>>(
    id: &str,
    row: &sqlx::sqlite::SqliteRow,
    column: &str,
) -> Result<T, Error> {
    row.try_get::<String, _>(column)?.parse().map_err(|error| damaged(id, error))
}

fn insert_table(table: &Stored, record: Option<&str>) -> Vec<Statement> {
    let mut job = vec![
        Statement::new("INSERT INTO tables (id, game, rules, scenario, options, position, secret, commitment, created, result, record, clock, lesson) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
            .text(&table.id)
            .text(&table.game)
            .number(table.rules.into())
            .text(&table.setup.scenario)
            .text(&serde_json::json!(table.setup.options).to_string())
            .maybe(table.setup.position.as_deref())
            .text(&table.secret.to_string())
            .text(&table.commitment)
            .number(table.created)
            .maybe(table.result.as_deref())
            .maybe(record)
            .maybe(table.clock.map(|clock| serde_json::json!(clock).to_string()).as_deref())
            .maybe(table.lesson.as_deref()),
    ];
    for side in Side::BOTH {
        let seat = &table.seats[side];
        job.push(
            Statement::new("INSERT INTO seats (table_id, side, kind, level, token_hash, invitation_hash, recovery_hash, name, nonce) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
                .text(&table.id)
                .text(side.name())
                .text(seat.kind.name())
                .maybe(seat.level.as_deref())
                .maybe(seat.token_hash.as_deref())
                .maybe(seat.invitation_hash.as_deref())
                .maybe(seat.recovery_hash.as_deref())
                .maybe(seat.name.as_deref())
                .maybe(seat.nonce.as_deref()),
        );
    }
    job.extend(table.entries.iter().map(|entry| insert_entry(&table.id, entry)));
    job
}

fn insert_entry(table: &str, entry: &Entry) -> Statement {
    Statement::new("INSERT INTO entries (table_id, number, kind, side, play, digest, client_id, time, told, position, awaited) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .text(table)
        .number(entry.number.into())
        .text(entry.kind.name())
        .text(entry.side.name())
        .text(&entry.play)
        .text(&entry.digest)
        .text(&entry.client_id)
        .number(entry.time)
        .maybe(entry.told.as_deref())
        .maybe(entry.position.as_deref())
        .maybe(entry.awaited.map(sides_name))
}

fn set_deadline(table: &str, deadline: Option<i64>) -> Statement {
    Statement::new("UPDATE tables SET deadline = ? WHERE id = ?").maybe_number(deadline).text(table)
}

fn sides_name(sides: Sides) -> &'static str {
    match (sides.has(Side::French), sides.has(Side::British)) {
        (true, true) => "both",
        (true, false) => Side::French.name(),
        (false, true) => Side::British.name(),
        (false, false) => "nobody",
    }
}

fn sides_of(name: &str) -> Option<Sides> {
    match name {
        "both" => Some(Sides::BOTH),
        "nobody" => Some(Sides::NONE),
        side => side.parse::<Side>().ok().map(Sides::from),
    }
}

/// Statements that are stored together or not at all.
struct Job {
    statements: Vec<Statement>,
    done: oneshot::Sender<Result<i64, Error>>,
}

struct Statement {
    sql: &'static str,
    values: Vec<Value>,
    /// What changes no row comes too late.
    changes_one: bool,
}

enum Value {
    Text(Option<String>),
    Number(Option<i64>),
}

impl Statement {
    fn new(sql: &'static str) -> Statement {
        Statement { sql, values: Vec::new(), changes_one: false }
    }
    fn text(self, text: &str) -> Statement {
        self.maybe(Some(text))
    }
    fn maybe(mut self, text: Option<&str>) -> Statement {
        self.values.push(Value::Text(text.map(String::from)));
        self
    }
    fn number(self, number: i64) -> Statement {
        self.maybe_number(Some(number))
    }
    fn maybe_number(mut self, number: Option<i64>) -> Statement {
        self.values.push(Value::Number(number));
        self
    }
    fn changes_one(mut self) -> Statement {
        self.changes_one = true;
        self
    }
}

/// The one writer. Whatever waits is written in one transaction, and answered
/// when that is on the disk.
async fn write(mut writer: SqliteConnection, mut queue: mpsc::Receiver<Job>) {
    const TOGETHER: usize = 256;
    let mut jobs = Vec::new();
    while 0 < queue.recv_many(&mut jobs, TOGETHER).await {
        let written = write_together(&mut writer, &jobs).await;
        if let Err(cause) = &written {
            tracing::error!(%cause, "nothing was written");
            // It may have been rolled back already.
            let _ = sqlx::query("ROLLBACK").execute(&mut writer).await;
        }
        let answers = match written {
            Ok(answers) => answers,
            Err(cause) => jobs.iter().map(|_| Err(Error::Store(cause.to_string()))).collect(),
        };
        for (job, answer) in jobs.drain(..).zip(answers) {
            // Who asked may have left; it is stored all the same.
            let _ = job.done.send(answer);
        }
    }
    let _ = writer.close().await;
}

/// A job that meets a number already taken is refused alone; any other failure
/// is the failure of all.
async fn write_together(
    writer: &mut SqliteConnection,
    jobs: &[Job],
) -> Result<Vec<Result<i64, Error>>, sqlx::Error> {
    let mut answers = Vec::with_capacity(jobs.len());
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *writer).await?;
    for job in jobs {
        let several = 1 < job.statements.len();
        if several {
            sqlx::query("SAVEPOINT job").execute(&mut *writer).await?;
        }
        let mut answer = Ok(0);
        for statement in &job.statements {
            match execute(writer, statement).await {
                Ok(done) if statement.changes_one && done.rows_affected() == 0 => {
                    answer = Err(Error::Stale(0));
                    break;
                }
                Ok(done) => answer = Ok(done.last_insert_rowid()),
                Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                    answer = Err(Error::Stale(0));
                    break;
                }
                Err(error) => return Err(error),
            }
        }
        if several {
            if answer.is_err() {
                sqlx::query("ROLLBACK TO job").execute(&mut *writer).await?;
            }
            sqlx::query("RELEASE job").execute(&mut *writer).await?;
        }
        answers.push(answer);
    }
    sqlx::query("COMMIT").execute(&mut *writer).await?;
    Ok(answers)
}

async fn execute(
    writer: &mut SqliteConnection,
    statement: &Statement,
) -> Result<SqliteQueryResult, sqlx::Error> {
    let mut query = sqlx::query(statement.sql);
    for value in &statement.values {
        query = match value {
            Value::Text(text) => query.bind(text.as_deref()),
            Value::Number(number) => query.bind(*number),
        };
    }
    query.execute(writer).await
}

/// The schema of a database, if this program can read it.
async fn schema_of(database: &mut SqliteConnection) -> Result<i64, Error> {
    let theirs: i64 =
        sqlx::query("PRAGMA user_version").fetch_one(&mut *database).await?.try_get(0)?;
    let ours = MIGRATIONS.len() as i64;
    if ours < theirs { Err(Error::NewerStore { theirs, ours }) } else { Ok(theirs) }
}

/// The key of this folder, which is made when there is none.
async fn key_of(writer: &mut SqliteConnection) -> Result<Key, Error> {
    sqlx::query("INSERT OR IGNORE INTO server_key (id, secret) VALUES (1, ?)")
        .bind(engine::hex(&secrets::random::<32>()))
        .execute(&mut *writer)
        .await?;
    let row = sqlx::query("SELECT secret FROM server_key").fetch_one(writer).await?;
    let secret: String = row.try_get("secret")?;
    let bytes = seal::bytes(&secret).ok_or_else(|| Error::Store("the key can't be read".into()))?;
    Ok(Key::new(bytes))
}

async fn migrate(writer: &mut SqliteConnection) -> Result<(), Error> {
    let theirs = schema_of(writer).await?;
    for (n, sql) in MIGRATIONS.iter().enumerate().skip(theirs.max(0) as usize) {
        let whole = format!("BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {};\nCOMMIT;", n + 1);
        writer.execute(sqlx::raw_sql(&whole)).await?;
    }
    Ok(())
}

impl SeatKind {
    fn name(self) -> &'static str {
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

impl EntryKind {
    fn name(self) -> &'static str {
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
    fn name(self) -> &'static str {
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
