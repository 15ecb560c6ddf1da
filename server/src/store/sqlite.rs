//! SQLite in WAL mode with full sync. One connection writes; jobs that arrive at the same time are synced to
//! disk together.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{
    Column, ConnectOptions, Connection, Executor, Row as _, Sqlite as Dialect, SqliteConnection,
    SqlitePool, TypeInfo, ValueRef,
};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::folder::{self, Folder, schema_of};
use super::sql::{Row, Statement, Value, steps_from};
use crate::{Error, StartError};

/// The database of a folder: one writer, several readers.
#[derive(Clone)]
pub struct Sqlite {
    jobs: mpsc::Sender<Job>,
    writer: Arc<Mutex<Option<Writer>>>,
    reader: SqlitePool,
    folder: Folder,
}

/// The task that writes, and the channel that makes it end.
struct Writer {
    end: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// Statements that are stored together or not at all.
struct Job {
    statements: Vec<Statement>,
    done: oneshot::Sender<Result<(), Error>>,
}

impl Sqlite {
    /// Opens the database in a folder that no other server holds, and brings its schema up to date.
    pub async fn open(data: &Path) -> Result<Sqlite, StartError> {
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
        let damaged = |error: sqlx::Error| StartError::Damaged {
            path: file.clone(),
            what: error.to_string(),
        };
        let mut writer = options.connect().await.map_err(damaged)?;
        folder::check(&file, &mut writer).await?;
        migrate(&mut writer).await?;
        let reader = SqlitePoolOptions::new()
            .min_connections(1)
            .max_connections(4)
            .connect_with(options.create_if_missing(false).read_only(true))
            .await?;
        let (jobs, queue) = mpsc::channel(1024);
        let (end, ended) = oneshot::channel();
        let writer = Writer { end, task: tokio::spawn(write(writer, queue, ended)) };
        let writer = Arc::new(Mutex::new(Some(writer)));
        Ok(Sqlite { jobs, writer, reader, folder })
    }

    /// Returns the size of the folder, in bytes.
    pub fn size(&self) -> u64 {
        self.folder.size()
    }

    /// Writes all pending jobs, and unlocks the folder. After that, a single database file contains all data.
    pub async fn close(&self) {
        self.reader.close().await;
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(Writer { end, task }) = writer {
            let _ = end.send(());
            if let Err(error) = task.await {
                tracing::error!(%error, "the writer has failed");
            }
        }
        self.folder.free();
    }

    /// Returns once all statements are on disk.
    pub async fn write(&self, statements: Vec<Statement>) -> Result<(), Error> {
        let gone = || Error::Store("the writer is gone".into());
        let (done, written) = oneshot::channel();
        self.jobs.send(Job { statements, done }).await.map_err(|_| gone())?;
        written.await.map_err(|_| gone())?
    }

    /// Returns the rows that each statement finds, all in one snapshot.
    pub async fn read(&self, statements: &[Statement]) -> Result<Vec<Vec<Row>>, Error> {
        if let [statement] = statements {
            return Ok(vec![read_rows(&query(statement).fetch_all(&self.reader).await?)?]);
        }
        let mut reader = self.reader.begin().await?;
        let mut found = Vec::with_capacity(statements.len());
        for statement in statements {
            let rows = query(statement).fetch_all(&mut *reader).await?;
            found.push(read_rows(&rows)?);
        }
        reader.commit().await?;
        Ok(found)
    }
}

/// Runs the writer. All waiting jobs are written in one transaction, and answered when that transaction is on
/// disk. When the writer ends, the write-ahead log is merged into the database file.
async fn write(
    mut writer: SqliteConnection,
    mut queue: mpsc::Receiver<Job>,
    mut ended: oneshot::Receiver<()>,
) {
    const TOGETHER: usize = 256;
    let mut jobs = Vec::new();
    loop {
        let waiting = tokio::select! {
            waiting = queue.recv_many(&mut jobs, TOGETHER) => waiting,
            _ = &mut ended, if !queue.is_closed() => {
                queue.close();
                continue;
            }
        };
        if waiting == 0 {
            break;
        }
        let written = write_together(&mut writer, &jobs).await;
        if let Err(cause) = &written {
            tracing::error!(%cause, "nothing was written");
            // The transaction may have been rolled back already.
            let _ = sqlx::query("ROLLBACK").execute(&mut writer).await;
        }
        let answers = match written {
            Ok(answers) => answers,
            Err(cause) => jobs.iter().map(|_| Err(Error::Store(cause.to_string()))).collect(),
        };
        for (job, answer) in jobs.drain(..).zip(answers) {
            // The caller may have left; the job is stored all the same.
            let _ = job.done.send(answer);
        }
    }
    let closed = async move {
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut writer).await?;
        writer.close().await
    };
    if let Err(error) = closed.await {
        tracing::warn!(%error, "the last of the tables is still in the log beside the database");
    }
}

/// Writes jobs in one transaction. If a job was overtaken by another writer, only that job is refused; any
/// other failure fails all jobs.
async fn write_together(
    writer: &mut SqliteConnection,
    jobs: &[Job],
) -> Result<Vec<Result<(), Error>>, sqlx::Error> {
    let mut answers = Vec::with_capacity(jobs.len());
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *writer).await?;
    for job in jobs {
        let several = 1 < job.statements.len();
        if several {
            sqlx::query("SAVEPOINT job").execute(&mut *writer).await?;
        }
        let mut answer = Ok(());
        for statement in &job.statements {
            match query(statement).execute(&mut *writer).await {
                Ok(done) if statement.changes_one && done.rows_affected() == 0 => {
                    answer = Err(Error::Overtaken);
                    break;
                }
                Ok(_) => {}
                Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                    answer = Err(Error::Overtaken);
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

fn query(statement: &Statement) -> sqlx::query::Query<'_, Dialect, SqliteArguments<'_>> {
    let mut query = sqlx::query(statement.sql);
    for value in &statement.values {
        query = match value {
            Value::Text(text) => query.bind(text.as_deref()),
            Value::Number(number) => query.bind(*number),
        };
    }
    query
}

fn read_rows(rows: &[SqliteRow]) -> Result<Vec<Row>, Error> {
    let Some(first) = rows.first() else { return Ok(Vec::new()) };
    let names: Arc<[String]> =
        first.columns().iter().map(|column| column.name().to_string()).collect();
    let read = |row: &SqliteRow| -> Result<Row, sqlx::Error> {
        let value = |n: usize| {
            let is_number = row.try_get_raw(n)?.type_info().name() == "INTEGER";
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

async fn migrate(writer: &mut SqliteConnection) -> Result<(), StartError> {
    let theirs = schema_of(writer).await?;
    for (number, step) in steps_from(theirs)? {
        let whole = format!("BEGIN IMMEDIATE;\n{step}\nPRAGMA user_version = {number};\nCOMMIT;");
        writer.execute(sqlx::raw_sql(&whole)).await?;
    }
    Ok(())
}
