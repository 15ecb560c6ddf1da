//! Who attacks which space, and where each came from.

use engine::Array;
use serde::{Deserialize, Serialize};

use super::{Force, Units};
use crate::{LEADERS, LINES, Leader, Space, Spaces, Way};

/// Who stands in enemy spaces, from the march there to the end of the combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attacks {
    /// Spaces where a combat is still to be fought (combat.1).
    pub contested: Spaces,
    /// Who came along each direction of each line to attack where it leads.
    along: Array<Units, { 2 * LINES }>,
    /// Where each leader came from, in a space that he attacks.
    from: Array<Option<Space>, LEADERS>,
}

impl Attacks {
    /// A force goes along `way` from a space, to attack where it leads.
    pub fn insert(&mut self, force: Force, from: Space, way: Way) {
        self.contested.insert(way.to);
        self.along[way.direction.index()] += force.units;
        for leader in force.leaders.iter() {
            self.from[leader.index()] = Some(from);
        }
    }

    /// The attackers in a space who came to it from the other end of one of its lines.
    #[inline]
    pub fn came_by(&self, way: Way) -> Units {
        self.along[way.direction.back().index()]
    }

    #[inline]
    pub fn came_by_mut(&mut self, way: Way) -> &mut Units {
        &mut self.along[way.direction.back().index()]
    }

    /// Where a leader came from, in a space that he attacks.
    #[inline]
    pub fn origin(&self, leader: Leader) -> Option<Space> {
        self.from[leader.index()]
    }

    /// He attacks no longer.
    pub fn forget(&mut self, leader: Leader) {
        self.from[leader.index()] = None;
    }
}
