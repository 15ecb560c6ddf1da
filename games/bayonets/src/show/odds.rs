//! The events that count for the odds of Battles and Raids, and the Battle that a move brings on.

use engine::{Phrase, Side, Stack, Stake};

use crate::rules::battle::Battle;
use crate::rules::sequence::{Sequence, Stage};
use crate::{Action, Bayonets, Event, FACTS, Frame, Rules};

/// Returns the part of an event that counts for the odds: the result of a Raid die or of a Battle,
/// or losses of Commanders or steps.
pub fn stakes(event: &Event) -> Option<Stake> {
    let of = |key: &'static str, side: Side| Phrase::new(key).side("side", side);
    match *event {
        Event::Won { side, .. } => Some(Stake::Answer("odds-battle", of("odds-won", side))),
        Event::Routed { side, .. } => Some(Stake::Besides(of("odds-routed", side))),
        Event::Interception { side, caught: true, .. } => {
            Some(Stake::Answer("odds-interception", of("odds-intercepts", side)))
        }
        Event::Interception { side, caught: false, .. } => {
            Some(Stake::Failed("odds-interception", of("odds-intercepts-not", side)))
        }
        Event::RaidRoll { side, success: true, .. } => {
            Some(Stake::Answer("odds-raid", of("odds-raid-succeeds", side)))
        }
        Event::RaidRoll { side, success: false, .. } => {
            Some(Stake::Failed("odds-raid", of("odds-raid-fails", side)))
        }
        Event::Eliminated { unit, .. } if FACTS.commanders.has(unit) => {
            Some(Stake::Besides(Phrase::new("odds-leader-lost").name("leader", unit.key())))
        }
        Event::WentHome { side, steps, .. } => Some(Stake::Loss(side, steps)),
        Event::Reduced { side, .. } => Some(Stake::Loss(side, 1)),
        Event::Eliminated { side, steps, .. } => Some(Stake::Loss(side, steps)),
        _ => None,
    }
}

/// Returns true during a Battle, or while a die of a Raid is rolled.
pub fn contested(stack: &Stack<Rules>) -> bool {
    stack.iter().any(|frame| match frame {
        Frame::Battle(_) => true,
        Frame::Raid(raid) => raid.rolls(),
        _ => false,
    })
}

/// Returns a state in which the Battle that a move leads to is fought next.
pub fn bring_on(before: &Bayonets, after: &Bayonets, action: Action) -> Option<Bayonets> {
    let to = match (before.frame(), action) {
        (Frame::Moving(_), Action::Go(to)) | (Frame::Landing(_), Action::Land(to)) => to,
        _ => return None,
    };
    if !after.board.battles.has(to) {
        return None;
    }
    let base = Sequence { stage: Stage::Battles, fought: to.facts().battle };
    let mut fight = Bayonets::new(after.board, Frame::Sequence(base));
    fight.stack.push(Frame::Battle(Battle::at(&fight.board, to)));
    Some(fight)
}
