//! The inputs of the net for Wilderness War.
//!
//! The inputs don't show where each card is, since the search plays better without that (`STRENGTH.md`).

use std::sync::LazyLock;

use engine::{Game, Named, Side};
use wilderness::{Board, Edition, FACTS, Frame, InForce, Leader, Optional, Space, Spaces, Unit};
use wilderness::{Place, Season, Wilderness};

use super::ground::strength;
use bots::net::{Block, Encode, Inputs, Net};

const SPACES: usize = 141;
/// The number of spaces and militia boxes.
const PLACES: usize = SPACES + 3;
const LEADERS: usize = 23;
const SCENARIOS: usize = 4;
/// The eleven fortresses, Niagara and Ohio Forks.
const GOALS: usize = 13;
/// The years 1755 to 1762.
const YEARS: usize = 8;

const FORCE: &[i16] = &[1, 2, 3, 4, 6, 8, 10, 12, 14, 17, 20, 24, 28];
const MANY: &[i16] = &[
    1, 3, 5, 7, 9, 12, 15, 18, 21, 25, 29, 33, 37, 42, 47, 52, 58, 64, 70, 77, 84, 92, 100, 110,
    120,
];
const POINTS: &[i16] = &[
    -12, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16,
];

// Inputs by place and side, the French first.
const REGULARS: Block = Block::first("strength of Regulars", 2 * PLACES, FORCE);
const PROVINCIALS: Block =
    REGULARS.then("strength of other Drilled Troops and militia", 2 * PLACES, &[1, 2, 4, 6, 9, 12]);
const AUXILIARIES: Block = PROVINCIALS.then("Auxiliaries", 2 * PLACES, &[1, 2, 3, 5]);
const COMMAND: Block = AUXILIARIES.then("the best command", 2 * SPACES, &[1, 5, 7]);
const TACTICS: Block = COMMAND.then("the best tactics of a brisk leader", 2 * SPACES, &[0, 1, 2]);
const FORT: Block = TACTICS.then_flags("fort", 2 * SPACES);
const STARTED: Block = FORT.then_flags("fort under construction", 2 * SPACES);
const STOCKADE: Block = STARTED.then_flags("stockade", 2 * SPACES);
const RAIDED: Block = STOCKADE.then_flags("raided", 2 * SPACES);
// Inputs by space.
const CAPTURED: Block = RAIDED.then_flags("fortress captured", SPACES);
const SIEGE: Block = CAPTURED.then("siege", SPACES, &[0, 1, 2]);
const GARRISON: Block = SIEGE.then("strength under siege", SPACES, &[1, 3, 6, 10]);
const AMPHIB: Block = GARRISON.then_flags("landed", SPACES);
const FIELDWORKS: Block = AMPHIB.then_flags("fieldworks", SPACES);
// Inputs by leader.
const GONE: Block = FIELDWORKS.then_flags("leader lost", LEADERS);
const POOL: Block = GONE.then_flags("leader in the pool", LEADERS);
// Inputs by side.
const HAND: Block = POOL.then("cards in hand", 2, &[1, 2, 3, 4, 5, 6, 7, 8, 9]);
const PASSED: Block = HAND.then_flags("has passed", 2);
const HELD_OVER: Block = PASSED.then_flags("has held a card over", 2);
const BUILT: Block = HELD_OVER.then_flags("has just built", 2);
const ALL_REGULARS: Block = BUILT.then("strength of all Regulars", 2, MANY);
const ALL_PROVINCIALS: Block = ALL_REGULARS.then("of all other Drilled Troops", 2, MANY);
const ALL_AUXILIARIES: Block =
    ALL_PROVINCIALS.then("all Auxiliaries", 2, &[1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 22]);
const ALL_RAIDED: Block = ALL_AUXILIARIES.then("all Raided markers", 2, &[1, 2, 3, 4, 5, 6, 8, 10]);
// Inputs by goal and side.
const NEAR: Block = ALL_RAIDED.then("strength near a goal", 2 * GOALS, MANY);
// Inputs for the whole board.
const VP: Block = NEAR.then("French points", 1, POINTS);
const LATER: Block = VP.then("French points with the raids", 1, POINTS);
const PRIZES: Block = LATER.then_flags("Niagara and Ohio Forks are French", 2);
const ASSEMBLIES: Block = PRIZES.then_flags("Colonial Assemblies", 3);
const IN_FORCE: Block = ASSEMBLIES.then_flags("in force", 14);
const YEAR: Block = IN_FORCE.then_flags("year", YEARS);
const LEFT: Block =
    YEAR.then("seasons left", 1, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
const LATE: Block = LEFT.then_flags("late season", 1);
const ACTIVE: Block = LATE.then_flags("the French are to act", 1);
const SCENARIO: Block = ACTIVE.then_flags("scenario", SCENARIOS);
const EDITION: Block = SCENARIO.then_flags("edition", 3);
const OPTION: Block = EDITION.then_flags("optional rule", 7);

const LAYOUT: &[Block] = &[
    REGULARS,
    PROVINCIALS,
    AUXILIARIES,
    COMMAND,
    TACTICS,
    FORT,
    STARTED,
    STOCKADE,
    RAIDED,
    CAPTURED,
    SIEGE,
    GARRISON,
    AMPHIB,
    FIELDWORKS,
    GONE,
    POOL,
    HAND,
    PASSED,
    HELD_OVER,
    BUILT,
    ALL_REGULARS,
    ALL_PROVINCIALS,
    ALL_AUXILIARIES,
    ALL_RAIDED,
    NEAR,
    VP,
    LATER,
    PRIZES,
    ASSEMBLIES,
    IN_FORCE,
    YEAR,
    LEFT,
    LATE,
    ACTIVE,
    SCENARIO,
    EDITION,
    OPTION,
];

/// Encodes states of Wilderness War.
pub struct Encoder;

/// The net. If the file's net was trained for another layout, there is no net until a new one is trained;
/// a test checks that the present net fits.
pub static NET: LazyLock<Option<Net>> =
    LazyLock::new(|| Net::read(&weights!("wilderness.net"), LAYOUT).ok());

/// The net of the first captain, which browsers need not load.
#[cfg(not(target_family = "wasm"))]
pub static FIRST_NET: LazyLock<Option<Net>> =
    LazyLock::new(|| Net::read(&weights!("wilderness-1.net"), LAYOUT).ok());

impl Encode<Wilderness> for Encoder {
    fn layout(&self) -> &'static [Block] {
        LAYOUT
    }

    /// Returns whether a side is asked to choose a card to play and the use of the card.
    fn is_quiet(&self, state: &Wilderness) -> bool {
        state.outcome().is_none() && matches!(state.frame(), Frame::ActionPhase(_))
    }

    fn encode(&self, state: &Wilderness, _eye: Side, inputs: &mut Inputs) {
        let board = state.board();
        units(board, inputs);
        leaders(board, inputs);
        works(board, inputs);
        hands(board, inputs);
        tracks(board, inputs);
    }

    fn margin(&self, state: &Wilderness) -> f32 {
        f32::from(state.board().vp) / 12.0
    }
}

/// Returns the index of a side among inputs by side: the French come first.
fn nth(side: Side) -> usize {
    usize::from(side == Side::British)
}

/// Returns the objectives of the war: the fortresses, Niagara and Ohio Forks.
fn goals() -> impl Iterator<Item = Space> {
    FACTS.fortresses.iter().chain([FACTS.named.niagara, FACTS.named.ohio_forks])
}

/// The strength of each kind of unit in a place.
#[derive(Clone, Copy, Default)]
struct StackStrength {
    regulars: u8,
    provincials: u8,
    auxiliaries: u8,
}

fn units(board: &Board, inputs: &mut Inputs) {
    let mut stacks = [StackStrength::default(); 2 * PLACES];
    let mut garrisons = [0u8; SPACES];
    let mut all = [(0i16, 0i16, 0i16); 2];
    let mut near = [0i16; 2 * GOALS];
    let mut there = Spaces::NONE;
    let (reduced, inside) = (board.reduced(), board.inside());
    for unit in Unit::all() {
        let Some(place) = board.at(unit).space() else { continue };
        let (side, kind) = (nth(unit.side()), unit.kind());
        let strength = strength(unit, reduced.has(unit));
        let stack = &mut stacks[2 * place.index() + side];
        if kind.auxiliary() {
            stack.auxiliaries += 1;
            all[side].2 += 1;
        } else if kind.regular() {
            stack.regulars += strength;
            all[side].0 += i16::from(strength);
        } else {
            stack.provincials += strength;
            all[side].1 += i16::from(strength);
        }
        if inside.has(unit) && place.on_map() {
            garrisons[place.index()] += strength;
        }
        there.insert(place);
    }
    for place in there.iter() {
        for side in 0..2 {
            let n = 2 * place.index() + side;
            let stack = stacks[n];
            REGULARS.show(n, stack.regulars, inputs);
            PROVINCIALS.show(n, stack.provincials, inputs);
            AUXILIARIES.show(n, stack.auxiliaries, inputs);
            let strength = i16::from(stack.regulars + stack.provincials + stack.auxiliaries);
            if 0 < strength && place.on_map() {
                for (goal, at) in goals().enumerate() {
                    if place.distance(at) <= 2 {
                        near[2 * goal + side] += strength;
                    }
                }
            }
        }
        if place.on_map() {
            GARRISON.show(place.index(), garrisons[place.index()], inputs);
        }
    }
    for (place, strength) in near.into_iter().enumerate() {
        NEAR.show(place, strength, inputs);
    }
    for (side, (regulars, provincials, auxiliaries)) in all.into_iter().enumerate() {
        ALL_REGULARS.show(side, regulars, inputs);
        ALL_PROVINCIALS.show(side, provincials, inputs);
        ALL_AUXILIARIES.show(side, auxiliaries, inputs);
    }
}

fn leaders(board: &Board, inputs: &mut Inputs) {
    for leader in Leader::all() {
        match board.leader_at(leader) {
            Place::GONE => GONE.set(leader.index(), inputs),
            Place::POOL => POOL.set(leader.index(), inputs),
            _ => {}
        }
    }
    for side in Side::BOTH {
        for space in board.led(side).iter().filter(|space| space.on_map()) {
            let leaders = board.leaders_of(side, space);
            let command = leaders.iter().map(Leader::command).max().unwrap_or(0);
            let brisk = leaders.iter().filter(|leader| leader.initiative() <= 2);
            let tactics = brisk.map(Leader::tactics).max().unwrap_or(-1);
            let n = 2 * space.index() + nth(side);
            COMMAND.show(n, command, inputs);
            TACTICS.show(n, tactics, inputs);
        }
    }
}

fn works(board: &Board, inputs: &mut Inputs) {
    for side in Side::BOTH {
        let mut flag = |block: Block, spaces: Spaces| {
            spaces.iter().for_each(|space| block.set(2 * space.index() + nth(side), inputs));
        };
        flag(FORT, board.forts[side]);
        flag(STARTED, board.started[side]);
        flag(STOCKADE, board.stockades[side]);
        let mut raided = 0;
        for space in Space::of_the_map() {
            let markers = board.raided(side, space);
            if 0 < markers {
                RAIDED.set(2 * space.index() + nth(side), inputs);
                raided += markers;
            }
        }
        ALL_RAIDED.show(nth(side), raided, inputs);
    }
    let mut flag = |block: Block, spaces: Spaces| {
        spaces.iter().for_each(|space| block.set(space.index(), inputs));
    };
    flag(CAPTURED, board.captured);
    flag(AMPHIB, board.amphib);
    flag(FIELDWORKS, board.fieldworks);
    for space in board.sieges.iter() {
        SIEGE.show(space.index(), board.level(space), inputs);
    }
}

fn hands(board: &Board, inputs: &mut Inputs) {
    for side in Side::BOTH {
        HAND.show(nth(side), board.hand[side].len(), inputs);
        let mut flag = |block: Block, is: bool| {
            if is {
                block.set(nth(side), inputs);
            }
        };
        flag(PASSED, board.passed[side]);
        flag(HELD_OVER, board.held_over[side]);
        flag(BUILT, board.built[side]);
    }
}

fn tracks(board: &Board, inputs: &mut Inputs) {
    let raided = |side: Side| -> i16 {
        Space::of_the_map().map(|space| i16::from(board.raided(side, space))).sum()
    };
    VP.show(0, board.vp, inputs);
    // Each side scores half a point for each marker, rounded up (13.22).
    let raids = (raided(Side::French) + 1) / 2 - (raided(Side::British) + 1) / 2;
    LATER.show(0, i16::from(board.vp) + raids, inputs);
    for (n, owner) in [board.niagara, board.ohio_forks].into_iter().enumerate() {
        if owner == Side::French {
            PRIZES.set(n, inputs);
        }
    }
    ASSEMBLIES.set(board.assemblies as usize, inputs);
    for (n, it) in InForce::all().enumerate() {
        if board.is_in_force(it) {
            IN_FORCE.set(n, inputs);
        }
    }
    YEAR.set(usize::from(board.year - 1755).min(YEARS - 1), inputs);
    let late = board.season == Season::Late;
    LEFT.show(0, 2 * (board.facts().last_year - board.year) as i16 + i16::from(!late), inputs);
    if late {
        LATE.set(0, inputs);
    }
    if board.active == Side::French {
        ACTIVE.set(0, inputs);
    }
    SCENARIO.set(usize::from(board.scenario), inputs);
    if let Some(edition) = Edition::all().position(|it| it == board.edition) {
        EDITION.set(edition, inputs);
    }
    for (n, option) in Optional::all().enumerate() {
        if board.options.has(option) {
            OPTION.set(n, inputs);
        }
    }
}
