//! French typography. The page has its own copy in `web/model/french.js`.

use std::borrow::Cow;

/// The minus sign of a negative number.
pub const MINUS: &str = "−";

/// The no-break space.
const FIRM: char = '\u{a0}';
/// The narrow no-break space, before `;`, `!` and `?`.
const NARROW: char = '\u{202f}';

/// Sets French text: with curved apostrophes, minus signs, and no-break spaces before `: ; ! ? » %`, after
/// `«`, within numbers and between a number and its noun. Fluent calls this function for each piece of text
/// between two gaps, so the text may begin right after a gap and end right before one.
pub fn typeset(text: &str) -> Cow<'_, str> {
    let mut set = String::with_capacity(text.len());
    let mut before = None;
    for (at, letter) in text.char_indices() {
        let rest = &text[at + letter.len_utf8()..];
        let after = rest.chars().next();
        match letter {
            '\'' => set.push('’'),
            ' ' => set.push(space(before, after, rest)),
            '-' if matches!(before, Some(' ' | '('))
                && after.is_none_or(|after| after.is_ascii_digit()) =>
            {
                set.push_str(MINUS);
            }
            other => set.push(other),
        }
        before = Some(letter);
    }
    if set == text { Cow::Borrowed(text) } else { Cow::Owned(set) }
}

fn space(before: Option<char>, after: Option<char>, rest: &str) -> char {
    let digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    match after {
        Some(':' | '»' | '%') => FIRM,
        _ if before == Some('«') => FIRM,
        Some(';' | '!' | '?') => NARROW,
        _ if digit(before) && digit(after) => FIRM,
        _ if (before.is_none() || digit(before)) && counted(rest) => FIRM,
        _ => ' ',
    }
}

/// Returns whether the text begins with one of the words for points, which follow a number.
fn counted(rest: &str) -> bool {
    ["PV", "PF", "PA", "PM"].iter().any(|points| {
        rest.strip_prefix(points)
            .is_some_and(|more| !more.starts_with(|next: char| next.is_alphabetic()))
    })
}

/// Derives one of [`engine::Arg::FORMS`] for a name that doesn't give that form: with the article, with *à*, or
/// with *de*.
pub fn form(form: &str, name: &str) -> String {
    // There is no elision before H and Y: the names that begin with them are English or Indian.
    let vowel = name.starts_with(|first| "aeiouAEIOUàâéèêëîïôœùÀÂÉÈÊËÎÏÔŒÙ".contains(first));
    match form {
        "at" => format!("à {name}"),
        "from" if vowel => format!("d’{name}"),
        "from" => format!("de {name}"),
        _ => name.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_breaks_before_a_sign_or_within_a_number() {
        assert_eq!(
            typeset("« Reddition ! » : oui ; non ?"),
            "«\u{a0}Reddition\u{202f}!\u{a0}»\u{a0}: oui\u{202f}; non\u{202f}?"
        );
        assert_eq!(typeset("6 000 hommes, 11 PV"), "6\u{a0}000 hommes, 11\u{a0}PV");
        assert_eq!(typeset(" PF de moins"), "\u{a0}PF de moins");
        assert_eq!(typeset(" % des cas"), "\u{a0}% des cas");
        assert_eq!(typeset("les 3 PVX"), "les 3 PVX");
    }

    #[test]
    fn an_apostrophe_curves_and_a_minus_is_no_hyphen() {
        assert_eq!(typeset("l'Île-aux-Noix (-1), -2 et d'"), "l’Île-aux-Noix (−1), −2 et d’");
        assert_eq!(typeset("de 1-2"), "de 1-2");
    }

    #[test]
    fn a_name_follows_its_preposition() {
        assert_eq!(form("at", "Albany"), "à Albany");
        assert_eq!(form("from", "Albany"), "d’Albany");
        assert_eq!(form("from", "Île d’Orléans"), "d’Île d’Orléans");
        assert_eq!(form("from", "Halifax"), "de Halifax");
        assert_eq!(form("the", "York"), "York");
    }
}
