//! Tests of everything that the operator of a server can see.

use std::io;
use std::sync::{Arc, Mutex};

use crate::common::{Answer, Folder, Server, config, play_until, request, toy};
use serde_json::{Value, json};
use server::Config;
use sqlx::{Connection, SqliteConnection};

/// Returns the value of a metric, if it is there.
fn count(page: &str, name: &str) -> Option<f64> {
    page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok())
}

#[tokio::test]
async fn metrics_count_and_never_identify_players() {
    let (_folder, server) = Server::fresh().await;
    let (table, mut french, mut british) = server.two().await;
    play_until(&mut french, &mut british, |table| table["number"] == 5).await;
    server.get("/nowhere/french").await;
    let page = server.get("/metrics").await;
    assert!(page.headers.contains("text/plain; version=0.0.4"), "{}", page.headers);
    let page = page.body;
    assert_eq!(count(&page, "carillon_entries_total"), Some(5.0));
    assert_eq!(count(&page, "carillon_sockets"), Some(2.0));
    assert_eq!(count(&page, "carillon_tables_in_memory"), Some(1.0));
    assert!(count(&page, "carillon_storing_seconds_total").is_some_and(|time| 0.0 < time));
    let claims = "carillon_requests_total{path=\"/api/tables/{table}/claim\",status=\"200\"}";
    assert_eq!(count(&page, claims), Some(1.0), "{page}");
    let nowhere = "carillon_requests_total{path=\"elsewhere\",status=\"404\"}";
    assert_eq!(count(&page, nowhere), Some(1.0), "{page}");

    let secrets = [&table.id, &table.french, &table.british, &table.commitment];
    for secret in secrets.into_iter().chain([&table.invitations[0].1]) {
        assert!(!secret.is_empty() && !page.contains(secret.as_str()), "{secret} is told");
    }
    for word in ["Marie", "127.0.0.1", "french", "british", "n2"] {
        assert!(!page.contains(word), "{word} is told: {page}");
    }
    // Every line is a comment or a metric, and every metric is explained before it.
    for line in page.lines().filter(|line| !line.starts_with("# ")) {
        let (name, value) = line.rsplit_once(' ').unwrap();
        assert!(value.parse::<f64>().is_ok(), "{line}");
        let name = name.split('{').next().unwrap();
        assert!(page.contains(&format!("# TYPE {name} ")), "{line}");
    }
    drop((french, british));
    let mut page = server.get("/metrics").await.body;
    while count(&page, "carillon_sockets") != Some(0.0) {
        page = server.get("/metrics").await.body;
    }
}

#[tokio::test]
async fn a_server_reports_a_failing_store() {
    let (folder, server) = Server::fresh().await;
    let health = server.get("/health").await;
    assert_eq!((health.status, health.json()), (200, json!({ "store": true })));
    let file = format!("sqlite://{}", folder.0.join("carillon.sqlite").display());
    let mut disk = SqliteConnection::connect(&file).await.unwrap();
    sqlx::query("ALTER TABLE tables RENAME TO lost").execute(&mut disk).await.unwrap();
    let health = server.get("/health").await;
    assert_eq!((health.status, health.json()), (503, json!({ "store": false })));
}

async fn numbers(server: &Server, key: &str) -> Answer {
    let header = format!("X-Carillon-Key: {key}\r\n");
    request(server.address, "GET", "/api/admin", &header, b"").await
}

#[tokio::test]
async fn the_administrator_sees_numbers_behind_a_key() {
    let (folder, server) = Server::fresh().await;
    let key = server.state.admin_key().expect("it is made at the first start").to_string();
    let (table, mut french, _british) = server.two().await;
    let told = numbers(&server, &key).await;
    assert_eq!(told.status, 200, "{}", told.body);
    let now = told.json();
    assert_eq!((&now["tables"], &now["over"], &now["sockets"]), (&json!(1), &json!(0), &json!(2)));
    assert!(0 < now["disk"].as_u64().unwrap() && now["version"].is_string());
    assert!(!told.body.contains(&table.id) && !told.body.contains("Marie"), "{}", told.body);
    french.send(json!({ "do": "resign", "side": "french", "id": "r" })).await;
    french.see(|table| table["result"] == "french resigned").await;
    assert_eq!(numbers(&server, &key).await.json()["over"], 1);

    for wrong in ["", "nonsense", &table.french] {
        let told = numbers(&server, wrong).await;
        assert_eq!((told.status, &told.json()["error"]["code"]), (403, &json!("forbidden")));
    }
    let addressed = server.get(&format!("/api/admin?key={key}")).await;
    assert_eq!(addressed.status, 403, "a key in a URL is not accepted");
    server.stop().await;
    for file in std::fs::read_dir(&folder.0).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(
            !bytes.windows(key.len()).any(|part| part == key.as_bytes()),
            "only its hash is kept"
        );
    }
    // The key is shown once. Making a new key makes the old one void.
    let server = Server::start(&folder.0).await;
    assert_eq!(server.state.admin_key(), None);
    assert_eq!(numbers(&server, &key).await.status, 200);
    server.stop().await;
    let another = Config { new_admin_key: true, ..config(&folder.0) };
    let server = Server::configured(another, toy::shelf()).await;
    assert_eq!(numbers(&server, &key).await.status, 403);
    assert_eq!(numbers(&server, server.state.admin_key().unwrap()).await.status, 200);
}

/// Everything that is logged while this thread serves.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn the_log_of_a_game_holds_no_key_nonce_secret_or_hand() {
    let log = Log::default();
    let writer = log.clone();
    let all = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone())
        .finish();
    let _logged = tracing::subscriber::set_default(all);
    // With only one subscriber, the thread that reaches a log line first would decide its level.
    let _second = tracing::Dispatch::new(tracing::subscriber::NoSubscriber::default());
    let (_folder, server) = Server::fresh().await;
    let table = server.table("me", "open").await;
    let mut french = server.live(&table).await;
    french.send(json!({ "do": "sit", "tokens": [table.french], "nonce": "nonce-of-marie" })).await;
    french.until("table").await;
    let mut british = server.sit(&table, &[&table.british]).await;
    french.see(|table| table["started"] == true).await;
    let code = json!({ "key": table.french }).to_string();
    let code = server.post(&format!("/api/tables/{}/code", table.id), &code).await.json();
    let picks = french.choices();
    assert_eq!(
        french
            .refused(
                json!({ "do": "play", "entry": 0, "side": "french", "play": "pick 99", "id": "x" })
            )
            .await["is"],
        "no"
    );
    play_until(&mut french, &mut british, |table| !table["outcome"].is_null()).await;
    let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(text.contains("a table was opened") && text.contains("a game is over"), "{text}");
    let word = |value: &Value| value.as_str().unwrap().to_string();
    let mut secrets =
        vec![table.french, table.british, table.invitations[0].1.clone(), "nonce-of-marie".into()];
    secrets.extend([word(&code["recovery"]), word(&french.table["secret"])]);
    secrets.extend([server.state.admin_key().unwrap().to_string(), "hand".into()]);
    for secret in secrets.iter().chain(&picks) {
        assert!(
            !secret.is_empty() && !text.contains(secret.as_str()),
            "{secret} is logged: {text}"
        );
    }
}

#[tokio::test]
async fn a_server_that_cannot_write_reports_it_until_it_can() {
    let (folder, server) = Server::fresh().await;
    let mut disk = database(&folder).await;
    let full =
        "CREATE TRIGGER full BEFORE INSERT ON tables BEGIN SELECT RAISE(ROLLBACK, 'full'); END";
    sqlx::query(full).execute(&mut disk).await.unwrap();
    let table = json!({ "game": "toy", "french": "me", "british": "open" }).to_string();
    let refused = server.post("/api/tables", &table).await;
    assert_eq!((refused.status, &refused.json()["error"]["code"]), (503, &json!("busy")));
    assert!(refused.headers.contains("retry-after: "), "{}", refused.headers);
    let health = server.get("/health").await;
    assert_eq!((health.status, health.json()), (503, json!({ "store": false })));
    let failures = count(&server.get("/metrics").await.body, "carillon_store_failures_total");
    assert_eq!(failures, Some(1.0));
    sqlx::query("DROP TRIGGER full").execute(&mut disk).await.unwrap();
    assert_eq!(server.get("/health").await.status, 503, "nothing has been stored since");
    assert_eq!(server.post("/api/tables", &table).await.status, 201);
    let health = server.get("/health").await;
    assert_eq!((health.status, health.json()), (200, json!({ "store": true })));
}

/// A short write may still succeed on a full disk, so it does not show that players' actions can be stored.
#[tokio::test]
async fn an_action_that_could_not_be_stored_is_reported_until_one_is() {
    let (folder, server) = Server::fresh().await;
    let (_, mut french, _british) = server.two().await;
    let mut disk = database(&folder).await;
    let full =
        "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ROLLBACK, 'full'); END";
    sqlx::query(full).execute(&mut disk).await.unwrap();
    let play = json!({ "do": "play", "entry": 0, "side": "french", "play": french.choices()[0], "id": "one" });
    assert_eq!(french.refused(play.clone()).await["code"], "busy");
    french.send(json!({ "do": "chat", "text": "a short line" })).await;
    french.until("chat").await;
    for _ in 0..3 {
        assert_eq!(server.get("/health").await.status, 503, "to ask mends nothing");
    }
    sqlx::query("DROP TRIGGER full").execute(&mut disk).await.unwrap();
    french.send(play).await;
    french.until("ack").await;
    assert_eq!(server.get("/health").await.status, 200);
}

async fn database(folder: &Folder) -> SqliteConnection {
    let file = format!("sqlite://{}", folder.0.join("carillon.sqlite").display());
    SqliteConnection::connect(&file).await.unwrap()
}

/// Files of the page are compressed when the program is built. Those of a game are compressed when they are
/// first requested, and never again.
#[tokio::test]
async fn a_file_is_compressed_once() {
    let (_folder, server) = Server::fresh().await;
    let paths = [
        "/",
        "/t/anything",
        "/web/text/en.ftl",
        "/web/table.linked.js",
        "/api/games",
        "/api/games/toy/board",
        "/api/games/toy/text/en",
        "/api/games/toy/rules",
        "/api/games/toy/lessons",
        "/api/games/toy/examples",
        "/api/openapi.json",
    ];
    let gzip = "Accept-Encoding: gzip\r\n";
    for path in paths {
        let first = request(server.address, "GET", path, gzip, b"").await;
        assert_eq!(first.status, 200, "{path}");
        assert!(first.headers.contains("vary: accept-encoding"), "{path}: {}", first.headers);
    }
    let compressed = async || {
        let page = server.get("/metrics").await.body;
        count(&page, "carillon_compressions_total").expect("it is counted")
    };
    let before = compressed().await;
    assert!(0.0 < before && before <= paths.len() as f64, "{before}");
    for path in paths {
        let again = request(server.address, "GET", path, gzip, b"").await;
        let plain = server.get(path).await;
        assert_eq!((again.status, plain.status), (200, 200), "{path}");
        assert!(!plain.headers.contains("content-encoding"), "{path}: {}", plain.headers);
    }
    assert_eq!(compressed().await, before);
}
