//! Movement Phase: a side moves all, some or none of its forces, one after another.
//!
//! - movement.1 A force is any part of the pieces in a space; each piece moves once.
//! - movement.11 Leaders must end the phase with a force.
//! - movement.12 A movement card may be played at any time, if no card was played this season.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::{March, check_movement_card, give_orders, reach, unmoved};
use crate::rules::cards::{cancelled, play_card};
use crate::rules::interrupts::{Trigger, Window};
use crate::{
    Action, Board, Card, Clicked, Event, Leader, Leaders, Moved, Rules, Space, Spaces, Step,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Movement {
    pub side: Side,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    /// No action has been taken in this phase.
    Beginning,
    Moving,
    /// A movement card was played, and the other side had its chance to interrupt.
    Played(Card),
}

/// The checked form of a choice: a card, a space where a force forms, or the end of the phase.
pub enum Plan {
    Card(Card),
    March(Space),
    Done,
}

impl Movement {
    pub fn new(side: Side) -> Movement {
        Movement { side, stage: Stage::Beginning }
    }
}

impl Procedure<Rules> for Movement {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, board: &Board) -> Prompt {
        // Only the awaited side reads this prompt, so it may depend on that side's hand.
        let plays = |card: Card| self.allows(board, self.side, Action::Card(card));
        let any = board.active[self.side].is_none() && board.hand[self.side].iter().any(plays);
        if let Some(leader) = stranded(board, self.side) {
            let key = if any { "ask-movement-alone-or-card" } else { "ask-movement-alone" };
            return Prompt::new("movement.11", key).with(|text| text.name("leader", leader.key()));
        }
        let key = match board.active[self.side] {
            None if any => "ask-movement",
            None => "ask-movement-no-card",
            Some(_) => "ask-movement-card-played",
        };
        Prompt::new("seasons.3", key)
    }

    fn candidates(&self, board: &Board, side: Side, _: &(), out: &mut Vec<Action>) {
        if board.active[side].is_none() {
            out.extend(board.hand[side].iter().map(Action::Card));
        }
        let mut spaces: Spaces =
            Space::all().filter(|space| 0 < board.strength(side, *space)).collect();
        spaces.extend(Leader::of(side).iter().filter_map(|leader| board.space_of(leader)));
        out.extend(spaces.iter().map(Action::March));
        out.push(Action::Done);
    }

    fn check(&self, board: &Board, side: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        match action {
            Action::Card(card) => check_movement_card(board, side, card).map(|()| Plan::Card(card)),
            Action::March(from) => check_march(board, side, from).map(|()| Plan::March(from)),
            Action::Done => match stranded(board, side) {
                Some(_) => Err(Refusal::new("movement.11", "refuse-done-leader-alone")),
                None => Ok(Plan::Done),
            },
            Action::TakeAll
            | Action::Take(..)
            | Action::TakeLeader(_)
            | Action::Leave(..)
            | Action::LeaveLeader(_)
            | Action::Go(_)
            | Action::Halt => Err(Refusal::new("movement.1", "refuse-no-march")),
            _ => Err(Refusal::new("seasons.1", "refuse-movement-now")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        match plan {
            Plan::Card(card) => {
                play_card(board, self.side, card, world);
                self.stage = Stage::Played(card);
                match Window::open(board, self.side.other(), Trigger::MovementOrCombatCard(card)) {
                    Some(window) => Step::Call(window),
                    None => self.resume(board, world),
                }
            }
            Plan::March(from) => Step::Call(March::new(self.side, from).into()),
            Plan::Done => {
                board.moved = Moved::default();
                board.orders = None;
                Step::Return
            }
        }
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        match self.stage {
            Stage::Beginning => {
                board.moved = Moved { alone: lone_leaders(board, self.side), ..Moved::default() };
            }
            Stage::Played(card) => {
                if !cancelled(board, card, world) {
                    give_orders(board, card);
                }
            }
            Stage::Moving => {}
        }
        self.stage = Stage::Moving;
        Step::Stay
    }

    fn meant(&self, _: &Board, clicked: Clicked) -> Option<Action> {
        clicked.space().map(Action::March)
    }
}

/// Checks that a force may form in a space (movement.1).
fn check_march(board: &Board, side: Side, from: Space) -> Result<(), Refusal> {
    if !board.stands(side, from) {
        return Err(Refusal::new("movement.1", "refuse-march-nobody"));
    }
    if board.attacks.contested.has(from) {
        return Err(Refusal::new("movement.3", "refuse-march-must-fight"));
    }
    if !unmoved(board, side, from).is_empty() {
        return March::new(side, from).check_sets_out(board);
    }
    let leaders = board.leaders_at(side, from).minus(board.moved.leaders);
    if leaders.is_empty() {
        return Err(Refusal::new("movement.1", "refuse-march-moved"));
    }
    if !leaders.iter().any(|leader| reach::can_join(board, side, leader, from)) {
        return Err(Refusal::new("movement.11", "refuse-march-no-force-in-reach"));
    }
    Ok(())
}

/// Returns the leaders in spaces without a unit of their side.
fn lone_leaders(board: &Board, side: Side) -> Leaders {
    let alone = |leader: &Leader| {
        board.space_of(*leader).is_some_and(|space| board.strength(side, space) == 0)
    };
    Leader::of(side).iter().filter(alone).collect()
}

/// Returns a leader who has no force, but could still reach one (movement.11).
fn stranded(board: &Board, side: Side) -> Option<Leader> {
    lone_leaders(board, side).minus(board.moved.leaders).iter().find(|leader| {
        let at = board.space_of(*leader);
        at.is_some_and(|space| reach::can_join(board, side, *leader, space))
    })
}
