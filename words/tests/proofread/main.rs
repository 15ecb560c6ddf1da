//! Checks of every sentence of the page, the terminal and each game on the shelf.
//!
//! A program can't judge everything, such as whether the French is good: a person must read the output of
//! `carillon texts` for that.

mod spelling;

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::Path;

use engine::{AnyPlaying, Arg, Eye, Ledger, Seed, Setup};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use shelf::{Level, Mix, Shelved, Threads, shelf};
use words::{Fillings, Lang, Text, french, sentences};

const PAGE: [(&str, &str, &str); 4] = [
    ("en", "the page", include_str!("../../../web/text/en.ftl")),
    ("fr", "the page", include_str!("../../../web/text/fr.ftl")),
    ("en", "the page", include_str!("../../../web/text/tournaments/en.ftl")),
    ("fr", "the page", include_str!("../../../web/text/tournaments/fr.ftl")),
];
const TERMINAL: [(&str, &str, &str); 2] = [
    ("en", "the terminal", include_str!("../../text/en.ftl")),
    ("fr", "the terminal", include_str!("../../text/fr.ftl")),
];

const TABLE: [(&str, &str, &str); 2] = [
    ("en", "the table", include_str!("../../../table/text/en.ftl")),
    ("fr", "the table", include_str!("../../../table/text/fr.ftl")),
];

/// A message or an attribute: its source, its key and its pattern.
struct Source {
    place: &'static str,
    key: String,
    pattern: Pattern<&'static str>,
}

fn read(place: &'static str, source: &'static str) -> Vec<Source> {
    let resource = fluent_syntax::parser::parse(source);
    let resource = resource.unwrap_or_else(|(_, errors)| panic!("{place}: {errors:?}"));
    let mut all = Vec::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let key = message.id.name;
        for it in message.attributes {
            let key = format!("{key}.{}", it.id.name);
            all.push(Source { place, key, pattern: it.value });
        }
        all.extend(message.value.map(|pattern| Source { place, key: key.into(), pattern }));
    }
    all
}

/// Returns every sentence of a language.
fn sources(lang: Lang) -> Vec<Source> {
    let shelf = shelf();
    let games = shelf.games().flat_map(|game| {
        let facts = game.facts();
        facts.texts.iter().map(|(language, _, source)| (*language, facts.name, *source))
    });
    let all = PAGE.into_iter().chain(TERMINAL).chain(TABLE).chain(games);
    all.filter(|(language, ..)| *language == lang.name())
        .flat_map(|(_, place, source)| read(place, source))
        .collect()
}

/// Returns a pattern and all patterns nested in it, such as the variants of selectors.
fn patterns<'a>(pattern: &'a Pattern<&'static str>) -> Vec<&'a Pattern<&'static str>> {
    let mut all = vec![pattern];
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: Expression::Select { variants, .. } } =
            element
        {
            all.extend(variants.iter().flat_map(|variant| patterns(&variant.value)));
        }
    }
    all
}

fn texts<'a>(pattern: &'a Pattern<&'static str>) -> impl Iterator<Item = &'static str> + 'a {
    pattern.elements.iter().filter_map(|element| match element {
        PatternElement::TextElement { value } => Some(*value),
        PatternElement::Placeable { .. } => None,
    })
}

fn gap(element: &PatternElement<&'static str>) -> Option<&'static str> {
    match element {
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => Some(id.name),
        _ => None,
    }
}

#[track_caller]
fn none(wrong: Vec<String>) {
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// Returns the mistake in a French sentence as it is printed, if there is one.
fn ill_set(set: &str) -> Option<&'static str> {
    let letters: Vec<char> = set.chars().collect();
    for pair in letters.windows(2) {
        match pair {
            [' ', ':' | ';' | '!' | '?' | '»' | '%'] => {
                return Some("a line may end before a sign");
            }
            ['«', ' '] => return Some("a line may end after «"),
            [before, ':' | ';' | '!' | '?' | '»'] if before.is_alphabetic() => {
                return Some("no space before a sign");
            }
            _ => {}
        }
    }
    if set.contains("...") {
        Some("three dots instead of …")
    } else if set.contains(['\'', '"']) {
        Some("straight quotes")
    } else {
        None
    }
}

#[test]
fn french_is_set_as_french() {
    let mut wrong = Vec::new();
    for source in sources(Lang::Fr) {
        for text in patterns(&source.pattern).into_iter().flat_map(texts) {
            // `space:ID` is something that the user types.
            if let Some(why) = ill_set(&french::typeset(&text.replace("space:ID", ""))) {
                wrong.push(format!("{} {}: {why}: {text}", source.place, source.key));
            }
            if text.contains('’') {
                wrong.push(format!("{} {}: ’ in a source: {text}", source.place, source.key));
            }
        }
    }
    for game in shelf().games() {
        let ledger = Ledger::read(game.facts().ledger);
        for rule in &ledger.rules {
            if let Some(why) = ill_set(&Lang::Fr.rule(rule)) {
                wrong.push(format!("{} {}: {why}", game.name(), rule.id));
            }
        }
    }
    none(wrong);
}

#[test]
fn a_place_name_after_a_preposition_has_its_form() {
    const BEFORE: [&str; 9] = ["à", "de", "du", "au", "que", "par", "sur", "vers", "depuis"];
    let mut wrong = Vec::new();
    for source in sources(Lang::Fr) {
        for pattern in patterns(&source.pattern) {
            for pair in pattern.elements.windows(2) {
                let [PatternElement::TextElement { value }, next] = pair else { continue };
                let word = value.strip_suffix(' ').and_then(|value| value.split(' ').next_back());
                let Some(word) = word else { continue };
                let named = matches!(gap(next), Some("space" | "from" | "to" | "leader"));
                if named && BEFORE.contains(&word.to_lowercase().as_str()) {
                    wrong.push(format!("{} {}: {value}", source.place, source.key));
                }
            }
        }
    }
    none(wrong);
}

/// Zero is singular in French: `[one]` is used for 0 too, so its text must contain the number.
#[test]
fn a_singular_contains_its_number_and_a_plural_is_in_a_selector() {
    const NO_PLURALS: [&str; 10] =
        ["dans", "depuis", "les", "moins", "pas", "près", "sans", "sous", "vers", "vous"];
    let mut wrong = Vec::new();
    for source in sources(Lang::Fr) {
        for element in patterns(&source.pattern).iter().flat_map(|pattern| &pattern.elements) {
            let PatternElement::Placeable {
                expression:
                    Expression::Select {
                        selector: InlineExpression::VariableReference { id },
                        variants,
                    },
            } = element
            else {
                continue;
            };
            for variant in variants {
                let one = matches!(variant.key, VariantKey::Identifier { name: "one" });
                let said = variant.value.elements.iter().any(|it| gap(it) == Some(id.name));
                if one && !said {
                    wrong
                        .push(format!("{} {}: [one] without its number", source.place, source.key));
                }
            }
        }
        for pair in source.pattern.elements.windows(2) {
            let [number, PatternElement::TextElement { value }] = pair else { continue };
            let Some(word) = value.strip_prefix(' ') else { continue };
            let word = word.split([' ', ',', ')', '.', '\u{a0}']).next().unwrap_or_default();
            let small = word.starts_with(char::is_lowercase);
            let plural = small && word.ends_with('s') && !NO_PLURALS.contains(&word);
            if gap(number).is_some() && plural {
                wrong.push(format!("{} {}: {value}", source.place, source.key));
            }
        }
    }
    none(wrong);
}

/// Returns the spelling in a French sentence that is wrong whatever fills its gaps, if there is one.
fn ill_joined(said: &str) -> Option<String> {
    const ARTICLES: [&str; 4] = ["le", "les", "Le", "Les"];
    const PLACES: [&str; 9] =
        ["Fort", "Village", "Case", "Lac", "Île", "Isle", "Pays", "Côte", "Baye"];
    let words: Vec<&str> = said.split([' ', '\u{a0}', '\u{202f}', '(', ')', ',']).collect();
    for pair in words.windows(2) {
        let [before, after] = pair else { continue };
        let wrong = match *before {
            "à" | "À" => ARTICLES.contains(after) || PLACES.contains(after),
            "de" | "que" => {
                ARTICLES[..2].contains(after) && *before == "de"
                    || after.starts_with(|first| "AEIOUÉÎÔaeiouéî".contains(first))
            }
            _ => false,
        };
        if wrong {
            return Some(format!("{before} {after}"));
        }
    }
    None
}

#[test]
fn every_name_follows_its_prepositions() {
    let mut wrong = Vec::new();
    for game in shelf().games() {
        let text = Text::new(game.facts(), Lang::Fr);
        for sentence in sentences(game.facts(), Lang::Fr) {
            let key = &sentence.key;
            if key.contains('.') || !(key.starts_with("space-") || key.starts_with("leader-")) {
                continue;
            }
            let name = text.key(key);
            for form in Arg::FORMS {
                let own = text.find(&format!("{key}.{form}"));
                let said = own.unwrap_or_else(|| french::form(form, &name));
                wrong.extend(ill_joined(&said).map(|why| format!("{} {key}: {why}", game.name())));
            }
        }
    }
    none(wrong);
}

/// Plays a game between two players who choose at random, and shows each state to `seen`.
fn played(game: &dyn Shelved, seed: u64, mut seen: impl FnMut(&dyn AnyPlaying)) {
    let facts = game.facts();
    let scenario = facts.scenarios[seed as usize % facts.scenarios.len()];
    let setup = facts.check(&Setup { scenario: scenario.into(), ..Setup::default() });
    let setup = setup.expect("a scenario of the game");
    let level: Level = "random".parse().expect("a level that every game has");
    let mut playing = game.game().start(&setup, Seed([seed as u8; 32])).expect("a game");
    while playing.outcome().is_none() {
        seen(playing.as_ref());
        let side = playing.awaited().iter().next().expect("somebody is awaited");
        let thought = Mix::of(&[seed, u64::from(playing.number())]).draw();
        let play = game.choose(playing.as_ref(), side, &level, thought, &Threads::ONE);
        playing.play(side, &play).expect("a legal action");
    }
    seen(playing.as_ref());
}

/// Returns the mistake in a sentence as a player reads it in that language, if there is one.
fn misread(lang: Lang, said: &str) -> Option<String> {
    let words: Vec<&str> = said.split(' ').collect();
    let twice = words.windows(4).any(|it| it[1] == ":" && it[0] == it[2] && it[1] == it[3]);
    match lang {
        _ if said.contains('{') => Some("a gap that nothing fills".into()),
        _ if twice => Some("a label twice".into()),
        Lang::En if said.contains(" have ") && said.contains(" and is ") => {
            Some("have … is".into())
        }
        Lang::En => None,
        Lang::Fr => ill_joined(said).or_else(|| ill_set(said).map(String::from)),
    }
}

#[test]
fn a_hundred_games_read_well_in_both_languages() {
    const GAMES: u64 = 100;
    let mut wrong = BTreeMap::new();
    for game in shelf().games() {
        let texts = [Lang::En, Lang::Fr].map(|lang| Text::new(game.facts(), lang));
        let mut known = HashSet::new();
        let mut told = |phrase: &engine::Phrase| {
            // The same sentence occurs many times.
            if !known.insert(format!("{phrase:?}")) {
                return;
            }
            for text in &texts {
                let said = text.say(phrase);
                if let Some(why) = misread(text.lang, &said) {
                    wrong.insert(format!("{} {}: {why}", game.name(), phrase.key), said);
                }
            }
        };
        for seed in 0..GAMES {
            played(game, seed, |playing| {
                for side in playing.awaited().iter().filter(|_| seed < 3) {
                    playing.prompt(side).iter().for_each(|prompt| told(&prompt.text));
                    playing.choices(side).iter().for_each(|choice| told(&choice.label));
                }
                if playing.outcome().is_some() {
                    playing.log(Eye::Open, 0).iter().for_each(|(_, line)| told(&line.text));
                }
            });
        }
    }
    none(wrong.into_iter().map(|(why, said)| format!("{why}: {said}")).collect());
}

/// Returns the sentences as they are written: source, key and text.
fn written(lang: Lang) -> BTreeMap<(&'static str, String), String> {
    let said = |source: Source| {
        let text = format!("{:?}", source.pattern);
        // A form of a name counts as the name itself.
        let text =
            Arg::FORMS.iter().fold(text, |text, form| text.replace(&format!("-{form}\""), "\""));
        ((source.place, source.key), text)
    };
    sources(lang).into_iter().map(said).collect()
}

/// Returns the terms chosen for one game, from `text/terms.toml` in its folder.
fn terms(game: &str) -> toml::Table {
    terms_in(&format!("games/{game}"))
}

fn terms_in(folder: &str) -> toml::Table {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder);
    let read = fs::read_to_string(folder.join("text/terms.toml")).expect("terms in that folder");
    read.parse().expect("a table of terms")
}

/// A term that has the same English in two games has the same translation in both, unless the rulebooks
/// differ.
#[test]
fn the_same_english_is_the_same_french() {
    let mut own = Vec::new();
    for game in shelf().games() {
        let keys = terms(game.name())["own"]["keys"].as_array().expect("keys").clone();
        own.extend(keys.into_iter().map(|key| (game.name().to_string(), key)));
    }
    let french = written(Lang::Fr);
    let mut known: BTreeMap<String, (String, String)> = BTreeMap::new();
    let mut wrong = Vec::new();
    for ((place, key), english) in written(Lang::En) {
        let Some(said) = french.get(&(place, key.clone())) else { continue };
        if own.contains(&(place.into(), key.clone().into())) {
            continue;
        }
        let (first, at) = known.entry(english).or_insert((said.clone(), format!("{place} {key}")));
        if first != said {
            wrong.push(format!("{at} and {place} {key} differ"));
        }
    }
    none(wrong);
}

/// Returns the clause of a text whose subject is a bare "who" or "qui", if there is one.
///
/// A question may begin with "who" or "qui"; a statement must name its subject: "a player who …", "les
/// unités qui …".
fn headless(lang: Lang, text: &str) -> Option<&str> {
    let (subject, inside): (&str, &[&str]) = match lang {
        Lang::En => ("who ", &[" by who ", " for who ", " of who ", " than who ", " to who "]),
        Lang::Fr => ("qui ", &[" par qui ", " pour qui ", " que qui "]),
    };
    let mut clauses = text.split_inclusive(['.', ':', ';', '?', '!']).map(str::trim);
    clauses.find(|clause| {
        let small = clause.to_lowercase();
        let bare = small.starts_with(subject) && !small.ends_with('?');
        bare || inside.iter().any(|words| small.contains(words))
    })
}

#[test]
fn no_sentence_has_a_bare_who_for_its_subject() {
    let mut wrong = Vec::new();
    for lang in [Lang::En, Lang::Fr] {
        for source in sources(lang) {
            for pattern in patterns(&source.pattern) {
                // A gap counts as a name.
                let words = |element: &PatternElement<&'static str>| match element {
                    PatternElement::TextElement { value } => *value,
                    PatternElement::Placeable { .. } => "N",
                };
                let text: String = pattern.elements.iter().map(words).collect();
                let found = headless(lang, &text);
                wrong.extend(found.map(|it| format!("{} {}: {it}", source.place, source.key)));
            }
        }
        for game in shelf().games() {
            for rule in Ledger::read(game.facts().ledger).rules {
                let said = lang.rule(&rule);
                let found = headless(lang, &said);
                wrong.extend(found.map(|it| format!("{} {}: {it}", game.name(), rule.id)));
            }
        }
    }
    none(wrong);
}

#[test]
fn one_thing_has_one_word() {
    let never = |terms: toml::Table| {
        let terms = terms["never"].as_table().expect("terms").clone();
        terms.into_iter().map(|(term, instead)| (term, instead.to_string())).collect::<Vec<_>>()
    };
    let mut wrong = Vec::new();
    let mut look = |terms: &[(String, String)], at: String, text: &str| {
        for (term, instead) in terms.iter().filter(|(term, _)| text.contains(term)) {
            wrong.push(format!("{at}: {term}, for {instead}: {text}"));
        }
    };
    let french = sources(Lang::Fr);
    let shelf = shelf();
    let games = shelf.games().map(|game| (game.name(), never(terms(game.name()))));
    let ours = ["the page", "the terminal", "the table"];
    for (place, terms) in games.chain(ours.map(|place| (place, never(terms_in("words"))))) {
        // Historical notes follow historians' usage, and maps have names of their own.
        let played = french.iter().filter(|source| {
            source.place == place
                && !source.key.ends_with(".history")
                && !source.key.starts_with("space-")
        });
        for source in played {
            for text in patterns(&source.pattern).into_iter().flat_map(texts) {
                look(&terms, format!("{place} {}", source.key), text);
            }
        }
        let Some(game) = shelf.get(place).map(|game| game.facts()) else { continue };
        for rule in Ledger::read(game.ledger).rules {
            look(&terms, format!("{place} {}", rule.id), &rule.fr);
        }
    }
    none(wrong);
}

#[test]
fn a_game_does_not_repeat_the_pages_texts() {
    let (english, french) = (written(Lang::En), written(Lang::Fr));
    let again = |(place, key): &&(&'static str, String)| {
        let page = ("the page", key.clone());
        let same = |all: &BTreeMap<_, String>| all.get(&page) == all.get(&(*place, key.clone()));
        *place != "the page" && *place != "the terminal" && same(&english) && same(&french)
    };
    none(french.keys().filter(again).map(|(place, key)| format!("{place} {key}")).collect());
}

#[test]
fn every_sentence_is_filled_in_for_proofreading() {
    for game in shelf().games() {
        let fillings = Fillings::of(game.facts());
        for lang in [Lang::En, Lang::Fr] {
            let text = Text::new(game.facts(), lang);
            for sentence in sentences(game.facts(), lang) {
                let said = sentence.said(&text, &fillings);
                assert!(!said.is_empty(), "{}", sentence.key);
                let unfilled = said.iter().find(|said| said.contains('{'));
                assert_eq!(unfilled, None, "{}", sentence.key);
            }
        }
    }
}
