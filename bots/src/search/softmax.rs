//! Softmax turns the gains of actions into policy weights.

use crate::exponential::exponential;

/// The weight of an action that is hardly ever sensible but must not be ruled out.
pub const SELDOM: f32 = 0.002;

/// Turns gains into softmax weights, up to a common factor. An action whose gain is higher by `temperature`
/// is chosen e times as often. No weight is below [`SELDOM`].
pub fn softmax(gains: &mut [f32], temperature: f32) {
    let best = gains.iter().copied().fold(f32::MIN, f32::max);
    for gain in gains {
        *gain = (exponential((*gain - best) / temperature) as f32).max(SELDOM);
    }
}

#[test]
fn the_best_weighs_one_and_the_hopeless_little() {
    let mut gains = [1.0, 0.5, f32::NEG_INFINITY];
    softmax(&mut gains, 0.5);
    assert_eq!(gains, [1.0, exponential(-1.0) as f32, SELDOM]);
}
