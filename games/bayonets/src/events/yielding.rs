//! Delayed Supplies from France (card 6): a point of each French card is lost.

use engine::{Ask, Procedure, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use crate::Rules;
use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::facts::Point;
use crate::frame::Step;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Yielding {
    /// The Indian card has given its point; now the French card.
    second: bool,
}

impl Yielding {
    fn lose(board: &mut Board, point: Point, table: &mut impl Table<Event>) {
        board.points[Side::French].lose(point);
        table.tell(Event::PointLost { side: Side::French, point });
    }
}

impl Procedure<Rules> for Yielding {
    type Plan = Point;
    type Shared = ();

    fn awaited(&self) -> Sides {
        Side::French.into()
    }
    fn ask(&self, _: &Board) -> Ask {
        Ask::new("card.6", "ask-yield")
    }
    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        out.extend(board.points[Side::French].of(!self.second).map(Action::Yield));
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Result<Point, Refusal> {
        match action {
            Action::Yield(point)
                if board.points[Side::French].of(!self.second).any(|it| it == point) =>
            {
                Ok(point)
            }
            _ => Err(Refusal::new("card.6", "refuse-yield")),
        }
    }
    fn choose(&mut self, board: &mut Board, point: Point, table: &mut impl Table<Event>) -> Step {
        Yielding::lose(board, point, table);
        if self.second {
            return Step::Return;
        }
        self.second = true;
        self.resume(board, table)
    }
    fn resume(&mut self, board: &mut Board, table: &mut impl Table<Event>) -> Step {
        loop {
            let points = board.points[Side::French];
            let mut kinds = points.of(!self.second);
            match (kinds.next(), kinds.next()) {
                (Some(_), Some(_)) => return Step::Stay,
                (Some(point), None) => Yielding::lose(board, point, table),
                (None, _) => {}
            }
            if self.second {
                return Step::Return;
            }
            self.second = true;
        }
    }
}
