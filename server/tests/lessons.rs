//! Tests of lessons: ordinary tables with a script, which the other side follows.

use crate::common::{NewTable, Player, Server};
use engine::Record;
use serde_json::{Value, json};

async fn taken(server: &Server) -> (NewTable, Player) {
    let asked = json!({ "game": "toy", "lesson": "first", "name": "Marie" });
    let answer = server.post("/api/tables", &asked.to_string()).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let table = NewTable::read(&answer.json());
    assert_eq!(table.british, "", "the other seat is the computer's");
    let mut learner = server.sit(&table, &[&table.french]).await;
    learner.see(|table| table["started"] == true).await;
    (table, learner)
}

fn stands(learner: &Player) -> (&Value, u64, &Value) {
    let lesson = &learner.table["lesson"];
    (&lesson["stands"], lesson["step"].as_u64().unwrap(), &lesson["wants"])
}

#[tokio::test]
async fn a_lesson_is_taken_to_its_end_with_the_same_dice_every_time() {
    let (_folder, server) = Server::fresh().await;
    let listed = server.get("/api/games/toy/lessons").await.json();
    assert_eq!(listed[0]["steps"].as_array().unwrap().len(), 3);
    assert_eq!(listed[0]["steps"][0], json!({ "look": ["card:50", "part:hand"], "plays": false }));
    assert_eq!(server.get("/api/games").await.json()[0]["lessons"], json!(["first"]));

    let mut logs = Vec::new();
    for first in ["pick 12", "pick 50"] {
        let (table, mut learner) = taken(&server).await;
        // Both sides may choose; the other side waits for the learner.
        assert_eq!(learner.table["awaited"], json!(["french", "british"]));
        assert_eq!(stands(&learner), (&json!("on"), 1, &json!(["pick 12", "pick 50"])));
        learner.play("french", first).await;
        learner.see(|table| table["number"] == 3).await;
        assert_eq!(stands(&learner), (&json!("on"), 2, &json!(["step"])));
        learner.play("french", "step").await;
        assert_eq!(stands(&learner), (&json!("on"), 2, &json!(["step", "done"])));
        learner.play("french", "done").await;
        assert_eq!(stands(&learner), (&json!("done"), 3, &json!([])));
        assert!(learner.table["outcome"].is_object());
        logs.push(learner.table["log"][2]["dice"].clone());
        let record = server.get(&format!("/api/tables/{}/record", table.id)).await.body;
        assert!(Record::parse(&record).is_ok(), "{record}");
    }
    assert_eq!(logs[0], logs[1]);
    assert!(logs[0][0].is_number(), "a die was rolled");
}

#[tokio::test]
async fn a_learner_who_plays_something_else_leaves_the_lesson_and_plays_on() {
    let (_folder, server) = Server::fresh().await;
    let (table, mut learner) = taken(&server).await;
    learner.play("french", "pick 12").await;
    learner.see(|table| table["number"] == 3).await;
    learner.play("french", "done").await;
    assert_eq!(stands(&learner).0, "left");
    // A rematch of a lesson is not a lesson.
    let rematch = json!({ "do": "rematch", "side": "french", "id": "again" });
    learner.send(rematch).await;
    learner.see(|table| table["next"].is_string()).await;
    let mut next = Player::connect(server.address, learner.table["next"].as_str().unwrap()).await;
    next.sit(&[&table.french]).await;
    assert_eq!(next.table.get("lesson"), None);
}

#[tokio::test]
async fn a_lesson_excludes_other_settings() {
    let (_folder, server) = Server::fresh().await;
    let status = async |asked: Value| server.post("/api/tables", &asked.to_string()).await.status;
    assert_eq!(status(json!({ "game": "toy", "lesson": "last" })).await, 404);
    for (beside, value) in [
        ("french", json!("me")),
        ("scenario", json!("all")),
        ("position", json!("round = 1")),
        ("options", json!({ "steps": "none" })),
    ] {
        let mut asked = json!({ "game": "toy", "lesson": "first" });
        asked[beside] = value;
        assert_eq!(status(asked).await, 422, "{beside}");
    }
    assert_eq!(status(json!({ "game": "toy" })).await, 400, "the players are missing");
}
