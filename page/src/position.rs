//! Positions that a player writes: reading their text, and finding every error in it.

use std::collections::BTreeMap;

use engine::{
    AnyGame, AnyPlaying, Eye, PLAYED, PositionError, Seed, Setup, SetupError, Side, Written,
    append_played,
};
use serde_json::{Value, json};
use study::Study;
use table::Error;

use crate::refused::refused;
use crate::studied;

/// The largest number of errors that are found in one text.
const MOST_WRONG: usize = 20;

/// Returns the keys of the game's positions, and the values that they may have.
pub(crate) fn keys(game: &dyn AnyGame) -> Value {
    let keys = Written::parse(game.facts().position_keys).ok().and_then(|keys| keys.to_table());
    json!({ "status": 200, "body": keys })
}

/// Returns the position that a text describes: its keys and values, the line of each value, the view of the
/// game that begins there, the first question of that game, and every error. If there are errors, the wrong
/// values are left out for the view; there is no view if no game can begin even then.
pub(crate) fn checked(game: &dyn AnyGame, text: &str) -> Value {
    let written = match Written::parse(text) {
        Ok(written) => written,
        Err(error) => {
            let body = json!({ "tree": null, "lines": {}, "view": null, "wrong": [wrong(&error)] });
            return json!({ "status": 200, "body": body });
        }
    };
    let mut lines = BTreeMap::new();
    note_lines(&written, &mut lines);
    let (playing, mut errors) = playable(game, written.clone());
    if errors.is_empty() {
        errors.extend(unplayable(game, text));
    }
    let asks = playing.as_ref().and_then(|playing| {
        let side = Side::BOTH.into_iter().find(|side| playing.awaited().has(*side))?;
        Some(json!({ "side": side, "prompt": playing.prompt(side)? }))
    });
    let body = json!({
        "tree": written.to_table(),
        "lines": lines,
        "view": playing.map(|playing| playing.view(Eye::Open)),
        "asks": asks,
        "wrong": errors.iter().map(wrong).collect::<Vec<_>>(),
    });
    json!({ "status": 200, "body": body })
}

fn wrong(error: &PositionError) -> Value {
    let PositionError { line, at, reason, slip } = error;
    json!({ "line": line, "at": at, "reason": reason, "rules": error.rules(), "slip": slip })
}

fn note_lines(written: &Written, lines: &mut BTreeMap<String, usize>) {
    lines.insert(written.at().into(), written.line);
    for (_, value) in written.entries().unwrap_or_default() {
        note_lines(value, lines);
    }
    for item in written.list().unwrap_or_default() {
        note_lines(item, lines);
    }
}

/// Returns the game at a position, and every error. After an error the value at fault is left out, and the
/// rest is read again.
fn playable(
    game: &dyn AnyGame,
    mut written: Written,
) -> (Option<Box<dyn AnyPlaying>>, Vec<PositionError>) {
    let mut errors: Vec<PositionError> = Vec::new();
    loop {
        match game.begin_at(&written, Seed::from_number(0)) {
            Ok(playing) => return (Some(playing), errors),
            Err(error) => {
                let goes_on = errors.len() + 1 < MOST_WRONG && written.remove(&error.at);
                errors.push(error);
                if !goes_on {
                    return (None, errors);
                }
            }
        }
    }
}

/// Returns the reason why no game can begin at a position that can be read, if there is one.
fn unplayable(game: &dyn AnyGame, text: &str) -> Option<PositionError> {
    match begun(game, text) {
        Ok(_) => None,
        Err(SetupError::Position(error)) => Some(error),
        Err(other) => {
            let (at, reason) = (String::new(), other.to_string());
            Some(PositionError { line: 1, at, reason, slip: false })
        }
    }
}

fn begun(game: &dyn AnyGame, text: &str) -> Result<Box<dyn AnyPlaying>, SetupError> {
    let setup = Setup { position: Some(text.into()), ..Setup::default() };
    game.start(&setup, Seed::from_number(0))
}

/// Returns the beginning of a scenario as a position, with its cards dealt at random.
pub(crate) fn set_up(game: &dyn AnyGame, scenario: &str, seed: Seed) -> Value {
    let setup = Setup { scenario: scenario.into(), ..Setup::default() };
    let none = || Error::Wrong("this beginning can't be written as a position".into());
    let begun = game.start(&setup, seed).map_err(Error::from);
    match begun.and_then(|playing| quiet(playing.as_ref()).ok_or_else(none)) {
        Ok(position) => json!({ "status": 200, "body": position }),
        Err(error) => refused(&error.detail()),
    }
}

/// Returns the position in a text. In a study or a record, this is the position at the end of the main line,
/// or the last one before the end that can be written. If actions were played from a position, this is the
/// position after these actions. Any other text is returned as it is.
pub(crate) fn taken(game: &dyn AnyGame, text: &str) -> Value {
    let is_study = ["carillon study ", "carillon record "].iter().any(|it| text.starts_with(it));
    if !is_study {
        let settled = Written::parse(text).ok().and_then(|written| settled(game, &written));
        return json!({ "status": 200, "body": settled.unwrap_or_else(|| text.into()) });
    }
    let found = Study::read(text, game).map_err(studied::refused).map(|study| {
        let main = study.main_line();
        let last = main.iter().rev().find_map(|id| {
            let playing = study.at(game, *id).ok()?;
            quiet(playing.as_ref())
        });
        last.unwrap_or_else(|| study.position.clone())
    });
    match found {
        Ok(position) => json!({ "status": 200, "body": position }),
        Err(error) => refused(&error.detail()),
    }
}

/// Returns the state of a game as a position, if the game is not over and no procedure is half
/// done.
fn quiet(playing: &dyn AnyPlaying) -> Option<String> {
    let position = playing.quiet_position().filter(|_| playing.outcome().is_none())?;
    Some(position.to_string())
}

/// Returns the position after the actions that were played from `written`. If that state can't be written,
/// returns the last one before it that can; `None` if nothing was played.
fn settled(game: &dyn AnyGame, written: &Written) -> Option<String> {
    let mut table = written.to_table()?;
    let played = table.remove(PLAYED)?.as_str()?.to_string();
    let lines: Vec<&str> = played.lines().collect();
    (0..=lines.len()).rev().find_map(|n| {
        let mut then = table.clone();
        append_played(&mut then, &lines[..n].join("\n"));
        quiet(game.begin_at(&Written::of(&then), Seed::from_number(0)).ok()?.as_ref())
    })
}
