//! The `carillon` binary: everything around the table, from the command line.

mod failure;
mod paint;
mod text;
mod shelf;
mod dice;
mod board;
mod serve;
mod play;
mod sim;
mod bench;
mod case;
mod replay;
mod verify;
mod rules;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::Failure;

/// Plays the French & Indian War: a board in the browser, opponents, records, rules.
#[derive(Parser)]
#[command(
    name = "carillon",
    version,
    max_term_width = 100,
    after_help = "\
Examples:
  carillon                                   serve the board at http://127.0.0.1:1757/
  carillon play struggle --side french       play in the terminal
  carillon sim struggle --games 200 --french thumb --british random
  carillon COMMAND --help                    what a command takes, with examples"
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Sim(sim::Args),
    Bench(bench::Args),
    Case(case::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Rules(rules::Args),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version come this way too; a closed pipe is nobody's fault.
            let _ = error.print();
            return ExitCode::from(error.exit_code() as u8);
        }
    };
    let done = match cli.command.unwrap_or(Command::Serve(serve::Args::default())) {
        Command::Serve(args) => serve::run(args),
        Command::Play(args) => play::run(args),
        Command::Sim(args) => sim::run(args),
        Command::Bench(args) => bench::run(args),
        Command::Case(args) => case::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Verify(args) => verify::run(args),
        Command::Rules(args) => rules::run(args),
    };
    done.map_or_else(Failure::report, |()| ExitCode::SUCCESS)
}
