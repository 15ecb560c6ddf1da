//! The Fleets Arrive round (15.0).

use engine::{Ask, Procedure, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use crate::Rules;
use crate::action::Action;
use crate::board::Board;
use crate::draws::{Piece, draw, draw_commander};
use crate::event::Event;
use crate::facts::{Place, Pool, TOKENS, Token, Unit, Units, Vagary};
use crate::frame::{Frame, Step};
use crate::placement::{Escorts, Placement};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FleetsArrive {
    /// Which pool is being drawn from, then whose units are placed.
    stage: u8,
    begun: bool,
    draws: u8,
    /// Units to be picked because of a token, with Light units allowed.
    picks: u8,
    light: bool,
    /// Tokens that go back when the pool is done.
    back: [u8; TOKENS],
    escorts: Escorts,
}

impl FleetsArrive {
    fn pool(&self) -> Pool {
        [Pool::Fleets, Pool::BritishMetropolitan, Pool::FrenchMetropolitan]
            [usize::from(self.stage.min(2))]
    }
    fn side(&self) -> Side {
        if self.stage == 2 { Side::French } else { Side::British }
    }

    /// Pieces to draw this year (15.2, card 18).
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

    /// Units that a token lets one pick (15.2.1).
    fn pickable(&self, board: &Board) -> Units {
        let artillery = board.units_in(Place::pool(Pool::artillery(self.side())));
        let lights = board.units_in(Place::pool(Pool::BritishLight));
        if self.light { artillery.or(lights) } else { artillery }
    }

    fn pick(&mut self, board: &mut Board, unit: Unit, table: &mut impl Table<Event>) {
        board.put(unit, Place::ARRIVING);
        table.tell(Event::Drawn { unit });
        self.picks -= 1;
    }

    fn token(&mut self, board: &mut Board, token: Token, table: &mut impl Table<Event>) {
        if token.facts().back {
            self.back[token.index()] += 1;
        }
        match token.facts().effect {
            Vagary::NavyLosses => {
                let pool = board.units_in(Place::pool(Pool::Fleets)).and(board.own(Side::French));
                let n = usize::from(pool.len());
                if 0 < n {
                    let nth = |n: usize| pool.iter().nth(n).expect("so many are there");
                    let unit = nth(table.draw(n, &|n| nth(n).id().into()));
                    board.put(unit, Place::REMOVED);
                    table.tell(Event::Gone { side: Side::French, unit });
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

    fn draw(&mut self, board: &mut Board, table: &mut impl Table<Event>) {
        self.draws -= 1;
        match draw(board, self.pool(), table) {
            None => self.draws = 0,
            Some(Piece::Token(token)) => self.token(board, token, table),
            Some(Piece::Unit(unit)) => {
                if unit.facts().gorget
                    && let Some(commander) = draw_commander(board, self.side(), table)
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
    fn ask(&self, _: &Board) -> Ask {
        Ask::new("15.2.1", "ask-pick").with(|text| text.number("n", self.picks))
    }
    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        out.extend(board.classes(self.pickable(board)).map(Action::Pick));
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Result<Unit, Refusal> {
        let refusal = Refusal::new("15.2.1", "refuse-pick");
        let Action::Pick(class) = action else { return Err(refusal) };
        board.pick(self.pickable(board), class).ok_or(refusal)
    }
    fn choose(&mut self, board: &mut Board, unit: Unit, table: &mut impl Table<Event>) -> Step {
        self.pick(board, unit, table);
        self.resume(board, table)
    }
    fn resume(&mut self, board: &mut Board, table: &mut impl Table<Event>) -> Step {
        loop {
            if self.stage == 0 && !self.begun {
                table.tell(Event::Logistics { round: "fleets-arrive" });
            }
            match self.stage {
                0..=2 => {
                    if !self.begun {
                        self.begun = true;
                        self.draws = self.number(board);
                    }
                    if 0 < self.picks {
                        let among = self.pickable(board);
                        let Some(first) = among.first() else {
                            self.picks = 0;
                            continue;
                        };
                        if board.of_class(among, board.class(first)) != among {
                            return Step::Stay;
                        }
                        self.pick(board, first, table);
                    } else if 0 < self.draws {
                        self.draw(board, table);
                    } else {
                        for (there, more) in board.tokens.iter_mut().zip(self.back) {
                            *there += more;
                        }
                        self.back = [0; TOKENS];
                        self.begun = false;
                        self.stage += 1;
                    }
                }
                3 | 4 => {
                    let side = if self.stage == 3 { Side::British } else { Side::French };
                    self.stage += 1;
                    let placement = Placement::reinforcements(side, self.escorts);
                    return Step::Call(Frame::Placement(placement));
                }
                _ => {
                    for side in Side::BOTH {
                        board.strand(side, table);
                    }
                    return Step::Return;
                }
            }
        }
    }
}
