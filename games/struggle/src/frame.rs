//! The procedures of the game, and what happens between them.

use engine::Table;

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::facts::{Leader, Space};

use crate::combat::{Combat, CombatPhase, Losses, Retreat};
use crate::interrupts::{CampFever, Window};
use crate::leaders::Carry;
use crate::movement::{March, Movement};
use crate::reinforcements::{Placing, Reinforcements};
use crate::seasons::Seasons;
use crate::villages::GoHome;
use crate::winter::Winter;

engine::procedures! {
    // The deepest nesting: seasons, combat phase, combat, losses.
    ($) board: Board, action: Action, event: Event, place: Space, depth: 4;
    Seasons,
    Reinforcements,
    Placing,
    Movement,
    March,
    CombatPhase,
    Combat,
    Carry,
    Losses,
    Retreat,
    GoHome,
    Winter,
    Window,
    CampFever;
    also
    /// What a click on a leader could stand for here.
    fn on_leader(&self, _leader: Leader) -> Option<Action> {
        None
    }
}

impl Stack {
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Frame> {
        self.frames[..usize::from(self.depth)].iter_mut()
    }

    fn follow(&mut self, board: &mut Board, mut step: Step, table: &mut impl Table<Event>) {
        loop {
            match step {
                Step::Stay => return,
                Step::Call(frame) => self.push(frame),
                Step::Become(frame) => *self.top_mut() = frame,
                Step::Return => self.pop(),
            }
            step = each!(self.top_mut(), it => it.resume(board, table));
        }
    }
}
