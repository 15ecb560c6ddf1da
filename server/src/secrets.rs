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

/// The name of a table: short enough to read aloud, too long to guess.
pub fn table_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    random::<12>().iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

/// What is stored of a token: who reads the database can't sit down.
pub fn hash(token: &str) -> String {
    hex(&Sha256::digest(token))
}
