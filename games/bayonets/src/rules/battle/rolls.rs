//! Battle rolls and rerolls, and their effects (13.3.3 to 13.5.1).

use engine::{Named, Refusal, Side, World};

use super::battle::{Battle, Stage};
use super::hits;
use crate::dice::{Dice, Face, Group, Reason};
use crate::{Board, CardEvent, Class, Event, FACTS, Legal, Shape, Spaces, Unit, Units, refuse};

impl Battle {
    /// Returns the event by which a side may reroll dice of this group.
    pub(super) fn card_helps(&self, board: &Board, side: Side) -> Option<CardEvent> {
        let metropolitan = matches!(self.group, Group::Highland | Group::Metropolitan);
        let event = if self.group.shape() == Shape::Circle {
            CardEvent::LuckyCannonball
        } else if metropolitan {
            CardEvent::PerfectVolleys
        } else {
            return None;
        };
        (0 < self.card_rerolls[side] && board.in_play(side, event)).then_some(event)
    }

    pub(super) fn check_reroll(&self, board: &Board, face: Face, reason: Reason) -> Legal<()> {
        let (side, group) = (self.roller, self.group);
        let granted = match reason {
            Reason::Highland => group == Group::Highland,
            Reason::Commander => {
                0 < self.rerolls[side]
                    && self.commander[side]
                        .is_some_and(|unit| unit.facts().rerolls.contains(&group.shape()))
            }
            Reason::Card => self.card_helps(board, side).is_some(),
        };
        if !granted {
            return refuse("13.5", "refuse-reroll-reason");
        }
        if face == Face::Flag || !self.dice.has(face, reason) {
            return refuse("13.5", "refuse-reroll-die");
        }
        if face.hits(group.shape()) {
            let hits = self.dice.hits(group.shape());
            let enemy = self.alive(board, side.other());
            if hits::scored(board, group, enemy, hits, self.marker[side]) == hits {
                return refuse("13.5", "refuse-reroll-hit");
            }
        }
        Ok(())
    }

    pub(super) fn any_reroll(&self, board: &Board) -> bool {
        Face::all()
            .any(|face| Reason::all().any(|reason| self.check_reroll(board, face, reason).is_ok()))
    }

    /// Returns the face of a die; a B&T of a surprised Fort has no effect (card 37).
    pub(super) fn face(&self, die: u8) -> Face {
        match Face::of(die) {
            Face::BT if self.coup && self.roller == Side::British && self.group == Group::Works => {
                Face::Miss
            }
            face => face,
        }
    }

    pub(super) fn roll(&mut self, board: &Board, world: &mut dyn World<Event>) {
        let side = self.roller;
        let mut units = self.alive(board, side);
        if side == self.defender() {
            units = units.or(self.fallen);
        }
        let n = units.and(self.group.units()).len();
        self.dice = Dice::default();
        if n == 0 {
            self.stage = Stage::Flags;
            return;
        }
        for _ in 0..n {
            let die = world.die();
            self.dice.add(self.face(die), 0);
        }
        world.tell(Event::Rolled { side, group: self.group, dice: self.dice });
        self.stage = Stage::Reroll;
    }

    pub(super) fn reroll(
        &mut self,
        board: &mut Board,
        face: Face,
        reason: Reason,
        world: &mut dyn World<Event>,
    ) {
        let side = self.roller;
        let reasons = self.dice.take(face, reason);
        let die = world.die();
        let rolled = self.face(die);
        self.dice.add(rolled, reasons);
        world.tell(Event::Rerolled { side, reason, from: face, die });
        match reason {
            Reason::Highland => {}
            Reason::Card => {
                if let Some(event) = self.card_helps(board, side) {
                    board.use_up(side, event, world);
                }
                self.card_rerolls[side] -= 1;
            }
            Reason::Commander => {
                self.rerolls[side] -= 1;
                if rolled == Face::Miss {
                    self.casualty(board, world);
                }
            }
        }
    }

    /// Rolls for a Commander whose reroll was a Miss. If this roll is a Miss too, he is lost
    /// (13.5.1).
    pub(super) fn casualty(&mut self, board: &mut Board, world: &mut dyn World<Event>) {
        let side = self.roller;
        let die = world.die();
        let fell = Face::of(die) == Face::Miss;
        world.tell(Event::Casualty { side, die, fell });
        if !fell {
            return;
        }
        if let Some(unit) = self.commander[side].take() {
            board.remove_commander(unit, world);
        }
        if 0 < self.rerolls[side] && self.commanders(board, side).any() {
            self.stage = Stage::Replace;
        }
    }

    /// Advances the Battle marker of a side. Returns true if the marker is above zero, so that the
    /// enemy takes a Hit (13.3.3).
    pub(super) fn advance(&mut self, side: Side, n: u8) -> bool {
        self.marker[side] += n as i8;
        0 < self.marker[side]
    }

    /// Returns the reason why the Hit does not fall on a unit of a class (13.3.4, 13.4).
    pub(super) fn spared(&self, board: &Board, class: Class) -> Refusal {
        let enemy = self.alive(board, self.roller.other());
        let Some(unit) = board.pick(enemy, class) else {
            return Refusal::new("13.4", "refuse-hit");
        };
        let of_type = match self.stage {
            Stage::Bts => hits::bt_type(enemy),
            _ => hits::first_prey(self.group, enemy),
        };
        if !of_type.has(unit) {
            return match self.stage {
                Stage::Bts => Refusal::new("13.3.3", "refuse-hit-bt"),
                _ => Refusal::new("13.3.4", "refuse-hit-type"),
            };
        }
        Refusal::new("13.4", "refuse-hit-reduced")
    }

    pub(super) fn fell(&mut self, board: &mut Board, unit: Unit, world: &mut dyn World<Event>) {
        self.pending = Units::NONE;
        let owner = self.roller.other();
        if !board.hit(unit, world) {
            return;
        }
        if owner == self.defender() {
            self.fallen.insert(unit);
        }
        if !board.present(owner).has(self.space) {
            self.dismiss(board, owner, world);
        }
    }

    /// Removes Commanders with the last of their units (13.4.2).
    pub(super) fn dismiss(&mut self, board: &mut Board, side: Side, world: &mut dyn World<Event>) {
        for unit in board.commanders_of(side, self.space).iter() {
            board.remove_commander(unit, world);
        }
        self.commander[side] = None;
        self.rerolls[side] = 0;
    }

    /// Applies the Hits of the group. Returns false if a Hit must be taken, and its owner may have
    /// to choose the unit.
    pub(super) fn apply_hits(&mut self, board: &Board) -> bool {
        while 0 < self.hits {
            let side = self.roller;
            let enemy = self.alive(board, side.other());
            let first = !self.metropolitan_hit[side.other()];
            let among = hits::candidates(board, self.group, enemy, first);
            if among.is_empty() {
                self.hits = 0;
                break;
            }
            self.hits -= 1;
            if self.advance(side, 1) {
                self.metropolitan_hit[side.other()] |= among.and(FACTS.metropolitan).any();
                self.pending = among;
                return false;
            }
        }
        true
    }

    /// Applies the B&Ts of the group. Returns false if a side must make a choice before the next
    /// B&T.
    pub(super) fn apply_bts(&mut self, board: &Board, world: &mut dyn World<Event>) -> bool {
        let (side, group) = (self.roller, self.group);
        let foe = side.other();
        while 0 < self.bts {
            self.bts -= 1;
            let brigade = group.shape() == Shape::Square;
            if brigade && 0 < self.militia[foe] {
                self.militia[foe] -= 1;
                world.tell(Event::MilitiaFled { side: foe, space: self.space });
            }
            let fires = matches!(
                group,
                Group::Highland | Group::Metropolitan | Group::Works | Group::Artillery
            );
            if fires {
                let among = hits::bt_candidates(board, self.alive(board, foe));
                if among.any() && self.advance(side, 1) {
                    self.pending = among;
                    return false;
                }
            }
            if group == Group::Fleet && self.havens(board).any() {
                self.stage = Stage::Withdraw;
                return false;
            }
        }
        true
    }

    /// Returns the spaces to which a Fleet of the rolling side may withdraw (13.3.3).
    pub(super) fn havens(&self, board: &Board) -> Spaces {
        if self.alive(board, self.roller).and(FACTS.fleets).is_empty() {
            return Default::default();
        }
        let side = self.roller;
        board
            .friendly_home(side)
            .and(FACTS.coastal)
            .minus(board.present(side.other()))
            .minus(board.battles)
            .without(self.space)
    }

    pub(super) fn flags(&mut self, board: &Board) {
        let calm = !(self.group == Group::Fleet && board.rough_seas());
        if calm {
            self.advance(self.roller, self.dice.count(Face::Flag));
        }
    }

    pub(super) fn next_group(&mut self) {
        self.dice = Dice::default();
        self.stage = Stage::Roll;
        if let Some(next) = self.group.next() {
            self.group = next;
            return;
        }
        self.group = Group::FIRST;
        if self.roller == self.attacker {
            self.roller = self.defender();
        } else {
            self.stage = Stage::Militia;
        }
    }

    pub(super) fn militia_rolls(&mut self, world: &mut dyn World<Event>) {
        for side in [self.attacker, self.defender()] {
            for _ in 0..self.militia[side] {
                let die = world.die();
                let flag = Face::of(die) == Face::Flag;
                self.advance(side, u8::from(flag));
                world.tell(Event::MilitiaRoll { side, die });
            }
        }
    }
}
