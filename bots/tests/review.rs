//! Tests of reviews. The game is so small that the right answers are known.

#[path = "../../engine/examples/pebbles.rs"]
mod pebbles;

use std::time::Duration;

use bots::review::{Review, SwingBy, review};
use bots::{Host, Plain};
use engine::{Game, Playing, Seed, Setup, Side, Written};
use pebbles::Pebbles;

/// A host without threads, whose workers take turns.
struct InTurn {
    workers: usize,
    stopped: bool,
}

const ONE: InTurn = InTurn { workers: 1, stopped: false };

impl Host for InTurn {
    fn workers(&self) -> usize {
        self.workers
    }

    fn run(&self, n: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..n).for_each(job);
    }

    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn stopped(&self) -> bool {
        self.stopped
    }
}

fn reviewed(game: &Playing<Pebbles>, iterations: u32) -> Review {
    review::<Plain<Pebbles>>(game, iterations, &ONE).expect("the host never stops it")
}

/// Plays the listed actions, each written `SIDE: ACTION`, from a position.
fn played(position: &str, seed: u64, actions: &str) -> Playing<Pebbles> {
    let state = Pebbles::from_position(&Written::parse(position).unwrap()).unwrap();
    let mut game = Playing::from_state(state, Seed::from_number(seed));
    for line in actions.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (side, action) = line.split_once(": ").unwrap();
        game.play(side.parse().unwrap(), action.parse().unwrap()).unwrap();
    }
    game
}

/// Plays a whole game in which both sides always take the action in the middle of the list.
fn whole_game() -> Playing<Pebbles> {
    let mut game = Playing::<Pebbles>::start(&Setup::default(), Seed::from_number(4)).unwrap();
    while let Some(side) = game.state().awaited().iter().next() {
        let mut actions = Vec::new();
        game.state().actions(side, &mut actions);
        game.play(side, actions[actions.len() / 2]).unwrap();
    }
    game
}

#[test]
fn the_same_game_has_the_same_review_on_any_number_of_threads() {
    let game = whole_game();
    let one = reviewed(&game, 60);
    assert_eq!(one, reviewed(&game, 60));
    let three = InTurn { workers: 3, stopped: false };
    assert_eq!(Some(one), review::<Plain<Pebbles>>(&game, 60, &three));
}

#[test]
fn choice_and_luck_are_the_whole_change_from_the_start_to_the_result() {
    let game = whole_game();
    let review = reviewed(&game, 60);
    let mut chance = review.start;
    let mut sum = 0.0;
    for one in &review.actions {
        assert_eq!(one.before, chance, "action {}", one.number);
        let luck = one.luck.map_or(0.0, |luck| luck.mean);
        assert!((one.after - one.before - one.choice - luck).abs() < 1e-9, "{}", one.number);
        sum += one.choice + luck;
        chance = one.after;
    }
    let won = game.state().outcome().unwrap().winner == Some(Side::French);
    assert_eq!(chance, f64::from(u8::from(won)), "the end is known");
    assert!((review.start + sum - chance).abs() < 1e-9);
    assert!(review.actions.iter().any(|one| one.luck.is_some()), "somebody played a card");
    let [french, british] = [review.sides.french.luck, review.sides.british.luck];
    assert_eq!(french.mean, -british.mean);
}

/// With two pebbles at the ford and one at each other place, the side that empties the ford takes the last
/// pebble.
const TWO_AT_THE_FORD: &str = "turn = 'french'\npebbles = { ford = 2, mill = 1, abbey = 1 }";

#[test]
fn a_blunder_is_found_with_the_better_action() {
    let game =
        played(TWO_AT_THE_FORD, 1, "french: go mill\nfrench: take\nfrench: done\nbritish: go ford");
    let review = reviewed(&game, 2_000);
    let better = review.actions[0].better.as_ref().expect("the mill loses");
    assert_eq!(better.play, "go ford");
    assert!(3.0 * better.gain.error < better.gain.mean, "{:?}", better.gain);
    assert_eq!(review.sides.french.mistakes, 1);
    assert_eq!(review.sides.french.lost, better.gain.mean);
    assert_eq!(review.sides.british.mistakes, 0);
    let worst = review.turning_points[0];
    assert_eq!((worst.number, worst.side, worst.by), (1, Side::French, SwingBy::Choice));
    assert!(worst.change < 0.0, "the French lost by it");
}

#[test]
fn a_good_move_is_not_a_mistake() {
    let game = played(TWO_AT_THE_FORD, 1, "french: go ford\nfrench: take\nfrench: take");
    let review = reviewed(&game, 2_000);
    assert!(review.actions.iter().all(|one| one.better.is_none()), "{:?}", review.actions);
}

/// Starts a game in which the British play their card of value 5 on the last five pebbles, which the
/// French can't guard: a die of 4 or more wins. Only the British have a choice, before they play the card.
fn five_for_five(seed: u64) -> Playing<Pebbles> {
    played(
        "pebbles = { ford = 5, mill = 0, abbey = 0 }\nbritish = ['5']\nguarded = ['french']",
        seed,
        "british: go ford\nbritish: card 5\nfrench: pass",
    )
}

#[test]
fn a_die_is_luck_and_not_the_choice_of_the_side_that_rolled_it() {
    for seed in 0..6 {
        let game = five_for_five(seed);
        let review = reviewed(&game, 400);
        let pass = &review.actions[2];
        let luck = pass.luck.expect("a die was rolled");
        let won = game.state().outcome().is_some();
        assert_eq!(won, luck.mean < 0.0, "seed {seed}: {luck:?}");
        assert!(pass.better.is_none());
        let turn = review.turning_points.iter().find(|turn| turn.number == 3).unwrap();
        assert_eq!((turn.by, turn.change), (SwingBy::Luck, luck.mean));
        assert!(review.actions[0].luck.is_none() && review.actions[1].luck.is_none());
    }
}

#[test]
fn luck_is_nothing_on_average() {
    let luck = |seed| reviewed(&five_for_five(seed), 200).actions[2].luck.unwrap().mean;
    let mean = (0..200).map(luck).sum::<f64>() / 200.0;
    assert!(mean.abs() < 0.1, "{mean}");
}

/// Only the British know which card they hold. So the French can't be blamed for a choice that is bad
/// because of this card.
#[test]
fn a_choice_is_not_blamed_for_hidden_cards() {
    let seen = |card: &str| {
        let position = format!(
            "turn = 'french'\nfrench = ['2']\nbritish = ['{card}']\npebbles = {{ ford = 3 }}"
        );
        let game = played(&position, 1, "french: go mill");
        reviewed(&game, 400).actions[0].better.clone()
    };
    assert_eq!(seen("6"), seen("1"));
}

#[test]
fn a_stopped_review_gives_no_result() {
    let host = InTurn { workers: 2, stopped: true };
    assert_eq!(review::<Plain<Pebbles>>(&whole_game(), 4_000_000, &host), None);
}
