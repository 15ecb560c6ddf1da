//! Whole games between bots, for simulations and matches.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use bots::{Bot, Habits, Level, Mind};
use engine::{
    Aloud, BySide, Event, Eye, Game, LogLine, Outcome, Prompt, Rule, Seed, Seeded, Setup, Side,
    Silent, Target, View,
};
use serde::Serialize;

use crate::error::{BoutError, NoAnswer};
use crate::threads::Threads;

/// The number of decisions after which a game is taken to be endless.
pub const ENDLESS: u32 = 1_000_000;

/// A game for two bots to play.
#[derive(Clone, Copy)]
pub struct Bout<'a> {
    /// The set-up: scenario and options, or a position. It has been checked.
    pub setup: &'a Setup,
    /// The seed of the dice.
    pub seed: Seed,
    /// The level of each side's bot.
    pub bots: &'a BySide<Level>,
    /// A function that returns the seed of a bot's search, from its side and the number of actions played.
    pub thought: &'a (dyn Fn(Side, u32) -> u64 + Sync),
    /// The external players, who take the place of bots.
    pub strangers: BySide<Option<&'a Mutex<dyn Stranger>>>,
    /// A level that chooses the first actions for both sides, and the number of those actions.
    pub opening: Option<(&'a Level, u32)>,
    /// A function that is called before every decision with the number of actions played. The game stops when
    /// it returns false.
    pub watch: &'a (dyn Fn(u32) -> bool + Sync),
    /// Whether to keep the list of actions.
    pub kept: bool,
    /// Whether to time the turns.
    pub timed: bool,
    /// Whether to count the habits of both sides.
    pub watched: bool,
    /// The threads of each search.
    pub threads: Threads,
}

impl<'a> Bout<'a> {
    /// Returns a bout of which only the outcome is kept.
    pub fn new(
        setup: &'a Setup,
        seed: Seed,
        bots: &'a BySide<Level>,
        thought: &'a (dyn Fn(Side, u32) -> u64 + Sync),
    ) -> Bout<'a> {
        let watch = &|_| true;
        let strangers = BySide { french: None, british: None };
        Bout {
            setup,
            seed,
            bots,
            thought,
            strangers,
            opening: None,
            watch,
            kept: false,
            timed: false,
            watched: false,
            threads: Threads::ONE,
        }
    }
}

/// An external player, such as a program.
pub trait Stranger: Send {
    /// Returns the player's action, in the game's notation.
    fn choose(&mut self, seen: &PublicQuestion) -> Result<String, NoAnswer>;
}

/// The question put to an external player. It contains only information that the player's side may see.
#[derive(Serialize)]
pub struct PublicQuestion {
    /// The side to choose.
    pub side: Side,
    /// The number of actions played so far.
    pub number: u32,
    /// The legal actions, in the game's notation.
    pub legal: Vec<String>,
    /// The table as that side sees it.
    pub view: View,
    /// The prompt.
    pub prompt: Prompt,
    /// The lines of the log since the player's previous question.
    pub log: Vec<LogLine>,
}

/// The ending of a game in which an external player gave no legal answer.
const FORFEIT: &str = "forfeit";

/// A game that has been played out.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// The winner, and the way in which the game was won.
    pub outcome: Outcome,
    /// The number of actions played.
    pub decisions: u32,
    /// The side that lost because it gave no legal answer, and the reason.
    pub forfeit: Option<(Side, NoAnswer)>,
    /// The actions in the game's notation, if they were to be kept.
    pub actions: Vec<(Side, String)>,
    /// The time of each turn, if turns were to be timed: processor time, or wall-clock time if a search has several threads.
    /// A turn is all the decisions of a side while [`Mind::turn`] stays the same; turns without a choice and turns of the
    /// opening are left out.
    pub turns: BySide<Vec<Duration>>,
    /// How often each side has shown each habit, if habits were to be counted.
    pub habits: Vec<(&'static str, BySide<u32>)>,
}

/// Plays the game to its end. Returns `None` if the watch stops the game. The actions are those that
/// [`engine::Playing`] would play, without the bookkeeping for a record.
pub fn play_out<M: Mind>(bout: &Bout) -> Result<Option<PlayedGame>, BoutError> {
    let mut state: M::Game = engine::begin(bout.setup, &mut Seeded::new(bout.seed, 0))?;
    let mut actions = Vec::new();
    let mut turns = Turns::<M>::new(bout.threads);
    let mut bots = BySide::of(|side| Bot::<M>::new(bout.bots[side].clone()));
    let mut watch = bout.watched.then(Watch::<M>::new);
    let heard = bout.strangers.french.is_some() || bout.strangers.british.is_some();
    let mut log: BySide<Vec<LogLine>> = BySide::default();
    for number in 0..ENDLESS {
        if let Some(outcome) = state.outcome() {
            let turns = turns.end();
            return Ok(Some(PlayedGame {
                outcome,
                decisions: number,
                forfeit: None,
                actions,
                turns,
                habits: watch.map_or_else(Vec::new, |watch| watch.counts()),
            }));
        }
        if !(bout.watch)(number) {
            return Ok(None);
        }
        let side = state.awaited().iter().next().ok_or(BoutError::NobodyAwaited)?;
        let seed = (bout.thought)(side, number);
        let opening = bout.opening.filter(|(_, decisions)| number < *decisions);
        let mut choose = || bots[side].choose(&state, number, side, seed, &bout.threads);
        let action = match (opening, bout.strangers[side]) {
            (Some((level, _)), _) => bots::choose::<M>(&state, side, level, seed, &Threads::ONE),
            (None, Some(stranger)) => {
                let told = std::mem::take(&mut log[side]);
                match ask(stranger, &state, number, side, told) {
                    Ok(action) => action,
                    Err(why) => {
                        let outcome = Outcome {
                            winner: Some(side.other()),
                            rule: Rule(FORFEIT),
                            why: FORFEIT,
                        };
                        let (decisions, turns) = (number, turns.end());
                        let forfeit = Some((side, why));
                        return Ok(Some(PlayedGame {
                            outcome,
                            decisions,
                            forfeit,
                            actions,
                            turns,
                            habits: Vec::new(),
                        }));
                    }
                }
            }
            (None, None) if bout.timed => turns.time(&state, side, choose),
            (None, None) => choose(),
        };
        let dice = Seeded::new(bout.seed, u64::from(number) + 1);
        let before = watch.is_some().then(|| state.clone());
        if heard {
            let mut world = Aloud::new(dice);
            state.play(side, action, &mut world)?;
            for reader in Side::BOTH {
                log[reader].extend(world.told.iter().filter_map(|it| it.told(Eye::Of(reader))));
            }
        } else {
            state.play(side, action, &mut Silent(dice))?;
        }
        if let (Some(watch), Some(before)) = (&mut watch, before) {
            watch.see(&before, side, action, &state);
        }
        if bout.kept {
            actions.push((side, action.to_string()));
        }
    }
    Err(BoutError::Endless)
}

/// Asks an external player for its action.
fn ask<G: Game>(
    stranger: &Mutex<dyn Stranger>,
    state: &G,
    number: u32,
    side: Side,
    log: Vec<LogLine>,
) -> Result<G::Action, NoAnswer> {
    let mut actions = Vec::new();
    state.purposeful(side, &mut actions);
    let seen = PublicQuestion {
        side,
        number,
        legal: actions.iter().map(ToString::to_string).collect(),
        view: state.view(Eye::Of(side)),
        prompt: state.prompt(side),
        log,
    };
    let play = stranger.lock().unwrap_or_else(PoisonError::into_inner).choose(&seen)?;
    let legal = play.parse().ok().filter(|action| actions.contains(action));
    legal.ok_or(NoAnswer::Illegal(play))
}

/// A counter of the habits of both sides: those that every game has, and those of the mind.
struct Watch<M: Mind> {
    steps: BySide<u32>,
    undone: BySide<u32>,
    /// The last step of each side, from one space to another.
    last: BySide<Option<(Target, Target)>>,
    habits: Option<Box<dyn Habits<M::Game>>>,
}

impl<M: Mind> Watch<M> {
    fn new() -> Watch<M> {
        let (steps, undone, last) = (BySide::default(), BySide::default(), BySide::default());
        Watch { steps, undone, last, habits: M::habits() }
    }

    fn see(
        &mut self,
        before: &M::Game,
        side: Side,
        action: <M::Game as Game>::Action,
        after: &M::Game,
    ) {
        if let (Some(from), Some(to)) = (M::moving(before, side), M::step(action)) {
            self.steps[side] += 1;
            let back = self.last[side].as_ref().is_some_and(|(a, b)| *a == to && *b == from);
            self.undone[side] += u32::from(back);
            self.last[side] = Some((from, to));
        }
        if let Some(habits) = &mut self.habits {
            habits.see(before, side, action, after);
        }
    }

    fn counts(&self) -> Vec<(&'static str, BySide<u32>)> {
        let mut counts = vec![("steps", self.steps), ("steps straight back", self.undone)];
        counts.extend(self.habits.iter().flat_map(|habits| habits.counts()));
        counts
    }
}

/// A timer of the turns of a game.
struct Turns<M: Mind> {
    over: BySide<Vec<Duration>>,
    /// The current turn of each side: the turn's number, the time so far, and whether the turn had a choice.
    running: BySide<Option<(Option<u32>, Duration, bool)>>,
    actions: Vec<<M::Game as Game>::Action>,
    threads: Threads,
}

impl<M: Mind> Turns<M> {
    fn new(threads: Threads) -> Turns<M> {
        let (over, running) = (BySide::default(), BySide::default());
        Turns { over, running, actions: Vec::new(), threads }
    }

    /// Times one decision as part of its turn.
    fn time<A>(&mut self, state: &M::Game, side: Side, choose: impl FnOnce() -> A) -> A {
        self.actions.clear();
        state.actions(side, &mut self.actions);
        let begun = self.threads.time();
        let chosen = choose();
        let took = self.threads.time().saturating_sub(begun);
        let choice = 1 < self.actions.len();
        let turn = M::turn(state);
        self.running[side] = match self.running[side] {
            Some((which, sum, any)) if which == turn && turn.is_some() => {
                Some((turn, sum + took, any || choice))
            }
            _ => {
                self.close(side);
                Some((turn, took, choice))
            }
        };
        chosen
    }

    fn close(&mut self, side: Side) {
        if let Some((_, took, true)) = self.running[side].take() {
            self.over[side].push(took);
        }
    }

    fn end(mut self) -> BySide<Vec<Duration>> {
        Side::BOTH.into_iter().for_each(|side| self.close(side));
        self.over
    }
}
