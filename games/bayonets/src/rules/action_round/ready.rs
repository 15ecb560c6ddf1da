//! The units that may act (7.2.1), and the spaces that they can go to. The lists of possible
//! actions in an Action Phase are based on them.

use engine::{Refusal, Side};

use crate::rules::movement::{Load, Moving, check_rout, check_start, check_way, one_reason};
use crate::{Board, Connection, FACTS, Legal, PointKind, Space, Spaces, Units, Verb};

/// Spaces where a side has units that may act, by their type.
pub struct Ready {
    lights: Spaces,
    indians: Spaces,
    brigades: Spaces,
    guns: Spaces,
    pub commanders: Spaces,
    fleets: Spaces,
    works: Spaces,
    /// Spaces with units that march, other than Light units.
    heavy: Spaces,
}

impl Ready {
    pub fn of(board: &Board, units: Units) -> Ready {
        let fresh = board.playing(units).minus(board.spent);
        let where_are = |units: Units| -> Spaces {
            fresh.and(units).iter().filter_map(|unit| board.at(unit).map_space()).collect()
        };
        let indians = if board.indians_watch() { Spaces::NONE } else { where_are(FACTS.indians) };
        let brigades = where_are(FACTS.brigades);
        let guns = where_are(FACTS.artillery);
        let commanders = where_are(FACTS.commanders);
        let fleets = if board.rough_seas() { Spaces::NONE } else { where_are(FACTS.fleets) };
        Ready {
            lights: where_are(FACTS.lights.minus(FACTS.indians)).or(indians),
            indians,
            brigades,
            guns,
            commanders,
            fleets,
            works: where_are(FACTS.forts.or(FACTS.bastions)),
            heavy: brigades.or(guns).or(commanders).or(fleets),
        }
    }

    /// Returns the spaces with a unit that is suitable for the verb.
    pub fn fit(&self, verb: Verb, point: PointKind) -> Spaces {
        let lights = if point == PointKind::Indian { self.indians } else { self.lights };
        match verb {
            Verb::March => self.heavy.or(lights),
            Verb::Scout | Verb::Raid => lights,
            Verb::Sail => self.fleets,
            Verb::Marshal => self.heavy.or(self.works),
            Verb::Build => self.brigades,
        }
    }

    /// Returns true if a unit nearby could be marshaled to that space (11.0).
    pub fn called(&self, board: &Board, side: Side, at: Space) -> bool {
        let somebody = |way: Connection| {
            let from = way.other(at);
            let comes = |load: Load| check_way(board, side, way, at, load).is_ok();
            !board.pinned(side, from)
                && check_start(board, side, way, from).is_ok()
                && (self.lightest(board, from, way, true).is_some_and(comes)
                    || self.commanders.has(from) && board.paved(way) && comes(Load::COMMANDER))
        };
        board.neutral_village(at).is_none() && at.ways().iter().any(|way| somebody(*way))
    }

    /// Returns true if a ready unit in the space can leave it (10.2), with an army or with Light
    /// units alone.
    pub fn leads(&self, board: &Board, side: Side, at: Space, army: bool) -> bool {
        at.ways().iter().any(|way| self.check_go(board, side, at, *way, army).is_ok())
    }

    /// Returns the reason why no unit can leave the space, if this reason is the same for all
    /// connections.
    pub fn hindrance(&self, board: &Board, side: Side, at: Space, army: bool) -> Option<Refusal> {
        let others = self.lights.or(self.brigades).or(self.guns).or(self.fleets);
        if self.commanders.has(at) && !others.has(at) {
            return Some(Refusal::new("10.4", "refuse-commander-alone"));
        }
        let ways = at.ways().iter();
        one_reason(ways.filter_map(|way| self.check_go(board, side, at, *way, army).err()))
    }

    /// Returns the smallest load with which one of the units in a space could use a connection.
    #[inline(always)]
    fn lightest(&self, board: &Board, at: Space, way: Connection, army: bool) -> Option<Load> {
        if self.lights.has(at) {
            return Some(Load::UNIT);
        }
        if !army {
            return None;
        }
        let paved = board.paved(way);
        if paved && self.brigades.has(at) || self.fleets.has(at) && way.facts().coastal {
            return Some(Load::UNIT);
        }
        (paved && self.guns.has(at)).then_some(Load::GUN)
    }

    /// Checks that at least one unit may use a connection.
    fn check_go(
        &self,
        board: &Board,
        side: Side,
        at: Space,
        way: Connection,
        army: bool,
    ) -> Legal<()> {
        let to = way.other(at);
        let load = self.lightest(board, at, way, army);
        let load = load.ok_or(Refusal::new("10.2", "refuse-no-way"))?;
        check_way(board, side, way, to, load)?;
        check_start(board, side, way, at)?;
        if board.markers[side].rout.has(at) {
            // If all units that can go together are taken, a Rout is least likely to forbid the
            // step (13.8).
            let all = board.able(Moving::ready(board, side, at), way);
            let goers = if army { all } else { all.and(FACTS.lights) };
            check_rout(board, side, goers, to)?;
        }
        Ok(())
    }
}
