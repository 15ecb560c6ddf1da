//! Rebuilding a table: its entries are replayed, and each is compared with the digest stored with it. If the
//! rules have been corrected, the game continues from the last position that the new rules accept.

use engine::{AnyGame, AnyPlaying, Digest, Record, RecordLine, Side, Sides};

use crate::entry::{Entry, EntryKind, History, Stamp, Standing};
use crate::error::Departure;
use crate::mending::{self, Mending};
use crate::stored::Stored;
use crate::table::{Table, TableStage};

impl Table {
    /// Rebuilds a table from its entries, checking each entry against the digest stored with it. If the
    /// rules have been corrected since, the game continues from the last stored position, and the entry that
    /// records this is left in `unstored`, with the time `now`.
    pub fn replay(mut stored: Stored, game: Option<&'static dyn AnyGame>, now: i64) -> Table {
        let entries = std::mem::take(&mut stored.entries);
        let lesson = stored.lesson.as_ref().and_then(|id| game?.facts().lesson(id));
        let mut history = History::new(stored.begun.unwrap_or(stored.created), stored.clock);
        for entry in &entries {
            history.apply(entry);
            history.settle(Sides::NONE, entry.changes_seats);
        }
        let mut table = Table {
            stored,
            stage: TableStage::Waiting,
            history,
            kept: Vec::new(),
            recorded: None,
            unstored: None,
            seats_changed: false,
            ahead: false,
            turned: true,
            lesson,
        };
        let of = |standing: &Standing| &entries[standing.entry as usize - 1];
        let standing: Vec<&Entry> = table.history.standing().iter().map(of).collect();
        table.keep(&standing[..table.base() as usize]);
        let (awaited, departs) = match table.play_again(&entries, &standing, game) {
            Ok(awaited) => (awaited, None),
            Err(why) => (Vec::new(), Some(why)),
        };
        table.history.recall(&awaited, |entry| entries.get(entry.checked_sub(1)?)?.awaited);
        if departs.is_some() && table.is_over() && table.history.mended.is_none() {
            table.recorded = Some(recorded(&standing, table.history.standing()));
        }
        if !table.leave_to_newer(game)
            && let (Some(departs), Some(game)) = (departs, game)
        {
            table.mend(&standing, &departs, game, now);
        }
        table.seats_changed = table.playing().is_some_and(AnyPlaying::seats_changed);
        table
    }

    /// Returns whether the table can only be viewed here, because a program with newer rules has played it.
    /// To play on under the older rules could take back actions that the newer program has acknowledged.
    pub(crate) fn leave_to_newer(&mut self, game: Option<&'static dyn AnyGame>) -> bool {
        let ours = game.map_or(u32::MAX, |game| game.facts().rules_version);
        let theirs = self.stored.rules;
        self.ahead = ours < theirs && !self.is_over();
        if !self.ahead {
            return false;
        }
        let why = format!(
            "this game is played by rules {theirs}, and this server has rules {ours}: it goes on at a newer server"
        );
        self.stage = match std::mem::replace(&mut self.stage, TableStage::Waiting) {
            TableStage::Waiting => TableStage::Waiting,
            TableStage::Playing(playing) => TableStage::Unplayable { why, last: Some(playing) },
            TableStage::Unplayable { last, .. } => TableStage::Unplayable { why, last },
        };
        true
    }

    /// Returns the version of the rules by which the game is played from now on, if it differs from the
    /// table's own.
    pub fn other_rules(&self) -> Option<u32> {
        let ours = self.playing()?.facts().rules_version;
        (ours != self.stored.rules).then_some(ours)
    }

    /// Applies entries that were stored by another server. Returns false if the result differs from that
    /// server's; the table must then be read again.
    pub fn catch_up(&mut self, entries: &[Entry]) -> bool {
        entries.iter().all(|entry| {
            if entry.number != self.entry() + 1 {
                return false;
            }
            let Ok(applied) = self.apply(entry) else { return false };
            self.turned = applied.turned && entry.position.is_none();
            self.playing().is_some_and(|playing| is_of(playing.digest(), &entry.digest))
        })
    }

    /// Replays the actions that were not taken back. Returns the sides that had to choose at the start and
    /// after each of these actions, or an error where the replay differs from what was stored.
    fn play_again(
        &mut self,
        entries: &[Entry],
        standing: &[&Entry],
        game: Option<&'static dyn AnyGame>,
    ) -> Result<Vec<Sides>, Departure> {
        let (base, taken_back) = (self.base(), self.history.taken_back());
        self.stage = match (self.history.mended, game, self.seed()) {
            (Some((_, mended)), Some(game), Some(seed)) => {
                let seed = mending::other_dice(seed, mended);
                let position = entries[mended as usize - 1].position.as_deref().unwrap_or("");
                match mending::resume(game, position, seed) {
                    Some(playing) => TableStage::Playing(playing),
                    None => return Err(Departure::Position),
                }
            }
            _ => self.begin(game),
        };
        let playing = match &mut self.stage {
            TableStage::Playing(playing) => playing,
            TableStage::Unplayable { why, .. } => return Err(Departure::Unplayable(why.clone())),
            TableStage::Waiting => return Ok(Vec::new()),
        };
        let mut awaited = vec![playing.awaited()];
        let mut passed = 0;
        let again = standing.iter().zip(self.history.standing()).enumerate().skip(base as usize);
        for (n, (entry, then)) in again {
            playing.pass_over(then.taken_back - std::mem::replace(&mut passed, then.taken_back));
            let departs = match playing.play(entry.side, &entry.play) {
                Ok(()) if is_of(playing.digest(), &entry.digest) => None,
                Ok(()) => Some(Departure::Elsewhere { number: n + 1, play: entry.play.clone() }),
                Err(cause) => {
                    Some(Departure::Refused { number: n + 1, play: entry.play.clone(), cause })
                }
            };
            if let Some(departs) = departs {
                let last = Some(playing.at(n as u32 - base));
                self.stage = TableStage::Unplayable { why: departs.to_string(), last };
                return Err(departs);
            }
            awaited.push(playing.awaited());
        }
        playing.pass_over(taken_back - passed);
        Ok(awaited)
    }

    /// Continues from the last stored position, or shows a finished game from what was stored.
    fn mend(
        &mut self,
        standing: &[&Entry],
        departs: &Departure,
        game: &'static dyn AnyGame,
        now: i64,
    ) {
        let mending = self.entry() + 1;
        let Some(seed) = self.seed().map(|seed| mending::other_dice(seed, mending)) else { return };
        let kept = (1..).zip(standing).filter_map(|(n, entry)| Some((n, entry.position.as_ref()?)));
        let begun = self.stored.setup.position.as_ref().map(|position| (0, position));
        let positions: Vec<(u32, &String)> = begun.into_iter().chain(kept).collect();
        let found = positions.into_iter().rev().find_map(|(n, position)| {
            Some((n, position.clone(), mending::resume(game, position, seed)?))
        });
        let why = format!("the rules have been mended since this game was played: {departs}");
        let Some((number, position, playing)) = found else {
            if let TableStage::Unplayable { why: said, .. } = &mut self.stage {
                *said = why;
            } else {
                self.stage = TableStage::Unplayable { why, last: None };
            }
            return;
        };
        if self.is_over() {
            self.history.base = number;
            self.keep(standing);
            self.stage = TableStage::Unplayable { why, last: Some(playing) };
            return;
        }
        self.keep(&standing[..number as usize]);
        let rules = game.facts().rules_version;
        let taken_back = standing.len() as u32 - number;
        let told = Mending { number, taken_back, before: self.stored.rules, rules };
        let side = standing.last().map_or(Side::French, |entry| entry.side);
        let stamp = Stamp { time: now, client_id: format!("mended-{mending}") };
        let entry = Entry {
            play: told.written(),
            digest: playing.digest().to_string(),
            position: Some(position),
            awaited: Some(playing.awaited()),
            ..Entry::draft(mending, EntryKind::Mended, side, stamp)
        };
        self.stage = TableStage::Playing(playing);
        self.history.apply(&entry);
        self.history.settle(self.awaited(), false);
        self.unstored = Some(entry);
    }

    /// Keeps the stored parts of these actions, up to the first action without stored parts.
    fn keep(&mut self, standing: &[&Entry]) {
        self.kept = standing.iter().map_while(|entry| entry.kept()).collect();
    }
}

/// Returns the record of these actions. Actions of older tables, with digests of 32 bits, are recorded in
/// format 1.
fn recorded(entries: &[&Entry], standing: &[Standing]) -> Record {
    let mut passed = 0;
    let line = |(entry, then): (&&Entry, &Standing)| RecordLine {
        side: entry.side,
        play: entry.play.clone(),
        digest: entry.digest.clone(),
        taken_back: then.taken_back - std::mem::replace(&mut passed, then.taken_back),
    };
    let lines = entries.iter().zip(standing).map(line).collect();
    let mut record = Record { lines, ..Record::default() };
    if record.lines.iter().any(|line| line.digest.len() < DIGEST) {
        record.format = 1;
        record.lines.iter_mut().for_each(|line| line.digest.truncate(SHORT_DIGEST));
    }
    record
}

/// The number of digits of a digest. Older tables stored shorter digests.
const DIGEST: usize = 32;
const SHORT_DIGEST: usize = 8;

/// Returns whether the stored text is the given digest. Older tables stored only the first 32 bits of a
/// digest.
fn is_of(digest: Digest, stored: &str) -> bool {
    SHORT_DIGEST <= stored.len() && digest.to_string().starts_with(stored)
}
