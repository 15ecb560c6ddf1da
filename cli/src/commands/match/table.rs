//! The table of a match: a file with a line per pair. A match can be continued from its table, and tables of the same
//! match can be concatenated.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::pairs::{MatchGame, Pair};
use crate::say::failure::Failure;

/// The match that a line belongs to. Lines of other matches in the same file are ignored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heading {
    pub game: String,
    pub scenario: String,
    pub options: BTreeMap<String, String>,
    pub bot: String,
    pub other: String,
    pub seed: u64,
    /// The number of threads of each search, which affects the games; `None` for a single thread.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threads: Option<u16>,
    pub positions: bool,
    /// The digest of the position from which the games start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
}

/// One pair.
#[derive(Serialize, Deserialize)]
struct Line {
    #[serde(flatten)]
    heading: Heading,
    pair: u64,
    /// The game in which the measured player has the French.
    french: MatchGame,
    /// The game in which the measured player has the British.
    british: MatchGame,
}

/// A table, open for appending.
pub struct MatchTable {
    file: File,
    path: PathBuf,
    heading: Heading,
}

impl MatchTable {
    /// Opens or creates the table, and reads the pairs of this match.
    pub fn open(
        path: &Path,
        heading: Heading,
    ) -> Result<(MatchTable, BTreeMap<u64, Pair>), Failure> {
        let wrong = |error: std::io::Error| {
            Failure::Failed(format!("can't use the table {}: {error}", path.display()))
        };
        let file = OpenOptions::new().read(true).append(true).create(true).open(path);
        let mut file = file.map_err(wrong)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(wrong)?;
        // A killed program may have left an incomplete line at the end.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole < text.len() {
            file.set_len(whole as u64).map_err(wrong)?;
            file.seek(SeekFrom::End(0)).map_err(wrong)?;
        }
        let mut pairs = BTreeMap::new();
        for (n, line) in text[..whole].lines().enumerate() {
            let place = || format!("{}, line {}", path.display(), n + 1);
            let line: Line = serde_json::from_str(line)
                .map_err(|error| Failure::Failed(format!("{}: {error}", place())))?;
            if line.heading != heading {
                continue;
            }
            let pair = Pair { french: line.french, british: line.british };
            let known = pairs.entry(line.pair).or_insert_with(|| pair.clone());
            if !known.french.is_like(&pair.french) || !known.british.is_like(&pair.british) {
                return Err(Failure::Failed(format!(
                    "{}: pair {} stands here for the second time and went otherwise; these are \
                     games of two different programs, and belong into two tables",
                    place(),
                    line.pair
                )));
            }
        }
        Ok((MatchTable { file, path: path.into(), heading }, pairs))
    }

    /// Appends a pair.
    pub fn add(&mut self, pair: u64, both: &Pair) -> Result<(), Failure> {
        let line = Line {
            heading: self.heading.clone(),
            pair,
            french: both.french.clone(),
            british: both.british.clone(),
        };
        let mut text = serde_json::to_string(&line).expect("a line is plain data");
        text.push('\n');
        // The line is written in a single write, so that two programs can share a table.
        self.file.write_all(text.as_bytes()).map_err(|error| {
            Failure::Failed(format!("can't write {}: {error}", self.path.display()))
        })
    }
}
