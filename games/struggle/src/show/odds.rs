//! What the odds of a combat are made of, and the combat that a march has brought on.

use engine::{Phrase, Side, Stack, Stake};

use crate::rules::combat::{Combat, CombatPhase};
use crate::rules::leaders::Fate;
use crate::rules::seasons::Seasons;
use crate::{Action, Event, Frame, Phase, Rules, Struggle};

/// What an event counts for: who wins, leaders and strength that are lost.
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

/// A combat is under way.
pub fn contested(stack: &Stack<Rules>) -> bool {
    stack.iter().any(|frame| matches!(frame, Frame::Combat(_)))
}

/// A force has marched to where it will fight: the combat, as if the phase for it had come.
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
