//! The value of playing a card. A side plays one card a season, so the value of a card is compared with the
//! values of the cards that could be played instead.

use engine::Side;
use struggle::{Board, Card, CardEvent, CardType, Cards, Combat, FACTS, Leader};

use super::ground::POINT;
use super::odds::{Fight, Prospects};
use bots::exponential::exponential;

/// Returns the value of holding a card, in strength points or their equivalent.
pub fn value(card: Card) -> f32 {
    let facts = card.facts();
    if let Some(brings) = &facts.brings {
        let leader = brings.leader.map_or(0.0, |leader| f32::from(leader.rating()));
        return f32::from(brings.sp) + 0.8 * f32::from(brings.indians) + leader;
    }
    match facts.card_type {
        CardType::Combat => 2.5,
        CardType::Interrupt => 2.0,
        _ => 1.5,
    }
}

/// Returns the value of playing a reinforcement card, which is high: strength now is better than strength
/// later.
pub fn reinforcement_card(card: Card) -> f32 {
    let value = value(card);
    0.6 * value * value
}

/// Returns the weight of playing a card in the movement phase.
pub fn movement_card(card: Card) -> f32 {
    // The moves that a card allows depend on the position, so the search has to judge them.
    let far = card
        .facts()
        .events
        .iter()
        .any(|event| matches!(event, CardEvent::SeaLift { may_fight: true }));
    if far { 0.2 } else { 0.08 }
}

/// Returns the weight of playing a card in this combat. The weight grows with the card's gain, and falls
/// with the card's value at another time.
pub fn combat_card(board: &Board, side: Side, card: Card, combat: &Combat) -> f32 {
    let (attacker, defender, space) = (combat.attacker, combat.defender(), combat.space);
    let rating = |side| Leader::best_rating(board.leaders_at(side, space)).unwrap_or(0);
    let plain = Fight {
        attackers: combat.factors(board, attacker),
        attack_rating: rating(attacker),
        defenders: board.strength(defender, space),
        defence: combat.defence(board),
        defence_rating: rating(defender),
        holds: board.holds(space),
    };
    let mut with = plain;
    for event in &card.facts().events {
        match event {
            CardEvent::AddFactors { n } if side == attacker => with.attackers += n,
            CardEvent::AddFactors { n } | CardEvent::AddDefence { n } => with.defence += n,
            CardEvent::AddDie { n } if side == attacker => with.attack_rating += n,
            CardEvent::AddDie { n } => with.defence_rating += n,
            CardEvent::ZeroDefence => with.defence = 0,
            CardEvent::IgnoreEnemyLeader if side == attacker => with.defence_rating = 0,
            CardEvent::IgnoreEnemyLeader => with.attack_rating = 0,
            CardEvent::ReduceLosses { n } => with.defenders += n,
            _ => {}
        }
    }
    let (plain, with) = (plain.reckon(), with.reckon());
    let worth = f32::from(space.facts().vp) + if FACTS.keys.has(space) { 5.0 } else { 0.0 };
    let trade = |odds: Prospects| odds.win * worth + (odds.theirs - odds.ours) * POINT;
    let gain =
        if side == attacker { trade(with) - trade(plain) } else { trade(plain) - trade(with) };
    // In the British turn the French have yet to choose a card for their reinforcements.
    let waiting = side == Side::French && attacker == Side::British;
    let reinforcements = board.hand[side].iter().any(|card| card.facts().brings.is_some());
    let cost = if waiting && reinforcements { 0.9 } else { 0.25 };
    exponential(((gain - cost) / 0.25).clamp(-6.0, 6.0)) as f32
}

/// Returns the weight of an interrupt. The weight grows with the harm to the enemy, and falls with the
/// value of another card that could be played this season instead.
pub fn interrupt_card(board: &Board, side: Side, card: Card) -> f32 {
    // The French are asked before they play reinforcements, the British after they have played theirs.
    let instead = board.hand[side].iter().filter(|held| held.facts().brings.is_some()).map(value);
    let instead = if side == Side::French { instead.fold(1.5, f32::max) } else { 1.5 };
    let played = board.active[side.other()].map_or(2.0, value);
    let bites = card.facts().events.iter().map(|event| match event {
        CardEvent::CancelCard => played,
        CardEvent::ReduceReinforcement { n } | CardEvent::LoseSp { n, .. } => f32::from(*n),
        CardEvent::StopForce => 2.0,
        _ => 1.0,
    });
    let ratio = bites.fold(0.0, f32::max) / instead;
    ratio * ratio
}

/// Returns the weight of a discard. While there are cards to draw, discarding a card is a gain if the card
/// is worth less than the average card drawn for it.
pub fn discard(board: &Board, side: Side, discarded: Cards) -> f32 {
    let left = board.deck[side].left();
    let hand = board.hand[side];
    let drawn_anyway = 5usize.saturating_sub(hand.len().into());
    let seasons = 3 * usize::from(FACTS.victory.last_year.saturating_sub(board.year));
    // If some cards would never be drawn otherwise, discarding costs nothing.
    let plenty = seasons.saturating_sub(5) < left.saturating_sub(drawn_anyway);
    let average = if left <= drawn_anyway {
        -5.0
    } else if plenty {
        3.4
    } else {
        1.6
    };
    let gain: f32 = discarded.iter().map(|card| average - value(card)).sum();
    exponential(gain.clamp(-8.0, 8.0)) as f32
}
