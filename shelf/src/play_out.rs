//! Whole games of bots, for simulations and matches.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use bots::{Bot, Level, Mind};
use engine::{
    Aloud, BySide, Event, Eye, Game, LogLine, Outcome, Prompt, Rule, Seed, Seeded, Setup, Side,
    Silent, View,
};
use serde::Serialize;

use crate::threads::Threads;

/// No game takes so many decisions: one that does will never end.
pub const ENDLESS: u32 = 1_000_000;

/// A game that two bots are to play.
#[derive(Clone, Copy)]
pub struct Bout<'a> {
    /// Scenario and options or a position, checked.
    pub setup: &'a Setup,
    /// Where its dice come from.
    pub seed: Seed,
    /// Who plays.
    pub bots: &'a BySide<Level>,
    /// The seed that the bot of a side thinks with, after so many actions.
    pub thought: &'a (dyn Fn(Side, u32) -> u64 + Sync),
    /// Whoever is not one of our bots.
    pub strangers: BySide<Option<&'a Mutex<dyn Stranger>>>,
    /// Somebody else may begin: the first so many actions are chosen by this level for both sides.
    pub opening: Option<(&'a Level, u32)>,
    /// Hears before every decision how many actions have been played, and says whether to go on.
    pub watch: &'a (dyn Fn(u32) -> bool + Sync),
    /// Keep the list of actions?
    pub kept: bool,
    /// Measure the turns?
    pub timed: bool,
    /// How many threads each search has.
    pub threads: Threads,
}

impl<'a> Bout<'a> {
    /// A game of which nothing is kept but how it ended.
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
            threads: Threads::ONE,
        }
    }
}

/// Somebody who plays and is no bot of ours.
pub trait Stranger: Send {
    /// What he plays, in the game's notation; or why there is no answer.
    fn choose(&mut self, seen: &Seen) -> Result<String, String>;
}

/// What a stranger is shown when he must choose: what his side may see, and no more.
#[derive(Serialize)]
pub struct Seen {
    /// His side.
    pub side: Side,
    /// How many actions have been played.
    pub number: u32,
    /// What he may do.
    pub legal: Vec<String>,
    /// The table through his eyes.
    pub view: View,
    /// What he is asked.
    pub prompt: Prompt,
    /// What he was told since he was last asked.
    pub log: Vec<LogLine>,
}

/// The end of a game in which a stranger gave no answer, or one that may not be played.
const FORFEIT: &str = "forfeit";

/// How such a game went.
#[derive(Clone, Debug)]
pub struct Played {
    /// Who won, and how.
    pub outcome: Outcome,
    /// How many actions were played.
    pub decisions: u32,
    /// Who gave no answer that could be played, and so lost; and why.
    pub forfeit: Option<(Side, String)>,
    /// Each of them in the game's notation, if they were to be kept.
    pub actions: Vec<(Side, String)>,
    /// The time of each turn, if turns were to be measured: that of the processor, or that on the
    /// clock where a search has several threads. A turn is all
    /// that a side decides while [`Mind::turn`] says the same; one without a choice,
    /// or chosen by the opening, is left out.
    pub turns: BySide<Vec<Duration>>,
}

/// Plays it, unless the watch stops it. The same bout gives the same game as
/// [`engine::Playing`] would play, action by action, without what a record needs.
pub fn play_out<M: Mind>(bout: &Bout) -> Result<Option<Played>, String> {
    let mut state: M::Game = engine::begin(bout.setup, &mut Seeded::new(bout.seed, 0))
        .map_err(|error| error.to_string())?;
    let mut actions = Vec::new();
    let mut turns = Turns::<M>::new(bout.threads);
    let mut bots = BySide::of(|side| Bot::<M>::new(bout.bots[side].clone()));
    let heard = bout.strangers.french.is_some() || bout.strangers.british.is_some();
    let mut log: BySide<Vec<LogLine>> = BySide::default();
    for number in 0..ENDLESS {
        if let Some(outcome) = state.outcome() {
            let turns = turns.end();
            return Ok(Some(Played { outcome, decisions: number, forfeit: None, actions, turns }));
        }
        if !(bout.watch)(number) {
            return Ok(None);
        }
        let side = state.awaited().iter().next().ok_or("nobody is awaited before the end")?;
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
                        return Ok(Some(Played { outcome, decisions, forfeit, actions, turns }));
                    }
                }
            }
            (None, None) if bout.timed => turns.time(&state, side, choose),
            (None, None) => choose(),
        };
        let dice = Seeded::new(bout.seed, u64::from(number) + 1);
        if heard {
            let mut world = Aloud::new(dice);
            state.play(side, action, &mut world).map_err(|refusal| refusal.to_string())?;
            for reader in Side::BOTH {
                log[reader].extend(world.told.iter().filter_map(|it| it.told(Eye::Of(reader))));
            }
        } else {
            state.play(side, action, &mut Silent(dice)).map_err(|refusal| refusal.to_string())?;
        }
        if bout.kept {
            actions.push((side, action.to_string()));
        }
    }
    Err("it does not end".into())
}

/// What a stranger plays, or why he has lost.
fn ask<G: Game>(
    stranger: &Mutex<dyn Stranger>,
    state: &G,
    number: u32,
    side: Side,
    log: Vec<LogLine>,
) -> Result<G::Action, String> {
    let mut actions = Vec::new();
    state.actions(side, &mut actions);
    let seen = Seen {
        side,
        number,
        legal: actions.iter().map(ToString::to_string).collect(),
        view: state.view(Eye::Of(side)),
        prompt: state.prompt(side),
        log,
    };
    let play = stranger.lock().unwrap_or_else(PoisonError::into_inner).choose(&seen)?;
    let legal = play.parse().ok().filter(|action| actions.contains(action));
    legal.ok_or_else(|| format!("it played {play:?}, which it may not"))
}

/// The turns of a game as they go by.
struct Turns<M: Mind> {
    over: BySide<Vec<Duration>>,
    /// Which turn it is of each side, what it has taken so far, and whether there was anything to choose.
    running: BySide<Option<(Option<u32>, Duration, bool)>>,
    actions: Vec<<M::Game as Game>::Action>,
    threads: Threads,
}

impl<M: Mind> Turns<M> {
    fn new(threads: Threads) -> Turns<M> {
        let (over, running) = (BySide::default(), BySide::default());
        Turns { over, running, actions: Vec::new(), threads }
    }

    /// Measures one decision, as part of the turn that it belongs to.
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
