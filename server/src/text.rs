//! What people write (names, chat) and what only machines make (tokens, nonces).

use sha2::{Digest, Sha256};

use crate::Error;

pub const NAME: usize = 40;
pub const CHAT: usize = 1000;
/// The longest nonce, client id or token.
pub const WORD: usize = 64;

/// A name: one line, not too long. Nothing, if nothing is left of it.
pub fn name(text: &str) -> Option<String> {
    let name: String = plain(text).chars().take(NAME).collect();
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_string())
}

pub fn chat(text: &str) -> Result<String, Error> {
    if CHAT < text.chars().count() {
        return Err(Error::TooLarge(format!("a line of chat has at most {CHAT} characters")));
    }
    let text = plain(text).trim().to_string();
    if text.is_empty() {
        return Err(Error::Unreadable("there is nothing in that line of chat".into()));
    }
    Ok(text)
}

/// Markup stays as it was written: the page shows it as text. What can't be
/// seen, or turns the writing around, becomes a space.
fn plain(text: &str) -> String {
    let unseen = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    text.chars().map(|c| if unseen(c) { ' ' } else { c }).collect()
}

/// A nonce goes into a record, so it is plain, without spaces.
pub fn nonce(text: &str) -> Result<String, Error> {
    word(text, "a nonce")
}

pub fn client_id(text: &str) -> Result<String, Error> {
    word(text, "an id")
}

fn word(text: &str, what: &str) -> Result<String, Error> {
    if text.is_empty() || WORD < text.len() || !text.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err(Error::Unreadable(format!(
            "{what} is 1 to {WORD} plain characters without spaces"
        )));
    }
    Ok(text.to_string())
}

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

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

#[test]
fn markup_is_left_and_what_is_unseen_goes() {
    assert_eq!(chat("<b>\u{202e}hi\u{7}</b>\n").unwrap(), "<b> hi </b>");
    assert_eq!(name(" \u{200b}\n "), None);
    assert!(chat(&"x".repeat(1001)).is_err());
    assert!(
        nonce("a b").is_err() && nonce("").is_err() && nonce("é").is_err() && nonce("8f-1").is_ok()
    );
}
