//! Losses are taken from strength points, never from the Defence Value
//! (combat.9). The owner picks between strength points and Indian units, and
//! between forces from different spaces (ruling 46).

use engine::{Named, Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Card, Event, Kind, Role, Rules, Space, Step, Units, Way};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Losses {
    pub side: Side,
    pub space: Space,
    pub left: u8,
    role: Role,
    /// The card that takes them, if it is no loss of a combat (card.F31).
    by: Option<Card>,
    taken: Units,
}

/// Where a loss may be taken from: attackers are told apart by where they came from.
type Pool = (Kind, Option<Way>);

impl Losses {
    /// Losses of a combat.
    pub fn new(side: Side, role: Role, space: Space, n: u8) -> Losses {
        Losses { side, space, left: n, role, by: None, taken: Units::NONE }
    }

    /// Losses that a card takes from attackers before their combat.
    pub fn by_card(side: Side, space: Space, n: u8, card: Card) -> Losses {
        Losses { by: Some(card), ..Losses::new(side, Role::Attacker, space, n) }
    }

    /// What there is to lose, and how much of each.
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

    fn lose(&mut self, board: &mut Board, (kind, way): Pool, n: u8) {
        board.units_mut(self.side, self.space)[kind] -= n;
        if let Some(way) = way {
            board.attacks.came_by_mut(way)[kind] -= n;
        }
        self.left -= n;
        self.taken[kind] += n;
    }
}

impl Procedure<Rules> for Losses {
    type Plan = Pool;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
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

    fn choose(&mut self, board: &mut Board, pool: Pool, world: &mut impl World<Event>) -> Step {
        self.lose(board, pool, 1);
        self.resume(board, world)
    }

    fn resume(&mut self, board: &mut Board, world: &mut impl World<Event>) -> Step {
        let total = board.strength(self.side, self.space);
        if 0 < self.left && self.left < total && self.pools(board).nth(1).is_some() {
            return Step::Stay;
        }
        while 0 < self.left {
            let Some((pool, n)) = self.pools(board).next() else { break };
            let action = Action::Lose(pool.0, pool.1.map(|way| way.to));
            for _ in 0..n.min(self.left) {
                world.by_itself(self.side, &action);
            }
            self.lose(board, pool, n.min(self.left));
        }
        let Losses { side, space, by, taken: units, .. } = *self;
        world.tell(Event::Lost { side, space, units, by });
        Step::Return
    }
}
