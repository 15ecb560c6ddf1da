//! Rules, bots and tables run wherever a program runs, including a page in a browser
//! (`wasm32-unknown-unknown`). Clippy forbids clocks, threads, files and generators in their crates; this
//! test checks that each of these crates has the same list of what is forbidden.

#![expect(clippy::disallowed_methods, reason = "a test may read the tree")]

use std::fs;
use std::path::Path;

#[test]
fn all_portable_crates_refuse_the_same_list() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let list = |folder: &str| {
        let path = root.join(folder).join("clippy.toml");
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let expected = list("engine");
    for must in ["std::time::Instant", "std::thread::spawn", "std::fs::read", "std::net::TcpStream"]
    {
        assert!(expected.contains(must), "{must} is not on the list");
    }
    for folder in ["account", "club", "games", "bots", "minds", "table", "study", "page"] {
        assert_eq!(list(folder), expected, "{folder}/clippy.toml");
    }
    for game in fs::read_dir(root.join("games")).expect("the games are there") {
        let game = game.expect("a game").path();
        assert!(!game.join("clippy.toml").exists(), "{}: games share one list", game.display());
    }
}
