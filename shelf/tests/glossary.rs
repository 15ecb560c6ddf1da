//! Tests that the name of a public type has one meaning: two crates may share a name only if
//! GLOSSARY.md explains it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the folders of the members of the workspace.
fn crates() -> Vec<String> {
    let workspace: toml::Table =
        fs::read_to_string(root().join("Cargo.toml")).unwrap().parse().unwrap();
    let members = workspace["workspace"]["members"].as_array().unwrap();
    let mut crates = Vec::new();
    for member in members.iter().map(|member| member.as_str().unwrap()) {
        match member.strip_suffix("/*") {
            Some(folder) => {
                let games = fs::read_dir(root().join(folder)).unwrap().map(Result::unwrap);
                let games = games.filter(|game| game.path().join("Cargo.toml").exists());
                let name = |game: fs::DirEntry| game.file_name().into_string().unwrap();
                crates.extend(games.map(|game| format!("{folder}/{}", name(game))));
            }
            None => crates.push(member.into()),
        }
    }
    crates
}

/// Appends the names of the public types that the sources in a folder declare.
fn declared(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            declared(&path, names);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let source = fs::read_to_string(&path).unwrap();
            names.extend(source.lines().filter_map(public_type).map(String::from));
        }
    }
}

/// Returns the name of the public type that a line declares, if it declares one.
fn public_type(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub ")?;
    let rest = ["struct ", "enum ", "trait ", "type ", "union "]
        .iter()
        .find_map(|keyword| rest.strip_prefix(keyword))?;
    // In a macro the name is `$name`, which declares no type.
    rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().filter(|name| !name.is_empty())
}

/// Returns the crates that declare each public type.
fn types() -> BTreeMap<String, BTreeSet<String>> {
    let mut types: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for member in crates() {
        let mut names = BTreeSet::new();
        declared(&root().join(&member).join("src"), &mut names);
        for name in names {
            types.entry(name).or_default().insert(member.clone());
        }
    }
    types
}

/// Returns the names in backticks in a section's table: those in the first column, and those in the second.
fn listed(heading: &str) -> [BTreeSet<String>; 2] {
    let glossary = fs::read_to_string(root().join("GLOSSARY.md")).unwrap();
    let section = glossary.split("\n## ").find(|section| section.starts_with(heading));
    let mut columns = [BTreeSet::new(), BTreeSet::new()];
    for row in section.expect("the section is there").lines().filter(|line| line.starts_with('|')) {
        for (column, cell) in columns.iter_mut().zip(row.split('|').skip(1)) {
            let quoted = cell.split('`').skip(1).step_by(2);
            let is_type = |word: &&str| word.starts_with(|c: char| c.is_ascii_uppercase());
            column.extend(quoted.filter(is_type).map(String::from));
        }
    }
    columns
}

#[test]
fn every_type_in_the_glossary_exists() {
    let types = types();
    assert!(600 < types.len(), "the sources are there: {}", types.len());
    for heading in ["Words", "Names in several crates"] {
        for name in listed(heading).iter().flatten() {
            assert!(types.contains_key(name), "{heading}: there is no type {name}");
        }
    }
}

#[test]
fn every_glossary_word_that_names_a_type_is_marked_as_one() {
    let types = types();
    let glossary = fs::read_to_string(root().join("GLOSSARY.md")).unwrap();
    let [_, marked] = listed("Words");
    let words = glossary.split("\n## ").find(|section| section.starts_with("Words"));
    for row in words.expect("the section is there").lines().filter(|line| line.starts_with("| ")) {
        let word = row.trim_start_matches("| ").split(" |").next().unwrap_or_default();
        let parts = word.split([' ', '-']).filter(|part| !part.is_empty());
        let name: String = parts.map(|part| part[..1].to_uppercase() + &part[1..]).collect();
        let plain = word.chars().all(|c| c.is_ascii_lowercase() || c == ' ' || c == '-');
        if plain && types.contains_key(&name) {
            assert!(marked.contains(&name), "the glossary's {word} is `{name}`: say so in its row");
        }
    }
}

#[test]
fn a_name_is_used_by_several_crates_only_where_the_glossary_explains_it() {
    let shared: BTreeSet<String> =
        types().into_iter().filter(|(_, crates)| 1 < crates.len()).map(|(name, _)| name).collect();
    let [explained, _] = listed("Names in several crates");
    let unexplained: Vec<&String> = shared.difference(&explained).collect();
    assert!(
        unexplained.is_empty(),
        "rename these, or explain them in GLOSSARY.md: {unexplained:?}"
    );
    let stale: Vec<&String> = explained.difference(&shared).collect();
    assert!(stale.is_empty(), "one crate alone has these: {stale:?}");
}
