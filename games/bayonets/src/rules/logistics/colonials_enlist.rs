//! The Colonials Enlist round (16.0).

use engine::{Procedure, Side, World};
use serde::{Deserialize, Serialize};

use crate::rules::logistics::Placement;
use crate::rules::logistics::draws::{DrawnPiece, draw};
use crate::{Board, Event, FACTS, Frame, Kind, Place, Pool, Rules, Step, TOKENS, Token, Vagary};

/// The round in which Colonial units are drawn and placed, and the decks change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ColonialsEnlist {
    stage: Stage,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    #[default]
    Draw,
    Decks,
}

/// The bonus brigades that a token brings, by sort (16.2.1).
const MUSTERS: &[(&str, u8)] = &[("colonial-pennsylvania-delaware", 2)];
const SUBSIDIES: &[(&str, u8)] = &[
    ("colonial-new-england", 2),
    ("colonial-new-york-new-jersey", 1),
    ("colonial-virginia-south", 1),
];

/// Draws everything that the year brings (16.2).
fn enlist(board: &mut Board, world: &mut dyn World<Event>) {
    let year = board.year;
    let draws = board.facts().draws.iter().find(|it| it.year == year);
    let mut left = draws.map_or(0, |it| it.british_colonial);
    let mut back = [0u8; TOKENS];
    while 0 < left {
        left -= 1;
        match draw(board, Pool::BritishColonial, world) {
            None => break,
            Some(DrawnPiece::Unit(_)) => {}
            Some(DrawnPiece::Token(token)) => {
                back[token.index()] += u8::from(token.facts().back);
                match token.facts().effect {
                    Vagary::ColonialLight => left += u8::from(!light(board, world)),
                    Vagary::PennsylvaniaMusters => bonus(board, MUSTERS, world),
                    Vagary::PittSubsidies => bonus(board, SUBSIDIES, world),
                    _ => {}
                }
            }
        }
    }
    // Drawn tokens for Light units do not go back into the pool once both British Colonial pools
    // are empty.
    let light = |token: &Token| token.facts().effect == Vagary::ColonialLight;
    for token in Token::all().filter(|token| !light(token)) {
        board.tokens[token.index()] += back[token.index()];
    }
    let of_pool = |token: &Token| token.facts().pool == Pool::BritishColonial;
    let tokens = Token::all().filter(of_pool).any(|token| 0 < board.tokens[token.index()]);
    let units = [Pool::BritishColonial, Pool::BritishColonialLight]
        .into_iter()
        .any(|pool| board.units_in(Place::pool(pool)).any());
    if tokens || units {
        for token in Token::all().filter(light) {
            board.tokens[token.index()] += back[token.index()];
        }
    }
}

/// Draws a Colonial Light unit, from the pool or from the Losses Box.
fn light(board: &mut Board, world: &mut dyn World<Event>) -> bool {
    let pool = board.units_in(Place::pool(Pool::BritishColonialLight));
    let lost = board.units_in(Place::losses(Side::British));
    let lost = lost.and(FACTS.of_kind[Kind::Light as usize]).and(FACTS.colonials);
    let Some(unit) = pool.first().or(lost.first()) else { return false };
    board.put(unit, Place::ARRIVING);
    world.tell(Event::Drawn { unit });
    true
}

fn bonus(board: &mut Board, sorts: &[(&str, u8)], world: &mut dyn World<Event>) {
    for (id, n) in sorts {
        for _ in 0..*n {
            let pool = board.units_in(Place::pool(Pool::BritishColonialBonus));
            let unit = pool.iter().find(|unit| unit.sort().id() == *id);
            if let Some(unit) = unit {
                board.put(unit, Place::ARRIVING);
                world.tell(Event::Drawn { unit });
            }
        }
    }
}

/// Puts the Buildup decks aside, with their last cards unseen (16.4).
fn switch_decks(board: &mut Board) {
    for side in Side::BOTH {
        let hand = &mut board.hands[side];
        hand.buried = hand.buried.or(hand.buildup);
        hand.buildup = Default::default();
    }
}

impl Procedure<Rules> for ColonialsEnlist {
    type Plan = ();
    type Shared = ();

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        if self.stage == Stage::Decks {
            switch_decks(board);
            return Step::Return;
        }
        self.stage = Stage::Decks;
        world.tell(Event::Logistics { round: "colonials-enlist" });
        enlist(board, world);
        for unit in board.units_in(Place::DISBANDED).iter() {
            board.put(unit, Place::ARRIVING);
            board.set_reduced(unit, false);
        }
        Step::Call(Frame::Placement(Placement::colonials()))
    }
}
