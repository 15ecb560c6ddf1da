//! The facts printed on cards. Their events are code, in the procedures that they affect.

use std::fmt;

use engine::{Named, Side};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// The event printed on a card (7.4). Its effect is in the procedure that it changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardEvent {
    RoundUpMenEquipment,
    DiseaseInFrenchCamp,
    DelayedSuppliesFromFrance,
    ConstructionFrenzy,
    LuckyCannonball,
    SurpriseLanding,
    ForcedMarch,
    SmallpoxInfectedBlankets,
    CherokeeDiplomacy,
    PerfectVolleys,
    WinteringRearAdmiral,
    IroquoisDiplomacy,
    FrenchTradeGoodsDestroyed,
    ArmedBattoemen,
    ReluctantWagoneers,
    WildernessAmbush,
    HesitantBritishGeneral,
    DiseaseInBritishCamp,
    FrontiersAblaze,
    CoupDeMain,
    FrenchLakeWarships,
    RoughSeas,
    IndomitableAbbatis,
    SmallpoxEpidemic,
    StagedLacrosseGame,
    PursuitOfElevatedStatus,
    ARightToPlunderCaptives,
    BritishEncroachment,
    PennsylvaniasPeacePromises,
    LetsSeeHowTheFrenchFight,
}

/// The kind of an Action Point, which determines its uses (7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PointKind {
    Army,
    Light,
    Indian,
    SailArmy,
    FrenchLightArmy,
}

impl PointKind {
    /// Returns true if a point of this kind may move an army (7.3.1, 7.3.3, 7.3.5).
    pub fn army(self) -> bool {
        matches!(self, PointKind::Army | PointKind::SailArmy | PointKind::FrenchLightArmy)
    }
    /// Returns true if a point of this kind may move Light units without an army, and raid.
    pub fn light(self) -> bool {
        matches!(self, PointKind::Light | PointKind::Indian | PointKind::FrenchLightArmy)
    }
}

/// An Action Point, printed once or as 2x (7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Point {
    pub kind: PointKind,
    pub double: bool,
}

impl Point {
    pub const fn new(kind: PointKind, double: bool) -> Point {
        Point { kind, double }
    }
    /// Iterates over all points: each kind, plain and doubled.
    pub fn all() -> impl Iterator<Item = Point> {
        PointKind::all().flat_map(|kind| [false, true].map(|double| Point { kind, double }))
    }
    pub fn id(self) -> &'static str {
        match (self.kind, self.double) {
            (kind, false) => kind.name(),
            (PointKind::Army, true) => "double-army",
            (PointKind::Light, true) => "double-light",
            (PointKind::Indian, true) => "double-indian",
            (PointKind::SailArmy, true) => "double-sail-army",
            (PointKind::FrenchLightArmy, true) => "double-french-light-army",
        }
    }
    /// Returns the key of the point's name in the game's texts.
    pub fn key(self) -> String {
        format!("ap-{}", self.id())
    }
    pub fn find(id: &str) -> Option<Point> {
        Point::all().find(|point| point.id() == id)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The three decks (6.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DeckKind {
    British,
    French,
    Indian,
}

impl DeckKind {
    /// Returns a side's own deck.
    pub fn of(side: Side) -> DeckKind {
        match side {
            Side::British => DeckKind::British,
            Side::French => DeckKind::French,
        }
    }
}

/// The facts printed on a card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardFacts {
    /// The card's number, as text.
    #[serde(skip)]
    pub id: &'static str,
    pub number: u8,
    /// The rule of the ledger for the card's event.
    #[serde(skip)]
    pub rule: &'static str,
    pub deck: DeckKind,
    pub event: Option<CardEvent>,
    #[serde(default)]
    pub initiative: u8,
    #[serde(deserialize_with = "points")]
    pub points: Vec<Point>,
    #[serde(default)]
    pub buildup: bool,
    #[serde(default)]
    pub years: Vec<u16>,
    /// Whether the card's event is resolved before the Action Phases (7.1).
    #[serde(default)]
    pub at_start: bool,
}

impl CardFacts {
    /// Returns the side whose card it is; Indian cards belong to the French player.
    pub fn side(&self) -> Side {
        match self.deck {
            DeckKind::British => Side::British,
            DeckKind::French | DeckKind::Indian => Side::French,
        }
    }
}

/// Reads Action Points by their ids.
fn points<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Point>, D::Error> {
    let point = |id: String| Point::find(&id).ok_or_else(|| D::Error::custom(id));
    Vec::<String>::deserialize(from)?.into_iter().map(point).collect()
}
