//! Drawing pieces from a pool: units and Vagaries of War (15.2, 16.2).

use engine::{Side, World};

use crate::{Board, Event, Place, Pool, Token, Unit, draw_unit};

/// A piece drawn from a pool.
pub enum DrawnPiece {
    Unit(Unit),
    Token(Token),
}

/// Draws one piece of a pool, if it has any.
pub fn draw(board: &mut Board, pool: Pool, world: &mut dyn World<Event>) -> Option<DrawnPiece> {
    let units = board.units_in(Place::pool(pool));
    let tokens = Token::all().filter(|token| token.facts().pool == pool);
    let mut bag: Vec<DrawnPiece> = units.iter().map(DrawnPiece::Unit).collect();
    for token in tokens {
        bag.extend((0..board.tokens[token.index()]).map(|_| DrawnPiece::Token(token)));
    }
    if bag.is_empty() {
        return None;
    }
    let drawn = world.draw(bag.len(), &|n| match bag[n] {
        DrawnPiece::Unit(unit) => unit.id().into(),
        DrawnPiece::Token(token) => token.id().into(),
    });
    let piece = bag.swap_remove(drawn);
    match piece {
        DrawnPiece::Unit(unit) => {
            board.put(unit, Place::ARRIVING);
            world.tell(Event::Drawn { unit });
        }
        DrawnPiece::Token(token) => {
            board.tokens[token.index()] -= 1;
            world.tell(Event::Vagary { token });
        }
    }
    Some(piece)
}

/// Draws a Commander for a Brigade with a gorget (15.2.2).
pub fn draw_commander(board: &mut Board, side: Side, world: &mut dyn World<Event>) -> Option<Unit> {
    let pool = board.units_in(Place::pool(Pool::COMMANDERS[side]));
    let unit = draw_unit(pool, Unit::id, world)?;
    board.put(unit, Place::ARRIVING);
    world.tell(Event::Drawn { unit });
    Some(unit)
}
