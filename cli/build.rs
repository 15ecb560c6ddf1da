//! Finds the commit that the program is built from, for `carillon --version`: the value of `CARILLON_COMMIT`
//! if that is set (possibly empty), otherwise git's current commit, otherwise none. A build from an archive,
//! as for a package, can set the variable.

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

/// Returns the short hash and the date of the commit that is checked out. Makes cargo run this script again
/// after a commit or a checkout.
fn of_git() -> Option<String> {
    let git = |args: &[&str]| {
        let output = Command::new("git").args(args).output().ok()?;
        let said = String::from_utf8(output.stdout).ok()?;
        output.status.success().then(|| said.trim().to_string())
    };
    // Ignore a surrounding repository that does not belong to this source, as when an archive was unpacked
    // inside one.
    if fs::canonicalize(git(&["rev-parse", "--show-toplevel"])?).ok()?
        != fs::canonicalize("..").ok()?
    {
        return None;
    }
    // A checkout changes the first of these files, a commit one of the others. Files that do not exist are
    // left out, since they would make cargo run this script every time.
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]);
    for name in ["HEAD", "logs/HEAD", "packed-refs"].into_iter().chain(branch.as_deref()) {
        let path = git(&["rev-parse", "--git-path", name])?;
        if Path::new(&path).exists() {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    git(&["log", "-1", "--format=%h %cs", "--abbrev=9"])
}
