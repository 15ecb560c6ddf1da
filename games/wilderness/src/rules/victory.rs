//! 13.1 Victory, checked once a year (4.0 B.6).
//!
//! - 13.11 Sudden death: control of the whole board, eleven points, or enough French points in 1760
//!   and 1761.
//! - 13.12 Victory in scenarios that end in 1759; 13.13 in those that end in 1762; 13.14 draws.

use engine::Side;

use crate::rules::sieges::could_roll;
use crate::{Board, Ending, FACTS, Optional, Space};

/// The points that win at the end of any year (13.11).
pub const ENOUGH: i8 = 11;

/// Returns the points with which the French win at the end of this year, if there is such a number
/// (13.11).
pub fn enough_this_year(board: &Board) -> Option<i8> {
    match board.year {
        1760 => Some(8),
        1761 => Some(5),
        _ => None,
    }
}

/// Returns two numbers: of the places needed for control of the whole board, those that the British
/// hold, and all of them. The places are every fortress, Niagara and Ohio Forks (13.11).
pub fn whole_board(board: &Board) -> (u8, u8) {
    let named = &FACTS.named;
    let fortresses =
        FACTS.fortresses.iter().filter(|it| board.controls(Side::British, *it)).count();
    let posts = [named.niagara, named.ohio_forks].into_iter();
    let posts = posts.filter(|it| alone(board, Side::British, *it)).count();
    ((fortresses + posts) as u8, FACTS.fortresses.len() + 2)
}

pub fn check(board: &Board) -> Option<Ending> {
    let (french, british) = (board.points(Side::French), board.points(Side::British));
    let (held, of) = whole_board(board);
    if held == of {
        return Some(Ending::Board);
    }
    if ENOUGH <= french {
        return Some(Ending::Points(Side::French));
    }
    if ENOUGH <= british {
        return Some(Ending::Points(Side::British));
    }
    if enough_this_year(board).is_some_and(|points| points <= french) {
        return Some(Ending::Year);
    }
    if board.year < board.facts().last_year {
        return None;
    }
    let last = if board.facts().last_year == 1759 {
        if prizes(board) {
            return Some(Ending::Prizes);
        }
        match board.vp {
            0 => Ending::Draw,
            vp if 0 < vp => Ending::Lead(Side::French),
            _ => Ending::Lead(Side::British),
        }
    } else if 1 <= french {
        Ending::Last(Side::French)
    } else if 5 <= british {
        Ending::Last(Side::British)
    } else {
        Ending::Draw
    };
    let tournament = board.options.has(Optional::Tournament);
    Some(if last == Ending::Draw && tournament { Ending::Tournament } else { last })
}

/// Returns true if a side has units or completed works in a space, and the other has none (13.11,
/// ruling 90).
fn alone(board: &Board, side: Side, space: Space) -> bool {
    board.is_held(side, space) && !board.is_held(side.other(), space)
}

/// 13.12: returns true if the British hold all their own fortresses, and two of the four
/// objectives.
fn prizes(board: &Board) -> bool {
    let own = FACTS.fortresses.and(FACTS.originally[Side::British]);
    let held = own.iter().all(|space| {
        let besieged = board.edition.besieged_counts_in_1759()
            && board.sieges.has(space)
            && board.fortress_of(space) == Some(Side::British)
            && !could_roll(board, Side::French, space);
        besieged || board.controls(Side::British, space)
    });
    held && 2 <= prizes_won(board)
}

/// Returns the number of the four objectives that the British hold (13.12).
pub fn prizes_won(board: &Board) -> u8 {
    let named = &FACTS.named;
    let won = [
        board.controls(Side::British, named.quebec),
        board.controls(Side::British, named.montreal),
        alone(board, Side::British, named.niagara),
        alone(board, Side::British, named.ohio_forks),
    ];
    won.into_iter().filter(|it| *it).count() as u8
}
