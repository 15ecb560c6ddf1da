//! Draws by lot, which follow from a seed (SplitMix64).

/// Returns a number that is drawn for these numbers.
pub fn lot(seed: u64, numbers: &[u32]) -> u64 {
    numbers.iter().fold(mixed(seed), |drawn, number| mixed(drawn ^ u64::from(*number)))
}

fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}
