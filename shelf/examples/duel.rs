//! Games between two levels, from either side:
//!
//! ```text
//! cargo run --release -p shelf --example duel -- struggle captain random 100 [--threads 2] [--jobs 1] [--seed 1]
//! ```
//!
//! `--threads` is for each search, `--jobs` is how many games are played at once.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use engine::{BySide, Seed, Setup, Side};
use shelf::{Level, Shelved, Threads, shelf};

/// Games that take longer than this are given up as draws, and said to be.
const MOST_DECISIONS: u32 = 50_000;

fn main() {
    if let Err(error) = duel() {
        eprintln!("{error}");
        std::process::exit(2);
    }
}

fn duel() -> Result<(), String> {
    let mut plain = Vec::new();
    let (mut threads, mut jobs, mut first_seed) = (1, 1, 1);
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut number =
            || args.next().and_then(|n| n.parse().ok()).ok_or(format!("{arg} wants a number"));
        match arg.as_str() {
            "--threads" => threads = number()?,
            "--jobs" => jobs = number()?,
            "--seed" => first_seed = number()?,
            _ => plain.push(arg),
        }
    }
    let [name, one, other, games] = &plain[..] else {
        return Err("write: duel GAME LEVEL LEVEL GAMES [--threads N] [--jobs N] [--seed N]".into());
    };
    let shelf = shelf();
    let game = shelf.find(name).map_err(|error| error.to_string())?;
    let (one, other) = (game.level(one)?, game.level(other)?);
    let games: u64 = games.parse().map_err(|_| format!("{games:?} is not a number of games"))?;

    for side in Side::BOTH {
        let levels = match side {
            Side::French => BySide { french: &one, british: &other },
            Side::British => BySide { french: &other, british: &one },
        };
        let tally = Mutex::new((0, Tally::default()));
        std::thread::scope(|scope| {
            for _ in 0..jobs {
                scope.spawn(|| {
                    loop {
                        let n = {
                            let mut tally = tally.lock().unwrap();
                            tally.0 += 1;
                            tally.0 - 1
                        };
                        if games <= n {
                            break;
                        }
                        let seen = play(game, levels, first_seed as u64 + n, Threads::new(threads));
                        tally.lock().unwrap().1.add(&seen, side);
                    }
                });
            }
        });
        tally.into_inner().unwrap().1.print(&one, &other, side);
    }
    Ok(())
}

/// One game, as it went.
struct Seen {
    winner: Option<Side>,
    why: String,
    decisions: u32,
    /// Decisions with more than one action, and the time they took.
    thought: BySide<(u32, Duration, Duration)>,
}

fn play(shelved: &dyn Shelved, levels: BySide<&Level>, seed: u64, threads: Threads) -> Seen {
    let mut playing = shelved
        .game()
        .start(&Setup::default(), Seed::from_number(seed))
        .expect("the default set-up is a set-up");
    let mut thought = BySide::<(u32, Duration, Duration)>::default();
    while let Some(side) = playing.awaited().iter().next() {
        if MOST_DECISIONS <= playing.number() {
            break;
        }
        let chooses = 1 < playing.choices(side).len();
        let start = Instant::now();
        let seed = seed.wrapping_mul(1_000_003).wrapping_add(playing.number().into());
        let action = shelved.choose(&*playing, side, levels[side], seed, &threads);
        let time = start.elapsed();
        if chooses {
            let seen = &mut thought[side];
            *seen = (seen.0 + 1, seen.1 + time, seen.2.max(time));
        }
        playing.play(side, &action).unwrap_or_else(|error| panic!("{side}: {action}: {error}"));
    }
    let outcome = playing.outcome();
    Seen {
        winner: outcome.and_then(|outcome| outcome.winner),
        why: outcome.map_or("given up".into(), |outcome| outcome.why.into()),
        decisions: playing.number(),
        thought,
    }
}

#[derive(Default)]
struct Tally {
    won: u32,
    lost: u32,
    drawn: u32,
    decisions: u32,
    ours: (u32, Duration, Duration),
    reasons: std::collections::BTreeMap<String, u32>,
}

impl Tally {
    fn add(&mut self, seen: &Seen, ours: Side) {
        match seen.winner {
            Some(side) if side == ours => self.won += 1,
            Some(_) => self.lost += 1,
            None => self.drawn += 1,
        }
        self.decisions += seen.decisions;
        let thought = seen.thought[ours];
        self.ours = (self.ours.0 + thought.0, self.ours.1 + thought.1, self.ours.2.max(thought.2));
        *self.reasons.entry(seen.why.clone()).or_default() += 1;
    }

    fn print(&self, one: &Level, other: &Level, side: Side) {
        let games = self.won + self.lost + self.drawn;
        let (low, high) = wilson(self.won, games);
        println!(
            "{one} as {side} against {other}: won {} of {games} ({:.0} % to {:.0} %), lost {}, drawn {}",
            self.won,
            100.0 * low,
            100.0 * high,
            self.lost,
            self.drawn
        );
        println!(
            "  {:.0} decisions a game; {:.4} s a move, {:.2} s at most; {:?}",
            f64::from(self.decisions) / f64::from(games.max(1)),
            self.ours.1.as_secs_f64() / f64::from(self.ours.0.max(1)),
            self.ours.2.as_secs_f64(),
            self.reasons
        );
    }
}

/// The 95 % confidence interval of a share, after Wilson.
fn wilson(won: u32, games: u32) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, z) = (f64::from(games), 1.96);
    let share = f64::from(won) / n;
    let middle = share + z * z / (2.0 * n);
    let margin = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    ((middle - margin) / scale, (middle + margin) / scale)
}
