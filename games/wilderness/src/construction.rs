//! 5.4 Construction.
//!
//! - 5.41 Stockades: with supplied Drilled Troops, or in cultivated spaces that
//!   were friendly from the start.
//! - 5.42 Forts: begun and completed with supplied Drilled Troops, never both
//!   in one space with one card.
//! - 5.43 One completed fortification a space; none in a siege.
//! - 5.46 Demolition, in one's own Action Phase.

use engine::{Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Ruin};
use crate::board::{Board, Fate};
use crate::event::{Event, Why};
use crate::facts::{FACTS, Space, Spaces, Work};
use crate::frame::{Procedure, Step};
use crate::prompt::Ask;
use crate::supply::supplied;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Construction {
    side: Side,
    forts: bool,
    left: u8,
    /// Where this card has built.
    done: Spaces,
}

impl Construction {
    pub fn new(side: Side, work: Work, value: u8) -> Construction {
        Construction { side, forts: work == Work::Fort, left: value, done: Spaces::NONE }
    }

    /// Somewhere it must be possible to build.
    pub fn possible(board: &Board, side: Side, work: Work) -> Result<(), Refusal> {
        let this = Construction::new(side, work, 1);
        let supply = supplied(board, side);
        let ground = board.drilled(side).or(FACTS.originally[side]);
        if ground.iter().any(|space| this.check_site(board, supply, space).is_ok()) {
            return Ok(());
        }
        Err(Refusal::new(if this.forts { "5.42" } else { "5.41" }, "refuse-nowhere-to-build"))
    }

    fn check_site(&self, board: &Board, supply: Spaces, space: Space) -> Result<(), Refusal> {
        let (side, foe) = (self.side, self.side.other());
        if !space.on_map() {
            return Err(Refusal::new("5.41", "refuse-no-site"));
        }
        if board.sieges.has(space) {
            return Err(Refusal::new("5.43", "refuse-build-siege"));
        }
        if space.facts().fortress {
            return Err(Refusal::new("5.43", "refuse-build-fortress"));
        }
        if board.works(side).minus(board.stockades[side]).has(space) {
            return Err(Refusal::new("5.43", "refuse-build-fort-there"));
        }
        if board.presence(foe).has(space) || board.works(foe).has(space) {
            return Err(Refusal::new("5.41", "refuse-build-enemy"));
        }
        let garrisoned = board.drilled(side).has(space);
        if self.done.has(space) {
            return Err(Refusal::new("5.42", "refuse-build-same-space"));
        }
        if self.forts {
            if !garrisoned {
                return Err(Refusal::new("5.42", "refuse-build-troops"));
            }
            if !supply.has(space) {
                return Err(Refusal::new("12.3", "refuse-build-supply"));
            }
            return Ok(());
        }
        if board.stockades[side].has(space) {
            return Err(Refusal::new("5.43", "refuse-build-stockade-there"));
        }
        let farmland = space.facts().cultivated && space.facts().originally == Some(side);
        if farmland {
            return Ok(());
        }
        if !garrisoned {
            return Err(Refusal::new("5.41", "refuse-build-troops"));
        }
        if !supply.has(space) {
            return Err(Refusal::new("12.3", "refuse-build-supply"));
        }
        Ok(())
    }
}

/// The site, or nothing more to build.
impl Procedure for Construction {
    type Plan = Option<Space>;

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Ask {
        let (rule, key) =
            if self.forts { ("5.42", "ask-build-forts") } else { ("5.41", "ask-build-stockades") };
        Ask::new(rule, key).with(|text| text.number("n", self.left))
    }

    fn candidates(&self, board: &Board, side: Side, out: &mut Vec<Action>) {
        let supply = supplied(board, side);
        let ground = if self.forts {
            board.drilled(side)
        } else {
            board.drilled(side).or(FACTS.originally[side])
        };
        out.extend(
            ground
                .iter()
                .filter(|space| self.check_site(board, supply, *space).is_ok())
                .map(Action::Build),
        );
        out.push(Action::Done);
    }

    fn check(&self, board: &Board, side: Side, action: Action) -> Result<Option<Space>, Refusal> {
        match action {
            Action::Done => Ok(None),
            Action::Build(space) => {
                self.check_site(board, supplied(board, side), space)?;
                Ok(Some(space))
            }
            _ => Err(Refusal::new("5.4", "refuse-build-or-done")),
        }
    }

    fn choose(
        &mut self,
        board: &mut Board,
        plan: Option<Space>,
        table: &mut impl Table<Event>,
    ) -> Step {
        let side = self.side;
        let Some(space) = plan else {
            return Step::Return;
        };
        self.left -= 1;
        self.done.insert(space);
        if !self.forts {
            board.stockades[side].insert(space);
            table.tell(Event::Work { side, space, work: Work::Stockade, fate: Fate::Built });
        } else if board.started[side].has(space) {
            board.started[side].remove(space);
            board.stockades[side].remove(space);
            board.forts[side].insert(space);
            table.tell(Event::Work { side, space, work: Work::Fort, fate: Fate::Built });
        } else {
            board.started[side].insert(space);
            table.tell(Event::Work { side, space, work: Work::Fort, fate: Fate::Begun });
        }
        board.settle(table);
        self.resume(board, table)
    }

    fn resume(&mut self, board: &mut Board, _: &mut impl Table<Event>) -> Step {
        let supply = supplied(board, self.side);
        let ground = board.drilled(self.side).or(FACTS.originally[self.side]);
        let more = ground.iter().any(|space| self.check_site(board, supply, space).is_ok());
        if self.left == 0 || !more { Step::Return } else { Step::Stay }
    }

    fn on_space(&self, _: &Board, space: Space) -> Option<Action> {
        Some(Action::Build(space))
    }
}

/// 5.46: one work comes down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Demolition {
    pub side: Side,
}

impl Demolition {
    pub fn possible(board: &Board, side: Side) -> Result<(), Refusal> {
        let any = Ruin::ALL.into_iter().any(|ruin| ruins(board, side, ruin).any());
        if any { Ok(()) } else { Err(Refusal::new("5.46", "refuse-nothing-to-demolish")) }
    }
}

/// What of that kind a side may demolish.
fn ruins(board: &Board, side: Side, ruin: Ruin) -> Spaces {
    let works = match ruin {
        Ruin::Fort => board.forts[side],
        Ruin::Stockade => board.stockades[side],
        Ruin::Started => board.started[side],
    };
    works.minus(board.sieges)
}

impl Procedure for Demolition {
    type Plan = (Space, Ruin);

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Ask {
        Ask::new("5.46", "ask-demolish")
    }

    fn candidates(&self, board: &Board, side: Side, out: &mut Vec<Action>) {
        for ruin in Ruin::ALL {
            out.extend(ruins(board, side, ruin).iter().map(|space| Action::Raze(space, ruin)));
        }
    }

    fn check(&self, board: &Board, side: Side, action: Action) -> Result<Self::Plan, Refusal> {
        let Action::Raze(space, ruin) = action else {
            return Err(Refusal::new("5.46", "refuse-choose-work"));
        };
        if board.sieges.has(space) {
            return Err(Refusal::new("5.46", "refuse-demolish-besieged"));
        }
        if !ruins(board, side, ruin).has(space) {
            return Err(Refusal::new("5.46", "refuse-choose-work"));
        }
        Ok((space, ruin))
    }

    fn choose(
        &mut self,
        board: &mut Board,
        (space, ruin): Self::Plan,
        table: &mut impl Table<Event>,
    ) -> Step {
        let (side, work) = (self.side, ruin.work());
        board.works_of(side, work).remove(space);
        table.tell(Event::Work { side, space, work, fate: Fate::Demolished });
        if ruin == Ruin::Fort {
            board.score(side, -1, Why::Demolished, table);
        }
        Step::Return
    }

    fn resume(&mut self, _: &mut Board, _: &mut impl Table<Event>) -> Step {
        Step::Stay
    }
}
