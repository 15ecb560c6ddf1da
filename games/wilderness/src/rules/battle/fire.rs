//! 7.5 One side's fire on the Combat Results Table: strength, column, modifiers, die.

use engine::{Side, World};

use crate::fire::{Drms, Fire};
use crate::{Board, Event, FACTS, Leader, Leaders};

/// Rolls a side's fire (7.5). The log cites `rule`.
pub fn roll_fire(
    side: Side,
    (strength, shift): (u8, u8),
    drms: Drms,
    rule: &'static str,
    world: &mut dyn World<Event>,
) -> Fire {
    let column = FACTS.column(strength).saturating_sub(shift);
    let die = world.die();
    let result = FACTS.losses(column, die as i8 + drms.sum());
    let fire = Fire { strength, shift, column, die, drms, result };
    world.tell(Event::Fire { side, fire, rule });
    fire
}

/// Rolls a die for each leader; on a 1 he is killed (7.7, 10.32). The log cites `rule`.
pub fn check_leaders(
    board: &mut Board,
    leaders: Leaders,
    rule: &'static str,
    world: &mut dyn World<Event>,
) {
    for leader in leaders.iter() {
        let die = world.die();
        world.tell(Event::LeaderCheck { side: leader.side(), leader, die, rule });
        if die == 1 {
            board.kill(leader, rule, world);
        }
    }
}

/// Returns the leader who commands if no leader is activated: the leader with the highest Command
/// and, among equals, the one with the better Tactics (7.51, ruling 43).
pub fn commander(leaders: Leaders) -> Option<Leader> {
    leaders.iter().max_by_key(|leader| (leader.command(), leader.tactics()))
}
