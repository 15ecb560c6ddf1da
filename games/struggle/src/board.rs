//! Everything that changes in play, and nothing that does not.

use engine::{Array, BySide, Chance, Named, Side, shuffle};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use crate::action::Units;
use crate::facts::{
    CARDS_A_SIDE, Card, Cards, FACTS, Kind, LEADERS, LINES, Leader, Leaders, SPACES, Space, Spaces,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    pub year: u16,
    pub season: Season,
    pub phase: Phase,
    /// A running total, changed in the End Phase (control.3).
    pub vp: BySide<u8>,
    /// Strength points standing in each space (setup.4).
    pub sp: BySide<Array<u8, SPACES>>,
    pub indians: BySide<Array<u8, SPACES>>,
    pub control: Array<Control, SPACES>,
    /// Control as it was when VP were last counted.
    pub scored: Array<Control, SPACES>,
    pub leaders: Array<Standing, LEADERS>,
    /// Cards held; the other side knows only how many.
    pub hand: BySide<Cards>,
    /// Cards still to be drawn, whose order nobody may know.
    pub deck: BySide<Deck>,
    pub discard: BySide<Cards>,
    /// The card that a side has played this season (seasons.2).
    pub active: BySide<Option<Card>>,
    /// Who came along each direction of each line to attack where it leads.
    pub attacks: Array<Attackers, { 2 * LINES }>,
    /// Spaces where a combat is still to be fought (combat.1).
    pub contested: Spaces,
    pub moved: Moved,
    /// The movement card in effect, and how many forces may still use it.
    pub orders: Option<Card>,
    pub orders_left: u8,
    /// The interrupt just played, until the interrupted procedure has taken note of it.
    pub interrupt: Option<Card>,
    pub ending: Option<Ending>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(VariantArray, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Season {
    Spring,
    Summer,
    Fall,
    Winter,
}

/// The phases of a season, in order (seasons.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    Reinforcements(Side),
    Movement(Side),
    Combat(Side),
    End,
    Winter,
}

impl Named for Phase {
    fn all() -> impl DoubleEndedIterator<Item = Phase> + ExactSizeIterator {
        [
            Phase::Reinforcements(Side::British),
            Phase::Movement(Side::British),
            Phase::Combat(Side::British),
            Phase::Reinforcements(Side::French),
            Phase::Movement(Side::French),
            Phase::Combat(Side::French),
            Phase::End,
            Phase::Winter,
        ]
        .into_iter()
    }

    fn name(self) -> &'static str {
        match self {
            Phase::Reinforcements(Side::British) => "british-reinforcements",
            Phase::Movement(Side::British) => "british-movement",
            Phase::Combat(Side::British) => "british-combat",
            Phase::Reinforcements(Side::French) => "french-reinforcements",
            Phase::Movement(Side::French) => "french-movement",
            Phase::Combat(Side::French) => "french-combat",
            Phase::End => "end",
            Phase::Winter => "winter",
        }
    }
}

/// Whose a space is (retreat.5). Only a destroyed village is nobody's (retreat.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(VariantArray, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Control {
    #[default]
    French,
    British,
    Destroyed,
}

impl From<Side> for Control {
    fn from(side: Side) -> Control {
        match side {
            Side::French => Control::French,
            Side::British => Control::British,
        }
    }
}

impl Control {
    pub fn side(self) -> Option<Side> {
        match self {
            Control::French => Some(Side::French),
            Control::British => Some(Side::British),
            Control::Destroyed => None,
        }
    }
}

/// Where a leader stands, and how he is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Standing {
    pub place: Place,
    /// A wound never heals (leaders.10).
    pub wounded: bool,
    /// Where he came from, in a space that he attacks.
    pub from: Space,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// Not in America yet: a card brings him.
    #[default]
    Awaited,
    At(Space),
    Removed,
}

/// Those who came along one line to attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attackers {
    pub sp: u8,
    pub indians: u8,
}

impl Attackers {
    pub fn count(self, units: Units) -> u8 {
        match units {
            Units::Sp => self.sp,
            Units::Indians => self.indians,
        }
    }

    pub fn of(&mut self, units: Units) -> &mut u8 {
        match units {
            Units::Sp => &mut self.sp,
            Units::Indians => &mut self.indians,
        }
    }
}

/// What has moved in this Movement Phase: each piece moves once (movement.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moved {
    pub sp: Array<u8, SPACES>,
    pub indians: Array<u8, SPACES>,
    pub leaders: Leaders,
    /// Leaders who began the phase without a force (movement.11).
    pub alone: Leaders,
}

impl Moved {
    pub fn of(&mut self, units: Units) -> &mut Array<u8, SPACES> {
        match units {
            Units::Sp => &mut self.sp,
            Units::Indians => &mut self.indians,
        }
    }
}

/// A draw deck: the next card is the last of the first `left`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deck {
    cards: [Card; CARDS_A_SIDE],
    left: u8,
}

impl Deck {
    /// In this order, the first to be drawn first.
    pub fn in_order(order: &[Card]) -> Deck {
        let mut deck = Deck { cards: [Card(0); CARDS_A_SIDE], left: order.len() as u8 };
        for (place, card) in deck.cards.iter_mut().zip(order.iter().rev()) {
            *place = *card;
        }
        deck
    }

    pub fn left(&self) -> usize {
        usize::from(self.left)
    }

    /// From the next to be drawn to the last.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.cards[..self.left()].iter().rev().copied()
    }

    pub fn draw(&mut self) -> Option<Card> {
        let next = self.left.checked_sub(1)?;
        self.left = next;
        Some(std::mem::take(&mut self.cards[usize::from(next)]))
    }

    pub fn shuffle(&mut self, chance: &mut dyn Chance) {
        let left = self.left();
        shuffle(&mut self.cards[..left], chance);
    }
}

/// How it ended (course.2 to course.4, course.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    FrenchVp,
    FrenchHold,
    British,
    Draw,
}

impl Board {
    /// An empty map with its printed control, all cards in the decks in number order.
    pub fn empty() -> Board {
        let mut control = Array([Control::French; SPACES]);
        for space in Space::all() {
            control[space.index()] = space.facts().control.into();
        }
        Board {
            year: FACTS.setup.year,
            season: Season::Spring,
            phase: Phase::Reinforcements(Side::British),
            vp: FACTS.setup.vp,
            sp: BySide::default(),
            indians: BySide::default(),
            control,
            scored: control,
            leaders: Array::default(),
            hand: BySide::default(),
            deck: BySide::of(|side| Deck::in_order(&Card::of(side).iter().collect::<Vec<_>>())),
            discard: BySide::default(),
            active: BySide::default(),
            attacks: Array::default(),
            contested: Spaces::NONE,
            moved: Moved::default(),
            orders: None,
            orders_left: 0,
            interrupt: None,
            ending: None,
        }
    }

    /// The board of Spring 1755 (setup.2, setup.3), cards not yet dealt.
    pub fn set_up() -> Board {
        let mut board = Board::empty();
        for placement in &FACTS.setup.placements {
            let space = Space::find(&placement.space).expect("set-up spaces are on the map");
            board.sp[placement.side][space.index()] = placement.sp;
            board.indians[placement.side][space.index()] = placement.indians;
        }
        for leader in Leader::all() {
            if let Some(space) = leader.facts().space {
                board.leaders[leader.index()].place = Place::At(space);
            }
        }
        board
    }

    /// Shuffles both decks, and deals both hands from them (setup.5).
    pub fn deal(&mut self, chance: &mut dyn Chance) {
        for side in [Side::British, Side::French] {
            self.deck[side].shuffle(chance);
            for _ in 0..FACTS.setup.hand {
                let card = self.deck[side].draw().expect("a deck is larger than a hand");
                self.hand[side].insert(card);
            }
        }
    }

    pub fn units(&mut self, units: Units, side: Side) -> &mut Array<u8, SPACES> {
        match units {
            Units::Sp => &mut self.sp[side],
            Units::Indians => &mut self.indians[side],
        }
    }

    #[inline]
    pub fn count(&self, units: Units, side: Side, space: Space) -> u8 {
        match units {
            Units::Sp => self.sp[side][space.index()],
            Units::Indians => self.indians[side][space.index()],
        }
    }

    /// Strength points in a space, an Indian unit counting one (ruling 1).
    #[inline]
    pub fn strength(&self, side: Side, space: Space) -> u8 {
        self.sp[side][space.index()] + self.indians[side][space.index()]
    }

    #[inline]
    pub fn controls(&self, side: Side, space: Space) -> bool {
        self.control[space.index()] == Control::from(side)
    }

    #[inline]
    pub fn is_destroyed(&self, space: Space) -> bool {
        self.control[space.index()] == Control::Destroyed
    }

    #[inline]
    pub fn leaders_at(&self, side: Side, space: Space) -> Leaders {
        let here = |leader: &Leader| self.leaders[leader.index()].place == Place::At(space);
        Leader::of(side).iter().filter(here).collect()
    }

    #[inline]
    pub fn standing(&mut self, leader: Leader) -> &mut Standing {
        &mut self.leaders[leader.index()]
    }

    pub fn put_leaders(&mut self, leaders: Leaders, at: Space) {
        for leader in leaders.iter() {
            self.standing(leader).place = Place::At(at);
        }
    }

    pub fn remove_leader(&mut self, leader: Leader) {
        self.standing(leader).place = Place::Removed;
    }

    /// Does anything of that side stand there, leaders included?
    #[inline]
    pub fn stands(&self, side: Side, space: Space) -> bool {
        0 < self.strength(side, space) || !self.leaders_at(side, space).is_empty()
    }

    /// Would `side` have to stop and fight there (movement.3)? In an enemy
    /// space, and in a neutral one where the enemy stands (ruling 30).
    #[inline]
    pub fn hostile(&self, side: Side, space: Space) -> bool {
        match self.control[space.index()].side() {
            Some(owner) => owner != side,
            None => self.stands(side.other(), space),
        }
    }

    /// The Defence Value of a space (combat.4); a destroyed village has none (villages.3).
    #[inline]
    pub fn defence(&self, space: Space) -> u8 {
        if self.is_destroyed(space) { 0 } else { space.facts().defence }
    }

    /// A fort or fortress whose garrison is not driven out (forts.1).
    pub fn holds(&self, space: Space) -> bool {
        space.facts().kind.holds()
    }

    /// Villages of a side's allies that still stand (ruling 58).
    pub fn villages(&self, side: Side) -> Spaces {
        FACTS.villages[side].iter().filter(|space| !self.is_destroyed(*space)).collect()
    }

    pub fn is_village(space: Space) -> bool {
        space.facts().kind == Kind::Village
    }

    /// Where `side`'s Indian units that fought in `from` go home: the closest
    /// villages of its own (villages.4).
    pub fn homes(&self, side: Side, from: Space) -> Spaces {
        let villages = self.villages(side);
        let Some(nearest) = villages.iter().map(|village| from.distance(village)).min() else {
            return Spaces::NONE;
        };
        villages.iter().filter(|village| from.distance(*village) == nearest).collect()
    }
}
