//! Files of cases, and the positions that cases share.

use super::CaseFileError;
use super::script::{ScriptLine, read_script};
use crate::{Arg, Phrase, Setup, Written};

/// A file of cases.
#[derive(Clone, Debug)]
pub struct CaseFile {
    /// The game that the cases belong to.
    pub game: String,
    /// The cases, in order.
    pub cases: Vec<Case>,
}

/// A position or a set-up, a script, and the expected results.
#[derive(Clone, Debug)]
pub struct Case {
    /// A sentence that states what the case shows.
    pub name: String,
    /// The rules that the case proves.
    pub proves: Vec<String>,
    /// The line on which the case begins.
    pub line: usize,
    pub(super) position: Option<Written>,
    pub(super) setup: Setup,
    pub(super) refused: Option<WantedRefusal>,
    pub(super) script: Vec<ScriptLine>,
}

/// A position or set-up that must be refused.
#[derive(Clone, Debug)]
pub(super) struct WantedRefusal {
    pub line: usize,
    /// Words that the message must contain; empty if any message will do.
    pub says: String,
}

fn wrong(written: &Written, reason: Phrase) -> CaseFileError {
    CaseFileError { line: written.line, reason }
}

fn text(written: &Written) -> Result<&str, CaseFileError> {
    written.text().map_err(|_| wrong(written, Phrase::new("case-wants-text")))
}

fn list(written: &Written) -> Result<&[Written], CaseFileError> {
    written.list().map_err(|_| wrong(written, Phrase::new("case-wants-list")))
}

fn entries(written: &Written) -> Result<&[(String, Written)], CaseFileError> {
    written.entries().map_err(|_| wrong(written, Phrase::new("case-wants-table")))
}

impl CaseFile {
    /// Reads a case file.
    pub fn parse(content: &str) -> Result<CaseFile, CaseFileError> {
        let root = Written::parse(content).map_err(|error| CaseFileError {
            line: error.line,
            reason: Phrase::new("case-no-toml").words("why", error.reason),
        })?;
        let lines: Vec<&str> = content.lines().collect();
        for (key, value) in entries(&root)? {
            if !["game", "positions", "case"].contains(&key.as_str()) {
                return Err(wrong(value, Phrase::new("case-unknown-in-file").words("key", key)));
            }
        }
        let Some(game) = root.get("game") else {
            return Err(wrong(&root, Phrase::new("case-names-no-game")));
        };
        let Some(cases) = root.get("case") else {
            return Err(wrong(&root, Phrase::new("case-no-cases")));
        };
        let shared = root.get("positions");
        let read = |case: &Written| read_case(case, shared, &lines);
        Ok(CaseFile {
            game: text(game)?.into(),
            cases: list(cases)?.iter().map(read).collect::<Result<_, _>>()?,
        })
    }
}

impl Case {
    /// Returns the position that the case begins with, if it has one.
    pub fn position(&self) -> Option<&Written> {
        self.position.as_ref()
    }

    /// Returns a number by which cases can be ordered, the plainest first: those that prove few
    /// rules in few actions.
    pub fn plainness(&self) -> usize {
        10 * self.proves.len() + self.script.len()
    }
}

fn read_case(
    written: &Written,
    shared: Option<&Written>,
    lines: &[&str],
) -> Result<Case, CaseFileError> {
    let mut case = Case {
        name: String::new(),
        proves: Vec::new(),
        line: written.line,
        position: None,
        setup: Setup::default(),
        refused: None,
        script: Vec::new(),
    };
    for (key, value) in entries(written)? {
        match key.as_str() {
            "name" => case.name = text(value)?.into(),
            "proves" => {
                for rule in list(value)? {
                    case.proves.push(text(rule)?.into());
                }
            }
            "position" => case.position = Some(on_top_of(value, shared, 0)?),
            "scenario" => case.setup.scenario = text(value)?.into(),
            "options" => {
                for (name, option) in entries(value)? {
                    case.setup.options.insert(name.clone(), text(option)?.into());
                }
            }
            "refused" => {
                let says = match value.flag() {
                    Ok(true) => String::new(),
                    Ok(false) => continue,
                    Err(_) => text(value)?.into(),
                };
                case.refused = Some(WantedRefusal { line: value.line, says });
            }
            "script" => {
                // If a multi-line string opens on this line, the text of the string begins on
                // the next line.
                let opens = lines.get(value.line - 1).unwrap_or(&"");
                let first =
                    value.line + usize::from(opens.contains("'''") || opens.contains("\"\"\""));
                case.script = read_script(text(value)?, first)?;
            }
            _ => {
                return Err(wrong(value, Phrase::new("case-unknown-in-case").words("key", key)));
            }
        }
    }
    match (&case.refused, case.script.is_empty()) {
        (None, true) => Err(wrong(written, Phrase::new("case-no-script"))),
        (Some(_), false) => Err(wrong(written, Phrase::new("case-refused-with-script"))),
        _ => Ok(case),
    }
}

/// Returns the shared position that `position` is `like`, with the keys of `position` in place
/// of its own.
fn on_top_of(
    position: &Written,
    shared: Option<&Written>,
    depth: usize,
) -> Result<Written, CaseFileError> {
    let without = position.get("without");
    let Some(like) = position.get("like") else {
        return match without {
            Some(without) => Err(wrong(without, Phrase::new("case-without-like"))),
            None => Ok(position.clone()),
        };
    };
    let name = text(like)?;
    let base = shared.and_then(|shared| shared.get(name)).ok_or_else(|| {
        let names = shared.and_then(|shared| shared.entries().ok()).unwrap_or(&[]);
        let known = names.iter().map(|(name, _)| Arg::Words(name.clone())).collect();
        wrong(like, Phrase::new("case-no-shared").words("name", name).list("known", known))
    })?;
    if 100 < depth {
        return Err(wrong(like, Phrase::new("case-like-itself")));
    }
    let mut base = on_top_of(base, shared, depth + 1)?;
    for path in without.map_or(Ok(&[][..]), list)? {
        if !base.remove(text(path)?) {
            let reason = Phrase::new("case-shared-has-no").words("name", name);
            return Err(wrong(path, reason.words("path", text(path)?)));
        }
    }
    Ok(base.changed_by(position, &["like", "without"]))
}
