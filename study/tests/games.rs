//! Studies of the games on the shelf.

use engine::{AnyPlaying, DiceSource, Eye, Seed, Setup};
use shelf::{Shelved, shelf};
use study::{Study, StudyError, Tried};

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
fn cases_become_examples_of_nearly_every_rule() {
    for shelved in shelf().games() {
        let examples = study::examples(shelved.game());
        let ledger = engine::Ledger::read(shelved.game().facts().ledger);
        let shown = ledger.rules.iter().filter(|rule| examples.contains_key(&rule.id)).count();
        let of = ledger.rules.len();
        assert!(9 * of <= 10 * shown, "{}: {shown} of {of} rules have an example", shelved.name());
        for example in examples.values().flatten() {
            let text = example.study.write();
            assert_eq!(
                Study::read(&text, shelved.game()).unwrap().write(),
                text,
                "{}",
                example.title
            );
        }
    }
}
