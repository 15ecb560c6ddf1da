//! 5.56 Response events: brown cards, played during other actions.
//!
//! Whether a window opens depends only on what both players know: the card's condition is met, the
//! card is neither discarded nor removed, and the side has at least one card in hand. The opening
//! of a window therefore never reveals anything about a hand. The interrupted procedure then reads
//! the response from the board's field `response`.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Card, Cards, Event, FACTS, Frame, Rules, Space, Step, Use};

/// The moment at which a side may respond, for the text of the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trigger {
    /// The enemy is about to move (FOUL WEATHER).
    Move,
    /// The enemy has moved along a shore (LAKE SCHOONER).
    Shore,
    /// A battle is about to be fought (7.2 B).
    Battle,
    /// An assault is about to be fought (9.13).
    Assault,
    /// Besiegers are about to roll (8.231).
    SiegeRoll,
    /// The besieged may surrender before a siege roll, or before an assault (14.4).
    Terms,
    TermsBeforeAssault,
    /// Raiders are about to roll (10.3).
    Raid,
    /// A work has been captured (MASSACRE!).
    Capture,
}

impl Trigger {
    fn ask(self) -> (&'static str, &'static str) {
        match self {
            Trigger::Move => ("5.56", "ask-window-move"),
            Trigger::Shore => ("5.56", "ask-window-shore"),
            Trigger::Battle => ("7.4", "ask-window-battle"),
            Trigger::Assault => ("9.13", "ask-window-assault"),
            Trigger::SiegeRoll => ("8.231", "ask-window-siege"),
            Trigger::Terms => ("14.4", "ask-window-terms"),
            Trigger::TermsBeforeAssault => ("14.4", "ask-window-terms-assault"),
            Trigger::Raid => ("10.3", "ask-window-raid"),
            Trigger::Capture => ("5.56", "ask-window-capture"),
        }
    }
}

/// A window in which a side may respond with one of the suitable cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Window {
    side: Side,
    fit: Cards,
    trigger: Trigger,
    space: Space,
}

impl Window {
    /// Opens the window if, as far as both players can know, the side may hold one of these cards.
    pub fn open(
        board: &Board,
        side: Side,
        trigger: Trigger,
        space: Space,
        fit: Cards,
    ) -> Option<Frame> {
        board.may_hold(side, fit).then_some(Frame::Window(Window { side, fit, trigger, space }))
    }
}

/// Plays a response from a hand.
pub fn respond(board: &mut Board, side: Side, card: Card, world: &mut dyn World<Event>) {
    board.spend(side, card, true);
    world.tell(Event::CardUsed { side, card, how: Use::Response });
}

impl Procedure<Rules> for Window {
    /// The card to play, or `None` to pass.
    type Plan = Option<Card>;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Prompt {
        let (rule, key) = self.trigger.ask();
        Prompt::new(rule, key).with(|text| text.name("space", self.space.key())).window()
    }

    fn candidates(&self, board: &Board, side: Side, _: &(), out: &mut Vec<Action>) {
        out.push(Action::Pass);
        out.extend(board.hand[side].and(FACTS.responses).iter().map(Action::Card));
    }

    fn check(
        &self,
        board: &Board,
        side: Side,
        action: Action,
        _: &(),
    ) -> Result<Self::Plan, Refusal> {
        let card = match action {
            Action::Pass => return Ok(None),
            Action::Card(card) => card,
            _ => return Err(Refusal::new("5.56", "refuse-respond-or-pass")),
        };
        if !board.hand[side].has(card) {
            return Err(Refusal::new("5.56", "refuse-response-not-held"));
        }
        if !card.facts().response {
            return Err(Refusal::new("5.13", "refuse-no-response"));
        }
        if !self.fit.has(card) {
            return Err(Refusal::new(card.rule(), "refuse-not-the-moment"));
        }
        Ok(Some(card))
    }

    fn choose(
        &mut self,
        board: &mut Board,
        plan: Self::Plan,
        world: &mut dyn World<Event>,
    ) -> Step {
        if let Some(card) = plan {
            respond(board, self.side, card, world);
        }
        board.response = plan;
        Step::Return
    }
}
