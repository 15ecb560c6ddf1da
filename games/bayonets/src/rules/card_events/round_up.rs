//! Round up Men & Equipment (cards 4, 12, 17 and 31): two units are flipped to Full, or a lost unit
//! returns.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Board, Card, CardEvent, Event, FACTS, Kind, Legal, Place, Rules, Space, Spaces, Step,
    Unit, Units, refuse,
};

/// The choice between flipping two units to their Full face and returning one unit from the Losses
/// Box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RoundUp {
    side: Side,
    flipped: u8,
}

pub enum Plan {
    Flip(Unit),
    Place(Unit, Space),
    Done,
}

impl RoundUp {
    pub fn new(side: Side) -> RoundUp {
        RoundUp { side, flipped: 0 }
    }

    /// Returns the rule of the card in play that has this event; four cards have it.
    fn rule(&self, board: &Board) -> &'static str {
        let card = board.card_of(self.side, CardEvent::RoundUpMenEquipment);
        card.map_or("7.4", Card::rule)
    }

    /// Returns the Reduced units that may be flipped.
    fn worn(&self, board: &Board) -> Units {
        let own = board.own(self.side).and(board.reduced());
        board.playing(own.minus(FACTS.forts).minus(FACTS.bastions))
    }

    /// Returns the units of the Losses Box that may return, Canadiens before others.
    fn lost(&self, board: &Board) -> Units {
        if 0 < self.flipped {
            return Units::NONE;
        }
        let lost = board.units_in(Place::losses(self.side));
        let canadiens = lost.and(FACTS.of_kind[Kind::NonMetropolitan as usize]);
        if self.side == Side::French && canadiens.any() { canadiens } else { lost }
    }

    /// Returns the spaces where a unit may return.
    pub fn homes(board: &Board, side: Side, unit: Unit) -> Spaces {
        let facts = unit.facts();
        if facts.kind == Kind::Indian {
            let villages: Spaces = facts.villages.iter().copied().collect();
            return villages.and(board.friendly(side));
        }
        let homes = board.friendly_home(side);
        match facts.colony {
            Some(colony) => homes.and(FACTS.colony(colony)),
            None if facts.kind == Kind::Fleet => homes.and(FACTS.coastal),
            None => homes,
        }
    }

    pub(super) fn nothing(&self, board: &Board) -> bool {
        let back = |unit: Unit| RoundUp::homes(board, self.side, unit).any();
        self.worn(board).is_empty() && !self.lost(board).iter().any(back)
    }
}

impl Procedure<Rules> for RoundUp {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }
    fn ask(&self, board: &Board) -> Prompt {
        Prompt::new(
            self.rule(board),
            if 0 < self.flipped { "ask-round-up-again" } else { "ask-round-up" },
        )
    }
    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        let worn = board.posts(self.worn(board));
        out.extend(worn.map(|(class, at)| Action::Flip(class, at)));
        let lost = self.lost(board);
        for class in board.classes(lost) {
            if let Some(unit) = board.pick(lost, class) {
                let homes = RoundUp::homes(board, self.side, unit);
                out.extend(homes.iter().map(|to| Action::Place(class, to)));
            }
        }
        out.push(Action::Done);
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Legal<Plan> {
        match action {
            Action::Flip(class, at) => {
                let unit = board.pick(self.worn(board).and(board.units_in(at)), class);
                unit.map(Plan::Flip).ok_or(Refusal::new(self.rule(board), "refuse-flip"))
            }
            Action::Place(class, to) => {
                let why = |key: &'static str| Refusal::new(self.rule(board), key);
                let unit = board.pick(self.lost(board), class).ok_or_else(|| {
                    let box_of = board.units_in(Place::losses(self.side));
                    why(match board.pick(box_of, class) {
                        None => "refuse-bring-back",
                        Some(_) if 0 < self.flipped => "refuse-bring-late",
                        Some(_) => "refuse-bring-canadiens",
                    })
                })?;
                if !RoundUp::homes(board, self.side, unit).has(to) {
                    return Err(why("refuse-bring-home"));
                }
                Ok(Plan::Place(unit, to))
            }
            Action::Done if 0 < self.flipped => Ok(Plan::Done),
            _ => refuse(self.rule(board), "refuse-round-up"),
        }
    }
    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        let (side, rule) = (self.side, self.rule(board));
        match plan {
            Plan::Flip(unit) => {
                board.set_reduced(unit, false);
                world.tell(Event::Restored { side, unit, place: board.at(unit), rule });
                self.flipped += 1;
                if self.flipped < 2 {
                    return self.resume(board, world);
                }
            }
            Plan::Place(unit, to) => {
                board.arrive(side, unit.into(), to);
                world.tell(Event::Returned { side, units: unit.into(), space: to, rule });
            }
            Plan::Done => {}
        }
        Step::Return
    }
    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        if self.nothing(board) { Step::Return } else { Step::Stay }
    }
}
