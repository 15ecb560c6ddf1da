//! A whole game of The Struggle for New France, through the server.

mod common;

use common::{Folder, NewTable, Player, Server};
use engine::Record;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn two_random_bots_play_a_game_that_can_be_verified() {
    let folder = Folder::new();
    let server = Server::with(&folder.0, shelf::shelf()).await;
    let asked = json!({ "game": "struggle", "french": "bot:random", "british": "bot:random" });
    let answer = server.post("/api/tables", &asked.to_string()).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let table = NewTable::read(&answer.json());
    let mut watcher = Player::connect(server.address, &table.id).await;
    watcher.sit(&[]).await;
    watcher.see(|table| !table["outcome"].is_null()).await;
    assert_eq!(watcher.table["as"], "open");
    let record = server.get(&format!("/api/tables/{}/record", table.id)).await.body;
    let record_read = Record::parse(&record).unwrap();
    let replayed = shelf::shelf().find("struggle").unwrap().game().replay(&record_read).unwrap();
    assert_eq!(u64::from(replayed.number()), watcher.number());
    assert_eq!(server.post("/api/records", &record).await.status, 201);
}

#[tokio::test]
async fn the_game_is_served_whole() {
    let folder = Folder::new();
    let server = Server::with(&folder.0, shelf::shelf()).await;
    for path in ["board", "basemap.svg", "style.css", "signs.svg", "text/en", "text/fr", "rules"] {
        let answer = server.get(&format!("/api/games/struggle/{path}")).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    }
}
