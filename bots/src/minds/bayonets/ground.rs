//! The ground as one side sees it: who stands where, what is worth taking and
//! what is in danger, and how far away it is.

use std::sync::LazyLock;

use bayonets::{Board, FACTS, Nation, SPACES, Space, Spaces, UNITS, Unit, Units};
use engine::{BySide, Side};

use super::odds::{Arm, Force, wins};
use super::worth::Values;
use crate::exponential::exponential;

/// More than there are spaces to take or to lose.
const MOST: usize = 48;
/// Too far for this year.
const FAR: u8 = 40;

/// The discount: a prize that is one action farther away is worth e to the power of this of itself,
/// 0.6.
const DISCOUNT: f64 = -0.510_826;
/// What is worth less is not marched for.
const LEAST: f32 = 0.12;
/// What is in danger is not yet lost.
const DANGER: f32 = 0.5;

/// Something to take, with what it is worth in victory points.
#[derive(Clone, Copy)]
struct Target {
    space: Space,
    worth: f32,
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
    light: u8,
    heavy: u8,
}

impl Stride {
    /// A single or a double movement.
    pub fn of(double: bool) -> Stride {
        if double { Stride { light: 6, heavy: 4 } } else { Stride { light: 3, heavy: 2 } }
    }
}

/// What one side sees.
pub struct Ground<'a> {
    pub board: &'a Board,
    pub side: Side,
    /// What stands where, by side.
    pub forces: BySide<[Force; SPACES]>,
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
    /// Neighbours by Highway.
    highways: Vec<Spaces>,
    /// Where a side has Militia.
    militia: BySide<Spaces>,
    /// Spaces that are worth taking by themselves.
    prized: Spaces,
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
});

fn near(steps: usize, stride: f32) -> f32 {
    if usize::from(FAR) <= steps {
        0.0
    } else {
        exponential(DISCOUNT * f64::from((steps as f32 / stride - 1.0).max(0.0))) as f32
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

impl<'a> Ground<'a> {
    /// Looks at everything.
    pub fn new(board: &'a Board, side: Side) -> Ground<'a> {
        let mut ground = Ground::muster(board, side);
        ground.aim();
        ground.stake();
        ground
    }

    /// Only who stands where.
    fn muster(board: &'a Board, side: Side) -> Ground<'a> {
        let none = Force::default();
        let mut forces = BySide { french: [none; SPACES], british: [none; SPACES] };
        for side in Side::BOTH {
            let forces = &mut forces[side];
            for unit in board.own(side).iter() {
                if let Some(at) = board.at(unit).space() {
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

    fn targets(&self) -> &[Target] {
        &self.targets[..self.aimed]
    }

    fn stakes(&self) -> &[Stake] {
        &self.stakes[..self.staked]
    }

    /// Whoever would fight for a side there, Militia too.
    fn defenders(&self, side: Side, space: Space) -> Force {
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

/// The same with a slope all the way, so that a step nearer is always better.
#[inline]
fn fine(steps: u8, near: &[f32; 256]) -> f32 {
    near[usize::from(steps)] * (1.0 - 0.01 * f32::from(steps))
}

/// Spaces where a side's move ends: enemies, and Villages that are neutral.
fn stops(board: &Board, side: Side) -> Spaces {
    let foe = side.other();
    let militia = TABLES.militia[foe].minus(board.captured());
    let mut stops = board.present(foe).or(militia);
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
