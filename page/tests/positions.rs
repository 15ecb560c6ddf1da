//! Positions that a player writes, in the program of a page: how they are read, and which errors are found
//! in them.

use engine::{CaseFile, GameFacts};
use page::PageProgram;
use serde_json::{Value, json};

fn ask(question: Value) -> Value {
    let mut program = PageProgram::new(shelf::shelf());
    let answer = program.ask(&question.to_string(), &|_, _| ());
    let answer: Value = serde_json::from_str(&answer).expect("answers are JSON");
    assert_eq!(answer["status"], 200, "{answer}");
    answer["body"].clone()
}

fn checked(game: &str, text: &str) -> Value {
    ask(json!({ "ask": "position", "game": game, "text": text }))
}

#[test]
fn a_position_comes_with_its_keys_its_lines_its_view_and_the_first_question() {
    let text = "# a village\nyear = 1756\nphase = 'british-movement'\n\n[spaces.albany]\nbritish = { sp = 6, leaders = ['johnson'] }\n";
    let body = checked("struggle", text);
    assert_eq!(body["wrong"], json!([]));
    assert_eq!(body["tree"]["spaces"]["albany"]["british"]["sp"], 6);
    assert_eq!(body["lines"]["spaces.albany.british"], 6);
    assert_eq!(body["lines"]["year"], 2);
    assert_eq!(body["view"]["spaces"]["albany"]["strength"]["british"], 6);
    assert_eq!(body["asks"]["side"], "british");
}

#[test]
fn every_error_comes_with_its_place_and_its_rule_and_the_rest_is_shown() {
    let text = "french.hand = [1]\nspaces.oswego.fort = 'british'\nspaces.quebec.fort = 'french'\nspaces.montreal.french = { highlanders = 1 }\n";
    let body = checked("wilderness", text);
    let wrong = body["wrong"].as_array().unwrap();
    let places: Vec<_> = wrong.iter().map(|error| error["at"].as_str().unwrap()).collect();
    assert_eq!(places, ["spaces.quebec.fort", "spaces.montreal.french.highlanders"]);
    let rules: Vec<_> = wrong.iter().map(|error| error["rules"].clone()).collect();
    assert_eq!(rules, [json!(["5.43"]), json!(["5.52"])]);
    assert_eq!(wrong[0]["line"], 3);
    let markers = &body["view"]["spaces"]["oswego"]["markers"];
    assert_eq!(markers[0]["id"], "fort", "{markers}");
}

#[test]
fn text_that_is_no_toml_has_one_error_with_its_line() {
    let body = checked("bayonets", "year = 1757\nround = \n");
    assert_eq!(body["tree"], Value::Null);
    assert_eq!(body["wrong"][0]["line"], 2);
    assert_eq!(body["wrong"].as_array().unwrap().len(), 1);
}

#[test]
fn a_position_in_which_nobody_chooses_is_wrong_as_a_whole() {
    // Neither side has a card, so the last season ends, and the game with it.
    let body =
        checked("wilderness", "scenario = 'annus-mirabilis'\nyear = 1759\nseason = 'late'\n");
    assert_eq!(body["wrong"][0]["at"], "", "{}", body["wrong"]);
}

#[test]
fn the_position_of_a_study_is_that_of_its_last_quiet_moment() {
    let study = "carillon study 1\ngame struggle\nposition from = \"setup\"\n";
    let taken = ask(json!({ "ask": "take", "game": "struggle", "text": study }));
    let body = checked("struggle", taken.as_str().unwrap());
    assert_eq!(body["wrong"], json!([]));
    assert_eq!(body["tree"]["year"], 1755);
    // Actions that were played from a position are carried out, as far as the state can be written.
    let played = "from = 'setup'\nplayed = 'british: pass'\n";
    let taken = ask(json!({ "ask": "take", "game": "struggle", "text": played }));
    let body = checked("struggle", taken.as_str().unwrap());
    assert_eq!(body["tree"]["phase"], "british-movement", "{taken}");
    // Any other text is a position already.
    let text = "# mine\nyear = 1757\n";
    let taken = ask(json!({ "ask": "take", "game": "struggle", "text": text }));
    assert_eq!(taken, text);
}

#[test]
fn a_scenario_begins_with_cards_and_nothing_is_wrong() {
    for shelved in shelf::shelf().games() {
        let facts = shelved.game().facts();
        for scenario in facts.scenarios {
            let asked = json!({ "ask": "setup", "game": facts.name, "scenario": scenario, "random": "7".repeat(64) });
            let body = checked(facts.name, ask(asked).as_str().unwrap());
            assert_eq!(body["wrong"], json!([]), "{} {scenario}", facts.name);
        }
    }
}

/// Returns the description of a key among keys, and its name.
fn described<'a>(keys: &'a Value, name: &str) -> Option<&'a Value> {
    let names = |key: &Value| key["name"].as_array().unwrap().iter().any(|it| it == name);
    keys.as_array().unwrap().iter().find(|key| names(key))
}

fn has(list: &Value, word: &Value) -> bool {
    list.as_array().is_some_and(|list| list.contains(word))
}

/// Returns why a value doesn't fit the description of its key.
fn misfit(facts: &GameFacts, keys: &Value, key: &Value, value: &Value, at: &str) -> Option<String> {
    let no = || Some(format!("{at} = {value}"));
    let board = (facts.board)();
    let table = || value.as_object().into_iter().flatten();
    let items = || value.as_array().into_iter().flatten();
    let below = |keys_below: &Value, value: &Value, at: &str| {
        value.as_object().into_iter().flatten().find_map(|(name, value)| {
            let at = format!("{at}.{name}");
            match described(keys_below, name) {
                Some(key) => misfit(facts, keys, key, value, &at),
                None => Some(format!("{at} is not described")),
            }
        })
    };
    let fits = |ok: bool| if ok { None } else { no() };
    let is_card = |value: &Value| {
        let id = match key["numbers"] == true {
            true => value.as_i64().map(|n| n.to_string()),
            false => value.as_str().map(String::from),
        };
        id.is_some_and(|id| board.cards.iter().any(|card| card.id == id))
    };
    match key["is"].as_str().unwrap() {
        "flag" => fits(value.is_boolean()),
        "number" => {
            let range = key["least"].as_i64().unwrap()..=key["most"].as_i64().unwrap();
            fits(value.as_i64().is_some_and(|n| range.contains(&n)) && !has(&key["except"], value))
        }
        "word" => fits(has(&key["values"], value)),
        "words" => fits(value.is_array() && items().all(|word| has(&key["values"], word))),
        "space" => fits(board.spaces.iter().any(|space| value == space.id.as_str())),
        "card" => fits(is_card(value)),
        "cards" => fits(items().all(|card| is_card(card) || has(&key["values"], card))),
        "leaders" => fits(items().all(|id| {
            board.pieces.iter().any(|piece| piece.kind == "leader" && id == piece.id.as_str())
        })),
        "ways" => fits(items().all(|way| {
            let ends: Vec<_> = way.as_array().unwrap().iter().filter_map(Value::as_str).collect();
            board.lines.iter().any(|line| {
                ends == [line.a.as_str(), line.b.as_str()]
                    || ends == [line.b.as_str(), line.a.as_str()]
            })
        })),
        "counts" => fits(table().all(|(name, _)| has(&key["values"], &json!(name)))),
        "pieces" => table().find_map(|(name, n)| {
            let at = format!("{at}.{name}");
            if key["leaders"] == name.as_str() {
                return misfit(facts, keys, &json!({ "is": "leaders" }), n, &at);
            }
            let (plain, face) = match name.strip_prefix("reduced-") {
                Some(name) => (name, "reduced"),
                None => (name.as_str(), "full"),
            };
            let sets = keys["counters"].as_array().unwrap().iter();
            let known = sets
                .filter(|set| has(&key["of"], &set["set"]))
                .any(|set| has(&set[face], &json!(plain)));
            let counted =
                n.as_i64().is_some_and(|n| (0..=key["most"].as_i64().unwrap()).contains(&n));
            if known && counted { None } else { Some(format!("{at} = {n}")) }
        }),
        "table" => below(&key["key"], value, at),
        "tables" => items().find_map(|item| below(&key["key"], item, at)),
        "spaces" => {
            table().find_map(|(id, space)| below(&key["key"], space, &format!("{at}.{id}")))
        }
        other => panic!("there is no form {other:?}"),
    }
}

#[test]
fn the_keys_of_every_game_describe_the_positions_of_its_cases() {
    for shelved in shelf::shelf().games() {
        let facts = shelved.game().facts();
        let keys = ask(json!({ "ask": "keys", "game": facts.name }));
        let (mut held, mut unfit) = (0, Vec::new());
        for (path, text) in (facts.cases)() {
            for case in CaseFile::parse(text).unwrap().cases {
                let Some(table) = case.position().and_then(|position| position.to_table()) else {
                    continue;
                };
                let whole = json!({ "is": "table", "key": keys["key"] });
                match misfit(facts, &keys, &whole, &json!(table), "") {
                    None => held += 1,
                    // A value that the description does not allow must be refused.
                    Some(why) => {
                        let read = shelved
                            .game()
                            .begin_at(case.position().unwrap(), engine::Seed::from_number(0));
                        if read.is_ok() {
                            unfit.push(format!("{path}: {}: {why}", case.name));
                        }
                    }
                }
            }
        }
        assert!(100 < held);
        assert!(
            unfit.is_empty(),
            "{}: {} of {held}:\n{}",
            facts.name,
            unfit.len(),
            unfit.join("\n")
        );
    }
}
