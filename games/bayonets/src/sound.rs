//! Conditions that must hold in every state.

use engine::{Named, Side};

use crate::{
    Bayonets, Board, Cards, Connection, FACTS, Frame, Kind, Nation, Place, Pool, Spaces, Unit,
    UnitFacts, Units,
};

/// Returns a description of an inconsistency in a state, if there is one.
pub fn unsound(game: &Bayonets) -> Option<String> {
    let board = &game.board;
    cards(board)
        .or_else(|| counters(board))
        .or_else(|| stacks(board))
        .or_else(|| markers(board))
        .or_else(|| ways(board))
        .or_else(|| tracks(board))
        .or_else(|| between_rounds(game))
}

/// Checks that each card of the year is in at most one place.
fn cards(board: &Board) -> Option<String> {
    for side in Side::BOTH {
        let hand = &board.hands[side];
        let single = [hand.reserve, hand.drawn, hand.played].into_iter().flatten();
        let piles = [hand.buildup, hand.campaign, hand.buried];
        let n =
            single.clone().count() + piles.iter().map(|it| usize::from(it.len())).sum::<usize>();
        let mut all: Cards = single.collect();
        for pile in piles {
            all = all.or(pile);
        }
        if usize::from(all.len()) != n || all.minus(FACTS.decks(side, board.year)).any() {
            return Some(format!("a {side} card is in two places, or not of this year (5.3)"));
        }
    }
    let indian = board.indians.card.is_some_and(|card| board.indians.deck.has(card));
    (indian || board.indians.deck.and(board.indians.removed).any())
        .then(|| "an Indian card is in two places (5.3)".into())
}

/// Checks that every counter is in a place where it can be (5.2, 13.4.1).
fn counters(board: &Board) -> Option<String> {
    let (mut on, mut off) = (Units::NONE, Units::NONE);
    for unit in Unit::all() {
        let (at, facts) = (board.at(unit), unit.facts());
        let id = facts.id;
        let side = board.side_of(unit);
        if at.in_play() {
            on.insert(unit);
        } else {
            off.insert(unit);
        }
        if at.in_play() && side.is_none() {
            return Some(format!("{id} is in play for nobody (8.0)"));
        }
        if board.is_reduced(unit) {
            let faceless = matches!(facts.kind, Kind::Indian | Kind::Commander);
            if faceless || !(at.in_play() || at == Place::DISBANDED) {
                return Some(format!("{id} can't be Reduced where it is (3.0.2)"));
            }
        }
        if board.spent.has(unit) && !at.in_play() {
            return Some(format!("{id} is Spent and not in play (7.2.1)"));
        }
        if !beside_the_map(at, unit.facts(), side) {
            let place = match at.pooled() {
                Some(pool) => pool.name(),
                None if at == Place::REMOVED => "removed",
                None => at.id(),
            };
            return Some(format!("{id} can't be in {place} (5.2, 13.4.1, 17.2)"));
        }
        let Some(space) = at.space() else { continue };
        if side == Some(Side::French) && FACTS.bases.has(space) {
            return Some(format!("{id} is French and in the Base {at} (2.1.7)"));
        }
        let on_map = space.on_map();
        let at_sea = facts.kind == Kind::Fleet && on_map && !FACTS.coastal.has(space);
        let loose = facts.kind == Kind::Bastion && on_map && !FACTS.fortresses.has(space);
        let adrift = !on_map && !facts.kind.moves();
        if at_sea || loose || adrift {
            return Some(format!("{id} can't be in {at} (3.0)"));
        }
    }
    (board.playing(on) != on || board.playing(off).any())
        .then(|| "who is in play is not remembered right".into())
}

/// Returns true if the counter can be in that box or pool.
fn beside_the_map(at: Place, unit: &UnitFacts, side: Option<Side>) -> bool {
    let kind = unit.kind;
    let shot_away = matches!(kind, Kind::Bastion | Kind::Fort | Kind::Commander);
    match at {
        _ if at.pooled().is_some() => at.pooled().is_some_and(|pool| pool.holds(unit)),
        Place::DISBANDED => unit.colonial && kind.brigade(),
        Place::REMOVED => shot_away || matches!(kind, Kind::Fleet | Kind::Indian),
        _ if Side::BOTH.into_iter().any(|of| at == Place::losses(of)) => {
            !shot_away && kind != Kind::Fleet && side.map(Place::losses) == Some(at)
        }
        _ => true,
    }
}

/// Checks that the data stored about stacks agrees with the places of the units, and that no space
/// has two Forts (3.5).
fn stacks(board: &Board) -> Option<String> {
    for side in Side::BOTH {
        let mut present = Spaces::NONE;
        for unit in board.own(side).minus(FACTS.commanders).iter() {
            present.extend(board.at(unit).space());
        }
        if present != board.present(side) {
            return Some(format!("where the {side} are is not remembered right"));
        }
    }
    let mut forts = Spaces::NONE;
    for fort in FACTS.forts.iter() {
        let Some(at) = board.at(fort).space() else { continue };
        if forts.has(at) {
            return Some(format!("{at} has two Forts (3.5)"));
        }
        forts.insert(at);
    }
    if forts.and(board.fort_works).any() {
        return Some("a Fort and a Fort Construction marker share a space (12.0)".into());
    }
    None
}

fn markers(board: &Board) -> Option<String> {
    for side in Side::BOTH {
        let marked = board.markers[side].on_stacks();
        for space in marked.minus(board.present(side)).iter() {
            if board.commanders_of(side, space).is_empty() {
                return Some(format!(
                    "a {side} marker lies in {space} with nobody under it (13.8)"
                ));
            }
        }
        let taken = board.captured().and(FACTS.settled).and(FACTS.home[side]);
        for space in taken.minus(board.present(side.other())).iter() {
            if board.fighting != Some(space) {
                return Some(format!("{space} is captured and its captor has left (2.1.2)"));
            }
        }
        if let Some(inland) = board.markers[side].landing.minus(FACTS.coastal).first() {
            return Some(format!(
                "nobody can have landed in {inland}, which has no coast (10.6.1)"
            ));
        }
    }
    if board.captured().minus(FACTS.takable).any() {
        return Some("a control marker lies where none may (2.1.2)".into());
    }
    if let Some(village) = board.captured().and(board.neutral_villages()).first() {
        return Some(format!("{village} is neutral, and so not captured (8.0)"));
    }
    for nation in Nation::BOTH.into_iter().filter(|nation| board.nation(*nation).is_none()) {
        let pool = board.units_in(Place::pool(Pool::NeutralIndians));
        if FACTS.nation(nation).minus(pool).any() {
            let name = nation.name();
            return Some(format!("the {name} are neutral, and so all in their pool (5.2, 8.0)"));
        }
    }
    let idle = board
        .battles
        .iter()
        .find(|space| board.fighting != Some(*space) && !board.contested(*space));
    idle.map(|space| format!("nobody fights in {space} (10.7)"))
}

/// Checks Connection Limits (10.1), and that Roads are on Paths (2.2.3).
fn ways(board: &Board) -> Option<String> {
    for way in Connection::all() {
        let [a, b] = way.facts().ends;
        for side in Side::BOTH {
            if board.limit(way) < board.used(side, way) {
                return Some(format!("too many {side} units went from {a} to {b} (10.1)"));
            }
        }
        let built = board.roads.has(way) || board.road_works.has(way);
        if built && way.facts().highway || board.roads.has(way) && board.road_works.has(way) {
            return Some(format!("there can't be such a road from {a} to {b} (2.2.3)"));
        }
    }
    None
}

fn tracks(board: &Board) -> Option<String> {
    for side in Side::BOTH {
        if 8 <= board.raids[side] {
            return Some(format!("the {side} have eight Raid Points or more (9.3)"));
        }
    }
    None
}

/// Checks that at the beginning of a round no unit is on the move, and no Commander is alone (3.7).
fn between_rounds(game: &Bayonets) -> Option<String> {
    let board = &game.board;
    for side in Side::BOTH {
        let held: u8 = board.europe[side].pool.iter().sum::<u8>()
            + u8::from(board.europe[side].held.is_some());
        let drawn =
            matches!(game.frame(), Frame::Chit(it) if it.side() == side && it.drawn().is_some());
        if held + u8::from(drawn) != 12 {
            return Some(format!("the {side} have not twelve chits (18.3)"));
        }
    }
    if !matches!(game.frame(), Frame::Choosing(_)) {
        return None;
    }
    for side in Side::BOTH {
        let mine = FACTS.commanders.and(board.own(side));
        for unit in board.playing(mine).iter() {
            // A Fleet that left for the winter may have left a Commander behind (17.2).
            let at = board.at(unit).space().filter(|at| !board.present(side).has(*at));
            if let Some(at) = at.filter(|_| 1 < board.round) {
                return Some(format!("{unit} is alone in {at} (3.7)"));
            }
        }
    }
    if board.units_in(Place::ARRIVING).any() {
        return Some("somebody has been drawn and not placed (15.3)".into());
    }
    (board.spent.any() || board.fighting.is_some() || board.winter.truce)
        .then(|| "something of the last round is left (14.0)".into())
}
