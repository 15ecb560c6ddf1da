//! Studies in the program of a page: a player tries actions, goes back, and tries others.

use page::PageProgram;
use serde_json::{Value, json};

const ME: u32 = 7;

/// A device with one study.
struct Device {
    program: PageProgram,
    row: Value,
    keys: Vec<String>,
    /// The table as it was last shown.
    table: Value,
    /// The nodes of the study, by their numbers.
    nodes: std::collections::BTreeMap<u64, Value>,
    asked: u32,
}

impl Device {
    fn open(wish: Value, text: Option<&str>) -> Device {
        Device::open_at(wish, text, json!({}))
    }

    /// Opens a study. `besides` has the further fields of the request: the present node, and an
    /// action to try.
    fn open_at(wish: Value, text: Option<&str>, besides: Value) -> Device {
        let program = PageProgram::new(shelf::shelf());
        let (row, table, nodes) = (Value::Null, Value::Null, std::collections::BTreeMap::new());
        let mut device = Device { program, row, keys: Vec::new(), table, nodes, asked: 0 };
        let mut asked = json!({ "ask": "study", "wish": wish, "text": text });
        asked.as_object_mut().unwrap().extend(besides.as_object().unwrap().clone());
        let opened = device.ask(asked);
        assert_eq!(opened["status"], 201, "{opened}");
        let keys = opened["body"]["seats"].as_object().unwrap().values();
        device.keys = keys.map(|key| key.as_str().unwrap().into()).collect();
        device.take(&opened);
        device.load();
        device
    }

    /// Opens a table that is a game, and sits down.
    fn game(wish: Value) -> Device {
        let program = PageProgram::new(shelf::shelf());
        let (row, table, nodes) = (Value::Null, Value::Null, std::collections::BTreeMap::new());
        let mut device = Device { program, row, keys: Vec::new(), table, nodes, asked: 0 };
        let opened = device.ask(json!({ "ask": "open", "wish": wish }));
        let keys = opened["body"]["seats"].as_object().unwrap().values();
        device.keys = keys.filter_map(|key| Some(key.as_str()?.into())).collect();
        device.take(&opened);
        device.load();
        device
    }

    /// Opens a study of the game at this table as it is after `number` actions.
    fn analyse(&mut self, number: u64) -> Device {
        let table = self.row["id"].clone();
        let answer = self.ask(json!({ "ask": "analyse", "table": table, "number": number }));
        assert_eq!(answer["status"], 200, "{answer}");
        let (text, at) = (answer["body"]["text"].as_str().unwrap(), &answer["body"]["at"]);
        let game = self.row["game"].as_str().unwrap();
        Device::open_at(json!({ "game": game }), Some(text), json!({ "at": at }))
    }

    fn ask(&mut self, mut question: Value) -> Value {
        self.asked += 1;
        question["now"] = json!(1_000 * self.asked);
        question["random"] = json!(format!("{:064}", self.asked));
        serde_json::from_str(&self.program.ask(&question.to_string(), &|_, _| ())).unwrap()
    }

    /// Stores what an answer asks to be stored, and reads its messages.
    fn take(&mut self, answer: &Value) -> Vec<Value> {
        for row in answer["store"]["tables"].as_array().into_iter().flatten() {
            self.row = row.clone();
        }
        let said = answer["say"].as_array().into_iter().flatten();
        let messages: Vec<Value> =
            said.map(|line| serde_json::from_str(line[1].as_str().unwrap()).unwrap()).collect();
        for message in &messages {
            match message["is"].as_str().unwrap() {
                "table" => self.table = message.clone(),
                "nodes" => {
                    if message["whole"] == true {
                        self.nodes.clear();
                    }
                    for node in message["nodes"].as_array().unwrap() {
                        self.nodes.insert(node["node"].as_u64().unwrap(), node.clone());
                    }
                }
                _ => {}
            }
        }
        messages
    }

    /// Starts a new program with what was stored, and sits down again.
    fn load(&mut self) {
        self.program = PageProgram::new(shelf::shelf());
        let answer = self.ask(json!({ "ask": "load", "stored": self.row["stored"] }));
        self.take(&answer);
        let keys = self.keys.clone();
        self.hear(json!({ "do": "sit", "tokens": keys }));
    }

    fn hear(&mut self, message: Value) -> Vec<Value> {
        let table = self.row["id"].clone();
        let text = message.to_string();
        let answer = self.ask(json!({ "ask": "hear", "table": table, "client": ME, "text": text }));
        self.take(&answer)
    }

    fn change(&mut self, change: Value) -> Vec<Value> {
        let entry = self.table["entry"].clone();
        self.hear(json!({ "do": "study", "entry": entry, "change": change, "id": "x" }))
    }

    /// Plays choices until one of them needs dice, and returns the answer to that choice.
    fn play_to_dice(&mut self) -> Value {
        for n in 0..400 {
            let choices = self.table["choices"].as_array().unwrap();
            let rolls = choices.iter().find(|choice| choice["lasting"] == "chance");
            let some = &choices[(n * n * 31 + n * 7) % choices.len()];
            let play = rolls.unwrap_or(some)["play"].clone();
            let side = self.table["awaited"][0].clone();
            let entry = self.table["entry"].clone();
            let play =
                json!({ "do": "play", "entry": entry, "side": side, "play": play, "id": "p" });
            let said = self.hear(play);
            assert!(said.iter().any(|one| one["is"] == "ack"), "{said:?}");
            if let Some(chances) = said.into_iter().find(|one| one["is"] == "chances") {
                return chances;
            }
        }
        panic!("no action needs dice");
    }

    fn text(&mut self) -> String {
        let table = self.row["id"].clone();
        let answer = self.ask(json!({ "ask": "written", "table": table }));
        assert_eq!(answer["status"], 200, "{answer}");
        answer["body"].as_str().unwrap().into()
    }
}

fn wish(game: &str) -> Value {
    json!({ "game": game })
}

#[test]
fn actions_are_tried_with_chosen_dice_and_tried_otherwise() {
    for game in ["struggle", "wilderness", "bayonets"] {
        let mut device = Device::open(wish(game), None);
        assert_eq!(device.table["study"]["at"], 0);
        let chances = device.play_to_dice();
        let before = device.table["study"]["at"].clone();
        let depth = device.table["number"].as_u64().unwrap();
        let rolled = chances["results"].as_array().unwrap();
        let sum: f64 = rolled.iter().map(|one| one["chance"].as_f64().unwrap()).sum();
        assert!(1 < rolled.len() && (sum - 1.0).abs() < 1e-9, "{chances}");
        // The list of results says who rolls each die, and by which rule.
        for one in rolled {
            let lines = one["results"].as_str().unwrap().lines();
            let dice = lines.filter_map(|line| line.strip_prefix("dice "));
            let faces = dice.flat_map(str::split_whitespace).count();
            let rollers = one["dice"].as_array().cloned().unwrap_or_default();
            assert_eq!(rollers.len(), faces, "{game}: {one}");
            assert!(rollers.iter().all(|one| one["side"].is_string()), "{game}: {one}");
        }
        let attempt = |results: &Value| {
            json!({ "study": "try", "side": chances["side"], "play": chances["play"],
                    "results": results })
        };
        device.change(attempt(&rolled[0]["results"]));
        let first = device.table["study"]["at"].as_u64().unwrap();
        assert_eq!(device.table["number"], depth + 1);
        assert_eq!(device.nodes[&first]["tried"]["results"], rolled[0]["results"]);
        assert!(device.nodes[&first]["tried"]["label"]["key"].is_string());
        device.change(json!({ "study": "go", "node": before }));
        assert_eq!(device.table["number"], depth);
        device.change(attempt(&rolled[1]["results"]));
        let second = device.table["study"]["at"].as_u64().unwrap();
        let after = &device.nodes[&before.as_u64().unwrap()]["after"];
        assert_eq!(*after, json!([first, second]), "{game}");
        device.change(json!({ "study": "main", "node": second }));
        device.change(json!({ "study": "comment", "node": second, "text": "Better." }));
        device.change(json!({ "study": "mark", "node": second, "marks": ["ring red quebec"] }));
        let (shown, nodes) = (device.table.clone(), device.nodes.clone());
        // The study continues from the stored data alone.
        device.load();
        // The choices are not compared: if both sides must choose, they depend on the side whose view is shown.
        for field in ["number", "entry", "awaited", "view"] {
            assert_eq!(device.table[field], shown[field], "{game}: {field}");
        }
        assert_eq!(device.nodes.len(), nodes.len());
        // The nodes are numbered anew.
        let second = device.table["study"]["at"].as_u64().unwrap();
        assert_eq!(device.nodes[&second]["comment"], "Better.");
        // The text of a study, opened as a new study, gives the same text again.
        let text = device.text();
        let other = Device::open(wish(game), Some(&text)).text();
        assert_eq!(other, text, "{game}");
        device.change(json!({ "study": "delete", "node": second }));
        let at = device.table["study"]["at"].as_u64().unwrap();
        assert!(at != second && !device.text().contains("Better."), "{game}");
    }
}

#[test]
fn a_step_back_is_an_undo_and_past_moments_can_be_looked_at() {
    let mut device = Device::open(wish("bayonets"), None);
    device.play_to_dice();
    let (number, entry) = (device.table["number"].clone(), device.table["entry"].clone());
    assert!(device.table["undo"]["takes"].is_object(), "{}", device.table["undo"]);
    device.hear(json!({ "do": "undo", "entry": entry, "id": "u" }));
    assert_eq!(device.table["number"].as_u64().unwrap() + 1, number.as_u64().unwrap());
    // The same message, sent again, changes nothing.
    let again = device.hear(json!({ "do": "undo", "entry": entry, "id": "u" }));
    assert_eq!(again[0]["code"], "stale");
    let then = device.hear(json!({ "do": "at", "number": 0 }));
    assert_eq!((&then[0]["is"], &then[0]["number"]), (&json!("at"), &json!(0)));
    let log = device.table["log"].as_array().unwrap();
    assert!(log.iter().all(|line| line["n"].as_u64() <= device.table["number"].as_u64()));
}

#[test]
fn a_game_with_both_seats_is_studied_with_the_line_played_so_far() {
    let mut hotseat = Device::game(json!({ "game": "struggle", "french": "me", "british": "me" }));
    for _ in 0..6 {
        let (play, side) = (&hotseat.table["choices"][0]["play"], &hotseat.table["as"]);
        let entry = &hotseat.table["entry"];
        let said = json!({ "do": "play", "entry": entry, "side": side, "play": play, "id": entry.to_string() });
        hotseat.hear(said);
        // The whole table comes only to a client that sits down.
        let keys = hotseat.keys.clone();
        hotseat.hear(json!({ "do": "sit", "tokens": keys }));
    }
    let mut study = hotseat.analyse(4);
    assert_eq!((&study.table["study"]["at"], study.nodes.len()), (&json!(4), 7));
    // The next action of the game is the main line, and another becomes a variation.
    let main = study.nodes[&5]["tried"].clone();
    let choices = study.table["choices"].as_array().unwrap().clone();
    let other = choices.iter().find(|choice| choice["play"] != main["play"]).unwrap();
    let tried = json!({ "at": 4, "tried": { "side": main["side"], "play": other["play"] } });
    let varied = Device::open_at(wish("struggle"), Some(&study.text()), tried);
    assert_eq!(varied.table["study"]["at"], 4);
    let after = varied.nodes[&4]["after"].as_array().unwrap();
    assert_eq!(after.len(), 2);
    assert_eq!(varied.nodes[&after[1].as_u64().unwrap()]["tried"]["play"], other["play"]);
}

#[test]
fn a_running_game_against_a_bot_is_studied_as_its_player_knows_it() {
    let mut against =
        Device::game(json!({ "game": "struggle", "french": "me", "british": "bot:recruit" }));
    let hand = against.table["view"]["cards"]["french"].clone();
    assert!(hand["hand"].as_array().is_some_and(|cards| !cards.is_empty()), "{hand}");
    let (first, second) = (against.analyse(0), against.analyse(0));
    for study in [&first, &second] {
        assert_eq!(study.table["view"]["cards"]["french"]["hand"], hand["hand"]);
        assert_eq!(study.nodes.len(), 1);
    }
    // The bot's hand is dealt at random, so the two studies have different hands.
    let theirs = |study: &Device| study.table["view"]["cards"]["british"]["hand"].to_string();
    assert_ne!(theirs(&first), theirs(&second));
}

#[test]
fn a_study_can_be_limited_to_what_a_side_knows() {
    let mut device = Device::open(wish("struggle"), None);
    let theirs = |device: &Device| device.table["view"]["cards"]["british"]["hand"].clone();
    assert!(theirs(&device).is_array(), "{}", device.table["view"]["cards"]);
    device.change(json!({ "study": "knows", "side": "french" }));
    assert_eq!(device.table["study"]["knows"], "french");
    assert!(theirs(&device).as_array().is_none_or(Vec::is_empty));
    assert!(device.text().contains("\nknows french\n"), "{}", device.text());
    device.change(json!({ "study": "knows" }));
    assert!(device.table["study"]["knows"].is_null() && theirs(&device).is_array());
}

#[test]
fn a_study_limited_to_one_side_offers_no_card_of_the_other_sides_hand() {
    for game in ["struggle", "wilderness"] {
        let mut device = Device::open(wish(game), None);
        let mut hidden = 0;
        for n in 0..40 {
            let side = device.table["awaited"][0].as_str().unwrap().to_string();
            let other = if side == "french" { "british" } else { "french" };
            let all = device.table["choices"].as_array().unwrap().clone();
            let hand = device.table["view"]["cards"][&side]["hand"].clone();
            let held = |choice: &Value| {
                let on = choice["on"].as_array().unwrap().iter().filter_map(Value::as_str);
                let mut cards = on.filter_map(|target| target.strip_prefix("card:"));
                cards.any(|card| hand.as_array().unwrap().contains(&json!(card)))
            };
            device.change(json!({ "study": "knows", "side": other }));
            let known = device.table["choices"].as_array().unwrap().clone();
            assert!(!known.iter().any(held), "{game} {n}: {known:?}");
            let others = all.iter().filter(|choice| !held(choice)).count();
            assert_eq!(known.len(), others, "{game} {n}: only cards in hand are left out");
            hidden += all.len() - known.len();
            device.change(json!({ "study": "knows" }));
            assert_eq!(device.table["choices"], json!(all), "{game} {n}");
            let play = all[(n * 7) % all.len()]["play"].clone();
            device.change(json!({ "study": "try", "side": side, "play": play, "roll": true }));
        }
        assert!(0 < hidden, "{game}");
    }
}

#[test]
fn hints_for_either_side_come_with_more_and_more_search() {
    let mut device = Device::open(wish("struggle"), None);
    let side = device.table["awaited"][0].clone();
    let entry = device.table["entry"].clone();
    let table = device.row["id"].clone();
    let ask = json!({ "do": "hint", "entry": entry, "side": side });
    let text = ask.to_string();
    let heard = device.ask(json!({ "ask": "hear", "table": table, "client": ME, "text": text }));
    let question = heard["questions"][0].clone();
    assert_eq!(question["kind"], "hints", "{heard}");
    let stored = device.row["stored"].clone();
    device.ask(json!({ "ask": "follow", "table": table, "stored": stored }));
    for (iterations, more) in [(20, true), (60, false)] {
        let mut answer = device
            .ask(json!({ "ask": "hints", "table": table, "side": side, "iterations": iterations }));
        assert!(!answer["hints"].as_array().unwrap().is_empty(), "{answer}");
        answer["ask"] = json!("answer");
        answer["table"] = table.clone();
        answer["client"] = question["client"].clone();
        answer["id"] = question["id"].clone();
        answer["more"] = json!(more);
        let said = device.ask(answer.clone());
        assert_eq!(device.take(&said)[0]["is"], "hint", "{said}");
        if !more {
            let again = device.ask(answer);
            assert!(device.take(&again).is_empty(), "the last answer came already: {again}");
        }
    }
}

#[test]
fn impossible_requests_are_refused_and_change_nothing() {
    let mut device = Device::open(wish("struggle"), None);
    let text = device.text();
    for change in [
        json!({ "study": "go", "node": 99 }),
        json!({ "study": "delete", "node": 99 }),
        json!({ "study": "mark", "node": 0, "marks": ["ring pink quebec"] }),
        json!({ "study": "comment", "node": 0, "text": "x".repeat(5_000) }),
        json!({ "study": "try", "side": "french", "play": "fly", "roll": true }),
        json!({ "study": "dance" }),
    ] {
        let said = device.change(change.clone());
        assert_eq!(said[0]["is"], "no", "{change}: {said:?}");
    }
    for message in [
        json!({ "do": "resign", "side": "french", "id": "r" }),
        json!({ "do": "chat", "text": "hello" }),
    ] {
        assert_eq!(device.hear(message)[0]["is"], "no");
    }
    assert_eq!(device.text(), text);
    let wrong = text.replace("carillon study 1", "carillon study 9");
    let refused = device.ask(json!({ "ask": "study", "wish": wish("struggle"), "text": wrong }));
    assert_eq!(refused["status"], 400, "{refused}");
}

#[test]
fn an_example_of_a_rule_is_shown_with_what_the_rule_forbids() {
    let shelf = shelf::shelf();
    let game = shelf.get("struggle").unwrap().game();
    let examples = study::Examples::of(game);
    let mut of_rule = examples.rules["movement.4"].iter().map(|id| &examples.all[*id]);
    let example = of_rule.find(|example| example.study.write().contains(" ! ")).unwrap();
    let mut device = Device::open(wish("struggle"), Some(&example.study.write()));
    assert_eq!(device.nodes.len(), example.study.count() + 1);
    let refused = device.nodes.values().find_map(|node| node["forbidden"].as_array()).unwrap();
    assert!(refused[0]["why"].is_string() && refused[0]["rule"].is_string(), "{refused:?}");
    // A reader can try other actions at any node.
    let last = *device.nodes.keys().last().unwrap();
    device.change(json!({ "study": "go", "node": last }));
    let play = device.table["choices"][0]["play"].clone();
    let side = device.table["awaited"][0].clone();
    device.change(json!({ "study": "try", "side": side, "play": play, "roll": true }));
    assert_eq!(device.nodes.len(), example.study.count() + 2);
}

#[test]
fn a_table_that_is_a_game_has_no_study() {
    let mut device = Device::open(wish("struggle"), None);
    let game = json!({ "game": "struggle", "french": "me", "british": "me" });
    let opened = device.ask(json!({ "ask": "open", "wish": game }));
    let keys = opened["body"]["seats"].as_object().unwrap().values();
    device.keys = keys.map(|key| key.as_str().unwrap().into()).collect();
    device.take(&opened);
    device.load();
    assert!(device.table["study"].is_null());
    let said = device.change(json!({ "study": "go", "node": 0 }));
    assert_eq!(said[0]["is"], "no", "{said:?}");
    let table = device.row["id"].clone();
    let refused = device.ask(json!({ "ask": "written", "table": table }));
    assert!(400 <= refused["status"].as_u64().unwrap(), "{refused}");
}
