//! The facts of each space, leader and card.

use engine::{Set, Side};

use super::{
    BRITISH_LEADERS, CARDS_A_SIDE, Card, CardFacts, Cards, Exit, FACTS, LEADERS, Leader,
    LeaderFacts, Leaders, Space, SpaceFacts, Terrain,
};

engine::id! { pub impl Space = FACTS.spaces: SpaceFacts, "space"; }
engine::id! { pub impl Leader = FACTS.leaders: LeaderFacts, "leader"; }
engine::id! { pub impl Card = FACTS.cards: CardFacts, "card"; }

impl Space {
    /// Returns the space with an id. Underscores are accepted for hyphens, such as `fort_carillon`
    /// for `fort-carillon`.
    pub fn read(id: &str) -> Option<Space> {
        Space::find(&id.replace('_', "-"))
    }

    /// Returns true if this is a village of Indians allied to one side (villages.1).
    pub fn is_village(self) -> bool {
        self.facts().terrain == Terrain::Village
    }

    /// Returns the line to another space, if that space is adjacent.
    #[inline]
    pub fn way(self, to: Space) -> Option<Exit> {
        self.ways().iter().copied().find(|way| way.to == to)
    }

    /// Returns the lines out of this space.
    #[inline]
    pub fn ways(self) -> &'static [Exit] {
        &self.facts().ways
    }

    /// Returns the number of lines on the shortest route to another space, regardless of the
    /// control of the spaces on it.
    #[inline]
    pub fn distance(self, to: Space) -> u8 {
        FACTS.distance[self.index()][to.index()]
    }
}

impl Leader {
    /// Returns all leaders of a side.
    #[inline]
    pub fn of(side: Side) -> Leaders {
        match side {
            Side::British => numbers(0, BRITISH_LEADERS),
            Side::French => numbers(BRITISH_LEADERS, LEADERS),
        }
    }

    /// Returns the leader's rating, which is added to a die and determines how far his force moves.
    #[inline]
    pub fn rating(self) -> u8 {
        self.facts().rating
    }

    /// Returns the highest rating among some leaders.
    pub fn best_rating(leaders: Leaders) -> Option<u8> {
        leaders.iter().map(Leader::rating).max()
    }
}

impl Card {
    /// Returns all cards of a side.
    #[inline]
    pub fn of(side: Side) -> Cards {
        match side {
            Side::British => numbers(0, CARDS_A_SIDE),
            Side::French => numbers(CARDS_A_SIDE, 2 * CARDS_A_SIDE),
        }
    }

    /// Returns the leader that the card brings, if it brings one.
    pub fn leader(self) -> Option<Leader> {
        self.facts().brings.as_ref().and_then(|brings| brings.leader)
    }

    /// Returns the side whose card it is.
    #[inline]
    pub fn side(self) -> Side {
        if self.index() < CARDS_A_SIDE { Side::British } else { Side::French }
    }
}

/// Returns the set of ids from `first` up to but not including `end`.
#[inline]
fn numbers<T>(first: usize, end: usize) -> Set<T, 1> {
    Set::from_words([(1 << end) - (1 << first)])
}
