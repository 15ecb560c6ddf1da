//! Random values from the bytes that the browser provides with a question.

use engine::{Secret, hex};
use sha2::{Digest, Sha256};

/// A source of random values, for one question.
pub(crate) struct Random {
    seed: [u8; 32],
    drawn: u32,
}

impl Random {
    /// Creates a source from random bytes, of which there should be at least 32.
    pub fn new(bytes: &[u8]) -> Random {
        Random { seed: Sha256::digest(bytes).into(), drawn: 0 }
    }

    fn draw(&mut self) -> [u8; 32] {
        self.drawn += 1;
        let hash = Sha256::new().chain_update(self.seed).chain_update(self.drawn.to_le_bytes());
        hash.finalize().into()
    }

    /// Returns a secret for the dice of a table.
    pub fn secret(&mut self) -> Secret {
        Secret(self.draw())
    }

    /// Returns a key for a seat: 128 random bits.
    pub fn token(&mut self) -> String {
        hex(&self.draw()[..16])
    }

    /// Returns an id for a table of this device, of a form that no server uses.
    pub fn table_id(&mut self) -> String {
        format!("local-{}", &hex(&self.draw())[..12])
    }
}

#[test]
fn values_differ_from_each_other_and_follow_from_the_bytes() {
    let draw = |bytes: &[u8]| {
        let mut random = Random::new(bytes);
        [random.token(), random.token(), random.table_id(), random.secret().to_string()]
    };
    let one = draw(b"one");
    assert_ne!(one[0], one[1]);
    assert_eq!(one, draw(b"one"));
    assert_ne!(one, draw(b"two"));
    assert!(one[2].starts_with("local-") && one[2].len() == 18);
}
