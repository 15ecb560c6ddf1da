//! Combat Phase: a combat in each enemy space that the moving side has entered, in the order that
//! this side chooses (combat.1, ruling 38).

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::Combat;
use crate::rules::cards::check_card;
use crate::rules::interrupts::{Trigger, Window};
use crate::{Action, Board, CardType, Clicked, Event, Rules, Space, Step};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CombatPhase {
    pub side: Side,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    /// The other side has not yet had its chance to interrupt the phase.
    Beginning,
    Fighting,
}

impl CombatPhase {
    pub fn new(side: Side) -> CombatPhase {
        CombatPhase { side, stage: Stage::Beginning }
    }

    /// Returns the phase after the other side has had its chance to interrupt.
    pub fn begun(side: Side) -> CombatPhase {
        CombatPhase { side, stage: Stage::Fighting }
    }
}

impl Procedure<Rules> for CombatPhase {
    type Plan = Space;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("combat.1", "ask-fight")
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        out.extend(board.attacks.contested.iter().map(Action::Fight));
    }

    fn check(&self, board: &Board, side: Side, action: Action, _: &()) -> Result<Space, Refusal> {
        match action {
            Action::Fight(space) if board.attacks.contested.has(space) => Ok(space),
            Action::Fight(_) => Err(Refusal::new("combat.1", "refuse-fight-nobody")),
            Action::Card(card) => {
                check_card(board, side, card, CardType::Combat)?;
                Err(Refusal::new("combat.6", "refuse-combat-card-now"))
            }
            _ => Err(Refusal::new("seasons.4", "refuse-combat-first")),
        }
    }

    fn choose(&mut self, _: &mut Board, space: Space, _: &mut dyn World<Event>) -> Step {
        Step::Call(Combat::new(self.side, space).into())
    }

    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        if self.stage == Stage::Beginning {
            self.stage = Stage::Fighting;
            if let Some(window) = Window::open(board, self.side.other(), Trigger::CombatPhase) {
                return Step::Call(window);
            }
        }
        if board.attacks.contested.is_empty() { Step::Return } else { Step::Stay }
    }

    fn meant(&self, _: &Board, clicked: Clicked) -> Option<Action> {
        clicked.space().map(Action::Fight)
    }
}
