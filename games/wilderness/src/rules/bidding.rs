//! 13.3 Bidding for sides, and 14.7 the auction that may replace it.
//!
//! - 13.3 Each player bids points for the favoured side in secret; the higher bidder plays that
//!   side. A die decides between equal bids, and the winner of the roll pays the bid.
//! - 14.7 The player with the higher die opens with a bid for a side of his choice; then each
//!   player in turn raises the bid or accepts it.
//!
//! In this file a player is called by the side of the player's seat. If the bidding gives a player
//! the other side, the two players change seats. The game itself only counts the points.

use engine::{BySide, Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::sequence::{Sequence, Stage};
use crate::action::HIGHEST_BID;
use crate::{Action, Board, Event, Rules, Step, Why};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bidding {
    /// 13.3: the bid of each player for the favoured side.
    Sealed { favoured: Side, bids: BySide<Option<u8>> },
    /// 14.7: dice are about to decide which player opens the auction.
    Opening,
    /// The player `bidder` opens the auction, or responds to the present bid.
    Auction { bidder: Side, bid: Option<(Side, u8)> },
}

pub enum Plan {
    Roll,
    /// A player bids a number of points for a side.
    Bid(Side, Side, u8),
    Accept,
}

impl Bidding {
    pub fn sealed(favoured: Side) -> Bidding {
        Bidding::Sealed { favoured, bids: BySide::default() }
    }

    /// Gives a side to the player who won it in the bidding. The other side gets the points.
    fn settle(
        board: &mut Board,
        player: Side,
        (side, bid): (Side, u8),
        rule: &'static str,
        world: &mut dyn World<Event>,
    ) -> Step {
        world.tell(Event::SideTaken { player, side, bid, rule });
        board.score(side.other(), bid as i8, Why::Bid(rule), world);
        Step::Become(Sequence { stage: Stage::Deal }.into())
    }
}

impl Procedure<Rules> for Bidding {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        match *self {
            Bidding::Opening => Side::French.into(),
            Bidding::Auction { bidder, .. } => bidder.into(),
            Bidding::Sealed { bids, .. } => Side::BOTH
                .into_iter()
                .filter(|player| bids[*player].is_none())
                .fold(Sides::NONE, Sides::with),
        }
    }

    fn ask(&self, _: &Board) -> Prompt {
        match *self {
            Bidding::Opening => Prompt::new("14.7", "ask-bid-roll"),
            Bidding::Auction { bid: None, .. } => Prompt::new("14.7", "ask-bid-open"),
            Bidding::Auction { bid: Some((side, n)), .. } => Prompt::new("14.7", "ask-bid-raise")
                .with(|text| text.side("side", side).number("n", n)),
            Bidding::Sealed { favoured, .. } => {
                Prompt::new("13.3", "ask-bid-sealed").with(|text| text.side("side", favoured))
            }
        }
    }

    fn candidates(&self, _: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        out.extend([Action::Pass, Action::Roll]);
        for side in Side::BOTH {
            out.extend((0..=HIGHEST_BID).map(|n| Action::Bid(side, n)));
        }
    }

    fn check(&self, _: &Board, player: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        let rule = if matches!(self, Bidding::Sealed { .. }) { "13.3" } else { "14.7" };
        let (wanted, least) = match (*self, action) {
            (Bidding::Opening, Action::Roll) => return Ok(Plan::Roll),
            (Bidding::Auction { bid: Some(_), .. }, Action::Pass) => return Ok(Plan::Accept),
            (Bidding::Opening, _) => return Err(Refusal::new(rule, "refuse-bid-roll")),
            (Bidding::Auction { bid: None, .. }, _) => (None, 0),
            (Bidding::Auction { bid: Some((side, n)), .. }, _) => (Some(side), n + 1),
            (Bidding::Sealed { favoured, .. }, _) => (Some(favoured), 0),
        };
        let Action::Bid(side, n) = action else {
            return Err(Refusal::new(rule, "refuse-bid"));
        };
        if wanted.is_some_and(|it| it != side) {
            return Err(Refusal::new(rule, "refuse-bid-side"));
        }
        if n < least {
            return Err(Refusal::new(rule, "refuse-bid-higher"));
        }
        if HIGHEST_BID < n {
            return Err(Refusal::new(rule, "refuse-bid-most"));
        }
        Ok(Plan::Bid(player, side, n))
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        match (plan, self) {
            (Plan::Roll, this) => {
                let dice = BySide { french: world.die(), british: world.die() };
                world.tell(Event::BidDice { french: dice.french, british: dice.british });
                if dice.french != dice.british {
                    let french = dice.british < dice.french;
                    let bidder = if french { Side::French } else { Side::British };
                    *this = Bidding::Auction { bidder, bid: None };
                }
                Step::Stay
            }
            (Plan::Bid(player, side, n), Bidding::Auction { bidder, bid }) => {
                world.tell(Event::Bid { player, side, bid: n });
                (*bidder, *bid) = (player.other(), Some((side, n)));
                Step::Stay
            }
            (Plan::Bid(player, _, n), Bidding::Sealed { favoured, bids }) => {
                world.tell(Event::BidMade { player });
                bids[player] = Some(n);
                let (Some(french), Some(british)) = (bids.french, bids.british) else {
                    return Step::Stay;
                };
                world.tell(Event::Bids { french, british });
                let french_wins = if french == british {
                    let die = world.die();
                    world.tell(Event::BidTied { die });
                    die <= 3
                } else {
                    british < french
                };
                let winner = if french_wins { Side::French } else { Side::British };
                let bid = (*favoured, french.max(british));
                Bidding::settle(board, winner, bid, "13.3", world)
            }
            (Plan::Accept, Bidding::Auction { bidder, bid: Some(bid) }) => {
                Bidding::settle(board, bidder.other(), *bid, "14.7", world)
            }
            _ => Step::Stay,
        }
    }
}
