//! Tests of the news in the lobby: which lists have changed, for whom, and at which node.

use std::time::Duration;

use crate::accounts::Device;
use crate::common::{Folder, Server, config, postgres, toy};
use crate::nodes;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Limits};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The time after which a test that waits in vain ends.
const PATIENCE: Duration = Duration::from_secs(120);

/// The socket of a visitor in the lobby.
struct Visitor(WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>);

impl Visitor {
    async fn come(device: &Device) -> Visitor {
        let mut request = format!("ws://{}/api/live", device.host()).into_client_request().unwrap();
        request.headers_mut().insert("cookie", device.cookie().parse().unwrap());
        let (socket, _) = connect_async(request).await.unwrap();
        let mut visitor = Visitor(socket);
        assert_eq!(visitor.next().await["open"], true, "anything may have changed before");
        visitor
    }

    /// Returns the next message, or the code with which the socket was closed.
    async fn next(&mut self) -> Value {
        let message = async {
            loop {
                match self.0.next().await.unwrap().unwrap() {
                    Message::Text(text) => return serde_json::from_str(&text).unwrap(),
                    Message::Close(frame) => {
                        return json!({ "closed": u16::from(frame.unwrap().code) });
                    }
                    _ => {}
                }
            }
        };
        tokio::time::timeout(PATIENCE, message).await.expect("a message comes")
    }

    /// Waits until a list has changed.
    async fn hear(&mut self, list: &str) {
        while self.next().await[list] != true {}
    }
}

fn challenge() -> Value {
    json!({ "game": "toy", "french": "me", "british": "open", "challenge": "Ben" })
}

fn offer() -> Value {
    json!({ "game": "toy", "french": "me", "british": "open", "access": "open" })
}

#[tokio::test]
async fn the_lobby_hears_of_what_concerns_its_visitor() {
    let (_folder, server) = Server::fresh().await;
    let [mut anna, mut ben, guest] = [(); 3].map(|()| Device::new(&server));
    anna.sign_up("Anna").await;
    ben.sign_up("Ben").await;
    let mut hers = Visitor::come(&anna).await;
    let mut his = Visitor::come(&ben).await;
    let mut other = Visitor::come(&guest).await;
    let opened = anna.done("/api/tables", challenge()).await;
    let table = opened["table"].as_str().unwrap();
    his.hear("account").await;
    hers.hear("account").await;
    ben.done("/api/account/challenges", json!({ "accept": { "table": table } })).await;
    hers.hear("account").await;
    his.hear("account").await;
    // Both follow the table now.
    let mut french = anna.sit(table, &[]).await;
    let mut british = ben.sit(table, &[]).await;
    french.see(|table| table["started"] == true).await;
    let (mover, side) =
        if french.awaits("french") { (&mut french, "french") } else { (&mut british, "british") };
    let (play, entry) = (mover.choices()[0].clone(), mover.entry());
    mover
        .send(json!({ "do": "play", "side": side, "play": play, "entry": entry, "id": "a" }))
        .await;
    let only_tables = json!({ "open": false, "account": false, "tables": true });
    while his.next().await != only_tables {}
    // A guest hears of open tables only.
    anna.done("/api/tables", offer()).await;
    let heard = other.next().await;
    assert_eq!(heard, json!({ "open": true, "account": false, "tables": false }));
    his.hear("open").await;
}

#[tokio::test]
async fn the_lobby_hears_of_changes_at_other_nodes() {
    let address = postgres::shared().await.database().await;
    let [one, two, three] = nodes::nodes(&address).await;
    let (mut anna, mut ben) = (Device::new(&one), Device::new(&two));
    anna.sign_up("Anna").await;
    ben.sign_up("Ben").await;
    let mut his = Visitor::come(&ben.at(&three)).await;
    let mut guest = Visitor::come(&Device::new(&two)).await;
    anna.done("/api/tables", challenge()).await;
    his.hear("account").await;
    anna.done("/api/tables", offer()).await;
    his.hear("open").await;
    guest.hear("open").await;
}

#[tokio::test]
async fn a_player_in_the_lobby_of_one_node_is_online_at_the_others() {
    let address = postgres::shared().await.database().await;
    let [one, two, three] = nodes::nodes(&address).await;
    let (mut anna, mut ben) = (Device::new(&one), Device::new(&two));
    anna.sign_up("Anna").await;
    ben.sign_up("Ben").await;
    let table = anna.done("/api/tables", challenge()).await["table"].clone();
    let path = "/api/account/challenges";
    ben.done(path, json!({ "accept": { "table": table } })).await;
    let online = async || ben.get(path).await.json()["opponents"][0]["online"] == true;
    let visitor = Visitor::come(&anna.at(&three)).await;
    anna.done(path, json!({ "shows_online": true })).await;
    let until = async |wanted: bool| {
        let seen = async {
            while online().await != wanted {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(PATIENCE, seen).await.expect("the other node says so")
    };
    until(true).await;
    drop(visitor);
    until(false).await;
}

#[tokio::test]
async fn a_socket_in_the_lobby_is_bounded_and_ends_with_its_session() {
    let folder = Folder::new();
    let limits = Limits { silence_ms: 300, address_connections: 3, ..config(&folder.0).limits };
    let config = Config { limits, proxied: true, ..config(&folder.0) };
    let server = Server::configured(config, toy::shelf()).await;
    let mut anna = Device::new(&server);
    anna.sign_up("Anna").await;
    let mut visitor = Visitor::come(&anna).await;
    anna.done("/api/account/sign-out", json!({})).await;
    assert_eq!(visitor.next().await, json!({ "closed": 1008 }));
    let guest = Device::new(&server);
    let mut visitor = Visitor::come(&guest).await;
    visitor.0.send(Message::text("hello")).await.unwrap();
    assert_eq!(visitor.next().await, json!({ "closed": 1008 }));
    let mut all = Vec::new();
    let refused = loop {
        let url = format!("ws://{}/api/live", guest.host());
        match connect_async(url).await {
            Ok((socket, _)) => all.push(socket),
            Err(error) => break error.to_string(),
        }
    };
    assert!(all.len() <= 3 && refused.contains("503"), "{} sockets, {refused}", all.len());
}
