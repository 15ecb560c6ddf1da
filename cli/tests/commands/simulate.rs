//! Tests of `sim` and `match`.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::{GAME, carillon, command, ends, err, file, folder, json, out, text};

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

/// Returns the output of `sim --jsonl` without the seconds.
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
    ends(&sim("random"), 0); // the records are those of the same games
    let other = sim("thumb");
    ends(&other, 1);
    assert!(err(&other).contains("another one is there already"), "{}", err(&other));
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
}

/// Waits until `so` returns true, for at most two minutes.
fn wait_until(mut so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !so() {
        assert!(begun.elapsed() < Duration::from_secs(120), "it does not happen");
        thread::sleep(Duration::from_millis(5));
    }
}

/// Presses Ctrl-C once `so` returns true, and returns the report in JSON.
#[cfg(unix)]
fn interrupted(args: &[&str], so: impl FnMut() -> bool) -> Value {
    let mut command = command(&[args, &["--json"]].concat());
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    wait_until(so);
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let output = child.wait_with_output().expect("it ends");
    ends(&output, 130);
    serde_json::from_str(&out(&output)).expect("JSON")
}

/// Ctrl-C stops the games, but the report is still printed.
#[cfg(unix)]
#[test]
fn games_played_before_an_interruption_are_reported() {
    let records = folder("interrupted");
    let path = text(&records);
    // Records are written before the games count as played, so at most the last two of these don't count yet.
    let many = || fs::read_dir(&records).is_ok_and(|files| 8 < files.count());
    let sim = ["sim", GAME, "--french", "random", "--british", "random", "-j", "2"];
    let told = interrupted(&[&sim[..], &["-n", "100000000", "--records", &path]].concat(), many);
    let games = told["games"].as_u64().expect("a number");
    assert!(0 < games && games < 100_000_000, "{told}");
    let table = text(&folder("interrupted-match").join("match.jsonl"));
    let played = || fs::read_to_string(&table).is_ok_and(|lines| 1 < lines.lines().count());
    let pairs = ["match", GAME, "thumb", "random", "-n", "100000000", "--table", &table];
    let told = interrupted(&pairs, played);
    let games = told["pairs"].as_u64().expect("a number");
    assert!(told["interrupted"] == true && 0 < games && games < 50_000_000, "{told}");
}

/// The report is printed even if no game has ended; it then has no games.
#[cfg(unix)]
#[test]
fn an_interruption_of_the_first_game_is_reported() {
    let folder = folder("first-interrupted");
    // A program that notes that it was asked, and never answers.
    let asked = folder.join("asked");
    let player = program(&folder, &format!("touch {}; exec sleep 600", text(&asked)));
    let so = || asked.exists();
    let args = ["sim", GAME, "-n", "4", "--french", &player, "--british", "random"];
    let told = interrupted(&args, so);
    assert_eq!((&told["games"], &told["decisions"]), (&json!(0), &Value::Null), "{told}");
    assert_eq!(told["french"]["share"], Value::Null);
    fs::remove_file(&asked).expect("it was asked");
    let told = interrupted(&["match", GAME, &player, "random", "-n", "4"], so);
    assert_eq!((&told["pairs"], &told["interrupted"]), (&json!(0), &json!(true)), "{told}");
    assert_eq!(told["score"]["mean"], Value::Null);
}

/// Returns the report of a match without its times, which differ from run to run.
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

#[test]
fn a_match_with_several_threads_is_the_same_every_time_and_another_one() {
    let table = text(&folder("match-threads").join("match.jsonl"));
    let args = ["search:20", "search:10", "--games", "2", "--table", &table];
    let told = match_of(&[&args[..], &["--threads", "2"]].concat());
    assert_eq!(told, match_of(&[&args[..4], &["--threads", "2"]].concat()));
    match_of(&args);
    let lines = fs::read_to_string(&table).unwrap();
    let threads = |line: &str| serde_json::from_str::<Value>(line).unwrap()["threads"].as_u64();
    assert_eq!(lines.lines().map(threads).collect::<Vec<_>>(), [Some(2), None]);
    ends(&carillon(&["match", GAME, "thumb", "random", "--threads", "2", "--jobs", "2"]), 2);
}

/// A bot against itself plays the same game twice in each pair.
#[test]
fn no_bot_is_better_than_itself() {
    let told = match_of(&["thumb", "thumb", "--games", "10"]);
    assert_eq!(told["score"]["mean"], 0.5);
    assert_eq!(told["pentanomial"], serde_json::json!([0, 0, 5, 0, 0]));
    assert_eq!(told["french"]["won"], told["british"]["lost"]);
}

#[test]
fn a_test_stops_a_match_at_the_same_pair_every_time() {
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
    // The table gets a line of another match, and an incomplete line such as a killed program leaves.
    ends(&carillon(&["match", GAME, "random", "thumb", "-n", "2", "--table", &table]), 0);
    let lines = fs::read_to_string(&table).unwrap();
    assert_eq!(lines.lines().count(), 5);
    fs::write(&table, format!("{lines}{{\"game\":\"str")).unwrap();
    assert_eq!(part(&["--games", "10", "--table", &table]), whole);
    assert_eq!(fs::read_to_string(&table).unwrap().lines().count(), 6);
    // When the match is run again, the pairs are read from the table instead of being played.
    assert_eq!(part(&["--games", "10", "--table", &table]), whole);
    assert_eq!(fs::read_to_string(&table).unwrap().lines().count(), 6);

    // Pairs are in the order in which they finished.
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
    ends(&play("thumb"), 0); // the same games are played again
    for side in ["french", "british"] {
        let path = text(&folder.join(format!("{GAME}-1-00000-{side}.record")));
        assert!(fs::read_to_string(&path).unwrap().contains(&format!("{side} thumb bot")));
        ends(&carillon(&["verify", &path]), 4);
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
    // Endings are reported in sentences, not by their keys.
    for game in [GAME, "wilderness", "bayonets"] {
        let said = carillon(&["sim", game, "-n", "20", "--french", "thumb", "--british", "random"]);
        let endings: Vec<String> =
            out(&said).lines().filter_map(|line| Some(line.split_once("so: ")?.1.into())).collect();
        assert!(!endings.is_empty() && endings.iter().all(|it| it.contains(": ")), "{endings:?}");
    }
}

/// Returns a command that runs a program with this answer.
fn program(folder: &Path, answer: &str) -> String {
    let script = format!("while read -r question; do {answer}; done\n");
    format!("cmd:sh {}", file(folder, "program.sh", &script))
}

/// A program that answers with the last legal action, found by text processing alone. Where a side can end or
/// pass, that action is the last one.
const LAST: &str = r#"legal=${question%%'"],"view"'*}; case $question in *'"do":"go"'*) echo "{\"play\":\"${legal##*'"'}\"}";; esac"#;

#[test]
fn a_program_plays_to_the_end_and_its_games_are_kept() {
    let folder = folder("program");
    let player = program(&folder, LAST);
    let records = text(&folder.join("records"));
    let args = ["sim", GAME, "-n", "2", "--french", &player, "--british", "random", "--json"];
    let report = json(&carillon(&[&args[..], &["--records", &records]].concat()));
    assert!(report["endings"]["forfeit"].is_null(), "{report}");
    assert_eq!(report["french"]["bot"], player);
    ends(&carillon(&["verify", &text(&folder.join(format!("records/{GAME}-1-00000.record")))]), 4);
    let args = ["match", GAME, &player, "random", "-n", "2", "--json"];
    ends(&carillon(&args), 0);
}

#[test]
fn a_program_that_does_not_answer_loses_and_the_report_says_why() {
    let folder = folder("forfeit");
    for (answer, patience, why) in [
        ("exit", "600", "it has ended"),
        ("echo nonsense", "600", "which is no answer"),
        // The program echoes the question, which is long.
        ("printf '%s\\n' \"$question\"", "600", "\"…, which is no answer"),
        ("echo '{\"play\":\"march nowhere\"}'", "600", "which it may not"),
        ("exec sleep 600", "1", "it took more than 1s"),
    ] {
        let player = program(&folder, answer);
        let args = ["sim", GAME, "-n", "1", "--french", "random", "--british", &player];
        let said = carillon(&[&args[..], &["--patience", patience]].concat());
        ends(&said, 0);
        assert!(out(&said).contains(why) && out(&said).len() < 1000, "{answer}: {}", out(&said));
        assert!(out(&said).contains("french   random             1 wins"), "{}", out(&said));
    }
    let missing = carillon(&["sim", GAME, "--french", "cmd:", "--british", "random"]);
    ends(&missing, 2);
}

#[test]
fn a_program_that_cant_be_started_has_not_lost() {
    let folder = folder("not-started");
    let plain = file(&folder, "plain.txt", "no program\n");
    for (program, why) in [("./no-such-program", "there is no such"), (&plain, "can't be executed")]
    {
        let player = format!("cmd:{program}");
        for args in [
            &["sim", GAME, "-n", "2", "--french", "random", "--british", &player][..],
            &["match", GAME, &player, "random", "-n", "2"],
        ] {
            let said = carillon(args);
            ends(&said, 1);
            let told = format!("carillon: can't start {program}: ");
            assert!(err(&said).contains(&told) && err(&said).contains(why), "{}", err(&said));
        }
    }
}

/// Ctrl-C goes to every process in the foreground. It ends the simulation, but must not make a program lose the game
/// under way.
#[cfg(unix)]
#[test]
fn an_interruption_does_not_reach_a_program() {
    use std::io::{BufRead, BufReader};
    use std::os::unix::process::CommandExt;

    let folder = folder("program-interrupted");
    let player = program(&folder, LAST);
    let args = ["sim", GAME, "-n", "1000000", "--jobs", "2", "--jsonl"];
    let mut child = command(&[&args[..], &["--french", &player, "--british", &player]].concat())
        .process_group(0)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut played = vec![lines.next().expect("a game").expect("a line")];
    let group = format!("-{}", child.id());
    assert!(Command::new("kill").args(["-INT", "--", &group]).status().unwrap().success());
    played.extend(lines.map(|line| line.expect("a line")));
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    let forfeit = |line: &String| serde_json::from_str::<Value>(line).unwrap()["forfeit"].clone();
    assert!(played.iter().map(forfeit).all(|it| it.is_null()), "{}", played.join("\n"));
}

/// The example program of the documentation plays every game to its end.
#[test]
fn the_example_of_a_program_finishes_its_games() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/player.py");
    let player = format!("cmd:python3 {example}");
    for game in [GAME, "wilderness", "bayonets"] {
        let args = ["sim", game, "-n", "1", "--french", &player, "--british", "random", "--json"];
        let report = json(&carillon(&args));
        assert!(report["endings"]["forfeit"].is_null(), "{report}");
    }
}
