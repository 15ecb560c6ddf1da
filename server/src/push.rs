//! Messages to browsers (web push). Each message is encrypted for one browser (RFC 8291 and RFC 8188). The
//! request that carries it is signed with the key by which push services know this server (VAPID, RFC 8292).

use data_encoding::BASE64URL_NOPAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

use crate::secrets;

/// The length in bytes of a public key, which is an uncompressed point of P-256.
const POINT: usize = 65;
/// The size of a record of the encryption. A message is one record.
const RECORD: u32 = 4096;
/// The maximum length of a message: that of a record, less its tag and the byte that ends the text.
const LONGEST: usize = RECORD as usize - 17;
/// The time for which the signature of a request is valid, in seconds. Push services accept at most a day.
const VALID: i64 = 12 * 3600;

/// The key by which push services know this server.
pub struct PushKey {
    pair: EcdsaKeyPair,
    random: SystemRandom,
}

/// The part of a subscription with which messages to a browser are encrypted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushTarget {
    /// The browser's public key, in base64url (`p256dh`).
    pub key: String,
    /// The secret that the browser shares with this server, in base64url (`auth`).
    pub auth: String,
}

/// The error for a key with which no message can be encrypted, or for a message that is too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the browser's keys are not those of a push subscription")]
pub struct PushError;

impl PushKey {
    /// Returns a new secret key (PKCS #8).
    pub fn make() -> Vec<u8> {
        let made =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        made.expect("the operating system has randomness").as_ref().to_vec()
    }

    /// Reads a secret key.
    pub fn read(secret: &[u8]) -> Option<PushKey> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, secret, &random);
        Some(PushKey { pair: pair.ok()?, random })
    }

    /// Returns the public key, in base64url.
    pub fn public(&self) -> String {
        BASE64URL_NOPAD.encode(self.pair.public_key().as_ref())
    }

    /// Returns the header `Authorization` of a request to a push service. `service` is the origin of the service,
    /// `page` the address of this server, and `now` the time in milliseconds since 1970.
    pub fn authorization(&self, service: &str, page: &str, now: i64) -> String {
        let part = |value: serde_json::Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
        let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let claims = part(json!({ "aud": service, "exp": now / 1000 + VALID, "sub": page }));
        let signed = format!("{head}.{claims}");
        let signature = self.pair.sign(&self.random, signed.as_bytes());
        let signature = signature.expect("the operating system has randomness");
        let signature = BASE64URL_NOPAD.encode(signature.as_ref());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

impl PushTarget {
    /// Checks the keys of a subscription, as a browser sends them.
    pub fn check(&self) -> Result<(), PushError> {
        self.encrypt(b"").map(drop)
    }

    /// Encrypts a message, so that only the browser can read it.
    pub fn encrypt(&self, text: &[u8]) -> Result<Vec<u8>, PushError> {
        let read = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|_| PushError);
        let (browser, auth) = (read(&self.key)?, read(&self.auth)?);
        if browser.len() != POINT || auth.len() != 16 {
            return Err(PushError);
        }
        let random = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).map_err(|_| PushError)?;
        let public = own.compute_public_key().map_err(|_| PushError)?;
        let other = UnparsedPublicKey::new(&ECDH_P256, &browser);
        let sealed = agree_ephemeral(own, &other, |shared| {
            let public = public.as_ref();
            seal(
                &Agreed { shared, browser: &browser, public, auth: &auth },
                secrets::random(),
                text,
            )
        });
        sealed.map_err(|_| PushError)?
    }
}

/// The keys and the secrets that the server and the browser both know when they encrypt and decrypt a message.
struct Agreed<'a> {
    /// The secret that follows from the private key of one end and the public key of the other.
    shared: &'a [u8],
    /// The browser's public key.
    browser: &'a [u8],
    /// The public key that the server has made for this message.
    public: &'a [u8],
    auth: &'a [u8],
}

/// The length of a derived key.
struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

/// Derives a key (HKDF).
fn derive<const N: usize>(
    salt: &[u8],
    secret: &[u8],
    info: &[&[u8]],
) -> Result<[u8; N], PushError> {
    let mut key = [0; N];
    let from = Salt::new(HKDF_SHA256, salt).extract(secret);
    let made = from.expand(info, Bytes(N)).map_err(|_| PushError)?;
    made.fill(&mut key).map_err(|_| PushError)?;
    Ok(key)
}

/// Encrypts a message of one record (`aes128gcm`).
fn seal(agreed: &Agreed<'_>, salt: [u8; 16], text: &[u8]) -> Result<Vec<u8>, PushError> {
    if LONGEST < text.len() {
        return Err(PushError);
    }
    let info: [&[u8]; 3] = [b"WebPush: info\0", agreed.browser, agreed.public];
    let secret: [u8; 32] = derive(agreed.auth, agreed.shared, &info)?;
    let key: [u8; 16] = derive(&salt, &secret, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derive(&salt, &secret, &[b"Content-Encoding: nonce\0"])?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).map_err(|_| PushError)?);
    // The byte 2 ends the text of the last record.
    let mut record = [text, &[2]].concat();
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)
        .map_err(|_| PushError)?;
    Ok([&salt[..], &RECORD.to_be_bytes(), &[POINT as u8], agreed.public, &record].concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Verifier};

    fn bytes(text: &str) -> Vec<u8> {
        BASE64URL_NOPAD.decode(text.as_bytes()).unwrap()
    }

    /// The example in appendix A of RFC 8291.
    #[test]
    fn a_message_is_encrypted_as_in_the_example_of_the_standard() {
        let browser = bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let public = bytes(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let agreed = Agreed {
            shared: &bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
            browser: &browser,
            public: &public,
            auth: &bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = BASE64URL_NOPAD.encode(&seal(&agreed, salt, text).unwrap());
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml\
                        mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT\
                        pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(sealed, expected);
        assert_eq!(seal(&agreed, salt, &[b'a'; LONGEST + 1]), Err(PushError));
    }

    #[test]
    fn a_push_service_can_check_who_sends() {
        let key = PushKey::read(&PushKey::make()).unwrap();
        let header =
            key.authorization("https://push.example.org", "https://games.example.org", 5000);
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let verifier = Verifier::new(&ECDSA_P256_SHA256_FIXED, bytes(public));
        verifier.verify(signed.as_bytes(), &bytes(signature)).unwrap();
        let parts: Vec<serde_json::Value> =
            signed.split('.').map(|part| serde_json::from_slice(&bytes(part)).unwrap()).collect();
        assert_eq!(parts[0], json!({ "typ": "JWT", "alg": "ES256" }));
        let claims = json!({ "aud": "https://push.example.org", "exp": 43_205, "sub": "https://games.example.org" });
        assert_eq!(parts[1], claims);
    }

    #[test]
    fn keys_that_are_no_point_are_refused() {
        let good = PushTarget {
            key: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4".into(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg".into(),
        };
        assert_eq!(good.check(), Ok(()));
        let changed = good.key.replace("Aiw4", "Aiw5");
        for key in ["", "!", "BCVx", &changed] {
            assert_eq!(
                PushTarget { key: key.into(), ..good.clone() }.check(),
                Err(PushError),
                "{key}"
            );
        }
        assert_eq!(PushTarget { auth: "BTBZ".into(), ..good }.check(), Err(PushError));
    }
}
