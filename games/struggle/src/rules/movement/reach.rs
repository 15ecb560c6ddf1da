//! The Movement Chart: the distance that a force moves, the distance at which it may enter an enemy
//! space to fight (movement.4 to movement.8), and the additions by movement cards.

use engine::{Refusal, Side};

use super::March;
use crate::{Board, CardEvent, Exit, FACTS, Force, Leader, LineKind, Orders, Reach, Space, Spaces};

/// A row of the Movement Chart, with its rule and the keys of its refusals for a step that is too
/// far, or too far to fight.
struct Row {
    reach: Reach,
    rule: &'static str,
    too_far: &'static str,
    no_fight: &'static str,
}

impl Row {
    /// Returns the refusal of a step, into an enemy space or not; `None` if the row allows it.
    fn refuse(&self, step: u8, hostile: bool) -> Option<Refusal> {
        let Row { reach, rule, too_far, no_fight } = *self;
        if allows(reach, step, hostile) {
            return None;
        }
        let no_fight_so_far = hostile && allows(reach, step, false);
        Some(Refusal::new(rule, if no_fight_so_far { no_fight } else { too_far }))
    }
}

fn allows(reach: Reach, step: u8, hostile: bool) -> bool {
    step <= if hostile { reach.fight } else { reach.moves }
}

/// Returns the row of the chart for a force.
///
/// The force at its start determines its reach (ruling 27): by the rating of its best original
/// leader who is still with it, or by the row without a leader. Pieces picked up or left on the way
/// never extend it.
fn row(march: &March) -> Row {
    let Force { units, leaders } = march.force;
    let mut rating = Leader::best_rating(leaders.and(march.began.leaders));
    if units.is_empty() {
        // Leaders alone: each goes no further than his own row.
        rating = rating.min(leaders.iter().map(Leader::rating).min());
    }
    let (reach, rule, too_far, no_fight) = match rating {
        Some(rating) => return by_rating(rating),
        None if left_its_leaders(march) => {
            let here = Reach { moves: march.steps, fight: march.steps };
            let why = "refuse-go-left-its-leader";
            (here, "movement.9", why, why)
        }
        None if march.began_as_indians() => {
            let chart = FACTS.movement.indian;
            (chart, "movement.5", "refuse-go-indians", "refuse-go-indians-fight")
        }
        None => {
            let why = "refuse-go-leaderless";
            (FACTS.movement.leaderless, "movement.4", why, why)
        }
    };
    Row { reach, rule, too_far, no_fight }
}

/// Returns true if the force has left behind all leaders that it began with. It can go no further
/// then (ruling 27).
fn left_its_leaders(march: &March) -> bool {
    march.began.leaders.any() && march.began.leaders.and(march.force.leaders).is_empty()
}

/// Returns the row of the chart for a leader's rating.
fn by_rating(rating: u8) -> Row {
    let chart = &FACTS.movement;
    let (reach, rule, too_far, no_fight) = match rating {
        1 => (chart.one, "movement.6", "refuse-go-plus-one", "refuse-go-plus-one-fight"),
        2 => (chart.two, "movement.7", "refuse-go-plus-two", "refuse-go-plus-two"),
        _ => (chart.three, "movement.8", "refuse-go-plus-three", "refuse-go-plus-three-fight"),
    };
    Row { reach, rule, too_far, no_fight }
}

/// The permission by which a force takes a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The chart allows the step, or a card that applies to any number of forces.
    Itself,
    /// A movement card allows the step. The number of forces that may use it is limited, and this
    /// force is counted.
    Card,
}

/// Checks that the force may take this step, and returns the permission by which it may.
pub fn check(board: &Board, march: &March, way: Exit) -> Result<By, Refusal> {
    if march.force.units.is_empty() {
        return check_leaders_alone(board, march, way);
    }
    let hostile = board.hostile(march.side, way.to);
    let step = march.steps + 1;
    let row = row(march);
    let Some(refusal) = row.refuse(step, hostile) else {
        return Ok(By::Itself);
    };
    let reach = row.reach;
    let enough = |reach: Reach| allows(reach, step, hostile);
    // No card extends the move of a force that has left its leaders behind (ruling 27).
    let Some(Orders { card, forces }) = board.orders.filter(|_| !left_its_leaders(march)) else {
        return Err(refusal);
    };
    for event in &card.facts().events {
        let may_use = march.extended || 0 < forces;
        let leaderless = march.force.leaders.is_empty();
        let carried = match event {
            CardEvent::ExtendMove { further, fight_further, lines, .. } => {
                let by = |kind: &LineKind| march.lines.has(*kind) || way.kind == *kind;
                may_use
                    && (lines.is_empty() || lines.iter().any(by))
                    && enough(Reach {
                        moves: reach.moves + further,
                        fight: reach.fight + fight_further,
                    })
            }
            CardEvent::LightColumn { strength, reach } => {
                may_use
                    && leaderless
                    && march.began.leaders.is_empty()
                    && march.most.max(march.force.strength()) <= *strength
                    && enough(Reach { moves: *reach, fight: *reach })
            }
            CardEvent::IndianRaid { reach } => {
                leaderless
                    && march.began_as_indians()
                    && card.facts().start.is_none_or(|start| start.has(march.start))
                    && enough(Reach { moves: *reach, fight: *reach })
            }
            CardEvent::SeaLift { may_fight } => {
                let only_sea = march.lines.none_but(LineKind::Sea) && way.kind == LineKind::Sea;
                may_use
                    && only_sea
                    && !march.passed.has(way.to) // a force sails to a port, and never back to a space
                    && march.start.facts().port
                    && board.controls(march.side, march.start)
                    && (*may_fight || !hostile)
            }
            _ => false,
        };
        if carried {
            let raid = matches!(event, CardEvent::IndianRaid { .. });
            return Ok(if raid { By::Itself } else { By::Card });
        }
    }
    Err(refusal)
}

/// Returns the refusal for a space that is not connected with the force's own by a line. The reason
/// is that the way is barred, that the space is too far or, within reach, that the force must go
/// there space by space.
pub fn beyond(board: &Board, march: &March, to: Space) -> Refusal {
    let hostile = board.hostile(march.side, to);
    if march.force.units.is_empty() && hostile {
        return Refusal::new("movement.11", "refuse-go-leader-alone");
    }
    let Some(steps) = distance(board, march.side, march.at, to) else {
        return Refusal::new("movement.3", "refuse-go-barred");
    };
    // The reach given by a movement card depends on the route, so it is not checked here.
    let too_far = row(march).refuse(march.steps + steps, hostile);
    too_far
        .filter(|_| board.orders.is_none())
        .unwrap_or(Refusal::new("movement.2", "refuse-go-no-line"))
}

/// Returns the number of steps between two spaces on a route that avoids the enemy's spaces
/// (movement.3), if there is one.
fn distance(board: &Board, side: Side, from: Space, to: Space) -> Option<u8> {
    let mut seen = Spaces::from(from);
    let mut edge = seen;
    for steps in 1.. {
        let next: Spaces = edge.iter().flat_map(Space::ways).map(|way| way.to).collect();
        if next.has(to) {
            return Some(steps);
        }
        edge = next.minus(seen).iter().filter(|space| !board.hostile(side, *space)).collect();
        if edge.is_empty() {
            break;
        }
        seen = seen.or(edge);
    }
    None
}

/// Checks a step of leaders without a force: they never enter an enemy space, and must be able to
/// end with a force (movement.11).
fn check_leaders_alone(board: &Board, march: &March, way: Exit) -> Result<By, Refusal> {
    let step = march.steps + 1;
    let Row { reach, rule, too_far, .. } = row(march);
    if board.hostile(march.side, way.to) {
        return Err(Refusal::new("movement.11", "refuse-go-leader-alone"));
    }
    if reach.moves < step {
        return Err(Refusal::new(rule, too_far));
    }
    if !joins_from(board, march.side, way.to, reach.moves - step, march.at) {
        return Err(Refusal::new("movement.11", "refuse-go-no-force-there"));
    }
    Ok(By::Itself)
}

/// Returns true if this leader, alone, could reach a force elsewhere.
pub fn can_join(board: &Board, side: Side, leader: Leader, from: Space) -> bool {
    let reach = by_rating(leader.rating()).reach;
    from.ways().iter().any(|way| {
        !board.hostile(side, way.to) && joins_from(board, side, way.to, reach.moves - 1, from)
    })
}

/// Returns true if there is a force at `here`, or one within this many further steps.
fn joins_from(board: &Board, side: Side, here: Space, steps: u8, from: Space) -> bool {
    if 0 < board.strength(side, here) && here != from {
        return true;
    }
    0 < steps
        && here.ways().iter().any(|way| {
            !board.hostile(side, way.to) && joins_from(board, side, way.to, steps - 1, from)
        })
}
