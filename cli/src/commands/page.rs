//! `carillon page`: the page as a folder that needs no server.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use shelf::Shelf;

use crate::run::{browser, folder};
use crate::say::failure::Failure;
use crate::say::paint;

/// Write the page as a folder: all games in the browser, without a server
///
/// Any web server can serve the folder, under any path, and after one visit the page works offline.
/// The browser keeps the tables. This command needs a build with the games' programs, which ./play makes.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon page site            write the page to the folder `site`
  carillon page site --open     write the page, and open it in this machine's browser")]
pub struct Args {
    /// Folder for the page; a page of another version in the folder is replaced
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Serve the folder on this machine, and open the page in the browser
    #[arg(long)]
    open: bool,
    /// Port to serve the folder on [default: any free port]
    #[arg(
        long,
        value_name = "P",
        default_value = "0",
        hide_default_value = true,
        requires = "open"
    )]
    port: u16,
    /// Serve the folder, but do not open a browser
    #[arg(long, requires = "open")]
    no_open: bool,
}

/// The file that identifies a folder as a page. A folder without this file is never replaced.
const WORKER: &str = "sw.js";

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let files = site::files(shelf).map_err(|error| Failure::Failed(error.to_string()))?;
    let failed = |path: &Path, error: std::io::Error| {
        Failure::Failed(format!("can't write {}: {error}", path.display()))
    };
    let Args { folder, .. } = &args;
    let occupied = fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some());
    if occupied && !folder.join(WORKER).exists() {
        return Err(Failure::Usage(format!(
            "{} has other files: choose an empty folder, or a new one",
            folder.display()
        )));
    }
    let mut bytes = 0;
    for file in &files {
        let path = folder.join(&file.path);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(|error| failed(parent, error))?;
        fs::write(&path, &file.content).map_err(|error| failed(&path, error))?;
        bytes += file.content.len();
    }
    let mut out = paint::out();
    let size = bytes as f64 / f64::from(1 << 20);
    writeln!(out, "{} files, {size:.1} MiB: {}", files.len(), folder.display())?;
    if !args.open {
        return Ok(());
    }
    let (address, server) = folder::listen(folder.clone(), args.port)
        .map_err(|error| Failure::Failed(format!("can't serve {}: {error}", folder.display())))?;
    writeln!(out, "{address}")?;
    out.flush()?;
    drop(out);
    if !args.no_open && browser::open(&address).is_err() {
        eprintln!("open that address in a browser");
    }
    server.run()
}
