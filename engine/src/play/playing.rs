//! A game being played: the list of actions, and the state that they led to.

use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;
use sha2::Sha256;

use crate::{
    Aloud, Chance, Choice, Counted, Event, Eye, Game, Lasting, LogLine, PositionError, Refusal,
    Seed, Seeded, Setup, SetupError, Side, Sides, Written,
};

/// A short hash of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digest(pub [u8; 16]);

impl Digest {
    /// Computes the digest of a state.
    pub fn of<G: Game>(state: &G) -> Digest {
        let bytes = postcard::to_allocvec(state).expect("a state is plain data");
        let hash = <Sha256 as sha2::Digest>::digest(bytes);
        Digest(std::array::from_fn(|n| hash[n]))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&crate::play::fair::hex(&self.0))
    }
}

/// One action that was played.
#[derive(Clone, Debug)]
pub struct Played<A> {
    /// The side that played it.
    pub side: Side,
    /// The action.
    pub action: A,
    /// The digest of the state that the action led to.
    pub digest: Digest,
    /// The reason why the action can't simply be taken back, if there is one.
    pub lasting: Option<Lasting>,
    /// The number of actions that had been taken back by agreement before the action.
    pub taken_back: u32,
    /// The length of the log before the action.
    log: usize,
}

/// A game being played, with the seed of its dice.
#[derive(Clone, Debug)]
pub struct Playing<G: Game> {
    setup: Setup,
    seed: Seed,
    start: G,
    state: G,
    played: Vec<Played<G::Action>>,
    /// The states before the latest actions, back to the last action that can't be undone.
    before: Vec<G>,
    log: Vec<(u32, G::Event)>,
    /// The state after every `MARK` actions, so that an earlier state can be found without
    /// replaying from the beginning.
    marks: Vec<G>,
    /// The number of actions taken back by agreement. The players have seen the dice of these
    /// actions, so the same dice are not used again.
    taken_back: u32,
}

/// The number of actions between two states in `marks`.
const MARK: usize = 32;

/// The reason why nothing can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum NoUndo {
    /// Nothing has been played.
    #[error("there is nothing to undo")]
    Nothing,
    /// The last action belongs to none of the sides that want to undo it.
    #[error("the last action was the other side's")]
    Theirs,
    /// The last action rolled dice or drew something.
    #[error("a die or a draw can't be taken back")]
    Chance,
    /// The last action revealed something.
    #[error("what was shown can't be taken back")]
    Reveals,
}

impl<G: Game> Playing<G> {
    /// Starts a new game, whose dice come from `seed`. The game begins from the position of its
    /// set-up, if there is one.
    pub fn start(setup: &Setup, seed: Seed) -> Result<Playing<G>, SetupError> {
        let setup = G::facts().check(setup)?;
        let state: G = begin(&setup, &mut Seeded::new(seed, 0))?;
        Ok(Playing {
            setup,
            seed,
            start: state.clone(),
            state,
            played: Vec::new(),
            before: Vec::new(),
            log: Vec::new(),
            marks: Vec::new(),
            taken_back: 0,
        })
    }

    /// Returns a game that begins with `state`, to which one action of this game has just led; its
    /// log has the events of that action.
    pub(crate) fn branch(&self, state: G, told: Vec<G::Event>) -> Playing<G> {
        let setup = Setup { position: None, ..self.setup.clone() };
        let log = told.into_iter().map(|event| (0, event)).collect();
        Playing { setup, log, ..Playing::from_state(state, Seed::from_number(0)) }
    }

    /// Starts a game from any state. The record of such a game has no set-up.
    pub fn from_state(state: G, seed: Seed) -> Playing<G> {
        Playing {
            setup: Setup::default(),
            seed,
            start: state.clone(),
            state,
            played: Vec::new(),
            before: Vec::new(),
            log: Vec::new(),
            marks: Vec::new(),
            taken_back: 0,
        }
    }

    /// Returns the current state.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Returns the game at its beginning.
    pub(crate) fn beginning(&self) -> &G {
        &self.start
    }

    /// Returns the dice of the action at place `place`, counted from 0, among the actions
    /// played.
    pub(crate) fn dice_of(&self, place: usize) -> Seeded {
        let stream = place as u64 + u64::from(self.played[place].taken_back) + 1;
        Seeded::new(self.seed, stream)
    }

    /// Returns the choices made before the game began.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the number of actions played, which is also the index of the next action.
    pub fn number(&self) -> u32 {
        self.played.len() as u32
    }

    /// Returns every action that was played.
    pub fn played(&self) -> &[Played<G::Action>] {
        &self.played
    }

    /// Returns the digest of the state, which was computed together with the state.
    pub fn digest(&self) -> Digest {
        self.played.last().map_or_else(|| Digest::of(&self.state), |one| one.digest)
    }

    /// Plays an action. The dice of the action depend on its number and on the number of
    /// actions taken back.
    pub fn play(&mut self, side: Side, action: G::Action) -> Result<(), Refusal> {
        let before = self.state.clone();
        let mut world = Aloud::new(Counted::new(self.dice()));
        self.state.play(side, action, &mut world)?;
        let number = self.number() + 1;
        let lasting = Lasting::of(side, &world, &self.state);
        if lasting.is_some_and(Lasting::is_final) {
            self.before.clear();
        } else {
            self.before.push(before);
        }
        let log = self.log.len();
        self.log.extend(world.told.into_iter().map(|event| (number, event)));
        let (digest, taken_back) = (Digest::of(&self.state), self.taken_back);
        self.played.push(Played { side, action, digest, lasting, taken_back, log });
        if self.played.len().is_multiple_of(MARK) {
            self.marks.push(self.state.clone());
        }
        Ok(())
    }

    /// Returns the dice of the next action.
    pub(crate) fn dice(&self) -> Seeded {
        let stream = u64::from(self.number()) + u64::from(self.taken_back) + 1;
        Seeded::new(self.seed, stream)
    }

    /// Takes the last action back, if it was one of `sides` and neither used chance nor revealed
    /// anything.
    pub fn undo(&mut self, sides: Sides) -> Result<(), NoUndo> {
        self.check_undo(sides)?;
        let last = self.played.pop().expect("it was checked");
        self.state = self.before.pop().expect("it was checked");
        self.log.truncate(last.log);
        self.marks.truncate(self.played.len() / MARK);
        Ok(())
    }

    /// Returns to the state after `number` actions, whatever has been seen since: both sides have
    /// agreed to it. The dice of the actions taken back are not used again.
    pub fn take_back(&mut self, number: u32) {
        let taken_back = self.taken_back + self.number().saturating_sub(number);
        *self = self.at(number);
        self.taken_back = taken_back;
    }

    /// Records that `taken_back` actions were played at this point and taken back by agreement.
    pub fn pass_over(&mut self, taken_back: u32) {
        self.taken_back += taken_back;
    }

    /// Returns true if an action after the first `number` rolled dice, drew, or revealed something.
    pub fn seen_since(&self, number: u32) -> bool {
        let since = self.played.iter().skip(number as usize);
        since.filter_map(|one| one.lasting).any(Lasting::is_final)
    }

    /// Returns the action that `sides` would take back by [`undo`](Playing::undo), as it was
    /// offered.
    pub fn undoes(&self, sides: Sides) -> Result<Choice, NoUndo> {
        let last = self.check_undo(sides)?;
        let before = self.before.last().expect("it was checked");
        Ok(before.choice(last.side, last.action))
    }

    fn check_undo(&self, sides: Sides) -> Result<&Played<G::Action>, NoUndo> {
        let last = self.played.last().ok_or(NoUndo::Nothing)?;
        match last.lasting {
            _ if !sides.has(last.side) => Err(NoUndo::Theirs),
            Some(Lasting::Chance) => Err(NoUndo::Chance),
            Some(Lasting::Reveals) => Err(NoUndo::Reveals),
            Some(Lasting::HandsOver) | None => Ok(last),
        }
    }

    /// Returns the game as it was after `number` actions. This replays the actions that could still
    /// be undone there, and a few before them.
    #[must_use]
    pub fn at(&self, number: u32) -> Playing<G> {
        let played = &self.played[..self.played.len().min(number as usize)];
        let is_final = |one: &Played<_>| one.lasting.is_some_and(Lasting::is_final);
        let marks = played.iter().rposition(is_final).map_or(0, |last| (last + 1) / MARK);
        let (known, again) = played.split_at(marks * MARK);
        let log = self.played.get(known.len()).map_or(self.log.len(), |next| next.log);
        let mut then = Playing {
            setup: self.setup.clone(),
            seed: self.seed,
            start: self.start.clone(),
            state: self.marks[..marks].last().unwrap_or(&self.start).clone(),
            played: known.to_vec(),
            before: Vec::new(),
            log: self.log[..log].to_vec(),
            marks: self.marks[..marks].to_vec(),
            taken_back: 0,
        };
        for one in again {
            then.taken_back = one.taken_back;
            then.play(one.side, one.action)
                .expect("an action that was played once can be played again");
        }
        then.taken_back =
            self.played.get(played.len()).map_or(self.taken_back, |next| next.taken_back);
        then
    }

    /// Returns true if each player now has the side that the other player began with.
    pub fn seats_changed(&self) -> bool {
        let changes = self.log.iter().filter(|(_, event)| event.changes_seats()).count();
        !changes.is_multiple_of(2)
    }

    /// Returns the log as `eye` reads it, from action `from` on; each line has the number of its
    /// action.
    pub fn log(&self, eye: Eye, from: u32) -> Vec<(u32, LogLine)> {
        let start = match from {
            0 => 0,
            n => self.played.get(n as usize - 1).map_or(self.log.len(), |one| one.log),
        };
        self.log[start..]
            .iter()
            .filter_map(|(number, event)| event.told(eye).map(|line| (*number, line)))
            .collect()
    }
}

/// Returns the first state of a game with that set-up, which has been checked
/// ([`GameFacts::check`](crate::GameFacts::check)).
pub fn begin<G: Game>(setup: &Setup, chance: &mut dyn Chance) -> Result<G, SetupError> {
    match &setup.position {
        None => G::set_up(setup, chance),
        Some(position) => Ok(from_position(&Written::parse(position)?, chance)?),
    }
}

/// Reads a state from a position, and refuses a position in which the game is over.
fn from_position<G: Game>(position: &Written, chance: &mut dyn Chance) -> Result<G, PositionError> {
    let state = G::begin_at(position, chance)?;
    if state.awaited().is_empty() {
        return Err(
            position.wrong("the game is over in it: write a moment at which somebody chooses")
        );
    }
    match state.unsound() {
        None => Ok(state),
        Some(why) => Err(position.wrong(why)),
    }
}
