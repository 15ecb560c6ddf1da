//! The features of actions in Bayonets & Tomahawks, for the learnt policy.

use std::mem::discriminant;
use std::sync::LazyLock;

use bayonets::{Action, Bayonets, Board, FACTS, Frame, Point, Space};
use engine::Side;

use bots::learnt::{Corrections, Describe, Features, few, standing, word};

/// Describes the actions of Bayonets & Tomahawks.
pub struct Describer;

/// The learnt corrections. If the file can't be read, the policy has no corrections; a test checks
/// that the present file can be read.
pub static CORRECTIONS: LazyLock<Option<Corrections>> =
    LazyLock::new(|| Corrections::read(&weights!("bayonets.policy")).ok());

impl Describe<Bayonets> for Describer {
    fn describe(
        &self,
        state: &Bayonets,
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
        let (year, round) = (u32::from(board.year), u32::from(board.round));
        let lead = (i32::from(board.marker()).clamp(-6, 6) / 2) as u32;
        for (action, standing) in actions.iter().zip(standing(weights)) {
            let (kind, name) = (word(&discriminant(action)), word(action));
            let (to, there) = match space(*action) {
                Some(to) => (1 + to.index() as u32, stand(board, side, to).wrapping_add(1)),
                None => (0, 0),
            };
            features.add(&[1, asked, kind, standing]);
            features.add(&[2, asked, name, year]);
            features.add(&[3, asked, name, here]);
            features.add(&[4, asked, name, round]);
            features.add(&[5, asked, kind, there, stage]);
            features.add(&[6, asked, name, around, stage]);
            features.add(&[7, asked, kind, to, round]);
            features.add(&[8, asked, kind, lead, round]);
        }
    }
}

/// Returns the space of the acting force, and the number of steps that it has moved.
fn place(board: &Board, side: Side, frame: &Frame) -> (Option<Space>, u32) {
    match frame {
        Frame::ActionPhase(_) => {
            let left: u8 = Point::all().map(|point| board.points[side].free(point)).sum();
            (None, left.into())
        }
        Frame::Moving(it) => {
            (Some(it.at), few(it.units.and(FACTS.mobile).len()) + 8 * u32::from(it.steps.min(3)))
        }
        Frame::Raid(it) => (Some(it.at), it.left().into()),
        Frame::Sailing(it) => (Some(it.at), few(it.units.len())),
        Frame::Landing(it) => (None, few(it.units.len())),
        Frame::Marshal(it) => (Some(it.at), 0),
        Frame::Construction(it) => (Some(it.at), 0),
        Frame::Choosing(_) => (None, u32::from(board.first == side)),
        _ => (None, 0),
    }
}

/// Returns the space that an action concerns.
fn space(action: Action) -> Option<Space> {
    match action {
        Action::Do(_, _, at)
        | Action::Frenzy(at)
        | Action::Go(at)
        | Action::Land(at)
        | Action::Call(_, at)
        | Action::CallAll(at)
        | Action::BeginRoad(at)
        | Action::FinishRoad(at)
        | Action::Withdraw(_, at)
        | Action::To(at)
        | Action::Flip(_, at)
        | Action::Remove(_, at)
        | Action::Place(_, at)
        | Action::PlaceAll(_, at) => Some(at),
        _ => None,
    }
}

/// Returns a word for a space: the forces in it and its control.
fn stand(board: &Board, side: Side, at: Space) -> u32 {
    let foe = side.other();
    let [ours, theirs] = [side, foe].map(|side| few(board.stack(side, at).and(FACTS.mobile).len()));
    let fort = board.stack(foe, at).and(FACTS.forts).any();
    let (militia, control) = if at.on_map() {
        (0 < board.militia(foe, at), board.control(at).map(|it| it == side))
    } else {
        (false, None)
    };
    word(&(ours, theirs, fort, militia, control))
}
