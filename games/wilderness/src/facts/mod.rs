//! Everything that never changes: spaces, connections, pieces, cards, scenarios and tables, read
//! once from `data/`.

mod ids;
mod department;
mod pieces;
mod map;
mod cards;
mod files;
mod lookup;
mod browser;

pub use cards::{CardEvent, CardFacts, Symbol};
pub use department::Department;
pub use files::Building;
pub use ids::{
    BRITISH_LEADERS, BRITISH_UNITS, CARDS, Card, Cards, LEADERS, Leader, Leaders, PLACES, Place,
    SPACES, Space, Spaces, UNITS, Unit, Units,
};
pub use map::{Assemblies, Exit, SpaceFacts, Terrain, WayKind};
pub use pieces::{Class, KINDS, Kind, LeaderFacts, Nation, Piece, UnitFacts};

use std::sync::LazyLock;

use engine::data::{distances, keep, parse, place_of};
use engine::{BySide, Named, Side};
use strum::VariantArray;

use browser::board_facts;
use files::{ArrowKind, CardsFile, MapFile, PiecesFile, ScenariosFile, TablesFile, WrittenSetup};

/// The spaces and leaders that rules refer to by name.
pub struct NamedByRules {
    pub halifax: Space,
    pub louisbourg: Space,
    pub quebec: Space,
    pub montreal: Space,
    pub niagara: Space,
    pub ohio_forks: Space,
    pub pays_d_en_haut: Space,
    pub canajoharie: Space,
    pub johnson: Leader,
    pub shirley: Leader,
}

/// All printed data of the game, and lists and sets computed from the data.
pub struct Facts {
    pub spaces: Vec<SpaceFacts>,
    pub units: Vec<UnitFacts>,
    pub leaders: Vec<LeaderFacts>,
    pub cards: Vec<CardFacts>,
    pub named: NamedByRules,
    /// Spaces and militia boxes.
    pub places: Spaces,
    pub cultivated: Spaces,
    pub mountains: Spaces,
    pub fortresses: Spaces,
    /// The fortresses that each side begins with.
    pub first_fortresses: BySide<Spaces>,
    pub ports: Spaces,
    /// The spaces originally friendly to each side (2.0).
    pub originally: BySide<Spaces>,
    departments: [Spaces; 3],
    boxes: [Space; 3],
    /// Amphibious Landings: for each, the space where it starts and the space to which it goes
    /// (6.43).
    pub landings: Vec<(Space, Space)>,
    /// The home settlement of each kind of unit.
    homes: [Option<Space>; KINDS],
    pub distance: Vec<Vec<u8>>,

    pub units_of: BySide<Units>,
    pub of_kind: [Units; KINDS],
    pub drilled: Units,
    pub regulars: Units,
    pub auxiliaries: Units,
    pub indians: Units,
    pub militia: Units,
    pub leaders_of: BySide<Leaders>,
    /// The response cards (5.56).
    pub responses: Cards,
    events: [Cards; CardEvent::VARIANTS.len()],

    combat: [[u8; 11]; 8],
    columns: [u8; 11],
    raid: files::RaidTable,
    siege: [u8; 8],
    assemblies: files::AssembliesTable,
    pub scenarios: Vec<Scenario>,
    /// The facts from which a client draws the board.
    pub board: engine::BoardFacts,
}

pub struct Scenario {
    pub id: &'static str,
    pub first_year: u16,
    pub last_year: u16,
    pub cards: Cards,
    pub hand: u8,
    pub french_vp: i8,
    pub setup: StartingSide,
}

#[derive(Clone)]
pub struct StartingSide {
    pub pool: Leaders,
    pub set_aside: Leaders,
    pub unused: Leaders,
    pub works: Vec<(Side, Space, Building)>,
    pub stacks: Vec<Stacked>,
}

#[derive(Clone)]
pub struct Stacked {
    pub side: Side,
    pub space: Space,
    pub leaders: Leaders,
    pub units: Vec<(Kind, u8)>,
}

impl Facts {
    /// Returns the column for a combat strength (7.2 C).
    #[inline]
    pub fn column(&self, strength: u8) -> u8 {
        self.columns.iter().rposition(|least| *least <= strength).unwrap_or(0) as u8
    }
    /// Returns the lowest strength that uses a column, as printed on the table.
    pub fn least_of(&self, column: u8) -> u8 {
        self.columns[column as usize]
    }
    /// Returns the number of steps that the enemy loses, from the Combat Results Table.
    #[inline]
    pub fn losses(&self, column: u8, die: i8) -> u8 {
        self.combat[die.clamp(0, 7) as usize][column as usize]
    }
    /// Returns the result on the Raid Table: whether the raid succeeds, and the number of steps
    /// that the raiders lose (10.3).
    pub fn raid(&self, settlement: bool, die: i8) -> (bool, u8) {
        let die = die.clamp(0, 7) as u8;
        let column = if settlement { &self.raid.settlement } else { &self.raid.cultivated };
        (self.raid.success <= die, column[die as usize])
    }
    /// Returns the number of levels that a siege gains, from the Siege Table (8.231).
    pub fn siege(&self, die: i8) -> u8 {
        self.siege[die.clamp(0, 7) as usize]
    }
    /// Returns the number of Provincials that the assemblies allow in play (5.54).
    pub fn provincials(&self, assemblies: Assemblies, department: Department) -> u8 {
        match department {
            Department::Northern => self.assemblies.northern[assemblies as usize],
            _ => self.assemblies.southern[assemblies as usize],
        }
    }
    #[inline]
    pub fn department(&self, department: Department) -> Spaces {
        self.departments[department as usize]
    }
    #[inline]
    pub fn militia_box(&self, department: Department) -> Space {
        self.boxes[department as usize]
    }
    /// Returns the militia boxes of a side's Departments.
    pub fn militia_boxes(&self, side: Side) -> Spaces {
        let own = Department::all().filter(|it| it.side() == side);
        own.map(|it| self.militia_box(it)).collect()
    }
    /// Returns the home of an Indian unit (10.41); the Cherokee have none on the map.
    #[inline]
    pub fn home(&self, kind: Kind) -> Option<Space> {
        self.homes[kind as usize]
    }
    #[inline]
    pub fn kind(&self, side: Side, kind: Kind) -> Units {
        self.of_kind[kind as usize].and(self.units_of[side])
    }
    /// Returns the cards with that event.
    #[inline]
    pub fn cards_of(&self, event: CardEvent) -> Cards {
        self.events[event as usize]
    }
    /// Returns the cards with any of these events.
    pub fn cards_of_any(&self, events: &[CardEvent]) -> Cards {
        events.iter().fold(Cards::NONE, |cards, event| cards.or(self.cards_of(*event)))
    }
    pub fn nation(&self, nation: Nation) -> Units {
        Kind::all()
            .filter(|kind| kind.nation() == Some(nation))
            .fold(Units::NONE, |units, kind| units.or(self.of_kind[kind as usize]))
    }
}

pub static FACTS: LazyLock<Facts> = LazyLock::new(read);

fn read() -> Facts {
    let map: MapFile = parse(include_str!("../../data/map.toml"));
    let pieces: PiecesFile = parse(include_str!("../../data/pieces.toml"));
    let cards: CardsFile = parse(include_str!("../../data/cards.toml"));
    let scenarios: ScenariosFile = parse(include_str!("../../data/scenarios.toml"));
    let tables: TablesFile = parse(include_str!("../../data/tables.toml"));

    let spaces = read_spaces(&map);
    let space = |id: &str| Space(place_of(spaces.iter().map(|it| it.id), id));
    let leaders = pieces.leaders;
    let leader = |id: &str| Leader(place_of(leaders.iter().map(|it| it.id), id));
    let units: Vec<UnitFacts> = pieces
        .units
        .iter()
        .flat_map(|written| {
            let name = keep(&written.name);
            (0..written.count).map(move |_| UnitFacts { kind: written.kind, name })
        })
        .collect();
    let british: usize =
        pieces.units.iter().filter(|unit| unit.side == Side::British).map(|unit| unit.count).sum();
    assert_eq!((units.len(), british), (UNITS, BRITISH_UNITS));
    assert_eq!((spaces.len(), leaders.len(), cards.cards.len()), (PLACES, LEADERS, CARDS));

    let of = |wanted: &dyn Fn(&SpaceFacts) -> bool| -> Spaces {
        spaces.iter().enumerate().filter(|(_, s)| wanted(s)).map(|(n, _)| Space(n as u8)).collect()
    };
    let counters = |wanted: &dyn Fn(usize, Kind) -> bool| -> Units {
        (0..UNITS).filter(|n| wanted(*n, units[*n].kind)).map(|n| Unit(n as u8)).collect()
    };
    let cards: Vec<CardFacts> = cards
        .cards
        .iter()
        .map(|written| CardFacts {
            id: keep(&written.number.to_string()),
            number: written.number,
            rule: keep(&format!("card.{}", written.number)),
            value: written.value,
            symbol: written.side,
            event: written.event,
            response: written.response,
            remove: written.remove,
        })
        .collect();
    let carded = |wanted: &dyn Fn(&CardFacts) -> bool| -> Cards {
        (0..CARDS).filter(|n| wanted(&cards[*n])).map(|n| Card(n as u8)).collect()
    };
    let homes = std::array::from_fn(|n| of(&|s| s.tribes.contains(&Kind::VARIANTS[n])).first());
    Facts {
        named: NamedByRules {
            halifax: space("halifax"),
            louisbourg: space("louisbourg"),
            quebec: space("quebec"),
            montreal: space("montreal"),
            niagara: space("niagara"),
            ohio_forks: space("ohio-forks"),
            pays_d_en_haut: space("pays-d-en-haut"),
            canajoharie: space("canajoharie"),
            johnson: leader("johnson"),
            shirley: leader("shirley"),
        },
        places: of(&|_| true),
        cultivated: of(&|s| s.cultivated),
        mountains: of(&|s| s.terrain == Terrain::Mountain),
        fortresses: of(&|s| s.fortress),
        first_fortresses: BySide::of(|side| of(&|s| s.fortress && s.originally == Some(side))),
        ports: of(&|s| s.port),
        originally: BySide::of(|side| of(&|s| s.originally == Some(side))),
        departments: std::array::from_fn(|n| {
            let it = Some(Department::VARIANTS[n]);
            of(&|s| s.department == it && s.terrain != Terrain::MilitiaBox)
        }),
        boxes: std::array::from_fn(|n| {
            let it = Some(Department::VARIANTS[n]);
            let boxes = of(&|s| s.department == it && s.terrain == Terrain::MilitiaBox);
            boxes.first().expect("every department has its box")
        }),
        landings: map
            .arrows
            .iter()
            .filter(|arrow| arrow.kind == ArrowKind::Landing)
            .map(|arrow| (space(&arrow.from), space(&arrow.to)))
            .collect(),
        homes,
        // Distances follow connections. Out of Pays d'en Haut, which has no other connections,
        // distances follow its arrows (ruling 26).
        distance: distances(PLACES, |from| spaces[from].ways.iter().map(|way| way.to.index())),
        units_of: BySide::of(|side| {
            counters(&|n, _| (n < BRITISH_UNITS) == (side == Side::British))
        }),
        of_kind: std::array::from_fn(|n| counters(&|_, kind| kind == Kind::VARIANTS[n])),
        drilled: counters(&|_, kind| kind.drilled()),
        regulars: counters(&|_, kind| kind.regular()),
        auxiliaries: counters(&|_, kind| kind.auxiliary()),
        indians: counters(&|_, kind| kind.indian()),
        militia: counters(&|_, kind| kind == Kind::Militia),
        leaders_of: BySide::of(|side| {
            (0..LEADERS).filter(|n| leaders[*n].side == side).map(|n| Leader(n as u8)).collect()
        }),
        responses: carded(&|it| it.response),
        events: std::array::from_fn(|n| carded(&|it| it.event == CardEvent::VARIANTS[n])),
        combat: tables.combat.rows,
        columns: tables.combat.columns,
        raid: tables.raid,
        siege: tables.siege.gains,
        assemblies: tables.assemblies,
        scenarios: read_scenarios(&scenarios, &space, &leader),
        board: board_facts(&map, &spaces, &leaders, &cards),
        spaces,
        units,
        leaders,
        cards,
    }
}

fn read_spaces(map: &MapFile) -> Vec<SpaceFacts> {
    let mut spaces = map.spaces.clone();
    for space in &mut spaces {
        space.cultivated |= space.terrain == Terrain::Cultivated;
    }
    let at = |spaces: &[SpaceFacts], id: &str| Space(place_of(spaces.iter().map(|it| it.id), id));
    for line in &map.lines {
        let ends = [at(&spaces, &line.ends[0]), at(&spaces, &line.ends[1])];
        for (from, to) in [(ends[0], ends[1]), (ends[1], ends[0])] {
            let facts = &mut spaces[from.index()];
            facts.ways.push(Exit { to, kind: line.kind });
            facts.adjacent.insert(to);
            if line.kind.water() {
                facts.by_water.insert(to);
            }
        }
    }
    for arrow in map.arrows.iter().filter(|arrow| arrow.kind == ArrowKind::Outward) {
        let (from, to) = (at(&spaces, &arrow.from), at(&spaces, &arrow.to));
        spaces[from.index()].ways.push(Exit { to, kind: WayKind::Outward });
    }
    spaces
}

fn read_scenarios(
    file: &ScenariosFile,
    space: &dyn Fn(&str) -> Space,
    leader: &dyn Fn(&str) -> Leader,
) -> Vec<Scenario> {
    let leaders = |ids: &[String]| ids.iter().map(|id| leader(id)).collect::<Leaders>();
    let set_up = |written: &WrittenSetup| StartingSide {
        pool: leaders(&written.pool),
        set_aside: leaders(&written.set_aside),
        unused: leaders(&written.unused),
        works: written.works.iter().map(|it| (it.side, space(&it.space), it.kind)).collect(),
        stacks: written
            .stacks
            .iter()
            .map(|stack| Stacked {
                side: stack.side,
                space: space(&stack.space),
                leaders: leaders(&stack.leaders),
                units: stack.units.iter().map(|(kind, n)| (*kind, *n)).collect(),
            })
            .collect(),
    };
    file.scenarios
        .iter()
        .map(|written| {
            let setup = file.setups.iter().find(|setup| setup.id == written.setup);
            let setup = setup.expect("a scenario names a set-up");
            Scenario {
                id: keep(&written.id),
                first_year: setup.year,
                last_year: written.last_year,
                cards: (0..written.cards).map(Card).collect(),
                hand: written.hand,
                french_vp: written.french_vp,
                setup: set_up(setup),
            }
        })
        .collect()
}
