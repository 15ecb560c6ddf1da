//! Hints, on a game small enough that the right answers are known.

#[path = "../../engine/examples/pebbles.rs"]
mod pebbles;

use engine::{AnyPlaying, Game, Playing, Seed, Seeded, Side, Silent, Written};
use pebbles::Pebbles;
use shelf::{Hint, Shelved, Threads, game};

fn position(text: &str) -> Pebbles {
    Pebbles::from_position(&Written::parse(text).unwrap()).unwrap()
}

fn hints(state: &Pebbles, side: Side) -> Vec<Hint> {
    let playing: Box<dyn AnyPlaying> = Box::new(Playing::from_state(*state, Seed::from_number(1)));
    game::<Pebbles>().hints(playing.as_ref(), side, 2_000, &Threads::ONE)
}

#[test]
fn the_winning_move_comes_first_and_a_losing_one_not_at_all() {
    let two_at_the_ford = "turn = 'french'\npebbles = { ford = 2, mill = 1, abbey = 1 }";
    let hints = hints(&position(two_at_the_ford), Side::French);
    assert_eq!(hints[0].play, "go ford");
    assert_eq!(hints.len(), 1, "{hints:?}");
    assert!(0.5 < hints[0].chance, "{hints:?}");
}

#[test]
fn a_lone_action_is_the_only_hint() {
    let hints = hints(&position("pebbles = { ford = 1, mill = 0, abbey = 0 }"), Side::British);
    assert_eq!(hints.iter().map(|hint| hint.play.as_str()).collect::<Vec<_>>(), ["go ford"]);
}

#[test]
fn at_most_three_hints_are_given_and_each_is_legal() {
    let state = position("french = ['2', '4']\nbritish = ['5', '6']");
    for side in Side::BOTH {
        let hints = hints(&state, side);
        assert!((1..=3).contains(&hints.len()), "{hints:?}");
        for hint in hints {
            assert_eq!(state.refuse(side, hint.play.parse().unwrap()), None);
        }
    }
}

/// Two states differ only in the cards that the British hold and keep. The French can't know that, so they get the same hint.
#[test]
fn a_hint_reveals_nothing_hidden_from_its_side() {
    let held = |card: &str| {
        position(&format!(
            "turn = 'french'\nfrench = ['2']\nbritish = ['{card}']\npebbles = {{ ford = 3 }}"
        ))
    };
    let kept = |cards: &str, card: &str| {
        let mut game = position(&format!("french = ['2', '4']\nbritish = [{cards}]"));
        let keep = format!("keep {card}").parse().unwrap();
        game.play(Side::British, keep, &mut Silent(Seeded::new(Seed::from_number(0), 0))).unwrap();
        game
    };
    for [one, other] in [[held("6"), held("1")], [kept("'5', '6'", "6"), kept("'1', '3'", "1")]] {
        assert_eq!(hints(&one, Side::French), hints(&other, Side::French));
    }
}
