//! Control of spaces (2.1.2), and the militia that depends on it (13.2.1).

use engine::{Side, World};

use super::Board;
use crate::{Event, FACTS, Nation, Space, Spaces, Why};

impl Board {
    #[inline]
    pub fn nation(&self, nation: Nation) -> Option<Side> {
        self.nations[nation as usize]
    }
    pub(super) fn set_nation(&mut self, nation: Nation, side: Side) {
        self.nations[nation as usize] = Some(side);
    }

    /// Returns the side that controls the space if it has not been captured.
    #[inline]
    fn owner(&self, space: Space) -> Option<Side> {
        let facts = space.facts();
        facts.home.or_else(|| self.nation(facts.nation?))
    }
    /// Returns the side that controls a space of the map.
    #[inline]
    pub fn control(&self, space: Space) -> Option<Side> {
        let owner = self.owner(space)?;
        Some(if self.captured.has(space) { owner.other() } else { owner })
    }
    /// Returns all spaces that a side controls.
    #[inline]
    pub fn friendly(&self, side: Side) -> Spaces {
        let mut owned = [FACTS.home[side], FACTS.home[side.other()]];
        for nation in Nation::BOTH {
            if let Some(has) = self.nation(nation) {
                let place = usize::from(has != side);
                owned[place] = owned[place].or(FACTS.villages(nation));
            }
        }
        owned[0].minus(self.captured).or(owned[1].and(self.captured))
    }
    pub fn captured(&self) -> Spaces {
        self.captured
    }
    pub fn set_captured(&mut self, space: Space, taken: bool) {
        self.captured.set(space, taken);
    }
    /// Sets or clears the mark that a space was captured in this round (10.7).
    pub fn taken_now(&mut self, space: Space, now: bool) {
        self.this_round.captured.set(space, self.captured.has(space) != now);
    }
    /// Returns the Home Spaces of a side that are under its own control.
    pub fn friendly_home(&self, side: Side) -> Spaces {
        FACTS.home[side].minus(self.captured)
    }
    /// Returns the Home Spaces of a side that lie in a Colony and are under its own control (2.4).
    pub fn colony_homes(&self, side: Side) -> Spaces {
        self.friendly_home(side).and(FACTS.colonies)
    }
    /// Returns the Nation of a Village, if it is still neutral (8.0).
    #[inline]
    pub fn neutral_village(&self, space: Space) -> Option<Nation> {
        space.facts().nation.filter(|nation| self.nation(*nation).is_none())
    }
    pub fn neutral_villages(&self) -> Spaces {
        let of = |nation: Nation| match self.nation(nation) {
            None => FACTS.villages(nation),
            Some(_) => Spaces::NONE,
        };
        of(Nation::Cherokee).or(of(Nation::Iroquois))
    }
    /// Returns true if the space is a Fortress with a Bastion left; without a Bastion it is a
    /// Settled Space (2.1.10).
    pub fn fortress(&self, space: Space) -> bool {
        space.facts().fortress && self.units_in(space).and(FACTS.bastions).any()
    }

    /// Returns the number of a side's militia in a space: one fewer under enemy control (13.2.1).
    #[inline]
    pub fn militia(&self, side: Side, space: Space) -> u8 {
        let facts = space.facts();
        if facts.militia == 0 || facts.home != Some(side) {
            return 0;
        }
        facts.militia - u8::from(self.captured.has(space))
    }
    /// Returns true if a side's militia fight in a space even without a unit. They do only if the
    /// side held the space when the round began (10.7).
    #[inline]
    pub fn militia_stands(&self, side: Side, space: Space) -> bool {
        0 < self.militia(side, space) && !self.this_round.captured.has(space)
    }

    /// Gives control of a space to a side, by capture or recapture (2.1.2, 18.1).
    pub fn take(&mut self, side: Side, space: Space, world: &mut dyn World<Event>) {
        if self.control(space) == Some(side) {
            return;
        }
        let Some(owner) = self.owner(space) else { return };
        self.captured.set(space, owner != side);
        self.stale = true;
        world.tell(Event::Control { side, space });
        let facts = space.facts();
        if facts.victory {
            self.score(side, facts.value, Why::Taken(space), world);
        }
        if space == FACTS.named.louisbourg && side == Side::British && !self.open_seas {
            self.open_seas = true;
            world.tell(Event::OpenSeas);
        }
    }
}
