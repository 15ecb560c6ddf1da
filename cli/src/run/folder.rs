//! A folder that is served to browsers on this machine.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::time::Duration;

use crate::say::failure::Failure;

/// The time within which a browser must send its request.
const PATIENCE: Duration = Duration::from_secs(10);

/// A folder that is being served.
pub struct Served {
    folder: PathBuf,
    listener: TcpListener,
}

/// Listens for the browsers of this machine; returns the address of the folder.
pub fn listen(folder: PathBuf, port: u16) -> io::Result<(String, Served)> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
    let address = format!("http://{}/", listener.local_addr()?);
    Ok((address, Served { folder, listener }))
}

impl Served {
    /// Answers requests until the program is stopped.
    pub fn run(self) -> Result<(), Failure> {
        for stream in self.listener.incoming() {
            let (Ok(stream), folder) = (stream, self.folder.clone()) else { continue };
            // An error, as when the browser closes the connection, ends only this answer.
            std::thread::spawn(move || answer(stream, &folder).ok());
        }
        Ok(())
    }
}

fn answer(mut stream: TcpStream, folder: &Path) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    // The other lines of the request's head are not needed.
    while lines.next().transpose()?.is_some_and(|line| !line.is_empty()) {}
    let content = place(folder, &request).and_then(|path| Some((fs::read(&path).ok()?, path)));
    let (status, kind, content) = match content {
        Some((content, path)) => ("200 OK", content_type(&path), content),
        None => ("404 Not Found", "text/plain", b"there is no such file\n".to_vec()),
    };
    let length = content.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
         Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    )?;
    stream.write_all(&content)
}

/// Returns the file that a request asks for, if it lies in the folder.
fn place(folder: &Path, request: &str) -> Option<PathBuf> {
    let target = request.strip_prefix("GET /")?.split([' ', '?']).next()?;
    let relative = Path::new(target);
    if !relative.components().all(|part| matches!(part, Component::Normal(_))) {
        return None;
    }
    let path = folder.join(relative);
    Some(if path.is_dir() { path.join("index.html") } else { path })
}

fn content_type(path: &Path) -> &'static str {
    match path.extension().and_then(|ending| ending.to_str()).unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "webmanifest" => "application/json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[test]
fn a_request_stays_in_the_folder() {
    let folder = Path::new("/site");
    let place = |request: &str| place(folder, request);
    assert_eq!(place("GET /a/b.js?t=1 HTTP/1.1"), Some("/site/a/b.js".into()));
    assert_eq!(place("GET /../secret HTTP/1.1"), None);
    assert_eq!(place("GET //etc/passwd HTTP/1.1"), None);
    assert_eq!(place("POST /a HTTP/1.1"), None);
}
