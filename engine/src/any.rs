//! Type-erased forms of [`Game`] and [`Playing`], for code that holds several games in one list.
//! These forms take and return text and JSON, and one implementation serves all games.

use std::any::Any;
use std::marker::PhantomData;

use crate::play::odds::has_odds;
use crate::{
    BySide, Case, CaseFailure, Chances, Choice, DiceSource, Digest, Eye, Game, GameFacts, Happened,
    Lasting, LogLine, Names, NoUndo, Outcome, Playing, PositionError, Prompt, Record, RecordError,
    Refusal, ScriptError, Secret, Seed, Seeded, Setup, SetupError, Side, Sides, Target, Unreadable,
    View, Way, Written,
};

/// Any game.
pub trait AnyGame: Send + Sync {
    /// Returns everything about the game that is known before it begins.
    fn facts(&self) -> &'static GameFacts;
    /// Starts a new game, whose dice come from `seed`.
    fn start(&self, setup: &Setup, seed: Seed) -> Result<Box<dyn AnyPlaying>, SetupError>;
    /// Starts a game from a state written by hand.
    fn begin_at(
        &self,
        position: &Written,
        seed: Seed,
    ) -> Result<Box<dyn AnyPlaying>, PositionError>;
    /// Replays a record. The error is the point at which the game departs from the record.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyPlaying>, RecordError>;
    /// Runs a case, and returns where it fails. Calls `tell` with the result of each action.
    /// `names` are the names of this game that a case may use.
    fn run_case(
        &self,
        case: &Case,
        names: &Names,
        tell: &mut dyn FnMut(Happened),
    ) -> Result<(), CaseFailure>;
    /// Returns the game at the beginning of a case; `None` if its position or set-up is refused.
    fn beginning_of_case(&self, case: &Case) -> Option<Box<dyn AnyPlaying>>;
    /// Returns the game at the end of a case; `None` if the case expects its position to be
    /// refused, and the position is refused.
    fn end_of_case(
        &self,
        case: &Case,
        names: &Names,
    ) -> Result<Option<Box<dyn AnyPlaying>>, CaseFailure>;
}

/// Any game being played.
pub trait AnyPlaying: Send + Sync {
    /// Returns everything about the game that is known before play begins.
    fn facts(&self) -> &'static GameFacts;
    /// Returns the choices made before the game began.
    fn setup(&self) -> &Setup;
    /// Returns the number of actions played.
    fn number(&self) -> u32;
    /// Returns the outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns the sides that must choose now.
    fn awaited(&self) -> Sides;
    /// Returns the question put to `side`, if `side` must choose now.
    fn prompt(&self, side: Side) -> Option<Prompt>;
    /// Returns the legal actions of `side` with their labels and targets. Each action also has the
    /// reason why it can't be taken back, if there is one.
    fn choices(&self, side: Side) -> Vec<Choice>;
    /// Returns an action of `side` as it is offered, without the reason why it can't be taken back;
    /// `None` if the text is not an action of this game.
    fn choice(&self, side: Side, play: &str) -> Option<Choice>;
    /// Returns the legal actions of `side` in the game's notation alone, which is cheaper than
    /// [`choices`](AnyPlaying::choices).
    fn legal(&self, side: Side) -> Vec<String>;
    /// Returns the legal actions of `side` except cancellations, as [`Game::purposeful`].
    fn purposeful(&self, side: Side) -> Vec<String>;
    /// Plays an action in the game's notation.
    fn play(&mut self, side: Side, play: &str) -> Result<(), PlayError>;
    /// Tries an action of `side` with dice of the caller's choice, and leaves the game as it is.
    fn explore(&self, side: Side, play: &str, roll: DiceSource) -> Result<Explored, ScriptError>;
    /// Returns the results of chance that an action of `side` can have.
    fn chances(&self, side: Side, play: &str) -> Result<Chances, ScriptError>;
    /// Returns the dice, draws and shuffles of every action played, as lines of a script.
    fn results(&self) -> Vec<String>;
    /// As [`Playing::undo`].
    fn undo(&mut self, sides: Sides) -> Result<(), NoUndo>;
    /// As [`Playing::undoes`].
    fn undoes(&self, sides: Sides) -> Result<Choice, NoUndo>;
    /// As [`Playing::take_back`].
    fn take_back(&mut self, number: u32);
    /// As [`Playing::pass_over`].
    fn pass_over(&mut self, taken_back: u32);
    /// As [`Playing::seats_changed`].
    fn seats_changed(&self) -> bool;
    /// As [`Playing::seen_since`].
    fn seen_since(&self, number: u32) -> bool;
    /// Returns the routes by which `side` can move the force in focus, as [`ways`](crate::ways).
    fn ways(&self, side: Side) -> Vec<Way>;
    /// Returns the reason why a click on `on` does nothing; `None` if the click does something, or
    /// if no rule explains it.
    fn why(&self, side: Side, on: &Target) -> Option<Refusal>;
    /// Returns the actions after which something can be done with `on`, as [`leads`](crate::leads).
    fn leads(&self, side: Side, on: &Target) -> Vec<String>;
    /// Returns everything that `eye` may see.
    fn view(&self, eye: Eye) -> View;
    /// Returns the log as `eye` reads it, from action `from` on.
    fn log(&self, eye: Eye, from: u32) -> Vec<(u32, LogLine)>;
    /// Returns the digest of the state.
    fn digest(&self) -> Digest;
    /// Returns every action played: its side, its notation, and the digest of the state that it led
    /// to.
    fn played(&self) -> Vec<(Side, String, Digest)>;
    /// Returns the game as it was after `number` actions.
    fn at(&self, number: u32) -> Box<dyn AnyPlaying>;
    /// Returns the game as a record.
    fn record(&self, players: BySide<String>, nonces: BySide<String>, secret: Secret) -> Record;
    /// As [`Playing::position`].
    fn position(&self) -> Option<toml::Table>;
    /// Returns the state as a position without a script of actions, if no procedure is half done.
    fn quiet_position(&self) -> Option<toml::Table>;
    /// Returns a description of an inconsistency in the state, if there is one.
    fn unsound(&self) -> Option<String>;
    /// Returns a game in a state that `side` cannot distinguish from this one, as [`Game::imagine`].
    /// The returned game no longer contains the actions played so far.
    fn imagined(&self, side: Side, seed: Seed) -> Box<dyn AnyPlaying>;
    /// Returns a copy of the game.
    fn boxed(&self) -> Box<dyn AnyPlaying>;
    /// Returns the `Playing<G>` for callers that know which game it is.
    fn as_any(&self) -> &dyn Any;
}

/// The game after an action that was tried.
pub struct Explored {
    /// The game. The log of the game has the events of this action alone.
    pub after: Box<dyn AnyPlaying>,
    /// The dice, draws and shuffles that the action used, as lines of a script.
    pub results: String,
}

/// The reason why an action was not played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The text is not an action in the notation of this game.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// A rule forbids the action.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// The type-erased form of game `G`.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    /// Returns the type-erased form of `G`.
    pub const fn new() -> Of<G> {
        Of(PhantomData)
    }
}

impl<G> Default for Of<G> {
    fn default() -> Of<G> {
        Of::new()
    }
}

impl<G: Game> AnyGame for Of<G> {
    fn facts(&self) -> &'static GameFacts {
        G::facts()
    }

    fn start(&self, setup: &Setup, seed: Seed) -> Result<Box<dyn AnyPlaying>, SetupError> {
        Ok(Box::new(Playing::<G>::start(setup, seed)?))
    }

    fn begin_at(
        &self,
        position: &Written,
        seed: Seed,
    ) -> Result<Box<dyn AnyPlaying>, PositionError> {
        Ok(Box::new(Playing::from_state(G::from_position(position)?, seed)))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyPlaying>, RecordError> {
        Ok(Box::new(record.replay::<G>()?))
    }

    fn run_case(
        &self,
        case: &Case,
        names: &Names,
        tell: &mut dyn FnMut(Happened),
    ) -> Result<(), CaseFailure> {
        case.run_telling::<G>(names, tell)
    }

    fn beginning_of_case(&self, case: &Case) -> Option<Box<dyn AnyPlaying>> {
        let state: G = case.beginning()?;
        Some(Box::new(Playing::from_state(state, Seed::from_number(0))))
    }

    fn end_of_case(
        &self,
        case: &Case,
        names: &Names,
    ) -> Result<Option<Box<dyn AnyPlaying>>, CaseFailure> {
        let end = case.run_to_end::<G>(names, &mut |_| {})?;
        let playing = |state| -> Box<dyn AnyPlaying> {
            Box::new(Playing::<G>::from_state(state, Seed::from_number(0)))
        };
        Ok(end.map(playing))
    }
}

impl<G: Game> AnyPlaying for Playing<G> {
    fn facts(&self) -> &'static GameFacts {
        G::facts()
    }

    fn setup(&self) -> &Setup {
        Playing::setup(self)
    }

    fn number(&self) -> u32 {
        Playing::number(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn awaited(&self) -> Sides {
        self.state().awaited()
    }

    fn prompt(&self, side: Side) -> Option<Prompt> {
        self.awaited().has(side).then(|| self.state().prompt(side))
    }

    fn choices(&self, side: Side) -> Vec<Choice> {
        let mut actions = Vec::new();
        if self.awaited().has(side) {
            self.state().actions(side, &mut actions);
        }
        let offered = |action| Choice {
            lasting: Lasting::foreseen(self.state(), side, action),
            odds: has_odds(self.state(), side, action),
            ..self.state().choice(side, action)
        };
        actions.into_iter().map(offered).collect()
    }

    fn choice(&self, side: Side, play: &str) -> Option<Choice> {
        play.parse().ok().map(|action| self.state().choice(side, action))
    }

    fn legal(&self, side: Side) -> Vec<String> {
        let mut actions = Vec::new();
        if self.awaited().has(side) {
            self.state().actions(side, &mut actions);
        }
        actions.iter().map(ToString::to_string).collect()
    }

    fn purposeful(&self, side: Side) -> Vec<String> {
        let mut actions = Vec::new();
        if self.awaited().has(side) {
            self.state().purposeful(side, &mut actions);
        }
        actions.iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, side: Side, play: &str) -> Result<(), PlayError> {
        let action: G::Action = play.parse()?;
        Playing::play(self, side, action).map_err(PlayError::Refused)
    }

    fn explore(&self, side: Side, play: &str, roll: DiceSource) -> Result<Explored, ScriptError> {
        let (after, results) = Playing::explore(self, side, play, roll)?;
        Ok(Explored { after: Box::new(after), results })
    }

    fn chances(&self, side: Side, play: &str) -> Result<Chances, ScriptError> {
        Playing::chances(self, side, play)
    }

    fn results(&self) -> Vec<String> {
        Playing::results(self)
    }

    fn undo(&mut self, sides: Sides) -> Result<(), NoUndo> {
        Playing::undo(self, sides)
    }

    fn undoes(&self, sides: Sides) -> Result<Choice, NoUndo> {
        Playing::undoes(self, sides)
    }

    fn take_back(&mut self, number: u32) {
        Playing::take_back(self, number);
    }

    fn pass_over(&mut self, taken_back: u32) {
        Playing::pass_over(self, taken_back);
    }

    fn seats_changed(&self) -> bool {
        self.seats_changed()
    }

    fn seen_since(&self, number: u32) -> bool {
        Playing::seen_since(self, number)
    }

    fn ways(&self, side: Side) -> Vec<Way> {
        crate::ways(self.state(), side)
    }

    fn leads(&self, side: Side, on: &Target) -> Vec<String> {
        crate::leads(self.state(), side, on).iter().map(ToString::to_string).collect()
    }

    fn why(&self, side: Side, on: &Target) -> Option<Refusal> {
        let mut meant = Vec::new();
        self.state().meant(side, on, &mut meant);
        let mut why = None;
        for action in meant {
            match self.state().refuse(side, action) {
                None => return None,
                Some(refusal) => why = why.or(Some(refusal)),
            }
        }
        why
    }

    fn view(&self, eye: Eye) -> View {
        self.state().view(eye)
    }

    fn log(&self, eye: Eye, from: u32) -> Vec<(u32, LogLine)> {
        Playing::log(self, eye, from)
    }

    fn digest(&self) -> Digest {
        Playing::digest(self)
    }

    fn played(&self) -> Vec<(Side, String, Digest)> {
        Playing::played(self)
            .iter()
            .map(|turn| (turn.side, turn.action.to_string(), turn.digest))
            .collect()
    }

    fn at(&self, number: u32) -> Box<dyn AnyPlaying> {
        Box::new(Playing::at(self, number))
    }

    fn record(&self, players: BySide<String>, nonces: BySide<String>, secret: Secret) -> Record {
        Record::of(self, players, nonces, secret)
    }

    fn position(&self) -> Option<toml::Table> {
        Playing::position(self)
    }

    fn quiet_position(&self) -> Option<toml::Table> {
        self.state().to_position()
    }

    fn unsound(&self) -> Option<String> {
        self.state().unsound()
    }

    fn imagined(&self, side: Side, seed: Seed) -> Box<dyn AnyPlaying> {
        let imagined = self.state().imagine(side, &mut Seeded::new(seed, 0));
        Box::new(Playing::from_state(imagined, seed))
    }

    fn boxed(&self) -> Box<dyn AnyPlaying> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
