//! Provably fair dice: the host commits to a secret before the players add their nonces, and
//! reveals the secret after the game. Nobody has to trust the host.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::{BySide, Seed, Side};

/// The host's secret, which it keeps until the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

/// Returns the commitment that the host publishes before anybody takes a seat.
pub fn commitment(secret: &Secret) -> String {
    hex(&Sha256::new().chain_update("carillon commitment\n").chain_update(secret.0).finalize())
}

/// Returns the seed of a game. Neither the host nor a player can choose the seed alone.
pub fn seed_of(secret: &Secret, nonces: &BySide<String>) -> Seed {
    let hash = Sha256::new()
        .chain_update("carillon seed\n")
        .chain_update(secret.0)
        .chain_update((nonces.french.len() as u64).to_le_bytes())
        .chain_update(&nonces.french)
        .chain_update(&nonces.british)
        .finalize();
    Seed(hash.into())
}

/// Returns the seed for a bot's thinking at one decision of a game with that secret. The bot's
/// seed is independent of the game's dice.
pub fn thought(secret: &Secret, side: Side, number: u32) -> u64 {
    let label = BySide { french: format!("thought of {side}"), british: number.to_string() };
    let seed = seed_of(secret, &label).0;
    u64::from_le_bytes(std::array::from_fn(|n| seed[n]))
}

/// Returns the bytes in hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: [char; 16] =
        ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'];
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        text.push(DIGITS[usize::from(byte >> 4)]);
        text.push(DIGITS[usize::from(byte & 15)]);
    }
    text
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = NotASecret;

    fn from_str(text: &str) -> Result<Secret, NotASecret> {
        if text.len() != 64 || !text.is_ascii() {
            return Err(NotASecret);
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| NotASecret)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| NotASecret)?;
        }
        Ok(Secret(bytes))
    }
}

/// The error for text that is not a secret. The error does not quote the text, which may be
/// most of a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a secret is 64 hexadecimal digits")]
pub struct NotASecret;
