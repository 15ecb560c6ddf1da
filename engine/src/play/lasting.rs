//! The reasons why an action can't be taken back. The engine finds these reasons by playing the
//! action on a copy of the game, so games need not declare them.

use crate::{Aloud, Counted, Event, Game, Lasting, Seed, Seeded, Side};

impl Lasting {
    /// Predicts why `side` could not take `action` back; `None` if it could. If `side` then comes to a
    /// response window of its own in which it can only pass, that pass counts as part of the action:
    /// clients pass such windows without asking. The dice of the prediction are not those that the
    /// game will roll.
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

    /// Returns why `action` of `side`, which led to the state `after`, can't be taken back; `world`
    /// has recorded the action's events and its requests for chance.
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

/// Returns dice for looking ahead, which are never the dice of a real game.
pub(crate) fn other_dice() -> Seeded {
    Seeded::new(Seed::from_number(0), 0)
}
