//! Tests of `./release` that build nothing: the script refuses wrong versions and trees, and then changes
//! nothing.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::{ends, err, folder};

const CHANGELOG: &str = "# Changelog\n\n## 0.3.0 (not released yet)\n\n- Something.\n\n## 0.2.1\n\n## 0.2.0\n\n- All.\n";

fn git(at: &Path, args: &[&str]) -> String {
    let name = ["-c", "user.name=test", "-c", "user.email=test@localhost"];
    let done = Command::new("git").args(name).args(args).current_dir(at).output().expect("git");
    assert!(done.status.success(), "git {args:?}: {}", err(&done));
    String::from_utf8(done.stdout).expect("text")
}

/// Makes a tree at version 0.2.0 with only the files that are read before anything is built.
fn tree(name: &str) -> std::path::PathBuf {
    let at = folder(name);
    fs::create_dir_all(&at).expect("a folder");
    fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/../release"), at.join("release"))
        .expect("copied");
    fs::write(at.join("Cargo.toml"), "[workspace.package]\nversion = \"0.2.0\"\n")
        .expect("written");
    fs::write(at.join("CHANGELOG.md"), CHANGELOG).expect("written");
    git(&at, &["init", "--quiet"]);
    git(&at, &["add", "."]);
    git(&at, &["commit", "--quiet", "--message", "all"]);
    at
}

fn release(at: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(at.join("release"));
    // The search path contains none of the programs with which the script builds.
    command.args(args).current_dir(at).env("PATH", "/usr/bin:/bin").output().expect("it runs")
}

#[test]
fn a_version_is_required() {
    let at = tree("release-arguments");
    for args in [&[][..], &["--dry-run"], &["1.0"], &["v1.0.0"], &["01.0.0"], &["1.0.0", "2.0.0"]] {
        let output = release(&at, args);
        ends(&output, 2);
        assert!(err(&output).starts_with("./release VERSION"), "{}", err(&output));
    }
}

#[test]
fn a_tree_that_is_not_ready_is_refused_and_left_as_it_is() {
    let at = tree("release-refused");
    let refused = |args: &[&str], why: &str| {
        let output = release(&at, args);
        ends(&output, 1);
        assert!(err(&output).contains(why), "{args:?}: {}", err(&output));
    };
    refused(&["0.4.0"], "no section “## 0.4.0”");
    refused(&["0.2.1"], "no section “## 0.2.1” with anything in it");
    refused(&["--dry-run", "0.1.9"], "0.1.9 is older than 0.2.0");
    git(&at, &["tag", "v0.3.0"]);
    refused(&["0.3.0"], "v0.3.0 is tagged already");
    git(&at, &["tag", "--delete", "v0.3.0"]);
    fs::write(at.join("note"), "left over").expect("written");
    refused(&["0.3.0"], "the tree is not clean");
    fs::remove_file(at.join("note")).expect("removed");
    if !Path::new("/usr/bin/maturin").exists() {
        refused(&["0.3.0"], "is needed and not here");
    }
    assert_eq!(git(&at, &["status", "--porcelain"]), "");
    assert_eq!(git(&at, &["rev-list", "--count", "HEAD"]).trim(), "1");
}
