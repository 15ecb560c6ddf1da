//! Tests of studies of the games on the shelf.

use std::collections::HashSet;
use std::sync::LazyLock;

use engine::{AnyPlaying, DiceSource, Eye, Seed, Setup};
use shelf::{Shelved, shelf};
use study::{Examples, Exhibit, Study, StudyError, Theme, Tried};

/// The examples of each game on the shelf.
static EXAMPLES: LazyLock<Vec<Examples>> =
    LazyLock::new(|| shelf().games().map(|shelved| Examples::of(shelved.game())).collect());

/// Plays a game for some random actions.
fn played(shelved: &dyn Shelved, seed: u64, actions: u32) -> Box<dyn AnyPlaying> {
    let mut playing = shelved.game().start(&Setup::default(), Seed::from_number(seed)).unwrap();
    for number in 0..actions {
        let Some(side) = playing.awaited().iter().next() else { break };
        let legal = playing.purposeful(side);
        let play = &legal[(u64::from(number) * 7 + seed) as usize % legal.len()];
        playing.play(side, play).unwrap();
    }
    playing
}

#[test]
fn the_study_of_a_game_plays_through_to_the_same_states() {
    for shelved in shelf().games() {
        let playing = played(shelved, 3, 150);
        let study = Study::of_game(playing.as_ref()).unwrap();
        let read = Study::parse(&study.write()).unwrap();
        assert_eq!(read, study);
        let mut number = 0;
        let mut compare = |_, _: &dyn AnyPlaying, after: Result<&dyn AnyPlaying, _>| {
            number += 1;
            let (then, after) = (playing.at(number), after.unwrap());
            assert_eq!(after.awaited(), then.awaited(), "{}: {number}", shelved.name());
            let same = after.view(Eye::Open) == then.view(Eye::Open);
            assert!(same, "{}: the view after action {number}", shelved.name());
        };
        read.play_through(shelved.game(), &mut compare).unwrap();
        assert_eq!(number, playing.number());
    }
}

#[test]
fn a_variation_with_other_dice_is_checked_and_its_moment_is_a_position() {
    for shelved in shelf().games() {
        let playing = played(shelved, 5, 400);
        let mut study = Study::of_game(playing.as_ref()).unwrap();
        let main = study.main_line();
        let mut added = 0;
        for (before, next) in main.iter().zip(&main[1..]) {
            let Tried { side, play, results } = study.tried(*next).unwrap().clone();
            if results.is_empty() {
                continue;
            }
            let then = study.at(shelved.game(), *before).unwrap();
            let chances = then.chances(side, &play).unwrap();
            let sum: f64 = chances.results.iter().map(|rolled| rolled.chance).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{sum}");
            if chances.exact {
                assert!(chances.results.iter().any(|rolled| rolled.lines == results), "{play}");
            }
            let last = &chances.results.last().unwrap().lines;
            let other = Tried { side, play: play.clone(), results: last.clone() };
            let other = study.add(*before, other);
            let after = study.at(shelved.game(), other).unwrap();
            let position = study.position_at(other).unwrap().to_string();
            let setup = Setup { position: Some(position), ..Setup::default() };
            if after.outcome().is_none() {
                let begun = shelved.game().start(&setup, Seed::from_number(0)).unwrap();
                assert_eq!(begun.awaited(), after.awaited(), "{}: {play}", shelved.name());
                assert!(
                    begun.view(Eye::Open) == after.view(Eye::Open),
                    "{}: {play}",
                    shelved.name()
                );
            }
            let drawn =
                then.explore(side, &play, DiceSource::Random(Seed::from_number(4))).unwrap();
            let again = then.explore(side, &play, DiceSource::Chosen(&drawn.results)).unwrap();
            let same = again.after.view(Eye::Open) == drawn.after.view(Eye::Open);
            assert!(same, "{}: {play} with {}", shelved.name(), drawn.results);
            added += 1;
            if added == 12 {
                break;
            }
        }
        assert!(4 <= added, "{}: {added} actions with dice", shelved.name());
        study.check(shelved.game()).unwrap();
    }
}

#[test]
fn an_action_that_cannot_be_played_is_named_with_the_reason() {
    let shelf = shelf();
    let shelved = shelf.games().next().unwrap();
    let playing = played(shelved, 1, 40);
    let study = Study::of_game(playing.as_ref()).unwrap();
    let side = study.tried(study.main_line()[1]).unwrap().side;
    for (play, results, words) in [
        ("fly to the moon", "", "fly"),
        ("", "", ""),
        (study.tried(study.main_line()[1]).unwrap().play.as_str(), "dice 6 6 6\n", "use"),
    ] {
        let mut wrong = study.clone();
        let tried = Tried { side, play: play.into(), results: results.into() };
        let id = wrong.add(Study::ROOT, tried.clone());
        let error = wrong.check(shelved.game()).unwrap_err();
        assert!(matches!(&error, StudyError::Action { id: at, .. } if *at == id), "{error}");
        assert!(error.to_string().contains(words), "{error}");
    }
    let other = shelf.games().nth(1).unwrap();
    assert!(matches!(study.begin(other.game()), Err(StudyError::Game(_))));
}

#[test]
fn every_rule_has_an_example() {
    for (shelved, examples) in shelf().games().zip(&*EXAMPLES) {
        let name = shelved.name();
        let ledger = engine::Ledger::read(shelved.game().facts().ledger);
        let without = ledger.rules.iter().map(|rule| rule.id.as_str());
        let without: Vec<_> = without.filter(|id| !examples.rules.contains_key(*id)).collect();
        assert!(without.is_empty(), "{name}: {without:?} have no example");
        for (rule, list) in &examples.rules {
            assert!(!list.is_empty(), "{name}: {rule}");
            for example in list {
                assert!(examples.all[*example].rules.contains(rule), "{name}: {rule}");
            }
        }
        for example in &examples.all {
            let text = example.study.write();
            let read = Study::read(&text, shelved.game()).unwrap();
            assert_eq!(read.write(), text, "{}", example.name);
        }
    }
}

#[test]
fn a_reader_first_sees_at_least_thirty_examples_of_each_game() {
    for (shelved, examples) in shelf().games().zip(&*EXAMPLES) {
        let name = shelved.name();
        let gallery = study::gallery(shelved.game().facts());
        let (mut seen, mut shown) = (HashSet::new(), 0);
        for Theme { en, fr, examples: exhibits } in &gallery {
            assert!(!en.is_empty() && !fr.is_empty(), "{name}: a theme has no title");
            assert!(!exhibits.is_empty(), "{name}: {en} has no examples");
            for Exhibit { case, en, fr, rules } in exhibits {
                assert!(en != fr && !en.is_empty() && !fr.is_empty(), "{name}: {case}");
                assert!(seen.insert(en) && seen.insert(fr), "{name}: {en} or {fr} is there twice");
                assert!(seen.insert(case), "{name}: {case} is there twice");
                let example = &examples.all[shown];
                assert_eq!((&example.name, &example.rules), (case, rules));
                let actions = example.study.count();
                assert!(actions <= 20, "{name}: {en}: {actions} actions are too many");
                for rule in rules {
                    let first = examples.rules[rule][0];
                    assert!(first <= shown, "{name}: another example of {rule} comes first");
                }
                shown += 1;
            }
        }
        assert!(30 <= shown, "{name}: {shown} examples");
    }
}

#[test]
fn a_rule_names_the_cards_of_its_cases() {
    for shelved in shelf().games() {
        let ledger = study::ledger_with_cards(shelved.game().facts());
        let cards = ledger.rules.iter().flat_map(|rule| &rule.cards);
        assert!(cards.clone().all(|card| ledger.rule(card).is_some()));
        assert!(10 < cards.count(), "{}", shelved.name());
        let differs = ledger.rules.iter().flat_map(|rule| &rule.differs);
        for rule in differs {
            assert!(ledger.rule(rule).is_some(), "{}: there is no {rule}", shelved.name());
        }
    }
}
