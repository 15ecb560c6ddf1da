//! The store of tables, in SQLite for one server or in PostgreSQL for any number of nodes. Both databases
//! have the same tables and are queried with the same SQL.
//!
//! A table's entries are numbered, and their primary key is the fence: of two writers that add an entry with
//! the same number, one is [overtaken](Error::Overtaken). That writer reads the new entry and decides again.
//! All other changes of a table are fenced in the same way, by a count of its changes.

mod accounts;
mod blocks;
mod challenges;
mod counting;
mod effects;
pub mod folder;
mod health;
mod hours;
mod jobs;
mod latest;
mod notices;
mod noting;
#[cfg(feature = "postgres")]
mod postgres;
#[cfg(not(feature = "postgres"))]
#[path = "no_postgres.rs"]
mod postgres;
mod present;
mod ratings;
mod sql;
mod sqlite;
mod tournaments;
mod waiting;
#[cfg(test)]
mod suite;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use data_encoding::BASE64URL_NOPAD;
use engine::{BySide, Record, Setup, Side, Sides};
use table::{
    Access, ChatLine, Clock, Entry, Order, Outage, Rematch, Seat, SeatKind, Stored, Uploaded,
};

use crate::push::PushKey;
use crate::seal::{self, Key};
use crate::secrets;
use crate::{Config, Error, StartError};
pub use accounts::{
    AccountRow, AccountSeat, NewAccount, OwnTable, PasskeyRow, SessionRow, StoredCode,
};
pub use challenges::{
    ChallengeAnswer, ChallengePlayer, ChallengeRow, Challengers, FormerOpponent, Lot, NewChallenge,
    SideChoice,
};
pub use counting::{RatedGame, RatedPlayer};
use health::{PROBE, StoreHealth};
pub use jobs::{Job, SAID_AGAIN};
pub use latest::{Latest, Mark};
pub use notices::{Delivery, DueSummary, HookBrowser, HookRow, Notice};
pub use noting::{HookForm, NoticeKind, Noting};
pub use postgres::Postgres;
pub use present::SAID_WHO;
pub use ratings::{
    BestPlayer, CountedGame, Counting, RatingGround, ScoreCount, SeatRating, StoredRating,
    options_name,
};
use sql::{Row, Statement, damaged, word_of};
use sqlite::Sqlite;
pub use tournaments::{StoredTournament, TournamentChange, TournamentRow, TournamentSummaryRow};
pub use waiting::Waiting;

/// The number of lines of chat that a newcomer is sent. Earlier lines are deleted.
const CHAT_TOLD: i64 = 500;
/// The maximum number of times that a line of chat is given a new number because other lines came at the same
/// moment.
const CHAT_TRIES: usize = 50;

/// The store of all tables.
#[derive(Clone)]
pub struct Store {
    database: Database,
    key: Key,
    push: Arc<PushKey>,
    health: Arc<StoreHealth>,
}

#[derive(Clone)]
enum Database {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// The part of a table in the database that is newer than a [`Mark`].
pub enum Newer {
    Nothing,
    Entries(Vec<Entry>),
    /// Seats, orders or the like have changed too, so the whole table must be read again.
    Whole,
}

/// The changes of a table that are stored together with an entry.
pub struct After<'a> {
    /// The result, if the game has ended.
    pub result: Option<&'a str>,
    /// The version of the rules, if it has changed.
    pub rules: Option<u32>,
    /// For a table with a clock, the time at which a side's time runs out next; the inner `None` means that
    /// no time can run out any more.
    pub deadline: Option<Option<i64>>,
    /// The sides that bots play, or have played, and whether each must choose now.
    pub bots: Vec<(Side, bool)>,
    /// The seats, if the entry makes the players change seats.
    pub seats: Option<&'a BySide<Seat>>,
    /// The changes of the notices to players with accounts.
    pub notices: Vec<(Side, Noting)>,
    /// When the notices are due.
    pub due: i64,
    /// The rating of the game, if it has ended and is to be rated.
    pub rated: Option<RatedGame>,
}

/// The changes of the notices to players that are stored together with a seat.
pub struct SeatNotices<'a> {
    /// The last entry of the table.
    pub entry: u32,
    /// When the notices are due.
    pub due: i64,
    pub changes: &'a [(Side, Noting)],
}

/// Every change of a table is counted. A method that makes a change takes the count that its caller has `seen`,
/// and returns the new count. It fails if another writer has changed the table since.
impl Store {
    /// Opens the database and brings its schema up to date. Only one server can use a folder; any number of
    /// nodes can share a PostgreSQL database.
    pub async fn open(config: &Config) -> Result<Store, StartError> {
        let database = match &config.database {
            Some(address) => Database::Postgres(Postgres::open(address).await?),
            None => Database::Sqlite(Sqlite::open(&config.data).await?),
        };
        let secret = PushKey::make();
        let push = PushKey::read(&secret).expect("it was made just now");
        let (key, health) = (Key::new([0; 32]), Arc::default());
        let mut store = Store { database, key, push: Arc::new(push), health };
        store.key = store.stored_key().await?;
        store.push = Arc::new(store.stored_push_key(&secret).await?);
        Ok(store)
    }

    /// Returns the key by which push services know this server.
    pub fn push_key(&self) -> &PushKey {
        &self.push
    }

    /// Returns the key that signs the records of the tables in this store.
    pub fn key(&self) -> &Key {
        &self.key
    }

    /// Returns the database, if other nodes may share it.
    pub fn shared(&self) -> Option<&Postgres> {
        match &self.database {
            Database::Sqlite(_) => None,
            Database::Postgres(postgres) => Some(postgres),
        }
    }

    /// Closes the database.
    pub async fn close(&self) {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.close().await,
            Database::Postgres(postgres) => postgres.close().await,
        }
    }

    /// Stores a new table and, if the table was made from a record, the record.
    pub async fn insert(&self, table: &Stored, record: Option<&str>) -> Result<(), Error> {
        self.enter(insert_table(table, record)).await
    }

    /// Stores a new table that was opened by a client at that address. With `accounts_only`, only players with
    /// accounts may take a free seat; with `rated`, the result counts for ratings.
    pub async fn insert_of(
        &self,
        table: &Stored,
        address: IpAddr,
        accounts_only: bool,
        rated: bool,
    ) -> Result<(), Error> {
        let mut statements = insert_table(table, None);
        if rated {
            statements.push(counting::make_rated(&table.id));
        }
        if table.access == Access::Open {
            statements.push(
                Statement::new("UPDATE tables SET opener = $1, accounts_only = $2 WHERE id = $3")
                    .text(&self.key.veil(&address.to_string()))
                    .maybe_number(accounts_only.then_some(1))
                    .text(&table.id),
            );
        }
        self.enter(statements).await
    }

    /// Stores the rematch of the table `before`. Returns [`Error::Overtaken`] if that table already has a
    /// rematch.
    pub async fn insert_next(&self, table: &Stored, before: &str, seen: i64) -> Result<i64, Error> {
        let mut statements = insert_table(table, None);
        statements.push(
            Statement::new(
                "UPDATE tables SET next = $1, changes = changes + 1 WHERE id = $2 AND next IS NULL",
            )
            .text(&table.id)
            .text(before)
            .changes_one(),
        );
        statements.push(counting::rate_like(&table.id, before));
        self.enter(statements).await?;
        Ok(seen + 1)
    }

    /// Stores an entry, with the jobs of bots that follow from it. Returns [`Error::Overtaken`] if the number
    /// of the entry is already taken, or if the ratings that the game changes have changed meanwhile.
    pub async fn append(
        &self,
        table: &str,
        seen: i64,
        entry: &Entry,
        after: &After<'_>,
    ) -> Result<i64, Error> {
        let mut statements = vec![insert_entry(table, entry)];
        let mut changes = seen;
        if let Some(seats) = after.seats {
            changes += 1;
            statements.extend(change_seats(table, seats, seen));
        }
        if let Some(rules) = after.rules {
            changes += 1;
            statements.push(
                Statement::new("UPDATE tables SET rules = $1, changes = changes + 1 WHERE id = $2")
                    .number(rules.into())
                    .text(table),
            );
        }
        if let Some(result) = after.result {
            changes += 1;
            // The end of a game counts as a change too, so that a writer that has not seen the end can't
            // change a name after it.
            statements.push(
                Statement::new(
                    "UPDATE tables SET result = $1, changes = changes + 1 WHERE id = $2",
                )
                .text(result)
                .text(table),
            );
            statements.extend(effects::ended(table, result));
        }
        if after.seats.is_some() {
            statements.extend(effects::sides_changed(table));
        }
        statements.extend(after.deadline.map(|deadline| set_deadline(table, deadline)));
        if let Some(postgres) = self.shared() {
            statements.extend(jobs::after(postgres.node(), table, entry.number, &after.bots));
        }
        statements.extend(noting::after(table, entry.number, after.due, &after.notices));
        if let Some(rated) = &after.rated {
            statements.extend(counting::rate(table, rated));
        }
        self.enter(statements).await?;
        Ok(changes)
    }

    /// Stores notices at the beginning of a game, which no entry causes.
    pub async fn note(
        &self,
        table: &str,
        due: i64,
        changes: &[(Side, Noting)],
    ) -> Result<(), Error> {
        if changes.is_empty() {
            return Ok(());
        }
        self.write(noting::after(table, 0, due, changes)).await
    }

    /// Starts the clocks of a table. Returns [`Error::Overtaken`] if they are running already.
    pub async fn start(
        &self,
        table: &str,
        seen: i64,
        time: i64,
        deadline: Option<i64>,
    ) -> Result<i64, Error> {
        let start = Statement::new(
            "UPDATE tables SET begun = $1, changes = changes + 1 WHERE id = $2 AND begun IS NULL",
        );
        let start = start.number(time).text(table).changes_one();
        // If no table had a deadline before, outages are recorded from now on.
        let first = Statement::new(
            "UPDATE alive SET time = $1 WHERE time < $1 \
             AND NOT EXISTS (SELECT 1 FROM tables WHERE deadline IS NOT NULL)",
        );
        self.write(vec![start, first.number(time), set_deadline(table, deadline)]).await?;
        Ok(seen + 1)
    }

    /// Returns the hash of the administrator's key, if there is one.
    pub async fn admin_hash(&self) -> Result<Option<String>, Error> {
        let rows = self.read(Statement::new("SELECT hash FROM admin_key")).await?;
        rows.first().map(|row| row.text("hash")).transpose()
    }

    /// Stores the hash of the administrator's key. Returns [`Error::Overtaken`] if there is one already and
    /// `another` is false.
    pub async fn set_admin_hash(&self, hash: &str, another: bool) -> Result<(), Error> {
        let set = match another {
            true => {
                "INSERT INTO admin_key (id, hash) VALUES (1, $1) \
                 ON CONFLICT (id) DO UPDATE SET hash = excluded.hash"
            }
            false => "INSERT INTO admin_key (id, hash) VALUES (1, $1) ON CONFLICT (id) DO NOTHING",
        };
        self.write(vec![Statement::new(set).text(hash).changes_one()]).await
    }

    /// Returns the number of tables: in all, finished, and unfinished with a clock.
    pub async fn numbers(&self) -> Result<[i64; 3], Error> {
        let counted = "SELECT COUNT(*) AS opened, COUNT(result) AS ended, COUNT(deadline) AS timed FROM tables";
        let rows = self.read(Statement::new(counted)).await?;
        let row = rows.first().ok_or_else(|| Error::Store("nothing was counted".into()))?;
        Ok([row.number("opened")?, row.number("ended")?, row.number("timed")?])
    }

    /// Returns the size of the database on disk, in bytes.
    pub async fn size(&self) -> Result<u64, Error> {
        match &self.database {
            Database::Sqlite(sqlite) => Ok(sqlite.size()),
            Database::Postgres(_) => {
                let size = "SELECT pg_database_size(current_database()) AS size";
                let rows = self.read(Statement::new(size)).await?;
                rows.first().map_or(Ok(0), |row| row.number("size"))
            }
        }
    }

    /// Changes the stored deadline of a table.
    pub async fn postpone(&self, table: &str, deadline: Option<i64>) -> Result<(), Error> {
        self.write(vec![set_deadline(table, deadline)]).await
    }

    /// Returns the tables at which a side's time has run out by `now`.
    pub async fn overdue(&self, now: i64) -> Result<Vec<String>, Error> {
        let overdue = "SELECT id FROM tables WHERE deadline <= $1 ORDER BY deadline";
        let rows = self.read(Statement::new(overdue).number(now)).await?;
        rows.iter().map(|row| row.text("id")).collect()
    }

    /// Records that a server is running at `now`. If no server has run for longer than `gap` while there were
    /// clocks to keep, that time is recorded as an outage. The outage ends at `ended`, and begins no earlier
    /// than the end of the previous one.
    pub async fn beat(&self, now: i64, gap: i64, ended: i64) -> Result<(), Error> {
        let outage = Statement::new(
            "INSERT INTO outages (began, ended) \
             SELECT CASE WHEN time < until THEN until ELSE time END, $1 \
             FROM alive, (SELECT COALESCE(MAX(ended), 0) AS until FROM outages) AS earlier \
             WHERE 0 < time AND time < $2 \
             AND EXISTS (SELECT 1 FROM tables WHERE deadline IS NOT NULL)",
        );
        let beat = Statement::new(
            "UPDATE alive SET time = $1 WHERE time < $1 \
             AND EXISTS (SELECT 1 FROM tables WHERE deadline IS NOT NULL)",
        );
        match self.write(vec![outage.number(ended).number(now - gap), beat.number(now)]).await {
            // Another server has already recorded this outage.
            Err(Error::Overtaken) => Ok(()),
            done => done,
        }
    }

    /// Returns the outages that matter to a game which began at `since`, earliest first.
    async fn outages(&self, since: i64) -> Result<Vec<Outage>, Error> {
        let outages = "SELECT began, ended FROM outages WHERE $1 < ended ORDER BY began";
        let rows = self.read(Statement::new(outages).number(since)).await?;
        let read =
            |row: &Row| Ok(Outage { began: row.number("began")?, ended: row.number("ended")? });
        rows.iter().map(read).collect()
    }

    /// Stores the seat of a player who has sat down, has a new name, or has made a request to the other
    /// player. Returns [`Error::Overtaken`] if the table has changed since `seen`.
    pub async fn seat(
        &self,
        table: &str,
        seen: i64,
        changed: &[(Side, Seat)],
        told: &SeatNotices<'_>,
    ) -> Result<i64, Error> {
        let update = |(side, seat): &(Side, Seat)| {
            Statement::new("UPDATE seats SET name = $1, nonce = $2, offered = $3, asks_back = $4, asks_pause = $5, rematch = $6 WHERE table_id = $7 AND side = $8")
                .maybe(seat.name.as_deref())
                .maybe(seat.nonce.as_deref())
                .maybe_number(seat.offered.map(i64::from))
                .maybe_number(seat.asks_back.map(i64::from))
                .maybe_number(seat.asks_pause.map(i64::from))
                .maybe_number(seat.rematch.map(Rematch::number))
                .text(table)
                .text(side.name())
        };
        let notices = noting::after(table, told.entry, told.due, told.changes);
        self.change(table, seen, changed.iter().map(update).chain(notices).collect()).await
    }

    /// Stores a seat with a new key. Returns [`Error::Overtaken`] if the table has changed since `seen`, so
    /// that a seat can't be claimed twice.
    pub async fn hand_over(
        &self,
        table: &str,
        seen: i64,
        side: Side,
        seat: &Seat,
    ) -> Result<i64, Error> {
        let statement = Statement::new(
            "UPDATE seats SET token_hash = $1, claimed = $2, recovery_hash = $3, recovered = $4, name = $5, account = $6 \
             WHERE table_id = $7 AND side = $8",
        )
        .maybe(seat.token_hash.as_deref())
        .maybe_number(seat.claimed)
        .maybe(seat.recovery_hash.as_deref())
        .maybe_number(seat.recovered)
        .maybe(seat.name.as_deref())
        .maybe(seat.account.as_deref())
        .text(table)
        .text(side.name());
        let void = counting::void_if_handed(table, side, seat.account.as_deref());
        self.change(table, seen, vec![void, statement]).await
    }

    /// Stores standing orders, or removes them. Returns [`Error::Overtaken`] if the table has changed since
    /// `seen`.
    pub async fn order(
        &self,
        table: &str,
        seen: i64,
        side: Side,
        order: Option<&Order>,
    ) -> Result<i64, Error> {
        let statement = match order {
            Some(order) => Statement::new(
                "INSERT INTO orders (table_id, side, until, mark) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (table_id, side) DO UPDATE SET until = excluded.until, mark = excluded.mark",
            )
            .text(table)
            .text(side.name())
            .text(order.until.name())
            .text(&order.mark),
            None => Statement::new("DELETE FROM orders WHERE table_id = $1 AND side = $2")
                .text(table)
                .text(side.name()),
        };
        self.change(table, seen, vec![statement]).await
    }

    /// Stores a line of chat as the next line of its table, and returns its number. Lines that are too old to
    /// be sent are deleted.
    pub async fn say(&self, table: &str, line: &ChatLine) -> Result<i64, Error> {
        let last = "SELECT COALESCE(MAX(number), 0) AS number FROM chat WHERE table_id = $1";
        for _ in 0..CHAT_TRIES {
            let rows = self.read(Statement::new(last).text(table)).await?;
            let number: i64 = rows.first().map_or(Ok(0), |row| row.number("number"))? + 1;
            let statement = Statement::new("INSERT INTO chat (table_id, number, side, name, text, time) VALUES ($1, $2, $3, $4, $5, $6)")
                .text(table)
                .number(number)
                .maybe(line.side.map(Side::name))
                .text(&line.from)
                .text(&line.text)
                .number(line.time);
            let forget = Statement::new("DELETE FROM chat WHERE table_id = $1 AND number <= $2")
                .text(table)
                .number(number - CHAT_TOLD);
            match self.write(vec![statement, forget]).await {
                Err(Error::Overtaken) => {}
                written => return written.map(|()| number),
            }
        }
        Err(Error::Overtaken)
    }

    /// Returns the last lines of chat after line `after`, oldest first.
    pub async fn chat(&self, table: &str, after: i64) -> Result<Vec<ChatLine>, Error> {
        let statement = Statement::new(
            "SELECT number, side, name, text, time FROM chat WHERE table_id = $1 AND number > $2 ORDER BY number DESC LIMIT $3",
        );
        let rows = self.read(statement.text(table).number(after).number(CHAT_TOLD)).await?;
        let read = |row: &Row| {
            Ok(ChatLine {
                number: row.number("number")?,
                from: row.text("name")?,
                side: row.maybe_text("side")?.and_then(|side| side.parse().ok()),
                text: row.text("text")?,
                time: row.number("time")?,
            })
        };
        rows.iter().rev().map(read).collect()
    }

    /// Returns the record from which a table was made, unchanged; `None` if the record was not kept.
    pub async fn uploaded(&self, table: &str) -> Result<Option<String>, Error> {
        let rows = self
            .read(Statement::new("SELECT record FROM tables WHERE id = $1").text(table))
            .await?;
        Ok(rows.first().map(|row| row.maybe_text("record")).transpose()?.flatten())
    }

    /// Returns whether a table was made from a record.
    pub async fn is_uploaded(&self, table: &str) -> Result<bool, Error> {
        let uploaded = "SELECT id FROM tables WHERE id = $1 AND record IS NOT NULL";
        Ok(!self.read(Statement::new(uploaded).text(table)).await?.is_empty())
    }

    /// Returns whether a table exists.
    pub async fn has(&self, table: &str) -> Result<bool, Error> {
        let rows =
            self.read(Statement::new("SELECT id FROM tables WHERE id = $1").text(table)).await?;
        Ok(!rows.is_empty())
    }

    /// Returns everything that is stored about a table.
    pub async fn load(&self, id: &str) -> Result<Stored, Error> {
        let of_table = |sql| Statement::new(sql).text(id);
        let found = self
            .read_together(vec![
                of_table("SELECT game, rules, scenario, options, position, secret, commitment, created, result, record, next, access, clock, begun, lesson, changes FROM tables WHERE id = $1"),
                of_table("SELECT side, kind, level, token_hash, invitation_hash, claimed, recovery_hash, recovered, name, account, nonce, offered, asks_back, asks_pause, rematch FROM seats WHERE table_id = $1"),
                of_table("SELECT side, until, mark FROM orders WHERE table_id = $1"),
                of_table("SELECT number, kind, side, play, digest, client_id, time, told, position, awaited, changes_seats FROM entries WHERE table_id = $1 ORDER BY number"),
            ])
            .await?;
        let [tables, seats, orders, entries] = &found[..] else {
            return Err(damaged(id, "it was not read whole"));
        };
        let row = tables.first().ok_or_else(|| no_such_table(id))?;
        let mut table = Stored {
            id: id.into(),
            game: row.text("game")?,
            rules: row.number("rules")?,
            setup: Setup {
                scenario: row.text("scenario")?,
                options: serde_json::from_str(&row.text("options")?)
                    .map_err(|error| damaged(id, error))?,
                position: row.maybe_text("position")?,
            },
            secret: row.text("secret")?.parse().map_err(|error| damaged(id, error))?,
            commitment: row.text("commitment")?,
            seats: BySide::default(),
            entries: Vec::new(),
            orders: BySide::default(),
            result: row.maybe_text("result")?,
            uploaded: row
                .maybe_text("record")?
                .map(|record| uploaded_of(&record, &self.key.public())),
            created: row.number("created")?,
            next: row.maybe_text("next")?,
            access: match row.maybe_text("access")? {
                Some(access) => access.parse().map_err(|error| damaged(id, error))?,
                None => Access::default(),
            },
            clock: clock_of(id, row)?,
            begun: row.maybe_number("begun")?,
            outages: Vec::new(),
            lesson: row.maybe_text("lesson")?,
            changes: row.number("changes")?,
        };
        if let (Some(_), Some(begun)) = (table.clock, table.begun) {
            table.outages = self.outages(begun).await?;
        }
        for row in seats {
            table.seats[word_of(id, row, "side")?] = Seat {
                kind: word_of(id, row, "kind")?,
                level: row.maybe_text("level")?,
                token_hash: row.maybe_text("token_hash")?,
                invitation_hash: row.maybe_text("invitation_hash")?,
                claimed: row.maybe_number("claimed")?,
                recovery_hash: row.maybe_text("recovery_hash")?,
                recovered: row.maybe_number("recovered")?,
                name: row.maybe_text("name")?,
                account: row.maybe_text("account")?,
                nonce: row.maybe_text("nonce")?,
                offered: row.maybe_number("offered")?,
                asks_back: row.maybe_number("asks_back")?,
                asks_pause: row.maybe_number("asks_pause")?,
                rematch: row.maybe_number("rematch")?.and_then(Rematch::of),
            };
        }
        for row in orders {
            table.orders[word_of(id, row, "side")?] =
                Some(Order { until: word_of(id, row, "until")?, mark: row.text("mark")? });
        }
        table.entries = entries.iter().map(|row| entry_of(id, row)).collect::<Result<_, _>>()?;
        Ok(table)
    }

    /// Returns what was added to a table since `mark`. On a folder nothing can have been added, since only
    /// one server uses it.
    pub async fn newer(&self, id: &str, mark: Mark) -> Result<Newer, Error> {
        if self.shared().is_none() {
            return Ok(Newer::Nothing);
        }
        let statement = Statement::new(
            "SELECT t.changes, e.number, e.kind, e.side, e.play, e.digest, e.client_id, e.time, e.told, e.position, e.awaited, e.changes_seats \
             FROM tables t LEFT JOIN entries e ON e.table_id = t.id AND e.number > $2 \
             WHERE t.id = $1 ORDER BY e.number",
        );
        let rows = self.read(statement.text(id).number(mark.entry.into())).await?;
        let first = rows.first().ok_or_else(|| no_such_table(id))?;
        if first.number::<i64>("changes")? != mark.changes {
            return Ok(Newer::Whole);
        }
        if first.maybe_number::<u32>("number")?.is_none() {
            return Ok(Newer::Nothing);
        }
        let entries = rows.iter().map(|row| entry_of(id, row)).collect::<Result<_, _>>()?;
        Ok(Newer::Entries(entries))
    }

    /// Makes a change other than an entry, unless another writer has changed the table since `seen`.
    async fn change(
        &self,
        table: &str,
        seen: i64,
        mut statements: Vec<Statement>,
    ) -> Result<i64, Error> {
        statements.insert(0, fence(table, seen));
        self.write(statements).await?;
        Ok(seen + 1)
    }

    /// Returns the signing key of this database. The key is created if there is none.
    async fn stored_key(&self) -> Result<Key, Error> {
        let made = Statement::new(
            "INSERT INTO server_key (id, secret) VALUES (1, $1) ON CONFLICT (id) DO NOTHING",
        );
        self.write(vec![made.text(&engine::hex(&secrets::random::<32>()))]).await?;
        let rows = self.read(Statement::new("SELECT secret FROM server_key")).await?;
        let secret = rows.first().map(|row| row.text("secret")).transpose()?.unwrap_or_default();
        let bytes =
            seal::bytes(&secret).ok_or_else(|| Error::Store("the key can't be read".into()))?;
        Ok(Key::new(bytes))
    }

    /// Returns the key by which push services know this server. If there is none, `made` becomes the key.
    async fn stored_push_key(&self, made: &[u8]) -> Result<PushKey, Error> {
        let insert = "INSERT INTO push_key (id, secret) VALUES (1, $1) ON CONFLICT (id) DO NOTHING";
        self.write(vec![Statement::new(insert).text(&BASE64URL_NOPAD.encode(made))]).await?;
        let rows = self.read(Statement::new("SELECT secret FROM push_key")).await?;
        let secret = rows.first().map(|row| row.text("secret")).transpose()?.unwrap_or_default();
        let bytes = BASE64URL_NOPAD.decode(secret.as_bytes()).ok();
        let key = bytes.and_then(|bytes| PushKey::read(&bytes));
        key.ok_or_else(|| Error::Store("the key for push services can't be read".into()))
    }

    /// Returns an error if the store is failing, that is, from the first action that could not be stored
    /// until one is stored again. If no operation has failed for a while, the store is first tested by
    /// writing as much as an action takes.
    pub async fn check(&self) -> Result<(), Error> {
        self.has("").await?;
        if self.health.may_be_tried(Instant::now()) {
            let probe = "INSERT INTO probe (id, text) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET text = excluded.text";
            self.write(vec![Statement::new(probe).text(&" ".repeat(PROBE))]).await?;
            self.enter(vec![Statement::new("DELETE FROM probe")]).await?;
        }
        self.health.check()
    }

    /// Returns the number of failed reads and writes.
    pub fn failures(&self) -> u64 {
        self.health.failures()
    }

    /// Writes a player's change.
    async fn enter(&self, statements: Vec<Statement>) -> Result<(), Error> {
        let entered = self.write(statements).await;
        self.health.note_entered(&entered, Instant::now());
        entered
    }

    /// Writes all statements to disk, or none if one fails.
    async fn write(&self, statements: Vec<Statement>) -> Result<(), Error> {
        statements.iter().try_for_each(Statement::check)?;
        let written = match &self.database {
            Database::Sqlite(sqlite) => sqlite.write(statements).await,
            Database::Postgres(postgres) => postgres.write(&statements).await,
        };
        self.health.note(written, Instant::now())
    }

    async fn read(&self, statement: Statement) -> Result<Vec<Row>, Error> {
        Ok(self.read_together(vec![statement]).await?.pop().unwrap_or_default())
    }

    /// Returns the rows that each statement finds, all in one snapshot.
    async fn read_together(&self, statements: Vec<Statement>) -> Result<Vec<Vec<Row>>, Error> {
        statements.iter().try_for_each(Statement::check)?;
        let found = match &self.database {
            Database::Sqlite(sqlite) => sqlite.read(&statements).await,
            Database::Postgres(postgres) => postgres.read(&statements).await,
        };
        self.health.note(found, Instant::now())
    }
}

/// Returns the error for a table that doesn't exist.
pub fn no_such_table(id: &str) -> Error {
    Error::NotFound(format!("there is no table {id:?}"))
}

fn entry_of(id: &str, row: &Row) -> Result<Entry, Error> {
    Ok(Entry {
        number: row.number("number")?,
        kind: word_of(id, row, "kind")?,
        side: word_of(id, row, "side")?,
        play: row.text("play")?,
        digest: row.text("digest")?,
        client_id: row.text("client_id")?,
        time: row.number("time")?,
        told: row.maybe_text("told")?,
        position: row.maybe_text("position")?,
        awaited: row.maybe_text("awaited")?.as_deref().and_then(sides_of),
        changes_seats: row.maybe_number::<i64>("changes_seats")?.is_some(),
    })
}

/// Returns the origin of an uploaded record, from its text.
fn uploaded_of(record: &str, ours: &str) -> Uploaded {
    let record = Record::parse(record).ok();
    let signer = record.as_ref().and_then(|record| seal::signed_by(record).ok().flatten());
    Uploaded { signer: signer.map(String::from), ours: signer == Some(ours) }
}

/// Returns the stored name of the sides that had to choose.
fn sides_name(sides: Sides) -> &'static str {
    match (sides.has(Side::French), sides.has(Side::British)) {
        (true, true) => "both",
        (true, false) => Side::French.name(),
        (false, true) => Side::British.name(),
        (false, false) => "nobody",
    }
}

fn sides_of(name: &str) -> Option<Sides> {
    match name {
        "both" => Some(Sides::BOTH),
        "nobody" => Some(Sides::NONE),
        side => side.parse::<Side>().ok().map(Sides::from),
    }
}

fn clock_of(id: &str, row: &Row) -> Result<Option<Clock>, Error> {
    let clock = row.maybe_text("clock")?;
    let read = |clock: String| serde_json::from_str(&clock).map_err(|error| damaged(id, error));
    clock.map(read).transpose()
}

fn insert_table(table: &Stored, record: Option<&str>) -> Vec<Statement> {
    let is_free = |side: Side| table.seats[side].kind == SeatKind::Open;
    let waits = table.access == Access::Open && Side::BOTH.into_iter().any(is_free);
    let mut statements = vec![
        Statement::new("INSERT INTO tables (id, game, rules, scenario, options, position, secret, commitment, created, result, record, clock, lesson, access, waits) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)")
            .text(&table.id)
            .text(&table.game)
            .number(table.rules.into())
            .text(&table.setup.scenario)
            .text(&serde_json::json!(table.setup.options).to_string())
            .maybe(table.setup.position.as_deref())
            .text(&table.secret.to_string())
            .text(&table.commitment)
            .number(table.created)
            .maybe(table.result.as_deref())
            .maybe(record)
            .maybe(table.clock.map(|clock| serde_json::json!(clock).to_string()).as_deref())
            .maybe(table.lesson.as_deref())
            .text(table.access.name())
            .maybe_number(waits.then_some(table.created)),
    ];
    for side in Side::BOTH {
        let seat = &table.seats[side];
        statements.push(
            Statement::new("INSERT INTO seats (table_id, side, kind, level, token_hash, invitation_hash, recovery_hash, name, account, nonce) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)")
                .text(&table.id)
                .text(side.name())
                .text(seat.kind.name())
                .maybe(seat.level.as_deref())
                .maybe(seat.token_hash.as_deref())
                .maybe(seat.invitation_hash.as_deref())
                .maybe(seat.recovery_hash.as_deref())
                .maybe(seat.name.as_deref())
                .maybe(seat.account.as_deref())
                .maybe(seat.nonce.as_deref()),
        );
    }
    statements.extend(table.entries.iter().map(|entry| insert_entry(&table.id, entry)));
    statements
}

fn insert_entry(table: &str, entry: &Entry) -> Statement {
    Statement::new("INSERT INTO entries (table_id, number, kind, side, play, digest, client_id, time, told, position, awaited, changes_seats) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)")
        .text(table)
        .number(entry.number.into())
        .text(entry.kind.name())
        .text(entry.side.name())
        .text(&entry.play)
        .text(&entry.digest)
        .text(&entry.client_id)
        .number(entry.time)
        .maybe(entry.told.as_deref())
        .maybe(entry.position.as_deref())
        .maybe(entry.awaited.map(sides_name))
        .maybe_number(entry.changes_seats.then_some(1))
}

/// Returns a statement that counts a change of a table. The statement changes no row if another writer has
/// changed the table since `seen`.
fn fence(table: &str, seen: i64) -> Statement {
    Statement::new("UPDATE tables SET changes = changes + 1 WHERE id = $1 AND changes = $2")
        .text(table)
        .number(seen)
        .changes_one()
}

/// Returns statements that swap the players' seats. Each side keeps its share of the dice, and all orders are
/// deleted.
fn change_seats(table: &str, seats: &BySide<Seat>, seen: i64) -> Vec<Statement> {
    let update = |side: Side| {
        let seat = &seats[side];
        Statement::new(
            "UPDATE seats SET kind = $1, level = $2, token_hash = $3, invitation_hash = $4, claimed = $5, \
             recovery_hash = $6, recovered = $7, name = $8, account = $9, offered = NULL, asks_back = NULL, asks_pause = NULL \
             WHERE table_id = $10 AND side = $11",
        )
        .text(seat.kind.name())
        .maybe(seat.level.as_deref())
        .maybe(seat.token_hash.as_deref())
        .maybe(seat.invitation_hash.as_deref())
        .maybe_number(seat.claimed)
        .maybe(seat.recovery_hash.as_deref())
        .maybe_number(seat.recovered)
        .maybe(seat.name.as_deref())
        .maybe(seat.account.as_deref())
        .text(table)
        .text(side.name())
    };
    let orders = Statement::new("DELETE FROM orders WHERE table_id = $1").text(table);
    let [french, british] = Side::BOTH.map(update);
    vec![fence(table, seen), french, british, orders]
}

fn set_deadline(table: &str, deadline: Option<i64>) -> Statement {
    Statement::new("UPDATE tables SET deadline = $1 WHERE id = $2")
        .maybe_number(deadline)
        .text(table)
}
