//! Conditions that must hold in every state.

use engine::{Named, Side};

use crate::{Board, FACTS, Frame, Kind, Leader, Place, Spaces, Unit, Units, Wilderness};

/// Returns a description of an inconsistency in a state, if there is one.
pub fn unsound(game: &Wilderness) -> Option<String> {
    let board = &game.board;
    cards(board)
        .or_else(|| pieces(board))
        .or_else(|| works(board))
        .or_else(|| sieges(game))
        .or_else(|| armies(game))
}

/// Checks that each card of the scenario is in one place.
fn cards(board: &Board) -> Option<String> {
    let piles = [board.deck, board.discard, board.removed, board.hand.french, board.hand.british];
    let n: u32 = piles.iter().map(|pile| u32::from(pile.len())).sum();
    let all = piles.iter().fold(Default::default(), |all: crate::facts::Cards, pile| all.or(*pile));
    let known = board.facts().cards;
    (all != known || n != u32::from(known.len()))
        .then(|| format!("the cards are not {}, each in one place (5.21)", known.len()))
}

/// Checks that every counter is in a place where it can be, and that cached data about counters is
/// up to date.
fn pieces(board: &Board) -> Option<String> {
    for unit in Unit::all() {
        let (at, kind) = (board.at(unit), unit.kind());
        let known = at.space().is_some() || at == Place::OFF || at == Place::GONE;
        if !known {
            return Some(format!("a unit of {kind} is nowhere"));
        }
        if at == Place::GONE && !kind.lost_for_good() {
            return Some(format!("a unit of {kind} is gone for good (7.61)"));
        }
        if board.is_reduced(unit) && at.space().is_none() {
            return Some(format!("a unit of {kind} is reduced and not in play"));
        }
        let boxed = at.space().is_some() && !at.on_map();
        if boxed && kind != Kind::Militia {
            return Some(format!("a unit of {kind} is in a militia box (3.12)"));
        }
    }
    for side in Side::BOTH {
        let out = FACTS.units_of[side].minus(board.inside());
        let places = |units: Units| -> Spaces {
            units.iter().filter_map(|unit| board.at(unit).space()).collect()
        };
        if board.presence(side) != places(out) {
            return Some(format!("where the {side} are is misremembered"));
        }
        if board.drilled(side) != places(out.and(FACTS.drilled)) {
            return Some(format!("where the {side} have Drilled Troops is misremembered"));
        }
        let leaders = FACTS.leaders_of[side].iter();
        let led: Spaces = leaders.filter_map(|it| board.leader_at(it).space()).collect();
        if board.led(side) != led {
            return Some(format!("where the {side} have leaders is misremembered"));
        }
    }
    for leader in Leader::all() {
        let at = board.leader_at(leader);
        if at.space().is_some() && !at.on_map() {
            return Some(format!("{leader} is in a militia box"));
        }
    }
    for kind in Kind::all().filter(|kind| kind.nation() == Some(crate::facts::Nation::Iroquois)) {
        if Side::BOTH.iter().all(|side| board.allied(*side, kind)) {
            return Some(format!("the {kind} are allied to both sides (5.533)"));
        }
    }
    None
}

/// Checks that each space has at most one completed fortification (5.43).
fn works(board: &Board) -> Option<String> {
    let mut built = FACTS.fortresses;
    for works in [&board.forts, &board.stockades] {
        for side in Side::BOTH {
            if let Some(space) = built.and(works[side]).first() {
                return Some(format!("{space} has 2 fortifications (5.43)"));
            }
            built = built.or(works[side]);
        }
    }
    for space in board.started.french.or(board.started.british).iter() {
        if board.stronghold(space).is_some() {
            return Some(format!("a fort is being built in {space}, where one stands (5.43)"));
        }
    }
    let landings: Spaces = FACTS.landings.iter().map(|(_, to)| *to).collect();
    if board.amphib.minus(landings).any() {
        return Some("an Amphib marker is where no landing leads (6.43)".into());
    }
    None
}

/// Checks that, when nothing is half done, siege markers lie only where there is a siege (8.21),
/// and pieces are inside works only in a siege.
fn sieges(game: &Wilderness) -> Option<String> {
    let board = &game.board;
    if !game.stack.top().calm() {
        return None;
    }
    for space in board.sieges.iter() {
        let Some(side) = board.stronghold(space) else {
            return Some(format!("{space} is besieged and has no walls (8.21)"));
        };
        if !board.presence(side.other()).has(space) {
            return Some(format!("nobody besieges {space} (8.232)"));
        }
    }
    for unit in board.inside().iter() {
        let at = board.space_of(unit);
        if !board.sieges.has(at) {
            return Some(format!("somebody is inside {at} and no siege is there"));
        }
    }
    for space in board.forts.french.or(board.forts.british).iter() {
        if 4 < board.units_in(space).and(board.inside()).len() {
            return Some(format!("more than four units are inside {space} (8.11)"));
        }
    }
    None
}

/// Checks that enemies share a space only in a siege or a fight, and that a force keeps to its
/// limits.
fn armies(game: &Wilderness) -> Option<String> {
    let board = &game.board;
    let calm = game.stack.iter().all(|frame| {
        matches!(
            frame,
            Frame::Sequence(_)
                | Frame::ActionPhase(_)
                | Frame::Activation(_)
                | Frame::Construction(_)
        )
    });
    if calm {
        let both = board.presence(Side::French).and(board.presence(Side::British));
        if let Some(space) = both.first() {
            return Some(format!("both sides stand in {space} and nobody fights (6.51)"));
        }
    }
    let marching = matches!(game.stack.top(), Frame::Moving(_));
    if marching
        && let Some(party) = &board.party
        && party.commander.is_some()
        && party.force().within_limits().is_err()
    {
        return Some("the force on the move is beyond its command (5.34)".into());
    }
    None
}
