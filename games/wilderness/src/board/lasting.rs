//! 5.51 Events whose effect lasts.

use engine::Side;

use super::Board;

/// Events whose effect lasts (5.51).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lasting {
    Pitt,
    DiplomaticRevolution,
    Quiberon,
    /// LOUISBOURG SQUADRONS: no landings this year.
    NoLandings,
    /// LOUISBOURG SQUADRONS: no French naval movement ever again.
    NoFrenchNaval,
    Cherokees,
    Uprising,
    FrenchBlockhouses,
    BritishBlockhouses,
    /// A REGULARS event has been played this season.
    FrenchRegulars,
    BritishRegulars,
    /// Montcalm, Lévis and Bougainville have come, or were there from the start.
    Montcalm,
    /// Amherst, Forbes and Wolfe have joined the pool.
    Amherst,
    /// SURRENDER! has left a hand: the deck is shuffled when the season ends.
    Reshuffle,
}

impl Lasting {
    pub const ALL: [Lasting; 14] = [
        Lasting::Pitt,
        Lasting::DiplomaticRevolution,
        Lasting::Quiberon,
        Lasting::NoLandings,
        Lasting::NoFrenchNaval,
        Lasting::Cherokees,
        Lasting::Uprising,
        Lasting::FrenchBlockhouses,
        Lasting::BritishBlockhouses,
        Lasting::FrenchRegulars,
        Lasting::BritishRegulars,
        Lasting::Montcalm,
        Lasting::Amherst,
        Lasting::Reshuffle,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Lasting::Pitt => "pitt",
            Lasting::DiplomaticRevolution => "diplomatic-revolution",
            Lasting::Quiberon => "quiberon",
            Lasting::NoLandings => "squadrons-no-landing",
            Lasting::NoFrenchNaval => "squadrons-no-naval",
            Lasting::Cherokees => "cherokees",
            Lasting::Uprising => "uprising",
            Lasting::FrenchBlockhouses => "blockhouses-french",
            Lasting::BritishBlockhouses => "blockhouses-british",
            Lasting::FrenchRegulars => "regulars-french",
            Lasting::BritishRegulars => "regulars-british",
            Lasting::Montcalm => "montcalm",
            Lasting::Amherst => "amherst",
            Lasting::Reshuffle => "reshuffle",
        }
    }

    pub fn find(name: &str) -> Option<Lasting> {
        Lasting::ALL.into_iter().find(|it| it.name() == name)
    }

    pub fn blockhouses(side: Side) -> Lasting {
        match side {
            Side::French => Lasting::FrenchBlockhouses,
            Side::British => Lasting::BritishBlockhouses,
        }
    }

    pub fn regulars(side: Side) -> Lasting {
        match side {
            Side::French => Lasting::FrenchRegulars,
            Side::British => Lasting::BritishRegulars,
        }
    }
}

impl Board {
    #[inline]
    pub fn lasts(&self, it: Lasting) -> bool {
        self.lasting >> it as u16 & 1 != 0
    }
    pub fn begin_lasting(&mut self, it: Lasting) {
        self.lasting |= 1 << it as u16;
    }
    pub fn end_lasting(&mut self, it: Lasting) {
        self.lasting &= !(1 << it as u16);
    }
}
