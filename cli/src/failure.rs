//! Why a command did not do what it was asked, and the exit code that says so.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

pub enum Failure {
    /// The command was asked for something that there is not: exit code 2.
    Usage(String),
    /// It was asked well, and the answer is no: exit code 1.
    Failed(String),
    /// The same, when all has been said already.
    Said,
    /// A record could not be replayed, since it follows other rules, and holds else: exit code 3. All has been said.
    NotReplayed,
    /// Somebody pressed Ctrl-C, and has been told what there was by then.
    Interrupted,
    /// Nobody reads what is written.
    Output(io::Error),
}

/// What a shell reports of a program that wrote to a closed pipe.
const CLOSED_PIPE: u8 = 141;
/// What a shell reports of a program that was ended by Ctrl-C.
pub const INTERRUPTED: u8 = 130;

impl Failure {
    pub fn report(self) -> ExitCode {
        let (code, message) = match self {
            Failure::Usage(message) => (2, message),
            Failure::Failed(message) => (1, message),
            Failure::Said => return ExitCode::from(1),
            Failure::NotReplayed => return ExitCode::from(3),
            Failure::Interrupted => return ExitCode::from(INTERRUPTED),
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::from(CLOSED_PIPE);
            }
            Failure::Output(error) => (1, format!("can't write the output: {error}")),
        };
        let _ = writeln!(io::stderr(), "carillon: {message}");
        ExitCode::from(code)
    }
}

/// Only writing to standard output fails with a bare `io::Error`; whatever
/// touches a file says which file.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<shelf::NoSuchGame> for Failure {
    fn from(error: shelf::NoSuchGame) -> Failure {
        Failure::Usage(error.to_string())
    }
}

pub fn read(path: &Path) -> Result<String, Failure> {
    let bytes = fs::read(path)
        .map_err(|error| Failure::Failed(format!("can't read {}: {error}", path.display())))?;
    String::from_utf8(bytes).map_err(|error| {
        let byte = error.utf8_error().valid_up_to();
        Failure::Failed(format!("{}: byte {byte} is not UTF-8 text", path.display()))
    })
}

pub fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text)
        .map_err(|error| Failure::Failed(format!("can't write {}: {error}", path.display())))
}

/// Writes a file that is not there yet. One that is there already stays as it is: that
/// it says the same is fine, and all else is a failure.
pub fn write_new(path: &Path, text: &str) -> Result<(), Failure> {
    let wrong = |why: &str| Failure::Failed(format!("can't write {}: {why}", path.display()));
    match fs::File::create_new(path) {
        Ok(mut file) => file.write_all(text.as_bytes()).map_err(|error| wrong(&error.to_string())),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            let same = fs::read(path).is_ok_and(|there| there == text.as_bytes());
            if same { Ok(()) } else { Err(wrong("another one is there already")) }
        }
        Err(error) => Err(wrong(&error.to_string())),
    }
}

pub fn make_folder(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder)
        .map_err(|error| Failure::Failed(format!("can't make {}: {error}", folder.display())))
}
