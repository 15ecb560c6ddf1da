//! The report of a match, as text and as JSON.

use std::collections::BTreeMap;
use std::io::Write;

use engine::{BySide, Side};
use serde_json::{Value, json};

use super::Match;
use super::pairs::{Pair, Pairs, count};
use super::stats::{Interval, Pentanomial, Results, Sprt, Verdict};
use words::{Lang, Text};

use crate::say::failure::Failure;
use crate::say::paint;

/// Prints the report.
pub fn write(plan: &Match, pairs: &Pairs, interrupted: bool, as_json: bool) -> Result<(), Failure> {
    let mut out = paint::out();
    let (sprt, verdict) = (pairs.sprt(), pairs.verdict());
    let mut pairs = pairs.whole();
    if let Some((_, after)) = verdict {
        // Pairs that finished after the verdict are not part of the match.
        pairs.truncate(after);
    }
    if pairs.is_empty() && !as_json {
        writeln!(out, "no pair of games was played to its end")?;
        out.flush()?;
        return Ok(());
    }
    let report = Report::of(&pairs);
    let test = sprt.map(|sprt| Tested {
        sprt,
        ratio: sprt.log_likelihood_ratio(&report.pairs),
        verdict: verdict.map(|(verdict, _)| verdict),
    });
    if as_json {
        let mut object = report.json(plan, interrupted);
        object["sprt"] = test.map_or(Value::Null, |test| test.json());
        writeln!(out, "{object}")?;
    } else {
        if interrupted {
            writeln!(out, "Interrupted: this is what was played by then.")?;
        }
        report.words(plan, &mut out)?;
        if let Some(test) = test {
            writeln!(out, "  {}", test.words(&plan.players[0].to_string()))?;
        }
    }
    out.flush()?;
    Ok(())
}

/// The result of a sequential test.
struct Tested {
    sprt: Sprt,
    ratio: f64,
    verdict: Option<Verdict>,
}

impl Tested {
    fn words(&self, bot: &str) -> String {
        let Sprt { low, high } = self.sprt;
        let (low, high) = (100.0 * low, 100.0 * high);
        let found = match self.verdict {
            None => "not decided".into(),
            Some(Verdict::Low) => format!("{bot} scores {low}% or less"),
            Some(Verdict::High) => format!("{bot} scores {high}% or more"),
        };
        let ratio = self.ratio;
        format!("test of {low}% against {high}%: {found} (LLR {ratio:.2} of ±{:.2})", Sprt::BOUND)
    }

    fn json(&self) -> Value {
        let verdict = self.verdict.map(|verdict| match verdict {
            Verdict::Low => "low",
            Verdict::High => "high",
        });
        let Sprt { low, high } = self.sprt;
        json!({ "low": low, "high": high, "llr": self.ratio, "bound": Sprt::BOUND, "verdict": verdict })
    }
}

struct Report {
    pairs: Pentanomial,
    by_side: BySide<Results>,
    /// The games won by each side, whichever player had that side.
    won: BySide<u64>,
    endings: BTreeMap<String, u64>,
    /// The average number of decisions in a game.
    decisions: f64,
    turns: [Turns; 2],
}

impl Report {
    fn of(pairs: &[&Pair]) -> Report {
        let (all, by_side) = count(pairs);
        let mut won = BySide::<u64>::default();
        let mut endings = BTreeMap::<String, u64>::new();
        let mut decisions = 0;
        let mut turns = [vec![], vec![]];
        for game in pairs.iter().flat_map(|pair| [&pair.french, &pair.british]) {
            if let Some(side) = game.winner {
                won[side] += 1;
            }
            *endings.entry(game.why.clone()).or_default() += 1;
            decisions += u64::from(game.decisions);
            for (all, one) in turns.iter_mut().zip(&game.turns) {
                all.extend(one);
            }
        }
        let decisions = decisions as f64 / (2 * pairs.len()) as f64;
        Report { pairs: all, by_side, won, endings, decisions, turns: turns.map(Turns::of) }
    }

    fn words(&self, plan: &Match, out: &mut impl Write) -> Result<(), Failure> {
        let [bot, other] = &plan.players;
        let pairs = self.pairs.pairs();
        let start = match (plan.positions, &plan.setup.position) {
            (true, _) => ", in the midst of games",
            (false, Some(_)) => ", from a position",
            (false, None) => "",
        };
        writeln!(
            out,
            "{}, scenario {}{start}: {bot} against {other}, {} games in {pairs} pairs from seed {}",
            plan.shelved.name(),
            plan.setup.scenario,
            2 * pairs,
            plan.seed
        )?;
        writeln!(out, "  {bot} scores    {}", score(&self.pairs.score()))?;
        for side in Side::BOTH {
            let Results { won, drawn, lost } = self.by_side[side];
            writeln!(
                out,
                "    {:10} {}\n      {won} won, {drawn} drawn, {lost} lost",
                format!("as {side}"),
                score(&self.by_side[side].score())
            )?;
        }
        let [none, half, one, more, both] = self.pairs.0;
        writeln!(out, "  pairs with 0, ½, 1, 1½, 2 points: {none}, {half}, {one}, {more}, {both}")?;
        let BySide { french, british } = self.won;
        let drawn = 2 * pairs - french - british;
        writeln!(out, "  french won {french} games, british {british}, drawn {drawn}")?;
        let text = Text::new(plan.shelved.facts(), Lang::En);
        for (why, count) in &self.endings {
            writeln!(out, "    {count:>5} ended so: {}", text.key(why))?;
        }
        writeln!(out, "  decisions a game: {:.0}", self.decisions)?;
        for (player, turns) in plan.players.iter().zip(&self.turns) {
            writeln!(out, "  a turn of {player}: {}", turns.words())?;
        }
        Ok(())
    }

    fn json(&self, plan: &Match, interrupted: bool) -> Value {
        let [bot, other] = &plan.players;
        let side = |side: Side| {
            let Results { won, drawn, lost } = self.by_side[side];
            let score = estimate(&self.by_side[side].score());
            json!({ "won": won, "drawn": drawn, "lost": lost, "score": score })
        };
        json!({
            "game": plan.shelved.name(),
            "scenario": plan.setup.scenario,
            "options": plan.setup.options,
            "seed": plan.seed,
            "positions": plan.positions,
            "from": plan.from(),
            "bot": bot.to_string(),
            "other": other.to_string(),
            "pairs": self.pairs.pairs(),
            "interrupted": interrupted,
            "score": estimate(&self.pairs.score()),
            "elo": estimate(&self.pairs.score().elo()),
            "pentanomial": self.pairs.0,
            "french": side(Side::French),
            "british": side(Side::British),
            "wins": { "french": self.won.french, "british": self.won.british },
            "endings": self.endings,
            "decisions": self.decisions,
            "turns": { "bot": self.turns[0].json(), "other": self.turns[1].json() },
        })
    }
}

fn score(score: &Interval) -> String {
    let elo = score.elo();
    let signed = |elo: f64| if elo.is_finite() { format!("{elo:+.0}") } else { "∞".into() };
    let percent = |share: f64| 100.0 * share;
    format!(
        "{:5.1}%  95% between {:.1}% and {:.1}%   Elo {} ({} to {})",
        percent(score.mean),
        percent(score.low),
        percent(score.high),
        signed(elo.mean),
        signed(elo.low),
        signed(elo.high)
    )
}

fn estimate(it: &Interval) -> Value {
    // JSON has no infinity.
    let number = |number: f64| if number.is_finite() { json!(number) } else { Value::Null };
    json!({ "mean": number(it.mean), "low": number(it.low), "high": number(it.high) })
}

/// The times of one player's turns, in seconds.
struct Turns {
    count: usize,
    mean: f64,
    median: f64,
    /// The 99th percentile.
    most: f64,
    longest: f64,
}

impl Turns {
    fn of(mut micros: Vec<u64>) -> Turns {
        micros.sort_unstable();
        let count = micros.len();
        let seconds = |micros: u64| micros as f64 / 1e6;
        // The nearest-rank percentile.
        let within = |hundredths: usize| {
            let rank = (count * hundredths).div_ceil(100).max(1);
            micros.get(rank - 1).copied().map_or(0.0, seconds)
        };
        let mean = seconds(micros.iter().sum()) / count.max(1) as f64;
        Turns { count, mean, median: within(50), most: within(99), longest: within(100) }
    }

    fn words(&self) -> String {
        format!(
            "mean {}, half within {}, 99 of 100 within {}, the longest {} ({} turns)",
            time(self.mean),
            time(self.median),
            time(self.most),
            time(self.longest),
            self.count
        )
    }

    fn json(&self) -> Value {
        json!({
            "count": self.count,
            "mean_seconds": self.mean,
            "p50_seconds": self.median,
            "p99_seconds": self.most,
            "max_seconds": self.longest,
        })
    }
}

fn time(seconds: f64) -> String {
    match seconds {
        small if small < 1e-3 => format!("{:.0} µs", 1e6 * small),
        short if short < 1.0 => format!("{:.1} ms", 1e3 * short),
        long => format!("{long:.2} s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_turn_in_a_hundred_may_take_longer() {
        let turns = Turns::of((1..=200).rev().map(|n| n * 1000).collect());
        assert_eq!((turns.median, turns.most, turns.longest), (0.1, 0.198, 0.2));
        assert!((turns.mean - 0.1005).abs() < 1e-9);
        let none = Turns::of(vec![]);
        assert_eq!((none.count, none.mean, none.longest), (0, 0.0, 0.0));
    }
}
