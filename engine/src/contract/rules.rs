//! The parts of a game made of procedures ([`Rules`]), and the [`Game`] built from them
//! ([`State`]).

use std::fmt::Debug;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::script::{PLAYED, play_written};
use crate::{
    Action, Chance, Choice, Event, Eye, Finite, Frame, Frames, Game, GameFacts, Outcome,
    PositionError, Prompt, Refusal, Scripted, Setup, SetupError, Side, Sides, Silent, Stack, Step,
    Target, Threat, View, World, Written,
};

/// The parts of a game whose rules are procedures on a stack. [`State`] turns these parts into a
/// complete [`Game`]: `pub type Pebbles = engine::State<Rules>`.
pub trait Rules: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Everything on the table: counters, hands, tracks. Data that only one procedure under way
    /// needs is kept in that procedure.
    type Board: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The game's actions: each is one click, and one line of a record.
    type Action: Action;
    /// The game's events.
    type Event: Event;
    /// The procedures of the game: the enum that [`frames!`](crate::frames) writes.
    type Frame: Frame<Self>;
    /// Room for the deepest nesting of procedures: `engine::Array<Option<Frame>, N>`. `N` affects
    /// the digest of the state, so it never changes once a game is published.
    type Frames: Frames<Self::Frame>;
    /// The type of the things on the board on which procedures accept clicks: spaces alone, or also
    /// pieces.
    type Clicked: Copy;

    /// The refusal of every action once the game is over.
    const OVER: Refusal;
    /// The refusal of every action by a side that must not choose now.
    const NOT_YOUR_TURN: Refusal;
    /// Actions that may interrupt any question; [`interrupt`](Rules::interrupt) decides when.
    const INTERRUPTIONS: &'static [Self::Action] = &[];

    /// Whether a position may begin at a moment when cards must be dealt before a side chooses. If
    /// true, the cards are dealt in the order of their numbers; if false, such a position is
    /// refused.
    const DEALS_IN_POSITIONS: bool = false;

    /// Returns everything about the game that is known before it begins.
    fn facts() -> &'static GameFacts;

    /// Returns the board for a set-up, and the procedure that all others are called from. The
    /// set-up has been checked ([`GameFacts::check`]).
    fn set_up(
        setup: &Setup,
        chance: &mut dyn Chance,
    ) -> Result<(Self::Board, Self::Frame), SetupError>;

    /// Returns the outcome of the game, or `None` while the game goes on.
    fn outcome(board: &Self::Board) -> Option<Outcome>;

    /// Returns a legal action as it is offered: its label, and the targets to click to choose it.
    fn choice(state: &State<Self>, side: Side, action: Self::Action) -> Choice;

    /// As [`Game::meant`].
    fn meant(state: &State<Self>, side: Side, on: &Target, out: &mut Vec<Self::Action>);

    /// Returns everything that `eye` may see, except the focus, and nothing else.
    fn view(state: &State<Self>, eye: Eye) -> View;

    /// Returns the focus of play for `eye`: a moving force, a battle.
    fn focus(state: &State<Self>, eye: Eye) -> Vec<Target>;

    /// Returns a complete state that `side` can't tell from this one.
    fn imagine(state: &State<Self>, side: Side, chance: &mut dyn Chance) -> State<Self>;

    /// As [`Game::contested`].
    fn contested(_stack: &Stack<Self>) -> bool {
        false
    }

    /// As [`Game::bring_on`]: in the state returned, the procedure on top is the fight.
    fn bring_on(
        _before: &State<Self>,
        _after: &State<Self>,
        _side: Side,
        _action: Self::Action,
    ) -> Option<State<Self>> {
        None
    }

    /// As [`Game::threats`].
    fn threats(_state: &State<Self>) -> Vec<Threat> {
        Vec::new()
    }

    /// Reads a board that was written by hand, and returns it with the procedure that play
    /// begins with.
    fn read_position(position: &Written) -> Result<(Self::Board, Self::Frame), PositionError>;

    /// Writes this state as a position, if a position can express it.
    fn write_position(state: &State<Self>) -> Option<toml::Table>;

    /// Returns a description of an inconsistency in this state, if there is one.
    fn unsound(state: &State<Self>) -> Option<String>;

    /// Returns the form of an action from which its id is computed ([`Game::id_of`]). If an action
    /// names any number of cards of a hand, that form has the places of the cards in the hand
    /// instead: there are too many sets of cards for each to have an id.
    fn by_place(_board: &Self::Board, _side: Side, action: Self::Action) -> Self::Action {
        action
    }

    /// Reverses [`by_place`](Rules::by_place); `None` if the hand has no such place.
    fn by_name(_board: &Self::Board, _side: Side, counted: Self::Action) -> Option<Self::Action> {
        Some(counted)
    }

    /// Returns the text of an action made by [`by_place`](Rules::by_place), for the list of ids.
    fn place_text(counted: Self::Action) -> String {
        counted.to_string()
    }

    /// Applies the consequences of the places where pieces and markers are, no matter which
    /// procedure put them there. Called every time a procedure has acted.
    #[inline]
    fn settle(_stack: &Stack<Self>, _board: &mut Self::Board, _table: &mut dyn World<Self::Event>) {
    }

    /// Returns a procedure that must run before the one on top. The procedure on top is about
    /// to ask a side a question if `asking` is true, and to continue otherwise.
    #[inline]
    fn due(_stack: &Stack<Self>, _board: &Self::Board, _asking: bool) -> Option<Self::Frame> {
        None
    }

    /// Returns the procedure by which the action interrupts a question, or the rule that forbids
    /// the interruption now; `None` if the action is not an interruption.
    #[inline]
    fn interrupt(
        _state: &State<Self>,
        _side: Side,
        _action: Self::Action,
    ) -> Option<Result<Self::Frame, Refusal>> {
        None
    }
}

/// A game under way: the board, and the stack of procedures. A `State` implements [`Game`] for
/// any [`Rules`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct State<R: Rules> {
    /// Everything on the table.
    pub board: R::Board,
    /// The procedures under way.
    pub stack: Stack<R>,
}

impl<R: Rules> State<R> {
    /// Makes the state of a game at its beginning, from its board and its lowest procedure.
    pub fn new(board: R::Board, lowest: R::Frame) -> State<R> {
        State { board, stack: Stack::new(lowest) }
    }

    /// Returns the board.
    pub fn board(&self) -> &R::Board {
        &self.board
    }

    /// Returns the procedure under way.
    pub fn frame(&self) -> &R::Frame {
        self.stack.top()
    }

    /// Reads a position, and plays all that follows automatically until a side must choose.
    fn read(position: &Written, chance: &mut dyn Chance) -> Result<State<R>, PositionError> {
        let mut written = position.clone();
        let played = written.take(PLAYED);
        let (board, lowest) = R::read_position(&written)?;
        let mut state = State::new(board, lowest);
        state.run(&mut Silent(chance));
        if let Some(played) = played {
            play_written(&mut state, &played)?;
        }
        state.check_choices(position)?;
        Ok(state)
    }

    /// Refuses a position in which a side must choose but has no legal action.
    fn check_choices(&self, position: &Written) -> Result<(), PositionError> {
        let mut actions = Vec::new();
        for side in self.awaited().iter() {
            actions.clear();
            self.actions(side, &mut actions);
            if actions.is_empty() {
                let rule = self.prompt(side).rule;
                return Err(position.wrong(format!(
                    "the {side} must choose by rule {rule} and have no legal action: write what they choose from, or another stage"
                )));
            }
        }
        Ok(())
    }

    /// Continues the game until a side must choose.
    fn run(&mut self, world: &mut dyn World<R::Event>) {
        let step = self.stack.top_mut().resume(&mut self.board, world);
        self.follow(step, world);
    }

    /// Takes a step and the steps that follow from it, until a side must choose.
    fn follow(&mut self, mut step: Step<R::Frame>, world: &mut dyn World<R::Event>) {
        loop {
            let asking = matches!(step, Step::Stay);
            if matches!(step, Step::Become(_) | Step::Return) {
                world.over(&|| R::view(self, Eye::Open).panel);
            }
            match step {
                Step::Stay => {}
                Step::Call(frame) => self.stack.push(frame),
                Step::Become(frame) => self.stack.replace(frame),
                Step::Return => self.stack.pop(),
            }
            if !asking {
                let panel = || R::view(self, Eye::Open).panel;
                world.goes_on(&|| R::contested(&self.stack), &panel);
            }
            // An automatic answer belongs to the action that led to it, and so comes before
            // `settle`.
            if asking
                && let Some((side, action)) = self.owed()
                && !world.will_say(side, &action)
            {
                world.by_itself(side, &action);
                let top = self.stack.top_mut();
                step = top.play(&mut self.board, side, action, world).expect("it is legal");
                continue;
            }
            R::settle(&self.stack, &mut self.board, world);
            match R::due(&self.stack, &self.board, asking) {
                Some(frame) => self.stack.push(frame),
                None if asking => return,
                None => {}
            }
            step = self.stack.top_mut().resume(&mut self.board, world);
        }
    }

    /// Returns the answer that is given automatically
    /// ([`Procedure::owed`](crate::Procedure::owed)), and the side that owes it.
    fn owed(&self) -> Option<(Side, R::Action)> {
        let top = self.stack.top();
        if R::outcome(&self.board).is_some() {
            return None;
        }
        Some((top.awaited().iter().next()?, top.owed(&self.board)?))
    }

    fn check_turn(&self, side: Side) -> Result<(), Refusal> {
        if R::outcome(&self.board).is_some() {
            return Err(R::OVER);
        }
        if !self.stack.top().awaited().has(side) {
            return Err(R::NOT_YOUR_TURN);
        }
        Ok(())
    }

    fn check(&self, side: Side, action: R::Action) -> Result<(), Refusal> {
        self.check_turn(side)?;
        match R::interrupt(self, side, action) {
            Some(frame) => frame.map(|_| ()),
            None => self.stack.top().refuse(&self.board, side, action),
        }
    }
}

impl<R: Rules> Game for State<R> {
    type Action = R::Action;
    type Event = R::Event;

    fn facts() -> &'static GameFacts {
        R::facts()
    }

    fn set_up(setup: &Setup, chance: &mut dyn Chance) -> Result<State<R>, SetupError> {
        let setup = R::facts().check(setup)?;
        let (board, lowest) = R::set_up(&setup, chance)?;
        let mut state = State::new(board, lowest);
        state.run(&mut Silent(chance));
        Ok(state)
    }

    fn outcome(&self) -> Option<Outcome> {
        R::outcome(&self.board)
    }

    #[inline]
    fn awaited(&self) -> Sides {
        match R::outcome(&self.board) {
            Some(_) => Sides::NONE,
            None => self.stack.top().awaited(),
        }
    }

    fn prompt(&self, _: Side) -> Prompt {
        self.stack.top().ask(&self.board)
    }

    #[inline]
    fn actions(&self, side: Side, out: &mut Vec<R::Action>) {
        if self.check_turn(side).is_err() {
            return;
        }
        self.stack.top().legal(&self.board, side, out);
        for action in R::INTERRUPTIONS {
            if matches!(R::interrupt(self, side, *action), Some(Ok(_))) {
                out.push(*action);
            }
        }
    }

    fn cancels(&self, side: Side, action: R::Action) -> bool {
        R::interrupt(self, side, action).is_none()
            && self.stack.top().cancels(&self.board, side, action)
    }

    fn refuse(&self, side: Side, action: R::Action) -> Option<Refusal> {
        self.check(side, action).err()
    }

    #[inline]
    fn play(
        &mut self,
        side: Side,
        action: R::Action,
        world: &mut dyn World<R::Event>,
    ) -> Result<(), Refusal> {
        self.check_turn(side)?;
        if let Some(frame) = R::interrupt(self, side, action) {
            self.stack.push(frame?);
            return Ok(());
        }
        let step = self.stack.top_mut().play(&mut self.board, side, action, world)?;
        self.follow(step, world);
        Ok(())
    }

    fn choice(&self, side: Side, action: R::Action) -> Choice {
        let cancels = self.cancels(side, action);
        Choice { cancels, ..R::choice(self, side, action) }
    }

    fn meant(&self, side: Side, on: &Target, out: &mut Vec<R::Action>) {
        R::meant(self, side, on, out);
    }

    fn view(&self, eye: Eye) -> View {
        View { focus: R::focus(self, eye), ..R::view(self, eye) }
    }

    fn focus(&self, eye: Eye) -> Vec<Target> {
        R::focus(self, eye)
    }

    fn imagine(&self, side: Side, chance: &mut dyn Chance) -> State<R> {
        R::imagine(self, side, chance)
    }

    fn contested(&self) -> bool {
        R::contested(&self.stack)
    }

    fn bring_on(
        &self,
        after: &State<R>,
        side: Side,
        action: R::Action,
        world: &mut dyn World<R::Event>,
    ) -> Option<State<R>> {
        let mut fight = R::bring_on(self, after, side, action)?;
        let shown = fight;
        let panel = || R::view(&shown, Eye::Open).panel;
        world.goes_on(&|| R::contested(&shown.stack), &panel);
        fight.run(world);
        Some(fight)
    }

    fn threats(&self) -> Vec<Threat> {
        R::threats(self)
    }

    fn from_position(position: &Written) -> Result<State<R>, PositionError> {
        let mut chance = Scripted::default();
        let state = State::read(position, &mut chance)?;
        if R::DEALS_IN_POSITIONS || chance.missed.is_empty() {
            return Ok(state);
        }
        Err(position.wrong(
            "dice or cards would be needed at once: write an earlier stage, in which somebody chooses first",
        ))
    }

    fn begin_at(position: &Written, chance: &mut dyn Chance) -> Result<State<R>, PositionError> {
        State::<R>::from_position(position)?;
        State::read(position, chance)
    }

    fn to_position(&self) -> Option<toml::Table> {
        R::write_position(self)
    }

    fn unsound(&self) -> Option<String> {
        R::unsound(self)
    }

    fn id_of(&self, side: Side, action: R::Action) -> u32 {
        R::by_place(&self.board, side, action).ordinal()
    }

    fn action_of(&self, side: Side, id: u32) -> Option<R::Action> {
        R::by_name(&self.board, side, R::Action::at(id)?)
    }

    fn id_text(id: u32) -> Option<String> {
        R::Action::at(id).map(R::place_text)
    }
}
