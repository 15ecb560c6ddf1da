//! Everything that never changes: spaces, lines, leaders, cards and charts, read once from `data/`.

mod ids;
mod map;
mod cards;
mod tables;
mod written;
mod lookup;
mod browser;

pub use cards::{Brings, CardEvent, CardFacts, CardType, Needs, Role, Tag, When};
pub use ids::{
    BRITISH_LEADERS, CARDS_A_SIDE, Card, Cards, LEADERS, LINES, Leader, Leaders, SPACES, Space,
    Spaces,
};
pub use map::{Direction, Exit, LeaderFacts, LineKind, LineKinds, SpaceFacts, Terrain};
pub use tables::{MovementChart, Reach, Season, SetupFacts, Victory};

use std::sync::LazyLock;

use engine::data::{distances, keep, parse, place_of};
use engine::{BySide, Side};

use browser::board_facts;
use written::{CardsFile, CombatLoss, LeadersFile, MapFile, TablesFile, read_card};

/// All tables of the game.
pub struct Facts {
    pub spaces: Vec<SpaceFacts>,
    pub leaders: Vec<LeaderFacts>,
    pub cards: Vec<CardFacts>,
    /// The number of lines on the shortest route between each two spaces.
    distance: Vec<Vec<u8>>,
    /// The spaces that the British must hold to win (course.4).
    pub keys: Spaces,
    /// The villages of each side's allies.
    pub villages: BySide<Spaces>,
    /// The interrupt cards of each side.
    pub interrupts: BySide<Cards>,
    /// The losses that a side inflicts, by its combat factors and adjusted die.
    losses: [[u8; 10]; 14],
    pub movement: MovementChart,
    pub victory: Victory,
    pub setup: SetupFacts,
    /// The facts from which a client draws the board.
    pub board: engine::BoardFacts,
}

impl Facts {
    /// Looks up the losses in the Combat Loss Chart (combat.8), by factors and adjusted die.
    #[inline]
    pub fn losses(&self, factors: u8, adjusted: u8) -> u8 {
        self.losses[factors.min(13) as usize][adjusted.clamp(1, 9) as usize]
    }
}

/// The facts of the game, read on first use.
pub static FACTS: LazyLock<Facts> = LazyLock::new(read);

fn read() -> Facts {
    let map: MapFile = parse(include_str!("../../data/map.toml"));
    let leaders: LeadersFile = parse(include_str!("../../data/leaders.toml"));
    let cards: CardsFile = parse(include_str!("../../data/cards.toml"));
    let tables: TablesFile = parse(include_str!("../../data/tables.toml"));
    let setup: SetupFacts = parse(include_str!("../../data/setup.toml"));
    let space = |id: &str| Space(place_of(map.spaces.iter().map(|space| &*space.id), id));

    let mut ways: Vec<Vec<Exit>> = vec![Vec::new(); map.spaces.len()];
    for (n, line) in map.lines.iter().enumerate() {
        let (a, b) = (space(&line.ends[0]), space(&line.ends[1]));
        let direction = Direction(2 * n as u8);
        ways[a.index()].push(Exit { to: b, kind: line.kind, direction });
        ways[b.index()].push(Exit { to: a, kind: line.kind, direction: direction.back() });
    }
    let spaces: Vec<SpaceFacts> = map
        .spaces
        .iter()
        .zip(ways)
        .map(|(written, ways)| SpaceFacts {
            id: keep(&written.id),
            terrain: written.terrain,
            vp: written.vp,
            defence: tables.defence[&written.terrain],
            port: written.port,
            key: written.key,
            control: written.control,
            ways,
        })
        .collect();
    let of = |wanted: &dyn Fn(&SpaceFacts) -> bool| -> Spaces {
        spaces.iter().enumerate().filter(|(_, s)| wanted(s)).map(|(n, _)| Space(n as u8)).collect()
    };
    let keys = of(&|s| s.key);
    let villages = BySide::of(|side| of(&|s| s.terrain == Terrain::Village && s.control == side));

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
    let leader = |id: &str| Leader(place_of(leaders.iter().map(|leader| leader.id), id));
    let cards: Vec<CardFacts> =
        cards.cards.iter().map(|written| read_card(written, &space, &leader)).collect();
    let interrupts = BySide::of(|side| {
        let interrupts = |card: &Card| cards[card.index()].card_type == CardType::Interrupt;
        Card::of(side).iter().filter(interrupts).collect()
    });

    assert_eq!((spaces.len(), map.lines.len()), (SPACES, LINES));
    let in_order = |(n, leader): (usize, &LeaderFacts)| {
        (n < BRITISH_LEADERS) == (leader.side == Side::British)
    };
    assert!(leaders.iter().enumerate().all(in_order), "British leaders come first");
    assert_eq!((leaders.len(), cards.len()), (LEADERS, 2 * CARDS_A_SIDE));
    let neighbours = |n: usize| spaces[n].ways.iter().map(|way| way.to.index());
    Facts {
        distance: distances(SPACES, neighbours),
        board: board_facts(&map, &leaders, &cards, &spaces),
        spaces,
        leaders,
        cards,
        keys,
        villages,
        interrupts,
        losses: loss_chart(&tables.combat_loss),
        movement: tables.movement,
        victory: tables.victory,
        setup,
    }
}

/// Returns the Combat Loss Chart: the losses for each number of combat factors and each adjusted
/// die.
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
