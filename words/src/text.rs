//! The texts of a game, in the reader's language.

use engine::{Arg, GameFacts, Ledger, Phrase, Refusal, Side};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use crate::{Lang, french};

/// The texts of the terminal itself; each game brings its own.
const OWN: [(&str, &str); 2] =
    [("en", include_str!("../text/en.ftl")), ("fr", include_str!("../text/fr.ftl"))];

/// All texts of one game in one language.
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

    /// Returns the texts of the terminal alone, without a game.
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
                // A message with a syntax error is skipped; the rest of the file is used.
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
                // A number is passed as a number, so that plurals agree with it.
                Arg::Number(number) => args.set(*gap, *number),
                Arg::Name { name } => self.name(&mut args, gap, name),
                other => args.set(*gap, self.arg(other)),
            }
        }
        self.format(&phrase.key, Some(&args)).unwrap_or_else(|| phrase.key.to_string())
    }

    /// Fills a gap with a name and, in French, the gaps of its forms: `$space-at`, `$space-from`, `$space-the`.
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

    /// Returns a message without gaps, or the key itself if there is no such message.
    pub fn key(&self, key: &str) -> String {
        self.find(key).unwrap_or_else(|| key.into())
    }

    /// Returns a message, or an attribute of a message (`card-B01.effect`), if it exists.
    pub fn find(&self, key: &str) -> Option<String> {
        self.format(key, None)
    }

    /// Returns the short form of a name: the attribute `short` of its message, or the name itself.
    pub fn short(&self, key: &str) -> String {
        self.find(&format!("{key}.short")).unwrap_or_else(|| self.key(key))
    }

    /// Returns the text for `n` things of this name, if the name has the attribute `count`, which gives the
    /// form.
    pub fn counted(&self, key: &str, n: u32) -> Option<String> {
        let mut args = FluentArgs::new();
        args.set("n", n);
        self.format(&format!("{key}.count"), Some(&args))
    }

    /// Returns the name with the key `KIND-ID`, for things of which the facts give only the id; if there is
    /// no such message, returns the id.
    pub fn named(&self, kind: &str, id: &str) -> String {
        self.find(&format!("{kind}-{id}")).unwrap_or_else(|| id.into())
    }

    /// Returns one of the terminal's own messages.
    pub fn own(&self, key: &str, gaps: &[(&str, &str)]) -> String {
        let mut args = FluentArgs::new();
        for (gap, words) in gaps {
            // Numbers are passed as numbers, so that plurals agree with them.
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
        // An unfilled gap shows up as its name in braces, so errors can be ignored here.
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, args, &mut errors).into_owned())
    }
}

/// Folds text for comparison: lower-case letters without accents, and digits. `etang` matches `Étang`.
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

/// A game that has texts and nothing else.
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
        position_keys: "",
        examples: "",
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
    fn a_phrase_without_words_shows_its_key() {
        let text = Text::new(&FACTS, Lang::Fr);
        assert_eq!(text.say(&Phrase::new("moved").number("n", 1)), "moved");
        assert_eq!(text.key("mill"), "le Moulin");
    }

    #[test]
    fn french_is_typeset_and_gaps_are_left_alone() {
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
    fn a_name_is_found_whatever_its_case_and_accents() {
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
