//! Spaces, leaders and cards go by small numbers, and by the ids that players write.

use std::fmt;

use engine::Side;
use serde::{Deserialize, Serialize};

use super::{CARDS_A_SIDE, CardFacts, FACTS, LEADERS, LeaderFacts, SPACES, SpaceFacts, Way};

/// A point on the map (setup.1).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Space(pub u8);

/// One of the twenty leaders.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Leader(pub u8);

/// One of the 62 event cards: British 0 to 30, French 31 to 61.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Card(pub u8);

impl Space {
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }
    #[inline]
    pub fn facts(self) -> &'static SpaceFacts {
        &FACTS.spaces[self.0 as usize]
    }
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
    pub fn id(self) -> &'static str {
        self.facts().id
    }
    pub fn find(id: &str) -> Option<Space> {
        let id = id.replace('_', "-");
        Space::all().find(|space| space.id() == id)
    }
    /// The line to an adjacent space.
    #[inline]
    pub fn way(self, to: Space) -> Option<Way> {
        self.facts().ways.iter().copied().find(|way| way.to == to)
    }
    #[inline]
    pub fn ways(self) -> &'static [Way] {
        &self.facts().ways
    }
    /// How many lines lie between, whoever controls the spaces on the way.
    #[inline]
    pub fn distance(self, to: Space) -> u8 {
        FACTS.distance[self.index()][to.index()]
    }
    pub fn key(self) -> String {
        format!("space-{}", self.id())
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Leader {
    pub fn all() -> impl Iterator<Item = Leader> {
        (0..LEADERS as u8).map(Leader)
    }
    #[inline]
    pub fn facts(self) -> &'static LeaderFacts {
        &FACTS.leaders[self.0 as usize]
    }
    pub fn id(self) -> &'static str {
        self.facts().id
    }
    #[inline]
    pub fn rating(self) -> u8 {
        self.facts().rating
    }
    pub fn find(id: &str) -> Option<Leader> {
        Leader::all().find(|leader| leader.id() == id)
    }
    pub fn key(self) -> String {
        format!("leader-{}", self.id())
    }
}

impl fmt::Display for Leader {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Card {
    pub fn all() -> impl Iterator<Item = Card> {
        (0..2 * CARDS_A_SIDE as u8).map(Card)
    }
    #[inline]
    pub fn side(self) -> Side {
        if (self.0 as usize) < CARDS_A_SIDE { Side::British } else { Side::French }
    }
    #[inline]
    pub fn facts(self) -> &'static CardFacts {
        &FACTS.cards[self.0 as usize]
    }
    pub fn id(self) -> &'static str {
        self.facts().id
    }
    pub fn find(id: &str) -> Option<Card> {
        Card::all().find(|card| card.id() == id)
    }
    pub fn key(self) -> String {
        format!("card-{}", self.id())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.id())
    }
}
