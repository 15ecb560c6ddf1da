//! A table in memory: what its list of entries comes to. Nothing here waits,
//! reads a disk or knows a socket; a refused change changes nothing.

pub mod asked;
pub mod claims;
pub mod clocks;
pub mod hints;
pub mod kept;
pub mod odds;
pub mod orders;
pub mod programs;
mod replay;
pub mod reviews;
pub mod room;
pub mod thinkers;
pub mod timekeeper;
mod turns;

use std::collections::HashMap;

use engine::{
    AGREED, AnyGame, AnyPlaying, BySide, Choice, Eye, Followed, Header, Lesson, LessonPlay,
    LogLine, NoUndo, Phrase, PlayError, Record, Seed, Side, Sides, seed_of,
};

use crate::Error;
use crate::clock::now;
use crate::store::{Entry, EntryKind, Mark, Seat, SeatKind, Stored, WhenOut};
use kept::{Kept, Mending};

/// A table in memory.
pub struct Table {
    /// As it is stored, but for the entries, which `stage` and `history` stand for.
    pub stored: Stored,
    pub stage: Stage,
    /// How it stood after each entry; the first is the start.
    history: Vec<Moment>,
    /// What was said to each client id that was played.
    acknowledged: HashMap<String, Acknowledged>,
    pub resigned: Option<Side>,
    /// Both wanted a draw.
    pub agreed: bool,
    /// Who has lost by the clock.
    pub overdue: Option<Side>,
    /// Whose time ran out, so that the computer plays for them.
    pub played_for: Sides,
    /// Both wanted the clocks to stand still.
    pub paused: bool,
    /// What the log tells besides the game, each before the lines of that action.
    pub notes: Vec<(u32, LogLine)>,
    /// What each bot is thinking about, by the entry it began at.
    pub thinking: BySide<Option<u32>>,
    /// How many actions came before the game in `stage` begins: none, unless the rules were mended.
    pub base: u32,
    /// What was kept of the actions that are no longer replayed.
    pub kept: Vec<Kept>,
    /// What was stored of a finished game that the rules of now do not replay.
    recorded: Option<Record>,
    /// The last time that the rules were mended under this game.
    pub mended: Option<Mending>,
    /// That, while it is not in the store yet.
    pub unstored: Option<Entry>,
    /// In the game in `stage` each player has the side that the other began with.
    seats_changed: bool,
    /// It is played by newer rules than this server has: others see to it.
    pub ahead: bool,
    /// Somebody else's turn has begun since a position was last kept.
    turned: bool,
    /// The lesson that is taken here.
    lesson: Option<Lesson>,
}

/// Whether the game can be played.
pub enum Stage {
    /// An open seat waits for its player.
    Waiting,
    Playing(Box<dyn AnyPlaying>),
    /// Stored for rules that this program does not have. What could still be
    /// played is there to look at.
    Unplayable {
        why: String,
        last: Option<Box<dyn AnyPlaying>>,
    },
}

/// What is said to who asked for an entry, once that is on the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acknowledged {
    /// The number of the entry.
    pub entry: u32,
    /// How many actions stood after it.
    pub number: u32,
}

#[derive(Clone, Copy)]
struct Moment {
    number: u32,
    awaited: Sides,
    by: Option<Side>,
    /// What was entered; nothing at the start.
    kind: Option<EntryKind>,
    /// When, in milliseconds since 1970.
    time: i64,
    /// Each player sits at the other's seat since.
    changes_seats: bool,
}

impl Table {
    /// Up to where the table is known.
    pub fn mark(&self) -> Mark {
        Mark { entry: self.entry(), changes: self.stored.changes }
    }

    /// Starts the game once both seats have put their nonce in.
    fn begin(&self, game: Option<&'static dyn AnyGame>) -> Stage {
        let stored = &self.stored;
        let unplayable = |why: String| Stage::Unplayable { why, last: None };
        let Some(game) = game else {
            return unplayable(format!("this Carillon has no game called {:?}", stored.game));
        };
        let Some(seed) = self.seed() else { return Stage::Waiting };
        match game.start(&stored.setup, seed) {
            Ok(playing) => Stage::Playing(playing),
            Err(error) => unplayable(error.to_string()),
        }
    }

    /// What the dice come from, once both seats have put their nonce in.
    fn seed(&self) -> Option<Seed> {
        Some(seed_of(&self.stored.secret, &self.nonces()?))
    }

    fn nonces(&self) -> Option<BySide<String>> {
        let seats = &self.stored.seats;
        Some(BySide { french: seats.french.nonce.clone()?, british: seats.british.nonce.clone()? })
    }

    /// The game, if it can be played.
    pub fn playing(&self) -> Option<&dyn AnyPlaying> {
        match &self.stage {
            Stage::Playing(playing) => Some(playing.as_ref()),
            Stage::Waiting | Stage::Unplayable { .. } => None,
        }
    }

    fn playing_mut(&mut self) -> Result<&mut Box<dyn AnyPlaying>, Error> {
        match &mut self.stage {
            Stage::Playing(playing) => Ok(playing),
            Stage::Waiting => Err(Error::NotYourTurn),
            Stage::Unplayable { why, .. } => Err(Error::Unplayable(why.clone())),
        }
    }

    /// How many entries the list has.
    pub fn entry(&self) -> u32 {
        self.history.len() as u32 - 1
    }

    /// How many actions have been played and stand.
    pub fn number(&self) -> u32 {
        self.history.last().map_or(0, |moment| moment.number)
    }

    /// When the last entry was made, or the table was opened.
    pub fn since(&self) -> i64 {
        self.history.last().map_or(0, |moment| moment.time)
    }

    /// Has somebody won, resigned or lost by the clock, or have both agreed?
    pub fn is_over(&self) -> bool {
        self.resigned.is_some()
            || self.overdue.is_some()
            || self.agreed
            || self.stored.result.is_some()
            || self.playing().is_some_and(|playing| playing.outcome().is_some())
    }

    /// Who must choose now.
    pub fn awaited(&self) -> Sides {
        match self.playing() {
            Some(playing) if !self.is_over() => playing.awaited(),
            _ => Sides::NONE,
        }
    }

    /// The lesson that is taken here, and how it was followed.
    pub fn followed(&self) -> Option<(&Lesson, Followed)> {
        let lesson = self.lesson.as_ref().filter(|_| self.mended.is_none())?;
        let played = self.playing()?.played();
        let played = played.iter().map(|(side, play, _)| (*side, play.as_str()));
        Some((lesson, lesson.followed(played)))
    }

    /// What comes next in the script of the lesson, as long as that is followed.
    pub fn scripted(&self) -> Option<LessonPlay> {
        match self.followed()?.1 {
            Followed::Next(next) => Some(next),
            Followed::Done | Followed::Left => None,
        }
    }

    /// What whoever holds these seats would take back now, as it was offered; or why he can't.
    pub fn undoes(&self, sides: Sides) -> Result<Choice, NoUndo> {
        let playing = self.playing().filter(|_| !self.is_over()).ok_or(NoUndo::Nothing)?;
        playing.undoes(self.by_themselves(sides))
    }

    /// The lowest number that the game has stood at since `entry`: what was
    /// told of later actions is no longer sure.
    pub fn unchanged_since(&self, entry: u32) -> u32 {
        let since = self.history.get(entry as usize..).unwrap_or(&[]);
        since.iter().map(|moment| moment.number).min().unwrap_or(0)
    }

    /// Those eyes, or all eyes once it is over.
    pub fn eye(&self, eye: Eye) -> Eye {
        if self.is_over() { Eye::Open } else { eye }
    }

    /// The seats that tokens of these hashes open.
    pub fn seats_of(&self, hashes: &[String]) -> Result<Sides, Error> {
        let mut sides = Sides::NONE;
        for hash in hashes {
            let opens = |side: &Side| self.stored.seats[*side].token_hash.as_ref() == Some(hash);
            sides = sides.with(Side::BOTH.into_iter().find(opens).ok_or(Error::NotYourSeat)?);
        }
        Ok(sides)
    }

    /// The seats as they will be once `sides` has sat down, with another name or
    /// with a share of the dice that was still missing. A name that the game ended
    /// with is that of its record, and stays.
    pub fn seated(
        &self,
        sides: Sides,
        name: Option<String>,
        nonce: Option<String>,
    ) -> Vec<(Side, Seat)> {
        let hotseat = sides == Sides::BOTH;
        let mut changed = Vec::new();
        for side in sides.iter() {
            let mut seat = self.stored.seats[side].clone();
            let mut moved = false;
            if name.is_some() && seat.name != name && !self.is_over() {
                seat.name.clone_from(&name);
                moved = true;
            }
            if let (None, Some(nonce)) = (&seat.nonce, &nonce) {
                seat.nonce = Some(if hotseat { own_nonce(nonce, side) } else { nonce.clone() });
                moved = true;
            }
            if moved {
                changed.push((side, seat));
            }
        }
        changed
    }

    /// The seat of `side` with its share of the dice, drawn by who had seen
    /// `commitment`; nothing, if just that is in already.
    pub fn shared(
        &self,
        side: Side,
        commitment: &str,
        nonce: String,
    ) -> Result<Option<Seat>, Error> {
        if commitment != self.stored.commitment {
            return Err(Error::Wrong("that is not what this table is committed to".into()));
        }
        let seat = &self.stored.seats[side];
        match &seat.nonce {
            None => Ok(Some(Seat { nonce: Some(nonce), ..seat.clone() })),
            Some(known) if *known == nonce => Ok(None),
            Some(_) => Err(Error::Wrong("this seat has its share of the dice already".into())),
        }
    }

    /// They have sat down, and that is stored. The game may begin by it.
    pub fn seat(&mut self, changed: Vec<(Side, Seat)>, game: Option<&'static dyn AnyGame>) {
        for (side, seat) in changed {
            self.stored.seats[side] = seat;
        }
        if matches!(self.stage, Stage::Waiting) {
            self.stage = self.begin(game);
            self.leave_to_newer(game);
            self.history[0].awaited = self.awaited();
        }
    }

    /// What this client id was acknowledged with, if it was played.
    pub fn acknowledged(&self, client_id: &str) -> Option<Acknowledged> {
        self.acknowledged.get(client_id).copied()
    }

    /// Plays an action that answers `entry`: the last one when it was chosen.
    pub fn play(
        &mut self,
        entry: u32,
        side: Side,
        play: &str,
        client_id: String,
    ) -> Result<Entry, Error> {
        if self.is_over() {
            return Err(Error::Over);
        }
        self.playing_mut()?;
        if !self.still_holds(entry, side) {
            return Err(Error::Stale(self.entry()));
        }
        if !self.awaited().has(side) {
            return Err(Error::NotYourTurn);
        }
        let playing = self.playing_mut()?;
        playing.play(side, play).map_err(|error| match error {
            PlayError::Refused(refusal) => Error::Refused(refusal),
            PlayError::Unreadable(unreadable) => Error::Unreadable(unreadable.to_string()),
        })?;
        let play = play.split_whitespace().collect::<Vec<_>>().join(" ");
        Ok(self.entered(EntryKind::Play, side, play, client_id))
    }

    /// Takes the last action back, which was `entry`.
    pub fn undo(&mut self, entry: u32, sides: Sides, client_id: String) -> Result<Entry, Error> {
        if self.is_over() {
            return Err(Error::Over);
        }
        if entry != self.entry() {
            return Err(Error::Stale(self.entry()));
        }
        let themselves = self.by_themselves(sides);
        let playing = self.playing_mut()?;
        let Some((side, play, _)) = playing.played().pop() else {
            return Err(Error::Undo(NoUndo::Nothing));
        };
        playing.undo(themselves)?;
        Ok(self.entered(EntryKind::Undo, side, play, client_id))
    }

    /// Ends the game.
    pub fn resign(&mut self, side: Side, client_id: String) -> Result<Entry, Error> {
        if self.is_over() {
            return Err(Error::Over);
        }
        self.playing_mut()?;
        self.resigned = Some(side);
        Ok(self.entered(EntryKind::Resign, side, String::new(), client_id))
    }

    /// Ends the game in a draw, which the other side has offered.
    pub fn agree(&mut self, side: Side, client_id: String) -> Result<Entry, Error> {
        asked::may_offer(self, side)?;
        if !asked::offers(self, side.other()) {
            return Err(Error::Wrong("nobody offers a draw any more".into()));
        }
        self.agreed = true;
        Ok(self.entered(EntryKind::Agree, side, String::new(), client_id))
    }

    /// Those of them for whom the computer does not play.
    fn by_themselves(&self, sides: Sides) -> Sides {
        self.played_for.iter().fold(sides, Sides::without)
    }

    /// The game of a table with a clock has begun.
    pub fn start_clock(&mut self, time: i64) {
        self.stored.begun = Some(time);
        self.history[0].time = time;
    }

    /// The time of a side has run out: it has lost, or the computer plays for it.
    pub fn run_out(&mut self, side: Side, client_id: String) -> Result<Entry, Error> {
        if clocks::out(self, now()) != Some(side) {
            return Err(Error::Stale(self.entry()));
        }
        self.count_out(side);
        Ok(self.entered(EntryKind::Out, side, String::new(), client_id))
    }

    fn count_out(&mut self, side: Side) {
        match self.stored.clock.map(|clock| clock.when_out) {
            Some(WhenOut::Computer) => self.played_for = self.played_for.with(side),
            _ => self.overdue = Some(side),
        }
    }

    /// The player of a side takes it again from the computer, which has played for him.
    pub fn come_back(&mut self, side: Side, client_id: String) -> Result<Entry, Error> {
        if self.is_over() {
            return Err(Error::Over);
        }
        if !self.played_for.has(side) {
            return Err(Error::Wrong("the computer does not play for that side".into()));
        }
        self.playing_mut()?;
        self.played_for = self.played_for.without(side);
        Ok(self.entered(EntryKind::Back, side, String::new(), client_id))
    }

    /// After how many actions the last one that stands of who plays `side` now was played.
    pub fn before_last_of(&self, mut side: Side) -> Option<u32> {
        let mut lowest = self.number();
        for moment in self.history.iter().rev() {
            if moment.changes_seats {
                side = side.other();
            }
            let stands = moment.number <= lowest;
            lowest = lowest.min(moment.number);
            if stands && moment.kind == Some(EntryKind::Play) && moment.by == Some(side) {
                let before = moment.number - 1;
                return (self.base <= before && !self.is_over()).then_some(before);
            }
        }
        None
    }

    /// Has anybody rolled, drawn or seen something new since there were `number` actions?
    pub fn seen_since(&self, number: u32) -> bool {
        self.playing().is_some_and(|playing| playing.seen_since(number.saturating_sub(self.base)))
    }

    /// Goes back to before the last action of `side`, which both want.
    pub fn take_back(&mut self, side: Side, client_id: String) -> Result<Entry, Error> {
        if self.is_over() {
            return Err(Error::Over);
        }
        let number = self.before_last_of(side).ok_or(Error::Undo(NoUndo::Nothing))?;
        let base = self.base;
        self.playing_mut()?.take_back(number - base);
        Ok(self.entered(EntryKind::TakeBack, side, number.to_string(), client_id))
    }

    /// Stops the clocks, which both want; or lets them run again.
    pub fn pause(&mut self, side: Side, pause: bool, client_id: String) -> Result<Entry, Error> {
        asked::may_pause(self)?;
        if self.paused == pause {
            let what = if pause { "the clocks stand still already" } else { "the clocks run" };
            return Err(Error::Wrong(what.into()));
        }
        let kind = if pause { EntryKind::Pause } else { EntryKind::Resume };
        self.paused = pause;
        Ok(self.entered(kind, side, String::new(), client_id))
    }

    /// What has been entered since `entry`, by whom.
    fn since_entry(&self, entry: u32) -> impl Iterator<Item = Option<Side>> {
        self.history.iter().skip(entry as usize + 1).map(|moment| moment.by)
    }

    /// A choice made after `entry` is still the same choice if nothing has come
    /// since; or if both sides were to choose in secret, and since then the other
    /// one alone has played and taken back, and nothing from before.
    pub fn still_holds(&self, entry: u32, side: Side) -> bool {
        if entry == self.entry() {
            return true;
        }
        let Some((then, since)) =
            self.history.get(entry as usize..).and_then(|list| list.split_first())
        else {
            return false;
        };
        then.awaited == Sides::BOTH
            && self.awaited().has(side)
            && since
                .iter()
                .all(|moment| moment.by == Some(side.other()) && then.number <= moment.number)
    }

    /// Does what `side` chooses next answer somebody else, rather than follow its own last choice?
    pub fn answers(&self, side: Side) -> bool {
        self.history.last().is_none_or(|moment| moment.by != Some(side))
    }

    /// Is what `side` chooses next an answer in a window, or a secret? How long it takes may tell
    /// of a hand then.
    pub fn hides(&self, side: Side) -> bool {
        let in_window = |playing: &dyn AnyPlaying| playing.prompt(side)?.pass;
        self.awaited() == Sides::BOTH || self.playing().and_then(in_window).is_some()
    }

    fn entered(&mut self, kind: EntryKind, side: Side, play: String, client_id: String) -> Entry {
        let changes_seats = self.follow_seats();
        self.turned = self.turns(kind);
        let playing = self.playing();
        let played = playing.filter(|_| kind == EntryKind::Play);
        let entry = Entry {
            number: self.entry() + 1,
            kind,
            side,
            play,
            digest: playing.map_or(String::new(), |playing| playing.digest().to_string()),
            client_id,
            time: now(),
            told: played.map(kept::told),
            position: played.filter(|_| self.turned).and_then(kept::position),
            awaited: Some(self.awaited()),
            changes_seats,
        };
        let number = self.base + playing.map_or(0, AnyPlaying::number);
        self.turned &= entry.position.is_none();
        self.note(&entry, number, self.awaited());
        entry
    }

    /// Lets the players change seats where the game has it so. What was drawn for the dice of a side stays with it;
    /// what a player has asked for or ordered was meant for his old one.
    fn follow_seats(&mut self) -> bool {
        let changed = self.playing().is_some_and(AnyPlaying::seats_changed);
        if std::mem::replace(&mut self.seats_changed, changed) == changed {
            return false;
        }
        let BySide { french, british } = &mut self.stored.seats;
        std::mem::swap(french, british);
        std::mem::swap(&mut french.nonce, &mut british.nonce);
        for seat in [french, british] {
            (seat.offered, seat.asks_back, seat.asks_pause) = (None, None, None);
        }
        self.stored.orders = BySide::default();
        self.played_for = self.played_for.across();
        self.thinking = BySide::default();
        true
    }

    /// Does the computer have to choose for that side?
    pub fn asks_bot(&self, side: Side) -> bool {
        // Where both may choose at once, a learner comes first.
        let learns = self.scripted().is_some_and(|next| next.side != side);
        self.is_bot(side) && self.awaited().has(side) && !self.paused && !learns
    }

    /// Does the computer play that side, from the start or since its time ran out?
    pub fn is_bot(&self, side: Side) -> bool {
        self.stored.seats[side].kind == SeatKind::Bot || self.played_for.has(side)
    }

    /// Has somebody else's turn begun, by what was just done or since a position was last kept?
    fn turns(&self, kind: EntryKind) -> bool {
        let before = self.history.last().map_or(Sides::NONE, |moment| moment.awaited);
        self.turned
            || self.awaited() != before
            || matches!(kind, EntryKind::Undo | EntryKind::TakeBack)
    }

    fn note(&mut self, entry: &Entry, number: u32, awaited: Sides) {
        let by = (entry.kind != EntryKind::Mended).then_some(entry.side);
        let taken_back = self.number().saturating_sub(number);
        // Whoever plays on ends a pause.
        self.paused = match entry.kind {
            EntryKind::Pause => true,
            EntryKind::Play | EntryKind::Undo | EntryKind::TakeBack | EntryKind::Resume => false,
            _ => self.paused,
        };
        for (before, _) in &mut self.notes {
            *before = (*before).min(number + 1);
        }
        let told = match entry.kind {
            EntryKind::Out if self.overdue.is_none() => Some("log-out-of-time"),
            EntryKind::Back => Some("log-back"),
            EntryKind::TakeBack => Some("log-taken-back"),
            EntryKind::Pause => Some("log-pause"),
            EntryKind::Resume => Some("log-resume"),
            _ => None,
        };
        let line = |key| {
            let said = Phrase::new(key).side("side", entry.side);
            LogLine::new(if 0 < taken_back { said.number("n", taken_back) } else { said })
        };
        self.notes.extend(told.map(|key| (number + 1, line(key))));
        let kind = Some(entry.kind);
        let Entry { time, changes_seats, .. } = *entry;
        self.history.push(Moment { number, awaited, by, kind, time, changes_seats });
        let acknowledged = Acknowledged { entry: entry.number, number };
        self.acknowledged.insert(entry.client_id.clone(), acknowledged);
    }

    /// `french`, `british`, `draw`, `french resigned`, `french out of time` or `draw agreed`.
    pub fn result(&self) -> Option<String> {
        if let Some(side) = self.resigned {
            return Some(format!("{side} resigned"));
        }
        if let Some(side) = self.overdue {
            return Some(format!("{side} out of time"));
        }
        if self.agreed {
            return Some(AGREED.into());
        }
        match self.playing().and_then(|playing| playing.outcome()) {
            Some(outcome) => Some(outcome.winner.map_or("draw".into(), |side| side.to_string())),
            None => self.stored.result.clone(),
        }
    }

    /// The record of a game that is over, by the rules that it ended with.
    pub fn record(&self) -> Result<Record, Error> {
        let nonces = self.nonces().ok_or(Error::NotOver)?;
        let players = BySide::of(|side| {
            let seat = &self.stored.seats[side];
            match &seat.level {
                Some(level) => format!("bot:{level}"),
                None => seat.name.clone().unwrap_or_default(),
            }
        });
        let mut record = match &self.recorded {
            Some(recorded) => recorded.clone(),
            None => self.finished()?.record(BySide::default(), nonces.clone(), self.stored.secret),
        };
        let stored = &self.stored;
        record.header = Header {
            game: stored.game.clone(),
            rules: stored.rules,
            setup: stored.setup.clone(),
            players,
            commitment: stored.commitment.clone(),
            nonces,
        };
        record.result = self.result();
        record.secret = Some(stored.secret);
        Ok(record)
    }

    /// The game, once it is over, if all of it can be played again.
    pub fn finished(&self) -> Result<&dyn AnyPlaying, Error> {
        if let Stage::Unplayable { why, .. } = &self.stage {
            return Err(Error::Unplayable(why.clone()));
        }
        if self.mended.is_some() {
            let why =
                "the rules were mended in the middle of this game: it can't be replayed as a whole";
            return Err(Error::Unplayable(why.into()));
        }
        self.playing().filter(|_| self.is_over()).ok_or(Error::NotOver)
    }

    /// An open seat is a player's as soon as he has claimed it. (One of an older
    /// table had a key from the start, and was taken by sitting down.)
    pub fn kind(&self, side: Side) -> SeatKind {
        let seat = &self.stored.seats[side];
        match seat.kind {
            SeatKind::Open if seat.claimed.is_some() || seat.nonce.is_some() => SeatKind::Human,
            kind => kind,
        }
    }
}

/// Who plays both sides gives one nonce, and each seat has its own of it.
fn own_nonce(nonce: &str, side: Side) -> String {
    format!("{nonce}-{side}")
}
