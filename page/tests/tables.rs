//! Tests of the page's program, which is asked questions as JavaScript asks them. Tables are opened, played,
//! and read again from the rows that the program asked to be stored.

use page::PageProgram;
use serde_json::{Value, json};

/// One worker that hosts tables and another that thinks, with the database between them.
struct Device {
    host: PageProgram,
    thinker: PageProgram,
    table: Value,
    entries: Vec<Value>,
    /// The number of entries that the thinker has.
    followed: usize,
    asked: u32,
}

const ME: u32 = 7;

impl Device {
    fn new() -> Device {
        let [host, thinker] = [(); 2].map(|()| PageProgram::new(shelf::shelf()));
        Device { host, thinker, table: Value::Null, entries: Vec::new(), followed: 0, asked: 0 }
    }

    fn ask(&mut self, mut question: Value) -> Value {
        self.asked += 1;
        question["now"] = json!(1_000 * self.asked);
        question["random"] = json!(format!("{:064}", self.asked));
        let answer = self.host.ask(&question.to_string(), &|_, _| ());
        serde_json::from_str(&answer).expect("answers are JSON")
    }

    fn think(&mut self, question: &Value) -> Value {
        let answer = self.thinker.ask(&question.to_string(), &|_, _| ());
        serde_json::from_str(&answer).expect("answers are JSON")
    }

    /// Stores the rows that the answer asks to be stored, as one transaction.
    fn store(&mut self, answer: &Value) {
        for row in answer["store"]["tables"].as_array().into_iter().flatten() {
            if self.table.is_null() || row["id"] == self.table["id"] {
                self.table = row.clone();
            }
        }
        for entry in answer["store"]["entries"].as_array().into_iter().flatten() {
            assert_eq!(entry["number"], self.entries.len() + 1, "entries are appended in order");
            self.entries.push(entry["entry"].clone());
        }
    }

    fn load(&mut self) -> Value {
        let (stored, entries) = (self.table["stored"].clone(), self.entries.clone());
        self.ask(json!({ "ask": "load", "stored": stored, "entries": entries }))
    }

    fn open(&mut self, wish: Value) -> Value {
        let answer = self.ask(json!({ "ask": "open", "wish": wish }));
        assert_eq!(answer["status"], 201, "{answer}");
        self.store(&answer);
        self.load()
    }

    fn hear(&mut self, message: &Value) -> Value {
        let table = self.table["id"].clone();
        let text = message.to_string();
        let answer = self.ask(json!({ "ask": "hear", "table": table, "client": ME, "text": text }));
        self.store(&answer);
        answer
    }

    /// Makes the thinker answer a question of the host, and returns the host's next answer.
    fn answered(&mut self, think: &Value) -> Value {
        let (stored, id) = (self.table["stored"].clone(), self.table["id"].clone());
        let news = &self.entries[self.followed..];
        let news = json!({ "ask": "follow", "table": id, "entries": news });
        if self.followed == 0 || self.think(&news) != json!({}) {
            let entries = self.entries.clone();
            let whole = json!({ "ask": "follow", "stored": stored, "entries": entries });
            assert_eq!(self.think(&whole), json!({}));
        }
        self.followed = self.entries.len();
        let mut question = think.clone();
        question["ask"] = json!("think");
        let play = self.think(&question)["play"].clone();
        assert!(play.is_string(), "{think} is answered");
        let mut thought = think.clone();
        (thought["ask"], thought["play"]) = (json!("thought"), play);
        let answer = self.ask(thought);
        self.store(&answer);
        answer
    }
}

/// Returns the messages of one kind in an answer.
fn said(answer: &Value, kind: &str) -> Vec<Value> {
    let said = answer["say"].as_array().into_iter().flatten();
    let said = said.map(|line| serde_json::from_str(line[1].as_str().unwrap()).unwrap());
    said.filter(|message: &Value| message["is"] == kind).collect()
}

fn sit(device: &mut Device, keys: &[&str]) -> Value {
    device.hear(&json!({ "do": "sit", "tokens": keys, "name": "Amy" }))
}

/// Lets two bots play until the game is over, and reloads the table from its rows now and then.
fn play_out(game: &str) -> Device {
    let mut device = Device::new();
    let wish = json!({ "game": game, "french": "bot:random", "british": "bot:random" });
    let mut answer = device.open(wish);
    let mut waiting = std::collections::VecDeque::new();
    for n in 0.. {
        waiting.extend(answer["think"].as_array().cloned().unwrap_or_default());
        let Some(think) = waiting.pop_front() else { break };
        answer = device.answered(&think);
        if n % 100 == 99 {
            // A new program needs nothing but the stored rows.
            device.host = PageProgram::new(shelf::shelf());
            waiting.clear();
            answer = device.load();
        }
        assert!(n < 20_000, "the game ends");
    }
    assert!(device.table["stored"]["result"].is_string(), "{}", device.table["status"]);
    device
}

#[test]
fn a_whole_game_is_stored_and_its_record_is_proved() {
    for game in ["struggle", "bayonets"] {
        let mut device = play_out(game);
        let table = device.table["id"].clone();
        let record = device.ask(json!({ "ask": "record", "table": table }));
        assert_eq!(record["status"], 200, "{record}");
        let text = record["body"].as_str().unwrap().to_string();
        let upload = device.ask(json!({ "ask": "upload", "text": text }));
        assert_eq!(upload["status"], 201, "{upload}");
        let entries = upload["store"]["entries"].as_array().unwrap().len();
        assert_eq!(entries, device.entries.len());
        let origin = &upload["store"]["tables"][0]["stored"]["uploaded"];
        assert_eq!(*origin, json!({ "signer": null, "ours": false }));
        let spoilt = text.replacen("\nsecret ", "\nsecret 0", 1);
        let refused = device.ask(json!({ "ask": "upload", "text": spoilt }));
        assert_eq!(refused["status"], 422, "{refused}");
    }
}

#[test]
fn a_table_of_earlier_rules_continues_from_its_last_position() {
    let mut device = Device::new();
    let wish = json!({ "game": "struggle", "french": "bot:random", "british": "bot:random" });
    let mut answer = device.open(wish);
    while device.entries.len() < 40 {
        let think = answer["think"][0].clone();
        answer = device.answered(&think);
    }
    // The table was stored by a program with other rules.
    let rules = device.table["stored"]["rules"].as_u64().unwrap();
    device.table["stored"]["rules"] = json!(rules - 1);
    device.entries[39]["digest"] = json!("0".repeat(32));
    device.host = PageProgram::new(shelf::shelf());
    let answer = device.load();
    device.store(&answer);
    let mended = &device.entries[40];
    let [number, taken_back, before, since] = mended["play"]
        .as_str()
        .unwrap()
        .split(' ')
        .map(|number| number.parse::<u64>().unwrap())
        .collect::<Vec<_>>()[..]
    else {
        panic!("{mended}")
    };
    assert_eq!((number + taken_back, before, since), (40, rules - 1, rules));
    assert!(0 < taken_back, "{mended}");
    assert_eq!(device.table["stored"]["rules"], json!(rules));
    assert!(answer["think"][0].is_object(), "the bots play on: {answer}");
}

#[test]
fn a_message_that_was_acknowledged_is_acknowledged_again_and_played_once() {
    let mut device = Device::new();
    let wish = json!({ "game": "struggle", "french": "me", "british": "me", "name": "Amy" });
    let opened = device.ask(json!({ "ask": "open", "wish": wish }));
    device.store(&opened);
    device.load();
    let keys = &opened["body"]["seats"];
    let keys = [keys["french"].as_str().unwrap(), keys["british"].as_str().unwrap()];
    let seated = sit(&mut device, &keys);
    let table = said(&seated, "table").remove(0);
    let (side, play) = (table["awaited"][0].clone(), table["choices"][0]["play"].clone());
    let message = json!({ "do": "play", "entry": 0, "side": side, "play": play, "id": "one" });
    let played = device.hear(&message);
    assert_eq!(said(&played, "ack").first().unwrap_or_else(|| panic!("{played}"))["entry"], 1);
    assert_eq!(device.entries.len(), 1);
    // The acknowledgement was lost, and the program was started again.
    device.host = PageProgram::new(shelf::shelf());
    device.load();
    sit(&mut device, &keys);
    let again = device.hear(&message);
    assert_eq!(said(&again, "ack")[0]["entry"], 1);
    assert_eq!(device.entries.len(), 1, "it is played once");
    let stale = json!({ "do": "play", "entry": 0, "side": side, "play": play, "id": "two" });
    assert_eq!(said(&device.hear(&stale), "no")[0]["code"], "stale");
}

/// The same seed and level give the same action on a page as anywhere else.
#[test]
fn a_thinker_chooses_what_the_bot_of_the_shelf_chooses() {
    let mut device = Device::new();
    let wish =
        json!({ "game": "wilderness", "french": "bot:search:40", "british": "bot:search:40" });
    let mut answer = device.open(wish);
    let shelf = shelf::shelf();
    let shelved = shelf.get("wilderness").unwrap();
    let level = shelved.level("search:40").unwrap();
    for _ in 0..20 {
        let think = answer["think"][0].clone();
        let stored =
            serde_json::from_value::<table::Stored>(device.table["stored"].clone()).unwrap();
        let entries = serde_json::from_value(json!(device.entries)).unwrap();
        let stored = table::Stored { entries, ..stored };
        let table = table::Table::replay(stored, Some(shelved.game()), 0);
        let playing = table.playing().unwrap();
        let side = serde_json::from_value(think["side"].clone()).unwrap();
        let seed: u64 = think["seed"].as_str().unwrap().parse().unwrap();
        let host = &shelf::Threads::ONE;
        let wanted = shelved.choose(playing, side, &level, seed, host);
        // The bot above had no earlier search, so the thinker gets none either.
        device.thinker = PageProgram::new(shelf::shelf());
        answer = device.answered(&think);
        let played = device.entries.last().unwrap();
        assert_eq!(played["play"], wanted, "{think}");
    }
}

#[test]
fn a_table_of_one_device_has_no_clock_and_no_open_seat() {
    let mut device = Device::new();
    for wish in [
        json!({ "game": "struggle", "french": "me", "british": "open" }),
        json!({ "game": "struggle", "french": "me", "british": "me",
                "clock": { "kind": "game", "seconds": 600, "when_out": "loss" } }),
        json!({ "game": "struggle", "french": "me", "british": "bot:search:500ms" }),
        json!({ "game": "chess", "french": "me", "british": "me" }),
        json!({ "game": "struggle", "french": "me", "british": "cat" }),
    ] {
        let refused = device.ask(json!({ "ask": "open", "wish": wish }));
        assert!(refused["status"].as_u64().unwrap() >= 400, "{refused}");
        assert!(refused["body"]["error"]["message"].is_string(), "{refused}");
    }
    let unreadable = device.host.ask("{\"ask\":\"dance\"}", &|_, _| ());
    assert!(unreadable.contains("can't be read"), "{unreadable}");
}

#[test]
fn a_lesson_is_played_by_its_script() {
    let mut device = Device::new();
    let opened =
        device.ask(json!({ "ask": "open", "wish": { "game": "struggle", "lesson": "moving" } }));
    assert_eq!(opened["status"], 201, "{opened}");
    device.store(&opened);
    device.load();
    let keys: Vec<String> = opened["body"]["seats"]
        .as_object()
        .unwrap()
        .values()
        .map(|key| key.as_str().unwrap().into())
        .collect();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let mut table = said(&sit(&mut device, &keys), "table").remove(0);
    for n in 0..100 {
        let lesson = &table["lesson"];
        if lesson["stands"] == "done" {
            return;
        }
        let play = lesson["wants"][0].clone();
        let entry = device.entries.len();
        let side = lesson["side"].clone();
        let id = format!("lesson-{n}");
        device.hear(&json!({ "do": "play", "entry": entry, "side": side, "play": play, "id": id }));
        // Sitting down again brings the whole table.
        table = said(&sit(&mut device, &keys), "table").remove(0);
    }
    panic!("the lesson does not end");
}
