//! The edition of the rulebook and the optional rules in use. Each difference between the editions
//! is one function in this module. The function's comment cites the rules of the third edition (T)
//! and of the earlier edition (E). Procedures call these functions; all else in a procedure is the
//! same for both editions.

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

    /// Returns whether a lone Auxiliary may infiltrate enemy spaces (T 6.6, E 13.0).
    pub fn infiltration(self) -> bool {
        self.advanced()
    }

    /// Returns whether units may intercept (T 6.7, E 14.0).
    pub fn interception(self) -> bool {
        self.advanced()
    }

    /// Returns whether units may avoid battle (T 6.8, E 15.0).
    pub fn avoiding_battle(self) -> bool {
        self.advanced()
    }

    /// Returns whether Auxiliaries let Drilled Troops move through wilderness without stopping (T
    /// 6.2, E 16.1).
    pub fn scouts(self) -> bool {
        self.advanced()
    }

    /// Returns whether Auxiliaries without Drilled Troops must stop in the next space after enemy
    /// farmland (T 6.2, E 16.2).
    pub fn wary_auxiliaries(self) -> bool {
        self.advanced()
    }

    /// Returns whether a friendly work on enemy farmland lets passing Auxiliaries move on even
    /// while the work is besieged (T 6.2 Exception, E 16.2).
    pub fn besieged_work_shelters(self) -> bool {
        self.third()
    }

    /// Returns whether Drilled Troops need a supply line (T 12.0, E 17.0).
    pub fn supply(self) -> bool {
        self.advanced()
    }

    /// Returns whether Drilled Troops must take the first, third, fifth … loss of a battle, instead
    /// of half of all its losses (T 7.62 and 7.63, E 7.62 and 7.63).
    pub fn losses_one_by_one(self) -> bool {
        !self.third()
    }

    /// Returns whether units that a party has infiltrated may not try to intercept it again for the
    /// whole phase, instead of only in its next space (T 6.724, E 14.24).
    pub fn infiltrated_barred_all_phase(self) -> bool {
        !self.third()
    }

    /// Returns whether British units that avoid battle in an Amphib space may go to a port (T
    /// 6.811, E 15.1).
    pub fn avoid_to_port(self) -> bool {
        self.third()
    }

    /// Returns whether an unbesieged French work removes the Amphib marker of a space without
    /// British units (T 6.431, E 6.431).
    pub fn work_removes_amphib(self) -> bool {
        self.third()
    }

    /// Returns whether a besieged British fortress counts for the British at the end of 1759 if its
    /// besiegers could not make a siege roll (T 13.12, E 12.12).
    pub fn besieged_counts_in_1759(self) -> bool {
        self.third()
    }

    /// Returns whether any besieging leader may be activated for an assault at a siege level
    /// reached earlier, and not only the leader with the highest Command (T 9.11, E 9.11).
    pub fn any_leader_assaults(self) -> bool {
        self.third()
    }

    /// Returns whether the Tactics of a leader who was dropped off count for a raid by the pieces
    /// that were dropped off with him (T 10.13 and 7.51, E 7.51).
    pub fn dropped_raid_tactics(self) -> bool {
        self.third()
    }

    /// Returns whether only a battle in the raided space itself keeps Militia from opposing the
    /// raid. Otherwise any battle that the party fought, except an overrun, does so (T 10.2, E
    /// 10.2).
    pub fn militia_barred_by_battle_there(self) -> bool {
        self.third()
    }

    /// Returns whether the edition has this optional rule (T 14.1 to 14.7, E 18).
    pub fn offers(self, option: Optional) -> bool {
        self.third() || option != Optional::FetchRegulars
    }

    /// Returns whether players may bid for sides in an open auction (T 14.7, E 12.3).
    pub fn offers_auction(self) -> bool {
        self.third()
    }
}

/// Rules used only if both sides agree (14.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Optional {
    /// After PITT is played, DIPLOMATIC REVOLUTION is sure to be dealt, and vice versa (14.1).
    LinkedDiplomacy,
    /// A successful raid costs the raided Department a step of Militia (14.2).
    MilitiaFlight,
    /// A REGULARS event before 1757 costs its player a point (14.3).
    EarlyRegulars,
    /// The besieged may play SURRENDER! too (14.4).
    SurrenderEither,
    /// Either side may play ACADIANS EXPELLED (14.5).
    AcadiansEither,
    /// The British may trade a card for REGULARS or HIGHLANDERS from the discards (14.6).
    FetchRegulars,
    /// A draw counts as a French win (13.14).
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
