//! The Struggle for New France: its bots' knowledge beyond the rules.
//!
//! - `clock`: the ticks of a game;
//! - `odds`: the expected result of a combat, by the chart;
//! - `ground`: the spaces worth taking, the threatened ones, and those where strength is needed;
//! - `plan`: marches and their gains;
//! - `cards`: the value of playing each card, and the right time for it;
//! - `evaluation`: the probability that the French win;
//! - `encode`: the inputs of the net;
//! - `describe`: the features of actions for the learnt policy;
//! - `schemes`: the preferences of a player who follows one intention for the whole war;
//! - `habits`: figures of how a side plays.
//!
//! All values are in victory points.

mod clock;
mod odds;
mod ground;
mod plan;
mod cards;
mod evaluation;
mod encode;
mod describe;
mod schemes;
mod habits;

use engine::{Side, Target};
use struggle::{Action, Board, FACTS, Frame, Kind, March, Reach, Space, Struggle};

use bots::exponential::exponential;
use bots::learnt::{Corrections, Describe};
use bots::net::{Encode, Net};
use bots::{Habits, Mind, Scheme};
use ground::{Ground, SPACES};
use plan::Detachment;

/// The temperature of the policy's softmax: a plan whose gain is higher by this much is chosen e times
/// as often.
const TEMPERATURE: f32 = 0.4;
/// The minimum gain that makes a march worthwhile.
const TROUBLE: f32 = 0.12;
/// The weight of an action that is hardly ever sensible but must not be ruled out.
const SELDOM: f32 = 0.004;

/// The bots' knowledge of The Struggle for New France.
pub struct StruggleMind;

impl Mind for StruggleMind {
    type Game = Struggle;

    const ENSIGN: u32 = 50;

    /// The side's own turn, and the enemy's reply.
    const HORIZON: u32 = 2;

    const ENCODER: Option<&'static dyn Encode<Struggle>> = Some(&encode::Encoder);

    fn net() -> Option<&'static Net> {
        encode::NET.as_ref()
    }

    const DESCRIBER: Option<&'static dyn Describe<Struggle>> = Some(&describe::Describer);

    fn corrections() -> Option<&'static Corrections> {
        describe::CORRECTIONS.as_ref()
    }

    #[cfg(not(target_family = "wasm"))]
    fn first_net() -> Option<&'static Net> {
        encode::FIRST_NET.as_ref()
    }

    #[cfg(not(target_family = "wasm"))]
    fn first_corrections() -> Option<&'static Corrections> {
        describe::FIRST_CORRECTIONS.as_ref()
    }

    /// The mean of the net's and the written evaluation has a smaller error than either alone.
    const NET_SHARE: f32 = 0.5;

    fn clock(state: &Struggle) -> u32 {
        clock::clock(state.board())
    }

    fn moving(state: &Struggle, side: Side) -> Option<Target> {
        state.stack.iter().find_map(|frame| match frame {
            Frame::March(march) if march.side == side => Some(Target::space(march.at)),
            _ => None,
        })
    }

    fn step(action: Action) -> Option<Target> {
        match action {
            Action::Go(to) => Some(Target::space(to)),
            _ => None,
        }
    }

    fn evaluate(state: &Struggle, side: Side) -> f32 {
        let french = evaluation::french_wins(state.board());
        if side == Side::French { french } else { 1.0 - french }
    }

    fn weigh(state: &Struggle, side: Side, actions: &[Action], weights: &mut Vec<f32>) {
        let board = state.board();
        match state.frame() {
            Frame::Movement(_) => weigh_movement(board, side, actions, weights),
            Frame::March(march) => weigh_march(board, march, actions, weights),
            frame => {
                // Only these two kinds of action, which are rare, need the whole `Ground`.
                let needs_ground =
                    |action: &Action| matches!(action, Action::Place { .. } | Action::Retreat(_));
                let ground = actions.iter().any(needs_ground).then(|| Ground::new(board, side));
                weights.extend(actions.iter().map(|action| {
                    weigh_other(board, side, frame, ground.as_ref(), *action).max(SELDOM)
                }));
            }
        }
    }

    fn habits() -> Option<Box<dyn Habits<Struggle>>> {
        Some(Box::new(habits::Watched::default()))
    }

    fn pursue(
        scheme: Scheme,
        state: &Struggle,
        side: Side,
        actions: &[Action],
        weights: &mut [f32],
    ) {
        schemes::pursue(scheme, state, side, actions, weights);
    }
}

fn weigh_movement(board: &Board, side: Side, actions: &[Action], weights: &mut Vec<f32>) {
    let ground = Ground::new(board, side);
    // The weight is e to the power of the gain, minus one, so that an action without a gain has no
    // weight.
    let weight = |gain: f32| exponential(gain.min(5.0) / TEMPERATURE) as f32 - 1.0;
    // If the phase can't end, a leader without troops must join a force before other forces may move.
    let leader_waits = !actions.contains(&Action::Done);
    weights.extend(actions.iter().map(|action| match action {
        Action::March(from) if leader_waits && board.strength(side, *from) == 0 => weight(5.0),
        Action::March(from) => {
            let gain = ground.best_march(*from).map_or(0.0, |(_, _, gain)| gain);
            weight(gain).max(SELDOM)
        }
        Action::Card(card) => cards::movement_card(*card),
        _ => weight(TROUBLE),
    }));
}

/// Weighs the actions of a march. The force is formed as in the best plan, and then goes where that plan
/// leads.
fn weigh_march(board: &Board, march: &March, actions: &[Action], weights: &mut Vec<f32>) {
    let side = march.side;
    let ground = Ground::new(board, side);
    let force = Detachment {
        sp: march.force.units.sp,
        indians: march.force.units.indians,
        leaders: march.force.leaders,
    };
    if march.steps == 0
        && let Some(click) = forming(&ground, march, force).filter(|it| actions.contains(it))
    {
        weights.extend(actions.iter().map(|action| if *action == click { 1.0 } else { SELDOM }));
        return;
    }
    let beside = board.strength(side, march.at) - force.strength();
    let stay = ground.worth_at(march.at, force, beside);
    let chart = force.reach();
    let reach = Reach {
        moves: chart.moves.saturating_sub(march.steps),
        fight: chart.fight.saturating_sub(march.steps),
    };
    let mut by_first = [f32::MIN; SPACES];
    let there = |space: Space| board.strength(side, space);
    ground.explore(force, march.at, reach, &there, &mut |first, _, worth| {
        let best = &mut by_first[first.index()];
        *best = best.max(worth);
    });
    // A force that can't move takes more pieces along, such as a leader who would otherwise be left
    // alone.
    let stuck = march.steps == 0 && !actions.iter().any(|action| matches!(action, Action::Go(_)));
    let gain = |action: &Action| match action {
        Action::Take(..) | Action::TakeLeader(_) if stuck => 0.0,
        Action::Go(to) => {
            let mut worth = by_first[to.index()];
            if worth == f32::MIN {
                // The force can go there only with a card.
                worth = if board.hostile(side, *to) {
                    ground.worth_against(*to, force, march.at)
                } else {
                    ground.worth_at(*to, force, there(*to))
                };
            }
            worth - stay
        }
        // Calling off a march gains nothing.
        Action::Halt if stuck => f32::MIN,
        Action::Halt if march.steps == 0 => -0.3,
        Action::Halt => 0.0,
        _ => f32::MIN,
    };
    let best = actions.iter().map(gain).fold(f32::MIN, f32::max);
    weights.extend(actions.iter().map(|action| {
        let gain = gain(action);
        let behind = (gain - best) / TEMPERATURE;
        if gain == f32::MIN { SELDOM } else { (exponential(behind) as f32).max(SELDOM) }
    }));
}

/// Returns the next click towards the force of the best plan; `None` if the force is formed.
fn forming(ground: &Ground, march: &March, force: Detachment) -> Option<Action> {
    let all = Detachment::unmoved(ground.board, march.side, march.at);
    let (wanted, _, _) = ground.best_march(march.at)?;
    if force.is_empty() && wanted == all {
        return Some(Action::TakeAll);
    }
    if let Some(leader) = wanted.leaders.minus(force.leaders).iter().next() {
        return Some(Action::TakeLeader(leader));
    }
    if force.sp < wanted.sp {
        return Some(Action::Take(Kind::Sp, wanted.sp - force.sp));
    }
    if force.indians < wanted.indians {
        return Some(Action::Take(Kind::Indians, wanted.indians - force.indians));
    }
    None
}

fn weigh_other(
    board: &Board,
    side: Side,
    frame: &Frame,
    ground: Option<&Ground>,
    action: Action,
) -> f32 {
    match action {
        Action::Pass => 1.0,
        Action::Card(card) => match frame {
            Frame::Reinforcements(_) => cards::reinforcement_card(card),
            Frame::Window(_) => cards::interrupt_card(board, side, card),
            Frame::Combat(combat) => cards::combat_card(board, side, card, combat),
            _ => 1.0,
        },
        Action::Place { n, at } => {
            let ground = ground.expect("it was made for this");
            let placed = Detachment { sp: n, ..Detachment::default() };
            let worth = ground.worth_at(at, placed, board.strength(side, at));
            // Strength that is kept together is worth more.
            let each = worth / f32::from(n.max(1)) * 4.0;
            exponential((each / TEMPERATURE).min(20.0)) as f32 * f32::from(n * n)
        }
        Action::Retreat(to) => {
            let ground = ground.expect("it was made for this");
            let there = board.strength(side, to);
            let key = if FACTS.keys.has(to) { 2.0 } else { 1.0 };
            key * (0.5 + f32::from(there)) * (0.1 + ground.promise(to, 6))
        }
        // The leader who adds most is preferred.
        Action::Lead(leader) => f32::powi(4.0, leader.rating().into()),
        // Indian units go home after a combat in any case, while strength points hold the space that was
        // taken.
        Action::Lose(Kind::Indians, _) => 2.0,
        Action::Home { .. } => 1.0,
        Action::Carry(to) => 0.3 + f32::from(board.strength(side, to).min(13)),
        Action::Discard(discarded) => cards::discard(board, side, discarded),
        Action::Fever(space) => f32::from(board.strength(side.other(), space)),
        _ => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::watched;

    #[test]
    fn the_encoder_keeps_to_its_layout() {
        watched::the_encoder_keeps_to_its_layout::<StruggleMind>(&["campaign"; 3]);
    }

    #[test]
    fn the_encoder_never_peeks() {
        watched::the_encoder_never_peeks::<StruggleMind>(&["campaign"; 3]);
    }

    #[test]
    fn the_net_still_gives_its_recorded_values() {
        let written = include_str!("../../nets/struggle.values");
        watched::the_net_still_gives_its_recorded_values::<StruggleMind>(written);
    }

    #[test]
    fn the_description_never_peeks() {
        watched::the_description_never_peeks::<StruggleMind>(&["campaign"; 3]);
    }

    #[test]
    fn the_policy_still_gives_its_recorded_weights() {
        let written = include_str!("../../nets/struggle.corrections");
        watched::the_policy_still_gives_its_recorded_weights::<StruggleMind>(written);
    }

    #[test]
    fn the_clock_never_runs_back() {
        watched::the_clock_never_runs_back::<StruggleMind>(&["campaign"; 3]);
    }

    #[test]
    fn every_weight_and_every_value_is_a_number() {
        watched::every_weight_and_every_value_is_a_number::<StruggleMind>("campaign");
    }
}
