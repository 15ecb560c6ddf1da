//! Tests of `engine` and `games`.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdout, Stdio};

use serde_json::{Value, json};

use crate::{GAME, carillon, carillon_with, command, ends, json, out};

/// Sends all requests, and returns the answers.
fn asked(lines: &[Value]) -> Vec<Value> {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let said = carillon_with(&["engine"], &input);
    ends(&said, 0);
    let answers: Vec<Value> =
        out(&said).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), lines.len(), "a line is answered with a line");
    answers
}

#[test]
fn the_session_in_the_protocol_document_is_reproduced() {
    let page = include_str!("../../ENGINE.md");
    let (_, rest) = page.split_once("```session\n").expect("a session");
    let (session, _) = rest.split_once("```").expect("its end");
    let marked = |mark: &str| {
        session.lines().filter_map(|line| line.strip_prefix(mark)).map(String::from).collect()
    };
    let (input, wanted): (Vec<String>, Vec<String>) = (marked("> "), marked("< "));
    let said = carillon_with(&["engine"], &format!("{}\n", input.join("\n")));
    ends(&said, 0);
    let said = out(&said);
    assert_eq!(said.lines().count(), wanted.len());
    for (line, wanted) in said.lines().zip(wanted) {
        match wanted.strip_suffix('…') {
            Some(part) => assert!(line.starts_with(part), "{line}"),
            None => assert_eq!(line, wanted),
        }
    }
}

/// Requests and answers conform to the schema.
#[test]
fn the_schema_knows_every_question_of_the_page() {
    let schema = json(&carillon(&["engine", "--schema"]));
    let page = include_str!("../../ENGINE.md");
    let asks = schema["ask"]["oneOf"].as_array().expect("every question");
    for ask in asks {
        let name = ask["properties"]["do"]["const"].as_str().expect("its name");
        assert!(page.contains(&format!("\n| `{name}` |")), "{name} is not on the page");
    }
    assert!(14 < asks.len());
}

/// A running engine, for a dialogue of requests and answers.
struct Engine {
    child: Child,
    answers: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = command(&["engine"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let answers = BufReader::new(child.stdout.take().expect("a pipe"));
        Engine { child, answers }
    }

    fn ask(&mut self, line: &Value) -> Value {
        writeln!(self.child.stdin.as_mut().expect("a pipe"), "{line}").expect("it reads");
        let mut answer = String::new();
        self.answers.read_line(&mut answer).expect("it answers");
        serde_json::from_str(&answer).expect("JSON")
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        let _ = self.child.wait();
    }
}

#[test]
fn a_trial_is_played_taken_back_and_played_again() {
    let mut engine = Engine::start();
    for (game, trial) in [("struggle", 1), ("wilderness", 2), ("bayonets", 3)] {
        let began = engine.ask(&json!({"do": "new", "game": game, "seed": 3}));
        let mut stands = began.clone();
        let mut plays = Vec::new();
        for n in 0..200 {
            let side = stands["awaited"][0].as_str().expect("somebody must choose");
            let legal = stands["legal"][side].as_array().expect("the legal actions");
            let play = &legal[n * 7 % legal.len()];
            plays.push(json!({"do": "play", "trial": trial, "side": side, "play": play}));
            stands = engine.ask(&plays[n]);
            assert!(stands["error"].is_null(), "{stands}");
        }
        let back = engine.ask(&json!({"do": "undo", "trial": trial, "actions": 200}));
        assert_eq!(back, began, "{game}: as it began");
        let again = plays.iter().map(|play| engine.ask(play)).last();
        assert_eq!(again, Some(stands), "{game}: as it was");
    }
}

#[test]
fn cancellations_are_listed_when_they_are_asked_for() {
    let position = "phase = 'british-movement'\nspaces.albany.british.sp = 4\n";
    for (asked, listed) in [(json!({}), false), (json!({"cancellations": true}), true)] {
        let mut engine = Engine::start();
        let mut new = json!({"do": "new", "game": GAME, "position": position});
        new.as_object_mut().unwrap().extend(asked.as_object().unwrap().clone());
        engine.ask(&new);
        let formed = engine.ask(&json!({"do": "play", "trial": 1, "play": "march albany"}));
        let legal = formed["legal"]["british"].as_array().expect("a list");
        assert!(legal.contains(&json!("take all")));
        assert_eq!(legal.contains(&json!("halt")), listed, "{formed}");
        let halted = engine.ask(&json!({"do": "play", "trial": 1, "play": "halt"}));
        assert!(halted["error"].is_null() && halted["number"] == 2, "{halted}");
    }
}

#[test]
fn dice_can_be_chosen_and_must_fit() {
    let position = "year = 1755\n";
    let bad = asked(&[
        json!({"do": "new", "game": GAME, "position": position, "scenario": "campaign"}),
        json!({"do": "new", "game": GAME, "position": "yeer = 1755\n"}),
        json!({"do": "new", "game": GAME}),
        json!({"do": "play", "trial": 1, "play": "pass", "dice": [7]}),
        json!({"do": "play", "trial": 1, "play": "pass", "dice": [6]}),
        json!({"do": "legal", "trial": 1}),
    ]);
    let code = |n: usize| bad[n]["error"]["code"].as_str().unwrap_or("");
    assert_eq!([code(0), code(1), code(3), code(4)], ["setup", "position", "script", "script"]);
    assert!(bad[4]["error"]["message"].as_str().expect("words").contains("1 dice"), "{}", bad[4]);
    assert_eq!(bad[5]["number"], 0, "nothing was played");
}

/// A side is never shown hidden information. When both sides choose in secret, a side's view is the same
/// whatever the other side has chosen.
#[test]
fn no_side_sees_the_others_secret_choice() {
    let begin = json!({"do": "new", "game": "bayonets", "seed": 1});
    let legal = asked(std::slice::from_ref(&begin))[0]["legal"]["french"].clone();
    let seen = |play: &Value, eyes: &str| {
        let look = |form: &str| json!({"do": "observe", "trial": 1, "as": eyes, "form": form});
        let play = json!({"do": "play", "trial": 1, "side": "french", "play": play});
        let answers = asked(&[begin.clone(), play, look("json"), look("words"), look("features")]);
        answers[2..].to_vec()
    };
    assert_eq!(seen(&legal[0], "british"), seen(&legal[1], "british"));
    assert_ne!(seen(&legal[0], "french"), seen(&legal[1], "french"));
}

#[test]
fn an_impossible_request_is_answered_with_advice() {
    let long = format!("{{\"do\":\"hello\",\"id\":\"{}\"}}\n", "x".repeat(2 << 20));
    let input = format!(
        "nonsense\n\n[]\n{{\"do\":\"fly\"}}\n{{\"do\":\"new\",\"gam\":1}}\n{long}{{\"do\":\"hello\"}}\n"
    );
    let said = carillon_with(&["engine"], &input);
    ends(&said, 0);
    let answers: Vec<Value> =
        out(&said).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let codes: Vec<&Value> = answers.iter().map(|answer| &answer["error"]["code"]).collect();
    assert_eq!(codes[..5], ["unreadable", "unreadable", "unreadable", "unreadable", "limit"]);
    assert_eq!(answers[5]["protocol"], 1, "it goes on");
}

/// A search with few iterations focuses on few actions, but tries each of the others once.
#[test]
fn every_action_is_tried_however_short_the_search() {
    let answers = asked(&[
        json!({"do": "new", "game": GAME, "seed": 7}),
        json!({"do": "play", "trial": 1, "play": "pass"}),
        json!({"do": "analyse", "trial": 1, "iterations": 2}),
    ]);
    let legal = answers[1]["legal"]["british"].as_array().expect("the legal actions");
    let found = answers[2]["found"].as_array().expect("the findings");
    assert_eq!(found.len(), legal.len());
    for one in found {
        assert!(0 < one["visits"].as_u64().unwrap() && one["chance"].is_f64(), "{one}");
    }
}

#[test]
fn the_language_is_that_of_the_environment() {
    let rule = |locale: &str, args: &[&str]| {
        let mut command = command(&[&["rules", GAME, "setup.1"], args].concat());
        out(&command.env("LC_ALL", locale).output().expect("it is told"))
    };
    let (french, english) = (rule("C", &["--lang", "fr"]), rule("C", &[]));
    assert_ne!(french, english);
    assert_eq!(rule("fr_FR.UTF-8", &[]), french);
    assert_eq!(rule("fr_FR.UTF-8", &["--lang", "en"]), english);
    assert_eq!(rule("de_DE.UTF-8", &[]), english);
}

#[test]
fn the_games_are_listed() {
    let games = json(&carillon(&["games", "--json"]));
    let names: Vec<&Value> =
        games.as_array().expect("a list").iter().map(|game| &game["name"]).collect();
    assert_eq!(names, ["struggle", "wilderness", "bayonets"]);
    let said = carillon(&["games", "--lang", "fr"]);
    ends(&said, 0);
    assert!(out(&said).contains("--option    edition=third|"), "{}", out(&said));
}
