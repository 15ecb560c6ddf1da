//! The value of each space this year: its points, and its contribution to a side's bonus (18.2.1).

use std::sync::LazyLock;

use bayonets::{Board, BonusKind, Colony, FACTS, SPACES, Space, Spaces, Victory};
use engine::{BySide, Side};

/// The weight of the year's bonus, which is uncertain until the year ends.
const PROMISED: f32 = 0.7;

/// Precomputed tables of things that never change.
struct WorthTables {
    /// The minimum value of each space.
    least: [f32; SPACES],
    capitals: Spaces,
    new_france: Spaces,
}

static TABLES: LazyLock<WorthTables> = LazyLock::new(|| WorthTables {
    least: std::array::from_fn(|n| {
        let facts = Space(n as u8).facts();
        match facts.home {
            Some(_) if facts.victory => f32::from(facts.value),
            Some(_) => 0.08,
            None => 0.05,
        }
    }),
    capitals: [FACTS.named.louisbourg, FACTS.named.quebec, FACTS.named.montreal]
        .into_iter()
        .collect(),
    new_france: [Colony::Acadie, Colony::Canada, Colony::PaysDEnHaut]
        .into_iter()
        .fold(Spaces::NONE, |all, colony| all.or(FACTS.colony(colony))),
});

/// Returns the victory conditions of a side for the year (18.2.1).
pub fn terms(board: &Board, side: Side) -> Option<&'static Victory> {
    board.facts().victory.iter().find(|it| it.year == board.year && it.side == side)
}

/// The extra value that a side's bonus of the year adds to each space that counts towards the bonus.
#[derive(Clone, Copy)]
struct Lure {
    of: Spaces,
    /// The value of taking one more space, and the value of losing a space that the side holds.
    more: f32,
    fewer: f32,
}

impl Lure {
    fn new(board: &Board, side: Side) -> Lure {
        let mut lure = Lure { of: Spaces::NONE, more: 0.0, fewer: 0.0 };
        let Some(terms) = terms(board, side) else { return lure };
        let bonus = &terms.bonus;
        let vp = PROMISED * f32::from(bonus.vp);
        lure.of = match bonus.when {
            BonusKind::ControlVictorySpaces => FACTS.victory,
            BonusKind::ControlSettledSpaces => FACTS.settled,
            BonusKind::ControlHomeSpaces => FACTS.home[side.other()],
            BonusKind::PerColonyHeld => {
                return Lure { of: TABLES.new_france, more: 0.6 * vp, fewer: 0.6 * vp };
            }
            BonusKind::PerThreeValueSpaceKept => return lure,
        };
        let held = FACTS.home[side.other()].and(board.captured()).and(lure.of).len();
        (lure.more, lure.fewer) = match bonus.at_least.saturating_sub(held) {
            0 if held == bonus.at_least => (0.2 * vp, vp),
            0 => (0.1 * vp, 0.3 * vp),
            missing => (vp / f32::from(missing), 0.4 * vp),
        };
        lure
    }
}

/// The values of spaces this year, in victory points.
pub struct Values {
    lures: BySide<Lure>,
    /// The value of a capital. The British lose points for each capital that they do not take (18.2.1).
    capital: f32,
}

impl Values {
    /// Computes the values of this year.
    pub fn new(board: &Board) -> Values {
        let kept = terms(board, Side::French)
            .is_some_and(|it| it.bonus.when == BonusKind::PerThreeValueSpaceKept);
        Values {
            lures: BySide::of(|side| Lure::new(board, side)),
            capital: if kept { 1.5 } else { 0.3 },
        }
    }

    /// Returns the value of taking a space from its present owner.
    #[inline]
    pub fn of(&self, board: &Board, space: Space) -> f32 {
        let tables = &*TABLES;
        let mut worth = tables.least[space.index()];
        let Some(home) = space.facts().home else { return worth };
        let lure = &self.lures[home.other()];
        let taken = board.captured().has(space);
        if lure.of.has(space) {
            worth += if taken { lure.fewer } else { lure.more };
        }
        if tables.capitals.has(space) {
            worth += self.capital;
        }
        // A Settled Space must be garrisoned once it is taken (2.1.2).
        if !taken && FACTS.settled.has(space) { 0.9 * worth } else { worth }
    }
}
