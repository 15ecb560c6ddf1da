//! Playing on by rule of thumb, from where the tree ends to where the position is judged.

use engine::{Game, Side, Silent};

use crate::dice::Dice;
use crate::mind::Mind;

/// No rollout goes on for longer, whatever the clock says.
const MOST_DECISIONS: u32 = 600;

/// Lists that every decision fills anew, kept so that none is allocated twice.
pub struct Lists<G: Game> {
    pub actions: Vec<G::Action>,
    pub weights: Vec<f32>,
}

impl<G: Mind> Lists<G> {
    pub fn new() -> Lists<G> {
        Lists { actions: Vec::with_capacity(128), weights: Vec::with_capacity(128) }
    }

    /// Lists what `side` may do, and what the rule of thumb thinks of it.
    pub fn fill(&mut self, state: &G, side: Side) {
        self.actions.clear();
        state.actions(side, &mut self.actions);
        assert!(!self.actions.is_empty(), "{side} is awaited and has no action");
        self.weights.clear();
        if self.actions.len() == 1 {
            self.weights.push(1.0); // a lone action needs no thought
        } else {
            state.weigh(side, &self.actions, &mut self.weights);
        }
        debug_assert_eq!(self.actions.len(), self.weights.len(), "one weight for each action");
    }
}

/// Who chooses next on an imagined state. Where both are asked at once, `first`
/// goes first; the other then chooses from a list that does not depend on it.
pub fn next_side<G: Game>(state: &G, first: Side) -> Option<Side> {
    let awaited = state.awaited();
    if awaited.has(first) { Some(first) } else { awaited.iter().next() }
}

/// Plays by rule of thumb until `until` on the game's clock, and says what the
/// French may hope for there.
pub fn roll_out<G: Mind>(
    state: &mut G,
    first: Side,
    until: u32,
    dice: &mut Dice,
    lists: &mut Lists<G>,
) -> f32 {
    for _ in 0..MOST_DECISIONS {
        if until <= state.clock() {
            break;
        }
        let Some(side) = next_side(state, first) else { break };
        lists.fill(state, side);
        let chosen = if lists.actions.len() == 1 { 0 } else { dice.weighted(&lists.weights) };
        play(state, side, lists.actions[chosen], dice);
    }
    french_hope(state)
}

/// Plays what was listed.
pub fn play<G: Game>(state: &mut G, side: Side, action: G::Action, dice: &mut Dice) {
    if let Err(refusal) = state.play(side, action, &mut Silent(dice)) {
        panic!("{side}: {action} was listed and is refused: {refusal}");
    }
}

fn french_hope<G: Mind>(state: &G) -> f32 {
    match state.outcome() {
        Some(outcome) => match outcome.winner {
            Some(Side::French) => 1.0,
            Some(Side::British) => 0.0,
            None => 0.5,
        },
        None => state.evaluate(Side::French).clamp(0.0, 1.0),
    }
}
