//! Random numbers for searches. The numbers must be fast and repeatable, but need not be provably fair:
//! the dice and the cards of a real game never come from this generator.

use engine::Chance;

/// A generator of random numbers: the algorithm xoshiro256++ (Blackman and Vigna), seeded by SplitMix64.
#[derive(Clone, Debug)]
pub struct Rng([u64; 4]);

impl Rng {
    /// Creates a generator. The same seed always gives the same numbers.
    pub fn new(seed: u64) -> Rng {
        let mut mixed = seed;
        Rng([(); 4].map(|()| split_mix(&mut mixed)))
    }

    /// Creates the `n`th of several independent generators from one seed.
    pub fn stream(seed: u64, n: u64) -> Rng {
        let mut mixed = seed ^ n.wrapping_mul(0xd1b5_4a32_d192_ed03);
        Rng::new(split_mix(&mut mixed))
    }

    #[inline]
    fn next(&mut self) -> u64 {
        let s = &mut self.0;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// Returns a number that is uniform in [0, 1).
    #[inline]
    pub fn uniform(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// Returns a random index into `weights`. Each index has a probability proportional to its weight; if
    /// no weight is above zero, all indices are equally likely.
    pub fn sample(&mut self, weights: &[f32]) -> usize {
        let total: f32 = weights.iter().sum();
        if !(0.0 < total && total.is_finite()) {
            return self.below(weights.len() as u32) as usize;
        }
        let mut left = self.uniform() * total;
        for (n, weight) in weights.iter().enumerate() {
            left -= weight;
            if left < 0.0 {
                return n;
            }
        }
        // Because of rounding, no index may have been chosen. The last index whose weight is above zero
        // is then returned.
        weights.iter().rposition(|weight| 0.0 < *weight).unwrap_or(0)
    }
}

/// Returns the next number of SplitMix64 (Steele, Lea and Flood), which turns seeds that are close
/// together into numbers without any visible relation.
pub fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Chance for Rng {
    /// Uses Lemire's multiplication without its rejection step. For the small numbers of a board game the
    /// resulting bias is one part in millions.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(0 < n, "a choice among nothing");
        (((self.next() >> 32) * u64::from(n)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_is_equally_likely() {
        let mut rng = Rng::new(5);
        let mut faces = [0; 6];
        for _ in 0..60_000 {
            faces[usize::from(rng.die()) - 1] += 1;
        }
        assert!(faces.iter().all(|n| (9_500..10_500).contains(n)), "{faces:?}");
    }

    #[test]
    fn streams_of_one_seed_differ_and_repeat() {
        let rolls = |n| {
            let mut rng = Rng::stream(7, n);
            [(); 20].map(|()| rng.die())
        };
        assert_eq!(rolls(1), rolls(1));
        assert_ne!(rolls(1), rolls(2));
    }

    #[test]
    fn an_action_without_weight_is_taken_only_if_none_has_any() {
        let mut rng = Rng::new(1);
        let mut seen = [0; 3];
        for _ in 0..4_000 {
            seen[rng.sample(&[1.0, 0.0, 3.0])] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!((2_850..3_150).contains(&seen[2]), "{seen:?}");
        assert!((0..100).any(|_| rng.sample(&[0.0, 0.0]) == 1));
    }
}
