//! The suite that every game passes, written once.
//!
//! Listing and `refuse` agree; an awaited side has an action; actions survive
//! print and parse; a refused action changes nothing; a record replays to the
//! same state; `imagine` keeps its side's view; nothing hidden shows; random
//! games end.

use super::book;
use crate::{
    BySide, Chance, Event, Eye, Game, Lasting, Names, Playing, Record, Secret, Seed, Seeded, Setup,
    Side, Silent, Written, seed_of, ways,
};

/// What was seen in a run of random games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    /// Games that were played to the end.
    pub games: u64,
    /// Decisions in all of them.
    pub decisions: u64,
    /// Decisions in the longest.
    pub longest: u64,
}

/// How many random games a game's suite plays: `CARILLON_GAMES`, or 20,000.
fn asked() -> u64 {
    let asked = std::env::var("CARILLON_GAMES").ok();
    asked.map_or(20_000, |n| n.parse().expect("CARILLON_GAMES is a number"))
}

/// One half of the suite's games, so that two cores share the work.
#[derive(Clone, Copy, Debug)]
pub enum Half {
    /// The first half of the seeds.
    First,
    /// The others.
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

/// Every scenario of a game, with its options as they are by default.
pub fn every_scenario<G: Game>() -> Vec<Setup> {
    let named = |scenario: &&str| Setup { scenario: (*scenario).into(), ..Setup::default() };
    G::facts().scenarios.iter().map(named).collect()
}

/// A position that can't be: what is said of it. It must name a line.
pub fn refused_position<G: Game>(text: &str) -> String {
    let read = Written::parse(text).and_then(|position| G::from_position(&position).map(|_| ()));
    let error = read.expect_err("it can't be").to_string();
    assert!(error.starts_with("line "), "{error}");
    error
}

/// A game that begins in that position and is played on by these lines, such as `british: go albany`.
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

/// Whatever can be written as a position in a random game of each set-up is
/// read back the same: it is written the same again, and looks the same. Like
/// counters may have changed places. At least `least` can be in each game.
pub fn positions_are_read_back<G: Game>(setups: &[Setup], least: u64) {
    let (mut actions, mut written) = (Vec::new(), 0);
    for (seed, setup) in setups.iter().enumerate() {
        let mut chance = Silent(Seeded::new(Seed::from_number(seed as u64), 0));
        let mut game = G::set_up(setup, &mut chance.0).expect("the set-up is the game's own");
        while let Some(side) = game.awaited().iter().next() {
            if let Some(position) = game.to_position() {
                let text = toml::to_string(&position).expect("a position is plain data");
                let again = Written::parse(&text)
                    .and_then(|read| G::from_position(&read))
                    .unwrap_or_else(|error| panic!("{error} in:\n{text}"));
                assert_eq!(again.view(Eye::Open), game.view(Eye::Open), "{text}");
                assert_eq!(again.to_position(), Some(position), "{text}");
                written += 1;
            }
            actions.clear();
            game.actions(side, &mut actions);
            let action = actions[chance.0.below(actions.len() as u32) as usize];
            game.play(side, action, &mut chance).expect("it is listed");
        }
    }
    let wanted = least * setups.len() as u64;
    assert!(wanted <= written, "only {written} positions could be written, not {wanted}");
}

/// Random games over all those set-ups, as many of each.
pub fn random_games_of<G: Game>(setups: &[Setup], half: Half, limit: u64) {
    let seeds = half.of(asked());
    let each = (seeds.end - seeds.start).div_ceil(setups.len() as u64);
    for (n, setup) in setups.iter().enumerate() {
        let first = seeds.start + n as u64 * each;
        let seen = random_games::<G>(setup, first..first + each, limit);
        assert_eq!(seen.games, each);
    }
}

/// The contract over a part of those games, the set-ups in turn.
pub fn contract_of<G: Game>(setups: &[Setup], half: Half, one_in: u64, every: u64) {
    for seed in half.of(asked() / one_in) {
        let setup = &setups[seed as usize % setups.len()];
        contract::<G>(setup, seed..seed + 1, every);
    }
}

/// Plays random games to the end, checking every state: soundness, that who is
/// awaited can act, and that nothing panics. No game may take more than `limit`
/// decisions.
pub fn random_games<G: Game>(setup: &Setup, seeds: std::ops::Range<u64>, limit: u64) -> Seen {
    let mut seen = Seen::default();
    let mut actions = Vec::new();
    for seed in seeds {
        let mut chance = Silent(Seeded::new(Seed::from_number(seed), 0));
        let mut game = G::set_up(setup, &mut chance.0).expect("the set-up is the game's own");
        let mut decisions = 0;
        while game.outcome().is_none() {
            let side = somebody(&game, &mut chance.0);
            actions.clear();
            game.actions(side, &mut actions);
            assert!(
                !actions.is_empty(),
                "seed {seed}, decision {decisions}: {side} has no action in {game:?}"
            );
            let action = actions[chance.0.below(actions.len() as u32) as usize];
            if let Err(refusal) = game.play(side, action, &mut chance) {
                panic!(
                    "seed {seed}, decision {decisions}: {action} was listed and is refused: {refusal}"
                );
            }
            if let Some(wrong) = game.unsound() {
                panic!("seed {seed}, decision {decisions}: {wrong} after {side}: {action}");
            }
            decisions += 1;
            assert!(decisions < limit, "seed {seed}: no end after {limit} decisions");
        }
        assert!(game.awaited().is_empty(), "seed {seed}: somebody is awaited after the end");
        seen.games += 1;
        seen.decisions += decisions;
        seen.longest = seen.longest.max(decisions);
    }
    seen
}

/// The whole contract, on random games. `every` says how often the costly
/// properties are looked at: 1 is every decision.
pub fn contract<G: Game>(setup: &Setup, seeds: std::ops::Range<u64>, every: u64) {
    for seed in seeds {
        contract_of_one::<G>(setup, seed, every);
    }
}

fn contract_of_one<G: Game>(setup: &Setup, seed: u64, every: u64) {
    let mut chance = Seeded::new(Seed::from_number(seed), 1);
    let secret = Secret([seed as u8; 32]);
    let nonces = BySide { french: format!("f{seed}"), british: format!("b{seed}") };
    let mut playing = Playing::<G>::start(setup, seed_of(&secret, &nonces))
        .expect("the set-up is the game's own");
    let mut others: Vec<(Side, G::Action)> = Vec::new(); // actions of earlier states, mostly illegal now
    let keys = book::keys(G::facts());
    let names = Names::of(G::facts());
    let boxes = boxes(playing.state());
    while playing.state().outcome().is_none() {
        let side = somebody(playing.state(), &mut chance);
        let looked = chance.below(every as u32) == 0;
        if looked {
            listing_and_refusal_agree(playing.state(), &others);
            a_refused_action_changes_nothing(playing.state(), &others);
            nothing_hidden_shows(playing.state(), &mut chance);
            everything_shown_is_listed(&names, playing.state(), &boxes);
        }
        let mut actions = Vec::new();
        playing.state().actions(side, &mut actions);
        if looked {
            let said = |shown: Vec<String>| assert_eq!(shown, Vec::<String>::new(), "no words");
            said(book::unsaid(&keys, &playing.state().view(Eye::Open)));
            said(book::unsaid(&keys, &playing.state().prompt(side)));
            for action in &actions {
                let choice = playing.state().choice(side, *action);
                assert_eq!(choice.play, action.to_string(), "what is offered is what is played");
                said(book::unsaid(&keys, &choice));
            }
            ways_lead_where_they_say(playing.state(), side);
        }
        for action in &actions {
            let printed = action.to_string();
            assert_eq!(
                printed.parse::<G::Action>().ok(),
                Some(*action),
                "{printed} does not survive"
            );
        }
        let action = actions[chance.below(actions.len() as u32) as usize];
        others.push((side, action));
        if 200 < others.len() {
            others.swap_remove(chance.below(200) as usize);
        }
        playing
            .play(side, action)
            .unwrap_or_else(|refusal| panic!("{action} is listed and refused: {refusal}"));
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
        assert_eq!(book::unsaid(&keys, &line), Vec::<String>::new(), "no words for the log");
    }
    let record = Record::of(&playing, BySide::default(), nonces, secret);
    let read = Record::parse(&record.write()).expect("what was written is read");
    assert_eq!(read, record);
    let replayed = read.replay::<G>().expect("a record replays");
    assert_eq!(replayed.state(), playing.state());
}

fn somebody<G: Game>(game: &G, chance: &mut dyn Chance) -> Side {
    let awaited: Vec<Side> = game.awaited().iter().collect();
    assert!(!awaited.is_empty(), "nobody is awaited and the game is not over: {game:?}");
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

/// Whoever follows a way by its actions, and is let by, comes to where it leads.
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
                assert_eq!(
                    walked.view(Eye::Of(side)).focus,
                    std::slice::from_ref(&step.on),
                    "{way:?}"
                );
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

/// Two states that differ only in what a side may not see look the same to it:
/// its view, its prompt, its actions, who is awaited, and the log of what comes next.
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
        assert_eq!(game.awaited(), other.awaited(), "who is awaited tells {side} something");
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
        }
        // What the other side does next, where it can do it in both, reads the same.
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

/// Whatever a view shows by id can be known before it is shown.
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
        return None; // what was hidden is shown now, and may differ
    }
    Some(world.told.iter().filter_map(|event| event.line(eye)).map(|line| text(&line)).collect())
}

fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}
