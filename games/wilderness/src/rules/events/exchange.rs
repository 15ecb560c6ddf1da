//! GOVERNOR VAUDREUIL INTERFERES (card 22): two French leaders change places.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Event, FACTS, InForce, Leader, Leaders, Piece, Rules, Step};

/// Returns the French leaders who may change places (card 22).
pub fn exchangeable(board: &Board) -> Leaders {
    let sea = board.is_in_force(InForce::NoFrenchNaval);
    board
        .leaders_on_map(Side::French)
        .minus(board.leaders_inside())
        .iter()
        .filter(|leader| !sea || board.leader_at(*leader) != FACTS.named.louisbourg)
        .collect()
}

/// Card 22: two French leaders change places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Exchange {
    first: Option<Leader>,
}

impl Procedure<Rules> for Exchange {
    type Plan = Leader;
    type Shared = ();

    fn awaited(&self) -> Sides {
        Side::British.into()
    }

    /// If only two leaders may change places, the order in which they are named makes no
    /// difference.
    fn owed(&self, board: &Board) -> Option<Action> {
        let leaders = exchangeable(board);
        if self.first.is_none() && leaders.len() == 2 {
            return leaders.first().map(|it| Action::Take(Piece::Leader(it)));
        }
        self.lone(board)
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("card.22", "ask-exchange")
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        out.extend(exchangeable(board).iter().map(|it| Action::Take(Piece::Leader(it))));
    }

    fn check(&self, board: &Board, _: Side, action: Action, _: &()) -> Result<Leader, Refusal> {
        match action {
            Action::Take(Piece::Leader(leader))
                if exchangeable(board).has(leader) && self.first != Some(leader) =>
            {
                Ok(leader)
            }
            _ => Err(Refusal::new("card.22", "refuse-exchange")),
        }
    }

    fn choose(&mut self, board: &mut Board, leader: Leader, world: &mut dyn World<Event>) -> Step {
        let Some(first) = self.first else {
            self.first = Some(leader);
            return Step::Stay;
        };
        let (here, there) = (board.leader_at(first), board.leader_at(leader));
        board.put_leader(first, there);
        board.put_leader(leader, here);
        world.tell(Event::Exchanged { first, second: leader });
        Step::Return
    }
}
