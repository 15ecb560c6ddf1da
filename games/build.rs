//! Compresses the cases of a game to an eighth of their size before the game includes them. This is the build script of each game.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "a build script reads files and its environment, and prints to cargo"
)]

use std::path::Path;
use std::{env, fs, io};

/// The highest level of compression.
const LEVEL: u8 = 10;

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=cases");
    let mut files = Vec::new();
    gather(Path::new("cases"), "", &mut files)?;
    files.sort_unstable();
    // Each path and each content ends with a zero (`engine::Cases`).
    let texts: String = files.iter().map(|(path, text)| format!("{path}\0{text}\0")).collect();
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    let packed = miniz_oxide::deflate::compress_to_vec(texts.as_bytes(), LEVEL);
    fs::write(Path::new(&out).join("cases"), packed)
}

/// Reads every file in the folder and below.
fn gather(folder: &Path, below: &str, files: &mut Vec<(String, String)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().into_string().expect("case files have plain names");
        let path = entry.path();
        if path.is_dir() {
            gather(&path, &format!("{below}{name}/"), files)?;
        } else {
            files.push((format!("{below}{name}"), fs::read_to_string(path)?));
        }
    }
    Ok(())
}
