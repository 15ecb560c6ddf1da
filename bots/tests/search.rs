//! Requirements of every level. The game is so small that the right answers are known.

#[path = "../../engine/examples/pebbles.rs"]
mod pebbles;

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use bots::learnt::{Corrections, Describe, Features, PLACES};
use bots::{Host, Level, Mind, Plain, choose, consider};
use engine::{Game, Seed, Seeded, Setup, Side, Silent, Written};
use pebbles::Pebbles;

/// A host without threads: its workers take turns, and its clock advances by a millisecond whenever it is
/// read.
struct InTurn {
    workers: usize,
    reads: AtomicU64,
}

impl InTurn {
    fn new(workers: usize) -> InTurn {
        InTurn { workers, reads: AtomicU64::new(0) }
    }
}

impl Host for InTurn {
    fn workers(&self) -> usize {
        self.workers
    }

    fn run(&self, n: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..n).for_each(job);
    }

    fn now(&self) -> Duration {
        Duration::from_millis(self.reads.fetch_add(1, Ordering::Relaxed))
    }
}

fn choose_in(game: &Pebbles, side: Side, level: &Level, seed: u64, workers: usize) -> String {
    choose::<Plain<Pebbles>>(game, side, level, seed, &InTurn::new(workers)).to_string()
}

fn position(text: &str) -> Pebbles {
    Pebbles::from_position(&Written::parse(text).unwrap()).unwrap()
}

fn level(text: &str) -> Level {
    text.parse().unwrap()
}

/// No side has a card left. If the French take both pebbles of the ford, one pebble is left for each
/// side, and the French take the last.
fn two_at_the_ford() -> Pebbles {
    position("turn = 'french'\npebbles = { ford = 2, mill = 1, abbey = 1 }")
}

#[test]
fn search_finds_the_winning_move_and_random_rarely_does() {
    let right = |text: &str| {
        let level = level(text);
        (0..40)
            .filter(|seed| {
                choose_in(&two_at_the_ford(), Side::French, &level, *seed, 1) == "go ford"
            })
            .count()
    };
    assert!(38 <= right("search:4000"), "{}", right("search:4000"));
    assert!(right("random") <= 20);
}

#[test]
fn search_beats_random_from_either_side() {
    let mut won = 0;
    for seed in 0..40 {
        let ours = Side::BOTH[seed as usize % 2];
        let mut chance = Silent(Seeded::new(Seed::from_number(seed), 0));
        let mut game = Pebbles::set_up(&Setup::default(), &mut chance.0).unwrap();
        let mut n = 0;
        while let Some(side) = game.awaited().iter().next() {
            n += 1;
            let level = level(if side == ours { "search:400" } else { "random" });
            let action = choose_in(&game, side, &level, seed * 1000 + n, 1);
            game.play(side, action.parse().unwrap(), &mut chance).unwrap();
        }
        won += u32::from(game.outcome().unwrap().winner == Some(ours));
    }
    assert!(34 <= won, "won {won} of 40");
}

#[test]
fn the_same_seed_and_workers_choose_the_same() {
    let game = position("turn = 'french'\nfrench = ['2']\nbritish = ['5']");
    for text in ["random", "thumb", "search:200"] {
        for workers in [1, 2, 3] {
            let choose = || choose_in(&game, Side::French, &level(text), 11, workers);
            assert_eq!(choose(), choose(), "{text} with {workers} workers");
        }
    }
}

/// In these states the British card, the cards left out and the deck differ. The French can't know these
/// cards, so the cards must not change their choice.
#[test]
fn no_search_sees_hidden_cards() {
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
        for seed in 0..20 {
            for text in ["random", "thumb", "search:300"] {
                let choose = |game| choose_in(game, Side::French, &level(text), seed, 2);
                assert_eq!(choose(&one), choose(&other), "{text}");
            }
        }
    }
}

#[test]
fn a_lone_action_is_returned_at_once() {
    let game = position("pebbles = { ford = 1, mill = 0, abbey = 0 }");
    assert_eq!(choose_in(&game, Side::British, &level("search:4000000000"), 1, 2), "go ford");
}

#[test]
fn a_time_budget_ends_when_the_clock_says_so() {
    let host = InTurn::new(2);
    let level = level("search:5ms");
    let action = choose::<Plain<Pebbles>>(&two_at_the_ford(), Side::French, &level, 1, &host);
    assert!(action.to_string().starts_with("go "));
    // The clock is read once at the start. The first worker reads it three times, until half of the
    // turn's five milliseconds are over. The second worker reads it once, and finds the time over. The
    // last reading is at the end.
    assert_eq!(host.reads.into_inner(), 1 + 3 + 1 + 1);
}

/// A host that no longer wants an answer.
struct Stopped;

impl Host for Stopped {
    fn workers(&self) -> usize {
        1
    }

    fn run(&self, n: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..n).for_each(job);
    }

    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn stopped(&self) -> bool {
        true
    }
}

/// The French take the last pebble, and win.
#[test]
fn a_lone_action_is_searched_for_its_value() {
    let game = position("turn = 'french'\npebbles = { ford = 1, mill = 0, abbey = 0 }");
    let considered = consider::<Plain<Pebbles>>(&game, Side::French, 40, 7, &InTurn::new(2));
    let [only] = &considered[..] else { panic!("{considered:?}") };
    assert_eq!((only.action.to_string().as_str(), only.wins), ("go ford", Some(1.0)));
}

/// The host's clock never advances and the budget is unlimited. So this search would never end by itself.
#[test]
fn a_search_that_is_stopped_ends_at_once() {
    for text in ["search:4000000000", "search:1s", "classic:4000000000"] {
        let game = two_at_the_ford();
        let action = choose::<Plain<Pebbles>>(&game, Side::French, &level(text), 1, &Stopped);
        assert!(action.to_string().starts_with("go "));
    }
}

/// A mind that has learnt nothing, but counts the calls of its learnt policy.
struct Taught;

struct Counting;

static DESCRIBED: AtomicU32 = AtomicU32::new(0);

impl Describe<Pebbles> for Counting {
    fn describe(
        &self,
        _: &Pebbles,
        _: Side,
        actions: &[<Pebbles as Game>::Action],
        _: &[f32],
        features: &mut Features,
    ) {
        DESCRIBED.fetch_add(1, Ordering::Relaxed);
        actions.iter().for_each(|_| features.add(&[0]));
    }
}

impl Mind for Taught {
    type Game = Pebbles;
    const HORIZON: u32 = 1;
    const DESCRIBER: Option<&'static dyn Describe<Pebbles>> = Some(&Counting);

    fn corrections() -> Option<&'static Corrections> {
        static NOTHING: LazyLock<Corrections> = LazyLock::new(|| Corrections::new(&[0.0; PLACES]));
        Some(&NOTHING)
    }

    fn clock(_: &Pebbles) -> u32 {
        0
    }

    fn evaluate(_: &Pebbles, _: Side) -> f32 {
        0.5
    }

    fn weigh(_: &Pebbles, _: Side, actions: &[<Pebbles as Game>::Action], weights: &mut Vec<f32>) {
        weights.resize(actions.len(), 1.0);
    }
}

#[test]
fn only_the_captain_and_searches_follow_the_learnt_policy() {
    let state = Pebbles::set_up(&Setup::default(), &mut Seeded::new(Seed::from_number(3), 0));
    let state = state.unwrap();
    let side = state.awaited().iter().next().unwrap();
    let described = |text: &str| {
        DESCRIBED.store(0, Ordering::Relaxed);
        choose::<Taught>(&state, side, &level(text), 7, &InTurn::new(1));
        DESCRIBED.load(Ordering::Relaxed)
    };
    for text in ["recruit", "thumb", "ensign", "classic:30"] {
        assert_eq!(described(text), 0, "{text}");
    }
    // The weights are computed for the choice itself, and after that at nodes and in rollouts: several
    // times in each of 30 iterations.
    for text in ["search:30", "captain"] {
        assert!(100 < described(text), "{text}");
    }
}

/// Only a side that is awaited has anything to choose.
#[test]
#[should_panic(expected = "has nothing to choose")]
fn a_side_that_is_not_awaited_is_not_asked() {
    choose_in(&two_at_the_ford(), Side::British, &level("random"), 1, 1);
}

/// The frozen search must never change. These are the actions that it chose when it was frozen.
#[test]
fn classic_plays_as_it_always_has() {
    let mut chance = Silent(Seeded::new(Seed::from_number(3), 0));
    let mut game = Pebbles::set_up(&Setup::default(), &mut chance.0).unwrap();
    let mut actions = Vec::new();
    while let Some(side) = game.awaited().iter().next() {
        let action = choose_in(&game, side, &level("classic:300"), actions.len() as u64, 2);
        game.play(side, action.parse().unwrap(), &mut chance).unwrap();
        actions.push(action);
    }
    let then = "\
         keep 3, keep 2, go abbey, take, take, done, go ford, card 3, guard, go abbey, take, \
         done, go mill, take, take, done, go mill, card 2, pass, go mill, take, take, take, \
         done, go abbey, take, take, take, done, go mill, take, done, go abbey, take, done, go \
         ford, take, done, go abbey, take, done, go abbey, take, done, go abbey, take, take, \
         done, go ford, take, take, take, done, go ford, take, done, go ford, take, done, go \
         mill, take, done, go ford, take, done, go mill, take";
    assert_eq!(actions.join(", "), then);
}
