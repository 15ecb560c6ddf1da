//! Habits: figures of how a side plays, which a match alone does not show.

use engine::{BySide, Game, Side};

/// A counter of the habits of both sides in one game.
pub trait Habits<G: Game> {
    /// Looks at an action of `side`, with the states before and after it.
    fn see(&mut self, before: &G, side: Side, action: G::Action, after: &G);

    /// Returns the name of each habit, and how often each side has shown it.
    fn counts(&self) -> Vec<(&'static str, BySide<u32>)>;
}
