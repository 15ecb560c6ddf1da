//! Corrected ("mended") rules. So that a game survives a correction of its rules, its table stores more
//! than the entries: the lines of the log as they were shown, and the position at every turn of a player.
//!
//! When a game no longer replays because a rule was corrected, it continues under the new rules from the last
//! stored position. A special entry ([`Mending`]) takes back the actions after that position, and both
//! players are told. A finished game is shown from the stored lines and positions.

use std::str::FromStr;

use engine::{AnyGame, AnyPlaying, Eye, Seed, Side, Written};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::NotStored;

/// The log lines and the position stored with an action.
pub struct Kept {
    pub told: String,
    pub position: Option<String>,
}

impl Kept {
    /// Returns the lines that `eye` was shown. If no lines are stored for that eye, returns the lines
    /// that a watcher was shown.
    pub fn lines(&self, eye: Eye) -> Vec<Value> {
        let mut told: Value = serde_json::from_str(&self.told).unwrap_or_default();
        let known = told.get(name(eye)).is_some();
        match told[if known { name(eye) } else { name(Eye::Watcher) }].take() {
            Value::Array(lines) => lines,
            _ => Vec::new(),
        }
    }
}

fn name(eye: Eye) -> &'static str {
    match eye {
        Eye::Of(side) => side.name(),
        Eye::Watcher => "watcher",
        Eye::Open => "open",
    }
}

/// Returns the log lines of the last action as each eye is shown them, in JSON.
pub fn told(playing: &dyn AnyPlaying) -> String {
    let lines = |eye: Eye| -> Value {
        playing.log(eye, playing.number()).into_iter().map(|(_, line)| json!(line)).collect()
    };
    let watcher = lines(Eye::Watcher);
    let mut told = json!({});
    for eye in [Eye::Of(Side::French), Eye::Of(Side::British), Eye::Open] {
        let lines = lines(eye);
        if lines != watcher {
            told[name(eye)] = lines;
        }
    }
    told[name(Eye::Watcher)] = watcher;
    told.to_string()
}

/// Returns the state as text, if it can be written as a position.
pub fn position(playing: &dyn AnyPlaying) -> Option<String> {
    toml::to_string(&playing.quiet_position()?).ok()
}

/// Returns the last position within the first `number` actions that can be written and continued from.
pub fn last_position(playing: &dyn AnyPlaying, number: u32) -> Option<String> {
    let mut then = playing.at(number);
    loop {
        if then.outcome().is_none()
            && let Some(position) = position(&*then)
        {
            return Some(position);
        }
        then = then.at(then.number().checked_sub(1)?);
    }
}

/// Returns a game that begins in a stored position; `None` if the present rules can't read it.
pub fn resume(game: &dyn AnyGame, position: &str, seed: Seed) -> Option<Box<dyn AnyPlaying>> {
    game.begin_at(&Written::parse(position).ok()?, seed).ok()
}

/// Returns a new seed for a game that continues after entry `entry`: the dice of the actions taken back are
/// known, and must not be rolled again.
pub fn other_dice(seed: Seed, entry: u32) -> Seed {
    let hash = Sha256::new()
        .chain_update("carillon mended\n")
        .chain_update(seed.0)
        .chain_update(entry.to_le_bytes())
        .finalize();
    Seed(hash.into())
}

/// The content of a `mended` entry, which records that the rules were corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mending {
    /// The number of actions after which the game continued.
    pub number: u32,
    /// The number of later actions that were taken back.
    pub taken_back: u32,
    /// The version of the rules before the correction.
    pub before: u32,
    /// The version of the rules after the correction.
    pub rules: u32,
}

impl Mending {
    /// Returns the content as it is stored.
    pub fn written(&self) -> String {
        format!("{} {} {} {}", self.number, self.taken_back, self.before, self.rules)
    }
}

impl FromStr for Mending {
    type Err = NotStored;
    fn from_str(text: &str) -> Result<Mending, NotStored> {
        let numbers: Vec<u32> = text.split(' ').filter_map(|word| word.parse().ok()).collect();
        match numbers[..] {
            [number, taken_back, before, rules] => {
                Ok(Mending { number, taken_back, before, rules })
            }
            _ => Err(NotStored::Mending(text.into())),
        }
    }
}

#[test]
fn a_viewer_without_lines_of_its_own_gets_a_watchers() {
    let told = json!({ "watcher": ["something"], "french": ["a card"] }).to_string();
    let kept = Kept { told, position: None };
    assert_eq!(kept.lines(Eye::Of(Side::French)), ["a card"]);
    assert_eq!(kept.lines(Eye::Of(Side::British)), ["something"]);
    assert_eq!(kept.lines(Eye::Open), ["something"]);
    let mending = Mending { number: 4, taken_back: 2, before: 3, rules: 5 };
    assert_eq!(mending.written().parse(), Ok(mending));
}
