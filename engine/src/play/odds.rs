//! The odds of an action that leads to dice: the chance of each result, and the expected losses.
//!
//! This module knows no rules of combat. The game tells the module whether a fight is being
//! settled ([`Game::contested`]) and how an event counts ([`Event::stakes`]); the module plays
//! the action on copies until the fight that it leads to is settled. Each copy is a state that
//! the side can't tell from the real one ([`Game::imagine`]), so that nothing hidden affects
//! the result.
//!
//! If there are few dice, every combination is played once, in several imagined states, and the
//! odds are exact if all these states agree. If the states disagree, or if there are many dice,
//! the action is played several thousand times. Choices on the way are made by a [`Policy`].

use schemars::JsonSchema;
use serde::Serialize;

use super::lasting::other_dice;
use crate::{
    BySide, Chance, Event, Eye, Game, Panel, Phrase, Seed, Seeded, Side, Sides, Stake, Threat,
    World,
};

/// The maximum number of combinations of dice that are all played in one imagined state.
const WAYS: u32 = 2_500;
/// The maximum number of combinations played in all, over several imagined states that agree.
const LEAVES: u32 = 20_000;
/// If this many imagined states agree, hidden information is taken to make no difference.
const AGREEING: u32 = 64;
/// The number of random plays if there are too many combinations.
const PLAYED: u32 = 10_000;
/// The maximum number of decisions after an action among which its first die is looked for.
const FORESEEN: u32 = 20;
/// The maximum number of decisions in one random play; a longer play is left unfinished.
const MOST_DECISIONS: u32 = 300;

/// A function that chooses for both sides after the action: it returns the index of the action that
/// the side takes.
pub type Policy<'a, G> = dyn FnMut(&G, Side, &[<G as Game>::Action]) -> usize + 'a;

/// The possible results of an action.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Odds {
    /// Each result that occurred. Results that answer the same question are listed together, the
    /// likeliest first, and add up to 1; the question that is settled last is listed first.
    /// Additional events come after them.
    pub results: Vec<OddsOf>,
    /// The results against the units there now, if the other side never responds; empty if
    /// responses make no difference.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub standing: Vec<OddsOf>,
    /// Pieces that may act against the action before anything is settled, such as interceptors.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub threats: Vec<Threat>,
    /// The average number of steps that each side loses.
    pub losses: BySide<f64>,
    /// Whether every combination of dice was counted and hidden information makes no difference.
    /// Otherwise the figures are accurate to about one percentage point.
    pub exact: bool,
    /// Whether the fight would come later in the game. The odds then assume that it is fought now,
    /// with the units there now.
    pub later: bool,
    /// The panel of the fight just before the first die, with strengths and modifiers by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub panel: Option<Panel>,
}

/// One result and its chance.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct OddsOf {
    /// The key of the question that the result answers; `None` for an additional event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<&'static str>,
    /// The text of the result.
    pub text: Phrase,
    /// The chance, from 0 to 1.
    pub chance: f64,
    /// The faces of the first die that lead to the result, if that die alone decides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<u8>,
}

/// Returns true if the action leads to something that has [`odds`]. The function uses none of the
/// game's dice, and nothing that `side` may not know. While a fight is being settled, the function
/// returns true only if dice may still be rolled.
pub fn has_odds<G: Game>(game: &G, side: Side, action: G::Action) -> bool {
    let mut after = game.imagine(side, &mut other_dice());
    let mut world = Watching::new(other_dice());
    world.begun = game.contested();
    let begun = world.begun;
    let (mut chooser, mut action_now) = (side, action);
    let mut actions = Vec::new();
    for _ in 0..FORESEEN {
        if after.play(chooser, action_now, &mut world).is_err() {
            return false;
        }
        if world.met() || (begun && world.asked) || (!begun && after.contested()) {
            return true;
        }
        if world.over || after.outcome().is_some() {
            return false;
        }
        let pass = window(&after, side.other());
        if pass.is_none() && !after.contested() {
            let mut world = Watching::new(other_dice());
            return game.bring_on(&after, side, action, &mut world).is_some();
        }
        let Some(next) = after.awaited().iter().next() else { return false };
        actions.clear();
        after.actions(next, &mut actions);
        (chooser, action_now) = (next, pass.unwrap_or(actions[0]));
    }
    false
}

/// Returns the odds of an action that `side` may take; `None` if the action leads to no result with
/// odds and to no threat. The same `number` always gives the same odds.
pub fn odds<G: Game>(
    game: &G,
    side: Side,
    action: G::Action,
    number: u64,
    policy: &mut Policy<G>,
) -> Option<Odds> {
    let mut play = Play { game, side, action, policy, lets_go_by: false, windows: false };
    let (all, exact) = play.reckon(number);
    let responds = play.windows && !game.contested();
    let threats = threats(game, side, action);
    if all.results.is_empty() && threats.is_empty() {
        return None;
    }
    let mut odds = all.odds(exact);
    if responds {
        play.lets_go_by = true;
        let (all, exact) = play.reckon(number);
        let mut standing = all.odds(exact).results;
        if standing != odds.results {
            // Results that answer no question count only if no question comes up.
            let asked = standing.iter().any(|one| one.of.is_some());
            standing.retain(|one| one.of.is_some() == asked);
            odds.standing = standing;
        }
    }
    odds.threats = threats;
    Some(odds)
}

/// Returns the pieces of the other side that may act against the action, on the assumption that
/// the other side declines every response.
fn threats<G: Game>(game: &G, side: Side, action: G::Action) -> Vec<Threat> {
    let mut threats = Vec::new();
    if game.contested() {
        return threats;
    }
    let mut after = game.imagine(side, &mut other_dice());
    let mut world = Watching::new(other_dice());
    let (mut chooser, mut action) = (side, action);
    for _ in 0..FORESEEN {
        if after.play(chooser, action, &mut world).is_err() || world.asked {
            break;
        }
        let Some(pass) = window(&after, side.other()) else { break };
        threats.extend(after.threats());
        (chooser, action) = (side.other(), pass);
    }
    threats
}

/// An action, and the means of playing it until the fight that it leads to is settled.
struct Play<'a, 'p, G: Game> {
    game: &'a G,
    side: Side,
    action: G::Action,
    policy: &'a mut Policy<'p, G>,
    /// Whether the other side declines every response.
    lets_go_by: bool,
    /// Whether the other side was asked for a response.
    windows: bool,
}

impl<G: Game> Play<'_, '_, G> {
    /// Plays the action many times and counts the results. Returns the results, and whether they
    /// are exact.
    fn reckon(&mut self, number: u64) -> (Distribution, bool) {
        let (game, side) = (self.game, self.side);
        let dice = |nth: u32| Seeded::new(Seed::from_number(number), u64::from(nth));
        let first = self.every_way(&game.imagine(side, &mut dice(0)));
        let states = (LEAVES / first.leaves).min(AGREEING);
        let agrees = |nth| self.every_way(&game.imagine(side, &mut dice(nth))).agrees(&first);
        if first.leaves <= WAYS && (1..states).all(agrees) {
            return (first, true);
        }
        let mut all = Distribution { panel: first.panel, ..Distribution::default() };
        for nth in 0..PLAYED {
            let mut dice = dice(nth);
            let imagined = game.imagine(side, &mut dice);
            all.add(self.out(imagined, &mut dice, false), 1.0);
        }
        (all, false)
    }

    /// Plays the action with every combination of dice, but stops once there are more than `WAYS`.
    fn every_way(&mut self, state: &G) -> Distribution {
        let (mut all, mut ways) = (Distribution::default(), Every::default());
        loop {
            let leaf = self.out(state.clone(), &mut ways, all.leaves == 0);
            all.add(leaf, ways.weight());
            if WAYS < all.leaves || !ways.next() {
                return all;
            }
        }
    }

    /// Plays the action in the given state with the given dice, until the fight is settled.
    fn out(&mut self, mut state: G, dice: &mut dyn Chance, looks: bool) -> Leaf {
        let (side, foe) = (self.side, self.side.other());
        let mut world = Watching::new(dice);
        world.looks = looks;
        if state.contested() {
            world.begun = true;
            if looks {
                world.panel = state.view(Eye::Of(side)).panel;
            }
        }
        let (mut chooser, mut action) = (side, self.action);
        let mut later = false;
        let mut actions = Vec::new();
        for _ in 0..MOST_DECISIONS {
            state.play(chooser, action, &mut world).expect("a listed action is legal");
            if world.over || state.outcome().is_some() {
                break;
            }
            if !state.contested() && window(&state, foe).is_none() {
                if later || world.met() {
                    break;
                }
                let Some(fight) = self.game.bring_on(&state, side, self.action, &mut world) else {
                    break;
                };
                (state, later) = (fight, true);
                if world.over || !state.contested() {
                    break;
                }
            }
            let Some(next) = state.awaited().iter().next() else { break };
            actions.clear();
            state.actions(next, &mut actions);
            chooser = next;
            let pass = window(&state, foe);
            self.windows |= pass.is_some();
            action = match (actions.len(), pass) {
                (_, Some(pass)) if self.lets_go_by => pass,
                (1, _) => actions[0],
                _ => actions[(self.policy)(&state, next, &actions)],
            };
        }
        Leaf {
            results: world.results,
            losses: world.losses,
            die: world.first,
            panel: world.panel,
            later,
        }
    }
}

/// Returns the action by which `foe` declines to respond, if it is asked for a response.
fn window<G: Game>(state: &G, foe: Side) -> Option<G::Action> {
    if state.awaited() != Sides::from(foe) {
        return None;
    }
    state.prompt(foe).pass.and_then(|pass| pass.parse().ok())
}

/// The answer to a question, or an additional event.
#[derive(Clone, Debug, PartialEq)]
struct Settled {
    of: Option<&'static str>,
    text: Phrase,
    /// Whether the event is a failed attempt.
    failed: bool,
}

/// The results of one combination of dice.
struct Leaf {
    results: Vec<Settled>,
    losses: BySide<u32>,
    /// The first die rolled in the combination.
    die: Option<u8>,
    panel: Option<Panel>,
    later: bool,
}

/// The results of several combinations.
#[derive(Clone, Default)]
struct Distribution {
    leaves: u32,
    weight: f64,
    results: Vec<WeightedResult>,
    /// The questions that came up, in the order in which they were answered.
    questions: Vec<&'static str>,
    losses: BySide<f64>,
    /// The weight of the combinations that began with each face of a die.
    faces: [f64; 6],
    later: bool,
    panel: Option<Panel>,
}

#[derive(Clone)]
struct WeightedResult {
    of: Option<&'static str>,
    text: Phrase,
    weight: f64,
    faces: [f64; 6],
}

/// Compares sums of weights, ignoring rounding.
fn same(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

impl Distribution {
    fn add(&mut self, leaf: Leaf, weight: f64) {
        self.leaves += 1;
        self.panel = self.panel.take().or(leaf.panel);
        self.weight += weight;
        self.later |= leaf.later;
        for side in Side::BOTH {
            self.losses[side] += weight * f64::from(leaf.losses[side]);
        }
        let face = leaf.die.map(|die| usize::from(die) - 1);
        if let Some(face) = face {
            self.faces[face] += weight;
        }
        self.order(&leaf.results.iter().filter_map(|one| one.of).collect::<Vec<_>>());
        for one in &leaf.results {
            let counted = self.result(one.of, &one.text);
            counted.weight += weight;
            if let Some(face) = face {
                counted.faces[face] += weight;
            }
        }
    }

    fn result(&mut self, of: Option<&'static str>, text: &Phrase) -> &mut WeightedResult {
        let known = self.results.iter().position(|one| one.of == of && one.text == *text);
        let at = known.unwrap_or_else(|| {
            self.results.push(WeightedResult {
                of,
                text: text.clone(),
                weight: 0.0,
                faces: [0.0; 6],
            });
            self.results.len() - 1
        });
        &mut self.results[at]
    }

    /// Adds questions that came up one after another to the known questions. A new question is
    /// placed before the next known question that came up after it.
    fn order(&mut self, questions: &[&'static str]) {
        for (n, question) in questions.iter().enumerate() {
            if self.questions.contains(question) {
                continue;
            }
            let later = &questions[n..];
            let at = self.questions.iter().position(|known| later.contains(known));
            self.questions.insert(at.unwrap_or(self.questions.len()), question);
        }
    }

    /// Returns true if both distributions have the same results.
    fn agrees(&self, other: &Distribution) -> bool {
        let chance = |all: &Distribution, text: &Phrase| {
            all.results.iter().find(|one| one.text == *text).map_or(0.0, |one| one.weight)
        };
        self.results.len() == other.results.len()
            && Side::BOTH.iter().all(|side| same(self.losses[*side], other.losses[*side]))
            && self.results.iter().all(|one| same(one.weight, chance(other, &one.text)))
    }

    fn odds(self, exact: bool) -> Odds {
        let (weight, all) = (self.weight, self.faces);
        let begun: f64 = all.iter().sum();
        let of = |one: WeightedResult| {
            let share = |face: usize| one.faces[face] / all[face];
            // A die decides alone if each of its faces leads to the result always or never.
            let decides = same(begun, weight)
                && (0..6).all(|face| same(share(face), 0.0) || same(share(face), 1.0));
            let led = (1..=6u8).filter(|face| same(share(usize::from(*face) - 1), 1.0));
            let faces: Vec<u8> = if exact && decides { led.collect() } else { Vec::new() };
            let chance = (one.weight / weight).min(1.0);
            let faces = if faces.len() == 6 { Vec::new() } else { faces };
            OddsOf { of: one.of, text: one.text, chance, faces }
        };
        let mut results: Vec<OddsOf> = self.results.into_iter().map(of).collect();
        for question in &self.questions {
            let answers = results.iter().filter(|one| one.of == Some(*question));
            let rest = 1.0 - answers.map(|one| one.chance).sum::<f64>();
            if 1e-9 < rest {
                let text = Phrase::new(format!("{question}-none"));
                let none = OddsOf { of: Some(*question), text, chance: rest, faces: Vec::new() };
                results.push(none);
            }
        }
        // The question that is settled last is listed first.
        let place = |of: Option<&str>| {
            let at = of.and_then(|of| self.questions.iter().position(|known| *known == of));
            at.map_or(usize::MAX, |at| self.questions.len() - at)
        };
        results.sort_by(|a, b| (place(a.of).cmp(&place(b.of))).then(b.chance.total_cmp(&a.chance)));
        let losses = BySide::of(|side| self.losses[side] / weight);
        Odds {
            results,
            standing: Vec::new(),
            threats: Vec::new(),
            losses,
            exact,
            later: self.later,
            panel: self.panel,
        }
    }
}

/// Dice that go through every combination, one after another.
#[derive(Default)]
pub(super) struct Every {
    /// The requests made in this combination: the result of each, and the number of its possible
    /// results.
    asked: Vec<(u32, u32)>,
    at: usize,
}

impl Every {
    /// Returns the probability of this combination.
    pub(super) fn weight(&self) -> f64 {
        self.asked.iter().map(|(_, of)| 1.0 / f64::from(*of)).product()
    }

    /// Moves on to the next combination; returns false if there is none.
    pub(super) fn next(&mut self) -> bool {
        self.at = 0;
        while let Some((which, of)) = self.asked.last_mut() {
            if *which + 1 < *of {
                *which += 1;
                return true;
            }
            self.asked.pop();
        }
        false
    }
}

impl Chance for Every {
    fn below(&mut self, n: u32) -> u32 {
        assert!(0 < n, "a choice among nothing");
        if self.at == self.asked.len() {
            self.asked.push((0, n));
        }
        self.at += 1;
        self.asked[self.at - 1].0
    }
}

/// A world that collects the events that matter for the odds.
struct Watching<C> {
    chance: C,
    asked: bool,
    first: Option<u8>,
    results: Vec<Settled>,
    losses: BySide<u32>,
    /// Whether a fight is being settled or has been settled.
    begun: bool,
    /// Whether the fight has been settled, so that later events belong to something else.
    over: bool,
    looks: bool,
    panel: Option<Panel>,
}

impl<C: Chance> Watching<C> {
    fn new(chance: C) -> Watching<C> {
        Watching {
            chance,
            asked: false,
            first: None,
            results: Vec::new(),
            losses: BySide::default(),
            begun: false,
            over: false,
            looks: false,
            panel: None,
        }
    }

    /// Returns true if a fight has been settled.
    fn met(&self) -> bool {
        !self.results.is_empty()
    }

    fn settle(&mut self, settled: Settled) {
        let same = |one: &&mut Settled| match settled.of {
            Some(question) => one.of == Some(question),
            None => **one == settled,
        };
        match self.results.iter_mut().find(same) {
            Some(known) if !settled.failed || known.failed => *known = settled,
            Some(_) => {}
            None => self.results.push(settled),
        }
    }
}

impl<C: Chance> Chance for Watching<C> {
    fn below(&mut self, n: u32) -> u32 {
        self.asked = true;
        self.chance.below(n)
    }
    fn die(&mut self) -> u8 {
        let first = !self.asked;
        self.asked = true;
        let die = self.chance.die();
        if first {
            self.first = Some(die);
        }
        die
    }
    fn draw(&mut self, n: usize, name: &dyn Fn(usize) -> String) -> usize {
        self.asked = true;
        self.chance.draw(n, name)
    }
    fn swap(&mut self, n: usize) -> usize {
        self.asked = true;
        self.chance.swap(n)
    }
}

impl<C: Chance, E: Event> World<E> for Watching<C> {
    fn tell(&mut self, event: E) {
        if self.over {
            return;
        }
        let (of, text, failed) = match event.stakes() {
            Some(Stake::Answer(of, text)) => (Some(of), text, false),
            Some(Stake::Failed(of, text)) => (Some(of), text, true),
            Some(Stake::Besides(text)) => (None, text, false),
            Some(Stake::Loss(side, n)) => {
                self.losses[side] += u32::from(n);
                return;
            }
            None => return,
        };
        self.settle(Settled { of, text, failed });
    }

    fn goes_on(&mut self, contested: &dyn Fn() -> bool, panel: &dyn Fn() -> Option<Panel>) {
        if self.over {
            return;
        }
        if contested() {
            self.begun = true;
            if self.looks && !self.asked {
                self.panel = panel().or(self.panel.take());
            }
        } else if self.begun || self.met() {
            self.over = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_fall_in_every_way_once() {
        let mut sums = [0.0; 13];
        let mut ways = Every::default();
        let mut n = 0;
        loop {
            let first = ways.die();
            // A second die is rolled only after a high one.
            let sum = if 3 < first { first + ways.die() } else { first };
            sums[usize::from(sum)] += ways.weight();
            n += 1;
            if !ways.next() {
                break;
            }
        }
        assert_eq!(n, 3 + 3 * 6);
        assert!(same(sums.iter().sum(), 1.0));
        assert!(same(sums[1], 1.0 / 6.0) && same(sums[12], 1.0 / 36.0), "{sums:?}");
    }

    fn leaf(results: &[&'static str], die: u8, lost: u32) -> Leaf {
        let of = |key: &str| match key {
            "won" | "lost" => Some("battle"),
            "caught" => Some("chase"),
            _ => None,
        };
        let settled =
            |key: &&'static str| Settled { of: of(key), text: Phrase::new(*key), failed: false };
        let results = results.iter().map(settled).collect();
        let losses = BySide { french: lost, british: 0 };
        Leaf { results, losses, die: Some(die), panel: None, later: false }
    }

    #[test]
    fn only_a_die_that_decides_alone_is_named() {
        let mut all = Distribution::default();
        for die in 1..=6 {
            let won: &[&'static str] = if die < 5 { &["lost"] } else { &["won"] };
            all.add(leaf(won, die, u32::from(die)), 1.0 / 6.0);
        }
        let odds = all.clone().odds(true);
        assert_eq!(odds.results[0].text, Phrase::new("lost"), "the likeliest is first");
        assert_eq!(odds.results[0].faces, [1, 2, 3, 4]);
        assert_eq!(odds.results[1].faces, [5, 6]);
        assert!(same(odds.results[1].chance, 1.0 / 3.0) && same(odds.losses.french, 3.5));
        all.add(leaf(&["lost"], 6, 0), 1.0 / 6.0);
        assert!(all.odds(true).results.iter().any(|one| one.faces.is_empty()));
    }

    /// The results of one question add up; the battle, which comes last, is listed first.
    #[test]
    fn results_of_one_question_are_listed_together_and_add_up() {
        let mut all = Distribution::default();
        all.add(leaf(&["won"], 1, 0), 0.25);
        all.add(leaf(&["caught", "lost", "a leader fell"], 2, 0), 0.25);
        all.add(leaf(&["caught"], 3, 0), 0.5);
        let odds = all.odds(false);
        let told: Vec<_> = odds.results.iter().map(|it| (&*it.text.key, it.chance)).collect();
        let battle = [("battle-none", 0.5), ("won", 0.25), ("lost", 0.25)];
        let chase = [("caught", 0.75), ("chase-none", 0.25)];
        assert_eq!(told, [&battle[..], &chase, &[("a leader fell", 0.25)]].concat());
    }

    #[test]
    fn a_failed_attempt_counts_only_if_none_succeeds() {
        let mut world = Watching::new(other_dice());
        let tried = |text: &'static str, failed| Settled {
            of: Some("chase"),
            text: Phrase::new(text),
            failed,
        };
        for (text, failed) in [("missed", true), ("caught", false), ("missed", true)] {
            world.settle(tried(text, failed));
        }
        assert_eq!(world.results, [tried("caught", false)]);
    }

    #[test]
    fn states_that_differ_do_not_agree() {
        let count = |lost| {
            let mut all = Distribution::default();
            all.add(leaf(&["won"], 1, lost), 1.0);
            all
        };
        assert!(count(1).agrees(&count(1)));
        assert!(!count(1).agrees(&count(2)));
    }
}
