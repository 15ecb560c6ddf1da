//! The features of actions in Wilderness War, for the learnt policy.

use std::mem::discriminant;
use std::sync::LazyLock;

use engine::Side;
use wilderness::{Action, Board, Card, Frame, Season, Space, Wilderness};

use bots::learnt::{Corrections, Describe, Features, few, standing, word};

/// Describes the actions of Wilderness War.
pub struct Describer;

/// The learnt corrections. If the file can't be read, the policy has no corrections; a test checks
/// that the present file can be read.
pub static CORRECTIONS: LazyLock<Option<Corrections>> =
    LazyLock::new(|| Corrections::read(&weights!("wilderness.policy")).ok());

/// The corrections of the first captain, which browsers need not load.
#[cfg(not(target_family = "wasm"))]
pub static FIRST_CORRECTIONS: LazyLock<Option<Corrections>> =
    LazyLock::new(|| Corrections::read(&weights!("wilderness-1.policy")).ok());

impl Describe<Wilderness> for Describer {
    fn describe(
        &self,
        state: &Wilderness,
        side: Side,
        actions: &[Action],
        weights: &[f32],
        features: &mut Features,
    ) {
        let (board, frame) = (state.board(), state.frame());
        let asked = word(&(side, discriminant(frame)));
        let (at, stage) = place(board, side, frame);
        let here = at.map_or(0, |at| 1 + at.index() as u32);
        let around = at.map_or(0, |at| stand(board, side, at).wrapping_add(1));
        let season = 2 * u32::from(board.year) + u32::from(board.season == Season::Late);
        let hand = u32::from(board.hand[side].len());
        let lead = (i32::from(board.vp).clamp(-8, 8) / 2) as u32;
        for (action, standing) in actions.iter().zip(standing(weights)) {
            let (kind, name) = (word(&discriminant(action)), word(action));
            let (to, there) = match space(*action) {
                Some(to) => (1 + to.index() as u32, stand(board, side, to).wrapping_add(1)),
                None => (0, 0),
            };
            let value = card(*action).map_or(0, |card| u32::from(card.facts().value));
            features.add(&[1, asked, kind, standing]);
            features.add(&[2, asked, name, season]);
            features.add(&[3, asked, name, here]);
            features.add(&[4, asked, name, stage]);
            features.add(&[5, asked, kind, there, around]);
            features.add(&[6, asked, kind, around, stage]);
            features.add(&[7, asked, kind, to, season]);
            features.add(&[8, asked, kind, value, hand, lead]);
        }
    }
}

/// Returns the space of the acting force, and the number of steps that it has moved.
fn place(board: &Board, side: Side, frame: &Frame) -> (Option<Space>, u32) {
    match frame {
        Frame::Activation(it) => (it.place(board), u32::from(it.waiting())),
        Frame::Moving(it) => {
            let party = board.party.as_ref();
            let strong = party.map_or(0, |party| few(board.strength(party.force().units)));
            (party.map(|party| party.at), strong + 8 * u32::from(it.steps().min(7)))
        }
        Frame::ActionPhase(_) => (None, u32::from(board.hand[side].len())),
        _ => (None, 0),
    }
}

/// Returns the card that an action plays.
fn card(action: Action) -> Option<Card> {
    match action {
        Action::Event(card)
        | Action::Activate(card)
        | Action::Stockades(card)
        | Action::Forts(card)
        | Action::Discard(card)
        | Action::Card(card)
        | Action::Fetch(card) => Some(card),
        _ => None,
    }
}

/// Returns the space that an action concerns.
fn space(action: Action) -> Option<Space> {
    match action {
        Action::Raze(at, _)
        | Action::Build(at)
        | Action::Name(_, at)
        | Action::Act(_, at)
        | Action::Go(at)
        | Action::Infiltrate(at)
        | Action::Sail(at)
        | Action::Land(_, at)
        | Action::Intercept(_, at)
        | Action::To(at)
        | Action::Retreat(_, at)
        | Action::RetreatAll(at)
        | Action::Home(_, at)
        | Action::Place(_, at)
        | Action::PlaceLeader(_, at)
        | Action::Restore(_, at)
        | Action::Remove(_, at) => Some(at),
        _ => None,
    }
}

/// Returns a word for a space: the forces in it and its works.
fn stand(board: &Board, side: Side, at: Space) -> u32 {
    let [ours, theirs] =
        [side, side.other()].map(|side| few(board.strength(board.units_of(side, at))));
    let hold = at.on_map().then(|| board.stronghold(at)).flatten().map(|it| it == side);
    let level = if board.sieges.has(at) { 1 + board.level(at) } else { 0 };
    word(&(ours, theirs, hold, level))
}
