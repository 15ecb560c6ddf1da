//! Cards: the conditions for playing them (seasons.2), and common effects of playing one.

use engine::{Refusal, Side, World};

use crate::{Board, Card, CardEvent, CardFacts, CardType, Event, Place};

/// Checks that `side` may play this card at a moment for cards of type `wanted`. The conditions
/// printed on the card are checked by the calling procedure.
pub fn check_card(
    board: &Board,
    side: Side,
    card: Card,
    wanted: CardType,
) -> Result<&'static CardFacts, Refusal> {
    let facts = card.facts();
    if card.side() != side || !board.hand[side].has(card) {
        return Err(Refusal::new("seasons.2", "refuse-card-not-held"));
    }
    if board.active[side].is_some() {
        return Err(match facts.card_type {
            CardType::Interrupt => Refusal::new("interrupts.1", "refuse-interrupt-played"),
            _ => Refusal::new("seasons.2", "refuse-card-played"),
        });
    }
    if facts.card_type != wanted {
        return Err(match facts.card_type {
            CardType::Reinforcement => {
                Refusal::new("reinforcements.1", "refuse-reinforcement-card-now")
            }
            CardType::Movement => Refusal::new("movement.12", "refuse-movement-card-now"),
            CardType::Combat => Refusal::new("combat.6", "refuse-combat-card-now"),
            CardType::Interrupt => Refusal::new("interrupts.2", "refuse-interrupt-now"),
        });
    }
    Ok(facts)
}

/// Returns true if `side` may still be asked for a card this season. The answer depends only on
/// public knowledge: whether the side has played a card this season, and whether it holds any cards
/// (seasons.2).
pub fn may_play_a_card(board: &Board, side: Side) -> bool {
    board.active[side].is_none() && !board.hand[side].is_empty()
}

/// Plays a card: the card leaves the hand and becomes the side's active card of this season
/// (seasons.2).
pub fn play_card(board: &mut Board, side: Side, card: Card, world: &mut dyn World<Event>) {
    board.hand[side].remove(card);
    board.active[side] = Some(card);
    world.tell(Event::CardPlayed { side, card });
}

/// Returns true if an interrupt cancels the card just played (interrupts.3), and reports the
/// cancellation.
pub fn cancelled(board: &mut Board, card: Card, world: &mut dyn World<Event>) -> bool {
    let cancels =
        |by: Card| by.facts().events.iter().any(|event| matches!(event, CardEvent::CancelCard));
    let Some(by) = board.interrupt.filter(|by| cancels(*by)) else {
        return false;
    };
    board.interrupt = None;
    world.tell(Event::Cancelled { card, by });
    never_comes(board, card, "interrupts.3", world);
    true
}

/// Records that a card has left play without bringing its leader, who will never come (ruling 24).
pub fn never_comes(
    board: &mut Board,
    card: Card,
    rule: &'static str,
    world: &mut dyn World<Event>,
) {
    if let Some(leader) = card.leader() {
        board.put_leaders(leader.into(), Place::REMOVED);
        world.tell(Event::NeverComes { leader, rule });
    }
}
