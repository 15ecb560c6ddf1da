//! Actions counted off, each with its id ([`engine::Game::id_of`]).

use engine::{Below, Side};

use crate::action::Ruin;
use crate::rules::bidding::MOST;
use crate::{Action, Card, Class, Department, Kind, Leader, Piece, Space};

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

engine::finite! {
    enum Action {
        Pass,
        Done,
        Event(card: Card),
        Activate(card: Card),
        Stockades(card: Card),
        Forts(card: Card),
        Discard(card: Card),
        Card(card: Card),
        Demolish,
        Raze(space: Space, ruin: Ruin),
        Build(space: Space),
        Force(leader: Leader),
        Name(piece: Piece, space: Space),
        Act(piece: Piece, space: Space),
        TakeAll,
        Take(piece: Piece),
        March,
        Siege,
        Assault,
        Sortie,
        Go(space: Space),
        Infiltrate(space: Space),
        Sail(space: Space),
        Land(card: Card, space: Space),
        Drop(piece: Piece),
        Halt,
        Intercept(class: Class, space: Space),
        Avoid(class: Class),
        Roll,
        Inside(piece: Piece),
        InsideAll,
        To(space: Space),
        Lose(class: Class),
        Retreat(piece: Piece, space: Space),
        RetreatAll(space: Space),
        Home(piece: Piece, space: Space),
        Place(kind: Kind, space: Space),
        PlaceLeader(leader: Leader, space: Space),
        Restore(kind: Kind, space: Space),
        RestoreAll,
        Remove(class: Class, space: Space),
        Department(department: Department),
        Fetch(card: Card),
        Bid(side: Side, n: Below<{ MOST + 1 }>),
        Depose(leader: Leader),
    }
}
