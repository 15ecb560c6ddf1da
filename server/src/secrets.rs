//! Random bytes, and the secrets that are made of them: tokens and the names of tables.

use engine::hex;
use sha2::{Digest, Sha256};

/// Random bytes of the operating system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// What opens a seat: 128 random bits.
pub fn token() -> String {
    hex(&random::<16>())
}

/// Letters and digits that can't be taken for one another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

fn letters<const N: usize>() -> String {
    random::<N>().iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

/// The name of a table: short enough to read aloud, too long to guess.
pub fn table_id() -> String {
    letters::<12>()
}

/// What gives a seat back to who has lost it: 100 random bits, to be written down.
pub fn recovery_code() -> String {
    [(); 5].map(|()| letters::<4>()).join("-")
}

/// The same code, however it was copied.
pub fn tidy_code(code: &str) -> String {
    let plain: String = code
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|letter| letter.to_ascii_lowercase())
        .collect();
    plain.as_bytes().chunks(4).map(String::from_utf8_lossy).collect::<Vec<_>>().join("-")
}

/// What is stored of a token: who reads the database can't sit down.
pub fn hash(token: &str) -> String {
    hex(&Sha256::digest(token))
}

#[test]
fn a_code_is_known_however_it_was_copied() {
    let code = recovery_code();
    assert_eq!(code.len(), 24);
    assert_eq!(tidy_code(&code), code);
    assert_eq!(tidy_code(&format!(" {} ", code.to_uppercase().replace('-', " "))), code);
}
