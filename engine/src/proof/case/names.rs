//! The names that a case may use for a game, and suggestions for a misspelt one.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use serde_json::Value;

use super::CaseFile;
use super::view::CaseView;
use crate::proof::texts;
use crate::{GameFacts, Ledger, Side, View};

/// The names that a case may use for a game: its rules, spaces, pieces, cards, boxes and sentences,
/// even those that are not in play at the moment.
pub struct Names {
    pub(super) facts: &'static GameFacts,
    /// The JSON schema of the table that paths are looked up in.
    pub(super) shape: Value,
    pub(super) rules: Vec<String>,
    pub(super) spaces: Vec<String>,
    pub(super) lines: Vec<String>,
    pub(super) cards: Vec<String>,
    pub(super) layers: Vec<String>,
    pub(super) sentences: BTreeSet<String>,
    /// The gaps of each sentence, computed on first use.
    gaps: OnceLock<BTreeMap<String, BTreeSet<String>>>,
    /// The actions of the game's own cases, computed on first use.
    played: OnceLock<Vec<String>>,
    /// The keys of pieces, each with its side if the piece always belongs to one side.
    pieces: Vec<(Option<Side>, String)>,
}

impl Names {
    /// Collects the names of a game.
    pub fn of(facts: &'static GameFacts) -> Names {
        let board = (facts.board)();
        let owned = |names: &[&str]| names.iter().map(ToString::to_string).collect();
        let states = |id: &str| {
            let mut keys = vec![id.to_string()];
            // A key has its states in this order: `inside-spent-reduced-ID`.
            for state in ["reduced", "spent", "inside"] {
                if facts.shown.states.contains(&state) {
                    keys.extend(keys.clone().iter().map(|key| format!("{state}-{key}")));
                }
            }
            keys
        };
        let rules = match facts.ledger {
            "" => Vec::new(),
            ledger => Ledger::read(ledger).rules.into_iter().map(|rule| rule.id).collect(),
        };
        Names {
            facts,
            shape: serde_json::to_value(schemars::schema_for!(CaseView)).expect("a schema is JSON"),
            rules,
            spaces: board.spaces.iter().map(|space| space.id.clone()).collect(),
            lines: board.lines.iter().map(|line| format!("{}--{}", line.a, line.b)).collect(),
            cards: board.cards.iter().map(|card| card.id.clone()).collect(),
            layers: owned(facts.shown.layers),
            sentences: texts::keys(facts),
            gaps: OnceLock::new(),
            played: OnceLock::new(),
            pieces: board
                .pieces
                .iter()
                .flat_map(|piece| states(&piece.id).into_iter().map(|key| (piece.side, key)))
                .collect(),
        }
    }

    /// Returns the pieces that a side can have, by their keys, states included.
    pub(super) fn pieces(&self, side: &str) -> Vec<String> {
        let of_side = |owner: Option<Side>| owner.is_none_or(|owner| owner.name() == side);
        let theirs = self.pieces.iter().filter(|(owner, _)| of_side(*owner));
        theirs.map(|(_, key)| key.clone()).collect()
    }

    /// Returns the panels of this game.
    pub(super) fn panels(&self) -> Vec<String> {
        self.facts.shown.panels.iter().map(|(id, _)| id.to_string()).collect()
    }

    /// Returns the rows that a panel of this game can have.
    pub(super) fn rows(&self, panel: &str) -> Vec<String> {
        let panels = self.facts.shown.panels.iter().filter(|(id, _)| *id == panel);
        panels.flat_map(|(_, rows)| *rows).map(ToString::to_string).collect()
    }

    /// Returns the gaps of a sentence.
    pub(super) fn gaps(&self, key: &str) -> Vec<String> {
        let gaps = self.gaps.get_or_init(|| texts::gaps(self.facts));
        gaps.get(key).into_iter().flatten().cloned().collect()
    }

    /// Returns true if the word is a name or part of one, or a number.
    pub(super) fn means(&self, word: &str) -> bool {
        let names = || self.sentences.iter().filter_map(|key| key.split_once('-'));
        word.parse::<i64>().is_ok()
            || word.parse::<Side>().is_ok()
            || self.sentences.contains(word)
            || names().any(|(_, name)| name == word)
            || self.words().iter().any(|(_, known)| known == word)
    }

    /// Returns the ids in a view that are not among these names.
    pub(crate) fn unlisted(&self, view: &View) -> Vec<String> {
        let mut out = Vec::new();
        let mut check = |known: &[String], id: &str| {
            if !known.iter().any(|known| known == id) {
                out.push(id.to_string());
            }
        };
        for side in Side::BOTH {
            let pieces = self.pieces(side.name());
            let shown = view.spaces.values().flat_map(|space| &space.pieces[side]);
            shown.for_each(|piece| check(&pieces, &piece.key));
        }
        view.spaces.keys().for_each(|id| check(&self.spaces, id));
        view.lines.keys().for_each(|id| check(&self.lines, id));
        view.points.keys().for_each(|id| check(&self.cards, id));
        view.layers.iter().for_each(|layer| check(&self.layers, layer.id));
        if let Some(panel) = &view.panel {
            check(&self.panels(), panel.id);
            let rows = self.rows(panel.id);
            panel.rows.iter().for_each(|row| check(&rows, row.id));
        }
        out
    }

    /// Returns every word that can be part of an action, with its kind. Words that are not names
    /// are collected from the game's own cases.
    pub(super) fn words(&self) -> Vec<(&'static str, String)> {
        let mut words = Vec::new();
        for (kind, names) in [
            ("space", self.spaces.clone()),
            ("piece", self.pieces.iter().map(|(_, key)| key.clone()).collect()),
            ("card", self.cards.clone()),
            ("word", self.words_played().into_iter().collect()),
        ] {
            words.extend(names.into_iter().map(|name| (kind, name)));
        }
        words
    }

    fn words_played(&self) -> BTreeSet<String> {
        self.played().iter().flat_map(|play| words_of(play)).collect()
    }

    /// Returns the actions of the game's own cases, each once.
    pub(super) fn played(&self) -> &[String] {
        self.played.get_or_init(|| {
            let files = (self.facts.cases)();
            let files = files.iter().filter_map(|(_, text)| CaseFile::parse(text).ok());
            let played: BTreeSet<String> = files
                .flat_map(|file| file.cases)
                .flat_map(|case| case.actions().map(String::from).collect::<Vec<_>>())
                .collect();
            played.into_iter().collect()
        })
    }
}

fn words_of(play: &str) -> impl Iterator<Item = String> {
    play.split_whitespace().map(String::from)
}

/// Returns the names sorted by their distance from `name`, the nearest first.
pub(super) fn nearest(name: &str, names: &[String]) -> Vec<String> {
    let mut names: Vec<(usize, &String)> =
        names.iter().map(|known| (strsim::damerau_levenshtein(name, known), known)).collect();
    names.sort();
    names.dedup();
    names.into_iter().map(|(_, known)| known.clone()).collect()
}
