//! Trials: games to experiment with. Every die may be chosen, every action taken back, every state copied.

use bots::net::Block;
use bots::{Considered, Level, Mind, Rng};
use engine::{
    Aloud, AnyPlaying, Chance, Event, Eye, Game, LogLine, Missed, Noted, Outcome, PlayError,
    Playing, PositionError, Prompt, Scripted, Seed, Seeded, Setup, SetupError, Side, Sides, View,
    Written, append_played,
};

use crate::Threads;
use crate::batch::known;

/// A type-erased game to experiment with. Unlike a game that is [played](AnyPlaying), a trial is not proof of anything,
/// so everything is allowed.
pub trait Trial: Send + Sync {
    /// Returns the number of actions played.
    fn number(&self) -> u32;
    /// Returns the sides that must choose now.
    fn awaited(&self) -> Sides;
    /// Returns the outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns the legal actions of `side`, in the game's notation. Cancellations ([`Game::cancels`]) are left out unless
    /// [`list_cancellations`](Trial::list_cancellations) was called, but can be played in any case.
    fn legal(&self, side: Side) -> Vec<String>;
    /// Makes [`legal`](Trial::legal) list cancellations too, from now on.
    fn list_cancellations(&mut self);
    /// Returns the ids of the legal actions ([`Game::id_of`]), in the same order.
    fn legal_ids(&self, side: Side) -> Vec<u32>;
    /// Returns the id of a legal action of `side` that is given in the game's notation.
    fn id_of(&self, side: Side, play: &str) -> Option<u32>;
    /// Returns the action of `side` that the id stands for now, legal or not, in the game's notation.
    fn text_of(&self, side: Side, id: u32) -> Option<String>;
    /// Returns the prompt of `side`, if it is awaited.
    fn prompt(&self, side: Side) -> Option<Prompt>;
    /// Returns the view of an eye.
    fn view(&self, eye: Eye) -> View;
    /// Returns the log as an eye reads it, from action `from` on; each line has the number of its action.
    fn log(&self, eye: Eye, from: u32) -> Vec<(u32, LogLine)>;
    /// Plays an action with the dice of the seed.
    fn play(&mut self, side: Side, play: &str) -> Result<(), PlayError>;
    /// Plays an action with the given dice and draws. Nothing is played unless the action needs exactly
    /// these.
    fn play_by(&mut self, side: Side, play: &str, script: Scripted) -> Result<(), TrialError>;
    /// Takes the last action back, whatever it led to. Returns false if there is no action.
    fn undo(&mut self) -> bool;
    /// Returns the inputs of [`layout`](Trial::layout) that are set, given the information that `side` has.
    fn inputs(&self, side: Side) -> Vec<u16>;
    /// Returns the layout of the inputs of this game's net; empty, if the game has no encoder.
    fn layout(&self) -> &'static [Block];
    /// Returns a copy in which everything that `side` can't see is dealt anew.
    fn imagine(&self, side: Side, seed: u64) -> Box<dyn Trial>;
    /// Returns a copy of the trial.
    fn copy(&self) -> Box<dyn Trial>;
    /// Returns the action that a bot of that level would choose for `side`, which must be awaited.
    fn choose(&self, side: Side, level: &Level, seed: u64) -> String;
    /// Returns the findings of a search of `iterations` iterations, the most tried action first.
    fn consider(&self, side: Side, iterations: u32, seed: u64) -> Vec<Finding>;
    /// Returns this moment as a position: the last state that can be written, with the actions played since.
    /// Returns `None` for a copy that was imagined in the middle of a procedure.
    fn position(&self) -> Option<toml::Table>;
    /// Returns the state as a game to be played from here on.
    fn playing(&self) -> Box<dyn AnyPlaying>;
}

/// A search's finding about one action.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The action, in the game's notation.
    pub play: String,
    /// The number of times that the search tried it.
    pub visits: u32,
    /// The chance to win after the action, from 0 to 1; `None` if the action was never tried.
    pub chance: Option<f64>,
}

impl<A: ToString> From<Considered<A>> for Finding {
    fn from(one: Considered<A>) -> Finding {
        Finding {
            play: one.action.to_string(),
            visits: one.visits,
            chance: one.wins.map(f64::from),
        }
    }
}

/// The reason why an action could not be played with scripted dice.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TrialError {
    /// The action is not legal.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The action needed a die or a draw that the script lacks.
    #[error(transparent)]
    Missed(Missed),
    /// The script has dice or draws that were not used.
    #[error("{dice} dice and {draws} draws were left over")]
    Left {
        /// The unused dice.
        dice: usize,
        /// The unused draws.
        draws: usize,
    },
}

/// A trial of a known game.
pub struct Trying<M: Mind> {
    seed: Seed,
    /// The position from which the trial began, if any.
    given: Option<toml::Table>,
    state: M::Game,
    before: Vec<Before<M::Game>>,
    log: Vec<(u32, <M::Game as Game>::Event)>,
    cancellations: bool,
}

/// The state before an action.
#[derive(Clone)]
struct Before<G> {
    state: G,
    /// The length of the log before the action.
    log: usize,
    /// The script that replays the action with its dice.
    script: String,
}

impl<M: Mind> Trying<M> {
    /// Starts a game whose dice come from `seed`.
    pub fn new(setup: &Setup, seed: Seed) -> Result<Trying<M>, SetupError> {
        let setup = M::Game::facts().check(setup)?;
        Ok(Trying::at(M::Game::set_up(&setup, &mut Seeded::new(seed, 0))?, seed))
    }

    /// Starts a game from a state.
    pub fn at(state: M::Game, seed: Seed) -> Trying<M> {
        let (before, log) = (Vec::new(), Vec::new());
        Trying { seed, given: None, state, before, log, cancellations: false }
    }

    /// Starts a game from a position.
    pub fn from_position(position: &Written, seed: Seed) -> Result<Trying<M>, PositionError> {
        let begun = Trying::at(M::Game::from_position(position)?, seed);
        Ok(Trying { given: position.to_table(), ..begun })
    }

    fn actions(&self, side: Side) -> Vec<<M::Game as Game>::Action> {
        let mut actions = Vec::new();
        match self.state.awaited().has(side) {
            true if self.cancellations => self.state.actions(side, &mut actions),
            true => self.state.purposeful(side, &mut actions),
            false => {}
        }
        actions
    }

    fn play_with<C: Chance>(&mut self, side: Side, play: &str, chance: C) -> Result<C, PlayError> {
        let action = play.parse()?;
        let state = self.state.clone();
        let mut world = Aloud::new(Noted::new(chance));
        // A refused action changes nothing.
        self.state.play(side, action, &mut world).map_err(PlayError::Refused)?;
        let (chance, script) = world.chance.script(side, play);
        self.before.push(Before { state, log: self.log.len(), script });
        let number = self.number();
        self.log.extend(world.told.into_iter().map(|event| (number, event)));
        Ok(chance)
    }
}

impl<M: Mind> Trial for Trying<M> {
    fn number(&self) -> u32 {
        self.before.len() as u32
    }

    fn awaited(&self) -> Sides {
        self.state.awaited()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn legal(&self, side: Side) -> Vec<String> {
        self.actions(side).iter().map(ToString::to_string).collect()
    }

    fn list_cancellations(&mut self) {
        self.cancellations = true;
    }

    fn legal_ids(&self, side: Side) -> Vec<u32> {
        self.actions(side).iter().map(|action| self.state.id_of(side, *action)).collect()
    }

    fn id_of(&self, side: Side, play: &str) -> Option<u32> {
        let action = play.parse().ok()?;
        self.state.refuse(side, action).is_none().then(|| self.state.id_of(side, action))
    }

    fn text_of(&self, side: Side, id: u32) -> Option<String> {
        self.state.action_of(side, id).map(|action| action.to_string())
    }

    fn prompt(&self, side: Side) -> Option<Prompt> {
        self.awaited().has(side).then(|| self.state.prompt(side))
    }

    fn view(&self, eye: Eye) -> View {
        self.state.view(eye)
    }

    fn log(&self, eye: Eye, from: u32) -> Vec<(u32, LogLine)> {
        let lines = self.log.iter().filter(|(number, _)| from <= *number);
        lines.filter_map(|(number, event)| event.told(eye).map(|line| (*number, line))).collect()
    }

    fn play(&mut self, side: Side, play: &str) -> Result<(), PlayError> {
        let dice = Seeded::new(self.seed, u64::from(self.number()) + 1);
        self.play_with(side, play, dice).map(drop)
    }

    fn play_by(&mut self, side: Side, play: &str, script: Scripted) -> Result<(), TrialError> {
        let script = self.play_with(side, play, script)?;
        let (dice, draws) = (script.dice.len(), script.draws.len());
        let wrong = match script.missed.first() {
            Some(missed) => TrialError::Missed(missed.clone()),
            None if 0 < dice + draws => TrialError::Left { dice, draws },
            None => return Ok(()),
        };
        self.undo();
        Err(wrong)
    }

    fn undo(&mut self) -> bool {
        let Some(before) = self.before.pop() else { return false };
        self.state = before.state;
        self.log.truncate(before.log);
        true
    }

    fn inputs(&self, side: Side) -> Vec<u16> {
        known::<M>(&self.state, side)
    }

    fn layout(&self) -> &'static [Block] {
        M::ENCODER.map_or(&[], |encoder| encoder.layout())
    }

    fn imagine(&self, side: Side, seed: u64) -> Box<dyn Trial> {
        let state = self.state.imagine(side, &mut Rng::new(seed));
        let imagined = Trying::<M>::at(state, Seed::from_number(seed));
        Box::new(Trying { cancellations: self.cancellations, ..imagined })
    }

    fn copy(&self) -> Box<dyn Trial> {
        Box::new(Trying::<M> {
            seed: self.seed,
            given: self.given.clone(),
            state: self.state.clone(),
            before: self.before.clone(),
            log: self.log.clone(),
            cancellations: self.cancellations,
        })
    }

    fn choose(&self, side: Side, level: &Level, seed: u64) -> String {
        bots::choose::<M>(&self.state, side, level, seed, &Threads::ONE).to_string()
    }

    fn consider(&self, side: Side, iterations: u32, seed: u64) -> Vec<Finding> {
        let found = bots::consider::<M>(&self.state, side, iterations, seed, &Threads::ONE);
        found.into_iter().map(Finding::from).collect()
    }

    fn position(&self) -> Option<toml::Table> {
        let written =
            match self.state.to_position() {
                Some(position) => Some((self.before.len(), position)),
                None => self.before.iter().enumerate().rev().find_map(|(n, before)| {
                    before.state.to_position().map(|position| (n, position))
                }),
            };
        let (from, mut position) = written.or_else(|| Some((0, self.given.clone()?)))?;
        let played: String = self.before[from..].iter().map(|it| it.script.as_str()).collect();
        append_played(&mut position, &played);
        Some(position)
    }

    fn playing(&self) -> Box<dyn AnyPlaying> {
        Box::new(Playing::from_state(self.state.clone(), self.seed))
    }
}
