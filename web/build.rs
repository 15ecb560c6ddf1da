//! Makes the page: gathers its files, links its modules and style sheets, and renders the guides. It then writes the table of all files,
//! with hashes and compressed forms, which `lib.rs` includes.

#[path = "src/book.rs"]
mod book;
#[allow(dead_code)] // `book` uses only the forms of names
#[path = "../words/src/french.rs"]
mod french;
#[path = "src/link.rs"]
mod link;
#[path = "src/minify.rs"]
mod minify;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::{env, fs, io};

use book::Book;
use flate2::Compression;
use flate2::write::GzEncoder;
use link::{LinkedPart, PartedScript};
use minify::MinifyError;
use sha2::{Digest, Sha256};

/// The entries of this folder that are not part of the page: tests, documentation, and files for `npm` and `cargo`.
const ASIDE: [&str; 9] = [
    "node_modules",
    "test",
    "README.md",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "Cargo.toml",
    "build.rs",
    "src",
];

/// The documents, each with the module that it opens and the linked script of that module.
const DOCUMENTS: [(&str, &str, &str); 7] = [
    ("LOBBY", "lobby/lobby.js", "lobby.linked.js"),
    ("TABLE", "table/table.js", "table.linked.js"),
    ("RULES", "rulebook/rulebook.js", "rules.linked.js"),
    ("EDITOR", "editor/editor.js", "editor.linked.js"),
    ("TOURNAMENTS", "tournaments/tournaments.js", "tournaments.linked.js"),
    ("PLAYERS", "players/players.js", "players.linked.js"),
    ("ADMIN", "lobby/admin.js", "admin.linked.js"),
];

/// The documents that most players open one after the other. The modules that both need are in a script of their own.
const TOGETHER: [&str; 2] = ["lobby/lobby.js", "table/table.js"];
const SHARED: &str = "shared.linked.js";

/// The part of the lobby that only players with accounts need, as a script of its own.
const ACCOUNT: LinkedPart = LinkedPart { first: "lobby/signing.js", path: "account.linked.js" };

/// The workers, each with its first module and its linked script.
const WORKERS: [(&str, &str); 3] = [
    ("host/host.js", "host.linked.js"),
    ("host/thinker.js", "thinker.linked.js"),
    ("host/sw.js", "sw.linked.js"),
];

/// The linked style sheet of all documents without a sheet of their own.
const SHEET: &str = "style.linked.css";

/// The documents with a sheet of their own, each with its linked sheet, which also contains the sheets that all documents share, and its own sheet.
const OWN_SHEETS: [(&str, &str, &str); 2] = [
    ("EDITOR", "editor.linked.css", "style/editor.css"),
    ("TOURNAMENTS", "tournaments.linked.css", "style/tournaments.css"),
];

/// The guides: their addresses below `/help/`, and their folders.
const BOOKS: [(&str, &str); 3] =
    [("en", "../docs/player"), ("fr", "../docs/player-fr"), ("operator", "../docs/operator")];

/// The style sheets and the module of a guide's pages, and the linked files made of them.
const GUIDE_SHEETS: [&str; 2] = ["style/page.css", "style/guide.css"];
const GUIDE_SHEET: &str = "guide.linked.css";
const GUIDE_MODULE: &str = "papers/guide.js";
const GUIDE_SCRIPT: &str = "guide.linked.js";

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=src");
    println!("cargo:rerun-if-changed=../words/src/french.rs");
    let mut files = BTreeMap::new();
    gather(Path::new("."), "", &mut files)?;
    let text = |path: &str| {
        let content = files.get(path).map_or(&b""[..], Vec::as_slice);
        std::str::from_utf8(content).expect("the page's own files are UTF-8")
    };
    let frame = text("index.html");
    let mut linked = Vec::new();
    let sheets = OWN_SHEETS.iter().map(|(_, sheet, own)| (*sheet, *own));
    for (sheet, own) in sheets.chain([(SHEET, "")]) {
        let of_others =
            |path: &str| OWN_SHEETS.iter().any(|(_, _, other)| *other == path) && path != own;
        let text = |path: &str| if of_others(path) { "" } else { text(path) };
        linked.push((sheet, readable(sheet, minify::sheet(&link::sheet(frame, text)))));
    }
    let shared = link::shared(&TOGETHER, text);
    linked.push((SHARED, readable(SHARED, minify::script(&shared.script))));
    for (_, first, script) in DOCUMENTS {
        let shared = TOGETHER.contains(&first).then_some((&shared, SHARED));
        let text_of = match shared {
            Some(shared) if first == TOGETHER[0] => {
                let PartedScript { script, part } =
                    link::parted(first, script, shared, &ACCOUNT, text);
                linked.push((ACCOUNT.path, readable(ACCOUNT.path, minify::script(&part))));
                script
            }
            shared => link::script(first, shared, text),
        };
        linked.push((script, readable(script, minify::script(&text_of))));
    }
    for (first, script) in WORKERS {
        linked.push((script, readable(script, minify::script(&link::module(first, text)))));
    }
    let sheets: String = GUIDE_SHEETS.map(|path| link::one_up(text(path))).concat();
    linked.push((GUIDE_SHEET, readable(GUIDE_SHEET, minify::sheet(&sheets))));
    let script = minify::script(&link::module(GUIDE_MODULE, text));
    linked.push((GUIDE_SCRIPT, readable(GUIDE_SCRIPT, script)));
    let documents = DOCUMENTS.map(|(name, first, script)| {
        let shared = TOGETHER.contains(&first).then_some(SHARED);
        let own = OWN_SHEETS.iter().find(|(document, ..)| *document == name);
        let sheet = own.map_or(SHEET, |(_, sheet, _)| sheet);
        (name, link::page(frame, script, shared, sheet))
    });
    files.extend(linked.into_iter().map(|(path, content)| (path.into(), content.into_bytes())));

    let mut all = Sha256::new();
    files.iter().for_each(|(path, content)| all.update([path.as_bytes(), content].concat()));
    let version = digits(all);

    let out = env::var("OUT_DIR").expect("cargo says where to write");
    let out = Path::new(&out);
    let mut table = String::new();
    let described = "A hash of all files. A file whose address contains it never changes.";
    writeln!(table, "/// {described}\npub const VERSION: &str = {version:?};").expect("written");
    writeln!(table, "/// Every file that a page requests, by its path.").expect("written");
    let served: Vec<_> = files.iter().filter(|(path, _)| is_served(path)).collect();
    writeln!(table, "pub static FILES: [File; {}] = [", served.len()).expect("written");
    for (path, content) in served {
        writeln!(table, "    {},", written(out, path, path, content)?).expect("written");
    }
    table.push_str("];\n");
    let modules: Vec<&str> =
        files.keys().map(String::as_str).filter(|path| !is_served(path)).collect();
    let described = "The modules and style sheets of which the linked files are made.";
    writeln!(table, "/// {described}\n#[cfg(test)]\npub const LINKED: &[&str] = &{modules:?};")
        .expect("written");
    for (name, html) in documents {
        let html = html.replace("\"/web/", &format!("\"/web/{version}/"));
        let file = written(out, &format!("{name}.html"), "index.html", html.as_bytes())?;
        let described = format!("The document of the {}.", name.to_lowercase());
        writeln!(table, "/// {described}\npub static {name}: File = {file};").expect("written");
    }
    let described = "The pages of the guides, by their addresses below `/help/`.";
    let guides = guides()?;
    writeln!(table, "/// {described}\npub static GUIDES: [File; {}] = [", guides.len())
        .expect("written");
    for (address, html) in guides {
        let html = html.replace("\"/web/", &format!("\"/web/{version}/"));
        let place = format!("guide/{address}.html");
        let file = written(out, &place, "index.html", html.as_bytes())?;
        let file = file.replacen("\"index.html\"", &format!("{address:?}"), 1);
        writeln!(table, "    {file},").expect("written");
    }
    table.push_str("];\n");
    fs::write(out.join("page.rs"), table)
}

/// Returns the pages of all guides: addresses below `/help/`, and HTML.
fn guides() -> io::Result<Vec<(String, String)>> {
    let mut books = Vec::new();
    for (name, folder) in BOOKS {
        let mut files = BTreeMap::new();
        for part in ["book.toml", "src"] {
            println!("cargo:rerun-if-changed={folder}/{part}");
        }
        files.insert("book.toml".into(), fs::read_to_string(format!("{folder}/book.toml"))?);
        for entry in fs::read_dir(format!("{folder}/src"))? {
            let entry = entry?;
            let name = entry.file_name().into_string().expect("chapters have plain names");
            files.insert(format!("src/{name}"), fs::read_to_string(entry.path())?);
        }
        books.push(Book::read(name, &files).unwrap_or_else(|why| panic!("{folder}: {why}")));
    }
    let [english, french, _] = &books[..] else { unreachable!("three books") };
    let chapters = |book: &Book| -> Vec<String> { book.chapters().map(Into::into).collect() };
    assert_eq!(
        chapters(english),
        chapters(french),
        "the player's guide has the same chapters in both languages"
    );
    let mut pages = Vec::new();
    for (book, (_, folder)) in books.iter().zip(BOOKS) {
        let twin = match book.name.as_str() {
            "en" => Some(french),
            "fr" => Some(english),
            _ => None,
        };
        pages.extend(book.pages(&books, twin).unwrap_or_else(|why| panic!("{folder}: {why}")));
    }
    Ok(pages)
}

/// Returns whether a page requests a file by itself. Modules and style sheets are parts of the linked files instead.
fn is_served(path: &str) -> bool {
    path.contains(".linked.") || !path.ends_with(".js") && !path.ends_with(".css")
}

/// Reads every file in the folder and below.
fn gather(folder: &Path, below: &str, files: &mut BTreeMap<String, Vec<u8>>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().into_string().expect("files of the page have plain names");
        if below.is_empty() && ASIDE.contains(&name.as_str()) || name.ends_with(".d.ts") {
            continue;
        }
        let path = entry.path();
        if below.is_empty() {
            // Entries are watched one by one, since every `npm ci` changes something in the folder.
            println!("cargo:rerun-if-changed={name}");
        }
        if path.is_dir() {
            gather(&path, &format!("{below}{name}/"), files)?;
        } else {
            files.insert(format!("{below}{name}"), fs::read(path)?);
        }
    }
    Ok(())
}

fn readable(path: &str, minified: Result<String, MinifyError>) -> String {
    minified.unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// Writes a file, compressed, into the build's folder. Returns the text of the `File` that includes it.
fn written(out: &Path, place: &str, path: &str, plain: &[u8]) -> io::Result<String> {
    let place = place.replace('/', "_");
    let compressed = out.join(format!("{place}.gz"));
    let mut gzip = GzEncoder::new(fs::File::create(&compressed)?, Compression::best());
    gzip.write_all(plain)?;
    gzip.finish()?;
    let (content_type, hash) = (content_type(path), digits(Sha256::new_with_prefix(plain)));
    Ok(format!(
        "File {{ path: {path:?}, content_type: {content_type:?}, hash: {hash:?}, gzip: include_bytes!({compressed:?}), unzipped: OnceLock::new() }}"
    ))
}

/// Returns the first eight bytes of a hash, in hexadecimal.
fn digits(hash: Sha256) -> String {
    hash.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ftl" | "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
