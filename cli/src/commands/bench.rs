//! `carillon bench`: measures the speed of the rules, on one core.

mod load;
mod server;

use std::io::Write;
use std::time::Duration;

use serde_json::{Value, json};
use shelf::{Level, Measured, Shelf, Shelved};

use crate::run::setup;
use crate::say::argument::seconds;
use crate::say::failure::Failure;
use crate::say::paint;

/// Measure each game on one core: decisions and games per second, size of a state
///
/// Games are played at random, and all legal actions are listed at every decision, as in
/// a search. Times are processor time, so other load on the machine has little effect.
#[derive(clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  carillon bench                     every game
  carillon bench GAME --seconds 10
  carillon bench GAME --json
  carillon bench server              a server under load"
)]
pub struct Args {
    #[command(subcommand)]
    what: Option<What>,
    /// Game to measure [default: all]
    #[arg(value_name = "GAME")]
    game: Option<String>,
    /// Seconds of processor time for random games
    #[arg(long, value_name = "S", default_value_t = 3.0, value_parser = seconds)]
    seconds: f64,
    /// Bot whose moves are timed [default: the game's own]
    #[arg(long, value_name = "BOT")]
    bot: Option<Level>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum What {
    Server(server::Args),
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    if let Some(What::Server(args)) = args.what {
        return server::run(args, shelf);
    }
    let games: Vec<&dyn Shelved> = match &args.game {
        Some(name) => vec![shelf.find(name)?],
        None => shelf.games().collect(),
    };
    let mut out = paint::out();
    let mut all = serde_json::Map::new();
    for shelved in games {
        let bot = setup::bot(shelved, args.bot.as_ref())?;
        let budget = Duration::from_secs_f64(args.seconds);
        let measured = shelved.measure(budget, &bot)?;
        let bench = Bench { measured, bot };
        if !args.json {
            bench.write(shelved.name(), &mut out)?;
            out.flush()?;
        }
        all.insert(shelved.name().into(), bench.json());
    }
    if args.json {
        writeln!(out, "{}", Value::Object(all))?;
    }
    out.flush()?;
    Ok(())
}

/// A game's measurements, and the bot whose moves were timed.
struct Bench {
    measured: Measured,
    bot: Level,
}

impl Bench {
    fn log_costs(&self) -> f64 {
        self.measured.silent.decisions_a_second() / self.measured.aloud.decisions_a_second() - 1.0
    }

    fn actions_a_decision(&self) -> f64 {
        self.measured.silent.actions as f64 / self.measured.silent.decisions as f64
    }

    fn write(&self, name: &str, out: &mut impl Write) -> Result<(), Failure> {
        let pace = &self.measured.silent;
        writeln!(out, "{name}, on one core")?;
        writeln!(
            out,
            "  decisions a second   {:>12.0}  with all {:.1} legal actions of each listed",
            pace.decisions_a_second(),
            self.actions_a_decision()
        )?;
        writeln!(
            out,
            "  games a second       {:>12.1}  random, {:.0} decisions each",
            pace.games_a_second(),
            pace.decisions as f64 / pace.games as f64
        )?;
        writeln!(
            out,
            "  with the log kept    {:>12.0}  decisions a second: the log costs {}",
            self.measured.aloud.decisions_a_second(),
            percent(self.log_costs())
        )?;
        writeln!(
            out,
            "  a state              {:>12}  bytes in memory, the stack of its procedures included",
            self.measured.state
        )?;
        writeln!(out, "  a state written      {:>12.0}  bytes", self.measured.serialised)?;
        writeln!(
            out,
            "  a clone              {:>12.0}  nanoseconds",
            self.measured.clone.as_nanos() as f64
        )?;
        if let Some(value) = self.measured.value {
            writeln!(out, "  a value of the net   {:>12.0}  nanoseconds", value.as_nanos() as f64)?;
        }
        if let Some(policy) = self.measured.policy {
            writeln!(
                out,
                "  a learnt policy      {:>12.0}  nanoseconds, over {:.1} actions",
                policy.time.as_nanos() as f64,
                policy.actions
            )?;
        }
        writeln!(
            out,
            "  an iteration         {:>12.1}  microseconds, in a search with a small budget",
            self.measured.iteration.as_nanos() as f64 / 1e3
        )?;
        writeln!(
            out,
            "  a move of {:10} {:>12.3}  seconds on one core ({} moves, the longest {:.3})",
            self.bot.to_string(),
            self.measured.mean.as_secs_f64(),
            self.measured.moves,
            self.measured.longest.as_secs_f64()
        )?;
        Ok(())
    }

    fn json(&self) -> Value {
        json!({
            "decisions_per_second": self.measured.silent.decisions_a_second(),
            "games_per_second": self.measured.silent.games_a_second(),
            "decisions_per_game": self.measured.silent.decisions as f64 / self.measured.silent.games as f64,
            "actions_per_decision": self.actions_a_decision(),
            "with_log": {
                "decisions_per_second": self.measured.aloud.decisions_a_second(),
                "cost": self.log_costs(),
            },
            "state_bytes": self.measured.state,
            "serialised_bytes": self.measured.serialised,
            "clone_nanoseconds": self.measured.clone.as_nanos() as u64,
            "value_nanoseconds": self.measured.value.map(|value| value.as_nanos() as u64),
            "policy_nanoseconds": self.measured.policy.map(|policy| policy.time.as_nanos() as u64),
            "policy_actions": self.measured.policy.map(|policy| policy.actions),
            "iteration_nanoseconds": self.measured.iteration.as_nanos() as u64,
            "bot": {
                "level": self.bot.to_string(),
                "threads": 1,
                "moves": self.measured.moves,
                "mean_seconds": self.measured.mean.as_secs_f64(),
                "max_seconds": self.measured.longest.as_secs_f64(),
            },
        })
    }
}

/// Returns a cost in words. A negative cost is a measurement error.
fn percent(cost: f64) -> String {
    if cost < 0.005 {
        "nothing that can be measured".into()
    } else {
        format!("{:.0}%", 100.0 * cost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cost_too_small_to_measure_is_not_printed() {
        assert_eq!(percent(0.063), "6%");
        assert_eq!(percent(-0.06), "nothing that can be measured");
        assert_eq!(percent(0.004), "nothing that can be measured");
    }
}
