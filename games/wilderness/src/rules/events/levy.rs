//! 5.55 British leaders drawn from the pool by an event, and the placing of these leaders with the
//! event's units.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::placing::Placing;
use crate::{Action, Board, Card, Event, Frame, Kind, Leader, Leaders, Place, Rules, Spaces, Step};

const IN_CHIEF: u8 = 7;

/// The placement of leaders drawn for an event, together with the event's units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Levy {
    card: Card,
    /// The leaders, in the order in which they were drawn.
    drawn: [Option<Leader>; 2],
    kind: Kind,
    n: u8,
    places: Spaces,
}

/// Returns the commanders in chief who are on the map.
fn in_chief(board: &Board) -> Leaders {
    board
        .leaders_on_map(Side::British)
        .iter()
        .filter(|leader| leader.command() == IN_CHIEF)
        .collect()
}

impl Levy {
    /// Draws this many leaders at random (5.55). If the pool is empty, no leaders are drawn.
    pub fn frame(
        board: &mut Board,
        card: Card,
        leaders: u8,
        kind: Kind,
        n: u8,
        places: Spaces,
        world: &mut dyn World<Event>,
    ) -> Frame {
        let mut drawn = [None; 2];
        for n in 0..usize::from(leaders) {
            let pool = board.leaders_in(Place::POOL).minus(drawn.into_iter().flatten().collect());
            let count = pool.len() as usize;
            if count == 0 {
                break;
            }
            let nth = |n: usize| pool.iter().nth(n).expect("the pool has so many");
            let leader = nth(world.draw(count, &|n| nth(n).to_string()));
            drawn[n] = Some(leader);
            world.tell(Event::Drawn { leader });
        }
        let n = n.min(board.spares(Side::British, kind));
        Frame::Levy(Levy { card, drawn, kind, n, places })
    }

    /// Returns the third commander in chief, if there is one. Commanders in chief on the map are
    /// counted before those drawn, and the drawn ones in order.
    fn third(&self, board: &Board) -> Option<Leader> {
        let room = 2u8.saturating_sub(in_chief(board).len());
        let mut chiefs = self.drawn.into_iter().flatten().filter(|it| it.command() == IN_CHIEF);
        chiefs.nth(room.into())
    }

    fn deposable(board: &Board) -> Leaders {
        in_chief(board).minus(board.leaders_inside())
    }
}

impl Procedure<Rules> for Levy {
    type Plan = Leader;
    type Shared = ();

    fn awaited(&self) -> Sides {
        Side::British.into()
    }

    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }

    fn ask(&self, board: &Board) -> Prompt {
        let ask = Prompt::new("5.55", "ask-depose");
        match self.third(board) {
            Some(leader) => ask.with(|text| text.name("leader", leader.key())),
            None => ask,
        }
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        out.extend(Levy::deposable(board).iter().map(Action::Depose));
    }

    fn check(&self, board: &Board, _: Side, action: Action, _: &()) -> Result<Leader, Refusal> {
        match action {
            Action::Depose(leader) if Levy::deposable(board).has(leader) => Ok(leader),
            Action::Depose(leader) if in_chief(board).has(leader) => {
                Err(Refusal::new("8.22", "refuse-depose-besieged"))
            }
            _ => Err(Refusal::new("5.55", "refuse-depose")),
        }
    }

    fn choose(&mut self, board: &mut Board, leader: Leader, world: &mut dyn World<Event>) -> Step {
        board.put_leader(leader, Place::GONE);
        world.tell(Event::Deposed { leader });
        self.resume(board, world)
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        while let Some(third) = self.third(board) {
            if Levy::deposable(board).any() {
                return Step::Stay;
            }
            // If both commanders in chief on the map are besieged, the third goes back into the
            // pool.
            self.drawn = self.drawn.map(|it| it.filter(|it| *it != third));
            world.tell(Event::BackToPool { leader: third });
        }
        Step::Become(Placing::apart(
            Side::British,
            self.card,
            self.drawn.into_iter().flatten().collect(),
            self.kind,
            self.n,
            self.places,
        ))
    }
}
