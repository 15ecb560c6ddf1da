//! Values that are derived from secrets. The random bytes come from the host.

use engine::{Secret, Side, hex};
use sha2::{Digest, Sha256};

/// Returns a bot's nonce for the dice. The nonce reveals nothing about the secret, and every program
/// that knows the secret computes the same nonce.
pub fn share_of_bot(secret: &Secret, side: Side) -> String {
    hash(&format!("share of {side}: {secret}"))[..32].into()
}

/// Returns a recovery code in its normal spelling, however it was copied.
pub fn tidy_code(code: &str) -> String {
    let plain: String = code
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|letter| letter.to_ascii_lowercase())
        .collect();
    plain.as_bytes().chunks(4).map(String::from_utf8_lossy).collect::<Vec<_>>().join("-")
}

/// Returns the hash under which a token is stored, so that a reader of the database can't use it.
pub fn hash(token: &str) -> String {
    hex(&Sha256::digest(token))
}

#[test]
fn a_code_is_known_however_it_was_copied() {
    let code = "abcd-efgh-2345-jkmn-pqrs";
    assert_eq!(tidy_code(code), code);
    assert_eq!(tidy_code(&format!(" {} ", code.to_uppercase().replace('-', " "))), code);
}
