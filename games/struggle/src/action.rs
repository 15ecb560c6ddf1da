//! Actions and their notation: one click, one line of a record.

use std::fmt;

use engine::{Below, Notation, NotationWriter};

use crate::places::HandPlaces;
use crate::{Card, Cards, Kind, Leader, Space};

engine::actions! {
    /// The actions of a player, each with its notation.
    pub enum Action {
        /// Play no card now (seasons.2).
        Pass = "pass",
        /// Play a card of the hand (seasons.2).
        Card(card: Card) = "card" card,
        /// Place this many of the units that a reinforcement card brings. The card's leader is
        /// placed with the first of them (reinforcements.3).
        Place { n: u8 as Below<16>, at: Space } = "place" n at,
        /// Begin to form a force in this space (movement.1).
        March(from: Space) = "march" from,
        /// Take all pieces here into the force (movement.9).
        TakeAll = "take all",
        /// Take these units into the force (movement.9).
        Take(kind: Kind, n: u8) = "take" n kind,
        /// Take this leader into the force (movement.9).
        TakeLeader(leader: Leader) = "take" leader,
        /// Leave these units behind (movement.9).
        Leave(kind: Kind, n: u8) = "leave" n kind,
        /// Leave this leader behind (movement.9).
        LeaveLeader(leader: Leader) = "leave" leader,
        /// Move the force to an adjacent space (movement.2).
        Go(to: Space) = "go" to,
        /// End the move of the force.
        Halt = "halt",
        /// End the Movement Phase (seasons.3).
        Done = "done",
        /// Fight the combat in this space next (combat.1).
        Fight(space: Space) = "fight" space,
        /// Use this leader's rating (combat.7).
        Lead(leader: Leader) = "lead" leader,
        /// Lose a unit. An attacker also names the space that the unit came from: `lose indians
        /// deerfield` (combat.9).
        Lose(kind: Kind, from: Option<Space>) = "lose" kind from,
        /// Retreat the beaten defender to this space (retreat.3).
        Retreat(to: Space) = "retreat" to,
        /// Send this many Indian units to this village (villages.4).
        Home { to: Space, n: u8 } = "home" to n,
        /// Bring a badly wounded leader to this space (leaders.7).
        Carry(to: Space) = "carry" to,
        /// Strike the force in this space with Camp Fever (card.F31).
        Fever(space: Space) = "fever" space,
        /// `discard none`, `discard F02 F17` (winter.1)
        Discard(cards: Cards as HandPlaces) = "discard" cards,
    }
}

engine::finite! { named Kind }

engine::notation! { Card, Leader }

impl Notation for Space {
    fn write(&self, line: &mut NotationWriter) -> fmt::Result {
        line.word(self)
    }
    fn read(words: &mut &[&str]) -> Option<Space> {
        Space::read(words.split_off_first()?)
    }
}
