//! Words: what a game says, in the reader's language.

use std::borrow::Cow;

use clap::ValueEnum;
use engine::{Arg, GameFacts, Ledger, LedgerRule, LedgerSection, Phrase, Refusal, Side};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use crate::french;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Lang {
    #[default]
    En,
    Fr,
}

impl Lang {
    pub fn name(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
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

/// The words of the terminal itself; a game brings its own.
const OWN: [(&str, &str); 2] =
    [("en", include_str!("../text/en.ftl")), ("fr", include_str!("../text/fr.ftl"))];

/// All that can be said of one game in one language.
pub struct Text {
    pub lang: Lang,
    pub ledger: Ledger,
    bundle: FluentBundle<FluentResource>,
}

impl Text {
    pub fn new(facts: &GameFacts, lang: Lang) -> Text {
        let texts = facts.texts.iter().map(|(language, _, source)| (*language, *source));
        Text::of(lang, texts, Ledger::read(facts.ledger))
    }

    /// What the terminal itself says, whatever the game.
    pub fn terminal(lang: Lang) -> Text {
        Text::of(lang, std::iter::empty(), Ledger { sections: Vec::new(), rules: Vec::new() })
    }

    fn of(
        lang: Lang,
        games: impl Iterator<Item = (&'static str, &'static str)>,
        ledger: Ledger,
    ) -> Text {
        let language = lang.name().parse().expect("the name of a language");
        let mut bundle = FluentBundle::new(vec![language]);
        bundle.set_use_isolating(false);
        if lang == Lang::Fr {
            bundle.set_transform(Some(french::typeset));
            bundle.set_formatter(Some(|value, _| match value {
                FluentValue::Number(number) => Some(number.as_string().replace('-', french::MINUS)),
                _ => None,
            }));
        }
        let own = OWN.iter().map(|(language, source)| (*language, *source));
        for (language, source) in own.chain(games) {
            if language == lang.name() {
                // A line that can't be read loses that line, not the file.
                let resource =
                    FluentResource::try_new(source.into()).unwrap_or_else(|(rest, _)| rest);
                bundle.add_resource_overriding(resource);
            }
        }
        Text { lang, ledger, bundle }
    }

    pub fn say(&self, phrase: &Phrase) -> String {
        let mut args = FluentArgs::new();
        for (gap, arg) in &phrase.args {
            match arg {
                // A number is given as such, for the plural that it takes.
                Arg::Number(number) => args.set(*gap, *number),
                Arg::Name { name } => self.name(&mut args, gap, name),
                other => args.set(*gap, self.arg(other)),
            }
        }
        self.format(&phrase.key, Some(&args)).unwrap_or_else(|| phrase.key.to_string())
    }

    /// A name fills a gap, and in French those of its forms: `$space-at`, `$space-from`, `$space-the`.
    fn name<'a>(&self, args: &mut FluentArgs<'a>, gap: &'a str, key: &str) {
        let name = self.key(key);
        if self.lang == Lang::Fr {
            for form in Arg::FORMS {
                let said = self.find(&format!("{key}.{form}"));
                args.set(
                    format!("{gap}-{form}"),
                    said.unwrap_or_else(|| french::form(form, &name)),
                );
            }
        }
        args.set(gap, name);
    }

    fn arg(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Words(words) => words.clone(),
            Arg::Name { name } => self.key(name),
            Arg::Phrase(phrase) => self.say(phrase),
            Arg::List(items) => {
                items.iter().map(|item| self.arg(item)).collect::<Vec<_>>().join(", ")
            }
        }
    }

    /// A message without gaps; the key itself, where there is none.
    pub fn key(&self, key: &str) -> String {
        self.find(key).unwrap_or_else(|| key.into())
    }

    /// A message, or an attribute of one (`card-B01.effect`), if there is one.
    pub fn find(&self, key: &str) -> Option<String> {
        self.format(key, None)
    }

    /// A name in its short form, if it has one: the attribute `short` of its message.
    pub fn short(&self, key: &str) -> String {
        self.find(&format!("{key}.short")).unwrap_or_else(|| self.key(key))
    }

    /// That many of what the name means, if its attribute `count` says how.
    pub fn counted(&self, key: &str, n: u32) -> Option<String> {
        let mut args = FluentArgs::new();
        args.set("n", n);
        self.format(&format!("{key}.count"), Some(&args))
    }

    /// What facts name by id alone, by the key `KIND-ID`; its id, where that has no words.
    pub fn named(&self, kind: &str, id: &str) -> String {
        self.find(&format!("{kind}-{id}")).unwrap_or_else(|| id.into())
    }

    /// One of the terminal's own messages.
    pub fn own(&self, key: &str, gaps: &[(&str, &str)]) -> String {
        let mut args = FluentArgs::new();
        for (gap, words) in gaps {
            // Numbers are given as such, for the plural that they take.
            match words.parse::<i64>() {
                Ok(number) => args.set(gap.to_string(), number),
                Err(_) => args.set(gap.to_string(), words.to_string()),
            }
        }
        self.format(key, Some(&args)).unwrap_or_else(|| key.into())
    }

    pub fn side(&self, side: Side) -> String {
        self.key(&format!("side-{side}"))
    }

    pub fn refusal(&self, refusal: &Refusal) -> String {
        format!("{} ({})", self.key(refusal.why), refusal.rule)
    }

    pub fn space(&self, id: &str) -> String {
        self.named("space", id)
    }

    pub fn card(&self, id: &str) -> String {
        self.named("card", id)
    }

    fn format(&self, key: &str, args: Option<&FluentArgs>) -> Option<String> {
        let pattern = match key.split_once('.') {
            Some((key, attribute)) => {
                self.bundle.get_message(key)?.get_attribute(attribute)?.value()
            }
            None => self.bundle.get_message(key)?.value()?,
        };
        // A gap that nothing fills shows as its name in braces; that is error enough.
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, args, &mut errors).into_owned())
    }
}

/// Letters and digits alone, small and without accents: `Étang` is typed `etang` as well.
pub fn plain(name: &str) -> String {
    let bare = |letter| match letter {
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ÿ' => 'y',
        other => other,
    };
    name.to_lowercase().chars().filter(|letter| letter.is_alphanumeric()).map(bare).collect()
}

#[cfg(test)]
use std::sync::LazyLock;

/// A game that has words and nothing else.
#[cfg(test)]
pub const fn marches(
    texts: &'static [(&'static str, &'static str, &'static str)],
) -> engine::GameFacts {
    engine::GameFacts {
        name: "marches",
        rules_version: 1,
        scenarios: &["all"],
        options: &[],
        ledger: "section = []\nrule = []",
        texts,
        lesson_files: &[],
        cases: Vec::new,
        board: || {
            static NOTHING: LazyLock<engine::BoardFacts> = LazyLock::new(Default::default);
            &NOTHING
        },
        shown: engine::Shown::NOTHING,
        basemap: "",
        look: engine::Look::PLAIN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FACTS: GameFacts = marches(&[
        (
            "en",
            "a.ftl",
            "mill = the Mill\n    .short = Mill\nmoved = { $n ->\n    [one] one man\n   *[other] { $n } men\n } to { $to }: { $what }\n",
        ),
        ("fr", "a.ftl", "mill = le Moulin\n"),
    ]);

    #[test]
    fn gaps_are_filled_with_numbers_names_phrases_and_lists() {
        let text = Text::new(&FACTS, Lang::En);
        let what = vec![Arg::Words("a".into()), Arg::Number(2), Arg::Phrase(Phrase::new("mill"))];
        let phrase = Phrase::new("moved").number("n", 1).name("to", "mill").list("what", what);
        assert_eq!(text.say(&phrase), "one man to the Mill: a, 2, the Mill");
        assert_eq!(text.key("mill.short"), "Mill");
    }

    #[test]
    fn what_has_no_words_is_said_by_its_key() {
        let text = Text::new(&FACTS, Lang::Fr);
        assert_eq!(text.say(&Phrase::new("moved").number("n", 1)), "moved");
        assert_eq!(text.key("mill"), "le Moulin");
    }

    #[test]
    fn french_is_set_as_french_and_what_fills_a_gap_is_left_alone() {
        const SIGNS: GameFacts = marches(&[(
            "fr",
            "a.ftl",
            "told = C'est { $what } : { $n } PV\n    .short = C'est dit !\n",
        )]);
        let text = Text::new(&SIGNS, Lang::Fr);
        let told = Phrase::new("told").words("what", "~/l'an 1.record").number("n", -2);
        assert_eq!(text.say(&told), "C’est ~/l'an 1.record\u{a0}: −2\u{a0}PV");
        assert_eq!(text.key("told.short"), "C’est dit\u{202f}!");
    }

    #[test]
    fn french_names_bring_their_articles_and_prepositions() {
        const PLACES: GameFacts = marches(&[(
            "fr",
            "a.ftl",
            "go = De { $from } : { $from-from } { $to-at }, vers { $to-the }\nalbany = Albany
mill = Moulin\n    .the = le Moulin\n    .at = au Moulin\n    .from = du Moulin\n",
        )]);
        let text = Text::new(&PLACES, Lang::Fr);
        let go = |from, to| text.say(&Phrase::new("go").name("from", from).name("to", to));
        assert_eq!(go("albany", "mill"), "De Albany\u{a0}: d’Albany au Moulin, vers le Moulin");
        assert_eq!(go("mill", "albany"), "De Moulin\u{a0}: du Moulin à Albany, vers Albany");
    }

    #[test]
    fn a_name_is_known_whatever_its_case_and_accents() {
        assert_eq!(plain("Québec"), plain("quebec"));
        assert_eq!(plain("LA PRÉSENTATION"), plain("la-presentation"));
        assert_eq!(plain("St. John’s"), plain("st-john's"));
        assert_ne!(plain("Albany"), plain("Albion"));
    }

    #[test]
    fn the_terminal_says_the_same_in_both_languages() {
        let keys = |source: &'static str| -> Vec<&str> {
            let resource = fluent_syntax::parser::parse(source).expect("Fluent");
            let message = |entry| match entry {
                fluent_syntax::ast::Entry::Message(message) => Some(message.id.name),
                _ => None,
            };
            resource.body.into_iter().filter_map(message).collect()
        };
        assert_eq!(keys(OWN[0].1), keys(OWN[1].1));
    }
}
