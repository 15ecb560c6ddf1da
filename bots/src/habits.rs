//! Habits: counts of things that a side does in a game, such as giving up a siege. The
//! score of a match does not show them.

use engine::{BySide, Game, Side};

/// A counter of the habits of both sides in one game.
pub trait Habits<G: Game> {
    /// Counts the habits that an action of `side` shows, given the states before and
    /// after the action.
    fn see(&mut self, before: &G, side: Side, action: G::Action, after: &G);

    /// Returns the name of each habit, with the number of times that each side has shown
    /// it.
    fn counts(&self) -> Vec<(&'static str, BySide<u32>)>;
}
