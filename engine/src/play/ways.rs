//! Where a force on the move can come to, and by which steps.
//!
//! Nothing here knows how anybody moves. The view's focus says where the force
//! stands; a choice on a space is played, on a copy, and if the focus has come to
//! that space it was a step. Where the other side is asked in between, the way
//! goes on as if it let the moment go by, and counts a risk.
//!
//! A force that has been named and has yet to set out can't take a step: then the way
//! begins with the choice that has it set out, if the other side may answer that. What it
//! can reach must be known before, since it is too late to think again after.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use schemars::JsonSchema;
use serde::Serialize;

use super::lasting::other_dice;
use crate::{Aloud, Counted, Eye, Game, Lasting, Phrase, Side, Sides, Target, Threat};

/// So many states in which the force stands in the same space are gone on from:
/// more than one, since how it came there may say how far it goes.
const STATES_IN_A_SPACE: usize = 16;
/// So many states are gone on from in all.
const STATES: usize = 1200;

/// The best way to a space: the one with the fewest risks, and of these the shortest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Way {
    /// Where it leads.
    pub to: Target,
    /// One action after another.
    pub steps: Vec<WayStep>,
    /// The move is over there.
    pub stops: bool,
}

/// One step of a [`Way`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct WayStep {
    /// The action, in the game's notation.
    pub play: String,
    /// The space it leads to; of a choice that only has the force set out, where that stands.
    pub on: Target,
    /// What is chosen, if it only has the force set out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sets_out: Option<Phrase>,
    /// What may come of it before the force goes on: dice, or the other side's answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub risk: Option<Lasting>,
    /// As that of its choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warning: Option<Phrase>,
    /// Who may act against it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub threats: Vec<Threat>,
}

/// A force that has come somewhere.
struct Reached<G> {
    /// Where it stood at first.
    from: Target,
    at: Target,
    steps: Vec<WayStep>,
    /// The state from which it goes on, if it does.
    game: Option<G>,
}

/// The best way to each space that `side` can bring a force in focus to, in the order of the spaces.
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

/// Where ways begin: a force on the move where it stands, and the one that has yet to set out
/// behind the choice by which it does.
fn beginnings<G: Game>(game: &G, side: Side) -> Vec<Reached<G>> {
    let in_focus = game.view(Eye::Of(side)).focus;
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
        // What can be taken back is tried, and needs no telling.
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
    // Of several it is not known which is meant, and to search for each takes too long.
    let all: Vec<Reached<G>> = all.collect();
    if all.len() == 1 { all } else { Vec::new() }
}

/// The space where the force on the move stands, if one is.
fn standing<G: Game>(game: &G, side: Side) -> Option<Target> {
    match game.view(Eye::Of(side)).focus.as_slice() {
        [on @ Target::Space(_)] => Some(on.clone()),
        _ => None,
    }
}

/// What `side` may do, if it alone must choose.
fn actions_of<G: Game>(game: &G, side: Side) -> Vec<G::Action> {
    let mut actions = Vec::new();
    if game.awaited() == Sides::from(side) {
        game.actions(side, &mut actions);
    }
    actions
}

/// The steps from there to other spaces, each with the state from which the force goes on, if it does.
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
        // Something else was done there, such as tearing a fort down: the force has not stirred.
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

/// An action played on a copy, where the other side lets every moment go by: what may come of it, and
/// whether it simply goes on from there. Nothing, if it is none of a force that walks.
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
        // Who walks does not mean to show a card, or to end the game.
        Some(Lasting::Reveals) => return None,
    };
    Some((risk, quiet, after))
}

/// Has `foe` let the moment go by, as often as it is asked. False if it must do
/// something else, or something comes of it. Notes who might have acted.
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
