//! The Leader Loss Chart: the result of a die for a leader.
//!
//! - leaders.4 On 1 he is killed, and his force loses a strength point.
//! - leaders.5 On 2 he has a leg wound, and survives if a second die is 1 to 3.
//! - leaders.6 On 3 he has an arm wound, and survives if a second die is 1 to 4.
//! - leaders.7 On 4 he has a body wound, and is brought to a friendly space two spaces away.
//! - leaders.8 On 5 he has a scratch, which has no effect.
//! - leaders.9 On 6 his hat is shot off, and his force gains a strength point.
//! - leaders.10 A second wound removes him from the game.

mod carry;

pub use carry::Carry;

use engine::{Side, World};

use crate::event::Fate;
use crate::{Board, Event, Leader, Place};

/// Rolls on the chart, and again if the wound requires it (leaders.2).
pub fn leader_loss(
    board: &mut Board,
    side: Side,
    leader: Leader,
    world: &mut dyn World<Event>,
) -> Fate {
    let die = world.die();
    let wound = matches!(die, 2..=4);
    let mut second_die = None;
    let fate = match die {
        1 => Fate::Killed,
        // A second wound is fatal, so no second die is rolled.
        _ if wound && board.wounded.has(leader) => Fate::SecondWound,
        2 | 3 => {
            let survival = world.die();
            second_die = Some(survival);
            if survival <= die + 1 { Fate::Stays } else { Fate::Dies }
        }
        4 => Fate::Carried,
        6 => Fate::Inspired,
        _ => Fate::Stays,
    };
    if wound {
        board.wounded.insert(leader);
    }
    if matches!(fate, Fate::Killed | Fate::SecondWound | Fate::Dies) {
        board.put_leaders(leader.into(), Place::REMOVED);
    }
    world.tell(Event::LeaderRolled { side, leader, die, second_die, fate });
    fate
}
