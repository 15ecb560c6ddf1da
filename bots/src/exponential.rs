//! An exponential function that gives the same result on every machine.

use std::f64::consts::{LN_2, LOG2_E};

/// The coefficients of the series, 1 / n!; further terms would make no difference.
const TERMS: [f64; 13] = {
    let mut terms = [1.0; 13];
    let mut n = 1;
    while n < terms.len() {
        terms[n] = terms[n - 1] / n as f64;
        n += 1;
    }
    terms
};

/// Returns e to the power of `x`, accurate to twelve digits.
///
/// The function uses only additions and multiplications, which every machine rounds alike; the standard
/// library's `exp` gives no such guarantee.
#[inline]
pub fn exponential(x: impl Into<f64>) -> f64 {
    // Beyond these limits the result is as good as zero or infinity.
    let x = x.into().clamp(-700.0, 700.0);
    // Splits `x` into a whole power of 2 and a remainder of at most 0.35.
    let twos = (x * LOG2_E + 0.5f64.copysign(x)) as i64;
    let left = x - twos as f64 * LN_2;
    let series = TERMS.iter().rev().fold(0.0, |sum, term| sum * left + term);
    f64::from_bits(((1023 + twos) as u64) << 52) * series
}

/// Returns the probability that corresponds to the logarithm of some odds (the logistic function).
#[inline]
pub fn logistic(x: impl Into<f64>) -> f32 {
    let x = x.into();
    let power = exponential(-x.abs());
    let less = power / (1.0 + power);
    (if x < 0.0 { less } else { 1.0 - less }) as f32
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "the library's is what ours is compared with")]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_libraries_to_a_dozen_digits() {
        for n in -14_000..=14_000 {
            let x = f64::from(n) / 20.0;
            assert!((exponential(x) / x.exp() - 1.0).abs() < 1e-12, "{x}");
        }
    }

    #[test]
    fn extreme_exponents_still_give_a_finite_number() {
        for x in [f64::INFINITY, 1e300, 701.0] {
            assert_eq!(exponential(x), exponential(700.0));
            assert_eq!(exponential(-x), exponential(-700.0));
        }
        assert_eq!((exponential(1e9) as f32, exponential(-1e9) as f32), (f32::INFINITY, 0.0));
    }

    #[test]
    fn the_logistic_function_is_that_of_the_library() {
        for n in -400..400 {
            let x = f64::from(n) / 16.0;
            assert!((f64::from(logistic(x)) - 1.0 / (1.0 + (-x).exp())).abs() < 1e-7, "{x}");
        }
        assert_eq!((logistic(1e300), logistic(-1e300)), (1.0, 0.0));
    }
}
