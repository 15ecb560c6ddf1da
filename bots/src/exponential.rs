//! The exponential function, the same on every machine.

/// e to the power of `x`, which must be between -32 and 32.
///
/// By additions and multiplications alone, which every machine rounds alike; of the
/// function of its library that can't be said.
#[inline]
pub fn exponential(x: f64) -> f64 {
    let part = x / 64.0;
    // e to the power of at most a half, by its series, and that to the power of 64.
    let mut power = 1.0 + part * (1.0 + part * (0.5 + part * (1.0 / 6.0 + part / 24.0)));
    for _ in 0..6 {
        power *= power;
    }
    power
}

#[test]
fn it_is_the_libraries_within_a_thousandth() {
    for n in -320..320 {
        let x = f64::from(n) / 20.0;
        assert!((exponential(x) / x.exp() - 1.0).abs() < 1e-3, "{x}");
    }
}
