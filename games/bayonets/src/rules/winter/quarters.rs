//! Winter Quarters (17.0), step by step. In each step the British act first.

use engine::{Procedure, Side, World};
use serde::{Deserialize, Serialize};

use crate::rules::battle::Combining;
use crate::rules::logistics::Placement;
use crate::rules::victory;
use crate::rules::winter::{Garrisons, Homeward, Recovery, Redeploying, Returning};
use crate::{
    Board, Event, FACTS, Frame, Kind, Nation, Place, Pool, Rules, Space, Spaces, Step, Unit, Units,
    WinterBox,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Check,
    Markers,
    SailBox,
    Indians,
    Garrisons,
    Disband,
    Homeward,
    ByWater,
    Commanders,
    Combine,
    Disbanded,
    Fleets,
    Recovery,
    NewYear,
}

/// The steps of Winter Quarters, one after another (17.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct WinterQuarters {
    stage: Stage,
    /// The side whose turn it is in this stage.
    side: Side,
    /// The next space to be examined in this stage.
    next: u8,
}

impl Default for WinterQuarters {
    fn default() -> WinterQuarters {
        WinterQuarters { stage: Stage::Check, side: Side::British, next: 0 }
    }
}

impl WinterQuarters {
    /// Goes on to the other side or, after both, to the stage `then`.
    fn turn(&mut self, then: Stage) {
        self.next = 0;
        if self.side == Side::French {
            self.stage = then;
        }
        self.side = self.side.other();
    }

    /// Calls the procedure that `make` returns for the next space that needs one. If no space is
    /// left, goes on to the other side or to the stage `then`.
    fn round(
        &mut self,
        board: &Board,
        then: Stage,
        make: impl Fn(&Board, Side, Space) -> Option<Frame>,
    ) -> Option<Step> {
        while let Some(space) = Space::map().nth(usize::from(self.next)) {
            self.next += 1;
            if let Some(frame) = make(board, self.side, space) {
                return Some(Step::Call(frame));
            }
        }
        self.turn(then);
        None
    }
}

/// Moves a side's Indian units to their Villages, or to the Losses Box (17.2).
fn indians_home(board: &mut Board, side: Side, world: &mut dyn World<Event>) {
    let losses = Place::losses(side);
    let out = |board: &Board, units: Units| -> Units {
        units.iter().filter(|unit| board.at(*unit).in_play() || board.at(*unit) == losses).collect()
    };
    for unit in out(board, board.own(side).and(FACTS.indians)).iter() {
        if unit.facts().nation.is_none() {
            let home = unit.facts().villages.first().copied();
            let home = home.filter(|home| board.control(*home) == Some(side));
            winter_at(board, side, unit, home, world);
        }
    }
    for nation in Nation::BOTH {
        if board.nation(nation) != Some(side) {
            continue;
        }
        let units = out(board, FACTS.nation(nation));
        let homes = FACTS.villages(nation).and(board.friendly(side));
        // A unit stays in the Losses Box for each Village in enemy hands.
        let kept = usize::from(FACTS.villages(nation).minus(homes).len());
        for unit in units.iter().take(kept) {
            winter_at(board, side, unit, None, world);
        }
        let rest: Units = units.iter().skip(kept).collect();
        if rest.len() < homes.len() {
            for unit in rest.iter() {
                board.put(unit, Place::ARRIVING);
            }
            continue;
        }
        let mut homes = homes.iter();
        for unit in rest.iter() {
            winter_at(board, side, unit, homes.next(), world);
        }
    }
}

/// Moves an Indian unit to its Village, or to the Losses Box if it has no Village.
fn winter_at(
    board: &mut Board,
    side: Side,
    unit: Unit,
    home: Option<Space>,
    world: &mut dyn World<Event>,
) {
    if board.at(unit) == home.map_or(Place::losses(side), Place::from) {
        return;
    }
    let units = unit.into();
    match home {
        Some(space) => {
            board.put(unit, space);
            world.tell(Event::Placed { side, units, space, rule: "17.2.s4" });
        }
        None => shelve(board, side, units, WinterBox::Losses, world),
    }
}

/// Moves units from the map to a box or a pool.
fn shelve(
    board: &mut Board,
    side: Side,
    units: Units,
    place: WinterBox,
    world: &mut dyn World<Event>,
) {
    let to = match place {
        WinterBox::Losses => Place::losses(side),
        WinterBox::Disbanded => Place::DISBANDED,
        WinterBox::Fleets => Place::pool(Pool::Fleets),
    };
    units.iter().for_each(|unit| board.put(unit, to));
    if units.any() {
        world.tell(Event::Shelved { side, units, place });
    }
}

/// Begins a new year: cards, and the counters that the scenario adds (17.4, 17.5).
fn new_year(board: &mut Board) {
    let ended = board.year;
    for addition in board.facts().additions.iter().filter(|it| it.after == ended) {
        for (unit, pool) in &addition.pools {
            // A position may have brought the counter into play early.
            if board.at(*unit) == Place::UNUSED {
                board.put(*unit, Place::pool(*pool));
            }
        }
        for (there, more) in board.tokens.iter_mut().zip(addition.tokens) {
            *there += more;
        }
    }
    board.year += 1;
    board.round = 1;
    board.admiral = false;
    board.winter.garrison = Units::NONE;
    board.gather_decks();
    board.begin_round();
}

impl Procedure<Rules> for WinterQuarters {
    type Plan = ();
    type Shared = ();

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        loop {
            let side = self.side;
            match self.stage {
                Stage::Check => {
                    world.tell(Event::Logistics { round: "winter-quarters" });
                    victory::check(board, world);
                    if board.ending.is_some() {
                        return Step::Return;
                    }
                    self.stage = Stage::Markers;
                }
                Stage::Markers => {
                    for side in Side::BOTH {
                        board.markers[side].raided = Spaces::NONE;
                        board.markers[side].rout = Spaces::NONE;
                        board.markers[side].oos = Spaces::NONE;
                    }
                    board.winter.garrison = Units::NONE;
                    self.stage = Stage::SailBox;
                }
                Stage::SailBox => {
                    self.turn(Stage::Indians);
                    if board.stack(side, Space::SAIL).any() {
                        return Step::Call(Frame::Returning(Returning::from_sea(side)));
                    }
                }
                Stage::Indians => {
                    indians_home(board, side, world);
                    self.turn(Stage::Garrisons);
                    board.settle(world);
                    if board.units_in(Place::ARRIVING).any() {
                        return Step::Call(Frame::Placement(Placement::villages(side)));
                    }
                }
                Stage::Garrisons => {
                    let made = |board: &Board, side: Side, space: Space| {
                        Garrisons::due(board, side, space)
                    };
                    if let Some(step) = self.round(board, Stage::Disband, made) {
                        return step;
                    }
                }
                Stage::Disband => {
                    let brigades = FACTS.of_kind[Kind::NonMetropolitan as usize];
                    let colonials = brigades.and(FACTS.colonials).minus(board.winter.garrison);
                    let units = board.playing(colonials);
                    shelve(board, Side::British, units, WinterBox::Disbanded, world);
                    board.winter.truce = true;
                    self.stage = Stage::Homeward;
                }
                Stage::Homeward => {
                    if let Some(step) = self.round(board, Stage::ByWater, Homeward::due) {
                        return step;
                    }
                }
                Stage::ByWater => {
                    if let Some(step) = self.round(board, Stage::Commanders, Returning::due) {
                        return step;
                    }
                }
                Stage::Commanders => {
                    board.winter.truce = false;
                    self.turn(Stage::Combine);
                    return Step::Call(Frame::Redeploying(Redeploying::new(side)));
                }
                Stage::Combine => {
                    let made = |board: &Board, side: Side, space: Space| {
                        let units = board.stack(side, space);
                        Combining::due(board, side, space.into(), units).map(Frame::Combining)
                    };
                    // A space may have several types of units to combine; `Combining` handles all
                    // of them.
                    if let Some(step) = self.round(board, Stage::Disbanded, made) {
                        return step;
                    }
                }
                Stage::Disbanded => {
                    let box_of = board.stack(Side::British, Place::DISBANDED);
                    let due = Combining::due(board, Side::British, Place::DISBANDED, box_of);
                    if let Some(combining) = due {
                        return Step::Call(Frame::Combining(combining));
                    }
                    for unit in box_of.iter() {
                        board.set_reduced(unit, false);
                    }
                    self.stage = Stage::Fleets;
                }
                Stage::Fleets => {
                    for side in Side::BOTH {
                        let fleets = board.playing(FACTS.fleets.and(board.own(side)));
                        shelve(board, side, fleets, WinterBox::Fleets, world);
                    }
                    self.stage = Stage::Recovery;
                }
                Stage::Recovery => {
                    self.turn(Stage::NewYear);
                    return Step::Call(Frame::Recovery(Recovery::new(board, side)));
                }
                Stage::NewYear => {
                    new_year(board);
                    return Step::Return;
                }
            }
        }
    }
}
