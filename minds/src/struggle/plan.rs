//! Marches: the moves that a force could make, and the value of each.

use engine::Side;
use struggle::{Board, FACTS, Leader, Leaders, Reach, Space, Spaces};

use super::ground::{Ground, SPACES};

/// Part of a stack that moves together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Detachment {
    pub sp: u8,
    pub indians: u8,
    pub leaders: Leaders,
}

impl Detachment {
    /// Returns the part of the force in a space that has not moved yet.
    pub fn unmoved(board: &Board, side: Side, space: Space) -> Detachment {
        let n = space.index();
        Detachment {
            sp: board.units[side][n].sp.saturating_sub(board.moved.units[n].sp),
            indians: board.units[side][n].indians.saturating_sub(board.moved.units[n].indians),
            leaders: board.leaders_at(side, space).minus(board.moved.leaders),
        }
    }

    /// Returns the part of the unmoved force that may march. A leader who has moved needs a unit that
    /// stays with him (movement.11).
    pub fn ready(board: &Board, side: Side, space: Space) -> Detachment {
        let mut ready = Detachment::unmoved(board, side, space);
        let has_moved = board.leaders_at(side, space).and(board.moved.leaders).any();
        if has_moved && board.strength(side, space) == ready.strength() {
            let kind = if 0 < ready.sp { &mut ready.sp } else { &mut ready.indians };
            *kind = kind.saturating_sub(1);
        }
        ready
    }

    /// Returns the number of strength points and Indian units together.
    #[inline]
    pub fn strength(self) -> u8 {
        self.sp + self.indians
    }

    /// Returns the rating of the best leader.
    #[inline]
    pub fn rating(self) -> u8 {
        Leader::best_rating(self.leaders).unwrap_or(0)
    }

    /// Returns whether the force is empty.
    pub fn is_empty(self) -> bool {
        self.strength() == 0 && self.leaders.is_empty()
    }

    /// Returns the distance that the force may move, by the chart (movement.4 to movement.8).
    pub fn reach(self) -> Reach {
        let chart = &FACTS.movement;
        match self.rating() {
            0 if self.sp == 0 => chart.indian,
            0 => chart.leaderless,
            1 => chart.one,
            2 => chart.two,
            _ => chart.three,
        }
    }

    /// Calls `see` with each way of splitting the unmoved force that the policy considers. `others` is the
    /// strength that stays in the space in any case.
    pub fn splits(self, others: u8, mut see: impl FnMut(Detachment)) {
        see(self);
        if self.strength() == 0 {
            return;
        }
        // One or two leaders may stay with the units left behind.
        let best = self.leaders.iter().max_by_key(|leader| leader.rating());
        let lead = |stays: u8| {
            let mut leaders = Leaders::NONE;
            match best {
                Some(best) if 0 < stays + others => leaders.insert(best),
                _ => leaders = self.leaders,
            }
            leaders
        };
        for stays in [2, 4, 6] {
            if stays < self.sp {
                see(Detachment {
                    sp: self.sp - stays,
                    indians: self.indians,
                    leaders: lead(stays),
                });
            }
        }
        if 0 < self.sp && 0 < self.indians {
            see(Detachment { sp: 0, indians: self.indians, leaders: Leaders::NONE });
            see(Detachment { sp: self.sp, indians: 0, leaders: self.leaders });
        }
    }
}

impl Ground<'_> {
    /// Returns the value of bringing `force` to a friendly or burnt space where the side already has
    /// strength `there`.
    pub fn worth_at(&self, space: Space, force: Detachment, there: u8) -> f32 {
        let both = there.saturating_add(force.strength());
        if force.strength() == 0 {
            // A leader is worth most where there are troops without a leader as good as he is.
            let better = force.rating().saturating_sub(self.rating(space));
            let led = f32::from(there.min(13)) * (0.5 + f32::from(better));
            return led * 0.05;
        }
        let rating = self.rating(space);
        self.risk(space, there, rating) - self.risk(space, both, rating.max(force.rating()))
            + self.promise(space, both)
            - self.promise(space, there)
    }

    /// Returns the value of an attack by `force` on `space` from the neighbouring space `by`.
    pub fn worth_against(&self, space: Space, force: Detachment, by: Space) -> f32 {
        let (board, side) = (self.board, self.side);
        let there = board.strength(side, space);
        let rating = self.rating(space);
        let before = self.gain(space, there, rating);
        let both = there.saturating_add(force.strength());
        let lead = rating.max(force.rating());
        let alone = self.gain(space, both, lead) - before;
        // Other forces could still join the attack.
        let mut support = 0;
        for way in space.ways() {
            if way.to != by && !board.hostile(side, way.to) {
                support += Detachment::unmoved(board, side, way.to).strength();
            }
        }
        let joined = if 2 <= support {
            0.75 * (self.gain(space, both + support / 2, lead) - before)
        } else {
            f32::MIN
        };
        alone.max(joined) + 0.9 * self.promise(by, force.strength()) + 0.05
    }

    /// Calls `see` for every space that `force` can reach from `at`, with the first space on the way, the
    /// space itself, and the value of being there.
    pub fn explore(
        &self,
        force: Detachment,
        at: Space,
        reach: Reach,
        there: &dyn Fn(Space) -> u8,
        see: &mut impl FnMut(Space, Space, f32),
    ) {
        let mut seen = Spaces::NONE;
        seen.insert(at);
        let mut edge = [(Space(0), Space(0)); SPACES];
        let mut ends = 0;
        edge[0] = (at, at);
        let (mut from, mut to) = (0, 1);
        for step in 1..=reach.moves {
            for n in from..to {
                let (first, here) = edge[n];
                for way in here.ways() {
                    if seen.has(way.to) {
                        continue;
                    }
                    let first = if step == 1 { way.to } else { first };
                    if self.board.hostile(self.side, way.to) {
                        if step <= reach.fight && 0 < force.strength() {
                            seen.insert(way.to);
                            see(first, way.to, self.worth_against(way.to, force, here));
                        }
                        continue;
                    }
                    seen.insert(way.to);
                    see(first, way.to, self.worth_at(way.to, force, there(way.to)));
                    if to + ends < edge.len() {
                        edge[to + ends] = (first, way.to);
                        ends += 1;
                    }
                }
            }
            (from, to, ends) = (to, to + ends, 0);
        }
    }

    /// Returns the best march for the unmoved units in `from`: the force, its destination, and the gain.
    pub fn best_march(&self, from: Space) -> Option<(Detachment, Space, f32)> {
        let all = Detachment::ready(self.board, self.side, from);
        if all.is_empty() {
            return None;
        }
        let whole = self.board.strength(self.side, from);
        let others = whole - all.strength();
        let mut best: Option<(Detachment, Space, f32)> = None;
        all.splits(others, |force| {
            let stay = self.worth_at(from, force, whole - force.strength());
            let there = |space| self.board.strength(self.side, space);
            self.explore(force, from, force.reach(), &there, &mut |_, to, worth| {
                let gain = worth - stay;
                if best.is_none_or(|best| best.2 < gain) {
                    best = Some((force, to, gain));
                }
            });
        });
        best
    }
}
