//! Everything that never changes: spaces, lines, leaders, cards and charts,
//! read once from `data/`.

mod ids;
mod sets;
mod map;
mod cards;
mod written;
mod browser;

pub use cards::{Brings, CardFacts, CardType, Effect, Needs, Role, Tag, When};
pub use ids::{Card, Leader, Space};
pub use map::{Kind, LeaderFacts, LineKind, SpaceFacts, Way};
pub use sets::{CardSet, LeaderSet, SpaceSet};

use std::sync::LazyLock;

use engine::{BySide, Side};
use serde::Deserialize;

use browser::board_for_the_browser;
use cards::read_card;
use written::{CardsFile, CombatLoss, LeadersFile, MapFile, TablesFile};

pub const SPACES: usize = 41;
pub const LINES: usize = 63;
pub const LEADERS: usize = 20;
/// The British leaders come first in the data.
pub const BRITISH_LEADERS: usize = 12;
pub const CARDS_A_SIDE: usize = 31;

/// How far a force may move, and how far into an enemy space it may fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Reach {
    #[serde(rename = "move")]
    pub moves: u8,
    pub fight: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Counters {
    pub sp: u16,
    pub indians: u16,
}

/// All tables of the game.
pub struct Facts {
    pub spaces: Vec<SpaceFacts>,
    pub leaders: Vec<LeaderFacts>,
    pub cards: Vec<CardFacts>,
    pub distance: Vec<[u8; SPACES]>,
    pub keys: SpaceSet,
    pub villages: BySide<SpaceSet>,
    /// The interrupt cards of each side.
    pub interrupts: BySide<CardSet>,
    /// Losses inflicted, by column and adjusted die.
    losses: [[u8; 10]; 14],
    pub movement: MovementChart,
    pub victory: Victory,
    pub counters: BySide<Counters>,
    pub setup: SetupFacts,
    /// What the browser draws from.
    pub board: serde_json::Value,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct MovementChart {
    pub leaderless: Reach,
    pub indian: Reach,
    pub one: Reach,
    pub two: Reach,
    pub three: Reach,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Victory {
    pub french_vp: u8,
    pub british_vp: u8,
    pub last_year: u16,
}

#[derive(Clone, Debug, Deserialize)]
pub struct SetupFacts {
    pub year: u16,
    pub season: String,
    pub vp: BySide<u8>,
    pub hand: usize,
    #[serde(rename = "placement")]
    pub placements: Vec<Placement>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Placement {
    pub side: Side,
    pub space: String,
    #[serde(default)]
    pub sp: u8,
    #[serde(default)]
    pub indians: u8,
}

impl Facts {
    /// The Combat Loss Chart (combat.8): what so many factors inflict with that adjusted die.
    #[inline]
    pub fn losses(&self, factors: u8, adjusted: u8) -> u8 {
        self.losses[factors.min(13) as usize][adjusted.clamp(1, 9) as usize]
    }
}

pub static FACTS: LazyLock<Facts> = LazyLock::new(read);

fn read() -> Facts {
    let map: MapFile = parse(include_str!("../../data/map.toml"));
    let leaders: LeadersFile = parse(include_str!("../../data/leaders.toml"));
    let cards: CardsFile = parse(include_str!("../../data/cards.toml"));
    let tables: TablesFile = parse(include_str!("../../data/tables.toml"));
    let setup: SetupFacts = parse(include_str!("../../data/setup.toml"));
    let ids: Vec<&'static str> = map.spaces.iter().map(|space| keep(&space.id)).collect();
    let space = |id: &str| {
        let place = ids.iter().position(|known| *known == id);
        Space(place.unwrap_or_else(|| panic!("{id} is a space")) as u8)
    };

    let mut ways: Vec<Vec<Way>> = vec![Vec::new(); ids.len()];
    for (n, line) in map.lines.iter().enumerate() {
        let (a, b) = (space(&line.ends[0]), space(&line.ends[1]));
        ways[a.index()].push(Way { to: b, kind: line.kind, index: 2 * n as u8 });
        ways[b.index()].push(Way { to: a, kind: line.kind, index: 2 * n as u8 + 1 });
    }
    let spaces: Vec<SpaceFacts> = map
        .spaces
        .iter()
        .zip(ways)
        .zip(&ids)
        .map(|((written, ways), id)| SpaceFacts {
            id,
            kind: written.kind,
            vp: written.vp,
            defence: tables.defence.of(written.kind),
            port: written.port,
            key: written.key,
            control: written.control,
            ways,
        })
        .collect();
    let of = |wanted: &dyn Fn(&SpaceFacts) -> bool| -> SpaceSet {
        spaces.iter().enumerate().filter(|(_, s)| wanted(s)).map(|(n, _)| Space(n as u8)).collect()
    };
    let keys = of(&|s| s.key);
    let villages = BySide::of(|side| of(&|s| s.kind == Kind::Village && s.control == side));

    let leaders: Vec<LeaderFacts> = leaders
        .leaders
        .iter()
        .map(|written| LeaderFacts {
            id: keep(&written.id),
            side: written.side,
            rating: written.rating,
            space: written.space.as_deref().map(space),
        })
        .collect();
    let leader = |id: &str| {
        let place = leaders.iter().position(|known| known.id == id);
        Leader(place.unwrap_or_else(|| panic!("{id} is a leader")) as u8)
    };
    let cards: Vec<CardFacts> =
        cards.cards.iter().map(|written| read_card(written, &space, &leader)).collect();
    let interrupts = BySide::of(|side| {
        let mine = |n: &usize| (*n < CARDS_A_SIDE) == (side == Side::British);
        (0..cards.len())
            .filter(mine)
            .filter(|n| cards[*n].kind == CardType::Interrupt)
            .map(|n| Card(n as u8))
            .collect()
    });

    assert_eq!((spaces.len(), map.lines.len()), (SPACES, LINES));
    let in_order = |(n, leader): (usize, &LeaderFacts)| {
        (n < BRITISH_LEADERS) == (leader.side == Side::British)
    };
    assert!(leaders.iter().enumerate().all(in_order), "British leaders come first");
    assert_eq!((leaders.len(), cards.len()), (LEADERS, 2 * CARDS_A_SIDE));
    let mut facts = Facts {
        distance: spaces.iter().map(|_| [0; SPACES]).collect(),
        board: board_for_the_browser(&map, &leaders, &cards, &spaces),
        spaces,
        leaders,
        cards,
        keys,
        villages,
        interrupts,
        losses: loss_chart(&tables.combat_loss),
        movement: tables.movement,
        victory: tables.victory,
        counters: tables.counters,
        setup,
    };
    for from in 0..SPACES {
        facts.distance[from] = distances(&facts.spaces, from);
    }
    facts
}

fn loss_chart(chart: &CombatLoss) -> [[u8; 10]; 14] {
    let mut losses = [[0; 10]; 14];
    for factors in 1..=13u8 {
        let column =
            chart.columns.iter().rposition(|from| *from <= factors).expect("columns begin at 1");
        for adjusted in 1..=9u8 {
            let row = chart.rows.iter().find(|row| adjusted <= row.to).expect("rows end at 9");
            losses[factors as usize][adjusted as usize] = row.losses[column];
        }
    }
    losses
}

fn distances(spaces: &[SpaceFacts], from: usize) -> [u8; SPACES] {
    let mut distance = [u8::MAX; SPACES];
    distance[from] = 0;
    let mut edge = vec![from];
    while let Some(&here) = edge.first() {
        edge.remove(0);
        for way in &spaces[here].ways {
            if distance[way.to.index()] == u8::MAX {
                distance[way.to.index()] = distance[here] + 1;
                edge.push(way.to.index());
            }
        }
    }
    distance
}

fn parse<T: serde::de::DeserializeOwned>(text: &str) -> T {
    toml::from_str(text).unwrap_or_else(|error| panic!("the data of the game reads: {error}"))
}

/// Facts live as long as the program does.
fn keep(text: &str) -> &'static str {
    Box::leak(text.to_string().into_boxed_str())
}
