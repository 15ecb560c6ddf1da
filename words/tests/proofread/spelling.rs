//! Tests that every word is in a dictionary, is part of a name, or is listed as an exception.
//!
//! The dictionaries are those of `hunspell`, which `./check` installs. Names of places, people and units are
//! read from the messages that define them. Any other correct word that no dictionary has is listed under
//! `[spelling]` in a `terms.toml`: that of the game, or that of the terminal, which also serves for the page
//! and the server.

use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Stdio};

use super::*;

const LANGS: [Lang; 2] = [Lang::En, Lang::Fr];

/// The text of a message, without its gaps.
struct Passage {
    place: &'static str,
    key: String,
    text: String,
}

/// Returns all texts of a language: of the page, the terminal, the server, the games and their rules.
fn passages(lang: Lang) -> Vec<Passage> {
    let mut all = Vec::new();
    // The label on a counter is an abbreviation, not a word.
    for source in sources(lang).into_iter().filter(|source| !source.key.ends_with(".sign")) {
        let parts: Vec<&str> = patterns(&source.pattern).into_iter().flat_map(texts).collect();
        // A gap between two parts ends a word.
        all.push(Passage { place: source.place, key: source.key, text: parts.join(" ") });
    }
    for game in shelf().games() {
        let ledger = Ledger::read(game.facts().ledger);
        let sections = ledger.sections.iter().map(|it| (&it.id, lang.section(it)));
        let rules = ledger.rules.iter().map(|it| (&it.id, lang.rule(it)));
        all.extend(sections.chain(rules).map(|(id, text)| Passage {
            place: game.facts().name,
            key: format!("rule {id}"),
            text: text.into_owned(),
        }));
    }
    all
}

/// Returns the words of a text. Anything with a digit in it (`2x`, `44e`) does not count as a word.
fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_alphanumeric() && !matches!(letter, '\'' | '’'))
        .map(|word| word.replace('’', "'").trim_matches('\'').to_string())
        .filter(|word| !word.is_empty() && !word.contains(char::is_numeric))
}

/// Strips elisions and possessives from a word: `Avignon` from `d'Avignon` and `Avignon's`.
fn stem(word: &str) -> &str {
    word.split('\'').max_by_key(|part| part.chars().count()).unwrap_or(word)
}

/// Returns the words that the dictionary of that language lacks.
fn unknown(lang: Lang, words: &BTreeSet<String>) -> BTreeSet<String> {
    let dictionary = match lang {
        Lang::En => "en_GB",
        Lang::Fr => "fr",
    };
    let mut hunspell = Command::new("hunspell")
        .args(["-l", "-i", "utf-8", "-d", dictionary])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("hunspell, which ./check installs");
    let mut asked = hunspell.stdin.take().expect("where words go");
    for word in words {
        writeln!(asked, "{word}").expect("hunspell reads");
    }
    drop(asked);
    let answer = hunspell.wait_with_output().expect("hunspell answers");
    assert!(answer.status.success(), "no dictionary {dictionary}: ./check installs it");
    String::from_utf8(answer.stdout).expect("UTF-8").lines().map(String::from).collect()
}

/// Returns the words of a game's names, in both languages. The words are in lower case, since titles are capitalised,
/// and the name of a people is also an adjective.
fn names(all: &[Vec<Passage>; 2], place: &str) -> BTreeSet<String> {
    const NAMED: [&str; 5] = ["space", "leader", "unit", "nation", "tribe"];
    let mut names = BTreeSet::new();
    for passage in all.iter().flatten().filter(|it| it.place == place) {
        let of = passage.key.split('-').next().unwrap_or_default();
        // A text about a place is not a name.
        if NAMED.contains(&of) && !passage.key.ends_with(".about") {
            names.extend(words(&passage.text).map(|word| stem(&word).to_lowercase()));
        }
    }
    names
}

/// Returns the folder of the `terms.toml` that applies to a source.
fn desk(place: &str) -> String {
    match shelf().get(place) {
        Some(game) => format!("games/{}", game.name()),
        None => "words".into(),
    }
}

fn listed(desk: &str, lang: Lang) -> BTreeSet<String> {
    let terms = terms_in(desk);
    let words = terms["spelling"][lang.name()].as_array().expect("a list of words");
    words.iter().map(|word| word.as_str().expect("a word").to_lowercase()).collect()
}

#[test]
fn every_word_is_in_a_dictionary_or_listed() {
    let mut wrong = Vec::new();
    let all = LANGS.map(passages);
    for (lang, passages) in LANGS.into_iter().zip(&all) {
        let mut asked = BTreeSet::new();
        for word in passages.iter().flat_map(|it| words(&it.text)) {
            asked.insert(stem(&word).to_string());
            asked.insert(word);
        }
        let unknown = unknown(lang, &asked);
        let mut right = BTreeMap::new();
        for Passage { place, key, text } in passages {
            let right = right.entry(place).or_insert_with(|| {
                let mut right = names(&all, place);
                right.extend(listed(&desk(place), lang));
                right
            });
            for word in words(text) {
                let stem = stem(&word);
                let known = !unknown.contains(&word) || !unknown.contains(stem);
                if !known && !right.contains(&stem.to_lowercase()) {
                    wrong.push(format!(
                        "{place} {key} ({}): “{word}” is in no dictionary. Mend it or, if it is right, \
                         list “{stem}” under [spelling] in {}/text/terms.toml",
                        lang.name(),
                        desk(place)
                    ));
                }
            }
        }
    }
    none(wrong);
}

#[test]
fn every_listed_word_is_needed() {
    let mut wrong = Vec::new();
    let all = LANGS.map(passages);
    for (lang, passages) in LANGS.into_iter().zip(&all) {
        let mut used: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut named: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for passage in passages {
            let desk = desk(passage.place);
            named.entry(desk.clone()).or_insert_with(|| names(&all, passage.place));
            let stems = words(&passage.text).map(|word| stem(&word).to_lowercase());
            used.entry(desk).or_default().extend(stems);
        }
        for (desk, used) in used {
            let idle = |word: &&String| !used.contains(*word) || named[&desk].contains(*word);
            let idle: Vec<String> = listed(&desk, lang).iter().filter(idle).cloned().collect();
            wrong.extend(idle.into_iter().map(|word| {
                format!("{desk}/text/terms.toml lists “{word}” ({}) for nothing", lang.name())
            }));
        }
    }
    none(wrong);
}

#[test]
fn a_misspelling_is_found_in_either_language() {
    let found = |lang, text: &str| unknown(lang, &words(text).collect());
    let only = |word: &str| BTreeSet::from([word.to_string()]);
    assert_eq!(found(Lang::En, "The batle of the Marquis's army, 2x"), only("batle"));
    assert_eq!(found(Lang::Fr, "La batalle d’aujourd’hui, à l’île (44e)"), only("batalle"));
}
