//! All decisions between the actions: cards, Battles, losses, retreats, reinforcements and winter.

use bayonets::{
    Action, Board, Card, CardEvent, Class, FACTS, Face, Frame, Place, Point, PointKind, Shape,
    Space, Work,
};
use engine::Side;

use super::ground::Ground;
use super::odds::{Arm, ArmCounts};
use super::softmax;
use bots::exponential::exponential;

/// Weighs the actions of a decision that does not belong to an action of the Action Phase.
pub fn weigh(board: &Board, side: Side, frame: &Frame, actions: &[Action], weights: &mut Vec<f32>) {
    match frame {
        Frame::Battle(_) => weigh_battle(board, frame, actions, weights),
        Frame::Overrun(_) => weigh_losses(actions, -1.0, weights),
        Frame::Culling(it) => {
            weigh_losses(actions, if it.victim() == side { 1.0 } else { -1.0 }, weights);
        }
        Frame::Combining(_) => weigh_losses(actions, 1.0, weights),
        Frame::Retreat(_) => weigh_retreat(board, side, actions, weights),
        Frame::Placement(_)
        | Frame::Encroachment(_)
        | Frame::RoundUp(_)
        | Frame::Recovery(_)
        | Frame::Singling(_) => weigh_posts(board, side, actions, weights),
        Frame::Chit(it) => {
            let held = board.europe[side].held.unwrap_or(0);
            let better = it.drawn().is_some_and(|drawn| held < drawn);
            weights.extend(actions.iter().map(|action| match action {
                Action::KeepDrawn => f32::from(u8::from(better)),
                _ => f32::from(u8::from(!better)),
            }));
        }
        _ => weights.extend(actions.iter().map(|action| other(board, side, *action))),
    }
}

fn other(board: &Board, side: Side, action: Action) -> f32 {
    match action {
        Action::Play(card) | Action::Reserve(card) => worth(board, side, card).powi(2),
        Action::Yield(point) => 1.0 / point_worth(point),
        Action::Stay(_) => 3.0,
        // A Commander stays where he is for the winter, if the rules allow it.
        Action::Place(..) => 0.02,
        Action::Done => 0.5,
        _ => 1.0,
    }
}

/// Returns the value of a card, in points.
fn worth(board: &Board, side: Side, card: Card) -> f32 {
    let facts = card.facts();
    let points: f32 = facts.points.iter().map(|point| point_worth(*point)).sum();
    points + facts.event.map_or(0.0, |event| event_worth(board, side, event))
}

fn point_worth(point: Point) -> f32 {
    let plain = match point.kind {
        PointKind::Army => 0.9,
        PointKind::Light | PointKind::Indian => 0.8,
        PointKind::SailArmy => 1.1,
        PointKind::FrenchLightArmy => 1.2,
    };
    if point.double { 1.6 * plain } else { plain }
}

fn event_worth(board: &Board, side: Side, event: CardEvent) -> f32 {
    match event {
        CardEvent::DiseaseInFrenchCamp | CardEvent::DiseaseInBritishCamp => 0.8,
        CardEvent::RoundUpMenEquipment if board.units_in(Place::losses(side)).any() => 0.6,
        CardEvent::CherokeeDiplomacy | CardEvent::IroquoisDiplomacy => 0.8,
        CardEvent::SmallpoxInfectedBlankets => 0.8,
        CardEvent::FrontiersAblaze | CardEvent::DelayedSuppliesFromFrance => 0.7,
        CardEvent::ReluctantWagoneers | CardEvent::HesitantBritishGeneral => 0.8,
        _ => 0.3,
    }
}

/// Returns the value of a unit to its side, wherever it is.
pub fn value(class: Class) -> f32 {
    let value = match Arm::of(class.sort.facts().kind) {
        Arm::Indian => 0.8,
        Arm::Regular => 1.6,
        Arm::Colonial => 0.9,
        Arm::Gun => 1.3,
        Arm::Fleet => 1.1,
        _ => 1.0,
    };
    if class.reduced { 0.8 * value } else { value }
}

/// Weighs losses. With `sign` 1 the side's cheapest unit is preferred, with -1 the enemy's best.
fn weigh_losses(actions: &[Action], sign: f32, weights: &mut Vec<f32>) {
    weights.extend(actions.iter().map(|action| match action {
        Action::Lose(class) | Action::Remove(class, _) => -sign * value(*class),
        Action::Keep(class) => sign * value(*class),
        _ => 0.0,
    }));
    softmax(weights, 0.15);
}

fn weigh_battle(board: &Board, frame: &Frame, actions: &[Action], weights: &mut Vec<f32>) {
    let Frame::Battle(it) = frame else { return };
    let foe = it.roller.other();
    let rolling = it.group.units();
    // A B&T result drives Militia off, or is a Hit on a Brigade (13.3.3).
    let shooters = FACTS.metropolitan.or(FACTS.forts).or(FACTS.artillery);
    let hits = rolling.and(shooters).any() && it.alive(board, foe).and(FACTS.brigades).any();
    let useful = hits || it.group.shape() == Shape::Square && 0 < it.militia[foe];
    weights.extend(actions.iter().map(|action| match action {
        Action::Reroll(Face::BT, _) if useful => 0.0,
        Action::Reroll(..) => 2.0,
        Action::Commander(class) => {
            let there = FACTS.of_sort[class.sort.index()].first();
            there.map_or(0.0, |unit| f32::from(unit.facts().rating).powi(3))
        }
        Action::Lose(class) => exponential(-6.0 * value(*class)) as f32,
        Action::Card(_) | Action::Fort(Work::Raze) => 1.0,
        Action::YieldFort => 0.02,
        Action::Emergency => 0.1,
        Action::Withdraw(..) => 0.01,
        Action::Pass => 0.5,
        _ => 0.1,
    }));
}

/// Weighs the retreats of a beaten stack. Spaces with friendly forces, and spaces where the stack
/// is useful, get more weight.
fn weigh_retreat(board: &Board, side: Side, actions: &[Action], weights: &mut Vec<f32>) {
    let ground = Ground::new(board, side);
    weights.extend(actions.iter().map(|action| match action {
        Action::To(to) if to.on_map() => {
            let friends = ground.forces[side][to.index()];
            let stack = friends + ArmCounts::of(Arm::Regular, 2);
            0.02 * f32::from(friends.dice()) + ground.promise(*to, stack)
        }
        _ => 0.0,
    }));
    softmax(weights, 0.1);
}

/// Weighs the spaces for units that arrive, and the spaces that an event concerns.
fn weigh_posts(board: &Board, side: Side, actions: &[Action], weights: &mut Vec<f32>) {
    let ground = Ground::new(board, side);
    weights.extend(actions.iter().map(|action| match action {
        Action::Place(class, to) => post(&ground, *class, *to, 1),
        Action::PlaceAll(class, to) => post(&ground, *class, *to, 2) + 0.1,
        Action::Flip(class, at) => 0.2 * value(*class) + 0.2 * stand(&ground, *at),
        Action::To(at) => stand(&ground, *at),
        Action::Pick(class) => 0.2 * value(*class),
        Action::Done => -1.0,
        _ => 0.0,
    }));
    softmax(weights, 0.1);
}

/// Returns the value of placing some units of a class in a space.
fn post(ground: &Ground, class: Class, to: Space, n: u8) -> f32 {
    let arm = Arm::of(class.sort.facts().kind);
    let there = ground.forces[ground.side][to.index()];
    let force = there + ArmCounts::of(arm, n);
    let mut hope = 0.2 * value(class) + ground.promise(to, force.mobile());
    if arm == Arm::Fleet || 0 < there.has(Arm::Fleet) {
        hope = hope.max(0.8 * ground.landing(force));
    }
    hope + ground.arrival(to, ArmCounts::of(arm, n)).max(0.0)
}

/// Returns the importance of the forces in the space, whichever side they belong to.
fn stand(ground: &Ground, at: Space) -> f32 {
    0.1 * Side::BOTH
        .map(|side| f32::from(ground.forces[side][at.index()].units()))
        .iter()
        .sum::<f32>()
}
