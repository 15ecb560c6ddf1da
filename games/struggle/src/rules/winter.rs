//! Winter: each side discards any number of its cards, then draws until it holds five.
//!
//! - winter.1 Each side discards any number of cards, chosen secretly and revealed together (ruling
//!   18).
//! - winter.2 Discards never return.
//! - winter.3 Then each side draws until it holds five cards. If the deck has too few cards, the
//!   side draws all of them.

use engine::{BySide, Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::rules::cards::never_comes;
use crate::{Action, Board, Cards, Event, FACTS, Rules, Step};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Winter {
    /// The discards that each side has chosen. They stay hidden until both sides have chosen.
    pub chosen: BySide<Option<Cards>>,
}

impl Procedure<Rules> for Winter {
    type Plan = (Side, Cards);
    type Shared = ();

    fn awaited(&self) -> Sides {
        Side::BOTH
            .into_iter()
            .filter(|side| self.chosen[*side].is_none())
            .fold(Sides::NONE, Sides::with)
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("winter.1", "ask-winter")
    }

    fn candidates(&self, board: &Board, side: Side, _: &(), out: &mut Vec<Action>) {
        let hand = board.hand[side].words()[0];
        let mut subset = hand;
        loop {
            out.push(Action::Discard(Cards::from_words([subset])));
            if subset == 0 {
                return;
            }
            subset = (subset - 1) & hand;
        }
    }

    fn check(
        &self,
        board: &Board,
        side: Side,
        action: Action,
        _: &(),
    ) -> Result<(Side, Cards), Refusal> {
        match action {
            Action::Discard(cards) if cards.minus(board.hand[side]).is_empty() => Ok((side, cards)),
            Action::Discard(_) => Err(Refusal::new("winter.1", "refuse-discard-not-held")),
            Action::Card(_) => Err(Refusal::new("winter.4", "refuse-winter-card")),
            _ => Err(Refusal::new("winter.4", "refuse-winter")),
        }
    }

    fn choose(
        &mut self,
        board: &mut Board,
        (side, cards): (Side, Cards),
        world: &mut dyn World<Event>,
    ) -> Step {
        self.chosen[side] = Some(cards);
        world.tell(Event::Chose { side });
        self.resume(board, world)
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        for side in Side::BOTH {
            if board.hand[side].is_empty() {
                self.chosen[side] = Some(Cards::NONE); // the hand is empty
            }
        }
        let BySide { french: Some(french), british: Some(british) } = self.chosen else {
            return Step::Stay;
        };
        for (side, cards) in [(Side::British, british), (Side::French, french)] {
            board.hand[side] = board.hand[side].minus(cards);
            board.discard[side] = board.discard[side].or(cards);
            world.tell(Event::Discarded { side, cards });
            for card in cards.iter() {
                never_comes(board, card, "winter.2", world);
            }
        }
        for side in [Side::British, Side::French] {
            let mut drawn = Cards::NONE;
            while usize::from(board.hand[side].len()) < FACTS.setup.hand {
                let Some(card) = board.deck[side].draw() else { break };
                board.hand[side].insert(card);
                drawn.insert(card);
            }
            world.tell(Event::Drew { side, cards: drawn });
        }
        Step::Return
    }
}
