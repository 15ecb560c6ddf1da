//! The inputs of the net for The Struggle for New France.

use std::sync::LazyLock;

use engine::{Game, Side};
use struggle::{Board, FACTS, Frame, Leader, Phase, Season, Space, Struggle};

use super::evaluation::{brought, points_now};
use super::ground::SPACES;
use bots::net::{Block, Encode, Inputs, Net};

const LEADERS: usize = 20;
const CARDS: usize = 62;
const KEYS: usize = 3;
/// The seasons from spring 1755 to winter 1762.
const SEASONS: usize = 8 * 4;

const FEW: &[i16] = &[1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20];
const MANY: &[i16] = &[
    2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 23, 26, 29, 32, 35, 38, 42, 46, 50, 55, 60, 66, 72, 80, 90,
];
const TRACK: &[i16] = &[
    6, 8, 10, 12, 14, 16, 18, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36,
    37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 48, 50,
];

// Inputs by space and side, the French first.
const STRENGTH: Block = Block::first("strength points", 2 * SPACES, FEW);
const INDIANS: Block = STRENGTH.then("Indian units", 2 * SPACES, &[1, 2, 3, 5]);
const LED: Block = INDIANS.then("the best leader's rating", 2 * SPACES, &[1, 2, 3]);
// Inputs by space.
const FRENCH: Block = LED.then_flags("French control", SPACES);
const DESTROYED: Block = FRENCH.then_flags("destroyed", SPACES);
const UNSCORED: Block = DESTROYED.then_flags("changed hands since points were counted", SPACES);
const MOVED: Block = UNSCORED.then("moved in this phase", SPACES, &[1, 4]);
// Inputs by leader.
const GONE: Block = MOVED.then_flags("leader lost", LEADERS);
const WOUNDED: Block = GONE.then_flags("leader wounded", LEADERS);
// Inputs by card.
const HELD: Block = WOUNDED.then_flags("in our hand", CARDS);
const SPENT: Block = HELD.then_flags("discarded or played", CARDS);
// Inputs by side.
const HAND: Block = SPENT.then("cards in hand", 2, &[1, 2, 3, 4, 5, 6, 7, 8]);
const PLAYED: Block = HAND.then_flags("has played a card this season", 2);
const COMING: Block = PLAYED.then("strength still to come by cards", 2, MANY);
const TOTAL: Block = COMING.then("strength on the map", 2, MANY);
const RATINGS: Block = TOTAL.then("ratings on the map", 2, &[1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15]);
// Inputs by key space and side.
const NEAR: Block = RATINGS.then("strength near a key", 2 * KEYS, MANY);
const AT: Block = NEAR.then("strength in or beside a key", 2 * KEYS, MANY);
// Inputs for the whole board.
const SCORED: Block = AT.then("French points", 1, TRACK);
const NOW: Block = SCORED.then("French points as they would be counted now", 1, TRACK);
const KEYS_HELD: Block = NOW.then("keys held by the French", 1, &[1, 2, 3]);
const TIME: Block = KEYS_HELD.then_flags("season", SEASONS);
const TURN: Block = TIME.then_flags("phase", 6);
const EYE: Block = TURN.then_flags("seen by the French", 1);

const LAYOUT: &[Block] = &[
    STRENGTH, INDIANS, LED, FRENCH, DESTROYED, UNSCORED, MOVED, GONE, WOUNDED, HELD, SPENT, HAND,
    PLAYED, COMING, TOTAL, RATINGS, NEAR, AT, SCORED, NOW, KEYS_HELD, TIME, TURN, EYE,
];

/// Encodes states of The Struggle for New France.
pub struct Encoder;

/// The net. If the file's net was trained for another layout, there is no net until a new one is trained; a
/// test checks that the present net fits.
pub static NET: LazyLock<Option<Net>> =
    LazyLock::new(|| Net::read(&weights!("struggle.net"), LAYOUT).ok());

/// The net of the first captain, which browsers need not load.
#[cfg(not(target_family = "wasm"))]
pub static FIRST_NET: LazyLock<Option<Net>> =
    LazyLock::new(|| Net::read(&weights!("struggle-1.net"), LAYOUT).ok());

impl Encode<Struggle> for Encoder {
    fn layout(&self) -> &'static [Block] {
        LAYOUT
    }

    /// Returns whether a side is asked for a card or a march, and no force is in an enemy space.
    fn is_quiet(&self, state: &Struggle) -> bool {
        state.outcome().is_none()
            && matches!(state.frame(), Frame::Reinforcements(_) | Frame::Movement(_))
            && state.board().attacks.contested.is_empty()
    }

    fn encode(&self, state: &Struggle, eye: Side, inputs: &mut Inputs) {
        let board = state.board();
        spaces(board, inputs);
        leaders(board, inputs);
        cards(board, eye, inputs);
        SCORED.show(0, board.vp.french, inputs);
        NOW.show(0, points_now(board) as i16, inputs);
        let held = FACTS.keys.iter().filter(|key| board.controls(Side::French, *key));
        KEYS_HELD.show(0, held.count() as i16, inputs);
        clock(board, inputs);
        if eye == Side::French {
            EYE.set(0, inputs);
        }
    }

    fn margin(&self, state: &Struggle) -> f32 {
        let board = state.board();
        let keys = FACTS.keys.iter().filter(|key| board.controls(Side::French, *key)).count();
        (points_now(board) - 25.0) / 30.0 + keys as f32 * 0.15
    }
}

/// Returns the index of a side among inputs by side: the French come first.
fn nth(side: Side) -> usize {
    usize::from(side == Side::British)
}

fn spaces(board: &Board, inputs: &mut Inputs) {
    let mut near = [[0i16; 2]; KEYS];
    let mut at = [[0i16; 2]; KEYS];
    let mut total = [0i16; 2];
    for space in Space::all() {
        let n = space.index();
        for side in Side::BOTH {
            let units = board.units(side, space);
            if units.is_empty() {
                continue;
            }
            STRENGTH.show(2 * n + nth(side), units.sp, inputs);
            INDIANS.show(2 * n + nth(side), units.indians, inputs);
            let strength = i16::from(units.strength());
            total[nth(side)] += strength;
            for (k, key) in FACTS.keys.iter().enumerate() {
                match space.distance(key) {
                    0 | 1 => at[k][nth(side)] += strength,
                    2 | 3 => near[k][nth(side)] += strength,
                    _ => {}
                }
            }
        }
        if board.controls(Side::French, space) {
            FRENCH.set(n, inputs);
        } else if board.is_destroyed(space) {
            DESTROYED.set(n, inputs);
        }
        if board.scored[n] != board.control[n] {
            UNSCORED.set(n, inputs);
        }
        MOVED.show(n, board.moved.units[n].strength(), inputs);
    }
    for side in 0..2 {
        TOTAL.show(side, total[side], inputs);
        for k in 0..KEYS {
            NEAR.show(2 * k + side, near[k][side], inputs);
            AT.show(2 * k + side, at[k][side], inputs);
        }
    }
}

fn leaders(board: &Board, inputs: &mut Inputs) {
    let mut best = [0u8; 2 * SPACES];
    let mut sum = [0u8; 2];
    for leader in Leader::all() {
        let facts = leader.facts();
        match board.space_of(leader) {
            Some(space) => {
                let best = &mut best[2 * space.index() + nth(facts.side)];
                *best = facts.rating.max(*best);
                sum[nth(facts.side)] += facts.rating;
            }
            None if board.leaders[leader.index()] == struggle::Place::REMOVED => {
                GONE.set(leader.index(), inputs);
            }
            None => {}
        }
    }
    for leader in board.wounded.iter() {
        WOUNDED.set(leader.index(), inputs);
    }
    for (place, best) in best.into_iter().enumerate() {
        LED.show(place, best, inputs);
    }
    for (side, sum) in sum.into_iter().enumerate() {
        RATINGS.show(side, sum, inputs);
    }
}

/// Sets the inputs for cards. Of the other side's cards only the used ones are known: each of its remaining
/// cards is in its hand or in its deck.
fn cards(board: &Board, eye: Side, inputs: &mut Inputs) {
    for card in board.hand[eye].iter() {
        HELD.set(card.index(), inputs);
    }
    for side in Side::BOTH {
        let mut spent = board.discard[side];
        if let Some(card) = board.active[side] {
            spent.insert(card);
            PLAYED.set(nth(side), inputs);
        }
        for card in spent.iter() {
            SPENT.set(card.index(), inputs);
        }
        HAND.show(nth(side), board.hand[side].len(), inputs);
        let unseen = struggle::Card::of(side).minus(spent);
        let coming: f32 = unseen.iter().map(brought).sum();
        COMING.show(nth(side), coming as i16, inputs);
    }
}

fn clock(board: &Board, inputs: &mut Inputs) {
    let season = match board.season {
        Season::Spring => 0,
        Season::Summer => 1,
        Season::Fall => 2,
        Season::Winter => 3,
    };
    let years = usize::from(board.year.saturating_sub(FACTS.setup.year));
    TIME.set((4 * years + season).min(SEASONS - 1), inputs);
    let (phase, side) = match board.phase {
        Phase::Reinforcements(side) => (0, side),
        Phase::Movement(side) => (1, side),
        Phase::Combat(side) => (2, side),
        Phase::End | Phase::Winter => return,
    };
    TURN.set(2 * phase + nth(side), inputs);
}
