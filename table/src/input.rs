//! Text from outside (names, chat, nonces, ids), made fit to be stored and shown.

use crate::error::Error;

/// The longest name, in characters.
pub const NAME: usize = 40;
/// The longest line of chat, in characters.
pub const CHAT: usize = 1000;
/// The longest nonce, client id or token.
pub const WORD: usize = 64;

/// Returns a name cleaned up for display: one line of limited length, made of visible characters, so that
/// names which look alike are equal. `None` if no character is left.
pub fn name(text: &str) -> Option<String> {
    let mut name = String::new();
    let (mut length, mut marks) = (0, 0);
    for c in text.split_whitespace().collect::<Vec<_>>().join(" ").chars() {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        if length == NAME || MARKS < marks || c.is_control() || is_invisible(c) {
            continue;
        }
        // Skips a space after a space, and a mark without a letter, since the character before may have been
        // removed.
        if (name.is_empty() || name.ends_with(' ')) && (c == ' ' || is_mark(c)) {
            continue;
        }
        name.push(c);
        length += 1;
    }
    let name = name.trim_end();
    (!name.is_empty()).then(|| name.to_string())
}

/// The maximum number of marks on one letter of a name.
const MARKS: usize = 2;

/// Returns whether the character is an accent or another mark that combines with the character before.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Returns whether the character is invisible, changes the direction of writing, or is unassigned.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// Returns a line of chat, cleaned up.
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

/// Returns the text with each control or direction character replaced by a space. Markup is left as it is,
/// since the page shows it as text.
fn plain(text: &str) -> String {
    let unseen = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    text.chars().map(|c| if unseen(c) { ' ' } else { c }).collect()
}

/// Returns a nonce. A nonce becomes part of a record, so it must be plain ASCII without spaces.
pub fn nonce(text: &str) -> Result<String, Error> {
    word(text, "a nonce")
}

/// Returns the id that a client gave to its message.
pub fn client_id(text: &str) -> Result<String, Error> {
    word(text, "an id")
}

/// Returns the key of a prompt, if it is well formed.
pub fn moment(text: &str) -> Result<String, Error> {
    word(text, "the key of a prompt")
}

/// Returns a key that a browser made for a seat, if it is long enough not to be guessed.
pub fn key(text: &str) -> Result<String, Error> {
    if text.len() < 32 {
        return Err(Error::Unreadable("a key has at least 32 characters".into()));
    }
    word(text, "a key")
}

/// Returns the text if it consists of visible ASCII characters.
fn word(text: &str, what: &str) -> Result<String, Error> {
    if text.is_empty() || WORD < text.len() || !text.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err(Error::Unreadable(format!(
            "{what} is 1 to {WORD} plain characters without spaces"
        )));
    }
    Ok(text.to_string())
}

#[test]
fn markup_is_kept_and_invisible_characters_are_removed() {
    assert_eq!(chat("<b>\u{202e}hi\u{7}</b>\n").unwrap(), "<b> hi </b>");
    assert!(chat(&"x".repeat(1001)).is_err());
    assert!(
        nonce("a b").is_err() && nonce("").is_err() && nonce("é").is_err() && nonce("8f-1").is_ok()
    );
}

#[test]
fn a_name_has_only_visible_characters() {
    for unseen in [
        "",
        " \u{200b}\n ",
        "\u{2060}",
        "\u{3164}\u{ad}",
        "\u{200d} \u{a0}",
        "\u{301}\u{301}",
        "\u{e0041}",
    ] {
        assert_eq!(name(unseen), None, "{unseen:?}");
    }
    for (written, seen) in [
        ("Marie", "Marie"),
        ("  Jean\u{a0}\u{3000}Baptiste \n", "Jean Baptiste"),
        ("A\u{200b}n\u{2060}n", "Ann"),
        ("Ann \u{200b} B", "Ann B"),
        ("\u{202e}neB\u{202c}", "neB"),
        ("Zoe\u{308}", "Zoe\u{308}"),
        ("Z\u{300}\u{301}\u{302}\u{303}o", "Z\u{300}\u{301}o"),
        ("\u{301}Ann", "Ann"),
        ("\u{738b}\u{5c0f}\u{660e}", "\u{738b}\u{5c0f}\u{660e}"),
        ("<b>", "<b>"),
    ] {
        assert_eq!(name(written).as_deref(), Some(seen), "{written:?}");
    }
    assert_eq!(name(&"abc ".repeat(30)).unwrap().len(), NAME - 1, "it does not end in a space");
}
