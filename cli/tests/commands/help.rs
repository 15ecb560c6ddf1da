//! Tests of requirements that every command meets.

use std::process::{Command, Stdio};

use crate::{GAME, carillon, ends, err, folder, out};

/// All commands.
const COMMANDS: [&str; 24] = [
    "serve",
    "page",
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
    "picture",
    "study",
    "puzzles",
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

/// The output is `carillon 0.2.0 (COMMIT DATE)`, or the version alone if the commit is not known. The
/// scripts in `deploy/` read the version from the second word.
#[test]
fn the_version_is_this_one_and_names_the_commit() {
    let said = out(&carillon(&["--version"]));
    let rest = said.trim_end().strip_prefix(concat!("carillon ", env!("CARGO_PKG_VERSION")));
    let rest = rest.unwrap_or_else(|| panic!("{said}"));
    let git = |args: &[&str]| {
        let found = Command::new("git").args(args).current_dir(env!("CARGO_MANIFEST_DIR")).output();
        found.ok().filter(|found| found.status.success()).map(|found| out(&found))
    };
    match rest.strip_prefix(" (").and_then(|rest| rest.strip_suffix(')')) {
        None => assert_eq!(rest, ""),
        Some(commit) if option_env!("CARILLON_COMMIT").is_none() => {
            let (hash, date) = commit.split_once(' ').expect("a commit and its date");
            let shown = git(&["show", "--no-patch", "--format=%cs", hash]);
            assert_eq!(shown.expect("a commit of this repository").trim(), date);
        }
        Some(_) => {}
    }
}

/// Packages and images contain the documents that `deploy/documents` copies.
#[test]
fn the_pages_that_the_help_names_and_the_licences_go_with_the_program() {
    let folder = folder("documents");
    let deploy = concat!(env!("CARGO_MANIFEST_DIR"), "/../deploy");
    let copied = Command::new(format!("{deploy}/documents")).arg(&folder).output().unwrap();
    ends(&copied, 0);
    let helps = COMMANDS.iter().map(|command| out(&carillon(&[command, "--help"])));
    let helps: String = helps.chain([out(&carillon(&["--help"]))]).collect();
    let words = helps.split(|it: char| !it.is_ascii_alphanumeric() && !"./-".contains(it));
    let pages: Vec<&str> =
        words.map(|it| it.trim_end_matches('.')).filter(|it| it.ends_with(".md")).collect();
    assert!(pages.contains(&"cli/ENGINE.md"), "{pages:?}");
    for page in
        pages.into_iter().chain(["LICENSE-MIT", "LICENSE-APACHE", "LICENSE-MAP", "LICENSE-FONTS"])
    {
        assert!(folder.join(page).is_file(), "{page}");
    }
    let map = std::fs::read_to_string(folder.join("LICENSE-MAP")).unwrap();
    assert!(map.contains("GNU LESSER GENERAL PUBLIC LICENSE") && map.contains("GSHHG"));
    let fonts = std::fs::read_to_string(folder.join("LICENSE-FONTS")).unwrap();
    assert!(fonts.contains("SIL OPEN FONT LICENSE") && fonts.contains("Libre Caslon"));
    for script in ["package", "image", "Dockerfile"] {
        let script = std::fs::read_to_string(format!("{deploy}/{script}")).unwrap();
        assert!(script.contains("/documents\"") || script.contains("deploy/documents"), "{script}");
    }
}

/// Every level that an error message suggests is described in the help.
#[test]
fn every_level_is_in_the_help() {
    let unknown = carillon(&["sim", GAME, "--french", "major", "--british", "thumb"]);
    ends(&unknown, 2);
    let told = err(&unknown);
    let (_, levels) = told.split_once("write ").expect("what to write");
    let (levels, _) = levels.split_once(", search:").expect("the levels, then searches");
    for level in levels.split(", ") {
        for command in ["sim", "match"] {
            let help = out(&carillon(&[command, "--help"]));
            assert!(help.contains(level), "{command}: {level}");
        }
    }
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
    // Bash must accept the script.
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
    // A file can't be used as a folder.
    let file = pages.join("carillon.1");
    let refused = carillon(&["man", file.to_str().unwrap()]);
    ends(&refused, 1);
    assert!(err(&refused).contains("carillon.1"), "{}", err(&refused));
}

#[test]
fn an_unknown_game_is_refused_with_the_known_ones() {
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
fn an_unknown_scenario_option_or_level_is_a_usage_error() {
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
fn a_closed_pipe_breaks_nothing() {
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
