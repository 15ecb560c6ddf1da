//! The `carillon` command line.
//!
//! The command line is a library, so that a program with other games can have the same commands.

mod say;
mod run;
mod play;
mod commands;

use std::process::ExitCode;

use clap::{CommandFactory, Parser};
use shelf::Shelf;

use commands::CliCommand;
use say::failure::Failure;

/// Play board wargames of the French & Indian War, in the browser or in the terminal.
#[derive(Parser)]
#[command(
    name = "carillon",
    version = env!("CARILLON_VERSION"),
    max_term_width = 100,
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  carillon                                   serve the board at http://127.0.0.1:1757/ and open it
  carillon --no-open                         serve the board without opening the browser
  carillon play GAME --side french          play in the terminal
  carillon sim GAME --games 200 --french thumb --british random
  carillon COMMAND --help                    the options of a command, with examples

Pages named in the help, such as cli/ENGINE.md, come with the source; a package or an image of
the program has them in /usr/share/doc/carillon."
)]
struct Cli {
    #[command(subcommand)]
    command: Option<CliCommand>,
    /// The options of `serve`, which is the default command.
    #[command(flatten)]
    serve: commands::serve::Args,
}

/// Runs the command given by this process's arguments, with the games of a shelf.
pub fn run(shelf: Shelf) -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Requests for the help and the version arrive here as errors too. A failure to print, as into a
            // closed pipe, is ignored.
            let _ = error.print();
            return ExitCode::from(error.exit_code() as u8);
        }
    };
    let command = cli.command.unwrap_or(CliCommand::Serve(cli.serve));
    command.run(shelf, Cli::command()).map_or_else(Failure::report, |()| ExitCode::SUCCESS)
}
