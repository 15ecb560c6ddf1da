//! Rules and bots run wherever a program runs, including a page in a browser
//! (`wasm32-unknown-unknown`). So these crates have no clock, thread, file or process of their own:
//! the host lends them what they need.

use std::fs;
use std::path::{Path, PathBuf};

/// Parts of the standard library that a host may lack. `std::time::Duration` is only a number, and
/// allowed.
const MODULES: [&str; 5] = ["env", "fs", "net", "process", "thread"];
const CLOCKS: [&str; 2] = ["Instant", "SystemTime"];

/// Modules that are exempt: the test suite reads the sources of the games, and an environment
/// variable.
const SUITE: [&str; 2] = ["conformance", "proof"];

#[test]
fn rules_and_bots_have_no_clock_thread_or_file_of_their_own() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders = vec![root.join("engine/src"), root.join("bots/src"), root.join("minds/src")];
    for game in fs::read_dir(root.join("games")).expect("the games are there") {
        folders.push(game.expect("a game").path().join("src"));
    }
    let mut files = Vec::new();
    for folder in &folders {
        gather(folder, &mut files);
    }
    assert!(100 < files.len(), "the sources are there: {}", files.len());
    let mut wrong = Vec::new();
    for file in files {
        let source = fs::read_to_string(&file).expect("a source is text");
        wrong.extend(lent(&source).into_iter().map(|what| format!("{}: {what}", file.display())));
    }
    assert!(wrong.is_empty(), "what only a host has:\n{}", wrong.join("\n"));
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("a source").path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        if SUITE.contains(&name) {
            continue;
        }
        if path.is_dir() {
            gather(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

/// Returns the parts of the standard library used in a source that only a host has.
fn lent(source: &str) -> Vec<String> {
    let code: String = source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| [line, "\n"])
        .collect();
    let word = |text: &str| {
        text.split(|c: char| !c.is_alphanumeric() && c != '_').next().map(String::from)
    };
    let mut taken = Vec::new();
    for after in code.split("std::").skip(1) {
        match after.strip_prefix('{') {
            // `use std::{fs, io}`: take the first name of each entry of the list.
            Some(list) => {
                let list = list.split(';').next().unwrap_or_default();
                taken.extend(list.split([',', '{', '}']).filter_map(|entry| word(entry.trim())));
            }
            None => taken.extend(word(after)),
        }
    }
    taken.retain(|name| MODULES.contains(&name.as_str()));
    let clocks = CLOCKS.into_iter().filter(|clock| {
        code.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == *clock)
    });
    taken.extend(clocks.map(String::from));
    taken
}

#[test]
fn what_is_lent_is_found_however_it_is_written() {
    assert_eq!(lent("let n = std::env::var(\"N\");"), ["env"]);
    assert_eq!(lent("use std::{fmt, fs, io};"), ["fs"]);
    assert_eq!(lent("use std::{\n    collections::{BTreeMap},\n    thread,\n};"), ["thread"]);
    assert_eq!(lent("use std::time::{Duration, Instant};"), ["Instant"]);
    assert_eq!(lent("use std::time::Duration; // a number"), [""; 0]);
    assert_eq!(lent("// std::fs would be a file\nuse std::fmt;"), [""; 0]);
}
