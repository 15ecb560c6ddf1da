//! Ids of spaces, leaders and cards: small numbers in the program, texts for players.

use engine::Set;

/// The number of spaces.
pub const SPACES: usize = 41;
/// The number of lines.
pub const LINES: usize = 63;
/// The number of leaders.
pub const LEADERS: usize = 20;
/// The number of British leaders, who come first in the data.
pub const BRITISH_LEADERS: usize = 12;
/// The number of cards of each side.
pub const CARDS_A_SIDE: usize = 31;

engine::id! {
    /// A point on the map (setup.1).
    pub struct Space;
}
engine::id! {
    /// One of the twenty leaders. The British come first in the data.
    pub struct Leader;
}
engine::id! {
    /// One of the 62 event cards: British 0 to 30, French 31 to 61.
    pub struct Card;
}

/// A set of spaces.
pub type Spaces = Set<Space, 1>;
/// A set of leaders.
pub type Leaders = Set<Leader, 1>;
/// A set of cards.
pub type Cards = Set<Card, 1>;
