//! Functions that sieges and assaults share: COEHORNS, and the capture of a work.

use engine::{Side, World};

use crate::event::Fall;
use crate::{Board, Building, CardEvent, Cards, Event, FACTS, FortChange, Space, Why};

/// Captures a fort or fortress (9.22, card 6). A fort taken by assault becomes a fort under
/// construction.
pub fn capture(
    board: &mut Board,
    side: Side,
    space: Space,
    fall: Fall,
    world: &mut dyn World<Event>,
) {
    let foe = side.other();
    board.sieges.remove(space);
    board.set_level(space, 0);
    board.remove_fieldworks(space, world);
    if space.facts().fortress {
        board.captured.set(space, space.facts().originally != Some(side));
        world.tell(Event::FortressTaken { side, space, rule: fall.rule() });
        board.score(side, 3, Why::Fortress(fall), world);
        return;
    }
    board.forts[foe].remove(space);
    let left = match fall {
        Fall::Surrendered => Building::Fort,
        Fall::Stormed => Building::FortUnderConstruction,
    };
    board.works_mut(side, left).insert(space);
    board.phase.captured.set(space, fall == Fall::Surrendered);
    let (work, fate, rule) = (Building::Fort, FortChange::Captured, fall.rule());
    world.tell(Event::Work { side, space, work, fate, rule });
    board.score(side, 2, Why::Fort(fall), world);
}

/// Returns the COEHORNS cards that a side may play. The side must have Regulars in the space to
/// serve the guns (card 8).
pub fn guns(board: &Board, side: Side, space: Space) -> Cards {
    let units = match board.stronghold(space) {
        Some(besieged) if besieged == side => board.inside_in(side, space),
        _ => board.outside_in(side, space),
    };
    let open = units.and(FACTS.regulars).any() && board.phase.coehorns[side] != Some(space);
    if open { FACTS.cards_of(CardEvent::Coehorns) } else { Cards::NONE }
}
