//! Conditions that must hold in every state.

use engine::Side;

use crate::{
    CARDS_A_SIDE, Card, Control, FACTS, Frame, Leader, Phase, Place, Space, Struggle, Units,
};

/// Returns a description of an inconsistency in a state, if there is one.
pub fn unsound(game: &Struggle) -> Option<String> {
    let board = &game.board;
    let points = board.vp.french + board.vp.british;
    let whole = FACTS.setup.vp.french + FACTS.setup.vp.british;
    if points != whole {
        return Some(format!("victory points add up to {points}, not {whole} (course.1)"));
    }
    for side in Side::BOTH {
        let mut all = board.hand[side].or(board.discard[side]);
        let mut n = board.hand[side].len() + board.discard[side].len();
        for card in board.deck[side].iter().chain(board.active[side]) {
            all.insert(card);
            n += 1;
        }
        if all != Card::of(side) || usize::from(n) != CARDS_A_SIDE {
            return Some(format!("the {side} cards are not {CARDS_A_SIDE}, each in one place"));
        }
    }
    for space in Space::all() {
        // A leader alone is not a force: in a neutral space he may be together with the enemy.
        let both = Side::BOTH.iter().all(|side| 0 < board.strength(*side, space));
        if both && !board.attacks.contested.has(space) {
            return Some(format!(
                "both sides stand in {space} and no combat is to be fought there"
            ));
        }
        if !board.attacks.contested.has(space) {
            let alien = Side::BOTH
                .into_iter()
                .find(|side| board.controls(side.other(), space) && board.stands(*side, space));
            if let Some(side) = alien {
                return Some(format!("the {side} stand in {space}, which the enemy controls"));
            }
        }
        if board.control[space.index()] == Control::Destroyed && !space.is_village() {
            return Some(format!("{space} is destroyed and no village (retreat.6)"));
        }
    }
    for leader in Leader::all() {
        if board.leaders[leader.index()] == Place::AWAITED && board.wounded.has(leader) {
            return Some(format!("{leader} is wounded and has not arrived"));
        }
    }
    for card in Side::BOTH.into_iter().flat_map(|side| Card::of(side).iter()) {
        let Some(leader) = card.leader() else { continue };
        let awaited = board.leaders[leader.index()] == Place::AWAITED;
        let may_come = !board.discard[card.side()].has(card);
        let being_played = board.active[card.side()] == Some(card);
        if awaited != may_come && !being_played {
            return Some(format!("{leader} and {card}, which brings him, do not agree"));
        }
    }
    unsound_attacks(game)
}

/// Checks that the attackers recorded for the lines into a contested space are exactly the moving
/// side's units in the space.
fn unsound_attacks(game: &Struggle) -> Option<String> {
    let board = &game.board;
    let (Phase::Movement(side) | Phase::Combat(side)) = board.phase else {
        let nobody = board.attacks.contested.is_empty();
        return (!nobody).then(|| "a combat is to be fought outside the Combat Phase".into());
    };
    for space in Space::all() {
        let mut attackers = Units::NONE;
        for way in space.ways() {
            attackers += board.attacks.came_by(*way);
        }
        if !board.attacks.contested.has(space) && !attackers.is_empty() {
            return Some(format!(
                "attackers are counted in {space} and no combat is to be fought there"
            ));
        }
        // While a combat is being settled, units that have left the space still count as attackers.
        let settled = game.stack.iter().any(|frame| matches!(frame, Frame::Combat(_)));
        let here = board.units(side, space);
        if board.attacks.contested.has(space) && !settled && attackers != here {
            return Some(format!("the attackers counted in {space} are not those who stand there"));
        }
    }
    None
}
