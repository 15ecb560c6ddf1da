//! Finds the games' programs for a browser, which `./play` builds beforehand into the folder `programs` of cargo's
//! target folder.

use std::path::Path;
use std::{env, fs};

/// Writes a table of the files in a folder, by the name of their game.
fn embed(folder: &str, name: &str) -> String {
    println!("cargo:rerun-if-changed={folder}");
    let files = fs::read_dir(folder).expect("the folder is there");
    let mut files: Vec<_> = files.map(|entry| entry.expect("a readable folder").path()).collect();
    files.sort();
    let mut table = format!("pub static {name}: &[(&str, &str)] = &[\n");
    for path in files.iter().filter(|path| path.extension().is_some_and(|it| it == "toml")) {
        let game = path.file_stem().and_then(|name| name.to_str()).expect("a plain name");
        let place = path.canonicalize().expect("the file is there");
        table.push_str(&format!("    ({game:?}, include_str!({place:?})),\n"));
    }
    table + "];\n"
}

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    let out = Path::new(&out);
    let mut table = String::from("pub static PROGRAMS: &[(&str, &[u8])] = &[\n");
    if env::var_os("CARGO_FEATURE_PROGRAMS").is_some() {
        // `OUT_DIR` is TARGET/PROFILE/build/site-HASH/out
        let folder = out.ancestors().nth(4).expect("cargo's own layout").join("programs");
        println!("cargo:rerun-if-changed={}", folder.display());
        let games = fs::read_dir("../games").expect("the games have a folder");
        let games = games.map(|entry| entry.expect("a readable folder").path());
        let mut games: Vec<_> = games.filter(|path| path.is_dir()).collect();
        games.sort();
        for path in games {
            let game = path.file_name().and_then(|name| name.to_str()).expect("a plain name");
            let place = folder.join(format!("{game}.wasm"));
            assert!(place.exists(), "{} is missing: `./play build` makes it", place.display());
            println!("cargo:rerun-if-changed={}", place.display());
            table.push_str(&format!("    ({game:?}, include_bytes!({place:?})),\n"));
        }
    }
    table.push_str("];\n");
    let puzzles = embed("puzzles", "PUZZLES") + &embed("puzzles/themes", "THEMES");
    fs::write(out.join("puzzles.rs"), puzzles).expect("the build's folder is there");
    fs::write(out.join("programs.rs"), table).expect("the build's folder is there");
}
