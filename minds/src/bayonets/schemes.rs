//! The schemes of Bayonets & Tomahawks: the preferences of a player who follows one intention for the whole
//! war.
//!
//! A scheme multiplies the policy's weights, so that the player still plays sensible cards and takes losses
//! where they hurt least.

use bayonets::{Action, Bayonets, Board, FACTS, Frame, SPACES, Space, Spaces, Verb, Work};
use bots::Scheme;
use engine::Side;

/// The factor of an action that the scheme asks for.
const WANTED: f32 = 1e3;
/// The factor of an action that the scheme forbids.
const UNWANTED: f32 = 1e-3;

/// Changes the weights of the actions of a side that follows a scheme.
pub fn pursue(
    scheme: Scheme,
    state: &Bayonets,
    side: Side,
    actions: &[Action],
    weights: &mut [f32],
) {
    let board = state.board();
    let at = match state.frame() {
        Frame::Moving(it) => Some(it.at),
        _ => None,
    };
    let far = at.map(|_| measure(goals(scheme, board, side)));
    for (weight, action) in weights.iter_mut().zip(actions) {
        let nearer = match (&far, at, action) {
            (Some(far), Some(at), Action::Go(to)) => Some(far[to.index()] < far[at.index()]),
            _ => None,
        };
        let enemy =
            |to: Space| board.present(side.other()).has(to) || 0 < board.militia(side.other(), to);
        *weight *= match (scheme, *action) {
            (Scheme::Turtle, Action::Go(to)) if enemy(to) => UNWANTED * UNWANTED,
            (Scheme::Turtle, Action::Do(Verb::Raid | Verb::Sail, ..)) => UNWANTED,
            (Scheme::Turtle | Scheme::Rush, Action::Go(_)) => {
                if nearer == Some(true) {
                    WANTED
                } else {
                    UNWANTED
                }
            }
            (Scheme::Turtle | Scheme::Builder, Action::Do(Verb::Build, ..)) => WANTED,
            (Scheme::Builder, Action::Fort(Work::Begin | Work::Finish | Work::Repair)) => WANTED,
            (Scheme::Raider, Action::Do(Verb::Raid, ..) | Action::Strike) => WANTED,
            (Scheme::Rush, Action::Do(Verb::March | Verb::Sail, _, from)) => {
                let units = f32::from(board.stack(side, from).len());
                WANTED * units * units
            }
            (Scheme::Rush, Action::Do(..)) => UNWANTED,
            (Scheme::Rush, Action::TakeAll) => WANTED,
            _ => 1.0,
        };
    }
}

/// Returns the spaces where the scheme gathers forces, or which it wants to take.
fn goals(scheme: Scheme, board: &Board, side: Side) -> Spaces {
    let prized = FACTS.victory.or(FACTS.settled);
    match scheme {
        Scheme::Turtle => board.friendly(side).and(prized),
        _ => board.friendly(side.other()).and(prized),
    }
}

/// Returns the number of steps from every space to the nearest of `goals`.
fn measure(goals: Spaces) -> [u8; SPACES] {
    let mut far = [u8::MAX; SPACES];
    let (mut edge, mut seen) = (goals, goals);
    let mut steps = 0;
    while edge.any() {
        let mut wider = Spaces::NONE;
        for space in edge.iter() {
            far[space.index()] = steps;
            wider = wider.or(FACTS.adjacent[space.index()]);
        }
        edge = wider.minus(seen);
        seen = seen.or(wider);
        steps += 1;
    }
    far
}
