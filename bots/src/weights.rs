//! From what an action gains to how often it is chosen.

/// What is hardly ever sensible, and still must not be ruled out.
pub const SELDOM: f32 = 0.002;

/// Turns gains into weights: a gain that is this much greater is chosen about
/// three times as often.
pub fn warm(gains: &mut [f32], warmth: f32) {
    let best = gains.iter().copied().fold(f32::MIN, f32::max);
    for gain in gains {
        *gain = ((*gain - best) / warmth).exp().max(SELDOM);
    }
}
