//! What must be chosen first, before something can be done with a thing on the table.
//!
//! Every choice is played on a copy, and what is offered after it is looked at. Nobody's
//! dice are foretold: what asks chance leads nowhere that is known.

use super::lasting::other_dice;
use super::ways::lets_go_by;
use crate::{Aloud, Counted, Game, Lasting, Side, Sides, Target};

/// The actions of `side` after which something can be done at `on`, or with what stands there.
pub fn leads<G: Game>(game: &G, side: Side, on: &Target) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(side, &mut actions);
    actions
        .retain(|action| !game.choice(side, *action).aside && is_offered(game, side, *action, on));
    actions
}

/// Can something be done at `on` once that action has been played?
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

/// Is it a piece in that space?
fn at(piece: &Target, space: &Target) -> bool {
    matches!((piece, space), (Target::Piece(at, ..), Target::Space(space)) if at == space)
}
