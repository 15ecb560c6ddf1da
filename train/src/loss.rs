//! The log-loss of a judge. It is lowest for a judge that states the true odds.

use crate::data::Sample;

/// Returns the mean log-loss, in nats per position, of the judge `says`.
pub fn log_loss(positions: &[&Sample], says: impl Fn(&Sample) -> f32) -> f64 {
    let sum: f64 = positions.iter().map(|it| one(says(it).into(), it.result.into())).sum();
    sum / positions.len() as f64
}

fn one(said: f64, result: f64) -> f64 {
    let said = said.clamp(1e-4, 1.0 - 1e-4);
    -(result * said.ln() + (1.0 - result) * (1.0 - said).ln())
}

/// Returns the log-loss after the log-odds of all estimates were multiplied by one factor, and the factor.
/// The factor is chosen so that the loss is lowest. So a judge does not lose merely because it is too sure
/// or too unsure.
pub fn scaled(positions: &[&Sample], says: impl Fn(&Sample) -> f32) -> (f64, f64) {
    let said: Vec<(f64, f64)> = positions
        .iter()
        .map(|it| {
            let said = f64::from(says(it)).clamp(1e-4, 1.0 - 1e-4);
            ((said / (1.0 - said)).ln(), it.result.into())
        })
        .collect();
    let loss = |scale: f64| {
        let sum: f64 = said
            .iter()
            .map(|(logit, result)| one(1.0 / (1.0 + (-logit * scale).exp()), *result))
            .sum();
        sum / said.len() as f64
    };
    // The loss has a single minimum, so a ternary search finds it.
    let (mut low, mut high) = (0.0, 4.0);
    for _ in 0..60 {
        let (a, b) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
        if loss(a) < loss(b) { high = b } else { low = a }
    }
    (loss(low), low)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Data;

    #[test]
    fn the_true_odds_have_the_least_loss() {
        let mut data = Data::new(0);
        for game in 0..100 {
            data.add(game, if game < 80 { 1.0 } else { 0.0 }, 0.0, 0.5, &[]);
        }
        let all: Vec<_> = data.positions.iter().collect();
        let least = log_loss(&all, |_| 0.8);
        assert!(least < log_loss(&all, |_| 0.7) && least < log_loss(&all, |_| 0.9));
        let (loss, scale) = scaled(&all, |_| 0.6);
        assert!((loss - least).abs() < 1e-6, "{loss} and {least}");
        assert!((scale - (4f64.ln() / 1.5f64.ln())).abs() < 1e-3, "{scale}");
    }
}
