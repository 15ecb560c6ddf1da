//! Codes with which a player signs in without a passkey. Only the hash of a code is stored.

use std::str::FromStr;

const MINUTE: i64 = 60_000;

/// The kind of a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeKind {
    /// The recovery code of an account, for a player who has lost all devices. An account always has one
    /// recovery code: when the code is used, the account gets a new one.
    Recovery,
    /// A recovery code that has been used. A used code stays valid for some minutes, in case the response
    /// with the new code did not reach the player.
    Used,
    /// A code that can be used once, to sign in one more device.
    Device,
}

/// The error for a stored word that names no kind of code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no kind of code")]
pub struct UnknownCodeKind(String);

impl CodeKind {
    /// Returns the name under which the kind is stored.
    pub fn name(self) -> &'static str {
        match self {
            CodeKind::Recovery => "recovery",
            CodeKind::Used => "used",
            CodeKind::Device => "device",
        }
    }

    /// Returns the time at which a code expires that becomes a code of this kind at `now`; `None` if the code
    /// is valid until it is used.
    pub fn ends(self, now: i64) -> Option<i64> {
        match self {
            CodeKind::Recovery => None,
            CodeKind::Used | CodeKind::Device => Some(now + 10 * MINUTE),
        }
    }
}

impl FromStr for CodeKind {
    type Err = UnknownCodeKind;

    fn from_str(name: &str) -> Result<CodeKind, UnknownCodeKind> {
        let all = [CodeKind::Recovery, CodeKind::Used, CodeKind::Device];
        all.into_iter().find(|kind| kind.name() == name).ok_or_else(|| UnknownCodeKind(name.into()))
    }
}

#[test]
fn a_kind_is_read_as_it_is_stored() {
    for kind in [CodeKind::Recovery, CodeKind::Used, CodeKind::Device] {
        assert_eq!(kind.name().parse(), Ok(kind));
    }
    assert!("other".parse::<CodeKind>().is_err());
    assert_eq!(CodeKind::Recovery.ends(0), None);
    assert_eq!(CodeKind::Device.ends(1), Some(600_001));
}
