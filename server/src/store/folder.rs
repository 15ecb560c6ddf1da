//! The folder that tables are kept in: one server at a time, nobody else reads
//! it, and a damaged database is told before anything is lost.

use std::fs::{self, File, OpenOptions};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};

use super::sql::steps_from;
use crate::Error;

/// A data folder that this process holds: no other server can open it until it
/// is [freed](Folder::free), or this process is gone.
#[derive(Clone)]
pub struct Folder {
    path: PathBuf,
    lock: Arc<File>,
}

impl Folder {
    /// Makes the folder if need be, for its owner alone, and takes hold of it. One that was there and
    /// holds something else too stays open to whom it was; what is kept in it is not.
    pub fn hold(path: &Path) -> Result<Folder, Error> {
        make(path).map_err(|cause| Error::Folder { path: path.into(), cause })?;
        let lock = private(&path.join("carillon.lock"))
            .map_err(|cause| Error::Folder { path: path.into(), cause })?;
        match lock.try_lock() {
            Ok(()) => Ok(Folder { path: path.into(), lock: Arc::new(lock) }),
            Err(fs::TryLockError::WouldBlock) => Err(Error::Held(path.into())),
            Err(fs::TryLockError::Error(cause)) => Err(Error::Folder { path: path.into(), cause }),
        }
    }

    /// The database in it, which is made if there is none; its owner alone may read it.
    pub fn database(&self) -> Result<PathBuf, Error> {
        let file = database_in(&self.path);
        private(&file).map_err(|cause| Error::Folder { path: file.clone(), cause })?;
        Ok(file)
    }

    /// Bytes of the files in it.
    pub fn size(&self) -> u64 {
        let Ok(files) = fs::read_dir(&self.path) else { return 0 };
        let sizes = files.filter_map(|file| Some(file.ok()?.metadata().ok()?.len()));
        sizes.sum()
    }

    /// Lets another server have it.
    pub fn free(&self) {
        if let Err(error) = self.lock.unlock() {
            tracing::warn!(%error, "the data folder stays held until this process ends");
        }
    }
}

/// Where the database of that folder is.
pub fn database_in(folder: &Path) -> PathBuf {
    folder.join("carillon.sqlite")
}

/// Reads the whole file once and says what is wrong with it. What SQLite finds
/// by reading, such as a torn page, it would find one day in the middle of a game.
pub async fn check(file: &Path, database: &mut SqliteConnection) -> Result<(), Error> {
    let damaged = |what: String| Error::Damaged { path: file.into(), what };
    let found = sqlx::query("PRAGMA quick_check(1)").fetch_one(database).await;
    let found: String =
        found.and_then(|row| row.try_get(0)).map_err(|error| damaged(error.to_string()))?;
    if found == "ok" { Ok(()) } else { Err(damaged(found)) }
}

/// Copies the database of a folder to a new file, whether it is being served or not. The
/// file has its name only when it is whole.
pub async fn backup(folder: &Path, to: &Path) -> Result<(), Error> {
    let from = database_in(folder);
    if !from.exists() {
        return Err(cant_use(folder, ErrorKind::NotFound, "no tables are kept there"));
    }
    if to.exists() {
        return Err(Error::Exists(to.into()));
    }
    let mut database = SqliteConnectOptions::new().filename(&from).connect().await?;
    check(&from, &mut database).await?;
    let part = beside(to, ".part");
    let failed = |cause| Error::Folder { path: to.into(), cause };
    private(&part).and_then(|file| file.set_len(0)).map_err(failed)?;
    let copied = sqlx::query("VACUUM INTO ?")
        .bind(part.to_string_lossy().into_owned())
        .execute(&mut database)
        .await;
    let _ = database.close().await;
    let named = match copied {
        Ok(_) => sync(&part).and_then(|()| fs::rename(&part, to)),
        Err(error) => Err(std::io::Error::other(error.to_string())),
    };
    named.map_err(|cause| {
        let _ = fs::remove_file(&part);
        failed(cause)
    })
}

/// Puts a copy in the place of a folder's database. What was there is kept
/// beside it, and its new name is returned. What fails on the way leaves the tables as they are.
pub async fn restore(folder: &Path, from: &Path) -> Result<Option<PathBuf>, Error> {
    check_copy(from).await?;
    let held = Folder::hold(folder)?;
    let file = database_in(folder);
    let part = beside(&file, ".part");
    let failed = |cause| Error::Folder { path: folder.into(), cause };
    copy_to(&part, from).map_err(|cause| {
        let _ = fs::remove_file(&part);
        failed(cause)
    })?;
    let kept =
        file.exists().then(|| folder.join(format!("carillon-{}.sqlite", crate::clock::now())));
    if let Some(kept) = &kept {
        private(&file).map_err(failed)?;
        // A second name, where the disk has such: so there is always a database.
        fs::hard_link(&file, kept).or_else(|_| fs::rename(&file, kept)).map_err(failed)?;
        // The logs beside it may hold what has not come into it yet.
        for log in ["-wal", "-shm"] {
            match fs::rename(beside(&file, log), beside(kept, log)) {
                // There may be none, or a server that has just stopped is still putting them away.
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                done => done.map_err(failed)?,
            }
        }
    }
    fs::rename(&part, &file).map_err(failed)?;
    // Not every system can do so with a folder.
    let _ = sync(folder);
    held.free();
    Ok(kept)
}

/// Are there tables in that file, and can they be read?
async fn check_copy(file: &Path) -> Result<(), Error> {
    if !file.exists() {
        return Err(cant_use(file, ErrorKind::NotFound, "there is no such file"));
    }
    let none = "it is no copy that `carillon backup` wrote";
    let unread =
        |error: sqlx::Error| cant_use(file, ErrorKind::InvalidData, &format!("{none} ({error})"));
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    let mut copy = options.connect().await.map_err(unread)?;
    let found = sqlx::query("PRAGMA quick_check(1)").fetch_one(&mut copy).await;
    let found: String = found.and_then(|row| row.try_get(0)).map_err(unread)?;
    if found != "ok" {
        return Err(cant_use(file, ErrorKind::InvalidData, &format!("it is damaged: {found}")));
    }
    let tables =
        sqlx::query("SELECT name FROM sqlite_schema WHERE type = 'table' AND name = 'tables'");
    let tables = tables.fetch_optional(&mut copy).await.map_err(unread)?;
    if schema_of(&mut copy).await? == 0 || tables.is_none() {
        return Err(cant_use(file, ErrorKind::InvalidData, none));
    }
    let _ = copy.close().await;
    Ok(())
}

fn cant_use(path: &Path, kind: ErrorKind, what: &str) -> Error {
    Error::Folder { path: path.into(), cause: std::io::Error::new(kind, what) }
}

/// The same content in a file that its owner alone may read; it is on the disk then.
fn copy_to(to: &Path, from: &Path) -> std::io::Result<()> {
    let mut copy = private(to)?;
    copy.set_len(0)?;
    std::io::copy(&mut File::open(from)?, &mut copy)?;
    copy.sync_all()
}

/// Puts a file, or the names in a folder, on the disk.
fn sync(path: &Path) -> std::io::Result<()> {
    File::open(path)?.sync_all()
}

/// The name of what lies beside a file.
fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

#[cfg(unix)]
fn make(folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
    fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
    let ours = |file: std::io::Result<fs::DirEntry>| {
        file.is_ok_and(|file| file.file_name().to_string_lossy().starts_with("carillon"))
    };
    if fs::read_dir(folder)?.all(ours) {
        fs::set_permissions(folder, fs::Permissions::from_mode(0o700))?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn make(folder: &Path) -> std::io::Result<()> {
    fs::create_dir_all(folder)
}

/// Opens a file, made if need be, that its owner alone may read and write.
#[cfg(unix)]
fn private(file: &Path) -> std::io::Result<File> {
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    let opened = OpenOptions::new()
        .create(true)
        .truncate(false)
        .read(true)
        .write(true)
        .mode(0o600)
        .open(file)?;
    opened.set_permissions(fs::Permissions::from_mode(0o600))?;
    Ok(opened)
}

#[cfg(not(unix))]
fn private(file: &Path) -> std::io::Result<File> {
    OpenOptions::new().create(true).truncate(false).read(true).write(true).open(file)
}

/// The schema of a database, if this program can read it.
pub async fn schema_of(database: &mut SqliteConnection) -> Result<i64, Error> {
    let theirs = sqlx::query("PRAGMA user_version").fetch_one(&mut *database).await?.try_get(0)?;
    steps_from(theirs).map(|_| theirs)
}
