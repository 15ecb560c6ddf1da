//! Finds the games' programs for a browser, which `./play` builds beforehand into the folder `programs` of cargo's
//! target folder.

use std::path::Path;
use std::{env, fs};

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
    fs::write(out.join("programs.rs"), table).expect("the build's folder is there");
}
