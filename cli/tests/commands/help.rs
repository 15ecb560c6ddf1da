//! What is true of every command.

use std::process::{Command, Stdio};

use crate::{GAME, carillon, ends, err, out};

#[test]
fn every_command_has_help_with_examples() {
    for command in [
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
