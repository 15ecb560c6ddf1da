//! The data folder. Only one server uses it at a time, only its owner can read it, and a damaged database is
//! reported before anything is lost.

use std::fs::{self, File, OpenOptions};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};

use super::sql::steps_from;
use crate::StartError;

/// A data folder that this process has locked: no other server can open it until it is [freed](Folder::free),
/// or this process ends.
#[derive(Clone)]
pub struct Folder {
    path: PathBuf,
    lock: Arc<File>,
}

impl Folder {
    /// Creates the folder if necessary, readable for its owner alone, and locks it. An existing folder with
    /// other contents keeps its permissions, but the files of the database are private in any case.
    pub fn hold(path: &Path) -> Result<Folder, StartError> {
        make(path).map_err(|cause| StartError::Folder { path: path.into(), cause })?;
        let lock = private(&path.join("carillon.lock"))
            .map_err(|cause| StartError::Folder { path: path.into(), cause })?;
        match lock.try_lock() {
            Ok(()) => Ok(Folder { path: path.into(), lock: Arc::new(lock) }),
            Err(fs::TryLockError::WouldBlock) => Err(StartError::Held(path.into())),
            Err(fs::TryLockError::Error(cause)) => {
                Err(StartError::Folder { path: path.into(), cause })
            }
        }
    }

    /// Returns the path of the folder's database, which is created if there is none. Only its owner may read
    /// the file.
    pub fn database(&self) -> Result<PathBuf, StartError> {
        let file = database_in(&self.path);
        private(&file).map_err(|cause| StartError::Folder { path: file.clone(), cause })?;
        Ok(file)
    }

    /// Returns the size of the files in the folder, in bytes.
    pub fn size(&self) -> u64 {
        let Ok(files) = fs::read_dir(&self.path) else { return 0 };
        let sizes = files.filter_map(|file| Some(file.ok()?.metadata().ok()?.len()));
        sizes.sum()
    }

    /// Unlocks the folder for other servers.
    pub fn free(&self) {
        if let Err(error) = self.lock.unlock() {
            tracing::warn!(%error, "the data folder stays held until this process ends");
        }
    }
}

/// Returns the path of the database in a folder.
pub fn database_in(folder: &Path) -> PathBuf {
    folder.join("carillon.sqlite")
}

/// Reads the whole file once, and returns an error if it is damaged. Without this check, SQLite would notice
/// damage, such as a torn page, only on reading that page, perhaps in the middle of a game.
pub async fn check(file: &Path, database: &mut SqliteConnection) -> Result<(), StartError> {
    let damaged = |what: String| StartError::Damaged { path: file.into(), what };
    let found = sqlx::query("PRAGMA quick_check(1)").fetch_one(database).await;
    let found: String =
        found.and_then(|row| row.try_get(0)).map_err(|error| damaged(error.to_string()))?;
    if found == "ok" { Ok(()) } else { Err(damaged(found)) }
}

/// Copies the database of a folder to a new file. A server may be using the folder. The file gets its name
/// only when it is complete.
pub async fn backup(folder: &Path, to: &Path) -> Result<(), StartError> {
    let from = database_in(folder);
    if !from.exists() {
        return Err(cant_use(folder, ErrorKind::NotFound, "no tables are kept there"));
    }
    if to.exists() {
        return Err(StartError::Exists(to.into()));
    }
    let mut database = SqliteConnectOptions::new().filename(&from).connect().await?;
    check(&from, &mut database).await?;
    let part = beside(to, ".part");
    let failed = |cause| StartError::Folder { path: to.into(), cause };
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

/// Replaces a folder's database with a copy. Keeps the old database beside it, and returns its new name. If a
/// step fails, the tables stay as they were.
pub async fn restore(folder: &Path, from: &Path) -> Result<Option<PathBuf>, StartError> {
    check_copy(from).await?;
    let held = Folder::hold(folder)?;
    let file = database_in(folder);
    let part = beside(&file, ".part");
    let failed = |cause| StartError::Folder { path: folder.into(), cause };
    copy_to(&part, from).map_err(|cause| {
        let _ = fs::remove_file(&part);
        failed(cause)
    })?;
    let kept =
        file.exists().then(|| folder.join(format!("carillon-{}.sqlite", crate::clock::now())));
    if let Some(kept) = &kept {
        private(&file).map_err(failed)?;
        // The old file is kept by a hard link if the file system supports it, so that the database exists at
        // every moment.
        fs::hard_link(&file, kept).or_else(|_| fs::rename(&file, kept)).map_err(failed)?;
        // These logs of the old database may hold changes that its file does not have yet.
        for log in ["-wal", "-shm"] {
            match fs::rename(beside(&file, log), beside(kept, log)) {
                // There may be no logs, or a server that has just stopped is removing them.
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                done => done.map_err(failed)?,
            }
        }
    }
    fs::rename(&part, &file).map_err(failed)?;
    // The result is ignored, since not every system can sync a folder.
    let _ = sync(folder);
    held.free();
    Ok(kept)
}

/// Returns an error unless the file contains tables that can be read.
async fn check_copy(file: &Path) -> Result<(), StartError> {
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

fn cant_use(path: &Path, kind: ErrorKind, what: &str) -> StartError {
    StartError::Folder { path: path.into(), cause: std::io::Error::new(kind, what) }
}

/// Copies a file to a new one that only its owner may read, and syncs the copy to disk.
fn copy_to(to: &Path, from: &Path) -> std::io::Result<()> {
    let mut copy = private(to)?;
    copy.set_len(0)?;
    std::io::copy(&mut File::open(from)?, &mut copy)?;
    copy.sync_all()
}

/// Syncs a file, or the entries of a folder, to disk.
fn sync(path: &Path) -> std::io::Result<()> {
    File::open(path)?.sync_all()
}

/// Returns the name of a file with an ending added.
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

/// Opens a file that only its owner may read and write. Creates the file if necessary.
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

/// Returns the version of a database's schema, if this program can read that version.
pub async fn schema_of(database: &mut SqliteConnection) -> Result<i64, StartError> {
    let theirs = sqlx::query("PRAGMA user_version").fetch_one(&mut *database).await?.try_get(0)?;
    steps_from(theirs).map(|_| theirs)
}
