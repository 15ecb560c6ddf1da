//! The inputs of the net for Bayonets & Tomahawks.
//!
//! The inputs don't show where each card is, since the net judges as well without that (`STRENGTH.md`).

use std::sync::LazyLock;

use bayonets::{
    Bayonets, Board, CONNECTIONS, FACTS, Frame, Kind, Nation, Place, Point, Pool, SPACES, Space,
    Spaces, Unit, bonus,
};
use engine::{Game, Named, Side};

use super::worth::terms;
use bots::net::{Block, Encode, Inputs, Net};

/// The years 1755 to 1759.
const YEARS: usize = 5;
/// The nine Action Rounds of a year, and the time after them.
const ROUNDS: usize = 10;
const SCENARIOS: usize = 4;
const POOLS: usize = 14;
/// Kinds of Action Point, plain and doubled.
const POINTS: usize = 10;

const STEPS: &[i16] = &[1, 2, 3, 4, 6, 8, 10, 13];
const FEW: &[i16] = &[1, 2, 3, 5];
const MANY: &[i16] = &[1, 2, 4, 6, 8, 10, 12, 14, 17, 20, 23, 26, 30, 34, 38, 42, 47, 52, 58];
const TRACK: &[i16] = &[
    -12, -10, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16,
    18, 20, 23,
];

// Inputs by space and side, the French first.
const REGULARS: Block = Block::first("steps of Metropolitan Brigades", 2 * SPACES, STEPS);
const COLONIALS: Block = REGULARS.then("steps of other Brigades", 2 * SPACES, STEPS);
const LIGHT: Block = COLONIALS.then("steps of Light units", 2 * SPACES, &[1, 2, 3, 4, 6, 8]);
const INDIANS: Block = LIGHT.then("Indian units", 2 * SPACES, FEW);
const GUNS: Block = INDIANS.then("steps of Artillery", 2 * SPACES, &[1, 2, 4]);
const FLEETS: Block = GUNS.then("steps of Fleets", 2 * SPACES, &[1, 2, 4, 6, 10]);
const FORTS: Block = FLEETS.then("steps of Forts and Bastions", 2 * SPACES, FEW);
const RATING: Block = FORTS.then("ratings of Commanders", 2 * SPACES, &[0, 1, 2, 3]);
const SPENT: Block = RATING.then("spent units", 2 * SPACES, &[1, 4]);
const RAIDED: Block = SPENT.then_flags("raided", 2 * SPACES);
const ROUT: Block = RAIDED.then_flags("routed", 2 * SPACES);
const OUT_OF_SUPPLY: Block = ROUT.then_flags("out of supply", 2 * SPACES);
// Inputs by space.
const CAPTURED: Block = OUT_OF_SUPPLY.then_flags("captured", SPACES);
const BATTLE: Block = CAPTURED.then_flags("a battle is to come", SPACES);
const FORT_WORKS: Block = BATTLE.then_flags("a fort is being built", SPACES);
// Inputs by connection.
const ROAD: Block = FORT_WORKS.then_flags("road", CONNECTIONS);
const ROAD_WORKS: Block = ROAD.then_flags("a road is being built", CONNECTIONS);
// Inputs by side.
const KEEPS: Block = ROAD_WORKS.then_flags("has a reserve", 2);
const FREE: Block = KEEPS.then("action points left", 2 * POINTS, &[1, 2]);
const HOLDS: Block = FREE.then_flags("holds a point for reaction", 2);
const ALL_REGULARS: Block = HOLDS.then("steps of all Metropolitan Brigades", 2, MANY);
const ALL_COLONIALS: Block = ALL_REGULARS.then("steps of all other Brigades", 2, MANY);
const ALL_LIGHT: Block = ALL_COLONIALS.then("steps of all Light units", 2, MANY);
const ALL_INDIANS: Block = ALL_LIGHT.then("all Indian units", 2, MANY);
const ALL_FLEETS: Block = ALL_INDIANS.then("steps of all Fleets", 2, MANY);
const LOST: Block = ALL_FLEETS.then("units in the Losses Box", 2, MANY);
const TAKEN: Block = LOST.then("spaces taken", 2, &[1, 2, 3, 4, 5, 6, 8, 10, 13]);
const RAIDS: Block = TAKEN.then("Raid Points", 2, &[1, 2, 3, 4, 5, 6, 7]);
const BONUS: Block = RAIDS.then("bonus of the year", 2, &[1, 2, 3, 4, 5, 6]);
const CHIT: Block = BONUS.then_flags("holds a chit", 2);
const OUR_CHIT: Block = CHIT.then("value of our chit", 2, &[0, 1, 2]);
const NATION: Block = OUR_CHIT.then_flags("has the Nation", 4);
// Inputs for the whole board.
const POOL: Block = NATION.then("waiting in a pool", POOLS, &[1, 2, 4, 6, 9, 12]);
const MARKER: Block = POOL.then("Victory marker", 1, TRACK);
const LATER: Block = MARKER.then("Victory marker with the bonuses", 1, TRACK);
const SEAS: Block = LATER.then_flags("open seas", 1);
const YEAR: Block = SEAS.then_flags("year", YEARS);
const ROUND: Block = YEAR.then_flags("round", ROUNDS);
const CLOCK: Block = ROUND.then("rounds played", 1, &[2, 3, 4, 5, 6, 7, 8, 9, 10]);
const LAST: Block = CLOCK.then_flags("last year", 1);
const SCENARIO: Block = LAST.then_flags("scenario", SCENARIOS);
const REVEALED: Block = SCENARIO.then_flags("cards are revealed", 1);
const FIRST: Block = REVEALED.then_flags("the French are First Player", 1);
const ACTIVE: Block = FIRST.then_flags("the French are to act", 1);
const EYE: Block = ACTIVE.then_flags("seen by the French", 1);

const LAYOUT: &[Block] = &[
    REGULARS,
    COLONIALS,
    LIGHT,
    INDIANS,
    GUNS,
    FLEETS,
    FORTS,
    RATING,
    SPENT,
    RAIDED,
    ROUT,
    OUT_OF_SUPPLY,
    CAPTURED,
    BATTLE,
    FORT_WORKS,
    ROAD,
    ROAD_WORKS,
    KEEPS,
    FREE,
    HOLDS,
    ALL_REGULARS,
    ALL_COLONIALS,
    ALL_LIGHT,
    ALL_INDIANS,
    ALL_FLEETS,
    LOST,
    TAKEN,
    RAIDS,
    BONUS,
    CHIT,
    OUR_CHIT,
    NATION,
    POOL,
    MARKER,
    LATER,
    SEAS,
    YEAR,
    ROUND,
    CLOCK,
    LAST,
    SCENARIO,
    REVEALED,
    FIRST,
    ACTIVE,
    EYE,
];

/// Encodes states of Bayonets & Tomahawks.
pub struct Encoder;

/// The net. If the file's net was trained for another layout, there is no net until a new one is trained;
/// a test checks that the present net fits.
pub static NET: LazyLock<Option<Net>> =
    LazyLock::new(|| Net::read(&weights!("bayonets.net"), LAYOUT).ok());

impl Encode<Bayonets> for Encoder {
    fn layout(&self) -> &'static [Block] {
        LAYOUT
    }

    /// Returns whether a side is asked for a card or for an Action, and no Battle is still to be fought.
    fn is_quiet(&self, state: &Bayonets) -> bool {
        state.outcome().is_none()
            && matches!(state.frame(), Frame::Choosing(_) | Frame::ActionPhase(_))
            && state.board().battles.is_empty()
    }

    fn encode(&self, state: &Bayonets, eye: Side, inputs: &mut Inputs) {
        let board = state.board();
        units(board, inputs);
        markers(board, inputs);
        points(board, inputs);
        tracks(board, eye, inputs);
        if eye == Side::French {
            EYE.set(0, inputs);
        }
    }

    fn margin(&self, state: &Bayonets) -> f32 {
        (0.5 - f32::from(state.board().marker())) / 10.0
    }
}

/// Returns the index of a side among inputs by side: the French come first.
fn nth(side: Side) -> usize {
    usize::from(side == Side::British)
}

/// The strength of a side's units in a place, measured in steps.
#[derive(Clone, Copy, Default)]
struct StackStrength {
    regulars: u8,
    colonials: u8,
    light: u8,
    indians: u8,
    guns: u8,
    fleets: u8,
    forts: u8,
    /// The best leader's rating, plus one.
    rating: u8,
    spent: u8,
}

fn units(board: &Board, inputs: &mut Inputs) {
    let mut stacks = [StackStrength::default(); 2 * SPACES];
    let mut all = [StackStrength::default(); 2];
    let mut lost = [0u8; 2];
    let mut there = Spaces::NONE;
    for unit in Unit::all() {
        let place = board.at(unit);
        let Some(space) = place.space() else {
            for side in Side::BOTH {
                lost[nth(side)] += u8::from(place == Place::losses(side));
            }
            continue;
        };
        let Some(side) = board.side_of(unit) else { continue };
        let steps = if board.is_reduced(unit) { 1 } else { 2 };
        there.insert(space);
        let spent = u8::from(board.spent.has(unit));
        for stack in [&mut stacks[2 * space.index() + nth(side)], &mut all[nth(side)]] {
            stack.spent += spent;
            match unit.facts().kind {
                Kind::Highland | Kind::Metropolitan => stack.regulars += steps,
                Kind::NonMetropolitan => stack.colonials += steps,
                Kind::Light => stack.light += steps,
                Kind::Indian => stack.indians += 1,
                Kind::Artillery => stack.guns += steps,
                Kind::Fleet => stack.fleets += steps,
                Kind::Fort | Kind::Bastion => stack.forts += steps,
                Kind::Commander => stack.rating = stack.rating.max(1 + unit.facts().rating),
            }
        }
    }
    for space in there.iter() {
        for side in 0..2 {
            let n = 2 * space.index() + side;
            let stack = stacks[n];
            REGULARS.show(n, stack.regulars, inputs);
            COLONIALS.show(n, stack.colonials, inputs);
            LIGHT.show(n, stack.light, inputs);
            INDIANS.show(n, stack.indians, inputs);
            GUNS.show(n, stack.guns, inputs);
            FLEETS.show(n, stack.fleets, inputs);
            FORTS.show(n, stack.forts, inputs);
            RATING.show(n, i16::from(stack.rating) - 1, inputs);
            SPENT.show(n, stack.spent, inputs);
        }
    }
    for (side, all) in all.into_iter().enumerate() {
        ALL_REGULARS.show(side, all.regulars, inputs);
        ALL_COLONIALS.show(side, all.colonials, inputs);
        ALL_LIGHT.show(side, all.light, inputs);
        ALL_INDIANS.show(side, all.indians, inputs);
        ALL_FLEETS.show(side, all.fleets, inputs);
        LOST.show(side, lost[side], inputs);
    }
    for (n, pool) in Pool::all().enumerate() {
        POOL.show(n, board.units_in(Place::pool(pool)).len(), inputs);
    }
}

fn markers(board: &Board, inputs: &mut Inputs) {
    for side in Side::BOTH {
        let markers = &board.markers[side];
        let mut flag = |block: Block, spaces: Spaces| {
            spaces.iter().for_each(|space| block.set(2 * space.index() + nth(side), inputs));
        };
        flag(RAIDED, markers.raided);
        flag(ROUT, markers.rout);
        flag(OUT_OF_SUPPLY, markers.oos);
        let taken = FACTS.home[side.other()].and(board.captured());
        TAKEN.show(nth(side), taken.len(), inputs);
    }
    let mut flag = |block: Block, spaces: Spaces| {
        spaces.iter().for_each(|space: Space| block.set(space.index(), inputs));
    };
    flag(CAPTURED, board.captured());
    flag(BATTLE, board.battles);
    flag(FORT_WORKS, board.fort_works);
    board.roads.iter().for_each(|road| ROAD.set(road.index(), inputs));
    board.road_works.iter().for_each(|road| ROAD_WORKS.set(road.index(), inputs));
    for nation in Nation::BOTH {
        if let Some(side) = board.nation(nation) {
            NATION.set(2 * nation as usize + nth(side), inputs);
        }
    }
}

fn points(board: &Board, inputs: &mut Inputs) {
    for side in Side::BOTH {
        if board.hands[side].reserve.is_some() {
            KEEPS.set(nth(side), inputs);
        }
        let points = &board.points[side];
        for (n, point) in Point::all().enumerate() {
            FREE.show(2 * n + nth(side), points.free(point), inputs);
        }
        if points.held.is_some() {
            HOLDS.set(nth(side), inputs);
        }
    }
}

fn tracks(board: &Board, eye: Side, inputs: &mut Inputs) {
    let mut later = i16::from(board.marker());
    for side in Side::BOTH {
        RAIDS.show(nth(side), board.raids[side], inputs);
        let bonus = terms(board, side).map_or(0, |it| bonus(board, it));
        BONUS.show(nth(side), bonus, inputs);
        later += if side == Side::British { i16::from(bonus) } else { -i16::from(bonus) };
        if board.europe[side].held.is_some() {
            CHIT.set(nth(side), inputs);
        }
    }
    if let Some(value) = board.europe[eye].held {
        OUR_CHIT.show(nth(eye), value, inputs);
    }
    MARKER.show(0, board.marker(), inputs);
    LATER.show(0, later, inputs);
    YEAR.set(usize::from(board.year - 1755).min(YEARS - 1), inputs);
    ROUND.set(usize::from(board.round).min(ROUNDS) - 1, inputs);
    CLOCK.show(0, board.round, inputs);
    if let Some(scenario) = FACTS.scenarios.iter().position(|it| it.id == board.facts().id) {
        SCENARIO.set(scenario, inputs);
    }
    for (block, is) in [
        (SEAS, board.open_seas),
        (LAST, board.last_year()),
        (REVEALED, board.revealed),
        (FIRST, board.first == Side::French),
        (ACTIVE, board.active == Side::French),
    ] {
        if is {
            block.set(0, inputs);
        }
    }
}
