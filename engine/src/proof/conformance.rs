//! Tests of the contract that every game passes, written once.
//!
//! - The list of legal actions and `refuse` agree, and an awaited side has a legal action.
//! - An action that is written and read again is the same, and a refused action changes nothing.
//! - A record replays to the same state, and any moment of a game can be written as a position and
//!   read back.
//! - Without cancellations no side can return to an earlier state by its own actions.
//! - `imagine` does not change what its side sees, and hidden information is never shown.
//! - Random games end.

use std::any::Any;
use std::cell::LazyCell;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{book, texts};
use crate::{
    BySide, Chance, Counted, Event, Eye, Finite, Game, Lasting, Names, Playing, Record, Secret,
    Seed, Seeded, Setup, Side, Silent, Written, leads, seed_of, ways,
};

/// Returns the number of random games for a suite: `CARILLON_GAMES`, or 20,000.
#[expect(clippy::disallowed_methods, reason = "tests may read the environment")]
fn asked() -> u64 {
    let asked = std::env::var("CARILLON_GAMES").ok();
    asked.map_or(20_000, |n| n.parse().expect("CARILLON_GAMES is a number"))
}

/// One half of the suite's games, so that two cores share the work.
#[derive(Clone, Copy, Debug)]
pub enum Half {
    /// The first half of the seeds.
    First,
    /// The second half.
    Second,
}

impl Half {
    fn of(self, games: u64) -> std::ops::Range<u64> {
        match self {
            Half::First => 0..games / 2,
            Half::Second => games / 2..games,
        }
    }
}

/// Returns the set-up of the random game with that seed: any scenario with any compatible options.
/// The seed alone determines the game.
pub fn setup_of<G: Game>(seed: u64) -> Setup {
    let mut chance = Seeded::new(Seed::from_number(seed), SETUP);
    let mut any = |names: &[&str]| names[chance.below(names.len() as u32) as usize].to_string();
    loop {
        let mut setup = Setup { scenario: any(G::facts().scenarios), ..Setup::default() };
        for option in G::facts().options {
            setup.options.insert(option.name.into(), any(option.values));
        }
        if G::set_up(&setup, &mut Seeded::new(Seed::from_number(0), 0)).is_ok() {
            return setup;
        }
    }
}

// Numbers of the random streams derived from a game's seed. The streams are separate, so that the
// number of checks does not affect the game.
const DICE: u64 = 0;
const LOOKS: u64 = 1;
const SETUP: u64 = 2;
const MIXTURE: u64 = 3;

/// Asserts that a position is refused, and returns the message. The message must name a line.
pub fn refused_position<G: Game>(text: &str) -> String {
    let read = Written::parse(text).and_then(|position| G::from_position(&position).map(|_| ()));
    let error = read.expect_err("it can't be").to_string();
    assert!(error.starts_with("line "), "{error}");
    error
}

/// Starts a game from a position and plays these lines, such as `british: go albany`.
pub fn played<G: Game>(position: &str, lines: &[&str]) -> Playing<G> {
    let position = Written::parse(position).expect("it can be read");
    let state = G::from_position(&position).expect("it can be");
    let mut playing = Playing::from_state(state, Seed::from_number(1));
    for line in lines {
        let (side, action) = line.split_once(": ").expect("SIDE: ACTION");
        let side = side.parse().expect("a side");
        let action = action.parse().expect("an action of this game");
        playing.play(side, action).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    }
    playing
}

/// Calls `look` with every decision of the given number of random games: the state, the side that
/// must choose, and its legal actions.
fn each_decision<G: Game>(games: u64, mut look: impl FnMut(&G, Side, &[G::Action])) {
    let mut actions = Vec::new();
    for seed in 0..games {
        let mut chance = Silent(Seeded::new(Seed::from_number(seed), DICE));
        let mut game = G::set_up(&setup_of::<G>(seed), &mut chance.0).expect("it was tried");
        while let Some(side) = game.awaited().iter().next() {
            actions.clear();
            game.actions(side, &mut actions);
            look(&game, side, &actions);
            let action = actions[chance.0.below(actions.len() as u32) as usize];
            game.play(side, action, &mut chance).expect("it is listed");
        }
    }
}

/// Returns the questions that were asked although only one answer was left, in the given number of
/// random games. Questions with an obligatory answer are never among these, since the program
/// answers them automatically.
pub fn asked_with_one_answer<G: Game>(games: u64) -> BTreeSet<String> {
    let mut asked = BTreeSet::new();
    each_decision::<G>(games, |game, side, actions| {
        if actions.len() == 1 {
            asked.insert(game.prompt(side).text.key.to_string());
        }
    });
    asked
}

/// Plays the given number of random games. Asserts that every state that can be written as a
/// position is read back the same, and that at least `least` states could be written.
pub fn positions_are_read_back<G: Game>(games: u64, least: u64) {
    let mut written = 0;
    each_decision::<G>(games, |game, _, _| written += u64::from(a_position_is_read_back(game)));
    assert!(least <= written, "only {written} positions could be written, not {least}");
}

/// Asserts that every id means one action, and that ids are in the order of actions. Also
/// asserts, in the given number of random games, that every legal action has an id of its own,
/// from which the action can be found again.
pub fn every_action_has_its_id<G: Game>(games: u64) {
    let count = G::Action::count();
    let mut texts = BTreeSet::new();
    for id in 0..count {
        let action = G::Action::at(id).unwrap_or_else(|| panic!("{id} stands for nothing"));
        assert_eq!(action.ordinal(), id, "{action}");
        assert!(id == 0 || G::Action::at(id - 1) < Some(action), "{action} is out of order");
        let text = G::id_text(id).expect("it stands for something");
        assert!(texts.insert(text), "{action} has two ids");
    }
    assert_eq!(G::Action::at(count), None);
    assert_eq!(G::Action::at(u32::MAX), None);
    each_decision::<G>(games, |game, side, actions| {
        let mut ids = BTreeSet::new();
        for action in actions {
            let id = game.id_of(side, *action);
            assert!(id < count && ids.insert(id), "{action}: the id {id} is not its own");
            assert_eq!(game.action_of(side, id), Some(*action), "the id of {action}");
        }
    });
}

/// Plays random games, each with the set-up of its seed.
pub fn random_games<G: Game>(half: Half, limit: u64) {
    let mut prover = Prover::<G>::new(u32::MAX, limit);
    for seed in half.of(asked()) {
        prover.random_game(seed).unwrap_or_else(|broken| panic!("{broken}"));
    }
}

/// Checks the whole contract on a part of the random games: one in `one_in`.
pub fn contract<G: Game>(half: Half, one_in: u64, every: u32, limit: u64) {
    let mut prover = Prover::<G>::new(every, limit);
    for seed in half.of(asked() / one_in) {
        prover.contract(seed).unwrap_or_else(|broken| panic!("{broken}"));
    }
}

/// A random game that failed, with what is needed to reproduce it.
#[derive(Debug, thiserror::Error)]
#[error("seed {seed} ({setup}), decision {decisions} ({last}): {why}")]
pub struct Broken {
    /// The seed that the whole game comes from.
    pub seed: u64,
    /// The game's scenario and options, in readable form.
    pub setup: String,
    /// The number of actions that had been played.
    pub decisions: u64,
    /// The last action that was tried.
    pub last: String,
    /// A description of the failure.
    pub why: String,
}

/// Plays random games and checks that they keep the contract.
pub struct Prover<G: Game> {
    /// The costly checks run at one decision in `every`.
    every: u32,
    /// The maximum number of decisions in a game.
    limit: u64,
    keys: BTreeSet<String>,
    names: Names,
    /// The positions of the game's cases.
    positions: LazyCell<Vec<Written>>,
    /// Actions that were legal in earlier states; most of them are illegal now.
    others: Vec<(Side, G::Action)>,
    /// The number of actions played in the game under way.
    decisions: u64,
    /// The last action that was tried.
    last: Option<(Side, G::Action)>,
}

impl<G: Game> Prover<G> {
    /// Makes a prover that runs costly checks at one decision in `every`, and reports a game as
    /// endless after `limit` decisions.
    pub fn new(every: u32, limit: u64) -> Prover<G> {
        Prover {
            every,
            limit,
            keys: texts::keys(G::facts()),
            names: Names::of(G::facts()),
            positions: LazyCell::new(|| book::positions(G::facts())),
            others: Vec::new(),
            decisions: 0,
            last: None,
        }
    }

    /// Plays the random game of that seed to its end and returns the number of decisions. After
    /// every action the state must be sound, and an awaited side must have an action, which must be
    /// accepted. Panics are reported as errors.
    pub fn random_game(&mut self, seed: u64) -> Result<u64, Broken> {
        self.told(seed, Prover::play_soundly)
    }

    /// Plays a game like [`random_game`](Prover::random_game), but checks the whole contract: the
    /// game is also kept with its log, undone, recorded and replayed.
    pub fn contract(&mut self, seed: u64) -> Result<u64, Broken> {
        self.told(seed, Prover::play_on_record)
    }

    /// Mixes two positions of the game's cases: keys of one are written into the other, and some
    /// are left out. If the mixture is accepted as a position, each awaited side must have a legal
    /// action, also after a few random actions. Returns whether the mixture is accepted.
    pub fn mixture(&mut self, seed: u64) -> Result<bool, Broken> {
        let mut accepted = false;
        self.told(seed, |prover, seed, _| accepted = prover.try_mixture(seed)).map(|_| accepted)
    }

    fn try_mixture(&self, seed: u64) -> bool {
        let mut chance = Seeded::new(Seed::from_number(seed), MIXTURE);
        let mut any = || &self.positions[chance.below(self.positions.len() as u32) as usize];
        let (one, other) = (any(), any());
        let position = one.mixed_with(other, &mut chance);
        let table = position.to_table().expect("a position is plain data");
        let text = toml::to_string(&table).expect("a position is plain data");
        let tried = catch_unwind(AssertUnwindSafe(|| begun_and_played_on::<G>(&text, &mut chance)));
        tried.unwrap_or_else(|panic| panic!("{} from:\n{text}", said_in(&*panic)))
    }

    fn told(
        &mut self,
        seed: u64,
        play: impl FnOnce(&mut Prover<G>, u64, &Setup),
    ) -> Result<u64, Broken> {
        self.others.clear();
        self.decisions = 0;
        self.last = None;
        let setup = setup_of::<G>(seed);
        let played = catch_unwind(AssertUnwindSafe(|| play(self, seed, &setup)));
        played.map(|()| self.decisions).map_err(|panic| {
            let last = self.last.map(|(side, action)| format!("{side}: {action}"));
            let options = setup.options.iter().map(|(name, value)| format!(", {name}={value}"));
            Broken {
                seed,
                setup: setup.scenario.clone() + &options.collect::<String>(),
                decisions: self.decisions,
                last: last.unwrap_or("set-up".into()),
                why: said_in(&*panic),
            }
        })
    }

    fn play_soundly(&mut self, seed: u64, setup: &Setup) {
        let mut looks = Seeded::new(Seed::from_number(seed), LOOKS);
        let mut chance = Silent(Seeded::new(Seed::from_number(seed), DICE));
        let mut game = G::set_up(setup, &mut chance.0).expect("it was tried");
        let boxes = boxes(&game);
        let mut actions = Vec::new();
        while game.outcome().is_none() {
            if looks.below(self.every) == 0 {
                self.look(&game, &boxes, &mut looks);
            }
            let side = somebody(&game, &mut chance.0);
            actions.clear();
            game.actions(side, &mut actions);
            assert!(!actions.is_empty(), "{side} is awaited and has no action");
            let action = actions[chance.0.below(actions.len() as u32) as usize];
            self.note(side, action);
            let played = game.play(side, action, &mut chance);
            played.unwrap_or_else(|refusal| panic!("it was listed and is refused: {refusal}"));
            assert_eq!(game.unsound(), None, "unsound");
        }
        assert!(game.awaited().is_empty(), "somebody is awaited after the end");
    }

    fn play_on_record(&mut self, seed: u64, setup: &Setup) {
        let mut looks = Seeded::new(Seed::from_number(seed), LOOKS);
        let secret = Secret([seed as u8; 32]);
        let nonces = BySide { french: format!("f{seed}"), british: format!("b{seed}") };
        let mut playing =
            Playing::<G>::start(setup, seed_of(&secret, &nonces)).expect("it was tried");
        let boxes = boxes(playing.state());
        while playing.state().outcome().is_none() {
            let looked = looks.below(self.every) == 0;
            if looked {
                self.look(playing.state(), &boxes, &mut looks);
                a_moment_is_read_back(&playing);
            }
            let side = somebody(playing.state(), &mut looks);
            let mut actions = Vec::new();
            playing.state().actions(side, &mut actions);
            for action in &actions {
                let printed = action.to_string();
                let read = printed.parse::<G::Action>().ok();
                assert_eq!(read, Some(*action), "{printed} does not survive");
            }
            let action = actions[looks.below(actions.len() as u32) as usize];
            self.note(side, action);
            let played = playing.play(side, action);
            played.unwrap_or_else(|refusal| panic!("it was listed and is refused: {refusal}"));
            if looked && let Ok(taken_back) = playing.undoes(side.into()) {
                assert_eq!(taken_back.play, action.to_string(), "undo says what it takes back");
                let mut undone = playing.clone();
                undone.undo(side.into()).expect("it said it could");
                let before = playing.at(playing.number() - 1);
                assert_eq!(undone.state(), before.state(), "undo of {action}");
                assert_eq!(undone.log(Eye::Open, 0), before.log(Eye::Open, 0), "undo of {action}");
            }
        }
        for (_, line) in playing.log(Eye::Open, 0) {
            assert_eq!(book::unsaid(&self.keys, &line), NOTHING, "no words for the log");
        }
        let record = Record::of(&playing, BySide::default(), nonces, secret);
        let read = Record::parse(&record.write()).expect("a written record can be read");
        assert_eq!(read, record);
        let replayed = read.replay::<G>().expect("a record replays");
        assert_eq!(replayed.state(), playing.state());
    }

    fn note(&mut self, side: Side, action: G::Action) {
        let note = (side, action);
        self.last = Some(note);
        match self.others.get_mut(self.decisions as usize % 200) {
            Some(oldest) => *oldest = note,
            None => self.others.push(note),
        }
        self.decisions += 1;
        assert!(self.decisions < self.limit, "no end after {} decisions", self.limit);
    }

    /// Runs the costly checks on one state.
    fn look(&self, game: &G, boxes: &[&'static str], chance: &mut Seeded) {
        listing_and_refusal_agree(game, &self.others);
        a_refused_action_changes_nothing(game, &self.others);
        nothing_hidden_shows(game, chance);
        everything_shown_is_listed(&self.names, game, boxes);
        a_position_is_read_back(game);
        no_circles(game, chance);
        let said = |shown: Vec<String>| assert_eq!(shown, NOTHING, "no words");
        said(book::unsaid(&self.keys, &game.view(Eye::Open)));
        for side in game.awaited().iter() {
            said(book::unsaid(&self.keys, &game.prompt(side)));
            let mut actions = Vec::new();
            game.actions(side, &mut actions);
            for action in &actions {
                let choice = game.choice(side, *action);
                assert_eq!(
                    choice.play,
                    action.to_string(),
                    "a choice plays the action that it offers"
                );
                said(book::unsaid(&self.keys, &choice));
            }
            ways_lead_where_they_say(game, side);
        }
    }
}

/// Returns the message of a panic.
fn said_in(panic: &dyn Any) -> String {
    let said = panic.downcast_ref::<String>().map(String::as_str);
    said.or(panic.downcast_ref::<&str>().copied()).unwrap_or("it broke down").into()
}

const NOTHING: Vec<String> = Vec::new();

/// Asserts that a game can begin from this state written as a position, and that the position and
/// the views are then the same, except that identical counters may have changed places. Returns
/// whether the state can be written.
fn a_position_is_read_back<G: Game>(game: &G) -> bool {
    let Some(position) = game.to_position() else { return false };
    let text = toml::to_string(&position).expect("a position is plain data");
    let setup = Setup { position: Some(text.clone()), ..Setup::default() };
    let begun = Playing::<G>::start(&setup, Seed::from_number(0))
        .unwrap_or_else(|error| panic!("{error} in:\n{text}"));
    let again = begun.state();
    assert_eq!(again.view(Eye::Open), game.view(Eye::Open), "{text}");
    assert_eq!(again.to_position(), Some(position), "{text}");
    true
}

/// Asserts that any moment of a game that has kept its actions can be written as a position, even
/// in the middle of a procedure. A game that is begun from that position must be at the same
/// moment.
fn a_moment_is_read_back<G: Game>(playing: &Playing<G>) {
    let position = playing.position().expect("any moment can be written");
    let text = toml::to_string(&position).expect("a position is plain data");
    let setup = Setup { position: Some(text.clone()), ..Setup::default() };
    let begun = Playing::<G>::start(&setup, Seed::from_number(0))
        .unwrap_or_else(|error| panic!("{error} in:\n{text}"));
    let (then, again) = (playing.state(), begun.state());
    assert_eq!(again.view(Eye::Open), then.view(Eye::Open), "{text}");
    assert_eq!(again.awaited(), then.awaited(), "{text}");
    for side in then.awaited().iter() {
        assert_eq!(again.prompt(side), then.prompt(side), "{text}");
        let [mut ours, mut theirs] = [Vec::new(), Vec::new()];
        again.actions(side, &mut ours);
        then.actions(side, &mut theirs);
        // Identical counters may have swapped places, which changes the order.
        ours.sort_unstable();
        theirs.sort_unstable();
        assert_eq!(ours, theirs, "{text}");
    }
}

/// Asserts that moments of random games, one in `every`, can be written and are read back the same.
pub fn moments_are_read_back<G: Game>(games: u64, every: u32) {
    for seed in 0..games {
        let mut looks = Seeded::new(Seed::from_number(seed), LOOKS);
        let setup = setup_of::<G>(seed);
        let mut playing =
            Playing::<G>::start(&setup, Seed::from_number(seed)).expect("it was tried");
        let mut actions = Vec::new();
        while playing.state().outcome().is_none() {
            if looks.below(every) == 0 {
                a_moment_is_read_back(&playing);
            }
            let side = somebody(playing.state(), &mut looks);
            actions.clear();
            playing.state().actions(side, &mut actions);
            let action = actions[looks.below(actions.len() as u32) as usize];
            playing.play(side, action).expect("it is listed");
        }
    }
}

/// Asserts that every accepted position offers a legal action to each awaited side, also after a
/// few random actions. The positions are mixtures of the positions of the game's cases.
pub fn accepted_positions_offer_a_choice<G: Game>() {
    let mut prover = Prover::<G>::new(u32::MAX, u64::MAX);
    let mixtures = asked();
    let failed = |seed| prover.mixture(seed).map_err(|broken| broken.why);
    let (accepted, failures): (Vec<_>, Vec<_>) = (0..mixtures).map(failed).partition(Result::is_ok);
    let failures: BTreeSet<String> = failures.into_iter().filter_map(Result::err).collect();
    assert!(failures.is_empty(), "{}", failures.into_iter().collect::<Vec<_>>().join("\n\n"));
    let accepted = accepted.into_iter().filter(|accepted| *accepted == Ok(true)).count() as u64;
    assert!(mixtures / 20 <= accepted, "only {accepted} of {mixtures} mixtures are accepted");
}

/// Begins a game from a position and plays a few random actions. Returns false if the position is
/// refused.
fn begun_and_played_on<G: Game>(position: &str, chance: &mut dyn Chance) -> bool {
    let setup = Setup { position: Some(position.into()), ..Setup::default() };
    let Ok(begun) = Playing::<G>::start(&setup, Seed::from_number(0)) else { return false };
    let mut game = begun.state().clone();
    game.view(Eye::Open);
    for side in game.awaited().iter() {
        game.prompt(side);
        for action in purposeful(&game, side) {
            game.choice(side, action);
        }
    }
    for _ in 0..MIXED_RUN {
        assert_eq!(game.unsound(), None, "unsound");
        let awaited: Vec<Side> = game.awaited().iter().collect();
        let choices: Vec<_> = awaited.iter().map(|side| purposeful(&game, *side)).collect();
        let (Some(side), Some(actions)) = (awaited.first(), choices.first()) else { break };
        let action = actions[chance.below(actions.len() as u32) as usize];
        let played = game.play(*side, action, &mut Silent(&mut *chance));
        played.unwrap_or_else(|refusal| panic!("{action} was listed and is refused: {refusal}"));
    }
    true
}

/// The number of actions played from a mixed position.
const MIXED_RUN: usize = 20;

/// Asserts that without cancellations no side can return to an earlier state by its own actions
/// alone. The assertion is tested in random games, at one decision in `every`.
pub fn no_side_returns_to_an_earlier_state<G: Game>(games: u64, every: u32) {
    let mut looks = Seeded::new(Seed::from_number(games), LOOKS);
    each_decision::<G>(games, |game, _, _| {
        if looks.below(every) == 0 {
            no_circles(game, &mut looks);
        }
    });
}

/// Tries short runs of actions from this state, and a long random run, all without cancellations.
/// Asserts that no side returns to an earlier state by its own actions alone, and that a
/// cancellation is never the only legal action.
fn no_circles<G: Game>(game: &G, chance: &mut dyn Chance) {
    for side in game.awaited().iter() {
        let mut tries = SHORT_RUNS;
        short_runs(game, side, &mut vec![game.clone()], &mut tries, chance);
        let mut been = vec![game.clone()];
        while been.len() < LONG_RUN {
            let now = been.last().expect("it begins with one");
            let mut actions = purposeful(now, side);
            let action = actions.swap_remove(chance.below(actions.len() as u32) as usize);
            let Some(next) = alone(now, side, action) else { break };
            assert!(!been.contains(&next), "{side}: {action} leads back to an earlier state");
            been.push(next);
        }
    }
}

/// The number of actions that may be tried in short runs from one state, and the maximum lengths of
/// runs.
const SHORT_RUNS: u32 = 200;
const SHORT_RUN: usize = 4;
const LONG_RUN: usize = 60;

fn short_runs<G: Game>(
    game: &G,
    side: Side,
    been: &mut Vec<G>,
    tries: &mut u32,
    chance: &mut dyn Chance,
) {
    let mut actions = purposeful(game, side);
    crate::shuffle(&mut actions, chance);
    for action in actions {
        if *tries == 0 || SHORT_RUN < been.len() {
            return;
        }
        *tries -= 1;
        let Some(next) = alone(game, side, action) else { continue };
        assert!(!been.contains(&next), "{side}: {action} leads back to an earlier state");
        been.push(next.clone());
        short_runs(&next, side, been, tries, chance);
        been.pop();
    }
}

/// Returns the legal actions of a side except cancellations, and asserts that there is one.
fn purposeful<G: Game>(game: &G, side: Side) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.purposeful(side, &mut actions);
    assert!(!actions.is_empty(), "{side} has no action but cancellations");
    actions
}

/// Returns the state after an action, if the same side must choose again and no chance was
/// involved.
fn alone<G: Game>(game: &G, side: Side, action: G::Action) -> Option<G> {
    let mut next = game.clone();
    let mut world = Silent(Counted::new(Seeded::new(Seed::from_number(0), 0)));
    next.play(side, action, &mut world).expect("it is listed");
    (world.0.asked == 0 && next.awaited() == side.into()).then_some(next)
}

fn somebody<G: Game>(game: &G, chance: &mut dyn Chance) -> Side {
    let awaited: Vec<Side> = game.awaited().iter().collect();
    assert!(!awaited.is_empty(), "no side is awaited, and the game is not over");
    awaited[chance.below(awaited.len() as u32) as usize]
}

fn listing_and_refusal_agree<G: Game>(game: &G, others: &[(Side, G::Action)]) {
    for side in Side::BOTH {
        let mut actions = Vec::new();
        if game.awaited().has(side) {
            game.actions(side, &mut actions);
            assert!(!actions.is_empty(), "{side} is awaited and has no action");
            assert_eq!(game.prompt(side), game.prompt(side));
        }
        for action in &actions {
            assert_eq!(game.refuse(side, *action), None, "{action} is listed and refused");
        }
        let mut once = actions.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), actions.len(), "an action is listed twice");
        for (_, action) in others {
            let listed = actions.contains(action);
            assert_eq!(
                game.refuse(side, *action).is_none(),
                listed,
                "{side}: {action}; listed: {listed}"
            );
        }
    }
}

/// Asserts that the steps of each way lead to the space that the way names if the other side never
/// responds.
fn ways_lead_where_they_say<G: Game>(game: &G, side: Side) {
    for way in ways(game, side) {
        let mut walked = game.clone();
        let mut world = Silent(Seeded::new(Seed::from_number(0), 0));
        for (nth, step) in way.steps.iter().enumerate() {
            let action: G::Action = step.play.parse().expect("a step is an action");
            walked.play(side, action, &mut world).unwrap_or_else(|refusal| {
                panic!("{} on the way to {} is refused: {refusal}", step.play, way.to)
            });
            let last = nth + 1 == way.steps.len();
            while !last && !walked.awaited().has(side) {
                let foe = side.other();
                let pass = walked.prompt(foe).pass.expect("a way goes through windows only");
                let pass = pass.parse().expect("a pass is an action");
                walked.play(foe, pass, &mut world).expect("a window can be let go by");
            }
            if !last || (!way.stops && step.risk.is_none()) {
                assert_eq!(walked.focus(Eye::Of(side)), std::slice::from_ref(&step.on), "{way:?}");
            }
        }
        assert_eq!(way.steps.last().map(|step| &step.on), Some(&way.to));
    }
}

fn a_refused_action_changes_nothing<G: Game>(game: &G, others: &[(Side, G::Action)]) {
    for (side, action) in others.iter().take(20) {
        if let Some(refusal) = game.refuse(*side, *action) {
            let mut after = game.clone();
            let result =
                after.play(*side, *action, &mut Silent(Seeded::new(Seed::from_number(0), 0)));
            assert_eq!(result, Err(refusal));
            assert_eq!(&after, game, "{action} was refused and changed something");
        }
    }
}

/// Asserts that two states that differ only in what a side may not see look the same to that
/// side. The side's view, prompt and actions, the awaited sides, and the log of the next action
/// must be equal.
fn nothing_hidden_shows<G: Game>(game: &G, chance: &mut dyn Chance) {
    for side in Side::BOTH {
        let eye = Eye::Of(side);
        let other = game.imagine(side, chance);
        assert_eq!(other.unsound(), None, "an imagined state is sound");
        assert_eq!(text(&game.view(eye)), text(&other.view(eye)), "{side} sees a difference");
        assert_eq!(
            text(&game.view(Eye::Watcher)),
            text(&other.view(Eye::Watcher)),
            "a watcher sees"
        );
        assert_eq!(game.awaited(), other.awaited(), "the awaited sides reveal something to {side}");
        assert_eq!(game.outcome(), other.outcome());
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        if game.awaited().has(side) {
            assert_eq!(game.prompt(side), other.prompt(side), "the prompt tells {side} something");
            game.actions(side, &mut ours);
            other.actions(side, &mut theirs);
            assert_eq!(ours, theirs, "the actions tell {side} something");
            for action in &ours {
                assert_eq!(game.choice(side, *action), other.choice(side, *action));
                assert_eq!(
                    Lasting::foreseen(game, side, *action),
                    Lasting::foreseen(&other, side, *action),
                    "whether {action} can be taken back tells {side} something"
                );
            }
            assert_eq!(ways(game, side), ways(&other, side), "the ways tell {side} something");
            // This check plays every action, so it runs only on some of the states.
            let on = ours.iter().find_map(|action| game.choice(side, *action).on.pop());
            if let Some(on) = on.filter(|_| chance.below(8) == 0) {
                let (here, there) = (leads(game, side, &on), leads(&other, side, &on));
                assert_eq!(here, there, "what leads to {on} tells {side} something");
            }
        }
        // If the other side can take the same action in both states, the log must read the same.
        let foe = side.other();
        if game.awaited().has(foe) {
            ours.clear();
            game.actions(foe, &mut ours);
            let action = ours[chance.below(ours.len() as u32) as usize];
            if other.refuse(foe, action).is_none() {
                assert_eq!(
                    lines(game, foe, action, eye),
                    lines(&other, foe, action, eye),
                    "{action}"
                );
            }
        }
    }
}

/// Asserts that every id in a view is listed in the game's facts.
fn everything_shown_is_listed<G: Game>(names: &Names, game: &G, boxes_at_first: &[&'static str]) {
    let view = game.view(Eye::Open);
    assert_eq!(names.unlisted(&view), Vec::<String>::new(), "not in the facts of the game");
    assert_eq!(boxes(game), boxes_at_first, "a box that is not always there");
}

fn boxes<G: Game>(game: &G) -> Vec<&'static str> {
    let mut ids: Vec<&str> = game.view(Eye::Open).boxes.iter().map(|it| it.id).collect();
    ids.sort_unstable();
    ids
}

fn lines<G: Game>(game: &G, side: Side, action: G::Action, eye: Eye) -> Option<Vec<String>> {
    let mut world = crate::Aloud::new(Seeded::new(Seed::from_number(9), 9));
    game.clone().play(side, action, &mut world).expect("it is legal");
    if world.told.iter().any(Event::reveals) {
        return None; // hidden information is now shown, and may differ
    }
    Some(world.told.iter().filter_map(|event| event.line(eye)).map(|line| text(&line)).collect())
}

fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}
