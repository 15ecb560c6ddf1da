//! The commands, one file each.

pub mod serve;
mod page;
mod play;
mod sim;
mod r#match;
mod soundness;
mod bench;
mod engine;
mod games;
mod case;
mod odds;
mod replay;
mod picture;
mod study;
mod puzzles;
mod analyse;
mod export;
mod verify;
mod rules;
mod texts;
mod backup;
mod restore;
mod completions;
mod man;

use std::sync::Arc;

use clap::Subcommand;
use shelf::Shelf;

use crate::say::failure::Failure;

#[derive(Subcommand)]
pub enum CliCommand {
    Serve(serve::Args),
    Page(page::Args),
    Play(play::Args),
    Sim(sim::Args),
    Match(r#match::Args),
    Soundness(soundness::Args),
    Bench(bench::Args),
    Engine(engine::Args),
    Games(games::Args),
    Case(case::Args),
    Odds(odds::Args),
    Replay(replay::Args),
    Picture(picture::Args),
    Study(study::Args),
    Puzzles(puzzles::Args),
    Analyse(analyse::Args),
    Export(export::Args),
    Verify(verify::Args),
    Rules(rules::Args),
    Texts(texts::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Completions(completions::Args),
    Man(man::Args),
}

impl CliCommand {
    /// Runs the command with the games of a shelf. `whole` is the definition of the whole command line.
    pub fn run(self, shelf: Shelf, whole: clap::Command) -> Result<(), Failure> {
        match self {
            CliCommand::Serve(args) => serve::run(args, Arc::new(shelf)),
            CliCommand::Page(args) => page::run(args, &shelf),
            CliCommand::Play(args) => play::run(args, &shelf),
            CliCommand::Sim(args) => sim::run(args, &shelf),
            CliCommand::Match(args) => r#match::run(args, &shelf),
            CliCommand::Soundness(args) => soundness::run(args, &shelf),
            CliCommand::Bench(args) => bench::run(args, &shelf),
            CliCommand::Engine(args) => engine::run(args, &shelf),
            CliCommand::Games(args) => games::run(args, &shelf),
            CliCommand::Case(args) => case::run(args, &shelf),
            CliCommand::Odds(args) => odds::run(args, &shelf),
            CliCommand::Replay(args) => replay::run(args, &shelf),
            CliCommand::Picture(args) => picture::run(args, &shelf),
            CliCommand::Study(args) => study::run(args, &shelf),
            CliCommand::Puzzles(args) => puzzles::run(args, &shelf),
            CliCommand::Analyse(args) => analyse::run(args, &shelf),
            CliCommand::Export(args) => export::run(args, &shelf),
            CliCommand::Verify(args) => verify::run(args, &shelf),
            CliCommand::Rules(args) => rules::run(args, &shelf),
            CliCommand::Texts(args) => texts::run(args, &shelf),
            CliCommand::Backup(args) => backup::run(args),
            CliCommand::Restore(args) => restore::run(args),
            CliCommand::Completions(args) => completions::run(args, whole),
            CliCommand::Man(args) => man::run(args, whole),
        }
    }
}
