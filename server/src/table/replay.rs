//! How a table comes to be what it is: its entries are played once more, each is held against
//! the digest that was stored with it, and under mended rules the game goes on from where it can.

use std::collections::HashMap;

use engine::{AnyGame, AnyPlaying, BySide, Digest, Record, RecordLine, Side, Sides};

use super::kept::{self, Kept, Mending};
use super::{Moment, Stage, Table};
use crate::clock::now;
use crate::store::{Entry, EntryKind, Stored};

impl Table {
    /// Replays the list, and holds every digest against it.
    pub fn replay(mut stored: Stored, game: Option<&'static dyn AnyGame>) -> Table {
        let entries = std::mem::take(&mut stored.entries);
        let lesson = stored.lesson.as_ref().and_then(|id| game?.facts().lesson(id));
        let time = stored.begun.unwrap_or(stored.created);
        let (number, awaited, by, kind) = (0, Sides::NONE, None, None);
        let opened = Moment { number, awaited, by, kind, time, changes_seats: false };
        let mut table = Table {
            stored,
            stage: Stage::Waiting,
            history: vec![opened],
            acknowledged: HashMap::new(),
            resigned: None,
            agreed: false,
            overdue: None,
            played_for: Sides::NONE,
            paused: false,
            notes: Vec::new(),
            thinking: BySide::default(),
            base: 0,
            kept: Vec::new(),
            recorded: None,
            mended: None,
            unstored: None,
            seats_changed: false,
            ahead: false,
            turned: true,
            lesson,
        };
        // Those that stand, and how many had been taken back by agreement before each.
        let mut standing: Vec<&Entry> = Vec::new();
        let mut before: Vec<u32> = Vec::new();
        let mut taken_back = 0;
        let mut resumed = None;
        for entry in &entries {
            match entry.kind {
                EntryKind::Play => {
                    standing.push(entry);
                    before.truncate(standing.len() - 1);
                    before.push(taken_back);
                }
                EntryKind::Undo => drop(standing.pop()),
                EntryKind::TakeBack => {
                    let number = entry.play.parse().unwrap_or(standing.len());
                    taken_back += standing.len().saturating_sub(number) as u32;
                    standing.truncate(number);
                }
                EntryKind::Pause | EntryKind::Resume => {}
                EntryKind::Resign => table.resigned = Some(entry.side),
                EntryKind::Agree => table.agreed = true,
                EntryKind::Out => table.count_out(entry.side),
                EntryKind::Back => table.played_for = table.played_for.without(entry.side),
                EntryKind::Mended => {
                    table.mended = entry.play.parse().ok();
                    let number = table.mended.map_or(0, |mending: Mending| mending.number as usize);
                    standing.truncate(number);
                    table.base = standing.len() as u32;
                    taken_back = 0;
                    resumed = Some(entry);
                }
            }
            if entry.changes_seats {
                table.played_for = table.played_for.across();
            }
            table.note(entry, standing.len() as u32, Sides::NONE);
        }
        let known: Vec<Option<Sides>> = entries.iter().map(|entry| entry.awaited).collect();
        table.keep(&standing[..table.base as usize]);
        before.truncate(standing.len());
        before.push(taken_back);
        let departs = table.play_again(&standing, &before, resumed, game);
        for (moment, known) in table.history.iter_mut().skip(1).zip(known) {
            moment.awaited = known.unwrap_or(moment.awaited);
        }
        if departs.is_some() && table.is_over() && table.mended.is_none() {
            table.recorded = Some(recorded(&standing, &before));
        }
        if !table.leave_to_newer(game)
            && let (Some(why), Some(game)) = (departs, game)
        {
            table.mend(&standing, why, game);
        }
        table.seats_changed = table.playing().is_some_and(AnyPlaying::seats_changed);
        table
    }

    /// Can it be only looked at here, because a server with newer rules has played it? What that one has
    /// acknowledged must not be taken back.
    pub(super) fn leave_to_newer(&mut self, game: Option<&'static dyn AnyGame>) -> bool {
        let ours = game.map_or(u32::MAX, |game| game.facts().rules_version);
        let theirs = self.stored.rules;
        self.ahead = ours < theirs && !self.is_over();
        if !self.ahead {
            return false;
        }
        let why = format!(
            "this game is played by rules {theirs}, and this server has rules {ours}: it goes on at a newer server"
        );
        self.stage = match std::mem::replace(&mut self.stage, Stage::Waiting) {
            Stage::Waiting => Stage::Waiting,
            Stage::Playing(playing) => Stage::Unplayable { why, last: Some(playing) },
            Stage::Unplayable { last, .. } => Stage::Unplayable { why, last },
        };
        true
    }

    /// The rules that it is played by from now on, if those of the table are others.
    pub fn other_rules(&self) -> Option<u32> {
        let ours = self.playing()?.facts().rules_version;
        (ours != self.stored.rules).then_some(ours)
    }

    /// Plays what was stored elsewhere. Is the table now as it was there? If not, it is to
    /// be read again.
    pub fn catch_up(&mut self, entries: &[Entry]) -> bool {
        entries.iter().all(|entry| {
            let next = entry.number == self.entry() + 1 && entry.kind == EntryKind::Play;
            let Stage::Playing(playing) = &mut self.stage else { return false };
            if !next || playing.play(entry.side, &entry.play).is_err() {
                return false;
            }
            let same = is_of(playing.digest(), &entry.digest);
            let number = self.base + playing.number();
            self.turned = entry.position.is_none() && self.turns(entry.kind);
            self.note(entry, number, self.awaited());
            same
        })
    }

    /// Plays what stands once more, and says where that departs from what was.
    fn play_again(
        &mut self,
        standing: &[&Entry],
        before: &[u32],
        resumed: Option<&Entry>,
        game: Option<&'static dyn AnyGame>,
    ) -> Option<String> {
        self.stage = match (resumed, game, self.seed()) {
            (Some(entry), Some(game), Some(seed)) => {
                let seed = kept::other_dice(seed, entry.number);
                match kept::resume(game, entry.position.as_deref().unwrap_or(""), seed) {
                    Some(playing) => Stage::Playing(playing),
                    None => return Some("the position it went on from can't be read now".into()),
                }
            }
            _ => self.begin(game),
        };
        let playing = match &mut self.stage {
            Stage::Playing(playing) => playing,
            Stage::Unplayable { why, .. } => return Some(why.clone()),
            Stage::Waiting => return None,
        };
        let mut awaited = vec![playing.awaited()];
        let mut passed = 0;
        for (n, entry) in standing.iter().enumerate().skip(self.base as usize) {
            playing.pass_over(before[n] - std::mem::replace(&mut passed, before[n]));
            let departs = match playing.play(entry.side, &entry.play) {
                Ok(()) if is_of(playing.digest(), &entry.digest) => None,
                Ok(()) => Some("leads elsewhere now".to_string()),
                Err(error) => Some(format!("can't be played now: {error}")),
            };
            if let Some(departs) = departs {
                let last = Some(playing.at(n as u32 - self.base));
                let why = format!("action {} ({}) {departs}", n + 1, entry.play);
                self.stage = Stage::Unplayable { why: why.clone(), last };
                return Some(why);
            }
            awaited.push(playing.awaited());
        }
        playing.pass_over(before[standing.len()] - passed);
        for moment in &mut self.history {
            let then = moment.number.checked_sub(self.base);
            let awaited = then.and_then(|then| awaited.get(then as usize));
            moment.awaited = awaited.copied().unwrap_or(Sides::NONE);
        }
        None
    }

    /// Goes on from the last position that was kept, or shows a finished game from it.
    fn mend(&mut self, standing: &[&Entry], why: String, game: &'static dyn AnyGame) {
        let mending = self.entry() + 1;
        let Some(seed) = self.seed().map(|seed| kept::other_dice(seed, mending)) else { return };
        let kept = (1..).zip(standing).filter_map(|(n, entry)| Some((n, entry.position.as_ref()?)));
        let begun = self.stored.setup.position.as_ref().map(|position| (0, position));
        let positions: Vec<(u32, &String)> = begun.into_iter().chain(kept).collect();
        let found = positions.into_iter().rev().find_map(|(n, position)| {
            Some((n, position.clone(), kept::resume(game, position, seed)?))
        });
        let why = format!("the rules have been mended since this game was played: {why}");
        let Some((number, position, playing)) = found else {
            if let Stage::Unplayable { why: said, .. } = &mut self.stage {
                *said = why;
            } else {
                self.stage = Stage::Unplayable { why, last: None };
            }
            return;
        };
        self.base = number;
        if self.is_over() {
            self.keep(standing);
            self.stage = Stage::Unplayable { why, last: Some(playing) };
            return;
        }
        self.keep(&standing[..number as usize]);
        let rules = game.facts().rules_version;
        let taken_back = standing.len() as u32 - number;
        let told = Mending { number, taken_back, before: self.stored.rules, rules };
        let entry = Entry {
            number: mending,
            kind: EntryKind::Mended,
            side: standing.last().map_or(Side::French, |entry| entry.side),
            play: told.written(),
            digest: playing.digest().to_string(),
            client_id: format!("mended-{mending}"),
            time: now(),
            told: None,
            position: Some(position),
            awaited: Some(playing.awaited()),
            changes_seats: false,
        };
        self.stage = Stage::Playing(playing);
        self.mended = Some(told);
        self.note(&entry, number, self.awaited());
        self.unstored = Some(entry);
    }

    /// Holds on to what was kept of these actions, as far as anything was.
    fn keep(&mut self, standing: &[&Entry]) {
        self.kept = standing.iter().map_while(|entry| Kept::of(entry)).collect();
    }
}

/// What a record says of these actions. Those of older tables, with digests of 32 bits, are told as they
/// were then.
fn recorded(standing: &[&Entry], before: &[u32]) -> Record {
    let mut passed = 0;
    let line = |(entry, before): (&&Entry, &u32)| RecordLine {
        side: entry.side,
        play: entry.play.clone(),
        digest: entry.digest.clone(),
        taken_back: before - std::mem::replace(&mut passed, *before),
    };
    let lines = standing.iter().zip(before).map(line).collect();
    let mut record = Record { lines, ..Record::default() };
    if record.lines.iter().any(|line| line.digest.len() < DIGEST) {
        record.format = 1;
        record.lines.iter_mut().for_each(|line| line.digest.truncate(SHORT_DIGEST));
    }
    record
}

/// The digits of a digest, and what older tables kept of it.
const DIGEST: usize = 32;
const SHORT_DIGEST: usize = 8;

/// Is it that digest, as it was stored? Older tables kept the first 32 bits.
fn is_of(digest: Digest, stored: &str) -> bool {
    SHORT_DIGEST <= stored.len() && digest.to_string().starts_with(stored)
}
