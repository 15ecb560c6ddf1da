//! Tests of the commands on records: `verify`, `replay`, `analyse`, `export`.

use std::fs;

use crate::{
    GAME, Served, carillon, carillon_with, ends, err, file, folder, json, late, out, record,
    record_of, text,
};
use engine::{BySide, Record, Seal, Secret, seed_of};
use serde_json::Value;

#[test]
fn a_recorded_game_is_verified() {
    let (_, path) = record("verified");
    let proved = carillon(&["verify", &path]);
    ends(&proved, 4);
    let said = out(&proved);
    let second = said.lines().nth(1).expect("what it can't prove comes before all else");
    assert!(second.contains("does not prove that the game was played"), "{said}");
    assert!(said.contains("\n  proved      that the record agrees with itself"), "{said}");
    assert!(said.contains(", rules "), "{said}");
    for word in [
        "players     French: ",
        "commitment",
        "actions",
        "128 bits",
        "result",
        "signature   none",
        "not proved  the names",
    ] {
        assert!(out(&proved).contains(word), "{word}: {}", out(&proved));
    }
}

/// Anyone who has the secret of a game can play another game with the same dice, but only the server can sign
/// it.
#[test]
fn a_game_is_proved_with_the_key_of_its_server() {
    let folder = folder("sealed");
    let served = Served::with(&folder.join("data"), &["--beat", "0"]);
    let record = served.played_by_bots(GAME, "random", "random");
    let key = served.ask("GET", "/api/key", "");
    let key = key.rsplit('"').nth(1).expect("a key");
    let path = file(&folder, "sealed.record", &record);
    let proved = carillon(&["verify", &path, "--key", key]);
    ends(&proved, 0);
    assert!(
        out(&proved).contains("\n  proved      the dice, every action, the result, the names"),
        "{}",
        out(&proved)
    );
    assert!(!out(&proved).contains("unsealed"), "{}", out(&proved));
    let unsealed = carillon(&["verify", &path]);
    ends(&unsealed, 4);
    assert!(
        out(&unsealed).contains("\n  unsealed    without the server's key"),
        "{}",
        out(&unsealed)
    );
    ends(&carillon(&["verify", &path, "--key", &"0a".repeat(32)]), 1);
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
    // The text of a line is changed, but its digest is not.
    let changed = whole.write().replacen("\nfrench ", "\nfrench Montcalm, once ", 1);
    refuse("was changed after it was written", &changed);
    // The header is changed, the game below it is not.
    let doubled = whole.write().replacen("\nfrench ", "\nfrench Eve\nfrench ", 1);
    refuse("\"french Eve\" does not belong here", &doubled);
    // The text is changed, and so is the digest.
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
    // The game is cut short, and given another result.
    let cut = |record: &mut Record| {
        record.lines.truncate(9);
        record.result = Some("british resigned".into());
    };
    refuse("is not shown by any action", &forged(&|record| cut(record)));
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
fn a_record_of_other_rules_is_verified_as_far_as_possible() {
    let (folder, path) = record("other-rules");
    let mut older = Record::parse(&fs::read_to_string(&path).expect("the record")).unwrap();
    older.header.rules = 1;
    let alike = carillon(&["verify", &file(&folder, "alike.record", &older.write())]);
    ends(&alike, 4);
    let words = format!("{GAME}, by its own word rules 1, and it plays alike by rules ");
    assert!(out(&alike).contains(&words), "{}", out(&alike));
    // Under today's rules the game goes differently.
    older.lines[8].digest = "0".repeat(32);
    let old = file(&folder, "old.record", &older.write());
    let told = carillon(&["verify", &old]);
    ends(&told, 3);
    for words in [
        "is that of the revealed secret",
        "by its own word rules 1, scenario",
        "not replayed: by its own word they follow rules 1, and this Carillon has rules",
        "proved      that the secret is the one that was committed to\n",
        "not proved  the names, the result; ",
        "that the actions were legal and the dice those of the secret",
    ] {
        assert!(out(&told).contains(words), "{words}: {}", out(&told));
    }
    ends(&carillon(&["verify", &old, &path]), 3);
    // A failure that other rules can't explain has exit code 1.
    older.secret = Some(Secret([0; 32]));
    let forged = file(&folder, "forged.record", &older.write());
    ends(&carillon(&["verify", &old, &forged]), 1);
    ends(&carillon(&["verify", &old, "--key", &"0a".repeat(32)]), 1);
}

#[test]
fn the_dice_of_a_lesson_prove_nothing() {
    let shelf = shelf::shelf();
    let game = shelf.get(GAME).expect("the game").game();
    let lesson = game.facts().lessons().next().expect("a lesson");
    let (secret, shares) = lesson.dice();
    let mut playing = game.start(&lesson.setup, seed_of(&secret, &shares)).expect("a set-up");
    let mut mixed: u32 = 1;
    while let Some(side) = playing.awaited().iter().next() {
        let mut choices = playing.choices(side);
        mixed = mixed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let choice = choices.swap_remove((mixed >> 16) as usize % choices.len());
        playing.play(side, &choice.play).expect("it was offered");
    }
    let record = playing.record(BySide::default(), shares, secret);
    let path = file(&folder("lesson"), "lesson.record", &record.write());
    let told = carillon(&["verify", &path]);
    ends(&told, 1);
    assert!(err(&told).contains("prove nothing"), "{}", err(&told));
    for word in ["proved      that the record agrees", "the dice: they are those of a lesson"] {
        assert!(out(&told).contains(word), "{word}: {}", out(&told));
    }
}

#[test]
fn a_record_of_the_first_format_is_verified_as_far_as_possible() {
    let (folder, path) = record("first-format");
    let mut old = Record::parse(&fs::read_to_string(&path).expect("the record")).unwrap();
    old.format = 1;
    old.lines.iter_mut().for_each(|line| line.digest.truncate(8));
    let proved = carillon(&["verify", &file(&folder, "old.record", &old.write())]);
    ends(&proved, 4);
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
fn a_record_is_shown_after_any_action_from_any_point_of_view() {
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

/// When both sides choose in secret, a side sees the same whatever the other side chose.
#[test]
fn a_replay_reveals_no_secret_choice() {
    let folder = folder("secret-choice");
    let [first, second] = ["1", "2"].map(|choice| {
        let path = text(&folder.join(format!("{choice}.record")));
        let args = ["play", "bayonets", "--side", "both", "--seed", "1", "--save", &path];
        ends(&carillon_with(&args, &format!("{choice}\nquit\n")), 0);
        let seen = |eye: &str, form: &str| {
            let mut args = vec!["replay", &path, "--as", eye];
            args.extend((!form.is_empty()).then_some(form));
            let shown = carillon(&args);
            ends(&shown, 0);
            out(&shown)
        };
        let all = |eye: &str| ["--json", ""].map(|form| seen(eye, form));
        [all("british"), all("watcher"), all("french"), all("both")]
    });
    assert_eq!(first[..2], second[..2], "the other points of view see the same");
    assert_ne!(first[2], second[2], "the side that chose sees its choice");
    assert_ne!(first[3], second[3], "what is seen on the open table");
}

#[test]
fn a_game_is_analysed_in_words_as_json_and_as_a_chart() {
    let late = late(&folder("analysed-late"));
    let (folder, path) = record_of("analysed", &["--from", &late]);
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
        let course = out(&said).rfind("1760").expect("the course of the game");
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
fn a_record_that_cant_be_analysed_is_refused_with_advice() {
    let (folder, path) = record("not-analysed");
    let whole = fs::read_to_string(&path).expect("the record");
    let read = Record::parse(&whole).expect("a record");
    let unfinished = Record { result: None, secret: None, ..read.clone() }.write();
    let mut older = read;
    older.header.rules = 1;
    older.lines[0].digest = "0".repeat(32);
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

/// Returns the rows of an export.
pub fn rows(args: &[&str]) -> Vec<Value> {
    let said = carillon(&[&["export"], args].concat());
    ends(&said, 0);
    out(&said).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn a_recorded_game_is_exported_a_row_a_decision() {
    let (folder, path) = record("exported");
    let all = rows(&[&text(&folder)]);
    let record = Record::parse(&fs::read_to_string(&path).expect("a record")).expect("a record");
    assert_eq!(all.len(), record.lines.len());
    for (row, line) in all.iter().zip(&record.lines) {
        assert_eq!(row["play"], line.play);
        assert!(row["legal"].as_array().expect("a list").contains(&row["play"]), "{row}");
        let other = if row["side"] == "french" { "british" } else { "french" };
        assert!(row["view"]["cards"][other]["hand"].is_null(), "the other hand");
        assert!(row["ending"].is_string());
    }
    let french = rows(&[&path, "--as", "french"]);
    assert!(!french.is_empty() && french.len() < all.len());
    assert!(french.iter().all(|row| row["side"] == "french"));
    ends(&carillon(&["export", &text(&folder.join("nothing"))]), 1);
}

/// When both sides choose in secret, the second side's row is the same whatever the first side chose.
#[test]
fn an_exported_row_reveals_nothing_hidden_from_its_side() {
    let folder = folder("export-secret");
    let records = ["1", "2"].map(|choice| {
        let path = text(&folder.join(format!("{choice}.record")));
        let args = ["play", "bayonets", "--side", "both", "--seed", "1", "--save", &path];
        ends(&carillon_with(&args, &format!("{choice}\n1\nquit\n")), 0);
        path
    });
    let [first, second] = records.each_ref().map(|path| {
        [rows(&[path, "--as", "british"]).remove(0), rows(&[path, "--as", "french"]).remove(0)]
    });
    assert_eq!(first[0], second[0], "before both have chosen");
    assert_ne!(first[1]["play"], second[1]["play"]);
}

#[test]
fn a_moment_is_written_as_a_position_and_begins_a_game() {
    let (folder, path) = record("position");
    let said = carillon(&["replay", &path, "--at", "0", "--position"]);
    ends(&said, 0);
    let new = serde_json::json!({ "do": "new", "game": GAME, "position": out(&said) });
    let begun = carillon_with(&["engine"], &format!("{new}\n"));
    assert!(out(&begun).starts_with("{\"trial\":1,"), "{}", out(&begun));

    // A position can be written at any moment. In the middle of a procedure, it contains the actions that led
    // there.
    let said = carillon(&["replay", &path, "--at", "200", "--position"]);
    ends(&said, 0);
    assert!(out(&said).contains("played = "), "{}", out(&said));
    let position = file(&folder, "position.toml", &out(&said));
    let game = text(&folder.join("begun.record"));
    let args = ["play", GAME, "--from", &position, "--side", "both", "--save", &game];
    ends(&carillon_with(&args, "1\nquit\n"), 0);
    let kept = fs::read_to_string(&game).expect("a record");
    assert!(kept.contains("\nposition "), "{kept}");
    let end = carillon(&["replay", &path, "--position"]);
    ends(&end, 1);
    assert!(err(&end).contains("the game is over"), "{}", err(&end));
}

#[test]
fn bots_begin_from_a_position() {
    let (folder, path) = record("from-position");
    let said = carillon(&["replay", &path, "--at", "300", "--position"]);
    let position = file(&folder, "position.toml", &out(&said));
    let records = text(&folder.join("records"));
    let bots = ["--french", "random", "--british", "random", "-n", "2", "--json"];
    let sim = |more: &[&str]| carillon(&[&["sim", GAME], &bots[..], more].concat());
    let whole = json(&sim(&[]));
    let rest = json(&sim(&["--from", &position, "--records", &records]));
    assert_eq!(rest["from"], position);
    assert!(rest["decisions"]["max"].as_u64() < whole["decisions"]["min"].as_u64(), "{rest}");
    ends(&carillon(&["verify", &text(&folder.join(format!("records/{GAME}-1-00000.record")))]), 4);
    let table = text(&folder.join("match.jsonl"));
    let played = |more: &[&str]| {
        let args = ["match", GAME, "thumb", "random", "-n", "2", "--json", "--table", &table];
        json(&carillon(&[&args[..], more].concat()))
    };
    let [plain, from] = [played(&[]), played(&["--from", &position])];
    assert_ne!(plain["decisions"], from["decisions"], "another match, and not of that table");
    assert!(plain["from"].is_null() && from["from"].is_string());
    ends(&sim(&["--from", &position, "--scenario", "campaign"]), 2);
    let wrong = file(&folder, "wrong.toml", "year = 1755\nyaer = 1755\n");
    let refused = sim(&["--from", &wrong]);
    ends(&refused, 2);
    assert!(err(&refused).contains("wrong.toml: the position, line 2"), "{}", err(&refused));
}

/// `RECORD@N` means the state after N actions, even in the middle of a procedure.
#[test]
fn a_game_begins_from_a_moment_of_a_record() {
    let (folder, path) = record("from-moment");
    let at = |number: usize| format!("{path}@{number}");
    for number in [200, 201, 202] {
        let moment = at(number);
        let position = carillon(&["replay", &path, "--at", &number.to_string(), "--position"]);
        ends(&position, 0);
        let position = file(&folder, "position.toml", &out(&position));
        let bots = ["--french", "random", "--british", "random", "-n", "1", "--json"];
        let sim = |from: &str| {
            let mut played = json(&carillon(&[&["sim", GAME, "--from", from], &bots[..]].concat()));
            let from = played["from"].take();
            played.as_object_mut().expect("an object").remove("speed");
            (played, from)
        };
        let ((played, from), (same, _)) = (sim(&moment), sim(&position));
        assert_eq!((&played, from.as_str()), (&same, Some(moment.as_str())));
    }
    let moment = at(200);
    let args = ["match", GAME, "thumb", "random", "-n", "2", "--json", "--from", &moment];
    assert!(json(&carillon(&args))["from"].is_string());

    // The engine holds the moment as trial 1, and the search judges its legal actions.
    let asked = "{\"do\":\"legal\",\"trial\":1}\n";
    let held = json(&carillon_with(&["engine", "--from", &moment], asked));
    let side = held["awaited"][0].as_str().expect("somebody must choose");
    let found = json(&carillon(&["analyse", "--from", &moment, "--iterations", "2", "--json"]));
    assert_eq!((&found["sides"][0]["side"], &found["iterations"]), (&side.into(), &2.into()));
    let plays = found["sides"][0]["found"].as_array().expect("a list").iter();
    let mut plays: Vec<&str> = plays.map(|it| it["play"].as_str().expect("an action")).collect();
    let legal = held["legal"][side].as_array().expect("a list").iter();
    let mut legal: Vec<&str> = legal.map(|it| it.as_str().expect("an action")).collect();
    plays.sort_unstable();
    legal.sort_unstable();
    assert!(legal.iter().all(|play| plays.contains(play)), "{legal:?} {plays:?}");
    let said = carillon(&["analyse", "--from", &moment, "--iterations", "2", "--lang", "fr"]);
    ends(&said, 0);
    assert!(out(&said).contains("2 itérations"), "{}", out(&said));
    let odds = json(&carillon(&["odds", "--from", &moment, "--json"]));
    assert_eq!(odds[0]["case"], moment.as_str());

    // The error about a moment that can't be used explains what to do instead.
    let over = plays_of(&path);
    for (args, code, why) in [
        (["sim", GAME, "--from", &at(999_999)], 2, "there is no action 999999"),
        (["sim", "wilderness", "--from", &moment], 1, "it is a record of struggle"),
        (["sim", GAME, "--from", &at(over)], 1, "the game is already over at that moment"),
    ] {
        let refused =
            carillon(&[&args[..], &["--french", "random", "--british", "random"]].concat());
        ends(&refused, code);
        assert!(err(&refused).contains(why), "{}", err(&refused));
    }
    ends(&carillon(&["odds", "--from", &path]), 2);
}

/// Returns the number of actions in a record.
fn plays_of(path: &str) -> usize {
    json(&carillon(&["replay", path, "--json"]))["of"].as_u64().expect("a number") as usize
}
