//! The result of a Battle, and its consequences for the loser (13.6 to 13.9.5).

use engine::{Side, World};

use super::battle::{Battle, Stage};
use crate::{Board, Event, FACTS, Place, Pool, Unit, Units, Work, draw_unit};

impl Battle {
    /// Determines the loser of the Battle, and whether the loser is Routed (13.6, 13.8).
    pub(super) fn outcome(&mut self, board: &mut Board, world: &mut dyn World<Event>) {
        let (attacker, defender) = (self.attacker, self.defender());
        let stands = |side: Side| {
            let militia = 0 < self.militia[side] && board.militia_stands(side, self.space);
            self.alive(board, side).any() || militia
        };
        let won = self.marker[defender] < self.marker[attacker];
        let attacker_wins = stands(attacker) && (won || !stands(defender));
        self.loser = if attacker_wins { defender } else { attacker };
        let winner = self.loser.other();
        let by_three = 3 <= self.marker[winner] - self.marker[self.loser];
        let last_bastion = self.had_bastion
            && self.loser == defender
            && self.alive(board, defender).and(FACTS.bastions).is_empty();
        world.tell(Event::Won { side: winner, space: self.space, marker: self.marker });
        if by_three && last_bastion {
            for unit in self.alive(board, defender).minus(FACTS.lights).iter() {
                board.eliminate(unit, world);
            }
            self.dismiss(board, defender, world);
        }
        self.routed = (by_three || last_bastion) && self.alive(board, self.loser).any();
        if self.routed {
            board.markers[self.loser].rout.insert(self.space);
            world.tell(Event::Routed { side: self.loser, space: self.space });
        }
        self.stage = if self.routed { Stage::Rout } else { Stage::Fort };
    }

    /// Returns the units from which the loser must lose one in a Rout (13.8, ruling 100).
    pub(super) fn rout_candidates(&self, board: &Board) -> Units {
        let units = self.alive(board, self.loser);
        let plain = units.minus(FACTS.forts).minus(FACTS.bastions).minus(FACTS.indians);
        let kinds = [
            units.and(FACTS.artillery),
            plain,
            units.and(FACTS.indians),
            units.and(FACTS.bastions),
        ];
        kinds.into_iter().find(|units| units.any()).unwrap_or_default()
    }

    /// Carries out the loss of a unit in a Rout. A Commander is lost with the last unit of his
    /// stack (13.4.2).
    pub(super) fn pay_rout(&mut self, board: &mut Board, unit: Unit, world: &mut dyn World<Event>) {
        board.eliminate(unit, world);
        if !board.present(self.loser).has(self.space) {
            self.dismiss(board, self.loser, world);
        }
    }

    /// Returns true if the defender has a Bastion left. If so, the defender stays, and nothing is
    /// captured (13.9).
    pub(super) fn cancelled(&self, board: &Board) -> bool {
        self.loser == self.defender() && board.fortress(self.space)
    }

    pub(super) fn fort(&self, board: &Board) -> Option<Unit> {
        board.stack(self.loser, self.space).and(FACTS.forts).first()
    }

    /// Razes the loser's Fort, or gives the Fort to the winner (13.8, 13.9.5).
    pub(super) fn end_fort(&mut self, board: &mut Board, raze: bool, world: &mut dyn World<Event>) {
        let Some(fort) = self.fort(board) else { return };
        let winner = self.loser.other();
        let reduced = board.is_reduced(fort);
        let (space, rule) = (self.space, if self.routed { "13.8" } else { "13.9.5" });
        board.put(fort, Place::REMOVED);
        let spare = board.units_in(Place::pool(Pool::FORTS[winner])).first().filter(|_| !raze);
        match spare {
            Some(new) => {
                board.put(new, self.space);
                board.set_reduced(new, reduced);
                board.this_round.fought.insert(new);
                world.tell(Event::FortTaken { side: winner, space, rule });
            }
            None => world.tell(Event::Built { side: self.loser, space, work: Work::Raze, rule }),
        }
        if !board.present(self.loser).has(self.space) {
            self.dismiss(board, self.loser, world);
        }
    }

    pub(super) fn desertion(&self, board: &mut Board, world: &mut dyn World<Event>) {
        if self.loser != self.defender() || !self.walls {
            return;
        }
        let indians = self.alive(board, self.attacker).and(FACTS.indians);
        if let Some(unit) = draw_unit(indians, |unit| unit.sort().id(), world) {
            world.tell(Event::Deserted { side: self.attacker, unit });
            board.eliminate(unit, world);
        }
    }

    pub(super) fn after(&mut self, board: &mut Board, world: &mut dyn World<Event>) {
        for side in Side::BOTH {
            board.this_round.fought = board.this_round.fought.or(self.engaged[side]);
            board.markers[side].landing.remove(self.space);
            board.markers[side].marshal.remove(self.space);
        }
        board.this_round.resolved.insert(self.space);
        if !self.cancelled(board) {
            board.battles.remove(self.space);
        }
        board.end_fight();
        for side in Side::BOTH {
            board.remove_lone_commanders(side, world);
        }
    }
}
