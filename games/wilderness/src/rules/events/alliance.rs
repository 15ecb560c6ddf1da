//! 5.53 Indian alliances (cards 23 to 30): the card gives points for placing new units and
//! restoring reduced units.

use std::cell::OnceCell;

use engine::{Named, Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::entry::{enter, open_to};
use super::placing::Placing;
use super::restoring::{find, offer, restorable, restore_all};
use crate::{
    Action, Board, Card, Department, Event, FACTS, Frame, InForce, Kind, Nation, Place, Rules,
    Space, Spaces, Step, Unit, Units,
};

/// Returns true if Johnson is unbesieged and within two spaces of one of these places (cards 28 and
/// 29).
pub fn johnson_near(board: &Board, places: Spaces) -> bool {
    let johnson = FACTS.named.johnson;
    board.leader_at(johnson).map_space().is_some_and(|at| {
        !board.leaders_inside().has(johnson) && places.iter().any(|it| at.distance(it) <= 2)
    })
}

/// Returns the units of a British-allied tribe that are not on the map.
pub fn absent(board: &Board, tribe: Kind) -> Units {
    FACTS.kind(Side::British, tribe).iter().filter(|unit| board.at(*unit) == Place::OFF).collect()
}

fn homes(nation: Nation) -> Spaces {
    Kind::all()
        .filter(|kind| kind.nation() == Some(nation))
        .filter_map(|kind| FACTS.home(kind))
        .collect()
}

/// Card 28: checks that there is a friendly fortification on the Oneida route, and no enemy
/// fortification.
pub fn iroquois_open(board: &Board, side: Side, card: Card) -> Result<(), Refusal> {
    let refuse = |why| Err(Refusal::new(card.rule(), why));
    let route: Spaces = ["oswego", "oneida-carry-west", "oneida-carry-east"]
        .into_iter()
        .filter_map(Space::find)
        .collect();
    if route.and(board.works(side)).is_empty() {
        refuse("refuse-event-oneida")
    } else if route.and(board.works(side.other())).any() {
        refuse("refuse-event-oneida-enemy")
    } else if side == Side::British && !johnson_near(board, homes(Nation::Iroquois)) {
        refuse("refuse-event-johnson-iroquois")
    } else {
        Ok(())
    }
}

pub fn cherokee_places(board: &Board) -> Spaces {
    let southern = FACTS.department(Department::Southern);
    open_to(board, Side::British, board.havens(Side::British).and(southern))
}

/// MOHAWKS (card 29): places absent units in Johnson's space, and restores those on the map.
pub fn mohawks(board: &mut Board, world: &mut dyn World<Event>) {
    let side = Side::British;
    let at = board.leader_space(FACTS.named.johnson);
    if open_to(board, side, at.into()).any() {
        while enter(board, side, Kind::Mohawk, at, world) {}
    }
    restore_all(board, side, FACTS.of_kind[Kind::Mohawk as usize], world);
}

/// CHEROKEES (card 30): restores the units on the map, and makes the others enter together.
pub fn cherokees(board: &mut Board, card: Card, world: &mut dyn World<Event>) -> Option<Frame> {
    board.put_in_force(InForce::Cherokees);
    restore_all(board, Side::British, FACTS.of_kind[Kind::Cherokee as usize], world);
    let n = absent(board, Kind::Cherokee).len();
    let places = cherokee_places(board);
    (0 < n && places.any())
        .then(|| Placing::together(Side::British, card, Kind::Cherokee, n, places))
}

/// Cards 23 to 28: rolls a die for the number of points, and returns the procedure that spends
/// them.
pub fn begin(
    board: &Board,
    side: Side,
    card: Card,
    nation: Nation,
    world: &mut dyn World<Event>,
) -> Frame {
    let die = world.die();
    world.tell(Event::Die { side, card, die });
    let full = nation == Nation::Iroquois || 5 <= board.points(Side::French);
    let points = if full { die } else { die.div_ceil(2) };
    Frame::Alliance(Alliance { side, card, nation, halves: 2 * points })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Alliance {
    side: Side,
    card: Card,
    nation: Nation,
    halves: u8,
}

pub enum Plan {
    Enter(Kind, Space),
    Restore(Unit),
    Done,
}

impl Alliance {
    /// Returns the units that may enter: those of the nation and, while there is a French fort at
    /// Niagara, those of the tribes of Pays d'en Haut (cards 23 to 27).
    fn tribes(&self, board: &Board) -> Units {
        let tribes = FACTS.nation(self.nation).and(FACTS.units_of[self.side]);
        if self.nation != Nation::Iroquois && board.forts.french.has(FACTS.named.niagara) {
            return tribes.or(FACTS.nation(Nation::PaysDEnHaut));
        }
        tribes
    }

    /// 5.522, 5.533: checks that a new unit of the tribe may enter in a space.
    fn check_entry(&self, board: &Board, tribe: Kind, at: Space) -> Result<(), Refusal> {
        if !FACTS.of_kind[tribe as usize].and(self.tribes(board)).any() {
            return Err(Refusal::new("5.531", "refuse-other-nation"));
        }
        if self.halves < 2 {
            return Err(Refusal::new(self.card.rule(), "refuse-points-spent"));
        }
        if FACTS.home(tribe) != Some(at) {
            return Err(Refusal::new("5.53", "refuse-home-only"));
        }
        if board.spare(self.side, tribe).is_none() {
            return Err(Refusal::new("5.52", "refuse-no-counter"));
        }
        if board.allied(self.side.other(), tribe) {
            return Err(Refusal::new("5.533", "refuse-enemy-tribe"));
        }
        if open_to(board, self.side, at.into()).is_empty() {
            return Err(Refusal::new("5.522", "refuse-enter-enemy"));
        }
        Ok(())
    }

    /// Iterates over the tribes that may enter, with their homes.
    fn homes(&self, board: &Board) -> impl Iterator<Item = (Kind, Space)> + use<> {
        let tribes = self.tribes(board);
        Kind::all()
            .filter(move |kind| FACTS.of_kind[*kind as usize].and(tribes).any())
            .filter_map(|kind| FACTS.home(kind).map(|home| (kind, home)))
    }

    fn reduced(&self, board: &Board) -> Units {
        restorable(board, self.side, self.tribes(board))
    }
}

impl Procedure<Rules> for Alliance {
    type Plan = Plan;
    /// The units that may be restored.
    type Shared = OnceCell<Units>;

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new(self.card.rule(), "ask-alliance").with(|text| text.number("n", self.halves))
    }

    fn candidates(&self, board: &Board, _: Side, reduced: &Self::Shared, out: &mut Vec<Action>) {
        out.push(Action::Done);
        out.extend(self.homes(board).map(|(kind, home)| Action::Place(kind, home)));
        offer(board, *reduced.get_or_init(|| self.reduced(board)), out);
    }

    fn check(
        &self,
        board: &Board,
        _: Side,
        action: Action,
        reduced: &Self::Shared,
    ) -> Result<Plan, Refusal> {
        match action {
            Action::Done => Ok(Plan::Done),
            Action::Place(kind, at) => {
                self.check_entry(board, kind, at).map(|()| Plan::Enter(kind, at))
            }
            Action::Restore(kind, at) => {
                let units = reduced.get_or_init(|| self.reduced(board));
                find(board, self.side, self.tribes(board), *units, (kind, at)).map(Plan::Restore)
            }
            _ => Err(Refusal::new(self.card.rule(), "refuse-alliance")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        match plan {
            Plan::Done => return Step::Return,
            Plan::Enter(kind, at) => {
                self.halves -= 2;
                enter(board, self.side, kind, at, world);
            }
            Plan::Restore(unit) => {
                self.halves -= 1;
                restore_all(board, self.side, unit.into(), world);
            }
        }
        self.resume(board, world)
    }

    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        let open = |(kind, home)| self.check_entry(board, kind, home).is_ok();
        let more = self.homes(board).any(open) || (0 < self.halves && self.reduced(board).any());
        if more { Step::Stay } else { Step::Return }
    }
}
