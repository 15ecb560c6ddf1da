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

/// What every mind's tests need: whole games, looked at decision by decision.
#[cfg(test)]
pub mod watched {
    use super::*;
    use engine::Setup;

    /// Plays a game by rule of thumb, or at random, and shows every state of it.
    pub fn play_out<G: Mind>(
        scenario: &str,
        seed: u64,
        thumb: bool,
        look: &mut dyn FnMut(&G, &[f32]),
    ) {
        let mut dice = Dice::new(seed);
        let setup = Setup { scenario: scenario.into(), ..Setup::default() };
        let mut game = G::set_up(&setup, &mut dice).expect("the scenario is the game's own");
        let mut lists = Lists::new();
        while let Some(side) = next_side(&game, Side::French) {
            lists.fill(&game, side);
            look(&game, &lists.weights);
            if !thumb {
                lists.weights.fill(1.0);
            }
            let chosen = dice.weighted(&lists.weights);
            play(&mut game, side, lists.actions[chosen], &mut dice);
        }
    }

    pub fn the_clock_never_runs_back<G: Mind>(scenarios: &[&str]) {
        for (seed, scenario) in scenarios.iter().enumerate() {
            for thumb in [true, false] {
                let mut last = 0;
                play_out::<G>(scenario, seed as u64, thumb, &mut |game, _| {
                    assert!(last <= game.clock(), "from {last} to {}", game.clock());
                    last = game.clock();
                });
            }
        }
    }

    pub fn every_weight_and_every_hope_is_a_number<G: Mind>(scenario: &str) {
        for thumb in [true, false] {
            play_out::<G>(scenario, 7, thumb, &mut |game, weights| {
                assert!(weights.iter().all(|weight| weight.is_finite() && 0.0 <= *weight));
                assert!(0.0 < weights.iter().sum::<f32>());
                let (french, british) = (game.evaluate(Side::French), game.evaluate(Side::British));
                assert!((french + british - 1.0).abs() < 1e-6 && 0.0 <= french && 0.0 <= british);
            });
        }
    }
}
