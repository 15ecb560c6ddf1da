//! The best Raid from every space (9.0), by the value of the target and the odds of reaching it.

use std::sync::LazyLock;

use bayonets::{Board, CardEvent, FACTS, Nation, SPACES, Space, Spaces, targets};
use engine::Side;

static NEIGHBOURS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    FACTS.adjacent.iter().map(|all| all.iter().map(|space| space.0).collect()).collect()
});

/// The maximum number of steps of a Raid, plus one for its start.
const STEPS: usize = 7;

/// The expected gain of Raids, in Raid Points.
pub struct Raids {
    /// The gain on arrival in each space, by the number of steps left.
    best: [[f32; SPACES]; STEPS],
    strike: [f32; SPACES],
}

impl Raids {
    /// Finds the best Raids of at most `most` steps.
    pub fn new(board: &Board, side: Side, most: u8) -> Raids {
        let mut raids = Raids { best: [[0.0; SPACES]; STEPS], strike: [0.0; SPACES] };
        let pass = passes(board, side);
        let ablaze = if board.offers(side, CardEvent::FrontiersAblaze) { 2 } else { 0 };
        let mut live = Spaces::NONE;
        for space in targets(board, side).iter() {
            let points = if FACTS.wilderness.has(space) { 1 } else { space.facts().value };
            raids.strike[space.index()] = f32::from(points + ablaze) * 2.0 / 3.0;
            raids.best[0][space.index()] = pass[space.index()] * raids.strike[space.index()];
            live.insert(space);
        }
        for left in 1..=usize::from(most) {
            let mut wider = live;
            for space in live.iter() {
                wider = wider.or(FACTS.adjacent[space.index()]);
            }
            live = wider;
            for space in live.iter() {
                let at = space.index();
                let mut best = raids.strike[at];
                for to in &NEIGHBOURS[at] {
                    best = best.max(raids.best[left - 1][usize::from(*to)]);
                }
                raids.best[left][at] = pass[at] * best;
            }
        }
        raids
    }

    /// Returns the gain of a Raid whose raider is in a space, or arrives there, and has `left`
    /// steps left.
    #[inline]
    pub fn from(&self, at: Space, left: u8) -> f32 {
        self.best[usize::from(left)][at.index()]
    }
    /// Returns the gain of a Raid that strikes in a space, once the raider has arrived there.
    #[inline]
    pub fn strike(&self, at: Space) -> f32 {
        self.strike[at.index()]
    }
}

/// Returns the chance of passing through each space (9.2), or zero for a space that the unit may
/// not enter.
fn passes(board: &Board, side: Side) -> [f32; SPACES] {
    let foe = side.other();
    let mut pass = [1.0; SPACES];
    for space in board.present(foe).without(Space::SAIL).iter() {
        pass[space.index()] = 2.0 / 3.0;
    }
    for unit in FACTS.lights.and(board.own(foe)).iter() {
        if let Some(at) = board.at(unit).map_space() {
            pass[at.index()] = 1.0 / 3.0;
        }
    }
    let mut closed = if side == Side::French { FACTS.bases } else { Spaces::NONE };
    for nation in Nation::BOTH {
        if board.nation(nation).is_none() {
            closed = closed.or(FACTS.villages(nation));
        }
    }
    for space in closed.iter() {
        pass[space.index()] = 0.0;
    }
    pass
}
