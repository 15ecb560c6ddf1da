//! Tests of the behaviour of a store, run on SQLite and on PostgreSQL.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use account::CodeKind;
use club::tournament::{
    Entrant, GameResult, GamesPerPairing, ResultSource, RoundStart, Score, TieBreak,
    TournamentFormat, TournamentRules, TournamentState,
};
use engine::{Secret, Sides};
use sqlx::{Connection, PgConnection, SqliteConnection};

use table::{ClockKind, EntryKind, Until, WhenOut};

use super::*;
use crate::push::PushTarget;

#[path = "../../tests/common/postgres.rs"]
#[allow(dead_code)] // other tests use the rest
mod cluster;

/// A database that is deleted after the test.
struct Place {
    config: Config,
    folder: Option<PathBuf>,
}

impl Place {
    fn sqlite() -> Place {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("carillon-store-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let config = Config { data: folder.clone(), ..Config::default() };
        Place { config, folder: Some(folder) }
    }

    async fn postgres() -> Place {
        let database = Some(cluster::shared().await.database().await);
        Place { config: Config { database, ..Config::default() }, folder: None }
    }

    async fn open(&self) -> Store {
        Store::open(&self.config).await.unwrap()
    }

    /// Executes SQL directly in the database.
    async fn say(&self, sql: &str) {
        match (&self.config.database, &self.folder) {
            (Some(address), _) => {
                let mut database = PgConnection::connect(address).await.unwrap();
                sqlx::raw_sql(sql).execute(&mut database).await.unwrap();
            }
            (None, Some(folder)) => {
                let file = folder::database_in(folder);
                let address = format!("sqlite://{}?mode=rwc", file.display());
                let mut database = SqliteConnection::connect(&address).await.unwrap();
                sqlx::raw_sql(sql).execute(&mut database).await.unwrap();
                database.close().await.unwrap();
            }
            (None, None) => unreachable!("it is one or the other"),
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// Runs each test on both databases.
macro_rules! on_both {
    ($($(#[$doc:meta])* async fn $name:ident($place:ident: &Place) $body:block)*) => {
        $($(#[$doc])* async fn $name($place: &Place) $body)*
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() { super::$name(&super::Place::sqlite()).await })*
        }
        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() { super::$name(&super::Place::postgres().await).await })*
        }
    };
}

fn table(id: &str) -> Stored {
    let seat = |side: Side| Seat {
        kind: SeatKind::Open,
        level: Some(format!("level of {side}")),
        token_hash: None,
        invitation_hash: Some("invitation".into()),
        recovery_hash: Some("recovery".into()),
        name: Some("Élisabeth 'Betty' \"B\" 🛶".into()),
        nonce: None,
        ..Seat::default()
    };
    let options = [("pace".to_string(), "third".to_string())].into();
    let setup = Setup { scenario: "short".into(), options, position: Some("[board]\n".into()) };
    Stored {
        commitment: "committed".into(),
        seats: BySide::of(seat),
        created: 1_795_000_000_123,
        access: Access::Open,
        lesson: Some("first-steps".into()),
        ..Stored::new(id.into(), "toy", 3, setup, Secret([7; 32]))
    }
}

fn entry(number: u32, client_id: &str) -> Entry {
    Entry {
        number,
        kind: EntryKind::Play,
        side: Side::British,
        play: "a play".into(),
        digest: "0123456789abcdef".into(),
        client_id: client_id.into(),
        time: 1_795_000_000_456,
        told: Some("{\"watcher\":[]}".into()),
        position: None,
        awaited: Some(Sides::BOTH),
        changes_seats: false,
    }
}

fn after<'a>(result: Option<&'a str>, bots: &[(Side, bool)]) -> After<'a> {
    After {
        result,
        rules: None,
        deadline: None,
        bots: bots.to_vec(),
        seats: None,
        notices: Vec::new(),
        due: 0,
        rated: None,
    }
}

async fn with_table(place: &Place) -> Store {
    let store = place.open().await;
    store.insert(&table("a"), None).await.unwrap();
    store
}

/// Returns everything that is stored about a table, as text.
async fn read(store: &Store, id: &str) -> String {
    format!("{:#?}", store.load(id).await.unwrap())
}

/// Stores an account with a passkey, a recovery code and a session.
async fn sign_up(store: &Store, name: &str) -> Result<AccountRow, Error> {
    let account = AccountRow { id: format!("id of {name}"), name: name.into(), created: 5 };
    let passkey = account::Passkey { key: "key".into(), counter: 3 };
    let made = account::NewPasskey { id: format!("passkey of {name}"), passkey };
    let passkey = PasskeyRow::new(made, &account.id, "example.org", "Firefox", 5);
    let session = SessionRow {
        hash: format!("session of {name}"),
        id: "first".into(),
        device: "Firefox".into(),
        session: account::Session::begin(5),
    };
    let code = format!("code of {name}");
    let new = NewAccount {
        account: &account,
        name: &account::Name::read(name).unwrap(),
        passkey: Some(&passkey),
        recovery: StoredCode { hash: &code, kind: CodeKind::Recovery, ends: None },
        session: &session,
    };
    store.sign_up(&new).await?;
    Ok(account)
}

fn hook(id: &str, account: &str) -> HookRow {
    HookRow {
        id: id.into(),
        account: account.into(),
        form: HookForm::Json,
        url: "https://example.org/".into(),
        language: "en".into(),
        page: "https://games.example.org".into(),
        created: 5,
        told: None,
        failed: None,
        kinds: vec![NoticeKind::Turn, NoticeKind::Over],
        browser: None,
    }
}

fn tournament(id: &str) -> TournamentRow {
    TournamentRow {
        id: id.into(),
        name: "Cup, the \"great\" one".into(),
        description: "Two\nlines".into(),
        organiser: Some("id of Anna".into()),
        game: "toy".into(),
        scenario: "short".into(),
        options: [("pace".to_string(), "third".to_string())].into(),
        rules: TournamentRules {
            format: TournamentFormat::Swiss { rounds: 3 },
            games: GamesPerPairing::One,
            begins: RoundStart::Ended,
            most: 9,
            tie_breaks: vec![TieBreak::Buchholz],
        },
        clock: Some(Clock { kind: ClockKind::Days, seconds: 86_400, when_out: WhenOut::Loss }),
        state: TournamentState::Announced,
        seed: u64::MAX - 1,
        starts: Some(1_795_000_000_000),
        round_days: Some(7),
        created: 5,
        begun: None,
        ended: None,
    }
}

/// Stores a tournament of Anna and Bert, which Anna organises.
async fn with_tournament(place: &Place) -> Store {
    let store = place.open().await;
    assert!(sign_up(&store, "Anna").await.is_ok());
    assert!(sign_up(&store, "Bert").await.is_ok());
    assert!(store.insert_tournament(&tournament("cup"), 1).await.unwrap());
    let entrant = |number| Entrant { number, rating: None, since: 1, left: None };
    let (anna, bert) = (entrant(1), entrant(2));
    let enter = [
        TournamentChange::Enter { entrant: &anna, account: "id of Anna", name: "Anna" },
        TournamentChange::Enter { entrant: &bert, account: "id of Bert", name: "Bert" },
    ];
    store.change_tournament("cup", 0, false, &enter).await.unwrap();
    store
}

/// Returns a table at which Anna plays the French and Bert the British.
fn seated(id: &str) -> Stored {
    let seat = |account: &str| Seat { account: Some(account.into()), ..Seat::default() };
    let seats = BySide { french: seat("id of Anna"), british: seat("id of Bert") };
    Stored { seats, ..table(id) }
}

/// Stores a table of two accounts whose result counts for ratings.
async fn rated_table(store: &Store, id: &str, french: &str, british: &str) {
    let mut table = table(id);
    table.setup.position = None;
    table.seats.french.account = Some(french.into());
    table.seats.british.account = Some(british.into());
    let address = IpAddr::from([127, 0, 0, 1]);
    store.insert_of(&table, address, false, true).await.unwrap();
}

/// A game that the French won, after each player has been rated `games` times.
fn rated_game(french: &str, british: &str, games: i64) -> RatedGame {
    let before = club::rating::Rating { points: 1500.0, deviation: 80.0, volatility: 0.06 };
    let player = |account: &str, points: f64| RatedPlayer {
        account: Some(account.into()),
        games,
        before,
        after: club::rating::Rating { points, ..before },
    };
    RatedGame {
        game: "toy".into(),
        scenario: "short".into(),
        options: "pace=third".into(),
        winner: Some(Side::French),
        players: BySide { french: player(french, 1512.5), british: player(british, 1487.5) },
        favour_change: Some(1.5),
        time: 5,
    }
}

fn quiet() -> SeatNotices<'static> {
    SeatNotices { entry: 0, due: 0, changes: &[] }
}

on_both! {
    async fn a_table_is_read_as_it_was_stored(place: &Place) {
        let store = place.open().await;
        let mut written = table("a");
        written.entries = vec![entry(1, "one"), entry(2, "two")];
        written.entries[1].position = Some("[board]\n".into());
        written.result = Some("draw".into());
        written.uploaded = Some(Uploaded { signer: None, ours: false });
        store.insert(&written, Some("carillon record 2\n")).await.unwrap();
        assert_eq!(read(&store, "a").await, format!("{written:#?}"));
        assert!(store.has("a").await.unwrap());
        assert!(!store.has("b").await.unwrap());
        assert!(matches!(store.load("b").await, Err(Error::NotFound(_))));
        assert_eq!(store.uploaded("a").await.unwrap().unwrap(), "carillon record 2\n");
        assert_eq!(store.uploaded("b").await.unwrap(), None);
        let again = store.insert(&table("a"), None).await;
        assert!(matches!(again, Err(Error::Overtaken)), "{again:?}");
        store.close().await;
        let store = place.open().await;
        assert_eq!(read(&store, "a").await, format!("{written:#?}"));
    }

    async fn an_entry_number_is_taken_once_and_the_later_write_stores_nothing(place: &Place) {
        let store = with_table(place).await;
        store.append("a", 0, &entry(1, "one"), &after(None, &[])).await.unwrap();
        let before = read(&store, "a").await;
        for late in [entry(1, "other"), entry(2, "one")] {
            let late = store.append("a", 0, &late, &after(Some("draw"), &[])).await;
            assert!(matches!(late, Err(Error::Overtaken)), "{late:?}");
        }
        assert_eq!(read(&store, "a").await, before);
        let seen = store.load("a").await.unwrap().changes;
        let changes = store.append("a", seen, &entry(2, "two"), &after(Some("draw"), &[])).await;
        let stored = store.load("a").await.unwrap();
        assert_eq!(stored.result.as_deref(), Some("draw"));
        assert_eq!(changes.unwrap(), stored.changes, "the store counts as it says");
    }

    async fn one_of_many_simultaneous_writers_wins(place: &Place) {
        let store = with_table(place).await;
        let mut all = tokio::task::JoinSet::new();
        for n in 0..20 {
            let store = store.clone();
            all.spawn(async move {
                store.append("a", 0, &entry(1, &n.to_string()), &after(Some("draw"), &[])).await
            });
        }
        let answers = all.join_all().await;
        assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
        let late = |answer: &&Result<i64, Error>| matches!(answer, Err(Error::Overtaken));
        assert_eq!(answers.iter().filter(late).count(), 19);
        assert_eq!(store.load("a").await.unwrap().entries.len(), 1);
    }

    async fn a_writer_that_missed_the_last_change_changes_nothing(place: &Place) {
        let store = with_table(place).await;
        let seat = Seat {
            nonce: Some("nonce".into()),
            name: None,
            offered: Some(4),
            rematch: Some(Rematch::Same),
            ..table("a").seats.french
        };
        store.seat("a", 0, &[(Side::French, seat.clone())], &quiet()).await.unwrap();
        let stored = store.load("a").await.unwrap();
        assert_eq!(format!("{:?}", stored.seats.french), format!("{seat:?}"));
        assert_eq!(stored.changes, 1);
        let before = read(&store, "a").await;
        let order = Order { until: Until::Phase, mark: "1755".into() };
        let other = Seat { nonce: Some("other".into()), ..seat.clone() };
        let late = [
            store.seat("a", 0, &[(Side::French, other)], &quiet()).await,
            store.hand_over("a", 0, Side::British, &seat).await,
            store.order("a", 0, Side::French, Some(&order)).await,
        ];
        assert!(late.iter().all(|late| matches!(late, Err(Error::Overtaken))), "{late:?}");
        assert_eq!(read(&store, "a").await, before);
    }

    async fn a_seat_is_handed_over(place: &Place) {
        let store = with_table(place).await;
        let mut seat = table("a").seats.british;
        seat.token_hash = Some("token".into());
        (seat.claimed, seat.recovered) = (Some(1_795_000_000_000), Some(1_795_000_000_001));
        store.hand_over("a", 0, Side::British, &seat).await.unwrap();
        let stored = store.load("a").await.unwrap();
        assert_eq!(format!("{:?}", stored.seats.british), format!("{seat:?}"));
        assert_eq!(stored.seats.french.token_hash, None);
    }

    async fn orders_are_given_changed_and_taken_back(place: &Place) {
        let store = with_table(place).await;
        let order = |until, mark: &str| Some(Order { until, mark: mark.into() });
        for (seen, order) in
            [order(Until::Phase, "one"), order(Until::Season, "two"), None].iter().enumerate()
        {
            store.order("a", seen as i64, Side::French, order.as_ref()).await.unwrap();
            assert_eq!(store.load("a").await.unwrap().orders.french, *order);
        }
    }

    async fn open_tables_are_listed_as_long_as_somebody_waits(place: &Place) {
        let store = with_table(place).await;
        let private = Stored { access: Access::Private, ..table("b") };
        store.insert(&private, None).await.unwrap();
        let later = Stored { created: table("a").created + 1, ..table("c") };
        store.insert(&later, None).await.unwrap();
        let (opened, ids) = (later.created, async |since, most| -> Vec<String> {
            let found = store.waiting(since, most, 9).await.unwrap();
            found.into_iter().map(|waiting| waiting.id).collect()
        });
        assert_eq!(ids(0, 9).await, ["c", "a"]);
        assert_eq!(ids(0, 1).await, ["c"]);
        assert_eq!(ids(opened, 9).await, Vec::<String>::new());
        store.wait("a", Some(opened + 1)).await.unwrap();
        let found = store.waiting(opened, 9, 9).await.unwrap();
        let [waiting] = &found[..] else { panic!("{found:?}") };
        assert_eq!((&*waiting.id, waiting.waits), ("a", opened + 1));
        assert_eq!((&waiting.options, waiting.from_position), (&table("a").setup.options, true));
        assert_eq!(waiting.free, Side::BOTH);
        store.wait("a", None).await.unwrap();
        assert_eq!(ids(0, 9).await, ["c"]);
        store.insert(&Stored { created: later.created, ..table("d") }, None).await.unwrap();
        place.say("UPDATE tables SET options = 'none' WHERE id = 'c'").await; // its options are damaged
        assert_eq!(ids(0, 9).await, ["d"]);
        place.say("UPDATE tables SET options = '{}' WHERE id = 'c'").await;
        assert_eq!(store.load("b").await.unwrap().access, Access::Private);
        assert_eq!(store.load("a").await.unwrap().changes, 0, "nothing of the table has changed");
        place.say("UPDATE tables SET access = NULL WHERE id = 'c'").await; // as if stored before this column
        assert_eq!(store.load("c").await.unwrap().access, Access::Invitation);
    }

    async fn a_deadline_is_overdue_when_its_time_has_come(place: &Place) {
        let store = with_table(place).await;
        assert_eq!(store.overdue(i64::MAX).await.unwrap(), Vec::<String>::new());
        store.start("a", 0, 1_000, Some(61_000)).await.unwrap();
        let again = store.start("a", 0, 2_000, None).await;
        assert!(matches!(again, Err(Error::Overtaken)), "{again:?}");
        let table = store.load("a").await.unwrap();
        assert_eq!((table.begun, table.changes), (Some(1_000), 1));
        assert_eq!(store.overdue(60_999).await.unwrap(), Vec::<String>::new());
        assert_eq!(store.overdue(61_000).await.unwrap(), ["a"]);
        store.postpone("a", Some(70_000)).await.unwrap();
        assert_eq!(store.overdue(69_999).await.unwrap(), Vec::<String>::new());
        // An action sets a new deadline, and a finished game has none.
        let plays = |deadline| After { deadline: Some(deadline), ..after(None, &[]) };
        store.append("a", 0, &entry(1, "one"), &plays(Some(90_000))).await.unwrap();
        assert_eq!(store.overdue(89_999).await.unwrap(), Vec::<String>::new());
        assert_eq!(store.overdue(90_000).await.unwrap(), ["a"]);
        store.append("a", 0, &entry(2, "two"), &plays(None)).await.unwrap();
        assert_eq!(store.overdue(i64::MAX).await.unwrap(), Vec::<String>::new());
    }

    async fn a_time_without_a_server_is_noted_once(place: &Place) {
        const GAP: i64 = 15_000;
        let store = place.open().await;
        let clock = Clock { kind: ClockKind::Move, seconds: 60, when_out: WhenOut::Loss };
        store.insert(&Stored { clock: Some(clock), ..table("a") }, None).await.unwrap();
        let outages = async || -> Vec<(i64, i64)> {
            let noted = store.load("a").await.unwrap().outages;
            noted.iter().map(|outage| (outage.began, outage.ended)).collect()
        };
        // No outage is recorded before there is a clock to keep.
        store.beat(500, GAP, 30_500).await.unwrap();
        store.start("a", 0, 100_000, Some(160_000)).await.unwrap();
        store.beat(102_000, GAP, 132_000).await.unwrap();
        store.beat(102_000 + GAP, GAP, 200_000).await.unwrap();
        assert_eq!(outages().await, [], "it was never longer than the gap");
        store.beat(200_000, GAP, 230_000).await.unwrap();
        assert_eq!(outages().await, [(117_000, 230_000)]);
        // A second server finds the same outage, which is not recorded again. A third server finds a later one, which
        // is recorded from the end of the first, so that no time is counted twice.
        store.beat(200_000, GAP, 230_000).await.unwrap();
        store.beat(220_000, GAP, 250_000).await.unwrap();
        assert_eq!(outages().await, [(117_000, 230_000), (230_000, 250_000)]);
        // The first outage does not count for a game that began later.
        store.insert(&Stored { clock: Some(clock), ..table("b") }, None).await.unwrap();
        store.start("b", 0, 240_000, Some(300_000)).await.unwrap();
        assert_eq!(store.load("b").await.unwrap().outages.len(), 1);
        // Without a running clock no outage is recorded.
        store.postpone("a", None).await.unwrap();
        store.postpone("b", None).await.unwrap();
        store.beat(900_000, GAP, 930_000).await.unwrap();
        assert_eq!(outages().await.len(), 2);
    }

    async fn an_administrators_key_is_kept_until_another_is_wanted(place: &Place) {
        let store = with_table(place).await;
        assert_eq!(store.admin_hash().await.unwrap(), None);
        let mut all = tokio::task::JoinSet::new();
        for n in 0..4 {
            let store = store.clone();
            all.spawn(async move { (store.set_admin_hash(&n.to_string(), false).await, n) });
        }
        let set: Vec<_> = all.join_all().await.into_iter().filter(|set| set.0.is_ok()).collect();
        let [(_, first)] = &set[..] else { panic!("{set:?}") };
        assert_eq!(store.admin_hash().await.unwrap(), Some(first.to_string()));
        store.set_admin_hash("another", true).await.unwrap();
        assert_eq!(store.admin_hash().await.unwrap().as_deref(), Some("another"));
    }

    async fn an_account_is_stored_with_everything_that_signs_its_player_in(place: &Place) {
        let store = place.open().await;
        let anna = sign_up(&store, "Anna").await.unwrap();
        let taken = sign_up(&store, "ANNA").await;
        assert!(matches!(taken, Err(Error::Overtaken)), "{taken:?}");
        let name = |name: &str| account::Name::read(name).unwrap();
        assert!(store.has_name(&name("Anna"), "").await.unwrap());
        assert!(!store.has_name(&name("Anna"), &anna.id).await.unwrap());
        store.rename(&anna.id, &name("Bert")).await.unwrap();
        assert_eq!(store.account(&anna.id).await.unwrap().unwrap().name, "Bert");
        assert!(!store.has_name(&name("Anna"), "").await.unwrap(), "the name is free again");
        sign_up(&store, "Clara").await.unwrap();
        let late = store.rename(&anna.id, &name("CLARA")).await;
        assert!(matches!(late, Err(Error::Overtaken)), "{late:?}");

        let (known, row) = store.session("session of Anna").await.unwrap().unwrap();
        assert_eq!((known.name.as_str(), row.device.as_str()), ("Bert", "Firefox"));
        let session = row.session.noted(900_000).unwrap();
        store.note_session(&row.hash, session).await.unwrap();
        assert_eq!(store.sessions(&anna.id).await.unwrap()[0].session, session);
        let other = SessionRow { hash: "other".into(), id: "other".into(), ..row.clone() };
        store.begin_session(&anna.id, &other, None, 5).await.unwrap();
        let instead = SessionRow { hash: "instead".into(), ..other };
        store.begin_session(&anna.id, &instead, Some("other"), 5).await.unwrap();
        assert!(store.session("other").await.unwrap().is_none());
        assert!(!store.end_session_of("somebody else", "other").await.unwrap());
        assert!(store.end_session_of(&anna.id, "other").await.unwrap());
        // A session that was not used for a month is deleted when the next one begins.
        store.begin_session(&anna.id, &instead, None, i64::MAX).await.unwrap();
        assert!(store.session("session of Anna").await.unwrap().is_none());

        let passkey = store.passkey("passkey of Anna").await.unwrap().unwrap();
        assert_eq!(store.passkeys(&anna.id).await.unwrap(), std::slice::from_ref(&passkey));
        let after = account::Passkey { counter: 7, ..passkey.passkey.clone() };
        store.note_passkey(&passkey.id, &passkey.passkey, &after, 9).await.unwrap();
        let late = store.note_passkey(&passkey.id, &passkey.passkey, &after, 9).await;
        assert!(matches!(late, Err(Error::Overtaken)), "a copy signs at the same moment: {late:?}");
        assert!(matches!(store.add_passkey(&passkey).await, Err(Error::Overtaken)));
        assert!(!store.remove_passkey("somebody else", &passkey.id).await.unwrap());
        assert!(store.remove_passkey(&anna.id, &passkey.id).await.unwrap());
    }

    async fn a_challenge_and_a_code_are_taken_once(place: &Place) {
        let store = place.open().await;
        let anna = sign_up(&store, "Anna").await.unwrap();
        store.put_challenge("one", Some("a"), 0, 10).await.unwrap();
        store.put_challenge("two", None, 0, 10).await.unwrap();
        assert_eq!(store.take_challenge("one", 10).await.unwrap(), None, "it is too late");
        let mut all = tokio::task::JoinSet::new();
        for _ in 0..8 {
            let store = store.clone();
            all.spawn(async move { store.take_challenge("one", 9).await.unwrap() });
        }
        let taken: Vec<_> = all.join_all().await.into_iter().flatten().collect();
        assert_eq!(taken, [Some("a".to_string())]);
        assert_eq!(store.take_challenge("two", 9).await.unwrap(), Some(None));

        let code = |hash: &'static str, kind: CodeKind| StoredCode { hash, kind, ends: kind.ends(0) };
        let (recovery, device) = (CodeKind::Recovery, CodeKind::Device);
        store.put_code(&anna.id, &code("device", device)).await.unwrap();
        let known = store.code("device", 0).await.unwrap();
        assert_eq!(known, Some((anna.id.clone(), device)));
        assert_eq!(store.code("device", 600_000).await.unwrap(), None);
        assert!(store.take_code("device").await.unwrap());
        assert!(!store.take_code("device").await.unwrap());
        let used = "code of Anna";
        let ends = CodeKind::Used.ends(0);
        store.replace_recovery(&anna.id, used, ends, &code("next", recovery)).await.unwrap();
        assert_eq!(store.code(used, 0).await.unwrap(), Some((anna.id.clone(), CodeKind::Used)));
        assert_eq!(store.code(used, 600_000).await.unwrap(), None);
        assert_eq!(store.code("next", i64::MAX).await.unwrap(), Some((anna.id.clone(), recovery)));
        store.put_code(&anna.id, &code("last", recovery)).await.unwrap();
        for void in [used, "next"] {
            assert_eq!(store.code(void, 0).await.unwrap(), None, "{void}");
        }
    }

    async fn the_seats_of_an_account_are_found_and_freed(place: &Place) {
        let store = with_table(place).await;
        let anna = sign_up(&store, "Anna").await.unwrap();
        let own = Seat { account: Some(anna.id.clone()), token_hash: Some("key".into()), ..table("a").seats.french };
        for (id, result) in [("b", Some("draw".to_string())), ("c", None)] {
            let mut table = Stored { result, ..table(id) };
            table.seats.french = own.clone();
            store.insert(&table, None).await.unwrap();
        }
        let both = BySide::of(|_| own.clone());
        store.insert(&Stored { seats: both, ..table("d") }, None).await.unwrap();
        let tables = store.tables_of(&anna.id, 9).await.unwrap();
        let told: Vec<_> = tables.iter().map(|own| (&*own.table, own.over, own.sides.len())).collect();
        assert_eq!(told, [("c", false, 1), ("d", false, 2), ("b", true, 1)]);
        assert_eq!(store.tables_of(&anna.id, 1).await.unwrap().len(), 1);
        assert_eq!(store.load("c").await.unwrap().seats.french.account, Some(anna.id.clone()));

        store.end_other_sessions(&anna.id, "session of Anna").await.unwrap();
        assert!(store.session("session of Anna").await.unwrap().is_some());
        let stored = store.load("c").await.unwrap();
        assert_eq!((stored.seats.french.token_hash, stored.changes), (None, 1));
        assert_eq!(store.load("b").await.unwrap().seats.french.token_hash.as_deref(), Some("key"));
        assert_eq!(store.load("a").await.unwrap().changes, 0);

        let freed = AccountSeat { table: "c", side: Side::French, hash: "new" };
        store.delete_account(&anna.id, &[freed]).await.unwrap();
        let stored = store.load("c").await.unwrap();
        assert_eq!((stored.seats.french.token_hash.as_deref(), stored.changes), (Some("new"), 2));
        assert_eq!((stored.seats.french.account, stored.seats.french.name), (None, None));
        let over = store.load("b").await.unwrap().seats.french;
        assert_eq!((over.account, over.name), (None, own.name), "the name is in the record");
        assert_eq!(store.account(&anna.id).await.unwrap(), None);
        assert!(store.session("session of Anna").await.unwrap().is_none());
        assert_eq!(store.code("code of Anna", 0).await.unwrap(), None);
        let again = store.delete_account(&anna.id, &[]).await;
        assert!(matches!(again, Err(Error::Overtaken)), "{again:?}");
    }

    async fn an_address_is_claimed_once_with_its_notices(place: &Place) {
        let store = with_table(place).await;
        let anna = sign_up(&store, "Anna").await.unwrap();
        let own = Seat { account: Some(anna.id.clone()), ..Seat::default() };
        store.hand_over("a", 0, Side::French, &own).await.unwrap();
        for id in ["one", "two"] {
            store.add_hook(&hook(id, &anna.id)).await.unwrap();
        }
        let tell = |kind| (Side::French, Noting::Tell(kind));
        store.note("a", 10, &[tell(NoticeKind::Turn), tell(NoticeKind::Over)]).await.unwrap();
        assert!(store.claim_deliveries(9, 5, 64).await.unwrap().is_empty(), "nothing is due");
        let first = store.claim_deliveries(10, 5, 1).await.unwrap();
        let (rest, late) =
            tokio::join!(store.claim_deliveries(11, 5, 64), store.claim_deliveries(11, 5, 64));
        let mut all = [first, rest.unwrap(), late.unwrap()].concat();
        all.sort_by(|one, other| one.hook.id.cmp(&other.hook.id));
        let claimed: Vec<_> = all.iter().map(|one| (&*one.hook.id, one.notices.len())).collect();
        assert_eq!(claimed, [("one", 2), ("two", 2)]);
        // A notice that has arrived is gone, and one that has failed delays the others of its address.
        let [one, two] = &all[..] else { unreachable!("there are two") };
        store.end_notice("one", &one.notices[0], Some(12)).await.unwrap();
        store.put_off_notice("two", &two.notices[0], 12, Some(50)).await.unwrap();
        store.release(one).await.unwrap();
        store.release(two).await.unwrap();
        let left = store.claim_deliveries(20, 5, 64).await.unwrap();
        let left: Vec<_> = left.iter().map(|one| (&*one.hook.id, one.notices.len())).collect();
        assert_eq!(left, [("one", 1)]);
        let tried = store.claim_deliveries(50, 5, 64).await.unwrap();
        let tries: Vec<_> = tried[0].notices.iter().map(|notice| notice.tries).collect();
        assert_eq!((tried.len(), &*tried[0].hook.id, tries.iter().sum::<u32>()), (1, "two", 1));
        // An address that a node has claimed is free again some time after the node has gone.
        let later = store.claim_deliveries(1_000_000, 5, 64).await.unwrap();
        assert_eq!(later.len(), 2);
        // The node that has gone does not release what another node holds.
        store.release(&tried[0]).await.unwrap();
        assert!(store.claim_deliveries(1_000_001, 5, 64).await.unwrap().is_empty());
    }

    async fn an_address_is_sent_the_kinds_that_were_chosen(place: &Place) {
        let store = with_table(place).await;
        let anna = sign_up(&store, "Anna").await.unwrap();
        let own = Seat { account: Some(anna.id.clone()), ..Seat::default() };
        store.hand_over("a", 0, Side::French, &own).await.unwrap();
        store.add_hook(&hook("one", &anna.id)).await.unwrap();
        let time = HookRow { kinds: vec![NoticeKind::Time], ..hook("two", &anna.id) };
        store.add_hook(&time).await.unwrap();
        let tell = |kind| (Side::French, Noting::Tell(kind));
        let changes = [tell(NoticeKind::Turn), tell(NoticeKind::Request), (Side::French, Noting::Warn(70))];
        let told = SeatNotices { entry: 0, due: 10, changes: &changes };
        store.seat("a", 1, &[(Side::French, own)], &told).await.unwrap();
        let due = async |now: i64| -> Vec<(String, NoticeKind)> {
            let mut all = Vec::new();
            for delivery in store.claim_deliveries(now, 0, 64).await.unwrap() {
                let id = delivery.hook.id.clone();
                all.extend(delivery.notices.iter().map(|notice| (id.clone(), notice.kind)));
                store.release(&delivery).await.unwrap();
            }
            all
        };
        assert_eq!(due(10).await, [("one".to_string(), NoticeKind::Turn)]);
        assert_eq!(due(70).await.last(), Some(&("two".to_string(), NoticeKind::Time)));
        // A player who chooses other kinds is not sent the waiting notices of the old kinds.
        assert!(store.set_kinds(&anna.id, "one", &[NoticeKind::Request], 0).await.unwrap());
        assert!(!store.set_kinds("another", "two", &[], 0).await.unwrap());
        assert_eq!(due(70).await, [("two".to_string(), NoticeKind::Time)]);
        // The end of the turn deletes the warning.
        store.note("a", 10, &[(Side::French, Noting::TurnIsOver), tell(NoticeKind::Request)]).await.unwrap();
        assert_eq!(due(70).await, [("one".to_string(), NoticeKind::Request)]);
    }

    async fn a_summary_is_due_once_and_quiet_hours_and_muted_tables_are_stored(place: &Place) {
        let store = with_table(place).await;
        let anna = sign_up(&store, "Anna").await.unwrap();
        let own = Seat { account: Some(anna.id.clone()), ..Seat::default() };
        store.hand_over("a", 0, Side::French, &own).await.unwrap();
        store.add_hook(&hook("one", &anna.id)).await.unwrap();
        assert_eq!(store.hours(&anna.id).await.unwrap(), None);
        let kinds = [NoticeKind::Turn, NoticeKind::Summary];
        assert!(store.set_kinds(&anna.id, "one", &kinds, 50).await.unwrap());
        // A second choice of kinds does not delay the summary.
        assert!(store.set_kinds(&anna.id, "one", &kinds, 60).await.unwrap());
        assert!(store.claim_deliveries(49, 0, 64).await.unwrap().is_empty());
        let [delivery] = &store.claim_deliveries(50, 0, 64).await.unwrap()[..] else { panic!() };
        assert_eq!((delivery.summary, &delivery.notices[..]), (Some(DueSummary { due: 50, tries: 0 }), &[][..]));
        assert!(store.claim_deliveries(50, 0, 64).await.unwrap().is_empty(), "the address is held");
        store.put_off_summary("one", 51, Some(70), 900).await.unwrap();
        store.release(delivery).await.unwrap();
        assert!(store.claim_deliveries(69, 0, 64).await.unwrap().is_empty());
        let [delivery] = &store.claim_deliveries(70, 0, 64).await.unwrap()[..] else { panic!() };
        assert_eq!(delivery.summary, Some(DueSummary { due: 70, tries: 1 }));
        assert!(!store.end_summary("one", 50, Some(71), 900).await.unwrap(), "that one is over");
        assert!(store.end_summary("one", 70, Some(71), 900).await.unwrap());
        store.release(delivery).await.unwrap();
        // In quiet hours a notice waits, and it is sent when they are changed.
        store.note("a", 80, &[(Side::French, Noting::Tell(NoticeKind::Turn))]).await.unwrap();
        store.wait_quietly("one", 80, 500).await.unwrap();
        assert!(store.claim_deliveries(499, 0, 64).await.unwrap().is_empty());
        let hours = account::Hours { quiet: Some(account::QuietHours { from: 1, until: 2 }), ..account::Hours::usual() };
        store.set_hours(&anna.id, &hours, 700, 90).await.unwrap();
        assert_eq!(store.hours(&anna.id).await.unwrap(), Some(hours));
        let [delivery] = &store.claim_deliveries(90, 0, 64).await.unwrap()[..] else { panic!() };
        assert_eq!((delivery.summary, delivery.notices.len()), (None, 1));
        store.end_notice("one", &delivery.notices[0], None).await.unwrap();
        store.release(delivery).await.unwrap();
        assert_eq!(store.claim_deliveries(700, 0, 64).await.unwrap()[0].summary.unwrap().due, 700);
        // Only the tables of an account can be muted.
        store.insert(&table("b"), None).await.unwrap();
        assert!(!store.mute(&anna.id, "b", true).await.unwrap());
        for muted in [true, true, false] {
            assert!(store.mute(&anna.id, "a", muted).await.unwrap());
            assert_eq!(store.is_muted(&anna.id, "a").await.unwrap(), muted);
            assert_eq!(store.tables_of(&anna.id, 9).await.unwrap()[0].muted, muted);
        }
        store.mute(&anna.id, "a", true).await.unwrap();
        store.delete_account(&anna.id, &[]).await.unwrap();
        assert!(!store.is_muted(&anna.id, "a").await.unwrap());
    }

    async fn a_table_is_withdrawn_and_blocked_accounts_are_kept_apart(place: &Place) {
        let store = place.open().await;
        let (anna, bert) = (sign_up(&store, "Anna").await.unwrap(), sign_up(&store, "Bert").await.unwrap());
        let address = "127.0.0.1".parse().unwrap();
        store.insert_of(&table("a"), address, true, false).await.unwrap();
        store.insert_of(&table("b"), address, false, false).await.unwrap();
        assert!(store.is_for_accounts("a").await.unwrap() && !store.is_for_accounts("b").await.unwrap());
        let own = Seat { account: Some(anna.id.clone()), ..table("a").seats.french };
        store.hand_over("a", 0, Side::French, &own).await.unwrap();
        let waiting = store.waiting(0, 9, 9).await.unwrap();
        let [one, other] = &waiting[..] else { panic!("{waiting:?}") };
        assert_eq!((one.accounts_only, &one.accounts[..]), (true, std::slice::from_ref(&anna.id)));
        assert!(!other.accounts_only && other.accounts.is_empty());
        let name = |name: &str| account::Name::read(name).unwrap();
        for found in [true, true] {
            assert_eq!(store.block(&anna.id, &name("BERT")).await.unwrap(), found);
        }
        assert!(!store.block(&anna.id, &name("Anna")).await.unwrap());
        assert!(!store.block(&anna.id, &name("nobody")).await.unwrap());
        assert_eq!(store.blocks(&anna.id).await.unwrap(), ["Bert"]);
        assert!(store.blocks(&bert.id).await.unwrap().is_empty());
        assert_eq!(store.apart_from(&anna.id).await.unwrap(), std::slice::from_ref(&bert.id));
        assert_eq!(store.apart_from(&bert.id).await.unwrap(), std::slice::from_ref(&anna.id));
        assert!(store.is_blocked_at("a", &bert.id).await.unwrap());
        assert!(!store.is_blocked_at("b", &bert.id).await.unwrap());
        assert!(store.unblock(&anna.id, &name("bert")).await.unwrap());
        assert!(!store.unblock(&anna.id, &name("bert")).await.unwrap());
        assert!(!store.is_blocked_at("a", &bert.id).await.unwrap());
        store.block(&anna.id, &name("Bert")).await.unwrap();
        store.delete_account(&bert.id, &[]).await.unwrap();
        assert!(store.blocks(&anna.id).await.unwrap().is_empty());
        // A writer that has missed a change does not withdraw the table.
        let late = store.withdraw("a", 0).await;
        assert!(matches!(late, Err(Error::Overtaken)), "{late:?}");
        let seen = store.load("a").await.unwrap().changes;
        assert_eq!(store.withdraw("a", seen).await.unwrap(), seen + 1);
        let stored = store.load("a").await.unwrap();
        assert_eq!((stored.access, stored.changes), (Access::Invitation, seen + 1));
        assert_eq!(store.waiting(0, 9, 9).await.unwrap().len(), 1);
    }

    async fn a_challenge_is_stored_and_answered_once(place: &Place) {
        let store = place.open().await;
        let (anna, bert) = (sign_up(&store, "Anna").await.unwrap(), sign_up(&store, "Bert").await.unwrap());
        let name = account::Name::read("BERT").unwrap();
        assert_eq!(store.may_challenge(&anna.id, &name).await.unwrap(), Some(bert.id.clone()));
        assert_eq!(store.may_challenge(&bert.id, &name).await.unwrap(), None);
        store.set_challengers(&bert.id, Challengers::Met).await.unwrap();
        assert_eq!(store.challengers(&bert.id).await.unwrap(), Challengers::Met);
        assert_eq!(store.may_challenge(&anna.id, &name).await.unwrap(), None);

        let new = |sides: Option<SideChoice>| NewChallenge { challenger: &anna.id, challenged: &bert.id, sides, ends: 100, most: 2, due: 0, rated: true };
        let free = |id: &str| {
            let mut new = Stored { created: 5, ..table(id) };
            new.seats = BySide::of(|_| Seat { kind: SeatKind::Open, ..Seat::default() });
            new
        };
        store.challenge(&free("a"), &new(Some(SideChoice::Chance))).await.unwrap();
        store.challenge(&free("b"), &new(None)).await.unwrap();
        let third = store.challenge(&free("c"), &new(None)).await;
        assert!(matches!(third, Err(Error::Overtaken)) && !store.has("c").await.unwrap(), "{third:?}");
        for (who, now, many) in [(&bert, 99, 2), (&bert, 100, 0), (&anna, 100, 2)] {
            assert_eq!(store.challenges(&who.id, now).await.unwrap().len(), many, "{} at {now}", who.name);
        }
        let row = store.challenge_at("a").await.unwrap().unwrap();
        assert_eq!((row.sides, &*row.challenger.name, row.answer), (Some(SideChoice::Chance), "Anna", None));
        assert!(row.is_open(99) && !row.is_open(100) && store.challenge_at("x").await.unwrap().is_none());

        let seat = |id: &str| Seat { kind: SeatKind::Open, account: Some(id.into()), claimed: Some(5), ..Seat::default() };
        let seats = BySide { french: seat(&anna.id), british: seat(&bert.id) };
        let lot = Lot { side: Side::British, share: "share".into() };
        let accept = || store.accept_challenge("a", 0, &seats, Some(&lot), (&anna.id, 0));
        let (first, second) = tokio::join!(accept(), accept());
        assert_eq!(first.is_ok() as u8 + second.is_ok() as u8, 1, "{first:?} {second:?}");
        assert!(!store.decline_challenge("a", &bert.id, 0).await.unwrap());
        assert!(!store.withdraw_challenge("a", &anna.id).await.unwrap());
        assert_eq!(store.tables_of(&bert.id, 9).await.unwrap()[0].lot.as_deref(), Some("share"));
        assert!(!store.shows_online(&anna.id).await.unwrap());
        store.set_shows_online(&anna.id, true).await.unwrap();
        assert!(store.shows_online(&anna.id).await.unwrap());
        let opponent = FormerOpponent { account: anna.id.clone(), name: "Anna".into(), shows_online: true };
        assert_eq!(store.opponents(&bert.id).await.unwrap(), [opponent]);
        assert_eq!(store.may_challenge(&anna.id, &name).await.unwrap(), Some(bert.id.clone()));

        assert!(!store.decline_challenge("b", &anna.id, 0).await.unwrap());
        assert!(store.decline_challenge("b", &bert.id, 0).await.unwrap());
        assert!(!store.decline_challenge("b", &bert.id, 0).await.unwrap());
        let late = store.accept_challenge("b", 0, &seats, None, (&anna.id, 0)).await;
        assert!(matches!(late, Err(Error::Overtaken)), "{late:?}");
        assert!(!store.withdraw_challenge("b", &bert.id).await.unwrap());
        assert!(store.withdraw_challenge("b", &anna.id).await.unwrap());
        assert!(store.challenges(&anna.id, 0).await.unwrap().is_empty());
    }

    async fn a_browser_is_told_as_long_as_its_session_lasts(place: &Place) {
        let store = with_table(place).await;
        let anna = sign_up(&store, "Anna").await.unwrap();
        let own = Seat { account: Some(anna.id.clone()), ..Seat::default() };
        store.hand_over("a", 0, Side::French, &own).await.unwrap();
        let pushed = |id: &str, session: &str| HookRow {
            form: HookForm::Push,
            browser: Some(HookBrowser {
                session: session.into(),
                device: "Firefox".into(),
                target: PushTarget { key: "key".into(), auth: "auth".into() },
            }),
            ..hook(id, &anna.id)
        };
        store.add_hook(&pushed("first", "session of Anna")).await.unwrap();
        store.note("a", 0, &[(Side::French, Noting::Tell(NoticeKind::Turn))]).await.unwrap();
        // A browser that subscribes again has one address, and signing in again keeps it.
        let second = pushed("second", "session of Anna");
        store.add_hook(&second).await.unwrap();
        assert_eq!(store.hooks(&anna.id).await.unwrap(), [second]);
        store.note("a", 0, &[(Side::French, Noting::Tell(NoticeKind::Turn))]).await.unwrap();
        let session = |hash: &str| SessionRow {
            hash: hash.into(),
            id: hash.into(),
            device: "Firefox".into(),
            session: account::Session::begin(6),
        };
        store
            .begin_session(&anna.id, &session("again"), Some("session of Anna"), 6)
            .await
            .unwrap();
        assert_eq!(store.hooks(&anna.id).await.unwrap(), [pushed("second", "again")]);
        // Another account that signs in with the browser does not get the address.
        let bert = sign_up(&store, "Bert").await.unwrap();
        store.begin_session(&bert.id, &session("other"), Some("again"), 7).await.unwrap();
        assert!(store.hooks(&anna.id).await.unwrap().is_empty());
        assert!(store.hooks(&bert.id).await.unwrap().is_empty());
        assert!(store.claim_deliveries(100, 5, 64).await.unwrap().is_empty());
    }

    async fn a_tournament_is_read_as_it_was_stored_and_changed_once(place: &Place) {
        let store = with_tournament(place).await;
        let stored = store.tournament("cup").await.unwrap();
        assert_eq!(stored.row, tournament("cup"));
        assert_eq!(stored.organiser_name.as_deref(), Some("Anna"));
        let accounts: Vec<_> = stored.entrants.iter().map(|one| one.account.clone()).collect();
        assert_eq!(accounts, [Some("id of Anna".to_string()), Some("id of Bert".into())]);
        assert!(matches!(store.tournament("none").await, Err(Error::NotFound(_))));
        let list = store.tournaments(Some("id of Bert"), 9).await.unwrap();
        let [one] = &list[..] else { panic!("{list:?}") };
        assert_eq!((one.entrants, one.rounds, one.entered), (2, 0, true));
        assert!(!store.insert_tournament(&tournament("other"), 1).await.unwrap(), "it is the second");
        let again = Entrant { number: 3, ..stored.play.entrants[1].clone() };
        let again = TournamentChange::Enter { entrant: &again, account: "id of Bert", name: "Bert" };
        let again = store.change_tournament("cup", stored.changes, false, &[again]).await;
        assert!(matches!(again, Err(Error::Overtaken)), "{again:?}");

        let round = stored.play.next_round().unwrap();
        let begins = |table| {
            let state = TournamentChange::State { state: TournamentState::Running, time: 7 };
            let round = TournamentChange::Round { round: 0, time: 7, paired: &round };
            let table = TournamentChange::Table { round: 0, pairing: 0, game: 0, table, due: 9 };
            [state, round, table]
        };
        store.add_hook(&hook("hook", "id of Bert")).await.unwrap();
        let (first, other) = (seated("t1"), seated("t2"));
        let (one, two) = (begins(&first), begins(&other));
        let one = store.change_tournament("cup", stored.changes, false, &one);
        let two = store.change_tournament("cup", stored.changes, false, &two);
        let (one, two) = tokio::join!(one, two);
        assert!(one.is_ok() != two.is_ok(), "one node begins the round: {one:?} {two:?}");
        let now = store.tournament("cup").await.unwrap();
        assert_eq!((now.play.rounds, now.begun), (vec![round], vec![7]));
        let table = now.tables.values().next().unwrap();
        assert_eq!(store.has("t1").await.unwrap(), table == "t1");
        assert_eq!(store.has("t2").await.unwrap(), table == "t2");
        let delivery = store.claim_deliveries(9, 0, 9).await.unwrap().pop().unwrap();
        assert_eq!(delivery.notices.len(), 1);
        assert_eq!((&delivery.notices[0].table, delivery.notices[0].kind), (table, NoticeKind::Turn));
    }

    async fn the_result_of_a_table_reaches_its_tournament_once(place: &Place) {
        let store = with_tournament(place).await;
        let stored = store.tournament("cup").await.unwrap();
        let round = stored.play.next_round().unwrap();
        let table = seated("t1");
        let begins = [
            TournamentChange::Round { round: 0, time: 7, paired: &round },
            TournamentChange::Table { round: 0, pairing: 0, game: 0, table: &table, due: 9 },
        ];
        store.change_tournament("cup", stored.changes, false, &begins).await.unwrap();
        assert_eq!(store.due_tournaments().await.unwrap(), Vec::<String>::new());
        let before = store.tournament("cup").await.unwrap();
        // The players change seats, and then the British resign.
        let seats = table.seats.clone();
        let changed = After { seats: Some(&seats), ..after(None, &[]) };
        let seen = store.append("t1", 0, &entry(1, "one"), &changed).await.unwrap();
        let swapped = store.tournament("cup").await.unwrap();
        let game = |stored: &StoredTournament| stored.play.rounds[0].pairings[0].games[0];
        assert_eq!(game(&swapped).french, game(&before).british);
        let end = after(Some("british resigned"), &[]);
        store.append("t1", seen, &entry(2, "two"), &end).await.unwrap();
        assert_eq!(store.due_tournaments().await.unwrap(), ["cup"]);
        let result = GameResult { score: Score::French, source: ResultSource::Played };
        let ended = store.tournament("cup").await.unwrap();
        assert_eq!(game(&ended).result, Some(result));
        let late = store.change_tournament("cup", before.changes, false, &[]).await;
        assert!(matches!(late, Err(Error::Overtaken)), "{late:?}");
        // What the organiser has decided stays, whatever happens at the table.
        let decided = GameResult { score: Score::Draw, source: ResultSource::Adjudicated };
        let decides = TournamentChange::Result { round: 0, pairing: 0, game: 0, result: decided };
        store.change_tournament("cup", ended.changes, false, &[decides]).await.unwrap();
        assert_eq!(store.due_tournaments().await.unwrap(), Vec::<String>::new());
        store.append("t1", 99, &entry(3, "three"), &after(Some("french"), &[])).await.unwrap();
        assert_eq!(game(&store.tournament("cup").await.unwrap()).result, Some(decided));
        store.delete_account("id of Bert", &[]).await.unwrap();
        let gone = store.tournament("cup").await.unwrap();
        assert_eq!((&gone.entrants[1].account, &*gone.entrants[1].name), (&None, "Bert"));
        assert_eq!(gone.play.entrants[1].left, Some(1));
    }

    async fn a_game_is_rated_once_and_no_result_of_the_same_players_is_lost(place: &Place) {
        let store = place.open().await;
        let (anna, bert) = (sign_up(&store, "Anna").await.unwrap(), sign_up(&store, "Bert").await.unwrap());
        for id in ["a", "b"] {
            rated_table(&store, id, &anna.id, &bert.id).await;
        }
        let ground = store.rating_ground("a", "").await.unwrap();
        assert_eq!((ground.counting, ground.learnt), (Counting::Due, 0.0));
        assert_eq!(ground.seats.french.name.as_deref(), Some("Anna"));
        assert_eq!(ground.seats.french.stored, None);
        let end = |rated: &RatedGame| After { rated: Some(rated.clone()), ..after(Some("french"), &[]) };
        let first = rated_game(&anna.id, &bert.id, 0);
        store.append("a", 0, &entry(1, "one"), &end(&first)).await.unwrap();
        let again = store.append("a", 0, &entry(2, "two"), &end(&rated_game(&anna.id, &bert.id, 1))).await;
        assert!(matches!(again, Err(Error::Overtaken)), "{again:?}");
        assert!(!store.has_entry("a", 2).await.unwrap());
        let stale = store.append("b", 0, &entry(1, "one"), &end(&first)).await;
        assert!(matches!(stale, Err(Error::Overtaken)), "the other game has been rated since: {stale:?}");
        assert!(!store.has_entry("b", 1).await.unwrap());
        let second = rated_game(&anna.id, &bert.id, 1);
        store.append("b", 0, &entry(1, "one"), &end(&second)).await.unwrap();
        rated_table(&store, "c", &anna.id, &bert.id).await;
        let stale = store.append("c", 0, &entry(1, "one"), &end(&second)).await;
        assert!(matches!(stale, Err(Error::Overtaken)), "another result would be lost: {stale:?}");
        let ground = store.rating_ground("b", "pace=third").await.unwrap();
        assert_eq!((ground.counting, ground.learnt), (Counting::Done, 3.0));
        let stored = ground.seats.french.stored.unwrap();
        assert_eq!((stored.games, stored.rating), (2, second.players.french.after));
        let games = store.played_games(&anna.id, Some(&bert.id), 9).await.unwrap();
        let told: Vec<_> = games.iter().map(|one| (&*one.table, one.after - one.before, one.own)).collect();
        assert_eq!(told, [("a", 12_500, true), ("b", 12_500, true)]);
        assert!(!store.played_games(&anna.id, None, 9).await.unwrap()[0].own);
        let counts = store.score_counts(&bert.id).await.unwrap();
        assert_eq!(counts.iter().map(|one| (one.score, one.games, one.opponent.as_deref())).collect::<Vec<_>>(), [(0, 2, Some("Anna"))]);
        assert_eq!(store.rated_seats("a").await.unwrap().french, Some((1_500_000, 1_512_500)));

        let leaders = |now| store.leaders("toy", Side::French, now, 9);
        assert_eq!(leaders(9).await.unwrap().iter().map(|one| &*one.name).collect::<Vec<_>>(), ["Anna"]);
        assert_eq!(leaders(i64::MAX).await.unwrap(), [], "by then the rating is provisional");

        store.delete_account(&anna.id, &[]).await.unwrap();
        assert_eq!(leaders(9).await.unwrap(), []);
        let games = store.played_games(&bert.id, None, 9).await.unwrap();
        assert_eq!((games.len(), games[0].opponent.as_deref()), (2, None));
        assert_eq!(store.ratings_of(&bert.id).await.unwrap().len(), 1);
    }

    /// Of the writers that would end one game, or rate the same players, one after the other succeeds.
    async fn games_that_end_at_once_are_all_rated(place: &Place) {
        let store = place.open().await;
        let (anna, bert) = (sign_up(&store, "Anna").await.unwrap(), sign_up(&store, "Bert").await.unwrap());
        for id in ["a", "b", "c", "d"] {
            rated_table(&store, id, &anna.id, &bert.id).await;
        }
        let mut all = tokio::task::JoinSet::new();
        for id in ["a", "b", "c", "d"] {
            for writer in 0..3 {
                let (store, anna, bert) = (store.clone(), anna.id.clone(), bert.id.clone());
                all.spawn(async move {
                    for _ in 0..100 {
                        let ground = store.rating_ground(id, "").await.unwrap();
                        let games = ground.seats.french.stored.map_or(0, |stored| stored.games);
                        let after = After { rated: Some(rated_game(&anna, &bert, games)), ..after(Some("french"), &[]) };
                        match store.append(id, 0, &entry(1, &format!("by {writer}")), &after).await {
                            Ok(_) => return 1,
                            Err(Error::Overtaken) if store.has_entry(id, 1).await.unwrap() => return 0,
                            Err(Error::Overtaken) => {}
                            Err(error) => panic!("{error:?}"),
                        }
                    }
                    panic!("a hundred times another writer was faster");
                });
            }
        }
        assert_eq!(all.join_all().await.iter().sum::<i32>(), 4);
        for account in [&anna, &bert] {
            let (_, _, stored) = store.ratings_of(&account.id).await.unwrap()[0].clone();
            assert_eq!(stored.games, 4);
            assert_eq!(store.played_games(&account.id, None, 9).await.unwrap().len(), 4);
        }
    }

    async fn a_game_is_not_rated_if_its_seat_goes_to_another_account(place: &Place) {
        let store = place.open().await;
        let (anna, bert) = (sign_up(&store, "Anna").await.unwrap(), sign_up(&store, "Bert").await.unwrap());
        let counting = async |id: &str| store.rating_ground(id, "").await.unwrap().counting;
        for id in ["a", "b", "c"] {
            rated_table(&store, id, &anna.id, &bert.id).await;
        }
        let seat = |account: &AccountRow| Seat { account: Some(account.id.clone()), ..table("a").seats.french };
        store.hand_over("a", 0, Side::French, &seat(&bert)).await.unwrap();
        assert_eq!(counting("a").await, Counting::Due, "the game has not begun");
        store.append("a", 1, &entry(1, "one"), &after(None, &[])).await.unwrap();
        store.hand_over("a", 1, Side::French, &seat(&bert)).await.unwrap();
        assert_eq!(counting("a").await, Counting::Due, "the player has a new key, but is the same");
        store.hand_over("a", 2, Side::French, &seat(&anna)).await.unwrap();
        assert_eq!(counting("a").await, Counting::Void);
        store.void_rating("b").await.unwrap();
        assert_eq!(counting("b").await, Counting::Void);
        // The seat changed hands after the rating was computed.
        store.hand_over("c", 0, Side::French, &Seat { account: None, ..seat(&anna) }).await.unwrap();
        let rated = After { rated: Some(rated_game(&anna.id, &bert.id, 0)), ..after(Some("french"), &[]) };
        let late = store.append("c", 1, &entry(1, "one"), &rated).await;
        assert!(matches!(late, Err(Error::Overtaken)), "{late:?}");
        store.delete_account(&bert.id, &[]).await.unwrap();
        assert_eq!(counting("c").await, Counting::Void);
        for (before, next, expected) in [("a", "x", Counting::Due), ("n", "y", Counting::Casual)] {
            if before == "n" {
                store.insert(&table("n"), None).await.unwrap();
            }
            store.insert_next(&table(next), before, 0).await.unwrap();
            assert_eq!(counting(next).await, expected, "a rematch counts like the game before it");
        }
    }

    async fn tables_are_counted(place: &Place) {
        let store = with_table(place).await;
        assert_eq!(store.numbers().await.unwrap(), [1, 0, 0]);
        store.start("a", 0, 5, Some(7)).await.unwrap();
        store.insert(&Stored { result: Some("draw".into()), ..table("b") }, None).await.unwrap();
        assert_eq!(store.numbers().await.unwrap(), [2, 1, 1]);
        assert!(10_000 < store.size().await.unwrap());
    }

    async fn one_game_follows(place: &Place) {
        let store = with_table(place).await;
        store.insert_next(&table("b"), "a", 0).await.unwrap();
        let second = store.insert_next(&table("c"), "a", 0).await;
        assert!(matches!(second, Err(Error::Overtaken)), "{second:?}");
        let stored = store.load("a").await.unwrap();
        assert_eq!((stored.next.as_deref(), stored.changes), (Some("b"), 1));
        assert!(!store.has("c").await.unwrap());
    }

    async fn lines_of_chat_are_numbered_without_a_gap(place: &Place) {
        let store = with_table(place).await;
        store.insert(&table("b"), None).await.unwrap();
        let line = |text: String| ChatLine {
            number: 0,
            from: "Marie".into(),
            side: Some(Side::French),
            text,
            time: 1_795_000_000_000,
        };
        let mut all = tokio::task::JoinSet::new();
        for n in 0..12 {
            let (store, line) = (store.clone(), line(format!("à demain {n}")));
            all.spawn(async move { (store.say("a", &line).await.unwrap(), line.text) });
        }
        let mut said = all.join_all().await;
        said.sort();
        assert_eq!(store.say("b", &line("alone".into())).await.unwrap(), 1);
        let told = store.chat("a", 0).await.unwrap();
        let told: Vec<_> = told.into_iter().map(|line| (line.number, line.text)).collect();
        assert_eq!(told, said);
        assert_eq!(told.iter().map(|line| line.0).collect::<Vec<_>>(), (1..=12).collect::<Vec<_>>());
        let later = store.chat("a", 10).await.unwrap();
        assert_eq!(later.iter().map(|line| line.number).collect::<Vec<_>>(), [11, 12]);
    }

    async fn the_key_stays(place: &Place) {
        let store = place.open().await;
        let keys = (store.key().public(), store.push_key().public());
        store.close().await;
        let store = place.open().await;
        assert_eq!((store.key().public(), store.push_key().public()), keys);
    }

    async fn text_that_can_not_be_kept_is_refused(place: &Place) {
        let store = with_table(place).await;
        let odd = store.has("\0").await;
        assert!(matches!(odd, Err(Error::Unreadable(_))), "{odd:?}");
        let odd = store.insert(&table("b"), Some("\0")).await;
        assert!(matches!(odd, Err(Error::Unreadable(_))), "{odd:?}");
        assert!(!store.has("b").await.unwrap());
    }

    async fn a_database_of_a_newer_carillon_is_refused(place: &Place) {
        place.open().await.close().await;
        let newer = match place.config.database {
            Some(_) => "UPDATE carillon_schema SET number = 99",
            None => "PRAGMA user_version = 99",
        };
        place.say(newer).await;
        let opened = Store::open(&place.config).await;
        let Err(error) = opened else { panic!("it was opened") };
        assert!(matches!(error, StartError::NewerStore { theirs: 99, .. }), "{error:?}");
        assert!(error.to_string().contains("newer Carillon"), "{error}");
    }
}

#[tokio::test]
async fn earlier_chat_keeps_its_order() {
    let place = Place::sqlite();
    std::fs::create_dir(place.folder.as_ref().unwrap()).unwrap();
    for (number, step) in (1..=9).zip(sql::MIGRATIONS) {
        place.say(&format!("{step}; PRAGMA user_version = {number}")).await;
    }
    place
        .say(
            "INSERT INTO tables (id, game, rules, scenario, options, secret, commitment, created) \
             VALUES ('a', 'toy', 1, '', '{}', '', '', 0), ('b', 'toy', 1, '', '{}', '', '', 0); \
             INSERT INTO chat (table_id, name, text, time) \
             VALUES ('a', '', 'one', 1), ('b', '', 'two', 2), ('a', '', 'three', 3)",
        )
        .await;
    let store = place.open().await;
    let told = |lines: Vec<ChatLine>| -> Vec<(i64, String)> {
        lines.into_iter().map(|line| (line.number, line.text)).collect()
    };
    let known = [(1, "one".to_string()), (3, "three".to_string())];
    assert_eq!(told(store.chat("a", 0).await.unwrap()), known);
    let line = ChatLine { number: 0, from: "".into(), side: None, text: "four".into(), time: 4 };
    assert_eq!(store.say("a", &line).await.unwrap(), 4);
}

/// Opens two nodes on one database.
async fn two() -> (Place, Store, Store) {
    let place = Place::postgres().await;
    let (one, other) = tokio::join!(place.open(), place.open());
    one.insert(&table("a"), None).await.unwrap();
    (place, one, other)
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_start_at_once_share_one_schema_and_one_key() {
    let place = Place::postgres().await;
    let mut all = tokio::task::JoinSet::new();
    for _ in 0..4 {
        let config = place.config.clone();
        all.spawn(async move { Store::open(&config).await.unwrap().key().public() });
    }
    let keys = all.join_all().await;
    assert!(keys.iter().all(|key| *key == keys[0]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_sees_newer_entries_of_another() {
    let (place, one, other) = two().await;
    let seen = Mark { entry: 0, changes: 0 };
    assert!(matches!(other.newer("a", seen).await.unwrap(), Newer::Nothing));
    one.append("a", 0, &entry(1, "one"), &after(None, &[])).await.unwrap();
    one.append("a", 0, &entry(2, "two"), &after(None, &[])).await.unwrap();
    let Newer::Entries(entries) = other.newer("a", Mark { entry: 1, changes: 0 }).await.unwrap()
    else {
        panic!("there is one more entry")
    };
    assert_eq!(entries.iter().map(|entry| entry.number).collect::<Vec<_>>(), [2]);
    one.order("a", 0, Side::French, None).await.unwrap();
    assert!(matches!(other.newer("a", seen).await.unwrap(), Newer::Whole));
    let (one, other) = (one.shared().unwrap(), other.shared().unwrap());
    let at = |here| Latest {
        mark: Mark { entry: 2, changes: 1 },
        said: 0,
        elsewhere: BySide { french: here, british: false },
    };
    for here in [false, true, false] {
        one.came("a", Side::French, here).await.unwrap();
        let found = other.where_are(&["a".into(), "b".into()]).await.unwrap();
        assert_eq!(found, [("a".into(), at(here))]);
        let found = one.where_are(&["a".into()]).await.unwrap();
        assert_eq!(found, [("a".into(), at(false))], "a player at this node is not elsewhere");
    }
    // A presence that is not renewed expires.
    one.came("a", Side::French, true).await.unwrap();
    place.say("UPDATE present SET until = 1").await;
    assert_eq!(other.where_are(&["a".into()]).await.unwrap(), [("a".into(), at(false))]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_receives_the_news_of_others_and_not_its_own() {
    let (_place, one, other) = two().await;
    let mut news = other.shared().unwrap().listen().await.unwrap();
    other.shared().unwrap().tell("mine");
    let one = one.shared().unwrap();
    for table in ["b", "a", "b"] {
        one.tell(table);
    }
    let mut heard = Vec::new();
    while heard.len() < 2 {
        heard.extend(news.next().await.unwrap().unwrap());
    }
    heard.sort();
    heard.dedup();
    assert_eq!(heard, ["a", "b"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_node_thinks_for_a_bot_and_another_when_it_is_gone() {
    let (place, one, other) = two().await;
    one.append("a", 0, &entry(1, "one"), &after(None, &[(Side::French, true)])).await.unwrap();
    let (thinks, waits) = (one.shared().unwrap(), other.shared().unwrap());
    assert!(!waits.claim("a", Side::French, 1).await.unwrap());
    assert!(thinks.claim("a", Side::French, 1).await.unwrap());
    assert!(waits.take_over().await.unwrap().is_empty());
    place.say("UPDATE jobs SET due = 0").await; // as if the node that holds the job had been silent
    thinks.hold_on("a", Side::French).await.unwrap();
    assert!(waits.take_over().await.unwrap().is_empty(), "it still thinks");

    place.say("UPDATE jobs SET due = 0").await;
    let (mine, yours) = tokio::join!(waits.take_over(), thinks.take_over());
    let taken = (mine.unwrap().len(), yours.unwrap().len());
    assert!(taken == (1, 0) || taken == (0, 1), "{taken:?}");

    one.append("a", 0, &entry(2, "two"), &after(None, &[(Side::French, false)])).await.unwrap();
    place.say("UPDATE jobs SET due = 0").await;
    assert!(waits.take_over().await.unwrap().is_empty(), "it was done");

    // A node that is stopped properly leaves its job to the others at once.
    one.append("a", 0, &entry(3, "three"), &after(None, &[(Side::French, true)])).await.unwrap();
    one.close().await;
    let taken = waits.take_over().await.unwrap();
    assert_eq!(taken.iter().map(|job| &*job.table).collect::<Vec<_>>(), ["a"]);
    waits.end(&taken[0]).await.unwrap();
    place.say("UPDATE jobs SET due = 0").await;
    assert!(waits.take_over().await.unwrap().is_empty());
}

#[tokio::test]
async fn an_unreachable_database_is_reported_with_advice() {
    let cluster = cluster::shared().await;
    let told = |address: String| async move {
        match Postgres::open(&address).await {
            Err(error) => error.to_string(),
            Ok(_) => panic!("{address} was opened"),
        }
    };
    let wrong = told(cluster.guarded_address("wrong-word", "postgres")).await;
    assert!(wrong.contains("PGPASSWORD") && !wrong.contains("wrong-word"), "{wrong}");
    let missing = told(cluster.guarded_address("right", "nowhere")).await;
    assert!(missing.contains("createdb nowhere"), "{missing}");
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let closed = told(format!("postgres://carillon:secret@127.0.0.1:{port}/carillon")).await;
    assert!(closed.contains("whether it runs there") && !closed.contains("secret"), "{closed}");
    let tls = cluster.guarded_address("right", "postgres") + "?sslmode=require";
    let tls = told(tls).await;
    assert!(tls.contains("no TLS"), "{tls}");
    for odd in ["mysql://localhost/carillon", "carillon", "postgres://local host/x"] {
        let odd = told(odd.into()).await;
        assert!(odd.contains("postgres://USER"), "{odd}");
    }
    Postgres::open(&cluster.guarded_address("right", "postgres")).await.unwrap();
}
