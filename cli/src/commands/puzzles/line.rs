//! The actions that follow an answer: each side plays what a search prefers, with typical dice.

use engine::{AnyPlaying, DiceSource, Eye, LogLine, Phrase, ScriptError, Seed, Side, TickShow};
use shelf::Shelved;

/// The largest number of actions in a line.
const MOST_ACTIONS: usize = 9;
/// The iterations of the search for each action of a line.
const ITERATIONS: u32 = 400;
/// The number of rolls from which the middle one is taken.
const ROLLS: u64 = 7;
/// The iterations that judge a roll.
const JUDGING: u32 = 60;

/// Returns a line that begins with `play`. The line ends when the date changes, when the log begins a new
/// heading, or when the game is over: what the other side does next may be secret.
pub fn played_on(
    shelved: &dyn Shelved,
    begin: &dyn AnyPlaying,
    (side, play): (Side, &str),
    seed: u64,
) -> Result<String, ScriptError> {
    let mut lines = String::new();
    let first = date(begin);
    let mut now = begin.boxed();
    let mut next = Some((side, play.to_string()));
    for number in 0..MOST_ACTIONS {
        let Some((by, play)) = next.take() else { break };
        let (after, results) = typical(shelved, now.as_ref(), (by, &play), side, seed)?;
        lines.push_str(&format!("{results}{by}: {play}\n"));
        now = after;
        let is_heading = |(_, line): &(u32, LogLine)| line.heading;
        if date(now.as_ref()) != first || now.log(Eye::Open, 0).iter().any(is_heading) {
            break;
        }
        next = now.awaited().iter().next().and_then(|by| {
            let found = shelved.consider(now.as_ref(), by, ITERATIONS, seed ^ number as u64);
            Some((by, found.into_iter().next()?.play))
        });
    }
    Ok(lines)
}

/// Plays an action with typical dice: of several rolls, the one whose result is in the middle for `side`.
fn typical(
    shelved: &dyn Shelved,
    now: &dyn AnyPlaying,
    (by, play): (Side, &str),
    side: Side,
    seed: u64,
) -> Result<(Box<dyn AnyPlaying>, String), ScriptError> {
    let mut rolled = Vec::new();
    for n in 0..ROLLS {
        let dice = Seed::from_number(seed.wrapping_add(n));
        let explored = now.explore(by, play, DiceSource::Random(dice))?;
        if explored.results.is_empty() {
            return Ok((explored.after, String::new()));
        }
        let chance = worth(shelved, explored.after.as_ref(), side, seed);
        rolled.push((chance, explored));
    }
    rolled.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (_, middle) = rolled.swap_remove(rolled.len() / 2);
    Ok((middle.after, middle.results))
}

/// Returns the chance of `side` to win.
fn worth(shelved: &dyn Shelved, now: &dyn AnyPlaying, side: Side, seed: u64) -> f64 {
    if let Some(outcome) = now.outcome() {
        return outcome.winner.map_or(0.5, |winner| f64::from(u8::from(winner == side)));
    }
    let Some(by) = now.awaited().iter().next() else { return 0.5 };
    let found = shelved.consider(now, by, JUDGING, seed);
    let chance = found.first().and_then(|one| one.chance).unwrap_or(0.5);
    if by == side { chance } else { 1.0 - chance }
}

/// Returns the date of a game, as its view shows it.
pub fn date(now: &dyn AnyPlaying) -> Vec<Phrase> {
    let dated = now.view(Eye::Watcher).clock.into_iter();
    dated.filter(|tick| tick.show == TickShow::Date).filter_map(|tick| tick.text).collect()
}

/// An action of a line: its side, its label, and what the log of `side` tells of it.
pub type Narrated = (Side, Phrase, Vec<LogLine>);

/// Plays a line through, and returns its actions as `side` is told of them, and the game at the end of the line.
pub fn play_through(
    begin: &dyn AnyPlaying,
    side: Side,
    lines: &str,
) -> Result<(Vec<Narrated>, Box<dyn AnyPlaying>), ScriptError> {
    let mut now = begin.boxed();
    let (mut told, mut results) = (Vec::new(), String::new());
    for line in lines.lines().filter(|line| !line.is_empty()) {
        let action = line.split_once(": ").and_then(|(by, play)| Some((by.parse().ok()?, play)));
        let Some((by, play)): Option<(Side, &str)> = action else {
            results.push_str(line);
            results.push('\n');
            continue;
        };
        let label =
            now.choice(by, play).map_or_else(|| Phrase::new("study-unknown"), |it| it.label);
        let explored = now.explore(by, play, DiceSource::Chosen(&std::mem::take(&mut results)))?;
        let log = explored.after.log(Eye::Of(side), 0).into_iter().map(|(_, line)| line);
        told.push((by, label, log.collect()));
        now = explored.after;
    }
    Ok((told, now))
}
