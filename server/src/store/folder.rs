//! The folder that tables are kept in: one server at a time, nobody else reads
//! it, and a damaged database is told before anything is lost.

use std::fs::{self, File, OpenOptions};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};

use crate::Error;

/// A data folder that this process holds: no other server can open it until it
/// is [freed](Folder::free), or this process is gone.
#[derive(Clone)]
pub struct Folder {
    path: PathBuf,
    lock: Arc<File>,
}

impl Folder {
    /// Makes the folder if need be, for its owner alone, and takes hold of it.
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

/// Copies the database of a folder to a new file, whether it is being served or not.
pub async fn backup(folder: &Path, to: &Path) -> Result<(), Error> {
    let from = database_in(folder);
    if !from.exists() {
        return Err(Error::Folder {
            path: folder.into(),
            cause: std::io::Error::new(std::io::ErrorKind::NotFound, "no tables are kept there"),
        });
    }
    if to.exists() {
        return Err(Error::Exists(to.into()));
    }
    let mut database = SqliteConnectOptions::new().filename(&from).connect().await?;
    check(&from, &mut database).await?;
    private(to).map_err(|cause| Error::Folder { path: to.into(), cause })?;
    let copied = sqlx::query("VACUUM INTO ?")
        .bind(to.to_string_lossy().into_owned())
        .execute(&mut database)
        .await;
    let _ = database.close().await;
    copied.map(|_| ()).map_err(|error| {
        let _ = fs::remove_file(to);
        Error::Damaged { path: from, what: error.to_string() }
    })
}

/// Puts a copy in the place of a folder's database. What was there is kept
/// beside it, and its new name is returned.
pub async fn restore(folder: &Path, from: &Path) -> Result<Option<PathBuf>, Error> {
    let options = SqliteConnectOptions::new().filename(from).read_only(true);
    let mut copy = options
        .connect()
        .await
        .map_err(|error| Error::Damaged { path: from.into(), what: error.to_string() })?;
    check(from, &mut copy).await?;
    super::sqlite::schema_of(&mut copy).await?;
    let _ = copy.close().await;

    let held = Folder::hold(folder)?;
    let file = database_in(folder);
    let failed = |cause| Error::Folder { path: folder.into(), cause };
    let kept =
        file.exists().then(|| folder.join(format!("carillon-{}.sqlite", crate::clock::now())));
    if let Some(kept) = &kept {
        // The logs beside it may hold what has not come into it yet.
        for part in ["", "-wal", "-shm"] {
            let named = |path: &Path| PathBuf::from(format!("{}{part}", path.display()));
            match fs::rename(named(&file), named(kept)) {
                // There may be none, or a server that has just stopped is still putting them away.
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                done => done.map_err(failed)?,
            }
        }
    }
    private(&file).map_err(failed)?;
    fs::copy(from, &file).map_err(failed)?;
    File::open(&file).and_then(|file| file.sync_all()).map_err(failed)?;
    held.free();
    Ok(kept)
}

#[cfg(unix)]
fn make(folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
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
