//! Events aimed at a space or a Department (cards 5, 33, 34, 39, 40, 43 to 45).

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::placing::Placing;
use super::purge::{Purge, all_provincials, provincials};
use super::restoring::restorable;
use super::restoring::restore_all;
use super::{enter, open_to, provincial_departments};
use crate::rules::battle::{Losses, Manner};
use crate::{
    Action, Board, Card, Department, Event, FACTS, Frame, Kind, Rules, Space, Spaces, Step, Unit,
    Units,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// Card 5: a siege of one's own works goes back to 0.
    Bastions,
    /// Card 33: up to two enemy Indians of one space desert.
    Deserters,
    Deserting(Space, u8),
    /// Card 34: an enemy stack of more than four.
    Sick,
    Dying(Space),
    /// Cards 39 and 40: a Department loses a Provincial.
    Stingy,
    /// Cards 43 to 45: a Department raises or restores Provincials.
    Provincials,
    Raising(Department),
}

/// Sieges of one's own works that have made progress.
pub fn bastions(board: &Board, side: Side) -> Spaces {
    board
        .sieges
        .iter()
        .filter(|space| board.stronghold(*space) == Some(side) && 0 < board.level(*space))
        .collect()
}

/// Where the enemy has unbesieged Indians.
pub fn deserters(board: &Board, side: Side) -> Spaces {
    let indians = FACTS.indians.and(FACTS.units_of[side.other()]).minus(board.inside());
    indians.iter().filter_map(|unit| board.at(unit).map_space()).collect()
}

/// Where the enemy has more than four units.
pub fn sick(board: &Board, side: Side) -> Spaces {
    let foe = side.other();
    Space::of_the_map().filter(|space| 4 < board.units_of(foe, *space).len()).collect()
}

/// Is there room for Provincials of that Department, or one to restore (cards 43 to 45)?
pub fn may_raise(board: &Board, department: Department) -> bool {
    (0 < room(board, department) && sites(board, department).any())
        || restorable(board, Side::British, all_provincials(department)).any()
}

/// How many may still be placed: the card's number, the track, the counters.
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
    target: Target,
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
    pub fn frame(side: Side, card: Card, target: Target) -> Frame {
        Frame::Strike(Strike { side, card, target })
    }

    fn spaces(&self, board: &Board) -> Spaces {
        match self.target {
            Target::Bastions => bastions(board, self.side),
            Target::Deserters => deserters(board, self.side),
            Target::Sick => sick(board, self.side),
            _ => Spaces::NONE,
        }
    }

    fn departments(&self, board: &Board) -> impl Iterator<Item = Department> {
        provincial_departments().into_iter().filter(|it| match self.target {
            Target::Stingy => provincials(board, *it).any(),
            Target::Provincials => may_raise(board, *it),
            _ => false,
        })
    }

    fn indians(&self, board: &Board, space: Space) -> Units {
        board.outside_in(self.side.other(), space).and(FACTS.indians)
    }

    fn refuse(&self) -> Refusal {
        let why = match self.target {
            Target::Bastions => "refuse-bastions",
            Target::Deserters | Target::Deserting(..) => "refuse-deserters",
            Target::Sick | Target::Dying(_) => "refuse-small-pox",
            Target::Stingy => "refuse-department-provincials",
            Target::Provincials => "refuse-department-raise",
            Target::Raising(_) => "refuse-raise",
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

    fn owed(&self, _: &Board) -> bool {
        true
    }

    fn ask(&self, _: &Board) -> Prompt {
        let key = match self.target {
            Target::Bastions => "ask-bastions",
            Target::Deserters => "ask-deserters",
            Target::Deserting(..) => "ask-deserting",
            Target::Sick | Target::Dying(_) => "ask-small-pox",
            Target::Stingy | Target::Provincials => "ask-department",
            Target::Raising(_) => "ask-raise",
        };
        Prompt::new(self.card.rule(), key)
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        match self.target {
            Target::Bastions | Target::Deserters | Target::Sick => {
                out.extend(self.spaces(board).iter().map(Action::To));
            }
            Target::Deserting(space, _) => {
                out.push(Action::Done);
                let indians = self.indians(board, space);
                out.extend(board.classes(indians).map(|class| Action::Remove(class, space)));
            }
            Target::Stingy | Target::Provincials => {
                out.extend(self.departments(board).map(Action::Department));
            }
            Target::Raising(department) => {
                out.push(Action::RestoreAll);
                let kind = kind(department);
                out.extend(sites(board, department).iter().map(|at| Action::Place(kind, at)));
            }
            Target::Dying(_) => {}
        }
    }

    fn check(&self, board: &Board, _: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        match (self.target, action) {
            (Target::Bastions | Target::Deserters | Target::Sick, Action::To(space))
                if self.spaces(board).has(space) =>
            {
                Ok(Plan::At(space))
            }
            (Target::Deserting(..), Action::Done) => Ok(Plan::Done),
            (Target::Deserting(space, _), Action::Remove(class, at)) if space == at => {
                board.pick(self.indians(board, space), class).map(Plan::Desert).ok_or(self.refuse())
            }
            (Target::Stingy | Target::Provincials, Action::Department(it))
                if self.departments(board).any(|open| open == it) =>
            {
                Ok(Plan::Department(it))
            }
            (Target::Raising(department), Action::RestoreAll) => {
                let units = all_provincials(department);
                if restorable(board, self.side, units).is_empty() {
                    return Err(Refusal::new("5.523", "refuse-restore"));
                }
                Ok(Plan::RestoreAll)
            }
            (Target::Raising(it), Action::Place(which, at))
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

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut impl World<Event>) -> Step {
        let (side, foe, card) = (self.side, self.side.other(), self.card);
        match (plan, self.target) {
            (Plan::At(space), Target::Bastions) => {
                board.set_level(space, 0);
                world.tell(Event::Siege { space, level: 0, rule: card.rule() });
                Step::Return
            }
            (Plan::At(space), Target::Sick) => {
                let units = board.units_of(foe, space);
                let die = world.die();
                world.tell(Event::Die { side, card, die });
                let n = if 8 < units.len() { die } else { die.div_ceil(2) };
                self.target = Target::Dying(space);
                Step::Call(Frame::Losses(Losses::new(board, foe, space, Manner::Pox, units, n)))
            }
            (Plan::At(space), _) => {
                self.target = Target::Deserting(space, 2);
                self.resume(board, world)
            }
            (Plan::Desert(unit), Target::Deserting(space, left)) => {
                board.destroy(unit, card.rule(), world);
                self.target = Target::Deserting(space, left - 1);
                self.resume(board, world)
            }
            (Plan::Department(it), Target::Stingy) => {
                let none = (Units::NONE, 0);
                match Purge::frame(foe, card, [(provincials(board, it), 1), none]) {
                    Some(frame) => Step::Become(frame),
                    None => Step::Return,
                }
            }
            (Plan::Department(it), _) => {
                self.target = Target::Raising(it);
                Step::Stay
            }
            (Plan::RestoreAll, Target::Raising(it)) => {
                restore_all(board, side, all_provincials(it), world);
                Step::Return
            }
            (Plan::Place(at), Target::Raising(it)) => {
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

    fn resume(&mut self, board: &mut Board, world: &mut impl World<Event>) -> Step {
        match self.target {
            Target::Dying(space) => {
                // Whoever is left of the Indians goes (card 34).
                let indians = board.units_of(self.side.other(), space).and(FACTS.indians);
                let rule = self.card.rule();
                indians.iter().for_each(|unit| board.destroy(unit, rule, world));
                Step::Return
            }
            Target::Deserting(space, left) => {
                let indians = self.indians(board, space);
                if left == 0 || indians.is_empty() { Step::Return } else { Step::Stay }
            }
            // What it was aimed at may have been demolished since (5.46).
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
