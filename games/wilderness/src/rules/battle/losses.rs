//! 7.6 Step losses, chosen by the owner one at a time.
//!
//! - 7.62 At least half of a battle's losses, rounded up, come from Drilled Troops.
//! - 7.63 For the remaining losses, no unit is eliminated while another is at full strength.
//! - 9.14 In an assault Drilled Troops take losses first.

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Event, FACTS, Rules, Space, Step, Unit, Units};

/// The cause of the losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Manner {
    Battle,
    Assault,
    /// 10.31: the owner chooses freely.
    Raid,
    /// SMALL POX: no unit loses a second step while another is at full strength.
    Pox,
    /// 14.2: a successful raid costs the Department a step of Militia.
    Flight,
}

impl Manner {
    /// Returns the rule that causes the losses.
    fn rule(self) -> &'static str {
        match self {
            Manner::Battle => "7.61",
            Manner::Assault => "9.14",
            Manner::Raid => "10.31",
            Manner::Pox => "card.34",
            Manner::Flight => "14.2",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Losses {
    side: Side,
    space: Space,
    manner: Manner,
    units: Units,
    left: u8,
    taken: u8,
    quota: u8,
}

impl Losses {
    pub fn space(&self) -> Space {
        self.space
    }

    pub fn new(
        board: &Board,
        side: Side,
        space: Space,
        manner: Manner,
        units: Units,
        n: u8,
    ) -> Losses {
        let drilled = board.steps(units.and(FACTS.drilled));
        Losses {
            side,
            space,
            manner,
            units,
            left: n.min(board.steps(units)),
            taken: 0,
            quota: n.div_ceil(2).min(drilled),
        }
    }

    /// Returns true if this loss must come from Drilled Troops (7.62).
    fn on_drilled(&self, board: &Board) -> bool {
        match self.manner {
            Manner::Battle if board.edition.losses_one_by_one() => self.taken.is_multiple_of(2),
            Manner::Battle => self.taken < self.quota,
            Manner::Assault => true,
            Manner::Raid | Manner::Pox | Manner::Flight => false,
        }
    }

    /// Returns the units that may take the next loss.
    pub fn open(&self, board: &Board) -> Units {
        let drilled = self.units.and(FACTS.drilled);
        let must = self.on_drilled(board) && drilled.any();
        let pool = if must { drilled } else { self.units };
        let whole = pool.minus(board.reduced());
        if whole.any() && !matches!(self.manner, Manner::Raid | Manner::Flight) {
            whole
        } else {
            pool
        }
    }
}

impl Procedure<Rules> for Losses {
    type Plan = Unit;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }

    fn ask(&self, _: &Board) -> Prompt {
        let rule = match self.manner {
            Manner::Battle => "7.62",
            other => other.rule(),
        };
        Prompt::new(rule, "ask-losses")
            .with(|text| text.name("space", self.space.key()).number("n", self.left))
    }

    fn candidates(&self, board: &Board, _: Side, _: &(), out: &mut Vec<Action>) {
        out.extend(board.classes(self.open(board)).map(Action::Lose));
    }

    fn check(&self, board: &Board, _: Side, action: Action, _: &()) -> Result<Unit, Refusal> {
        let owed = match self.manner {
            Manner::Battle => "7.6",
            other => other.rule(),
        };
        let Action::Lose(class) = action else {
            return Err(Refusal::new(owed, "refuse-choose-loss"));
        };
        if let Some(unit) = board.pick(self.open(board), class) {
            return Ok(unit);
        }
        if board.pick(self.units, class).is_none() {
            return Err(Refusal::new(owed, "refuse-loss-not-there"));
        }
        let drilled = self.units.and(FACTS.drilled).any();
        if self.on_drilled(board) && drilled && !class.kind.drilled() {
            let rule = if self.manner == Manner::Assault { "9.14" } else { "7.62" };
            return Err(Refusal::new(rule, "refuse-drilled-first"));
        }
        let rule = if self.manner == Manner::Pox { "card.34" } else { "7.63" };
        Err(Refusal::new(rule, "refuse-whole-first"))
    }

    fn choose(&mut self, board: &mut Board, unit: Unit, world: &mut dyn World<Event>) -> Step {
        self.left -= 1;
        self.taken += 1;
        if board.lose_step(unit, self.manner.rule(), world) {
            self.units.remove(unit);
        }
        self.resume(board, world)
    }

    fn resume(&mut self, _: &mut Board, _: &mut dyn World<Event>) -> Step {
        if 0 < self.left && self.units.any() { Step::Stay } else { Step::Return }
    }
}
