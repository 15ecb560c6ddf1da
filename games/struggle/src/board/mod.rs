//! The board: everything on the table, and everything that the rules must remember during a turn.
//! Data that only one procedure under way needs is kept in that procedure.

mod clock;
mod units;
mod place;
mod deck;
mod moved;
mod attacks;

pub use attacks::Attacks;
pub use clock::{Ending, Phase};
pub use deck::Deck;
pub use moved::{Moved, Orders};
pub use place::Place;
pub use units::{Force, Kind, Units};

use engine::{Array, BySide, Chance, Side};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use crate::{Card, Cards, FACTS, LEADERS, Leader, Leaders, SPACES, Season, Space, Spaces};

/// Everything that changes in play, except the data of the procedures under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    pub year: u16,
    pub season: Season,
    pub phase: Phase,
    /// Victory points: a running total, changed in the End Phase (control.3).
    pub vp: BySide<u8>,
    /// The units in each space (setup.4).
    pub units: BySide<Array<Units, SPACES>>,
    /// The side that controls each space (retreat.5).
    pub control: Array<Control, SPACES>,
    /// The control of each space when VP were last counted.
    pub scored: Array<Control, SPACES>,
    /// The place of each leader.
    pub leaders: Array<Place, LEADERS>,
    /// The leaders who were wounded: a wound never heals (leaders.10).
    pub wounded: Leaders,
    /// The cards in hand; the other side knows only their number.
    pub hand: BySide<Cards>,
    /// The cards still to be drawn, in an order that no player may know.
    pub deck: BySide<Deck>,
    /// Discarded cards; they never return (winter.2).
    pub discard: BySide<Cards>,
    /// The card that a side has played this season (seasons.2).
    pub active: BySide<Option<Card>>,
    pub moved: Moved,
    /// The movement card in effect, if there is one.
    pub orders: Option<Orders>,
    pub attacks: Attacks,
    /// The interrupt card just played, until the interrupted procedure has handled it.
    pub interrupt: Option<Card>,
    pub ending: Option<Ending>,
}

/// The control of a space (retreat.5). Only a destroyed village is controlled by neither side
/// (retreat.6).
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
    /// Returns the side that controls the space, if one does.
    pub fn side(self) -> Option<Side> {
        match self {
            Control::French => Some(Side::French),
            Control::British => Some(Side::British),
            Control::Destroyed => None,
        }
    }
}

impl Board {
    /// Returns an empty map under its printed control, with all cards in the decks in the order of
    /// their numbers.
    pub fn empty() -> Board {
        let mut control = Array([Control::French; SPACES]);
        for space in Space::all() {
            control[space.index()] = space.facts().control.into();
        }
        Board {
            year: FACTS.setup.year,
            season: FACTS.setup.season,
            phase: Phase::Reinforcements(Side::British),
            vp: FACTS.setup.vp,
            units: BySide::default(),
            control,
            scored: control,
            leaders: Array::default(),
            wounded: Leaders::NONE,
            hand: BySide::default(),
            deck: BySide::of(|side| Deck::in_order(&Card::of(side).iter().collect::<Vec<_>>())),
            discard: BySide::default(),
            active: BySide::default(),
            moved: Moved::default(),
            orders: None,
            attacks: Attacks::default(),
            interrupt: None,
            ending: None,
        }
    }

    /// Returns the board of Spring 1755 (setup.2, setup.3), before the cards are dealt.
    pub fn set_up() -> Board {
        let mut board = Board::empty();
        for placement in &FACTS.setup.placements {
            let space = Space::find(&placement.space).expect("set-up spaces are on the map");
            let units = Units { sp: placement.sp, indians: placement.indians };
            *board.units_mut(placement.side, space) = units;
        }
        for leader in Leader::all() {
            if let Some(space) = leader.facts().space {
                board.leaders[leader.index()] = space.into();
            }
        }
        board
    }

    /// Shuffles both decks, and deals both hands from them (setup.8).
    pub fn deal(&mut self, chance: &mut dyn Chance) {
        for side in [Side::British, Side::French] {
            self.deck[side].shuffle(chance);
            for _ in 0..FACTS.setup.hand {
                let card = self.deck[side].draw().expect("a deck is larger than a hand");
                self.hand[side].insert(card);
            }
        }
    }

    /// Returns the units of a side in a space.
    #[inline]
    pub fn units(&self, side: Side, space: Space) -> Units {
        self.units[side][space.index()]
    }

    #[inline]
    pub fn units_mut(&mut self, side: Side, space: Space) -> &mut Units {
        &mut self.units[side][space.index()]
    }

    /// Returns the strength points in a space; an Indian unit counts as one (ruling 1).
    #[inline]
    pub fn strength(&self, side: Side, space: Space) -> u8 {
        self.units(side, space).strength()
    }

    #[inline]
    pub fn controls(&self, side: Side, space: Space) -> bool {
        self.control[space.index()] == Control::from(side)
    }

    #[inline]
    pub fn is_destroyed(&self, space: Space) -> bool {
        self.control[space.index()] == Control::Destroyed
    }

    /// Returns the leaders of a side in a space.
    #[inline]
    pub fn leaders_at(&self, side: Side, space: Space) -> Leaders {
        Leaders::from_words(self.leaders.find(space.into())).and(Leader::of(side))
    }

    /// Returns the space where a leader is, if he is on the map.
    #[inline]
    pub fn space_of(&self, leader: Leader) -> Option<Space> {
        self.leaders[leader.index()].space()
    }

    /// Returns all units and leaders of a side in a space.
    pub fn force_at(&self, side: Side, space: Space) -> Force {
        Force { units: self.units(side, space), leaders: self.leaders_at(side, space) }
    }

    /// Puts leaders in a space or off the map. They no longer count as attackers.
    pub fn put_leaders(&mut self, leaders: Leaders, at: impl Into<Place>) {
        let place = at.into();
        for leader in leaders.iter() {
            self.leaders[leader.index()] = place;
            self.attacks.forget(leader);
        }
    }

    /// Moves a force from one space to another.
    pub fn move_force(&mut self, side: Side, force: Force, from: Space, to: Space) {
        *self.units_mut(side, from) -= force.units;
        *self.units_mut(side, to) += force.units;
        self.put_leaders(force.leaders, to);
    }

    /// Removes a force and its leaders from the game.
    pub fn remove_force(&mut self, side: Side, force: Force, from: Space) {
        *self.units_mut(side, from) -= force.units;
        self.put_leaders(force.leaders, Place::REMOVED);
    }

    /// Returns true if any unit or leader of the side is in the space.
    #[inline]
    pub fn stands(&self, side: Side, space: Space) -> bool {
        0 < self.strength(side, space) || self.leaders_at(side, space).any()
    }

    /// Returns true if a force of `side` would have to stop and fight in the space (movement.3): if
    /// the space is an enemy space, or a neutral space where the enemy has units (ruling 30).
    #[inline]
    pub fn hostile(&self, side: Side, space: Space) -> bool {
        match self.control[space.index()].side() {
            Some(owner) => owner != side,
            None => 0 < self.strength(side.other(), space),
        }
    }

    /// Returns the Defence Value of a space (combat.4); a destroyed village has none (villages.3).
    #[inline]
    pub fn defence(&self, space: Space) -> u8 {
        if self.is_destroyed(space) { 0 } else { space.facts().defence }
    }

    /// Returns true if the space is a fort or fortress, whose garrison does not retreat (forts.1).
    pub fn holds(&self, space: Space) -> bool {
        space.facts().terrain.holds()
    }

    /// Returns the villages of a side's allies that have not been destroyed (ruling 58).
    pub fn villages(&self, side: Side) -> Spaces {
        FACTS.villages[side].iter().filter(|space| !self.is_destroyed(*space)).collect()
    }

    /// Returns the villages of the side's allies that are closest to `from`. The side's Indian
    /// units that fought in `from` go home to these villages (villages.4).
    pub fn homes(&self, side: Side, from: Space) -> Spaces {
        let villages = self.villages(side);
        let Some(nearest) = villages.iter().map(|village| from.distance(village)).min() else {
            return Spaces::NONE;
        };
        villages.iter().filter(|village| from.distance(*village) == nearest).collect()
    }
}
