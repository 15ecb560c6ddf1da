//! What is asked of every level: mostly on a game small enough to know the answers, for which nobody
//! has written a mind; and where one is needed, on The Struggle for New France.

#[path = "../../engine/examples/pebbles.rs"]
mod pebbles;

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use bots::learnt::{Corrections, Describe, Features, PLACES};
use bots::minds::StruggleMind;
use bots::{Bot, Host, Level, Mind, Plain, choose, consider};
use engine::{BySide, Game, Seed, Seeded, Setup, Side, Silent, Written};
use pebbles::Pebbles;
use struggle::Struggle;

/// A host without threads: its workers take turns, and its clock goes on by a
/// millisecond whenever it is read.
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

/// Neither side has a card left, and both pebbles of the ford must go: then one
/// pebble for each side is left, and the French take the last.
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

/// The British card differs, and which one they keep, and what the deck holds;
/// the French can't know it, so it must change nothing for them.
#[test]
fn nobody_peeks() {
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
    // It is read when the search begins, then by each worker until half of the turn's
    // five milliseconds have gone by, which they have when the second begins, and at the end.
    assert_eq!(host.reads.into_inner(), 1 + 3 + 1 + 1);
}

/// A host that wants no answer any more.
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

/// With a clock that stands still and all iterations there are, this one would never end.
/// The French take the last pebble, and win.
#[test]
fn what_comes_of_a_lone_action_is_known() {
    let game = position("turn = 'french'\npebbles = { ford = 1, mill = 0, abbey = 0 }");
    let considered = consider::<Plain<Pebbles>>(&game, Side::French, 40, 7, &InTurn::new(2));
    let [only] = &considered[..] else { panic!("{considered:?}") };
    assert_eq!((only.action.to_string().as_str(), only.wins), ("go ford", Some(1.0)));
}

#[test]
fn a_search_that_is_stopped_ends_at_once() {
    for text in ["search:4000000000", "search:1s", "classic:4000000000"] {
        let game = two_at_the_ford();
        let action = choose::<Plain<Pebbles>>(&game, Side::French, &level(text), 1, &Stopped);
        assert!(action.to_string().starts_with("go "));
    }
}

/// What was begun and called off leads back to where it began: then something else is tried.
#[test]
fn nothing_is_done_twice_in_one_position_of_a_turn() {
    let state = Struggle::set_up(&Setup::default(), &mut Seeded::new(Seed::from_number(1), 0));
    let state = state.unwrap();
    let side = state.awaited().iter().next().unwrap();
    let mut actions = Vec::new();
    state.actions(side, &mut actions);
    assert!(2 < actions.len(), "{actions:?}");
    for text in ["recruit", "thumb", "search:20", "classic:20"] {
        let mut bot = Bot::<StruggleMind>::new(level(text));
        let mut chosen = Vec::new();
        for n in 0..actions.len() as u32 {
            let action = bot.choose(&state, 2 * n, side, 7, &InTurn::new(1));
            assert!(!chosen.contains(&action), "{text}: {action} again after {chosen:?}");
            chosen.push(action);
        }
        // Nothing is left, so it may do what it did.
        assert!(chosen.contains(&bot.choose(&state, 99, side, 7, &InTurn::new(1))), "{text}");
    }
}

#[test]
fn what_was_taken_back_may_be_done_again() {
    let state = Struggle::set_up(&Setup::default(), &mut Seeded::new(Seed::from_number(1), 0));
    let state = state.unwrap();
    let side = state.awaited().iter().next().unwrap();
    for text in ["thumb", "search:20", "classic:20"] {
        let mut bot = Bot::<StruggleMind>::new(level(text));
        let [first, again] = [4, 4].map(|n| bot.choose(&state, n, side, 7, &InTurn::new(1)));
        assert_eq!(first, again, "{text}");
    }
}

/// A turn has several choices, and what the tree knows of the next one is kept.
#[test]
fn a_search_by_the_clock_thinks_at_every_choice() {
    let mut chance = Silent(Seeded::new(Seed::from_number(2), 0));
    let mut state = Struggle::set_up(&Setup::default(), &mut chance.0).unwrap();
    let mut bots = BySide::of(|_| Bot::<StruggleMind>::new(level("search:40ms")));
    for n in 0..40 {
        let side = state.awaited().iter().next().unwrap();
        let host = InTurn::new(1);
        let action = bots[side].choose(&state, n, side, n.into(), &host);
        let reads = host.reads.load(Ordering::Relaxed);
        // A choice that is thought of looks at the clock: when it begins, now and then, and when it ends.
        assert!(reads == 0 || 3 <= reads, "choice {n}: {reads}");
        state.play(side, action, &mut chance).unwrap();
    }
}

/// With one iteration a turn most choices get none: they are the policy's.
#[test]
fn a_choice_without_an_iteration_is_the_likeliest() {
    let mut chance = Silent(Seeded::new(Seed::from_number(2), 0));
    let mut state = Struggle::set_up(&Setup::default(), &mut chance.0).unwrap();
    let mut bots = BySide::of(|_| Bot::<Last>::new(level("search:1")));
    for n in 0..60 {
        let side = state.awaited().iter().next().unwrap();
        let mut actions = Vec::new();
        state.actions(side, &mut actions);
        let action = bots[side].choose(&state, n, side, 7, &InTurn::new(1));
        assert_eq!(Some(&action), actions.last(), "choice {n}");
        state.play(side, action, &mut chance).unwrap();
    }
}

/// A mind that likes the last action of every list best, without being sure of it.
struct Last;

impl Mind for Last {
    type Game = Struggle;
    const HORIZON: u32 = 1;
    const SURE: f32 = 2.0;

    fn clock(state: &Struggle) -> u32 {
        StruggleMind::clock(state)
    }

    fn evaluate(_: &Struggle, _: Side) -> f32 {
        0.5
    }

    fn weigh(_: &Struggle, _: Side, actions: &[struggle::Action], weights: &mut Vec<f32>) {
        weights.resize(actions.len(), 1.0);
        if let Some(last) = weights.last_mut() {
            *last = 1000.0;
        }
    }
}

#[test]
fn ensign_and_captain_think_as_long_as_their_game_asks() {
    thinks_for::<Unlearned>("ensign", Unlearned::ENSIGN, 30);
    thinks_for::<StruggleMind>("captain", StruggleMind::CAPTAIN, 3);
}

/// What is written of The Struggle for New France, and nothing that was learnt.
struct Unlearned;

impl Mind for Unlearned {
    type Game = Struggle;
    const ENSIGN: u32 = StruggleMind::ENSIGN;
    const HORIZON: u32 = StruggleMind::HORIZON;

    fn clock(state: &Struggle) -> u32 {
        StruggleMind::clock(state)
    }

    fn evaluate(state: &Struggle, side: Side) -> f32 {
        StruggleMind::evaluate(state, side)
    }

    fn weigh(state: &Struggle, side: Side, actions: &[struggle::Action], weights: &mut Vec<f32>) {
        StruggleMind::weigh(state, side, actions, weights);
    }
}

/// The level makes the same choices as a search with so many iterations.
fn thinks_for<M: Mind<Game = Struggle>>(name: &str, iterations: u32, choices: u32) {
    let state = Struggle::set_up(&Setup::default(), &mut Seeded::new(Seed::from_number(2), 0));
    let mut state = state.unwrap();
    let by_number = format!("search:{iterations}");
    let mut bots = [name, &by_number].map(|text| Bot::<M>::new(level(text)));
    let mut chance = Silent(Seeded::new(Seed::from_number(3), 0));
    for n in 0..choices {
        let side = state.awaited().iter().next().unwrap();
        let [one, other] =
            bots.each_mut().map(|bot| bot.choose(&state, n, side, u64::from(n), &InTurn::new(1)));
        assert_eq!(one, other, "{name}, choice {n}");
        state.play(side, one, &mut chance).unwrap();
    }
}

/// A mind that notes the earliest tick at which a rollout was evaluated.
struct Watching;

static EVALUATED: AtomicU32 = AtomicU32::new(u32::MAX);

impl Mind for Watching {
    type Game = Struggle;
    const HORIZON: u32 = 1;
    const FAR_HORIZON: u32 = 3;

    fn clock(state: &Struggle) -> u32 {
        StruggleMind::clock(state)
    }

    fn evaluate(state: &Struggle, _: Side) -> f32 {
        EVALUATED.fetch_min(Watching::clock(state), Ordering::Relaxed);
        0.5
    }

    fn weigh(state: &Struggle, side: Side, actions: &[struggle::Action], weights: &mut Vec<f32>) {
        StruggleMind::weigh(state, side, actions, weights);
    }
}

#[test]
fn a_search_with_an_ample_budget_looks_further_ahead() {
    let state = Struggle::set_up(&Setup::default(), &mut Seeded::new(Seed::from_number(1), 0));
    let state = state.unwrap();
    let side = state.awaited().iter().next().unwrap();
    for (text, ticks) in [("search:20", 1), ("search:1200", 3)] {
        EVALUATED.store(u32::MAX, Ordering::Relaxed);
        choose::<Watching>(&state, side, &level(text), 7, &InTurn::new(1));
        assert_eq!(EVALUATED.load(Ordering::Relaxed), Watching::clock(&state) + ticks, "{text}");
    }
}

/// A mind that has learnt nothing, and counts how often it is asked what it has learnt.
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
fn the_captain_and_searches_follow_what_was_learnt_and_nobody_else_does() {
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
    // The choice itself, then nodes and rollouts: several decisions in each of 30 iterations.
    for text in ["search:30", "captain"] {
        assert!(100 < described(text), "{text}");
    }
}

/// The awaited side only: the other has nothing to choose.
#[test]
#[should_panic(expected = "has nothing to choose")]
fn who_is_not_awaited_is_not_asked() {
    choose_in(&two_at_the_ford(), Side::British, &level("random"), 1, 1);
}

/// The yardstick is never improved: these are the actions that it chose when it was put by.
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
