//! Events aimed at a space or a Department (cards 5, 33, 34, 39, 40, 43 to 45).

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::entry::{enter, open_to, provincial_departments};
use super::placing::Placing;
use super::purge::{Purge, all_provincials, provincials};
use super::restoring::restorable;
use super::restoring::restore_all;
use crate::rules::battle::{Losses, Manner};
use crate::{
    Action, Board, Card, Department, Event, FACTS, Frame, Kind, Rules, Space, Spaces, Step, Unit,
    Units,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StrikeTarget {
    /// Card 5: the siege level of one of the side's own works becomes 0.
    Bastions,
    /// Card 33: up to two enemy Indian units in one space desert.
    Deserters,
    Deserting(Space, u8),
    /// Card 34: an enemy stack of more than four units loses steps.
    Sick,
    Dying(Space),
    /// Cards 39 and 40: a Department loses a Provincial.
    Stingy,
    /// Cards 43 to 45: a Department raises or restores Provincials.
    Provincials,
    Raising(Department),
}

/// Returns the spaces where a side's own works are besieged at a siege level above 0.
pub fn bastions(board: &Board, side: Side) -> Spaces {
    board
        .sieges
        .iter()
        .filter(|space| board.stronghold(*space) == Some(side) && 0 < board.level(*space))
        .collect()
}

/// Returns the spaces where the enemy has unbesieged Indians.
pub fn deserters(board: &Board, side: Side) -> Spaces {
    let indians = FACTS.indians.and(FACTS.units_of[side.other()]).minus(board.inside());
    indians.iter().filter_map(|unit| board.at(unit).map_space()).collect()
}

/// Returns the spaces where the enemy has more than four units.
pub fn sick(board: &Board, side: Side) -> Spaces {
    let foe = side.other();
    Space::of_the_map().filter(|space| 4 < board.units_of(foe, *space).len()).collect()
}

/// Returns true if a Department has room for new Provincials, or has reduced Provincials to restore
/// (cards 43 to 45).
pub fn may_muster(board: &Board, department: Department) -> bool {
    0 < room(board, department) || any_restorable(board, department)
}

/// Returns true if a Provincial unit of the Department could actually enter now, or be restored
/// (5.522).
fn may_raise(board: &Board, department: Department) -> bool {
    let enter = 0 < room(board, department) && sites(board, department).any();
    enter || any_restorable(board, department)
}

fn any_restorable(board: &Board, department: Department) -> bool {
    restorable(board, Side::British, all_provincials(department)).any()
}

/// Returns the number of Provincials that may still be placed in a Department. This number is
/// limited by the card, by the Provincial Assemblies track, and by the counters.
fn room(board: &Board, department: Department) -> u8 {
    let all = all_provincials(department);
    let kind = kind(department);
    let limit = FACTS.provincials(board.assemblies, department);
    let most = if department == Department::Northern { 4 } else { 2 };
    limit.saturating_sub(board.on_map(all).len()).min(most).min(board.spares(Side::British, kind))
}

fn sites(board: &Board, department: Department) -> Spaces {
    let works = board.havens(Side::British).and(FACTS.department(department));
    open_to(board, Side::British, works)
}

fn kind(department: Department) -> Kind {
    match department {
        Department::Northern => Kind::NorthernProvincials,
        _ => Kind::SouthernProvincials,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Strike {
    side: Side,
    card: Card,
    target: StrikeTarget,
}

pub enum Plan {
    At(Space),
    Department(Department),
    Desert(Unit),
    Place(Space),
    RestoreAll,
    Done,
}

impl Strike {
    pub fn frame(side: Side, card: Card, target: StrikeTarget) -> Frame {
        Frame::Strike(Strike { side, card, target })
    }

    fn spaces(&self, board: &Board) -> Spaces {
        match self.target {
            StrikeTarget::Bastions => bastions(board, self.side),
            StrikeTarget::Deserters => deserters(board, self.side),
            StrikeTarget::Sick => sick(board, self.side),
            _ => Spaces::NONE,
        }
    }

    fn departments(&self, board: &Board) -> impl Iterator<Item = Department> {
        provincial_departments().into_iter().filter(|it| match self.target {
            StrikeTarget::Stingy => provincials(board, *it).any(),
            StrikeTarget::Provincials => may_raise(board, *it),
            _ => false,
        })
    }

    fn indians(&self, board: &Board, space: Space) -> Units {
        board.outside_in(self.side.other(), space).and(FACTS.indians)
    }

    fn refuse(&self) -> Refusal {
        let why = match self.target {
            StrikeTarget::Bastions => "refuse-bastions",
            StrikeTarget::Deserters | StrikeTarget::Deserting(..) => "refuse-deserters",
            StrikeTarget::Sick | StrikeTarget::Dying(_) => "refuse-small-pox",
            StrikeTarget::Stingy => "refuse-department-provincials",
            StrikeTarget::Provincials => "refuse-department-raise",
            StrikeTarget::Raising(_) => "refuse-raise",
        };
        Refusal::new(self.card.rule(), why)
    }
}

impl Procedure<Rules> for Strike {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }

    fn ask(&self, _: &Board) -> Prompt {
        let key = match self.target {
            StrikeTarget::Bastions => "ask-bastions",
            StrikeTarget::Deserters => "ask-deserters",
            StrikeTarget::Deserting(..) => "ask-deserting",
            StrikeTarget::Sick | StrikeTarget::Dying(_) => "ask-small-pox",
            StrikeTarget::Stingy | StrikeTarget::Provincials => "ask-department",
            StrikeTarget::Raising(_) => "ask-raise",
        };
        Prompt::new(self.card.rule(), key)
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        match self.target {
            StrikeTarget::Bastions | StrikeTarget::Deserters | StrikeTarget::Sick => {
                out.extend(self.spaces(board).iter().map(Action::To));
            }
            StrikeTarget::Deserting(space, _) => {
                out.push(Action::Done);
                let indians = self.indians(board, space);
                out.extend(board.classes(indians).map(|class| Action::Remove(class, space)));
            }
            StrikeTarget::Stingy | StrikeTarget::Provincials => {
                out.extend(self.departments(board).map(Action::Department));
            }
            StrikeTarget::Raising(department) => {
                out.push(Action::RestoreAll);
                let kind = kind(department);
                out.extend(sites(board, department).iter().map(|at| Action::Place(kind, at)));
            }
            StrikeTarget::Dying(_) => {}
        }
    }

    fn check(&self, board: &Board, _: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        match (self.target, action) {
            (
                StrikeTarget::Bastions | StrikeTarget::Deserters | StrikeTarget::Sick,
                Action::To(space),
            ) if self.spaces(board).has(space) => Ok(Plan::At(space)),
            (StrikeTarget::Deserting(..), Action::Done) => Ok(Plan::Done),
            (StrikeTarget::Deserting(space, _), Action::Remove(class, at)) if space == at => {
                board.pick(self.indians(board, space), class).map(Plan::Desert).ok_or(self.refuse())
            }
            (StrikeTarget::Stingy | StrikeTarget::Provincials, Action::Department(it))
                if self.departments(board).any(|open| open == it) =>
            {
                Ok(Plan::Department(it))
            }
            (StrikeTarget::Raising(department), Action::RestoreAll) => {
                let units = all_provincials(department);
                if restorable(board, self.side, units).is_empty() {
                    return Err(Refusal::new("5.523", "refuse-restore"));
                }
                Ok(Plan::RestoreAll)
            }
            (StrikeTarget::Raising(it), Action::Place(which, at))
                if which == kind(it) && sites(board, it).has(at) =>
            {
                if board.spares(Side::British, which) == 0 {
                    return Err(Refusal::new("5.52", "refuse-no-counter"));
                }
                if room(board, it) == 0 {
                    return Err(Refusal::new("5.54", "refuse-assemblies"));
                }
                Ok(Plan::Place(at))
            }
            _ => Err(self.refuse()),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        let (side, foe, card) = (self.side, self.side.other(), self.card);
        match (plan, self.target) {
            (Plan::At(space), StrikeTarget::Bastions) => {
                board.set_level(space, 0);
                world.tell(Event::Siege { space, level: 0, rule: card.rule() });
                Step::Return
            }
            (Plan::At(space), StrikeTarget::Sick) => {
                let units = board.units_of(foe, space);
                let die = world.die();
                world.tell(Event::Die { side, card, die });
                let n = if 8 < units.len() { die } else { die.div_ceil(2) };
                self.target = StrikeTarget::Dying(space);
                Step::Call(Frame::Losses(Losses::new(board, foe, space, Manner::Pox, units, n)))
            }
            (Plan::At(space), _) => {
                self.target = StrikeTarget::Deserting(space, 2);
                self.resume(board, world)
            }
            (Plan::Desert(unit), StrikeTarget::Deserting(space, left)) => {
                board.destroy(unit, card.rule(), world);
                self.target = StrikeTarget::Deserting(space, left - 1);
                self.resume(board, world)
            }
            (Plan::Department(it), StrikeTarget::Stingy) => {
                let none = (Units::NONE, 0);
                match Purge::frame(foe, card, [(provincials(board, it), 1), none]) {
                    Some(frame) => Step::Become(frame),
                    None => Step::Return,
                }
            }
            (Plan::Department(it), _) => {
                self.target = StrikeTarget::Raising(it);
                Step::Stay
            }
            (Plan::RestoreAll, StrikeTarget::Raising(it)) => {
                restore_all(board, side, all_provincials(it), world);
                Step::Return
            }
            (Plan::Place(at), StrikeTarget::Raising(it)) => {
                let n = room(board, it) - 1;
                enter(board, side, kind(it), at, world);
                Step::Become(Frame::Placing(Placing::up_to(
                    side,
                    card,
                    kind(it),
                    n,
                    sites(board, it),
                )))
            }
            _ => Step::Return,
        }
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        match self.target {
            StrikeTarget::Dying(space) => {
                // Indian units that are left after the losses are eliminated (card 34).
                let indians = board.units_of(self.side.other(), space).and(FACTS.indians);
                let rule = self.card.rule();
                indians.iter().for_each(|unit| board.destroy(unit, rule, world));
                Step::Return
            }
            StrikeTarget::Deserting(space, left) => {
                let indians = self.indians(board, space);
                if left == 0 || indians.is_empty() { Step::Return } else { Step::Stay }
            }
            // The target may have been demolished since the card was played (5.46).
            _ => {
                let mut open = Vec::new();
                self.legal(board, self.side, &mut open);
                if open.is_empty() { Step::Return } else { Step::Stay }
            }
        }
    }

    fn meant(&self, _: &Board, space: Space) -> Option<Action> {
        Some(Action::To(space))
    }
}
