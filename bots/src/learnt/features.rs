//! Features: the description of actions from which a policy learns.

use std::hash::{Hash, Hasher};

use engine::{Game, Side};

/// The number of slots among which features are distributed by their hashes.
pub const PLACES: usize = 1 << 17;

/// Describes the actions of a game as features.
///
/// As with every part of a [`Mind`](crate::Mind), only imagined states are passed to a describer.
pub trait Describe<G: Game>: Sync {
    /// Appends the features of each of `actions` in turn: the features of the action itself and of the state
    /// that it leads to. Every action gets the same number of features. `weights` holds the weight that the
    /// hand-written policy gives to each action. The caller passes empty `features`.
    fn describe(
        &self,
        state: &G,
        side: Side,
        actions: &[G::Action],
        weights: &[f32],
        features: &mut Features,
    );
}

/// The features of some actions, one after the other. A feature is a sequence of words. Of each feature only
/// a hash is kept, which is the index of the feature's weight among the corrections (*feature hashing*). Two
/// features with the same index are treated as one, which costs little as long as most indices are unused.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Features {
    places: Vec<u32>,
}

impl Features {
    /// Removes all features.
    pub fn clear(&mut self) {
        self.places.clear();
    }

    /// Appends a feature.
    #[inline]
    pub fn add(&mut self, words: &[u32]) {
        let mut words_read = Reader::default();
        words.iter().for_each(|word| words_read.read(*word));
        self.places.push((words_read.finish() >> 32) as u32 % PLACES as u32);
    }

    /// Returns the indices of all features, those of the first action first.
    pub fn places(&self) -> &[u32] {
        &self.places
    }
}

/// Returns a word for a thing: the thing's hash, which is the same on every machine.
#[inline]
pub fn word(thing: &impl Hash) -> u32 {
    let mut reader = Reader::default();
    thing.hash(&mut reader);
    (reader.finish() >> 32) as u32
}

/// Returns a word for a number. Each small number has a word of its own; larger numbers share words in
/// groups.
pub fn few(n: impl Into<u32>) -> u32 {
    match n.into() {
        n @ 0..=2 => n,
        3 | 4 => 3,
        5..=7 => 4,
        8..=11 => 5,
        _ => 6,
    }
}

/// Returns a word for each action. The word combines two numbers: how far the action's weight is below the
/// best weight, and the best weight's share of the total.
pub fn standing(weights: &[f32]) -> impl Iterator<Item = u32> {
    let best = weights.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
    let total = weights.iter().sum::<f32>().max(best);
    let sure = (best / total * 4.0) as u32;
    weights.iter().map(move |weight| {
        // 0 for the best action; for each other action 2 to 13, one more each time its weight halves.
        let behind = (weight / best).max(1.0 / 4096.0);
        let steps = (127 - (behind.to_bits() >> 23)).min(12);
        let steps = if 1.0 <= behind { 0 } else { 1 + steps };
        8 * steps + sure
    })
}

/// A hasher that hashes integers of every width alike.
struct Reader(u64);

impl Default for Reader {
    fn default() -> Reader {
        Reader(0x9e37_79b9_7f4a_7c15)
    }
}

impl Reader {
    #[inline]
    fn read(&mut self, word: u32) {
        // The multiplier is from the finaliser of MurmurHash3.
        self.0 = (self.0 ^ u64::from(word)).wrapping_mul(0xff51_afd7_ed55_8ccd);
        self.0 ^= self.0 >> 29;
    }
}

impl Hasher for Reader {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.read(u32::from(*byte)));
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.read(n.into());
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.read(n.into());
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.read(n);
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.read(n as u32);
        self.read((n >> 32) as u32);
    }

    /// Hashes the discriminant of an enum, whose width depends on the machine.
    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.read(n as u32);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.read(n as u32);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Hash)]
    enum Thing {
        Plain,
        Named(u8, u16),
        Many(u64),
    }

    /// These numbers must never change, since a policy learnt on one machine is used on all machines.
    #[test]
    fn a_word_is_the_same_on_every_machine() {
        let words = [word(&Thing::Plain), word(&Thing::Named(3, 300)), word(&Thing::Many(1 << 40))];
        assert_eq!(words, [779_269_220, 1_967_521_868, 4_220_673_290]);
    }

    #[test]
    fn small_numbers_have_their_own_words_and_large_ones_share() {
        let words: Vec<u32> = (0u8..16).map(few).collect();
        assert_eq!(words, [0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6]);
    }

    #[test]
    fn a_smaller_weight_is_further_behind_the_best() {
        let said: Vec<u32> = standing(&[8.0, 4.0, 3.0, 1.0, 0.0]).collect();
        // The best action has half of the total; the steps of the others are 2, 3, 4 and the maximum.
        assert_eq!(said, [2, 8 * 2 + 2, 8 * 3 + 2, 8 * 4 + 2, 8 * 13 + 2]);
        assert_eq!(standing(&[0.0, 0.0]).count(), 2);
    }

    #[test]
    fn a_feature_is_all_of_its_words_in_their_order() {
        let mut features = Features::default();
        for words in [&[1, 2][..], &[2, 1], &[1, 2, 0], &[1], &[1, 2]] {
            features.add(words);
        }
        let places = features.places();
        assert_eq!(places[0], places[4]);
        for n in 1..4 {
            assert!(!places[..n].contains(&places[n]), "{places:?}");
        }
    }
}
