//! What comes from outside (names, chat, nonces, ids), made fit to be stored and shown.

use crate::Error;

/// The longest name, in characters.
pub const NAME: usize = 40;
/// The longest line of chat, in characters.
pub const CHAT: usize = 1000;
/// The longest nonce, client id or token.
pub const WORD: usize = 64;

/// A name: one line, not too long. Nothing, if nothing is left of it.
pub fn name(text: &str) -> Option<String> {
    let name: String = plain(text).chars().take(NAME).collect();
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_string())
}

/// A line of chat.
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

/// The id that a client gives a message of its own.
pub fn client_id(text: &str) -> Result<String, Error> {
    word(text, "an id")
}

/// The key of a prompt.
pub fn moment(text: &str) -> Result<String, Error> {
    word(text, "the key of a prompt")
}

/// What a browser made to open a seat with: too long to guess.
pub fn key(text: &str) -> Result<String, Error> {
    if text.len() < 32 {
        return Err(Error::Unreadable("a key has at least 32 characters".into()));
    }
    word(text, "a key")
}

/// Plain characters without spaces.
fn word(text: &str, what: &str) -> Result<String, Error> {
    if text.is_empty() || WORD < text.len() || !text.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err(Error::Unreadable(format!(
            "{what} is 1 to {WORD} plain characters without spaces"
        )));
    }
    Ok(text.to_string())
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
