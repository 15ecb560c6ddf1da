//! One row, and the place where rows are written.

use std::io::Write;

use engine::{LogLine, Prompt, Side, View};
use serde::Serialize;

/// The place where rows are written: a file, or standard output.
pub type Out = Box<dyn Write + Send>;

/// One decision.
#[derive(Serialize)]
pub struct DecisionRow<'a> {
    pub game: &'a str,
    pub scenario: &'a str,
    pub options: &'a std::collections::BTreeMap<String, String>,
    pub rules: u32,
    /// The commitment to the game's dice, which identifies the game.
    pub id: &'a str,
    pub number: u32,
    pub side: Side,
    pub view: View,
    pub prompt: Option<Prompt>,
    pub legal: Vec<String>,
    pub play: &'a str,
    /// The dice that were rolled for the choice, as far as this side could see them.
    pub dice: Vec<u8>,
    /// The lines of the log since this side's last row.
    pub log: Vec<LogLine>,
    pub winner: Option<Side>,
    /// The outcome; `null` if the record ends before the game does.
    pub ending: Option<&'a str>,
}
