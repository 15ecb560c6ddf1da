//! The page in the browser as bytes: every file as it is served, with its content type, its hash and its compressed form.
//!
//! The build script `build.rs` makes everything: it links the modules into one script for each page and the style sheets into one, removes their
//! comments, and renders the guides in `docs/` as pages. A module that can't be linked, or a broken link in a guide, is a compile
//! error. This crate handles no requests, and reads no files at run time.

use std::io::Read;
use std::sync::OnceLock;

use flate2::read::GzDecoder;

#[cfg(test)]
#[allow(dead_code)] // the rest is used by the build script
mod book;
#[cfg(test)]
#[allow(dead_code)] // the forms of names
#[path = "../../words/src/french.rs"]
mod french;
#[cfg(test)]
#[allow(dead_code)] // the rest is used by the build script
mod link;
#[cfg(test)]
mod minify;

/// A file of the page.
#[derive(Debug)]
pub struct File {
    /// The path below `/web/`, such as `text/en.ftl`.
    pub path: &'static str,
    pub content_type: &'static str,
    /// A hash of the content, in hexadecimal.
    pub hash: &'static str,
    /// The content, compressed.
    pub gzip: &'static [u8],
    /// The content, as soon as it was needed uncompressed.
    unzipped: OnceLock<Vec<u8>>,
}

impl File {
    /// Returns the content, uncompressed.
    pub fn plain(&self) -> &[u8] {
        self.unzipped.get_or_init(|| {
            let mut plain = Vec::new();
            let read = GzDecoder::new(self.gzip).read_to_end(&mut plain);
            read.expect("the build script has compressed it");
            plain
        })
    }
}

// Defines `FILES`, `GUIDES`, `VERSION`, and the documents `LOBBY`, `TABLE`, `RULES`, `EDITOR`, `PLAYERS`, `TOURNAMENTS` and `ADMIN`.
include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Returns the file at a path below `/web/`.
pub fn file(path: &str) -> Option<&'static File> {
    FILES.iter().find(|file| file.path == path)
}

/// Returns the page of a guide at an address below `/help/`, such as `fr/board`; the first page of a guide is at `fr/`.
pub fn guide(address: &str) -> Option<&'static File> {
    GUIDES.iter().find(|page| page.path == address)
}

/// The files at fixed addresses below the root of the page, beside its documents, where the browser looks for them.
pub const FIXED: [&str; 5] =
    ["manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png"];

/// The script of the service worker. The script has a fixed address too, and is served after the list of the files that it
/// caches.
pub const SERVICE_WORKER: &str = "sw.linked.js";

/// The beginnings of the paths of files that a page requests one by one: texts, typefaces and the drawings on cards.
const REQUESTED: [&str; 3] = ["text/", "fonts/", "motifs.svg"];

/// The scripts and style sheets of the documents that need a server.
const SERVED: [&str; 4] =
    ["admin.linked.js", "players.linked.js", "tournaments.linked.js", "tournaments.linked.css"];

/// Returns the files that a page without a server requests: scripts, style sheets, texts and typefaces, below `VERSION/`.
pub fn static_files() -> impl Iterator<Item = &'static File> {
    FILES.iter().filter(|file| {
        let linked = file.path.contains(".linked.") && file.path != SERVICE_WORKER;
        linked && !SERVED.contains(&file.path)
            || REQUESTED.iter().any(|it| file.path.starts_with(it))
    })
}

/// Returns the documents of a page without a server, by their paths: `index.html`, `table.html`, `rules.html`,
/// `editor.html` and the guides (`help/en/index.html`, `help/en/board.html`). All their links are relative, so that they work under any path;
/// scripts and style sheets are below `version`.
pub fn static_documents(version: &str) -> Vec<(String, String)> {
    let mut documents = Vec::new();
    for (path, document) in [
        ("index.html", &LOBBY),
        ("table.html", &TABLE),
        ("rules.html", &RULES),
        ("editor.html", &EDITOR),
    ] {
        let html = relative(text(document), "", version);
        let html = html.replacen("data-host=\"server\"", "data-host=\"page\"", 1);
        documents.push((path.to_string(), html));
    }
    for page in GUIDES.iter().filter(|page| !page.path.ends_with("/404")) {
        let path = if page.path.ends_with('/') { "index" } else { "" };
        documents.push((
            format!("help/{}{path}.html", page.path),
            relative(text(page), "../../", version),
        ));
    }
    documents
}

/// Makes the links of a document relative. `up` is the path from its folder to the root of the page.
fn relative(html: &str, up: &str, version: &str) -> String {
    let mut relative = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(at) = [" href=\"", " src=\""].iter().filter_map(|name| rest.find(name)).min() {
        let begin = at + rest[at..].find('"').expect("a value is quoted") + 1;
        let end = begin + rest[begin..].find('"').expect("a value ends");
        relative.push_str(&rest[..begin]);
        relative.push_str(&relative_link(&rest[begin..end], up, version));
        rest = &rest[end..];
    }
    relative.push_str(rest);
    relative
}

/// Makes a link relative. Without a server, a page of a guide is a file whose name ends in `.html`.
fn relative_link(link: &str, up: &str, version: &str) -> String {
    let below_web = link.strip_prefix("/web/").and_then(|path| path.strip_prefix(VERSION));
    if let Some(path) = below_web.and_then(|path| path.strip_prefix('/')) {
        return match FIXED.contains(&path) {
            true => format!("{up}{path}"),
            false => format!("{up}{version}/{path}"),
        };
    }
    let (path, id) = link.find('#').map_or((link, ""), |at| link.split_at(at));
    let chapter = path.starts_with("/help/") || path.starts_with("./");
    let ending = if chapter && !path.ends_with('/') { ".html" } else { "" };
    match path.strip_prefix('/') {
        Some("") => format!("{}{id}", if up.is_empty() { "./" } else { up }),
        Some(path) => format!("{up}{path}{ending}{id}"),
        None => format!("{path}{ending}{id}"),
    }
}

/// Returns the content of a document.
fn text(document: &'static File) -> &'static str {
    std::str::from_utf8(document.plain()).expect("documents are text")
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_module_is_in_one_of_the_scripts() {
        let linked = FILES.iter().filter(|file| file.path.ends_with(".linked.js"));
        let scripts: String = linked.map(text).collect();
        let modules = LINKED.iter().filter(|path| path.ends_with(".js"));
        for module in modules.filter(|path| **path != "vendor/fluent/ast.js") {
            let name = module.replace(['/', '.'], "_");
            assert!(scripts.contains(&format!("const ${name} = ")), "no page needs {module}");
        }
    }

    #[test]
    fn a_document_has_one_script_and_one_style_sheet_of_this_version() {
        let both = ["shared.linked.js"].as_slice();
        for (document, shared, script) in [
            (&LOBBY, both, "lobby.linked.js"),
            (&TABLE, both, "table.linked.js"),
            (&RULES, &[], "rules.linked.js"),
            (&EDITOR, &[], "editor.linked.js"),
            (&TOURNAMENTS, &[], "tournaments.linked.js"),
            (&PLAYERS, &[], "players.linked.js"),
            (&ADMIN, &[], "admin.linked.js"),
        ] {
            let asked: Vec<&str> =
                text(document).split('"').filter_map(|part| part.strip_prefix("/web/")).collect();
            let fonts = ["fonts/caslon-bold.woff2", "fonts/caslon.woff2", "fonts/sans.woff2"];
            let sheet = match script {
                "editor.linked.js" => "editor.linked.css",
                "tournaments.linked.js" => "tournaments.linked.css",
                _ => "style.linked.css",
            };
            let wanted = [&["icon.svg"], &fonts[..], &[sheet], shared, &[script]].concat();
            let versioned: Vec<String> =
                wanted.iter().map(|path| format!("{VERSION}/{path}")).collect();
            assert_eq!(asked, versioned);
            for path in wanted {
                assert!(file(path).is_some(), "{path}");
            }
        }
    }

    #[test]
    fn without_a_server_every_link_is_relative_and_valid() {
        let documents = static_documents("v");
        for (at, html) in &documents {
            for link in html.split(['"']).skip_while(|part| !part.ends_with('=')) {
                assert!(!link.starts_with('/'), "{at}: {link}");
            }
            let folder: Vec<&str> = at.split('/').rev().skip(1).collect();
            let links = html.split(" href=\"").skip(1).chain(html.split(" src=\"").skip(1));
            for link in links.filter_map(|rest| rest.split(['"', '#']).next()) {
                if link.is_empty() || link.starts_with("https://") {
                    continue;
                }
                let mut path: Vec<&str> = folder.iter().rev().copied().collect();
                for part in link.split('/') {
                    match part {
                        "." => {}
                        ".." => drop(path.pop().expect("within the page")),
                        part => path.push(part),
                    }
                }
                let path = path.join("/");
                let index =
                    if path.is_empty() { "index.html".into() } else { format!("{path}index.html") };
                let below = path.strip_prefix("v/");
                let there = FIXED.contains(&path.as_str())
                    || below.is_some_and(|path| static_files().any(|file| file.path == path))
                    || documents.iter().any(|(one, _)| *one == path || *one == index);
                assert!(there, "{at}: {link}");
            }
        }
        let html = |path: &str| &documents.iter().find(|(one, _)| one == path).expect(path).1;
        assert!(html("table.html").contains("data-host=\"page\""));
        assert!(html("table.html").contains("src=\"v/table.linked.js\""));
        assert!(html("help/fr/board.html").contains("href=\"../../help/en/board.html\""));
        assert!(html("help/en/index.html").contains("href=\"./board.html\""));
    }

    #[test]
    fn files_at_fixed_addresses_exist() {
        for path in FIXED.into_iter().chain([SERVICE_WORKER]) {
            assert!(file(path).is_some(), "{path}");
        }
        let manifest = text(file("manifest.webmanifest").expect("a manifest"));
        for icon in FIXED.iter().filter(|path| path.starts_with("icon")) {
            assert!(manifest.contains(&format!("\"{icon}\"")), "{icon}");
        }
    }

    #[test]
    fn every_file_is_compressed() {
        let documents = [&LOBBY, &TABLE, &RULES, &EDITOR, &TOURNAMENTS, &PLAYERS, &ADMIN];
        for file in FILES.iter().chain(documents).chain(&GUIDES) {
            assert!(!file.plain().is_empty(), "{}", file.path);
        }
    }

    #[test]
    fn a_guide_uses_files_of_this_version_and_exists_in_both_languages() {
        for page in &GUIDES {
            let asked = text(page).split('"').filter_map(|part| part.strip_prefix("/web/"));
            let wanted = ["icon.svg", "guide.linked.css", "guide.linked.js"];
            assert!(asked.eq(wanted.map(|path| format!("{VERSION}/{path}"))), "{}", page.path);
            assert_eq!(page.content_type, "text/html; charset=utf-8");
            if let Some(chapter) = page.path.strip_prefix("en/") {
                assert!(guide(&format!("fr/{chapter}")).is_some(), "{chapter}");
            }
        }
        for path in ["en/", "en/404", "operator/", "operator/404"] {
            assert!(guide(path).is_some(), "{path}");
        }
    }

    #[test]
    fn files_of_different_content_have_different_hashes() {
        let contents: HashSet<&[u8]> = FILES.iter().map(|file| file.plain()).collect();
        let hashes: HashSet<&str> = FILES.iter().map(|file| file.hash).collect();
        assert_eq!(hashes.len(), contents.len());
    }

    #[test]
    fn tests_and_tools_are_not_part_of_the_page() {
        for path in
            ["Cargo.toml", "build.rs", "package.json", "README.md", "src/lib.rs", "types.d.ts"]
        {
            assert!(file(path).is_none(), "{path}");
        }
        assert!(!FILES.iter().any(|file| file.path.starts_with("test/")));
    }

    #[test]
    fn linked_files_are_minified_and_minifying_them_again_changes_nothing() {
        for path in [
            "shared.linked.js",
            "lobby.linked.js",
            "account.linked.js",
            "table.linked.js",
            "rules.linked.js",
            "admin.linked.js",
            "guide.linked.js",
        ] {
            let script = text(file(path).expect("a script"));
            assert_eq!(minify::script(script).expect("a script"), script, "{path}");
        }
        for path in ["style.linked.css", "editor.linked.css", "guide.linked.css"] {
            let sheet = text(file(path).expect("a sheet"));
            assert_eq!(minify::sheet(sheet).expect("a sheet"), sheet, "{path}");
        }
    }
}
