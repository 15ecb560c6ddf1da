//! Finds the commit that the program is built from, for `carillon --version`: `CARILLON_COMMIT` if that is set, else git's,
//! else none. A package that is built from an archive may set it, also to nothing.

use std::process::Command;
use std::{env, fs, path::Path};

fn main() {
    println!("cargo:rerun-if-env-changed=CARILLON_COMMIT");
    let commit = env::var("CARILLON_COMMIT").ok().or_else(of_git).unwrap_or_default();
    let commit = commit.trim();
    let version = env::var("CARGO_PKG_VERSION").expect("cargo says which");
    let version = if commit.is_empty() { version } else { format!("{version} ({commit})") };
    println!("cargo:rustc-env=CARILLON_VERSION={version}");
}

/// The short hash and the date of the commit that is checked out. Makes cargo run this script again after a commit or a checkout.
fn of_git() -> Option<String> {
    let git = |args: &[&str]| {
        let output = Command::new("git").args(args).output().ok()?;
        let said = String::from_utf8(output.stdout).ok()?;
        output.status.success().then(|| said.trim().to_string())
    };
    // Not of a repository in which somebody has unpacked an archive.
    if fs::canonicalize(git(&["rev-parse", "--show-toplevel"])?).ok()?
        != fs::canonicalize("..").ok()?
    {
        return None;
    }
    // A checkout changes the first, a commit one of the others. A file that is not there would have this run every time.
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]);
    for name in ["HEAD", "logs/HEAD", "packed-refs"].into_iter().chain(branch.as_deref()) {
        let path = git(&["rev-parse", "--git-path", name])?;
        if Path::new(&path).exists() {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    git(&["log", "-1", "--format=%h %cs", "--abbrev=9"])
}
