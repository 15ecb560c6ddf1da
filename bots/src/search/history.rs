//! The results of each action in all places where it was played: in the tree, and in the rollouts below it.
//!
//! An action is worth about the same now and a few choices later. So its results elsewhere help a node that
//! has rarely tried it. This is the history heuristic of tree search (*progressive history*, Nijssen and
//! Winands 2011).

use std::collections::HashMap;
use std::hash::Hash;

use engine::{BySide, Side};

/// The weight of an action's results from elsewhere; the unit is one visit of a node.
const WORTH: f32 = 30.0;
/// The number of imaginary results with which the record of every action starts. Each has the value of the node at which
/// the action is considered.
const DOUBT: f32 = 5.0;

/// The results of the actions of each side.
pub struct HistoryStats<A> {
    places: BySide<HashMap<A, u32>>,
    records: Vec<ActionStats>,
}

/// The number of times that an action was played, and the sum of its values for the French.
#[derive(Clone, Copy, Default)]
struct ActionStats {
    played: f32,
    french: f32,
}

impl<A: Copy + Eq + Hash> HistoryStats<A> {
    /// Creates an empty history.
    pub fn new() -> HistoryStats<A> {
        HistoryStats { places: BySide::of(|_| HashMap::new()), records: Vec::new() }
    }

    /// Returns the index of an action's record. The index never changes.
    pub fn place(&mut self, side: Side, action: A) -> u32 {
        *self.places[side].entry(action).or_insert_with(|| {
            self.records.push(ActionStats::default());
            self.records.len() as u32 - 1
        })
    }

    /// Adds one result of the action whose record is at `place`.
    pub fn add(&mut self, place: u32, french: f32) {
        let record = &mut self.records[place as usize];
        record.played += 1.0;
        record.french += french;
    }

    /// Returns the estimated value of the action for `side` at a node whose mean value for that side is
    /// `mean`.
    #[inline]
    pub fn value(&self, place: u32, side: Side, mean: f32) -> f32 {
        let ActionStats { played, french } = self.records[place as usize];
        let sum = if side == Side::French { french } else { played - french };
        (sum + DOUBT * mean) / (played + DOUBT)
    }

    /// Returns the mean value of a child after `visits` visits, blended with the value of the child's
    /// action elsewhere.
    #[inline]
    pub fn blend(mean: f32, visits: u32, elsewhere: f32) -> f32 {
        let visits = visits as f32;
        (visits * mean + WORTH * elsewhere) / (visits + WORTH)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unplayed_action_is_worth_as_much_as_its_node() {
        let mut history = HistoryStats::new();
        let place = history.place(Side::French, "pass");
        assert_eq!(history.value(place, Side::French, 0.3), 0.3);
    }

    #[test]
    fn an_action_counts_its_own_results_the_more_often_it_was_played() {
        let mut history = HistoryStats::new();
        let place = history.place(Side::British, "halt");
        let mut before = 0.5;
        for _ in 0..20 {
            history.add(place, 0.0);
            let value = history.value(place, Side::British, 0.5);
            assert!(before < value && value < 1.0, "{value} after {before}");
            before = value;
        }
        // Twenty wins, and five imaginary plays with the value of the node.
        assert!((before - 0.9).abs() < 1e-6, "{before}");
        assert!((history.value(place, Side::French, 0.5) - 0.1).abs() < 1e-6);
    }

    #[test]
    fn the_same_action_of_the_other_side_counts_separately() {
        let mut history = HistoryStats::new();
        let places = Side::BOTH.map(|side| history.place(side, "done"));
        assert_ne!(places[0], places[1]);
        assert_eq!(Side::BOTH.map(|side| history.place(side, "done")), places);
    }

    #[test]
    fn visits_outweigh_history() {
        let blend = HistoryStats::<&str>::blend;
        assert_eq!(blend(0.9, 0, 0.2), 0.2);
        assert!((blend(0.9, WORTH as u32, 0.2) - 0.55).abs() < 1e-6);
        assert!(0.89 < blend(0.9, 3000, 0.2));
    }
}
