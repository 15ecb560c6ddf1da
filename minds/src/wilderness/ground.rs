//! The board as one side sees it: the forces in each space, the spaces worth taking, and the points that a
//! force can expect to win from a given space.

use std::sync::LazyLock;

use engine::{BySide, Side};
use wilderness::{
    Board, CardEvent, Department, FACTS, InForce, Kind, Leader, Season, Space, Spaces, Terrain,
    Unit, supplied,
};

use super::odds::{ExpectedFire, wins};
use bots::exponential::exponential;

/// The number of spaces and militia boxes.
pub const PLACES: usize = 144;
const TARGETS: usize = 40;
const UNITS: usize = 128;

/// The logarithm of the discount: a prize that is one activation farther away is worth 0.72 times as much.
const DISCOUNT: f64 = -0.328_504;
/// The share of a siege's value that remains without supply. The share is low, since a siege without
/// supply makes no progress (12.3).
const STARVING: f32 = 0.3;
/// The number of steps on easy ground in one activation.
const DAY: f32 = 4.0;

/// A target that a force of Drilled Troops may want to take.
#[derive(Clone, Copy)]
pub struct Objective {
    pub space: Space,
    /// The value, in victory points.
    pub worth: f32,
    /// The strength of the force that holds the target.
    pub held: u8,
    pub sort: TargetKind,
}

/// The kind of a target, which determines what a force needs to take it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TargetKind {
    /// A fort or fortress, which is besieged and then assaulted.
    Stronghold,
    Stockade,
    /// An army in the field, or one that besieges a friendly place.
    Army,
}

impl Objective {
    /// Returns the chance that a force takes the target, once it is there.
    #[inline]
    pub fn chance(&self, force: u8) -> f32 {
        let (ours, theirs) = (ExpectedFire::of(force), ExpectedFire::of(self.held));
        match self.sort {
            TargetKind::Stronghold => 0.9 * wins(ours.shifted(1), theirs),
            TargetKind::Stockade if self.held == 0 => 1.0,
            TargetKind::Stockade => wins(ours.modified(-1), theirs),
            TargetKind::Army => wins(ours, theirs),
        }
    }
}

/// The board as one side sees it.
pub struct Ground<'a> {
    pub board: &'a Board,
    pub side: Side,
    /// The strength outside works, by side and place. `inside` is the strength inside works, whichever
    /// side it belongs to.
    pub out: BySide<[u8; PLACES]>,
    pub inside: [u8; PLACES],
    /// The number of friendly units outside works.
    pub count: [u8; PLACES],
    /// The spaces that the side could raid.
    pub raids: Spaces,
    /// The spaces in which the side's Drilled Troops would be in supply (12.0).
    pub supply: Spaces,
    targets: [Objective; TARGETS],
    n: usize,
}

/// Precomputed tables of things that never change.
struct Tables {
    /// The strength of each unit, full and reduced.
    strength: [[u8; 2]; UNITS],
    home: [u8; UNITS],
    /// The share of a prize that remains at each distance, for each side's Drilled Troops.
    near: BySide<Vec<[f32; PLACES]>>,
    /// The share of a raid's value that remains at each distance, measured in spaces.
    reach: [f32; 256],
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables {
    strength: std::array::from_fn(|n| {
        let kind = Unit(n as u8).kind();
        [kind.strength(false), kind.strength(true)]
    }),
    home: std::array::from_fn(|n| {
        let kind = Unit(n as u8).kind();
        if kind.indian() { FACTS.home(kind).map_or(255, |home| home.0) } else { 255 }
    }),
    near: BySide::of(near),
    reach: std::array::from_fn(|spaces| match spaces {
        0..=4 => 1.0,
        5 => 0.85,
        6 => 0.65,
        255 => 0.0,
        far => 0.4 * 0.75f32.powi(far as i32 - 7),
    }),
});

/// Returns, for each two places, the share of a prize's value that remains at their distance for Drilled
/// Troops. The distance is an estimate.
fn near(side: Side) -> Vec<[f32; PLACES]> {
    let places = FACTS.spaces.len();
    let mut cost = vec![[f32::INFINITY; PLACES]; places];
    for (from, facts) in FACTS.spaces.iter().enumerate() {
        cost[from][from] = 0.0;
        for way in &facts.ways {
            let there = way.to.facts();
            let step = match there.terrain {
                _ if way.kind.water() => 0.55,
                Terrain::Mountain => 3.0,
                Terrain::Wilderness => 1.9,
                _ if facts.terrain == Terrain::Wilderness => 1.5,
                _ => 1.0,
            };
            let known = &mut cost[from][way.to.index()];
            *known = known.min(step);
        }
    }
    if side == Side::British {
        let ports = FACTS.ports.and(FACTS.originally[Side::British]);
        for from in ports.iter() {
            for to in ports.iter().filter(|to| *to != from) {
                let known = &mut cost[from.index()][to.index()];
                *known = known.min(1.2 * DAY);
            }
        }
        for (from, to) in &FACTS.landings {
            cost[from.index()][to.index()] = 1.0 * DAY;
        }
    }
    for by in 0..places {
        let onward = cost[by];
        for from in &mut cost {
            let first = from[by];
            for (known, second) in from.iter_mut().zip(&onward) {
                *known = known.min(first + second);
            }
        }
    }
    for row in &mut cost {
        for known in row.iter_mut() {
            *known = exponential(DISCOUNT * f64::from(*known / DAY)) as f32;
        }
    }
    cost
}

/// Returns the strength of one unit.
#[inline]
pub fn strength(unit: Unit, reduced: bool) -> u8 {
    TABLES.strength[unit.index()][usize::from(reduced)]
}

/// Returns the points for taking a fort or fortress, plus the value of its effect on the end of the game:
/// two of the four prizes win a game that ends in 1759 (13.12).
pub fn worth(board: &Board, side: Side, space: Space) -> f32 {
    let named = &FACTS.named;
    let fortress = space.facts().fortress;
    let mut worth = if fortress { 3.0 } else { 2.0 };
    let outpost = space == named.niagara || space == named.ohio_forks;
    if outpost {
        worth += 1.0;
    }
    let prize = outpost || space == named.quebec || space == named.montreal;
    if prize && side == Side::British && board.facts().last_year == 1759 {
        worth += 1.0;
    }
    worth
}

impl<'a> Ground<'a> {
    /// Computes everything for `side`.
    pub fn new(board: &'a Board, side: Side) -> Ground<'a> {
        let mut ground = Ground::without_targets(board, side);
        ground.supply = supplied(board, side);
        ground.find_targets();
        ground
    }

    /// Computes only the forces in each space and the spaces that can be raided. This is half the work of
    /// [`Ground::new`].
    pub fn without_targets(board: &'a Board, side: Side) -> Ground<'a> {
        let foe = side.other();
        let mut ground = Ground {
            board,
            side,
            out: BySide { french: [0; PLACES], british: [0; PLACES] },
            inside: [0; PLACES],
            count: [0; PLACES],
            raids: Spaces::NONE,
            supply: Spaces::NONE,
            targets: [Objective { space: Space(0), worth: 0.0, held: 0, sort: TargetKind::Army };
                TARGETS],
            n: 0,
        };
        let tables = &*TABLES;
        let (reduced, within) = (board.reduced(), board.inside());
        let mut settlements = Spaces::NONE;
        for n in 0..UNITS as u8 {
            let unit = Unit(n);
            let Some(at) = board.at(unit).space() else { continue };
            let at = at.index();
            let owner = unit.side();
            let strength = tables.strength[unit.index()][usize::from(reduced.has(unit))];
            if within.has(unit) {
                ground.inside[at] += strength;
            } else {
                ground.out[owner][at] += strength;
                ground.count[at] += u8::from(owner == side);
            }
            let home = tables.home[unit.index()];
            if owner == foe && home != 255 {
                settlements.insert(Space(home));
            }
        }
        ground.find_raids(settlements);
        ground
    }

    fn find_raids(&mut self, settlements: Spaces) {
        let (board, side, foe) = (self.board, self.side, self.side.other());
        let closed = FACTS
            .fortresses
            .or(board.forts[side])
            .or(board.forts[foe])
            .or(board.stockades[side])
            .or(board.drilled(side))
            .or(board.presence(foe));
        let farmland = FACTS.cultivated.and(FACTS.originally[foe]);
        let mut fresh = farmland.minus(closed);
        for space in fresh.iter() {
            if 0 < board.raided(side, space) {
                fresh.remove(space);
            }
        }
        let again = board.stockades[foe].or(settlements).minus(closed);
        self.raids = fresh.or(again);
    }

    fn aim(&mut self, space: Space, worth: f32, held: u8, sort: TargetKind) {
        if self.n < TARGETS {
            self.targets[self.n] = Objective { space, worth, held, sort };
            self.n += 1;
        }
    }

    fn find_targets(&mut self) {
        let (board, side, foe) = (self.board, self.side, self.side.other());
        let strongholds = board.strongholds(foe);
        for space in strongholds.iter() {
            let held = self.out[foe][space.index()] + self.inside[space.index()];
            let mut worth = worth(board, side, space);
            if space == FACTS.named.louisbourg {
                worth *= self.landing_hope();
            } else if !self.supply.has(space) {
                worth *= STARVING;
            }
            self.aim(space, worth, held, TargetKind::Stronghold);
        }
        for space in board.stockades[foe].iter() {
            let held = self.out[foe][space.index()];
            self.aim(space, if held == 0 { 1.0 } else { 1.3 }, held, TargetKind::Stockade);
        }
        for space in [FACTS.named.niagara, FACTS.named.ohio_forks] {
            let owner = if space == FACTS.named.niagara { board.niagara } else { board.ohio_forks };
            if owner == foe && !board.works(foe).has(space) {
                self.aim(space, 1.5, self.out[foe][space.index()], TargetKind::Army);
            }
        }
        for space in board.sieges.and(board.strongholds(side)).iter() {
            let held = self.out[foe][space.index()];
            let worth = 0.8 * worth(board, foe, space);
            self.aim(space, worth, held, TargetKind::Army);
        }
        for space in board.drilled(foe).minus(board.works(foe)).minus(board.sieges).iter() {
            self.aim(space, 0.8, self.out[foe][space.index()], TargetKind::Army);
        }
    }

    /// Returns the value that the side can expect from taking Louisbourg, which can be reached only by a
    /// landing.
    fn landing_hope(&self) -> f32 {
        let board = self.board;
        let cards = FACTS.cards_of(CardEvent::AmphibiousLanding);
        if board.amphib.has(FACTS.named.louisbourg) || board.hand.british.and(cards).any() {
            if board.is_in_force(InForce::NoLandings) { 0.5 } else { 1.0 }
        } else {
            0.35
        }
    }

    /// Returns the targets that are worth attacking.
    pub fn targets(&self) -> &[Objective] {
        &self.targets[..self.n]
    }

    /// Returns the points that Drilled Troops of strength `force` can expect to win from the space.
    #[inline]
    pub fn promise(&self, at: Space, force: u8) -> f32 {
        let near = &TABLES.near[self.side][at.index()];
        let mut best = 0.0f32;
        for target in self.targets() {
            let most = target.worth * near[target.space.index()];
            if best < most {
                best = best.max(most * target.chance(force));
            }
        }
        best
    }

    /// Returns the points that a raider can expect to win from the space, whatever its leader.
    pub fn raid_promise(&self, at: Space) -> f32 {
        if !at.on_map() {
            return 0.0;
        }
        let distance = &FACTS.distance[at.index()];
        let mut best = 0.0f32;
        for space in self.raids.iter() {
            let reach = TABLES.reach[usize::from(distance[space.index()])];
            if best < reach {
                best = best.max(reach * self.prey(space));
            }
        }
        0.2 * best
    }

    /// Returns the value of a space as a target for raids, from 0 to 1.
    fn prey(&self, space: Space) -> f32 {
        let board = self.board;
        let foe = self.side.other();
        let mut good: f32 = if board.stockades[foe].has(space) { 0.9 } else { 0.8 };
        if !space.facts().tribes.is_empty() && !FACTS.cultivated.has(space) {
            good = 1.0;
        }
        if space.facts().adjacent.and(board.presence(foe)).any() {
            good *= 0.7;
        }
        good
    }

    /// Returns the strength of the units that a leader can take along.
    pub fn force_of(&self, leader: Leader) -> u8 {
        let at = self.board.leader_space(leader);
        let count = self.count[at.index()];
        let strength = self.out[self.side][at.index()];
        if count == 0 {
            return 0;
        }
        let leaders = self.board.leaders_out(self.side, at);
        let limit: u8 =
            leaders.iter().filter(|it| it.command() <= leader.command()).map(Leader::command).sum();
        if count <= limit {
            strength
        } else {
            // If not all units may go along, the average unit is counted.
            (u16::from(strength) * u16::from(limit) / u16::from(count)) as u8
        }
    }

    /// Returns the cost of winter to Drilled Troops in the space (11.1). The nearer winter is, the higher
    /// is the cost.
    pub fn winter(&self, at: Space, units: u8, force: u8) -> f32 {
        let board = self.board;
        if board.season == Season::Early || sheltered(board, self.side, at, units) {
            return 0.0;
        }
        let left = f32::from(board.hand[self.side].len());
        0.06 * f32::from(force) * (1.0 - left / 6.0).max(0.0)
    }
}

/// Returns whether `units` units in the space would lose nothing in winter (11.1).
pub fn sheltered(board: &Board, side: Side, at: Space, units: u8) -> bool {
    let facts = at.facts();
    if board.sieges.has(at) {
        return facts.cultivated
            && facts.originally == Some(side)
            && !board.strongholds(side).has(at);
    }
    (facts.cultivated && facts.originally == Some(side))
        || board.fortresses(side).has(at)
        || (units <= 4 && board.works(side).has(at))
}

/// Returns the strength of the Militia that may join a battle in the space (7.3).
pub fn militia(ground: &Ground, side: Side, at: Space) -> u8 {
    let board = ground.board;
    match at.facts().department {
        Some(department) if department.side() == side && FACTS.cultivated.has(at) => {
            let raided = 0 < board.raided_in(side.other(), department);
            if raided { 0 } else { ground.out[side][FACTS.militia_box(department).index()] }
        }
        _ => 0,
    }
}

/// Returns the degree to which a Department needs Militia: the number of times that it has been raided.
pub fn threatened(board: &Board, department: Department) -> f32 {
    f32::from(board.raided_in(department.side().other(), department))
}

/// Returns the cost to a unit's owner of losing a step of the unit, in strength.
pub fn step_cost(kind: Kind, reduced: bool) -> f32 {
    match (kind, reduced) {
        (Kind::Militia, false) => 0.1,
        (Kind::Militia, true) => 0.6,
        (Kind::Regulars, true) => 2.4,
        (Kind::Highlanders | Kind::RoyalAmericans, true) => 3.4,
        (Kind::Marines, true) => 0.8,
        (Kind::Coureurs, true) => 0.9,
        (Kind::Coureurs | Kind::Marines, false) => 1.1,
        (Kind::Rangers, _) => 1.2,
        (_, true) if kind.indian() => 0.5,
        _ => 1.0,
    }
}
