//! `carillon bench server`: measures a server under load.
//!
//! The server is a separate process, so that its time and memory can be measured separately from those of the clients.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use shelf::{Shelf, Shelved};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

use super::load::{LoadResult, SeatedPair, SocketPlayer, SpawnedServer};
use crate::say::argument::seconds;
use crate::say::failure::Failure;
use crate::say::paint;

/// Measure a server under load: actions stored per second, latency, memory per socket
///
/// Starts a server in a temporary folder, and clients that play there at random, two at each table. They play
/// as fast as possible, then at a human pace, then with many spectators, and finally one long game.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon bench server                        every game
  carillon bench server GAME --seconds 20
  carillon bench server --tables 100 --sockets 1000")]
pub struct Args {
    /// Game to measure [default: all]
    #[arg(value_name = "GAME")]
    game: Option<String>,
    /// Seconds to play as fast as possible, and then again at a human pace
    #[arg(long, value_name = "S", default_value_t = 10.0, value_parser = seconds)]
    seconds: f64,
    /// Number of tables played at a human pace
    #[arg(long, value_name = "N", default_value_t = 1000)]
    tables: u32,
    /// Number of sockets, ten at each table: two players and eight spectators
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    sockets: u32,
    /// Number of actions in the long game, if it lasts that long
    #[arg(long, value_name = "N", default_value_t = 2000)]
    actions: u32,
    /// Measure another `carillon` program
    #[arg(long, value_name = "PATH")]
    program: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The number of tables that are played as fast as possible.
const BUSY: u64 = 32;
/// The average time between a person's actions, in seconds.
const PAUSE: f64 = 4.0;
/// The number of actions timed at the beginning and at the end of the long game.
const TIMED: usize = 50;

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let games: Vec<&dyn Shelved> = match &args.game {
        Some(name) => vec![shelf.find(name)?],
        None => shelf.games().collect(),
    };
    let own = || std::env::current_exe().map_err(Failure::Output);
    let program = args.program.clone().map_or_else(own, Ok)?;
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::Failed(format!("the system gives no threads: {error}")))?;
    let mut out = paint::out();
    let mut all = serde_json::Map::new();
    for game in games {
        let mut told = serde_json::Map::new();
        if !args.json {
            writeln!(out, "{}", game.name())?;
        }
        for part in [Part::Busy, Part::People, Part::Sockets, Part::Long] {
            let house = Arc::new(SpawnedServer::open(&program)?);
            let measured = runtime
                .block_on(part.measure(house, game.name(), &args))
                .map_err(|error| Failure::Failed(format!("the server: {error}")))?;
            if !args.json {
                for (name, value) in &measured {
                    writeln!(out, "  {name:<44} {}", number(value))?;
                }
                out.flush()?;
            }
            told.extend(measured.into_iter().map(|(name, value)| (name.into(), json!(value))));
        }
        all.insert(game.name().into(), Value::Object(told));
    }
    if args.json {
        writeln!(out, "{}", Value::Object(all))?;
    }
    Ok(())
}

fn number(value: &f64) -> String {
    format!("{value:>12.*}", if *value < 100.0 { 2 } else { 0 })
}

type Measured = Vec<(&'static str, f64)>;

#[derive(Clone, Copy)]
enum Part {
    /// Clients play as fast as possible.
    Busy,
    /// Clients play at a human pace.
    People,
    /// Many spectators watch.
    Sockets,
    /// One long game.
    Long,
}

impl Part {
    async fn measure(
        self,
        house: Arc<SpawnedServer>,
        game: &str,
        args: &Args,
    ) -> LoadResult<Measured> {
        let budget = Duration::from_secs_f64(args.seconds);
        match self {
            Part::Busy => busy(house, game, budget).await,
            Part::People => people(house, game, budget, args.tables).await,
            Part::Sockets => sockets(house, game, args.sockets).await,
            Part::Long => long(house, game, args.actions).await,
        }
    }
}

/// The measurements of one or several tables.
#[derive(Default)]
struct Timings {
    /// The time from the sending of each action to its acknowledgement.
    took: Vec<Duration>,
    /// The bytes of table messages that both players received.
    heard: u64,
}

impl Timings {
    fn milliseconds(&mut self, part: f64) -> f64 {
        self.took.sort_unstable();
        let at = (part * self.took.len() as f64) as usize;
        let took = self.took.get(at.min(self.took.len().saturating_sub(1)));
        1000.0 * took.map_or(0.0, Duration::as_secs_f64)
    }
}

/// Plays game after game until `end`, but at least one action. `pause` is the average thinking time. Reports
/// to `seated` when the players have sat down, and then waits for `end` to be set.
async fn play_until(
    house: Arc<SpawnedServer>,
    game: String,
    random: u64,
    pause: f64,
    seated: mpsc::UnboundedSender<()>,
    end: watch::Receiver<Option<Instant>>,
) -> LoadResult<Timings> {
    let mut played = Timings::default();
    let pair = SeatedPair::new(&house, &game, random).await;
    // A client that could not be seated must report too, since the measurement begins only when all clients
    // have reported.
    let _ = seated.send(());
    let (mut pair, _) = pair?;
    let mut begun = end.clone();
    begun.wait_for(Option::is_some).await?;
    let end = end.borrow().unwrap_or_else(Instant::now);
    let mut before = pair.heard();
    while played.took.is_empty() || Instant::now() < end {
        if 0.0 < pause {
            let part = (pair.next() % 1000) as f64 / 500.0;
            tokio::time::sleep(Duration::from_secs_f64(pause * part)).await;
        }
        match pair.play().await? {
            Some(took) => {
                played.took.push(took);
                played.heard += pair.heard() - before;
            }
            None => {
                pair = SeatedPair::new(&house, &game, random ^ played.took.len() as u64).await?.0
            }
        }
        before = pair.heard();
    }
    Ok(played)
}

/// Plays at `tables` tables at once. Returns the measurements, and the server's processor time.
async fn crowd(
    house: &Arc<SpawnedServer>,
    game: &str,
    tables: u64,
    pause: f64,
    budget: Duration,
) -> LoadResult<(Timings, Duration)> {
    let (begin, end) = watch::channel(None);
    let (seated, mut all_seated) = mpsc::unbounded_channel();
    let mut tasks = JoinSet::new();
    for n in 0..tables {
        let (house, seated, end) = (house.clone(), seated.clone(), end.clone());
        tasks.spawn(play_until(house, game.into(), n, pause, seated, end));
    }
    for _ in 0..tables {
        all_seated.recv().await;
    }
    let worked = house.worked();
    let _ = begin.send(Some(Instant::now() + budget));
    let mut all = Timings::default();
    while let Some(one) = tasks.join_next().await {
        let one = one??;
        all.took.extend(one.took);
        all.heard += one.heard;
    }
    let worked = house.worked().zip(worked).map_or(Duration::ZERO, |(now, then)| now - then);
    Ok((all, worked))
}

async fn busy(house: Arc<SpawnedServer>, game: &str, budget: Duration) -> LoadResult<Measured> {
    let (mut all, worked) = crowd(&house, game, BUSY, 0.0, budget).await?;
    let actions = all.took.len() as f64;
    Ok(vec![
        ("stored actions a second, clients beside it", actions / budget.as_secs_f64()),
        ("stored actions a second of two cores' work", 2.0 * actions / worked.as_secs_f64()),
        ("microseconds of work an action", 1e6 * worked.as_secs_f64() / actions),
        ("bytes an action, to both players", all.heard as f64 / actions),
        ("milliseconds to be acknowledged, median", all.milliseconds(0.5)),
        ("milliseconds to be acknowledged, 99 of 100", all.milliseconds(0.99)),
    ])
}

async fn people(
    house: Arc<SpawnedServer>,
    game: &str,
    budget: Duration,
    tables: u32,
) -> LoadResult<Measured> {
    let pause = PAUSE.min(budget.as_secs_f64());
    let (mut all, worked) = crowd(&house, game, tables.into(), pause, budget).await?;
    Ok(vec![
        ("people: tables", tables.into()),
        ("people: stored actions a second", all.took.len() as f64 / budget.as_secs_f64()),
        ("people: cores at work", worked.as_secs_f64() / budget.as_secs_f64()),
        ("people: milliseconds, median", all.milliseconds(0.5)),
        ("people: milliseconds, 99 of 100", all.milliseconds(0.99)),
    ])
}

/// Opens ten sockets at each table, two players and eight spectators, and plays a few actions.
async fn sockets(house: Arc<SpawnedServer>, game: &str, sockets: u32) -> LoadResult<Measured> {
    let before = house.memory().unwrap_or(0);
    let (mut pairs, mut watchers) = (Vec::new(), Vec::new());
    for n in 0..u64::from(sockets / 10) {
        let (mut pair, table) = SeatedPair::new(&house, game, n).await?;
        for _ in 0..8 {
            watchers.push(SocketPlayer::sit(house.address, &table.id, &[]).await?);
        }
        for _ in 0..5 {
            pair.play().await?;
        }
        for player in &mut pair.players {
            player.table = Value::Null;
        }
        for watcher in watchers.iter_mut().rev().take(8) {
            watcher.see(5).await?;
            watcher.table = Value::Null;
        }
        pairs.push(pair);
    }
    let memory = house.memory().unwrap_or(0).saturating_sub(before) as f64;
    Ok(vec![
        ("sockets: how many", sockets.into()),
        ("sockets: MiB with their tables", memory / f64::from(1 << 20)),
        ("sockets: KiB each", memory / 1024.0 / f64::from(sockets)),
    ])
}

async fn long(house: Arc<SpawnedServer>, game: &str, actions: u32) -> LoadResult<Measured> {
    let (mut pair, _) = SeatedPair::new(&house, game, 1).await?;
    let (mut played, mut undone) = (Timings::default(), Timings::default());
    let mut number = 0;
    for n in 1..=actions {
        let Some(took) = pair.play().await? else { break };
        number = n;
        played.took.push(took);
        let side = (0..2).find(|side| pair.players[*side].table["undo"].get("takes").is_some());
        if let Some(side) = side {
            undone.took.push(pair.act(side, json!({ "do": "undo" })).await?);
            pair.play().await?;
        }
    }
    let at = |number: u32| json!({ "do": "at", "number": number });
    let mut looks = Vec::new();
    for number in [number / 10, number / 2, number] {
        let begun = Instant::now();
        pair.players[0].send(&at(number)).await?;
        while pair.players[0].hear().await?["is"] != "at" {}
        looks.push(1000.0 * begun.elapsed().as_secs_f64());
    }
    let median = |took: &[Duration]| {
        let (took, heard) = (took.to_vec(), 0);
        Timings { took, heard }.milliseconds(0.5)
    };
    let ends = |took: &[Duration]| {
        let some = took.len().min(TIMED);
        (median(&took[..some]), median(&took[took.len() - some..]))
    };
    let ((first, last), (undo_first, undo_last)) = (ends(&played.took), ends(&undone.took));
    Ok(vec![
        ("long game: actions", number.into()),
        ("long game: milliseconds, its first actions", first),
        ("long game: milliseconds, its last actions", last),
        ("long game: milliseconds to take back, first", undo_first),
        ("long game: milliseconds to take back, last", undo_last),
        ("long game: milliseconds to look back, 1/10", looks[0]),
        ("long game: milliseconds to look back, 1/2", looks[1]),
        ("long game: milliseconds to look back, end", looks[2]),
    ])
}
