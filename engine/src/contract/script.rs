//! Scripts in positions: the actions that were played from a written state on, with their dice,
//! draws and shuffles. With a script, a position can express a moment in the middle of a
//! procedure. Only legal states can be reached this way.

use std::fmt::Write as _;
use std::mem;
use std::str::FromStr;

use crate::{
    Chance, Game, Missed, NotASide, PositionError, Refusal, Scripted, Side, Silent, Unreadable,
    Written,
};

/// The key in a position for the actions that were played from the written state on.
pub const PLAYED: &str = "played";

/// A source of chance that notes its results for one action, so that a script can repeat them.
pub struct Noted<C> {
    chance: C,
    dice: Vec<u8>,
    draws: Vec<String>,
    trades: Vec<usize>,
}

impl<C: Chance> Noted<C> {
    /// Wraps `chance`, with no results noted yet.
    pub fn new(chance: C) -> Noted<C> {
        Noted { chance, dice: Vec::new(), draws: Vec::new(), trades: Vec::new() }
    }

    /// Returns the lines of a script for the results so far, and forgets them.
    pub fn take_lines(&mut self) -> String {
        let mut lines = String::new();
        let mut line = |word: &str, met: Vec<String>| {
            if !met.is_empty() {
                let _ = writeln!(lines, "{word} {}", met.join(" "));
            }
        };
        line("dice", mem::take(&mut self.dice).iter().map(ToString::to_string).collect());
        line("draw", mem::take(&mut self.draws));
        line("shuffle", mem::take(&mut self.trades).iter().map(ToString::to_string).collect());
        lines
    }

    /// Returns the wrapped source, and the lines of a script that play the action `play` of
    /// `side` with the same results.
    pub fn script(mut self, side: Side, play: &str) -> (C, String) {
        let mut lines = self.take_lines();
        let _ = writeln!(lines, "{side}: {play}");
        (self.chance, lines)
    }
}

impl<C: Chance> Chance for Noted<C> {
    /// The result is not noted, since rules use only dice, draws and shuffles.
    fn below(&mut self, n: u32) -> u32 {
        self.chance.below(n)
    }

    fn die(&mut self) -> u8 {
        let die = self.chance.die();
        self.dice.push(die);
        die
    }

    fn draw(&mut self, n: usize, name: &dyn Fn(usize) -> String) -> usize {
        let drawn = self.chance.draw(n, name);
        self.draws.push(name(drawn));
        drawn
    }

    fn swap(&mut self, n: usize) -> usize {
        let place = self.chance.swap(n);
        self.trades.push(place);
        place
    }
}

/// Appends lines of a script to the actions played from a position on.
pub fn append_played(position: &mut toml::Table, lines: &str) {
    if lines.is_empty() {
        return;
    }
    let before = position.get(PLAYED).and_then(toml::Value::as_str).unwrap_or_default();
    let played = format!("{before}{lines}");
    position.insert(PLAYED.into(), played.into());
}

/// Carries out the script of a position. The script must have exactly the dice and draws that its
/// actions use.
pub(crate) fn play_written<G: Game>(state: &mut G, played: &Written) -> Result<(), PositionError> {
    let mut world = Silent(Scripted::default());
    for line in played.text()?.lines().map(str::trim) {
        let line = line.split_once(" #").map_or(line, |(before, _)| before).trim_end();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        play_line(state, line, &mut world).map_err(|why| played.wrong(format!("{line}: {why}")))?;
    }
    match world.0.is_empty() {
        true => Ok(()),
        false => Err(played.wrong("dice, draws or shuffles are left over behind the last action")),
    }
}

fn play_line<G: Game>(
    state: &mut G,
    line: &str,
    world: &mut Silent<Scripted>,
) -> Result<(), ScriptError> {
    if read_result(line, &mut world.0)? {
        return Ok(());
    }
    let (side, play) = line.split_once(": ").ok_or(ScriptError::Unknown)?;
    let side: Side = side.parse()?;
    let action: G::Action = play.parse()?;
    state.play(side, action, world)?;
    all_used(&world.0)
}

/// Reads the lines of a script that give the dice, draws and shuffles of one action.
pub fn read_results(lines: &str) -> Result<Scripted, ScriptError> {
    let mut results = Scripted::default();
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if !read_result(line, &mut results)? {
            return Err(ScriptError::Unknown);
        }
    }
    Ok(results)
}

/// Appends the dice, draws or shuffles of a line; returns false if the line has another meaning.
fn read_result(line: &str, results: &mut Scripted) -> Result<bool, ScriptError> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match word {
        "dice" => results.dice.extend(numbers::<u8>(rest, |die| (1..=6).contains(die))?),
        "draw" => results.draws.extend(rest.split_whitespace().map(String::from)),
        "shuffle" => results.trades.extend(numbers::<usize>(rest, |_| true)?),
        _ => return Ok(false),
    }
    Ok(true)
}

/// Returns an error unless an action used exactly these results.
pub(crate) fn all_used(results: &Scripted) -> Result<(), ScriptError> {
    if !results.is_empty() {
        return Err(ScriptError::Unused);
    }
    results.missed.first().map_or(Ok(()), |missed| Err(missed.clone().into()))
}

fn numbers<N: FromStr>(words: &str, fits: fn(&N) -> bool) -> Result<Vec<N>, ScriptError> {
    let read = |word: &str| {
        let number = word.parse().ok().filter(fits);
        number.ok_or_else(|| ScriptError::Number(word.into()))
    };
    words.split_whitespace().map(read).collect()
}

/// The reason why a line of a script can't be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScriptError {
    /// The line is neither a result of chance nor an action.
    #[error("a line is dice, draws, a shuffle or an action, such as british: ACTION")]
    Unknown,
    /// The line gives a number that is not on a die, or a word in place of a number.
    #[error("{0:?} can't stand there")]
    Number(String),
    /// The action does not use all results that the script gives before it.
    #[error("it does not use all of the dice, draws and shuffles before it")]
    Unused,
    /// The word before the colon is not a side.
    #[error(transparent)]
    Side(#[from] NotASide),
    /// The text is not an action of this game.
    #[error(transparent)]
    Action(#[from] Unreadable),
    /// A rule forbids the action.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The action needs a result that the script does not give.
    #[error(transparent)]
    Missed(#[from] Missed),
}
