//! Actions and their notation. An action is one click of a player, and one line of a record.

use std::fmt;

use engine::{Below, Side};
use strum::{IntoStaticStr, VariantArray};

use crate::{Building, Card, Class, Department, Kind, Leader, Piece, Space};

/// The highest bid that can be made (14.7). The rules allow any whole number, but the program lists
/// all possible actions.
pub const HIGHEST_BID: u8 = 10;

engine::actions! {
    /// The actions of a player, each with its notation.
    pub enum Action {
        /// Decline an offer, or accept a bid. In the choice of a card for an Action Phase: hold the
        /// last card of the hand (4.0 A.2).
        Pass = "pass",
        /// End a series of choices.
        Done = "done",
        /// Play a card for its event (5.26).
        Event(card: Card) = "event" card,
        Activate(card: Card) = "activate" card,
        Stockades(card: Card) = "stockades" card,
        Forts(card: Card) = "forts" card,
        Discard(card: Card) = "discard" card,
        /// Play a card as a response (5.56).
        Card(card: Card) = "card" card,
        /// Begin to demolish a work of one's own side (5.46). `Raze` then names the work.
        Demolish = "demolish",
        Raze(space: Space, ruin: Ruin) = "raze" space ruin,
        /// Build a fort or a stockade in this space (5.4).
        Build(space: Space) = "build" space,
        /// Activate a force under this leader (5.34).
        Force(leader: Leader) = "force" leader,
        /// Name a piece to be activated by itself (5.33).
        Name(piece: Piece, space: Space) = "name" piece space,
        /// Make this named piece act next (5.33).
        Act(piece: Piece, space: Space) = "act" piece space,
        /// Take all available pieces, or this piece, into the force.
        TakeAll = "take all",
        Take(piece: Piece) = "take" piece,
        /// Complete the force and move it (6.0).
        March = "march",
        /// Make the force act in its present space instead of moving (8.2, 9.0, 8.25).
        Siege = "siege",
        Assault = "assault",
        Sortie = "sortie",
        /// Move the force to another space (6.0).
        Go(space: Space) = "go" space,
        Infiltrate(space: Space) = "infiltrate" space,
        Sail(space: Space) = "sail" space,
        Land(card: Card, space: Space) = "land" card space,
        /// Leave this piece behind (6.1).
        Drop(piece: Piece) = "drop" piece,
        /// End the move.
        Halt = "halt",
        /// Try to intercept with one unit (6.72).
        Intercept(class: Class, space: Space) = "intercept" class space,
        /// Try to avoid battle with one unit (6.8).
        Avoid(class: Class) = "avoid" class,
        /// Roll the die.
        Roll = "roll",
        /// Put pieces inside the fort or fortress (8.1).
        Inside(piece: Piece) = "inside" piece,
        InsideAll = "inside all",
        /// Choose this space.
        To(space: Space) = "to" space,
        /// Make this unit lose a step (7.6).
        Lose(class: Class) = "lose" class,
        /// Retreat pieces from a lost battle (7.9).
        Retreat(piece: Piece, space: Space) = "retreat" piece space,
        RetreatAll(space: Space) = "retreat all" space,
        /// Send this piece home (10.4).
        Home(piece: Piece, space: Space) = "home" piece space,
        /// Place a new piece in this space (5.52).
        Place(kind: Kind, space: Space) = "place" kind space,
        PlaceLeader(leader: Leader, space: Space) = "place" leader space,
        /// Restore the lost step of this unit (5.523).
        Restore(kind: Kind, space: Space) = "restore" kind space,
        RestoreAll = "restore all",
        /// Eliminate this unit, as an event requires.
        Remove(class: Class, space: Space) = "remove" class space,
        /// Choose this Department.
        Department(department: Department) = "department" department,
        /// Take this card from the discards.
        Fetch(card: Card) = "fetch" card,
        /// Bid points for a side (13.3, 14.7).
        Bid(side: Side, n: u8 as Below<{ HIGHEST_BID + 1 }>) = "bid" side n,
        /// Remove a commander in chief to make room for a third, since there can be only two
        /// (5.55).
        Depose(leader: Leader) = "depose" leader,
    }
}

engine::finite! { named Department, Kind, Ruin }

engine::finite! {
    struct Class { kind: Kind, reduced: bool }
}

engine::finite! {
    enum Piece {
        Unit(class: Class),
        Leader(leader: Leader),
    }
}

engine::notation! { Card, Class, Leader, Piece, Space }

/// A kind of work that may be demolished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Ruin {
    Fort,
    Stockade,
    Started,
}

impl Ruin {
    pub fn work(self) -> Building {
        match self {
            Ruin::Fort => Building::Fort,
            Ruin::Stockade => Building::Stockade,
            Ruin::Started => Building::FortUnderConstruction,
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Piece::Unit(class) => class.fmt(f),
            Piece::Leader(leader) => leader.fmt(f),
        }
    }
}

impl Piece {
    pub fn find(id: &str) -> Option<Piece> {
        Class::find(id).map(Piece::Unit).or_else(|| Leader::find(id).map(Piece::Leader))
    }

    pub fn key(self) -> String {
        match self {
            Piece::Unit(class) => class.key(),
            Piece::Leader(leader) => leader.key(),
        }
    }
}
