//! Which rulebook is played, and with which optional rules. Each difference
//! between the editions is one question here, which names its rule in the
//! third edition (T) and in the earlier one (E); procedures ask it and are
//! otherwise the same.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Edition {
    #[default]
    Third,
    EarlierAdvanced,
    EarlierBasic,
}

impl Edition {
    fn advanced(self) -> bool {
        self != Edition::EarlierBasic
    }

    fn third(self) -> bool {
        self == Edition::Third
    }

    /// A lone Auxiliary may slip through the enemy (T 6.6, E 13.0).
    pub fn infiltration(self) -> bool {
        self.advanced()
    }

    /// Units may intercept (T 6.7, E 14.0).
    pub fn interception(self) -> bool {
        self.advanced()
    }

    /// Units may avoid battle (T 6.8, E 15.0).
    pub fn avoiding_battle(self) -> bool {
        self.advanced()
    }

    /// Auxiliaries lead Drilled Troops through the woods (T 6.2, E 16.1).
    pub fn scouts(self) -> bool {
        self.advanced()
    }

    /// Auxiliaries alone stop after passing enemy farmland (T 6.2, E 16.2).
    pub fn wary_auxiliaries(self) -> bool {
        self.advanced()
    }

    /// A besieged friendly work in the farmland passed lifts that stop too
    /// (T 6.2 Exception, E 16.2).
    pub fn besieged_work_shelters(self) -> bool {
        self.third()
    }

    /// Drilled Troops need a supply line (T 12.0, E 17.0).
    pub fn supply(self) -> bool {
        self.advanced()
    }

    /// The Drilled quota falls on every odd loss and not on the whole result
    /// (T 7.62 and 7.63, E 7.62 and 7.63).
    pub fn losses_one_by_one(self) -> bool {
        !self.third()
    }

    /// Units that were infiltrated may not try again all phase, rather than in
    /// the next space only (T 6.724, E 14.24).
    pub fn infiltrated_barred_all_phase(self) -> bool {
        !self.third()
    }

    /// British may avoid battle from an Amphib space to a port (T 6.811, E 15.1).
    pub fn avoid_to_port(self) -> bool {
        self.third()
    }

    /// An unbesieged French work removes an Amphib marker (T 6.431, E 6.431).
    pub fn work_removes_amphib(self) -> bool {
        self.third()
    }

    /// A besieged British fortress counts at the end of 1759 unless its
    /// besiegers could roll (T 13.12, E 12.12).
    pub fn besieged_counts_in_1759(self) -> bool {
        self.third()
    }

    /// Any leader of the stack may be activated for an assault at a level
    /// reached before, not only the highest (T 9.11, E 9.11).
    pub fn any_leader_assaults(self) -> bool {
        self.third()
    }

    /// A party dropped off raids with the Tactics of the leader left with it
    /// (T 10.13 and 7.51, E 7.51).
    pub fn dropped_raid_tactics(self) -> bool {
        self.third()
    }

    /// Militia are barred only by a battle in the raided space itself, not by
    /// any battle of the phase but an overrun (T 10.2, E 10.2).
    pub fn militia_barred_by_battle_there(self) -> bool {
        self.third()
    }

    /// The optional rules that the edition prints (T 14.1 to 14.7, E 18).
    pub fn offers(self, option: Optional) -> bool {
        self.third() || option != Optional::FetchRegulars
    }

    /// Players may bid for sides aloud, in turn (T 14.7, E 12.3).
    pub fn offers_auction(self) -> bool {
        self.third()
    }
}

/// Rules used only if both sides agree (14.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Optional {
    /// After PITT the DIPLOMATIC REVOLUTION is sure to come, and the other way round (14.1).
    LinkedDiplomacy,
    /// A raid that succeeds costs the Department a step of Militia (14.2).
    MilitiaFlight,
    /// REGULARS before 1757 cost a point (14.3).
    EarlyRegulars,
    /// The besieged may play SURRENDER! too (14.4).
    SurrenderEither,
    /// Either side may play ACADIANS EXPELLED (14.5).
    AcadiansEither,
    /// The British may trade a card for REGULARS or HIGHLANDERS in the discards (14.6).
    FetchRegulars,
    /// A draw is a French win (13.14).
    Tournament,
}

/// The optional rules in use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(u8);

impl Options {
    #[inline]
    pub fn has(self, option: Optional) -> bool {
        self.0 >> option as u8 & 1 != 0
    }
    pub fn add(&mut self, option: Optional) {
        self.0 |= 1 << option as u8;
    }
}
