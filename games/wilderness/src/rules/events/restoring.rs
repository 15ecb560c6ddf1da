//! 5.523 Restoring reduced units, except besieged ones and Drilled Troops out of supply.

use std::cell::OnceCell;

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::entry::{enter, open_to};
use crate::rules::supply::supplied;
use crate::{
    Action, Board, Card, Event, FACTS, Frame, Kind, Rules, Space, Spaces, Step, Unit, Units,
};

/// Returns the units among `units` that are reduced and may be restored now.
pub fn restorable(board: &Board, side: Side, units: Units) -> Units {
    let reduced = units.and(FACTS.units_of[side]).and(board.reduced()).minus(board.inside());
    let drilled = reduced.and(FACTS.drilled);
    // Only Drilled Troops need supply.
    let supply = if drilled.any() { supplied(board, side) } else { Spaces::NONE };
    let fed = drilled.iter().filter(|unit| board.at(*unit).is_in(supply)).collect();
    reduced.minus(drilled).or(fed)
}

/// Returns all Coureurs, Rangers, Light Infantry and Provincials (card 46).
pub fn recruits() -> Units {
    [
        Kind::Coureurs,
        Kind::Rangers,
        Kind::LightInfantry,
        Kind::NorthernProvincials,
        Kind::SouthernProvincials,
    ]
    .into_iter()
    .fold(Units::NONE, |units, kind| units.or(FACTS.of_kind[kind as usize]))
}

/// Returns all Regulars and Light Infantry (cards 47 and 48).
pub fn line() -> Units {
    FACTS.regulars.or(FACTS.of_kind[Kind::LightInfantry as usize])
}

/// Restores the units among `units` that may be restored.
pub fn restore_all(board: &mut Board, side: Side, units: Units, world: &mut dyn World<Event>) {
    for unit in restorable(board, side, units).iter() {
        board.set_reduced(unit, false);
        world.tell(Event::Restored { side, kind: unit.kind(), space: board.space_of(unit) });
    }
}

/// Appends an action for each kind of unit in each place.
pub fn offer(board: &Board, units: Units, out: &mut Vec<Action>) {
    let first = out.len();
    for unit in units.iter() {
        let action = Action::Restore(unit.kind(), board.space_of(unit));
        if !out[first..].contains(&action) {
            out.push(action);
        }
    }
}

/// Returns the unit to be restored, or the reason why no such unit may be restored. `units` are the
/// units that the card allows.
pub fn find(
    board: &Board,
    side: Side,
    units: Units,
    open: Units,
    (kind, at): (Kind, Space),
) -> Result<Unit, Refusal> {
    let there = board.units_of(side, at).and(FACTS.of_kind[kind as usize]);
    if let Some(unit) = there.and(open).first() {
        return Ok(unit);
    }
    let reduced = there.and(units).and(board.reduced());
    Err(Refusal::new(
        "5.523",
        if reduced.and(board.inside()).any() {
            "refuse-restore-besieged"
        } else if reduced.any() {
            "refuse-restore-supply"
        } else {
            "refuse-restore"
        },
    ))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Restoring {
    side: Side,
    card: Card,
    units: Units,
    left: u8,
    /// The kind of a new unit that may be placed instead of restoring units: Militia in a box,
    /// Rangers at a fortification.
    instead: Option<Kind>,
}

pub enum Plan {
    Restore(Unit),
    Place(Kind, Space),
    Done,
}

/// The units that may be restored, and the places where a new unit may be placed instead.
#[derive(Default)]
pub struct Offers {
    units: OnceCell<Units>,
    places: OnceCell<Spaces>,
}

impl Restoring {
    pub fn frame(side: Side, card: Card, units: Units, n: u8) -> Frame {
        Frame::Restoring(Restoring { side, card, units, left: n, instead: None })
    }

    /// Returns the procedure for the choice between restoring up to two units and placing a new
    /// unit (cards 49 to 53).
    pub fn or_placing(side: Side, card: Card, units: Units, kind: Kind) -> Frame {
        Frame::Restoring(Restoring { side, card, units, left: 2, instead: Some(kind) })
    }

    fn restorable(&self, board: &Board) -> Units {
        restorable(board, self.side, self.units)
    }

    /// Returns the places where a new unit may enter now. A fortification may have been demolished
    /// since the card was played (5.46).
    fn places(&self, board: &Board) -> Spaces {
        let places = match self.instead {
            Some(kind) if board.spare(self.side, kind).is_none() => Spaces::NONE,
            Some(Kind::Militia) => FACTS.militia_boxes(self.side),
            Some(_) => board.havens(self.side),
            None => Spaces::NONE,
        };
        open_to(board, self.side, places)
    }
}

impl Procedure<Rules> for Restoring {
    type Plan = Plan;
    type Shared = Offers;

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Prompt {
        let key = if self.instead.is_some() { "ask-restore-or-place" } else { "ask-restore" };
        Prompt::new(self.card.rule(), key).with(|text| text.number("n", self.left))
    }

    fn candidates(&self, board: &Board, _: Side, offers: &Offers, out: &mut Vec<Action>) {
        out.push(Action::Done);
        if let Some(kind) = self.instead {
            let places = offers.places.get_or_init(|| self.places(board));
            out.extend(places.iter().map(|at| Action::Place(kind, at)));
        }
        offer(board, *offers.units.get_or_init(|| self.restorable(board)), out);
    }

    fn check(
        &self,
        board: &Board,
        _: Side,
        action: Action,
        offers: &Offers,
    ) -> Result<Plan, Refusal> {
        match action {
            Action::Done => Ok(Plan::Done),
            Action::Restore(kind, at) => {
                let units = offers.units.get_or_init(|| self.restorable(board));
                find(board, self.side, self.units, *units, (kind, at)).map(Plan::Restore)
            }
            Action::Place(kind, at) if self.instead == Some(kind) => {
                if !offers.places.get_or_init(|| self.places(board)).has(at) {
                    return Err(Refusal::new(self.card.rule(), "refuse-place-there"));
                }
                Ok(Plan::Place(kind, at))
            }
            _ => Err(Refusal::new(self.card.rule(), "refuse-restoring")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        match plan {
            Plan::Done => return Step::Return,
            Plan::Place(kind, at) => {
                enter(board, self.side, kind, at, world);
                return Step::Return;
            }
            Plan::Restore(unit) => {
                self.left -= 1;
                self.instead = None;
                restore_all(board, self.side, unit.into(), world);
            }
        }
        self.resume(board, world)
    }

    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        let more = 0 < self.left && (self.restorable(board).any() || self.places(board).any());
        if more { Step::Stay } else { Step::Return }
    }
}
