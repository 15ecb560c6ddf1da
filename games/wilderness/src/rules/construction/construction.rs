//! 5.4 Construction.
//!
//! - 5.41 Stockades are built with supplied Drilled Troops, or in cultivated spaces that were
//!   originally friendly.
//! - 5.42 Forts are begun and completed with supplied Drilled Troops, but not both in one space
//!   with the same card.
//! - 5.43 A space has at most one completed fortification; nothing is built in a siege.

use std::cell::OnceCell;

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::rules::supply::{any_supplied, supplied};
use crate::{Action, Board, Building, Event, FACTS, FortChange, Rules, Space, Spaces, Step};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Construction {
    side: Side,
    /// Whether the Construction builds forts or stockades.
    work: Building,
    left: u8,
    /// Spaces where this card has built.
    done: Spaces,
}

impl Construction {
    pub fn new(side: Side, work: Building, value: u8) -> Construction {
        Construction { side, work, left: value, done: Spaces::NONE }
    }

    /// Returns the number of works that the card may still build.
    pub fn left(&self) -> u8 {
        self.left
    }

    fn forts(&self) -> bool {
        self.work == Building::Fort
    }

    fn rule(&self) -> &'static str {
        if self.forts() { "5.42" } else { "5.41" }
    }

    /// Checks that the side can build in at least one space.
    pub fn possible(board: &Board, side: Side, work: Building) -> Result<(), Refusal> {
        let this = Construction::new(side, work, 1);
        if this.somewhere(board) {
            return Ok(());
        }
        Err(Refusal::new(this.rule(), "refuse-nowhere-to-build"))
    }

    /// Returns the spaces open for building, as two sets: those where no supplied troops are
    /// needed, and those where they are.
    fn ground(&self, board: &Board) -> (Spaces, Spaces) {
        let (side, foe) = (self.side, self.side.other());
        let mut taken = board.strongholds(side).or(board.works(foe)).or(board.presence(foe));
        if !self.forts() {
            taken = taken.or(board.stockades[side]);
        }
        let closed = taken.or(FACTS.fortresses).or(board.sieges).or(self.done);
        let farmland = FACTS.originally[side].and(FACTS.cultivated);
        let free = if self.forts() { Spaces::NONE } else { farmland.minus(closed) };
        (free, board.drilled(side).minus(closed))
    }

    /// Returns every space where the Construction may build now (5.41, 5.42, 5.43, 12.3).
    fn sites(&self, board: &Board) -> Spaces {
        let (free, garrisoned) = self.ground(board);
        if garrisoned.minus(free).is_empty() {
            return free;
        }
        free.or(garrisoned.and(supplied(board, self.side)))
    }

    /// Returns true if the card may build in any space now.
    fn somewhere(&self, board: &Board) -> bool {
        let (free, garrisoned) = self.ground(board);
        free.any() || (garrisoned.any() && any_supplied(board, self.side, garrisoned))
    }

    /// Returns the reason why the card can't build in a space.
    fn refusal(&self, board: &Board, space: Space) -> Refusal {
        let (side, foe) = (self.side, self.side.other());
        if !space.on_map() {
            Refusal::new(self.rule(), "refuse-no-site")
        } else if board.sieges.has(space) {
            Refusal::new("5.43", "refuse-build-siege")
        } else if space.facts().fortress {
            Refusal::new("5.43", "refuse-build-fortress")
        } else if board.forts[side].has(space) {
            Refusal::new("5.43", "refuse-build-fort-there")
        } else if board.presence(foe).has(space) || board.works(foe).has(space) {
            Refusal::new(self.rule(), "refuse-build-enemy")
        } else if self.forts() && self.done.has(space) {
            Refusal::new("5.42", "refuse-build-same-space")
        } else if !self.forts() && board.stockades[side].has(space) {
            Refusal::new("5.43", "refuse-build-stockade-there")
        } else if !board.drilled(side).has(space) {
            Refusal::new(self.rule(), "refuse-build-troops")
        } else {
            Refusal::new("12.3", "refuse-build-supply")
        }
    }
}

/// The plan is the site, or `None` to stop building.
impl Procedure<Rules> for Construction {
    type Plan = Option<Space>;
    /// The spaces where the Construction may build now.
    type Shared = OnceCell<Spaces>;

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Prompt {
        let key = if self.forts() { "ask-build-forts" } else { "ask-build-stockades" };
        Prompt::new(self.rule(), key).with(|text| text.number("n", self.left))
    }

    fn candidates(&self, board: &Board, _: Side, _: &Self::Shared, out: &mut Vec<Action>) {
        let (free, garrisoned) = self.ground(board);
        out.extend(free.or(garrisoned).iter().map(Action::Build));
        out.push(Action::Done);
    }

    fn check(
        &self,
        board: &Board,
        _: Side,
        action: Action,
        sites: &Self::Shared,
    ) -> Result<Option<Space>, Refusal> {
        let sites = || sites.get_or_init(|| self.sites(board));
        match action {
            Action::Done => Ok(None),
            Action::Build(space) if sites().has(space) => Ok(Some(space)),
            Action::Build(space) => Err(self.refusal(board, space)),
            _ => Err(Refusal::new("5.4", "refuse-build-or-done")),
        }
    }

    fn choose(
        &mut self,
        board: &mut Board,
        plan: Option<Space>,
        world: &mut dyn World<Event>,
    ) -> Step {
        let side = self.side;
        let Some(space) = plan else {
            return Step::Return;
        };
        self.left -= 1;
        self.done.insert(space);
        let (work, fate) = if !self.forts() {
            board.stockades[side].insert(space);
            (Building::Stockade, FortChange::Built)
        } else if board.started[side].has(space) {
            board.started[side].remove(space);
            board.stockades[side].remove(space);
            board.forts[side].insert(space);
            (Building::Fort, FortChange::Built)
        } else {
            board.started[side].insert(space);
            (Building::Fort, FortChange::Begun)
        };
        world.tell(Event::Work { side, space, work, fate, rule: self.rule() });
        board.settle(world);
        self.resume(board, world)
    }

    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        if self.left == 0 || !self.somewhere(board) { Step::Return } else { Step::Stay }
    }

    fn meant(&self, _: &Board, space: Space) -> Option<Action> {
        Some(Action::Build(space))
    }
}
