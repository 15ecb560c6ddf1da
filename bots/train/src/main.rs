//! Makes what bots have learnt (`bots/nets`): plays games, trains nets on them, tells how well a net judges, and
//! learns policies by playing.

#![expect(
    clippy::disallowed_methods,
    reason = "what is made here is rounded, and then the same everywhere"
)]

mod data;
mod selfplay;
mod loss;
mod fit;
mod learn;

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;

use bots::learnt::{Corrections, sample_corrections};
use bots::minds::{BayonetsMind, StruggleMind, WildernessMind};
use bots::net::{Encode, Net, first_values, layout_hash};
use bots::{Budget, Level, Mind};
use clap::{Parser, Subcommand};
use engine::Game;

use data::{Data, Position};
use fit::Fit;
use learn::Learning;
use loss::{log_loss, scaled};
use selfplay::Games;

#[derive(Parser)]
#[command(about = "Makes the nets that judge and the policies that were learnt")]
struct Args {
    #[command(subcommand)]
    command: Command,
    /// How many threads [default: one a core]
    #[arg(long, global = true, value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
}

#[derive(Subcommand)]
enum Command {
    /// Make the net of a game anew, from nothing
    Make {
        game: String,
        #[command(flatten)]
        play: Play,
        #[command(flatten)]
        learn: Learn,
        /// Where to write it [default: bots/nets/GAME.net]
        #[arg(long)]
        net: Option<PathBuf>,
    },
    /// Play games and write their quiet moments to a file
    Selfplay {
        game: String,
        file: PathBuf,
        #[command(flatten)]
        play: Play,
    },
    /// Train a net on such files
    Fit {
        game: String,
        net: PathBuf,
        #[arg(required = true)]
        files: Vec<PathBuf>,
        #[command(flatten)]
        learn: Learn,
    },
    /// Make the learnt policy of a game anew, from nothing; its net judges what came of each choice
    Learn {
        game: String,
        #[command(flatten)]
        which: Which,
        /// How much the policy changes at first
        #[arg(long, default_value_t = 1.5)]
        rate: f32,
        /// How much of what came later counts for a choice, from 0 to 1
        #[arg(long, default_value_t = 0.8)]
        later: f32,
        /// Where to write it [default: bots/nets/GAME.policy]
        #[arg(long)]
        policy: Option<PathBuf>,
    },
    /// Compare a net with the hand-written judge on such a file
    Gauge { game: String, net: PathBuf, file: PathBuf },
}

/// Which games are played.
#[derive(clap::Args)]
struct Which {
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The only scenario [default: all of them]
    #[arg(long)]
    scenario: Option<String>,
}

#[derive(clap::Args)]
struct Play {
    #[command(flatten)]
    which: Which,
    /// Who plays both sides [default: the policy, which errs now and then]
    #[arg(long, value_parser = level)]
    level: Option<Level>,
    /// Play by the policy as it is written, without what was learnt
    #[arg(long, conflicts_with = "level")]
    written: bool,
}

/// A level whose games are the same every time.
fn level(text: &str) -> Result<Level, String> {
    let level: Level = text.parse()?;
    match level.budget() {
        Some(Budget::Time(_)) => Err("write a number of iterations and not a time".into()),
        _ => Ok(level),
    }
}

#[derive(clap::Args)]
struct Learn {
    #[arg(long, default_value_t = 12)]
    epochs: u32,
    /// How much weights change at first
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
}

fn main() -> Result<(), String> {
    let args = Args::parse();
    let (Command::Make { game, .. }
    | Command::Selfplay { game, .. }
    | Command::Fit { game, .. }
    | Command::Learn { game, .. }
    | Command::Gauge { game, .. }) = &args.command;
    match game.as_str() {
        "struggle" => run::<StruggleMind>(&args),
        "wilderness" => run::<WildernessMind>(&args),
        "bayonets" => run::<BayonetsMind>(&args),
        _ => Err(format!("no game is called {game:?}")),
    }
}

fn run<M: Mind>(args: &Args) -> Result<(), String> {
    let encoder = M::ENCODER.ok_or("that game has no encoder")?;
    let cores = || available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or_else(cores, usize::from);
    let games = |which: &Which, level: Option<&Level>, written: bool| -> Result<Games, String> {
        if let Some(scenario) = &which.scenario
            && !M::Game::facts().scenarios.contains(&scenario.as_str())
        {
            let known = M::Game::facts().scenarios.join(", ");
            return Err(format!("no scenario is called {scenario:?}; there is {known}"));
        }
        let Which { games, seed, scenario } = which;
        let (level, scenario) = (level.cloned(), scenario.clone());
        Ok(Games { games: *games, seed: *seed, threads, level, written, scenario })
    };
    let play = |play: &Play| games(&play.which, play.level.as_ref(), play.written);
    let fit = |learn: &Learn| Fit { epochs: learn.epochs, rate: learn.rate, seed: 1, threads };
    match &args.command {
        Command::Make { game, play: said, learn, net } => {
            let data = play(said)?.play::<M>(encoder);
            let default = Path::new("bots/nets").join(game).with_extension("net");
            let net = net.as_ref().unwrap_or(&default);
            write(net, &fit(learn).run(&data, encoder.layout()), encoder)
        }
        Command::Selfplay { file, play: said, .. } => {
            let data = play(said)?.play::<M>(encoder);
            let inputs = bots::net::size(encoder.layout());
            let (density, positions) = (data.density(), data.positions.len());
            eprintln!("{positions} positions, {density:.0} of {inputs} inputs set in one");
            data.write(file).map_err(|error| format!("{}: {error}", file.display()))
        }
        Command::Fit { net, files, learn, .. } => {
            let mut data = Data::new(layout_hash(encoder.layout()));
            for file in files {
                data.append(read(file, encoder)?);
            }
            write(net, &fit(learn).run(&data, encoder.layout()), encoder)
        }
        Command::Learn { game, which, rate, later, policy } => {
            let default = Path::new("bots/nets").join(game).with_extension("policy");
            let file = policy.as_ref().unwrap_or(&default);
            let learn = Learning { games: games(which, None, false)?, rate: *rate, later: *later };
            if M::net().is_none() {
                return Err(format!(
                    "the net of {game} can't be read: make it first (train make {game})"
                ));
            }
            write_corrections::<M>(file, &learn.run::<M>())
        }
        Command::Gauge { net, file, .. } => {
            let bytes = fs::read(net).map_err(|error| format!("{}: {error}", net.display()))?;
            let net = Net::read(&bytes, encoder.layout()).map_err(|error| error.to_string())?;
            gauge(&net, &read(file, encoder)?);
            Ok(())
        }
    }
}

fn read<G: Game>(file: &Path, encoder: &dyn Encode<G>) -> Result<Data, String> {
    let data = Data::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    if data.layout != layout_hash(encoder.layout()) {
        return Err(format!("{}: these are positions of another layout", file.display()));
    }
    Ok(data)
}

/// Writes the net, and beside it what it says of each scenario's beginning.
fn write<G: Game>(file: &Path, net: &Net, encoder: &dyn Encode<G>) -> Result<(), String> {
    let values = file.with_extension("values");
    fs::write(file, net.write())
        .and_then(|()| fs::write(values, first_values(encoder, net)))
        .map_err(|error| format!("{}: {error}", file.display()))
}

/// Writes what was learnt, and beside it what comes of it in a game of each scenario.
fn write_corrections<M: Mind>(file: &Path, corrections: &Corrections) -> Result<(), String> {
    let sample = file.with_extension("corrections");
    fs::write(file, corrections.write())
        .and_then(|()| fs::write(sample, sample_corrections::<M>(corrections)))
        .map_err(|error| format!("{}: {error}", file.display()))
}

/// Prints how well the net judges these positions, and the hand-written judge.
fn gauge(net: &Net, data: &Data) {
    let all: Vec<&Position> = data.positions.iter().collect();
    let mut games: Vec<u32> = all.iter().map(|it| it.game).collect();
    games.dedup();
    let mean = all.iter().map(|it| it.result).sum::<f32>() / all.len() as f32;
    println!("{} positions of {} games; French score {mean:.3}", all.len(), games.len());
    println!("  log-loss, as it is, and scaled by the factor that suits it best:");
    let show = |name: &str, says: &dyn Fn(&Position) -> f32| {
        let (loss, factor) = scaled(&all, says);
        println!("  {name:13} {:.4}   {loss:.4} ({factor:.2})", log_loss(&all, says));
    };
    show("their share", &|_| mean);
    show("hand-written", &|it| it.judged);
    show("net", &|it| net.french_wins(data.inputs(it)));
}
