//! The aftermath of a combat: the winner, and the destination of all units.
//!
//! - victory.1 to victory.4 The winner is determined; forts.1 a garrison holds until it is
//!   destroyed.
//! - retreat.1 to retreat.4 The winner takes the space, the loser leaves it.
//! - villages.4 Indian units go home.

use std::cmp::Ordering::{Equal, Greater, Less};

use engine::{Side, World};

use super::{Combat, Retreat};
use crate::rules::villages::GoHome;
use crate::{Board, Control, Event, Force, Frame, Kind, Leader, Leaders, Role, Units};

impl Combat {
    /// Returns the role of the beaten side, and the rule that decides so.
    pub(super) fn verdict(&self, board: &Board) -> (Role, &'static str) {
        let (attacker, defender) = (self.attacker, self.defender());
        let more = self.losses[attacker].cmp(&self.losses[defender]);
        if board.strength(attacker, self.space) == 0 {
            (Role::Attacker, "victory.2")
        } else if self.empty {
            (if more == Less { Role::Defender } else { Role::Attacker }, "victory.4")
        } else if board.strength(defender, self.space) == 0 {
            (Role::Defender, "victory.2")
        } else if board.holds(self.space) {
            (Role::Attacker, "forts.2") // a garrison must be destroyed to be beaten
        } else {
            match more {
                Less => (Role::Defender, "victory.1"),
                Equal => (Role::Attacker, "victory.3"),
                Greater => (Role::Attacker, "victory.1"),
            }
        }
    }

    /// Gives the space to the winner (retreat.1): a village is burned (villages.1), a neutral space
    /// stays neutral (ruling 30).
    pub(super) fn settle_control(&self, board: &mut Board, world: &mut dyn World<Event>) {
        let (side, space) = (self.attacker, self.space);
        if board.is_destroyed(space) {
            return;
        }
        if space.is_village() {
            board.control[space.index()] = Control::Destroyed;
            world.tell(Event::Burned { side, space });
        } else {
            board.control[space.index()] = side.into();
            let indians_alone = board.units(side, space).sp == 0;
            let rule = if indians_alone { "villages.6" } else { "control.1" };
            world.tell(Event::Controlled { side, space, rule });
        }
    }

    /// Sends beaten attackers back to the spaces that they came from (retreat.2). A leader goes
    /// with his force. If only Indian units are left, he goes home with them (ruling 61). If he is
    /// alone, he returns to the space that he came from (ruling 67).
    pub(super) fn send_attackers_back(&self, board: &mut Board, world: &mut dyn World<Event>) {
        let (side, space) = (self.attacker, self.space);
        let can_go_home = board.homes(side, space).any();
        for way in space.ways() {
            let from = way.to;
            let attackers = board.attacks.came_by(*way);
            let came = |leader: &Leader| board.attacks.origin(*leader) == Some(from);
            let leaders: Leaders = board.leaders_at(side, space).iter().filter(came).collect();
            if attackers.sp == 0 && 0 < attackers.indians && can_go_home {
                continue; // the Indian units all go home instead
            }
            if attackers.sp == 0 && leaders.is_empty() {
                continue;
            }
            let force = Force { units: Units::of(Kind::Sp, attackers.sp), leaders };
            board.attacks.came_by_mut(*way).sp = 0;
            if 0 < board.strength(side.other(), from) {
                board.remove_force(side, force, space);
                world.tell(Event::Surrendered { side, space, force });
            } else {
                board.move_force(side, force, space, from);
                let rule = if force.units.is_empty() { "leaders.3" } else { "retreat.2" };
                world.tell(Event::Retreated { side, from: space, to: from, force, rule });
            }
        }
    }

    /// Sends home all surviving Indian units that fought (villages.4). Leaders go along if their
    /// force has no other units left (ruling 61).
    pub(super) fn send_home(&self, board: &Board, side: Side) -> Option<Frame> {
        let units = board.units(side, self.space);
        let homes = board.homes(side, self.space);
        if units.indians == 0 || homes.has(self.space) {
            return None;
        }
        let mut leaders = Leaders::NONE;
        if units.sp == 0 && homes.any() {
            leaders = board.leaders_at(side, self.space);
        }
        Some(GoHome { side, from: self.space, left: units.indians, leaders }.into())
    }

    /// Returns the retreat of the beaten defender; `None` if only Indian units are left, since they
    /// go home.
    pub(super) fn retreat_of_defender(&self, board: &Board) -> Option<Frame> {
        let (side, space) = (self.defender(), self.space);
        let Force { units, leaders } = board.force_at(side, space);
        let led_home = 0 < units.indians && board.homes(side, space).any();
        let goes = 0 < units.sp || (leaders.any() && !led_home);
        goes.then(|| Retreat { side, from: space }.into())
    }

    /// Removes this combat from the combats still to be fought.
    pub(super) fn clear(&self, board: &mut Board) {
        board.attacks.contested.remove(self.space);
        for way in self.space.ways() {
            *board.attacks.came_by_mut(*way) = Units::NONE;
        }
        for leader in board.leaders_at(self.attacker, self.space).iter() {
            board.attacks.forget(leader);
        }
    }
}
