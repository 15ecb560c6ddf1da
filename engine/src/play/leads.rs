//! Finds the actions that a side must take before it can do something with a thing on the table.
//!
//! Every choice is played on a copy, and the choices offered after it are examined. No dice are
//! predicted: an action that uses chance is not considered to lead anywhere.

use super::lasting::other_dice;
use super::ways::lets_go_by;
use crate::{Aloud, Counted, Game, Lasting, Side, Sides, Target};

/// Returns the actions of `side` after which something can be done at `on`, or with a piece that is
/// there.
pub fn leads<G: Game>(game: &G, side: Side, on: &Target) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(side, &mut actions);
    actions
        .retain(|action| !game.choice(side, *action).aside && is_offered(game, side, *action, on));
    actions
}

/// Returns true if something can be done at `on` after `action`.
fn is_offered<G: Game>(game: &G, side: Side, action: G::Action, on: &Target) -> bool {
    let mut after = game.clone();
    let mut world = Aloud::new(Counted::new(other_dice()));
    let played = after.play(side, action, &mut world).is_ok();
    let chance = Lasting::of(side, &world, &after) == Some(Lasting::Chance);
    if !played || chance || !lets_go_by(&mut after, side.other(), &mut Vec::new()) {
        return false;
    }
    let mut actions = Vec::new();
    if after.awaited() == Sides::from(side) {
        after.actions(side, &mut actions);
    }
    actions.into_iter().any(|action| {
        let choice = after.choice(side, action);
        !choice.aside && choice.on.iter().any(|other| other == on || at(other, on))
    })
}

/// Returns true if `piece` is the target of a piece in `space`.
fn at(piece: &Target, space: &Target) -> bool {
    matches!((piece, space), (Target::Piece(at, ..), Target::Space(space)) if at == space)
}
