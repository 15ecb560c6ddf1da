//! The route of a moving force in one move, which is kept so that a bot does not bring the force straight
//! back.

use engine::{Side, Target};

use crate::mind::{ActionOf, Mind};

/// The present space of the force that a bot is moving, and its previous space in the same move.
#[derive(Default)]
pub struct Trail {
    /// The present space; `None` if no force was moving when the bot was last asked ([`Mind::moving`]).
    at: Option<Target>,
    from: Option<Target>,
    /// The last step of the side, in this move or an earlier one.
    last: Option<LastStep>,
}

/// A step of a force from one space to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastStep {
    pub from: Target,
    pub to: Target,
}

impl LastStep {
    /// Returns whether the action would undo this step, that is, bring a force from the end of the step
    /// straight back to its start.
    pub fn is_undone_by<M: Mind>(&self, state: &M::Game, side: Side, action: ActionOf<M>) -> bool {
        M::step(action).as_ref() == Some(&self.from)
            && M::moving(state, side).as_ref() == Some(&self.to)
    }
}

impl Trail {
    /// Updates the route when the bot is asked again.
    pub fn look<M: Mind>(&mut self, state: &M::Game, side: Side) {
        let at = M::moving(state, side);
        if at != self.at {
            let before = std::mem::replace(&mut self.at, at);
            self.from = before.filter(|_| self.at.is_some());
        }
    }

    /// Records the action that the bot has chosen.
    pub fn note<M: Mind>(&mut self, state: &M::Game, side: Side, action: ActionOf<M>) {
        if let (Some(from), Some(to)) = (M::moving(state, side), M::step(action)) {
            self.last = Some(LastStep { from, to });
        }
    }

    /// Returns the last step of the side.
    pub fn last(&self) -> Option<&LastStep> {
        self.last.as_ref()
    }

    /// Returns those of `actions` that would undo the last step, in this move or in a new one.
    pub fn undone<M: Mind>(
        &self,
        state: &M::Game,
        side: Side,
        actions: &[ActionOf<M>],
    ) -> Vec<ActionOf<M>> {
        let Some(last) = &self.last else { return Vec::new() };
        let undoes = |action: &ActionOf<M>| last.is_undone_by::<M>(state, side, *action);
        actions.iter().copied().filter(undoes).collect()
    }

    /// Returns those of `actions` that would bring the force back to the space that it has just left.
    pub fn back<M: Mind>(&self, actions: &[ActionOf<M>]) -> Vec<ActionOf<M>> {
        let Some(from) = &self.from else { return Vec::new() };
        let leads_back = |action: &ActionOf<M>| M::step(*action).as_ref() == Some(from);
        actions.iter().copied().filter(leads_back).collect()
    }
}
