//! The events that count for the odds of battles, assaults, sieges, raids and interceptions.

use engine::{Phrase, Side, Stack, Stake, Threat};

use super::pieces::force;
use crate::rules::movement::Interception;
use crate::{Event, Force, Frame, Rules, Space, Wilderness};

/// Returns what an event adds to the odds: the result of a die or of a fight, or a loss of a leader
/// or of steps.
pub fn stakes(event: &Event) -> Option<Stake> {
    let of = |key: &'static str, side: Side| Phrase::new(key).side("side", side);
    let tried = |question, success, key, not, side| match success {
        true => Some(Stake::Answer(question, of(key, side))),
        false => Some(Stake::Failed(question, of(not, side))),
    };
    match *event {
        Event::Won { side, .. } => Some(Stake::Answer("odds-battle", of("odds-won", side))),
        Event::Intercept { side, success, .. } => {
            tried("odds-interception", success, "odds-intercepts", "odds-intercepts-not", side)
        }
        Event::Avoid { side, success, .. } => {
            tried("odds-avoiding", success, "odds-avoids", "odds-avoids-not", side)
        }
        Event::RaidRoll { side, success, .. } => {
            tried("odds-raid", success, "odds-raid-succeeds", "odds-raid-fails", side)
        }
        Event::SiegeRoll { level, .. } => {
            let text = Phrase::new("odds-siege-level").number("level", level);
            Some(Stake::Answer("odds-siege", text))
        }
        Event::Siege { .. } => Some(Stake::Besides(Phrase::new("odds-siege-laid"))),
        Event::LeaderLost { leader, .. } => {
            Some(Stake::Besides(Phrase::new("odds-leader-lost").name("leader", leader.key())))
        }
        Event::Step { side, .. } => Some(Stake::Loss(side, 1)),
        Event::Eliminated { side, steps, .. } => Some(Stake::Loss(side, steps)),
        _ => None,
    }
}

/// Returns true while a party enters a space, and during a battle, an assault, a raid, or a siege
/// whose die has not been rolled.
pub fn contested(stack: &Stack<Rules>) -> bool {
    stack.iter().any(|frame| match frame {
        Frame::Siege(siege) => !siege.rolled(),
        Frame::Entering(_) | Frame::Battle(_) | Frame::Assault(_) | Frame::Raid(_) => true,
        _ => false,
    })
}

/// Returns the pieces that may intercept, if a side is now asked whether to intercept.
pub fn threats(game: &Wilderness) -> Vec<Threat> {
    let Frame::Interception(interception) = game.frame() else { return Vec::new() };
    let threat = |(it, from): (Force, Space)| {
        let faces: Vec<u8> = Interception::faces(&it).collect();
        let key = match it.commander {
            None if 1 < it.units.len() => "odds-may-intercept-unit",
            _ => "odds-may-intercept",
        };
        let text = Phrase::new(key)
            .list("force", force(it.units, it.leaders))
            .name("space", from.key())
            .number("n", faces.first().copied().unwrap_or(6));
        Threat { text, faces }
    };
    interception.tries(&game.board).into_iter().map(threat).collect()
}
