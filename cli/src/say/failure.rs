//! The ways in which a command can fail, with their exit codes.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

pub enum Failure {
    /// An argument was wrong: exit code 2.
    Usage(String),
    /// The command failed: exit code 1.
    Failed(String),
    /// The command failed, and has already printed the reason: exit code 1.
    Said,
    /// A record can't be replayed because it follows other rules, but is valid otherwise: exit code 3. This has
    /// already been reported.
    NotReplayed,
    /// A record is consistent, but without a key it is not proved that the game was played: exit code 4. This
    /// has already been reported.
    Unsealed,
    /// Ctrl-C was pressed; the results so far have been reported.
    Interrupted,
    /// Standard output can't be written to.
    Output(io::Error),
}

/// The exit code that shells report for a program that wrote to a closed pipe.
const CLOSED_PIPE: u8 = 141;
/// The exit code that shells report for a program ended by Ctrl-C.
pub const INTERRUPTED: u8 = 130;

impl Failure {
    pub fn report(self) -> ExitCode {
        let (code, message) = match self {
            Failure::Usage(message) => (2, message),
            Failure::Failed(message) => (1, message),
            Failure::Said => return ExitCode::from(1),
            Failure::NotReplayed => return ExitCode::from(3),
            Failure::Unsealed => return ExitCode::from(4),
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

/// A bare `io::Error` always comes from writing to standard output. Errors about files are converted
/// elsewhere, with the name of the file.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Implements the conversion of errors that always have the same exit code.
macro_rules! always {
    ($($error:ty => $failure:ident,)*) => {$(
        impl From<$error> for Failure {
            fn from(error: $error) -> Failure {
                Failure::$failure(error.to_string())
            }
        }
    )*};
}

always! {
    shelf::NoSuchGame => Usage,
    shelf::NoSuchLevel => Usage,
    shelf::BoutError => Failed,
    shelf::ProgramError => Failed,
    server::LimitError => Usage,
    server::StartError => Failed,
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

/// Writes a new file. An existing file is never changed: if it has the same content, the call succeeds,
/// otherwise it fails.
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
