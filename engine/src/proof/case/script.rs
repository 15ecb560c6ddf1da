//! The steps of a script.

use crate::{Eye, PositionError, Side};

/// A line of a script.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub line: usize,
    pub kind: StepKind,
}

#[derive(Clone, Debug)]
pub(super) enum StepKind {
    /// `dice 4 1`
    Dice(Vec<u8>),
    /// `draw f12 british-3`
    Draw(Vec<String>),
    /// `british: march albany`
    Play { side: Side, play: String },
    /// `british: march albany ! 6.72 | 6.71`: any of those rules; any rule at all, where none is named.
    Refused { side: Side, play: String, rules: Vec<String> },
    /// `? spaces.albany.control = british`
    Look { eye: Eye, path: String, want: String },
    /// `offers march albany`
    Offers { side: Option<Side>, how: Offers, plays: Vec<String> },
    /// `log fire side=french`
    Log { eye: Eye, told: bool, key: String, gaps: Vec<(String, String)> },
}

/// How a list of actions is compared with those that are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Offers {
    /// Each of them is legal.
    All,
    /// None of them is.
    Not,
    /// Each of them is, and nothing else.
    Only,
}

pub(super) fn read_script(script: &str, first_line: usize) -> Result<Vec<Step>, PositionError> {
    let mut steps = Vec::new();
    for (n, text) in script.lines().enumerate() {
        let line = first_line + n;
        let text = text.split_once(" #").map_or(text, |(before, _)| before).trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let kind = read_step(text).map_err(|reason| PositionError { line, reason })?;
        steps.push(Step { line, kind });
    }
    Ok(steps)
}

fn read_step(text: &str) -> Result<StepKind, String> {
    let words = |text: &str| text.split_whitespace().map(String::from).collect::<Vec<_>>();
    if let Some(dice) = text.strip_prefix("dice ") {
        let read = |die: &str| {
            let face = die.parse().ok().filter(|die| (1..=6).contains(die));
            face.ok_or_else(|| format!("{die:?} is not a die: 1 to 6"))
        };
        return Ok(StepKind::Dice(dice.split_whitespace().map(read).collect::<Result<_, _>>()?));
    }
    if let Some(names) = text.strip_prefix("draw ") {
        return Ok(StepKind::Draw(words(names)));
    }
    if let Some((eye, look)) = look_of(text) {
        let (path, want) = look.split_once('=').ok_or("write: ? PATH = VALUE")?;
        return Ok(StepKind::Look { eye, path: path.trim().into(), want: want.trim().into() });
    }
    if let Some((side, play)) = text.split_once(':').filter(|(side, _)| !side.trim().contains(' '))
    {
        let side = side.trim().parse()?;
        return Ok(match play.split_once('!') {
            Some((play, rules)) => {
                let rules = rules.split('|').map(|rule| rule.trim().to_string());
                let rules = rules.filter(|rule| !rule.is_empty()).collect();
                StepKind::Refused { side, play: play.trim().into(), rules }
            }
            None => StepKind::Play { side, play: play.trim().into() },
        });
    }
    let (who, rest) = match text.split_once(' ') {
        Some((who, rest)) if ["french", "british", "watcher"].contains(&who) => (who, rest.trim()),
        _ => ("", text),
    };
    let (verb, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    match verb {
        "offers" | "offers-not" => {
            let (how, rest) = match (verb, rest.strip_prefix("only ")) {
                ("offers", Some(rest)) => (Offers::Only, rest),
                ("offers", None) => (Offers::All, rest),
                _ => (Offers::Not, rest),
            };
            let plays = rest.split('|').map(|play| words(play).join(" "));
            let plays: Vec<String> = plays.filter(|play| !play.is_empty()).collect();
            if plays.is_empty() {
                return Err(format!("write: {verb} ACTION, or {verb} ACTION | ACTION"));
            }
            let side = match who {
                "" => None,
                _ => Some(who.parse()?),
            };
            Ok(StepKind::Offers { side, how, plays })
        }
        "log" | "log-not" => {
            let mut words = rest.split_whitespace();
            let key = words.next().ok_or_else(|| format!("write: {verb} KEY GAP=VALUE…"))?;
            let gap = |word: &str| {
                let (gap, value) = word.split_once('=')?;
                Some((gap.to_string(), value.to_string()))
            };
            let gaps = words
                .map(|word| gap(word).ok_or_else(|| format!("{word:?} is not GAP=VALUE")))
                .collect::<Result<_, _>>()?;
            let eye = match who {
                "" => Eye::Open,
                "watcher" => Eye::Watcher,
                side => Eye::Of(side.parse()?),
            };
            Ok(StepKind::Log { eye, told: verb == "log", key: key.into(), gaps })
        }
        _ => Err(format!(
            "{text:?} is not a step: write SIDE: ACTION, ? PATH = VALUE, dice N…, draw NAME…, offers ACTION or log KEY"
        )),
    }
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
