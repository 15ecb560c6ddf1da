//! The commands, one file each.

pub mod serve;
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
pub enum Command {
    Serve(serve::Args),
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

impl Command {
    /// Runs the command with the games of that shelf. `whole` is the definition of the whole command line.
    pub fn run(self, shelf: Shelf, whole: clap::Command) -> Result<(), Failure> {
        match self {
            Command::Serve(args) => serve::run(args, Arc::new(shelf)),
            Command::Play(args) => play::run(args, &shelf),
            Command::Sim(args) => sim::run(args, &shelf),
            Command::Match(args) => r#match::run(args, &shelf),
            Command::Soundness(args) => soundness::run(args, &shelf),
            Command::Bench(args) => bench::run(args, &shelf),
            Command::Engine(args) => engine::run(args, &shelf),
            Command::Games(args) => games::run(args, &shelf),
            Command::Case(args) => case::run(args, &shelf),
            Command::Odds(args) => odds::run(args, &shelf),
            Command::Replay(args) => replay::run(args, &shelf),
            Command::Analyse(args) => analyse::run(args, &shelf),
            Command::Export(args) => export::run(args, &shelf),
            Command::Verify(args) => verify::run(args, &shelf),
            Command::Rules(args) => rules::run(args, &shelf),
            Command::Texts(args) => texts::run(args, &shelf),
            Command::Backup(args) => backup::run(args),
            Command::Restore(args) => restore::run(args),
            Command::Completions(args) => completions::run(args, whole),
            Command::Man(args) => man::run(args, whole),
        }
    }
}
