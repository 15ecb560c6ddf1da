//! What each pair of eyes was last sent, so that the next message says only what is different.
//!
//! A message is made once for all who hold the same seats and look with the same eyes, when the first of
//! them asks. Who has what they were sent before gets the difference; anybody else gets the whole.

use engine::{BySide, Eye, Sides};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::parts::Parted;
use super::patch::{Outline, Parts};
use super::{Log, State, written};
use crate::table::Table;

/// Who looks, and what he has been told already.
#[derive(Clone, Copy)]
pub struct Viewer {
    pub seats: Sides,
    pub eye: Eye,
    pub told: Option<LastSeen>,
}

/// What somebody was told last.
#[derive(Clone, Copy)]
pub struct LastSeen {
    /// Through which eyes.
    eye: Eye,
    /// Which version of the table.
    version: u64,
    /// The entry up to which he has read the log.
    entry: u32,
}

/// What was sent to all who look at a table.
#[derive(Default)]
pub struct Messages {
    /// Counts every change of what there is to be seen, by whomever.
    version: u64,
    here: BySide<bool>,
    sent: Vec<Sent>,
}

/// What was last sent to those who hold these seats and look with these eyes.
struct Sent {
    seats: Sides,
    eye: Eye,
    version: u64,
    entry: u32,
    outline: Outline,
    /// The difference to a version before.
    patch: Option<(u64, Utf8Bytes)>,
    /// The whole of it, by the action from which on the log is told.
    wholes: Vec<(u32, Utf8Bytes)>,
}

impl Messages {
    /// The table is not as it was.
    pub fn changed(&mut self) {
        self.version += 1;
    }

    /// What to tell `viewer`, and what he has been told then. With `shared` the whole of it is kept
    /// for the next who needs it.
    pub fn message(
        &mut self,
        table: &Table,
        viewer: Viewer,
        here: BySide<bool>,
        shared: bool,
    ) -> (Utf8Bytes, LastSeen) {
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
        let whole = whole(now.version, &fresh.unwrap_or_else(state).text, &log);
        if shared {
            sent.wholes.push((log_from, whole.clone()));
        }
        (whole, now)
    }
}

impl Sent {
    /// Goes on to a version that is written so.
    fn follow(&mut self, table: &Table, now: LastSeen, state: &Parted) {
        let parts = Parts::of(state);
        let different = parts.since(&self.outline);
        let log = Log::of(table, now.eye, table.unchanged_since(self.entry) + 1);
        // What is mostly different is better told whole.
        let patch = (different.len() < state.text.len())
            .then(|| (self.version, patch(self.version, now.version, &different, &log)));
        let (version, entry) = (now.version, now.entry);
        let (outline, wholes) = (parts.outline(), Vec::new());
        *self = Sent { version, entry, outline, patch, wholes, ..*self };
    }
}

/// As a [`TableMessage`](super::TableMessage) is written.
pub fn whole(version: u64, state: &str, log: &str) -> Utf8Bytes {
    let (state, log) = (inside(state), inside(log));
    format!(r#"{{"is":"table","version":{version},{state},{log}}}"#).into()
}

/// As a [`PatchMessage`](super::PatchMessage) is written.
pub fn patch(of: u64, version: u64, different: &str, log: &Log) -> Utf8Bytes {
    let (from, lines) = (log.log_from, written(&log.log));
    format!(
        r#"{{"is":"patch","of":{of},"patch":[{different}{{"op":"replace","path":"/log","value":{lines}}},{{"op":"replace","path":"/log_from","value":{from}}},{{"op":"replace","path":"/version","value":{version}}}]}}"#
    )
    .into()
}

/// The fields of an object, without its braces.
fn inside(object: &str) -> &str {
    object.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(object)
}
