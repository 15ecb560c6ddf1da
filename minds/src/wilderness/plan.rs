//! The use of cards: which card to play and for what, the leader to activate, and his destination.

use engine::Side;
use wilderness::{
    Action, Board, Card, CardEvent, Class, FACTS, Kind, Leader, Moving, Piece, Space,
};

use super::cards;
use super::ground::{Ground, strength};
use super::odds::{ExpectedFire, wins};
use super::{SELDOM, softmax};

/// The temperature of the policy's softmax, in victory points.
const TEMPERATURE: f32 = 0.13;
/// The share of a target's value that a force gains by a march that brings it one activation closer to the
/// target.
const CLOSER: f32 = 0.42;

/// Weighs the cards to play, and their uses.
pub fn weigh_cards(board: &Board, side: Side, actions: &[Action], weights: &mut Vec<f32>) {
    let ground = Ground::new(board, side);
    let gains = Activations::new(&ground);
    let last = board.hand[side].len() == 1;
    // Armies in the woods need a stockade for shelter, and armies out of supply need one for their supply
    // line.
    let woods = board.drilled(side).and(ground.supply).minus(FACTS.cultivated);
    let bare = 0.07 * woods.minus(board.works(side)).minus(board.sieges).len().min(2) as f32;
    weights.extend(actions.iter().map(|action| match action {
        Action::Event(card) if card.facts().event == CardEvent::Campaign => gains.campaign - 0.1,
        Action::Event(card) => cards::event(board, side, *card) - price(*card),
        Action::Activate(card) => {
            let value = usize::from(card.facts().value);
            gains.by_value[value] - price(*card) - cards::keep(board, side, *card)
        }
        Action::Stockades(card) => 0.02 + bare - price(*card) - cards::keep(board, side, *card),
        Action::Forts(card) => {
            let begun = board.started[side].and(board.drilled(side)).len().min(2);
            0.02 + 0.06 * begun as f32 - price(*card) - cards::keep(board, side, *card)
        }
        Action::Pass if last => {
            let card = board.hand[side].first().expect("there is one");
            0.9 * cards::keep(board, side, card) - 0.02
        }
        Action::Discard(card) => -0.3 - price(*card) - cards::keep(board, side, *card),
        _ => -2.0,
    }));
    softmax(weights, TEMPERATURE);
}

/// Returns the price of using a card. A high card has a higher price, since it could do more at another
/// time.
fn price(card: Card) -> f32 {
    0.06 * f32::from(card.facts().value)
}

/// The gains that activations could bring.
struct Activations {
    /// The gain for each value of the card that pays for the activations.
    by_value: [f32; 4],
    campaign: f32,
}

impl Activations {
    fn new(ground: &Ground) -> Activations {
        let (board, side) = (ground.board, ground.side);
        let mut by_value = [0.0f32; 4];
        let (mut first, mut second) = (0.0f32, 0.0f32);
        let mut first_at = None;
        for leader in FACTS.leaders_of[side].iter() {
            let at = board.leader_at(leader).map_space();
            if at.is_none() {
                continue;
            }
            let gain = leader_gain(ground, leader);
            for best in &mut by_value[usize::from(leader.initiative())..] {
                *best = best.max(gain);
            }
            if first < gain {
                if at != first_at {
                    second = first;
                }
                (first, first_at) = (gain, at);
            } else if at != first_at {
                second = second.max(gain);
            }
        }
        let halves = raid_halves(ground);
        for (value, best) in by_value.iter_mut().enumerate().skip(1) {
            let raids: f32 = halves[..2 * value].iter().sum();
            *best = best.max(raids);
        }
        Activations { by_value, campaign: first + 0.9 * second }
    }
}

/// Returns the gains of raiders for each half point of a card's value, the best first.
fn raid_halves(ground: &Ground) -> [f32; 6] {
    let (board, side) = (ground.board, ground.side);
    let mut best = [0.0f32; 6];
    let mut insert = |mut gain: f32| {
        for known in &mut best {
            if *known < gain {
                std::mem::swap(known, &mut gain);
            }
        }
    };
    let mut known = (None, 0.0);
    for unit in FACTS.auxiliaries.and(FACTS.units_of[side]).minus(board.inside()).iter() {
        let Some(at) = board.at(unit).map_space() else { continue };
        if known.0 != Some(at) {
            known = (Some(at), ground.raid_promise(at));
        }
        if unit.kind().indian() {
            insert(raid_gain(unit.kind(), board.is_reduced(unit), known.1));
        } else {
            let gain = 0.5 * raid_gain(unit.kind(), board.is_reduced(unit), known.1);
            insert(gain);
            insert(gain);
        }
    }
    best
}

fn raid_gain(kind: Kind, reduced: bool, promise: f32) -> f32 {
    let risk = match (kind, reduced) {
        (Kind::Coureurs, true) => 0.05,
        (_, true) => 0.03,
        _ => 0.015,
    };
    let better = if kind == Kind::Rangers { 1.5 } else { 1.0 };
    0.9 * better * promise - risk
}

/// Returns the gain of activating a leader with all the units that he can take.
fn leader_gain(ground: &Ground, leader: Leader) -> f32 {
    let (board, side) = (ground.board, ground.side);
    let at = board.leader_space(leader);
    if board.leaders_inside().has(leader) {
        let (ours, theirs) = (ground.inside[at.index()], ground.out[side.other()][at.index()]);
        return 0.6 * wins(ExpectedFire::of(ours), ExpectedFire::of(theirs)) - 0.25;
    }
    let force = ground.force_of(leader);
    if force == 0 {
        return 0.0;
    }
    if !board.drilled(side).has(at) {
        let led = 1.0 + 0.45 * f32::from(leader.tactics());
        return led * ground.raid_promise(at) - 0.03;
    }
    if besieges(board, side, at) && (ground.supply.has(at) || level_needed(at) <= board.level(at)) {
        return siege_gain(ground, leader, at);
    }
    let hope = ground.promise(at, force);
    // A captured fortress that is left without troops returns to its owner (8.24).
    let all = force == ground.out[side][at.index()];
    let leaves = if all && board.captured.has(at) { 1.5 } else { 0.0 };
    CLOSER * hope - leaves - uncovered(ground, at)
}

fn besieges(board: &Board, side: Side, at: Space) -> bool {
    board.sieges.has(at) && board.strongholds(side.other()).has(at)
}

/// Returns the siege level from which a work may be assaulted (8.24).
fn level_needed(at: Space) -> u8 {
    if at.facts().fortress { 2 } else { 1 }
}

/// Returns the gain of a siege roll or an assault in the space (8.23, 9.0).
fn siege_gain(ground: &Ground, leader: Leader, at: Space) -> f32 {
    let (board, side) = (ground.board, ground.side);
    let chief = board.leaders_out(side, at).iter().all(|it| it.command() <= leader.command());
    if !chief {
        return -0.5;
    }
    let needed = level_needed(at);
    let force =
        ExpectedFire::of(ground.out[side][at.index()]).shifted(1).modified(leader.tactics());
    let win = wins(force, ExpectedFire::of(ground.inside[at.index()]));
    let progress = match needed - board.level(at).min(needed) {
        0 => 1.0,
        1 => 0.75,
        _ => 0.45,
    };
    progress * win * super::ground::worth(board, side, at)
}

/// Returns the value that the enemy could take if the army in the space leaves.
fn uncovered(ground: &Ground, at: Space) -> f32 {
    let (board, side) = (ground.board, ground.side);
    let foe = side.other();
    if !board.strongholds(side).has(at) {
        return 0.0;
    }
    let mut threat = 0u8;
    for space in at.facts().adjacent.and(board.drilled(foe)).iter() {
        threat = threat.max(ground.out[foe][space.index()]);
    }
    if threat == 0 { 0.0 } else { 0.25 * wins(ExpectedFire::of(threat), ExpectedFire::of(0)) }
}

/// Returns whether the action is an order to a force.
pub fn is_order(action: &Action) -> bool {
    matches!(action, Action::March | Action::Siege | Action::Assault | Action::Sortie)
}

/// Weighs the leader or unit to activate, and the force that he takes along. `place` is the space of a force
/// that waits for orders.
pub fn weigh_activation(
    board: &Board,
    side: Side,
    place: Option<Space>,
    actions: &[Action],
    weights: &mut Vec<f32>,
) {
    if let Some(place) = place {
        return weigh_orders(board, side, place, actions, weights);
    }
    let chosen =
        |action: &Action| matches!(action, Action::Force(_) | Action::Name(..) | Action::Act(..));
    if !actions.iter().any(chosen) {
        // The player is forming a force of a CAMPAIGN.
        weights.extend(actions.iter().map(|action| match action {
            Action::TakeAll => 1.0,
            Action::Take(_) => 0.03,
            Action::Done if !actions.contains(&Action::TakeAll) => 1.0,
            Action::Done => 0.02,
            _ => SELDOM,
        }));
        return;
    }
    // If the side can choose only Auxiliaries, or can only continue with them, the targets are not needed.
    let raiders = |action: &Action| match action {
        Action::Name(Piece::Unit(class), _) | Action::Act(Piece::Unit(class), _) => {
            class.kind.auxiliary()
        }
        Action::Force(_) => false,
        _ => true,
    };
    let ground = if actions.iter().all(raiders) {
        Ground::without_targets(board, side)
    } else {
        Ground::new(board, side)
    };
    weights.extend(actions.iter().map(|action| match action {
        Action::Force(leader) => leader_gain(&ground, *leader),
        Action::Name(Piece::Unit(class), at) | Action::Act(Piece::Unit(class), at) => {
            unit_gain(&ground, *class, *at)
        }
        Action::Name(Piece::Leader(leader), at) | Action::Act(Piece::Leader(leader), at) => {
            idle_leader_gain(&ground, *leader, *at)
        }
        Action::Done => -0.05,
        _ => -1.0,
    }));
    softmax(weights, TEMPERATURE / 2.0);
}

fn unit_gain(ground: &Ground, class: Class, at: Space) -> f32 {
    let board = ground.board;
    if class.kind.auxiliary() {
        return raid_gain(class.kind, class.reduced, ground.raid_promise(at));
    }
    // A lone unit of Drilled Troops may join others, or take an empty space.
    let stays = board.captured.has(at) || board.sieges.has(at);
    let alone = class.kind.strength(class.reduced);
    if stays { -0.3 } else { 0.25 * CLOSER * ground.promise(at, alone) - 0.02 }
}

/// Returns the gain of moving a leader without troops to a force that needs one.
fn idle_leader_gain(ground: &Ground, leader: Leader, at: Space) -> f32 {
    let board = ground.board;
    if 0 < ground.count[at.index()] || board.leaders_inside().has(leader) {
        return -0.06;
    }
    0.04 * f32::from(leader.command())
}

/// Weighs the orders to a force that is being formed, or that waits for its order.
fn weigh_orders(
    board: &Board,
    side: Side,
    place: Space,
    actions: &[Action],
    weights: &mut Vec<f32>,
) {
    let besieging = besieges(board, side, place);
    let all = actions.contains(&Action::TakeAll);
    weights.extend(actions.iter().map(|action| match action {
        Action::Assault | Action::Siege if besieging => {
            let win = assault(&Ground::without_targets(board, side), place);
            match action {
                Action::Assault => 0.2 + 2.0 * win,
                // Once the siege level is high enough for an assault, a further roll is useful only for
                // SURRENDER!.
                _ if actions.contains(&Action::Assault) => 0.05,
                _ => 0.5 + win,
            }
        }
        Action::Sortie => 1.0,
        Action::TakeAll if besieging => 0.1,
        Action::TakeAll => 1.0,
        Action::March if besieging => 0.02,
        Action::March if all => 0.02,
        Action::March => 1.0,
        Action::Take(_) | Action::Done => 0.02,
        _ => SELDOM,
    }));
}

/// Weighs the spaces into which the party may move.
pub fn weigh_move(
    board: &Board,
    side: Side,
    moving: &Moving,
    actions: &[Action],
    weights: &mut Vec<f32>,
) {
    let party = board.party();
    let ground = if party.drilled() {
        Ground::new(board, side)
    } else {
        Ground::without_targets(board, side)
    };
    let mut force = 0;
    for unit in party.units.iter() {
        force += strength(unit, board.is_reduced(unit));
    }
    let march = March {
        ground: &ground,
        force,
        units: party.units.len(),
        drilled: party.drilled(),
        raiders: party.auxiliaries(),
        tactics: party.commander.map_or(0, Leader::tactics),
    };
    let stay = march.worth(party.at);
    weights.extend(actions.iter().map(|action| match action {
        Action::Go(to) | Action::Sail(to) => march.worth(*to) - 0.01,
        Action::Land(_, to) => march.worth(*to) - 0.1,
        Action::Infiltrate(to) => 0.9 * march.lurk(*to) - 0.02,
        Action::Halt if moving.steps() == 0 => stay - 0.06,
        Action::Halt => stay,
        Action::To(_) => 0.0,
        Action::Card(_) => stay - 0.1,
        _ => -3.0,
    }));
    softmax(weights, TEMPERATURE / 2.0);
    for (weight, action) in weights.iter_mut().zip(actions) {
        if matches!(action, Action::Drop(_)) {
            *weight = SELDOM;
        }
    }
}

/// A party on the move.
struct March<'a> {
    ground: &'a Ground<'a>,
    force: u8,
    units: u8,
    drilled: bool,
    raiders: bool,
    tactics: i8,
}

impl March<'_> {
    /// Returns the value that the party can expect once it has arrived in the space.
    fn worth(&self, at: Space) -> f32 {
        let ground = self.ground;
        let (board, side) = (ground.board, ground.side);
        let foe = side.other();
        let party = board.party();
        if self.units == 0 {
            return self.join(at);
        }
        if board.presence(foe).has(at) {
            return self.attack(at);
        }
        if !self.drilled {
            return self.lurk(at);
        }
        let (mut force, mut units) = (self.force, self.units);
        if at != party.at {
            force += ground.out[side][at.index()];
            units += ground.count[at.index()];
        } else {
            force = force.max(ground.out[side][at.index()]);
            units = units.max(ground.count[at.index()]);
        }
        ground.promise(at, force) - ground.winter(at, units, self.force)
    }

    /// Returns the value of the space for Auxiliaries without other troops.
    fn lurk(&self, at: Space) -> f32 {
        let ground = self.ground;
        let raid = ground.raid_promise(at) * (1.0 + 0.4 * f32::from(self.tactics));
        // A party that ends its move in a space that can be raided makes a raid there.
        let there = if ground.raids.has(at) { 0.12 } else { 0.0 };
        raid + there - if self.raiders { 0.0 } else { 0.05 }
    }

    /// Returns the value of the space for leaders without troops, who go where a leader is needed.
    fn join(&self, at: Space) -> f32 {
        let ground = self.ground;
        let troops = f32::from(ground.count[at.index()].min(10));
        let mut wanted = 0.03 * troops;
        for near in at.facts().adjacent.and(ground.board.presence(ground.side)).iter() {
            wanted = wanted.max(0.015 * f32::from(ground.count[near.index()].min(10)));
        }
        wanted
    }

    /// Returns the value of attacking the enemy in the space.
    fn attack(&self, at: Space) -> f32 {
        let ground = self.ground;
        let (board, side) = (ground.board, ground.side);
        let foe = side.other();
        let held = ground.out[foe][at.index()] + super::ground::militia(ground, foe, at);
        let wild = !FACTS.cultivated.has(at);
        let mut ours = ExpectedFire::of(self.force).modified(self.tactics);
        if board.stockades[foe].has(at) {
            ours = ours.modified(-1);
        }
        let mut theirs = ExpectedFire::of(held);
        if wild && self.raiders {
            theirs = theirs.modified(-i8::from(!woodsmen(board, foe, at)));
        } else if wild && woodsmen(board, foe, at) {
            ours = ours.modified(-1);
        }
        let win = wins(ours, theirs);
        let stake = if board.drilled(foe).has(at) { 0.8 } else { 0.15 };
        let mine = if self.drilled { 0.9 + 0.02 * f32::from(self.force) } else { 0.2 };
        let fight = win * stake - (1.0 - win) * mine;
        if board.strongholds(foe).has(at) {
            // The defenders may stay inside their works, which leads to a siege.
            let siege = ground.promise(at, self.force);
            return if 0.5 < win {
                siege.max(fight) + 0.2 * win
            } else {
                siege * win + fight * 0.7
            };
        }
        let after = if self.drilled { ground.promise(at, self.force) } else { self.lurk(at) };
        fight + win * after
    }
}

/// Returns whether a side has Auxiliaries or Light Infantry in the space (7.52).
fn woodsmen(board: &Board, side: Side, at: Space) -> bool {
    let all = FACTS.auxiliaries.or(FACTS.of_kind[Kind::LightInfantry as usize]);
    board.outside_in(side, at).and(all).any()
}

/// Returns the value of placing a unit in a space when the unit enters the map or goes home.
pub fn post(ground: &Ground, unit: Kind, at: Space) -> f32 {
    let side = ground.side;
    if unit.auxiliary() {
        return ground.raid_promise(at);
    }
    let there = ground.out[side][at.index()];
    let led = ground.board.leaders_of(side, at).any();
    let force = (there + 3 * unit.strength(false)).min(60);
    ground.promise(at, force) * if led { 1.0 } else { 0.8 }
}

/// Returns the chance to take a stronghold by assault now.
pub fn assault(ground: &Ground, at: Space) -> f32 {
    let force = ExpectedFire::of(ground.out[ground.side][at.index()]).shifted(1);
    wins(force, ExpectedFire::of(ground.inside[at.index()]))
}
