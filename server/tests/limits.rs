//! Nobody can ask for so much that others wait.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::common::{Folder, Player, Server, config, request, toy};
use engine::{Game, Playing, Seed, Setup, Side};
use serde_json::json;
use server::{Config, Limits, UNIT};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

async fn limited(folder: &Folder, limits: Limits) -> Server {
    Server::configured(Config { limits, ..config(&folder.0) }, toy::shelf()).await
}

#[tokio::test]
async fn what_is_sent_to_a_socket_that_asks_again_and_again_has_a_limit() {
    let folder = Folder::new();
    let server = limited(
        &folder,
        Limits {
            socket_units: 10_000,
            address_units: 10_000,
            socket_units_a_second: 0,
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
    // What there was, and the answer that was begun with the last of it.
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
    // What costs nothing is still there, also the page.
    assert_eq!(server.get("/").await.status, 200);
    assert_eq!(server.get("/api/games").await.status, 200);
    server.stop().await;

    // By way of a proxy everybody pays for himself.
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

fn cost_of(asked: &str) -> u32 {
    server::costs().into_iter().find(|(request, _)| request == asked).unwrap().1
}

/// Two generals for each core think for a long while; a recruit answers at once.
#[tokio::test(flavor = "multi_thread")]
async fn no_table_waits_for_the_generals_of_others() {
    let folder = Folder::new();
    let server = Server::start(&folder.0).await;
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

/// All that is answered, to the end of the connection.
async fn answered(mut stream: TcpStream) -> String {
    let mut read = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(120), stream.read_to_end(&mut read))
        .await
        .expect("nobody was shown out");
    String::from_utf8_lossy(&read).into_owned()
}

async fn says(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// Linux has all of 127.0.0.0/8.
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
    // Who leaves makes room.
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

/// Behind a proxy there is one address of connections, and those who ask are named.
#[tokio::test]
async fn behind_a_proxy_an_address_has_so_many_sockets() {
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
    // Who leaves makes room.
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

/// The longest thought takes 50 seconds: half of that is enough to tell that it was cut short.
const HALF_A_THOUGHT: Duration = Duration::from_secs(25);

#[tokio::test]
async fn a_server_that_is_told_to_stop_waits_for_no_thought() {
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
    serving.await.unwrap().unwrap();
    assert!(begun.elapsed() < HALF_A_THOUGHT, "{:?}", begun.elapsed());
}

/// In secret and in a window: who has much to think about is no later than who has nothing.
#[tokio::test]
async fn a_thought_that_would_tell_of_a_hand_ends_at_its_beat() {
    let folder = Folder::new();
    let config = Config { beat: Duration::from_millis(50), ..config(&folder.0) };
    let server = Server::configured(config, toy::shelf()).await;
    let table = server.table("me", "bot:search:50s").await;
    let begun = Instant::now();
    let mut french = server.sit(&table, &[&table.french]).await;
    // Both choose in secret, and the bot has chosen.
    french.see(|table| table["awaited"] == json!(["french"])).await;
    assert!(begun.elapsed() < HALF_A_THOUGHT, "{:?}", begun.elapsed());
}

#[tokio::test]
async fn who_says_nothing_is_shown_out() {
    let folder = Folder::new();
    let limits = Limits { head_ms: 50, request_ms: 50, ..Limits::default() };
    let server = limited(&folder, limits).await;
    answered(says(server.address, "").await).await;
    answered(says(server.address, "GET / HTTP/1.1\r\nHost: loc").await).await;
    let head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{";
    let late = answered(says(server.address, head).await).await;
    assert!(late.starts_with("HTTP/1.1 408"), "{late}");
    server.stop().await;

    let server = limited(&folder, Limits { seat_ms: 50, ..Limits::default() }).await;
    let table = server.opened("me", "open").await;
    let mut seated = server.sit(&table, &[&table.french]).await;
    assert!(server.live(&table).await.next().await.is_none(), "it never sat down");
    seated.send(json!({ "do": "why", "side": "french", "on": "x" })).await;
    seated.until("why").await;
    server.stop().await;

    // This one does not even answer a ping.
    let server = limited(&folder, Limits { silence_ms: 150, ..Limits::default() }).await;
    let _deaf = server.sit(&table, &[&table.french]).await;
    while 0 < server.state.tables_in_memory() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn who_takes_nothing_is_shown_out() {
    let folder = Folder::new();
    let server = limited(&folder, Limits { patience_ms: 50, ..Limits::default() }).await;
    let mut greedy = TcpStream::connect(server.address).await.unwrap();
    let asked = "GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n";
    // More than fits into any buffer on the way. It may be cut off while it still asks.
    let _ = greedy.write_all(asked.repeat(2000).as_bytes()).await;
    while 0 < server.state.connections() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[test]
fn a_look_back_does_not_play_the_whole_game_again() {
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

/// `LIMITS.md` has a line for every limit and for every cost, as they are.
#[test]
fn every_limit_is_written_down() {
    let page = include_str!("../LIMITS.md");
    let limits = Limits::LIST.iter().map(|(name, n, what)| format!("| `{name}` | {n} | {what} |"));
    let costs = server::costs().into_iter().map(|(request, n)| format!("| `{request}` | {n} |"));
    for line in limits.chain(costs) {
        assert!(page.lines().any(|known| known.starts_with(&line)), "LIMITS.md lacks:\n{line}");
    }
}
