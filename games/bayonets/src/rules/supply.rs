//! The end of a round: the Supply Check (14.1) and Rally (14.2).

use engine::{Side, World};

use crate::dice::Face;
use crate::{Board, Connection, Event, FACTS, Space, Spaces, Units};

/// Returns the spaces that are sources of supply for a side (14.1).
fn sources(board: &Board, side: Side) -> Spaces {
    let mut sources = board.colony_homes(side);
    for unit in FACTS.fleets.and(board.own(side)).iter() {
        sources.extend(board.at(unit).map_space());
    }
    sources.minus(board.battles)
}

/// Returns the spaces that a supply line may pass through.
fn open(board: &Board, side: Side) -> Spaces {
    let foe = board.present(side.other());
    let lost_outposts = FACTS.home[side].and(FACTS.outposts).and(board.captured());
    board.friendly(side).or(lost_outposts.or(FACTS.wilderness).minus(foe))
}

/// The kind of connections by which a stack traces supply: those that all its units can use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trace {
    /// The connections for Light units alone.
    Light,
    Land,
    /// The connections for stacks with a Fleet, which can follow only the coast.
    Coast,
}

impl Trace {
    fn of(stack: Units) -> Trace {
        if stack.and(FACTS.fleets).any() {
            Trace::Coast
        } else if stack.minus(FACTS.lights).is_empty() {
            Trace::Light
        } else {
            Trace::Land
        }
    }

    /// Returns the spaces adjacent to any space of `spaces`.
    fn around(self, board: &Board, spaces: Spaces) -> Spaces {
        let mut around = Spaces::NONE;
        match self {
            Trace::Light => {
                for space in spaces.iter() {
                    around = around.or(FACTS.adjacent[space.index()]);
                }
            }
            Trace::Land => {
                for space in spaces.iter() {
                    around = around.or(FACTS.highways[space.index()]);
                }
                for [a, b] in board.roads.iter().map(|way| way.facts().ends) {
                    around.extend(spaces.has(a).then_some(b));
                    around.extend(spaces.has(b).then_some(a));
                }
            }
            Trace::Coast => {
                for space in spaces.iter() {
                    let usable = |way: &&Connection| board.paved(**way) && way.facts().coastal;
                    around.extend(space.ways().iter().filter(usable).map(|way| way.other(space)));
                }
            }
        }
        around
    }
}

/// Returns the spaces where a stack of a side is in supply.
pub fn supplied(board: &Board, side: Side, trace: Trace) -> Spaces {
    let open = open(board, side);
    let closed = board.neutral_villages();
    let mut reached = sources(board, side);
    let mut edge = reached;
    while edge.any() {
        let next = trace.around(board, edge).minus(reached).minus(closed);
        reached = reached.or(next);
        edge = next.and(open);
    }
    reached
}

/// Checks the supply of both sides in the same situation (ruling 117).
pub fn check(board: &mut Board, world: &mut dyn World<Event>) {
    for side in Side::BOTH {
        // In the Sail Box a stack is supplied by its Fleet.
        board.markers[side].oos.remove(Space::SAIL);
        let land = supplied(board, side, Trace::Land);
        let light = supplied(board, side, Trace::Light);
        for space in board.present(side).iter().filter(|space| space.on_map()) {
            let fine = match Trace::of(board.stack(side, space)) {
                Trace::Light => light.has(space),
                Trace::Land => land.has(space),
                // The stack's Fleet is its source of supply, unless there is a Battle.
                Trace::Coast => {
                    !board.battles.has(space) || supplied(board, side, Trace::Coast).has(space)
                }
            };
            if fine == board.markers[side].oos.has(space) {
                board.markers[side].oos.set(space, !fine);
                world.tell(Event::Supply { side, space, supplied: fine, rule: "14.1" });
            }
        }
    }
}

/// Rolls for each routed stack: one die, and one for each point of its best Commander's rating
/// (14.2).
pub fn rally(board: &mut Board, world: &mut dyn World<Event>) {
    for side in Side::BOTH {
        for space in board.markers[side].rout.iter() {
            let stack = board.stack(side, space);
            let best = stack.and(FACTS.commanders).iter().map(|it| it.facts().rating).max();
            let others = FACTS.lights.or(FACTS.forts).or(FACTS.commanders);
            let light = stack.minus(others).is_empty() && stack.and(FACTS.lights).any();
            let mut rallied = false;
            let mut dice = [0; 4];
            let n = 1 + best.unwrap_or(0);
            for die in &mut dice[..usize::from(n)] {
                *die = world.die();
                rallied |= match Face::of(*die) {
                    Face::Flag => true,
                    Face::BT => light,
                    _ => false,
                };
            }
            if rallied {
                board.markers[side].rout.remove(space);
            }
            world.tell(Event::Rally { side, space, dice, n, rallied });
        }
    }
}
