//! Tests that no client can ask for so much that others have to wait.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::common::{Folder, Player, Server, config, request, toy};
use engine::{Game, Playing, Seed, Setup, Side};
use serde_json::json;
use server::{Config, Limits, UNIT};
use sqlx::{Connection, Row};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

async fn limited(folder: &Folder, limits: Limits) -> Server {
    Server::configured(Config { limits, ..config(&folder.0) }, toy::shelf()).await
}

#[tokio::test]
async fn a_socket_that_keeps_asking_gets_a_limited_amount() {
    let folder = Folder::new();
    let server = limited(
        &folder,
        Limits {
            socket_units: 10_000,
            address_units: 10_000,
            socket_units_a_second: 0,
            table_lines: 10_000,
            ..Limits::default()
        },
    )
    .await;
    let table = server.table("me", "open").await;
    let mut french = server.sit(&table, &[&table.french]).await;
    for _ in 0..300 {
        french.send(json!({ "do": "chat", "text": "x".repeat(1000) })).await;
        french.until("chat").await;
    }
    server.stop().await;

    let units = 40;
    let server = limited(
        &folder,
        Limits { socket_units: units, socket_units_a_second: 0, ..Limits::default() },
    )
    .await;
    let mut greedy = server.live(&table).await;
    let mut told = 0;
    let mut refused = 0;
    for _ in 0..100 {
        greedy.send(json!({ "do": "sit" })).await;
        loop {
            let message = greedy.next().await.unwrap();
            told += message.to_string().len();
            refused += u32::from(message["code"] == "busy");
            if message["is"] != "table" {
                break;
            }
        }
    }
    // The client may receive its allowance, and the rest of the answer that was begun with the last unit.
    let most = (units as usize + 1) * UNIT + 400_000;
    assert!(told < most, "{told} bytes were told, and {most} are allowed");
    assert!(300_000 < told && 80 < refused, "{refused} of 100 were refused");
}

#[tokio::test]
async fn an_address_that_asks_for_too_much_is_told_how_long_to_wait() {
    let folder = Folder::new();
    let limits = Limits { address_units: 100, address_units_a_second: 1, ..Limits::default() };
    let server = limited(&folder, limits.clone()).await;
    let asked = json!({ "game": "toy", "french": "me", "british": "open" }).to_string();
    let begun = Instant::now();
    let mut opened = 0;
    let refused = loop {
        let answer = server.post("/api/tables", &asked).await;
        match answer.status {
            201 => opened += 1,
            _ => break answer,
        }
    };
    let cost = u64::from(cost_of("POST /api/tables"));
    let most = (100 + begun.elapsed().as_secs() + 1) / cost;
    assert!((100 / cost..=most).contains(&opened), "{opened} tables");
    assert_eq!((refused.status, &refused.json()["error"]["code"]), (429, &json!("busy")));
    let wait = refused.headers.lines().find_map(|line| line.strip_prefix("retry-after: "));
    assert!(wait.is_some_and(|wait| (1..=41).contains(&wait.parse::<u64>().unwrap())), "{wait:?}");
    // Requests that cost nothing still work, including the page.
    assert_eq!(server.get("/").await.status, 200);
    assert_eq!(server.get("/api/games").await.status, 200);
    server.stop().await;

    // Behind a proxy each client pays for itself.
    let config = Config { limits, proxied: true, ..config(&folder.0) };
    let server = Server::configured(config, toy::shelf()).await;
    for n in 0..10 {
        let who = format!("X-Forwarded-For: 10.0.0.{n}\r\n");
        let answer = request(server.address, "POST", "/api/tables", &who, asked.as_bytes()).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
    }
}

#[tokio::test]
async fn asking_for_many_tables_costs_as_much_as_there_are() {
    let folder = Folder::new();
    let limits = Limits { address_units: 200, address_units_a_second: 0, ..Limits::default() };
    let server = limited(&folder, limits).await;
    let table = server.opened("me", "open").await;
    let mine = json!({ "table": table.id, "keys": [table.french] });
    let asked = json!({ "tables": vec![mine; 60] }).to_string();
    let told = server.post("/api/mine", &asked).await;
    assert_eq!((told.status, told.json().as_array().unwrap().len()), (200, 60));
    assert_eq!(server.post("/api/mine", &asked).await.status, 200);
    assert_eq!(server.post("/api/mine", &asked).await.status, 429);
}

/// Switching sides costs nothing extra for a player who holds both.
#[tokio::test]
async fn a_player_of_both_sides_may_switch_even_in_debt() {
    let folder = Folder::new();
    let limits = Limits { address_units: 60, address_units_a_second: 0, ..Limits::default() };
    let server = limited(&folder, limits).await;
    let table = server.opened("me", "me").await;
    let mut both = server.sit(&table, &[&table.french, &table.british]).await;
    both.send(json!({ "do": "hint", "entry": 0, "side": "french" })).await;
    both.until("hint").await;
    let no = both.refused(json!({ "do": "at", "number": 0 })).await;
    assert_eq!(no["code"], "busy", "it owes");
    for side in ["british", "french"] {
        both.send(json!({ "do": "as", "side": side })).await;
        both.see(|table| table["as"] == side).await;
    }
}

/// Returns the number of lines of a thousand characters that a client can send until it is told to wait.
async fn says_until_told_to_wait(watcher: &mut Player) -> u64 {
    for said in 0.. {
        watcher.send(json!({ "do": "chat", "text": "x".repeat(1000) })).await;
        // Others may chat too, so other lines may come in between.
        watcher.send(json!({ "do": "ping" })).await;
        loop {
            let message = watcher.next().await.unwrap();
            if message["is"] == "no" {
                assert_eq!(message["code"], "busy", "{message}");
                return said;
            }
            if message["is"] == "pong" {
                break;
            }
        }
    }
    unreachable!("somebody is told to wait")
}

#[tokio::test]
async fn chat_costs_the_speakers_address() {
    let folder = Folder::new();
    let limits = Limits {
        address_units: 300,
        address_units_a_second: 0,
        socket_units: 10_000,
        table_lines: 10_000,
        ..Limits::default()
    };
    let server = limited(&folder, limits).await;
    let table = server.opened("me", "open").await;
    let mut watchers = Vec::new();
    for _ in 0..5 {
        watchers.push(server.sit(&table, &[]).await);
    }
    let mut said = 0;
    for watcher in &mut watchers {
        said += says_until_told_to_wait(watcher).await;
    }
    assert!((10..=30).contains(&said), "{said} lines for 300 units");
}

#[tokio::test]
async fn spectators_can_not_fill_a_table_or_flood_its_chat() {
    let folder = Folder::new();
    let limits = Limits {
        socket_units: 10_000,
        table_lines: 20,
        table_lines_a_minute: 0,
        ..config(&folder.0).limits
    };
    let config = Config { limits, proxied: true, ..config(&folder.0) };
    let server = Server::configured(config, toy::shelf()).await;
    let table = server.table("me", "open").await;
    // The allowance of chat lasts only as long as somebody is at the table.
    let _player = server.sit(&table, &[&table.french]).await;
    let mut said = 0;
    for n in 0..4 {
        let mut watcher =
            Player::from_address(server.address, &table.id, &format!("10.0.0.{n}")).await;
        watcher.sit(&[]).await;
        said += says_until_told_to_wait(&mut watcher).await;
    }
    assert_eq!(said, 20, "for all watchers together");
    for seat in [&table.french, &table.british] {
        let mut player = server.sit(&table, &[seat]).await;
        assert_eq!(says_until_told_to_wait(&mut player).await, 20, "a player has his own");
    }
}

#[tokio::test]
async fn a_tables_chat_is_kept_up_to_a_limit() {
    let folder = Folder::new();
    let limits = Limits { socket_units: 10_000, table_lines: 10_000, ..config(&folder.0).limits };
    let server = limited(&folder, limits).await;
    let table = server.table("me", "open").await;
    let mut french = server.sit(&table, &[&table.french]).await;
    french.until("chat").await;
    for n in 0..520 {
        french.send(json!({ "do": "chat", "text": n.to_string() })).await;
        french.until("chat").await;
    }
    let mut late = server.live(&table).await;
    late.send(json!({ "do": "sit" })).await;
    let told = late.until("chat").await;
    let lines = told["lines"].as_array().unwrap();
    assert_eq!((lines.len(), &lines[0]["text"]), (500, &json!("20")));
    let file = format!("sqlite://{}", folder.0.join("carillon.sqlite").display());
    let mut disk = sqlx::SqliteConnection::connect(&file).await.unwrap();
    let kept: i64 =
        sqlx::query("SELECT COUNT(*) FROM chat").fetch_one(&mut disk).await.unwrap().get(0);
    assert_eq!(kept, 500, "lines that are no longer sent are deleted");
}

fn cost_of(asked: &str) -> u32 {
    server::costs().into_iter().find(|(request, _)| request == asked).unwrap().1
}

/// Two bots per core think for a long time; a bot of the weakest level still answers at once.
#[tokio::test(flavor = "multi_thread")]
async fn no_table_waits_for_the_generals_of_others() {
    let (_folder, server) = Server::fresh().await;
    let cores = std::thread::available_parallelism().unwrap().get();
    let mut generals = Vec::new();
    for _ in 0..2 * cores {
        let table = server.table("me", "bot:search:50000ms").await;
        generals.push(server.sit(&table, &[&table.french]).await);
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    let table = server.table("me", "bot:search:20").await;
    let mut player = server.sit(&table, &[&table.french]).await;
    player.see_number(1).await;
    for general in &mut generals {
        general.send(json!({ "do": "as", "side": "french" })).await;
        general.until("table").await;
        assert_eq!(general.number(), 0, "the recruit has waited for a general");
    }
    server.stop().await;
}

/// Reads the whole answer, to the end of the connection.
async fn answered(mut stream: TcpStream) -> String {
    let mut read = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(120), stream.read_to_end(&mut read))
        .await
        .expect("no client was turned away");
    String::from_utf8_lossy(&read).into_owned()
}

async fn says(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// On Linux all of 127.0.0.0/8 can be used as source addresses.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn half_open_connections_leave_the_door_open_to_others() {
    let folder = Folder::new();
    let server = limited(&folder, Limits { address_connections: 20, ..Limits::default() }).await;
    let mut half_open = Vec::new();
    for _ in 0..20 {
        half_open.push(says(server.address, "GET / HTTP/1.1\r\nHost: loc").await);
    }
    let asked = "GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    while server.state.connections() < 20 {
        tokio::task::yield_now().await;
    }
    let refused = answered(TcpStream::connect(server.address).await.unwrap()).await;
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut friend = socket.connect(server.address).await.unwrap();
    friend.write_all(asked.as_bytes()).await.unwrap();
    assert!(answered(friend).await.starts_with("HTTP/1.1 200"));
    // A client that leaves frees its place.
    half_open.clear();
    while 0 < server.state.connections() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert!(answered(says(server.address, asked).await).await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn a_socket_keeps_the_place_of_its_connection() {
    let folder = Folder::new();
    let server = limited(&folder, Limits { connections: 2, ..Limits::default() }).await;
    let table = server.opened("me", "open").await;
    let first = server.sit(&table, &[&table.french]).await;
    let _second = server.sit(&table, &[]).await;
    let refused = answered(TcpStream::connect(server.address).await.unwrap()).await;
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    drop(first);
    while 1 < server.state.connections() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert_eq!(server.get("/api/games").await.status, 200);
}

/// Behind a proxy all connections come from one address, and the proxy names the clients.
#[tokio::test]
async fn an_address_behind_a_proxy_has_a_limit_of_sockets() {
    let folder = Folder::new();
    let limits = Limits { address_connections: 2, ..Limits::default() };
    let config = Config { limits, proxied: true, ..config(&folder.0) };
    let server = Server::configured(config, toy::shelf()).await;
    let table = server.opened("me", "open").await;
    let upgrade = |who: &str| {
        let head = format!(
            "GET /api/tables/{}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nX-Forwarded-For: {who}\r\n\r\n",
            table.id
        );
        async move {
            let mut stream = TcpStream::connect(server.address).await.unwrap();
            stream.write_all(head.as_bytes()).await.unwrap();
            let mut status = [0; 12];
            stream.read_exact(&mut status).await.unwrap();
            (String::from_utf8_lossy(&status)[9..].to_string(), stream)
        }
    };
    let (first, _one) = upgrade("10.0.0.1").await;
    let (second, other) = upgrade("10.0.0.1").await;
    assert_eq!((&*first, &*second), ("101", "101"));
    assert_eq!(upgrade("10.0.0.1").await.0, "503");
    assert_eq!(upgrade("10.0.0.2").await.0, "101", "another address has its own");
    // A client that leaves frees its place.
    drop(other);
    while upgrade("10.0.0.1").await.0 != "101" {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn a_bot_that_would_think_for_hours_may_not_sit_down() {
    let folder = Folder::new();
    let server = limited(&folder, Limits::default()).await;
    for level in ["search:50000s", "search:51s", "search:50001", "classic:51s"] {
        let asked = json!({ "game": "toy", "french": "me", "british": format!("bot:{level}") });
        let answer = server.post("/api/tables", &asked.to_string()).await;
        assert_eq!(answer.status, 422, "{level}: {}", answer.body);
    }
}

/// The longest thought takes 50 seconds: an answer within half of that shows that it was cut short.
const HALF_A_THOUGHT: Duration = Duration::from_secs(25);

#[tokio::test]
async fn a_stopping_server_waits_for_no_thought() {
    let folder = Folder::new();
    let app = server::App::open(&config(&folder.0), Arc::new(toy::shelf())).await.unwrap();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = server::serve_on(listener, app, async move { drop(stopped.await) });
    let serving = tokio::spawn(serving);
    let asked = json!({ "game": "toy", "french": "me", "british": "bot:search:50s" }).to_string();
    let table = request(address, "POST", "/api/tables", "", asked.as_bytes()).await.json();
    let mut french = Player::connect(address, table["table"].as_str().unwrap()).await;
    french.sit(&[table["seats"]["french"].as_str().unwrap()]).await;
    french.see(|table| table["started"] == true).await;
    let thinks = || async {
        let page = request(address, "GET", "/metrics", "", b"").await.body;
        page.contains("carillon_bots_thinking 1")
    };
    while !thinks().await {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let begun = Instant::now();
    stop.send(()).unwrap();
    serving.await.unwrap();
    assert!(begun.elapsed() < HALF_A_THOUGHT, "{:?}", begun.elapsed());
}

/// A captain has a fixed number of iterations for a turn, and on a busy machine they may take long.
#[tokio::test]
async fn a_captains_turn_ends_in_time_however_complex_the_position() {
    let folder = Folder::new();
    let limits = Limits { turn_ms: 20, ..config(&folder.0).limits };
    let config = Config { limits, ..config(&folder.0) };
    let server = Server::configured(config, toy::shelf_of_ponderers()).await;
    let table = server.opened("bot:captain", "bot:captain").await;
    let mut watcher = server.sit(&table, &[]).await;
    watcher.see(|table| !table["outcome"].is_null()).await;
}

/// In a secret choice or a window, a bot that has much to think about must not answer later than a bot
/// that has nothing to think about.
#[tokio::test]
async fn a_thought_that_could_reveal_a_hand_ends_at_its_beat() {
    let folder = Folder::new();
    let config = Config { beat: Duration::from_millis(50), ..config(&folder.0) };
    let server = Server::configured(config, toy::shelf()).await;
    let table = server.table("me", "bot:search:50s").await;
    let begun = Instant::now();
    let mut french = server.sit(&table, &[&table.french]).await;
    // Both sides choose in secret, and the bot has chosen.
    french.see(|table| table["awaited"] == json!(["french"])).await;
    assert!(begun.elapsed() < HALF_A_THOUGHT, "{:?}", begun.elapsed());
}

#[tokio::test]
async fn a_silent_client_is_disconnected() {
    let folder = Folder::new();
    // The limit allows a request that is sent at once, however busy the machine is.
    let limits = Limits { head_ms: 2000, request_ms: 2000, ..Limits::default() };
    let server = limited(&folder, limits).await;
    answered(says(server.address, "").await).await;
    answered(says(server.address, "GET / HTTP/1.1\r\nHost: loc").await).await;
    let head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{";
    let late = answered(says(server.address, head).await).await;
    assert!(late.starts_with("HTTP/1.1 408"), "{late}");
    server.stop().await;

    let server = limited(&folder, Limits { seat_ms: 5000, ..Limits::default() }).await;
    let table = server.opened("me", "open").await;
    let mut seated = server.sit(&table, &[&table.french]).await;
    assert!(server.live(&table).await.next().await.is_none(), "it never sat down");
    seated.send(json!({ "do": "why", "side": "french", "on": "x" })).await;
    seated.until("why").await;
    server.stop().await;

    // This client does not even answer a ping.
    let server = limited(&folder, Limits { silence_ms: 3000, ..Limits::default() }).await;
    let _deaf = server.sit(&table, &[&table.french]).await;
    while 0 < server.state.tables_in_memory() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn a_client_that_stops_reading_is_disconnected() {
    let folder = Folder::new();
    let server = limited(&folder, Limits { patience_ms: 50, ..Limits::default() }).await;
    let mut greedy = TcpStream::connect(server.address).await.unwrap();
    let asked = "GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n";
    // The requests are longer than all buffers on the way. The client may be cut off while it still sends.
    let _ = greedy.write_all(asked.repeat(2000).as_bytes()).await;
    while 0 < server.state.connections() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[test]
fn looking_back_does_not_replay_the_whole_game() {
    let mut game = Playing::<toy::Long>::start(&Setup::default(), Seed([7; 32])).unwrap();
    let mut actions = Vec::new();
    while let Some(side) = game.state().awaited().iter().next() {
        actions.clear();
        game.state().actions(side, &mut actions);
        let play = *actions.iter().find(|play| **play != toy::Play::Step).unwrap();
        game.play(side, play).unwrap();
    }
    assert_eq!(game.number(), 120);
    for number in (0..=game.number()).rev() {
        let before = toy::PLAYED.get();
        let then = game.at(number);
        assert!(toy::PLAYED.get() - before < 40, "to look at {number} of 120");
        let mut whole = Playing::<toy::Long>::start(&Setup::default(), Seed([7; 32])).unwrap();
        for one in &game.played()[..number as usize] {
            whole.play(one.side, one.action).unwrap();
        }
        assert_eq!((then.number(), then.state()), (number, whole.state()));
        assert_eq!(then.digest(), whole.digest());
        let eye = engine::Eye::Open;
        assert_eq!(json!(then.log(eye, 0)), json!(whole.log(eye, 0)));
        for side in Side::BOTH {
            let (mut one, mut other) = (then.clone(), whole.clone());
            assert_eq!(one.undo(side.into()), other.undo(side.into()));
            assert_eq!(one.state(), other.state());
        }
    }
}

/// The operator's guide must list every limit and every cost with its present value.
#[test]
fn every_limit_is_documented() {
    let page = include_str!("../../docs/operator/src/limits.md");
    let limits = Limits::LIST.iter().map(|(name, n, what)| format!("| `{name}` | {n} | {what} |"));
    let costs = server::costs().into_iter().map(|(request, n)| format!("| `{request}` | {n} |"));
    for line in limits.chain(costs) {
        assert!(page.lines().any(|known| known.starts_with(&line)), "limits.md lacks:\n{line}");
    }
}
