//! The games that there are opponents for.

use ::bayonets::Bayonets;
use ::struggle::Struggle;
use ::wilderness::Wilderness;
use engine::{AnyGame, AnyPlaying, Of, Playing, Side};

use crate::level::Level;
use crate::mind::Mind;

/// Every game on the shelf.
pub fn games() -> &'static [&'static dyn AnyGame] {
    static GAMES: [&dyn AnyGame; 3] =
        [&Of::<Struggle>::new(), &Of::<Wilderness>::new(), &Of::<Bayonets>::new()];
    &GAMES
}

/// The game of that name.
pub fn game(name: &str) -> Option<&'static dyn AnyGame> {
    games().iter().copied().find(|game| game.facts().name == name)
}

/// An action for `side` in the game's notation, as [`crate::choose_in`] chooses it.
pub fn choose(
    playing: &dyn AnyPlaying,
    side: Side,
    level: &Level,
    seed: u64,
    threads: usize,
) -> String {
    let seats: &[Seat] = &[seat::<Struggle>, seat::<Wilderness>, seat::<Bayonets>];
    seats
        .iter()
        .find_map(|seat| seat(playing, side, level, seed, threads))
        .unwrap_or_else(|| panic!("{} is not on the shelf", playing.facts().name))
}

/// Chooses, if it is a game that it knows.
type Seat = fn(&dyn AnyPlaying, Side, &Level, u64, usize) -> Option<String>;

fn seat<G: Mind>(
    playing: &dyn AnyPlaying,
    side: Side,
    level: &Level,
    seed: u64,
    threads: usize,
) -> Option<String> {
    let playing = playing.as_any().downcast_ref::<Playing<G>>()?;
    Some(crate::choose_in(playing.state(), side, level, seed, threads).to_string())
}
