//! The last message to each kind of viewer, kept so that the next message contains only the difference.
//!
//! All viewers with the same seats and the same [`Eye`] get the same message, which is made when the first of
//! them needs it. A viewer who has the previous message gets only the difference; any other
//! viewer gets the whole message.

use engine::{BySide, Eye, Sides};

use super::parts::Parted;
use super::patch::{Outline, Parts};
use super::state::{Log, State, written};
use crate::table::Table;

/// A viewer, with a record of the last message to them.
#[derive(Clone, Copy)]
pub struct Viewer {
    pub seats: Sides,
    pub eye: Eye,
    pub told: Option<LastSeen>,
}

/// A record of the last message to a viewer.
#[derive(Clone, Copy)]
pub struct LastSeen {
    /// The eye for which the message was made.
    eye: Eye,
    /// The version of the table.
    version: u64,
    /// The entry up to which the viewer has the log.
    entry: u32,
}

/// The messages to all viewers of a table. `T` is the host's type for texts, which is cheap to copy.
#[derive(Default)]
pub struct Messages<T> {
    /// The number of visible changes so far, whoever made them.
    version: u64,
    here: BySide<bool>,
    sent: Vec<Sent<T>>,
}

/// The last message to the viewers who hold these seats and look with this eye.
struct Sent<T> {
    seats: Sides,
    eye: Eye,
    version: u64,
    entry: u32,
    outline: Outline,
    /// The difference from an earlier version.
    patch: Option<(u64, T)>,
    /// Whole messages, each with the first action whose log lines it contains.
    wholes: Vec<(u32, T)>,
}

impl<T: From<String> + Clone> Messages<T> {
    /// Notes that the table has changed.
    pub fn changed(&mut self) {
        self.version += 1;
    }

    /// Returns the message to a viewer, and a new record of the last message to that viewer. With `shared`
    /// the whole message is kept for the next viewer who needs it.
    pub fn message(
        &mut self,
        table: &Table,
        viewer: Viewer,
        here: BySide<bool>,
        shared: bool,
    ) -> (T, LastSeen) {
        if self.here != here {
            self.here = here;
            self.changed();
        }
        let eye = table.eye(viewer.eye);
        let now = LastSeen { eye, version: self.version, entry: table.entry() };
        let told = viewer.told.filter(|told| told.eye == eye);
        let state = || Parted::of(&State::of(table, viewer.seats, eye, here));
        let known = self.sent.iter().position(|sent| (sent.seats, sent.eye) == (viewer.seats, eye));
        let mut fresh = None;
        let at = match known {
            Some(at) if self.sent[at].version == now.version => at,
            Some(at) => {
                self.sent[at].follow(table, now, fresh.insert(state()));
                at
            }
            None => {
                let outline = Parts::of(fresh.insert(state())).outline();
                let LastSeen { eye, version, entry } = now;
                let (patch, wholes) = (None, Vec::new());
                let seats = viewer.seats;
                self.sent.push(Sent { seats, eye, version, entry, outline, patch, wholes });
                self.sent.len() - 1
            }
        };
        let sent = &mut self.sent[at];
        if let (Some(told), Some((of, patch))) = (told, &sent.patch)
            && told.version == *of
        {
            return (patch.clone(), now);
        }
        let log_from = told.map_or(0, |told| table.unchanged_since(told.entry) + 1);
        if let Some((_, whole)) = sent.wholes.iter().find(|(from, _)| *from == log_from) {
            return (whole.clone(), now);
        }
        let log = written(&Log::of(table, eye, log_from));
        let whole = T::from(whole(now.version, &fresh.unwrap_or_else(state).text, &log));
        if shared {
            sent.wholes.push((log_from, whole.clone()));
        }
        (whole, now)
    }
}

impl<T: From<String>> Sent<T> {
    /// Advances to a new version of the table, serialised as `state`.
    fn follow(&mut self, table: &Table, now: LastSeen, state: &Parted) {
        let parts = Parts::of(state);
        let different = parts.since(&self.outline);
        let log = Log::of(table, now.eye, table.unchanged_since(self.entry) + 1);
        // If most of the table differs, the whole message is shorter than the difference.
        let patch = (different.len() < state.text.len())
            .then(|| (self.version, T::from(patch(self.version, now.version, &different, &log))));
        let (version, entry) = (now.version, now.entry);
        let (outline, wholes) = (parts.outline(), Vec::new());
        *self = Sent { version, entry, outline, patch, wholes, ..*self };
    }
}

/// Serialises a [`TableMessage`](super::state::TableMessage).
pub(super) fn whole(version: u64, state: &str, log: &str) -> String {
    let (state, log) = (inside(state), inside(log));
    format!(r#"{{"is":"table","version":{version},{state},{log}}}"#)
}

/// Serialises a [`PatchMessage`](super::state::PatchMessage).
pub(super) fn patch(of: u64, version: u64, different: &str, log: &Log) -> String {
    let (from, lines) = (log.log_from, written(&log.log));
    format!(
        r#"{{"is":"patch","of":{of},"patch":[{different}{{"op":"replace","path":"/log","value":{lines}}},{{"op":"replace","path":"/log_from","value":{from}}},{{"op":"replace","path":"/version","value":{version}}}]}}"#
    )
}

/// Returns the text of an object without its braces.
fn inside(object: &str) -> &str {
    object.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(object)
}
