//! What is printed on a card. Its event is code, where it happens.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Happening {
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

/// 7.3
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PointKind {
    Army,
    Light,
    Indian,
    SailArmy,
    FrenchLightArmy,
}

impl PointKind {
    pub fn id(self) -> &'static str {
        match self {
            PointKind::Army => "army",
            PointKind::Light => "light",
            PointKind::Indian => "indian",
            PointKind::SailArmy => "sail-army",
            PointKind::FrenchLightArmy => "french-light-army",
        }
    }
    /// It may move an army (7.3.1, 7.3.3, 7.3.5).
    pub fn army(self) -> bool {
        matches!(self, PointKind::Army | PointKind::SailArmy | PointKind::FrenchLightArmy)
    }
    /// It may move Light units by themselves, and raid.
    pub fn light(self) -> bool {
        matches!(self, PointKind::Light | PointKind::Indian | PointKind::FrenchLightArmy)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Point {
    pub kind: PointKind,
    pub double: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DeckKind {
    British,
    French,
    Indian,
}

#[derive(Clone, Debug)]
pub struct CardFacts {
    pub rule: &'static str,
    pub deck: DeckKind,
    pub event: Option<Happening>,
    pub initiative: u8,
    pub points: Vec<Point>,
    pub buildup: bool,
    pub years: Vec<u16>,
    /// Resolved before the Action Phases (7.1).
    pub at_start: bool,
}
