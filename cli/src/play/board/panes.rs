//! The panes beside the map (question, hand, log and battle), and the clock.

use engine::{Side, Target};

use super::choosing::is_on;
use super::grid::{Grid, Rect, Style};
use super::map::side_style;
use super::parts::{fold, framed, write};
use super::state::{BoardScreen, Pane};
use crate::play::lines::percent;

type Lines = Vec<(String, Style)>;

fn styled(words: Vec<String>, style: Style) -> Lines {
    words.into_iter().map(|line| (line, style)).collect()
}

/// Returns the date, the phase and the tracks.
pub fn clock(board: &BoardScreen, width: u16) -> Lines {
    let mut parts = vec![board.screen().clock(&board.view)];
    for track in &board.view.tracks {
        let [french, british] =
            Side::BOTH.map(|side| format!("{} {}", board.screen().initial(side), track.at[side]));
        let name = board.text().key(&track.name);
        parts.push(board.screen().labelled(&name, &format!("{french}, {british}")));
    }
    let mut lines = fold(&parts.join(" · "), width, 0);
    lines.truncate(2);
    styled(lines, Style::new().bold())
}

/// Draws items of several lines each, scrolled so that item `seen` is visible. Returns the area of each item.
fn listed(
    grid: &mut Grid,
    area: Rect,
    things: Vec<(usize, Lines)>,
    seen: usize,
) -> Vec<(Rect, usize)> {
    let mut top = 0;
    let mut rows: Vec<(usize, (String, Style))> = Vec::new();
    for (n, lines) in things {
        if n == seen {
            let end = rows.len() + lines.len();
            top = end.saturating_sub(area.height.into()).min(rows.len());
            // Show one more item below, if there is room.
            top = (top + 1).min(rows.len()) * usize::from(0 < top);
        }
        rows.extend(lines.into_iter().map(|line| (n, line)));
    }
    let rows: Vec<_> = rows.into_iter().skip(top).take(area.height.into()).collect();
    let lines: Lines = rows.iter().map(|(_, line)| line.clone()).collect();
    write(grid, area, &lines);
    area.rows().zip(rows).map(|(row, (n, _))| (row, n)).collect()
}

pub fn question(grid: &mut Grid, board: &mut BoardScreen, area: Rect) {
    let inside = framed(grid, board, Pane::Question, area, "cli-board-question");
    let asked = asked(board, inside.width);
    let room = (inside.height / 2).max(1) as usize;
    let high = asked.len().min(room) as u16;
    write(grid, Rect { height: high, ..inside }, &asked[..high.into()]);
    let rest = Rect { y: inside.y + high, height: inside.height - high, ..inside };
    let things = board.listed().into_iter().map(|n| (n, choice(board, n, rest.width))).collect();
    board.areas.choices = listed(grid, rest, things, board.picked);
}

/// Returns the question or another message, and the filter on the choices.
fn asked(board: &BoardScreen, width: u16) -> Lines {
    let text = board.text();
    let bold = Style::new().bold();
    if let Some(outcome) = board.hosted.playing.outcome() {
        let mut lines = styled(fold(&board.screen().ending(&outcome), width, 0), bold);
        lines.extend(styled(fold(&text.own("cli-board-over", &[]), width, 0), Style::new()));
        return lines;
    }
    let Some(asked) = &board.asked else {
        let Some(side) = board.thinks else { return Vec::new() };
        let level = text.named("level", &board.hosted.bot.to_string());
        let thinks = text.own("cli-thinks", &[("side", &text.side(side)), ("bot", &level)]);
        return styled(fold(&thinks, width, 0), Style::new().dim());
    };
    let question = asked.prompt.as_ref().map(|prompt| board.screen().question(asked.side, prompt));
    let style = side_style(board, Some(asked.side)).bold();
    let mut lines = styled(fold(&question.unwrap_or_default(), width, 0), style);
    if board.typing || !board.wanted.is_empty() {
        let cursor = if board.typing { "_" } else { "" };
        lines.push((format!("/{}{cursor}", board.wanted), bold));
    }
    if let Some(thing) = &board.only {
        let name = match thing {
            Target::Card(id) => text.card(id),
            Target::Space(id) | Target::Piece(id, ..) | Target::Line(id) => text.space(id),
        };
        let only = text.own("cli-board-only", &[("target", &name)]);
        lines.extend(styled(fold(&only, width, 0), Style::new()));
    }
    lines
}

fn choice(board: &BoardScreen, n: usize, width: u16) -> Lines {
    let Some(asked) = &board.asked else { return Vec::new() };
    let mut label = asked.labels[n].clone();
    let picked = n == board.picked;
    if picked && board.armed {
        label = board.text().own("cli-board-armed", &[("what", &label)]);
    }
    let mut style = Style::new();
    if picked {
        style = style.reversed().bold();
    } else if asked.choices[n].aside {
        style = style.dim();
    }
    let lines = fold(&label, width.saturating_sub(1), 5);
    let number = format!("{:>3}. ", n + 1);
    let first = |(row, line): (usize, String)| match row {
        0 => format!("{number}{line}"),
        _ => line,
    };
    let mut lines = styled(lines.into_iter().enumerate().map(first).collect(), style);
    if let Some(hint) = board.hints.iter().find(|hint| hint.play == asked.choices[n].play) {
        let chance = percent(hint.chance);
        let wins = board.text().own("cli-board-hint", &[("chance", &chance)]);
        lines.extend(styled(
            fold(&format!("     {wins}"), width.saturating_sub(1), 7),
            Style::new(),
        ));
    }
    if let Some((play, odds)) = &board.odds
        && picked
        && *play == asked.choices[n].play
    {
        for line in board.screen().odds(odds) {
            let line = format!("     {line}");
            lines.extend(styled(fold(&line, width.saturating_sub(1), 7), Style::new()));
        }
    }
    lines
}

pub fn hand(grid: &mut Grid, board: &mut BoardScreen, area: Rect) {
    let inside = framed(grid, board, Pane::Hand, area, "cli-board-hand");
    let things: Vec<(usize, Lines)> =
        (0..board.hand().len()).map(|n| (n, card(board, n, inside.width))).collect();
    if things.is_empty() {
        let none = board.text().own("cli-hand-empty", &[]);
        write(grid, inside, &[(none, Style::new().dim())]);
    }
    board.areas.cards = listed(grid, inside, things, board.card);
}

fn card(board: &BoardScreen, n: usize, width: u16) -> Lines {
    let id = &board.hand()[n];
    let numbers = board.screen().numbers(id).join(" · ");
    let said = [board.text().card(id), numbers].join(" · ");
    let choices = board.asked.as_ref().map_or(&[][..], |asked| &asked.choices[..]);
    let lit = choices.iter().any(|choice| is_on(choice, &Target::card(id)));
    let mark = if lit { "► " } else { "  " };
    let mut style = if lit { Style::new().bold() } else { Style::new() };
    if n == board.card && board.pane == Pane::Hand {
        style = style.reversed();
    }
    let lines = fold(said.trim_end_matches(" · "), width, 2).into_iter().enumerate();
    let first = |(row, line)| if row == 0 { format!("{mark}{line}") } else { line };
    styled(lines.map(first).collect(), style)
}

pub fn log(grid: &mut Grid, board: &mut BoardScreen, area: Rect) {
    let inside = framed(grid, board, Pane::Log, area, "cli-board-log");
    let room = usize::from(inside.height) + board.log_up;
    let screen = board.screen();
    // Takes as many lines as fit, from the last one upwards.
    let mut lines: Lines = Vec::new();
    for (_, line) in board.log.iter().rev() {
        if room <= lines.len() {
            break;
        }
        let mark = line.side.map_or(" ".into(), |side| screen.initial(side));
        let folded = fold(&screen.told(line), inside.width, 2).into_iter().enumerate();
        let style = match line.heading {
            true => Style::new().bold(),
            false => side_style(board, line.side),
        };
        let first = |(row, words)| if row == 0 { format!("{mark} {words}") } else { words };
        lines.extend(styled(folded.map(first).collect(), style).into_iter().rev());
    }
    lines.reverse();
    let end = lines.len() - board.log_up.min(lines.len().saturating_sub(inside.height.into()));
    let from = end.saturating_sub(inside.height.into());
    write(grid, inside, &lines[from..end]);
}

pub fn battle(grid: &mut Grid, board: &mut BoardScreen, area: Rect) {
    let inside = framed(grid, board, Pane::Battle, area, "cli-board-fight");
    let Some(panel) = &board.view.panel else { return };
    let screen = board.screen();
    let title = fold(&board.text().say(&panel.title), inside.width, 0);
    let mut lines = styled(title, Style::new().bold());
    for [label, french, british] in screen.panel_rows(panel) {
        let sides = Side::BOTH.into_iter().zip([french, british]);
        let said = sides.filter(|(_, words)| !words.is_empty());
        let said: Vec<String> =
            said.map(|(side, words)| format!("{} {words}", screen.initial(side))).collect();
        let row = if said.is_empty() { label } else { screen.labelled(&label, &said.join(", ")) };
        lines.extend(styled(fold(&row, inside.width, 2), Style::new()));
    }
    let most = lines.len().saturating_sub(inside.height.into());
    write(grid, inside, &lines[board.battle_down.min(most)..]);
}
