//! The consequences when units enter a space: a Nation takes sides, an enemy is Overwhelmed, or
//! there will be a Battle (8.0, 10.3.2, 10.7).

use engine::{Refusal, Side, World};

use crate::{Board, Connection, Event, FACTS, Legal, Space, Units, refuse};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encounter {
    /// There is no enemy in the space, and the units may go on.
    Quiet,
    /// The units must stop (8.0).
    Stop,
    Battle,
    /// The enemy is Overwhelmed. If the space is a Village that was neutral, the units must stop
    /// all the same.
    Overwhelm {
        stop: bool,
    },
}

/// Applies the consequences of a side's units having entered a space.
pub fn enter(board: &mut Board, side: Side, to: Space, world: &mut dyn World<Event>) -> Encounter {
    let foe = side.other();
    let stop = match board.neutral_village(to) {
        Some(nation) => {
            board.join_nation(nation, foe, world);
            true
        }
        None => false,
    };
    if !board.present(foe).has(to) && !board.militia_stands(foe, to) {
        return if stop { Encounter::Stop } else { Encounter::Quiet };
    }
    if overwhelms(board, side, to, board.count(side, to)) {
        world.tell(Event::Overwhelmed { side, space: to });
        board.battles.remove(to);
        return Encounter::Overwhelm { stop };
    }
    if !board.battles.has(to) {
        board.battles.insert(to);
        world.tell(Event::BattleMarker { side, space: to });
    }
    Encounter::Battle
}

/// Returns true if this many units of a side would Overwhelm the enemy there (10.3.2).
pub fn overwhelms(board: &Board, side: Side, to: Space, ours: u8) -> bool {
    let foe = side.other();
    !board.works(foe, to) && Board::outnumbers(ours, board.count(foe, to))
}

/// The size of a group of units that use a connection together, as it counts for the Connection
/// Limit (10.1).
#[derive(Clone, Copy)]
pub struct Load {
    /// The number of units, without Commanders.
    units: u8,
    guns: u8,
}

impl Load {
    /// A Commander alone.
    pub const COMMANDER: Load = Load { units: 0, guns: 0 };
    /// One unit other than Artillery.
    pub const UNIT: Load = Load { units: 1, guns: 0 };
    pub const GUN: Load = Load { units: 1, guns: 1 };

    #[inline]
    pub fn of(goers: Units) -> Load {
        let guns = goers.and(FACTS.artillery);
        let guns = if guns.any() { guns.len() } else { 0 };
        Load { units: goers.minus(FACTS.commanders).len(), guns }
    }
}

/// Checks that units may use a connection together.
#[inline(always)]
pub fn check_way(board: &Board, side: Side, way: Connection, to: Space, load: Load) -> Legal<()> {
    if side == Side::French && FACTS.bases.has(to) {
        return refuse("2.1.7", "refuse-base");
    }
    if board.shut(side, way) {
        return refuse("card.39", "refuse-closed");
    }
    if board.room(side, way) < load.units {
        return refuse("10.1", "refuse-limit");
    }
    if !way.facts().highway && (1 < load.guns || load.guns == 1 && board.guns_used(side, way)) {
        return refuse("10.1", "refuse-road-artillery");
    }
    Ok(())
}

/// Checks the start of a move: units in a space with enemies may not leave by the connection by
/// which those enemies came (10.2.1).
#[inline(always)]
pub fn check_start(board: &Board, side: Side, way: Connection, from: Space) -> Legal<()> {
    let foe = side.other();
    if board.present(foe).has(from) && board.entered(foe, way, from) {
        return refuse("10.2.1", "refuse-enemy-way");
    }
    Ok(())
}

/// Returns the reason that all of `reasons` have in common, if there is one.
pub fn one_reason(mut reasons: impl Iterator<Item = Refusal>) -> Option<Refusal> {
    let first = reasons.next()?;
    reasons.all(|reason| reason == first).then_some(first)
}

/// Checks that a Routed stack neither attacks nor enters an enemy Home Space (13.8).
pub fn check_rout(board: &Board, side: Side, goers: Units, to: Space) -> Legal<()> {
    let foe = side.other();
    if to.facts().home == Some(foe) && board.control(to) != Some(side) {
        return refuse("13.8", "refuse-rout-home");
    }
    let ours = board.count(side, to) + goers.minus(FACTS.commanders).len();
    let attacks = if board.neutral_village(to).is_some() {
        // One unit of the Nation will appear in the Village (8.0).
        !Board::outnumbers(ours, 1)
    } else {
        let threatened = board.present(foe).has(to) || board.militia_stands(foe, to);
        threatened && !overwhelms(board, side, to, ours)
    };
    if attacks {
        return refuse("10.7", "refuse-rout-attack");
    }
    Ok(())
}
