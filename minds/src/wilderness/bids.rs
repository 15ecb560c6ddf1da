//! Bids for a side (13.3, 14.7). A search can't find the right bid: it plays one side to the end, but a
//! player who is outbid plays the other side.

use engine::Side;
use wilderness::{Action, Bidding, Board};

/// Returns the number of points that the French can give up so that both sides win equally often. If the
/// number is negative, the British can give up points. The number was measured in games of bots against
/// themselves (`STRENGTH.md`).
fn french_worth(board: &Board) -> i8 {
    match board.facts().id {
        "annus-mirabilis" => 0,
        "early-war" => -5,
        "late-war" => -4,
        _ => -6,
    }
}

/// Returns the value of playing a side, in points. A player who bids less than this for the side has a gain.
fn worth(board: &Board, side: Side) -> i8 {
    let french = french_worth(board);
    if side == Side::French { french } else { -french }
}

/// Weighs bids. The bid that makes the sides even, or comes nearest to that, gets all the weight.
pub fn weigh(board: &Board, bidding: &Bidding, actions: &[Action], weights: &mut Vec<f32>) {
    let wanted = match *bidding {
        Bidding::Opening => Action::Roll,
        Bidding::Sealed { favoured, .. } => bid(favoured, worth(board, favoured)),
        // The bid is one point below the fair value. An opponent who accepts it gets slightly less than the
        // fair value; one who raises the bid pays all of the fair value.
        Bidding::Auction { bid: None, .. } => {
            let french = 0 <= french_worth(board);
            let side = if french { Side::French } else { Side::British };
            bid(side, worth(board, side) - 1)
        }
        Bidding::Auction { bid: Some((side, points)), .. } => {
            let gains = (points as i8) < worth(board, side);
            if gains { Action::Bid(side, points + 1) } else { Action::Pass }
        }
    };
    weights.extend(actions.iter().map(|action| f32::from(u8::from(*action == wanted))));
}

fn bid(side: Side, points: i8) -> Action {
    Action::Bid(side, points.max(0) as u8)
}

#[cfg(test)]
mod tests {
    use engine::{Game, Setup};
    use wilderness::Wilderness;

    use super::*;
    use crate::WildernessMind;
    use bots::Rng;
    use bots::search::rollout::{PolicyBuffer, play};

    const SCENARIOS: [&str; 4] = ["annus-mirabilis", "early-war", "late-war", "full-campaign"];

    fn set_up(scenario: &str, bidding: &str, favoured: Side) -> Wilderness {
        let options = [("bidding", bidding), ("bid-for", favoured.name())];
        let options = options.map(|(name, value)| (name.to_string(), value.to_string())).into();
        let setup = Setup { scenario: scenario.into(), options, position: None };
        let setup = Wilderness::facts().check(&setup).unwrap();
        Wilderness::set_up(&setup, &mut Rng::new(1)).unwrap()
    }

    /// Returns the only action with any weight. A search can't choose another action.
    fn left(state: &Wilderness, mut policy: PolicyBuffer<WildernessMind>) -> (Side, Action) {
        let side = state.awaited().iter().next().unwrap();
        policy.ask(state, side);
        let weighed = policy.actions.iter().zip(&policy.weights);
        let left: Vec<_> = weighed.filter(|(_, weight)| 0.0 < **weight).collect();
        assert_eq!(left.len(), 1, "{left:?}");
        (side, *left[0].0)
    }

    #[test]
    fn every_level_bids_the_worth_of_a_side_and_never_below_zero() {
        for scenario in SCENARIOS {
            for favoured in Side::BOTH {
                let state = set_up(scenario, "sealed", favoured);
                let fair = worth(state.board(), favoured).max(0) as u8;
                for policy in [PolicyBuffer::written(), PolicyBuffer::learnt()] {
                    let (_, bid) = left(&state, policy);
                    assert_eq!(bid, Action::Bid(favoured, fair), "{scenario}");
                }
            }
        }
    }

    #[test]
    fn an_auction_bid_is_raised_until_it_is_fair() {
        for scenario in SCENARIOS {
            let mut state = set_up(scenario, "auction", Side::French);
            let mut bid = None;
            loop {
                let (player, action) = left(&state, PolicyBuffer::written());
                match action {
                    Action::Bid(side, points) => bid = Some((side, points)),
                    Action::Pass => break,
                    _ => {}
                }
                play(&mut state, player, action, &mut Rng::new(2));
            }
            let (side, points) = bid.unwrap();
            assert_eq!(points as i8, worth(state.board(), side), "{scenario}");
        }
    }
}
