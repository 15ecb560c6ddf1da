//! What somebody sees who looks after a server.

use crate::common::{Folder, Server, play_until};
use serde_json::json;
use sqlx::{Connection, SqliteConnection};

/// The value of a count; nothing, if it is not there.
fn count(page: &str, name: &str) -> Option<f64> {
    page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok())
}

#[tokio::test]
async fn what_is_counted_tells_how_much_and_never_who() {
    let folder = Folder::new();
    let server = Server::start(&folder.0).await;
    let table = server.table("me", "open").await;
    let mut french = server.sit(&table, &[&table.french]).await;
    let mut british = server.sit(&table, &[&table.british]).await;
    french.see(|table| table["started"] == true).await;
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
    // Every line is a comment or a count, and every count is explained before.
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
async fn a_server_whose_store_fails_says_so() {
    let folder = Folder::new();
    let server = Server::start(&folder.0).await;
    let health = server.get("/health").await;
    assert_eq!((health.status, health.json()), (200, json!({ "store": true })));
    let file = format!("sqlite://{}", folder.0.join("carillon.sqlite").display());
    let mut disk = SqliteConnection::connect(&file).await.unwrap();
    sqlx::query("ALTER TABLE tables RENAME TO lost").execute(&mut disk).await.unwrap();
    let health = server.get("/health").await;
    assert_eq!((health.status, health.json()), (503, json!({ "store": false })));
}
