//! A game in the laboratory: every die may be chosen, every action taken back, every state copied.

use bots::net::Block;
use bots::{Considered, Level, Mind, Rng};
use engine::{
    Aloud, AnyPlaying, Chance, Event, Eye, Game, LogLine, Missed, Outcome, PlayError, Playing,
    Prompt, Scripted, Seed, Seeded, Setup, SetupError, Side, Sides, View,
};

use crate::Threads;
use crate::batch::known;

/// A game to try things out with, whichever it is. Unlike a game that is [played](AnyPlaying) it proves
/// nothing, and so nothing is in the way.
pub trait Trial: Send + Sync {
    /// How many actions have been played.
    fn number(&self) -> u32;
    /// Who must choose now.
    fn awaited(&self) -> Sides;
    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// What `side` may do now, in the game's notation.
    fn legal(&self, side: Side) -> Vec<String>;
    /// The same by their ids ([`Game::id_of`]), in the same order.
    fn legal_ids(&self, side: Side) -> Vec<u32>;
    /// The action of `side` that has that id now, legal or not, in the game's notation.
    fn text_of(&self, side: Side, id: u32) -> Option<String>;
    /// What `side` is asked, if it is awaited.
    fn prompt(&self, side: Side) -> Option<Prompt>;
    /// What those eyes may see.
    fn view(&self, eye: Eye) -> View;
    /// The log as those eyes read it, from action `from` on, each line with the number of its action.
    fn log(&self, eye: Eye, from: u32) -> Vec<(u32, LogLine)>;
    /// Plays an action with the dice of the seed.
    fn play(&mut self, side: Side, play: &str) -> Result<(), PlayError>;
    /// Plays an action with dice and draws that are given. Nothing is played where they do not fit.
    fn play_by(&mut self, side: Side, play: &str, script: Scripted) -> Result<(), TrialError>;
    /// Takes the last action back, whatever came of it. False, if there is none.
    fn undo(&mut self) -> bool;
    /// The inputs of [`layout`](Trial::layout) that are set in what `side` may know.
    fn inputs(&self, side: Side) -> Vec<u16>;
    /// What a net of this game is shown, if it has an encoder.
    fn layout(&self) -> &'static [Block];
    /// A copy, in which all that `side` can't see is dealt anew.
    fn imagine(&self, side: Side, seed: u64) -> Box<dyn Trial>;
    /// A copy.
    fn copy(&self) -> Box<dyn Trial>;
    /// What a bot of that level would do in `side`'s place, which must be awaited.
    fn choose(&self, side: Side, level: &Level, seed: u64) -> String;
    /// What a search of so many iterations finds, the most tried first: action, tries, and the chance to win.
    fn consider(&self, side: Side, iterations: u32, seed: u64) -> Vec<Finding>;
    /// The state as a position, where it can be written as one.
    fn position(&self) -> Option<toml::Table>;
    /// The state as a game to be played on from there.
    fn playing(&self) -> Box<dyn AnyPlaying>;
}

/// What a search says of one action.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The action, in the game's notation.
    pub play: String,
    /// How often it was tried.
    pub visits: u32,
    /// The chance to win after it, from 0 to 1; nothing, if it was never tried.
    pub chance: Option<f64>,
}

/// Why an action was not played by a script.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TrialError {
    /// It can't be played, whatever is rolled.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// Something was asked for that the script has not.
    #[error("{0}")]
    Missed(String),
    /// The script has more than was asked for.
    #[error("{dice} dice and {draws} draws were left over")]
    Left {
        /// Dice that nobody rolled.
        dice: usize,
        /// Draws that nobody made.
        draws: usize,
    },
}

/// A trial with its type.
pub struct Trying<M: Mind> {
    seed: Seed,
    state: M::Game,
    /// The state before each action, and how long the log was.
    before: Vec<(M::Game, usize)>,
    log: Vec<(u32, <M::Game as Game>::Event)>,
}

impl<M: Mind> Trying<M> {
    /// A new game, whose dice come from `seed`.
    pub fn new(setup: &Setup, seed: Seed) -> Result<Trying<M>, SetupError> {
        let setup = M::Game::facts().check(setup)?;
        Ok(Trying::at(M::Game::set_up(&setup, &mut Seeded::new(seed, 0))?, seed))
    }

    /// A game that begins in that state.
    pub fn at(state: M::Game, seed: Seed) -> Trying<M> {
        Trying { seed, state, before: Vec::new(), log: Vec::new() }
    }

    fn actions(&self, side: Side) -> Vec<<M::Game as Game>::Action> {
        let mut actions = Vec::new();
        if self.state.awaited().has(side) {
            self.state.actions(side, &mut actions);
        }
        actions
    }

    fn play_with<C: Chance>(&mut self, side: Side, play: &str, chance: C) -> Result<C, PlayError> {
        let action = play.parse()?;
        let before = self.state.clone();
        let mut world = Aloud::new(chance);
        // A refused action changes nothing.
        self.state.play(side, action, &mut world).map_err(PlayError::Refused)?;
        self.before.push((before, self.log.len()));
        let number = self.number();
        self.log.extend(world.told.into_iter().map(|event| (number, event)));
        Ok(world.chance)
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

    fn legal_ids(&self, side: Side) -> Vec<u32> {
        self.actions(side).iter().map(|action| self.state.id_of(side, *action)).collect()
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
            Some(missed) => TrialError::Missed(missing(missed)),
            None if 0 < dice + draws => TrialError::Left { dice, draws },
            None => return Ok(()),
        };
        self.undo();
        Err(wrong)
    }

    fn undo(&mut self) -> bool {
        let Some((state, log)) = self.before.pop() else { return false };
        self.state = state;
        self.log.truncate(log);
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
        Box::new(Trying::<M>::at(state, Seed::from_number(seed)))
    }

    fn copy(&self) -> Box<dyn Trial> {
        Box::new(Trying::<M> {
            seed: self.seed,
            state: self.state.clone(),
            before: self.before.clone(),
            log: self.log.clone(),
        })
    }

    fn choose(&self, side: Side, level: &Level, seed: u64) -> String {
        bots::choose::<M>(&self.state, side, level, seed, &Threads::ONE).to_string()
    }

    fn consider(&self, side: Side, iterations: u32, seed: u64) -> Vec<Finding> {
        let finding = |one: Considered<<M::Game as Game>::Action>| Finding {
            play: one.action.to_string(),
            visits: one.visits,
            chance: one.wins.map(f64::from),
        };
        let found = bots::consider::<M>(&self.state, side, iterations, seed, &Threads::ONE);
        found.into_iter().map(finding).collect()
    }

    fn position(&self) -> Option<toml::Table> {
        self.state.to_position()
    }

    fn playing(&self) -> Box<dyn AnyPlaying> {
        Box::new(Playing::from_state(self.state.clone(), self.seed))
    }
}

/// What the script has not, in words.
fn missing(missed: &Missed) -> String {
    match missed {
        Missed::Die(n) => format!("die {} was rolled and is not in the script", n + 1),
        Missed::Draw { from } => {
            format!(
                "something was drawn and is not in the script; write one of {}",
                from.join(", ")
            )
        }
        Missed::NotThere { wanted, from } => {
            format!("{wanted:?} can't be drawn; write one of {}", from.join(", "))
        }
    }
}
