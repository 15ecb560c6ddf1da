//! Bayonets & Tomahawks: its bots' knowledge beyond the rules.
//!
//! - `odds`: the chance to win a Battle;
//! - `worth`: the value of each space this year;
//! - `ground`: the forces in each space, and the spaces to take or in danger;
//! - `raids`: the possible Raids and their values;
//! - `plan`: the use of Action Points, and the actions that follow;
//! - `moment`: all decisions between the actions;
//! - `evaluation`: the probability that the British win;
//! - `encode`: the inputs of the net;
//! - `describe`: the features of actions for the learnt policy;
//! - `schemes`: the preferences of a player who follows one intention for the whole war;
//! - `habits`: figures of how a side plays.
//!
//! All values are in victory points.

mod odds;
mod worth;
mod ground;
mod raids;
mod plan;
mod moment;
mod evaluation;
mod encode;
mod describe;
mod schemes;
mod habits;

use bayonets::{Action, Bayonets, Frame};
use engine::{Side, Target};

use bots::learnt::{Corrections, Describe};
use bots::net::{Encode, Net};
use bots::search::{SELDOM, softmax};
use bots::{Habits, Mind, Scheme};

/// The bots' knowledge of Bayonets & Tomahawks.
pub struct BayonetsMind;

impl Mind for BayonetsMind {
    type Game = Bayonets;

    const ENSIGN: u32 = 250;

    const CAPTAIN: u32 = 2_500;

    /// The rest of the present round, and the next round.
    const HORIZON: u32 = 2;

    /// The policy is never trusted without a search.
    const SURE: f32 = 2.0;

    const ENCODER: Option<&'static dyn Encode<Bayonets>> = Some(&encode::Encoder);

    fn net() -> Option<&'static Net> {
        encode::NET.as_ref()
    }

    const DESCRIBER: Option<&'static dyn Describe<Bayonets>> = Some(&describe::Describer);

    fn corrections() -> Option<&'static Corrections> {
        describe::CORRECTIONS.as_ref()
    }

    /// The mean of the net's and the written evaluation has a smaller error than either alone.
    const NET_SHARE: f32 = 0.5;

    /// Returns a tick for each Action Round. So every rollout is evaluated at the end of a round,
    /// when its Battles have been fought.
    fn clock(state: &Bayonets) -> u32 {
        let board = state.board();
        9 * u32::from(board.year - board.facts().years[0]) + u32::from(board.round)
    }

    fn moving(state: &Bayonets, side: Side) -> Option<Target> {
        state.stack.iter().find_map(|frame| match frame {
            Frame::Moving(it) if it.side == side => Some(Target::space(it.at)),
            Frame::Sailing(it) if it.side == side => Some(Target::space(it.at)),
            Frame::Raid(it) if it.side == side => Some(Target::space(it.at)),
            _ => None,
        })
    }

    fn step(action: Action) -> Option<Target> {
        match action {
            Action::Go(to) => Some(Target::space(to)),
            _ => None,
        }
    }

    fn evaluate(state: &Bayonets, side: Side) -> f32 {
        let british = evaluation::british_wins(state.board());
        if side == Side::British { british } else { 1.0 - british }
    }

    fn weigh(state: &Bayonets, side: Side, actions: &[Action], weights: &mut Vec<f32>) {
        let board = state.board();
        match state.frame() {
            Frame::ActionPhase(_) => plan::weigh_points(board, side, actions, weights),
            frame @ Frame::Moving(_) => plan::weigh_move(board, side, frame, actions, weights),
            frame @ Frame::Raid(_) => plan::weigh_raid(board, side, frame, actions, weights),
            Frame::Sailing(_) => plan::weigh_boarding(actions, weights),
            Frame::Landing(_) => plan::weigh_landing(board, side, actions, weights),
            Frame::Marshal(_) => plan::weigh_marshal(actions, weights),
            frame @ Frame::Construction(_) => {
                plan::weigh_construction(board, side, frame, actions, weights);
            }
            frame => moment::weigh(board, side, frame, actions, weights),
        }
        debug_assert!(weights.iter().all(|weight| weight.is_finite() && 0.0 <= *weight));
    }

    fn habits() -> Option<Box<dyn Habits<Bayonets>>> {
        Some(Box::new(habits::Watched::default()))
    }

    fn pursue(
        scheme: Scheme,
        state: &Bayonets,
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
    use bayonets::Work;
    use bots::Rng;
    use bots::search::rollout::{PolicyBuffer, next_side, play};
    use engine::{Game, Setup};

    #[test]
    fn the_encoder_keeps_to_its_layout() {
        watched::the_encoder_keeps_to_its_layout::<BayonetsMind>(Bayonets::facts().scenarios);
    }

    #[test]
    fn the_encoder_never_peeks() {
        watched::the_encoder_never_peeks::<BayonetsMind>(Bayonets::facts().scenarios);
    }

    #[test]
    fn the_net_still_gives_its_recorded_values() {
        let written = include_str!("../../nets/bayonets.values");
        watched::the_net_still_gives_its_recorded_values::<BayonetsMind>(written);
    }

    #[test]
    fn the_description_never_peeks() {
        watched::the_description_never_peeks::<BayonetsMind>(Bayonets::facts().scenarios);
    }

    #[test]
    fn the_policy_still_gives_its_recorded_weights() {
        let written = include_str!("../../nets/bayonets.corrections");
        watched::the_policy_still_gives_its_recorded_weights::<BayonetsMind>(written);
    }

    #[test]
    fn the_clock_never_runs_back() {
        watched::the_clock_never_runs_back::<BayonetsMind>(Bayonets::facts().scenarios);
    }

    #[test]
    fn no_side_razes_its_own_forts() {
        for seed in 0..3 {
            watched::play_out::<BayonetsMind>("", seed, false, &mut |game, policy| {
                if 1 < policy.actions.len() && matches!(game.frame(), Frame::Construction(_)) {
                    let raze = Action::Fort(Work::Raze);
                    let place = policy.actions.iter().position(|action| *action == raze);
                    assert!(place.is_none_or(|place| policy.weights[place] == 0.0));
                }
            });
        }
    }

    #[test]
    fn the_policy_beats_chance() {
        for sensible in Side::BOTH {
            let won = (0..6).filter(|seed| {
                let mut rng = Rng::new(*seed);
                let mut game = Bayonets::set_up(&Setup::default(), &mut rng).unwrap();
                let mut policy = PolicyBuffer::<BayonetsMind>::written();
                while let Some(side) = next_side(&game, Side::French) {
                    policy.ask(&game, side);
                    if side != sensible {
                        policy.weights.fill(1.0);
                    }
                    let chosen = rng.sample(&policy.weights);
                    play(&mut game, side, policy.actions[chosen], &mut rng);
                }
                game.outcome().is_some_and(|outcome| outcome.winner == Some(sensible))
            });
            assert!(5 <= won.count(), "{sensible}");
        }
    }

    #[test]
    fn every_weight_and_every_value_is_a_number() {
        watched::every_weight_and_every_value_is_a_number::<BayonetsMind>("french-and-indian-war");
    }
}
