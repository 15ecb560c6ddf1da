//! Conditions that the board restores after every change: markers need a stack, a captured Settled
//! Space needs a unit of its captor, and a side that alone has units in a space controls the space.

use engine::{Side, World};

use super::Board;
use crate::{Event, FACTS, Space, Spaces};

impl Board {
    pub fn settle(&mut self, world: &mut dyn World<Event>) {
        if !self.stale {
            return;
        }
        self.stale = false;
        self.settle_markers();
        self.settle_battles();
        self.settle_control(world);
    }

    /// Ends a Battle, and makes the changes that were delayed until its end.
    pub fn end_fight(&mut self) {
        self.fighting = None;
        self.stale = true;
    }

    fn settle_markers(&mut self) {
        for side in Side::BOTH {
            let mut gone = self.markers[side].on_stacks().minus(self.present[side]);
            if gone.is_empty() {
                continue;
            }
            // A Commander alone keeps the markers of his stack.
            for space in gone.iter() {
                if self.commanders_of(side, space).any() {
                    gone.remove(space);
                }
            }
            self.markers[side].clear_stacks(gone);
        }
    }

    /// Returns true if each side has units in the space, or militia that defend it as their own,
    /// and at least one side has units.
    pub fn contested(&self, space: Space) -> bool {
        Side::BOTH
            .into_iter()
            .all(|side| self.present[side].has(space) || self.militia_stands(side, space))
            && Side::BOTH.into_iter().any(|side| self.present[side].has(space))
    }

    fn settle_battles(&mut self) {
        for space in self.battles.iter() {
            if self.fighting != Some(space) && !self.contested(space) {
                self.battles.remove(space);
            }
        }
    }

    fn settle_control(&mut self, world: &mut dyn World<Event>) {
        // Return a captured Settled Space that its captor has left (2.1.2).
        for space in self.captured.and(FACTS.settled).iter() {
            let owner = space.facts().home.expect("a Settled Space is somebody's home");
            if !self.present[owner.other()].has(space) && self.fighting != Some(space) {
                self.take(owner, space, world);
            }
        }
        if self.winter.truce {
            return;
        }
        for side in Side::BOTH {
            let alone = self.present[side].minus(self.present[side.other()]);
            let theirs: Spaces = alone.minus(self.friendly(side)).minus(self.battles);
            for space in theirs.and(FACTS.takable).iter() {
                if self.fighting != Some(space) {
                    self.take(side, space, world);
                }
            }
        }
    }
}
