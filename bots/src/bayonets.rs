//! Bayonets & Tomahawks: what its bots know beyond the rules.
//!
//! - `odds` who wins a Battle;
//! - `worth` what the spaces are worth this year;
//! - `ground` who stands where, and what can be taken or is in danger;
//! - `raids` what can be raided;
//! - `plan` what a point does, and how the action then goes;
//! - `moment` everything that is asked in between;
//! - `judge` what the British may hope for.
//!
//! Worth is counted in victory points throughout.

mod odds;
mod worth;
mod ground;
mod raids;
mod plan;
mod moment;
mod judge;

use bayonets::{Action, Bayonets, Frame};
use engine::Side;

use crate::mind::Mind;
use crate::weights::{SELDOM, warm};

impl Mind for Bayonets {
    /// The rest of this round, and the next: who sails now lands then.
    const HORIZON: u32 = 2;

    /// A tick for each Action Round, so that every rollout is judged when the
    /// Battles of a round have been fought.
    fn clock(&self) -> u32 {
        let board = self.board();
        9 * u32::from(board.year - board.facts().years[0]) + u32::from(board.round)
    }

    fn evaluate(&self, side: Side) -> f32 {
        let british = judge::british_hope(self.board());
        if side == Side::British { british } else { 1.0 - british }
    }

    fn weigh(&self, side: Side, actions: &[Action], weights: &mut Vec<f32>) {
        let board = self.board();
        match self.frame() {
            Frame::ActionPhase(_) => plan::weigh_points(board, side, actions, weights),
            frame @ Frame::Moving(_) => plan::weigh_move(board, side, frame, actions, weights),
            frame @ Frame::Raid(_) => plan::weigh_raid(board, side, frame, actions, weights),
            Frame::Sailing(_) => plan::weigh_boarding(actions, weights),
            Frame::Landing(_) => plan::weigh_landing(board, side, actions, weights),
            Frame::Marshal(_) => plan::weigh_marshal(actions, weights),
            frame @ Frame::Construction(_) => {
                plan::weigh_construction(board, side, frame, actions, weights);
            }
            frame => moment::weigh(board, side, frame, actions, weights),
        }
        debug_assert!(weights.iter().all(|weight| weight.is_finite() && 0.0 <= *weight));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;
    use crate::rollout::{Lists, next_side, play, watched};
    use bayonets::Work;
    use engine::{Chance, Game, Setup};

    #[test]
    fn the_clock_never_runs_back() {
        watched::the_clock_never_runs_back::<Bayonets>(Bayonets::facts().scenarios);
    }

    #[test]
    fn nobody_razes_what_is_his_own() {
        for seed in 0..3 {
            let mut dice = Dice::new(seed);
            let mut game = Bayonets::set_up(&Setup::default(), &mut dice).unwrap();
            let mut lists = Lists::new();
            while let Some(side) = next_side(&game, Side::French) {
                lists.fill(&game, side);
                let choice = 1 < lists.actions.len();
                if choice && matches!(game.frame(), Frame::Construction(_)) {
                    let raze = Action::Fort(Work::Raze);
                    let place = lists.actions.iter().position(|action| *action == raze);
                    assert!(place.is_none_or(|place| lists.weights[place] == 0.0));
                }
                let chosen = dice.below(lists.actions.len() as u32) as usize;
                play(&mut game, side, lists.actions[chosen], &mut dice);
            }
        }
    }

    #[test]
    fn the_rule_of_thumb_beats_chance() {
        for thumb in Side::BOTH {
            let won = (0..6).filter(|seed| {
                let mut dice = Dice::new(*seed);
                let mut game = Bayonets::set_up(&Setup::default(), &mut dice).unwrap();
                let mut lists = Lists::new();
                while let Some(side) = next_side(&game, Side::French) {
                    lists.fill(&game, side);
                    if side != thumb {
                        lists.weights.fill(1.0);
                    }
                    let chosen = dice.weighted(&lists.weights);
                    play(&mut game, side, lists.actions[chosen], &mut dice);
                }
                game.outcome().is_some_and(|outcome| outcome.winner == Some(thumb))
            });
            assert!(5 <= won.count(), "{thumb}");
        }
    }

    #[test]
    fn every_weight_and_every_hope_is_a_number() {
        watched::every_weight_and_every_hope_is_a_number::<Bayonets>("french-and-indian-war");
    }
}
