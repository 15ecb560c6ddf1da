//! The schemes of Wilderness War: the preferences of a player who follows one intention for the whole war.
//!
//! A scheme multiplies the policy's weights, so that the player still forms sensible forces and takes losses
//! where they hurt least.

use bots::Scheme;
use engine::Side;
use wilderness::{Action, Board, CardEvent, FACTS, Frame, Piece, Ruin, Space, Spaces, Wilderness};

/// The factor of an action that the scheme asks for.
const WANTED: f32 = 1e3;
/// The factor of an action that the scheme forbids.
const UNWANTED: f32 = 1e-3;

/// Changes the weights of the actions of a side that follows a scheme.
pub fn pursue(
    scheme: Scheme,
    state: &Wilderness,
    side: Side,
    actions: &[Action],
    weights: &mut [f32],
) {
    let board = state.board();
    let goals = goals(scheme, board, side);
    let at = match state.frame() {
        Frame::Moving(_) => Some(board.party().at),
        _ => None,
    };
    for (weight, action) in weights.iter_mut().zip(actions) {
        *weight *= match scheme {
            Scheme::Turtle => turtle(board, side, at, goals, *action),
            Scheme::Raider => raider(board, side, *action),
            Scheme::Rush => rush(board, side, at, goals, *action),
            Scheme::Builder => builder(*action),
        };
    }
}

/// Returns the spaces where the scheme gathers forces, or which it wants to take.
fn goals(scheme: Scheme, board: &Board, side: Side) -> Spaces {
    match scheme {
        Scheme::Turtle => board.fortresses(side),
        Scheme::Rush => board.strongholds(side.other()),
        Scheme::Raider | Scheme::Builder => Spaces::NONE,
    }
}

/// Returns the distance from a space to the nearest of `goals`.
fn far(from: Space, goals: Spaces) -> u8 {
    goals.iter().map(|goal| from.distance(goal)).min().unwrap_or(0)
}

/// Returns the space to which an action moves the party.
fn destination(action: Action) -> Option<Space> {
    match action {
        Action::Go(to) | Action::Sail(to) | Action::Land(_, to) | Action::Infiltrate(to) => {
            Some(to)
        }
        _ => None,
    }
}

/// Everything gathers in the fortresses, and nobody attacks.
fn turtle(board: &Board, side: Side, at: Option<Space>, goals: Spaces, action: Action) -> f32 {
    if let (Some(at), Some(to)) = (at, destination(action)) {
        let enemy = board.presence(side.other()).or(board.strongholds(side.other())).has(to);
        let away = far(at, goals) < far(to, goals);
        return if enemy || away { UNWANTED } else { WANTED };
    }
    match action {
        Action::Event(_) => 10.0,
        Action::Stockades(_) | Action::Forts(_) => 5.0,
        // Nobody leaves a fortress.
        Action::Force(leader) if goals.has(board.leader_space(leader)) => UNWANTED,
        Action::Name(_, at) if goals.has(at) => UNWANTED,
        Action::Activate(_) => 0.5,
        _ => 1.0,
    }
}

/// Every card is used to send raiders out.
fn raider(board: &Board, side: Side, action: Action) -> f32 {
    match action {
        Action::Activate(_) => 100.0,
        Action::Force(leader) if !board.drilled(side).has(board.leader_space(leader)) => WANTED,
        Action::Force(_) => UNWANTED,
        Action::Name(Piece::Unit(class), _) | Action::Act(Piece::Unit(class), _) => {
            if class.kind.auxiliary() { WANTED } else { UNWANTED }
        }
        _ => 1.0,
    }
}

/// Every card is used to send armies against the nearest forts and fortresses, at any odds.
fn rush(board: &Board, side: Side, at: Option<Space>, goals: Spaces, action: Action) -> f32 {
    if let Some(at) = at {
        return match destination(action) {
            Some(to) if far(to, goals) < far(at, goals) => WANTED,
            Some(_) => UNWANTED,
            None => 1.0,
        };
    }
    match action {
        Action::Activate(_) => 100.0,
        Action::Event(card) if card.facts().event == CardEvent::Campaign => 100.0,
        Action::Siege | Action::Assault => WANTED,
        Action::TakeAll => WANTED,
        Action::Force(leader) => {
            let space = board.leader_space(leader);
            let strength = f32::from(board.strength(board.outside_in(side, space)));
            if board.drilled(side).has(space) { strength * strength } else { UNWANTED }
        }
        Action::Name(..) => UNWANTED,
        _ => 1.0,
    }
}

/// Every card that can build is used to build.
fn builder(action: Action) -> f32 {
    match action {
        Action::Forts(_) => 2.0 * WANTED,
        Action::Stockades(_) => WANTED,
        Action::Build(space) => WANTED * if FACTS.cultivated.has(space) { 1.0 } else { 4.0 },
        Action::Raze(_, Ruin::Fort) => UNWANTED,
        _ => 1.0,
    }
}
