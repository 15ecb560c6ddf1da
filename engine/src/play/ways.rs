//! The routes by which a moving force can reach spaces of the map.
//!
//! This module knows no rules of movement. The view's focus shows where the force is. Every choice
//! on a space is played on a copy; if the choice moves the focus to that space, it counts as a
//! step. If the other side may respond in between, the route continues as if that side declined,
//! and one risk is counted.
//!
//! A force that has been selected but has not set out can't take a step yet. Its routes begin with
//! the choice by which it sets out, if the other side may respond to that choice. Such a choice
//! can't be taken back, so the player needs to know beforehand how far the force can go.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use schemars::JsonSchema;
use serde::Serialize;

use super::lasting::other_dice;
use crate::{Aloud, Counted, Eye, Game, Lasting, Phrase, Side, Sides, Target, Threat};

/// The maximum number of states with the force in the same space from which the search continues.
/// The search keeps several states for a space, since the route may determine how far the force
/// can still go.
const STATES_IN_A_SPACE: usize = 16;
/// The maximum number of states from which the search continues in all.
const STATES: usize = 1200;

/// The best route to a space: the one with the fewest risks, and of these the shortest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Way {
    /// The space that the way leads to.
    pub to: Target,
    /// The way's actions, in order.
    pub steps: Vec<WayStep>,
    /// Whether the move ends in that space.
    pub stops: bool,
}

/// One step of a [`Way`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct WayStep {
    /// The action, in the game's notation.
    pub play: String,
    /// The space that the step leads to; for a choice by which the force only sets out, the space
    /// where the force is.
    pub on: Target,
    /// The text of the choice by which the force sets out, if the step is only this choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sets_out: Option<Phrase>,
    /// The risk before the force goes on: dice are rolled, or the other side may respond.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub risk: Option<Lasting>,
    /// The warning that the step's choice carries.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warning: Option<Phrase>,
    /// Pieces that may act against the step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub threats: Vec<Threat>,
}

/// A force that has reached a space.
struct Reached<G> {
    /// The space where the force started.
    from: Target,
    at: Target,
    steps: Vec<WayStep>,
    /// The state from which the force can go on; `None` if the move ends here.
    game: Option<G>,
}

/// Returns the best route to each space that `side` can move a force in focus to, in the order of
/// the spaces.
pub fn ways<G: Game>(game: &G, side: Side) -> Vec<Way> {
    let mut reached = beginnings(game, side);
    let mut queue: BinaryHeap<_> = (0..reached.len())
        .map(|nth| Reverse((risks_of(&reached[nth].steps), reached[nth].steps.len(), nth)))
        .collect();
    let mut seen: BTreeMap<(Target, Target), Vec<G>> = BTreeMap::new();
    let mut found: BTreeMap<Target, Way> = BTreeMap::new();
    let mut states = 0;
    while let Some(Reverse((_, length, nth))) = queue.pop() {
        let Reached { from, at, steps, game } = &mut reached[nth];
        let (from, at) = (from.clone(), at.clone());
        let (steps, game) = (std::mem::take(steps), game.take());
        if at != from {
            let way = || Way { to: at.clone(), steps: steps.clone(), stops: game.is_none() };
            found.entry(at.clone()).or_insert_with(way);
        }
        let Some(game) = game else { continue };
        let here = seen.entry((from.clone(), at.clone())).or_default();
        if states == STATES || here.len() == STATES_IN_A_SPACE || here.contains(&game) {
            continue;
        }
        here.push(game.clone());
        states += 1;
        for (step, next) in steps_from(&game, side, &at) {
            let (from, at) = (from.clone(), step.on.clone());
            let steps: Vec<WayStep> = steps.iter().cloned().chain([step]).collect();
            queue.push(Reverse((risks_of(&steps), length + 1, reached.len())));
            reached.push(Reached { from, at, steps, game: next });
        }
    }
    found.into_values().collect()
}

fn risks_of(steps: &[WayStep]) -> usize {
    steps.iter().filter(|step| step.risk.is_some()).count()
}

/// Returns the starts of all routes: for a moving force, the space where the force is; for a
/// force that has yet to set out, the choices by which it sets out.
fn beginnings<G: Game>(game: &G, side: Side) -> Vec<Reached<G>> {
    let in_focus = game.focus(Eye::Of(side));
    if let [at @ Target::Space(_)] = in_focus.as_slice()
        && !steps_from(game, side, at).is_empty()
    {
        let (from, at) = (at.clone(), at.clone());
        return vec![Reached { from, at, steps: Vec::new(), game: Some(game.clone()) }];
    }
    let setting_out = |action| {
        let choice = game.choice(side, action);
        if choice.aside || matches!(choice.on.as_slice(), [Target::Space(_)]) {
            return None;
        }
        let mut threats = Vec::new();
        let (risk, quiet, after) = tried(game, side, action, &mut threats)?;
        let at = standing(&after, side).filter(|at| quiet && in_focus.contains(at))?;
        // A choice that can be taken back needs no prediction, since the player can simply try it.
        risk?;
        let step = WayStep {
            play: choice.play,
            on: at.clone(),
            sets_out: Some(choice.label),
            risk,
            warning: choice.warning,
            threats,
        };
        Some(Reached { from: at.clone(), at, steps: vec![step], game: Some(after) })
    };
    if in_focus.is_empty() || game.prompt(side).pass.is_some() {
        return Vec::new();
    }
    let goes_on = |it: &Reached<G>| {
        it.game.as_ref().is_some_and(|game| !steps_from(game, side, &it.at).is_empty())
    };
    let all = actions_of(game, side).into_iter().filter_map(setting_out).filter(goes_on);
    // If there are several such choices, it is unknown which one the player intends, and
    // searching from each takes too long.
    let all: Vec<Reached<G>> = all.collect();
    if all.len() == 1 { all } else { Vec::new() }
}

/// Returns the space where the moving force is, if there is one.
fn standing<G: Game>(game: &G, side: Side) -> Option<Target> {
    match game.focus(Eye::Of(side)).as_slice() {
        [on @ Target::Space(_)] => Some(on.clone()),
        _ => None,
    }
}

/// Returns the legal actions of `side`, if it alone must choose.
fn actions_of<G: Game>(game: &G, side: Side) -> Vec<G::Action> {
    let mut actions = Vec::new();
    if game.awaited() == Sides::from(side) {
        game.actions(side, &mut actions);
    }
    actions
}

/// Returns the steps from `from` to other spaces, each with the state from which the force can go
/// on, if there is one.
fn steps_from<G: Game>(game: &G, side: Side, from: &Target) -> Vec<(WayStep, Option<G>)> {
    let step = |action| {
        let choice = game.choice(side, action);
        let [on @ Target::Space(_)] = choice.on.as_slice() else { return None };
        if on == from {
            return None;
        }
        let mut threats = Vec::new();
        let (risk, quiet, after) = tried(game, side, action, &mut threats)?;
        let stands = standing(&after, side);
        // The action did something else there, such as demolishing a fort: the force has not moved.
        if quiet && stands.as_ref() == Some(from) {
            return None;
        }
        let goes_on = quiet && stands.as_ref() == Some(on);
        let step = WayStep {
            play: choice.play,
            on: on.clone(),
            sets_out: None,
            risk,
            warning: choice.warning,
            threats,
        };
        Some((step, goes_on.then_some(after)))
    };
    actions_of(game, side).into_iter().filter_map(step).collect()
}

/// Plays an action on a copy in which the other side never responds. Returns the risk, whether play
/// simply continues, and the state; `None` if the action is not part of a move.
fn tried<G: Game>(
    game: &G,
    side: Side,
    action: G::Action,
    threats: &mut Vec<Threat>,
) -> Option<(Option<Lasting>, bool, G)> {
    let mut after = game.clone();
    let mut world = Aloud::new(Counted::new(other_dice()));
    after.play(side, action, &mut world).ok()?;
    let risk = Lasting::of(side, &world, &after);
    let quiet = match risk {
        None => true,
        Some(Lasting::HandsOver) => lets_go_by(&mut after, side.other(), threats),
        Some(Lasting::Chance) => false,
        // A player who moves a force does not mean to reveal a card or to end the game.
        Some(Lasting::Reveals) => return None,
    };
    Some((risk, quiet, after))
}

/// Makes `foe` decline every response that it is asked for. Returns false if `foe` must do
/// something else, or if declining uses chance or reveals something. Adds to `threats` the
/// pieces that could have acted.
pub(super) fn lets_go_by<G: Game>(game: &mut G, foe: Side, threats: &mut Vec<Threat>) -> bool {
    while game.awaited() == Sides::from(foe) {
        threats.extend(game.threats());
        let pass = game.prompt(foe).pass.and_then(|pass| pass.parse().ok());
        let mut world = Aloud::new(Counted::new(other_dice()));
        if pass.is_none_or(|pass| game.play(foe, pass, &mut world).is_err()) {
            return false;
        }
        if Lasting::of(foe, &world, game).is_some_and(Lasting::is_final) {
            return false;
        }
    }
    game.awaited() == Sides::from(foe.other())
}
