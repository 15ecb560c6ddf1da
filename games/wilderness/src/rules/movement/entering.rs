//! The consequences when a party enters a space (6.5, ruling 29): LAKE SCHOONER, interception,
//! defenders who go inside, avoiding battle; then a battle, a siege, or an empty stockade.

use engine::{Procedure, World};
use serde::{Deserialize, Serialize};

use super::{Arrival, Avoiding, Interception};
use crate::rules::battle::Battle;
use crate::rules::cards::{Trigger, Window, massacre, massacre_window};
use crate::rules::sieges::Garrison;
use crate::{
    Board, Building, CardEvent, Cards, Event, FACTS, FortChange, Rules, Step, WayKind, Why,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Shore,
    ShoreAnswered,
    Intercept,
    Walls,
    Avoid,
    Fight,
    Fought,
    Massacre,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Entering {
    stage: Stage,
    arrival: Arrival,
}

impl Entering {
    pub fn new(arrival: Arrival) -> Entering {
        Entering { stage: Stage::Shore, arrival }
    }

    /// Returns the procedure for the attack of an infiltrator that halts among enemies (6.64). It
    /// begins after the stage of interception.
    pub fn attack(arrival: Arrival) -> Entering {
        Entering { stage: Stage::Walls, arrival: Arrival { infiltrating: false, ..arrival } }
    }

    /// LAKE SCHOONER: sends the party back where it came from, and ends its move (card 15).
    fn thrown_back(&self, board: &mut Board, world: &mut dyn World<Event>) {
        let (side, party) = (board.active, *board.party());
        let from = self.arrival.from.unwrap_or(party.at);
        world.tell(Event::ThrownBack { side, from: party.at, to: from });
        let lost = board.held_against(side).has(from);
        if lost {
            party.units.iter().for_each(|unit| board.destroy(unit, "6.63", world));
            party.leaders.iter().for_each(|leader| board.kill(leader, "6.63", world));
        } else {
            board.put_all(party.units, from);
            party.leaders.iter().for_each(|leader| board.put_leader(leader, from));
        }
        board.party_mut().at = from;
        board.party_mut().stopped = true;
    }

    /// 6.722: returns true if the party joins friends, so that it can't be intercepted.
    fn among_friends(board: &Board) -> bool {
        let (side, party) = (board.active, board.party());
        let friends = board.outside_in(side, party.at).minus(party.units);
        friends.any() || board.havens(side).has(party.at)
    }

    /// Applies the consequences of entering a space without enemies outside works (6.51, 6.82).
    fn take_hold(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        let party = *board.party();
        let (side, foe, at) = (board.active, board.active.other(), party.at);
        self.stage = Stage::Over;
        if party.units.is_empty() || self.arrival.infiltrating {
            return self.resume(board, world);
        }
        if board.strongholds(foe).minus(board.sieges).has(at) {
            board.party_mut().stopped = true;
            board.besiege(at, world);
        } else if board.stockades[foe].has(at) {
            board.party_mut().stopped = true;
            if party.drilled() {
                board.stockades[foe].remove(at);
                board.stockades[side].insert(at);
                board.phase.captured.insert(at);
                world.tell(Event::Work {
                    side,
                    space: at,
                    work: Building::Stockade,
                    fate: FortChange::Captured,
                    rule: "5.45",
                });
                board.score(side, 1, Why::Stockade, world);
                if let Some(window) = massacre_window(board, side, at) {
                    self.stage = Stage::Massacre;
                    return Step::Call(window);
                }
            }
        }
        self.resume(board, world)
    }
}

/// The procedure asks no questions.
impl Procedure<Rules> for Entering {
    type Plan = ();
    type Shared = ();

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        if !matches!(self.stage, Stage::Shore | Stage::ShoreAnswered) {
            board.settle_departures(world);
        }
        let party = *board.party();
        let (side, foe, at) = (board.active, board.active.other(), party.at);
        loop {
            match self.stage {
                Stage::Shore => {
                    self.stage = Stage::ShoreAnswered;
                    let shore = self.arrival.way == Some(WayKind::Lakeshore)
                        && board.works(foe).has(at)
                        && party.units.any();
                    let fit =
                        if shore { FACTS.cards_of(CardEvent::LakeSchooner) } else { Cards::NONE };
                    if let Some(window) = Window::open(board, foe, Trigger::Shore, at, fit) {
                        return Step::Call(window);
                    }
                }
                Stage::ShoreAnswered => {
                    if board.response.take().is_some() {
                        self.thrown_back(board, world);
                        return Step::Return;
                    }
                    board.settle_departures(world);
                    self.stage = Stage::Intercept;
                }
                Stage::Intercept => {
                    self.stage = Stage::Walls;
                    let interception = Interception::new(foe, self.arrival);
                    if !party.avoided.has(at)
                        && !Entering::among_friends(board)
                        && interception.possible(board)
                    {
                        return Step::Call(interception.into());
                    }
                }
                Stage::Walls => {
                    self.stage = Stage::Avoid;
                    // An infiltrator that was not intercepted does not fight here.
                    if self.arrival.infiltrating && party.caught_by.is_empty() {
                        self.stage = Stage::Over;
                        continue;
                    }
                    let caught_by = party.caught_by;
                    if let Some(garrison) = Garrison::at(board, foe, at, caught_by, world) {
                        return Step::Call(garrison);
                    }
                }
                Stage::Avoid => {
                    self.stage = Stage::Fight;
                    let out = board.outside_in(foe, at);
                    if out.any()
                        && !party.challenged.has(at)
                        && let Some(avoiding) =
                            Avoiding::possible(board, foe, at, self.arrival.from, party.units)
                    {
                        return Step::Call(avoiding);
                    }
                }
                Stage::Fight => {
                    if board.outside_in(foe, at).is_empty() {
                        return self.take_hold(board, world);
                    }
                    self.stage = Stage::Fought;
                    return Step::Call(Battle::field(side, &party, &self.arrival).into());
                }
                Stage::Fought => {
                    // The battle may have moved, stopped or destroyed the party.
                    if party.units.is_empty() {
                        return Step::Return;
                    }
                    let walls = board.strongholds(foe).minus(board.sieges).has(at);
                    if walls && board.outside_in(foe, at).is_empty() {
                        board.party_mut().stopped = true;
                        board.besiege(at, world);
                    }
                    return Step::Return;
                }
                Stage::Massacre => {
                    if board.response.take().is_some() {
                        massacre(board, side, at, world);
                    }
                    self.stage = Stage::Over;
                }
                Stage::Over => return Step::Return,
            }
        }
    }
}
