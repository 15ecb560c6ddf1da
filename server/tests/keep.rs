//! Tests of the data that is kept across restarts, failing disks and corrected rules; and of
//! records.

use std::sync::Arc;

use crate::common::toy;
use crate::common::{Folder, Server, play_until};
use engine::{Record, RecordError};
use serde_json::{Value, json};
use server::{App, StartError};
use sqlx::{Connection, SqliteConnection};

#[tokio::test]
async fn a_restart_loses_nothing() {
    let (folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = server.two().await;
    french.send(json!({ "do": "chat", "text": "à demain" })).await;
    play_until(&mut french, &mut british, |table| table["number"] == 5).await;
    // One action is taken back, so that the list contains an undo too.
    let walker = if french.awaits("french") { &mut french } else { &mut british };
    if walker.choices().contains(&"step".to_string()) {
        let side = walker.table["as"].as_str().unwrap().to_string();
        let number = walker.play(&side, "step").await;
        let entry = walker.entry();
        walker.send(json!({ "do": "undo", "entry": entry, "id": "back" })).await;
        walker.until("ack").await;
        walker.see_number(number - 1).await;
    }
    french.send(json!({ "do": "orders", "side": "french", "until": "phase" })).await;
    french.see(|table| table["orders"] == "phase").await;
    let before = french.table.clone();
    server.stop().await;

    let server = Server::start(&folder.0).await;
    let mut french = server.sit(&table, &[&table.french]).await;
    for part in ["view", "number", "awaited", "choices", "commitment", "undo", "orders"] {
        assert_eq!(french.table[part], before[part], "{part}");
    }
    assert_eq!(french.until("chat").await["lines"][0]["text"], "à demain");
    let mut british = server.sit(&table, &[&table.british]).await;
    play_until(&mut french, &mut british, |table| !table["outcome"].is_null()).await;
}

#[tokio::test]
async fn after_a_clean_stop_everything_is_in_the_one_file() {
    let (folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = server.two().await;
    play_until(&mut french, &mut british, |table| table["number"] == 5).await;
    server.stop().await;

    let copy = Folder::new();
    let name = "carillon.sqlite";
    std::fs::copy(folder.0.join(name), copy.0.join(name)).unwrap();
    let server = Server::start(&copy.0).await;
    let french = server.sit(&table, &[&table.french]).await;
    assert_eq!(french.number(), 5);
}

#[tokio::test]
async fn tokens_are_not_in_the_store() {
    let (folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    server.stop().await;
    for file in std::fs::read_dir(&folder.0).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        for token in [&table.french, &table.british] {
            assert!(!bytes.windows(token.len()).any(|part| part == token.as_bytes()));
        }
    }
}

async fn database(folder: &Folder) -> SqliteConnection {
    let path = folder.0.join("carillon.sqlite");
    SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap()
}

#[tokio::test]
async fn a_disk_that_is_full_stops_nothing_but_the_action() {
    let (folder, server) = Server::fresh().await;
    let (table, mut french, _british) = server.two().await;
    let mut disk = database(&folder).await;
    let full = "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ROLLBACK, 'disk full'); END";
    sqlx::query(full).execute(&mut disk).await.unwrap();
    let play = json!({ "do": "play", "entry": 0, "side": "french", "play": french.choices()[0], "id": "one" });
    let no = french.refused(play.clone()).await;
    assert_eq!((&no["code"], &no["id"]), (&json!("busy"), &json!("one")));
    assert!(!no.to_string().contains("disk full"), "the cause is for the log: {no}");
    let mut other = server.sit(&table, &[&table.french]).await;
    assert_eq!((other.number(), other.choices().len()), (0, 6));
    assert_eq!(server.get(&format!("/api/tables/{}/record", table.id)).await.status, 409);

    sqlx::query("DROP TRIGGER full").execute(&mut disk).await.unwrap();
    french.send(play).await;
    assert_eq!(french.until("ack").await["number"], 1);
    french.see_number(1).await;
    other.see_number(1).await;
}

#[tokio::test]
async fn a_database_of_a_newer_carillon_is_refused() {
    let folder = Folder::new();
    Server::start(&folder.0).await.stop().await;
    let mut disk = database(&folder).await;
    sqlx::query("PRAGMA user_version = 99").execute(&mut disk).await.unwrap();
    drop(disk);
    let opened = App::open(&crate::common::config(&folder.0), Arc::new(toy::shelf())).await;
    let Err(error) = opened else { panic!("it was opened") };
    assert!(matches!(error, StartError::NewerStore { theirs: 99, .. }));
    assert!(error.to_string().contains("newer Carillon"), "{error}");
}

#[tokio::test]
async fn a_game_that_mended_rules_no_longer_play_is_shown_as_far_as_it_goes() {
    let (folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = server.two().await;
    play_until(&mut french, &mut british, |table| table["number"] == 4).await;
    server.stop().await;
    let mut disk = database(&folder).await;
    let change = "UPDATE entries SET digest = '00000000' WHERE number = 3; UPDATE entries SET told = NULL, position = NULL";
    sqlx::raw_sql(change).execute(&mut disk).await.unwrap();

    let server = Server::start(&folder.0).await;
    let mut french = server.sit(&table, &[&table.french]).await;
    assert_eq!(french.table["result"], "unplayable");
    assert!(
        french.table["problem"].as_str().unwrap().contains("action 3"),
        "{}",
        french.table["problem"]
    );
    assert_eq!((&french.table["number"], &french.table["awaited"]), (&json!(2), &json!([])));
    assert_eq!(french.table.get("secret"), None);
    assert!(french.table["view"]["cards"]["british"]["hand"].is_null());
    let play = json!({ "do": "play", "entry": 2, "side": "french", "play": "pass", "id": "x" });
    assert_eq!(french.refused(play).await["code"], "unplayable");
    server.stop().await;

    sqlx::query("UPDATE tables SET game = 'go'").execute(&mut disk).await.unwrap();
    let server = Server::start(&folder.0).await;
    let french = server.sit(&table, &[&table.french]).await;
    assert!(
        french.table["problem"].as_str().unwrap().contains("no game called"),
        "{}",
        french.table
    );
}

fn replayed(record: &str) -> Result<u32, RecordError> {
    let record = Record::parse(record)?;
    let shelf = toy::shelf();
    let game = shelf.of_record(&record).expect("a game of this shelf").game();
    Ok(game.replay(&record)?.number())
}

#[tokio::test]
async fn a_finished_game_is_a_record_that_anybody_can_verify() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    let path = format!("/api/tables/{}/record", table.id);
    let mut french = server.sit(&table, &[&table.french]).await;
    let mut british = server.sit(&table, &[&table.british]).await;
    french.see(|table| table["started"] == true).await;
    let early = server.get(&path).await;
    assert_eq!((early.status, &early.json()["error"]["code"]), (409, &json!("not-over")));
    play_until(&mut french, &mut british, |table| !table["outcome"].is_null()).await;

    let record = server.get(&path).await;
    assert_eq!(record.status, 200);
    assert!(record.headers.contains("text/plain"));
    assert_eq!(u64::from(replayed(&record.body).unwrap()), french.number());
    assert!(record.body.contains(&format!("commitment {}", table.commitment)));
    assert!(record.body.contains("nonce french n2\nnonce british n2\n"));

    // A record downloaded here can be viewed on another server.
    let elsewhere = Folder::new();
    let other = Server::start(&elsewhere.0).await;
    let uploaded = other.post("/api/records", &record.body).await;
    assert_eq!(uploaded.status, 201, "{}", uploaded.body);
    let id = uploaded.json()["table"].as_str().unwrap().to_string();
    assert_eq!(other.get(&format!("/api/tables/{id}/record")).await.body, record.body);
    let mut looker = crate::common::Player::connect(other.address, &id).await;
    looker.sit(&[]).await;
    assert_eq!(looker.table["view"], french.table["view"]);
    assert_eq!(
        (&looker.table["as"], &looker.table["outcome"]),
        (&json!("open"), &french.table["outcome"])
    );
    looker.send(json!({ "do": "at", "number": 1 })).await;
    assert_eq!(looker.until("at").await["number"], 1);

    // A record that is truncated anywhere is refused with a reason.
    let seal = record.body.find("\nwhole ").unwrap();
    for cut in (0..seal).step_by(37).chain([seal + 20, record.body.len() - 9]) {
        let torn = other.post("/api/records", &record.body[..cut]).await;
        assert_eq!(torn.status, 422, "at {cut}: {}", torn.body);
        assert!(!torn.json()["error"]["message"].as_str().unwrap().is_empty());
    }
    // A truncated game is refused even though its secret is correct.
    let lines: Vec<&str> = record.body.lines().collect();
    let short: Vec<&str> = lines
        .iter()
        .copied()
        .filter(|line| !line.starts_with("9 ") && !line.contains("10 "))
        .collect();
    assert_eq!(other.post("/api/records", &short.join("\n")).await.status, 422);
    let newer = record.body.replacen("carillon record 3", "carillon record 4", 1);
    let renamed = record.body.replacen("\nfrench Marie", "\nfrench Anne", 1);
    let mut forged = vec![(newer, "newer Carillon"), (renamed, "was changed after")];
    let whole = Record::parse(&record.body).unwrap();
    let mut forge = |message: &'static str, change: &dyn Fn(&mut Record)| {
        let mut record = whole.clone();
        change(&mut record);
        forged.push((record.write(), message));
    };
    forge("its signature is not", &|record| record.header.players.french = "Anne".into());
    forge("its signature is not", &|record| record.result = Some("french resigned".into()));
    forge("rules version 4", &|record| {
        (record.header.rules, record.seal) = (4, None);
        record.lines[0].digest = "0".repeat(32);
    });
    forge("no game is called", &|record| (record.header.game, record.seal) = ("go".into(), None));
    forge("action", &|record| (record.header.nonces.french, record.seal) = ("n9".into(), None));
    forge("committed", &|record| (record.header.commitment, record.seal) = ("0".into(), None));
    for (text, message) in forged {
        let changed = other.post("/api/records", &text).await;
        assert_eq!(changed.status, 422, "{message}: {}", changed.body);
        let told = changed.json()["error"]["message"].as_str().unwrap().to_string();
        assert!(told.contains(message), "{message}: {told}");
    }
    assert_eq!(other.post("/api/records", "\u{0}\u{1}").await.status, 422);
}

#[tokio::test]
async fn a_name_that_a_game_ended_with_stays() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    let mut french = server.sit(&table, &[&table.french]).await;
    let mut british = server.live(&table).await;
    let sit =
        |name: &str| json!({ "do": "sit", "tokens": [table.british], "name": name, "nonce": "b" });
    british.send(sit("Ben")).await;
    french.see(|table| table["started"] == true).await;
    // While the game is played, a player's name may change.
    british.send(sit("Bob")).await;
    french.see(|table| table["players"]["british"]["name"] == "Bob").await;
    british.send(json!({ "do": "resign", "side": "british", "id": "enough" })).await;
    british.until("ack").await;
    let path = format!("/api/tables/{}/record", table.id);
    let record = server.get(&path).await.body;
    assert!(record.contains("\nbritish Bob\n"), "{record}");
    let mut british = server.live(&table).await;
    british.send(sit("Marie")).await;
    assert_eq!(british.until("table").await["players"]["british"]["name"], "Bob");
    assert_eq!(server.get(&path).await.body, record);
}

/// Plays a game between two players to its end, and returns its record.
async fn resigned_game(server: &Server) -> Record {
    let (table, mut french, mut british) = server.two().await;
    play_until(&mut french, &mut british, |table| table["number"] == 2).await;
    british.send(json!({ "do": "resign", "side": "british", "id": "enough" })).await;
    british.until("ack").await;
    Record::parse(&server.get(&format!("/api/tables/{}/record", table.id)).await.body).unwrap()
}

#[tokio::test]
async fn a_server_signs_the_records_of_its_games_and_no_others() {
    let (folder, server) = Server::fresh().await;
    let key = server.get("/api/key").await.json();
    assert_eq!(key["algorithm"], "ed25519");
    let key = key["key"].as_str().unwrap().to_string();
    let record = resigned_game(&server).await;
    assert_eq!(server::signed_by(&record), Ok(Some(key.as_str())));
    assert!(record.lines.iter().all(|line| line.digest.len() == 32));

    // A record that another server signed is returned unchanged, and not signed by this server.
    let elsewhere = Folder::new();
    let other = Server::start(&elsewhere.0).await;
    assert_ne!(other.get("/api/key").await.json()["key"], key.as_str());
    let unsigned = Record { seal: None, ..record.clone() };
    for uploaded in [record.write(), unsigned.write()] {
        let kept = other.post("/api/records", &uploaded).await;
        assert_eq!(kept.status, 201, "{}", kept.body);
        let path = format!("/api/tables/{}/record", kept.json()["table"].as_str().unwrap());
        assert_eq!(other.get(&path).await.body, uploaded);
    }
    // A viewer of the record is told what its signature proves.
    let told = async |server: &Server, uploaded: &Record| {
        let kept = server.post("/api/records", &uploaded.write()).await.json();
        let table = kept["table"].as_str().unwrap();
        let mut looker = crate::common::Player::connect(server.address, table).await;
        looker.sit(&[]).await;
        assert_eq!(looker.table["result"], "british resigned");
        looker.table["uploaded"].clone()
    };
    assert_eq!(told(&other, &record).await, json!({ "signer": key, "proved": false }));
    assert_eq!(told(&other, &unsigned).await, json!({ "proved": false }));
    assert_eq!(told(&server, &record).await, json!({ "signer": key, "proved": true }));
    assert_eq!(told(&server, &unsigned).await, json!({ "proved": false }));

    // The key stays the same, also in a copy.
    let copy = elsewhere.0.join("copy.sqlite");
    server::backup(&folder.0, &copy).await.unwrap();
    server.stop().await;
    let server = Server::start(&folder.0).await;
    assert_eq!(server.get("/api/key").await.json()["key"], key.as_str());
    other.stop().await;
    server::restore(&elsewhere.0, &copy).await.unwrap();
    let other = Server::start(&elsewhere.0).await;
    assert_eq!(other.get("/api/key").await.json()["key"], key.as_str());
}

/// Digests once had 32 bits. A table with such digests stays playable.
#[tokio::test]
async fn a_table_with_short_digests_is_played_on_and_its_record_has_long_ones() {
    let (folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = server.two().await;
    play_until(&mut french, &mut british, |table| table["number"] == 3).await;
    server.stop().await;
    let mut disk = database(&folder).await;
    let short = "UPDATE entries SET digest = substr(digest, 1, 8)";
    sqlx::query(short).execute(&mut disk).await.unwrap();
    disk.close().await.unwrap();
    let server = Server::start(&folder.0).await;
    let mut french = server.sit(&table, &[&table.french]).await;
    let mut british = server.sit(&table, &[&table.british]).await;
    assert_eq!((french.number(), french.table.get("mended")), (3, None));
    play_until(&mut french, &mut british, |table| !table["outcome"].is_null()).await;
    let record = server.get(&format!("/api/tables/{}/record", table.id)).await.body;
    assert!(replayed(&record).is_ok());
    assert!(Record::parse(&record).unwrap().lines.iter().all(|line| line.digest.len() == 32));
}

#[tokio::test]
async fn a_resignation_ends_the_game_and_opens_the_hands() {
    let (_folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = server.two().await;
    play_until(&mut french, &mut british, |table| table["number"] == 1).await;
    let resign = json!({ "do": "resign", "side": "british", "id": "enough" });
    british.send(resign.clone()).await;
    british.until("ack").await;
    for player in [&mut french, &mut british] {
        player.see(|table| table["result"] == "british resigned").await;
        assert_eq!((&player.table["as"], &player.table["awaited"]), (&json!("open"), &json!([])));
        assert_eq!(player.table["outcome"], Value::Null);
        assert_eq!(player.table["log_from"], 0);
        assert_eq!(player.table["undo"], json!({ "no": "nothing" }));
        assert!(player.table["secret"].is_string());
    }
    let undo = json!({ "do": "undo", "entry": 1, "id": "u" });
    assert_eq!(french.refused(undo).await["code"], "over");
    british.send(resign).await; // sent again, since its ack was lost
    assert_eq!(british.until("ack").await["number"], 1);
    let record = server.get(&format!("/api/tables/{}/record", table.id)).await.body;
    assert!(record.contains("result british resigned"));
    assert_eq!(replayed(&record), Ok(1));
    let uploaded = server.post("/api/records", &record).await;
    assert_eq!(uploaded.status, 201, "{}", uploaded.body);
    let id = uploaded.json()["table"].as_str().unwrap().to_string();
    assert_eq!(server.get(&format!("/api/tables/{id}/record")).await.body, record);
}

#[tokio::test]
async fn two_bots_play_alone() {
    let (_folder, server) = Server::fresh().await;
    let table = server.table("bot:random", "bot:random").await;
    let mut watcher = server.sit(&table, &[]).await;
    watcher.see(|table| !table["outcome"].is_null()).await;
    let record = server.get(&format!("/api/tables/{}/record", table.id)).await.body;
    assert!(replayed(&record).is_ok());
}

async fn opened(folder: &Folder) -> Result<App, StartError> {
    App::open(&crate::common::config(&folder.0), Arc::new(toy::shelf())).await
}

#[tokio::test]
async fn a_folder_serves_one_server_at_a_time() {
    let (folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    let Err(error) = opened(&folder).await else { panic!("two servers share one folder") };
    assert!(error.to_string().contains("another Carillon"), "{error}");
    server.stop().await;
    let server = Server::start(&folder.0).await;
    server.sit(&table, &[&table.french]).await;
}

#[cfg(unix)]
#[tokio::test]
async fn the_folder_is_readable_by_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let outer = Folder::new();
    let folder = outer.0.join("data");
    let server = Server::start(&folder).await;
    server.table("me", "open").await;
    let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&folder), 0o700);
    for file in std::fs::read_dir(&folder).unwrap() {
        let path = file.unwrap().path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
    server.stop().await;

    // An existing folder becomes private too, unless it contains other files.
    let open = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(&folder, open.clone()).unwrap();
    Server::start(&folder).await.stop().await;
    assert_eq!(mode(&folder), 0o700);
    std::fs::set_permissions(&folder, open).unwrap();
    std::fs::write(folder.join("songs.txt"), "").unwrap();
    Server::start(&folder).await.stop().await;
    assert_eq!(mode(&folder), 0o755);
}

#[tokio::test]
async fn a_damaged_database_is_reported_at_the_start() {
    let (folder, server) = Server::fresh().await;
    for _ in 0..20 {
        server.table("me", "open").await;
    }
    server.stop().await;
    let mut disk = database(&folder).await;
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut disk).await.unwrap();
    disk.close().await.unwrap();
    let file = folder.0.join("carillon.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[4096..3 * 4096].fill(0x5a);
    std::fs::write(&file, bytes).unwrap();
    let Err(error) = opened(&folder).await else { panic!("it was opened") };
    assert!(error.to_string().contains("carillon restore"), "{error}");
}

#[tokio::test]
async fn a_copy_made_while_playing_is_put_back() {
    let (folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = server.two().await;
    play_until(&mut french, &mut british, |table| table["number"] == 2).await;
    let copy = folder.0.join("copy.sqlite");
    server::backup(&folder.0, &copy).await.unwrap();
    let again = server::backup(&folder.0, &copy).await.unwrap_err();
    assert!(matches!(again, StartError::Exists(_)), "{again}");
    play_until(&mut french, &mut british, |table| table["number"] == 4).await;

    let busy = server::restore(&folder.0, &copy).await.unwrap_err();
    assert!(matches!(busy, StartError::Held(_)), "{busy}");
    server.stop().await;
    let kept = server::restore(&folder.0, &copy).await.unwrap().expect("something was there");
    assert!(kept.exists());
    let server = Server::start(&folder.0).await;
    assert_eq!(server.sit(&table, &[&table.french]).await.number(), 2);
    server.stop().await;

    // A file without tables is refused, and nothing is changed.
    let other = folder.0.join("other.sqlite");
    let address = format!("sqlite:{}?mode=rwc", other.display());
    let mut database = SqliteConnection::connect(&address).await.unwrap();
    sqlx::query("CREATE TABLE birds (name TEXT)").execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    std::fs::write(folder.0.join("torn.sqlite"), b"no database at all").unwrap();
    std::fs::write(folder.0.join("empty.sqlite"), b"").unwrap();
    for (wrong, said) in [
        ("other.sqlite", "no copy that `carillon backup` wrote"),
        ("torn.sqlite", "no copy that `carillon backup` wrote"),
        ("empty.sqlite", "no copy that `carillon backup` wrote"),
        ("absent.sqlite", "there is no such file"),
    ] {
        let error =
            server::restore(&folder.0, &folder.0.join(wrong)).await.unwrap_err().to_string();
        assert!(error.contains(wrong) && error.contains(said), "{error}");
    }
    let server = Server::start(&folder.0).await;
    assert_eq!(server.sit(&table, &[&table.french]).await.number(), 2);
}

#[tokio::test]
async fn a_copy_that_can_not_be_written_leaves_everything_as_it_was() {
    let (folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    server.stop().await;
    let names = || {
        let files = std::fs::read_dir(&folder.0).unwrap();
        let mut names: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
        names.sort();
        names
    };
    // A half-written copy has a temporary name. A folder of that name makes the copy fail.
    let copy = folder.0.join("copy.sqlite");
    let in_the_way = |name: &str| {
        std::fs::create_dir(folder.0.join(name)).unwrap();
        folder.0.join(name)
    };
    let folder_there = in_the_way("copy.sqlite.part");
    let error = server::backup(&folder.0, &copy).await.unwrap_err().to_string();
    assert!(error.contains("copy.sqlite") && !error.contains("restore"), "{error}");
    assert!(!copy.exists());
    std::fs::remove_dir(folder_there).unwrap();
    server::backup(&folder.0, &copy).await.unwrap();

    let folder_there = in_the_way("carillon.sqlite.part");
    let before = names();
    server::restore(&folder.0, &copy).await.unwrap_err();
    assert_eq!(names(), before);
    std::fs::remove_dir(folder_there).unwrap();
    let server = Server::start(&folder.0).await;
    server.sit(&table, &[&table.french]).await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_world_readable_backup_is_restored_readable_by_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    Server::start(&folder.0).await.stop().await;
    let copy = folder.0.join("copy.sqlite");
    server::backup(&folder.0, &copy).await.unwrap();
    let readable = std::fs::Permissions::from_mode(0o644);
    std::fs::set_permissions(&copy, readable.clone()).unwrap();
    std::fs::set_permissions(folder.0.join("carillon.sqlite"), readable).unwrap();
    let kept = server::restore(&folder.0, &copy).await.unwrap().expect("something was there");
    for file in [kept, folder.0.join("carillon.sqlite")] {
        assert_eq!(
            file.metadata().unwrap().permissions().mode() & 0o777,
            0o600,
            "{}",
            file.display()
        );
    }
}
