//! The use of Action Points (7.3), and the actions that follow: marches, voyages, Raids, musters and works.

use bayonets::{
    Action, Board, FACTS, Frame, Kind, Point, PointKind, SPACES, Space, Units, Verb, Work,
};
use engine::Side;

use super::ground::{Ground, Stride, add, force_of};
use super::moment::value;
use super::odds::{Arm, ArmCounts};
use super::raids::Raids;
use super::{SELDOM, softmax};

/// The temperature of the policy's softmax, in victory points.
const TEMPERATURE: f32 = 0.06;
/// The value of a Raid Point: eight Raid Points make a Victory Point (9.3).
const RAID_POINT: f32 = 1.0 / 8.0;
/// The minimum number of units for which a Road is worth building.
const ARMY: u8 = 3;
/// The weight of future gains relative to present ones.
const HOPE: f32 = 0.6;

/// Weighs the uses of an Action Point.
pub fn weigh_points(board: &Board, side: Side, actions: &[Action], weights: &mut Vec<f32>) {
    if let Some(Action::Hold(_)) = actions.first() {
        weights.extend(actions.iter().map(|action| hold(*action)));
        return;
    }
    let raids = furthest_raid(actions).map(|steps| Raids::new(board, side, steps));
    let ground = Ground::new(board, side);
    let mut ready = Ready::new(board, side);
    weights.extend(actions.iter().map(|action| match *action {
        Action::Do(Verb::Raid, point, at) => {
            let points = raids.as_ref().map_or(0.0, |raids| raids.from(at, raid_steps(point)));
            RAID_POINT * points - 0.01
        }
        Action::Do(verb, point, at) => ready.gain(&ground, verb, point, at),
        Action::Frenzy(at) => ready.build(&ground, at) + 0.02,
        _ => 0.0,
    }));
    softmax(weights, TEMPERATURE);
}

/// Returns the weight of keeping an Action Point for Reaction (7.3.6). A point with which a fleet can sail
/// is seldom worth keeping.
fn hold(action: Action) -> f32 {
    match action {
        Action::Hold(point) if point.kind == PointKind::SailArmy => 0.1,
        Action::Hold(_) => 0.4,
        _ => 1.0,
    }
}

fn raid_steps(point: Point) -> u8 {
    if point.double { 6 } else { 3 }
}

fn furthest_raid(actions: &[Action]) -> Option<u8> {
    let raids = actions.iter().filter_map(|action| match action {
        Action::Do(Verb::Raid, point, _) => Some(raid_steps(*point)),
        _ => None,
    });
    raids.max()
}

/// The forces that may still act, by space, and the gains they could make there.
struct Ready {
    forces: [ArmCounts; SPACES],
    known: [[Option<Gains>; SPACES]; 2],
}

/// The possible gains of a march: for an Indian unit alone, for all Light units, and for all units.
#[derive(Clone, Copy)]
struct Gains {
    indian: f32,
    lights: f32,
    all: f32,
}

impl Ready {
    fn new(board: &Board, side: Side) -> Ready {
        let mut forces = [ArmCounts::default(); SPACES];
        for unit in board.own(side).minus(board.spent).iter() {
            if let Some(at) = board.at(unit).map_space() {
                add(&mut forces[at.index()], unit);
            }
        }
        Ready { forces, known: [[None; SPACES]; 2] }
    }

    fn gains(&mut self, ground: &Ground, at: Space, double: bool) -> Gains {
        let force = self.forces[at.index()].mobile();
        let known = &mut self.known[usize::from(double)][at.index()];
        *known.get_or_insert_with(|| Gains::new(ground, at, force, Stride::of(double)))
    }

    fn gain(&mut self, ground: &Ground, verb: Verb, point: Point, at: Space) -> f32 {
        match verb {
            Verb::March => self.gains(ground, at, point.double).all,
            Verb::Scout if point.kind == PointKind::Indian => {
                self.gains(ground, at, point.double).indian
            }
            Verb::Scout => self.gains(ground, at, point.double).lights,
            Verb::Sail => self.sail(ground, at, point.double),
            Verb::Marshal => self.marshal(ground, at),
            Verb::Build => self.build(ground, at),
            Verb::Raid => 0.0,
        }
    }

    fn sail(&self, ground: &Ground, at: Space, double: bool) -> f32 {
        let aboard = self.forces[at.index()].afloat();
        let soon = if double { 0.9 } else { 0.7 };
        soon * ground.landing(aboard) - ground.leaving(at, aboard) - 0.03
    }

    /// Returns the gain of gathering troops in a space for an attack that they could not make separately
    /// (11.0).
    fn marshal(&self, ground: &Ground, at: Space) -> f32 {
        let own = self.forces[at.index()].mobile();
        let mut called = ArmCounts::default();
        for way in at.ways() {
            let force = self.forces[way.other(at).index()].mobile();
            called = called + if ground.board.paved(*way) { force } else { force.lights() };
        }
        if ground.board.battles.has(at) {
            return 0.7 * ground.arrival(at, called);
        }
        if called.units() < 2 {
            return -0.02;
        }
        0.4 * (ground.promise(at, own + called) - ground.promise(at, own)) - 0.02
    }

    /// Returns the gain of building, such as a Fort in a space in danger, or a Road towards a target
    /// (12.0).
    fn build(&self, ground: &Ground, at: Space) -> f32 {
        let board = ground.board;
        let mut best = fort_gain(ground, at);
        let force = self.forces[at.index()].mobile();
        if ARMY <= force.units() {
            for way in at.ways().iter().filter(|way| !board.paved(**way)) {
                best = best.max(road_gain(ground, at, way.other(at), force));
            }
        }
        best - 0.02
    }
}

impl Gains {
    fn new(ground: &Ground, at: Space, force: ArmCounts, stride: Stride) -> Gains {
        let (apart, whole) = ground.reach(at, force, stride);
        let lights = force.lights();
        let apart = apart - ground.leaving(at, lights) - 0.02;
        let indian = match force.has(Arm::Indian) {
            0 => 0.0,
            1 if lights.units() == 1 => apart,
            _ => {
                let one = ArmCounts::of(Arm::Indian, 1);
                ground.reach(at, one, stride).0 - ground.leaving(at, one) - 0.02
            }
        };
        let all = if force == lights { apart } else { whole - ground.leaving(at, force) - 0.02 };
        Gains { indian, lights: apart, all }
    }
}

/// Returns the value that a Fort would save in the space, halved because a Construction builds only half of
/// the Fort.
fn fort_gain(ground: &Ground, at: Space) -> f32 {
    let (board, side) = (ground.board, ground.side);
    if let Some(fort) = board.stack(side, at).and(FACTS.forts).first() {
        // The Fort exists already, so it can only be repaired or razed.
        return if board.is_reduced(fort) { 0.05 } else { -0.3 };
    }
    let fort = ArmCounts::of(Arm::Fort, 1);
    let begun = if board.fort_works.has(at) { 1.0 } else { 0.4 };
    let near = if board.control(at) == Some(side) { ground.arrival(at, fort) } else { 0.0 };
    begun * near
}

/// Returns the gain of a Road. Half of it counts for each Construction.
fn road_gain(ground: &Ground, at: Space, to: Space, force: ArmCounts) -> f32 {
    let board = ground.board;
    if board.neutral_village(to).is_some() {
        return -1.0;
    }
    let begun = at.way(to).is_some_and(|way| board.road_works.has(way));
    let nearer = ground.promise(to, force) - ground.promise(at, force);
    nearer * if begun { 0.6 } else { 0.35 }
}

/// Weighs the units that may join a move, and the destinations of the move.
pub fn weigh_move(
    board: &Board,
    side: Side,
    frame: &Frame,
    actions: &[Action],
    weights: &mut Vec<f32>,
) {
    let Frame::Moving(it) = frame else { return };
    let goes = actions.iter().any(|action| matches!(action, Action::Go(_)));
    let ground = Ground::new(board, side);
    let at = it.at;
    // All units go if their expected gain is higher than the value that they expose by leaving.
    let first = it.steps == 0;
    let whole = force_of(board.stack(side, at).minus(board.spent)).mobile();
    let left = if first { ground.leaving(at, whole) } else { 0.0 };
    let guard = 0.0 < left && ground.reach(at, whole, Stride::of(false)).1 < left;
    if !goes || first && !guard && actions.contains(&Action::TakeAll) {
        weights.extend(actions.iter().map(|action| gather(*action, goes, guard)));
        return;
    }
    let all = force_of(it.units);
    let enemies = board.present(side.other());
    let hope = |at: Space, force: ArmCounts| HOPE * ground.promise(at, force);
    weights.extend(actions.iter().map(|action| match *action {
        Action::Go(to) => {
            let goers = at.way(to).map_or(Units::NONE, |way| it.goers(board, way));
            let force = force_of(goers);
            let parted = all.less(force).mobile().units();
            // A beaten force returns to the space that it left.
            let after = if enemies.has(to) { hope(at, force) } else { hope(to, force) };
            ground.arrival(to, force) + after
                - ground.leaving(at, force)
                - 0.05 * f32::from(parted)
                - 0.01
        }
        Action::Halt => hope(at, all),
        _ => f32::NEG_INFINITY,
    }));
    softmax(weights, TEMPERATURE);
    let rest = board.stack(side, at).and(FACTS.mobile).minus(it.units).len();
    for (weight, action) in weights.iter_mut().zip(actions) {
        match action {
            Action::TakeAll | Action::Take(_) if guard && rest < 2 => *weight = 0.02,
            Action::TakeAll if guard => *weight = 0.02,
            Action::TakeAll => *weight = 4.0,
            Action::Take(_) if first => *weight = 2.0,
            Action::Take(_) => *weight = 0.05,
            Action::Drop(_) => *weight = SELDOM,
            _ => {}
        }
    }
}

/// Returns the weight of an action that forms a stack before the stack moves. A unit stays behind if a
/// guard is needed.
fn gather(action: Action, goes: bool, guard: bool) -> f32 {
    match action {
        Action::TakeAll if guard => 0.1,
        Action::TakeAll => 1.0,
        Action::Take(class) if guard => 0.3 * value(class),
        Action::Take(_) => 0.1,
        // No connection out of this space can carry a stack of this size.
        Action::Drop(_) if !goes => 0.5,
        Action::Drop(_) => SELDOM,
        _ => 0.05,
    }
}

/// Weighs the choices of a Raid: its unit, its route and its target.
pub fn weigh_raid(
    board: &Board,
    side: Side,
    frame: &Frame,
    actions: &[Action],
    weights: &mut Vec<f32>,
) {
    let Frame::Raid(it) = frame else { return };
    let way = |action: &Action| matches!(action, Action::Go(_) | Action::Strike);
    if !actions.iter().any(way) {
        weights.extend(actions.iter().map(|action| match action {
            // An Indian unit goes home once it has plunder (9.3).
            Action::Take(class) if class.sort.facts().kind == Kind::Indian => 0.3,
            Action::Pass => 0.1,
            _ => 1.0,
        }));
        return;
    }
    let left = it.left();
    let raids = Raids::new(board, side, left.saturating_sub(1));
    weights.extend(actions.iter().map(|action| match action {
        Action::Go(to) => raids.from(*to, left - 1),
        _ => raids.strike(it.at),
    }));
    softmax(weights, 0.15);
}

/// Weighs the units that go aboard (10.6).
pub fn weigh_boarding(actions: &[Action], weights: &mut Vec<f32>) {
    let all = actions.contains(&Action::TakeAll);
    let more = actions.iter().any(|action| matches!(action, Action::Take(_)));
    weights.extend(actions.iter().map(|action| match action {
        Action::TakeAll => 1.0,
        Action::Take(_) if all => 0.05,
        Action::Take(class) => value(*class),
        Action::Done if more => 0.05,
        Action::Done => 1.0,
        _ => 0.1,
    }));
}

/// Weighs the spaces where the units land (10.6.1).
pub fn weigh_landing(board: &Board, side: Side, actions: &[Action], weights: &mut Vec<f32>) {
    let ground = Ground::new(board, side);
    let force = ground.forces[side][Space::SAIL.index()];
    weights.extend(actions.iter().map(|action| match action {
        Action::Land(to) => {
            let joined = force + ground.forces[side][to.index()].mobile();
            ground.arrival(*to, force) + HOPE * ground.promise(*to, joined.mobile())
        }
        _ => 0.0,
    }));
    softmax(weights, TEMPERATURE);
}

/// Weighs the unit that is activated to marshal, and the units that join it (11.0). Units that could do
/// nothing else are preferred.
pub fn weigh_marshal(actions: &[Action], weights: &mut Vec<f32>) {
    weights.extend(actions.iter().map(|action| match action {
        Action::Take(class) => match Arm::of(class.sort.facts().kind) {
            Arm::Fort | Arm::Bastion => 3.0,
            Arm::Led | Arm::Fleet => 1.0,
            _ => 0.5,
        },
        Action::CallAll(_) => 1.0,
        Action::Call(..) => 0.2,
        _ => 0.1,
    }));
}

/// Weighs the works to build (12.0).
pub fn weigh_construction(
    board: &Board,
    side: Side,
    frame: &Frame,
    actions: &[Action],
    weights: &mut Vec<f32>,
) {
    let Frame::Construction(it) = frame else { return };
    if let Some(Action::Take(_)) = actions.first() {
        weights.extend(actions.iter().map(|_| 1.0));
        return;
    }
    let ground = Ground::new(board, side);
    let force = force_of(board.stack(side, it.at)).mobile();
    weights.extend(actions.iter().map(|action| match action {
        Action::Fort(Work::Begin | Work::Finish | Work::Repair) => fort_gain(&ground, it.at),
        Action::BeginRoad(to) | Action::FinishRoad(to) => road_gain(&ground, it.at, *to, force),
        _ => 0.0,
    }));
    softmax(weights, TEMPERATURE);
    for (weight, action) in weights.iter_mut().zip(actions) {
        if let Action::Fort(Work::Raze | Work::RazeWorks) = action {
            *weight = 0.0;
        }
    }
}
