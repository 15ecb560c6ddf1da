//! A file of cases, and the positions that they share.

use super::script::{Step, read_script};
use crate::{PositionError, Setup, Written};

/// A file of cases.
#[derive(Clone, Debug)]
pub struct CaseFile {
    /// The game that the cases are of.
    pub game: String,
    /// The cases, in order.
    pub cases: Vec<Case>,
}

/// A position or a set-up, a script, and what must come of it.
#[derive(Clone, Debug)]
pub struct Case {
    /// What it shows, in a sentence.
    pub name: String,
    /// The rules that it proves.
    pub proves: Vec<String>,
    /// The line it begins on.
    pub line: usize,
    pub(super) position: Option<Written>,
    pub(super) setup: Setup,
    pub(super) refused: Option<WantedRefusal>,
    pub(super) script: Vec<Step>,
}

/// A position or set-up that must be refused.
#[derive(Clone, Debug)]
pub(super) struct WantedRefusal {
    pub line: usize,
    /// A part of what is said of it; empty, if anything may be.
    pub says: String,
}

/// Why a case file can't be read.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct CaseFileError(#[from] PositionError);

impl CaseFile {
    /// Reads a case file.
    pub fn parse(text: &str) -> Result<CaseFile, CaseFileError> {
        let root = Written::parse(text)?;
        let lines: Vec<&str> = text.lines().collect();
        for (key, value) in root.entries()? {
            if !["game", "positions", "case"].contains(&key.as_str()) {
                return Err(value.wrong(format!("{key:?} is not known in a case file")).into());
            }
        }
        let Some(game) = root.get("game") else {
            return Err(root.wrong("a case file names its game: game = \"…\"").into());
        };
        let Some(cases) = root.get("case") else {
            return Err(root.wrong("a case file holds at least one [[case]]").into());
        };
        let shared = root.get("positions");
        let read = |case: &Written| read_case(case, shared, &lines);
        Ok(CaseFile {
            game: game.text()?.into(),
            cases: cases.list()?.iter().map(read).collect::<Result<_, _>>()?,
        })
    }
}

impl Case {
    /// The position that it begins with, if it has one.
    pub fn position(&self) -> Option<&Written> {
        self.position.as_ref()
    }
}

fn read_case(
    written: &Written,
    shared: Option<&Written>,
    lines: &[&str],
) -> Result<Case, PositionError> {
    let mut case = Case {
        name: String::new(),
        proves: Vec::new(),
        line: written.line,
        position: None,
        setup: Setup::default(),
        refused: None,
        script: Vec::new(),
    };
    for (key, value) in written.entries()? {
        match key.as_str() {
            "name" => case.name = value.text()?.into(),
            "proves" => {
                for rule in value.list()? {
                    case.proves.push(rule.text()?.into());
                }
            }
            "position" => case.position = Some(on_top_of(value, shared, 0)?),
            "scenario" => case.setup.scenario = value.text()?.into(),
            "options" => {
                for (name, option) in value.entries()? {
                    case.setup.options.insert(name.clone(), option.text()?.into());
                }
            }
            "refused" => {
                let says = match value.flag() {
                    Ok(true) => String::new(),
                    Ok(false) => continue,
                    Err(_) => value.text()?.into(),
                };
                case.refused = Some(WantedRefusal { line: value.line, says });
            }
            "script" => {
                // A multi-line string opens with its quotes; its first line is the one after them.
                let opens = lines.get(value.line - 1).unwrap_or(&"");
                let first =
                    value.line + usize::from(opens.contains("'''") || opens.contains("\"\"\""));
                case.script = read_script(value.text()?, first)?;
            }
            _ => return Err(value.wrong(format!("{key:?} is not known in a case"))),
        }
    }
    match (&case.refused, case.script.is_empty()) {
        (None, true) => Err(written.wrong("a case has a script")),
        (Some(_), false) => {
            Err(written.wrong("a case whose position must be refused has no script"))
        }
        _ => Ok(case),
    }
}

/// A position, which may be like one that the file shares, with changes on top.
fn on_top_of(
    position: &Written,
    shared: Option<&Written>,
    depth: usize,
) -> Result<Written, PositionError> {
    let without = position.get("without");
    let Some(like) = position.get("like") else {
        return match without {
            Some(without) => Err(without.wrong("`without` takes from what a position is `like`")),
            None => Ok(position.clone()),
        };
    };
    let name = like.text()?;
    let base = shared.and_then(|shared| shared.get(name)).ok_or_else(|| {
        let names = shared.and_then(|shared| shared.entries().ok()).unwrap_or(&[]);
        let names: Vec<&str> = names.iter().map(|(name, _)| name.as_str()).collect();
        like.wrong(format!("there is no [positions.{name}]; there is: {}", names.join(", ")))
    })?;
    if 100 < depth {
        return Err(like.wrong("this position is like itself"));
    }
    let mut base = on_top_of(base, shared, depth + 1)?;
    for path in without.map_or(Ok(&[][..]), |paths| paths.list())? {
        if !base.remove(path.text()?) {
            return Err(path.wrong(format!("[positions.{name}] has no {}", path.text()?)));
        }
    }
    Ok(base.changed_by(position, &["like", "without"]))
}
