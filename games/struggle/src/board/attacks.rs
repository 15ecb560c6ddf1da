//! The attackers of each space, and the spaces that they came from.

use engine::Array;
use serde::{Deserialize, Serialize};

use super::{Force, Units};
use crate::{Exit, LEADERS, LINES, Leader, Space, Spaces};

/// The forces that have entered a space where they must fight. A force is recorded here until the
/// combat in the space is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attacks {
    /// Spaces where a combat is still to be fought (combat.1).
    pub contested: Spaces,
    /// The attackers who came along each line, by direction.
    along: Array<Units, { 2 * LINES }>,
    /// The space that each attacking leader came from.
    from: Array<Option<Space>, LEADERS>,
}

impl Attacks {
    /// Adds a force that moves from a space along `way`, to attack the space at the end of `way`.
    pub fn insert(&mut self, force: Force, from: Space, way: Exit) {
        self.contested.insert(way.to);
        self.along[way.direction.index()] += force.units;
        for leader in force.leaders.iter() {
            self.from[leader.index()] = Some(from);
        }
    }

    /// Returns the attackers in a space who came from the other end of this line.
    #[inline]
    pub fn came_by(&self, way: Exit) -> Units {
        self.along[way.direction.back().index()]
    }

    #[inline]
    pub fn came_by_mut(&mut self, way: Exit) -> &mut Units {
        &mut self.along[way.direction.back().index()]
    }

    /// Returns the space that an attacking leader came from.
    #[inline]
    pub fn origin(&self, leader: Leader) -> Option<Space> {
        self.from[leader.index()]
    }

    /// Removes a leader from the attackers.
    pub fn forget(&mut self, leader: Leader) {
        self.from[leader.index()] = None;
    }
}
