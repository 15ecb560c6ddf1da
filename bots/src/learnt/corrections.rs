//! The learnt corrections: a weight for each feature, which makes actions with that feature more or
//! less likely.

use std::fmt;

use super::features::{Features, PLACES};
use crate::exponential::exponential;
use crate::planes;

/// The integer that stands for a weight of 1.0. One feature of this weight makes an action e times
/// as likely.
const ONE: f32 = 256.0;
/// The largest correction: an action becomes at most e to this power times as likely, or as
/// unlikely.
const MOST: f64 = 8.0;

const MAGIC: [u8; 8] = *b"carilpol";
const VERSION: u16 = 2;

/// A weight for each feature, in 256ths, which is added to the logarithm of an action's weight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corrections {
    weights: Vec<i16>,
}

impl Corrections {
    /// Creates corrections from these weights, rounded to integers.
    pub fn new(weights: &[f32]) -> Corrections {
        assert_eq!(weights.len(), PLACES, "one weight for each place");
        // The cast saturates: a number that is too large becomes the largest integer.
        Corrections {
            weights: weights.iter().map(|weight| (weight * ONE).round() as i16).collect(),
        }
    }

    /// Corrects `weights` of the actions that `features` describes, by multiplying each.
    pub fn correct(&self, features: &Features, weights: &mut [f32]) {
        let sums = self.sums(features, weights.len());
        for (weight, sum) in weights.iter_mut().zip(sums) {
            *weight *= exponential((f64::from(sum) / f64::from(ONE)).clamp(-MOST, MOST)) as f32;
        }
    }

    /// Returns, for each action, the sum of the weights of its features, in 256ths.
    pub fn sums(&self, features: &Features, actions: usize) -> impl Iterator<Item = i32> {
        let each = features.places().len() / actions.max(1);
        let weight = |place: &u32| i32::from(self.weights[*place as usize]);
        (features.places().chunks_exact(each.max(1)))
            .map(move |places| places.iter().map(weight).sum())
    }

    /// Serialises the corrections: magic, version, then all weights.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(planes::write(self.weights.iter().copied()));
        bytes
    }

    /// Reads corrections from the bytes that [`Corrections::write`] returned.
    pub fn read(bytes: &[u8]) -> Result<Corrections, WrongCorrections> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(WrongCorrections::Magic)?;
        let (version, rest) = rest.split_first_chunk().ok_or(WrongCorrections::Damaged)?;
        let version = u16::from_le_bytes(*version);
        if version != VERSION {
            return Err(WrongCorrections::Version(version));
        }
        if rest.len() != PLACES * size_of::<i16>() {
            return Err(WrongCorrections::Damaged);
        }
        Ok(Corrections { weights: planes::read(rest).collect() })
    }
}

/// The reason why a file can't be read as learnt corrections.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongCorrections {
    /// The file has another format.
    Magic,
    /// The file has another version of the format.
    Version(u16),
    /// The file is too short or too long.
    Damaged,
}

impl fmt::Display for WrongCorrections {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            WrongCorrections::Magic => f.write_str("this is not a learnt policy"),
            WrongCorrections::Version(version) => {
                write!(f, "the policy is of version {version}, and this program reads {VERSION}")
            }
            WrongCorrections::Damaged => f.write_str("the policy's file is damaged"),
        }
    }
}

impl std::error::Error for WrongCorrections {}

#[cfg(test)]
mod tests {
    use super::*;

    fn features() -> Features {
        let mut features = Features::default();
        for words in [[1, 1], [1, 2], [2, 1], [2, 2]] {
            features.add(&words);
        }
        features
    }

    fn learnt(weight: f32) -> Corrections {
        let mut weights = vec![0.0; PLACES];
        for place in &features().places()[..2] {
            weights[*place as usize] = weight;
        }
        Corrections::new(&weights)
    }

    #[test]
    fn an_actions_weight_is_corrected_by_the_sum_of_its_features() {
        let mut weights = [0.25, 0.5];
        learnt(0.5).correct(&features(), &mut weights);
        assert!((weights[0] - 0.25 * std::f32::consts::E).abs() < 1e-6, "{weights:?}");
        assert_eq!(weights[1], 0.5);
    }

    #[test]
    fn corrections_are_limited_in_both_directions() {
        for (weight, most) in [(1e9, 2981.0), (-1e9, 0.000_335)] {
            let mut weights = [1.0, 1.0];
            learnt(weight).correct(&features(), &mut weights);
            assert!((weights[0] / most - 1.0).abs() < 0.01, "{weights:?}");
        }
    }

    #[test]
    fn a_policy_reads_as_it_was_written() {
        assert_eq!(Corrections::read(&learnt(-0.75).write()), Ok(learnt(-0.75)));
    }

    #[test]
    fn a_wrong_file_is_refused() {
        let bytes = learnt(1.0).write();
        assert_eq!(
            Corrections::read(b"<!doctype html>, and not a policy"),
            Err(WrongCorrections::Magic)
        );
        assert_eq!(Corrections::read(&bytes[..9]), Err(WrongCorrections::Damaged));
        assert_eq!(Corrections::read(&bytes[..bytes.len() - 1]), Err(WrongCorrections::Damaged));
        assert_eq!(Corrections::read(&[&bytes[..], &[0]].concat()), Err(WrongCorrections::Damaged));
        let mut other = bytes;
        other[8] = 9;
        assert_eq!(Corrections::read(&other), Err(WrongCorrections::Version(9)));
    }
}
