//! Wilderness War: its bots' knowledge beyond the rules.
//!
//! - `odds`: the chance to win a battle or an assault;
//! - `ground`: the forces in each space, the spaces worth taking, and their distances;
//! - `cards`: the value of an event now, and of a card kept in hand;
//! - `plan`: the use of each card, the leaders to activate, and their destinations;
//! - `bids`: the bids for a side;
//! - `moment`: all decisions between the cards;
//! - `evaluation`: the probability that the French win;
//! - `encode`: the inputs of the net;
//! - `describe`: the features of actions for the learnt policy;
//! - `temper`: changes to the written policy since the first captain;
//! - `schemes`: the preferences of a player who follows one intention for the whole war;
//! - `habits`: figures of how a side plays.
//!
//! All values are in victory points.

mod odds;
mod ground;
mod cards;
mod plan;
mod bids;
mod moment;
mod evaluation;
mod encode;
mod describe;
mod temper;
mod schemes;
mod habits;

use engine::{Side, Target};
use wilderness::{Action, Frame, InForce, Season, Wilderness};

use bots::learnt::{Corrections, Describe};
use bots::net::{Encode, Net};
use bots::search::{SELDOM, softmax};
use bots::{Habits, Mind, Scheme};

/// The maximum number of cards dealt in a season.
const DEALT: u32 = 18;

/// The bots' knowledge of Wilderness War.
pub struct WildernessMind;

impl Mind for WildernessMind {
    type Game = Wilderness;

    const ENSIGN: u32 = 30;

    /// One Action Phase of the side, one of the other side, and another of its own.
    const HORIZON: u32 = 3;

    /// One more Action Phase of each side.
    const FAR_HORIZON: u32 = 5;

    const CLASSIC_HORIZON: u32 = 4;

    /// The policy is never trusted without a search.
    const SURE: f32 = 2.0;

    const ENCODER: Option<&'static dyn Encode<Wilderness>> = Some(&encode::Encoder);

    fn net() -> Option<&'static Net> {
        encode::NET.as_ref()
    }

    const DESCRIBER: Option<&'static dyn Describe<Wilderness>> = Some(&describe::Describer);

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

    /// Returns a tick for each card that has left the two hands, or is held by a side that has passed.
    /// A card that PITT or DIPLOMATIC REVOLUTION fetched counts as gone even while it is in hand.
    fn clock(state: &Wilderness) -> u32 {
        let board = state.board();
        let years = u32::from(board.year - board.facts().first_year);
        let seasons = 2 * years + u32::from(board.season == Season::Late);
        let held = u32::from(board.hand.french.len() + board.hand.british.len());
        let passed = Side::BOTH.into_iter().filter(|it| board.passed[*it] && board.hand[*it].any());
        let fetching = u32::from(matches!(state.frame(), Frame::Fetching(it) if it.is_event()));
        let fetched = u32::from(board.is_in_force(InForce::Pitt))
            + u32::from(board.is_in_force(InForce::DiplomaticRevolution))
            - fetching;
        DEALT * seasons + (DEALT + passed.count() as u32 + fetched).saturating_sub(held)
    }

    fn moving(state: &Wilderness, side: Side) -> Option<Target> {
        let moves = state.stack.iter().any(|frame| matches!(frame, Frame::Moving(_)));
        let board = state.board();
        (moves && board.active == side).then(|| Target::space(board.party().at))
    }

    fn step(action: Action) -> Option<Target> {
        match action {
            Action::Go(to) | Action::Infiltrate(to) => Some(Target::space(to)),
            _ => None,
        }
    }

    fn evaluate(state: &Wilderness, side: Side) -> f32 {
        let french = evaluation::french_wins(state.board());
        if side == Side::French { french } else { 1.0 - french }
    }

    fn weigh(state: &Wilderness, side: Side, actions: &[Action], weights: &mut Vec<f32>) {
        let board = state.board();
        if let [_, Action::Demolish] = actions {
            weights.extend([1.0, 0.0]);
            return;
        }
        match state.frame() {
            Frame::ActionPhase(_) => plan::weigh_cards(board, side, actions, weights),
            Frame::Activation(it) => {
                // `place` is the space of a force, but only while orders can be given to the force.
                let place = actions.iter().any(plan::is_order).then(|| it.place(board)).flatten();
                plan::weigh_activation(board, side, place, actions, weights);
            }
            Frame::Moving(it) => plan::weigh_move(board, side, it, actions, weights),
            frame => moment::weigh(board, side, frame, actions, weights),
        }
        // The rules allow a side to demolish a work at any time, but it hardly ever should.
        if actions.last() == Some(&Action::Demolish) {
            *weights.last_mut().expect("there is one for each action") = 0.0;
        }
        debug_assert!(weights.iter().all(|weight| weight.is_finite() && 0.0 <= *weight));
    }

    fn temper(state: &Wilderness, side: Side, actions: &[Action], weights: &mut [f32]) {
        temper::temper(state, side, actions, weights);
    }

    fn habits() -> Option<Box<dyn Habits<Wilderness>>> {
        Some(Box::new(habits::Watched::default()))
    }

    fn pursue(
        scheme: Scheme,
        state: &Wilderness,
        side: Side,
        actions: &[Action],
        weights: &mut [f32],
    ) {
        schemes::pursue(scheme, state, side, actions, weights);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::watched;
    use engine::Game;

    #[test]
    fn the_encoder_keeps_to_its_layout() {
        watched::the_encoder_keeps_to_its_layout::<WildernessMind>(Wilderness::facts().scenarios);
    }

    #[test]
    fn the_encoder_never_peeks() {
        watched::the_encoder_never_peeks::<WildernessMind>(Wilderness::facts().scenarios);
    }

    #[test]
    fn the_net_still_gives_its_recorded_values() {
        let written = include_str!("../../nets/wilderness.values");
        watched::the_net_still_gives_its_recorded_values::<WildernessMind>(written);
    }

    #[test]
    fn the_description_never_peeks() {
        watched::the_description_never_peeks::<WildernessMind>(Wilderness::facts().scenarios);
    }

    #[test]
    fn the_policy_still_gives_its_recorded_weights() {
        let written = include_str!("../../nets/wilderness.corrections");
        watched::the_policy_still_gives_its_recorded_weights::<WildernessMind>(written);
    }

    #[test]
    fn the_clock_never_runs_back() {
        watched::the_clock_never_runs_back::<WildernessMind>(&[
            "annus-mirabilis",
            "early-war",
            "full-campaign",
        ]);
    }

    #[test]
    fn every_weight_and_every_value_is_a_number() {
        watched::every_weight_and_every_value_is_a_number::<WildernessMind>("late-war");
    }
}
