//! Actions and their notation: one click, one line of a record.

use std::fmt;

use engine::{Notation, NotationWriter, Side};
use serde::{Deserialize, Serialize};

use crate::dice::{Face, Reason};
use crate::facts::{PointKind, Sort};
use crate::{Card, Class, Connection, Point, Space};

engine::actions! {
    /// The actions of a player, each with its notation.
    pub enum Action {
        /// Decline a choice, or end one's actions here.
        Pass = "pass",
        /// End a series of choices.
        Done = "done",
        /// Keep a card as Reserve, or choose the card of this round (7.1).
        Reserve(card: Card) = "reserve" card,
        Play(card: Card) = "play" card,
        /// Name the First Player (7.1).
        First(side: Side) = "first" side,
        /// Hold a point for Reaction (7.3.6), or give up a point because of an event.
        Hold(point: Point) = "hold" point,
        Yield(point: Point) = "yield" point,
        /// `march army albany`: Army Movement; `scout light albany`: Light Movement;
        /// `raid light albany`; `sail sail-army halifax`; `marshal army albany`;
        /// `build army albany` (7.3.7)
        Do(verb: Verb, point: Point, space: Space) = verb point space,
        /// Make a second Construction (card 7).
        Frenzy(space: Space) = "frenzy" space,
        /// Take units into the moving stack.
        TakeAll = "take all",
        Take(class: Class) = "take" class,
        Drop(class: Class) = "drop" class,
        /// Move along a connection.
        Go(space: Space) = "go" space,
        /// End the move.
        Halt = "halt",
        /// Make the Raid here (9.3).
        Strike = "strike",
        /// Land in this space (10.6.1).
        Land(space: Space) = "land" space,
        /// Marshal units from this space (11.0).
        Call(class: Class, space: Space) = "call" class space,
        CallAll(space: Space) = "call all" space,
        /// `begin fort`, `finish fort`, `repair fort`, `raze fort`, `raze works` (12.0)
        Fort(work: Work) = work,
        /// Begin or finish a road to this space (12.0).
        BeginRoad(space: Space) = "begin road" space,
        FinishRoad(space: Space) = "finish road" space,
        /// Use the event of this card now (7.4).
        Card(card: Card) = "card" card,
        /// Use a Fleet's guns as Artillery (13.2.2).
        Emergency = "emergency",
        /// Choose the Commander who leads, or who takes over the lead (13.3.1).
        Commander(class: Class) = "commander" class,
        /// Keep this one of two Reduced units (13.2.3).
        Keep(class: Class) = "keep" class,
        /// Make this unit take the Hit, or be eliminated (13.4).
        Lose(class: Class) = "lose" class,
        /// Reroll a die with this face (13.5).
        Reroll(face: Face, reason: Reason) = "reroll" face reason,
        /// Withdraw a Fleet from the battle (13.3.3).
        Withdraw(class: Class, space: Space) = "withdraw" class space,
        /// Leave the Fort to the enemy (13.9.5).
        YieldFort = "yield fort",
        /// Choose this space.
        To(space: Space) = "to" space,
        /// Flip this unit to its Full face (card 4).
        Flip(class: Class, space: Space) = "flip" class space,
        /// Eliminate this unit, by an event.
        Remove(class: Class, space: Space) = "remove" class space,
        /// Place units in this space.
        Place(class: Class, space: Space) = "place" class space,
        PlaceAll(class: Class, space: Space) = "place all" class space,
        /// Take this unit from a pool or box (15.2.1, 17.2).
        Pick(class: Class) = "pick" class,
        /// Close this connection to the British (card 39). The notation gives its two ends.
        Close(way: Connection) = "close" way,
        /// Leave this unit in garrison over the winter (17.3.1).
        Stay(class: Class) = "stay" class,
        /// Keep the chit held before, and return the one just drawn (18.3.1).
        KeepHeld = "keep held",
        KeepDrawn = "keep drawn",
    }
}

engine::finite! { named Face, PointKind, Reason, Verb, Work }

engine::finite! {
    struct Class { sort: Sort, reduced: bool }
}

engine::finite! {
    struct Point { kind: PointKind, double: bool }
}

engine::notation! { Card, Class, Point, Space }

impl Notation for Connection {
    fn write(&self, line: &mut NotationWriter) -> fmt::Result {
        self.facts().ends.iter().try_for_each(|end| line.word(end))
    }
    fn read(words: &mut &[&str]) -> Option<Connection> {
        Space::read(words)?.way(Space::read(words)?)
    }
}

/// A use of an Action Point (7.3.7).
#[derive(strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Verb {
    March,
    Scout,
    Raid,
    Sail,
    Marshal,
    Build,
}

/// The effect of a Construction on a Fort (12.0).
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    strum::VariantArray,
    strum::IntoStaticStr,
)]
pub enum Work {
    #[strum(serialize = "begin fort")]
    Begin,
    #[strum(serialize = "finish fort")]
    Finish,
    #[strum(serialize = "repair fort")]
    Repair,
    #[strum(serialize = "raze fort")]
    Raze,
    #[strum(serialize = "raze works")]
    RazeWorks,
}
