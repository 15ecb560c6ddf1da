//! Card F31, Camp Fever: one large force that must fight loses strength before
//! any combat. It is no loss of the combat (ruling 47).

use std::cell::OnceCell;

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::rules::combat::Losses;
use crate::{Action, Board, Card, CardEvent, Clicked, Event, Rules, Space, Spaces, Step};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CampFever {
    pub side: Side,
    pub card: Card,
}

impl CampFever {
    fn strike(&self, space: Space, world: &mut impl World<Event>) -> Step {
        world.tell(Event::Fever { card: self.card, space });
        let (_, lost) = fever(self.card).expect("it is the card of this procedure");
        Step::Become(Losses::by_card(self.side.other(), space, lost, self.card).into())
    }
}

impl Procedure<Rules> for CampFever {
    type Plan = Space;
    /// The forces that it may strike.
    type Shared = OnceCell<Spaces>;

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new(self.card.facts().rule, "ask-fever")
    }

    fn candidates(&self, board: &Board, _: Side, _: &OnceCell<Spaces>, out: &mut Vec<Action>) {
        out.extend(board.attacks.contested.iter().map(Action::Fever));
    }

    fn check(
        &self,
        board: &Board,
        side: Side,
        action: Action,
        struck: &OnceCell<Spaces>,
    ) -> Result<Space, Refusal> {
        let struck = struck.get_or_init(|| struck_by(board, side, self.card));
        match action {
            Action::Fever(space) if struck.has(space) => Ok(space),
            _ => Err(Refusal::new(self.card.facts().rule, "refuse-fever")),
        }
    }

    fn choose(&mut self, _: &mut Board, space: Space, world: &mut impl World<Event>) -> Step {
        self.strike(space, world)
    }

    fn resume(&mut self, board: &mut Board, world: &mut impl World<Event>) -> Step {
        match struck_by(board, self.side, self.card).only() {
            Some(space) => {
                world.by_itself(self.side, &Action::Fever(space));
                self.strike(space, world)
            }
            None => Step::Stay,
        }
    }

    fn meant(&self, _: &Board, clicked: Clicked) -> Option<Action> {
        clicked.space().map(Action::Fever)
    }
}

/// Forces that the card may strike: they must fight this phase and are large
/// enough. None, if it is another card.
pub fn struck_by(board: &Board, side: Side, card: Card) -> Spaces {
    let Some((strength, _)) = fever(card) else {
        return Spaces::NONE;
    };
    let large = |space: &Space| strength <= board.strength(side.other(), *space);
    board.attacks.contested.iter().filter(large).collect()
}

/// How strong a force the card strikes, and how much that loses.
fn fever(card: Card) -> Option<(u8, u8)> {
    card.facts().events.iter().find_map(|event| match event {
        CardEvent::LoseSp { strength, n } => Some((*strength, *n)),
        _ => None,
    })
}
