//! The user's browser.

use std::io;
use std::process::{Command, Stdio};

/// The programs that open an address in the browser, each with its first arguments, best first.
const OPENERS: &[&[&str]] = if cfg!(windows) {
    &[&["rundll32", "url.dll,FileProtocolHandler"]]
} else if cfg!(target_os = "macos") {
    &[&["open"]]
} else {
    &[&["xdg-open"], &["gio", "open"], &["wslview"]]
};

/// Opens an address in the browser, without waiting for it. Fails if no program that can do so is
/// installed.
pub fn open(address: &str) -> io::Result<()> {
    let mut failed = io::Error::from(io::ErrorKind::NotFound);
    for opener in OPENERS {
        let mut command = Command::new(opener[0]);
        command.args(&opener[1..]).arg(address);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        match command.spawn() {
            Ok(mut child) => {
                // Waiting for the child removes it from the list of processes when it ends.
                std::thread::spawn(move || child.wait());
                return Ok(());
            }
            Err(error) => failed = error,
        }
    }
    Err(failed)
}
