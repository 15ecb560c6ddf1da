//! `carillon backup`: copies all tables to one file.

use std::path::PathBuf;

use crate::run::data;
use crate::say::failure::Failure;

/// Copy all tables to one file, whether or not the server is running
///
/// The file holds the secrets of unfinished games: protect it as you would
/// protect the server.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon backup tables.sqlite
  carillon backup /mnt/copies/2026-11-15.sqlite --data /srv/carillon")]
pub struct Args {
    /// The file to write, which must not exist
    file: PathBuf,
    /// The folder that holds the tables [default: carillon in the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

pub fn run(args: Args) -> Result<(), Failure> {
    let data = data::folder(args.data)?;
    data::wait_for(server::backup(&data, &args.file))?;
    println!("Copied the tables in {} to {}", data.display(), args.file.display());
    Ok(())
}
