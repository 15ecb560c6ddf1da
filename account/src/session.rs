//! Sessions: how long a device stays signed in, and what it may do.

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
/// The time after which a session that is not used ends.
const UNUSED: i64 = 30 * DAY;
/// The time after which a session ends, however often it is used, in milliseconds.
pub const LONGEST_SESSION: i64 = 180 * DAY;
/// The time after signing in within which the ways to sign in may be changed.
const PROVED: i64 = 30 * MINUTE;
/// The interval at which the use of a session is stored.
const NOTED: i64 = 10 * MINUTE;

/// The times of a session, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Session {
    /// The time at which the player signed in.
    pub begun: i64,
    /// The time at which the session was last used, to within some minutes.
    pub used: i64,
}

/// A thing that a player does with an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Playing, looking at the account, and ending sessions.
    Use,
    /// Changing the ways to sign in or the name, signing in another device, taking all data away, or deleting
    /// the account. Somebody who finds a device that is signed in must not be able to keep the account.
    Change,
}

impl Session {
    /// Begins a session.
    pub fn begin(now: i64) -> Session {
        Session { begun: now, used: now }
    }

    /// Returns the time at which the session ends if it is not used again.
    pub fn ends(self) -> i64 {
        (self.used + UNUSED).min(self.begun + LONGEST_SESSION)
    }

    /// Returns whether the session is over.
    pub fn is_over(self, now: i64) -> bool {
        self.ends() <= now
    }

    /// Returns whether the player may do `deed` without signing in again.
    pub fn may(self, deed: Deed, now: i64) -> bool {
        let proved = (self.begun..self.begun + PROVED).contains(&now);
        !self.is_over(now) && (deed == Deed::Use || proved)
    }

    /// Returns the form of the session to store when the session is used at `now`; `None` if a use was
    /// stored a short time ago.
    pub fn noted(self, now: i64) -> Option<Session> {
        (self.used + NOTED <= now).then_some(Session { used: now, ..self })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_ends_when_it_is_not_used_and_in_any_case_after_half_a_year() {
        let mut session = Session::begin(0);
        assert!(session.may(Deed::Use, UNUSED - 1));
        assert!(!session.may(Deed::Use, UNUSED) && session.is_over(UNUSED));
        for day in 1..180 {
            session = session.noted(day * DAY).expect("a day has passed");
            assert!(!session.is_over(day * DAY));
        }
        assert_eq!(session.ends(), LONGEST_SESSION);
        assert!(session.is_over(LONGEST_SESSION));
    }

    #[test]
    fn the_ways_to_sign_in_change_only_soon_after_signing_in() {
        let session = Session::begin(1_000);
        assert!(session.may(Deed::Change, 1_000) && session.may(Deed::Change, PROVED));
        assert!(!session.may(Deed::Change, 1_000 + PROVED));
        assert!(session.may(Deed::Use, 1_000 + PROVED));
        // A node whose clock is behind the time of signing in allows no change.
        assert!(!session.may(Deed::Change, 999));
    }

    #[test]
    fn a_use_is_stored_at_intervals() {
        let session = Session::begin(0);
        assert_eq!(session.noted(NOTED - 1), None);
        assert_eq!(session.noted(NOTED), Some(Session { begun: 0, used: NOTED }));
    }
}
