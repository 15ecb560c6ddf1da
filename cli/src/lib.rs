//! The `carillon` command: everything around the table, from the command line.
//!
//! It is a library so that a program with another shelf of games has the same commands.

mod failure;
mod paint;
mod french;
mod text;
mod setup;
mod program;
mod dice;
mod crew;
mod screen;
mod log;
mod serve;
mod kept;
mod hosted;
mod lines;
mod board;
mod backup;
mod play;
mod sim;
mod matches;
mod soundness;
mod bench;
mod lab;
mod case;
mod odds;
mod replay;
mod analyse;
mod export;
mod verify;
mod rules;
mod games;
mod texts;
mod install;
#[cfg(test)]
mod proofread;

use std::process::ExitCode;
use std::sync::Arc;

use clap::{CommandFactory, Parser, Subcommand};
use shelf::Shelf;

use failure::Failure;
pub use lab::words;

/// Plays the French & Indian War: a board in the browser, opponents, records, rules.
#[derive(Parser)]
#[command(
    name = "carillon",
    version,
    max_term_width = 100,
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  carillon                                   serve the board at http://127.0.0.1:1757/ and open it
  carillon --no-open                         the same, and leave the browser alone
  carillon play GAME --side french          play in the terminal
  carillon sim GAME --games 200 --french thumb --british random
  carillon COMMAND --help                    what a command takes, with examples"
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// Without a command the board is served.
    #[command(flatten)]
    serve: serve::Args,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Sim(sim::Args),
    Match(matches::Args),
    Soundness(soundness::Args),
    Bench(bench::Args),
    Engine(lab::Args),
    Games(games::Args),
    Case(case::Args),
    Odds(odds::Args),
    Replay(replay::Args),
    Analyse(analyse::Args),
    Export(export::Args),
    Verify(verify::Args),
    Rules(rules::Args),
    Texts(texts::Args),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Completions(install::CompletionsArgs),
    Man(install::ManArgs),
}

/// Does what the arguments of this process ask, with the games of that shelf.
pub fn run(shelf: Shelf) -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version come this way too; a closed pipe is nobody's fault.
            let _ = error.print();
            return ExitCode::from(error.exit_code() as u8);
        }
    };
    let done = match cli.command.unwrap_or(Command::Serve(cli.serve)) {
        Command::Serve(args) => serve::run(args, Arc::new(shelf)),
        Command::Play(args) => play::run(args, &shelf),
        Command::Sim(args) => sim::run(args, &shelf),
        Command::Match(args) => matches::run(args, &shelf),
        Command::Soundness(args) => soundness::run(args, &shelf),
        Command::Bench(args) => bench::run(args, &shelf),
        Command::Engine(args) => lab::run(args, &shelf),
        Command::Games(args) => games::run(args, &shelf),
        Command::Case(args) => case::run(args, &shelf),
        Command::Odds(args) => odds::run(args, &shelf),
        Command::Replay(args) => replay::run(args, &shelf),
        Command::Analyse(args) => analyse::run(args, &shelf),
        Command::Export(args) => export::run(args, &shelf),
        Command::Verify(args) => verify::run(args, &shelf),
        Command::Rules(args) => rules::run(args, &shelf),
        Command::Texts(args) => texts::run(args, &shelf),
        Command::Backup(args) => backup::backup(args),
        Command::Restore(args) => backup::restore(args),
        Command::Completions(args) => install::completions(args, Cli::command()),
        Command::Man(args) => install::man(args, Cli::command()),
    };
    done.map_or_else(Failure::report, |()| ExitCode::SUCCESS)
}
