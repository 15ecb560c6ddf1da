//! The journey of a badly wounded leader to a friendly space two lines away (leaders.7). If there
//! is no such space, he is brought to the nearest friendly space further away; if there is no
//! friendly space at all, he is removed (ruling 65).

use std::cell::OnceCell;

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Clicked, Event, Leader, Place, Rules, Space, Spaces, Step};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Carry {
    pub side: Side,
    pub leader: Leader,
    pub from: Space,
}

impl Carry {
    /// Returns the spaces to which the leader may be brought.
    fn refuges(&self, board: &Board) -> Spaces {
        let open = |space: &Space| {
            board.controls(self.side, *space)
                && !board.attacks.contested.has(*space)
                && 2 <= self.from.distance(*space)
        };
        let nearest = Space::all().filter(open).map(|space| self.from.distance(space)).min();
        Space::all()
            .filter(open)
            .filter(|space| Some(self.from.distance(*space)) == nearest)
            .collect()
    }
}

impl Procedure<Rules> for Carry {
    type Plan = Space;
    /// The spaces to which the leader may be brought.
    type Shared = OnceCell<Spaces>;

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("leaders.7", "ask-carry").with(|text| text.name("leader", self.leader.key()))
    }

    fn candidates(
        &self,
        board: &Board,
        _: Side,
        refuges: &OnceCell<Spaces>,
        out: &mut Vec<Action>,
    ) {
        let refuges = refuges.get_or_init(|| self.refuges(board));
        out.extend(refuges.iter().map(Action::Carry));
    }

    fn check(
        &self,
        board: &Board,
        side: Side,
        action: Action,
        refuges: &OnceCell<Spaces>,
    ) -> Result<Space, Refusal> {
        let refuges = refuges.get_or_init(|| self.refuges(board));
        let why = match action {
            Action::Carry(to) if refuges.has(to) => return Ok(to),
            Action::Carry(to) if !board.controls(side, to) => "refuse-carry-not-friendly",
            Action::Carry(to) if board.attacks.contested.has(to) => "refuse-carry-combat",
            Action::Carry(_) => "refuse-carry-distance",
            _ => "refuse-carry-first",
        };
        Err(Refusal::new("leaders.7", why))
    }

    fn choose(&mut self, board: &mut Board, to: Space, world: &mut dyn World<Event>) -> Step {
        board.put_leaders(self.leader.into(), to);
        world.tell(Event::Carried { side: self.side, leader: self.leader, to });
        Step::Return
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        if self.refuges(board).any() {
            return Step::Stay;
        }
        board.put_leaders(self.leader.into(), Place::REMOVED);
        world.tell(Event::LeaderLost { side: self.side, leader: self.leader });
        Step::Return
    }

    fn meant(&self, _: &Board, clicked: Clicked) -> Option<Action> {
        clicked.space().map(Action::Carry)
    }
}
