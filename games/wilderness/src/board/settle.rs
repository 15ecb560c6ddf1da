//! The consequences that follow at once from the positions of the pieces.

use engine::{Side, World};

use super::Board;
use crate::{Building, Event, FACTS, FortChange, Leader, Space, Spaces, Why};

impl Board {
    /// Applies the consequences of the positions of the pieces once an action is complete. Sieges
    /// end, captured fortresses revert, markers and forts under construction are removed, Niagara
    /// and Ohio Forks change hands.
    pub fn settle(&mut self, world: &mut dyn World<Event>) {
        self.settle_departures(world);
        self.open_gates();
        self.settle_arrivals(world);
    }

    /// Applies the consequences when pieces have left a space. A party that enters a space has left
    /// its former space, whatever happens to the party in the new one (8.232, 8.24).
    pub fn settle_departures(&mut self, world: &mut dyn World<Event>) {
        for space in self.sieges.iter() {
            let besieger = self.stronghold(space).map(Side::other);
            if besieger.is_none_or(|side| !self.outside[side].has(space)) {
                self.lift_siege(space);
                world.tell(Event::SiegeLifted { space });
            }
        }
        for space in self.captured.iter() {
            let Some(captor) = self.fortress_of(space) else { continue };
            let kept = self.units_of(captor, space).any()
                || (captor == Side::British && self.amphib.has(space));
            // The fortress reverts without an assault, even if its original owner is besieging it
            // (8.24).
            if !kept {
                self.lift_siege(space);
                self.captured.remove(space);
                let owner = captor.other();
                world.tell(Event::Reverted { side: owner, space });
                self.score(owner, 3, Why::Reverted, world);
            }
        }
    }

    /// Moves pieces out of works that are not besieged. There are such pieces, for example, after
    /// both sides were eliminated outside the walls, or after the attackers have left (8.21, ruling
    /// 37).
    fn open_gates(&mut self) {
        let free = |space| !self.sieges.has(space);
        let units = self.inside().iter().filter(|it| free(self.space_of(*it))).collect();
        let leaders = self.leaders_inside().iter().filter(|it| free(self.leader_space(*it)));
        let leaders = leaders.collect();
        self.come_out(units, leaders);
    }

    /// Applies the consequences when pieces have arrived in a space: Amphib markers and forts under
    /// construction are removed, Niagara and Ohio Forks change hands.
    fn settle_arrivals(&mut self, world: &mut dyn World<Event>) {
        for space in self.amphib.minus(self.outside[Side::British]).iter() {
            // A British leader without units in the space goes to a port before the marker is
            // removed (6.432, 6.53).
            if self.led[Side::British].has(space) && !self.works(Side::British).has(space) {
                continue;
            }
            let french_work = self.works(Side::French).minus(self.sieges).has(space)
                && self.edition.work_removes_amphib();
            if self.units_of(Side::British, space).is_empty()
                && (self.drilled[Side::French].has(space) || french_work)
            {
                self.amphib.remove(space);
                world.tell(Event::AmphibRemoved { space });
            }
        }
        for side in Side::BOTH {
            for space in self.started[side].and(self.drilled[side.other()]).iter() {
                if self.units_of(side, space).is_empty() {
                    self.started[side].remove(space);
                    world.tell(Event::Work {
                        side,
                        space,
                        work: Building::FortUnderConstruction,
                        fate: FortChange::Destroyed,
                        rule: "5.45",
                    });
                }
            }
        }
        for (space, owner) in
            [(FACTS.named.niagara, self.niagara), (FACTS.named.ohio_forks, self.ohio_forks)]
        {
            let taker = owner.other();
            if self.is_held(taker, space) && !self.is_held(owner, space) {
                if space == FACTS.named.niagara {
                    self.niagara = taker;
                } else {
                    self.ohio_forks = taker;
                }
                self.score(taker, 1, Why::Taken(space), world);
            }
        }
    }

    /// Returns true if a side has units or a completed work in a space. The space must be one
    /// without a fortress.
    pub fn is_held(&self, side: Side, space: Space) -> bool {
        self.outside[side].has(space)
            || self.forts[side].has(space)
            || self.stockades[side].has(space)
    }

    /// Returns a leader of a side who is alone among enemies (6.53). Spaces in `left`, whose pieces
    /// are about to leave anyway, are ignored.
    pub fn stranded(&self, side: Side, left: Spaces) -> Option<Leader> {
        let alone = self.led[side].minus(self.outside[side]);
        if alone.is_empty() {
            return None;
        }
        let lost = alone.and(self.held_against(side)).minus(self.works(side)).minus(left);
        if lost.is_empty() {
            return None;
        }
        FACTS.leaders_of[side].iter().find(|leader| self.leader_at(*leader).is_in(lost))
    }
}
