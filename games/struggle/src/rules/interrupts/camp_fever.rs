//! Card F31, Camp Fever: one large force that must fight loses strength points before any combat.
//! The lost points do not count as combat losses (ruling 47).

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

impl Procedure<Rules> for CampFever {
    type Plan = Space;
    /// The forces that may be struck.
    type Shared = OnceCell<Spaces>;

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
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

    fn choose(&mut self, _: &mut Board, space: Space, world: &mut dyn World<Event>) -> Step {
        world.tell(Event::Fever { card: self.card, space });
        let (_, lost) = fever(self.card).expect("it is the card of this procedure");
        Step::Become(Losses::by_card(self.side.other(), space, lost, self.card).into())
    }

    fn meant(&self, _: &Board, clicked: Clicked) -> Option<Action> {
        clicked.space().map(Action::Fever)
    }
}

/// Returns the spaces of the forces that the card may strike: large forces that must fight this
/// phase. The set is empty for any other card.
pub fn struck_by(board: &Board, side: Side, card: Card) -> Spaces {
    let Some((strength, _)) = fever(card) else {
        return Spaces::NONE;
    };
    let large = |space: &Space| strength <= board.strength(side.other(), *space);
    board.attacks.contested.iter().filter(large).collect()
}

/// Returns the least strength of a force that the card can strike, and the loss that the card
/// inflicts.
fn fever(card: Card) -> Option<(u8, u8)> {
    card.facts().events.iter().find_map(|event| match event {
        CardEvent::LoseSp { strength, n } => Some((*strength, *n)),
        _ => None,
    })
}
