//! The host of the tables of one device.

use std::collections::HashMap;

use engine::{AnyGame, BySide, Record, RecordError, Seed, Side};
use serde::Deserialize;
use serde_json::{Value, json};
use shelf::{Shelf, Shelved};
use study::Study;
use table::opening::{NewTable, Provided, Wish};
use table::wire::ErrorDetail;
use table::{ChatLine, Error, Stored, Table, Uploaded, questions, uploaded};

use crate::random::Random;
use crate::refused::refused;
use crate::room::{Answered, Consequences, Room, row};
use crate::studied::{self, Studied};

/// An action that is to be tried.
#[derive(Deserialize)]
pub(crate) struct Suggested {
    pub side: Side,
    pub play: String,
}

/// A study as it is stored with its table.
#[derive(Deserialize)]
pub(crate) struct StoredStudy {
    text: String,
    /// The index of the present node of the study, in the order of the text.
    at: usize,
}

/// The tables of one device that are in memory.
#[derive(Default)]
pub(crate) struct Tables {
    rooms: HashMap<String, Room>,
}

impl Tables {
    /// Opens a table, which is not kept in memory until a client sits down.
    pub fn open(&mut self, shelf: &Shelf, wish: NewTable, now: i64, random: &mut Random) -> Value {
        match opened(shelf, wish, now, random) {
            Ok(answer) => answer,
            Err(detail) => refused(&detail),
        }
    }

    /// Takes a stored table into memory.
    pub fn load(
        &mut self,
        shelf: &Shelf,
        (stored, study): (Stored, Option<StoredStudy>),
        chat: Vec<ChatLine>,
        now: i64,
    ) -> Value {
        let (id, game) = (stored.id.clone(), game_of(shelf, &stored.game));
        let table = Table::replay(stored, game, now);
        let room = match (study, game) {
            (Some(StoredStudy { text, at }), Some(game)) => {
                let study =
                    Study::parse(&text).map_err(|error| Error::Unplayable(error.to_string()));
                match study.and_then(|study| Room::study(table, study, game, at)) {
                    Ok(room) => room,
                    Err(error) => return refused(&error.detail()),
                }
            }
            _ => Room::new(table, chat),
        };
        let room = self.rooms.entry(id).insert_entry(room).into_mut();
        let mut outcome = Consequences::default();
        room.begin(now, &mut outcome);
        outcome.written()
    }

    /// Drops a table from memory.
    pub fn forget(&mut self, table: &str) -> Value {
        self.rooms.remove(table);
        json!({})
    }

    /// Handles a message from a client.
    pub fn hear(
        &mut self,
        shelf: &Shelf,
        table: &str,
        (client, text): (u32, &str),
        now: i64,
        random: &mut Random,
    ) -> Value {
        self.at(table, |room, outcome| {
            let game = game_of(shelf, &room.table.stored.game);
            room.hear(game, (client, text), now, random, outcome);
        })
    }

    /// Removes a client that has disconnected.
    pub fn leave(&mut self, table: &str, client: u32) -> Value {
        self.at(table, |room, outcome| room.leave(client, outcome))
    }

    /// Plays the action that a bot has chosen.
    pub fn thought(
        &mut self,
        table: &str,
        (entry, side): (u32, Side),
        play: Option<&str>,
        now: i64,
    ) -> Value {
        self.at(table, |room, outcome| room.thought((entry, side), play, now, outcome))
    }

    /// Passes a thinker's answer to the client that asked. With `more`, a better answer will follow.
    pub fn answer(
        &mut self,
        table: &str,
        (client, id): (u32, u32),
        answered: Answered,
        more: bool,
    ) -> Value {
        self.at(table, |room, outcome| room.answer((client, id), answered, more, outcome))
    }

    /// Returns the record of a finished game, without a signature.
    pub fn record(&self, table: &str) -> Value {
        match self.room(table).and_then(|room| room.table.record()) {
            Ok(record) => json!({ "status": 200, "body": record.write() }),
            Err(error) => refused(&error.detail()),
        }
    }

    /// Makes a study. `text` is the text of a study or of a record. Without `text` the study has no actions,
    /// and begins from the set-up or the position that `wish` names. The present node of the study is node
    /// `at`, counted in the order of the text. At that node the action `tried` is tried, if there is one.
    pub fn study(
        &mut self,
        shelf: &Shelf,
        (wish, text): (NewTable, Option<String>),
        (at, tried): (usize, Option<Suggested>),
        now: i64,
        random: &mut Random,
    ) -> Value {
        let name = wish.game.clone();
        let made = (|| {
            let none = || Error::NotFound(format!("there is no game {name:?}"));
            let game = game_of(shelf, &name).ok_or_else(none)?;
            let study = match text {
                Some(text) => Study::read(&text, game).map_err(studied::refused)?,
                None => studied::begin(wish, game, Seed(random.secret().0))?,
            };
            let both = || "me".to_string();
            let wish = NewTable::at(&name, study.position.clone(), BySide::of(|_| both()));
            let provided = Provided {
                id: random.table_id(),
                secret: random.secret(),
                tokens: BySide::of(|_| random.token()),
                now,
            };
            let no_bot = |_: Option<&str>| Err(Error::Wrong("a study has no bots".into()));
            let wish = Wish::read(wish, game, None)?;
            let (mut stored, opened) = wish.open(game, provided, no_bot)?;
            for side in Side::BOTH {
                stored.seats[side].nonce.get_or_insert_with(|| random.token());
            }
            let table = Table::replay(stored, Some(game), now);
            let mut room = Room::study(table, study, game, at)?;
            if let (Some(studied), Some(Suggested { side, play })) = (&mut room.studied, tried) {
                studied.suggest(side, &play, Seed(random.secret().0))?;
            }
            let row = row(&room.table, room.studied.as_ref());
            Ok::<_, Error>(json!({ "status": 201, "body": opened, "store": { "tables": [row] } }))
        })();
        made.unwrap_or_else(|error| refused(&error.detail()))
    }

    /// Returns the text of a study.
    pub fn study_text(&self, table: &str) -> Value {
        let text = self.room(table).and_then(|room| {
            let none = || Error::Wrong("there is no study at this table".into());
            room.studied.as_ref().map(Studied::text).ok_or_else(none)
        });
        match text {
            Ok(text) => json!({ "status": 200, "body": text }),
            Err(error) => refused(&error.detail()),
        }
    }

    /// Returns a study of a table's game as text, and the index of the node at the position after action
    /// `number`, counted in the order of the text.
    pub fn analyse(&self, table: &str, number: u32, random: &mut Random) -> Value {
        let seed = Seed(random.secret().0);
        let made = self.room(table).and_then(|room| studied::of_table(&room.table, number, seed));
        match made {
            Ok((study, at)) => {
                json!({ "status": 200, "body": { "text": study.write(), "at": at } })
            }
            Err(error) => refused(&error.detail()),
        }
    }

    /// Makes a finished table from a record, after replaying it to verify every die.
    pub fn upload(&mut self, shelf: &Shelf, text: &str, now: i64, random: &mut Random) -> Value {
        let made = (|| {
            let record = Record::parse(text)?;
            let name = record.header.game.clone();
            let game = game_of(shelf, &name).ok_or(RecordError::Game(name))?;
            let mut stored = uploaded(game, record, random.table_id(), now)?;
            // The dice and actions have been verified. The page has no key with which to verify the names.
            stored.uploaded = Some(Uploaded { signer: None, ours: false });
            let entries = std::mem::take(&mut stored.entries);
            let table = Table::replay(
                Stored { entries: entries.clone(), ..stored.clone() },
                Some(game),
                now,
            );
            let id = stored.id.clone();
            let entries: Vec<Value> = entries
                .iter()
                .map(|entry| json!({ "table": id, "number": entry.number, "entry": entry }))
                .collect();
            Ok::<_, Error>(json!({
                "status": 201,
                "body": { "table": id },
                "store": { "tables": [row(&table, None)], "entries": entries },
            }))
        })();
        made.unwrap_or_else(|error| refused(&error.detail()))
    }

    /// Returns the position after `number` actions. The position is available even before the end of the
    /// game, since the tables are the player's own.
    pub fn moment(&self, table: &str, number: u32) -> Value {
        let found = self.room(table).and_then(|room| {
            if let Some(studied) = &room.studied {
                return studied.position();
            }
            let playing = room.table.playing().ok_or(Error::NotYourTurn)?;
            questions::moment(playing, number)
        });
        match found {
            Ok(position) => json!({ "status": 200, "body": position }),
            Err(error) => refused(&error.detail()),
        }
    }

    fn room(&self, table: &str) -> Result<&Room, Error> {
        let none = || Error::NotFound(format!("there is no table {table:?}"));
        self.rooms.get(table).ok_or_else(none)
    }

    fn at(&mut self, table: &str, act: impl FnOnce(&mut Room, &mut Consequences)) -> Value {
        let mut outcome = Consequences::default();
        if let Some(room) = self.rooms.get_mut(table) {
            act(room, &mut outcome);
        }
        outcome.written()
    }
}

fn game_of(shelf: &Shelf, name: &str) -> Option<&'static dyn AnyGame> {
    shelf.get(name).map(Shelved::game)
}

fn opened(
    shelf: &Shelf,
    wish: NewTable,
    now: i64,
    random: &mut Random,
) -> Result<Value, ErrorDetail> {
    let detail = |error: Error| error.detail();
    let shelved = shelf.find(&wish.game);
    let shelved = shelved.map_err(|none| detail(Error::NotFound(none.to_string())))?;
    let alone = "a table of this device has neither clocks nor open seats";
    if wish.clock.is_some() || wish.french == "open" || wish.british == "open" {
        return Err(detail(Error::Wrong(alone.into())));
    }
    if wish.from.is_some() {
        let why = "a moment of a table of this device comes as a position";
        return Err(detail(Error::Wrong(why.into())));
    }
    let wish = Wish::read(wish, shelved.game(), None).map_err(detail)?;
    let provided = Provided {
        id: random.table_id(),
        secret: random.secret(),
        tokens: BySide::of(|_| random.token()),
        now,
    };
    let level = |named: Option<&str>| {
        let level = shelved.level(named.unwrap_or(shelved.default_level()));
        let level = level.map_err(|none| Error::Wrong(none.to_string()))?;
        match level.budget() {
            Some(shelf::Budget::Time(_)) => {
                Err(Error::Wrong("a bot of a page has no clock".into()))
            }
            _ => Ok(level.to_string()),
        }
    };
    let (mut stored, opened) = wish.open(shelved.game(), provided, level).map_err(detail)?;
    // One device holds both shares of the dice, so there is no need to wait for the players to give theirs.
    for side in Side::BOTH {
        stored.seats[side].nonce.get_or_insert_with(|| random.token());
    }
    let table = Table::replay(stored, Some(shelved.game()), now);
    Ok(json!({ "status": 201, "body": opened, "store": { "tables": [row(&table, None)] } }))
}
