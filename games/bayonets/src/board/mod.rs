//! The board: everything on the table, and the functions that keep it consistent.

use engine::{Array, BySide, Refusal, Side, World};
use serde::{Deserialize, Serialize};

use crate::{
    Card, CardEvent, Connections, DeckKind, Event, FACTS, Nation, Place, Pool, Scenario, Space,
    Spaces, TOKENS, UNITS, Units, Why,
};

mod control;
mod decks;
mod hand;
mod points;
mod round;
mod settle;
mod stacks;
mod units;
mod ways;

pub use hand::{Hand, Indians};
pub use points::Points;
pub use round::Round;
pub use units::draw_unit;

/// The end of the game (18.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ending {
    pub winner: Side,
}

/// Everything on the table, and everything that the rules must remember during the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    places: Array<Place, UNITS>,
    reduced: Units,
    /// Units that have acted or Landed this round (7.2.1).
    pub spent: Units,
    /// The units of each side. The units of a Nation belong to neither side until the Nation joins
    /// one.
    own: BySide<Units>,
    /// Units on the map or in the Sail Box.
    playing: Units,
    /// Spaces where each side has units other than Commanders.
    present: BySide<Spaces>,

    /// The side of each Nation, once it has one (8.1).
    nations: [Option<Side>; 2],
    /// Spaces captured by the other side (2.1.2).
    captured: Spaces,
    pub markers: BySide<Markers>,
    pub battles: Spaces,
    /// Fort Construction markers.
    pub fort_works: Spaces,
    pub roads: Connections,
    /// The Road Construction markers.
    pub road_works: Connections,
    pub this_round: Round,
    /// Whether units have arrived or left since [`Board::settle`] last ran.
    stale: bool,
    /// The space where a Battle is being fought, if one is.
    pub fighting: Option<Space>,

    /// The place of the Victory marker (18.1), as a number: 0 is the box of one French point, and 1
    /// is the box of one British point.
    vp: i8,
    pub raids: BySide<u8>,
    /// Whether all seas are friendly to the British (10.6.2).
    pub open_seas: bool,
    /// War in Europe chits (18.3).
    pub europe: BySide<Europe>,
    pub tokens: Array<u8, TOKENS>,

    pub hands: BySide<Hand>,
    pub indians: Indians,
    /// Whether the cards in play are revealed.
    pub revealed: bool,
    pub points: BySide<Points>,
    /// Whether a Fleet has arrived by card 18 this Year.
    pub admiral: bool,

    pub winter: WinterData,
    /// The First Player of the round (7.1).
    pub first: Side,
    /// The side whose Action Phase it is, or was last.
    pub active: Side,
    scenario: u8,
    pub year: u16,
    pub round: u8,
    pub ending: Option<Ending>,
}

/// Markers of a side on spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Markers {
    /// Spaces that the side has raided (9.3).
    pub raided: Spaces,
    /// Spaces where the side's stack is Routed (13.8).
    pub rout: Spaces,
    /// Spaces where the side's stack is Out of Supply (14.1.1).
    pub oos: Spaces,
    /// Spaces where the side's stack has Landed this round (10.6.1).
    pub landing: Spaces,
    /// Spaces where the side's troops were marshaled this round (11.0).
    pub marshal: Spaces,
}

impl Markers {
    /// Returns the spaces where the side's stack has a marker. Raided markers are left out, since
    /// they need no units.
    #[inline]
    pub fn on_stacks(&self) -> Spaces {
        self.rout.or(self.oos).or(self.landing).or(self.marshal)
    }
    /// Removes the markers of stacks that are gone.
    pub fn clear_stacks(&mut self, gone: Spaces) {
        for set in [&mut self.rout, &mut self.oos, &mut self.landing, &mut self.marshal] {
            *set = set.minus(gone);
        }
    }
}

/// The War in Europe chits of a side (18.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Europe {
    /// The number of chits of each value in the side's pool.
    pub pool: [u8; 3],
    pub held: Option<u8>,
    /// The number of chits still to be drawn.
    pub owed: u8,
}

/// The facts that are remembered during the winter (17.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct WinterData {
    /// Whether units are returning home. While they return, nothing is captured.
    pub truce: bool,
    /// The units that stay where they are over the winter (17.3.1).
    pub garrison: Units,
}

impl Board {
    /// Returns the board of a scenario without any pieces.
    pub fn empty(scenario: usize) -> Board {
        let facts = &FACTS.scenarios[scenario];
        let mut board = Board {
            places: Array::default(),
            reduced: Units::NONE,
            spent: Units::NONE,
            own: FACTS.sworn,
            playing: Units::NONE,
            present: BySide::default(),
            nations: [None; 2],
            captured: Spaces::NONE,
            markers: BySide::default(),
            battles: Spaces::NONE,
            fort_works: Spaces::NONE,
            roads: facts.roads.iter().copied().collect(),
            road_works: Connections::NONE,
            this_round: Round::default(),
            stale: true,
            fighting: None,
            vp: on_track(facts.vp),
            raids: BySide::default(),
            open_seas: false,
            europe: BySide::of(|_| Europe { pool: FACTS.chits, held: None, owed: 0 }),
            tokens: Array::default(),
            hands: BySide::default(),
            indians: Indians::default(),
            revealed: false,
            points: BySide::default(),
            admiral: false,
            winter: WinterData::default(),
            first: Side::French,
            active: Side::French,
            scenario: scenario as u8,
            year: facts.years[0],
            round: 1,
            ending: None,
        };
        board.gather_decks();
        for nation in Nation::BOTH {
            for unit in FACTS.nation(nation).iter() {
                board.put(unit, Place::pool(Pool::NeutralIndians));
            }
        }
        board
    }

    /// Returns the scenario's set-up (5.0).
    pub fn set_up(scenario: usize) -> Board {
        let mut board = Board::empty(scenario);
        let facts = board.facts();
        for stack in &facts.stacks {
            for unit in &stack.units {
                board.put(*unit, stack.space);
            }
            if let Some(side) = stack.control {
                board.captured.set(stack.space, board.control(stack.space) != Some(side));
            }
            board.fort_works.set(stack.space, stack.fort_construction);
        }
        for (unit, pool) in &facts.pools {
            board.put(*unit, Place::pool(*pool));
        }
        board.tokens = Array(facts.tokens);
        board.begin_round();
        board
    }

    /// Begins a round: records the present situation as that at the start of the round, and forgets
    /// all events of the last round (13.1, 10.7, ruling 119).
    pub fn begin_round(&mut self) {
        self.this_round = Round { held: self.present, captured: self.captured, ..Round::default() };
    }

    pub fn facts(&self) -> &'static Scenario {
        &FACTS.scenarios[usize::from(self.scenario)]
    }

    pub fn last_year(&self) -> bool {
        self.facts().years.last() == Some(&self.year)
    }

    /// Resets the decks to all cards of the year (5.3, 17.4).
    pub fn gather_decks(&mut self) {
        let year = self.year;
        for side in Side::BOTH {
            let deck = DeckKind::of(side);
            self.hands[side] = Hand {
                buildup: FACTS.deck(deck, true, year),
                campaign: FACTS.deck(deck, false, year),
                ..Hand::default()
            };
        }
        self.indians.deck = FACTS.deck(DeckKind::Indian, false, year).minus(self.indians.removed);
        self.indians.card = None;
        self.revealed = false;
    }

    /// Returns true if the event is on a card in play and has not been used up (7.4).
    pub fn offers(&self, side: Side, event: CardEvent) -> bool {
        self.in_play(side, event) && self.this_round.used_up[side] >> event as u32 & 1 == 0
    }

    /// Returns true if the event is on a card in play, used or not.
    pub fn in_play(&self, side: Side, event: CardEvent) -> bool {
        let of =
            |card: Option<Card>| card.is_some_and(|card| FACTS.events[card.index()] == Some(event));
        self.revealed
            && (of(self.hands[side].played) || (side == Side::French && of(self.indians.card)))
    }

    /// Marks an event as used up, for a board written by hand.
    pub fn set_used_up(&mut self, side: Side, event: CardEvent) {
        self.this_round.used_up[side] |= 1 << event as u32;
    }

    pub fn use_up(&mut self, side: Side, event: CardEvent, world: &mut dyn World<Event>) {
        self.set_used_up(side, event);
        if let Some(card) = self.card_of(side, event) {
            world.tell(Event::Card { side, card, moot: false });
        }
    }

    /// Returns the card in play that has the event.
    pub fn card_of(&self, side: Side, event: CardEvent) -> Option<Card> {
        let indian = if side == Side::French { self.indians.card } else { None };
        [self.hands[side].played, indian]
            .into_iter()
            .flatten()
            .find(|card| card.facts().event == Some(event))
    }

    /// Returns the refusal of a point that an event has taken away (cards 6 and 30).
    pub fn robbed(&self, side: Side) -> Refusal {
        match side {
            Side::French => Refusal::new("card.6", "refuse-point-lost"),
            Side::British => Refusal::new("card.30", "refuse-army-point-lost"),
        }
    }

    /// Returns true if no Fleet may act this round (card 40).
    pub fn rough_seas(&self) -> bool {
        self.in_play(Side::French, CardEvent::RoughSeas)
    }

    /// Returns true if no Indian unit may act this round (card 54).
    pub fn indians_watch(&self) -> bool {
        self.in_play(Side::French, CardEvent::LetsSeeHowTheFrenchFight)
    }

    /// Returns a side's points as shown on the track, which has no zero (18.1).
    pub fn points_of(&self, side: Side) -> i8 {
        match side {
            Side::British => self.vp.max(0),
            Side::French => (1 - self.vp).max(0),
        }
    }

    /// Returns the place of the Victory marker: 0 is the box of one French point, and 1 is the box
    /// of one British point.
    pub fn marker(&self) -> i8 {
        self.vp
    }

    pub fn set_marker(&mut self, vp: i8) {
        self.vp = vp;
    }

    /// Gives a side points: the Victory marker moves towards it (18.1).
    pub fn score(&mut self, side: Side, points: u8, why: Why, world: &mut dyn World<Event>) {
        if points == 0 {
            return;
        }
        let by = points as i8;
        self.vp = match side {
            Side::British => self.vp.saturating_add(by),
            Side::French => self.vp.saturating_sub(by),
        };
        world.tell(Event::Points { side, points, why, marker: self.vp });
    }

    /// Gives a side Raid Points; for eight of them, it gets a Victory Point (9.3).
    pub fn score_raid(
        &mut self,
        side: Side,
        points: u8,
        rule: &'static str,
        world: &mut dyn World<Event>,
    ) {
        self.raids[side] += points;
        let total = self.raids[side];
        world.tell(Event::RaidPoints { side, points: points as i8, total, rule });
        while 8 <= self.raids[side] {
            self.raids[side] -= 8;
            self.score(side, 1, Why::Raids, world);
        }
    }

    /// Takes Raid Points from a side, down to zero at most.
    pub fn lose_raid(
        &mut self,
        side: Side,
        points: u8,
        rule: &'static str,
        world: &mut dyn World<Event>,
    ) {
        let lost = points.min(self.raids[side]);
        self.raids[side] -= lost;
        let total = self.raids[side];
        world.tell(Event::RaidPoints { side, points: -(lost as i8), total, rule });
    }
}

/// Converts a signed number of points to a place on a track without a zero.
pub fn on_track(points: i8) -> i8 {
    if points < 0 { points + 1 } else { points }
}
