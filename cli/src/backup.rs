//! `carillon backup` and `carillon restore`: all tables in one file, and back.

use std::future::Future;
use std::path::PathBuf;

use crate::failure::Failure;
use crate::serve::data_folder;

/// Copy all tables to one file, while the server runs or not
///
/// The file holds the secrets of the games that are not over: keep it as you
/// would keep the server.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon backup tables.sqlite
  carillon backup /mnt/copies/2026-11-15.sqlite --data /srv/carillon")]
pub struct BackupArgs {
    /// The file to write; it must not be there yet
    file: PathBuf,
    /// The folder that keeps the tables [default: carillon in the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Put a copy in the place of the tables; the server must not be running
///
/// What was there is kept beside it under another name.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon restore tables.sqlite
  carillon restore /mnt/copies/2026-11-15.sqlite --data /srv/carillon")]
pub struct RestoreArgs {
    /// A file that `carillon backup` wrote
    file: PathBuf,
    /// The folder that keeps the tables [default: carillon in the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

pub fn backup(args: BackupArgs) -> Result<(), Failure> {
    let data = data_folder(args.data)?;
    run(server::backup(&data, &args.file))?;
    println!("The tables of {} are copied to {}", data.display(), args.file.display());
    Ok(())
}

pub fn restore(args: RestoreArgs) -> Result<(), Failure> {
    let data = data_folder(args.data)?;
    let kept = run(server::restore(&data, &args.file))?;
    println!("The tables of {} are those of {} now", data.display(), args.file.display());
    if let Some(kept) = kept {
        println!("What was there before is kept as {}", kept.display());
    }
    Ok(())
}

fn run<T>(job: impl Future<Output = Result<T, server::Error>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::Failed(format!("the system gives no threads: {error}")))?;
    runtime.block_on(job).map_err(|error| Failure::Failed(error.to_string()))
}
