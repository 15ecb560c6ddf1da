//! The route that a moving force has taken in one move, kept so that a bot does not bring the force
//! straight back.

use engine::{Side, Target};

use super::mind::{ActionOf, Mind};

/// The present space of the force that a bot is moving, and its previous space in the same move.
#[derive(Default)]
pub struct Trail {
    /// The present space; `None` if no force was moving when the bot was last asked
    /// ([`Mind::moving`]).
    at: Option<Target>,
    from: Option<Target>,
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

    /// Returns the actions that would bring the force back to the space that it has just left.
    pub fn back<M: Mind>(&self, actions: &[ActionOf<M>]) -> Vec<ActionOf<M>> {
        let Some(from) = &self.from else { return Vec::new() };
        let leads_back = |action: &ActionOf<M>| M::step(*action).as_ref() == Some(from);
        actions.iter().copied().filter(leads_back).collect()
    }
}
