//! Every command as a person meets it: what it prints, and the exit code.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use engine::{Record, Seal, Secret};
use serde_json::Value;

const GAME: &str = "struggle";

fn carillon(args: &[&str]) -> Output {
    carillon_with(args, "")
}

fn carillon_with(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_carillon"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_string();
    let typing = std::thread::spawn(move || {
        // A game that is over reads no further.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    typing.join().expect("what was to be typed is typed");
    let errors = err(&output);
    assert!(!errors.contains("panicked"), "{args:?}: {errors}");
    output
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[track_caller]
fn ends(output: &Output, code: i32) {
    assert_eq!(output.status.code(), Some(code), "{}\n{}", out(output), err(output));
}

/// A folder of its own for each test, empty when the test begins.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder for the test");
    path
}

fn file(folder: &Path, name: &str, content: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, content).expect("a file for the test");
    text(&path)
}

fn text(path: &Path) -> String {
    path.to_str().expect("a plain name").into()
}

/// The record of a whole game of bots.
fn record(name: &str) -> (PathBuf, String) {
    let folder = folder(name);
    let records = text(&folder);
    let done = carillon(&[
        "sim",
        GAME,
        "--games",
        "1",
        "--french",
        "random",
        "--british",
        "thumb",
        "--seed",
        "5",
        "--records",
        &records,
    ]);
    ends(&done, 0);
    let path = text(&folder.join(format!("{GAME}-5-00000.record")));
    (folder, path)
}

fn json(output: &Output) -> Value {
    ends(output, 0);
    serde_json::from_str(&out(output)).expect("JSON")
}

#[test]
fn every_command_has_help_with_examples() {
    for command in [
        "serve",
        "play",
        "sim",
        "match",
        "soundness",
        "bench",
        "case",
        "odds",
        "replay",
        "analyse",
        "verify",
        "rules",
        "texts",
        "backup",
        "restore",
    ] {
        let help = carillon(&[command, "--help"]);
        ends(&help, 0);
        assert!(out(&help).contains("Examples:"), "{command}");
        assert!(out(&help).contains(&format!("carillon {command}")), "{command}");
    }
    let help = carillon(&["--help"]);
    ends(&help, 0);
    assert!(out(&help).contains("Examples:"));
    ends(&carillon(&["dance"]), 2);
}

#[test]
fn an_unknown_game_is_told_which_there_are() {
    for args in [
        &["play", "chess"][..],
        &["sim", "chess", "--french", "random", "--british", "random"],
        &["bench", "chess"],
        &["rules", "chess"],
        &["case", "--embedded", "chess"],
    ] {
        let refused = carillon(args);
        ends(&refused, 2);
        assert!(
            err(&refused).contains("\"chess\"") && err(&refused).contains(GAME),
            "{}",
            err(&refused)
        );
    }
}

#[test]
fn what_a_game_does_not_have_is_a_usage_error() {
    let bots = ["--french", "random", "--british", "random"];
    let sim = |more: &[&str]| carillon(&[&["sim", GAME][..], &bots[..], more].concat());
    ends(&sim(&["--scenario", "nowhere"]), 2);
    ends(&sim(&["--option", "weather=fine"]), 2);
    ends(&sim(&["--option", "weather"]), 2);
    ends(&sim(&["--games", "0"]), 2);
    let level = carillon(&["sim", GAME, "--french", "genius", "--british", "random"]);
    ends(&level, 2);
    assert!(err(&level).contains("thumb"), "{}", err(&level));
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_cores() {
    let sim = |jobs: &str, seed: &str| {
        let args =
            ["sim", GAME, "--games", "12", "--french", "random", "--british", "thumb", "--json"];
        let mut played = json(&carillon(&[&args[..], &["--jobs", jobs, "--seed", seed]].concat()));
        assert!(0.0 < played["speed"]["games_per_second"].as_f64().expect("a rate"));
        played.as_object_mut().expect("an object").remove("speed");
        played
    };
    let played = sim("1", "9");
    assert_eq!(played, sim("3", "9"));
    assert_ne!(played["decisions"], sim("1", "10")["decisions"]);
    assert_eq!(played["games"], 12);
    let wins = |side: &str| played[side]["wins"].as_u64().expect("a count");
    assert_eq!(
        wins("french") + wins("british") + played["draws"]["games"].as_u64().expect("a count"),
        12
    );
    let french = &played["french"];
    assert!(
        french["low"].as_f64() <= french["share"].as_f64()
            && french["share"].as_f64() <= french["high"].as_f64()
    );
    assert_eq!(french["bot"], "random");
}

/// What `sim --jsonl` says, but for the seconds.
fn lines_of(args: &[&str]) -> Vec<Value> {
    let bots = ["sim", GAME, "--french", "random", "--british", "thumb", "--jsonl"];
    let said = carillon(&[&bots[..], args].concat());
    ends(&said, 0);
    let parse = |line: &str| serde_json::from_str::<Value>(line).expect("JSON");
    let mut lines: Vec<Value> = out(&said).lines().map(parse).collect();
    for line in &mut lines {
        line.as_object_mut().unwrap().remove("seconds").expect("what it took");
    }
    lines
}

#[test]
fn the_parts_of_a_simulation_come_to_the_same_as_the_whole() {
    let whole = lines_of(&["--games", "9", "--seed", "3", "--jobs", "4"]);
    let mut parts = lines_of(&["--games", "4", "--seed", "3"]);
    parts.extend(lines_of(&["--start", "4", "--games", "5", "--seed", "3", "--jobs", "1"]));
    assert_eq!(whole, parts);
    assert_eq!(whole.len(), 9);
    assert!(whole.iter().zip(0..).all(|(line, n)| line["number"] == n));
    assert!(whole.iter().any(|line| line["decisions"] != whole[0]["decisions"]));
}

#[test]
fn a_simulation_overwrites_no_record() {
    let folder = folder("sim-overwrites");
    let records = text(&folder);
    let sim = |french: &str| {
        let bots = ["sim", GAME, "-n", "1", "--french", french, "--british", "random"];
        carillon(&[&bots[..], &["--records", &records]].concat())
    };
    ends(&sim("random"), 0);
    let path = folder.join(format!("{GAME}-1-00000.record"));
    let before = fs::read_to_string(&path).unwrap();
    ends(&sim("random"), 0); // the same game again
    let other = sim("thumb");
    ends(&other, 1);
    assert!(err(&other).contains("another one is there already"), "{}", err(&other));
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
}

/// Ctrl-C stops the games and not the report.
#[cfg(unix)]
#[test]
fn what_was_played_before_an_interruption_is_reported() {
    for command in [
        &["sim", GAME, "--french", "random", "--british", "random", "-n", "100000000"][..],
        &["match", GAME, "thumb", "random", "-n", "100000000"],
    ] {
        let child = Command::new(env!("CARGO_BIN_EXE_carillon"))
            .args(command)
            .args(["--json"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        std::thread::sleep(std::time::Duration::from_secs(2));
        let pid = child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
        let output = child.wait_with_output().expect("the program ends");
        ends(&output, 130);
        let told: Value = serde_json::from_str(&out(&output)).expect("JSON");
        let games = told.get("games").or(told.get("pairs")).and_then(Value::as_u64).unwrap();
        assert!(0 < games && games < 100_000_000, "{told}");
    }
}

/// Numbers of a match but for its times, which differ from run to run.
fn match_of(args: &[&str]) -> Value {
    let mut told = json(&carillon(&[&["match", GAME][..], args, &["--json"]].concat()));
    told.as_object_mut().expect("an object").remove("turns").expect("the times");
    told
}

#[test]
fn pairs_are_the_same_on_any_number_of_cores() {
    let args = ["thumb", "random", "--games", "8", "--seed", "9"];
    let told = match_of(&[&args[..], &["--jobs", "1"]].concat());
    assert_eq!(told, match_of(&[&args[..], &["--jobs", "3"]].concat()));
    assert_eq!(told["pairs"], 4);
    assert_ne!(told, match_of(&["thumb", "random", "--games", "8", "--seed", "10"]));
    ends(&carillon(&["match", GAME, "thumb", "random", "--games", "7"]), 2);
}

/// With the same dice a bot plays both games of a pair alike, whichever seat is called the first.
#[test]
fn nobody_is_better_than_himself() {
    let told = match_of(&["thumb", "thumb", "--games", "10"]);
    assert_eq!(told["score"]["mean"], 0.5);
    assert_eq!(told["pentanomial"], serde_json::json!([0, 0, 5, 0, 0]));
    assert_eq!(told["french"]["won"], told["british"]["lost"]);
}

#[test]
fn a_test_stops_a_match_that_is_decided_at_the_same_pair_every_time() {
    let args = ["thumb", "random", "--sprt", "0.5,0.6", "--seed", "2"];
    let told = match_of(&[&args[..], &["--jobs", "1"]].concat());
    assert_eq!(told, match_of(&[&args[..], &["--jobs", "4"]].concat()));
    assert_eq!(told["sprt"]["verdict"], "high");
    assert!(told["pairs"].as_u64().unwrap() < 100, "{told}");
    ends(&carillon(&["match", GAME, "thumb", "random", "--sprt", "0.6,0.5"]), 2);
}

#[test]
fn a_match_goes_on_from_its_table_and_parts_are_put_together() {
    let folder = folder("match-table");
    let table = text(&folder.join("match.jsonl"));
    let args = ["thumb", "random", "--seed", "4", "--positions"];
    let part = |more: &[&str]| match_of(&[&args[..], more].concat());
    let whole = part(&["--games", "10"]);
    assert_eq!(part(&["--games", "4", "--table", &table])["pairs"], 2);
    assert_eq!(part(&["--games", "4", "--start", "3", "--table", &table])["pairs"], 2);
    // A line of another match, and half a line of a program that was killed.
    ends(&carillon(&["match", GAME, "random", "thumb", "-n", "2", "--table", &table]), 0);
    let lines = fs::read_to_string(&table).unwrap();
    assert_eq!(lines.lines().count(), 5);
    fs::write(&table, format!("{lines}{{\"game\":\"str")).unwrap();
    assert_eq!(part(&["--games", "10", "--table", &table]), whole);
    assert_eq!(fs::read_to_string(&table).unwrap().lines().count(), 6);
    // The same again is read and not played.
    assert_eq!(part(&["--games", "10", "--table", &table]), whole);
    assert_eq!(fs::read_to_string(&table).unwrap().lines().count(), 6);

    // Pairs stand in the order in which they came to an end.
    let one = lines.lines().find(|line| line.contains("\"pair\":0")).unwrap();
    let (before, after) = one.split_once("\"decisions\":").unwrap();
    file(&folder, "match.jsonl", &format!("{one}\n{before}\"decisions\":9{after}\n"));
    let refused =
        carillon(&[&["match", GAME][..], &args, &["-n", "2", "--table", &table]].concat());
    ends(&refused, 1);
    assert!(err(&refused).contains("line 2: pair 0 stands here for the second time"));
    file(&folder, "match.jsonl", "nonsense\n");
    ends(&carillon(&["match", GAME, "random", "thumb", "-n", "2", "--table", &table]), 1);
}

#[test]
fn the_games_of_a_match_are_kept_and_nothing_is_overwritten() {
    let folder = folder("match-records");
    let records = text(&folder);
    let play = |bot: &str| {
        carillon(&["match", GAME, bot, "random", "-n", "2", "--records", &records, "--positions"])
    };
    ends(&play("thumb"), 0);
    ends(&play("thumb"), 0); // the same games
    for side in ["french", "british"] {
        let path = text(&folder.join(format!("{GAME}-1-00000-{side}.record")));
        assert!(fs::read_to_string(&path).unwrap().contains(&format!("{side} thumb bot")));
        ends(&carillon(&["verify", &path]), 0);
    }
    let other = play("random");
    ends(&other, 1);
    assert!(err(&other).contains("another one is there already"), "{}", err(&other));
}

#[test]
fn a_match_of_two_is_reported_in_words() {
    let said = carillon(&["match", GAME, "thumb", "random", "-n", "4"]);
    ends(&said, 0);
    let said = out(&said);
    for part in ["thumb against random, 4 games in 2 pairs", "as french", "a turn of thumb: mean"] {
        assert!(said.contains(part), "{said}");
    }
}

#[test]
fn a_match_is_reported_in_words() {
    let said = carillon(&["sim", GAME, "-n", "3", "--french", "random", "--british", "random"]);
    ends(&said, 0);
    for word in ["wins", "draws", "95%", "median", "games a second"] {
        assert!(out(&said).contains(word), "{word}: {}", out(&said));
    }
}

#[test]
fn a_recorded_game_is_verified() {
    let (_, path) = record("verified");
    let proved = carillon(&["verify", &path]);
    ends(&proved, 0);
    for word in
        ["commitment", "actions", "128 bits", "result", "signature   none", "not proved  the names"]
    {
        assert!(out(&proved).contains(word), "{word}: {}", out(&proved));
    }
}

#[test]
fn a_recorded_game_is_the_one_that_was_simulated() {
    let (_, path) = record("same");
    let whole = json(&carillon(&["replay", &path, "--json"]));
    let played = json(&carillon(&[
        "sim",
        GAME,
        "--games",
        "1",
        "--french",
        "random",
        "--british",
        "thumb",
        "--seed",
        "5",
        "--json",
    ]));
    assert_eq!(whole["number"], played["decisions"]["max"]);
}

#[test]
fn a_forged_record_is_not_verified() {
    let (folder, path) = record("forged");
    let whole = Record::parse(&fs::read_to_string(&path).expect("the record")).unwrap();
    let refuse = |what: &str, forged: &str| {
        let refused = carillon(&["verify", &file(&folder, "forged.record", forged)]);
        ends(&refused, 1);
        assert!(err(&refused).contains("forged.record: "), "{what}: {}", err(&refused));
        assert!(err(&refused).contains(what), "{what}: {}", err(&refused));
    };
    // Whoever changes the text forgets its digest.
    let changed = whole.write().replacen("\nfrench ", "\nfrench Montcalm, once ", 1);
    refuse("was changed after it was written", &changed);
    // Whoever is cleverer writes a new one.
    let forged = |change: &dyn Fn(&mut Record)| {
        let mut record = whole.clone();
        change(&mut record);
        record.write()
    };
    let other = if whole.result.as_deref() == Some("french") { "british" } else { "french" };
    refuse("result", &forged(&|record| record.result = Some(other.into())));
    refuse("result", &forged(&|record| record.result = Some("french resigned".into())));
    refuse("secret", &forged(&|record| record.secret = Some(Secret([0; 32]))));
    refuse("action 1", &forged(&|record| record.lines[0].digest = "0".repeat(32)));
    refuse("action", &forged(&|record| record.header.nonces.french = "forged".into()));
    refuse("chess", &forged(&|record| record.header.game = "chess".into()));
    // A game that was cut, and ended by a word.
    let cut = |record: &mut Record| {
        record.lines.truncate(9);
        record.result = Some("british resigned".into());
    };
    refuse("no action shows the result", &forged(&|record| cut(record)));
    let signed = |record: &mut Record| {
        cut(record);
        record.seal = Some(Seal { key: "0a".repeat(32), signature: "1b".repeat(64) });
    };
    refuse("its signature is not", &forged(&|record| signed(record)));
    let path = file(&folder, "unsigned.record", &whole.write());
    let refused = carillon(&["verify", &path, "--key", &"0a".repeat(32)]);
    ends(&refused, 1);
    assert!(err(&refused).contains("no signature"), "{}", err(&refused));
}

#[test]
fn a_record_of_the_first_format_is_verified_for_what_it_is() {
    let (folder, path) = record("first-format");
    let mut old = Record::parse(&fs::read_to_string(&path).expect("the record")).unwrap();
    old.format = 1;
    old.lines.iter_mut().for_each(|line| line.digest.truncate(8));
    let proved = carillon(&["verify", &file(&folder, "old.record", &old.write())]);
    ends(&proved, 0);
    assert!(out(&proved).contains("by 32 bits each"), "{}", out(&proved));
    assert!(out(&proved).contains("signature   none"), "{}", out(&proved));
}

#[test]
fn a_record_torn_anywhere_is_refused_and_nothing_breaks() {
    let (folder, path) = record("torn");
    let whole = fs::read(&path).expect("the record");
    let ends_at = [0, 1, whole.len() - 2, whole.len() - 10, whole.len() - 70, whole.len() - 80];
    let cuts = ends_at
        .into_iter()
        .chain((0..60).map(|n| n * 7))
        .chain((1..40).map(|n| n * whole.len() / 40));
    let torn = folder.join("torn.record");
    for cut in cuts {
        fs::write(&torn, &whole[..cut]).expect("a torn record");
        for command in ["verify", "replay"] {
            let refused = carillon(&[command, &text(&torn)]);
            assert_eq!(
                refused.status.code(),
                Some(1),
                "{command} at byte {cut}: {}",
                err(&refused)
            );
            assert!(err(&refused).contains("torn.record"), "{}", err(&refused));
        }
    }
    let mut bad = whole;
    for at in (0..bad.len()).step_by(bad.len() / 30) {
        let was = std::mem::replace(&mut bad[at], 0xff);
        fs::write(&torn, &bad).expect("a bad record");
        ends(&carillon(&["verify", &text(&torn)]), 1);
        bad[at] = was;
    }
    ends(&carillon(&["verify", &text(&folder.join("absent.record"))]), 1);
    ends(&carillon(&["replay", &text(&folder)]), 1);
}

#[test]
fn a_record_is_shown_as_it_stood_through_anybodys_eyes() {
    let (_, path) = record("shown");
    let start = json(&carillon(&["replay", &path, "--at", "0", "--json"]));
    assert_eq!(start["number"], 0);
    assert_eq!(start["log"], Value::Array(Vec::new()));
    assert!(start["prompt"]["rule"].is_string());
    for (eye, hides) in [("french", "british"), ("british", "french")] {
        let seen = json(&carillon(&["replay", &path, "--at", "3", "--as", eye, "--json"]));
        assert_eq!(seen["number"], 3);
        assert_eq!(seen["as"], eye);
        assert!(seen["view"]["cards"][hides]["hand"].is_null(), "{eye}");
    }
    let end = json(&carillon(&["replay", &path, "--json"]));
    assert!(end["outcome"]["rule"].is_string());
    assert!(end["prompt"].is_null());
    for lang in ["en", "fr"] {
        let shown = carillon(&["replay", &path, "--at", "5", "--lang", lang]);
        ends(&shown, 0);
        assert!(out(&shown).contains("1755"), "{}", out(&shown));
    }
    let far = carillon(&["replay", &path, "--at", "999999"]);
    ends(&far, 2);
    ends(&carillon(&["replay", &path, "--as", "spanish"]), 2);
}

#[test]
fn a_game_is_analysed_in_words_as_json_and_as_a_chart() {
    let (folder, path) = record("analysed");
    let analyse = |more: &[&str]| {
        let args = [&["analyse", &path, "--iterations", "4"], more].concat();
        carillon(&args)
    };
    let whole = json(&analyse(&["--json"]));
    let actions = whole["actions"].as_array().expect("a list");
    let replayed = json(&carillon(&["replay", &path, "--json"]));
    assert_eq!(actions.len() as u64, replayed["number"].as_u64().expect("a number"));
    let number = |value: &Value| value.as_f64().unwrap_or(0.0);
    let mut sum = number(&whole["start"]);
    for action in actions {
        sum += number(&action["choice"]) + number(&action["luck"]["mean"]);
        assert!((sum - number(&action["after"])).abs() < 1e-6, "{action}");
    }
    let won = f64::from(u8::from(whole["result"] == "french"));
    assert!((sum - won).abs() < 1e-6, "it ends with the result");
    let again = analyse(&["--json", "-j", "1"]);
    assert_eq!(json(&again), whole, "whatever the cores");

    for (lang, words) in [("en", "Turning points"), ("fr", "Tournants")] {
        let said = analyse(&["--lang", lang]);
        ends(&said, 0);
        let turning = out(&said).find(words).expect("turning points");
        let course = out(&said).rfind("1755").expect("the course of the game");
        assert!(turning < course, "turning points come first: {}", out(&said));
        assert!(!out(&said).contains("cli-"), "every key has its words: {}", out(&said));
    }

    let chart = text(&folder.join("game.svg"));
    ends(&analyse(&["--svg", &chart]), 0);
    let chart = fs::read_to_string(chart).expect("the chart");
    assert!(chart.starts_with("<svg ") && chart.ends_with("</svg>\n"));
    assert!(chart.contains("role=\"img\" aria-labelledby=\"title about\""));
    assert!(chart.contains("<title id=\"title\">The Struggle for New France"));
    let marks = chart.matches("</title></path>").count();
    assert_eq!(marks, whole["turning_points"].as_array().expect("a list").len());
    ends(&analyse(&["--json", "--svg", "game.svg"]), 2);
    ends(&analyse(&["--svg", &text(&folder.join("no/such/folder.svg"))]), 1);
}

#[test]
fn a_record_that_cant_be_analysed_is_told_with_what_to_do() {
    let (folder, path) = record("not-analysed");
    let whole = fs::read_to_string(&path).expect("the record");
    let read = Record::parse(&whole).expect("a record");
    let unfinished = Record { result: None, secret: None, ..read.clone() }.write();
    let mut older = read;
    older.header.rules = 1;
    let action = whole.find("\n9 ").expect("a ninth action");
    let garbled = whole.replacen("\n9 ", "\n9 nobody ", 1);
    let renamed = whole.replacen("\nfrench ", "\nfrench Montcalm, once ", 1);
    for (record, said) in [
        (&whole[..action + 6], "get the whole file once more"),
        (&garbled, "line "),
        (&garbled, "get the whole file once more"),
        (&unfinished, "play it to its end"),
        (&older.write(), "the Carillon that it was played with"),
        (&renamed, "the file was changed since"),
        ("", "get the whole file once more"),
    ] {
        let refused = carillon(&["analyse", &file(&folder, "bad.record", record)]);
        ends(&refused, 1);
        assert!(err(&refused).contains("bad.record: "), "{}", err(&refused));
        assert!(err(&refused).contains(said), "{said}: {}", err(&refused));
    }
}

const HOLDS: &str = "game = \"struggle\"\n\n[[case]]\nname = \"it begins in 1755\"\nproves = [\"setup.5\"]\nscript = '''\n? clock.year = 1755\n'''\n";

#[test]
fn cases_that_hold_exit_with_0() {
    let folder = folder("cases");
    let holds = file(&folder, "holds.toml", HOLDS);
    let ran = carillon(&["case", &holds]);
    ends(&ran, 0);
    assert!(out(&ran).contains("1 hold"), "{}", out(&ran));
    let ran = carillon(&["case", &text(&folder)]);
    ends(&ran, 0);
    let quiet = carillon(&["case", "--quiet", &holds]);
    ends(&quiet, 0);
    assert_eq!(out(&quiet), "");
}

#[test]
fn a_case_that_differs_is_named_by_its_line() {
    let folder = folder("differs");
    file(&folder, "a.toml", HOLDS);
    file(&folder, "b.toml", &HOLDS.replace("1755\n", "1999\n"));
    let ran = carillon(&["case", &text(&folder)]);
    ends(&ran, 1);
    assert!(out(&ran).contains("b.toml:7: it begins in 1755: "), "{}", out(&ran));
    assert!(out(&ran).contains("1 hold, 1 differ"), "{}", out(&ran));
}

#[test]
fn what_can_not_be_is_refused_by_its_line() {
    let folder = folder("impossible");
    let position = "script = '''";
    for (name, content, place) in [
        (
            "position",
            HOLDS.replace(position, "position = { from = \"setup\", nonsense = 1 }\nscript = '''"),
            ":6: ",
        ),
        (
            "place",
            format!(
                "{HOLDS}[case.position]\nfrom = \"setup\"\n[case.position.spaces.atlantis]\nsp = 3\n"
            ),
            ":11: ",
        ),
        ("year", format!("{HOLDS}[case.position]\nfrom = \"setup\"\nyear = 1999\n"), ":11: "),
        ("key", HOLDS.replace("proves", "provides"), ":5: "),
        ("step", HOLDS.replace("? clock", "clock"), ":7: "),
        ("toml", HOLDS.replace("name = ", "name "), ":4: "),
        ("game", HOLDS.replace("\"struggle\"", "\"chess\""), ":1: "),
        ("empty", String::new(), ":1: "),
        ("scenario", HOLDS.replace("proves", "scenario = \"nowhere\"\nproves"), ":3: "),
    ] {
        let path = file(&folder, &format!("{name}.toml"), &content);
        let ran = carillon(&["case", "--quiet", &path]);
        ends(&ran, 1);
        assert!(out(&ran).contains(&format!("{name}.toml{place}")), "{name}: {}", out(&ran));
    }
    ends(&carillon(&["case", &text(&folder.join("absent.toml"))]), 1);
    ends(&carillon(&["case"]), 2);
}

#[test]
fn a_new_case_file_holds() {
    let folder = folder("new");
    for game in ["struggle", "wilderness", "bayonets"] {
        let path = text(&folder.join(format!("{game}.toml")));
        ends(&carillon(&["case", "--new", game, &path]), 0);
        ends(&carillon(&["case", &path]), 0);
        ends(&carillon(&["case", "--new", game, &path]), 1);
        assert_eq!(out(&carillon(&["case", "--new", game])), fs::read_to_string(&path).unwrap());
    }
}

/// The notation shows a file and a session with it. `…` stands for what is left out.
#[test]
fn the_session_of_the_notation_is_as_it_says() {
    let notation = include_str!("../../engine/CASES.md");
    let block = |kind: &str| {
        let begins = format!("```{kind}\n");
        notation.split(&begins).nth(1).unwrap().split("```").next().unwrap()
    };
    let folder = folder("notation");
    file(&folder, "question.toml", block("toml"));
    for step in block("console").split("$ carillon ").skip(1) {
        let (args, wanted) = step.split_once('\n').unwrap();
        let ran = Command::new(env!("CARGO_BIN_EXE_carillon"))
            .args(args.split_whitespace())
            .current_dir(&folder)
            .output()
            .expect("the program starts");
        let printed = out(&ran);
        let mut rest = printed.as_str();
        for (n, part) in wanted.trim_end_matches('\n').split('…').enumerate() {
            let found = rest.find(part.trim_matches('\n'));
            let found = found.filter(|found| 0 < n || *found == 0);
            let at = found.unwrap_or_else(|| panic!("{args}: no {part:?} in:\n{printed}"));
            rest = &rest[at + part.trim_matches('\n').len()..];
        }
    }
}

#[test]
fn how_a_case_differs_is_said_in_both_languages() {
    let source = concat!(
        include_str!("../../engine/src/proof/case/read.rs"),
        include_str!("../../engine/src/proof/case/script.rs"),
        include_str!("../../engine/src/proof/case/run.rs"),
    );
    let keys = source.split('"').filter(|word| word.starts_with("case-") && !word.contains('{'));
    let keys: Vec<&str> = keys.collect();
    assert!(40 < keys.len());
    for words in [include_str!("../text/en.ftl"), include_str!("../text/fr.ftl")] {
        for key in
            keys.iter().chain(&["case-no-space", "case-no-piece", "case-no-card", "case-no-word"])
        {
            assert!(words.contains(&format!("\n{key} = ")), "{key}");
        }
    }
}

#[test]
fn a_case_file_that_cannot_be_read_says_why_in_both_languages() {
    let folder = folder("unreadable-cases");
    let wrong = |name: &str, content: &str, en: &str, fr: &str| {
        let path = file(&folder, name, content);
        for (lang, said) in [("en", en), ("fr", fr)] {
            let ran = carillon(&["case", "--lang", lang, &path]);
            ends(&ran, 1);
            assert!(out(&ran).starts_with(&format!("{path}:{said}")), "{said}\n{}", out(&ran));
        }
    };
    wrong("toml.toml", "game = ", "1: This is not TOML: ", "1: Ce n’est pas du TOML");
    let step = format!("game = \"{GAME}\"\n[[case]]\nname = \"x\"\nscript = \"dice 7\"");
    wrong("die.toml", &step, "4: “7” is not a die", "4: «");
    let chess = "game = \"chess\"\n[[case]]\nname = \"x\"\nscript = \"dice 1\"";
    wrong("chess.toml", chess, "1: No game is called “chess”; there is", "1: Aucun jeu ne");
    wrong("empty.toml", "game = 1\ncase = 2", "1: A name in quotes", "1: Ici, il faut un nom");
}

#[test]
fn the_cases_of_the_program_hold() {
    let ran = carillon(&["case", "--embedded", GAME]);
    ends(&ran, 0);
    assert!(out(&ran).contains(" hold"), "{}", out(&ran));
}

#[test]
fn the_ledger_is_printed_in_both_languages() {
    let all = carillon(&["rules", GAME]);
    ends(&all, 0);
    assert!(out(&all).contains("setup.5") && out(&all).contains(" rules, "));
    let one = carillon(&["rules", GAME, "setup.5"]);
    ends(&one, 0);
    assert!(out(&one).contains("Spring 1755"), "{}", out(&one));
    let section = carillon(&["rules", GAME, "setup", "--lang", "fr"]);
    ends(&section, 0);
    assert!(out(&section).contains("setup.1") && out(&section).contains("printemps 1755"));
    let none = carillon(&["rules", GAME, "weather"]);
    ends(&none, 2);
    assert!(err(&none).contains("movement"), "{}", err(&none));
}

#[test]
fn missing_rules_are_an_exit_code() {
    let missing = carillon(&["rules", GAME, "--missing"]);
    let none = out(&missing).lines().last().is_some_and(|line| line.starts_with("0 of "));
    ends(&missing, i32::from(!none));
}

#[test]
fn a_bench_is_one_object() {
    let measured =
        json(&carillon(&["bench", GAME, "--seconds", "0.05", "--bot", "thumb", "--json"]));
    let game = &measured[GAME];
    for key in ["decisions_per_second", "games_per_second", "state_bytes", "serialised_bytes"] {
        assert!(game[key].as_f64().is_some_and(|n| 0.0 < n), "{key}: {measured}");
    }
    assert!(game["with_log"]["decisions_per_second"].is_number());
    assert!(game["bot"]["mean_seconds"].is_number());
}

/// Numbers that no game foresees; one that is no choice is answered and asked again.
fn typed(lines: usize) -> String {
    let mut state: u32 = 12345;
    let mut typed = String::new();
    for _ in 0..lines {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        typed += &format!("{}\n", 1 + (state >> 16) % 6);
    }
    typed
}

#[test]
fn a_game_is_played_through_a_pipe_to_the_end() {
    let folder = folder("played");
    for (side, lang) in [("french", "en"), ("british", "fr"), ("both", "en")] {
        let path = text(&folder.join(format!("{side}.record")));
        let args = [
            "play",
            GAME,
            "--side",
            side,
            "--against",
            "random",
            "--seed",
            "4",
            "--lang",
            lang,
            "--save",
            &path,
        ];
        let played = carillon_with(&args, &typed(100_000));
        ends(&played, 0);
        assert!(!out(&played).contains('\x1b'), "no colours in a pipe");
        let end = if lang == "en" { " win: " } else { " gagnent\u{a0}: " };
        let draw = if lang == "en" { "A draw: " } else { "Partie nulle" };
        assert!(out(&played).contains(end) || out(&played).contains(draw));
        ends(&carillon(&["verify", &path]), 0);
    }
}

#[test]
fn a_player_asks_and_is_answered() {
    let folder = folder("asked");
    let path = text(&folder.join("left.record"));
    let asked = "?\nboard\nhand\nlog\nlog 3\nrules setup.5\nrules nowhere\nwhy quebec\nwhy\nundo\nall\nzzzz\n0\n99999\n\nsave\n";
    let input = format!("{asked}save {path}\nsave {}\nquit\n", text(&folder));
    let said = carillon_with(&["play", GAME, "--side", "both", "--seed", "1"], &input);
    ends(&said, 0);
    for words in [
        "save FILE",
        "setup.5",
        "no rule nowhere",
        "nothing to undo",
        "“zzzz”",
        "a number from 1",
        "could not be saved",
    ] {
        assert!(out(&said).contains(words), "{words}: {}", out(&said));
    }
    ends(&carillon(&["replay", &path]), 0);
    let unproved = carillon(&["verify", &path]);
    ends(&unproved, 1);
    assert!(err(&unproved).contains("not over"), "{}", err(&unproved));
    let resumed = carillon_with(&["play", GAME, "--side", "both", "--resume", &path], "1\nquit\n");
    ends(&resumed, 0);
    // Where the input ends, the player has left.
    ends(&carillon_with(&["play", GAME, "--side", "both"], ""), 0);
}

#[test]
fn a_question_half_asked_is_answered_with_how_to_ask_it() {
    let said = carillon_with(&["play", GAME, "--side", "both", "--seed", "1"], "rules\nquit\n");
    ends(&said, 0);
    assert!(out(&said).contains("Say which: rules reinforcements.1"), "{}", out(&said));
    assert!(!out(&said).contains("There is no rule"), "{}", out(&said));
}

#[test]
fn commands_are_taken_in_french_too() {
    let typed = "aide\ntout\nplateau\nmain\njournal 2\nrègle setup.5\npourquoi\nannuler\nsauver\n";
    let args = ["play", GAME, "--side", "both", "--seed", "1", "--lang", "fr"];
    let said = carillon_with(&args, &format!("{typed}quitter\n"));
    ends(&said, 0);
    for words in ["sauver FICHIER", "setup.5", "pourquoi NOM", "rien à annuler", "interrompue"] {
        assert!(out(&said).contains(words), "{words}: {}", out(&said));
    }
}

#[test]
fn sentences_are_printed_filled_in_for_proofreading() {
    let said = carillon(&["texts", GAME, "log-controlled", "--lang", "fr"]);
    ends(&said, 0);
    for words in ["log-controlled\n", "The French control Quebec", "contrôlent le Fort Niagara"] {
        assert!(out(&said).contains(words), "{words}: {}", out(&said));
    }
    assert!(!out(&said).contains("log-won"), "{}", out(&said));
}

#[test]
fn one_asks_why_by_name_or_id() {
    let why = |target: &str| {
        let args = ["play", GAME, "--side", "both", "--seed", "1", "--lang", "fr"];
        let said = carillon_with(&args, &format!("why {target}\nquit\n"));
        ends(&said, 0);
        out(&said).contains("pas dans votre main. (seasons.2)")
    };
    for target in ["B05", "b05", "card:B05", "REGIMENTS de Virginie et de Pennsylvanie"] {
        assert!(why(target), "{target}");
    }
    assert!(!why("nowhere"));
}

#[test]
fn pass_is_listed_among_however_many_choices() {
    let args = ["play", "bayonets", "--scenario", "amhersts-juggernaut"];
    let args = [&args[..], &["--side", "both", "--seed", "1"]].concat();
    let said = carillon_with(&args, &typed(300));
    ends(&said, 0);
    assert!(out(&said).contains("  Pass  pass\n      … and "));
}

#[test]
fn a_game_with_ways_and_points_shows_them() {
    let args = ["play", "bayonets", "--scenario", "amhersts-juggernaut"];
    let said = carillon(&args);
    ends(&said, 0);
    let all = out(&said);
    let has = |parts: &[&str]| all.lines().any(|line| parts.iter().all(|it| line.contains(it)));
    assert!(has(&["Mekekasink – Wills Creek: ", "Road"]), "{all}");
    assert!(has(&["  Initiative ", " · "]), "{all}");
    assert!(has(&["(Initiative ", "): ", "  reserve "]), "{all}");
}

#[test]
fn a_reader_who_leaves_breaks_nothing() {
    for args in [&["rules", GAME][..], &["play", GAME, "--side", "both"], &["--help"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_carillon"))
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(err(&output), "", "{args:?}");
        assert_ne!(output.status.code(), Some(101), "{args:?}");
    }
}

#[test]
fn the_board_is_served_at_the_address_that_is_printed() {
    use std::io::{BufRead, BufReader, Read};
    let data = folder("served");
    let mut child = Command::new(env!("CARGO_BIN_EXE_carillon"))
        .args(["serve", "--no-open", "--port", "0", "--data", &text(&data)])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("an address");
    let address =
        line.trim().strip_prefix("Carillon is at http://").and_then(|rest| rest.strip_suffix('/'));
    let answer = address.map(|address| {
        let mut socket = std::net::TcpStream::connect(address).expect("somebody listens");
        socket.set_read_timeout(Some(std::time::Duration::from_secs(120))).expect("a limit");
        write!(socket, "GET /api/games HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")
            .expect("a request");
        let mut answer = String::new();
        let _ = socket.read_to_string(&mut answer);
        answer
    });
    child.kill().expect("the program stops");
    child.wait().expect("the program ends");
    let answer = answer.unwrap_or_else(|| panic!("no address in {line:?}"));
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains(GAME), "{answer}");
}

/// On Linux a browser is opened by `xdg-open`; this one notes what it was asked for.
#[cfg(target_os = "linux")]
#[test]
fn the_board_opens_in_the_browser_of_a_desktop() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("opened");
    let asked = folder.join("asked");
    let script = format!("#!/bin/sh\necho \"$1\" > {0}.new && mv {0}.new {0}\n", text(&asked));
    let opener = PathBuf::from(file(&folder, "xdg-open", &script));
    fs::set_permissions(&opener, fs::Permissions::from_mode(0o755)).expect("a program");
    let path = format!("{}:{}", text(&folder), std::env::var("PATH").unwrap_or_default());
    let mut child = Command::new(env!("CARGO_BIN_EXE_carillon"))
        .args(["--port", "0", "--data", &text(&folder.join("data"))])
        .env("PATH", path)
        .env("DISPLAY", ":0")
        .env_remove("CI")
        .env_remove("SSH_CONNECTION")
        .env_remove("SSH_TTY")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut said = String::new();
    let stdout = child.stdout.take().expect("a pipe");
    std::io::BufRead::read_line(&mut std::io::BufReader::new(stdout), &mut said)
        .expect("an address");
    let until = std::time::Instant::now() + std::time::Duration::from_secs(120);
    while !asked.exists() && std::time::Instant::now() < until {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    child.kill().expect("the program stops");
    child.wait().expect("the program ends");
    let asked = fs::read_to_string(&asked).expect("the browser was asked");
    assert_eq!(said.trim(), format!("Carillon is at {}", asked.trim()));
}
