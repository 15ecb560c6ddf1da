//! Entries, and their meaning.
//!
//! To add a kind of entry, add a variant to [`EntryKind`] with its name and its match arms in this file. No
//! other code looks at the kind of an entry.

use std::collections::HashMap;
use std::str::FromStr;

use engine::{LogLine, Phrase, Side, Sides};
use serde::{Deserialize, Serialize};

use crate::NotStored;
use crate::mending::{Kept, Mending};
use crate::time_limit::{Clock, WhenOut};

/// One entry of the list that a table is made from.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The entry's number in the list, from 1; an undo has a number too.
    pub number: u32,
    pub kind: EntryKind,
    pub side: Side,
    /// The action that was played; for an entry of another kind, its argument.
    pub play: String,
    /// The digest of the resulting state.
    pub digest: String,
    pub client_id: String,
    /// The time at which the entry was made, in milliseconds since 1970.
    pub time: i64,
    /// The lines of the log as the players were shown them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<String>,
    /// The resulting state, if a turn began with the entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The sides that had to choose after the entry; `None` for entries stored before this field existed.
    pub awaited: Option<Sides>,
    /// Whether the entry made the players change seats.
    pub changes_seats: bool,
}

/// The time of a change, and the id that the client gave the change. Because of the id, a change that is sent
/// twice is made only once.
#[derive(Clone, Debug)]
pub struct Stamp {
    /// The time, in milliseconds since 1970.
    pub time: i64,
    pub client_id: String,
}

impl Entry {
    /// Returns the log lines and the position stored with this entry; `None` for entries stored without them, by
    /// older versions.
    pub fn kept(&self) -> Option<Kept> {
        Some(Kept { told: self.told.clone()?, position: self.position.clone() })
    }

    /// Returns a new entry without results, which are filled in when the entry is applied.
    pub(crate) fn draft(number: u32, kind: EntryKind, side: Side, stamp: Stamp) -> Entry {
        Entry {
            number,
            kind,
            side,
            play: String::new(),
            digest: String::new(),
            client_id: stamp.client_id,
            time: stamp.time,
            told: None,
            position: None,
            awaited: None,
            changes_seats: false,
        }
    }

    /// Returns the effect of the entry on the game. `standing` is the number of actions before
    /// the entry that were played and not taken back.
    pub(crate) fn act(&self, standing: u32) -> Act {
        match self.kind {
            EntryKind::Play => Act::Play,
            EntryKind::Undo => Act::Undo,
            EntryKind::TakeBack => {
                Act::TakeBack { to: self.play.parse().unwrap_or(standing).min(standing) }
            }
            EntryKind::Mended => match self.play.parse() {
                Ok(mending) => Act::Resume(mending),
                Err(_) => Act::Nothing,
            },
            EntryKind::Resign
            | EntryKind::Agree
            | EntryKind::Pause
            | EntryKind::Resume
            | EntryKind::Out
            | EntryKind::Back => Act::Nothing,
        }
    }
}

/// The effect of an entry on the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    Nothing,
    /// An action is played.
    Play,
    /// The last action is taken back by its player, as if it had never been played.
    Undo,
    /// Actions are taken back by agreement, until `to` actions are left. The dice of these actions are
    /// not used again.
    TakeBack {
        to: u32,
    },
    /// The game continues under corrected rules from a stored position.
    Resume(Mending),
}

/// The kind of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntryKind {
    Play,
    Undo,
    Resign,
    /// Both players agree to a draw.
    Agree,
    /// Both players agree to go back to an earlier number of actions.
    TakeBack,
    /// Both players agree to stop the clocks.
    Pause,
    /// The clocks run again.
    Resume,
    /// The time of a side has run out.
    Out,
    /// A player takes a side back from the computer.
    Back,
    /// The rules were corrected, and the game continues from a stored position.
    Mended,
}

impl EntryKind {
    const ALL: [EntryKind; 10] = [
        EntryKind::Play,
        EntryKind::Undo,
        EntryKind::Resign,
        EntryKind::Agree,
        EntryKind::TakeBack,
        EntryKind::Pause,
        EntryKind::Resume,
        EntryKind::Out,
        EntryKind::Back,
        EntryKind::Mended,
    ];

    /// Returns the name under which the kind is stored.
    pub fn name(self) -> &'static str {
        match self {
            EntryKind::Play => "play",
            EntryKind::Undo => "undo",
            EntryKind::Resign => "resign",
            EntryKind::Agree => "agree",
            EntryKind::TakeBack => "take-back",
            EntryKind::Pause => "pause",
            EntryKind::Resume => "resume",
            EntryKind::Out => "out",
            EntryKind::Back => "back",
            EntryKind::Mended => "mended",
        }
    }
}

impl FromStr for EntryKind {
    type Err = NotStored;
    fn from_str(text: &str) -> Result<EntryKind, NotStored> {
        let found = EntryKind::ALL.into_iter().find(|kind| kind.name() == text);
        found.ok_or_else(|| NotStored::EntryKind(text.into()))
    }
}

/// The answer to a client whose entry has been stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acknowledged {
    /// The number of the entry.
    pub entry: u32,
    /// The number of actions that had been played, and not taken back, after the entry.
    pub number: u32,
}

/// The combined effect of all entries of a table, except their effect on the game itself.
pub struct History {
    /// The state of the table after each entry; the first is the start.
    points: Vec<Point>,
    /// The actions that stand, that is, those that were not taken back.
    standing: Vec<Standing>,
    /// The number of actions taken back by agreement since the rules were last corrected.
    taken_back: u32,
    acknowledged: HashMap<String, Acknowledged>,
    when_out: WhenOut,
    pub resigned: Option<Side>,
    /// Whether the players agreed to a draw.
    pub agreed: bool,
    /// The side that has lost on time.
    pub overdue: Option<Side>,
    /// The sides whose time ran out and for which the computer plays.
    pub played_for: Sides,
    /// Whether the players agreed to stop the clocks.
    pub paused: bool,
    /// Lines of the log that don't come from the game, each with the number of the action after it.
    pub notes: Vec<(u32, LogLine)>,
    /// The last correction of the rules during this game, and the entry that records it.
    pub mended: Option<(Mending, u32)>,
    /// The number of actions that were played before the table's present `Playing` begins: zero, unless the
    /// rules were corrected during the game.
    pub base: u32,
}

/// An action that stands: it was played, and not taken back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    /// The entry that played it.
    pub entry: u32,
    /// The number of actions that had been taken back by agreement before this one.
    pub taken_back: u32,
}

/// The state of a table after an entry.
#[derive(Clone, Copy)]
pub(crate) struct Point {
    /// The number of actions that had been played and not taken back.
    pub number: u32,
    pub awaited: Sides,
    /// The side that made the entry; `None` at the start, and for entries that no side made.
    pub by: Option<Side>,
    /// The time of the entry, in milliseconds since 1970.
    pub time: i64,
    /// Whether an action was played.
    pub plays: bool,
    /// Whether the players changed seats.
    pub changes_seats: bool,
    /// The sides for which the computer played.
    pub played_for: Sides,
    /// Whether the clocks were stopped.
    pub paused: bool,
    /// The side whose clock was refilled, if any.
    pub refilled: Option<Side>,
    /// Whether a turn may have begun with the entry.
    pub may_begin_turn: bool,
}

impl History {
    /// Returns the history of a table that was opened at `time`, with the clock `clock`.
    pub(crate) fn new(time: i64, clock: Option<Clock>) -> History {
        let opened = Point {
            number: 0,
            awaited: Sides::NONE,
            by: None,
            time,
            plays: false,
            changes_seats: false,
            played_for: Sides::NONE,
            paused: false,
            refilled: None,
            may_begin_turn: true,
        };
        History {
            points: vec![opened],
            standing: Vec::new(),
            taken_back: 0,
            acknowledged: HashMap::new(),
            when_out: clock.map_or(WhenOut::Nothing, |clock| clock.when_out),
            resigned: None,
            agreed: false,
            overdue: None,
            played_for: Sides::NONE,
            paused: false,
            notes: Vec::new(),
            mended: None,
            base: 0,
        }
    }

    /// Applies an entry. This function alone defines what entries mean. [`Entry::act`] gives their effect on
    /// the game itself; [`History::settle`] adds the facts that are known only after the game has carried
    /// out the entry.
    pub(crate) fn apply(&mut self, entry: &Entry) {
        let (place, before) = (self.entry() + 1, self.number());
        match entry.act(before) {
            Act::Nothing => {}
            Act::Play => {
                self.standing.push(Standing { entry: place, taken_back: self.taken_back });
            }
            Act::Undo => drop(self.standing.pop()),
            Act::TakeBack { to } => {
                self.taken_back += before - to;
                self.standing.truncate(to as usize);
            }
            Act::Resume(mending) => {
                self.standing.truncate(mending.number as usize);
                self.base = self.number();
                self.taken_back = 0;
                self.mended = Some((mending, place));
            }
        }
        let (mut by, mut refilled, mut may_begin_turn) = (Some(entry.side), None, true);
        let told = match entry.kind {
            EntryKind::Play => {
                // An action also ends a pause.
                self.paused = false;
                None
            }
            EntryKind::Undo => {
                self.paused = false;
                may_begin_turn = false;
                None
            }
            EntryKind::Resign => {
                self.resigned = Some(entry.side);
                None
            }
            EntryKind::Agree => {
                self.agreed = true;
                None
            }
            EntryKind::TakeBack => {
                self.paused = false;
                Some("log-taken-back")
            }
            EntryKind::Pause => {
                self.paused = true;
                Some("log-pause")
            }
            EntryKind::Resume => {
                self.paused = false;
                Some("log-resume")
            }
            EntryKind::Out if self.when_out == WhenOut::Computer => {
                self.played_for = self.played_for.with(entry.side);
                Some("log-out-of-time")
            }
            EntryKind::Out => {
                self.overdue = Some(entry.side);
                None
            }
            EntryKind::Back => {
                self.played_for = self.played_for.without(entry.side);
                refilled = Some(entry.side);
                Some("log-back")
            }
            EntryKind::Mended => {
                by = None;
                None
            }
        };
        let number = self.number();
        for (action, _) in &mut self.notes {
            *action = (*action).min(number + 1);
        }
        if let Some(key) = told {
            let said = Phrase::new(key).side("side", entry.side);
            let taken_back = before.saturating_sub(number);
            let said = if 0 < taken_back { said.number("n", taken_back) } else { said };
            self.notes.push((number + 1, LogLine::new(said)));
        }
        self.points.push(Point {
            number,
            awaited: Sides::NONE,
            by,
            time: entry.time,
            plays: entry.kind == EntryKind::Play,
            changes_seats: false,
            played_for: self.played_for,
            paused: self.paused,
            refilled,
            may_begin_turn,
        });
        let acknowledged = Acknowledged { entry: entry.number, number };
        self.acknowledged.insert(entry.client_id.clone(), acknowledged);
    }

    /// Records the sides that must choose after the last entry, and whether that entry made the players
    /// change seats.
    pub(crate) fn settle(&mut self, awaited: Sides, changes_seats: bool) {
        if changes_seats {
            self.played_for = self.played_for.across();
        }
        let played_for = self.played_for;
        let last = self.last_mut();
        last.awaited = awaited;
        last.changes_seats = changes_seats;
        last.played_for = played_for;
    }

    /// Records the sides that had to choose after each entry. `known` returns the sides stored with an entry,
    /// if there are any; otherwise the sides come from `awaited`, the sides that had to choose after each
    /// number of actions.
    pub(crate) fn recall(&mut self, awaited: &[Sides], known: impl Fn(usize) -> Option<Sides>) {
        for (entry, point) in self.points.iter_mut().enumerate() {
            let then = point.number.checked_sub(self.base);
            let replayed = then.and_then(|then| awaited.get(then as usize)).copied();
            point.awaited = known(entry).or(replayed).unwrap_or(Sides::NONE);
        }
    }

    /// Records the sides that must choose at the start.
    pub(crate) fn open(&mut self, awaited: Sides) {
        self.points[0].awaited = awaited;
    }

    /// Starts the clocks.
    pub(crate) fn start(&mut self, time: i64) {
        self.points[0].time = time;
    }

    /// Returns the number of entries.
    pub fn entry(&self) -> u32 {
        self.points.len() as u32 - 1
    }

    /// Returns the number of actions that have been played and not taken back.
    pub fn number(&self) -> u32 {
        self.standing.len() as u32
    }

    /// Returns the state of the table after each entry, the start first.
    pub(crate) fn points(&self) -> &[Point] {
        &self.points
    }

    /// Returns the state of the table after the last entry.
    pub(crate) fn last(&self) -> &Point {
        self.points.last().expect("the start is there")
    }

    fn last_mut(&mut self) -> &mut Point {
        self.points.last_mut().expect("the start is there")
    }

    /// Returns the actions that were played and not taken back.
    pub(crate) fn standing(&self) -> &[Standing] {
        &self.standing
    }

    /// Returns the number of actions taken back by agreement since the rules were last corrected.
    pub(crate) fn taken_back(&self) -> u32 {
        self.taken_back
    }

    /// Returns the answer to the entry that a client made under this id, if there is one.
    pub fn acknowledged(&self, client_id: &str) -> Option<Acknowledged> {
        self.acknowledged.get(client_id).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn history(entries: &[(EntryKind, Side, &str)]) -> History {
        let mut history = History::new(0, None);
        for (kind, side, play) in entries {
            let stamp = Stamp { time: 0, client_id: history.entry().to_string() };
            let mut entry = Entry::draft(history.entry() + 1, *kind, *side, stamp);
            entry.play = (*play).into();
            history.apply(&entry);
        }
        history
    }

    fn standing(history: &History) -> Vec<(u32, u32)> {
        history.standing().iter().map(|one| (one.entry, one.taken_back)).collect()
    }

    const F: Side = Side::French;
    const PLAY: (EntryKind, Side, &str) = (EntryKind::Play, F, "go");

    #[test]
    fn every_kind_has_a_name_of_its_own() {
        for kind in EntryKind::ALL {
            assert_eq!(kind.name().parse(), Ok(kind));
        }
        assert!("plays".parse::<EntryKind>().is_err());
    }

    #[test]
    fn an_undone_action_is_as_if_it_had_never_been() {
        let undone = history(&[PLAY, PLAY, (EntryKind::Undo, F, "go"), PLAY]);
        assert_eq!(standing(&undone), [(1, 0), (4, 0)]);
        assert_eq!((undone.entry(), undone.number()), (4, 2));
    }

    #[test]
    fn actions_that_were_taken_back_by_agreement_are_counted() {
        let back = [PLAY, PLAY, PLAY, (EntryKind::TakeBack, F, "1"), PLAY];
        assert_eq!(standing(&history(&back)), [(1, 0), (5, 2)]);
        // A number that can't be read, or is too high, takes nothing back.
        for torn in ["", "9"] {
            let back = history(&[PLAY, (EntryKind::TakeBack, F, torn)]);
            assert_eq!((standing(&back), back.taken_back()), (vec![(1, 0)], 0));
        }
    }

    #[test]
    fn a_game_under_corrected_rules_goes_on_from_the_kept_position() {
        let mended = (EntryKind::Mended, F, "1 2 3 4");
        let history = history(&[PLAY, PLAY, PLAY, (EntryKind::TakeBack, F, "2"), mended, PLAY]);
        assert_eq!(standing(&history), [(1, 0), (6, 0)]);
        assert_eq!((history.base, history.mended.map(|(_, entry)| entry)), (1, Some(5)));
        assert_eq!(history.points()[5].by, None, "no side made the entry");
    }

    #[test]
    fn a_player_who_plays_on_ends_a_pause() {
        let paused = |then| history(&[PLAY, (EntryKind::Pause, F, ""), then]).paused;
        assert!(!paused(PLAY) && !paused((EntryKind::Resume, F, "")));
        assert!(paused((EntryKind::Out, F, "")));
    }

    #[test]
    fn the_computer_plays_for_a_side_without_time_only_where_that_was_chosen() {
        let out = |when_out| {
            let mut history = History::new(0, None);
            history.when_out = when_out;
            let stamp = Stamp { time: 0, client_id: String::new() };
            history.apply(&Entry::draft(1, EntryKind::Out, F, stamp));
            (history.overdue, history.played_for, history.notes.len())
        };
        assert_eq!(out(WhenOut::Computer), (None, F.into(), 1));
        assert_eq!(out(WhenOut::Loss), (Some(F), Sides::NONE, 0));
    }

    #[test]
    fn a_note_stays_before_the_next_action_when_actions_are_taken_back() {
        let back = (EntryKind::Back, F, "");
        let history = history(&[PLAY, PLAY, PLAY, back, (EntryKind::TakeBack, F, "1")]);
        assert_eq!(history.notes.iter().map(|(n, _)| *n).collect::<Vec<_>>(), [2, 2]);
    }
}
