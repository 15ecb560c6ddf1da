//! The probability that the French win. It depends on the points scored, on the points that each side can
//! soon score, and on the forces that could win more in the remaining time.

use engine::{BySide, Side};
use wilderness::{Board, FACTS, Kind, Leader, Season, Space, Spaces};

use super::cards::seasons_left;
use super::ground::{Ground, sheltered, strength, worth};
use super::odds::{ExpectedFire, wins};
use bots::exponential::logistic;

/// The value of a point of strength, in victory points, while there is time to use the strength.
const STRENGTH: f32 = 0.075;
/// The value of an Auxiliary, which is worth more than its strength because it raids.
const RAIDER: f32 = 0.12;
/// The value of a target within an army's reach, as a share of the value of a target that the army has taken.
const GRASP: f32 = 0.35;

/// Returns the probability that the French win: a logistic function of their expected lead in points.
pub fn french_wins(board: &Board) -> f32 {
    let left = seasons_left(board);
    let french = &Ground::new(board, Side::French);
    let british = &Ground::new(board, Side::British);
    let sieges = Sieges::new(french, british);
    let mut lead = f32::from(board.vp);
    lead += raided(board, Side::French) - raided(board, Side::British);
    lead += sieges.owed.french - sieges.owed.british;
    lead += means(french, left) - means(british, left);
    let last = board.facts().last_year;
    if last != 1759 {
        // If the last year is not 1759, the British need five points to win, and the French need only one
        // (13.13).
        lead += 2.0;
    }
    // These numbers were measured in games of bots against themselves. The passing of time favours the
    // British.
    lead += 0.6 - 0.25 * left;
    let spread = 0.8 + 0.47 * left;
    let by_points = logistic(lead / spread);
    if last == 1759 { by_points * (1.0 - prizes(board, &sieges, left)) } else { by_points }
}

/// Returns a side's points for Raided markers: half a point for each, rounded up (13.22).
fn raided(board: &Board, side: Side) -> f32 {
    let markers: u8 = Space::of_the_map().map(|space| board.raided(side, space)).sum();
    0.5 * f32::from(markers) + if markers % 2 == 1 { 0.2 } else { 0.0 }
}

/// The sieges under way, with the chance that each succeeds.
struct Sieges {
    /// The points that each side can expect from its sieges.
    owed: BySide<f32>,
    /// The French strongholds under siege, with the chance that each falls.
    french: [(Space, f32); 4],
    n: usize,
}

impl Sieges {
    fn new(french: &Ground, british: &Ground) -> Sieges {
        let board = french.board;
        let mut sieges = Sieges { owed: BySide::default(), french: [(Space(0), 0.0); 4], n: 0 };
        for space in board.sieges.iter() {
            let Some(owner) = board.stronghold(space) else { continue };
            let besieger = owner.other();
            let ground = if besieger == Side::French { french } else { british };
            let chance = Sieges::chance(ground, space);
            let worth = worth(board, besieger, space);
            sieges.owed[besieger] += chance * worth;
            if besieger == Side::British && sieges.n < sieges.french.len() {
                sieges.french[sieges.n] = (space, chance);
                sieges.n += 1;
            }
        }
        sieges
    }

    fn chance(ground: &Ground, space: Space) -> f32 {
        let (board, besieger) = (ground.board, ground.side);
        let force = ground.out[besieger][space.index()];
        let garrison = ground.inside[space.index()];
        let assault = wins(ExpectedFire::of(force).shifted(1), ExpectedFire::of(garrison));
        let needed = if space.facts().fortress { 2 } else { 1 };
        let progress = match (needed, board.level(space)) {
            (1, 0) => 0.6,
            (2, 0) => 0.45,
            (2, 1) => 0.65,
            _ => 0.85,
        };
        let led = board.leaders_out(besieger, space).any();
        let ready = needed <= board.level(space);
        let fed = ready || (board.drilled(besieger).has(space) && ground.supply.has(space));
        progress * assault * if led { 1.0 } else { 0.4 } * if fed { 1.0 } else { 0.15 }
    }

    fn of(&self, space: Space) -> f32 {
        let found = self.french[..self.n].iter().find(|(at, _)| *at == space);
        found.map_or(0.0, |(_, chance)| *chance)
    }
}

/// Returns the chance that the British end 1759 with two of the four prizes (13.12).
fn prizes(board: &Board, sieges: &Sieges, left: f32) -> f32 {
    let named = &FACTS.named;
    let keep = 1.0 - 0.04 * left;
    let held = |space: Space| {
        let there = |side: Side| board.works(side).has(space) || board.units_of(side, space).any();
        let ours = if space.facts().fortress {
            board.controls(Side::British, space)
        } else {
            there(Side::British) && !there(Side::French)
        };
        if ours { keep } else { (0.9 * sieges.of(space)).max(0.02 * left) }
    };
    let mut none = 1.0;
    let mut one = 0.0;
    for space in [named.quebec, named.montreal, named.niagara, named.ohio_forks] {
        let chance = held(space);
        one = one * (1.0 - chance) + none * chance;
        none *= 1.0 - chance;
    }
    let own = FACTS.fortresses.and(FACTS.originally[Side::British]);
    let safe = own.iter().all(|space| board.controls(Side::British, space));
    (1.0 - none - one).max(0.0) * if safe { 1.0 } else { 0.3 }
}

/// Returns the value of the forces with which a side could win more points.
fn means(ground: &Ground, left: f32) -> f32 {
    let (board, side) = (ground.board, ground.side);
    let time = (left / 3.0).min(1.0);
    let mut total = 0.0;
    let reduced = board.reduced();
    for unit in FACTS.units_of[side].iter() {
        let Some(at) = board.at(unit).space() else { continue };
        let kind = unit.kind();
        let mut force = f32::from(strength(unit, reduced.has(unit)));
        if kind.drilled() && board.season == Season::Late {
            let units = ground.count[at.index()];
            if board.inside().has(unit) || !sheltered(board, side, at, units) {
                // In winter an army outside shelter loses a step (11.2).
                let near = 1.0 - (left.fract() - 0.05).max(0.0);
                force -= 0.8 * near;
            }
        }
        total += STRENGTH * force;
        if kind.auxiliary() {
            total += RAIDER * if kind == Kind::Rangers { 1.3 } else { 1.0 };
            if kind.indian() {
                total += 0.3 * ground.raid_promise(at);
            }
        }
    }
    total *= time;
    // The two armies with the most valuable targets within reach.
    let (mut first, mut second) = (0.0f32, 0.0f32);
    let mut seen = Spaces::NONE;
    for leader in FACTS.leaders_of[side].iter() {
        let Some(at) = board.leader_at(leader).map_space() else { continue };
        if seen.has(at) || board.leaders_inside().has(leader) {
            continue;
        }
        seen.insert(at);
        if board.sieges.has(at) || !board.drilled(side).has(at) {
            continue; // counted among the sieges
        }
        let leaders = board.leaders_out(side, at);
        let chief = leaders.iter().max_by_key(|it| Leader::command(*it));
        let promise = ground.promise(at, ground.force_of(chief.unwrap_or(leader)));
        if first < promise {
            (first, second) = (promise, first);
        } else if second < promise {
            second = promise;
        }
    }
    total + GRASP * time.max(0.25 * left.min(1.0)) * (first + 0.7 * second)
}
