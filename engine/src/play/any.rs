//! The same contract without types, for those who hold several games in one
//! list: text and JSON in, text and JSON out. Written once, for every game.

use std::any::Any;
use std::marker::PhantomData;

use super::odds::has_odds;
use crate::{
    BySide, Case, CaseFailure, Choice, Digest, Eye, Game, GameFacts, Happened, Lasting, LogLine,
    Names, NoUndo, Outcome, Playing, PositionError, Prompt, Record, RecordError, Refusal, Secret,
    Seed, Setup, SetupError, Side, Sides, Target, Unreadable, View, Way, Written,
};

/// A game, whichever it is.
pub trait AnyGame: Send + Sync {
    /// All that is known of it before it begins.
    fn facts(&self) -> &'static GameFacts;
    /// A new game, whose dice come from `seed`.
    fn start(&self, setup: &Setup, seed: Seed) -> Result<Box<dyn AnyPlaying>, SetupError>;
    /// A game that begins in a state written by hand.
    fn begin_at(
        &self,
        position: &Written,
        seed: Seed,
    ) -> Result<Box<dyn AnyPlaying>, PositionError>;
    /// Plays a record again, and says where it departs.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyPlaying>, RecordError>;
    /// Runs a case by the names of this game, tells what comes of each action,
    /// and says where it differs.
    fn run_case(
        &self,
        case: &Case,
        names: &Names,
        tell: &mut dyn FnMut(Happened),
    ) -> Result<(), CaseFailure>;
    /// The game as a case leaves it; nothing, if its position is refused as it should be.
    fn end_of_case(
        &self,
        case: &Case,
        names: &Names,
    ) -> Result<Option<Box<dyn AnyPlaying>>, CaseFailure>;
}

/// A game being played, whichever it is.
pub trait AnyPlaying: Send + Sync {
    /// All that is known of the game before it begins.
    fn facts(&self) -> &'static GameFacts;
    /// What was chosen before it began.
    fn setup(&self) -> &Setup;
    /// How many actions have been played.
    fn number(&self) -> u32;
    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Who must choose now.
    fn awaited(&self) -> Sides;
    /// What `side` is asked, if it is awaited.
    fn prompt(&self, side: Side) -> Option<Prompt>;
    /// What `side` may do now, as it is offered, and whether it can be taken back.
    fn choices(&self, side: Side) -> Vec<Choice>;
    /// The same in the game's notation alone, which costs less.
    fn legal(&self, side: Side) -> Vec<String>;
    /// Plays an action in the game's notation.
    fn play(&mut self, side: Side, play: &str) -> Result<(), PlayError>;
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
    /// Where `side` can bring the force on the move: as [`ways`](crate::ways).
    fn ways(&self, side: Side) -> Vec<Way>;
    /// Why nothing can be done by clicking `on`; nothing, if something can, or
    /// if no rule has anything to say of it.
    fn why(&self, side: Side, on: &Target) -> Option<Refusal>;
    /// The actions after which something can be done there: as [`leads`](crate::leads).
    fn leads(&self, side: Side, on: &Target) -> Vec<String>;
    /// What those eyes may see.
    fn view(&self, eye: Eye) -> View;
    /// The log as those eyes read it, from action `from` on.
    fn log(&self, eye: Eye, from: u32) -> Vec<(u32, LogLine)>;
    /// The fingerprint of the state.
    fn digest(&self) -> Digest;
    /// Every action played: side, notation, digest of the state it led to.
    fn played(&self) -> Vec<(Side, String, Digest)>;
    /// The game as it stood after `number` actions.
    fn at(&self, number: u32) -> Box<dyn AnyPlaying>;
    /// The game as a record.
    fn record(&self, players: BySide<String>, nonces: BySide<String>, secret: Secret) -> Record;
    /// The state as a position, where it can be written as one.
    fn position(&self) -> Option<toml::Table>;
    /// What is wrong with the state, if anything is.
    fn unsound(&self) -> Option<String>;
    /// A copy.
    fn boxed(&self) -> Box<dyn AnyPlaying>;
    /// For who knows which game it is: a `Playing<G>`.
    fn as_any(&self) -> &dyn Any;
}

/// Why an action was not played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// It is no action of this game.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// A rule forbids it.
    #[error("{0}")]
    Refused(Refusal),
}

/// The untyped face of game `G`.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    /// The game `G`.
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

    fn legal(&self, side: Side) -> Vec<String> {
        let mut actions = Vec::new();
        if self.awaited().has(side) {
            self.state().actions(side, &mut actions);
        }
        actions.iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, side: Side, play: &str) -> Result<(), PlayError> {
        let action: G::Action = play.parse()?;
        Playing::play(self, side, action).map_err(PlayError::Refused)
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
        self.state().to_position()
    }

    fn unsound(&self) -> Option<String> {
        self.state().unsound()
    }

    fn boxed(&self) -> Box<dyn AnyPlaying> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
