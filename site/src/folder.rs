//! The page as a folder: documents, scripts, texts, the games' files and programs. Every address in the
//! folder is relative, so the page works under any path of any web server, and offline once it has been
//! loaded.

use std::collections::BTreeMap;

use serde_json::json;
use sha2::{Digest, Sha256};
use shelf::Shelf;

use crate::game::GameAsset;

include!(concat!(env!("OUT_DIR"), "/programs.rs"));

/// A file of the folder.
pub struct SiteFile {
    /// The file's path in the folder.
    pub path: String,
    pub content: Vec<u8>,
}

/// The error of a program that was built without the games' programs for a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this carillon was built without the page's programs: `./play` builds one that has them")]
pub struct NoPrograms;

/// Returns the program of a game for a browser, if this build has it.
pub fn program(game: &str) -> Option<&'static [u8]> {
    PROGRAMS.iter().find(|(name, _)| *name == game).map(|(_, program)| *program)
}

/// Returns the path of a game's program beside the page's scripts.
pub fn program_path(game: &str) -> String {
    format!("play/{game}.wasm")
}

/// The languages of the page.
const LANGUAGES: [&str; 2] = ["en", "fr"];

/// The files of a page and their hashes, as its service worker keeps them.
#[derive(Default)]
struct Kept {
    /// The files without which the page does not work.
    shell: BTreeMap<String, String>,
    /// The files of each game.
    games: BTreeMap<&'static str, BTreeMap<String, String>>,
}

impl Kept {
    /// Returns the script of the service worker: the list of files, and the script itself. The script is
    /// different for every version, so that a browser notices a new one. `cache` is a name for the list of
    /// files, so that no two lists share a cache.
    fn worker(&self, version: &str, cache: &str, host: &str) -> Vec<u8> {
        let Kept { shell, games } = self;
        let list = json!({ "version": version, "cache": cache, "host": host, "shell": shell, "games": games });
        let script = web::file(web::SERVICE_WORKER).expect("the page has a service worker").plain();
        [format!("self.carillon = {list};\n").as_bytes(), script].concat()
    }
}

/// Returns the files of a page that needs no server.
///
/// Documents, guides, the service worker, the manifest and the icons have fixed addresses. All other files
/// are in a folder named after a hash of all files, so that a file in it never changes.
pub fn files(shelf: &Shelf) -> Result<Vec<SiteFile>, NoPrograms> {
    // The files by path, each with its game if only one game needs the file.
    let mut inner: BTreeMap<String, (Option<&'static str>, Vec<u8>)> = BTreeMap::new();
    for file in web::static_files() {
        inner.insert(file.path.into(), (None, file.plain().into()));
    }
    let facts: Vec<_> = shelf.games().map(|shelved| shelved.fact()).collect();
    let facts = serde_json::to_vec(&facts).expect("facts are plain data");
    inner.insert("api/games.json".into(), (None, facts));
    for shelved in shelf.games() {
        let name = shelved.name();
        for file in GameAsset::all(&LANGUAGES) {
            let Some(content) = file.content(shelved.game()) else { continue };
            let game = (!file.is_for_the_lobby()).then_some(name);
            let path = format!("api/games/{name}/{}", file.path());
            inner.insert(path, (game, content.into_owned().into_bytes()));
        }
        let program = program(name).ok_or(NoPrograms)?;
        inner.insert(program_path(name), (Some(name), program.into()));
    }
    let fixed = web::FIXED.map(|path| {
        let file = web::file(path).expect("the page has its fixed files");
        (path.to_string(), file.plain().to_vec())
    });

    let mut all = Sha256::new();
    for (path, (_, content)) in &inner {
        all.update([path.as_bytes(), content].concat());
    }
    for (path, content) in web::static_documents("").into_iter() {
        all.update([path, content].concat());
    }
    all.update(web::VERSION);
    let version = hexadecimal(&all.finalize()[..8]);

    let mut kept = Kept::default();
    let mut files = Vec::new();
    for (path, (game, content)) in inner {
        let path = format!("{version}/{path}");
        let list = match game {
            Some(game) => kept.games.entry(game).or_default(),
            None => &mut kept.shell,
        };
        list.insert(path.clone(), hash(&content));
        files.push(SiteFile { path, content });
    }
    let documents = web::static_documents(&version).into_iter();
    let documents = documents.map(|(path, html)| (path, html.into_bytes()));
    for (path, content) in documents.chain(fixed) {
        kept.shell.insert(path.clone(), hash(&content));
        files.push(SiteFile { path, content });
    }
    files.push(SiteFile { path: "sw.js".into(), content: kept.worker(&version, &version, "page") });
    Ok(files)
}

/// Returns the script of the service worker of a page that a server sends, if this build has the games'
/// programs.
pub fn served_worker(shelf: &Shelf) -> Option<Vec<u8>> {
    let mut kept = Kept::default();
    for path in
        ["", "table.html", "rules.html", "editor.html", "api/games"].into_iter().chain(web::FIXED)
    {
        // These files may be different at each start of the server.
        kept.shell.insert(path.into(), String::new());
    }
    for file in web::static_files() {
        let path = format!("web/{}/{}", web::VERSION, file.path);
        kept.shell.insert(path, hash(file.plain()));
    }
    for shelved in shelf.games() {
        let name = shelved.name();
        for file in GameAsset::all(&LANGUAGES) {
            let list = match file.is_for_the_lobby() {
                true => &mut kept.shell,
                false => kept.games.entry(name).or_default(),
            };
            list.insert(format!("api/games/{name}/{}", file.served_path()), String::new());
        }
        let path = format!("web/{}/{}", web::VERSION, program_path(name));
        kept.games.entry(name).or_default().insert(path, hash(program(name)?));
    }
    // The page's version does not depend on the programs, which change with the rules.
    let mut all = Sha256::new();
    for (path, hash) in kept.shell.iter().chain(kept.games.values().flatten()) {
        all.update([path.as_bytes(), hash.as_bytes()].concat());
    }
    let cache = hexadecimal(&all.finalize()[..8]);
    Some(kept.worker(web::VERSION, &cache, "server"))
}

fn hash(content: &[u8]) -> String {
    hexadecimal(&Sha256::digest(content))
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
