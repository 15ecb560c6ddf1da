//! The Fleets Arrive round (15.0).

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::rules::logistics::draws::{DrawnPiece, draw, draw_commander};
use crate::rules::logistics::placement::{Escorts, Placement};
use crate::{
    Action, Board, Event, Frame, Legal, Place, Pool, Rules, Step, TOKENS, Token, Unit, Units,
    Vagary, draw_unit,
};

/// The round in which pieces are drawn from three pools, then placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FleetsArrive {
    stage: Stage,
    /// The number of pieces still to be drawn from the present pool.
    draws: u8,
    /// The number of units to be picked because of a token, and whether Light units are allowed.
    picks: u8,
    light: bool,
    /// Tokens that go back into the pool after its last draw.
    back: [u8; TOKENS],
    escorts: Escorts,
}

/// Draws from three pools, then the placement by each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    #[default]
    Begin,
    Fleets,
    BritishMetropolitan,
    FrenchMetropolitan,
    PlaceBritish,
    PlaceFrench,
    Over,
}

impl FleetsArrive {
    /// Returns the pool that is being drawn from.
    fn pool(&self) -> Pool {
        match self.stage {
            Stage::Begin | Stage::Fleets => Pool::Fleets,
            Stage::BritishMetropolitan => Pool::BritishMetropolitan,
            _ => Pool::FrenchMetropolitan,
        }
    }
    /// Returns the side that picks the units of a token.
    fn side(&self) -> Side {
        match self.stage {
            Stage::FrenchMetropolitan => Side::French,
            _ => Side::British,
        }
    }

    /// Begins to draw from a pool.
    fn draw_from(&mut self, board: &Board, stage: Stage) {
        self.stage = stage;
        self.draws = self.number(board);
    }

    /// Ends the draws from a pool: puts its tokens back (15.2.1), and goes on to the next pool.
    fn next(&mut self, board: &mut Board) {
        for (there, more) in board.tokens.iter_mut().zip(self.back) {
            *there += more;
        }
        self.back = [0; TOKENS];
        match self.stage {
            Stage::Fleets => self.draw_from(board, Stage::BritishMetropolitan),
            Stage::BritishMetropolitan => self.draw_from(board, Stage::FrenchMetropolitan),
            _ => self.stage = Stage::PlaceBritish,
        }
    }

    /// Returns the number of pieces to draw from the present pool this year (15.2, card 18).
    fn number(&self, board: &Board) -> u8 {
        let draws = board.facts().draws.iter().find(|it| it.year == board.year);
        let Some(draws) = draws else { return 0 };
        match self.pool() {
            Pool::Fleets => {
                let fewer = board.admiral && board.facts().id == "amhersts-juggernaut";
                draws.fleets - u8::from(fewer)
            }
            Pool::BritishMetropolitan => draws.british_metropolitan,
            _ => draws.french_metropolitan,
        }
    }

    /// Returns the units that may be picked because of a token (15.2.1).
    fn pickable(&self, board: &Board) -> Units {
        let artillery = board.units_in(Place::pool(Pool::ARTILLERY[self.side()]));
        let lights = board.units_in(Place::pool(Pool::BritishLight));
        if self.light { artillery.or(lights) } else { artillery }
    }

    fn pick(&mut self, board: &mut Board, unit: Unit, world: &mut dyn World<Event>) {
        board.put(unit, Place::ARRIVING);
        world.tell(Event::Drawn { unit });
        self.picks -= 1;
    }

    fn token(&mut self, board: &mut Board, token: Token, world: &mut dyn World<Event>) {
        if token.facts().back {
            self.back[token.index()] += 1;
        }
        match token.facts().effect {
            Vagary::NavyLosses => {
                let pool = board.units_in(Place::pool(Pool::Fleets)).and(board.own(Side::French));
                if let Some(unit) = draw_unit(pool, Unit::id, world) {
                    board.put(unit, Place::REMOVED);
                    world.tell(Event::Gone { side: Side::French, unit });
                }
            }
            Vagary::Pick { n, light } => {
                self.light = light;
                let there = self.pickable(board).len();
                self.picks = n.min(there);
                if there == 0 {
                    self.draws += 1;
                }
            }
            _ => {}
        }
    }

    fn draw(&mut self, board: &mut Board, world: &mut dyn World<Event>) {
        self.draws -= 1;
        match draw(board, self.pool(), world) {
            None => self.draws = 0,
            Some(DrawnPiece::Token(token)) => self.token(board, token, world),
            Some(DrawnPiece::Unit(unit)) => {
                if unit.facts().gorget
                    && let Some(commander) = draw_commander(board, self.side(), world)
                {
                    self.escorts.add(commander, unit);
                }
            }
        }
    }
}

impl Procedure<Rules> for FleetsArrive {
    type Plan = Unit;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side().into()
    }
    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }
    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("15.2.1", "ask-pick").with(|text| text.number("n", self.picks))
    }
    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        out.extend(board.classes(self.pickable(board)).map(Action::Pick));
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Legal<Unit> {
        let refusal = Refusal::new("15.2.1", "refuse-pick");
        let Action::Pick(class) = action else { return Err(refusal) };
        board.pick(self.pickable(board), class).ok_or(refusal)
    }
    fn choose(&mut self, board: &mut Board, unit: Unit, world: &mut dyn World<Event>) -> Step {
        self.pick(board, unit, world);
        self.resume(board, world)
    }
    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        loop {
            match self.stage {
                Stage::Begin => {
                    world.tell(Event::Logistics { round: "fleets-arrive" });
                    self.draw_from(board, Stage::Fleets);
                }
                Stage::Fleets | Stage::BritishMetropolitan | Stage::FrenchMetropolitan => {
                    if 0 < self.picks {
                        if self.pickable(board).any() {
                            return Step::Stay;
                        }
                        self.picks = 0;
                    } else if 0 < self.draws {
                        self.draw(board, world);
                    } else {
                        self.next(board);
                    }
                }
                Stage::PlaceBritish => {
                    self.stage = Stage::PlaceFrench;
                    let placement = Placement::reinforcements(Side::British, self.escorts);
                    return Step::Call(Frame::Placement(placement));
                }
                Stage::PlaceFrench => {
                    self.stage = Stage::Over;
                    let placement = Placement::reinforcements(Side::French, self.escorts);
                    return Step::Call(Frame::Placement(placement));
                }
                Stage::Over => {
                    for side in Side::BOTH {
                        board.remove_lone_commanders(side, world);
                    }
                    return Step::Return;
                }
            }
        }
    }
}
