//! Where a force on the move can come to, and by which steps.
//!
//! Nothing here knows how anybody moves. The view's focus says where the force
//! stands; a choice on a space is played, on a copy, and if the focus has come to
//! that space it was a step. Where the other side is asked in between, the way
//! goes on as if it let the moment go by, and counts a risk.

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
    /// The space it leads to.
    pub on: Target,
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
    at: Target,
    steps: Vec<WayStep>,
    /// The state from which it goes on, if it does.
    game: Option<G>,
}

/// The best way to each space that `side` can bring the force on the move to, in the order of the spaces.
pub fn ways<G: Game>(game: &G, side: Side) -> Vec<Way> {
    let Some(start) = standing(game, side) else { return Vec::new() };
    let mut reached =
        vec![Reached { at: start.clone(), steps: Vec::new(), game: Some(game.clone()) }];
    let mut queue = BinaryHeap::from([Reverse((0, 0, 0))]);
    let mut seen: BTreeMap<Target, Vec<G>> = BTreeMap::new();
    let mut found: BTreeMap<Target, Way> = BTreeMap::new();
    let mut states = 0;
    while let Some(Reverse((risks, length, nth))) = queue.pop() {
        let Reached { at, steps, game } = &mut reached[nth];
        let (at, steps, game) = (at.clone(), std::mem::take(steps), game.take());
        if at != start {
            let way = || Way { to: at.clone(), steps: steps.clone(), stops: game.is_none() };
            found.entry(at.clone()).or_insert_with(way);
        }
        let Some(game) = game else { continue };
        let here = seen.entry(at.clone()).or_default();
        if states == STATES || here.len() == STATES_IN_A_SPACE || here.contains(&game) {
            continue;
        }
        here.push(game.clone());
        states += 1;
        for (step, next) in steps_from(&game, side, &at) {
            let risks = risks + usize::from(step.risk.is_some());
            queue.push(Reverse((risks, length + 1, reached.len())));
            let at = step.on.clone();
            let steps = steps.iter().cloned().chain([step]).collect();
            reached.push(Reached { at, steps, game: next });
        }
    }
    found.into_values().collect()
}

/// The space where the force on the move stands, if one is.
fn standing<G: Game>(game: &G, side: Side) -> Option<Target> {
    match game.view(Eye::Of(side)).focus.as_slice() {
        [on @ Target::Space(_)] => Some(on.clone()),
        _ => None,
    }
}

/// The steps from there to other spaces, each with the state from which the force goes on, if it does.
fn steps_from<G: Game>(game: &G, side: Side, from: &Target) -> Vec<(WayStep, Option<G>)> {
    let mut actions = Vec::new();
    if game.awaited() == Sides::from(side) {
        game.actions(side, &mut actions);
    }
    let step = |action| {
        let choice = game.choice(side, action);
        let [on @ Target::Space(_)] = choice.on.as_slice() else { return None };
        if on == from {
            return None;
        }
        let mut after = game.clone();
        let mut world = Aloud::new(Counted::new(other_dice()));
        after.play(side, action, &mut world).ok()?;
        let risk = Lasting::of(side, &world, &after);
        let mut threats = Vec::new();
        let quiet = match risk {
            None => true,
            Some(Lasting::HandsOver) => lets_go_by(&mut after, side.other(), &mut threats),
            Some(Lasting::Chance) => false,
            // Who walks does not mean to show a card, or to end the game.
            Some(Lasting::Reveals) => return None,
        };
        let stands = standing(&after, side);
        // Something else was done there, such as tearing a fort down: the force has not stirred.
        if quiet && stands.as_ref() == Some(from) {
            return None;
        }
        let goes_on = quiet && stands.as_ref() == Some(on);
        let step =
            WayStep { play: choice.play, on: on.clone(), risk, warning: choice.warning, threats };
        Some((step, goes_on.then_some(after)))
    };
    actions.into_iter().filter_map(step).collect()
}

/// Has `foe` let the moment go by, as often as it is asked. False if it must do
/// something else, or something comes of it. Notes who might have acted.
fn lets_go_by<G: Game>(game: &mut G, foe: Side, threats: &mut Vec<Threat>) -> bool {
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
