//! The events that count for the odds of a combat, and the combat that a march brings on.

use engine::{Phrase, Side, Stack, Stake};

use crate::event::Fate;
use crate::rules::combat::{Combat, CombatPhase};
use crate::rules::seasons::Seasons;
use crate::{Action, Event, Frame, Phase, Rules, Struggle};

/// Returns the part of an event that counts for the odds: the winner of the combat, or losses of
/// leaders or strength.
pub fn stakes(event: &Event) -> Option<Stake> {
    match *event {
        Event::Won { side, .. } => {
            Some(Stake::Answer("odds-battle", Phrase::new("odds-won").side("side", side)))
        }
        Event::LeaderRolled {
            leader, fate: Fate::Killed | Fate::SecondWound | Fate::Dies, ..
        }
        | Event::LeaderLost { leader, .. } => {
            Some(Stake::Besides(Phrase::new("odds-leader-lost").name("leader", leader.key())))
        }
        Event::Lost { side, units, .. } => Some(Stake::Loss(side, units.strength())),
        Event::Surrendered { side, force, .. } => Some(Stake::Loss(side, force.strength())),
        Event::Dispersed { side, n, .. } => Some(Stake::Loss(side, n)),
        _ => None,
    }
}

/// Returns true while a combat is under way.
pub fn contested(stack: &Stack<Rules>) -> bool {
    stack.iter().any(|frame| matches!(frame, Frame::Combat(_)))
}

/// Returns a state in which the combat that a march leads to is about to be fought, as if the
/// Combat Phase had begun.
pub fn bring_on(after: &Struggle, side: Side, action: Action) -> Option<Struggle> {
    let Action::Go(to) = action else { return None };
    if !after.board.attacks.contested.has(to) {
        return None;
    }
    let mut fight = Struggle::new(after.board, Seasons::under_way().into());
    fight.board.phase = Phase::Combat(side);
    fight.stack.push(CombatPhase::begun(side).into());
    fight.stack.push(Combat::new(side, to).into());
    Some(fight)
}
