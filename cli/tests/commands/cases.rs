//! Tests of rules, of the cases that prove them, and of the texts: `case`, `rules`, `texts`,
//! `bench`.

use std::fs;
use std::process::Command;

use crate::{GAME, carillon, ends, err, file, folder, json, out, text};

const HOLDS: &str = "game = \"struggle\"\n\n[[case]]\nname = \"it begins in 1755\"\nproves = [\"setup.5\"]\nscript = '''\n? clock.year = 1755\n'''\n";

#[test]
fn cases_that_hold_exit_with_0() {
    let folder = folder("cases");
    let holds = file(&folder, "holds.toml", HOLDS);
    let ran = carillon(&["case", &holds]);
    ends(&ran, 0);
    assert!(out(&ran).contains("1 holds"), "{}", out(&ran));
    let ran = carillon(&["case", &text(&folder)]);
    ends(&ran, 0);
    let quiet = carillon(&["case", "--quiet", &holds]);
    ends(&quiet, 0);
    assert_eq!(out(&quiet), "");
}

/// The garrison of 2 loses everything without a choice, and the trace must report this.
#[test]
fn a_trace_shows_automatic_actions() {
    let folder = folder("trace");
    let case = "game = \"struggle\"\n[[case]]\nname = \"it falls\"\nscript = '''\ndice 6 1\n\
        british: fight fort-carillon\n'''\n[case.position]\nphase = \"british-combat\"\n\
        spaces.fort-carillon.french = { sp = 2 }\n\
        attack = [{ from = \"hampshire\", to = \"fort-carillon\", sp = 13 }]\n";
    let ran = carillon(&["case", "--trace", &file(&folder, "trace.toml", case)]);
    ends(&ran, 0);
    assert!(out(&ran).contains("french: lose sp (automatically, "), "{}", out(&ran));
}

#[test]
fn a_case_that_differs_is_named_by_its_line() {
    let folder = folder("differs");
    file(&folder, "a.toml", HOLDS);
    file(&folder, "b.toml", &HOLDS.replace("1755\n", "1999\n"));
    let ran = carillon(&["case", &text(&folder)]);
    ends(&ran, 1);
    assert!(out(&ran).contains("b.toml:7: it begins in 1755: "), "{}", out(&ran));
    assert!(out(&ran).contains("1 holds, 1 differs"), "{}", out(&ran));
}

#[test]
fn an_impossible_case_is_refused_with_its_line() {
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

/// `engine/CASES.md` shows a case file and a session with it. `…` stands for omitted text.
#[test]
fn the_session_in_the_notation_document_is_reproduced() {
    let notation = include_str!("../../../engine/CASES.md");
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
fn differences_are_reported_in_both_languages() {
    let source = concat!(
        include_str!("../../../engine/src/proof/case/read.rs"),
        include_str!("../../../engine/src/proof/case/script.rs"),
        include_str!("../../../engine/src/proof/case/run.rs"),
    );
    let keys = source.split('"').filter(|word| word.starts_with("case-") && !word.contains('{'));
    let keys: Vec<&str> = keys.collect();
    assert!(40 < keys.len());
    for words in
        [include_str!("../../../words/text/en.ftl"), include_str!("../../../words/text/fr.ftl")]
    {
        for key in
            keys.iter().chain(&["case-no-space", "case-no-piece", "case-no-card", "case-no-word"])
        {
            assert!(words.contains(&format!("\n{key} = ")), "{key}");
        }
    }
}

#[test]
fn an_unreadable_case_file_is_reported_in_both_languages() {
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
    wrong(
        "chess.toml",
        chess,
        "1: There is no game “chess”; the games are",
        "1: Il n’y a pas de jeu",
    );
    wrong(
        "empty.toml",
        "game = 1\ncase = 2",
        "1: This must be a name in quotes",
        "1: Ici, il faut un nom",
    );
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
fn a_rule_brings_those_under_it_however_they_are_numbered() {
    let ids = |game: &str, wanted: &[&str]| -> Vec<String> {
        let told = json(&carillon(&[&["rules", game, "--json"], wanted].concat()));
        let rules = told.as_array().expect("a list").iter();
        rules.map(|rule| rule["id"].as_str().expect("an id").to_string()).collect()
    };
    assert_eq!(ids("wilderness", &["5.3"]), ["5.31", "5.32", "5.33", "5.34", "5.35", "5.36"]);
    assert_eq!(ids("wilderness", &["6.71"]), ["6.71", "6.711", "6.712"]);
    assert_eq!(ids("bayonets", &["2.1.1"]), ["2.1.1"], "2.1.10 is another");
    assert_eq!(ids("bayonets", &["18.2"]), ["18.2", "18.2.1", "18.2.1.s1"]);
    assert_eq!(ids(GAME, &["movement.1"]), ["movement.1"]);
    assert_eq!(ids("wilderness", &["card.1"]), ["card.1"]);
}

#[test]
fn rules_are_found_by_their_words() {
    let found = json(&carillon(&["rules", "wilderness", "INTERCEPT", "leader", "--json"]));
    let found = found.as_array().expect("a list");
    assert!(1 < found.len() && found.len() < 40, "{}", found.len());
    for rule in found {
        let text = rule["text"].as_str().expect("words").to_lowercase();
        assert!(text.contains("intercept") && text.contains("leader"), "{text}");
        assert!(rule["section"].is_string() && rule["cases"].is_array(), "{rule}");
    }
    let french = carillon(&["rules", "wilderness", "Quebec", "--lang", "fr"]);
    ends(&french, 0);
    assert!(out(&french).contains("Québec"), "{}", out(&french));
    ends(&carillon(&["rules", "wilderness", "?"]), 2);
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
    for key in [
        "decisions_per_second",
        "games_per_second",
        "state_bytes",
        "serialised_bytes",
        "value_nanoseconds",
        "policy_nanoseconds",
        "policy_actions",
        "iteration_nanoseconds",
    ] {
        assert!(game[key].as_f64().is_some_and(|n| 0.0 < n), "{key}: {measured}");
    }
    assert!(game["with_log"]["decisions_per_second"].is_number());
    assert!(game["bot"]["mean_seconds"].is_number());
}

#[test]
fn sentences_are_printed_filled_in_for_proofreading() {
    let said = carillon(&["texts", GAME, "log-controlled", "--lang", "fr"]);
    ends(&said, 0);
    for words in ["log-controlled\n", "The French control Quebec", "contrôlent le Fort Niagara"] {
        assert!(out(&said).contains(words), "{words}: {}", out(&said));
    }
    assert!(!out(&said).contains("log-won"), "{}", out(&said));
    let none = carillon(&["texts", GAME, "zzz"]);
    ends(&none, 1);
    assert!(err(&none).contains("no key of struggle begins with \"zzz\""), "{}", err(&none));
}

#[test]
fn a_file_without_cases_has_no_odds_and_gets_a_message() {
    let path = file(&folder("no-cases"), "none.toml", "game = \"struggle\"\n");
    let said = carillon(&["odds", &path]);
    ends(&said, 1);
    assert!(err(&said).contains("none.toml:1: A case file"), "{}", err(&said));
}
