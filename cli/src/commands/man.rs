//! `carillon man`: the manual pages, made from the help of the commands.

use std::fs;
use std::path::PathBuf;

use crate::say::failure::Failure;

/// Write the manual pages, one for each command
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon man /usr/local/share/man/man1
  carillon man pages && man pages/carillon-play.1")]
pub struct Args {
    /// The folder for the pages; pages of another version in it are replaced
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

pub fn run(args: Args, command: clap::Command) -> Result<(), Failure> {
    let folder = &args.folder;
    fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(command, folder))
        .map_err(|error| Failure::Failed(format!("{}: {error}", folder.display())))
}
