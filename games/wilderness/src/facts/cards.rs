//! What is printed on a card. Its event is code, where it happens.

use engine::Side;
use serde::Deserialize;
use strum::{IntoStaticStr, VariantArray};

/// The event of a card, by name; several cards may share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
pub enum CardEvent {
    Campaign,
    BastionsRepaired,
    Surrender,
    Massacre,
    Coehorns,
    Fieldworks,
    Ambush,
    Blockhouses,
    FoulWeather,
    LakeSchooner,
    GeorgeCroghan,
    AmphibiousLanding,
    LouisbourgSquadrons,
    Vaudreuil,
    NorthernAlliance,
    WesternAlliance,
    IroquoisAlliance,
    Mohawks,
    Cherokees,
    CherokeeUprising,
    TreatyOfEaston,
    IndiansDesert,
    SmallPox,
    Courier,
    Bigot,
    MinisterialCrisis,
    Dispersed,
    Stingy,
    ColonialPolitics,
    RaiseProvincials,
    ColonialRecruits,
    TroopTransports,
    VictoriesInGermany,
    CallOutMilitias,
    Rangers,
    LightInfantry,
    FrenchRegulars,
    BritishRegulars,
    #[serde(rename = "highlanders-4")]
    Highlanders4,
    #[serde(rename = "highlanders-1")]
    Highlanders1,
    Quiberon,
    RoyalAmericans,
    AcadiansExpelled,
    Pitt,
    DiplomaticRevolution,
    Intrigues,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Symbol {
    French,
    British,
    Both,
}

impl Symbol {
    /// May that side play it as an event (5.12)?
    pub fn allows(self, side: Side) -> bool {
        match self {
            Symbol::French => side == Side::French,
            Symbol::British => side == Side::British,
            Symbol::Both => true,
        }
    }
}

#[derive(Clone, Debug)]
pub struct CardFacts {
    /// Its printed number, as it is written.
    pub id: &'static str,
    pub number: u8,
    /// The rule of the ledger that is this card.
    pub rule: &'static str,
    pub value: u8,
    pub symbol: Symbol,
    pub event: CardEvent,
    /// Brown: played in the middle of things (5.13).
    pub response: bool,
    /// Out of the game once played as an event (5.23).
    pub remove: bool,
}
