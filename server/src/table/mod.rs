//! A table in memory: what its list of entries comes to. Nothing here waits,
//! reads a disk or knows a socket; a refused change changes nothing.

pub mod orders;
pub mod room;
pub mod thinkers;

use std::collections::HashMap;

use engine::{
    AnyGame, AnyPlaying, BySide, Choice, Eye, NoUndo, PlayError, Record, Side, Sides, seed_of,
};

use crate::Error;
use crate::clock::now;
use crate::secrets;
use crate::store::{Entry, EntryKind, Seat, SeatKind, Stored};

/// A table in memory.
pub struct Table {
    /// As it is stored, but for the entries, which `stage` and `history` stand for.
    pub stored: Stored,
    pub stage: Stage,
    /// How it stood after each entry; the first is the start.
    history: Vec<Moment>,
    /// What was said to each client id that was played.
    acknowledged: HashMap<String, u32>,
    pub resigned: Option<Side>,
    /// What each bot is thinking about, by the entry it began at.
    pub thinking: BySide<Option<u32>>,
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

#[derive(Clone, Copy)]
struct Moment {
    number: u32,
    awaited: Sides,
    by: Option<Side>,
}

impl Table {
    /// Replays the list, and holds every digest against it.
    pub fn replay(mut stored: Stored, game: Option<&'static dyn AnyGame>) -> Table {
        let entries = std::mem::take(&mut stored.entries);
        let mut table = Table {
            stored,
            stage: Stage::Waiting,
            history: vec![Moment { number: 0, awaited: Sides::NONE, by: None }],
            acknowledged: HashMap::new(),
            resigned: None,
            thinking: BySide::default(),
        };
        table.stage = table.begin(game);

        let mut standing: Vec<&Entry> = Vec::new();
        for entry in &entries {
            match entry.kind {
                EntryKind::Play => standing.push(entry),
                EntryKind::Undo => drop(standing.pop()),
                EntryKind::Resign => table.resigned = Some(entry.side),
            }
            table.note(entry, standing.len() as u32, Sides::NONE);
        }

        let Stage::Playing(playing) = &mut table.stage else { return table };
        let mut awaited = vec![playing.awaited()];
        for (n, entry) in standing.iter().enumerate() {
            let departs = match playing.play(entry.side, &entry.play) {
                Ok(()) if playing.digest().to_string() == entry.digest => None,
                Ok(()) => Some("leads elsewhere now".to_string()),
                Err(error) => Some(format!("can't be played now: {error}")),
            };
            if let Some(departs) = departs {
                let why = format!(
                    "the rules have been mended since this game was played: action {} ({}) {departs}",
                    n + 1,
                    entry.play
                );
                let last = Some(playing.at(n as u32));
                table.stage = Stage::Unplayable { why, last };
                return table;
            }
            awaited.push(playing.awaited());
        }
        for moment in &mut table.history {
            moment.awaited = awaited.get(moment.number as usize).copied().unwrap_or(Sides::NONE);
        }
        table
    }

    /// Starts the game once both seats have put their nonce in.
    fn begin(&self, game: Option<&'static dyn AnyGame>) -> Stage {
        let stored = &self.stored;
        let unplayable = |why: String| Stage::Unplayable { why, last: None };
        let Some(game) = game else {
            return unplayable(format!("this Carillon has no game called {:?}", stored.game));
        };
        let ours = game.facts().rules_version;
        if stored.rules != ours {
            return unplayable(format!(
                "this game follows rules version {} of {}, and this Carillon has version {ours}",
                stored.rules, stored.game
            ));
        }
        let Some(nonces) = self.nonces() else { return Stage::Waiting };
        match game.start(&stored.setup, seed_of(&stored.secret, &nonces)) {
            Ok(playing) => Stage::Playing(playing),
            Err(error) => unplayable(error.to_string()),
        }
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

    /// Has somebody won or resigned?
    pub fn is_over(&self) -> bool {
        self.resigned.is_some() || self.playing().is_some_and(|playing| playing.outcome().is_some())
    }

    /// Who must choose now.
    pub fn awaited(&self) -> Sides {
        match self.playing() {
            Some(playing) if !self.is_over() => playing.awaited(),
            _ => Sides::NONE,
        }
    }

    /// What whoever holds these seats would take back now, as it was offered; or why he can't.
    pub fn undoes(&self, sides: Sides) -> Result<Choice, NoUndo> {
        let playing = self.playing().filter(|_| !self.is_over()).ok_or(NoUndo::Nothing)?;
        playing.undoes(sides)
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

    /// The seats that these tokens open.
    pub fn seats_of(&self, tokens: &[String]) -> Result<Sides, Error> {
        let mut sides = Sides::NONE;
        for token in tokens {
            let hash = secrets::hash(token);
            let opens = |side: &Side| self.stored.seats[*side].token_hash.as_ref() == Some(&hash);
            sides = sides.with(Side::BOTH.into_iter().find(opens).ok_or(Error::NotYourSeat)?);
        }
        Ok(sides)
    }

    /// The seats as they will be once `sides` has sat down. A player without a
    /// nonce leaves his share of the dice to chance.
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
            if name.is_some() && seat.name != name {
                seat.name.clone_from(&name);
                moved = true;
            }
            if seat.nonce.is_none() {
                let nonce = nonce.clone().unwrap_or_else(secrets::token);
                seat.nonce = Some(if hotseat { own_nonce(&nonce, side) } else { nonce });
                moved = true;
            }
            if moved {
                changed.push((side, seat));
            }
        }
        changed
    }

    /// They have sat down, and that is stored. The game may begin by it.
    pub fn seat(&mut self, changed: Vec<(Side, Seat)>, game: Option<&'static dyn AnyGame>) {
        for (side, seat) in changed {
            self.stored.seats[side] = seat;
        }
        if matches!(self.stage, Stage::Waiting) {
            self.stage = self.begin(game);
            self.history[0].awaited = self.awaited();
        }
    }

    /// The number that this client id was acknowledged with, if it was played.
    pub fn acknowledged(&self, client_id: &str) -> Option<u32> {
        self.acknowledged.get(client_id).copied()
    }

    /// Plays an action that was chosen when the game stood at `number`.
    pub fn play(
        &mut self,
        number: u32,
        side: Side,
        play: &str,
        client_id: String,
    ) -> Result<Entry, Error> {
        if self.is_over() {
            return Err(Error::Over);
        }
        self.playing_mut()?;
        if !self.still_holds(number, side) {
            return Err(Error::Stale(self.number()));
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

    /// Takes the last action back, which was chosen when the game stood at `number`.
    pub fn undo(&mut self, number: u32, sides: Sides, client_id: String) -> Result<Entry, Error> {
        if self.is_over() {
            return Err(Error::Over);
        }
        if number != self.number() {
            return Err(Error::Stale(self.number()));
        }
        let playing = self.playing_mut()?;
        let Some((side, play, _)) = playing.played().pop() else {
            return Err(Error::Undo(NoUndo::Nothing));
        };
        playing.undo(sides)?;
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

    /// An action chosen at `number` is still the same choice if the game stands
    /// there yet, or if both sides were to choose in secret and only the other
    /// one has.
    fn still_holds(&self, number: u32, side: Side) -> bool {
        if number == self.number() {
            return true;
        }
        let chosen_at = self.history.iter().rposition(|moment| moment.number == number);
        chosen_at.is_some_and(|entry| self.still_holds_since(entry as u32, side))
    }

    /// The same for a choice that was thought about since `entry`.
    pub fn still_holds_since(&self, entry: u32, side: Side) -> bool {
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
            && since.iter().all(|moment| moment.by == Some(side.other()))
    }

    fn entered(&mut self, kind: EntryKind, side: Side, play: String, client_id: String) -> Entry {
        let digest = self.playing().map_or(String::new(), |playing| playing.digest().to_string());
        let entry =
            Entry { number: self.entry() + 1, kind, side, play, digest, client_id, time: now() };
        let number = self.playing().map_or(0, AnyPlaying::number);
        self.note(&entry, number, self.awaited());
        entry
    }

    fn note(&mut self, entry: &Entry, number: u32, awaited: Sides) {
        self.history.push(Moment { number, awaited, by: Some(entry.side) });
        self.acknowledged.insert(entry.client_id.clone(), number);
    }

    /// `french`, `british`, `draw`, or `french resigned`.
    pub fn result(&self) -> Option<String> {
        if let Some(side) = self.resigned {
            return Some(format!("{side} resigned"));
        }
        let outcome = self.playing()?.outcome()?;
        Some(outcome.winner.map_or("draw".into(), |side| side.to_string()))
    }

    /// The record of a game that is over.
    pub fn record(&self) -> Result<Record, Error> {
        if let Stage::Unplayable { why, .. } = &self.stage {
            return Err(Error::Unplayable(why.clone()));
        }
        let over = self.playing().filter(|_| self.is_over()).zip(self.nonces());
        let (playing, nonces) = over.ok_or(Error::NotOver)?;
        let players = BySide::of(|side| {
            let seat = &self.stored.seats[side];
            match &seat.level {
                Some(level) => format!("bot:{level}"),
                None => seat.name.clone().unwrap_or_default(),
            }
        });
        let mut record = playing.record(players, nonces, self.stored.secret);
        record.result = self.result();
        record.secret = Some(self.stored.secret);
        Ok(record)
    }

    /// Whether its player has never come.
    pub fn kind(&self, side: Side) -> SeatKind {
        let seat = &self.stored.seats[side];
        match seat.kind {
            SeatKind::Open if seat.nonce.is_some() => SeatKind::Human,
            kind => kind,
        }
    }
}

/// Who plays both sides gives one nonce, and each seat has its own of it.
pub fn own_nonce(nonce: &str, side: Side) -> String {
    format!("{nonce}-{side}")
}
