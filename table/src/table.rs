//! A table in memory: the game in the state that the table's entries lead to. A change that is refused
//! has no effect.

use engine::{
    AGREED, AnyGame, AnyPlaying, BySide, Choice, Eye, Followed, Header, Lesson, LessonPlay, NoUndo,
    PlayError, Record, Seed, Side, Sides, seed_of,
};

use crate::entry::{Acknowledged, Act, Entry, EntryKind, History, Stamp};
use crate::error::Error;
use crate::mending::{self, Kept, Mending};
use crate::stored::{Seat, SeatKind, Stored};

/// A table in memory.
pub struct Table {
    /// The table as it is stored, without the entries, which are represented by `stage` and `history`.
    pub stored: Stored,
    pub stage: TableStage,
    pub history: History,
    /// The stored parts of the actions that are no longer replayed.
    pub kept: Vec<Kept>,
    /// The stored record of a finished game that does not replay under the present rules.
    pub(crate) recorded: Option<Record>,
    /// The entry that records a correction of the rules, as long as it is not stored yet.
    pub unstored: Option<Entry>,
    /// Whether the players have changed seats in the game in `stage`, compared with its beginning.
    pub(crate) seats_changed: bool,
    /// Whether the table was played under newer rules than this program has. This program then does not
    /// change the table.
    pub ahead: bool,
    /// Whether a turn of another side has begun since a position was last stored.
    pub(crate) turned: bool,
    /// The lesson that is played at the table.
    pub(crate) lesson: Option<Lesson>,
}

/// The stage that the game has reached.
pub enum TableStage {
    /// A seat is still open.
    Waiting,
    Playing(Box<dyn AnyPlaying>),
    /// The game was stored under rules that this program doesn't have. The actions that could still be
    /// replayed can be viewed.
    Unplayable {
        why: String,
        last: Option<Box<dyn AnyPlaying>>,
    },
}

impl Table {
    /// Starts the game once both seats have given their nonce.
    pub(crate) fn begin(&self, game: Option<&'static dyn AnyGame>) -> TableStage {
        let stored = &self.stored;
        let unplayable = |why: String| TableStage::Unplayable { why, last: None };
        let Some(game) = game else {
            return unplayable(format!("this Carillon has no game called {:?}", stored.game));
        };
        let Some(seed) = self.seed() else { return TableStage::Waiting };
        match game.start(&stored.setup, seed) {
            Ok(playing) => TableStage::Playing(playing),
            Err(error) => unplayable(error.to_string()),
        }
    }

    /// Returns the seed of the dice, once both seats have given their nonce.
    pub(crate) fn seed(&self) -> Option<Seed> {
        Some(seed_of(&self.stored.secret, &self.nonces()?))
    }

    fn nonces(&self) -> Option<BySide<String>> {
        let seats = &self.stored.seats;
        Some(BySide { french: seats.french.nonce.clone()?, british: seats.british.nonce.clone()? })
    }

    /// Returns the game, if it can be played.
    pub fn playing(&self) -> Option<&dyn AnyPlaying> {
        match &self.stage {
            TableStage::Playing(playing) => Some(playing.as_ref()),
            TableStage::Waiting | TableStage::Unplayable { .. } => None,
        }
    }

    fn playing_mut(&mut self) -> Result<&mut Box<dyn AnyPlaying>, Error> {
        match &mut self.stage {
            TableStage::Playing(playing) => Ok(playing),
            TableStage::Waiting => Err(Error::NotYourTurn),
            TableStage::Unplayable { why, .. } => Err(Error::Unplayable(why.clone())),
        }
    }

    /// Returns the number of the last entry.
    pub fn entry(&self) -> u32 {
        self.history.entry()
    }

    /// Returns the number of actions that have been played and not taken back.
    pub fn number(&self) -> u32 {
        self.history.number()
    }

    /// Returns the time of the last entry, or of the opening of the table.
    pub fn since(&self) -> i64 {
        self.history.last().time
    }

    /// Returns the number of actions before the game in `stage` begins: zero, unless the rules were
    /// corrected.
    pub fn base(&self) -> u32 {
        self.history.base
    }

    /// Returns the last correction of the rules during this game.
    pub fn mended(&self) -> Option<Mending> {
        self.history.mended.map(|(mending, _)| mending)
    }

    /// Returns the sides for which the computer plays because their time ran out.
    pub fn played_for(&self) -> Sides {
        self.history.played_for
    }

    /// Returns whether the game is over: a side has won, resigned or lost on time, or both have agreed to a
    /// draw.
    pub fn is_over(&self) -> bool {
        self.history.resigned.is_some()
            || self.history.overdue.is_some()
            || self.history.agreed
            || self.stored.result.is_some()
            || self.playing().is_some_and(|playing| playing.outcome().is_some())
    }

    /// Returns the sides that must choose now.
    pub fn awaited(&self) -> Sides {
        match self.playing() {
            Some(playing) if !self.is_over() => playing.awaited(),
            _ => Sides::NONE,
        }
    }

    /// Returns the lesson that is played at the table, and the progress in it.
    pub fn followed(&self) -> Option<(&Lesson, Followed)> {
        let lesson = self.lesson.as_ref().filter(|_| self.history.mended.is_none())?;
        let played = self.playing()?.played();
        let played = played.iter().map(|(side, play, _)| (*side, play.as_str()));
        Some((lesson, lesson.followed(played)))
    }

    /// Returns the next action in the script of the lesson, as long as the game follows the
    /// script.
    pub fn scripted(&self) -> Option<LessonPlay> {
        match self.followed()?.1 {
            Followed::Next(next) => Some(next),
            Followed::Done | Followed::Left => None,
        }
    }

    /// Returns the action that the holder of these seats would take back now, as it was offered. The error is
    /// the reason why no action can be taken back.
    pub fn undoes(&self, sides: Sides) -> Result<Choice, NoUndo> {
        let playing = self.playing().filter(|_| !self.is_over()).ok_or(NoUndo::Nothing)?;
        playing.undoes(self.by_themselves(sides))
    }

    /// Returns the lowest number of actions that the game has had since `entry`: log lines of later actions
    /// may have changed.
    pub fn unchanged_since(&self, entry: u32) -> u32 {
        let since = self.history.points().get(entry as usize..).unwrap_or(&[]);
        since.iter().map(|point| point.number).min().unwrap_or(0)
    }

    /// Returns `eye`, or the open eye once the game is over.
    pub fn eye(&self, eye: Eye) -> Eye {
        if self.is_over() { Eye::Open } else { eye }
    }

    /// Returns the seats that tokens with these hashes open.
    pub fn seats_of(&self, hashes: &[String]) -> Result<Sides, Error> {
        let mut sides = Sides::NONE;
        for hash in hashes {
            let opens = |side: &Side| self.stored.seats[*side].token_hash.as_ref() == Some(hash);
            sides = sides.with(Side::BOTH.into_iter().find(opens).ok_or(Error::NotYourSeat)?);
        }
        Ok(sides)
    }

    /// Returns the seats that tokens with these hashes open, and the seats of the account.
    pub fn seats_held(&self, hashes: &[String], account: Option<&str>) -> Result<Sides, Error> {
        let owns = |side: &Side| {
            account.is_some() && self.stored.seats[*side].account.as_deref() == account
        };
        let owned = Side::BOTH.into_iter().filter(owns);
        Ok(owned.fold(self.seats_of(hashes)?, Sides::with))
    }

    /// Returns the seats that change when the player of `sides` sits down: a seat gets the new name, and a share
    /// of the dice if it had none. Once the game is over, names no longer change, since they are in its record.
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

    /// Returns the seat of `side` with its share of the dice, drawn by a player who had seen `commitment`;
    /// `None` if that share has been given already.
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

    /// Puts stored seats into effect. This may start the game.
    pub fn seat(&mut self, changed: Vec<(Side, Seat)>, game: Option<&'static dyn AnyGame>) {
        for (side, seat) in changed {
            self.stored.seats[side] = seat;
        }
        if matches!(self.stage, TableStage::Waiting) {
            self.stage = self.begin(game);
            self.leave_to_newer(game);
            self.history.open(self.awaited());
        }
    }

    /// Returns the answer to the entry that a client made under this id, if there is one.
    pub fn acknowledged(&self, client_id: &str) -> Option<Acknowledged> {
        self.history.acknowledged(client_id)
    }

    /// Plays an action. `entry` was the last entry when the action was chosen.
    pub fn play(
        &mut self,
        entry: u32,
        side: Side,
        play: &str,
        stamp: Stamp,
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
        let play = play.split_whitespace().collect::<Vec<_>>().join(" ");
        self.enter(EntryKind::Play, side, play, stamp)
    }

    /// Takes back the last action, which was made by entry `entry`.
    pub fn undo(&mut self, entry: u32, sides: Sides, stamp: Stamp) -> Result<Entry, Error> {
        if self.is_over() {
            return Err(Error::Over);
        }
        if entry != self.entry() {
            return Err(Error::Stale(self.entry()));
        }
        let themselves = self.by_themselves(sides);
        let playing = self.playing_mut()?;
        playing.undoes(themselves)?;
        let (side, play, _) = playing.played().pop().ok_or(Error::Undo(NoUndo::Nothing))?;
        self.enter(EntryKind::Undo, side, play, stamp)
    }

    /// Ends the game by the resignation of `side`.
    pub fn resign(&mut self, side: Side, stamp: Stamp) -> Result<Entry, Error> {
        if self.is_over() {
            return Err(Error::Over);
        }
        self.playing_mut()?;
        self.enter(EntryKind::Resign, side, String::new(), stamp)
    }

    /// Returns the sides among `sides` for which the computer doesn't play.
    fn by_themselves(&self, sides: Sides) -> Sides {
        self.played_for().iter().fold(sides, Sides::without)
    }

    /// Starts the clocks when the game begins.
    pub fn start_clock(&mut self, time: i64) {
        self.stored.begun = Some(time);
        self.history.start(time);
    }

    /// Gives a side back to its player, after the computer has played for that player.
    pub fn come_back(&mut self, side: Side, stamp: Stamp) -> Result<Entry, Error> {
        if self.is_over() {
            return Err(Error::Over);
        }
        if !self.played_for().has(side) {
            return Err(Error::Wrong("the computer does not play for that side".into()));
        }
        self.playing_mut()?;
        self.enter(EntryKind::Back, side, String::new(), stamp)
    }

    /// Returns the number of actions before the last action of the player who now has `side`.
    pub fn before_last_of(&self, mut side: Side) -> Option<u32> {
        let mut lowest = self.number();
        for point in self.history.points().iter().rev() {
            if point.changes_seats {
                side = side.other();
            }
            let stands = point.number <= lowest;
            lowest = lowest.min(point.number);
            if stands && point.plays && point.by == Some(side) {
                let before = point.number - 1;
                return (self.base() <= before && !self.is_over()).then_some(before);
            }
        }
        None
    }

    /// Returns whether dice were rolled, cards drawn or something revealed since there were `number` actions.
    pub fn seen_since(&self, number: u32) -> bool {
        self.playing().is_some_and(|playing| playing.seen_since(number.saturating_sub(self.base())))
    }

    /// Takes back, by agreement, the last action of `side` and all actions after it.
    pub fn take_back(&mut self, side: Side, stamp: Stamp) -> Result<Entry, Error> {
        if self.is_over() {
            return Err(Error::Over);
        }
        let number = self.before_last_of(side).ok_or(Error::Undo(NoUndo::Nothing))?;
        self.playing_mut()?;
        self.enter(EntryKind::TakeBack, side, number.to_string(), stamp)
    }

    /// Returns the sides that have made an entry since `entry`.
    pub(crate) fn since_entry(&self, entry: u32) -> impl Iterator<Item = Option<Side>> {
        self.history.points().iter().skip(entry as usize + 1).map(|point| point.by)
    }

    /// Returns whether the choice that `side` had after `entry` is still the same. This is so if there has
    /// been no entry since. It is also so if both sides were choosing in secret, and since then only the
    /// other side has played, or taken back actions that it played after `entry`.
    pub fn still_holds(&self, entry: u32, side: Side) -> bool {
        if entry == self.entry() {
            return true;
        }
        let Some((then, since)) =
            self.history.points().get(entry as usize..).and_then(|list| list.split_first())
        else {
            return false;
        };
        then.awaited == Sides::BOTH
            && self.awaited().has(side)
            && since
                .iter()
                .all(|point| point.by == Some(side.other()) && then.number <= point.number)
    }

    /// Returns whether the next choice of `side` answers the other side. Otherwise the choice follows the
    /// side's own last choice.
    pub fn answers(&self, side: Side) -> bool {
        self.history.last().by != Some(side)
    }

    /// Returns whether the next choice of `side` is an answer in a window, or is made in secret. The
    /// thinking time of such a choice could reveal something about a hand.
    pub fn hides(&self, side: Side) -> bool {
        let in_window = |playing: &dyn AnyPlaying| playing.prompt(side)?.pass;
        self.awaited() == Sides::BOTH || self.playing().and_then(in_window).is_some()
    }

    /// Makes an entry and applies it. Returns the entry with its results.
    pub(crate) fn enter(
        &mut self,
        kind: EntryKind,
        side: Side,
        play: String,
        stamp: Stamp,
    ) -> Result<Entry, Error> {
        let mut entry = Entry { play, ..Entry::draft(self.entry() + 1, kind, side, stamp) };
        let Applied { turned, changes_seats } = self.apply(&entry)?;
        let playing = self.playing();
        let played = playing.filter(|_| self.history.last().plays);
        entry.digest = playing.map_or(String::new(), |playing| playing.digest().to_string());
        entry.told = played.map(mending::told);
        entry.position = played.filter(|_| turned).and_then(mending::position);
        entry.awaited = Some(self.awaited());
        entry.changes_seats = changes_seats;
        self.turned = turned && entry.position.is_none();
        Ok(entry)
    }

    /// Applies an entry: the game carries it out, the history records it, and the players change seats if the
    /// game says so. An entry that the game refuses changes nothing.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<Applied, Error> {
        let (awaited_before, number_before) = (self.history.last().awaited, self.number());
        self.follow(entry)?;
        self.history.apply(entry);
        let changes_seats = self.follow_seats();
        let awaited = self.awaited();
        self.history.settle(awaited, changes_seats);
        let turns = awaited != awaited_before || self.number() < number_before;
        Ok(Applied { turned: self.turned || turns, changes_seats })
    }

    /// Returns whether a player has just taken `side` back from the computer.
    pub fn came_back(&self, side: Side) -> bool {
        self.history.last().refilled == Some(side)
    }

    /// Carries out the entry in the game.
    fn follow(&mut self, entry: &Entry) -> Result<(), Error> {
        let (standing, base) = (self.number(), self.base());
        match entry.act(standing) {
            Act::Nothing => {}
            Act::Play => {
                self.playing_mut()?.play(entry.side, &entry.play).map_err(|error| match error {
                    PlayError::Refused(refusal) => Error::Refused(refusal),
                    PlayError::Unreadable(unreadable) => Error::Unreadable(unreadable.to_string()),
                })?
            }
            Act::Undo => self.playing_mut()?.undo(Sides::BOTH)?,
            Act::TakeBack { to } => match to.checked_sub(base) {
                Some(to) => self.playing_mut()?.take_back(to),
                None => return Err(Error::Undo(NoUndo::Nothing)),
            },
            // The game continues as a new `Playing`, which is created when the table is read again.
            Act::Resume(_) => return Err(Error::Stale(self.entry())),
        }
        Ok(())
    }

    /// Makes the players change seats if the game says so. Each side keeps its share of the dice; requests
    /// and orders are dropped, since they were meant for the old side.
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
        true
    }

    /// Returns whether the computer has to choose for `side`.
    pub fn asks_bot(&self, side: Side) -> bool {
        // Where both sides may choose at once, the learner chooses first.
        let learns = self.scripted().is_some_and(|next| next.side != side);
        self.is_bot(side) && self.awaited().has(side) && !self.history.paused && !learns
    }

    /// Returns whether the computer plays `side`, from the start or since its player's time ran out.
    pub fn is_bot(&self, side: Side) -> bool {
        self.stored.seats[side].kind == SeatKind::Bot || self.played_for().has(side)
    }

    /// Returns the result: `french`, `british`, `draw`, `french resigned`, `french out of time` or `draw
    /// agreed`.
    pub fn result(&self) -> Option<String> {
        if let Some(side) = self.history.resigned {
            return Some(format!("{side} resigned"));
        }
        if let Some(side) = self.history.overdue {
            return Some(format!("{side} out of time"));
        }
        if self.history.agreed {
            return Some(AGREED.into());
        }
        match self.playing().and_then(|playing| playing.outcome()) {
            Some(outcome) => Some(outcome.winner.map_or("draw".into(), |side| side.to_string())),
            None => self.stored.result.clone(),
        }
    }

    /// Returns the record of a finished game, by the rules in force at its end.
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

    /// Returns the game, if it is over and all of it can be replayed.
    pub fn finished(&self) -> Result<&dyn AnyPlaying, Error> {
        if let TableStage::Unplayable { why, .. } = &self.stage {
            return Err(Error::Unplayable(why.clone()));
        }
        if self.history.mended.is_some() {
            let why =
                "the rules were mended in the middle of this game: it can't be replayed as a whole";
            return Err(Error::Unplayable(why.into()));
        }
        self.playing().filter(|_| self.is_over()).ok_or(Error::NotOver)
    }

    /// Returns the sides that people play.
    pub fn people(&self) -> Sides {
        let people = Side::BOTH.into_iter().filter(|side| self.kind(*side) == SeatKind::Human);
        people.fold(Sides::NONE, Sides::with)
    }

    /// Returns the occupant of a seat. An open seat counts as a player's once it is claimed. (At older
    /// tables, seats had a key from the start, and were claimed by sitting down.)
    pub fn kind(&self, side: Side) -> SeatKind {
        let seat = &self.stored.seats[side];
        match seat.kind {
            SeatKind::Open if seat.claimed.is_some() || seat.nonce.is_some() => SeatKind::Human,
            kind => kind,
        }
    }
}

/// Returns the nonce of one seat, derived from the single nonce that a player of both seats gives.
fn own_nonce(nonce: &str, side: Side) -> String {
    format!("{nonce}-{side}")
}

/// The consequences of an entry.
pub(crate) struct Applied {
    /// Whether a turn of another side has begun since a position was last stored, by this entry or earlier.
    pub turned: bool,
    /// Whether the players changed seats.
    pub changes_seats: bool,
}
