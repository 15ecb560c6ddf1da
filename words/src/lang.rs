//! The languages.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use engine::{LedgerRule, LedgerSection};

use crate::french;

/// A language that the texts are available in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    En,
    Fr,
}

impl Default for Lang {
    /// Returns the language of the environment if the texts are available in it, otherwise English.
    fn default() -> Lang {
        Lang::of_environment(|name| std::env::var(name).ok())
    }
}

/// The error returned for text that names no available language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are no texts in the language {0:?}: write en or fr")]
pub struct NoSuchLang(String);

impl FromStr for Lang {
    type Err = NoSuchLang;

    fn from_str(name: &str) -> Result<Lang, NoSuchLang> {
        let named = Lang::ALL.into_iter().find(|lang| lang.name() == name);
        named.ok_or_else(|| NoSuchLang(name.into()))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    pub fn name(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// Returns the language that the first set variable of the locale names: `fr_FR.UTF-8` means
    /// French.
    fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        match locale.as_deref().and_then(|locale| locale.split(['_', '.', '@']).next()) {
            Some("fr") => Lang::Fr,
            _ => Lang::En,
        }
    }

    pub fn section(self, section: &LedgerSection) -> Cow<'_, str> {
        match self {
            Lang::En => Cow::Borrowed(&section.en),
            Lang::Fr => french::typeset(&section.fr),
        }
    }

    pub fn rule(self, rule: &LedgerRule) -> Cow<'_, str> {
        match self {
            Lang::En => Cow::Borrowed(&rule.en),
            Lang::Fr => french::typeset(&rule.fr),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_that_of_the_environment() {
        let of = |set: &[(&str, &str)]| {
            Lang::of_environment(|name| {
                set.iter().find(|(it, _)| *it == name).map(|(_, value)| value.to_string())
            })
        };
        assert_eq!(of(&[]), Lang::En);
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8")]), Lang::Fr);
        assert_eq!(of(&[("LANG", "fr")]), Lang::Fr);
        assert_eq!(of(&[("LANG", "fr_CA.UTF-8"), ("LC_ALL", "C.UTF-8")]), Lang::En);
        assert_eq!(of(&[("LANG", "en_GB.UTF-8"), ("LC_MESSAGES", "fr_BE@euro")]), Lang::Fr);
        assert_eq!(of(&[("LANG", "fr_FR"), ("LC_ALL", "")]), Lang::Fr);
        assert_eq!(of(&[("LANG", "fur_IT")]), Lang::En);
    }
}
