//! The ground as one side sees it: who stands where, what is worth taking and
//! what is in danger, and how far away it is.

use std::sync::LazyLock;

use bayonets::{
    Board, BonusKind, Colony, FACTS, Happening, Nation, SPACES, Space, Spaces, UNITS, Unit, Units,
    Victory, targets,
};
use engine::{BySide, Side};

use super::odds::{Arm, Force, wins};

/// Spaces, and the Sail Box.
const PLACES: usize = SPACES + 1;
const MOST: usize = 48;
/// Too far for this year.
const FAR: u8 = 40;

/// A prize that is one action farther away is worth this much of itself.
const PATIENCE: f32 = 0.6;
/// What is worth less is not marched for.
const LEAST: f32 = 0.12;
/// The bonus of the year is not sure before it ends.
const PROMISED: f32 = 0.7;
/// What is in danger is not yet lost.
const DANGER: f32 = 0.5;

/// Something to take, with what it is worth in victory points.
#[derive(Clone, Copy)]
pub struct Target {
    pub space: Space,
    pub worth: f32,
    held: Force,
    /// A Fort, or a Settled Space.
    walls: bool,
    /// What stands there of ours already.
    ours: Force,
    chance: f32,
}

/// Something of ours that the enemy could take with one action.
#[derive(Clone, Copy)]
struct Stake {
    space: Space,
    worth: f32,
    threat: Force,
    risk: f32,
}

/// How far a point carries Light units, and others (10.2).
#[derive(Clone, Copy)]
pub struct Stride {
    pub light: u8,
    pub heavy: u8,
}

impl Stride {
    pub fn of(double: bool) -> Stride {
        if double { Stride { light: 6, heavy: 4 } } else { Stride { light: 3, heavy: 2 } }
    }
}

pub struct Ground<'a> {
    pub board: &'a Board,
    pub side: Side,
    pub forces: BySide<[Force; PLACES]>,
    values: Values,
    targets: [Target; MOST],
    aimed: usize,
    stakes: [Stake; MOST],
    staked: usize,
    /// Spaces that one may enter and not go through in one move.
    stops: Spaces,
}

/// What never changes, in the form that is asked for most.
struct Tables {
    /// What each counter adds to a force.
    forces: [Force; UNITS],
    /// Steps from space to space, for Light units and for others.
    light: BySide<Vec<[u8; SPACES]>>,
    heavy: BySide<Vec<[u8; SPACES]>>,
    /// What is left of a prize so many steps away.
    light_near: [f32; 256],
    heavy_near: [f32; 256],
    neighbours: Vec<Vec<u8>>,
    /// Neighbours by Highway.
    highways: Vec<Spaces>,
    /// Where a side has Militia.
    militia: BySide<Spaces>,
    /// Spaces that are worth taking by themselves, and what each is worth at least.
    prized: Spaces,
    base: [f32; SPACES],
    capitals: Spaces,
    new_france: Spaces,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables {
    forces: std::array::from_fn(|n| {
        let facts = Unit(n as u8).facts();
        let arm = Arm::of(facts.kind);
        Force::of(arm, if arm == Arm::Led { facts.rating } else { 1 })
    }),
    light: BySide::of(|side| steps(side, 1)),
    heavy: BySide::of(|side| steps(side, 4)),
    light_near: std::array::from_fn(|steps| near(steps, 3.0)),
    heavy_near: std::array::from_fn(|steps| near(steps, 2.0)),
    neighbours: FACTS.adjacent.iter().map(|all| all.iter().map(|it| it.0).collect()).collect(),
    highways: Space::all()
        .map(|space| {
            let highways = space.ways().iter().filter(|way| way.facts().highway);
            highways.map(|way| way.other(space)).collect()
        })
        .collect(),
    militia: BySide::of(|side| {
        let there = |space: &Space| 0 < space.facts().militia;
        FACTS.home[side].iter().filter(there).collect()
    }),
    prized: FACTS.victory.or(FACTS.settled),
    base: std::array::from_fn(|n| {
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
        .flat_map(|colony| FACTS.colony(colony).iter().collect::<Vec<_>>())
        .collect(),
});

fn near(steps: usize, stride: f32) -> f32 {
    if usize::from(FAR) <= steps {
        0.0
    } else {
        PATIENCE.powf((steps as f32 / stride - 1.0).max(0.0))
    }
}

/// Steps between all spaces if a Path counts for so many; through no Village of
/// a Nation, and for the French through no Base.
fn steps(side: Side, path: u8) -> Vec<[u8; SPACES]> {
    let closed = |space: Space| {
        FACTS.all_villages.has(space) || side == Side::French && FACTS.bases.has(space)
    };
    let mut far = vec![[FAR; SPACES]; SPACES];
    for space in Space::all() {
        far[space.index()][space.index()] = 0;
        for way in space.ways() {
            let to = way.other(space);
            if !closed(to) {
                far[space.index()][to.index()] = if way.facts().highway { 1 } else { path };
            }
        }
    }
    for by in 0..SPACES {
        let onward = far[by];
        for from in &mut far {
            let first = from[by];
            for (known, second) in from.iter_mut().zip(onward) {
                *known = (*known).min(first + second);
            }
        }
    }
    far
}

/// A unit joins a force.
#[inline]
pub fn add(force: &mut Force, unit: Unit) {
    *force = *force + TABLES.forces[unit.index()];
}

/// The force of some units.
pub fn force_of(units: Units) -> Force {
    let mut force = Force::default();
    units.iter().for_each(|unit| add(&mut force, unit));
    force
}

/// The terms of the year for a side (18.2.1).
pub fn terms(board: &Board, side: Side) -> Option<&'static Victory> {
    board.facts().victory.iter().find(|it| it.year == board.year && it.side == side)
}

/// What a side's bonus of the year adds to one of the spaces that count for it.
#[derive(Clone, Copy)]
struct Lure {
    of: Spaces,
    /// For taking one more, and for losing one that is held.
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

/// What the spaces are worth in victory points, this year.
struct Values {
    lures: BySide<Lure>,
    /// The British lose by each capital that they do not take (18.2.1).
    capital: f32,
}

impl Values {
    fn new(board: &Board) -> Values {
        let kept = terms(board, Side::French)
            .is_some_and(|it| it.bonus.when == BonusKind::PerThreeValueSpaceKept);
        Values {
            lures: BySide::of(|side| Lure::new(board, side)),
            capital: if kept { 1.5 } else { 0.3 },
        }
    }

    /// What it is worth to take a space from whoever has it.
    #[inline]
    fn of(&self, board: &Board, space: Space) -> f32 {
        let tables = &*TABLES;
        let mut worth = tables.base[space.index()];
        let Some(home) = space.facts().home else { return worth };
        let lure = &self.lures[home.other()];
        let taken = board.captured().has(space);
        if lure.of.has(space) {
            worth += if taken { lure.fewer } else { lure.more };
        }
        if tables.capitals.has(space) {
            worth += self.capital;
        }
        // A Settled Space must be garrisoned by whoever takes it (2.1.2).
        if !taken && FACTS.settled.has(space) { 0.9 * worth } else { worth }
    }
}

impl<'a> Ground<'a> {
    pub fn new(board: &'a Board, side: Side) -> Ground<'a> {
        let mut ground = Ground::bare(board, side);
        ground.aim();
        ground.stake();
        ground
    }

    /// Only who stands where.
    pub fn bare(board: &'a Board, side: Side) -> Ground<'a> {
        let none = Force::default();
        let mut forces = BySide { french: [none; PLACES], british: [none; PLACES] };
        for side in Side::BOTH {
            let forces = &mut forces[side];
            for unit in board.own(side).iter() {
                let at = board.at(unit);
                if at.in_play() {
                    add(&mut forces[at.index()], unit);
                }
            }
        }
        let target = Target {
            space: Space(0),
            worth: 0.0,
            held: none,
            walls: false,
            ours: none,
            chance: 0.0,
        };
        let stake = Stake { space: Space(0), worth: 0.0, threat: none, risk: 0.0 };
        Ground {
            board,
            side,
            forces,
            values: Values::new(board),
            targets: [target; MOST],
            aimed: 0,
            stakes: [stake; MOST],
            staked: 0,
            stops: stops(board, side),
        }
    }

    /// Finds what is worth taking.
    fn aim(&mut self) {
        let (board, side) = (self.board, self.side);
        let foe = side.other();
        let theirs = board.friendly(foe).and(TABLES.prized);
        let stacks = board.present(foe).and(FACTS.wilderness);
        for space in theirs.or(stacks).iter().take(MOST) {
            let troops = self.forces[foe][space.index()].mobile().units();
            let worth = self.values.of(board, space) + 0.06 * f32::from(troops);
            if worth < LEAST {
                continue;
            }
            let held = self.defenders(foe, space);
            let ours = self.forces[side][space.index()];
            let chance = wins(ours, held, 0);
            let walls = 0 < held.has(Arm::Fort) || theirs.and(FACTS.settled).has(space);
            self.targets[self.aimed] = Target { space, worth, held, walls, ours, chance };
            self.aimed += 1;
        }
    }

    /// Finds what is in danger.
    fn stake(&mut self) {
        let (board, side) = (self.board, self.side);
        let foe = side.other();
        let ours = board.friendly(side).and(TABLES.prized.or(board.present(foe)));
        let none = Force::default();
        for space in ours.iter().take(MOST) {
            self.stakes[self.staked] = Stake { space, worth: 0.0, threat: none, risk: 0.0 };
            self.staked += 1;
        }
        let (light, heavy) = (&TABLES.light[foe], &TABLES.heavy[foe]);
        for from in board.present(foe).without(Space::SAIL).iter() {
            let force = self.forces[foe][from.index()].mobile();
            let (near, next) = (&light[from.index()], &heavy[from.index()]);
            for stake in &mut self.stakes[..self.staked] {
                let to = stake.space.index();
                let threat = if next[to] <= 2 {
                    force
                } else if near[to] <= 3 {
                    force.lights()
                } else {
                    continue;
                };
                if stake.threat.units() < threat.units() {
                    stake.threat = threat;
                }
            }
        }
        for n in 0..self.staked {
            let Stake { space, threat, .. } = self.stakes[n];
            if 0 < threat.units() {
                self.stakes[n].worth = self.values.of(board, space);
                self.stakes[n].risk = wins(threat, self.defenders(side, space), 0);
            }
        }
    }

    pub fn targets(&self) -> &[Target] {
        &self.targets[..self.aimed]
    }

    fn stakes(&self) -> &[Stake] {
        &self.stakes[..self.staked]
    }

    /// Whoever would fight for a side there, Militia too.
    pub fn defenders(&self, side: Side, space: Space) -> Force {
        self.forces[side][space.index()] + Force::of(Arm::Militia, self.board.militia(side, space))
    }

    /// Victory points in danger, as things stand.
    pub fn danger(&self) -> f32 {
        self.stakes().iter().map(|stake| stake.worth * stake.risk).sum()
    }

    /// What a force gains by coming to a target.
    #[inline]
    fn attack(&self, target: &Target, force: Force) -> f32 {
        let joined = force + target.ours;
        // An Indian unit deserts after a victory (13.7.1): alone it holds nothing.
        let deserts = target.walls && joined.units() == 1 && joined.has(Arm::Indian) == 1;
        let after = if deserts { 0.0 } else { wins(joined, target.held, 0) };
        let risked = 0.04 * f32::from(force.units());
        target.worth * (after - target.chance) - risked * (1.0 - after)
    }

    /// What a force saves by coming to a stake.
    #[inline]
    fn defend(&self, stake: &Stake, force: Force) -> f32 {
        let there = self.defenders(self.side, stake.space);
        DANGER * stake.worth * (stake.risk - wins(stake.threat, there + force, 0))
    }

    /// What is laid open if a force leaves: what it held, and what it had taken (2.1.2).
    pub fn leaving(&self, from: Space, force: Force) -> f32 {
        let (board, side) = (self.board, self.side);
        if !from.on_map() {
            return 0.0;
        }
        let left = self.defenders(side, from).less(force);
        let taken = board.captured().has(from) && FACTS.settled.has(from);
        if taken && left.units() == 0 && from.facts().home != Some(side) {
            return self.values.of(board, from);
        }
        match self.stakes().iter().find(|stake| stake.space == from && 0.0 < stake.worth) {
            Some(stake) => DANGER * stake.worth * (wins(stake.threat, left, 0) - stake.risk),
            None => 0.0,
        }
    }

    /// Spaces that Light units, and others, could come to from there.
    fn around(&self, from: Space, stride: Stride) -> (Spaces, Spaces) {
        let board = self.board;
        let light = spread(from, stride.light, self.stops, |space| FACTS.adjacent[space.index()]);
        let heavy = spread(from, stride.heavy, self.stops, |space| {
            let mut next = TABLES.highways[space.index()];
            for way in space.ways().iter().filter(|way| board.roads.has(**way)) {
                next.insert(way.other(space));
            }
            next
        });
        (light, heavy)
    }

    /// The best that a force can do with one action, or come nearer to: its
    /// Light units by themselves, and all of it.
    pub fn reach(&self, from: Space, force: Force, stride: Stride) -> (f32, f32) {
        let tables = &*TABLES;
        let light = &tables.light[self.side][from.index()];
        let heavy = &tables.heavy[self.side][from.index()];
        let (lights, heavies) = (force.lights(), force.heavy());
        let any_light = 0 < lights.units();
        let (mut apart, mut whole) = (0.0f32, 0.0f32);
        let (run, march) = self.around(from, stride);
        for target in self.targets() {
            let to = target.space.index();
            if any_light {
                let near = run.has(target.space);
                let part = share(near, light[to], stride.light, &tables.light_near);
                if apart < part * target.worth {
                    apart = apart.max(part * self.attack(target, lights));
                }
            }
            if heavies {
                let near = march.has(target.space);
                let part = share(near, heavy[to], stride.heavy, &tables.heavy_near);
                if whole < part * target.worth {
                    whole = whole.max(part * self.attack(target, force));
                }
            }
        }
        for stake in self.stakes() {
            let most = stake.worth * stake.risk * DANGER;
            if stake.space == from || most <= apart.min(whole) {
                continue;
            }
            if any_light && run.has(stake.space) && apart < most {
                apart = apart.max(self.defend(stake, lights));
            }
            if heavies && march.has(stake.space) && whole < most {
                whole = whole.max(self.defend(stake, force));
            }
        }
        (apart, whole.max(apart))
    }

    /// What a force may hope for that stands there, its next action and those after it.
    pub fn promise(&self, at: Space, force: Force) -> f32 {
        if !at.on_map() {
            return 0.0;
        }
        let tables = &*TABLES;
        let light = &tables.light[self.side][at.index()];
        let heavy = &tables.heavy[self.side][at.index()];
        let (lights, heavies) = (force.lights(), force.heavy());
        let any_light = 0 < lights.units();
        let mut best = 0.0f32;
        for target in self.targets() {
            let to = target.space.index();
            if target.space == at {
                continue;
            }
            if heavies {
                let most = fine(heavy[to], &tables.heavy_near) * target.worth;
                if best < most {
                    best = best.max(most * wins(force, target.held, 0));
                }
            }
            if any_light {
                let most = fine(light[to], &tables.light_near) * target.worth;
                if best < most {
                    best = best.max(most * wins(lights, target.held, 0));
                }
            }
        }
        best
    }

    /// What a force gains by standing there: a Battle, a prize, a stake made safe.
    pub fn arrival(&self, at: Space, force: Force) -> f32 {
        let (board, side) = (self.board, self.side);
        let foe = side.other();
        if !at.on_map() {
            return 0.0;
        }
        if let Some(target) = self.targets().iter().find(|target| target.space == at) {
            return self.attack(target, force);
        }
        if let Some(stake) = self.stakes().iter().find(|it| it.space == at && 0.0 < it.worth) {
            return self.defend(stake, force);
        }
        if board.neutral_village(at).is_some() {
            return -1.5; // it would join the enemy (8.0)
        }
        if board.control(at) == Some(foe) && FACTS.takable.has(at) {
            return self.values.of(board, at);
        }
        0.0
    }

    /// What a fleet with a force aboard may hope for on the coasts open to it.
    pub fn landing(&self, force: Force) -> f32 {
        let coast = self.board.friendly_coast(self.side);
        let mut best = 0.0f32;
        for target in self.targets().iter().filter(|target| coast.has(target.space)) {
            if best < target.worth {
                let won = wins(force + target.ours, target.held, 1);
                best = best.max(target.worth * (won - target.chance));
            }
        }
        best
    }
}

/// What of a prize an action brings: all of it if it is within reach, and else
/// what it is worth to be so much nearer.
#[inline]
fn share(reached: bool, steps: u8, stride: u8, near: &[f32; 256]) -> f32 {
    if reached {
        return 1.0;
    }
    let left = steps.saturating_sub(stride).max(1);
    0.6 * (near[usize::from(left)] - near[usize::from(left + stride)])
}

/// Spaces where a side's move ends: enemies, and Villages that are neutral.
fn stops(board: &Board, side: Side) -> Spaces {
    let foe = side.other();
    let mut stops = board.present(foe);
    let militia = TABLES.militia[foe].minus(board.captured());
    stops = stops.or(militia);
    for nation in Nation::BOTH {
        if board.nation(nation).is_none() {
            stops = stops.or(FACTS.villages(nation));
        }
    }
    if side == Side::French { stops.or(FACTS.bases) } else { stops }
}

/// Spaces within so many steps.
fn spread(from: Space, steps: u8, stops: Spaces, next: impl Fn(Space) -> Spaces) -> Spaces {
    let mut seen = Spaces::from(from);
    let mut edge = seen;
    for _ in 0..steps {
        let mut wider = Spaces::NONE;
        for space in edge.iter() {
            wider = wider.or(next(space));
        }
        edge = wider.minus(seen).minus(stops);
        seen = seen.or(wider);
    }
    seen
}

/// The same with a slope all the way, so that a step nearer is always better.
#[inline]
fn fine(steps: u8, near: &[f32; 256]) -> f32 {
    near[usize::from(steps)] * (1.0 - 0.01 * f32::from(steps))
}

/// The best Raid from every space, in Raid Points (9.0).
pub struct Raids {
    /// By steps that are left, on arrival there.
    best: [[f32; SPACES]; 7],
    strike: [f32; SPACES],
}

impl Raids {
    pub fn new(board: &Board, side: Side, most: u8) -> Raids {
        let foe = side.other();
        let mut raids = Raids { best: [[0.0; SPACES]; 7], strike: [0.0; SPACES] };
        let mut pass = [1.0f32; SPACES];
        for space in board.present(foe).without(Space::SAIL).iter() {
            pass[space.index()] = 2.0 / 3.0;
        }
        for unit in FACTS.lights.and(board.own(foe)).iter() {
            let at = board.at(unit);
            if at.on_map() {
                pass[at.index()] = 1.0 / 3.0;
            }
        }
        for nation in Nation::BOTH {
            if board.nation(nation).is_none() {
                for space in FACTS.villages(nation).iter() {
                    pass[space.index()] = 0.0;
                }
            }
        }
        if side == Side::French {
            for space in FACTS.bases.iter() {
                pass[space.index()] = 0.0;
            }
        }
        let ablaze = if board.offers(side, Happening::FrontiersAblaze) { 2 } else { 0 };
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
                let on =
                    TABLES.neighbours[at].iter().map(|to| raids.best[left - 1][usize::from(*to)]);
                raids.best[left][at] = pass[at] * on.fold(raids.strike[at], f32::max);
            }
        }
        raids
    }

    /// A Raid that is there, or comes there, with so many steps left.
    #[inline]
    pub fn from(&self, at: Space, left: u8) -> f32 {
        self.best[usize::from(left)][at.index()]
    }
    #[inline]
    pub fn strike(&self, at: Space) -> f32 {
        self.strike[at.index()]
    }
}
