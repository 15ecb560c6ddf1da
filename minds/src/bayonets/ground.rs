//! The board as one side sees it: the forces in each space, the spaces worth taking, those in danger, and
//! the distances between them.

use std::sync::LazyLock;

use bayonets::{Board, FACTS, Nation, SPACES, Space, Spaces, UNITS, Unit, Units};
use engine::{BySide, Side};

use super::odds::{Arm, ArmCounts, wins};
use super::worth::Values;
use bots::exponential::exponential;

/// An upper bound on the number of spaces to take or to lose.
const MOST: usize = 48;
/// A distance too large to be covered this year.
const FAR: u8 = 40;

/// The logarithm of the discount: a prize that is one action farther away is worth 0.6 times as much.
const DISCOUNT: f64 = -0.510_826;
/// The minimum value of a target that makes a march worthwhile.
const LEAST: f32 = 0.12;
/// The share of a space's value that counts as lost when it is in danger.
const DANGER: f32 = 0.5;

/// A space to take, with its value in victory points.
#[derive(Clone, Copy)]
struct Objective {
    space: Space,
    worth: f32,
    held: ArmCounts,
    /// Whether the space has a Fort, or is a Settled Space.
    walls: bool,
    /// The side's own units that are already in the space.
    ours: ArmCounts,
    chance: f32,
}

/// A space of the side that the enemy could take with one action.
#[derive(Clone, Copy)]
struct SpaceAtRisk {
    space: Space,
    worth: f32,
    threat: ArmCounts,
    risk: f32,
}

/// The number of steps that one point moves Light units, and the number that it moves other units (10.2).
#[derive(Clone, Copy)]
pub struct Stride {
    light: u8,
    heavy: u8,
}

impl Stride {
    /// Returns the stride of a single or a double movement.
    pub fn of(double: bool) -> Stride {
        if double { Stride { light: 6, heavy: 4 } } else { Stride { light: 3, heavy: 2 } }
    }
}

/// The board as one side sees it.
pub struct Ground<'a> {
    pub board: &'a Board,
    pub side: Side,
    /// The force in each space, by side.
    pub forces: BySide<[ArmCounts; SPACES]>,
    values: Values,
    targets: [Objective; MOST],
    aimed: usize,
    stakes: [SpaceAtRisk; MOST],
    staked: usize,
    /// Spaces that a move may enter but not pass through.
    stops: Spaces,
}

/// Precomputed tables of things that never change.
struct Tables {
    /// The contribution of each counter to a force.
    forces: [ArmCounts; UNITS],
    /// The number of steps from space to space, for Light units and for others.
    light: BySide<Vec<[u8; SPACES]>>,
    heavy: BySide<Vec<[u8; SPACES]>>,
    /// The share of a prize's value that remains at each distance in steps.
    light_near: [f32; 256],
    heavy_near: [f32; 256],
    /// The neighbours of each space by Highway.
    highways: Vec<Spaces>,
    /// The spaces in which a side has Militia.
    militia: BySide<Spaces>,
    /// Spaces that are worth taking in every year.
    prized: Spaces,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables {
    forces: std::array::from_fn(|n| {
        let facts = Unit(n as u8).facts();
        let arm = Arm::of(facts.kind);
        ArmCounts::of(arm, if arm == Arm::Led { facts.rating } else { 1 })
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

/// Returns the number of steps between all spaces, where a Path counts as `path` steps. Routes may not pass
/// through a Village of a Nation. Routes of the French may not pass through a Base either.
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

/// Adds a unit to a force.
#[inline]
pub fn add(force: &mut ArmCounts, unit: Unit) {
    *force = *force + TABLES.forces[unit.index()];
}

/// Returns the force that consists of these units.
pub fn force_of(units: Units) -> ArmCounts {
    let mut force = ArmCounts::default();
    units.iter().for_each(|unit| add(&mut force, unit));
    force
}

impl<'a> Ground<'a> {
    /// Computes everything for `side`.
    pub fn new(board: &'a Board, side: Side) -> Ground<'a> {
        let mut ground = Ground::muster(board, side);
        ground.aim();
        ground.stake();
        ground
    }

    /// Computes only the forces in each space, without the targets.
    fn muster(board: &'a Board, side: Side) -> Ground<'a> {
        let none = ArmCounts::default();
        let mut forces = BySide { french: [none; SPACES], british: [none; SPACES] };
        for side in Side::BOTH {
            let forces = &mut forces[side];
            for unit in board.own(side).iter() {
                if let Some(at) = board.at(unit).space() {
                    add(&mut forces[at.index()], unit);
                }
            }
        }
        let target = Objective {
            space: Space(0),
            worth: 0.0,
            held: none,
            walls: false,
            ours: none,
            chance: 0.0,
        };
        let stake = SpaceAtRisk { space: Space(0), worth: 0.0, threat: none, risk: 0.0 };
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

    /// Finds the spaces that are worth taking, and stores them.
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
            self.targets[self.aimed] = Objective { space, worth, held, walls, ours, chance };
            self.aimed += 1;
        }
    }

    /// Finds the side's spaces that are in danger, and stores them.
    fn stake(&mut self) {
        let (board, side) = (self.board, self.side);
        let foe = side.other();
        let ours = board.friendly(side).and(TABLES.prized.or(board.present(foe)));
        let none = ArmCounts::default();
        for space in ours.iter().take(MOST) {
            self.stakes[self.staked] = SpaceAtRisk { space, worth: 0.0, threat: none, risk: 0.0 };
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
            let SpaceAtRisk { space, threat, .. } = self.stakes[n];
            if 0 < threat.units() {
                self.stakes[n].worth = self.values.of(board, space);
                self.stakes[n].risk = wins(threat, self.defenders(side, space), 0);
            }
        }
    }

    fn targets(&self) -> &[Objective] {
        &self.targets[..self.aimed]
    }

    fn stakes(&self) -> &[SpaceAtRisk] {
        &self.stakes[..self.staked]
    }

    /// Returns the force that would fight for a side in the space, including Militia.
    fn defenders(&self, side: Side, space: Space) -> ArmCounts {
        self.forces[side][space.index()]
            + ArmCounts::of(Arm::Militia, self.board.militia(side, space))
    }

    /// Returns the victory points that are in danger now.
    pub fn danger(&self) -> f32 {
        self.stakes().iter().map(|stake| stake.worth * stake.risk).sum()
    }

    /// Returns the gain of bringing a force to a target.
    #[inline]
    fn attack(&self, target: &Objective, force: ArmCounts) -> f32 {
        let joined = force + target.ours;
        // An Indian unit deserts after a victory (13.7.1), so a lone Indian unit can't hold a space that it
        // takes.
        let deserts = target.walls && joined.units() == 1 && joined.has(Arm::Indian) == 1;
        let after = if deserts { 0.0 } else { wins(joined, target.held, 0) };
        let risked = 0.04 * f32::from(force.units());
        target.worth * (after - target.chance) - risked * (1.0 - after)
    }

    /// Returns the value that a force saves by coming to a space in danger.
    #[inline]
    fn defend(&self, stake: &SpaceAtRisk, force: ArmCounts) -> f32 {
        let there = self.defenders(self.side, stake.space);
        DANGER * stake.worth * (stake.risk - wins(stake.threat, there + force, 0))
    }

    /// Returns the value that is exposed if a force leaves: that of the space that the force held, or had
    /// taken (2.1.2).
    pub fn leaving(&self, from: Space, force: ArmCounts) -> f32 {
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

    /// Returns the spaces that Light units could reach from the space, and those that other units could
    /// reach.
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

    /// Returns the value of the best target that a force can take, or approach, with one action. The first
    /// number is for its Light units alone, the second for the whole force.
    pub fn reach(&self, from: Space, force: ArmCounts, stride: Stride) -> (f32, f32) {
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

    /// Returns the value that a force in the space can expect from its next action and those after it.
    pub fn promise(&self, at: Space, force: ArmCounts) -> f32 {
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

    /// Returns the gain from arriving in a space, such as a Battle, a prize, or a friendly space made safe.
    pub fn arrival(&self, at: Space, force: ArmCounts) -> f32 {
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
            return -1.5; // the Village would join the enemy (8.0)
        }
        if board.control(at) == Some(foe) && FACTS.takable.has(at) {
            return self.values.of(board, at);
        }
        0.0
    }

    /// Returns the expected value of the best landing for a fleet that carries `force`.
    pub fn landing(&self, force: ArmCounts) -> f32 {
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

/// Returns the share of a prize that an action earns: the whole prize if the action reaches it, otherwise
/// the value of being nearer to it.
#[inline]
fn share(reached: bool, steps: u8, stride: u8, near: &[f32; 256]) -> f32 {
    if reached {
        return 1.0;
    }
    let left = steps.saturating_sub(stride).max(1);
    0.6 * (near[usize::from(left)] - near[usize::from(left + stride)])
}

/// Returns the share of a prize, as [`share`] does. Here the share falls with every step of distance, so
/// that one step nearer is always better.
#[inline]
fn fine(steps: u8, near: &[f32; 256]) -> f32 {
    near[usize::from(steps)] * (1.0 - 0.01 * f32::from(steps))
}

/// Returns the spaces where a move of the side must end: those with enemies, and neutral Villages.
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

/// Returns the spaces within `steps` steps of `from`.
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
