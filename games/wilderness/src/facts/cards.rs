//! The facts printed on cards. The effects of the cards' events are code, in the procedures that
//! the events change.

use engine::Side;
use serde::Deserialize;
use strum::{IntoStaticStr, VariantArray};

/// The event of a card, by name. Several cards may have the same event.
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
    /// Returns true if a side may play the card as an event (5.12).
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
    /// The card's printed number, as text.
    pub id: &'static str,
    pub number: u8,
    /// The id of this card's rule in the ledger.
    pub rule: &'static str,
    pub value: u8,
    pub symbol: Symbol,
    pub event: CardEvent,
    /// Whether the card is a response card, printed in brown (5.13).
    pub response: bool,
    /// Whether the card is removed from the game when played as an event (5.23).
    pub remove: bool,
}
