//! Trains the nets and policies of the bots (`minds/nets`). The program plays games, trains nets on them,
//! measures how well a net judges, and learns policies by playing.

mod data;
mod selfplay;
mod loss;
mod fit;
mod learn;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread::available_parallelism;
use std::{fs, io};

use bots::learnt::Corrections;
use bots::net::{Encode, Net, WrongNet, first_values, layout_hash};
use bots::{Budget, Level, Mind, NotALevel, sample_corrections};
use clap::{Parser, Subcommand};
use engine::Game;
use minds::{BayonetsMind, StruggleMind, WildernessMind};

use data::{Data, Sample};
use fit::Fit;
use learn::Learning;
use loss::{log_loss, scaled};
use selfplay::Games;

#[derive(Parser)]
#[command(about = "Makes the nets that judge and the policies that were learnt")]
struct Args {
    #[command(subcommand)]
    command: Command,
    /// Number of threads [default: one per core]
    #[arg(long, global = true, value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
}

#[derive(Subcommand)]
enum Command {
    /// Train a game's net from scratch
    Make {
        game: String,
        #[command(flatten)]
        play: Play,
        #[command(flatten)]
        learn: Learn,
        /// File to write [default: minds/nets/GAME.net]
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
    /// Train a net on files written by `selfplay`
    Fit {
        game: String,
        net: PathBuf,
        #[arg(required = true)]
        files: Vec<PathBuf>,
        #[command(flatten)]
        learn: Learn,
    },
    /// Learn a game's policy from scratch; its net judges the result of each choice
    Learn {
        game: String,
        #[command(flatten)]
        which: Which,
        /// Initial learning rate
        #[arg(long, default_value_t = 1.5)]
        rate: f32,
        /// Weight of later values in judging a choice, from 0 to 1
        #[arg(long, default_value_t = 0.8)]
        later: f32,
        /// File to write [default: minds/nets/GAME.policy]
        #[arg(long)]
        policy: Option<PathBuf>,
    },
    /// Compare a net with the hand-written evaluation on a file written by `selfplay`
    Gauge { game: String, net: PathBuf, file: PathBuf },
}

/// The games to play.
#[derive(clap::Args)]
struct Which {
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only scenario to play [default: all of them]
    #[arg(long)]
    scenario: Option<String>,
}

#[derive(clap::Args)]
struct Play {
    #[command(flatten)]
    which: Which,
    /// Level that plays both sides [default: the policy, with occasional errors]
    #[arg(long, value_parser = level)]
    level: Option<Level>,
    /// Play by the written policy, without what was learnt
    #[arg(long, conflicts_with = "level")]
    written: bool,
}

/// Parses a level. Levels whose games can differ from run to run are refused.
fn level(text: &str) -> Result<Level, Error> {
    let level: Level = text.parse()?;
    match level.budget() {
        Some(Budget::Time(_)) => Err(Error::Time),
        _ => Ok(level),
    }
}

#[derive(clap::Args)]
struct Learn {
    #[arg(long, default_value_t = 12)]
    epochs: u32,
    /// Initial learning rate
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
}

/// The reasons why a command of this program can fail.
#[derive(Debug, thiserror::Error)]
enum Error {
    #[error(transparent)]
    Level(#[from] NotALevel),
    #[error("write a number of iterations and not a time")]
    Time,
    #[error("no game is called {0:?}")]
    Game(String),
    #[error("no scenario is called {name:?}; there is {known}")]
    Scenario { name: String, known: String },
    #[error("that game has no encoder")]
    Encoder,
    #[error("the net of {0} can't be read: make it first (train make {0})")]
    NoNet(String),
    #[error("{}: {cause}", file.display())]
    File { file: PathBuf, cause: io::Error },
    #[error("{}: these are positions of another layout", .0.display())]
    Layout(PathBuf),
    #[error(transparent)]
    Net(#[from] WrongNet),
}

impl Error {
    fn of(file: &Path) -> impl FnOnce(io::Error) -> Error {
        |cause| Error::File { file: file.into(), cause }
    }
}

fn main() -> ExitCode {
    match make(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("train: {error}");
            ExitCode::FAILURE
        }
    }
}

fn make(args: &Args) -> Result<(), Error> {
    let (Command::Make { game, .. }
    | Command::Selfplay { game, .. }
    | Command::Fit { game, .. }
    | Command::Learn { game, .. }
    | Command::Gauge { game, .. }) = &args.command;
    match game.as_str() {
        "struggle" => run::<StruggleMind>(args),
        "wilderness" => run::<WildernessMind>(args),
        "bayonets" => run::<BayonetsMind>(args),
        _ => Err(Error::Game(game.clone())),
    }
}

fn run<M: Mind>(args: &Args) -> Result<(), Error> {
    let encoder = M::ENCODER.ok_or(Error::Encoder)?;
    let cores = || available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or_else(cores, usize::from);
    let games = |which: &Which, level: Option<&Level>, written: bool| -> Result<Games, Error> {
        if let Some(scenario) = &which.scenario
            && !M::Game::facts().scenarios.contains(&scenario.as_str())
        {
            let known = M::Game::facts().scenarios.join(", ");
            return Err(Error::Scenario { name: scenario.clone(), known });
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
            let default = Path::new("minds/nets").join(game).with_extension("net");
            let net = net.as_ref().unwrap_or(&default);
            write(net, &fit(learn).run(&data, encoder.layout()), encoder)
        }
        Command::Selfplay { file, play: said, .. } => {
            let data = play(said)?.play::<M>(encoder);
            let inputs = bots::net::size(encoder.layout());
            let (density, positions) = (data.density(), data.positions.len());
            eprintln!("{positions} positions, {density:.0} of {inputs} inputs set in one");
            data.write(file).map_err(Error::of(file))
        }
        Command::Fit { net, files, learn, .. } => {
            let mut data = Data::new(layout_hash(encoder.layout()));
            for file in files {
                data.append(read(file, encoder)?);
            }
            write(net, &fit(learn).run(&data, encoder.layout()), encoder)
        }
        Command::Learn { game, which, rate, later, policy } => {
            let default = Path::new("minds/nets").join(game).with_extension("policy");
            let file = policy.as_ref().unwrap_or(&default);
            let learn = Learning { games: games(which, None, false)?, rate: *rate, later: *later };
            if M::net().is_none() {
                return Err(Error::NoNet(game.clone()));
            }
            write_corrections::<M>(file, &learn.run::<M>())
        }
        Command::Gauge { net, file, .. } => {
            let bytes = fs::read(net).map_err(Error::of(net))?;
            let net = Net::read(&bytes, encoder.layout())?;
            gauge(&net, &read(file, encoder)?);
            Ok(())
        }
    }
}

fn read<G: Game>(file: &Path, encoder: &dyn Encode<G>) -> Result<Data, Error> {
    let data = Data::read(file).map_err(Error::of(file))?;
    if data.layout != layout_hash(encoder.layout()) {
        return Err(Error::Layout(file.into()));
    }
    Ok(data)
}

/// Writes the net, and beside it a file with the net's value for the start of each scenario.
fn write<G: Game>(file: &Path, net: &Net, encoder: &dyn Encode<G>) -> Result<(), Error> {
    let values = file.with_extension("values");
    fs::write(file, net.write())
        .and_then(|()| fs::write(values, first_values(encoder, net)))
        .map_err(Error::of(file))
}

/// Writes the learnt policy, and beside it a file with a sample of the policy's corrections in a game of
/// each scenario.
fn write_corrections<M: Mind>(file: &Path, corrections: &Corrections) -> Result<(), Error> {
    let sample = file.with_extension("corrections");
    fs::write(file, corrections.write())
        .and_then(|()| fs::write(sample, sample_corrections::<M>(corrections)))
        .map_err(Error::of(file))
}

/// Prints how well the net and the hand-written evaluation judge these positions.
fn gauge(net: &Net, data: &Data) {
    let all: Vec<&Sample> = data.positions.iter().collect();
    let mut games: Vec<u32> = all.iter().map(|it| it.game).collect();
    games.dedup();
    let mean = all.iter().map(|it| it.result).sum::<f32>() / all.len() as f32;
    println!("{} positions of {} games; French score {mean:.3}", all.len(), games.len());
    println!("  log-loss, as it is, and scaled by the factor that suits it best:");
    let show = |name: &str, says: &dyn Fn(&Sample) -> f32| {
        let (loss, factor) = scaled(&all, says);
        println!("  {name:13} {:.4}   {loss:.4} ({factor:.2})", log_loss(&all, says));
    };
    show("their share", &|_| mean);
    show("hand-written", &|it| it.judged);
    show("net", &|it| net.french_wins(data.inputs(it)));
}
