//! Losses are taken from strength points, never from the Defence Value
//! (combat.9). The owner picks between strength points and Indian units, and
//! between forces from different spaces (ruling 46).

use engine::{Ask, Named, Procedure, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use crate::Rules;
use crate::action::{Action, Units};
use crate::board::Board;
use crate::event::Event;
use crate::facts::{Space, Way};
use crate::frame::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Losses {
    pub side: Side,
    pub space: Space,
    pub left: u8,
    attacking: bool,
    taken: Taken,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Taken {
    sp: u8,
    indians: u8,
}

/// Where a loss may be taken from: attackers are told apart by where they came from.
type Pool = (Units, Option<Way>);

impl Losses {
    pub fn of_attackers(side: Side, space: Space, n: u8) -> Losses {
        Losses { side, space, left: n, attacking: true, taken: Taken::default() }
    }

    pub fn of_defenders(side: Side, space: Space, n: u8) -> Losses {
        Losses { side, space, left: n, attacking: false, taken: Taken::default() }
    }

    fn pools<'a>(&self, board: &'a Board) -> impl Iterator<Item = (Pool, u8)> + use<'a> {
        let (side, space, attacking) = (self.side, self.space, self.attacking);
        let ways = space.ways().iter().filter(move |_| attacking).map(|way| Some(*way));
        let here = (!attacking).then_some(None);
        ways.chain(here)
            .flat_map(move |way| {
                Units::all().map(move |units| {
                    let n = match way {
                        Some(way) => board.attacks[usize::from(way.index ^ 1)].count(units),
                        None => board.count(units, side, space),
                    };
                    ((units, way), n)
                })
            })
            .filter(|(_, n)| 0 < *n)
    }

    fn lose(&mut self, board: &mut Board, (units, way): Pool, n: u8) {
        board.units(units, self.side)[self.space.index()] -= n;
        if let Some(way) = way {
            *board.attacks[usize::from(way.index ^ 1)].of(units) -= n;
        }
        self.left -= n;
        match units {
            Units::Sp => self.taken.sp += n,
            Units::Indians => self.taken.indians += n,
        }
    }
}

impl Procedure<Rules> for Losses {
    type Plan = Pool;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Ask {
        Ask::new("combat.9", "ask-losses")
            .with(|text| text.number("n", self.left).name("space", self.space.key()))
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        out.extend(
            self.pools(board).map(|((units, way), _)| Action::Lose(units, way.map(|way| way.to))),
        );
    }

    fn check(&self, board: &Board, _: Side, action: Action, _: &()) -> Result<Pool, Refusal> {
        let Action::Lose(units, from) = action else {
            return Err(Refusal::new("combat.9", "refuse-losses-first"));
        };
        self.pools(board)
            .map(|(pool, _)| pool)
            .find(|(what, way)| *what == units && way.map(|way| way.to) == from)
            .ok_or(Refusal::new("combat.9", "refuse-losses-none"))
    }

    fn choose(&mut self, board: &mut Board, pool: Pool, table: &mut impl Table<Event>) -> Step {
        self.lose(board, pool, 1);
        self.resume(board, table)
    }

    fn resume(&mut self, board: &mut Board, table: &mut impl Table<Event>) -> Step {
        let (first, second) = {
            let mut pools = self.pools(board);
            (pools.next(), pools.next())
        };
        let total: u8 = board.strength(self.side, self.space);
        if 0 < self.left {
            match (first, second) {
                (Some((pool, n)), None) => self.lose(board, pool, n.min(self.left)),
                (Some(_), Some(_)) if total <= self.left => {
                    let all: Vec<(Pool, u8)> = self.pools(board).collect();
                    for (pool, n) in all {
                        self.lose(board, pool, n);
                    }
                }
                (Some(_), Some(_)) => return Step::Stay,
                (None, _) => {}
            }
        }
        let Taken { sp, indians } = self.taken;
        table.tell(Event::Lost { side: self.side, space: self.space, sp, indians });
        Step::Return
    }
}
