//! What is kept beside the entries, so that a table outlives a mended rule: the
//! lines of the log as they were told, and the position at every turn of a player.
//!
//! When a game no longer replays, because a rule was mended since, it goes on
//! under the new rules from the last position that was kept; what came after that
//! is taken back by an entry of its own ([`Mending`]), and both players are told.
//! A finished game is shown from what was kept.

use std::str::FromStr;

use engine::{AnyGame, AnyPlaying, Eye, Seed, Side, Written};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::store::Entry;

/// What was kept of one action.
pub struct Kept {
    pub told: String,
    pub position: Option<String>,
}

impl Kept {
    /// Of an entry; nothing, if it was made before anything was kept.
    pub fn of(entry: &Entry) -> Option<Kept> {
        Some(Kept { told: entry.told.clone()?, position: entry.position.clone() })
    }

    /// The lines that those eyes were told. Where nothing else is written, that
    /// is what a watcher was told.
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

/// The lines of the last action, as each pair of eyes is told them.
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

/// The state in text, where it can be written as a position.
pub fn position(playing: &dyn AnyPlaying) -> Option<String> {
    toml::to_string(&playing.position()?).ok()
}

/// The last position up to `number` actions that can be written and played on from.
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

/// A game that begins in a position that was kept; nothing, if the rules of
/// now can't read it.
pub fn resume(game: &dyn AnyGame, position: &str, seed: Seed) -> Option<Box<dyn AnyPlaying>> {
    game.begin_at(&Written::parse(position).ok()?, seed).ok()
}

/// The dice of a game that goes on after entry `entry`: those that were rolled
/// in what is taken back are known, and must not come again.
pub fn other_dice(seed: Seed, entry: u32) -> Seed {
    let hash = Sha256::new()
        .chain_update("carillon mended\n")
        .chain_update(seed.0)
        .chain_update(entry.to_le_bytes())
        .finalize();
    Seed(hash.into())
}

/// What an entry of that kind says: the rules of the table were mended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mending {
    /// The game went on after so many actions.
    pub number: u32,
    /// So many that came later were taken back.
    pub taken_back: u32,
    /// The version of the rules until then.
    pub before: u32,
    /// And since then.
    pub rules: u32,
}

impl Mending {
    /// As it is stored.
    pub fn written(&self) -> String {
        format!("{} {} {} {}", self.number, self.taken_back, self.before, self.rules)
    }
}

impl FromStr for Mending {
    type Err = String;
    fn from_str(text: &str) -> Result<Mending, String> {
        let numbers: Vec<u32> = text.split(' ').filter_map(|word| word.parse().ok()).collect();
        match numbers[..] {
            [number, taken_back, before, rules] => {
                Ok(Mending { number, taken_back, before, rules })
            }
            _ => Err(format!("{text:?} is no mending")),
        }
    }
}

#[test]
fn who_was_told_nothing_of_his_own_was_told_what_a_watcher_was() {
    let told = json!({ "watcher": ["something"], "french": ["a card"] }).to_string();
    let kept = Kept { told, position: None };
    assert_eq!(kept.lines(Eye::Of(Side::French)), ["a card"]);
    assert_eq!(kept.lines(Eye::Of(Side::British)), ["something"]);
    assert_eq!(kept.lines(Eye::Open), ["something"]);
    let mending = Mending { number: 4, taken_back: 2, before: 3, rules: 5 };
    assert_eq!(mending.written().parse(), Ok(mending));
}
