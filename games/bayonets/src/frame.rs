//! The procedures of the game, and what happens between them.

use engine::Table;

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::facts::Space;

use crate::action_phase::ActionPhase;
use crate::battle::{Battle, Combining, Overrun, Retreat};
use crate::cards::Choosing;
use crate::chits::Chit;
use crate::colonials_enlist::ColonialsEnlist;
use crate::construction::Construction;
use crate::events::{ArStart, Culling, Encroachment, RoundUp, Singling, Yielding};
use crate::fleets_arrive::FleetsArrive;
use crate::marshal::Marshal;
use crate::movement::{Landing, Moving, Sailing};
use crate::placement::Placement;
use crate::raid::Raid;
use crate::sequence::{Initiative, Sequence};
use crate::winter::{Garrisons, Homeward, Recovery, Redeploying, Returning, WinterQuarters};

engine::procedures! {
    // The deepest nesting: sequence, action phase, construction, moving, retreat, overrun, chit.
    ($) board: Board, action: Action, event: Event, place: Space, depth: 7;
    Sequence,
    Choosing,
    Initiative,
    ArStart,
    RoundUp,
    Culling,
    Yielding,
    Singling,
    Encroachment,
    ActionPhase,
    Raid,
    Moving,
    Sailing,
    Landing,
    Marshal,
    Construction,
    Battle,
    Combining,
    Retreat,
    Overrun,
    Chit,
    FleetsArrive,
    ColonialsEnlist,
    Placement,
    WinterQuarters,
    Garrisons,
    Homeward,
    Returning,
    Redeploying,
    Recovery

}

impl Stack {
    /// The chit on the table is another one, for a search that may not know it.
    pub fn imagine_chit(&mut self, value: u8) {
        if let Frame::Chit(chit) = self.top_mut() {
            *chit = chit.imagined(value);
        }
    }

    fn follow(&mut self, board: &mut Board, mut step: Step, table: &mut impl Table<Event>) {
        loop {
            match step {
                Step::Stay => {
                    board.settle(table);
                    // A War in Europe chit is drawn at once (18.3.1).
                    match Chit::due(board) {
                        Some(chit) if !matches!(self.top(), Frame::Chit(_)) => self.push(chit),
                        _ => return,
                    }
                }
                Step::Call(frame) => self.push(frame),
                Step::Become(frame) => *self.top_mut() = frame,
                Step::Return => self.pop(),
            }
            board.settle(table);
            if let Some(chit) = Chit::due(board)
                && !matches!(self.top(), Frame::Chit(_))
            {
                self.push(chit);
            }
            step = each!(self.top_mut(), it => it.resume(board, table));
        }
    }
}
