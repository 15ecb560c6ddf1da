//! The folder of the tables, and jobs on the tables that need no server.

use std::future::Future;
use std::path::PathBuf;

use crate::say::failure::Failure;

/// Returns the given folder, or the user's data folder.
pub fn folder(given: Option<PathBuf>) -> Result<PathBuf, Failure> {
    given.or_else(own).ok_or_else(|| {
        Failure::Usage("this user has no data folder; give one with --data DIR".into())
    })
}

/// Returns the folder of this program's data, within the folder in which the system keeps the user's data.
fn own() -> Option<PathBuf> {
    let variable =
        |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    if cfg!(windows) {
        return variable("APPDATA").map(|folder| folder.join("carillon").join("data"));
    }
    let home = std::env::home_dir().filter(|home| home.is_absolute());
    let data = match cfg!(target_os = "macos") {
        true => home.map(|home| home.join("Library/Application Support")),
        false => variable("XDG_DATA_HOME").or_else(|| home.map(|home| home.join(".local/share"))),
    };
    data.map(|data| data.join("carillon"))
}

/// Runs a job on the tables to its end.
pub fn wait_for<T>(job: impl Future<Output = Result<T, server::StartError>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::Failed(format!("the system gives no threads: {error}")))?;
    Ok(runtime.block_on(job)?)
}
