//! Everything that never changes: spaces, connections, counters, tokens, cards and scenarios, read
//! once from `data/`.

mod ids;
mod nations;
mod map;
mod spaces;
mod connections;
mod pieces;
mod place;
mod cards;
mod written;
mod lookup;
mod browser;

pub use cards::{CardEvent, CardFacts, DeckKind, Point, PointKind};
pub use connections::ConnectionFacts;
pub use ids::{
    CARDS, CONNECTIONS, Card, Cards, Connection, Connections, MOST_WAYS, SPACES, Sort, Space,
    Spaces, TOKENS, Token, UNITS, Unit, Units,
};
pub use map::{Sea, SpaceFacts, Terrain};
pub use nations::{Colony, Nation};
pub use pieces::{Class, Kind, Pool, Shape, SortFacts, TokenFacts, UnitFacts, Vagary};
pub use place::Place;
pub use written::{BonusKind, Draws, Victory};

use std::collections::BTreeMap;
use std::sync::LazyLock;

use engine::data::{keep, parse, place_of};
use engine::{BySide, Named as _, Side};
use strum::VariantArray;

use browser::board_facts;
use spaces::space;
use written::{CardsFile, ConnectionsFile, ScenariosFile, TokensFile, UnitsFile};

/// Spaces that rules name.
pub struct NamedSpaces {
    pub louisbourg: Space,
    pub quebec: Space,
    pub montreal: Space,
    pub newfoundland: Space,
    pub niagara: Space,
    pub cataracouy: Space,
    pub diiohage: Space,
    pub forks: Space,
    pub kithanink: Space,
    /// British Home Spaces in or beside the southern Colonies (card 29).
    pub southern: Spaces,
    /// Lake Highways that warships can close (card 39).
    pub lakes: Connections,
}

/// All printed facts, and the sets of spaces and units that the rules use.
pub struct Facts {
    pub spaces: Vec<SpaceFacts>,
    pub connections: Vec<ConnectionFacts>,
    pub units: Vec<UnitFacts>,
    pub sorts: Vec<SortFacts>,
    pub tokens: Vec<TokenFacts>,
    pub cards: Vec<CardFacts>,
    pub scenarios: Vec<Scenario>,
    pub named: NamedSpaces,
    pub home: BySide<Spaces>,
    pub settled: Spaces,
    pub outposts: Spaces,
    pub wilderness: Spaces,
    pub bases: Spaces,
    pub victory: Spaces,
    pub fortresses: Spaces,
    pub coastal: Spaces,
    pub colonies: Spaces,
    pub of_kind: [Units; 10],
    pub of_sort: Vec<Units>,
    pub lights: Units,
    pub indians: Units,
    pub brigades: Units,
    pub metropolitan: Units,
    pub fleets: Units,
    pub artillery: Units,
    pub forts: Units,
    pub bastions: Units,
    pub commanders: Units,
    /// Counters of the British colonies.
    pub colonials: Units,
    /// Villages of both Nations.
    pub all_villages: Spaces,
    /// All units except Forts and Bastions.
    pub mobile: Units,
    /// Coastal spaces that border the Atlantic.
    pub atlantic: Spaces,
    /// Spaces where a control marker may lie (2.1.2).
    pub takable: Spaces,
    /// The event of each card.
    pub events: [Option<CardEvent>; CARDS],
    /// The connection between each two spaces.
    pub between: Vec<[Option<Connection>; SPACES]>,
    /// The spaces adjacent to each space, by any connection.
    pub adjacent: Vec<Spaces>,
    /// For each side's raiders, the spaces within three steps of each space, and those within six.
    /// The routes avoid the Villages of Nations and, for the French, the Bases.
    pub raid_range: BySide<[Vec<Spaces>; 2]>,
    /// The spaces adjacent to each space by Highway.
    pub highways: Vec<Spaces>,
    /// The number of War in Europe chits of value 0, 1 and 2 that each side has.
    pub chits: [u8; 3],
    /// Units that never change sides.
    pub sworn: BySide<Units>,
    nations: [Units; 2],
    villages: [Spaces; 2],
    of_colony: Vec<Spaces>,
    pool_boxes: Vec<&'static str>,
    pub board: engine::BoardFacts,
}

/// A scenario: its set-up, its years and its victory conditions (5.0, 18.2).
pub struct Scenario {
    pub id: &'static str,
    pub years: Vec<u16>,
    pub vp: i8,
    pub draws: Vec<Draws>,
    pub victory: Vec<Victory>,
    pub stacks: Vec<Stacked>,
    pub roads: Vec<Connection>,
    pub pools: Vec<(Unit, Pool)>,
    pub tokens: [u8; TOKENS],
    pub additions: Vec<Addition>,
}

/// Units that are in a space at the beginning of a scenario.
pub struct Stacked {
    pub side: Side,
    pub space: Space,
    pub units: Vec<Unit>,
    pub control: Option<Side>,
    pub fort_construction: bool,
}

/// Counters and tokens that are added to the pools after a year (17.5).
pub struct Addition {
    pub after: u16,
    pub pools: Vec<(Unit, Pool)>,
    pub tokens: [u8; TOKENS],
}

impl Facts {
    pub fn nation(&self, nation: Nation) -> Units {
        self.nations[nation as usize]
    }
    pub fn villages(&self, nation: Nation) -> Spaces {
        self.villages[nation as usize]
    }
    pub fn colony(&self, colony: Colony) -> Spaces {
        self.of_colony[colony as usize]
    }
    /// Returns the cards of a deck in a year (5.3, 17.4).
    pub fn deck(&self, deck: DeckKind, buildup: bool, year: u16) -> Cards {
        Card::all()
            .filter(|card| {
                let facts = card.facts();
                facts.deck == deck
                    && facts.buildup == buildup
                    && (facts.years.is_empty() || facts.years.contains(&year))
            })
            .collect()
    }
    /// Returns both decks of a side in a year.
    pub fn decks(&self, side: Side, year: u16) -> Cards {
        let deck = DeckKind::of(side);
        self.deck(deck, true, year).or(self.deck(deck, false, year))
    }
}

pub static FACTS: LazyLock<Facts> = LazyLock::new(read);

fn sort_id(unit: &UnitFacts) -> String {
    let tail = unit.id.split_once('-').map_or("", |(_, tail)| tail);
    match unit.kind {
        Kind::Light if unit.colonial => "colonial-light".into(),
        Kind::Light => "light".into(),
        Kind::Highland => "highland".into(),
        Kind::Metropolitan => "metropolitan".into(),
        Kind::NonMetropolitan if unit.colony.is_none() => "canadiens".into(),
        Kind::NonMetropolitan => unit.id.into(),
        Kind::Indian | Kind::Commander => tail.into(),
        Kind::Fleet => "fleet".into(),
        Kind::Bastion => "bastion".into(),
        Kind::Fort => "fort".into(),
        Kind::Artillery => "artillery".into(),
    }
}

fn read() -> Facts {
    let mut spaces = spaces::SPACES.spaces.clone();
    let mut connections = parse::<ConnectionsFile>(spaces::MAP).connections;
    let printed = parse::<UnitsFile>(include_str!("../../data/units.toml")).units;
    let tokens = parse::<TokensFile>(include_str!("../../data/tokens.toml")).tokens;
    let mut cards = parse::<CardsFile>(include_str!("../../data/cards.toml")).cards;
    let scenarios: ScenariosFile = parse(include_str!("../../data/scenarios.toml"));

    for (n, line) in connections.iter_mut().enumerate() {
        line.id = keep(&line.ends.map(|end| spaces[end.index()].id).join("--"));
        for end in line.ends {
            spaces[end.index()].ways.push(Connection(n as u8));
        }
    }
    spaces.push(SpaceFacts::sail_box());
    assert!(spaces.iter().all(|space| space.ways.len() <= MOST_WAYS));
    let mut sorts: Vec<SortFacts> = Vec::new();
    let mut units: Vec<UnitFacts> = Vec::new();
    for unit in printed {
        let id = sort_id(&unit);
        let sort = sorts.iter().position(|known| known.id == id).unwrap_or_else(|| {
            sorts.push(SortFacts { id: keep(&id), kind: unit.kind });
            sorts.len() - 1
        });
        let unit = UnitFacts { sort: Sort(sort as u8), ..unit };
        units.extend(std::iter::repeat_n(unit.clone(), unit.count));
    }
    for card in &mut cards {
        card.id = keep(&card.number.to_string());
        card.rule = keep(&format!("card.{}", card.number));
    }
    assert_eq!((spaces.len(), connections.len(), units.len()), (SPACES, CONNECTIONS, UNITS));
    assert_eq!((cards.len(), tokens.len()), (CARDS, TOKENS));

    let of = |wanted: &dyn Fn(&SpaceFacts) -> bool| -> Spaces {
        (0..SPACES).filter(|n| wanted(&spaces[*n])).map(|n| Space(n as u8)).collect()
    };
    let counters = |wanted: &dyn Fn(&UnitFacts) -> bool| -> Units {
        (0..UNITS).filter(|n| wanted(&units[*n])).map(|n| Unit(n as u8)).collect()
    };
    let of_kind = |kind: Kind| counters(&|unit| unit.kind == kind);
    Facts {
        scenarios: read_scenarios(&scenarios, &units, &connections, &tokens),
        named: NamedSpaces {
            louisbourg: space("louisbourg"),
            quebec: space("quebec"),
            montreal: space("montreal"),
            newfoundland: space("newfoundland"),
            niagara: space("niagara"),
            cataracouy: space("baye-de-cataracouy"),
            diiohage: space("diiohage"),
            forks: space("forks-of-the-ohio"),
            kithanink: space("kithanink"),
            southern: of(&|s| s.southern),
            lakes: (0..CONNECTIONS)
                .filter(|n| connections[*n].lake)
                .map(|n| Connection(n as u8))
                .collect(),
        },
        home: BySide::of(|side| of(&|s| s.home == Some(side))),
        settled: of(&|s| s.terrain == Terrain::Settled),
        outposts: of(&|s| s.terrain == Terrain::Outpost),
        wilderness: of(&|s| s.terrain == Terrain::Wilderness),
        bases: of(&|s| s.terrain == Terrain::Base),
        victory: of(&|s| s.victory),
        fortresses: of(&|s| s.fortress),
        coastal: of(&|s| !s.seas.is_empty()),
        colonies: of(&|s| s.colony.is_some()),
        of_kind: std::array::from_fn(|n| of_kind(Kind::VARIANTS[n])),
        of_sort: (0..sorts.len()).map(|n| counters(&|unit| unit.sort.index() == n)).collect(),
        lights: counters(&|unit| unit.kind.light()),
        indians: of_kind(Kind::Indian),
        brigades: counters(&|unit| unit.kind.brigade()),
        metropolitan: counters(&|unit| unit.kind.metropolitan()),
        fleets: of_kind(Kind::Fleet),
        artillery: of_kind(Kind::Artillery),
        forts: of_kind(Kind::Fort),
        bastions: of_kind(Kind::Bastion),
        commanders: of_kind(Kind::Commander),
        colonials: counters(&|unit| unit.colonial),
        all_villages: of(&|s| s.nation.is_some()),
        mobile: counters(&|unit| unit.kind.moves()),
        atlantic: of(&|s| s.seas.contains(&Sea::AtlanticOcean)),
        takable: of(&|s| {
            matches!(s.terrain, Terrain::Outpost | Terrain::Settled | Terrain::Village)
        }),
        events: std::array::from_fn(|n| cards[n].event),
        between: between(&connections),
        adjacent: neighbours(&connections, &|_| true),
        raid_range: BySide::of(|side| {
            let barred =
                of(&|s| s.nation.is_some() || side == Side::French && s.terrain == Terrain::Base);
            [3, 6].map(|steps| ranges(&neighbours(&connections, &|_| true), barred, steps))
        }),
        highways: neighbours(&connections, &|line| line.highway),
        chits: [3, 6, 3],
        sworn: BySide::of(|side| counters(&|unit| unit.side == Some(side))),
        nations: Nation::BOTH.map(|nation| counters(&|unit| unit.nation == Some(nation))),
        villages: Nation::BOTH.map(|nation| of(&|s| s.nation == Some(nation))),
        of_colony: Colony::all().map(|colony| of(&|s| s.colony == Some(colony))).collect(),
        pool_boxes: Pool::all().map(|pool| keep(&format!("pool-{}", pool.name()))).collect(),
        board: board_facts(&connections, &sorts, &units, &cards),
        spaces,
        connections,
        units,
        sorts,
        tokens,
        cards,
    }
}

/// Returns the connection between each two spaces, if they are adjacent.
fn between(connections: &[ConnectionFacts]) -> Vec<[Option<Connection>; SPACES]> {
    let mut between = vec![[None; SPACES]; SPACES];
    for (n, line) in connections.iter().enumerate() {
        let [a, b] = line.ends;
        between[a.index()][b.index()] = Some(Connection(n as u8));
        between[b.index()][a.index()] = Some(Connection(n as u8));
    }
    between
}

/// Returns the spaces adjacent to each space by the wanted connections.
fn neighbours(
    connections: &[ConnectionFacts],
    wanted: &dyn Fn(&ConnectionFacts) -> bool,
) -> Vec<Spaces> {
    let of = |here: Space| {
        let lines = connections.iter().filter(|line| wanted(line) && line.ends.contains(&here));
        lines.flat_map(|line| line.ends).filter(|end| *end != here).collect()
    };
    (0..SPACES as u8).map(|n| of(Space(n))).collect()
}

/// Returns the spaces within `steps` of each space, by routes that avoid barred spaces.
fn ranges(adjacent: &[Spaces], barred: Spaces, steps: u8) -> Vec<Spaces> {
    let from = |start: Space| {
        let mut seen = Spaces::from(start);
        for _ in 0..steps {
            for space in seen.iter() {
                seen = seen.or(adjacent[space.index()].minus(barred));
            }
        }
        seen
    };
    (0..SPACES as u8).map(|n| from(Space(n))).collect()
}

fn read_scenarios(
    file: &ScenariosFile,
    units: &[UnitFacts],
    connections: &[ConnectionFacts],
    tokens: &[TokenFacts],
) -> Vec<Scenario> {
    file.scenarios
        .iter()
        .map(|written| {
            // Each counter may be set up only once.
            let mut used = Units::NONE;
            let mut take = |id: &str, n: u8| -> Vec<Unit> {
                let free: Vec<Unit> = (0..UNITS as u8)
                    .map(Unit)
                    .filter(|unit| units[unit.index()].id == id && !used.has(*unit))
                    .take(usize::from(n))
                    .collect();
                assert_eq!(free.len(), usize::from(n), "there are not {n} of {id}");
                free.iter().for_each(|unit| used.insert(*unit));
                free
            };
            let mut stacks: Vec<Stacked> = written
                .stacks
                .iter()
                .map(|stack| Stacked {
                    side: stack.side,
                    space: space(&stack.space),
                    units: stack.units.iter().flat_map(|(id, n)| take(id, *n)).collect(),
                    control: stack.control,
                    fort_construction: stack.fort_construction,
                })
                .collect();
            for (at, id) in &file.indians {
                let unit = take(id, 1);
                let side = units[unit[0].index()].side.unwrap_or(Side::French);
                stacks.push(Stacked {
                    side,
                    space: space(at),
                    units: unit,
                    control: None,
                    fort_construction: false,
                });
            }
            let mut pools = |pools: &BTreeMap<Pool, BTreeMap<String, u8>>| -> Vec<(Unit, Pool)> {
                pools
                    .iter()
                    .flat_map(|(pool, list)| {
                        let units: Vec<Unit> =
                            list.iter().flat_map(|(id, n)| take(id, *n)).collect();
                        units.into_iter().map(|unit| (unit, *pool)).collect::<Vec<_>>()
                    })
                    .collect()
            };
            let count = |list: &BTreeMap<String, u8>| {
                let mut counts = [0; TOKENS];
                for (id, n) in list {
                    let token = place_of(tokens.iter().map(|token| token.id), id);
                    counts[usize::from(token)] = *n;
                }
                counts
            };
            let drawn = pools(&written.pools);
            let additions = written
                .additions
                .iter()
                .map(|addition| Addition {
                    after: addition.after,
                    pools: pools(&addition.pools),
                    tokens: count(&addition.tokens),
                })
                .collect();
            Scenario {
                id: keep(&written.id),
                years: written.years.clone(),
                vp: written.vp,
                draws: written.draws.clone(),
                victory: written.victory.clone(),
                stacks,
                roads: written
                    .roads
                    .iter()
                    .map(|road| {
                        let there = |line: &ConnectionFacts| {
                            road.ends.iter().all(|end| line.ends.contains(end))
                        };
                        let n = connections.iter().position(there).expect("a road is on a path");
                        Connection(n as u8)
                    })
                    .collect(),
                pools: drawn,
                tokens: count(&written.tokens),
                additions,
            }
        })
        .collect()
}
