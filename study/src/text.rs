//! The text form of a study.
//!
//! ```text
//! carillon study 1
//! game GAME
//! title The road to the lakes
//! author Ann
//! knows british
//! position year = 1757
//!
//! > A comment on the position.
//! @ ring red albany
//! british: ACTION
//! > A comment on the action before it.
//! (
//! british: ANOTHER ACTION AT THE SAME MOMENT
//! )
//! dice 3 5
//! french: ACTION
//! british: ACTION THAT A RULE FORBIDS THERE ! RULE
//! ```
//!
//! Actions are written as in the script of a position, each after its dice, draws and shuffles. Lines
//! in parentheses are alternatives to the action before the parenthesis.

use std::fmt::Write as _;

use engine::{NotASide, ScriptError, read_results};

use crate::{Forbidden, NodeId, NotAMark, Study, Tried};

/// The first line of every study.
const FIRST: &str = "carillon study 1";

/// The reason why a text is not a study.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct TextError {
    /// The line, counted from 1.
    pub line: usize,
    /// The mistake in the line.
    pub why: WrongLine,
}

/// The mistakes that a line of a study can have.
#[expect(missing_docs, reason = "the messages say it")]
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrongLine {
    #[error("a study begins with the line {FIRST:?}")]
    First,
    #[error("the study was written by a newer Carillon: update yours")]
    Newer,
    #[error("the line \"game GAME\" is missing")]
    NoGame,
    #[error("\"{0}\" was given before")]
    Twice(String),
    #[error(
        "a line is an action (side: action), dice, a draw, a shuffle, a comment (>), a mark (@) or a parenthesis"
    )]
    Unknown,
    #[error("dice, draws and shuffles stand before their action")]
    LeftOver,
    #[error(
        "a variation follows an action, and begins with another that was possible at the same moment"
    )]
    NoAlternative,
    #[error("no variation is open")]
    NotOpen,
    #[error("a variation has no closing parenthesis")]
    NotClosed,
    #[error(transparent)]
    Side(#[from] NotASide),
    #[error(transparent)]
    Result(#[from] ScriptError),
    #[error(transparent)]
    Mark(#[from] NotAMark),
}

impl Study {
    /// Reads the text of a study. Whether its actions are legal is not checked here
    /// ([`Study::check`]).
    pub fn parse(text: &str) -> Result<Study, TextError> {
        let mut lines =
            text.lines().enumerate().map(|(n, line)| (n + 1, line.trim_end())).peekable();
        let at = |line: usize| move |why: WrongLine| TextError { line, why };
        match lines.next() {
            Some((_, FIRST)) => {}
            Some((_, line)) if line.starts_with("carillon study ") => {
                return Err(at(1)(WrongLine::Newer));
            }
            _ => return Err(at(1)(WrongLine::First)),
        }
        let mut study = Study::new("", "");
        let mut given = Vec::new();
        while let Some((line, said)) = lines.next_if(|(_, line)| !line.is_empty()) {
            let (word, rest) = said.split_once(' ').unwrap_or((said, ""));
            if word != "position" && given.contains(&word) {
                return Err(at(line)(WrongLine::Twice(word.into())));
            }
            given.push(word);
            match word {
                "game" => study.game = rest.into(),
                "title" => study.title = rest.into(),
                "author" => study.author = rest.into(),
                "knows" => {
                    study.knows = Some(rest.parse().map_err(WrongLine::from).map_err(at(line))?)
                }
                "position" => {
                    study.position.push_str(rest);
                    study.position.push('\n');
                }
                _ => return Err(at(line)(WrongLine::Unknown)),
            }
        }
        if study.game.is_empty() {
            return Err(at(2)(WrongLine::NoGame));
        }
        let mut reading = Reading { at: Study::ROOT, ..Reading::default() };
        let mut last = 1;
        for (line, said) in lines.filter(|(_, line)| !line.is_empty()) {
            reading.line(&mut study, said).map_err(at(line))?;
            last = line;
        }
        match reading {
            Reading { results, .. } if !results.is_empty() => Err(at(last)(WrongLine::LeftOver)),
            Reading { open, .. } if !open.is_empty() => Err(at(last)(WrongLine::NotClosed)),
            _ => {
                study.tidy_comments();
                Ok(study)
            }
        }
    }

    /// Returns the text of the study.
    pub fn write(&self) -> String {
        let mut out = format!("{FIRST}\ngame {}\n", one_line(&self.game));
        for (word, value) in [("title", &self.title), ("author", &self.author)] {
            if !value.is_empty() {
                let _ = writeln!(out, "{word} {}", one_line(value));
            }
        }
        if let Some(side) = self.knows {
            let _ = writeln!(out, "knows {side}");
        }
        for line in self.position.lines() {
            let _ = writeln!(out, "{}", format!("position {line}").trim_end());
        }
        out.push('\n');
        self.write_notes(Study::ROOT, &mut out);
        // The main line, with a stack of the variations that are being written beside it.
        enum Rest {
            /// Everything after this node.
            After(NodeId),
            Variation(NodeId),
            Close,
        }
        let mut rest = vec![Rest::After(Study::ROOT)];
        while let Some(next) = rest.pop() {
            match next {
                Rest::After(id) => {
                    let Some((main, others)) = self.variations(id).split_first() else { continue };
                    self.write_tried(*main, &mut out);
                    rest.push(Rest::After(*main));
                    rest.extend(others.iter().rev().map(|other| Rest::Variation(*other)));
                }
                Rest::Variation(id) => {
                    out.push_str("(\n");
                    self.write_tried(id, &mut out);
                    rest.extend([Rest::Close, Rest::After(id)]);
                }
                Rest::Close => out.push_str(")\n"),
            }
        }
        out
    }

    fn write_tried(&self, id: NodeId, out: &mut String) {
        let tried = self.tried(id).expect("only the root has no action");
        out.push_str(&tried.results);
        let _ = writeln!(out, "{}: {}", tried.side, tried.play);
        self.write_notes(id, out);
    }

    fn write_notes(&self, id: NodeId, out: &mut String) {
        for line in self.comment_of(id).lines() {
            let _ = writeln!(out, "{}", format!("> {line}").trim_end());
        }
        for mark in self.marks_of(id) {
            let _ = writeln!(out, "@ {mark}");
        }
        for Forbidden { side, play, rule } in self.forbidden_at(id) {
            let _ = writeln!(out, "{side}: {play} ! {rule}");
        }
    }
}

/// The part of the study that has been read so far.
#[derive(Default)]
struct Reading {
    /// The node that the last line belongs to.
    at: NodeId,
    /// The results of chance of the next action.
    results: String,
    /// For each open parenthesis, the node after which the study continues once the parenthesis
    /// is closed.
    open: Vec<NodeId>,
    /// Whether a parenthesis was just opened.
    just_opened: bool,
}

impl Reading {
    fn line(&mut self, study: &mut Study, said: &str) -> Result<(), WrongLine> {
        let (word, rest) = said.split_once(' ').unwrap_or((said, ""));
        if matches!(word, "dice" | "draw" | "shuffle") {
            read_results(said)?;
            self.results.push_str(said);
            self.results.push('\n');
            return Ok(());
        }
        if let Some((side, play)) = said.split_once(": ").filter(|_| word.ends_with(':')) {
            if let Some((play, rule)) = play.split_once(" ! ") {
                if !self.results.is_empty() {
                    return Err(WrongLine::LeftOver);
                }
                let (play, rule) = (play.trim().into(), rule.trim().into());
                study.forbid(self.at, Forbidden { side: side.parse()?, play, rule });
                return Ok(());
            }
            let results = std::mem::take(&mut self.results);
            let tried = Tried { side: side.parse()?, play: play.trim().into(), results };
            self.at = study.add(self.at, tried);
            self.just_opened = false;
            return Ok(());
        }
        if !self.results.is_empty() {
            return Err(WrongLine::LeftOver);
        }
        if self.just_opened {
            return Err(WrongLine::NoAlternative);
        }
        match word {
            ">" => {
                study.append_comment(self.at, rest);
            }
            "@" => {
                let marks = [study.marks_of(self.at), &[rest.parse()?]].concat();
                study.mark(self.at, marks);
            }
            "(" => {
                let path = study.path(self.at);
                let [.., before, _] = path[..] else { return Err(WrongLine::NoAlternative) };
                self.open.push(self.at);
                (self.at, self.just_opened) = (before, true);
            }
            ")" => self.at = self.open.pop().ok_or(WrongLine::NotOpen)?,
            _ => return Err(WrongLine::Unknown),
        }
        Ok(())
    }
}

fn one_line(text: &str) -> String {
    let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    line.trim().into()
}
