//! Passkeys (Web Authentication, level 2): the checks of section 7.1 when a passkey is made, and of section 7.2
//! when a player signs in with one. The server asks for no attestation, since it trusts every kind of
//! authenticator alike.

use std::net::IpAddr;

use data_encoding::BASE64URL_NOPAD;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents,
    UnparsedPublicKey,
};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::cbor::{self, CborItem};

/// The site that a player signs in to, as the request names it: a host name, and the port if the request
/// names one.
#[derive(Clone, Copy, Debug)]
pub struct Site<'a>(pub &'a str);

/// The reason why a passkey is not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PasskeyError {
    /// The request names the site by an IP address. Passkeys work only under a host name.
    #[error("passkeys work under a host name only")]
    Address,
    /// The data can't be read.
    #[error("that is no passkey")]
    Unreadable,
    /// The browser signed other data than it was asked to sign.
    #[error("that was signed for another purpose")]
    Purpose,
    /// The browser signed for another site.
    #[error("that was signed for another site")]
    Site,
    /// The authenticator did not check that its owner is present.
    #[error("the passkey was used without its owner")]
    Owner,
    /// The key has an algorithm that was not asked for.
    #[error("passkeys of that kind are not supported")]
    Algorithm,
    /// The signature is wrong.
    #[error("the signature is wrong")]
    Signature,
    /// The passkey's counter has not grown, so there may be a copy of the passkey.
    #[error("this passkey has been copied")]
    Copied,
}

/// A passkey that has just been made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPasskey {
    /// The id by which an authenticator finds the passkey, in base64url.
    pub id: String,
    /// The passkey itself.
    pub passkey: Passkey,
}

/// The public half of a passkey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// The public key, as the authenticator wrote it (a COSE key), in base64url.
    pub key: String,
    /// The number of signatures that the authenticator says it has made; always 0 for an authenticator
    /// that does not count its signatures.
    pub counter: u32,
}

/// The fields that are read from the data that a browser signs. Browsers may add other fields.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

/// The longest id of a passkey, in bytes.
const LONGEST_ID: usize = 1023;
/// The longest data that is read, in bytes.
const LONGEST: usize = 8 << 10;

fn decoded(text: &str) -> Result<Vec<u8>, PasskeyError> {
    if 2 * LONGEST < text.len() {
        return Err(PasskeyError::Unreadable);
    }
    BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|_| PasskeyError::Unreadable)
}

/// Returns the challenge that the browser has signed, in base64url.
pub fn challenge_in(client_data: &str) -> Result<String, PasskeyError> {
    Ok(client_data_of(&decoded(client_data)?)?.challenge)
}

fn client_data_of(bytes: &[u8]) -> Result<ClientData, PasskeyError> {
    serde_json::from_slice(bytes).map_err(|_| PasskeyError::Unreadable)
}

impl Site<'_> {
    /// Returns the host name to which passkeys of this site belong; `None` if the site is named
    /// by an IP address.
    pub fn name(&self) -> Option<String> {
        let name = match self.0.rsplit_once(':') {
            Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
            _ => self.0,
        };
        let bare = name.trim_start_matches('[').trim_end_matches(']');
        (!name.is_empty() && bare.parse::<IpAddr>().is_err()).then(|| name.to_ascii_lowercase())
    }

    /// Returns whether a page with this origin belongs to the site, and may use passkeys.
    fn has(&self, origin: &str) -> bool {
        let Some((scheme, host)) = origin.split_once("://") else { return false };
        let name = self.name().unwrap_or_default();
        let local = name == "localhost" || name.ends_with(".localhost");
        host.eq_ignore_ascii_case(self.0) && (scheme == "https" || (scheme == "http" && local))
    }

    /// Reads a passkey that was made for the challenge. The parts are in base64url, as the browser gives them.
    pub fn made(
        &self,
        challenge: &str,
        client_data: &str,
        authenticator_data: &str,
    ) -> Result<NewPasskey, PasskeyError> {
        let (client, data) = (decoded(client_data)?, decoded(authenticator_data)?);
        self.check_client(&client, "webauthn.create", challenge)?;
        let (counter, rest) = self.check_authenticator(&data)?;
        const HAS_KEY: u8 = 0x40;
        if data[32] & HAS_KEY == 0 {
            return Err(PasskeyError::Unreadable);
        }
        // 16 bytes name the model of the authenticator; then come the length of the id, the id and the key.
        let unreadable = PasskeyError::Unreadable;
        let (length, rest) =
            rest.get(16..).and_then(<[u8]>::split_first_chunk).ok_or(unreadable)?;
        let length = usize::from(u16::from_be_bytes(*length));
        let (id, rest) = rest.split_at_checked(length).ok_or(unreadable)?;
        if id.is_empty() || LONGEST_ID < id.len() {
            return Err(unreadable);
        }
        let (_, after) = cbor::map(rest).ok_or(unreadable)?;
        let key = &rest[..rest.len() - after.len()];
        PublicKey::read(key)?;
        Ok(NewPasskey {
            id: BASE64URL_NOPAD.encode(id),
            passkey: Passkey { key: BASE64URL_NOPAD.encode(key), counter },
        })
    }

    /// Checks that a passkey has signed the challenge. Returns the passkey with its new counter.
    pub fn signed(
        &self,
        challenge: &str,
        passkey: &Passkey,
        client_data: &str,
        authenticator_data: &str,
        signature: &str,
    ) -> Result<Passkey, PasskeyError> {
        let (client, data) = (decoded(client_data)?, decoded(authenticator_data)?);
        self.check_client(&client, "webauthn.get", challenge)?;
        let (counter, _) = self.check_authenticator(&data)?;
        let key = decoded(&passkey.key)?;
        let signed = [&data[..], &Sha256::digest(&client)].concat();
        PublicKey::read(&key)?.verify(&signed, &decoded(signature)?)?;
        if (0 < counter || 0 < passkey.counter) && counter <= passkey.counter {
            return Err(PasskeyError::Copied);
        }
        Ok(Passkey { counter, ..passkey.clone() })
    }

    fn check_client(&self, bytes: &[u8], kind: &str, challenge: &str) -> Result<(), PasskeyError> {
        let client = client_data_of(bytes)?;
        if client.kind != kind || client.challenge != challenge {
            return Err(PasskeyError::Purpose);
        }
        if client.cross_origin || !self.has(&client.origin) {
            return Err(PasskeyError::Site);
        }
        Ok(())
    }

    /// Checks the head of the data from the authenticator. Returns the counter in the head, and the bytes
    /// after the head.
    fn check_authenticator<'d>(&self, data: &'d [u8]) -> Result<(u32, &'d [u8]), PasskeyError> {
        const PRESENT: u8 = 0x01;
        const VERIFIED: u8 = 0x04;
        let name = self.name().ok_or(PasskeyError::Address)?;
        let (site, rest) = data.split_first_chunk::<32>().ok_or(PasskeyError::Unreadable)?;
        let (flags, rest) = rest.split_first().ok_or(PasskeyError::Unreadable)?;
        let (counter, rest) = rest.split_first_chunk().ok_or(PasskeyError::Unreadable)?;
        if site[..] != Sha256::digest(name)[..] {
            return Err(PasskeyError::Site);
        }
        if flags & PRESENT == 0 || flags & VERIFIED == 0 {
            return Err(PasskeyError::Owner);
        }
        Ok((u32::from_be_bytes(*counter), rest))
    }
}

/// A public key of one of the three kinds that browsers are asked for.
enum PublicKey<'a> {
    P256(Vec<u8>),
    Ed25519(&'a [u8]),
    Rsa { n: &'a [u8], e: &'a [u8] },
}

impl PublicKey<'_> {
    fn read(bytes: &[u8]) -> Result<PublicKey<'_>, PasskeyError> {
        let (entries, rest) = cbor::map(bytes).ok_or(PasskeyError::Unreadable)?;
        if !rest.is_empty() {
            return Err(PasskeyError::Unreadable);
        }
        let find = |label: i64| entries.iter().find(|(known, _)| *known == label).map(|one| one.1);
        let number = |label| match find(label) {
            Some(CborItem::Number(number)) => Some(number),
            _ => None,
        };
        let bytes = |label| match find(label) {
            Some(CborItem::Bytes(bytes)) => Ok(bytes),
            _ => Err(PasskeyError::Unreadable),
        };
        let [kind, algorithm, curve] = [1, 3, -1].map(number);
        match (kind, algorithm, curve) {
            (Some(2), Some(-7), Some(1)) => {
                let (x, y) = (bytes(-2)?, bytes(-3)?);
                if x.len() != 32 || y.len() != 32 {
                    return Err(PasskeyError::Unreadable);
                }
                Ok(PublicKey::P256([&[4], x, y].concat()))
            }
            (Some(1), Some(-8), Some(6)) => Ok(PublicKey::Ed25519(bytes(-2)?)),
            (Some(3), Some(-257), None) => Ok(PublicKey::Rsa { n: bytes(-1)?, e: bytes(-2)? }),
            _ => Err(PasskeyError::Algorithm),
        }
    }

    fn verify(&self, signed: &[u8], signature: &[u8]) -> Result<(), PasskeyError> {
        let verified = match self {
            PublicKey::P256(point) => {
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, point).verify(signed, signature)
            }
            PublicKey::Ed25519(key) => {
                UnparsedPublicKey::new(&ED25519, key).verify(signed, signature)
            }
            PublicKey::Rsa { n, e } => {
                let key = RsaPublicKeyComponents { n, e };
                key.verify(&RSA_PKCS1_2048_8192_SHA256, signed, signature)
            }
        };
        verified.map_err(|_| PasskeyError::Signature)
    }
}

#[cfg(test)]
mod tests {
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair};

    use super::*;

    const SITE: Site = Site("games.example.org");

    /// An authenticator with one passkey.
    enum Owner {
        P256(EcdsaKeyPair),
        Ed25519(Ed25519KeyPair),
    }

    impl Owner {
        fn p256() -> Owner {
            let random = SystemRandom::new();
            let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
            let key = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
            Owner::P256(EcdsaKeyPair::from_pkcs8(algorithm, key.as_ref(), &random).unwrap())
        }

        /// Returns the public key as an authenticator writes it.
        fn key(&self) -> Vec<u8> {
            match self {
                Owner::P256(pair) => {
                    let point = pair.public_key().as_ref();
                    let head = [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32];
                    [&head, &point[1..33], &[0x22, 0x58, 32], &point[33..]].concat()
                }
                Owner::Ed25519(pair) => {
                    let head = [0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, 0x58, 32];
                    [&head, pair.public_key().as_ref()].concat()
                }
            }
        }

        fn sign(&self, data: &str, client: &str) -> String {
            let client = Sha256::digest(decoded(client).unwrap());
            let signed = [&decoded(data).unwrap()[..], &client].concat();
            match self {
                Owner::P256(pair) => {
                    let signature = pair.sign(&SystemRandom::new(), &signed).unwrap();
                    BASE64URL_NOPAD.encode(signature.as_ref())
                }
                Owner::Ed25519(pair) => BASE64URL_NOPAD.encode(pair.sign(&signed).as_ref()),
            }
        }
    }

    fn client(kind: &str, challenge: &str, origin: &str) -> String {
        let data = serde_json::json!({
            "type": kind, "challenge": challenge, "origin": origin, "crossOrigin": false, "later": [1],
        });
        BASE64URL_NOPAD.encode(data.to_string().as_bytes())
    }

    fn data(site: &str, flags: u8, counter: u32, key: &[u8]) -> String {
        let rest = match key {
            [] => Vec::new(),
            key => [&[0; 16][..], &[0, 3], b"abc", key].concat(),
        };
        let whole = [&Sha256::digest(site)[..], &[flags], &counter.to_be_bytes(), &rest].concat();
        BASE64URL_NOPAD.encode(&whole)
    }

    const ORIGIN: &str = "https://games.example.org";
    const MADE: u8 = 0x45;
    const USED: u8 = 0x05;

    fn made(owner: &Owner) -> NewPasskey {
        let client = client("webauthn.create", "once", ORIGIN);
        SITE.made("once", &client, &data("games.example.org", MADE, 0, &owner.key())).unwrap()
    }

    #[test]
    fn a_passkey_signs_in() {
        let ed25519 = Ed25519KeyPair::from_seed_unchecked(&[7; 32]).unwrap();
        for owner in [Owner::p256(), Owner::Ed25519(ed25519)] {
            let NewPasskey { id, passkey } = made(&owner);
            assert_eq!((id.as_str(), passkey.counter), ("YWJj", 0));
            let (client, data) =
                (client("webauthn.get", "twice", ORIGIN), data("games.example.org", USED, 3, &[]));
            assert_eq!(challenge_in(&client).unwrap(), "twice");
            let signature = owner.sign(&data, &client);
            let used = SITE.signed("twice", &passkey, &client, &data, &signature).unwrap();
            assert_eq!(used.counter, 3);
            let again = SITE.signed("twice", &used, &client, &data, &signature);
            assert_eq!(again, Err(PasskeyError::Copied));
            let other = made(&Owner::p256()).passkey;
            let forged = SITE.signed("twice", &other, &client, &data, &signature);
            assert_eq!(forged, Err(PasskeyError::Signature));
        }
    }

    #[test]
    fn everything_that_was_signed_is_checked() {
        let owner = Owner::p256();
        let passkey = made(&owner).passkey;
        let signed = |site: Site, client: &str, data: &str| {
            site.signed("once", &passkey, client, data, &owner.sign(data, client))
        };
        let (right, own) =
            (client("webauthn.get", "once", ORIGIN), data("games.example.org", USED, 0, &[]));
        assert_eq!(signed(SITE, &right, &own), Ok(passkey.clone()));
        for purpose in
            [client("webauthn.create", "once", ORIGIN), client("webauthn.get", "other", ORIGIN)]
        {
            assert_eq!(signed(SITE, &purpose, &own), Err(PasskeyError::Purpose));
        }
        for origin in [
            "http://games.example.org",
            "https://evil.example",
            "https://games.example.org:8443",
            "",
        ] {
            let elsewhere = client("webauthn.get", "once", origin);
            assert_eq!(signed(SITE, &elsewhere, &own), Err(PasskeyError::Site), "{origin}");
        }
        let framed = String::from_utf8(decoded(&right).unwrap()).unwrap();
        let framed = framed.replace("\"crossOrigin\":false", "\"crossOrigin\":true");
        let framed = BASE64URL_NOPAD.encode(framed.as_bytes());
        assert_eq!(signed(SITE, &framed, &own), Err(PasskeyError::Site));
        let foreign = data("evil.example", USED, 0, &[]);
        assert_eq!(signed(SITE, &right, &foreign), Err(PasskeyError::Site));
        for flags in [0x01, 0x04, 0x00] {
            let alone = data("games.example.org", flags, 0, &[]);
            assert_eq!(signed(SITE, &right, &alone), Err(PasskeyError::Owner));
        }
        for address in [Site("192.168.0.7:1757"), Site("[::1]:1757")] {
            assert_eq!(address.name(), None);
            let at = client("webauthn.get", "once", &format!("https://{}", address.0));
            assert_eq!(signed(address, &at, &own), Err(PasskeyError::Address));
        }
        // A server on the player's own machine has no certificate, so its pages come by plain
        // `http`.
        let here = Site("localhost:1757");
        let local = client("webauthn.get", "once", "http://localhost:1757");
        assert!(signed(here, &local, &data("localhost", USED, 0, &[])).is_ok());
    }

    #[test]
    fn what_is_no_passkey_is_refused() {
        let owner = Owner::p256();
        let client = client("webauthn.create", "once", ORIGIN);
        let make = |data: &str| SITE.made("once", &client, data);
        let whole = decoded(&data("games.example.org", MADE, 0, &owner.key())).unwrap();
        for length in 0..whole.len() {
            let cut = make(&BASE64URL_NOPAD.encode(&whole[..length]));
            assert_eq!(cut, Err(PasskeyError::Unreadable), "{length} bytes");
        }
        let odd = owner
            .key()
            .iter()
            .map(|byte| if *byte == 0x26 { 0x25 } else { *byte })
            .collect::<Vec<_>>();
        let odd = make(&data("games.example.org", MADE, 0, &odd));
        assert!(matches!(odd, Err(PasskeyError::Algorithm | PasskeyError::Unreadable)), "{odd:?}");
        assert_eq!(
            make(&data("games.example.org", USED, 0, &owner.key())),
            Err(PasskeyError::Unreadable)
        );
        assert_eq!(make("§"), Err(PasskeyError::Unreadable));
        assert_eq!(make(&"A".repeat(100_000)), Err(PasskeyError::Unreadable));
        assert_eq!(challenge_in("e30"), Err(PasskeyError::Unreadable));
    }
}
