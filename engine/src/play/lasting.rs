//! Whether an action can be taken back: found by playing it, so that no game says it.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Aloud, Counted, Event, Game, Seed, Seeded, Side};

/// Why an action can't simply be taken back. Undo goes by it, and clients ask
/// once more before they play such an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lasting {
    /// It rolls dice or draws.
    Chance,
    /// It shows somebody what he did not know. So does the end of the game, which opens every hand.
    Reveals,
    /// The other side must choose next; once it has, it is too late.
    HandsOver,
}

impl Lasting {
    /// What would come of `side` playing `action`. Other dice are rolled for it
    /// than those that will be.
    pub(crate) fn foreseen<G: Game>(game: &G, side: Side, action: G::Action) -> Option<Lasting> {
        let mut after = game.clone();
        let mut world = Aloud::new(Counted::new(other_dice()));
        after.play(side, action, &mut world).ok()?;
        Lasting::of(side, &world, &after)
    }

    /// What came of an action of `side`: what the world was asked and told, and the state it led to.
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

    /// Can it never be taken back, whatever the other side does?
    pub(crate) fn is_final(self) -> bool {
        matches!(self, Lasting::Chance | Lasting::Reveals)
    }
}

/// Dice for looking ahead: never those of a game.
pub(crate) fn other_dice() -> Seeded {
    Seeded::new(Seed::from_number(0), 0)
}
