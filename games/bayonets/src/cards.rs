//! Drawing and choosing cards, each side in secret (6.0.1, 7.1).

use engine::{Ask, Procedure, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use crate::Rules;
use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::facts::Card;
use crate::frame::Step;

/// Both sides choose a card at once: their Reserve for the year, or the card
/// of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Choosing {
    pub reserve: bool,
    chosen: Sides,
}

impl Choosing {
    pub fn new(reserve: bool) -> Choosing {
        Choosing { reserve, chosen: Sides::NONE }
    }
    /// A side has still to say which of its two cards is its Reserve.
    pub fn awaits_reserve(&self, side: Side) -> bool {
        self.reserve && !self.chosen.has(side)
    }
    pub fn chosen(&self) -> Sides {
        self.chosen
    }

    fn cards(board: &Board, side: Side) -> [Option<Card>; 2] {
        [board.hands[side].reserve, board.hands[side].drawn]
    }
}

impl Procedure<Rules> for Choosing {
    type Plan = (Side, Card);
    type Shared = ();

    fn awaited(&self) -> Sides {
        Side::BOTH.into_iter().filter(|side| !self.chosen.has(*side)).fold(Sides::NONE, Sides::with)
    }
    fn ask(&self, _: &Board) -> Ask {
        if self.reserve { Ask::new("7.1", "ask-reserve") } else { Ask::new("7.1.s2", "ask-play") }
    }
    fn candidates(&self, board: &Board, side: Side, (): &(), out: &mut Vec<Action>) {
        let made = if self.reserve { Action::Reserve } else { Action::Play };
        out.extend(Choosing::cards(board, side).into_iter().flatten().map(made));
    }
    fn check(
        &self,
        board: &Board,
        side: Side,
        action: Action,
        (): &(),
    ) -> Result<(Side, Card), Refusal> {
        let card = match action {
            Action::Reserve(card) if self.reserve => card,
            Action::Play(card) if !self.reserve => card,
            _ if self.reserve => return Err(Refusal::new("7.1", "refuse-choose-reserve")),
            _ => return Err(Refusal::new("7.1.s2", "refuse-choose-card")),
        };
        if self.chosen.has(side) {
            return Err(Refusal::new("7.1.s2", "refuse-chosen"));
        }
        if !Choosing::cards(board, side).contains(&Some(card)) {
            return Err(Refusal::new("7.1.s2", "refuse-not-in-hand"));
        }
        Ok((side, card))
    }
    fn choose(
        &mut self,
        board: &mut Board,
        (side, card): (Side, Card),
        table: &mut impl Table<Event>,
    ) -> Step {
        let hand = &mut board.hands[side];
        let other = if hand.reserve == Some(card) { hand.drawn } else { hand.reserve };
        hand.drawn = None;
        if self.reserve {
            hand.reserve = Some(card);
            hand.buried.extend(other);
        } else {
            hand.played = Some(card);
            hand.reserve = other;
        }
        self.chosen = self.chosen.with(side);
        table.tell(Event::Chosen { side, reserve: self.reserve });
        if self.awaited().is_empty() { Step::Return } else { Step::Stay }
    }
    fn resume(&mut self, _: &mut Board, _: &mut impl Table<Event>) -> Step {
        Step::Stay
    }
}

/// Two cards each at the beginning of a year (7.1).
pub fn deal_reserves(board: &mut Board, table: &mut impl Table<Event>) {
    for side in Side::BOTH {
        board.hands[side].reserve = board.draw_card(side, table);
        board.hands[side].drawn = board.draw_card(side, table);
    }
}

/// One card each, and an Indian card for the French (7.1).
pub fn deal_round(board: &mut Board, table: &mut impl Table<Event>) {
    for side in Side::BOTH {
        board.hands[side].drawn = board.draw_card(side, table);
    }
    board.indian = board.draw_indian(table);
}

/// All cards in play are shown, and their points may be used (7.1).
pub fn reveal(board: &mut Board, table: &mut impl Table<Event>) {
    board.revealed = true;
    for side in Side::BOTH {
        board.points[side].clear();
        for card in in_play(board, side) {
            for point in &card.facts().points {
                board.points[side].add(*point);
            }
            table.tell(Event::Revealed { side, card });
        }
    }
}

/// A side's cards in play, the Indian one first (ruling 17).
pub fn in_play(board: &Board, side: Side) -> impl Iterator<Item = Card> + use<> {
    let indian = if side == Side::French { board.indian } else { None };
    indian.into_iter().chain(board.hands[side].played)
}

/// The cards of the round are discarded; card 45 leaves the game (14.0).
pub fn discard(board: &mut Board) {
    use crate::facts::Happening;
    let epidemic = |card: &Card| card.facts().event == Some(Happening::SmallpoxEpidemic);
    board.removed.extend(board.indian.filter(epidemic));
    board.indian = None;
    for side in Side::BOTH {
        board.hands[side].played = None;
        board.points[side].clear();
    }
    board.revealed = false;
}
