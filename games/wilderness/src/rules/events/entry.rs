//! 5.52 The entry of units by events.

use engine::{Side, World};

use crate::{Board, Department, Event, Kind, Space, Spaces};

/// Returns the two Departments that have Provincials.
pub fn provincial_departments() -> [Department; 2] {
    [Department::Northern, Department::Southern]
}

/// Returns the places among `places` where units of a side may enter: those without enemies and
/// without a siege (5.522).
pub fn open_to(board: &Board, side: Side, places: Spaces) -> Spaces {
    let foe = side.other();
    places.minus(board.presence(foe)).minus(board.works(foe)).minus(board.sieges)
}

/// Makes one unit of the kind enter at full strength (5.521).
pub fn enter(
    board: &mut Board,
    side: Side,
    kind: Kind,
    at: Space,
    world: &mut dyn World<Event>,
) -> bool {
    let Some(unit) = board.spare(side, kind) else {
        return false;
    };
    board.put(unit, at);
    world.tell(Event::Placed { side, kind, space: at });
    true
}
