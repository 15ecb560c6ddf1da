//! Commands: the things that players do at a table.

use engine::{Side, Sides};

use crate::agreements;
use crate::entry::{Entry, Stamp};
use crate::error::Error;
use crate::seats::Holder;
use crate::stored::{Rematch, Seat};
use crate::table::Table;

/// Something that a player does at a table. `entry` is the last entry that the player had seen.
#[derive(Clone, Debug)]
pub enum Command {
    /// Plays an action.
    Play { entry: u32, side: Side, play: String },
    /// Takes the last action back, if one of these sides played it.
    Undo { entry: u32, sides: Sides },
    /// Gives the game up.
    Resign { side: Side },
    /// Takes the seat back from the computer, which has played since the time ran out.
    Back { side: Side },
    /// Offers a draw, or agrees to the one that the other side offers.
    Draw { side: Side },
    /// Asks to take the last action of `side` back, or agrees to the other side's request. If nobody
    /// else has to agree, the action is taken back at once.
    TakeBack { entry: u32, side: Side },
    /// Asks for a pause, or agrees to the one that the other side asks for.
    Pause { side: Side },
    /// Ends a pause.
    Resume { side: Side },
    /// Withdraws the side's own offers and requests, and declines those of the other side.
    Decline { side: Side },
    /// Asks for another game.
    Rematch { side: Side, sides: Rematch },
}

/// The result of a command, which the host stores.
pub enum Change {
    /// An entry, which has been applied already.
    Entry(Box<Entry>),
    /// Seats with new requests of their players, or with requests withdrawn.
    Seats(Vec<(Side, Seat)>),
}

impl Table {
    /// Carries out the command of a player who holds these seats.
    pub fn command(
        &mut self,
        holder: &Holder,
        command: &Command,
        stamp: Stamp,
    ) -> Result<Change, Error> {
        let entered = |entry: Entry| Change::Entry(Box::new(entry));
        let asks = |side: Side, seat: Seat| Change::Seats(vec![(side, seat)]);
        match *command {
            Command::Undo { .. } => holder.holds(self)?,
            Command::Play { side, .. }
            | Command::Resign { side }
            | Command::Back { side }
            | Command::Draw { side }
            | Command::TakeBack { side, .. }
            | Command::Pause { side }
            | Command::Resume { side }
            | Command::Decline { side }
            | Command::Rematch { side, .. } => holder.plays(self, side)?,
        }
        Ok(match *command {
            Command::Play { entry, side, ref play } => {
                agreements::plays_alone(self, side)?;
                entered(self.play(entry, side, play, stamp)?)
            }
            Command::Undo { entry, sides } => entered(self.undo(entry, sides, stamp)?),
            Command::Resign { side } => entered(self.resign(side, stamp)?),
            Command::Back { side } => entered(self.come_back(side, stamp)?),
            Command::Draw { side } if agreements::offers(self, side.other()) => {
                entered(self.agree(side, stamp)?)
            }
            Command::Draw { side } => asks(side, agreements::offered(self, side)?),
            Command::TakeBack { entry, side } => {
                match agreements::taken_back(self, entry, side, holder.sides)? {
                    Some(side) => entered(self.take_back(side, stamp)?),
                    None => asks(side, agreements::asking_back(self, side)),
                }
            }
            Command::Pause { side } => match agreements::pauses(self, side, holder.sides)? {
                true => entered(self.pause(side, true, stamp)?),
                false => asks(side, agreements::asking_pause(self, side)),
            },
            Command::Resume { side } => entered(self.pause(side, false, stamp)?),
            Command::Decline { .. } => Change::Seats(agreements::declined(self)),
            Command::Rematch { side, sides } => asks(side, agreements::wants(self, side, sides)?),
        })
    }
}
