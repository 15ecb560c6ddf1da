//! 5.51 Events with lasting effects, and the set of events in force.

use engine::Side;
use strum::{IntoStaticStr, VariantArray};

/// An event with a lasting effect (5.51).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum InForce {
    Pitt,
    DiplomaticRevolution,
    Quiberon,
    /// LOUISBOURG SQUADRONS: no landings this year.
    #[strum(serialize = "squadrons-no-landing")]
    NoLandings,
    /// LOUISBOURG SQUADRONS: no French naval movement ever again.
    #[strum(serialize = "squadrons-no-naval")]
    NoFrenchNaval,
    Cherokees,
    Uprising,
    #[strum(serialize = "blockhouses-french")]
    FrenchBlockhouses,
    #[strum(serialize = "blockhouses-british")]
    BritishBlockhouses,
    /// A REGULARS event has been played this season.
    #[strum(serialize = "regulars-french")]
    FrenchRegulars,
    #[strum(serialize = "regulars-british")]
    BritishRegulars,
    /// Montcalm, Lévis and Bougainville have arrived, or were there from the start.
    Montcalm,
    /// Amherst, Forbes and Wolfe have joined the pool.
    Amherst,
    /// SURRENDER! has been played or discarded: the deck is shuffled when the season ends.
    Reshuffle,
}

impl InForce {
    pub fn blockhouses(side: Side) -> InForce {
        match side {
            Side::French => InForce::FrenchBlockhouses,
            Side::British => InForce::BritishBlockhouses,
        }
    }

    pub fn regulars(side: Side) -> InForce {
        match side {
            Side::French => InForce::FrenchRegulars,
            Side::British => InForce::BritishRegulars,
        }
    }

    /// Returns the side whose event it is, for BLOCKHOUSES and REGULARS, which each side can have
    /// in force.
    pub fn side(self) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self == InForce::blockhouses(*side) || self == InForce::regulars(*side))
    }
}
