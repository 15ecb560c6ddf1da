//! The board: what lies on the table, and the few things that are true of it
//! at all times.

use engine::{Array, BySide, Side, Table};
use serde::{Deserialize, Serialize};

use crate::editions::{Edition, Options};
use crate::event::{Event, Why};
use crate::facts::{
    Card, Cards, Class, Department, FACTS, Kind, LEADERS, Leader, Leaders, SPACES, Scenario, Space,
    Spaces, UNITS, Unit, Units, Work,
};
use crate::forces::Party;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Season {
    Early,
    Late,
}

impl Season {
    pub fn name(self) -> &'static str {
        match self {
            Season::Early => "early",
            Season::Late => "late",
        }
    }
}

/// Events whose effect lasts (5.51).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lasting {
    Pitt,
    DiplomaticRevolution,
    Quiberon,
    /// LOUISBOURG SQUADRONS: no landings this year.
    NoLandings,
    /// LOUISBOURG SQUADRONS: no French naval movement ever again.
    NoFrenchNaval,
    Cherokees,
    Uprising,
    FrenchBlockhouses,
    BritishBlockhouses,
    /// A REGULARS event has been played this season.
    FrenchRegulars,
    BritishRegulars,
    /// Montcalm, Lévis and Bougainville have come, or were there from the start.
    Montcalm,
    /// Amherst, Forbes and Wolfe have joined the pool.
    Amherst,
    /// SURRENDER! has left a hand: the deck is shuffled when the season ends.
    Reshuffle,
}

impl Lasting {
    pub const ALL: [Lasting; 14] = [
        Lasting::Pitt,
        Lasting::DiplomaticRevolution,
        Lasting::Quiberon,
        Lasting::NoLandings,
        Lasting::NoFrenchNaval,
        Lasting::Cherokees,
        Lasting::Uprising,
        Lasting::FrenchBlockhouses,
        Lasting::BritishBlockhouses,
        Lasting::FrenchRegulars,
        Lasting::BritishRegulars,
        Lasting::Montcalm,
        Lasting::Amherst,
        Lasting::Reshuffle,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Lasting::Pitt => "pitt",
            Lasting::DiplomaticRevolution => "diplomatic-revolution",
            Lasting::Quiberon => "quiberon",
            Lasting::NoLandings => "squadrons-no-landing",
            Lasting::NoFrenchNaval => "squadrons-no-naval",
            Lasting::Cherokees => "cherokees",
            Lasting::Uprising => "uprising",
            Lasting::FrenchBlockhouses => "blockhouses-french",
            Lasting::BritishBlockhouses => "blockhouses-british",
            Lasting::FrenchRegulars => "regulars-french",
            Lasting::BritishRegulars => "regulars-british",
            Lasting::Montcalm => "montcalm",
            Lasting::Amherst => "amherst",
            Lasting::Reshuffle => "reshuffle",
        }
    }

    pub fn find(name: &str) -> Option<Lasting> {
        Lasting::ALL.into_iter().find(|it| it.name() == name)
    }

    pub fn blockhouses(side: Side) -> Lasting {
        match side {
            Side::French => Lasting::FrenchBlockhouses,
            Side::British => Lasting::BritishBlockhouses,
        }
    }

    pub fn regulars(side: Side) -> Lasting {
        match side {
            Side::French => Lasting::FrenchRegulars,
            Side::British => Lasting::BritishRegulars,
        }
    }
}

/// How the game ended (13.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// The British hold the whole board (13.11).
    Board,
    /// Eleven points or more (13.11).
    Points(Side),
    /// French points enough in 1760 or 1761 (13.11).
    Year,
    /// The British hold their fortresses and two of the four prizes in 1759 (13.12).
    Prizes,
    /// The last year is over, and this side has the points for it (13.12, 13.13).
    Last(Side),
    Draw,
}

/// What is seen of a piece: a class of units, or a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Piece {
    Unit(Class),
    Leader(Leader),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    units: Array<Space, UNITS>,
    reduced: Units,
    /// Within a fort or fortress: besieged, or out of a battle before the walls.
    inside: Units,
    leaders: Array<Space, LEADERS>,
    leaders_inside: Leaders,
    /// Where each side has units outside, and Drilled Troops among them.
    outside: BySide<Spaces>,
    drilled: BySide<Spaces>,

    pub forts: BySide<Spaces>,
    /// Forts under construction.
    pub started: BySide<Spaces>,
    pub stockades: BySide<Spaces>,
    /// Fortresses in the hands of those who did not begin with them.
    pub captured: Spaces,
    pub sieges: Spaces,
    level_one: Spaces,
    level_two: Spaces,
    pub amphib: Spaces,
    pub fieldworks: Spaces,
    /// Raided markers: French in the high half, British in the low.
    raided: Array<u8, SPACES>,
    /// Whose Niagara and Ohio Forks are (13.23).
    pub niagara: Side,
    pub ohio_forks: Side,

    pub scenario: u8,
    pub edition: Edition,
    pub options: Options,
    pub year: u16,
    pub season: Season,
    /// Whose Action Phase it is.
    pub active: Side,
    /// Points on the French side of the track.
    pub vp: i8,
    /// 0 reluctant, 1 supportive, 2 enthusiastic.
    pub assemblies: u8,
    lasting: u16,

    pub deck: Cards,
    pub discard: Cards,
    pub removed: Cards,
    pub hand: BySide<Cards>,
    /// He passed with his last card this season.
    pub passed: BySide<bool>,
    /// His last card of the season before is still among his hand.
    pub held_over: BySide<bool>,
    /// His last Action Phase card built something.
    pub built: BySide<bool>,

    /// The units and leaders on the move.
    pub party: Party,
    /// Who has fought this phase without being activated, or has been active already (5.36).
    pub spent: Units,
    pub spent_leaders: Leaders,
    /// COEHORNS played this phase, by whom and where (9.13).
    pub coehorns: BySide<Option<Space>>,
    /// The response that was just played.
    pub answer: Option<Card>,
    pub ending: Option<Ending>,
}

impl Board {
    pub fn empty(scenario: usize) -> Board {
        let facts = &FACTS.scenarios[scenario];
        let mut board = Board {
            units: Array([Space::OFF; UNITS]),
            reduced: Units::NONE,
            inside: Units::NONE,
            leaders: Array([Space::GONE; LEADERS]),
            leaders_inside: Leaders::NONE,
            outside: BySide::default(),
            drilled: BySide::default(),
            forts: BySide::default(),
            started: BySide::default(),
            stockades: BySide::default(),
            captured: Spaces::NONE,
            sieges: Spaces::NONE,
            level_one: Spaces::NONE,
            level_two: Spaces::NONE,
            amphib: Spaces::NONE,
            fieldworks: Spaces::NONE,
            raided: Array([0; SPACES]),
            niagara: Side::French,
            ohio_forks: Side::French,
            scenario: scenario as u8,
            edition: Edition::Third,
            options: Options::default(),
            year: facts.first_year,
            season: Season::Early,
            active: Side::French,
            vp: facts.french_vp,
            assemblies: 1,
            lasting: 0,
            deck: facts.cards,
            discard: Cards::NONE,
            removed: Cards::NONE,
            hand: BySide::default(),
            passed: BySide::default(),
            held_over: BySide::default(),
            built: BySide::default(),
            party: Party::default(),
            spent: Units::NONE,
            spent_leaders: Leaders::NONE,
            coehorns: BySide::default(),
            answer: None,
            ending: None,
        };
        if !facts.cards.has(Card(67)) {
            for flag in
                [Lasting::Pitt, Lasting::DiplomaticRevolution, Lasting::Montcalm, Lasting::Amherst]
            {
                board.begin_lasting(flag);
            }
        }
        board
    }

    pub fn set_up(scenario: usize) -> Board {
        let mut board = Board::empty(scenario);
        let setup = &board.facts().setup;
        setup.pool.iter().for_each(|leader| board.leaders[leader.index()] = Space::POOL);
        setup.set_aside.iter().for_each(|leader| board.leaders[leader.index()] = Space::ASIDE);
        for (side, space, work) in &setup.works {
            board.works_of(*side, *work).insert(*space);
        }
        for stack in &setup.stacks {
            for (kind, n) in &stack.units {
                for _ in 0..*n {
                    let unit = board.spare(stack.side, *kind).expect("the counters are there");
                    board.put(unit, stack.space);
                }
            }
            stack.leaders.iter().for_each(|leader| board.put_leader(leader, stack.space));
        }
        board
    }

    pub fn facts(&self) -> &'static Scenario {
        &FACTS.scenarios[self.scenario as usize]
    }

    pub fn works_of(&mut self, side: Side, work: Work) -> &mut Spaces {
        match work {
            Work::Fort => &mut self.forts[side],
            Work::Stockade => &mut self.stockades[side],
            Work::FortUnderConstruction => &mut self.started[side],
        }
    }

    // Events that last.

    #[inline]
    pub fn lasts(&self, it: Lasting) -> bool {
        self.lasting >> it as u16 & 1 != 0
    }
    pub fn begin_lasting(&mut self, it: Lasting) {
        self.lasting |= 1 << it as u16;
    }
    pub fn end_lasting(&mut self, it: Lasting) {
        self.lasting &= !(1 << it as u16);
    }

    // Pieces.

    #[inline]
    pub fn at(&self, unit: Unit) -> Space {
        self.units[unit.index()]
    }
    #[inline]
    pub fn leader_at(&self, leader: Leader) -> Space {
        self.leaders[leader.index()]
    }
    #[inline]
    pub fn is_reduced(&self, unit: Unit) -> bool {
        self.reduced.has(unit)
    }
    #[inline]
    pub fn reduced(&self) -> Units {
        self.reduced
    }
    #[inline]
    pub fn inside(&self) -> Units {
        self.inside
    }
    #[inline]
    pub fn leaders_inside(&self) -> Leaders {
        self.leaders_inside
    }
    pub fn class(&self, unit: Unit) -> Class {
        Class { kind: unit.kind(), reduced: self.is_reduced(unit) }
    }

    /// All units in a space, of both sides.
    #[inline]
    pub fn units_in(&self, space: Space) -> Units {
        // Eight counters to a word: a byte of zero is a counter that is there.
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let wanted = u64::from(space.0) * 0x0101_0101_0101_0101;
        let mut found = 0u128;
        for (n, eight) in self.units.as_chunks::<8>().0.iter().enumerate() {
            let word = u64::from_le_bytes(eight.map(|at| at.0)) ^ wanted;
            let zeros = !(((word & LOW) + LOW) | word | LOW);
            let bits = (zeros >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            found |= u128::from(bits) << (8 * n);
        }
        Units(found)
    }
    /// A side's units in a space, inside and out.
    #[inline]
    pub fn units_of(&self, side: Side, space: Space) -> Units {
        self.units_in(space).and(FACTS.units_of[side])
    }
    /// A side's units in a space that are not inside a work.
    #[inline]
    pub fn outside_in(&self, side: Side, space: Space) -> Units {
        if self.outside[side].has(space) {
            self.units_of(side, space).minus(self.inside)
        } else {
            Units::NONE
        }
    }
    #[inline]
    pub fn inside_in(&self, side: Side, space: Space) -> Units {
        self.units_of(side, space).and(self.inside)
    }
    #[inline]
    pub fn leaders_in(&self, space: Space) -> Leaders {
        let mut found = 0;
        for (n, at) in self.leaders.iter().enumerate() {
            found |= u32::from(*at == space) << n;
        }
        Leaders(found)
    }
    #[inline]
    pub fn leaders_of(&self, side: Side, space: Space) -> Leaders {
        self.leaders_in(space).and(FACTS.leaders_of[side])
    }
    pub fn leaders_out(&self, side: Side, space: Space) -> Leaders {
        self.leaders_of(side, space).minus(self.leaders_inside)
    }
    pub fn leaders_within(&self, side: Side, space: Space) -> Leaders {
        self.leaders_of(side, space).and(self.leaders_inside)
    }
    /// Where a side has units outside works.
    #[inline]
    pub fn presence(&self, side: Side) -> Spaces {
        self.outside[side]
    }
    /// Where a side has Drilled Troops outside works.
    #[inline]
    pub fn drilled(&self, side: Side) -> Spaces {
        self.drilled[side]
    }
    /// Units that are on the map.
    pub fn on_map(&self, units: Units) -> Units {
        units.iter().filter(|unit| self.at(*unit).on_map()).collect()
    }
    pub fn leaders_on_map(&self, side: Side) -> Leaders {
        FACTS.leaders_of[side].iter().filter(|leader| self.leader_at(*leader).on_map()).collect()
    }
    /// Units in play: on the map, or in a militia box.
    pub fn in_play(&self, units: Units) -> Units {
        units.iter().filter(|unit| self.at(*unit).is_place()).collect()
    }
    /// A unit of that kind that may still enter (5.52).
    pub fn spare(&self, side: Side, kind: Kind) -> Option<Unit> {
        FACTS.kind(side, kind).iter().find(|unit| self.at(*unit) == Space::OFF)
    }
    pub fn spares(&self, side: Side, kind: Kind) -> u8 {
        FACTS.kind(side, kind).iter().filter(|unit| self.at(*unit) == Space::OFF).count() as u8
    }
    pub fn in_place(&self, place: Space) -> Leaders {
        self.leaders_in(place)
    }
    /// The first of those units that is of the class.
    #[inline]
    pub fn pick(&self, units: Units, class: Class) -> Option<Unit> {
        let kind = units.and(FACTS.of_kind[class.kind as usize]);
        let of = if class.reduced { kind.and(self.reduced) } else { kind.minus(self.reduced) };
        of.first()
    }
    /// One of each class among those units.
    #[inline]
    pub fn classes(&self, units: Units) -> impl Iterator<Item = Class> + use<> {
        let mut left = units;
        let reduced = self.reduced;
        std::iter::from_fn(move || {
            let unit = left.first()?;
            let class = Class { kind: unit.kind(), reduced: reduced.has(unit) };
            let alike = FACTS.of_kind[class.kind as usize];
            left =
                left.minus(if class.reduced { alike.and(reduced) } else { alike.minus(reduced) });
            Some(class)
        })
    }
    pub fn strength(&self, units: Units) -> u8 {
        units.iter().map(|unit| unit.kind().strength(self.is_reduced(unit))).sum()
    }
    pub fn steps(&self, units: Units) -> u8 {
        2 * units.len() - units.and(self.reduced).len()
    }

    fn look_again(&mut self, side: Side, space: Space) {
        if !space.is_place() {
            return;
        }
        let out = self.units_of(side, space).minus(self.inside);
        self.outside[side].set(space, out.any());
        self.drilled[side].set(space, out.and(FACTS.drilled).any());
    }

    /// Moves a unit; it is outside wherever it comes to.
    pub fn put(&mut self, unit: Unit, to: Space) {
        let from = self.at(unit);
        self.units[unit.index()] = to;
        self.inside.remove(unit);
        if !to.is_place() {
            self.reduced.remove(unit);
        }
        self.look_again(unit.side(), from);
        self.look_again(unit.side(), to);
    }
    pub fn put_all(&mut self, units: Units, to: Space) {
        let Some(first) = units.first() else { return };
        let side = first.side();
        let mut left = Spaces::NONE;
        for unit in units.iter() {
            let from = self.at(unit);
            if from.is_place() {
                left.insert(from);
            }
            self.units[unit.index()] = to;
        }
        self.inside = self.inside.minus(units);
        left.iter().for_each(|from| self.look_again(side, from));
        self.look_again(side, to);
    }
    pub fn put_leader(&mut self, leader: Leader, to: Space) {
        self.leaders[leader.index()] = to;
        self.leaders_inside.remove(leader);
    }
    pub fn go_inside(&mut self, units: Units, leaders: Leaders) {
        self.inside = self.inside.or(units);
        self.leaders_inside = self.leaders_inside.or(leaders);
        for unit in units.iter() {
            self.look_again(unit.side(), self.at(unit));
        }
    }
    pub fn come_out(&mut self, units: Units, leaders: Leaders) {
        self.inside = self.inside.minus(units);
        self.leaders_inside = self.leaders_inside.minus(leaders);
        for unit in units.iter() {
            self.look_again(unit.side(), self.at(unit));
        }
    }
    pub fn set_reduced(&mut self, unit: Unit, reduced: bool) {
        if reduced { self.reduced.insert(unit) } else { self.reduced.remove(unit) }
    }

    /// Takes a unit off the map: for good, or until an event brings it back (7.61).
    pub fn eliminate(&mut self, unit: Unit) {
        let to = if unit.kind().lost_for_good() { Space::GONE } else { Space::OFF };
        self.put(unit, to);
        self.party.units.remove(unit);
        self.party.left.remove(unit);
    }
    /// Takes a step (7.61); says whether the unit is gone.
    pub fn lose_step(&mut self, unit: Unit, table: &mut impl Table<Event>) -> bool {
        let (side, kind, space) = (unit.side(), unit.kind(), self.at(unit));
        let gone = self.is_reduced(unit);
        if gone {
            self.eliminate(unit);
        } else {
            self.reduced.insert(unit);
        }
        table.tell(Event::Step { side, kind, space, gone });
        gone
    }
    /// Eliminates a unit, whatever steps it has.
    pub fn destroy(&mut self, unit: Unit, table: &mut impl Table<Event>) {
        let (side, kind, space) = (unit.side(), unit.kind(), self.at(unit));
        self.eliminate(unit);
        table.tell(Event::Eliminated { side, kind, space });
    }
    pub fn kill(&mut self, leader: Leader, table: &mut impl Table<Event>) {
        let space = self.leader_at(leader);
        self.put_leader(leader, Space::GONE);
        self.party.leaders.remove(leader);
        if self.party.commander == Some(leader) {
            self.party.commander = None;
        }
        table.tell(Event::LeaderLost { side: leader.side(), leader, space });
    }

    // Works.

    /// Whose fortress it is.
    pub fn fortress_of(&self, space: Space) -> Option<Side> {
        let facts = space.facts();
        if !facts.fortress {
            return None;
        }
        let first = facts.originally?;
        Some(if self.captured.has(space) { first.other() } else { first })
    }
    pub fn fortresses(&self, side: Side) -> Spaces {
        let mine = FACTS.fortresses.and(FACTS.originally[side]).minus(self.captured);
        mine.or(FACTS.originally[side.other()].and(self.captured))
    }
    /// Forts and fortresses: what can be besieged.
    #[inline]
    pub fn strongholds(&self, side: Side) -> Spaces {
        self.forts[side].or(self.fortresses(side))
    }
    /// Fortifications: fortresses, completed forts and stockades (2.0).
    #[inline]
    pub fn works(&self, side: Side) -> Spaces {
        self.strongholds(side).or(self.stockades[side])
    }
    /// Whose fort or fortress stands there.
    pub fn stronghold(&self, space: Space) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.strongholds(*side).has(space))
    }
    /// Unbesieged enemy units or fortifications: what one can't walk past (6.51).
    #[inline]
    pub fn held_against(&self, side: Side) -> Spaces {
        let foe = side.other();
        self.outside[foe].or(self.works(foe).minus(self.sieges))
    }
    /// Control of a fortress (2.0, 8.22).
    pub fn controls(&self, side: Side, space: Space) -> bool {
        self.fortress_of(space) == Some(side)
            && !self.sieges.has(space)
            && !self.outside[side.other()].has(space)
            && (!self.captured.has(space)
                || self.outside[side].has(space)
                || (side == Side::British && self.amphib.has(space)))
    }
    /// Ports that a side controls.
    pub fn ports(&self, side: Side) -> Spaces {
        FACTS.ports.iter().filter(|port| self.controls(side, *port)).collect()
    }
    pub fn level(&self, space: Space) -> u8 {
        u8::from(self.level_one.has(space)) + 2 * u8::from(self.level_two.has(space))
    }
    pub fn set_level(&mut self, space: Space, level: u8) {
        self.level_one.set(space, level == 1);
        self.level_two.set(space, level == 2);
    }
    /// A siege begins (8.21).
    pub fn besiege(&mut self, space: Space, table: &mut impl Table<Event>) {
        self.sieges.insert(space);
        self.set_level(space, 0);
        if let Some(side) = self.stronghold(space) {
            let (units, leaders) = (self.units_of(side, space), self.leaders_of(side, space));
            self.go_inside(units, leaders);
        }
        table.tell(Event::Siege { space, level: 0 });
    }
    /// No siege there any more; those inside are simply in the space (8.232).
    pub fn lift_siege(&mut self, space: Space) {
        self.sieges.remove(space);
        self.set_level(space, 0);
        for side in Side::BOTH {
            let (units, leaders) = (self.inside_in(side, space), self.leaders_within(side, space));
            self.come_out(units, leaders);
        }
    }
    /// Friendly works that may take in or send off pieces.
    pub fn havens(&self, side: Side) -> Spaces {
        self.works(side).minus(self.sieges)
    }
    /// Those of the havens that are closest to a space (10.421).
    pub fn closest_havens(&self, side: Side, from: Space) -> Spaces {
        let havens = self.havens(side);
        let Some(least) = havens.iter().map(|space| from.distance(space)).min() else {
            return Spaces::NONE;
        };
        havens.iter().filter(|space| from.distance(*space) == least && least < u8::MAX).collect()
    }

    // Raids.

    pub fn raided(&self, side: Side, space: Space) -> u8 {
        let both = self.raided[space.index()];
        if side == Side::French { both >> 4 } else { both & 15 }
    }
    pub fn set_raided(&mut self, side: Side, space: Space, n: u8) {
        let both = &mut self.raided[space.index()];
        *both = match side {
            Side::French => *both & 15 | n.min(15) << 4,
            Side::British => *both & 0xf0 | n.min(15),
        };
    }
    /// A side's Raided markers in a Department.
    pub fn raided_in(&self, side: Side, department: Department) -> u8 {
        FACTS.department(department).iter().map(|space| self.raided(side, space)).sum()
    }
    /// The tribe's units of a side are on the map: its settlement is allied (5.532).
    pub fn allied(&self, side: Side, tribe: Kind) -> bool {
        FACTS.kind(side, tribe).iter().any(|unit| self.at(unit).on_map())
    }

    // Cards.

    /// A card leaves a hand for the discards, or for good.
    pub fn spend(&mut self, side: Side, card: Card, as_event: bool) {
        self.hand[side].remove(card);
        if as_event && card.facts().remove {
            self.removed.insert(card);
        } else {
            self.discard.insert(card);
        }
        if card == Card(6) {
            self.begin_lasting(Lasting::Reshuffle);
        }
    }
    /// Might that side hold one of these, for all that everybody can see?
    pub fn may_hold(&self, side: Side, cards: Cards) -> bool {
        self.hand[side].any()
            && self.facts().cards.and(cards).minus(self.discard).minus(self.removed).any()
    }
    pub fn hand_size(&self, side: Side) -> u8 {
        let nine = match side {
            Side::French if self.lasts(Lasting::Quiberon) => return 7,
            Side::French => Lasting::DiplomaticRevolution,
            Side::British => Lasting::Pitt,
        };
        if self.lasts(nine) { 9 } else { self.facts().hand }
    }
    /// Who plays first each season (ruling 1).
    pub fn first(&self) -> Side {
        if self.lasts(Lasting::Quiberon) { Side::British } else { Side::French }
    }

    // Points.

    /// Victory points for a side (13.21).
    pub fn score(&mut self, side: Side, points: i8, why: Why, table: &mut impl Table<Event>) {
        if points == 0 {
            return;
        }
        self.vp += if side == Side::French { points } else { -points };
        table.tell(Event::Points { side, points, why, total: self.vp });
    }
    pub fn points(&self, side: Side) -> i8 {
        if side == Side::French { self.vp } else { -self.vp }
    }

    /// What follows at once from where the pieces stand: sieges end, works fall,
    /// markers go, places change hands.
    pub fn settle(&mut self, table: &mut impl Table<Event>) {
        for space in self.sieges.iter() {
            let besieger = self.stronghold(space).map(Side::other);
            if besieger.is_none_or(|side| !self.outside[side].has(space)) {
                self.lift_siege(space);
                table.tell(Event::SiegeLifted { space });
            }
        }
        for side in Side::BOTH {
            for space in self.started[side].and(self.drilled[side.other()]).iter() {
                if self.units_of(side, space).is_empty() {
                    self.started[side].remove(space);
                    table.tell(Event::Work {
                        side,
                        space,
                        work: Work::FortUnderConstruction,
                        fate: Fate::Destroyed,
                    });
                }
            }
        }
        for space in self.amphib.minus(self.outside[Side::British]).iter() {
            let french_work = self.works(Side::French).minus(self.sieges).has(space)
                && self.edition.work_removes_amphib();
            if self.units_of(Side::British, space).is_empty()
                && (self.drilled[Side::French].has(space) || french_work)
            {
                self.amphib.remove(space);
                table.tell(Event::AmphibRemoved { space });
            }
        }
        for space in self.captured.minus(self.sieges).iter() {
            let Some(captor) = self.fortress_of(space) else { continue };
            let kept = self.units_of(captor, space).any()
                || (captor == Side::British && self.amphib.has(space));
            if !kept {
                self.captured.remove(space);
                let owner = captor.other();
                table.tell(Event::Reverted { side: owner, space });
                self.score(owner, 3, Why::Reverted, table);
            }
        }
        for (space, owner) in
            [(FACTS.named.niagara, self.niagara), (FACTS.named.ohio_forks, self.ohio_forks)]
        {
            let there =
                |side: Side| self.works(side).has(space) || self.units_of(side, space).any();
            let taker = owner.other();
            if there(taker) && !there(owner) {
                if space == FACTS.named.niagara {
                    self.niagara = taker;
                } else {
                    self.ohio_forks = taker;
                }
                self.score(taker, 1, Why::Taken(space), table);
            }
        }
    }

    /// A leader of that side is alone among the enemy (6.53).
    pub fn stranded(&self, side: Side) -> Option<Leader> {
        FACTS.leaders_of[side].iter().find(|leader| {
            let at = self.leader_at(*leader);
            at.on_map()
                && self.outside[side.other()].has(at)
                && !self.outside[side].has(at)
                && !self.works(side).has(at)
        })
    }
}

/// What becomes of a fort or stockade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Begun,
    Built,
    Captured,
    Destroyed,
    Demolished,
}
