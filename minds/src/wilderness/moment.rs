//! All decisions between the cards: windows, interceptions, garrisons of works, losses, retreats, and the
//! choices that events require.

use engine::Side;
use wilderness::{
    Action, Board, Card, CardEvent, FACTS, Frame, Kind, Leader, Piece, Ruin, Space, Units,
};

use super::bids;
use super::cards;
use super::ground::{Ground, militia, step_cost, strength, threatened};
use super::odds::{ExpectedFire, wins};
use super::plan::{assault, post};
use super::softmax;
use bots::exponential::exponential;

/// Weighs the actions of a decision that is not about a card, an activation or a move.
pub fn weigh(board: &Board, side: Side, frame: &Frame, actions: &[Action], weights: &mut Vec<f32>) {
    match frame {
        Frame::Bidding(it) => bids::weigh(board, it, actions, weights),
        Frame::Losses(_) | Frame::Attrition(_) => weigh_losses(actions, weights),
        Frame::Window(_) => weigh_window(board, side, actions, weights),
        Frame::Interception(_) => weigh_interception(board, side, actions, weights),
        Frame::Garrison(it) => weigh_garrison(board, side, it.space(), actions, weights),
        Frame::Avoiding(it) => weigh_avoiding(board, side, it.space(), actions, weights),
        Frame::Retreat(it) => weigh_retreat(board, side, it.space(), actions, weights),
        Frame::Siege(it) => weigh_siege(board, side, it.space, actions, weights),
        Frame::Battle(_) | Frame::Raid(_) => weights.extend(actions.iter().map(|it| match it {
            Action::TakeAll => 1.0,
            Action::Take(_) => 0.3,
            _ => 0.15,
        })),
        Frame::Purge(_) | Frame::Strike(_) => weigh_strike(board, side, actions, weights),
        Frame::Placing(_)
        | Frame::Restoring(_)
        | Frame::Alliance(_)
        | Frame::Levy(_)
        | Frame::GoingHome(_) => weigh_posts(board, side, actions, weights),
        Frame::Construction(_) => weigh_construction(board, side, actions, weights),
        _ => weights.extend(actions.iter().map(|action| other(board, side, *action))),
    }
}

fn other(board: &Board, side: Side, action: Action) -> f32 {
    match action {
        Action::Discard(card) => exponential(-3.0 * cards::keep(board, side, card)) as f32,
        Action::Fetch(card) => cards::event(board, side, card).max(0.05),
        Action::Depose(leader) => {
            f32::powi(3.0, 3 * leader.initiative() as i32 - 2 * i32::from(leader.tactics()))
        }
        // The player of GOVERNOR VAUDREUIL INTERFERES takes the armies from the best French leaders.
        Action::Take(Piece::Leader(leader)) => {
            let at = board.leader_space(leader);
            let troops = f32::from(board.units_of(leader.side(), at).len());
            0.2 + f32::from(leader.tactics().max(0)) * troops
        }
        Action::Raze(_, ruin) => match ruin {
            Ruin::Started => 1.0,
            Ruin::Stockade => 0.5,
            Ruin::Fort => 0.1,
        },
        _ => 1.0,
    }
}

fn weigh_losses(actions: &[Action], weights: &mut Vec<f32>) {
    weights.extend(actions.iter().map(|action| match action {
        Action::Lose(class) | Action::Remove(class, _) => -step_cost(class.kind, class.reduced),
        _ => 0.0,
    }));
    softmax(weights, 0.3);
}

/// Returns the strength of the moving party.
fn party_strength(board: &Board) -> u8 {
    let units = board.party.map_or(Units::NONE, |party| party.units);
    units.iter().map(|unit| strength(unit, board.is_reduced(unit))).sum()
}

fn weigh_window(board: &Board, side: Side, actions: &[Action], weights: &mut Vec<f32>) {
    let force = f32::from(party_strength(board));
    weights.extend(actions.iter().map(|action| match action {
        Action::Card(card) => window_card(board, side, *card, force),
        _ => 1.0,
    }));
}

fn window_card(board: &Board, side: Side, card: Card, force: f32) -> f32 {
    match card.facts().event {
        CardEvent::Surrender | CardEvent::Massacre => 20.0,
        CardEvent::Coehorns => 4.0,
        CardEvent::Ambush | CardEvent::Fieldworks => {
            let mine = f32::from(board.strength(board.outside_in(side, board.party().at)));
            if 3.0 <= force.min(mine) || 6.0 <= force { 6.0 } else { 0.4 }
        }
        CardEvent::FoulWeather => {
            let drilled = board.party().drilled();
            if drilled && 10.0 <= force { 1.5 } else { 0.08 }
        }
        CardEvent::LakeSchooner => {
            if 4.0 <= force {
                5.0
            } else {
                0.8
            }
        }
        CardEvent::Blockhouses => 2.0,
        _ => 1.0,
    }
}

/// Returns the chance that a force of strength `ours` at `at` wins a battle against the moving party.
fn stand(board: &Board, side: Side, ours: u8, at: Space) -> f32 {
    let party = board.party();
    let attacker = ExpectedFire::of(party_strength(board))
        .modified(party.commander.map_or(0, Leader::tactics))
        .modified(-i8::from(board.stockades[side].has(at)));
    1.0 - wins(attacker, ExpectedFire::of(ours))
}

fn weigh_interception(board: &Board, side: Side, actions: &[Action], weights: &mut Vec<f32>) {
    let party = board.party();
    let drilled = party.drilled();
    let stake = if drilled { 1.0 } else { 0.35 };
    let force_of = |leader: Leader| {
        let at = board.leader_space(leader);
        let units = board.outside_in(side, at);
        let strength = board.strength(units);
        let limit = leader.command();
        if limit < units.len() {
            (u16::from(strength) * u16::from(limit) / u16::from(units.len())) as u8
        } else {
            strength
        }
    };
    // The side may already have units in the space that the force enters.
    let there = board.strength(board.outside_in(side, party.at));
    let gain = |ours: u8, cost: f32| {
        let win = stand(board, side, ours + there, party.at);
        stake * win - cost * (1.0 - win) - 0.15
    };
    weights.extend(actions.iter().map(|action| match action {
        Action::Intercept(class, from) => {
            let hold = board.captured.has(*from) || board.sieges.has(*from);
            let cost = if class.kind.drilled() { 1.0 } else { 0.3 };
            gain(class.kind.strength(class.reduced), cost) - if hold { 1.0 } else { 0.0 }
        }
        Action::Force(leader) => {
            let from = board.leader_space(*leader);
            let hold = board.sieges.has(from);
            gain(force_of(*leader), 1.0) + 0.05 - if hold { 1.0 } else { 0.0 }
        }
        Action::TakeAll => 0.6,
        Action::Roll => 0.5,
        Action::Take(_) => -0.3,
        _ => 0.0,
    }));
    softmax(weights, 0.15);
}

fn weigh_garrison(
    board: &Board,
    side: Side,
    at: Space,
    actions: &[Action],
    weights: &mut Vec<f32>,
) {
    let ground = Ground::without_targets(board, side);
    let ours = ground.out[side][at.index()] + militia(&ground, side, at);
    let win = stand(board, side, ours, at);
    weights.extend(actions.iter().map(|action| match action {
        Action::Done => 0.02 + if 0.55 < win { 2.0 * win } else { 0.3 * win },
        Action::InsideAll => 1.2,
        _ => 0.05,
    }));
    // A fort has room for four units, so the best units go in.
    if !actions.contains(&Action::InsideAll) && win <= 0.55 {
        for (weight, action) in weights.iter_mut().zip(actions) {
            if let Action::Inside(piece) = action {
                *weight = match piece {
                    Piece::Unit(class) => 0.3 * f32::from(1 + class.kind.strength(class.reduced)),
                    Piece::Leader(_) => 0.4,
                };
            }
        }
    }
}

fn weigh_avoiding(
    board: &Board,
    side: Side,
    at: Space,
    actions: &[Action],
    weights: &mut Vec<f32>,
) {
    if actions.iter().any(|action| matches!(action, Action::To(_))) {
        return weigh_refuges(board, side, at, actions, weights);
    }
    let ground = Ground::without_targets(board, side);
    let ours = ground.out[side][at.index()] + militia(&ground, side, at);
    let win = stand(board, side, ours, at);
    let holds = board.works(side).has(at) || besieged_by(board, side, at);
    weights.extend(actions.iter().map(|action| match action {
        Action::Pass => win + if holds { 0.1 } else { -0.05 },
        Action::Force(leader) => {
            0.6 + 0.05 * f32::from(leader.tactics()) + 0.01 * f32::from(leader.command())
        }
        Action::TakeAll => 0.9,
        Action::Roll => 0.8,
        Action::Avoid(class) if ground.count[at.index()] == 1 || class.kind.auxiliary() => 0.5,
        Action::Avoid(_) => 0.2,
        _ => 0.1,
    }));
    softmax(weights, 0.12);
}

fn besieged_by(board: &Board, side: Side, at: Space) -> bool {
    board.sieges.has(at) && board.strongholds(side.other()).has(at)
}

/// Returns the safety of a space, which works, farmland and friendly units increase.
fn refuge(board: &Board, side: Side, from: Option<Space>, to: Space) -> f32 {
    if from == Some(to) {
        return 1.2; // inside the work
    }
    let mut good = 0.0;
    if board.strongholds(side).has(to) {
        good += 1.0;
    } else if board.stockades[side].has(to) {
        good += 0.6;
    } else if to.facts().cultivated && to.facts().originally == Some(side) {
        good += 0.5;
    }
    let friends = board.strength(board.outside_in(side, to));
    good + 0.06 * f32::from(friends.min(12))
}

fn weigh_refuges(board: &Board, side: Side, at: Space, actions: &[Action], weights: &mut Vec<f32>) {
    weights.extend(actions.iter().map(|action| match action {
        Action::To(to) => refuge(board, side, Some(at), *to),
        _ => -2.0,
    }));
    softmax(weights, 0.25);
}

fn weigh_retreat(board: &Board, side: Side, at: Space, actions: &[Action], weights: &mut Vec<f32>) {
    weights.extend(actions.iter().map(|action| match action {
        Action::RetreatAll(to) => 0.4 + refuge(board, side, Some(at), *to),
        Action::Retreat(_, to) => refuge(board, side, Some(at), *to),
        _ => -2.0,
    }));
    softmax(weights, 0.2);
}

fn weigh_siege(board: &Board, side: Side, at: Space, actions: &[Action], weights: &mut Vec<f32>) {
    if actions.iter().any(|action| matches!(action, Action::To(_))) {
        return weigh_refuges(board, side, at, actions, weights);
    }
    weights.extend(actions.iter().map(|action| match action {
        Action::Card(_) => 8.0,
        Action::Assault => {
            let win = assault(&Ground::without_targets(board, side), at);
            if 0.4 < win { 3.0 * win } else { win }
        }
        _ => 0.6,
    }));
}

/// Weighs the targets of an event: the side's own least valuable units, or the enemy's most valuable.
fn weigh_strike(board: &Board, side: Side, actions: &[Action], weights: &mut Vec<f32>) {
    let foe = side.other();
    let posts = actions.iter().any(|action| matches!(action, Action::Place(..)));
    if posts {
        return weigh_posts(board, side, actions, weights);
    }
    weights.extend(actions.iter().map(|action| match action {
        Action::Remove(class, at) => {
            let cost = step_cost(class.kind, class.reduced)
                + if class.reduced { 0.0 } else { step_cost(class.kind, true) };
            let own = board.pick(board.units_of(side, *at), *class).is_some();
            if own { -cost - 0.4 * lonely(board, side, *at) } else { cost }
        }
        Action::To(at) => {
            let level = f32::from(board.level(*at));
            let units = board.units_of(foe, *at).len();
            0.5 * level + 0.2 * f32::from(units) + if 8 < units { 1.0 } else { 0.0 }
        }
        Action::Department(_) => 0.0,
        _ => -1.0,
    }));
    softmax(weights, 0.3);
}

/// Returns 1 if the side has only one unit in the space, and 0 otherwise.
fn lonely(board: &Board, side: Side, at: Space) -> f32 {
    if board.units_of(side, at).len() == 1 { 1.0 } else { 0.0 }
}

/// Weighs the spaces for units that enter the map or go home.
fn weigh_posts(board: &Board, side: Side, actions: &[Action], weights: &mut Vec<f32>) {
    let ground = Ground::new(board, side);
    weights.extend(actions.iter().map(|action| match action {
        Action::Place(Kind::Militia, at) => {
            at.facts().department.map_or(0.0, |it| 0.1 * threatened(board, it))
        }
        Action::Place(kind, at) => 0.3 + post(&ground, *kind, *at),
        Action::PlaceLeader(_, at) | Action::Home(Piece::Leader(_), at) => led_post(&ground, *at),
        Action::Home(Piece::Unit(class), at) => 0.3 + post(&ground, class.kind, *at),
        Action::Restore(kind, at) => {
            0.5 + 0.1 * f32::from(kind.strength(false)) + 0.05 * post(&ground, *kind, *at)
        }
        Action::RestoreAll => 1.0,
        Action::Retreat(_, to) | Action::To(to) => refuge(board, side, None, *to),
        Action::Depose(leader) => f32::from(leader.initiative()) - f32::from(leader.tactics()),
        _ => 0.0,
    }));
    softmax(weights, 0.12);
}

/// Returns the value of placing a leader in a space, which is high where troops need a leader.
fn led_post(ground: &Ground, at: Space) -> f32 {
    let (board, side) = (ground.board, ground.side);
    let command: u8 = board.leaders_of(side, at).iter().map(Leader::command).sum();
    let unled = ground.count[at.index()].saturating_sub(command);
    0.3 + 0.15 * f32::from(unled.min(6))
        + 0.5 * ground.promise(at, ground.out[side][at.index()].max(3))
}

fn weigh_construction(board: &Board, side: Side, actions: &[Action], weights: &mut Vec<f32>) {
    let foe = side.other();
    weights.extend(actions.iter().map(|action| match action {
        Action::Build(at) => {
            let wild = !FACTS.cultivated.has(*at);
            let front = at.facts().adjacent.and(board.drilled(foe)).any();
            let begun = board.started[side].has(*at);
            let army = board.drilled(side).has(*at);
            0.1 + 0.6 * f32::from(u8::from(begun))
                + 0.5 * f32::from(u8::from(wild && army))
                + 0.2 * f32::from(u8::from(front))
        }
        _ => 0.15,
    }));
    softmax(weights, 0.2);
}
