//! Everything that never changes: spaces, lines, leaders, cards and charts,
//! read once from `data/`.

use std::fmt;
use std::sync::LazyLock;

use engine::{BySide, Side};
use serde::{Deserialize, Serialize};

pub const SPACES: usize = 41;
pub const LINES: usize = 63;
pub const LEADERS: usize = 20;
/// The British leaders come first in the data.
pub const BRITISH_LEADERS: usize = 12;
pub const CARDS_A_SIDE: usize = 31;

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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Village,
    Town,
    City,
    Fort,
    Fortress,
}

impl Kind {
    /// A garrison there is not driven out, only destroyed (forts.1).
    pub fn holds(self) -> bool {
        matches!(self, Kind::Fort | Kind::Fortress)
    }

    pub fn name(self) -> &'static str {
        match self {
            Kind::Village => "village",
            Kind::Town => "town",
            Kind::City => "city",
            Kind::Fort => "fort",
            Kind::Fortress => "fortress",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LineKind {
    Road,
    Trail,
    River,
    Lake,
    Sea,
}

impl LineKind {
    pub fn name(self) -> &'static str {
        match self {
            LineKind::Road => "road",
            LineKind::Trail => "trail",
            LineKind::River => "river",
            LineKind::Lake => "lake",
            LineKind::Sea => "sea",
        }
    }
}

/// A way out of a space: where it leads, by what, and the number of this
/// direction of the line, which is where those who attack along it are counted.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    pub to: Space,
    pub kind: LineKind,
    pub index: u8,
}

#[derive(Clone, Debug)]
pub struct SpaceFacts {
    pub id: &'static str,
    pub kind: Kind,
    pub vp: u8,
    pub defence: u8,
    pub port: bool,
    pub key: bool,
    pub control: Side,
    pub ways: Vec<Way>,
}

#[derive(Clone, Debug)]
pub struct LeaderFacts {
    pub id: &'static str,
    pub side: Side,
    pub rating: u8,
    pub space: Option<Space>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CardType {
    Reinforcement,
    Movement,
    Combat,
    Interrupt,
}

impl CardType {
    pub fn name(self) -> &'static str {
        match self {
            CardType::Reinforcement => "reinforcement",
            CardType::Movement => "movement",
            CardType::Combat => "combat",
            CardType::Interrupt => "interrupt",
        }
    }
}

/// The moment that a card names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    OwnReinforcements,
    OwnMovement,
    CombatCardStep,
    AfterEnemyReinforcementCard,
    AfterEnemyMovementOrCombatCard,
    EnemyForceStartsToMove,
    EnemyForceUsesSeaLine,
    StartOfEnemyCombatPhase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tag {
    BySea,
    Provincial,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    Attacker,
    Defender,
}

/// What the moment must be like for a card.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Needs {
    pub role: Option<Role>,
    #[serde(default)]
    pub kinds: Vec<Kind>,
    #[serde(default)]
    pub indians: u8,
    pub tag: Option<Tag>,
    #[serde(default)]
    pub port: bool,
}

/// What a card other than a reinforcement does; the numbers are printed on it.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "does", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    ExtendMove {
        forces: u8,
        further: u8,
        fight_further: u8,
        /// At least one line used must be of one of these kinds, if any is named.
        #[serde(default)]
        lines: Vec<LineKind>,
    },
    SeaLift {
        may_fight: bool,
    },
    LightColumn {
        strength: u8,
        reach: u8,
    },
    IndianRaid {
        reach: u8,
    },
    AddFactors {
        n: u8,
    },
    AddDie {
        n: u8,
    },
    ZeroDefence,
    AddDefence {
        n: u8,
    },
    IgnoreEnemyLeader,
    ReduceLosses {
        n: u8,
    },
    CancelCard,
    HoldIndians,
    StopForce,
    ReduceReinforcement {
        n: u8,
    },
    LoseSp {
        n: u8,
        strength: u8,
    },
}

/// What a reinforcement card brings, in at most `split` of the spaces.
#[derive(Clone, Debug)]
pub struct Brings {
    pub sp: u8,
    pub indians: u8,
    pub leader: Option<Leader>,
    pub split: u8,
    pub spaces: SpaceSet,
}

#[derive(Clone, Debug)]
pub struct CardFacts {
    pub id: &'static str,
    /// The rule of the ledger that is this card.
    pub rule: &'static str,
    pub kind: CardType,
    pub tags: Vec<Tag>,
    pub control: SpaceSet,
    pub year: u16,
    pub brings: Option<Brings>,
    pub needs: Needs,
    pub effects: Vec<Effect>,
    /// Where a force must begin its move for the effect; anywhere, if the card names no space.
    pub start: SpaceSet,
    pub when: When,
}

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

/// A set of spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SpaceSet(pub u64);

impl SpaceSet {
    #[inline]
    pub fn has(self, space: Space) -> bool {
        self.0 >> space.0 & 1 != 0
    }
    pub fn insert(&mut self, space: Space) {
        self.0 |= 1 << space.0;
    }
    pub fn remove(&mut self, space: Space) {
        self.0 &= !(1 << space.0);
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }
    pub fn iter(self) -> impl Iterator<Item = Space> {
        bits(self.0).map(Space)
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> SpaceSet {
        let mut set = SpaceSet::default();
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}

/// A set of leaders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LeaderSet(pub u32);

impl LeaderSet {
    #[inline]
    pub fn has(self, leader: Leader) -> bool {
        self.0 >> leader.0 & 1 != 0
    }
    pub fn insert(&mut self, leader: Leader) {
        self.0 |= 1 << leader.0;
    }
    pub fn remove(&mut self, leader: Leader) {
        self.0 &= !(1 << leader.0);
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }
    #[must_use]
    pub fn and(self, other: LeaderSet) -> LeaderSet {
        LeaderSet(self.0 & other.0)
    }
    #[must_use]
    pub fn minus(self, other: LeaderSet) -> LeaderSet {
        LeaderSet(self.0 & !other.0)
    }
    #[must_use]
    pub fn or(self, other: LeaderSet) -> LeaderSet {
        LeaderSet(self.0 | other.0)
    }
    pub fn iter(self) -> impl Iterator<Item = Leader> {
        bits(u64::from(self.0)).map(Leader)
    }
    /// The highest rating among them.
    pub fn best(self) -> Option<u8> {
        self.iter().map(Leader::rating).max()
    }
}

/// A set of one side's cards.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct CardSet(pub u64);

impl CardSet {
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }
    pub fn iter(self) -> impl Iterator<Item = Card> {
        bits(self.0).map(Card)
    }
    /// All the cards of a side.
    pub fn of(side: Side) -> CardSet {
        let all = (1 << CARDS_A_SIDE) - 1;
        match side {
            Side::British => CardSet(all),
            Side::French => CardSet(all << CARDS_A_SIDE),
        }
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(bit)
    })
}

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
    let map: MapFile = parse(include_str!("../data/map.toml"));
    let leaders: LeadersFile = parse(include_str!("../data/leaders.toml"));
    let cards: CardsFile = parse(include_str!("../data/cards.toml"));
    let tables: TablesFile = parse(include_str!("../data/tables.toml"));
    let setup: SetupFacts = parse(include_str!("../data/setup.toml"));
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

fn read_card(
    written: &WrittenCard,
    space: &dyn Fn(&str) -> Space,
    leader: &dyn Fn(&str) -> Leader,
) -> CardFacts {
    let set = |ids: &[String]| ids.iter().map(|id| space(id)).collect::<SpaceSet>();
    CardFacts {
        id: keep(&written.id),
        rule: keep(&format!("card.{}", written.id)),
        kind: written.kind,
        tags: written.tags.clone(),
        control: set(&written.control),
        year: written.year,
        brings: written.brings.as_ref().map(|brings| Brings {
            sp: brings.sp,
            indians: brings.indians,
            leader: brings.leader.as_deref().map(leader),
            split: brings.split,
            spaces: set(&brings.spaces),
        }),
        needs: written.needs.clone(),
        effects: written.effect.clone(),
        start: if written.start.is_empty() { Space::all().collect() } else { set(&written.start) },
        when: written.when.unwrap_or(When::OwnReinforcements),
    }
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

fn board_for_the_browser(
    map: &MapFile,
    leaders: &[LeaderFacts],
    cards: &[CardFacts],
    spaces: &[SpaceFacts],
) -> serde_json::Value {
    use serde_json::json;
    let pieces = [
        json!({"id": "sp", "kind": "strength"}),
        json!({"id": "indians", "kind": "indian"}),
    ]
    .into_iter()
    .chain(leaders.iter().map(|leader| {
        json!({"id": leader.id, "side": leader.side, "kind": "leader", "rating": leader.rating})
    }));
    json!({
        "canvas": {"width": map.canvas.width, "height": map.canvas.height},
        "spaces": map.spaces.iter().zip(spaces).map(|(written, space)| json!({
            "id": space.id, "x": written.x, "y": written.y, "label": written.label,
            "kind": space.kind.name(), "vp": space.vp, "defence": space.defence,
            "port": space.port, "key": space.key, "control": space.control,
        })).collect::<Vec<_>>(),
        "lines": map.lines.iter().map(|line| {
            let mut it = json!({"a": line.ends[0], "b": line.ends[1], "kind": line.kind.name()});
            if let Some(curve) = line.curve {
                it["curve"] = json!(curve);
            }
            it
        }).collect::<Vec<_>>(),
        "pieces": pieces.collect::<Vec<_>>(),
        "cards": cards.iter().enumerate().map(|(n, card)| json!({
            "id": card.id, "side": Card(n as u8).side(), "type": card.kind.name(),
        })).collect::<Vec<_>>(),
    })
}

fn parse<T: serde::de::DeserializeOwned>(text: &str) -> T {
    toml::from_str(text).unwrap_or_else(|error| panic!("the data of the game reads: {error}"))
}

/// Facts live as long as the program does.
fn keep(text: &str) -> &'static str {
    Box::leak(text.to_string().into_boxed_str())
}

#[derive(Deserialize)]
struct MapFile {
    canvas: Canvas,
    #[serde(rename = "space")]
    spaces: Vec<WrittenSpace>,
    #[serde(rename = "line")]
    lines: Vec<WrittenLine>,
}

#[derive(Deserialize)]
struct Canvas {
    width: u32,
    height: u32,
}

#[derive(Deserialize)]
struct WrittenSpace {
    id: String,
    kind: Kind,
    vp: u8,
    port: bool,
    key: bool,
    control: Side,
    x: i32,
    y: i32,
    label: String,
}

#[derive(Deserialize)]
struct WrittenLine {
    ends: [String; 2],
    kind: LineKind,
    curve: Option<[i32; 2]>,
}

#[derive(Deserialize)]
struct LeadersFile {
    #[serde(rename = "leader")]
    leaders: Vec<WrittenLeader>,
}

#[derive(Deserialize)]
struct WrittenLeader {
    id: String,
    side: Side,
    rating: u8,
    space: Option<String>,
}

#[derive(Deserialize)]
struct CardsFile {
    #[serde(rename = "card")]
    cards: Vec<WrittenCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCard {
    id: String,
    #[serde(rename = "type")]
    kind: CardType,
    #[serde(default)]
    tags: Vec<Tag>,
    #[serde(default)]
    control: Vec<String>,
    #[serde(default)]
    year: u16,
    brings: Option<WrittenBrings>,
    #[serde(default)]
    needs: Needs,
    #[serde(default)]
    effect: Vec<Effect>,
    #[serde(default)]
    start: Vec<String>,
    when: Option<When>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBrings {
    #[serde(default)]
    sp: u8,
    #[serde(default)]
    indians: u8,
    leader: Option<String>,
    split: u8,
    spaces: Vec<String>,
}

#[derive(Deserialize)]
struct TablesFile {
    combat_loss: CombatLoss,
    movement: MovementChart,
    defence: Defence,
    victory: Victory,
    counters: BySide<Counters>,
}

#[derive(Deserialize)]
struct CombatLoss {
    columns: Vec<u8>,
    #[serde(rename = "row")]
    rows: Vec<LossRow>,
}

#[derive(Deserialize)]
struct LossRow {
    to: u8,
    losses: Vec<u8>,
}

#[derive(Deserialize)]
struct Defence {
    village: u8,
    town: u8,
    city: u8,
    fort: u8,
    fortress: u8,
}

impl Defence {
    fn of(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Village => self.village,
            Kind::Town => self.town,
            Kind::City => self.city,
            Kind::Fort => self.fort,
            Kind::Fortress => self.fortress,
        }
    }
}
