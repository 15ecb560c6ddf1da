//! The present moment of a game as a position: the last state that can be written, and the actions
//! played from it on.

use crate::{Game, Noted, Playing, Side, Silent, append_played};

impl<G: Game> Playing<G> {
    /// Returns this moment as a position: the last state that can be written, and the actions
    /// played from it on. `None` if the game began from a state that can't be written.
    pub fn position(&self) -> Option<toml::Table> {
        let mut played = Vec::new();
        for number in (0..=self.number()).rev() {
            let then = self.at(number);
            if let Some(mut position) = then.state().to_position().or_else(|| then.given()) {
                let lines: String = played.into_iter().rev().collect();
                append_played(&mut position, &lines);
                return Some(position);
            }
            let last = self.played().get((number as usize).checked_sub(1)?)?;
            played.push(self.at(number - 1).noted(last.side, last.action));
        }
        None
    }

    /// Returns the position that the game began from, if nothing has been played yet.
    fn given(&self) -> Option<toml::Table> {
        let text = self.setup().position.as_ref().filter(|_| self.number() == 0)?;
        text.parse().ok()
    }

    /// Returns the lines of a script that play the next action with the same dice.
    fn noted(&self, side: Side, action: G::Action) -> String {
        let mut world = Silent(Noted::new(self.dice()));
        let mut state = self.state().clone();
        state
            .play(side, action, &mut world)
            .expect("an action that was played once can be played again");
        world.0.script(side, &action.to_string()).1
    }
}
