//! 5.52 Placing the units that an event brings, and the spaces where they may enter.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::entry::{enter, open_to};
use super::restoring::restore_all;
use crate::{
    Action, Board, Card, Department, Event, FACTS, Frame, InForce, Kind, Leader, Leaders, Place,
    Rules, Space, Spaces, Step,
};

/// Returns the ports that the British control, and Amphib spaces without a siege (6.432).
pub fn harbours(board: &Board) -> Spaces {
    open_to(board, Side::British, board.ports(Side::British).or(board.amphib))
}

/// Returns the fortresses that the British control.
pub fn fortresses(board: &Board) -> Spaces {
    FACTS.fortresses.iter().filter(|it| board.controls(Side::British, *it)).collect()
}

/// Returns the fortresses that the British control in the Northern and Southern Departments (card
/// 65).
pub fn colonial_fortresses(board: &Board) -> Spaces {
    let colonies =
        FACTS.department(Department::Northern).or(FACTS.department(Department::Southern));
    fortresses(board).and(colonies)
}

/// Returns Québec and Louisbourg, if the French control them (cards 55, 56 and 68).
pub fn french_harbours(board: &Board) -> Spaces {
    [FACTS.named.quebec, FACTS.named.louisbourg]
        .into_iter()
        .filter(|it| board.controls(Side::French, *it))
        .collect()
}

/// Cards 55, 56 and 68: two Regulars enter in one place. The first such card also brings Montcalm,
/// Lévis and Bougainville.
pub fn french_regulars(board: &mut Board, card: Card) -> Frame {
    let mut leaders = Leaders::NONE;
    if !board.is_in_force(InForce::Montcalm) {
        board.put_in_force(InForce::Montcalm);
        leaders = ["montcalm", "levis", "bougainville"]
            .into_iter()
            .filter_map(Leader::find)
            .filter(|leader| board.leader_at(*leader) == Place::ASIDE)
            .collect();
    }
    let n = board.spares(Side::French, Kind::Regulars).min(2);
    Frame::Placing(Placing {
        leaders,
        ..Placing::new(Side::French, card, Kind::Regulars, n, french_harbours(board), true)
    })
}

/// ACADIANS EXPELLED: two Regulars enter at Halifax; the French restore Coureurs and Militia, and
/// raise a unit of Coureurs (card 66).
pub fn acadians(board: &mut Board, card: Card, world: &mut dyn World<Event>) -> Frame {
    let halifax = FACTS.named.halifax;
    if open_to(board, Side::British, halifax.into()).any() {
        for _ in 0..2 {
            enter(board, Side::British, Kind::Regulars, halifax, world);
        }
    }
    let few = FACTS.of_kind[Kind::Coureurs as usize].or(FACTS.militia);
    restore_all(board, Side::French, few, world);
    let n = board.spares(Side::French, Kind::Coureurs).min(1);
    let places = Spaces::from(FACTS.named.quebec).with(FACTS.named.louisbourg);
    let places = open_to(board, Side::French, places);
    Frame::Placing(Placing::new(Side::French, card, Kind::Coureurs, n, places, true))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Placing {
    side: Side,
    card: Card,
    leaders: Leaders,
    kind: Kind,
    left: u8,
    places: Spaces,
    /// Whether all pieces must enter in one space.
    together: bool,
    /// Whether some pieces may be left unplaced.
    optional: bool,
}

pub enum Plan {
    Unit(Space),
    Leader(Leader, Space),
    Done,
}

impl Placing {
    pub fn new(
        side: Side,
        card: Card,
        kind: Kind,
        n: u8,
        places: Spaces,
        together: bool,
    ) -> Placing {
        let leaders = Leaders::NONE;
        Placing { side, card, leaders, kind, left: n, places, together, optional: false }
    }

    pub fn together(side: Side, card: Card, kind: Kind, n: u8, places: Spaces) -> Frame {
        Frame::Placing(Placing::new(side, card, kind, n, places, true))
    }

    /// Makes a placing with leaders, in which the pieces may enter in different spaces.
    pub fn apart(
        side: Side,
        card: Card,
        leaders: Leaders,
        kind: Kind,
        n: u8,
        places: Spaces,
    ) -> Frame {
        Frame::Placing(Placing { leaders, ..Placing::new(side, card, kind, n, places, false) })
    }

    /// Makes a placing of any number of units up to `n`.
    pub fn up_to(side: Side, card: Card, kind: Kind, n: u8, places: Spaces) -> Placing {
        Placing { optional: true, ..Placing::new(side, card, kind, n, places, false) }
    }

    /// Returns the spaces where a piece may enter now. Cherokee and Provincials enter at
    /// fortifications, which may have been demolished since the card was played (5.46).
    fn open(&self, board: &Board) -> Spaces {
        let open = open_to(board, self.side, self.places);
        match self.kind {
            Kind::Cherokee | Kind::NorthernProvincials | Kind::SouthernProvincials => {
                open.and(board.havens(self.side))
            }
            _ => open,
        }
    }

    /// Returns the reason why a place is closed to the pieces.
    fn closed(&self, board: &Board, at: Space) -> Refusal {
        if board.sieges.has(at) {
            Refusal::new("8.22", "refuse-enter-siege")
        } else {
            Refusal::new(self.card.rule(), "refuse-place-there")
        }
    }

    fn bring(&mut self, board: &mut Board, at: Space, world: &mut dyn World<Event>) {
        self.left -= 1;
        enter(board, self.side, self.kind, at, world);
        if self.together {
            self.places = at.into();
        }
    }

    fn bring_leader(
        &mut self,
        board: &mut Board,
        leader: Leader,
        at: Space,
        world: &mut dyn World<Event>,
    ) {
        self.leaders.remove(leader);
        board.put_leader(leader, at);
        // British leaders are drawn from the pool; French leaders are brought by the card.
        let rule = if self.side == Side::British { "5.55" } else { self.card.rule() };
        world.tell(Event::LeaderPlaced { side: self.side, leader, space: at, rule });
        if self.together {
            self.places = at.into();
        }
    }
}

impl Procedure<Rules> for Placing {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    /// If only one space is open, all pieces go there, leaders first.
    fn owed(&self, board: &Board) -> Option<Action> {
        let at = self.open(board).only().filter(|_| !self.optional)?;
        let unit = || Action::Place(self.kind, at);
        Some(self.leaders.first().map_or_else(unit, |leader| Action::PlaceLeader(leader, at)))
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new(self.card.rule(), "ask-place")
            .with(|text| text.number("n", self.left + self.leaders.len()))
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        if self.optional {
            out.push(Action::Done);
        }
        let places = self.open(board);
        for leader in self.leaders.iter() {
            out.extend(places.iter().map(|at| Action::PlaceLeader(leader, at)));
        }
        if 0 < self.left {
            out.extend(places.iter().map(|at| Action::Place(self.kind, at)));
        }
    }

    fn check(&self, board: &Board, _: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        let there = |at: Space| {
            if self.open(board).has(at) { Ok(()) } else { Err(self.closed(board, at)) }
        };
        match action {
            Action::Done if self.optional => Ok(Plan::Done),
            Action::Place(kind, at) if kind == self.kind && 0 < self.left => {
                there(at).map(|()| Plan::Unit(at))
            }
            Action::PlaceLeader(leader, at) if self.leaders.has(leader) => {
                there(at).map(|()| Plan::Leader(leader, at))
            }
            _ => Err(Refusal::new(self.card.rule(), "refuse-placing")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        match plan {
            Plan::Done => return Step::Return,
            Plan::Unit(at) => self.bring(board, at, world),
            Plan::Leader(leader, at) => self.bring_leader(board, leader, at, world),
        }
        self.resume(board, world)
    }

    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        if self.open(board).is_empty() || (self.left == 0 && self.leaders.is_empty()) {
            return Step::Return;
        }
        Step::Stay
    }

    fn meant(&self, _: &Board, space: Space) -> Option<Action> {
        Some(Action::Place(self.kind, space))
    }
}
