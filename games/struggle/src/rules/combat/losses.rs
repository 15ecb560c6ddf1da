//! The losses of a side in a combat. They are taken from its units, never from the Defence Value
//! (combat.9). The owner chooses between strength points and Indian units, and between forces from
//! different spaces (ruling 46).

use engine::{Named, Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Card, Event, Exit, Kind, Role, Rules, Space, Step, Units};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Losses {
    pub side: Side,
    pub space: Space,
    pub left: u8,
    role: Role,
    /// The card that causes the losses; `None` for combat losses (card.F31).
    by: Option<Card>,
    taken: Units,
}

/// A source of losses: a kind of unit and, for attackers, the line by which they came.
type Pool = (Kind, Option<Exit>);

impl Losses {
    /// Returns the procedure in which a side takes its losses from a combat.
    pub fn new(side: Side, role: Role, space: Space, n: u8) -> Losses {
        Losses { side, space, left: n, role, by: None, taken: Units::NONE }
    }

    /// Returns the procedure in which attackers take the losses that a card inflicts before their
    /// combat.
    pub fn by_card(side: Side, space: Space, n: u8, card: Card) -> Losses {
        Losses { by: Some(card), ..Losses::new(side, Role::Attacker, space, n) }
    }

    /// Returns the sources of losses, with the number of units in each.
    fn pools<'a>(&self, board: &'a Board) -> impl Iterator<Item = (Pool, u8)> + use<'a> {
        let (side, space) = (self.side, self.space);
        let (ways, here) = match self.role {
            Role::Attacker => (space.ways(), None),
            Role::Defender => (&[][..], Some(None)),
        };
        let ways = ways.iter().map(|way| Some(*way));
        ways.chain(here)
            .flat_map(move |way| {
                let units = match way {
                    Some(way) => board.attacks.came_by(way),
                    None => board.units(side, space),
                };
                Kind::all().map(move |kind| ((kind, way), units[kind]))
            })
            .filter(|(_, n)| 0 < *n)
    }
}

impl Procedure<Rules> for Losses {
    type Plan = Pool;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    /// If all units are lost, their order does not matter.
    fn owed(&self, board: &Board) -> Option<Action> {
        let mut pools = self.pools(board);
        let ((kind, way), _) = pools.next()?;
        let all = board.strength(self.side, self.space) <= self.left;
        (all || pools.next().is_none()).then(|| Action::Lose(kind, way.map(|way| way.to)))
    }

    fn ask(&self, _: &Board) -> Prompt {
        let (rule, key) = match self.by {
            Some(card) => (card.facts().rule, "ask-losses-fever"),
            None => ("combat.9", "ask-losses"),
        };
        Prompt::new(rule, key)
            .with(|text| text.number("n", self.left).name("space", self.space.key()))
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        out.extend(
            self.pools(board).map(|((kind, way), _)| Action::Lose(kind, way.map(|way| way.to))),
        );
    }

    fn check(&self, board: &Board, _: Side, action: Action, _: &()) -> Result<Pool, Refusal> {
        let Action::Lose(kind, from) = action else {
            return Err(Refusal::new("combat.9", "refuse-losses-first"));
        };
        self.pools(board)
            .map(|(pool, _)| pool)
            .find(|(what, way)| *what == kind && way.map(|way| way.to) == from)
            .ok_or(Refusal::new("combat.9", "refuse-losses-none"))
    }

    fn choose(
        &mut self,
        board: &mut Board,
        (kind, way): Pool,
        world: &mut dyn World<Event>,
    ) -> Step {
        board.units_mut(self.side, self.space)[kind] -= 1;
        if let Some(way) = way {
            board.attacks.came_by_mut(way)[kind] -= 1;
        }
        self.left -= 1;
        self.taken[kind] += 1;
        self.resume(board, world)
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        if 0 < self.left && self.pools(board).next().is_some() {
            return Step::Stay;
        }
        let Losses { side, space, by, taken: units, .. } = *self;
        world.tell(Event::Lost { side, space, units, by });
        Step::Return
    }
}
