//! Requirements of every search in a game with turns, tested on The Struggle for New France.

use std::sync::atomic::{AtomicU32, Ordering};

use bots::{Bot, Level, Mind, choose};
use engine::{BySide, Game, Playing, Seed, Seeded, Setup, Side, Silent};
use minds::StruggleMind;
use struggle::Struggle;

use super::InTurn;

fn level(text: &str) -> Level {
    text.parse().unwrap()
}

/// A march that was begun and called off leads back to the same position. There the bot must
/// choose another action.
#[test]
fn no_action_is_repeated_in_one_position_of_a_turn() {
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
        // No other action is left, so the bot may repeat itself.
        assert!(chosen.contains(&bot.choose(&state, 99, side, 7, &InTurn::new(1))), "{text}");
    }
}

/// The first captain must never change. These are the choices that it made when it was frozen.
#[test]
fn the_first_captain_plays_as_it_always_has() {
    let mut playing = Playing::<Struggle>::start(&Setup::default(), Seed::from_number(7)).unwrap();
    let mut chosen = Vec::new();
    for n in 0..6 {
        let side = playing.state().awaited().iter().next().unwrap();
        // Each choice is that of a bot without a memory of the choices before it.
        let host = InTurn::new(1);
        let action = choose::<StruggleMind>(playing.state(), side, &level("captain-1"), n, &host);
        playing.play(side, action).unwrap();
        chosen.push(format!("{side}: {action}"));
    }
    let then = "british: card B10, french: pass, british: place 6 halifax, british: march halifax, \
                british: take all, british: go louisbourg";
    assert_eq!(chosen.join(", "), then);
}

/// A turtle never attacks, however valuable an attack would be.
#[test]
fn a_turtle_never_attacks() {
    let mut chance = Silent(Seeded::new(Seed::from_number(4), 0));
    let mut state = Struggle::set_up(&Setup::default(), &mut chance.0).unwrap();
    let mut bots = BySide::of(|_| Bot::<StruggleMind>::new(level("turtle")));
    let mut steps = 0;
    for n in 0..2_000 {
        let Some(side) = state.awaited().iter().next() else { break };
        let action = bots[side].choose(&state, n, side, u64::from(n), &InTurn::new(1));
        if let struggle::Action::Go(to) = action {
            let mut others = Vec::new();
            state.actions(side, &mut others);
            assert!(!state.board().hostile(side, to) || others.len() == 1, "{side}: {action}");
            steps += 1;
        }
        state.play(side, action, &mut chance).unwrap();
    }
    assert!(20 < steps, "{steps} steps were watched");
}

#[test]
fn an_action_may_be_played_again_after_a_take_back() {
    let state = Struggle::set_up(&Setup::default(), &mut Seeded::new(Seed::from_number(1), 0));
    let state = state.unwrap();
    let side = state.awaited().iter().next().unwrap();
    for text in ["thumb", "search:20", "classic:20"] {
        let mut bot = Bot::<StruggleMind>::new(level(text));
        let [first, again] = [4, 4].map(|n| bot.choose(&state, n, side, 7, &InTurn::new(1)));
        assert_eq!(first, again, "{text}");
    }
}

/// A turn has several choices, and the tree's results for the next choice are kept.
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
        // A searched choice reads the clock at its beginning, at intervals, and at its end.
        assert!(reads == 0 || 3 <= reads, "choice {n}: {reads}");
        state.play(side, action, &mut chance).unwrap();
    }
}

/// With one iteration per turn most choices get no iteration, so the policy decides them.
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

/// A mind that prefers the last action of every list, but is not sure of it.
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

/// The hand-written knowledge of The Struggle for New France, without anything that was learnt.
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

/// Checks that a level makes the same choices as a search with `iterations` iterations.
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
