//! The procedures of the game, and what happens between them.

use engine::{Refusal, Side, Table};

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::facts::Space;

use crate::activation::Activation;
use crate::assault::Assault;
use crate::attrition::Attrition;
use crate::battle::{Battle, Losses, Retreat, Stranded};
use crate::cards::ActionPhase;
use crate::construction::{Construction, Demolition};
use crate::events::{
    Alliance, Discarding, Exchange, Fetching, Levy, Placing, Purge, Restoring, Strike,
};
use crate::home::GoingHome;
use crate::movement::{Avoiding, Entering, Garrison, Interception, Moving};
use crate::raid::Raid;
use crate::responses::Window;
use crate::sequence::Sequence;
use crate::siege::Siege;

engine::procedures! {
    // The deepest nesting: sequence, action phase, activation, moving, raid, battle, losses; or
    // moving, entering, battle, retreat.
    ($) board: Board, action: Action, event: Event, place: Space, depth: 8;
    Sequence,
    ActionPhase,
    Activation,
    Construction,
    Demolition,
    Placing,
    Alliance,
    Restoring,
    Purge,
    Levy,
    Exchange,
    Strike,
    Discarding,
    Fetching,
    Window,
    Moving,
    Entering,
    Interception,
    Garrison,
    Avoiding,
    Battle,
    Losses,
    Retreat,
    Stranded,
    Siege,
    Assault,
    Raid,
    GoingHome,
    Attrition

}

impl Frame {
    /// The active player has a choice of his own to make, outside combat: he may
    /// demolish first (5.46, ruling 88).
    fn own_time(&self) -> bool {
        matches!(
            self,
            Frame::ActionPhase(_)
                | Frame::Activation(_)
                | Frame::Construction(_)
                | Frame::Moving(_)
                | Frame::Placing(_)
                | Frame::Alliance(_)
                | Frame::Restoring(_)
                | Frame::Strike(_)
                | Frame::Exchange(_)
        )
    }

    /// Nothing is half done under it: leaders alone among the enemy may be
    /// dealt with before it goes on (6.53).
    fn calm(&self) -> bool {
        matches!(
            self,
            Frame::Sequence(_) | Frame::ActionPhase(_) | Frame::Activation(_) | Frame::Moving(_)
        )
    }
}

impl Stack {
    /// Whether that side may demolish now, whatever it is asked (5.46).
    pub fn check_demolition(&self, board: &Board, side: Side) -> Result<(), Refusal> {
        if side != board.active || !self.top().own_time() {
            return Err(Refusal::new("5.46", "refuse-demolish-now"));
        }
        Demolition::possible(board, side)
    }

    /// Demolition interrupts whatever is asked (5.46).
    pub fn demolish(&mut self, board: &Board, side: Side) -> Result<(), Refusal> {
        self.check_demolition(board, side)?;
        self.push(Frame::Demolition(Demolition { side }));
        Ok(())
    }

    fn settle(&self, board: &mut Board, table: &mut impl Table<Event>) {
        let arriving = |frame: &Frame| matches!(frame, Frame::Entering(it) if it.is_arriving());
        if self.iter().any(arriving) {
            board.settle_departures(table);
        } else {
            board.settle(table);
        }
    }

    fn follow(&mut self, board: &mut Board, mut step: Step, table: &mut impl Table<Event>) {
        loop {
            match step {
                Step::Stay => {
                    self.settle(board, table);
                    return;
                }
                Step::Call(frame) => self.push(frame),
                Step::Become(frame) => *self.top_mut() = frame,
                Step::Return => self.pop(),
            }
            self.settle(board, table);
            if self.top().calm()
                && let Some(stranded) = Stranded::any(board)
            {
                self.push(stranded);
            }
            step = each!(self.top_mut(), it => it.resume(board, table));
        }
    }
}
