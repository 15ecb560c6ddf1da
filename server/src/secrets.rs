//! Random bytes, and the secrets made from them: tokens and the ids of tables.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use engine::{Secret, hex};
use sha2::{Digest, Sha256};

/// Returns random bytes from the operating system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// The secrets that determine the dice of tables: random, or, in tests, derived from a seed.
#[derive(Default)]
pub struct SecretSource {
    seed: Option<u64>,
    /// The number of secrets drawn from the seed for each kind of table, so that the order in which tables
    /// of different kinds are opened makes no difference.
    drawn: Mutex<HashMap<String, u64>>,
}

impl SecretSource {
    pub fn new(seed: Option<u64>) -> SecretSource {
        SecretSource { seed, ..SecretSource::default() }
    }

    /// Returns the secret for a new table of that kind.
    pub fn draw(&self, kind: String) -> Secret {
        let Some(seed) = self.seed else { return Secret(random()) };
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        let number = drawn.entry(kind.clone()).or_default();
        *number += 1;
        Secret(Sha256::digest(format!("{seed}/{number}/{kind}")).into())
    }
}

/// Returns a key for a seat: 128 random bits.
pub fn token() -> String {
    hex(&random::<16>())
}

/// The letters and digits of codes. None can be mistaken for another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

fn letters<const N: usize>() -> String {
    random::<N>().iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

/// Returns an id for a table: short enough to read aloud, too long to guess.
pub fn table_id() -> String {
    letters::<12>()
}

/// Returns a recovery code for a seat: 100 random bits, to be written down.
pub fn recovery_code() -> String {
    [(); 5].map(|()| letters::<4>()).join("-")
}

/// Returns a code that signs in one more device: 60 random bits, which are valid for minutes.
pub fn device_code() -> String {
    [(); 3].map(|()| letters::<4>()).join("-")
}

#[test]
fn a_code_is_written_as_it_is_compared() {
    let code = recovery_code();
    assert_eq!(code.len(), 24);
    assert_eq!(table::secrets::tidy_code(&code), code);
}
