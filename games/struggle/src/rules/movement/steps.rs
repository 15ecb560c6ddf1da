//! The steps that a force may take, by the Movement Chart and by movement cards.

use engine::{Refusal, Side};

use super::March;
use super::reach::{By, Row, allows, by_rating, joins_from};
use crate::{Board, CardEvent, Exit, FACTS, Force, Leader, LineKind, Orders, Reach, Space, Spaces};

impl March {
    /// Returns the row of the chart for a force.
    ///
    /// The pieces that set out determine the row (ruling 27). If a leader set out with the force,
    /// the row is that of the best such leader who is still with it. If no leader set out, the row
    /// is that of Indian units alone or of forces without a leader. Pieces picked up or left on the
    /// way never extend the reach.
    fn row(&self) -> Row {
        let Force { units, leaders } = self.force;
        let mut rating = Leader::best_rating(leaders.and(self.began.leaders));
        if units.is_empty() {
            // Leaders alone: each goes no further than his own row.
            rating = rating.min(leaders.iter().map(Leader::rating).min());
        }
        let (reach, rule, too_far, no_fight) = match rating {
            Some(rating) => return by_rating(rating),
            None if self.left_its_leaders() => {
                let here = Reach { moves: self.steps, fight: self.steps };
                let why = "refuse-go-left-its-leader";
                (here, "movement.9", why, why)
            }
            None if self.began_as_indians() => {
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

    /// Returns true if the force has left behind all leaders that it began with. Such a force can
    /// go no further (ruling 27).
    fn left_its_leaders(&self) -> bool {
        self.began.leaders.any() && self.began.leaders.and(self.force.leaders).is_empty()
    }

    /// Checks that the force may take this step, and returns whether the chart or a card permits
    /// it.
    pub fn check_step(&self, board: &Board, way: Exit) -> Result<By, Refusal> {
        if self.force.units.is_empty() {
            return self.check_leaders_alone(board, way);
        }
        let hostile = board.hostile(self.side, way.to);
        let step = self.steps + 1;
        let row = self.row();
        let Some(refusal) = row.refuse(step, hostile) else {
            return Ok(By::Itself);
        };
        let reach = row.reach;
        let enough = |reach: Reach| allows(reach, step, hostile);
        // No card extends the move of a force that has left its leaders behind (ruling 27).
        let Some(Orders { card, forces }) = board.orders.filter(|_| !self.left_its_leaders())
        else {
            return Err(refusal);
        };
        for event in &card.facts().events {
            let may_use = self.extended || 0 < forces;
            let leaderless = self.force.leaders.is_empty();
            let carried = match event {
                CardEvent::ExtendMove { further, fight_further, lines, .. } => {
                    let by = |kind: &LineKind| self.lines.has(*kind) || way.kind == *kind;
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
                        && self.began.leaders.is_empty()
                        && self.most.max(self.force.strength()) <= *strength
                        && enough(Reach { moves: *reach, fight: *reach })
                }
                CardEvent::IndianRaid { reach } => {
                    leaderless
                        && self.began_as_indians()
                        && card.facts().start.is_none_or(|start| start.has(self.start))
                        && enough(Reach { moves: *reach, fight: *reach })
                }
                CardEvent::SeaLift { may_fight } => {
                    let only_sea = self.lines.none_but(LineKind::Sea) && way.kind == LineKind::Sea;
                    may_use
                        && only_sea
                        && !self.passed.has(way.to) // a force never sails back to a space
                        && self.start.facts().port
                        && board.controls(self.side, self.start)
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

    /// Returns the refusal for a space that is not connected with the force's own by a line. The
    /// refusal says that the way is barred, that the space is too far away or, for a space within
    /// reach, that the force must go there space by space.
    pub fn beyond(&self, board: &Board, to: Space) -> Refusal {
        let hostile = board.hostile(self.side, to);
        if self.force.units.is_empty() && hostile {
            return Refusal::new("movement.11", "refuse-go-leader-alone");
        }
        let Some(steps) = distance(board, self.side, self.at, to) else {
            return Refusal::new("movement.3", "refuse-go-barred");
        };
        // The reach given by a movement card depends on the route, so it is not checked here.
        let too_far = self.row().refuse(self.steps + steps, hostile);
        too_far
            .filter(|_| board.orders.is_none())
            .unwrap_or(Refusal::new("movement.2", "refuse-go-no-line"))
    }

    /// Checks a step of leaders without a force: they never enter an enemy space, and must be able to
    /// end with a force (movement.11).
    fn check_leaders_alone(&self, board: &Board, way: Exit) -> Result<By, Refusal> {
        let step = self.steps + 1;
        let Row { reach, rule, too_far, .. } = self.row();
        if board.hostile(self.side, way.to) {
            return Err(Refusal::new("movement.11", "refuse-go-leader-alone"));
        }
        if reach.moves < step {
            return Err(Refusal::new(rule, too_far));
        }
        if !joins_from(board, self.side, way.to, reach.moves - step, self.at) {
            return Err(Refusal::new("movement.11", "refuse-go-no-force-there"));
        }
        Ok(By::Itself)
    }
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
