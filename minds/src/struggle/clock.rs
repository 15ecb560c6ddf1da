//! The ticks of a game.

use engine::Side;
use struggle::{Board, FACTS, Phase, Season};

/// Returns the number of ticks played. Each season has two: the British turn and the French one.
/// Winter has the same tick as the next spring.
pub fn clock(board: &Board) -> u32 {
    let years = u32::from(board.year - FACTS.setup.year);
    let season = match board.season {
        Season::Spring => 0,
        Season::Summer => 1,
        Season::Fall => 2,
        Season::Winter => return years * 6 + 6,
    };
    let turn = match board.phase {
        Phase::Reinforcements(side) | Phase::Movement(side) | Phase::Combat(side) => {
            u32::from(side == Side::French)
        }
        Phase::End | Phase::Winter => 1,
    };
    years * 6 + season * 2 + turn
}
