//! What is true of every command.

use std::process::{Command, Stdio};

use crate::{GAME, carillon, ends, err, folder, out};

/// Every command there is.
const COMMANDS: [&str; 20] = [
    "serve",
    "play",
    "sim",
    "match",
    "soundness",
    "bench",
    "engine",
    "export",
    "games",
    "case",
    "odds",
    "replay",
    "analyse",
    "verify",
    "rules",
    "texts",
    "backup",
    "restore",
    "completions",
    "man",
];

#[test]
fn every_command_has_help_with_examples() {
    for command in COMMANDS {
        let help = carillon(&[command, "--help"]);
        ends(&help, 0);
        assert!(out(&help).contains("Examples:"), "{command}");
        assert!(out(&help).contains(&format!("carillon {command}")), "{command}");
    }
    let help = carillon(&["--help"]);
    ends(&help, 0);
    assert!(out(&help).contains("Examples:"));
    let listed = out(&help);
    let listed = listed.split("Commands:").nth(1).unwrap().split("Options:").next().unwrap();
    let names = listed.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let mut names: Vec<&str> = names.filter(|name| !["", "help"].contains(name)).collect();
    names.sort_unstable();
    let mut commands = COMMANDS;
    commands.sort_unstable();
    assert_eq!(names, commands, "the list above");
    ends(&carillon(&["dance"]), 2);
}

#[test]
fn shells_complete_every_command() {
    for shell in ["bash", "zsh", "fish"] {
        let script = carillon(&["completions", shell]);
        ends(&script, 0);
        for command in COMMANDS {
            assert!(out(&script).contains(command), "{shell}: {command}");
        }
    }
    // What bash makes of it.
    let script = out(&carillon(&["completions", "bash"]));
    let asked = "COMP_WORDS=(carillon ver); COMP_CWORD=1; _carillon carillon ver carillon; echo \"${COMPREPLY[@]}\"";
    let told = Command::new("bash").args(["-c", &format!("{script}\n{asked}")]).output().unwrap();
    assert_eq!(out(&told).trim(), "verify");
    ends(&carillon(&["completions", "abacus"]), 2);
}

#[test]
fn the_manual_has_a_page_for_every_command() {
    let folder = folder("manual");
    let pages = folder.join("man1");
    ends(&carillon(&["man", pages.to_str().unwrap()]), 0);
    for command in COMMANDS {
        let page = std::fs::read_to_string(pages.join(format!("carillon-{command}.1"))).unwrap();
        assert!(page.contains(".TH") && page.contains("Examples:"), "{command}");
    }
    assert!(pages.join("carillon.1").exists());
    // A file is no folder.
    let file = pages.join("carillon.1");
    let refused = carillon(&["man", file.to_str().unwrap()]);
    ends(&refused, 1);
    assert!(err(&refused).contains("carillon.1"), "{}", err(&refused));
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
