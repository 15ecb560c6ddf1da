//! A game on the shelf.

use std::marker::PhantomData;
#[cfg(feature = "laboratory")]
use std::time::Duration;

#[cfg(feature = "laboratory")]
use bots::net::Block;
#[cfg(feature = "laboratory")]
use bots::review::Estimate;
use bots::review::{self, Review};
use bots::{Bot, Considered, Host, Level, Mind, Plain};
#[cfg(feature = "laboratory")]
use engine::conformance::{Broken, Prover};
use engine::{AnyGame, AnyPlaying, Game, GameFacts, Odds, Of, OptionFact, Phrase, Playing, Side};
#[cfg(feature = "laboratory")]
use engine::{Finite, PositionError, Seed, Setup, SetupError, Written};
use schemars::JsonSchema;
use serde::Serialize;

#[cfg(feature = "laboratory")]
use crate::batch::{Batch, Batched};
#[cfg(feature = "laboratory")]
use crate::error::BoutError;
use crate::error::NoSuchLevel;
#[cfg(feature = "laboratory")]
use crate::measure::{self, Measured};
#[cfg(feature = "laboratory")]
use crate::play_out::{self, Bout, PlayedGame};
#[cfg(feature = "laboratory")]
use crate::threads::Threads;
#[cfg(feature = "laboratory")]
use crate::trial::{Finding, Trial, Trying};

/// A type-erased game, with the bots that play it.
pub trait Shelved: Send + Sync {
    /// Returns the game's rules, type-erased.
    fn game(&self) -> &'static dyn AnyGame;

    /// Returns the levels that players are offered, weakest first.
    fn levels(&self) -> &'static [&'static str];

    /// Returns the further levels, which are yardsticks for the others.
    fn yardsticks(&self) -> &'static [&'static str];

    /// Returns the default level.
    fn default_level(&self) -> &'static str;

    /// Returns a bot for one seat of one game.
    fn bot(&self, level: &Level) -> Box<dyn SeatedBot>;

    /// Returns the action of a new bot ([`SeatedBot::choose`]).
    fn choose(
        &self,
        playing: &dyn AnyPlaying,
        side: Side,
        level: &Level,
        seed: u64,
        host: &dyn Host,
    ) -> String {
        self.bot(level).choose(playing, side, seed, host)
    }

    /// Returns the odds of an action in the game's notation. The choices that come before the fight is
    /// settled are made by the rule of thumb. Returns `None` if the action is not legal for `side` or has no
    /// odds. `playing` must be a game of this kind.
    fn odds(&self, playing: &dyn AnyPlaying, side: Side, play: &str) -> Option<Odds>;

    /// Returns at most three good actions, found by a search of `iterations` iterations that knows only what `side` may know, the
    /// most tried first. Actions clearly worse than the first are left out. `side` must be awaited, and `playing` must be a game
    /// of this kind.
    fn hints(
        &self,
        playing: &dyn AnyPlaying,
        side: Side,
        iterations: u32,
        host: &dyn Host,
    ) -> Vec<Hint>;

    /// Reviews a game that was played: the chances at each moment, the mistakes among the choices, and how
    /// much was luck. Each action is played out `iterations` times. Returns `None` if the host stops the review.
    /// `playing` must be of this game.
    fn review(&self, playing: &dyn AnyPlaying, iterations: u32, host: &dyn Host) -> Option<Review>;

    #[cfg(feature = "laboratory")]
    /// Returns the findings of a search of `iterations` iterations, the most tried action first. `side` must be awaited, and
    /// `playing` must be a game of this kind.
    fn consider(
        &self,
        playing: &dyn AnyPlaying,
        side: Side,
        iterations: u32,
        seed: u64,
    ) -> Vec<Finding>;

    #[cfg(feature = "laboratory")]
    /// Returns the chance of `side` to win after each of the actions `plays`, each found by a search of `iterations` iterations.
    /// Returns `None` if one of them is not legal. `playing` must be a game of this kind.
    fn rivals(
        &self,
        playing: &dyn AnyPlaying,
        side: Side,
        plays: &[String],
        iterations: u32,
        seed: u64,
    ) -> Option<Vec<Estimate>>;

    #[cfg(feature = "laboratory")]
    /// Plays a whole game between bots. Returns `None` if its watch stops the game.
    fn play_out(&self, bout: &Bout) -> Result<Option<PlayedGame>, BoutError>;

    #[cfg(feature = "laboratory")]
    /// Returns a function that plays the random game of a seed, with scenario and options drawn from the seed, and checks
    /// the promises that every game makes. Costly checks run at one decision in `every`; one game in a hundred is also
    /// recorded, taken back and replayed.
    fn prover(&self, every: u32) -> Box<dyn FnMut(u64) -> Result<u64, Broken>>;

    #[cfg(feature = "laboratory")]
    /// Starts a trial: a game to experiment with.
    fn trial(&self, setup: &Setup, seed: Seed) -> Result<Box<dyn Trial>, SetupError>;

    #[cfg(feature = "laboratory")]
    /// Starts a trial from a position.
    fn trial_at(&self, position: &Written, seed: Seed) -> Result<Box<dyn Trial>, PositionError>;

    #[cfg(feature = "laboratory")]
    /// Starts `games` games that are stepped together, with seeds from `seed` on.
    fn batch(&self, setup: &Setup, games: usize, seed: u64) -> Result<Box<dyn Batch>, SetupError>;

    #[cfg(feature = "laboratory")]
    /// Returns the number of action ids ([`Game::id_of`]).
    fn ids(&self) -> u32;

    #[cfg(feature = "laboratory")]
    /// Returns the meaning of an action id ([`Game::id_text`]).
    fn id_text(&self, id: u32) -> Option<String>;

    #[cfg(feature = "laboratory")]
    /// Returns the layout of the inputs of this game's net; empty, if the game has no encoder.
    fn layout(&self) -> &'static [Block];

    #[cfg(feature = "laboratory")]
    /// Measures how fast the rules are and how long a bot thinks, for about three times `budget`.
    fn measure(&self, budget: Duration, bot: &Level) -> Result<Measured, BoutError>;

    /// Returns the facts of the game, which never change.
    fn facts(&self) -> &'static GameFacts {
        self.game().facts()
    }

    /// Returns the game's name in commands, records and addresses.
    fn name(&self) -> &'static str {
        self.facts().name
    }

    /// Returns the choices before a game: scenarios, options, levels and lessons.
    fn fact(&self) -> GameFact {
        let facts = self.facts();
        GameFact {
            name: facts.name,
            rules_version: facts.rules_version,
            scenarios: facts.scenarios,
            options: facts.options,
            levels: self.levels().iter().map(ToString::to_string).collect(),
            default_level: self.default_level(),
            lessons: facts.lesson_files.iter().map(|(id, _)| *id).collect(),
        }
    }

    /// Reads a level of this game.
    fn level(&self, text: &str) -> Result<Level, NoSuchLevel> {
        self.level_besides(text, &[])
    }

    /// Reads a level of this game, like [`level`](Shelved::level); the error also lists `others`, the names of further players.
    fn level_besides(&self, text: &str, others: &[&str]) -> Result<Level, NoSuchLevel> {
        let known = [self.levels(), self.yardsticks()].concat();
        let level = text.parse::<Level>().ok().filter(|level| level.is_among(&known));
        level.ok_or_else(|| NoSuchLevel {
            text: text.into(),
            game: self.name(),
            known: known.iter().chain(others).map(ToString::to_string).collect(),
        })
    }
}

/// A game that can be played, with the choices before it begins.
#[derive(Serialize, JsonSchema)]
pub struct GameFact {
    /// The game's name in commands, records and addresses.
    name: &'static str,
    /// The version of the rules. It is raised when a corrected rule makes old records play differently.
    rules_version: u32,
    /// The scenarios; the first is the default.
    scenarios: &'static [&'static str],
    /// The optional rules.
    options: &'static [OptionFact],
    /// The levels at which the game's bots can play, weakest first.
    pub levels: Vec<String>,
    /// The level of a bot if no level is given.
    default_level: &'static str,
    /// The ids of the game's lessons, in the order in which a learner takes them.
    lessons: Vec<&'static str>,
}

/// A bot at its seat. A bot remembers its search, so each seat of each game keeps a bot of its own. A new bot plays
/// equally well but thinks a little longer.
pub trait SeatedBot: Send {
    /// Returns an action for `side`, which must be awaited, in the game's notation.
    /// `playing` must be of the bot's game.
    fn choose(
        &mut self,
        playing: &dyn AnyPlaying,
        side: Side,
        seed: u64,
        host: &dyn Host,
    ) -> String;
}

impl<M: Mind> SeatedBot for Bot<M> {
    fn choose(
        &mut self,
        playing: &dyn AnyPlaying,
        side: Side,
        seed: u64,
        host: &dyn Host,
    ) -> String {
        let playing = typed::<M>(playing);
        Bot::choose(self, playing.state(), playing.number(), side, seed, host).to_string()
    }
}

/// An action that the computer recommends.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The action, in the game's notation.
    pub play: String,
    /// The chance to win after the action, from 0 to 1.
    pub chance: f64,
}

impl Hint {
    /// The iterations of the search for a player's hint: fewer than a captain has for a turn, since the
    /// player is waiting.
    pub const ITERATIONS: u32 = 2_000;

    /// Returns the reasons for the hint, in words: the chance to win, and the likeliest result of a fight.
    pub fn reasons(
        &self,
        shelved: &dyn Shelved,
        playing: &dyn AnyPlaying,
        side: Side,
    ) -> Vec<Phrase> {
        let percent = |chance: f64| (100.0 * chance).round() as i64;
        let mut reasons = vec![Phrase::new("hint-chance").number("n", percent(self.chance))];
        let odds = shelved.odds(playing, side, &self.play);
        if let Some(likeliest) = odds.and_then(|odds| odds.results.into_iter().next()) {
            let leads = Phrase::new("hint-result").phrase("result", likeliest.text);
            reasons.push(leads.number("n", percent(likeliest.chance)));
        }
        reasons
    }
}

/// A game with the mind of its bots, as a type.
pub struct Typed<M>(PhantomData<fn() -> M>);

/// Returns a game for the shelf whose bots know only the rules.
pub const fn game<G: Game>() -> Typed<Plain<G>> {
    Typed(PhantomData)
}

impl<G: Game> Typed<Plain<G>> {
    /// Returns the same game with bots that use the mind `M`.
    pub const fn mind<M: Mind<Game = G>>(self) -> Typed<M> {
        Typed(PhantomData)
    }
}

/// The seed of odds and hints: always the same, so that the same question gets the same answer.
const QUESTION: u64 = 1757;

/// The maximum number of hints.
const HINTS: usize = 3;
/// The difference in the chance to win by which an action may be worse than the best one and still be a hint.
const WORSE: f64 = 0.05;
/// An action that was tried this many times less often than the most tried one is not a hint, since little is
/// known about it.
const SELDOM: u32 = 20;

fn typed<M: Mind>(playing: &dyn AnyPlaying) -> &Playing<M::Game> {
    let playing = playing.as_any().downcast_ref();
    playing.expect("a game is played by the bots of its own place on the shelf")
}

impl<M: Mind> Shelved for Typed<M> {
    fn game(&self) -> &'static dyn AnyGame {
        const { &Of::<M::Game>::new() }
    }

    fn levels(&self) -> &'static [&'static str] {
        M::LEVELS
    }

    fn yardsticks(&self) -> &'static [&'static str] {
        M::YARDSTICKS
    }

    fn default_level(&self) -> &'static str {
        M::DEFAULT_LEVEL
    }

    fn bot(&self, level: &Level) -> Box<dyn SeatedBot> {
        Box::new(Bot::<M>::new(level.clone()))
    }

    fn odds(&self, playing: &dyn AnyPlaying, side: Side, play: &str) -> Option<Odds> {
        let state = typed::<M>(playing).state();
        let action = play.parse().ok().filter(|action| state.refuse(side, *action).is_none())?;
        let mut weights = Vec::new();
        let mut thumb = |state: &M::Game, side: Side, actions: &[_]| {
            weights.clear();
            M::weigh(state, side, actions, &mut weights);
            // The first of equal actions is taken, so that the same question gets the same answer.
            let better = |best: usize, n: usize| if weights[best] < weights[n] { n } else { best };
            (1..actions.len()).fold(0, better)
        };
        engine::odds(state, side, action, QUESTION, &mut thumb)
    }

    fn hints(
        &self,
        playing: &dyn AnyPlaying,
        side: Side,
        iterations: u32,
        host: &dyn Host,
    ) -> Vec<Hint> {
        let state = typed::<M>(playing).state();
        let considered = bots::consider::<M>(state, side, iterations, QUESTION, host);
        let chance = |one: &Considered<_>| one.wins.map(f64::from);
        let first = considered.first().map_or(0, |one| one.visits);
        let best = considered.first().and_then(chance).unwrap_or(0.5);
        let alone = considered.len() == 1;
        let good = |one: &Considered<_>| {
            let tried = first <= one.visits.saturating_mul(SELDOM);
            alone || tried && chance(one).is_some_and(|chance| best - WORSE < chance)
        };
        let hint = |one: Considered<<M::Game as Game>::Action>| Hint {
            play: one.action.to_string(),
            chance: chance(&one).unwrap_or(best),
        };
        considered.into_iter().filter(good).map(hint).take(HINTS).collect()
    }

    fn review(&self, playing: &dyn AnyPlaying, iterations: u32, host: &dyn Host) -> Option<Review> {
        review::review::<M>(typed::<M>(playing), iterations, host)
    }

    #[cfg(feature = "laboratory")]
    fn consider(
        &self,
        playing: &dyn AnyPlaying,
        side: Side,
        iterations: u32,
        seed: u64,
    ) -> Vec<Finding> {
        let state = typed::<M>(playing).state();
        let found = bots::consider::<M>(state, side, iterations, seed, &Threads::ONE);
        found.into_iter().map(Finding::from).collect()
    }

    #[cfg(feature = "laboratory")]
    fn rivals(
        &self,
        playing: &dyn AnyPlaying,
        side: Side,
        plays: &[String],
        iterations: u32,
        seed: u64,
    ) -> Option<Vec<Estimate>> {
        let state = typed::<M>(playing).state();
        let legal = |play: &String| {
            play.parse().ok().filter(|action| state.refuse(side, *action).is_none())
        };
        let actions: Vec<_> = plays.iter().map(legal).collect::<Option<_>>()?;
        Some(bots::rivals::<M>(state, side, &actions, iterations, seed))
    }

    #[cfg(feature = "laboratory")]
    fn play_out(&self, bout: &Bout) -> Result<Option<PlayedGame>, BoutError> {
        play_out::play_out::<M>(bout)
    }

    #[cfg(feature = "laboratory")]
    fn prover(&self, every: u32) -> Box<dyn FnMut(u64) -> Result<u64, Broken>> {
        let mut prover = Prover::<M::Game>::new(every, u64::from(play_out::ENDLESS));
        Box::new(move |seed| {
            if seed % 100 == 0 {
                prover.contract(seed)?;
            }
            prover.mixture(seed)?;
            prover.random_game(seed)
        })
    }

    #[cfg(feature = "laboratory")]
    fn trial(&self, setup: &Setup, seed: Seed) -> Result<Box<dyn Trial>, SetupError> {
        Ok(Box::new(Trying::<M>::new(setup, seed)?))
    }

    #[cfg(feature = "laboratory")]
    fn trial_at(&self, position: &Written, seed: Seed) -> Result<Box<dyn Trial>, PositionError> {
        Ok(Box::new(Trying::<M>::from_position(position, seed)?))
    }

    #[cfg(feature = "laboratory")]
    fn batch(&self, setup: &Setup, games: usize, seed: u64) -> Result<Box<dyn Batch>, SetupError> {
        Ok(Box::new(Batched::<M>::new(setup, games, seed)?))
    }

    #[cfg(feature = "laboratory")]
    fn ids(&self) -> u32 {
        <M::Game as Game>::Action::count()
    }

    #[cfg(feature = "laboratory")]
    fn id_text(&self, id: u32) -> Option<String> {
        M::Game::id_text(id)
    }

    #[cfg(feature = "laboratory")]
    fn layout(&self) -> &'static [Block] {
        M::ENCODER.map_or(&[], |encoder| encoder.layout())
    }

    #[cfg(feature = "laboratory")]
    fn measure(&self, budget: Duration, bot: &Level) -> Result<Measured, BoutError> {
        measure::measure::<M>(budget, bot)
    }
}
