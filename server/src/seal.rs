//! Signed records: a server signs the whole record of a game that was played on it (Ed25519). The key is made
//! when a folder is first served, and kept in its database.

use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use engine::{Record, Seal, hex};
use sha2::{Digest, Sha256};

/// The signing key of a server.
#[derive(Clone)]
pub struct Key(SigningKey);

impl Key {
    /// Creates the key from its secret bytes.
    pub fn new(secret: [u8; 32]) -> Key {
        Key(SigningKey::from_bytes(&secret))
    }

    /// Returns the public key.
    pub fn public(&self) -> String {
        hex(self.0.verifying_key().as_bytes())
    }

    /// Returns a pseudonym for a word. Without the key, nobody can find the word from its pseudonym.
    pub fn veil(&self, word: &str) -> String {
        let mut veiled = Sha256::new();
        veiled.update("carillon veil\n");
        veiled.update(self.0.to_bytes());
        veiled.update(word);
        hex(&veiled.finalize()[..16])
    }

    /// Signs the whole record.
    pub fn seal(&self, record: &mut Record) {
        let signature = hex(&self.0.sign(record.to_sign().as_bytes()).to_bytes());
        record.seal = Some(Seal { key: self.public(), signature });
    }
}

/// Returns the key that signed the record in its present form; `None` if the record has no signature. Returns
/// an error if the signature is not of this record, or not by the key named in the record.
pub fn signed_by(record: &Record) -> Result<Option<&str>, FalseSeal> {
    let Some(Seal { key, signature }) = &record.seal else { return Ok(None) };
    let holds = || {
        let key = VerifyingKey::from_bytes(&bytes(key)?).ok()?;
        let signature = Signature::from_bytes(&bytes(signature)?);
        key.verify_strict(record.to_sign().as_bytes(), &signature).ok()
    };
    holds().map(|()| Some(key.as_str())).ok_or(FalseSeal)
}

/// The error for a record that was changed after it was signed, or that was signed with another key than the
/// one it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("its signature is not one of this record by the key that it names")]
pub struct FalseSeal;

/// Reads `N` bytes from hexadecimal.
pub fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; N];
    for (n, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * n..2 * n + 2], 16).ok()?;
    }
    Some(bytes)
}

#[test]
fn a_seal_holds_for_its_record_and_no_other() {
    let key = Key::new([7; 32]);
    let mut record = Record { result: Some("french resigned".into()), ..Record::default() };
    assert_eq!(signed_by(&record), Ok(None));
    key.seal(&mut record);
    assert_eq!(signed_by(&record), Ok(Some(key.public().as_str())));
    let forged = Record { result: Some("british resigned".into()), ..record.clone() };
    assert!(signed_by(&forged).is_err());
    let seal = record.seal.clone().unwrap();
    let other = Seal { key: Key::new([8; 32]).public(), ..seal.clone() };
    assert!(signed_by(&Record { seal: Some(other), ..record.clone() }).is_err());
    let torn = Seal { signature: seal.signature[1..].into(), ..seal };
    assert!(signed_by(&Record { seal: Some(torn), ..record }).is_err());
}
