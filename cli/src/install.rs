//! `carillon completions` and `carillon man`: what a package puts beside the program, made from the help of its commands.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap_complete::Shell;

use crate::failure::Failure;
use crate::paint;

/// Print what lets a shell complete the commands and their options
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon completions bash > /usr/share/bash-completion/completions/carillon
  carillon completions zsh > /usr/share/zsh/site-functions/_carillon
  carillon completions fish > ~/.config/fish/completions/carillon.fish")]
pub struct CompletionsArgs {
    /// Which shell
    shell: Shell,
}

/// Write the manual: a page for each command
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon man /usr/local/share/man/man1
  carillon man pages && man pages/carillon-play.1")]
pub struct ManArgs {
    /// The folder for its pages; those of another version there are replaced
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

pub fn completions(args: CompletionsArgs, mut command: clap::Command) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "carillon", &mut script);
    Ok(paint::out().write_all(&script)?)
}

pub fn man(args: ManArgs, command: clap::Command) -> Result<(), Failure> {
    let folder = &args.folder;
    fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(command, folder))
        .map_err(|error| Failure::Failed(format!("{}: {error}", folder.display())))
}
