//! PostgreSQL, which any number of nodes may share. A node holds no locks between transactions and owns
//! nothing, so a node that was paused for an hour can do no harm.
//!
//! After a change a node notifies the others (`NOTIFY`), with one message for all changes within a few
//! milliseconds, and never inside the transaction. The message is only a hint: a node that missed it
//! learns of the changes by polling (`where_are`).

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use engine::{BySide, Side};
use sqlx::postgres::{
    PgArguments, PgConnectOptions, PgConnection, PgListener, PgPool, PgPoolOptions, PgRow,
    Postgres as Dialect,
};
use sqlx::{Column, ConnectOptions, Connection, Executor, Row as _, TypeInfo};
use tokio::sync::mpsc;

use super::latest::{Latest, Mark};
use super::sql::{Row, Statement, Value, for_postgres, now, steps_from};
use crate::{Error, StartError, secrets};

/// The number of connections of a node, besides the connection that listens.
const CONNECTIONS: u32 = 12;
/// The time for which a request waits while PostgreSQL can't be reached.
const PATIENCE: Duration = Duration::from_secs(5);
/// The time over which changes are collected and announced together.
const TOGETHER: Duration = Duration::from_millis(5);
/// The maximum number of tables named in one message: PostgreSQL allows 8,000 bytes.
const NAMED: usize = 400;
/// The channel that nodes listen on.
const CHANNEL: &str = "carillon";
/// The number of the advisory lock under which only one node at a time updates the schema.
const SCHEMA_LOCK: i64 = 0x6361_7269_6c6c;

/// A PostgreSQL database, as used by one node.
#[derive(Clone)]
pub struct Postgres {
    pool: PgPool,
    /// The name of this node, which is new at every start.
    node: Arc<str>,
    told: mpsc::UnboundedSender<Announcement>,
}

/// An announcement to the other nodes.
enum Announcement {
    /// A table has changed.
    Changed(String),
    /// A player has come to this node, or has left it.
    Came { table: String, side: Side, here: bool },
}

impl Postgres {
    /// Connects to the database at `address` and brings its schema up to date.
    pub async fn open(address: &str) -> Result<Postgres, StartError> {
        if !["postgres://", "postgresql://"].iter().any(|scheme| address.starts_with(scheme)) {
            return Err(StartError::Address("it does not begin with postgres://".into()));
        }
        let options = PgConnectOptions::from_str(address)
            .map_err(|error| StartError::Address(error.to_string()))?
            .application_name("carillon")
            // A node that hangs in the middle of a transaction must not block the others.
            .options([
                ("idle_in_transaction_session_timeout", "2s"),
                ("lock_timeout", "5s"),
                ("statement_timeout", "10s"),
            ])
            .disable_statement_logging();
        let unreachable = |cause: sqlx::Error| unreachable(&options, cause);
        let mut first = tokio::time::timeout(PATIENCE, options.connect())
            .await
            .map_err(|_| unreachable(sqlx::Error::PoolTimedOut))?
            .map_err(unreachable)?;
        migrate(&mut first).await?;
        let _ = first.close().await;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .connect_lazy_with(options);
        let node: Arc<str> = secrets::token().into();
        let (told, tells) = mpsc::unbounded_channel();
        let postgres = Postgres { pool, node, told };
        tokio::spawn(tell(postgres.clone(), tells));
        Ok(postgres)
    }

    /// Returns the name of this node.
    pub fn node(&self) -> &str {
        &self.node
    }

    /// Releases this node's jobs, and closes the connections.
    pub async fn close(&self) {
        if let Err(error) = self.give_up().await {
            tracing::warn!(
                ?error,
                "other nodes wait a little before they think for this one's bots"
            );
        }
        self.pool.close().await;
    }

    /// Tells the other nodes that a table has changed.
    pub fn tell(&self, table: &str) {
        // Sending fails only when the node is stopping, and then it no longer matters.
        let _ = self.told.send(Announcement::Changed(table.into()));
    }

    /// Tells the other nodes that a player has come to this node, or has left it.
    pub fn tell_of(&self, table: &str, side: Side, here: bool) {
        let _ = self.told.send(Announcement::Came { table: table.into(), side, here });
    }

    /// Returns a listener to the other nodes' messages.
    pub async fn listen(&self) -> Result<News, Error> {
        let mut listener = PgListener::connect_with(&self.pool).await?;
        listener.ignore_pool_close_event(true);
        listener.listen(CHANNEL).await?;
        Ok(News { listener, node: self.node.clone() })
    }

    /// Returns the newest state of each of these tables.
    pub async fn where_are(&self, tables: &[String]) -> Result<Vec<(String, Latest)>, Error> {
        let statement = Statement::new(concat!(
            "SELECT t.id, t.changes, \
             COALESCE((SELECT MAX(number) FROM entries WHERE table_id = t.id), 0) AS entry, \
             COALESCE((SELECT MAX(number) FROM chat WHERE table_id = t.id), 0) AS said, \
             (SELECT string_agg(side, ' ') FROM present \
             WHERE table_id = t.id AND node <> $2 AND until > ",
            now!(),
            ") AS here FROM tables t WHERE t.id = ANY(string_to_array($1, ' '))"
        ));
        let statement = statement.text(&tables.join(" ")).text(&self.node);
        let mut found = self.read(&[statement]).await?;
        let at = |row: &Row| {
            let mark = Mark { entry: row.number("entry")?, changes: row.number("changes")? };
            let here = row.maybe_text("here")?.unwrap_or_default();
            let elsewhere = BySide::of(|side| here.split(' ').any(|word| word == side.name()));
            Ok((row.text("id")?, Latest { mark, said: row.number("said")?, elsewhere }))
        };
        found.pop().unwrap_or_default().iter().map(at).collect()
    }

    /// Writes all statements, or none of them if one fails or another writer was faster.
    pub async fn write(&self, statements: &[Statement]) -> Result<(), Error> {
        if let [statement] = statements {
            let done = query(statement).execute(&self.pool).await.map_err(failed)?;
            return in_time(statement, done.rows_affected());
        }
        let mut transaction = self.pool.begin().await?;
        for statement in statements {
            let done = query(statement).execute(&mut *transaction).await.map_err(failed)?;
            in_time(statement, done.rows_affected())?;
        }
        Ok(transaction.commit().await?)
    }

    /// Returns the rows that each statement finds, all in one snapshot.
    pub async fn read(&self, statements: &[Statement]) -> Result<Vec<Vec<Row>>, Error> {
        if let [statement] = statements {
            return Ok(vec![read_rows(&query(statement).fetch_all(&self.pool).await?)?]);
        }
        let snapshot = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        let mut transaction = self.pool.begin_with(snapshot).await?;
        let mut found = Vec::with_capacity(statements.len());
        for statement in statements {
            found.push(read_rows(&query(statement).fetch_all(&mut *transaction).await?)?);
        }
        transaction.commit().await?;
        Ok(found)
    }
}

/// News from other nodes.
pub struct News {
    listener: PgListener,
    node: Arc<str>,
}

impl News {
    /// Returns the tables that another node has changed; `None` if messages were missed in the meantime.
    pub async fn next(&mut self) -> Result<Option<Vec<String>>, Error> {
        loop {
            let Some(told) = self.listener.try_recv().await? else { return Ok(None) };
            let mut words = told.payload().split(' ').map(String::from);
            if words.next().as_deref() != Some(&self.node) {
                return Ok(Some(words.collect()));
            }
        }
    }
}

/// Collects the changes of a few milliseconds at a time, and announces them together.
async fn tell(postgres: Postgres, mut tells: mpsc::UnboundedReceiver<Announcement>) {
    let mut told = Vec::new();
    while 0 < tells.recv_many(&mut told, 1).await && !postgres.pool.is_closed() {
        tokio::time::sleep(TOGETHER).await;
        while let Ok(next) = tells.try_recv() {
            told.push(next);
        }
        let mut tables = Vec::new();
        for told in told.drain(..) {
            match told {
                Announcement::Changed(table) => tables.push(table),
                Announcement::Came { table, side, here } => {
                    if let Err(error) = postgres.came(&table, side, here).await {
                        // The presence will be announced again at the next interval.
                        tracing::warn!(?error, "other nodes do not know yet who is here");
                    }
                    tables.push(table);
                }
            }
        }
        tables.sort();
        tables.dedup();
        for tables in tables.chunks(NAMED) {
            let word = format!("{} {}", postgres.node, tables.join(" "));
            let told = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(word);
            if let Err(error) = told.execute(&postgres.pool).await {
                // The other nodes will learn of the changes by polling.
                tracing::warn!(%error, "other nodes were not told of a change");
            }
        }
    }
}

/// Returns an error if a statement had to change a row but changed none, because another writer was
/// faster.
fn in_time(statement: &Statement, changed: u64) -> Result<(), Error> {
    if statement.changes_one && changed == 0 { Err(Error::Overtaken) } else { Ok(()) }
}

/// Returns an error that tells whether another writer was faster or the database failed.
fn failed(error: sqlx::Error) -> Error {
    // The codes of deadlocks and serialisation failures, after which one of the transactions starts again.
    const AGAIN: [&str; 2] = ["40001", "40P01"];
    let overtaken = error.as_database_error().is_some_and(|error| {
        error.is_unique_violation() || error.code().is_some_and(|code| AGAIN.contains(&&*code))
    });
    if overtaken { Error::Overtaken } else { error.into() }
}

/// Returns an error that explains what to do about a database that can't be reached, without naming the
/// password.
fn unreachable(options: &PgConnectOptions, cause: sqlx::Error) -> StartError {
    let code = cause.as_database_error().and_then(|error| error.code().map(String::from));
    let what = match (code.as_deref(), &cause) {
        (Some("28P01"), _) => "it does not know this user with this password: write \
             postgres://USER:PASSWORD@HOST/DATABASE, or set PGPASSWORD"
            .into(),
        (Some("28000"), _) => "it does not let this user in: check the user in the address, and pg_hba.conf".into(),
        (Some("3D000"), _) => format!(
            "there is no such database: make it with `createdb {}`",
            options.get_database().unwrap_or("carillon")
        ),
        (Some("57P03"), _) => "it is starting or stopping: try again in a moment".into(),
        (Some(_), error) => format!("it refuses: {error}"),
        (None, sqlx::Error::PoolTimedOut) => {
            "it does not answer: check the host and the port in the address, and whether it runs there".into()
        }
        (None, sqlx::Error::Io(error)) => format!(
            "{error}: check the host and the port in the address, and whether it runs there"
        ),
        (None, sqlx::Error::Tls(error)) => format!(
            "{error}: this Carillon speaks no TLS to its database; put them on one machine or a private network"
        ),
        (None, error) => error.to_string(),
    };
    let place = match options.get_socket() {
        Some(folder) => folder.display().to_string(),
        None => format!("{}:{}", options.get_host(), options.get_port()),
    };
    StartError::Unreachable { place, what }
}

fn query(statement: &Statement) -> sqlx::query::Query<'_, Dialect, PgArguments> {
    let mut query = sqlx::query(statement.sql);
    for value in &statement.values {
        query = match value {
            Value::Text(text) => query.bind(text.as_deref()),
            Value::Number(number) => query.bind(*number),
        };
    }
    query
}

fn read_rows(rows: &[PgRow]) -> Result<Vec<Row>, Error> {
    let Some(first) = rows.first() else { return Ok(Vec::new()) };
    let names: Arc<[String]> =
        first.columns().iter().map(|column| column.name().to_string()).collect();
    let read = |row: &PgRow| -> Result<Row, sqlx::Error> {
        let value = |n: usize| {
            let is_number = row.column(n).type_info().name() == "INT8";
            Ok(match is_number {
                true => Value::Number(row.try_get(n)?),
                false => Value::Text(row.try_get(n)?),
            })
        };
        let values = (0..names.len()).map(value).collect::<Result<_, sqlx::Error>>()?;
        Ok(Row { names: names.clone(), values })
    };
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

/// Runs all steps of the migration in one transaction. Other nodes wait for its end.
async fn migrate(database: &mut PgConnection) -> Result<(), StartError> {
    let mut transaction = database.begin().await?;
    // A migration has no time limit.
    transaction.execute("SET LOCAL statement_timeout = 0").await?;
    transaction.execute("SET LOCAL lock_timeout = 0").await?;
    let lock = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(SCHEMA_LOCK);
    lock.execute(&mut *transaction).await?;
    transaction
        .execute("CREATE TABLE IF NOT EXISTS carillon_schema (number BIGINT NOT NULL)")
        .await?;
    let known = sqlx::query("SELECT number FROM carillon_schema");
    let known = known.fetch_optional(&mut *transaction).await?;
    let theirs = known.map(|row| row.try_get(0)).transpose()?.unwrap_or(0);
    for (number, step) in steps_from(theirs)? {
        transaction.execute(sqlx::raw_sql(&for_postgres(step))).await?;
        transaction.execute("DELETE FROM carillon_schema").await?;
        let now = sqlx::query("INSERT INTO carillon_schema VALUES ($1)").bind(number);
        now.execute(&mut *transaction).await?;
    }
    Ok(transaction.commit().await?)
}
