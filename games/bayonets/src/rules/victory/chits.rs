//! War in Europe chits (18.3). The chit that a side holds is secret.

use engine::{Procedure, Prompt, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Event, Frame, Legal, Rules, Step, refuse};

/// The choice between a chit just drawn and the chit that the side holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chit {
    side: Side,
    drawn: Option<u8>,
}

impl Chit {
    /// Returns the draw of a chit that a side must make now.
    pub fn due(board: &Board) -> Option<Frame> {
        let side = Side::BOTH.into_iter().find(|side| 0 < board.europe[*side].owed)?;
        Some(Frame::Chit(Chit { side, drawn: None }))
    }

    pub fn drawn(&self) -> Option<u8> {
        self.drawn
    }
    pub fn side(&self) -> Side {
        self.side
    }
    /// Returns the same choice with another drawn chit, for a search that may not know the real
    /// chit.
    pub fn imagined(self, drawn: u8) -> Chit {
        Chit { drawn: self.drawn.map(|_| drawn), ..self }
    }

    fn draw(side: Side, board: &mut Board, world: &mut dyn World<Event>) -> u8 {
        let pool = board.europe[side].pool;
        let n: u8 = pool.iter().sum();
        let value = |mut nth: usize| {
            for (value, there) in pool.iter().enumerate() {
                if nth < usize::from(*there) {
                    return value as u8;
                }
                nth -= usize::from(*there);
            }
            unreachable!("a chit of the pool is drawn")
        };
        let drawn = value(world.draw(usize::from(n), &|nth| value(nth).to_string()));
        board.europe[side].pool[usize::from(drawn)] -= 1;
        drawn
    }
}

impl Procedure<Rules> for Chit {
    type Plan = bool;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("18.3.1", "ask-chit")
    }
    fn candidates(&self, _: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        out.extend([Action::KeepHeld, Action::KeepDrawn]);
    }
    fn check(&self, _: &Board, _: Side, action: Action, (): &()) -> Legal<bool> {
        match action {
            Action::KeepHeld => Ok(false),
            Action::KeepDrawn => Ok(true),
            _ => refuse("18.3.1", "refuse-chit"),
        }
    }
    fn choose(&mut self, board: &mut Board, new: bool, _: &mut dyn World<Event>) -> Step {
        if let (Some(drawn), Some(held)) = (self.drawn, board.europe[self.side].held) {
            let (kept, back) = if new { (drawn, held) } else { (held, drawn) };
            board.europe[self.side].held = Some(kept);
            board.europe[self.side].pool[usize::from(back)] += 1;
        }
        Step::Return
    }
    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        if self.drawn.is_some() {
            return Step::Stay;
        }
        let side = self.side;
        board.europe[side].owed -= 1;
        let drawn = Chit::draw(side, board, world);
        world.tell(Event::ChitDrawn { side, value: drawn });
        if board.europe[side].held.is_none() {
            board.europe[side].held = Some(drawn);
            return Step::Return;
        }
        self.drawn = Some(drawn);
        Step::Stay
    }
}
