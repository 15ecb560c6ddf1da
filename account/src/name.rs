//! Names of accounts. Two accounts never have names that look alike.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::{
    GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection, skeleton,
};

/// The minimum length of a name, in characters.
const SHORTEST: usize = 2;
/// The maximum length of a name, in characters.
pub const LONGEST_NAME: usize = 30;

/// Names that could be mistaken for those of the people or the programs that run the server.
const RESERVED: &[&str] = &[
    "admin",
    "administrateur",
    "administrator",
    "bot",
    "captain",
    "carillon",
    "computer",
    "ensign",
    "moderator",
    "modérateur",
    "ordinateur",
    "recruit",
    "root",
    "server",
    "serveur",
    "support",
    "system",
    "système",
];

/// A name that an account may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The name, as it is shown.
    pub shown: String,
    /// The name in small letters. No two accounts have the same `folded` name.
    pub folded: String,
    /// The shape of the name (its skeleton, as Unicode's technical standard 39 calls it): names that can be
    /// mistaken for each other have the same shape. No two accounts have names of the same shape.
    pub shape: String,
}

/// The reason why an account may not have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// The name is too short.
    #[error("a name has at least {SHORTEST} characters")]
    Short,
    /// The name is too long.
    #[error("a name has at most {LONGEST_NAME} characters")]
    Long,
    /// The name contains a character that names may not contain.
    #[error("the character {0:?} may not be in a name")]
    Character(char),
    /// The name begins or ends with a sign or a space, or has two signs or spaces next to each
    /// other.
    #[error(
        "a name begins and ends with a letter or a digit, and has single signs and spaces in between"
    )]
    Signs,
    /// The name mixes alphabets whose letters look alike.
    #[error("a name is written in one alphabet")]
    Mixed,
    /// The name could be mistaken for that of somebody who runs the server.
    #[error("this name is reserved")]
    Reserved,
}

impl NameError {
    /// Returns the key of the sentence that explains the error.
    pub fn why(self) -> &'static str {
        match self {
            NameError::Short => "name-short",
            NameError::Long => "name-long",
            NameError::Character(_) => "name-character",
            NameError::Signs => "name-signs",
            NameError::Mixed => "name-mixed",
            NameError::Reserved => "name-reserved",
        }
    }
}

impl Name {
    /// Reads a name that somebody has written, or returns the reason why an account may not
    /// have it.
    pub fn read(text: &str) -> Result<Name, NameError> {
        // A long text is refused before any work is done with it.
        if LONGEST_NAME * 8 < text.len() {
            return Err(NameError::Long);
        }
        let shown: String = text.trim().nfkc().collect();
        let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some(odd) = shown.chars().find(|c| !is_allowed(*c)) {
            return Err(NameError::Character(odd));
        }
        match shown.chars().count() {
            0..SHORTEST => return Err(NameError::Short),
            SHORTEST..=LONGEST_NAME => {}
            _ => return Err(NameError::Long),
        }
        let letters: Vec<char> = shown.chars().collect();
        let ends = [letters.first(), letters.last()];
        let doubled = letters.windows(2).any(|two| is_sign(two[0]) && is_sign(two[1]));
        if doubled
            || ends.into_iter().flatten().any(|c| is_sign(*c))
            || is_combining_mark(letters[0])
        {
            return Err(NameError::Signs);
        }
        let plain: String = letters.iter().filter(|c| !is_sign(**c)).collect();
        if !plain.check_restriction_level(RestrictionLevel::HighlyRestrictive) {
            return Err(NameError::Mixed);
        }
        let name = Name { folded: folded(&shown), shape: shape(&shown), shown };
        let is_taken = |word: &&str| folded(&plain) == folded(word) || name.shape == shape(word);
        if RESERVED.iter().any(is_taken) {
            return Err(NameError::Reserved);
        }
        Ok(name)
    }
}

/// Returns whether the character separates parts of a name.
fn is_sign(c: char) -> bool {
    matches!(c, ' ' | '-' | '.' | '_' | '\'')
}

fn is_allowed(c: char) -> bool {
    let letter = || c.is_alphanumeric() || is_combining_mark(c);
    is_sign(c) || c.is_ascii_alphanumeric() || (!c.is_ascii() && letter() && c.identifier_allowed())
}

fn folded(text: &str) -> String {
    text.to_lowercase().nfkc().collect()
}

/// Returns the shape of a name: its skeleton in small letters. Signs make no difference, since `Jean-Paul` and
/// `Jean Paul` would be mistaken for each other too.
fn shape(text: &str) -> String {
    let plain: String = text.chars().filter(|c| !is_sign(*c)).collect();
    let seen: String = skeleton(&plain).collect();
    let seen = seen.to_lowercase();
    // Once in small letters, the text may again contain letters that look like others.
    skeleton(&seen).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> NameError {
        Name::read(text).expect_err(text)
    }

    fn read(text: &str) -> Name {
        Name::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn people_of_all_alphabets_have_names() {
        for name in [
            "Anna",
            "Élisabeth",
            "Jean-Baptiste de La Salle",
            "O'Brien",
            "Анна",
            "Ζωή",
            "王小明",
            "さくら",
            "John 王",
            "محمد",
            "अनीता",
            "x_1759",
        ] {
            assert_eq!(read(name).shown, name);
        }
    }

    #[test]
    fn a_name_has_one_form() {
        assert_eq!(read("  Zoe\u{308}  B ").shown, "Zoë B");
        assert_eq!(read("\u{ff21}nna").shown, "Anna");
    }

    #[test]
    fn what_is_no_name_is_refused_with_the_reason() {
        assert_eq!(refused("A"), NameError::Short);
        assert_eq!(refused("   "), NameError::Short);
        assert_eq!(refused(&"a".repeat(31)), NameError::Long);
        assert_eq!(refused(&"a".repeat(100_000)), NameError::Long);
        assert_eq!(refused("<b>"), NameError::Character('<'));
        assert_eq!(refused("An\u{200b}na"), NameError::Character('\u{200b}'));
        assert_eq!(refused("Anna\u{202e}"), NameError::Character('\u{202e}'));
        assert_eq!(refused("Anna\u{1f600}"), NameError::Character('\u{1f600}'));
        for signs in ["-Anna", "Anna.", "An--na", "An -na", "\u{301}Anna"] {
            assert_eq!(refused(signs), NameError::Signs, "{signs}");
        }
        for mixed in ["\u{410}nna", "Ann\u{430}", "\u{3b1}lpha"] {
            assert_eq!(refused(mixed), NameError::Mixed, "{mixed}");
        }
        for reserved in ["Admin", "CARILLON", "Adrnin", "Car-illon", "Système"] {
            assert_eq!(refused(reserved), NameError::Reserved, "{reserved}");
        }
    }

    #[test]
    fn names_that_look_alike_have_one_shape() {
        for (one, other) in [
            ("Anna", "ANNA"),
            ("Ian", "lan"),
            ("Bill", "Bi11"),
            ("Otto", "0tto"),
            ("modern", "modem"),
            ("Jean Paul", "Jean-Paul"),
            ("\u{410}\u{43d}\u{43d}\u{430}", "\u{410}\u{41d}\u{41d}\u{410}"),
            // A Cyrillic name that looks like a Latin one: СОРА and COPA.
            ("\u{421}\u{41e}\u{420}\u{410}", "COPA"),
        ] {
            let (one, other) = (read(one), read(other));
            assert!(
                one.shape == other.shape || one.folded == other.folded,
                "{one:?} and {other:?}"
            );
        }
        for (one, other) in [("Anna", "Anne"), ("Zoë", "Zora"), ("Marc", "Mark")] {
            assert_ne!(read(one).shape, read(other).shape, "{one} and {other}");
        }
    }
}
