//! A game on the shelf.

use std::marker::PhantomData;
use std::time::Duration;

use bots::{Host, Level, Mind, Plain};
use engine::{AnyGame, AnyPlaying, Game, GameFacts, Of, Playing, Side};

use crate::measure::{self, Measured};
use crate::play_out::{self, Bout, Played};

/// A game on the shelf, whichever it is, and the bots that play it.
pub trait Shelved: Send + Sync {
    /// Its rules, without their type.
    fn game(&self) -> &'static dyn AnyGame;

    /// The levels that a player is offered, weakest first.
    fn levels(&self) -> &'static [&'static str];

    /// The level of a bot of whom nothing else was said.
    fn default_level(&self) -> &'static str;

    /// An action for `side`, which must be awaited, in the game's notation.
    /// `playing` must be of this game.
    fn choose(
        &self,
        playing: &dyn AnyPlaying,
        side: Side,
        level: &Level,
        seed: u64,
        host: &dyn Host,
    ) -> String;

    /// Plays a whole game of bots, as fast as it goes: nothing is kept of it but
    /// how it ended.
    fn play_out(&self, bout: &Bout) -> Result<Played, String>;

    /// Measures how fast the rules are and how long a bot thinks, for about three times `budget`.
    fn measure(&self, budget: Duration, bot: &Level) -> Result<Measured, String>;

    /// All that is known of the game before it begins.
    fn facts(&self) -> &'static GameFacts {
        self.game().facts()
    }

    /// Its name in commands, records and addresses.
    fn name(&self) -> &'static str {
        self.facts().name
    }

    /// The level that is written so, if this game has it; or what to write.
    fn level(&self, text: &str) -> Result<Level, String> {
        let level = text.parse::<Level>().ok().filter(|level| level.is_among(self.levels()));
        level.ok_or_else(|| {
            format!(
                "{text:?} is not a level of {}: write {}, search:2000 (iterations) or search:500ms (time)",
                self.name(),
                self.levels().join(", ")
            )
        })
    }
}

/// A game with its type and the mind that its bots think with.
pub struct Typed<M>(PhantomData<fn() -> M>);

/// A game for the shelf, whose bots know nothing but its rules.
pub const fn game<G: Game>() -> Typed<Plain<G>> {
    Typed(PhantomData)
}

impl<G: Game> Typed<Plain<G>> {
    /// The same game, with bots that think with that mind.
    pub const fn mind<M: Mind<Game = G>>(self) -> Typed<M> {
        Typed(PhantomData)
    }
}

impl<M: Mind> Shelved for Typed<M> {
    fn game(&self) -> &'static dyn AnyGame {
        const { &Of::<M::Game>::new() }
    }

    fn levels(&self) -> &'static [&'static str] {
        M::LEVELS
    }

    fn default_level(&self) -> &'static str {
        M::DEFAULT_LEVEL
    }

    fn choose(
        &self,
        playing: &dyn AnyPlaying,
        side: Side,
        level: &Level,
        seed: u64,
        host: &dyn Host,
    ) -> String {
        let playing = playing.as_any().downcast_ref::<Playing<M::Game>>();
        let playing = playing.expect("a game is played by the bots of its own place on the shelf");
        bots::choose::<M>(playing.state(), side, level, seed, host).to_string()
    }

    fn play_out(&self, bout: &Bout) -> Result<Played, String> {
        play_out::play_out::<M>(bout)
    }

    fn measure(&self, budget: Duration, bot: &Level) -> Result<Measured, String> {
        measure::measure::<M>(budget, bot)
    }
}
