//! The board: everything on the table, and the functions that keep it consistent.

use engine::{Array, BySide, Side, World};
use serde::{Deserialize, Serialize};

use crate::{
    Assemblies, Building, Card, CardEvent, Cards, Department, Edition, Ending, Event, FACTS, Kind,
    LEADERS, Leader, Leaders, Options, Place, SPACES, Scenario, Season, Space, Spaces, UNITS, Unit,
    Units, Why,
};

mod forces;
mod hands;
mod in_force;
mod leading;
mod pieces;
mod settle;
mod works;

pub use forces::{Force, Party, able_to_command, his_indians};
pub use in_force::InForce;

/// One counter: a unit or a leader.
#[derive(Clone, Copy)]
pub enum Counter {
    Unit(Unit),
    Leader(Leader),
}

/// Facts about the present Action Phase that rules need later in the phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PhaseData {
    /// Pieces that can't be activated any more in this phase, since they have already been active,
    /// or have fought without being activated (5.36).
    pub spent: Units,
    pub spent_leaders: Leaders,
    /// The active side's besiegers when the phase began (8.231).
    pub besiegers: Units,
    pub besieging_leaders: Leaders,
    /// The space where each side has played COEHORNS (9.13).
    pub coehorns: BySide<Option<Space>>,
    /// Spaces where a stockade or fort was captured intact.
    pub captured: Spaces,
}

impl PhaseData {
    /// Returns these facts at the beginning of a side's Action Phase.
    pub fn of(board: &Board, side: Side) -> PhaseData {
        let mut phase = PhaseData::default();
        for space in board.sieges.iter() {
            phase.besiegers = phase.besiegers.or(board.outside_in(side, space));
            phase.besieging_leaders = phase.besieging_leaders.or(board.leaders_out(side, space));
        }
        phase
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    units: Array<Place, UNITS>,
    reduced: Units,
    /// Units inside a fort or fortress: besieged, or sheltering during a battle outside.
    inside: Units,
    leaders: Array<Place, LEADERS>,
    leaders_inside: Leaders,
    /// The spaces where each side has units outside works, and the spaces where some of these units
    /// are Drilled Troops.
    outside: BySide<Spaces>,
    drilled: BySide<Spaces>,
    /// Spaces where each side has leaders.
    led: BySide<Spaces>,

    pub forts: BySide<Spaces>,
    /// Forts under construction.
    pub started: BySide<Spaces>,
    pub stockades: BySide<Spaces>,
    /// Fortresses held by the side that did not begin with them.
    pub captured: Spaces,
    pub sieges: Spaces,
    level_one: Spaces,
    level_two: Spaces,
    pub amphib: Spaces,
    pub fieldworks: Spaces,
    /// The number of Raided markers in each space: French in the high four bits, British in the low.
    raided: Array<u8, SPACES>,
    /// The holders of Niagara and Ohio Forks (13.23).
    pub niagara: Side,
    pub ohio_forks: Side,

    pub scenario: u8,
    pub edition: Edition,
    pub options: Options,
    pub year: u16,
    pub season: Season,
    /// The side whose Action Phase it is.
    pub active: Side,
    /// Victory points: positive if the French are ahead.
    pub vp: i8,
    pub assemblies: Assemblies,
    in_force: u16,

    pub deck: Cards,
    pub discard: Cards,
    pub removed: Cards,
    pub hand: BySide<Cards>,
    /// Whether each side has passed with its last card this season.
    pub passed: BySide<bool>,
    /// Whether each side still has the card that it held over from the previous season.
    pub held_over: BySide<bool>,
    /// Whether each side's last Action Phase card was used for construction.
    pub built: BySide<bool>,

    pub phase: PhaseData,
    /// The units and leaders on the move, if any are.
    pub party: Option<Party>,
    /// The response that was just played. It stays here until the procedure that opened the window
    /// has handled it.
    pub response: Option<Card>,
    pub ending: Option<Ending>,
}

impl Board {
    pub fn empty(scenario: usize) -> Board {
        let facts = &FACTS.scenarios[scenario];
        let mut board = Board {
            units: Array([Place::OFF; UNITS]),
            reduced: Units::NONE,
            inside: Units::NONE,
            leaders: Array([Place::GONE; LEADERS]),
            leaders_inside: Leaders::NONE,
            outside: BySide::default(),
            drilled: BySide::default(),
            led: BySide::default(),
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
            assemblies: Assemblies::Supportive,
            in_force: 0,
            deck: facts.cards,
            discard: Cards::NONE,
            removed: Cards::NONE,
            hand: BySide::default(),
            passed: BySide::default(),
            held_over: BySide::default(),
            built: BySide::default(),
            phase: PhaseData::default(),
            party: None,
            response: None,
            ending: None,
        };
        if facts.cards.and(FACTS.cards_of(CardEvent::Pitt)).is_empty() {
            for flag in
                [InForce::Pitt, InForce::DiplomaticRevolution, InForce::Montcalm, InForce::Amherst]
            {
                board.put_in_force(flag);
            }
        }
        board
    }

    pub fn set_up(scenario: usize) -> Board {
        let mut board = Board::empty(scenario);
        let setup = &board.facts().setup;
        setup.pool.iter().for_each(|leader| board.leaders[leader.index()] = Place::POOL);
        setup.set_aside.iter().for_each(|leader| board.leaders[leader.index()] = Place::ASIDE);
        for (side, space, work) in &setup.works {
            board.works_mut(*side, *work).insert(*space);
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

    pub fn works_mut(&mut self, side: Side, work: Building) -> &mut Spaces {
        match work {
            Building::Fort => &mut self.forts[side],
            Building::Stockade => &mut self.stockades[side],
            Building::FortUnderConstruction => &mut self.started[side],
        }
    }

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
    /// Returns the number of a side's Raided markers in a Department.
    pub fn raided_in(&self, side: Side, department: Department) -> u8 {
        FACTS.department(department).iter().map(|space| self.raided(side, space)).sum()
    }
    /// Returns true if the side has units of the tribe on the map. The tribe's settlement is then
    /// allied with the side (5.532).
    pub fn allied(&self, side: Side, tribe: Kind) -> bool {
        FACTS.kind(side, tribe).iter().any(|unit| self.at(unit).on_map())
    }

    /// Gives victory points to a side (13.21).
    pub fn score(&mut self, side: Side, points: i8, why: Why, world: &mut dyn World<Event>) {
        if points == 0 {
            return;
        }
        self.vp += if side == Side::French { points } else { -points };
        world.tell(Event::Points { side, points, why, total: self.vp });
    }
    pub fn points(&self, side: Side) -> i8 {
        if side == Side::French { self.vp } else { -self.vp }
    }
}

impl Board {
    #[inline]
    pub fn is_in_force(&self, it: InForce) -> bool {
        self.in_force >> it as u16 & 1 != 0
    }
    pub fn put_in_force(&mut self, it: InForce) {
        self.in_force |= 1 << it as u16;
    }
    pub fn end_in_force(&mut self, it: InForce) {
        self.in_force &= !(1 << it as u16);
    }

    /// Adds Amherst, Forbes and Wolfe to the pool, unless this has been done before. The log cites
    /// `rule`.
    pub fn fill_pool(&mut self, rule: &'static str, world: &mut dyn World<Event>) {
        if self.is_in_force(InForce::Amherst) {
            return;
        }
        self.put_in_force(InForce::Amherst);
        let leaders: Leaders = ["amherst", "forbes", "wolfe"]
            .into_iter()
            .filter_map(Leader::find)
            .filter(|leader| self.leader_at(*leader) == Place::ASIDE)
            .collect();
        leaders.iter().for_each(|leader| self.put_leader(leader, Place::POOL));
        if leaders.any() {
            world.tell(Event::PoolFilled { leaders, rule });
        }
    }
}
