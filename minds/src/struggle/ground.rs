//! The board as one side sees it: the spaces worth taking, the threatened spaces, and the spaces where
//! strength is needed.

use std::sync::LazyLock;

use engine::Side;
use struggle::{Board, FACTS, Leader, Space};

use super::odds::{Fight, Prospects};

/// The number of spaces on the map.
pub const SPACES: usize = 41;
/// The value of a strength point, in victory points.
pub const POINT: f32 = 0.35;
/// The share of a threatened space's value that counts as lost. The share is less than 1, since the enemy
/// can't strike everywhere.
const FEAR: f32 = 0.5;

/// The distance beyond which all distances count alike.
const FAR: usize = 16;

/// Precomputed tables of things that never change.
struct Tables {
    /// The distance of each space from each goal, by goal.
    distance: [[u8; SPACES]; SPACES],
    /// The pull of a key by distance, relative to the pull at a distance of three lines.
    faint: [f32; FAR],
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables {
    distance: std::array::from_fn(|goal| {
        std::array::from_fn(|space| {
            Space(space as u8).distance(Space(goal as u8)).min(FAR as u8 - 1)
        })
    }),
    faint: std::array::from_fn(|distance| 0.7f32.powi(distance as i32 - 3)),
});

/// The facts about a board that are computed once for all plans that are compared.
pub struct Ground<'a> {
    pub board: &'a Board,
    pub side: Side,
    /// The rating of the best leader of either side in each space.
    ours: [u8; SPACES],
    theirs: [u8; SPACES],
    /// The enemy strength that could attack each space in the enemy's next phase, and the rating of the
    /// best leader who could join the attack.
    threat: [u8; SPACES],
    threat_rating: [u8; SPACES],
    /// The value of having a strength point in each space for later operations.
    pull: [f32; SPACES],
    /// The degree, from 0 to 1, to which the British can afford to lose strength in order to gain time. The
    /// British outgrow the French, but lose if the French still hold a key space at the end.
    press: f32,
}

impl<'a> Ground<'a> {
    /// Computes everything for `side`.
    pub fn new(board: &'a Board, side: Side) -> Ground<'a> {
        let mut ground = Ground {
            board,
            side,
            ours: [0; SPACES],
            theirs: [0; SPACES],
            threat: [0; SPACES],
            threat_rating: [0; SPACES],
            pull: [0.0; SPACES],
            press: if side == Side::British { press(board) } else { 0.0 },
        };
        for leader in Leader::all() {
            if let Some(space) = board.space_of(leader) {
                let facts = leader.facts();
                let best = if facts.side == side { &mut ground.ours } else { &mut ground.theirs };
                let best = &mut best[space.index()];
                *best = (*best).max(facts.rating);
            }
        }
        ground.see_threats();
        ground.see_pull();
        ground
    }

    fn see_threats(&mut self) {
        let foe = self.side.other();
        for from in Space::all() {
            let strength = self.board.strength(foe, from);
            if strength == 0 {
                continue;
            }
            let rating = self.theirs[from.index()];
            for way in from.ways() {
                self.threaten(way.to, strength, rating);
                // A good leader can strike one space further away, through a friendly space.
                if 2 <= rating && !self.board.hostile(foe, way.to) {
                    for further in way.to.ways() {
                        if further.to != from && from.distance(further.to) == 2 {
                            self.threaten(further.to, strength, rating);
                        }
                    }
                }
            }
        }
    }

    fn threaten(&mut self, space: Space, strength: u8, rating: u8) {
        if self.board.controls(self.side, space) {
            let n = space.index();
            self.threat[n] = self.threat[n].saturating_add(strength);
            self.threat_rating[n] = self.threat_rating[n].max(rating);
        }
    }

    /// Computes `pull`. Spaces that the side wants to take, and keys that it must keep, pull strength
    /// towards themselves.
    fn see_pull(&mut self) {
        let foe = self.side.other();
        let tables = &*TABLES;
        for goal in Space::all() {
            let worth = self.worth(goal);
            let (pull, fade) = if self.board.controls(foe, goal) {
                // A space that is weakly held pulls more strength.
                let held =
                    f32::from(self.board.strength(foe, goal)) + f32::from(self.board.defence(goal));
                (worth * 4.0 / (4.0 + held), 0.55)
            } else if FACTS.keys.has(goal) && self.side == Side::French {
                (worth * 0.8, 0.45)
            } else {
                continue;
            };
            let mut by_distance = [0.0; FAR];
            let near = [pull, pull * fade, pull * fade * fade, pull * fade * fade * fade];
            for (pull, near) in by_distance.iter_mut().zip(near) {
                *pull = near * 0.03;
            }
            if FACTS.keys.has(goal) {
                // A key space pulls strength from all over the map, weakly from far away.
                for distance in near.len()..FAR {
                    by_distance[distance] = by_distance[3] * tables.faint[distance];
                }
            }
            for (pull, distance) in self.pull.iter_mut().zip(tables.distance[goal.index()]) {
                *pull += by_distance[usize::from(distance)];
            }
        }
    }

    /// Returns the value of a space, in victory points.
    #[inline]
    pub fn worth(&self, space: Space) -> f32 {
        if self.board.is_destroyed(space) {
            return 0.0;
        }
        let facts = space.facts();
        f32::from(facts.vp) + if facts.key { 5.0 } else { 0.0 }
    }

    /// Returns the value that the side must expect to lose in `space`, if it holds the space with
    /// `strength` and a leader rated `rating`.
    pub fn risk(&self, space: Space, strength: u8, rating: u8) -> f32 {
        let n = space.index();
        if !self.board.controls(self.side, space) {
            return 0.0;
        }
        let threat = self.threat[n];
        if threat == 0 {
            // A key that is not threatened now may still be threatened later.
            return if FACTS.keys.has(space) && strength < 4 {
                0.15 * f32::from(4 - strength)
            } else {
                0.0
            };
        }
        let odds = Fight {
            attackers: threat,
            attack_rating: self.threat_rating[n],
            defenders: strength,
            defence: self.board.defence(space),
            defence_rating: rating,
            holds: self.board.holds(space),
        }
        .odds();
        let mut risk = odds.win * self.worth(space) + (odds.theirs - odds.ours).max(0.0) * POINT;
        if self.board.holds(space) && 0 < strength {
            // A garrison that is weakened now will fall to the next attack.
            risk += self.worth(space) * 0.3 * (odds.theirs / f32::from(strength)).min(1.0);
        }
        risk * FEAR * (1.0 - 0.7 * self.press)
    }

    /// Returns the value of having `strength` in `space` for later operations.
    #[inline]
    pub fn promise(&self, space: Space, strength: u8) -> f32 {
        let pull = self.pull[space.index()];
        let strength = f32::from(strength.min(20));
        // Strength is worth more per point when it is concentrated, up to the last column of the chart.
        pull * strength * (0.6 + 0.4 * (strength / 13.0).min(1.0))
    }

    /// Returns the odds of an assault by `attackers` strength points on `space`.
    pub fn assault(&self, space: Space, attackers: u8, rating: u8) -> Prospects {
        let foe = self.side.other();
        Fight {
            attackers,
            attack_rating: rating,
            defenders: self.board.strength(foe, space),
            defence: self.board.defence(space),
            defence_rating: self.theirs[space.index()],
            holds: self.board.holds(space) && !self.board.is_destroyed(space),
        }
        .odds()
    }

    /// Returns the rating of the side's best leader in a space.
    #[inline]
    pub fn rating(&self, space: Space) -> u8 {
        self.ours[space.index()]
    }

    /// Returns the value of attacking `space`: the value of the space, and that of the losses on both
    /// sides.
    pub fn gain(&self, space: Space, attackers: u8, rating: u8) -> f32 {
        if attackers == 0 {
            return 0.0;
        }
        let odds = self.assault(space, attackers, rating);
        let foe = self.side.other();
        let garrison = self.board.strength(foe, space);
        let press = self.press;
        let trade = odds.theirs * (1.0 + 0.8 * press) - odds.ours * (1.0 - 0.7 * press);
        let mut gain = odds.win * self.worth(space) + trade * POINT;
        if 0 < garrison && self.board.holds(space) {
            // This is a siege: a garrison that is weakened now will fall to the next attack.
            let worn = (odds.theirs / f32::from(garrison)).min(1.0);
            gain += (1.0 - odds.win) * self.worth(space) * (0.25 + 0.5 * press) * worn;
        }
        gain
    }
}

fn press(board: &Board) -> f32 {
    let total = |side: Side| -> f32 {
        Space::all().map(|space| f32::from(board.strength(side, space))).sum()
    };
    let outgrown = (total(Side::British) / total(Side::French).max(1.0) - 0.8).clamp(0.0, 1.0);
    let years = f32::from(board.year.saturating_sub(FACTS.setup.year));
    outgrown * (0.4 + 0.2 * years).min(1.0)
}
