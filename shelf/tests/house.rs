//! Checks of the sources themselves: no crate but the shelf names a game, and every file of tests is run.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns every Rust file in a folder of the workspace and below it, with its content.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    fn gather(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                gather(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    let mut found = Vec::new();
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder), &mut found);
    assert!(!found.is_empty(), "{folder} has no sources");
    found
}

fn nobody_says(folder: &str, words: &[&str]) {
    for (path, text) in sources(folder) {
        for (n, line) in text.lines().enumerate() {
            for word in words {
                assert!(!line.contains(word), "{}:{}: {word}", path.display(), n + 1);
            }
        }
    }
}

#[test]
fn the_server_the_command_and_the_package_name_no_game() {
    let shelf = shelf::shelf();
    for shelved in shelf.games() {
        let name = shelved.name();
        let title = name[..1].to_uppercase() + &name[1..];
        nobody_says("server/src", &[name, &title]);
        nobody_says("words/src", &[name, &title]);
        nobody_says("cli/src", &[name, &title]);
        nobody_says("python/src", &[name, &title]);
    }
}

#[test]
fn every_file_of_tests_is_run() {
    for house in [
        "games/bayonets",
        "games/struggle",
        "games/wilderness",
        "minds",
        "server",
        "shelf",
        "study",
    ] {
        let all = sources(&format!("{house}/tests"));
        let (_, list) = all.iter().find(|(path, _)| path.ends_with("tests/all.rs")).unwrap();
        for (path, _) in all.iter().filter(|(path, _)| path.parent().unwrap().ends_with("tests")) {
            let name = path.file_stem().unwrap().to_str().unwrap();
            assert!(name == "all" || list.contains(&format!("mod {name};")), "{}", path.display());
        }
    }
}
