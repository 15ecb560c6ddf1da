//! `carillon completions`: shell completions, generated from the command line.

use std::io::Write;

use clap_complete::Shell;

use crate::say::failure::Failure;
use crate::say::paint;

/// Print shell completions for the commands and their options
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon completions bash > /usr/share/bash-completion/completions/carillon
  carillon completions zsh > /usr/share/zsh/site-functions/_carillon
  carillon completions fish > ~/.config/fish/completions/carillon.fish")]
pub struct Args {
    /// Shell to complete for
    shell: Shell,
}

pub fn run(args: Args, mut command: clap::Command) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "carillon", &mut script);
    Ok(paint::out().write_all(&script)?)
}
