//! The reasons why an action can't be taken back. They are found by playing the action on a copy,
//! so no game declares them.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Aloud, Counted, Event, Game, Seed, Seeded, Side};

/// The reason why an action can't simply be taken back. Undo relies on it, and clients ask for
/// confirmation before they play such an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lasting {
    /// It rolls dice or draws.
    Chance,
    /// It reveals something to a viewer who did not know it. The end of the game does so too, since
    /// it opens every hand.
    Reveals,
    /// The other side must choose next; once it has, it is too late.
    HandsOver,
}

impl Lasting {
    /// Predicts the reason for `action` of `side`. Response windows of the side itself in which it
    /// can only pass count as part of the action, since clients pass them without asking. The dice
    /// used are not those that the game will roll.
    pub(crate) fn foreseen<G: Game>(game: &G, side: Side, action: G::Action) -> Option<Lasting> {
        let mut after = game.clone();
        let mut world = Aloud::new(Counted::new(other_dice()));
        after.play(side, action, &mut world).ok()?;
        loop {
            let lasting = Lasting::of(side, &world, &after);
            let Some(pass) = only_pass(&after, side).filter(|_| lasting.is_none()) else {
                return lasting;
            };
            after.play(side, pass, &mut world).ok()?;
        }
    }

    /// Returns the reason for an action of `side` that led to the state `after`; `world` has noted
    /// its requests for chance and its events.
    pub(crate) fn of<G: Game, C>(
        side: Side,
        world: &Aloud<Counted<C>, G::Event>,
        after: &G,
    ) -> Option<Lasting> {
        if 0 < world.chance.asked {
            Some(Lasting::Chance)
        } else if world.told.iter().any(Event::reveals) || after.outcome().is_some() {
            Some(Lasting::Reveals)
        } else {
            (!after.awaited().has(side)).then_some(Lasting::HandsOver)
        }
    }

    /// Returns true if the action can never be taken back, whatever the other side does.
    pub(crate) fn is_final(self) -> bool {
        matches!(self, Lasting::Chance | Lasting::Reveals)
    }
}

/// Returns the action that passes, if `side` is in a response window and can only pass.
fn only_pass<G: Game>(game: &G, side: Side) -> Option<G::Action> {
    let pass = game.awaited().has(side).then(|| game.prompt(side).pass).flatten()?.parse().ok()?;
    let mut actions = Vec::new();
    game.actions(side, &mut actions);
    let idle = |action: &G::Action| *action == pass || game.choice(side, *action).aside;
    actions.iter().all(idle).then_some(pass)
}

/// Returns dice for looking ahead, which are never those of a game.
pub(crate) fn other_dice() -> Seeded {
    Seeded::new(Seed::from_number(0), 0)
}
