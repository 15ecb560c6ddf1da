//! Bayonets & Tomahawks: what its bots know beyond the rules.

use bayonets::{Action, Bayonets};
use engine::Side;

use crate::mind::Mind;

impl Mind for Bayonets {
    /// Two Action Rounds.
    const HORIZON: u32 = 2;

    fn clock(&self) -> u32 {
        let board = self.board();
        9 * u32::from(board.year - board.facts().years[0]) + u32::from(board.round)
    }

    fn evaluate(&self, side: Side) -> f32 {
        let british = 1.0 / (1.0 + (-0.4 * f32::from(self.board().marker())).exp());
        if side == Side::British { british } else { 1.0 - british }
    }

    fn weigh(&self, _: Side, actions: &[Action], weights: &mut Vec<f32>) {
        weights.extend(actions.iter().map(|_| 1.0));
    }
}
