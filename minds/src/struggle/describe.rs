//! The features of actions in The Struggle for New France, for the learnt policy.

use std::mem::discriminant;
use std::sync::LazyLock;

use engine::Side;
use struggle::{Action, Board, FACTS, Frame, Space, Struggle};

use super::clock::clock;
use bots::learnt::{Corrections, Describe, Features, few, standing, word};

/// Describes the actions of The Struggle for New France.
pub struct Describer;

/// The learnt corrections. If the file can't be read, the policy has no corrections; a test checks
/// that the present file can be read.
pub static CORRECTIONS: LazyLock<Option<Corrections>> =
    LazyLock::new(|| Corrections::read(&weights!("struggle.policy")).ok());

/// The corrections of the first captain, which browsers need not load.
#[cfg(not(target_family = "wasm"))]
pub static FIRST_CORRECTIONS: LazyLock<Option<Corrections>> =
    LazyLock::new(|| Corrections::read(&weights!("struggle-1.policy")).ok());

impl Describe<Struggle> for Describer {
    fn describe(
        &self,
        state: &Struggle,
        side: Side,
        actions: &[Action],
        weights: &[f32],
        features: &mut Features,
    ) {
        let (board, frame) = (state.board(), state.frame());
        let asked = word(&(side, discriminant(frame)));
        let (at, stage) = place(frame);
        let here = at.map_or(0, |at| 1 + at.index() as u32);
        let around = at.map_or(0, |at| stand(board, side, at).wrapping_add(1));
        let turn = clock(board);
        let season = turn % 6;
        let cards = u32::from(board.hand[side].len());
        for (action, standing) in actions.iter().zip(standing(weights)) {
            let (kind, name) = (word(&discriminant(action)), word(action));
            let (to, there) = match space(*action) {
                Some(to) => (1 + to.index() as u32, stand(board, side, to).wrapping_add(1)),
                None => (0, 0),
            };
            features.add(&[1, asked, kind, standing]);
            features.add(&[2, asked, name, season]);
            features.add(&[3, asked, name, here]);
            features.add(&[4, asked, name, stage]);
            features.add(&[5, asked, kind, there, around]);
            features.add(&[6, asked, kind, around, stage]);
            features.add(&[7, asked, kind, to, turn]);
            features.add(&[8, asked, kind, cards, turn]);
        }
    }
}

/// Returns the space of the acting force, and the number of steps that it has moved.
fn place(frame: &Frame) -> (Option<Space>, u32) {
    match frame {
        Frame::March(it) => {
            (Some(it.at), few(it.force.strength()) + 8 * u32::from(it.steps.min(7)))
        }
        _ => (None, 0),
    }
}

/// Returns the space that an action concerns.
fn space(action: Action) -> Option<Space> {
    match action {
        Action::Place { at, .. }
        | Action::March(at)
        | Action::Go(at)
        | Action::Fight(at)
        | Action::Lose(_, Some(at))
        | Action::Retreat(at)
        | Action::Home { to: at, .. }
        | Action::Carry(at)
        | Action::Fever(at) => Some(at),
        _ => None,
    }
}

/// Returns a word for a space: the forces in it and its control.
fn stand(board: &Board, side: Side, at: Space) -> u32 {
    let [ours, theirs] = [side, side.other()].map(|side| few(board.strength(side, at)));
    let control = [side, side.other()].map(|side| board.controls(side, at));
    word(&(ours, theirs, control, FACTS.keys.has(at)))
}
