//! The Leader Loss Chart.
//!
//! - leaders.4 1: killed, and his force loses a strength point.
//! - leaders.5 2: leg wound; he lives on 1 to 3.
//! - leaders.6 3: arm wound; he lives on 1 to 4.
//! - leaders.7 4: body wound; he is brought to a friendly space two spaces away.
//! - leaders.8 5: a scratch.
//! - leaders.9 6: his hat is shot off, and his force gains a strength point.
//! - leaders.10 A second wound removes him.

use std::cell::OnceCell;

use engine::{Ask, Procedure, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use crate::Rules;
use crate::action::Action;
use crate::board::{Board, Place};
use crate::choice::Clicked;
use crate::event::Event;
use crate::facts::{Leader, Space, Spaces};
use crate::frame::Step;

/// What became of him.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Killed, and his troops panic.
    Killed,
    /// Dead of his wound.
    Removed,
    /// With his force, wounded or not.
    Stays,
    /// To be brought away.
    Carried,
    Inspired,
}

/// Rolls on the chart, and again where the wound asks for it (leaders.2).
pub fn leader_loss(
    board: &mut Board,
    side: Side,
    leader: Leader,
    table: &mut impl Table<Event>,
) -> Fate {
    let die = table.die();
    let wound = matches!(die, 2..=4);
    let second_wound = wound && board.wounded.has(leader);
    let mut second_die = None;
    let fate = match die {
        1 => Fate::Killed,
        _ if second_wound => Fate::Removed, // leaders.10, with no survival die
        2 | 3 => {
            let survival = table.die();
            second_die = Some(survival);
            if survival <= die + 1 { Fate::Stays } else { Fate::Removed }
        }
        4 => Fate::Carried,
        6 => Fate::Inspired,
        _ => Fate::Stays,
    };
    if wound {
        board.wounded.insert(leader);
    }
    if matches!(fate, Fate::Killed | Fate::Removed) {
        board.put_leaders(leader.into(), Place::REMOVED);
    }
    table.tell(Event::LeaderRolled { side, leader, die, second_die, second_wound, fate });
    fate
}

/// A badly wounded leader is brought to a friendly space two lines away; if
/// there is none, to the nearest one further off; if there is none at all he
/// is removed (leaders.7, ruling 65).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Carry {
    pub side: Side,
    pub leader: Leader,
    pub from: Space,
}

impl Carry {
    /// Where he may be brought.
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

    fn bring(&self, board: &mut Board, to: Space, table: &mut impl Table<Event>) -> Step {
        board.put_leaders(self.leader.into(), to);
        table.tell(Event::Carried { side: self.side, leader: self.leader, to });
        Step::Return
    }
}

impl Procedure<Rules> for Carry {
    type Plan = Space;
    /// Where he may be brought.
    type Shared = OnceCell<Spaces>;

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Ask {
        Ask::new("leaders.7", "ask-carry").with(|text| text.name("leader", self.leader.key()))
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
        _: Side,
        action: Action,
        refuges: &OnceCell<Spaces>,
    ) -> Result<Space, Refusal> {
        let refuges = refuges.get_or_init(|| self.refuges(board));
        match action {
            Action::Carry(to) if refuges.has(to) => Ok(to),
            _ => Err(Refusal::new("leaders.7", "refuse-carry")),
        }
    }

    fn choose(&mut self, board: &mut Board, to: Space, table: &mut impl Table<Event>) -> Step {
        self.bring(board, to, table)
    }

    fn resume(&mut self, board: &mut Board, table: &mut impl Table<Event>) -> Step {
        let refuges = self.refuges(board);
        match refuges.only() {
            None if refuges.is_empty() => {
                board.put_leaders(self.leader.into(), Place::REMOVED);
                table.tell(Event::LeaderLost { side: self.side, leader: self.leader });
                Step::Return
            }
            Some(refuge) => self.bring(board, refuge, table),
            None => Step::Stay,
        }
    }

    fn meant(&self, _: &Board, clicked: Clicked) -> Option<Action> {
        clicked.space().map(|space| Action::Carry(space))
    }
}
