//! Events that single out one space or connection (cards 18, 21, 33 and 39).

use engine::{Procedure, Prompt, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Board, Connection, Connections, Event, FACTS, Legal, Place, Pool, Rules, Space, Spaces,
    Step, Units, refuse,
};

/// An event for which a side chooses one space or connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Single {
    /// A stack loses its Out of Supply marker, or its Rout marker (card 21).
    Battoemen,
    /// A British stack may not act (card 33).
    Hesitant,
    /// A Fleet arrives early (card 18).
    Admiral,
    /// A lake is closed (card 39).
    Warships,
}

/// The choice of a space or a connection by one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Singling {
    single: Single,
}

pub enum Plan {
    Space(Space),
    Way(Connection),
}

impl Singling {
    pub fn new(single: Single) -> Singling {
        Singling { single }
    }

    fn rule(&self) -> &'static str {
        match self.single {
            Single::Battoemen => "card.21",
            Single::Hesitant => "card.33",
            Single::Admiral => "card.18",
            Single::Warships => "card.39",
        }
    }

    fn spaces(&self, board: &Board) -> Spaces {
        let side = Side::British;
        match self.single {
            Single::Battoemen if board.markers[side].oos.any() => board.markers[side].oos,
            Single::Battoemen => board.markers[side].rout,
            Single::Hesitant => board.present(side).without(Space::SAIL),
            Single::Admiral if Singling::fleets(board).is_empty() => Spaces::NONE,
            Single::Admiral => board.friendly(side).and(board.friendly_coast(side)),
            Single::Warships => Spaces::NONE,
        }
    }

    fn fleets(board: &Board) -> Units {
        board.units_in(Place::pool(Pool::Fleets)).and(board.own(Side::British))
    }

    fn ways(&self, board: &Board) -> Connections {
        if self.single != Single::Warships {
            return Connections::NONE;
        }
        let british = |space: &Space| board.control(*space) == Some(Side::British);
        let lakes = FACTS.named.lakes.iter();
        lakes.filter(|way| !way.facts().ends.iter().all(british)).collect()
    }

    pub(super) fn nothing(&self, board: &Board) -> bool {
        self.spaces(board).is_empty() && self.ways(board).is_empty()
    }

    /// Returns the reason why a space or connection may not be chosen.
    fn why(&self, board: &Board, action: Action) -> &'static str {
        let routed = |space: Space| board.markers[Side::British].rout.has(space);
        match (self.single, action) {
            (Single::Battoemen, Action::To(space)) if routed(space) => "refuse-battoemen-rout",
            (Single::Battoemen, _) => "refuse-battoemen",
            (Single::Hesitant, _) => "refuse-hesitant",
            (Single::Admiral, _) => "refuse-admiral",
            (Single::Warships, Action::Close(way)) if FACTS.named.lakes.has(way) => {
                "refuse-warships-british"
            }
            (Single::Warships, _) => "refuse-warships",
        }
    }

    fn strike(&mut self, board: &mut Board, space: Space, world: &mut dyn World<Event>) {
        let side = Side::British;
        match self.single {
            Single::Battoemen if board.markers[side].oos.has(space) => {
                board.markers[side].oos.remove(space);
                world.tell(Event::Supply { side, space, supplied: true, rule: self.rule() });
            }
            Single::Battoemen => {
                board.markers[side].rout.remove(space);
                world.tell(Event::Rally { side, space, dice: [0; 4], n: 0, rallied: true });
            }
            Single::Hesitant => {
                board.spent = board.spent.or(board.stack(side, space));
                world.tell(Event::Hesitates { side, space });
            }
            Single::Admiral => {
                if let Some(fleet) = Singling::fleets(board).first() {
                    board.arrive(side, fleet.into(), space);
                    board.admiral = true;
                    world.tell(Event::Placed {
                        side,
                        units: fleet.into(),
                        space,
                        rule: self.rule(),
                    });
                }
            }
            Single::Warships => {}
        }
    }
}

impl Procedure<Rules> for Singling {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        match self.single {
            Single::Battoemen | Single::Admiral => Side::British.into(),
            Single::Hesitant | Single::Warships => Side::French.into(),
        }
    }
    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }
    fn ask(&self, _: &Board) -> Prompt {
        let key = match self.single {
            Single::Battoemen => "ask-battoemen",
            Single::Hesitant => "ask-hesitant",
            Single::Admiral => "ask-admiral",
            Single::Warships => "ask-warships",
        };
        Prompt::new(self.rule(), key)
    }
    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        out.extend(self.spaces(board).iter().map(Action::To));
        out.extend(self.ways(board).iter().map(Action::Close));
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Legal<Plan> {
        match action {
            Action::To(space) if self.spaces(board).has(space) => Ok(Plan::Space(space)),
            Action::Close(way) if self.ways(board).has(way) => Ok(Plan::Way(way)),
            _ => refuse(self.rule(), self.why(board, action)),
        }
    }
    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        match plan {
            Plan::Space(space) => self.strike(board, space, world),
            Plan::Way(way) => {
                board.this_round.closed = Some(way);
                world.tell(Event::Closed { way });
            }
        }
        Step::Return
    }
    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        if self.nothing(board) { Step::Return } else { Step::Stay }
    }
    fn meant(&self, _: &Board, space: Space) -> Option<Action> {
        Some(Action::To(space))
    }
}
