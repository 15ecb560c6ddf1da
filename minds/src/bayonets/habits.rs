//! The habits of players of Bayonets & Tomahawks: how they march.

use bayonets::{Action, Bayonets, Frame};
use bots::Habits;
use engine::{BySide, Side};

use super::ground::force_of;

/// The habits of both sides in one game.
#[derive(Default)]
pub struct Watched {
    attacks: BySide<u32>,
    hopeless: BySide<u32>,
}

impl Habits<Bayonets> for Watched {
    fn see(&mut self, before: &Bayonets, side: Side, action: Action, _: &Bayonets) {
        let (board, frame) = (before.board(), before.frame());
        let (Frame::Moving(it), Action::Go(to)) = (frame, action) else { return };
        let foe = side.other();
        let held = force_of(board.stack(foe, to)).dice() + board.militia(foe, to);
        let Some(way) = it.at.way(to).filter(|_| 0 < held) else { return };
        self.attacks[side] += 1;
        let ours = force_of(it.goers(board, way).or(board.stack(side, to))).dice();
        if 2 * ours < held {
            self.hopeless[side] += 1;
        }
    }

    fn counts(&self) -> Vec<(&'static str, BySide<u32>)> {
        vec![("attacks", self.attacks), ("attacks against more than twice the dice", self.hopeless)]
    }
}
