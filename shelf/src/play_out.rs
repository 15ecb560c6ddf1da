//! Whole games of bots, for simulations.

use bots::{Level, Mind};
use engine::{BySide, Game, Outcome, Seed, Seeded, Setup, Side, Silent};

use crate::threads::Threads;

/// No game takes so many decisions: one that does will never end.
pub const ENDLESS: u32 = 1_000_000;

/// A game that two bots are to play.
pub struct Bout<'a> {
    /// Scenario and options, checked.
    pub setup: &'a Setup,
    /// Where its dice come from.
    pub seed: Seed,
    /// Who plays.
    pub bots: &'a BySide<Level>,
    /// The seed that the bot of a side thinks with, after so many actions.
    pub thought: &'a (dyn Fn(Side, u32) -> u64 + Sync),
}

/// How such a game went.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// Who won, and how.
    pub outcome: Outcome,
    /// How many actions were played.
    pub decisions: u32,
}

/// Plays it. The same bout gives the same game as [`engine::Playing`] would play,
/// action by action, without what a record needs.
pub fn play_out<M: Mind>(bout: &Bout) -> Result<Played, String> {
    let mut state = M::Game::set_up(bout.setup, &mut Seeded::new(bout.seed, 0))
        .map_err(|error| error.to_string())?;
    for number in 0..ENDLESS {
        if let Some(outcome) = state.outcome() {
            return Ok(Played { outcome, decisions: number });
        }
        let side = state.awaited().iter().next().ok_or("nobody is awaited before the end")?;
        let seed = (bout.thought)(side, number);
        let action = bots::choose::<M>(&state, side, &bout.bots[side], seed, &Threads::ONE);
        let mut world = Silent(Seeded::new(bout.seed, u64::from(number) + 1));
        state.play(side, action, &mut world).map_err(|refusal| refusal.to_string())?;
    }
    Err("it does not end".into())
}
