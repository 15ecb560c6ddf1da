//! Gathers the files of the page, so that `assets.rs` can hold them in the program.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs, io};

const WEB: &str = "../web";

/// What lies in `web` and is no part of the page: tests, and what `npm` needs.
const ASIDE: [&str; 5] =
    ["node_modules", "test", "package.json", "package-lock.json", "tsconfig.json"];

fn main() -> io::Result<()> {
    let web = fs::canonicalize(WEB)?;
    let mut list = String::from("&[\n");
    gather(&web, "", &mut list)?;
    list.push(']');
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("web.rs"), list)
}

/// Writes a line `("path", include_bytes!("where it is"))` for each file in the folder and below, by name.
fn gather(folder: &Path, below: &str, list: &mut String) -> io::Result<()> {
    let mut entries: Vec<_> = fs::read_dir(folder)?.collect::<Result<_, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name().into_string().expect("files of the page have plain names");
        if below.is_empty() && ASIDE.contains(&name.as_str()) || name.ends_with(".d.ts") {
            continue;
        }
        let path = entry.path();
        if below.is_empty() {
            // Not the whole of `web`: every `npm ci` changes something in it.
            println!("cargo:rerun-if-changed={}", path.display());
        }
        if path.is_dir() {
            gather(&path, &format!("{below}{name}/"), list)?;
        } else {
            let path = path.display().to_string();
            writeln!(list, "    ({:?}, include_bytes!({path:?})),", format!("{below}{name}"))
                .expect("a string takes what is written");
        }
    }
    Ok(())
}
