//! Cases: a position, a script of actions with the dice they will meet, and
//! what must come of it.
//!
//! ```toml
//! game = "struggle"
//!
//! [[case]]
//! name = "a leaderless force moves one space"
//! proves = ["movement.4"]
//! position = { from = "setup", phase = "british-movement" }
//! script = '''
//! british: march albany
//! british: go fort-carillon   ! movement.2
//! dice 4 1
//! british: fight hampshire
//! ? spaces.hampshire.control = british
//! french? cards.british.hand = none
//! '''
//! ```
//!
//! `! rule` wants a refusal by that rule. `dice` and `draw` give what the next
//! action will meet; all of it must be used. `?` looks at the open table,
//! `french?` and `british?` at what that side sees, `watcher?` at what both see;
//! `none` stands for what is not there. In a list of named things a path goes on
//! by name. The path `awaited` says who must choose.

use std::collections::VecDeque;

use include_dir::Dir;
use serde_json::Value;

use crate::{
    Eye, Game, Held, MarkerView, Playing, PositionError, Scripted, Seed, Setup, Side, View, Written,
};

/// The case files of a folder that is part of the program, by their paths in it.
pub fn case_files(folder: &'static Dir<'static>) -> Vec<(&'static str, &'static str)> {
    fn walk(dir: &'static Dir<'static>, out: &mut Vec<(&'static str, &'static str)>) {
        for file in dir.files() {
            let path = file.path().to_str().expect("case files have plain names");
            out.push((path, file.contents_utf8().expect("case files are text")));
        }
        dir.dirs().for_each(|dir| walk(dir, out));
    }
    let mut out = Vec::new();
    walk(folder, &mut out);
    out.sort_unstable();
    out
}

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
    position: Option<Written>,
    setup: Setup,
    script: Vec<Step>,
}

/// Why a case file can't be read.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct CaseFileError(#[from] PositionError);

/// Where and how a case differs from what it wants.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{case}: line {line}: {reason}")]
pub struct CaseFailure {
    /// The name of the case.
    pub case: String,
    /// The line that differs.
    pub line: usize,
    /// How it differs.
    pub reason: String,
}

#[derive(Clone, Debug)]
struct Step {
    line: usize,
    kind: StepKind,
}

#[derive(Clone, Debug)]
enum StepKind {
    Dice(Vec<u8>),
    Draw(Vec<String>),
    Play { side: Side, play: String, refused: Option<String> },
    Look { eye: Eye, path: String, want: String },
}

impl CaseFile {
    /// Reads a case file.
    pub fn parse(text: &str) -> Result<CaseFile, CaseFileError> {
        let root = Written::parse(text)?;
        let mut file = CaseFile { game: String::new(), cases: Vec::new() };
        for (key, value) in root.entries()? {
            match key.as_str() {
                "game" => file.game = value.text()?.into(),
                "case" => {
                    for case in value.list()? {
                        file.cases.push(read_case(case, text)?);
                    }
                }
                _ => {
                    return Err(value.wrong(format!("{key:?} is not known in a case file")).into());
                }
            }
        }
        if file.game.is_empty() {
            return Err(root.wrong("a case file names its game: game = \"…\"").into());
        }
        if file.cases.is_empty() {
            return Err(root.wrong("a case file holds at least one [[case]]").into());
        }
        Ok(file)
    }
}

fn read_case(written: &Written, text: &str) -> Result<Case, PositionError> {
    let mut case = Case {
        name: String::new(),
        proves: Vec::new(),
        line: written.line,
        position: None,
        setup: Setup::default(),
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
            "position" => case.position = Some(value.clone()),
            "scenario" => case.setup.scenario = value.text()?.into(),
            "options" => {
                for (name, option) in value.entries()? {
                    case.setup.options.insert(name.clone(), option.text()?.into());
                }
            }
            "script" => {
                // A multi-line string opens with its quotes; its first line is the one after them.
                let opens = text.lines().nth(value.line - 1).unwrap_or("");
                let first =
                    value.line + usize::from(opens.contains("'''") || opens.contains("\"\"\""));
                case.script = read_script(value.text()?, first)?;
            }
            _ => return Err(value.wrong(format!("{key:?} is not known in a case"))),
        }
    }
    if case.script.is_empty() {
        return Err(written.wrong("a case has a script"));
    }
    Ok(case)
}

fn read_script(script: &str, first_line: usize) -> Result<Vec<Step>, PositionError> {
    let mut steps = Vec::new();
    for (n, text) in script.lines().enumerate() {
        let line = first_line + n;
        let wrong = |reason: String| PositionError { line, reason };
        let text = text.split_once(" #").map_or(text, |(before, _)| before).trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let kind = if let Some(dice) = text.strip_prefix("dice ") {
            let read = |die: &str| {
                die.parse()
                    .ok()
                    .filter(|die| (1..=6).contains(die))
                    .ok_or_else(|| wrong(format!("{die:?} is not a die: 1 to 6")))
            };
            StepKind::Dice(dice.split_whitespace().map(read).collect::<Result<_, _>>()?)
        } else if let Some(names) = text.strip_prefix("draw ") {
            StepKind::Draw(names.split_whitespace().map(String::from).collect())
        } else if let Some((eye, look)) = look_of(text) {
            let (path, want) =
                look.split_once('=').ok_or_else(|| wrong("write: ? PATH = VALUE".into()))?;
            StepKind::Look { eye, path: path.trim().into(), want: want.trim().into() }
        } else if let Some((side, play)) = text.split_once(':') {
            let side = side.trim().parse().map_err(wrong)?;
            let (play, refused) = match play.split_once('!') {
                Some((play, rule)) => (play, Some(rule.trim().to_string())),
                None => (play, None),
            };
            StepKind::Play { side, play: play.trim().into(), refused }
        } else {
            return Err(wrong(format!(
                "{text:?} is not a step: write SIDE: ACTION, ? PATH = VALUE, dice N… or draw NAME…"
            )));
        };
        steps.push(Step { line, kind });
    }
    Ok(steps)
}

fn look_of(text: &str) -> Option<(Eye, &str)> {
    let eyes = [
        ("french?", Eye::Of(Side::French)),
        ("british?", Eye::Of(Side::British)),
        ("watcher?", Eye::Watcher),
        ("?", Eye::Open),
    ];
    eyes.into_iter().find_map(|(word, eye)| text.strip_prefix(word).map(|rest| (eye, rest)))
}

impl Case {
    /// Runs the case; where it differs, says where and how.
    pub fn run<G: Game>(&self) -> Result<(), CaseFailure> {
        let fail = |line, reason: String| CaseFailure { case: self.name.clone(), line, reason };
        let state = match &self.position {
            Some(position) => {
                G::from_position(position).map_err(|error| fail(error.line, error.reason))?
            }
            None => {
                let setup = G::facts()
                    .check(&self.setup)
                    .map_err(|error| fail(self.line, error.to_string()))?;
                G::set_up(&setup, &mut Scripted::default())
                    .map_err(|error| fail(self.line, error.to_string()))?
            }
        };
        let mut playing = Playing::from_state(state, Seed::from_number(0));
        let mut script = Scripted::default();
        for step in &self.script {
            let fail = |reason: String| fail(step.line, reason);
            match &step.kind {
                StepKind::Dice(dice) => script.dice.extend(dice),
                StepKind::Draw(names) => script.draws.extend(names.iter().cloned()),
                StepKind::Look { eye, path, want } => {
                    let found = look(playing.state(), *eye, path);
                    let found = show(found.as_ref());
                    if found != *want {
                        return Err(fail(format!("{path} is {found}, and {want} was wanted")));
                    }
                }
                StepKind::Play { side, play, refused } => {
                    let action: G::Action =
                        play.parse().map_err(|error| fail(format!("{error}")))?;
                    let result = playing.play_scripted(*side, action, std::mem::take(&mut script));
                    match (result, refused) {
                        (Ok(_), Some(rule)) => {
                            return Err(fail(format!(
                                "{play} was played, and rule {rule} should forbid it"
                            )));
                        }
                        (Ok(rest), None) => {
                            if let Some(missed) = rest.missed.first() {
                                return Err(fail(missed.clone()));
                            }
                            if !rest.dice.is_empty() || !rest.draws.is_empty() {
                                return Err(fail(unused(&rest.dice, &rest.draws)));
                            }
                            if let Some(wrong) = playing.state().unsound() {
                                return Err(fail(format!("the state is unsound: {wrong}")));
                            }
                        }
                        (Err(refusal), Some(rule)) if refusal.rule.0 == rule => {}
                        (Err(refusal), Some(rule)) => {
                            return Err(fail(format!(
                                "{play} is refused by {refusal}, and {rule} was wanted"
                            )));
                        }
                        (Err(refusal), None) => {
                            return Err(fail(format!("{play} is refused by {refusal}")));
                        }
                    }
                }
            }
        }
        if !script.dice.is_empty() || !script.draws.is_empty() {
            return Err(fail(self.line, unused(&script.dice, &script.draws)));
        }
        Ok(())
    }
}

fn unused(dice: &VecDeque<u8>, draws: &VecDeque<String>) -> String {
    let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
    let draws: Vec<String> = draws.iter().cloned().collect();
    format!("never rolled or drawn: {}", [dice, draws].concat().join(" "))
}

fn look<G: Game>(state: &G, eye: Eye, path: &str) -> Option<Value> {
    let mut value = readable(&state.view(eye));
    let awaited: Vec<Value> = state.awaited().iter().map(|side| side.name().into()).collect();
    value["awaited"] = awaited.into();
    for name in path.split('.') {
        value = match value {
            Value::Object(mut map) => map.remove(name)?,
            Value::Array(items) => match name.parse::<usize>() {
                Ok(n) => items.into_iter().nth(n)?,
                Err(_) => {
                    items.into_iter().find(|item| item.get("id").is_some_and(|id| id == name))?
                }
            },
            _ => return None,
        };
    }
    Some(value)
}

/// A view as cases read it: what has an id goes by it (`clock.year`,
/// `boxes.pool`), pieces by their key with their number or state
/// (`spaces.albany.french.reduced-regulars`), markers and what lies in a box in
/// a word each.
fn readable(view: &View) -> Value {
    let mut value = serde_json::to_value(view).expect("a view is plain data");
    let by_id = |pairs: &mut dyn Iterator<Item = (&str, Value)>| -> Value {
        pairs.map(|(id, value)| (id.to_string(), value)).collect::<serde_json::Map<_, _>>().into()
    };
    value["clock"] =
        by_id(&mut view.clock.iter().map(|tick| (tick.id, serde_json::json!(tick.value))));
    value["tracks"] =
        by_id(&mut view.tracks.iter().map(|track| (track.id, serde_json::json!(track.at))));
    value["boxes"] = by_id(&mut view.boxes.iter().map(|it| {
        (it.id, it.holds.iter().flat_map(words).map(Value::from).collect::<Vec<_>>().into())
    }));
    value["layers"] =
        by_id(&mut view.layers.iter().map(|layer| (layer.id, layer.spaces.clone().into())));
    for (id, space) in &view.spaces {
        let seen = &mut value["spaces"][id];
        if !space.markers.is_empty() {
            seen["markers"] = markers(&space.markers);
        }
        for side in Side::BOTH {
            let pieces = &space.pieces[side];
            if !pieces.is_empty() {
                seen[side.name()] = by_id(&mut pieces.iter().map(|piece| {
                    (piece.key.as_str(), piece.state.map_or(piece.n.into(), Value::from))
                }));
            }
        }
    }
    for (id, line) in &view.lines {
        if !line.markers.is_empty() {
            value["lines"][id]["markers"] = markers(&line.markers);
        }
    }
    value
}

/// `fort-french`, `siege-2`; a marker that lies there twice comes twice.
fn markers(markers: &[MarkerView]) -> Value {
    let word = |it: &MarkerView| match (it.side, it.level) {
        (Some(side), _) => format!("{}-{side}", it.id),
        (None, Some(level)) => format!("{}-{level}", it.id),
        (None, None) => it.id.to_string(),
    };
    markers
        .iter()
        .flat_map(|it| std::iter::repeat_n(Value::from(word(it)), it.n as usize))
        .collect::<Vec<_>>()
        .into()
}

/// What lies in a box, in a word; like pieces come one by one.
fn words(held: &Held) -> Vec<String> {
    match held {
        Held::Card { id } | Held::Word { id, .. } => vec![id.clone()],
        Held::Piece(piece) => vec![piece.key.clone(); piece.n as usize],
        Held::Token { id, .. } => vec![format!("token:{id}")],
        Held::Back => vec!["?".into()],
    }
}

/// A value as a case writes it: bare words, lists with spaces between.
fn show(value: Option<&Value>) -> String {
    match value {
        None | Some(Value::Null) => "none".into(),
        Some(Value::String(text)) => text.clone(),
        Some(Value::Array(items)) if items.is_empty() => "none".into(),
        Some(Value::Array(items)) => {
            items.iter().map(|item| show(Some(item))).collect::<Vec<_>>().join(" ")
        }
        Some(other) => other.to_string(),
    }
}
