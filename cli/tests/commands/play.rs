//! Tests of `play`.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use crate::{
    GAME, carillon, carillon_with, command, ends, err, file, folder, late, out, run, text,
};
use engine::Record;
use rustix::process::{Pid, Signal, kill_process};

/// Returns arbitrary numbers as input. If a number is not that of a choice, the answer is an error and the
/// question is asked again.
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
    let late = late(&folder);
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
            "--from",
            &late,
            "--save",
            &path,
        ];
        let played = carillon_with(&args, &typed(100_000));
        ends(&played, 0);
        assert!(!out(&played).contains('\x1b'), "no colours in a pipe");
        let end = if lang == "en" { " win: " } else { " gagnent\u{a0}: " };
        let draw = if lang == "en" { "A draw: " } else { "Partie nulle" };
        assert!(out(&played).contains(end) || out(&played).contains(draw));
        ends(&carillon(&["verify", &path]), 4);
    }
}

/// In Wilderness War the players bid for sides: a player who bids more for the bot's side gets it.
#[test]
fn a_player_changes_seats_with_the_bot() {
    let path = text(&folder("changed").join("bid.record"));
    let begin = ["play", "wilderness", "--side", "british", "--against", "thumb"];
    let options = ["--option", "bidding=sealed", "--option", "bid-for=french", "--save", &path];
    let said = carillon_with(&[&begin[..], &options].concat(), "bid french 10\nhand\nquit\n");
    ends(&said, 0);
    assert!(out(&said).contains("the players change seats"), "{}", out(&said));
    let names = |text: &str| Record::parse(text).expect("a record").header.players;
    let kept = fs::read_to_string(&path).expect("the record");
    assert_eq!((&*names(&kept).french, &*names(&kept).british), ("player", "thumb bot"));
    let again = carillon_with(&["play", "--continue", &path], "hand\nquit\n");
    ends(&again, 0);
    assert!(out(&again).contains("You play the French"), "{}", out(&again));
}

#[test]
fn a_player_asks_and_is_answered() {
    let folder = folder("asked");
    let path = text(&folder.join("left.record"));
    let asked = "?\nboard\nhand\nlog\nlog 3\nrules setup.5\nrules zebra\nwhy quebec\nwhy\nundo\nall\nzzzz\n0\n99999\n\nsave\n";
    let input = format!("{asked}save {path}\nsave {}\nquit\n", text(&folder));
    let said = carillon_with(&["play", GAME, "--side", "both", "--seed", "1"], &input);
    ends(&said, 0);
    for words in [
        "save FILE",
        "setup.5",
        "no rule zebra",
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
    let kept = fs::read_to_string(&path).expect("the record");
    let again =
        carillon_with(&["play", GAME, "--side", "both"], &format!("1\nsave {path}\nquit\n"));
    assert!(out(&again).contains("another one is there already"), "{}", out(&again));
    assert_eq!(fs::read_to_string(&path).expect("the record"), kept);
    ends(&carillon_with(&["play", GAME, "--continue", &path], "1\nquit\n"), 0);
    // The player quits by ending the input.
    ends(&carillon_with(&["play", GAME, "--side", "both"], ""), 0);
}

/// Returns the number of actions in a record.
fn actions(file: &str) -> usize {
    let record = fs::read_to_string(file).ok().and_then(|text| Record::parse(&text).ok());
    record.map_or(0, |record| record.lines.len())
}

#[test]
fn a_game_that_is_ended_by_a_signal_goes_on_as_it_was_left() {
    let folder = folder("ended");
    for signal in [Signal::KILL, Signal::INT, Signal::TERM, Signal::HUP] {
        let file = text(&folder.join(format!("{}.record", signal.as_raw())));
        let args = ["play", GAME, "--side", "british", "--against", "random", "--save", &file];
        // Shells make background jobs ignore this signal, so it is reset here: a player's program does not
        // ignore it.
        let play = command(&args);
        let mut child = Command::new("env")
            .arg("--default-signal")
            .arg(play.get_program())
            .args(play.get_args())
            .envs(play.get_envs().filter_map(|(name, value)| Some((name, value?))))
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut stdin = child.stdin.take().expect("a pipe");
        stdin.write_all(typed(20).as_bytes()).expect("it reads");
        while actions(&file) < 3 {
            assert!(child.try_wait().expect("a child").is_none(), "it has ended by itself");
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        kill_process(Pid::from_child(&child), signal).expect("a child");
        child.wait().expect("a child");
        let before = actions(&file);
        let asked = "hand\nboard\nlog 1000\nquit\n";
        let said = carillon_with(&["play", "--continue", &file, "--lang", "en"], asked);
        ends(&said, 0);
        assert!(out(&said).contains("You play the British"), "{}", out(&said));
        assert!(out(&said).contains("British hand"), "{}", out(&said));
        assert!(!out(&said).contains("French hand"), "{}", out(&said));
        assert!(before <= actions(&file));
        // An unfinished game is continued by the same players.
        let other = carillon(&["play", "wilderness", "--continue", &file]);
        ends(&other, 1);
        assert!(err(&other).contains("it is a game of struggle"), "{}", err(&other));
        ends(&carillon(&["play", "--continue", &file, "--side", "french"]), 2);
    }
}

#[test]
fn the_game_that_was_left_last_is_found_again() {
    let data = folder("left-last");
    let play = |args: &[&str], input: &str| {
        let mut command = command(args);
        command.env("XDG_DATA_HOME", &data);
        run(command, args, input)
    };
    let none = play(&["play", "--continue"], "");
    ends(&none, 2);
    assert!(err(&none).contains("begin one with carillon play GAME"), "{}", err(&none));
    ends(&play(&["play", "wilderness", "--side", "both", "--seed", "1"], "1\nquit\n"), 0);
    ends(&play(&["play", GAME, "--side", "both", "--seed", "1"], "1\nquit\n"), 0);
    let last = play(&["play", "--continue"], "quit\n");
    assert!(out(&last).contains("The Struggle for New France"), "{}", out(&last));
    assert!(out(&last).contains("after action 1"), "{}", out(&last));
    let named = play(&["play", "wilderness", "--continue"], "quit\n");
    assert!(out(&named).contains("Wilderness War"), "{}", out(&named));
}

#[test]
fn a_game_that_cant_be_kept_is_not_begun() {
    let folder = folder("not-kept");
    let there = file(&folder, "there.record", "mine");
    let refused = carillon_with(&["play", GAME, "--save", &there], "1\n");
    ends(&refused, 2);
    assert!(err(&refused).contains("is there already"), "{}", err(&refused));
    assert_eq!(fs::read_to_string(&there).expect("the file"), "mine");
    let nowhere =
        carillon_with(&["play", GAME, "--save", &text(&folder.join("no/such.record"))], "1\n");
    ends(&nowhere, 1);
    assert!(out(&nowhere).is_empty(), "{}", out(&nowhere));
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
fn pass_is_listed_however_many_choices_there_are() {
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
fn the_table_is_not_shown_again_if_the_player_can_only_pass() {
    let args = ["play", "wilderness", "--side", "british", "--against", "random", "--seed", "4"];
    let file = text(&folder("passed").join("game.record"));
    let said = carillon_with(&[&args[..], &["--save", &file]].concat(), &typed(300));
    ends(&said, 0);
    let said = out(&said);
    // The text before each prompt.
    let asked: Vec<&str> = said.split("\n> ").collect();
    let (passes, others): (Vec<&str>, Vec<&str>) =
        asked.into_iter().partition(|it| it.ends_with("\n   1  Pass  pass"));
    assert!(!passes.is_empty() && others.iter().any(|it| it.contains("British hand\n")));
    for it in passes {
        assert!(!it.contains("British hand\n"), "{it}");
    }
}
