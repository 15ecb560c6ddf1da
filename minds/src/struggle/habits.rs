//! The habits of players of The Struggle for New France: how they attack.

use bots::Habits;
use engine::{BySide, Side};
use struggle::{Action, Frame, Struggle};

/// The habits of both sides in one game.
#[derive(Default)]
pub struct Watched {
    attacks: BySide<u32>,
    hopeless: BySide<u32>,
    on_forts: BySide<u32>,
    leaderless: BySide<u32>,
}

impl Habits<Struggle> for Watched {
    fn see(&mut self, before: &Struggle, side: Side, action: Action, _: &Struggle) {
        let (board, frame) = (before.board(), before.frame());
        let (Frame::March(march), Action::Go(to)) = (frame, action) else { return };
        if !board.hostile(side, to) {
            return;
        }
        self.attacks[side] += 1;
        let held = board.strength(side.other(), to);
        if march.force.strength() + board.strength(side, to) < held / 2 {
            self.hopeless[side] += 1;
        }
        if board.holds(to) && 0 < held {
            self.on_forts[side] += 1;
            let behind = board.leaders_at(side, march.at).minus(march.force.leaders);
            let idle = behind.minus(board.moved.leaders).any();
            let led = march.force.leaders.any() || board.leaders_at(side, to).any();
            if idle && !led {
                self.leaderless[side] += 1;
            }
        }
    }

    fn counts(&self) -> Vec<(&'static str, BySide<u32>)> {
        vec![
            ("forces sent into enemy spaces", self.attacks),
            ("forces sent against more than twice their strength", self.hopeless),
            ("forces sent against garrisoned forts", self.on_forts),
            ("such forces without the leader who stood by", self.leaderless),
        ]
    }
}
