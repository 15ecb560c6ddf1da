//! Delayed Supplies from France (card 6): each French card loses a point.

use engine::{Procedure, Prompt, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Event, Legal, Point, Rules, Step, refuse};

/// The choice of the points that the French lose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Yielding {
    stage: Stage,
}

/// The card that loses a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    #[default]
    IndianCard,
    FrenchCard,
}

impl Yielding {
    /// Iterates over the points of the card, each kind once.
    fn points(&self, board: &Board) -> impl Iterator<Item = Point> + use<> {
        board.points[Side::French].of(self.stage == Stage::IndianCard)
    }
    fn lose(board: &mut Board, point: Point, world: &mut dyn World<Event>) {
        board.points[Side::French].lose(point);
        world.tell(Event::PointLost { side: Side::French, point });
    }
}

impl Procedure<Rules> for Yielding {
    type Plan = Point;
    type Shared = ();

    fn awaited(&self) -> Sides {
        Side::French.into()
    }
    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }
    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("card.6", "ask-yield")
    }
    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        out.extend(self.points(board).map(Action::Yield));
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Legal<Point> {
        match action {
            Action::Yield(point) if self.points(board).any(|it| it == point) => Ok(point),
            _ => refuse("card.6", "refuse-yield"),
        }
    }
    fn choose(&mut self, board: &mut Board, point: Point, world: &mut dyn World<Event>) -> Step {
        Yielding::lose(board, point, world);
        if self.stage == Stage::FrenchCard {
            return Step::Return;
        }
        self.stage = Stage::FrenchCard;
        self.resume(board, world)
    }
    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        loop {
            if self.points(board).next().is_some() {
                return Step::Stay;
            }
            if self.stage == Stage::FrenchCard {
                return Step::Return;
            }
            self.stage = Stage::FrenchCard;
        }
    }
}
