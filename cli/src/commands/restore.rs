//! `carillon restore`: replaces all tables by those of a backup.

use std::path::PathBuf;

use crate::run::data;
use crate::say::failure::Failure;

/// Replace all tables with those of a backup; the server must not be running
///
/// The previous tables are kept in the same folder under another name.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon restore tables.sqlite
  carillon restore /mnt/copies/2026-11-15.sqlite --data /srv/carillon")]
pub struct Args {
    /// A file that `carillon backup` wrote
    file: PathBuf,
    /// The folder that holds the tables [default: carillon in the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

pub fn run(args: Args) -> Result<(), Failure> {
    let data = data::folder(args.data)?;
    let kept = data::wait_for(server::restore(&data, &args.file))?;
    println!("Restored the tables in {} from {}", data.display(), args.file.display());
    if let Some(kept) = kept {
        println!("The previous tables are kept as {}", kept.display());
    }
    Ok(())
}
