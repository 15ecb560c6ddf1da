//! Tests of a game's cases, ledger and texts, written once for every game.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde_json::Value;

use super::texts::{keys, texts};
use crate::{
    CaseFile, Eye, Followed, Game, GameFacts, Ledger, Lesson, Names, Playing, Target, Written,
    seed_of,
};

fn parsed(facts: &GameFacts) -> Vec<(&'static str, CaseFile)> {
    let read = |(path, text): (&'static str, &str)| {
        (path, CaseFile::parse(text).unwrap_or_else(|error| panic!("{path}: {error}")))
    };
    (facts.cases)().into_iter().map(read).collect()
}

/// Returns the positions of a game's cases, including those that must be refused.
pub(crate) fn positions(facts: &GameFacts) -> Vec<Written> {
    let cases = parsed(facts).into_iter().flat_map(|(_, file)| file.cases);
    cases.filter_map(|case| case.position().cloned()).collect()
}

/// Asserts that every case of the game holds.
pub fn every_case_holds<G: Game>() {
    let mut failures = Vec::new();
    let mut held = 0;
    let names = Names::of(G::facts());
    for (path, file) in parsed(G::facts()) {
        for case in &file.cases {
            match case.run_telling::<G>(&names, &mut |_| {}) {
                Ok(()) => held += 1,
                Err(failure) => failures.push(format!("{path}: {failure}")),
            }
        }
    }
    assert!(
        failures.is_empty(),
        "{held} hold, {} do not:\n{}",
        failures.len(),
        failures.join("\n")
    );
    assert!(0 < held);
}

/// Asserts that a position means the same whatever the order of its keys.
pub fn the_order_of_keys_never_matters<G: Game>() {
    for (path, file) in parsed(G::facts()) {
        for case in &file.cases {
            let Some(position) = case.position() else { continue };
            // Identical counters may have swapped places, so the views are compared instead of the
            // states.
            let seen = |position: &Written| {
                let state = G::from_position(position).ok()?;
                Some((state.view(Eye::Open), state.awaited()))
            };
            let same = seen(position) == seen(&position.reversed());
            assert!(same, "{path}: {}: the order of its keys matters", case.name);
        }
    }
}

/// Asserts that every rule of the ledger has a case that proves it, and that no case names an
/// unknown rule.
pub fn every_rule_has_a_case(facts: &GameFacts) {
    let ledger = Ledger::read(facts.ledger);
    let mut proved = BTreeSet::new();
    for (path, file) in parsed(facts) {
        for rule in file.cases.into_iter().flat_map(|case| case.proves) {
            assert!(ledger.rule(&rule).is_some(), "{path} proves {rule}, which is no rule");
            proved.insert(rule);
        }
    }
    let missing: Vec<&str> = ledger
        .rules
        .iter()
        .map(|rule| rule.id.as_str())
        .filter(|id| !proved.contains(*id))
        .collect();
    assert!(missing.is_empty(), "no case proves {}", missing.join(", "));
}

/// Asserts that both languages have the same sentences. Only the forms of names ([`Arg::FORMS`])
/// may differ.
pub fn both_languages_have_the_same_sentences(facts: &GameFacts) {
    let texts = texts(facts);
    let (english, french) = (&texts["en"], &texts["fr"]);
    let none = Vec::<&String>::new();
    assert_eq!(english.difference(french).collect::<Vec<_>>(), none, "missing in French");
    assert_eq!(french.difference(english).collect::<Vec<_>>(), none, "missing in English");
}

/// Asserts that each version of the rules after the first has a text about what was corrected
/// (`mended-2`). Players who are in the middle of a game at that time read this text.
pub fn every_correction_is_described(facts: &GameFacts) {
    let told = keys(facts).into_iter().filter(|key| key.starts_with("mended-"));
    let versions = (2..=facts.rules_version).map(|version| format!("mended-{version}"));
    assert_eq!(told.collect::<BTreeSet<_>>(), versions.collect());
}

/// Asserts that every lesson can be played to its end with each of its alternative actions, and
/// that all its texts exist.
pub fn every_lesson_can_be_played<G: Game>() {
    let facts = G::facts();
    let (ledger, known) = (Ledger::read(facts.ledger), keys(facts));
    for lesson in facts.lessons() {
        let id = lesson.id;
        let steps = (1..=lesson.steps.len()).map(|n| format!("lesson-{id}-{n}"));
        let title = ["", ".about", ".learnt"].map(|part| format!("lesson-{id}{part}"));
        let wanted: BTreeSet<String> = steps.chain(title).collect();
        let of_it = |key: &&String| {
            let rest = key.strip_prefix("lesson-").and_then(|rest| rest.strip_prefix(id));
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', '.']))
        };
        let said: BTreeSet<String> = known.iter().filter(of_it).cloned().collect();
        assert_eq!(said, wanted, "the words of lesson {id}");
        for step in &lesson.steps {
            let cited = step.rule.as_deref();
            assert!(cited.is_none_or(|rule| ledger.rule(rule).is_some()), "{id}: {cited:?}");
            for on in step.look.iter().filter(|on| !on.starts_with("part:")) {
                assert!(on.parse::<Target>().is_ok(), "{id}: there is no {on}");
            }
            assert!(
                !step.plays.is_empty() || step.then.is_empty(),
                "{id}: who reads is not answered"
            );
        }
        let ways = lesson.script().iter().map(|play| play.any_of.len()).max();
        for way in 0..ways.expect("a lesson has something to do") {
            play_lesson::<G>(&lesson, way);
        }
    }
}

/// Plays a lesson with alternative number `way` of each action, or with the last alternative if
/// there are fewer.
fn play_lesson<G: Game>(lesson: &Lesson, way: usize) {
    let (secret, nonces) = lesson.dice();
    let id = lesson.id;
    let mut playing = Playing::<G>::start(&lesson.setup, seed_of(&secret, &nonces))
        .unwrap_or_else(|error| panic!("lesson {id}: {error}"));
    let mut played = Vec::new();
    for next in lesson.script() {
        let step = next.step + 1;
        let so_far = played.iter().map(|(side, play): &(_, String)| (*side, play.as_str()));
        assert_eq!(lesson.followed(so_far), Followed::Next(next.clone()));
        for play in &next.any_of {
            let action: G::Action =
                play.parse().unwrap_or_else(|error| panic!("lesson {id}, step {step}: {error}"));
            assert_eq!(action.to_string(), *play, "lesson {id}, step {step}");
            let refusal = playing.state().refuse(next.side, action);
            assert_eq!(refusal, None, "lesson {id}, step {step}: {play}");
        }
        let play = &next.any_of[way.min(next.any_of.len() - 1)];
        let action = play.parse().expect("it was read");
        playing.play(next.side, action).expect("it was asked");
        played.push((next.side, play.clone()));
    }
    let so_far = played.iter().map(|(side, play)| (*side, play.as_str()));
    assert_eq!(lesson.followed(so_far), Followed::Done);
    let state = playing.state();
    let goes_on = state.awaited().has(lesson.side) || state.outcome().is_some();
    assert!(goes_on, "lesson {id} ends while the other side must choose");
}

/// Asserts that every piece of the board's facts has a name.
pub fn every_piece_has_a_name(facts: &GameFacts) {
    let known = keys(facts);
    let pieces = &(facts.board)().pieces;
    let unnamed: Vec<&str> =
        pieces.iter().map(|piece| &*piece.name).filter(|name| !known.contains(*name)).collect();
    assert_eq!(unnamed, Vec::<&str>::new());
}

/// Asserts that every sentence whose key occurs in the source of the rules exists.
pub fn every_sentence_that_the_rules_use_exists(facts: &GameFacts, source: &Path) {
    let known = &texts(facts)["en"];
    let kinds = ["ask-", "do-", "refuse-", "log-", "panel-", "count-", "over-"];
    let missing: Vec<String> = quoted_in(source)
        .into_iter()
        .filter(|word| kinds.iter().any(|kind| word.starts_with(kind)))
        .filter(|word| !known.contains(word))
        .collect();
    assert_eq!(missing, Vec::<String>::new());
}

/// Asserts that every rule cited in the source of the rules is in the ledger.
pub fn every_rule_that_is_cited_is_in_the_ledger(facts: &GameFacts, source: &Path) {
    let ledger = Ledger::read(facts.ledger);
    let cited: Vec<String> = quoted_in(source)
        .into_iter()
        .filter(|word| {
            let (section, number) = word.split_once('.').unwrap_or(("", ""));
            ledger.sections.iter().any(|known| known.id == section)
                && !number.is_empty()
                && !number.contains('{')
        })
        .collect();
    assert!(!cited.is_empty(), "no rule is cited");
    let unknown: Vec<&String> = cited.iter().filter(|rule| ledger.rule(rule).is_none()).collect();
    assert_eq!(unknown, Vec::<&String>::new());
}

/// Asserts that each refusal's sentence is always used with the same rule, as far as both are
/// literals. (Sentences about the conditions of cards are exempt: each card has its own rule.)
pub fn each_refusal_names_its_own_rule(source: &Path) {
    let mut rules: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for text in texts_of(source) {
        let calls = ["Refusal::new(", "refuse("].map(|call| text.split(call).skip(1));
        for refusal in calls.into_iter().flatten() {
            let mut words = refusal.split('"');
            if let (Some(open), Some(rule), Some(comma), Some(key)) =
                (words.next(), words.next(), words.next(), words.next())
                && (open.trim(), comma.trim()) == ("", ",")
            {
                rules.entry(key.into()).or_default().insert(rule.into());
            }
        }
    }
    assert!(!rules.is_empty(), "no refusal is found");
    let several: Vec<_> = rules.iter().filter(|(_, rules)| 1 < rules.len()).collect();
    assert_eq!(several, Vec::<(&String, &BTreeSet<String>)>::new());
}

/// Returns the text keys in a view, prompt, choice or line of the log for which the game has no
/// sentence.
pub(crate) fn unsaid(known: &BTreeSet<String>, shown: &impl serde::Serialize) -> Vec<String> {
    fn walk(known: &BTreeSet<String>, value: &Value, out: &mut Vec<String>) {
        match value {
            Value::Array(items) => items.iter().for_each(|item| walk(known, item, out)),
            Value::Object(fields) => {
                // A `key` is a text key in a phrase, but not in a piece, which also has an id.
                let phrase = !fields.contains_key("id");
                let keys = [("key", phrase), ("name", true), ("why", true)];
                for key in
                    keys.into_iter().filter(|(_, is)| *is).filter_map(|(key, _)| fields.get(key))
                {
                    out.extend(key.as_str().filter(|key| !known.contains(*key)).map(String::from));
                }
                fields.values().for_each(|value| walk(known, value, out));
            }
            _ => {}
        }
    }
    let mut out = Vec::new();
    walk(known, &serde_json::to_value(shown).expect("a view is plain data"), &mut out);
    out
}

/// Returns every quoted word in the source.
fn quoted_in(source: &Path) -> BTreeSet<String> {
    let quoted = |text: String| -> Vec<String> {
        text.split('"').skip(1).step_by(2).map(String::from).collect()
    };
    texts_of(source).into_iter().flat_map(quoted).collect()
}

/// Returns the texts of all source files in a folder and its subfolders, or the text of one
/// file.
#[expect(clippy::disallowed_methods, reason = "tests may read the sources")]
fn texts_of(source: &Path) -> Vec<String> {
    if source.is_dir() {
        let entries = std::fs::read_dir(source).expect("the source is there");
        return entries
            .flat_map(|entry| texts_of(&entry.expect("the source is there").path()))
            .collect();
    }
    vec![std::fs::read_to_string(source).expect("the source is text")]
}
