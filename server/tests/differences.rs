//! Tests that a viewer who is sent only differences knows as much as one who is sent the whole
//! table.

use crate::common::{Folder, NewTable, Player, Server, config, toy};
use engine::{Chance, Seed, Seeded};
use serde_json::{Value, json};
use server::{Config, Limits};
use shelf::Shelf;

/// A client at the table, with the log as it has assembled it.
struct Seat {
    player: Player,
    tokens: Vec<String>,
    log: Vec<Value>,
}

impl Seat {
    async fn new(server: &Server, table: &NewTable, tokens: &[&str]) -> Seat {
        let player = server.live(table).await;
        let tokens = tokens.iter().map(ToString::to_string).collect();
        let mut seat = Seat { player, tokens, log: Vec::new() };
        seat.sit(None).await;
        seat
    }

    async fn sit(&mut self, eye: Option<&str>) {
        let asked = json!({ "do": "sit", "tokens": self.tokens, "nonce": "n", "as": eye });
        self.player.send(asked).await;
        self.hear().await;
    }

    /// Applies the next table, whole or as a difference.
    async fn hear(&mut self) {
        let table = self.player.until("table").await;
        let from = table["log_from"].as_u64().unwrap();
        self.log.retain(|line| line["n"].as_u64().unwrap() < from);
        self.log.extend(table["log"].as_array().unwrap().iter().cloned());
    }

    /// Looks with the eye of the other side, until the game is over.
    async fn turn(&mut self) {
        if self.player.table["as"] == "open" {
            return;
        }
        let eye = if self.player.table["as"] == "french" { "british" } else { "french" };
        self.player.send(json!({ "do": "as", "side": eye })).await;
        while self.player.table["as"] != eye {
            self.hear().await;
        }
    }

    async fn see_entry(&mut self, entry: u64) {
        while self.player.entry() < entry {
            self.hear().await;
        }
    }

    /// Checks that the client knows everything that a newcomer with the same keys and the same eye
    /// would be sent.
    async fn check(&mut self, server: &Server, table: &NewTable) {
        let eye = self.player.table["as"].clone();
        let eye = ["french", "british"].into_iter().find(|side| eye == *side);
        let tokens: Vec<&str> = self.tokens.iter().map(String::as_str).collect();
        let mut fresh = Seat::new(server, table, &tokens).await;
        fresh.sit(eye).await;
        // Presence may be reported a moment later.
        while known(&self.player.table) != known(&fresh.player.table) {
            let about = (&self.player.table, &fresh.player.table);
            assert_eq!(about.0["entry"], about.1["entry"]);
            let next = tokio::time::timeout(std::time::Duration::from_secs(120), self.hear());
            next.await
                .unwrap_or_else(|_| panic!("{} is not {}", self.player.table, fresh.player.table));
        }
        assert_eq!(self.log, fresh.log);
    }
}

/// Returns a table without the fields that differ from socket to socket.
fn known(table: &Value) -> Value {
    let mut known = table.clone();
    for own in ["version", "log", "log_from"] {
        known.as_object_mut().unwrap().remove(own);
    }
    known
}

/// One client of each kind: with both seats, with one seat, and a watcher.
struct Seats([Seat; 4]);

const BOTH: usize = 0;
const FRENCH: usize = 1;
const BRITISH: usize = 2;

impl Seats {
    async fn new(server: &Server, table: &NewTable) -> Seats {
        let (french, british) = (table.french.as_str(), table.british.as_str());
        Seats([
            Seat::new(server, table, &[french, british]).await,
            Seat::new(server, table, &[french]).await,
            Seat::new(server, table, &[british]).await,
            Seat::new(server, table, &[]).await,
        ])
    }

    /// Plays at random and takes actions back. One client switches its eye, and another leaves and
    /// comes back.
    async fn play(&mut self, server: &Server, table: &NewTable, actions: u32) {
        let mut dice = Seeded::new(Seed::from_number(7), 0);
        for n in 0..actions {
            let (side, one) = match self.0[FRENCH].player.awaits("french") {
                true => ("french", FRENCH),
                false => ("british", BRITISH),
            };
            let Seat { player, .. } = &mut self.0[one];
            let choices = player.choices();
            if choices.is_empty() {
                return;
            }
            let entry = player.entry();
            let id = format!("{n}-{entry}");
            let play = &choices[dice.below(choices.len() as u32) as usize];
            let takes_back = player.table["undo"].get("takes").is_some() && n % 5 == 4;
            let done = match takes_back {
                true => json!({ "do": "undo", "entry": entry, "id": id }),
                false => {
                    json!({ "do": "play", "entry": entry, "side": side, "play": play, "id": id })
                }
            };
            player.send(done).await;
            for seat in &mut self.0 {
                seat.see_entry(entry + 1).await;
            }
            if n % 7 == 3 {
                self.0[BOTH].turn().await;
            }
            if n % 16 == 8 {
                self.0[BRITISH] = Seat::new(server, table, &[&table.british]).await;
            }
            if n % 10 == 9 {
                self.check(server, table).await;
            }
        }
    }

    async fn check(&mut self, server: &Server, table: &NewTable) {
        for seat in &mut self.0 {
            seat.check(server, table).await;
        }
    }
}

async fn server(folder: &Folder, shelf: Shelf) -> Server {
    let limits = Limits { socket_units: 1_000_000, address_units: 1_000_000, ..Limits::default() };
    Server::configured(Config { limits, ..config(&folder.0) }, shelf).await
}

async fn opened(server: &Server, game: &str) -> NewTable {
    let asked = json!({ "game": game, "french": "me", "british": "me" });
    NewTable::read(&server.post("/api/tables", &asked.to_string()).await.json())
}

#[tokio::test]
async fn differences_add_up_to_the_whole_table_for_every_viewer() {
    const ACTIONS: u32 = 60;
    for game in shelf::shelf().games().map(|game| game.name().to_string()) {
        let folder = Folder::new();
        let server = server(&folder, shelf::shelf()).await;
        let table = opened(&server, &game).await;
        let mut seats = Seats::new(&server, &table).await;
        seats.play(&server, &table, ACTIONS).await;
        seats.check(&server, &table).await;
        let patches = seats.0[FRENCH].player.patches;
        assert!(ACTIONS / 2 < patches, "{game}: only {patches} times by what was different");
        // Once the game is over everybody sees everything.
        let french = &mut seats.0[FRENCH];
        let entry = french.player.entry();
        french.player.send(json!({ "do": "resign", "side": "french", "id": "resign" })).await;
        for seat in &mut seats.0 {
            seat.see_entry(entry + 1).await;
            assert_eq!(seat.player.table["as"], "open");
        }
        seats.check(&server, &table).await;
    }
}

#[tokio::test]
async fn differences_are_right_after_a_rule_correction_too() {
    let folder = Folder::new();
    let before = server(&folder, toy::shelf()).await;
    let table = opened(&before, "toy").await;
    Seats::new(&before, &table).await.play(&before, &table, 13).await;
    before.stop().await;
    let server = server(&folder, toy::shelf_mended()).await;
    let mut seats = Seats::new(&server, &table).await;
    assert_eq!(seats.0[FRENCH].player.table["mended"]["rules"], 4);
    seats.play(&server, &table, 20).await;
    seats.check(&server, &table).await;
    assert!(0 < seats.0[FRENCH].player.patches);
}
