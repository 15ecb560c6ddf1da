//! What bots make of Wilderness War.

use engine::{Game, Side};
use wilderness::{Action, Season, Wilderness};

use crate::mind::Mind;

impl Mind for Wilderness {
    const HORIZON: u32 = 2;

    /// Half-years since 1755.
    fn clock(&self) -> u32 {
        let board = self.board();
        2 * u32::from(board.year - 1755) + u32::from(board.season == Season::Late)
    }

    fn evaluate(&self, side: Side) -> f32 {
        let lead = f32::from(self.board().points(side));
        1.0 / (1.0 + (-lead / 3.0).exp())
    }

    fn weigh(&self, _: Side, actions: &[Action], weights: &mut Vec<f32>) {
        let _ = self.outcome();
        weights.extend(actions.iter().map(|action| match action {
            Action::Demolish | Action::Discard(_) => 0.01,
            _ => 1.0,
        }));
    }
}
