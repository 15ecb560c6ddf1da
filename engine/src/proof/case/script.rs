//! The lines of a script.

use super::CaseFileError;
use crate::{Eye, Phrase, Side};

/// A line of a script.
#[derive(Clone, Debug)]
pub(super) struct ScriptLine {
    pub line: usize,
    pub kind: ScriptLineKind,
}

#[derive(Clone, Debug)]
pub(super) enum ScriptLineKind {
    /// `dice 4 1`
    Dice(Vec<u8>),
    /// `draw f12 british-3`
    Draw(Vec<String>),
    /// `british: march albany`
    Play { side: Side, play: String },
    /// `british: march albany ! 6.72 | 6.71`: the action is refused by one of those rules, or by
    /// any rule if none is named.
    Refused { side: Side, play: String, rules: Vec<String> },
    /// `? spaces.albany.control = british`
    Look { eye: Eye, path: String, want: String },
    /// `offers march albany`
    Offers { side: Option<Side>, how: Offers, plays: Vec<String> },
    /// `log fire side=french`
    Log { eye: Eye, told: bool, key: String, gaps: Vec<(String, String)> },
}

/// A comparison of a list of actions with the legal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Offers {
    /// Each of the listed actions is legal.
    All,
    /// None of the listed actions is legal.
    Not,
    /// The listed actions are legal, and no other action is.
    Only,
}

pub(super) fn read_script(
    script: &str,
    first_line: usize,
) -> Result<Vec<ScriptLine>, CaseFileError> {
    let mut steps = Vec::new();
    for (n, text) in script.lines().enumerate() {
        let line = first_line + n;
        let text = text.split_once(" #").map_or(text, |(before, _)| before).trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let kind = read_step(text).map_err(|reason| CaseFileError { line, reason })?;
        steps.push(ScriptLine { line, kind });
    }
    Ok(steps)
}

fn read_step(text: &str) -> Result<ScriptLineKind, Phrase> {
    let words = |text: &str| text.split_whitespace().map(String::from).collect::<Vec<_>>();
    if let Some(dice) = text.strip_prefix("dice ") {
        let read = |die: &str| {
            let face = die.parse().ok().filter(|die| (1..=6).contains(die));
            face.ok_or_else(|| Phrase::new("case-no-die").words("die", die))
        };
        return Ok(ScriptLineKind::Dice(
            dice.split_whitespace().map(read).collect::<Result<_, _>>()?,
        ));
    }
    if let Some(names) = text.strip_prefix("draw ") {
        return Ok(ScriptLineKind::Draw(words(names)));
    }
    if let Some((eye, look)) = look_of(text) {
        let (path, want) = look.split_once('=').ok_or(Phrase::new("case-write-look"))?;
        return Ok(ScriptLineKind::Look {
            eye,
            path: path.trim().into(),
            want: want.trim().into(),
        });
    }
    if let Some((side, play)) = text.split_once(':').filter(|(side, _)| !side.trim().contains(' '))
    {
        let side = side_of(side.trim())?;
        return Ok(match play.split_once('!') {
            Some((play, rules)) => {
                let rules = rules.split('|').map(|rule| rule.trim().to_string());
                let rules = rules.filter(|rule| !rule.is_empty()).collect();
                ScriptLineKind::Refused { side, play: play.trim().into(), rules }
            }
            None => ScriptLineKind::Play { side, play: play.trim().into() },
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
                return Err(Phrase::new("case-write-offers").words("verb", verb));
            }
            let side = match who {
                "" => None,
                _ => Some(side_of(who)?),
            };
            Ok(ScriptLineKind::Offers { side, how, plays })
        }
        "log" | "log-not" => {
            let mut words = rest.split_whitespace();
            let key = words.next();
            let key = key.ok_or_else(|| Phrase::new("case-write-log").words("verb", verb))?;
            let gap = |word: &str| {
                let (gap, value) = word.split_once('=')?;
                Some((gap.to_string(), value.to_string()))
            };
            let gaps = words
                .map(|word| gap(word).ok_or_else(|| Phrase::new("case-no-gap").words("word", word)))
                .collect::<Result<_, _>>()?;
            let eye = match who {
                "" => Eye::Open,
                "watcher" => Eye::Watcher,
                side => Eye::Of(side_of(side)?),
            };
            Ok(ScriptLineKind::Log { eye, told: verb == "log", key: key.into(), gaps })
        }
        _ => Err(Phrase::new("case-no-step").words("text", text)),
    }
}

fn side_of(text: &str) -> Result<Side, Phrase> {
    text.parse().map_err(|_| Phrase::new("case-no-side").words("side", text))
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
