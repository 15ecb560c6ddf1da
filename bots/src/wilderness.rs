//! Wilderness War: what its bots know beyond the rules.
//!
//! - `odds` who wins a battle or an assault;
//! - `ground` who stands where, what is worth taking, and from how far;
//! - `cards` what an event is worth, and a card in hand;
//! - `plan` which card for what, who is activated, and where he goes;
//! - `moment` everything that is asked in between;
//! - `judge` what the French may hope for.
//!
//! Worth is counted in victory points throughout.

mod odds;
mod ground;
mod cards;
mod plan;
mod moment;
mod judge;

use engine::Side;
use wilderness::{Action, Frame, Lasting, Season, Wilderness};

use crate::mind::Mind;

/// What is hardly ever sensible, and still must not be ruled out.
const SELDOM: f32 = 0.002;
/// Cards that are dealt in a season at most.
const DEALT: u32 = 18;

impl Mind for Wilderness {
    /// Two Action Phases of each side.
    const HORIZON: u32 = 4;

    /// A tick for each card that has left the two hands, or is held by one who has
    /// passed. PITT and DIPLOMATIC REVOLUTION fetch a card, which counts as gone
    /// once it is in hand.
    fn clock(&self) -> u32 {
        let board = self.board();
        let years = u32::from(board.year - board.facts().first_year);
        let seasons = 2 * years + u32::from(board.season == Season::Late);
        let held = u32::from(board.hand.french.len() + board.hand.british.len());
        let passed = Side::BOTH.into_iter().filter(|it| board.passed[*it] && board.hand[*it].any());
        let fetching = u32::from(matches!(self.frame(), Frame::Fetching(_)));
        let fetched = u32::from(board.lasts(Lasting::Pitt))
            + u32::from(board.lasts(Lasting::DiplomaticRevolution))
            - fetching;
        DEALT * seasons + (DEALT + passed.count() as u32 + fetched).saturating_sub(held)
    }

    fn evaluate(&self, side: Side) -> f32 {
        let french = judge::french_hope(self.board());
        if side == Side::French { french } else { 1.0 - french }
    }

    fn weigh(&self, side: Side, actions: &[Action], weights: &mut Vec<f32>) {
        let board = self.board();
        if let [_, Action::Demolish] = actions {
            weights.extend([1.0, 0.0]);
            return;
        }
        match self.frame() {
            Frame::ActionPhase(_) => plan::weigh_cards(board, side, actions, weights),
            Frame::Activation(it) => {
                // Orders go to a force, and only then has it a place.
                let place = actions.iter().any(plan::is_order).then(|| it.place(board));
                plan::weigh_activation(board, side, place, actions, weights);
            }
            Frame::Moving(_) => plan::weigh_move(board, side, actions, weights),
            frame => moment::weigh(board, side, frame, actions, weights),
        }
        // One may demolish at any time, and hardly ever should.
        if actions.last() == Some(&Action::Demolish) {
            *weights.last_mut().expect("there is one for each action") = 0.0;
        }
        debug_assert!(weights.iter().all(|weight| weight.is_finite() && 0.0 <= *weight));
    }
}

/// Turns gains into weights: a gain that is this much greater is chosen about
/// three times as often.
fn warm(gains: &mut [f32], warmth: f32) {
    let best = gains.iter().copied().fold(f32::MIN, f32::max);
    for gain in gains {
        *gain = ((*gain - best) / warmth).exp().max(SELDOM);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;
    use crate::rollout::{Lists, next_side, play};
    use engine::{Game, Setup};

    /// Plays a game by rule of thumb, or at random, and shows every state of it.
    fn play_out(scenario: &str, seed: u64, thumb: bool, look: &mut dyn FnMut(&Wilderness, &[f32])) {
        let mut dice = Dice::new(seed);
        let setup = Setup { scenario: scenario.into(), ..Setup::default() };
        let mut game = Wilderness::set_up(&setup, &mut dice).unwrap();
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

    #[test]
    fn the_clock_never_runs_back() {
        for (seed, scenario) in ["annus-mirabilis", "early-war", "full-campaign"].iter().enumerate()
        {
            for thumb in [true, false] {
                let mut last = 0;
                play_out(scenario, seed as u64, thumb, &mut |game, _| {
                    assert!(last <= game.clock(), "from {last} to {}", game.clock());
                    last = game.clock();
                });
            }
        }
    }

    #[test]
    fn every_weight_and_every_hope_is_a_number() {
        for thumb in [true, false] {
            play_out("late-war", 7, thumb, &mut |game, weights| {
                assert!(weights.iter().all(|weight| weight.is_finite() && 0.0 <= *weight));
                assert!(0.0 < weights.iter().sum::<f32>());
                let (french, british) = (game.evaluate(Side::French), game.evaluate(Side::British));
                assert!((french + british - 1.0).abs() < 1e-6 && 0.0 <= french && 0.0 <= british);
            });
        }
    }
}
