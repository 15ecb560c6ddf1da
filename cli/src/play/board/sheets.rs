//! The sheets that open over the board: the keys and signs, a space, a card, the whole table, a rule.

use engine::Side;
use words::rules_under;

use super::choosing::is_on;
use super::grid::{DOUBLE, Grid, Rect, Style};
use super::map;
use super::parts::{fold, write};
use super::state::{BoardScreen, Sheet};

/// The maximum width of a sheet's text, which keeps it easy to read.
const WIDEST: u16 = 90;

pub fn draw(grid: &mut Grid, board: &mut BoardScreen, area: Rect) {
    let width = area.width.min(WIDEST);
    let place = Rect { x: area.x + (area.width - width) / 2, width, ..area };
    let Some((sheet, down)) = &board.sheet else { return };
    let (title, lines) = said(board, sheet, width - 4);
    let room = usize::from(place.height.saturating_sub(2));
    let down = (*down).min(lines.len().saturating_sub(room));
    grid.clear(place);
    let foot = format!(" {} ", board.text().own("cli-board-close", &[]));
    let inside = grid.frame(place, DOUBLE, Style::new(), &format!(" {title} "));
    grid.title(Rect { y: inside.bottom(), height: 1, ..place }, &foot, Style::new());
    let inside = Rect { x: inside.x + 1, width: inside.width - 2, ..inside };
    let lines: Vec<(String, Style)> =
        lines.into_iter().skip(down).map(|line| (line, Style::new())).collect();
    write(grid, inside, &lines);
    if let Some((_, kept)) = &mut board.sheet {
        *kept = down;
    }
}

fn said(board: &BoardScreen, sheet: &Sheet, width: u16) -> (String, Vec<String>) {
    let text = board.text();
    match sheet {
        Sheet::Help => (text.own("cli-board-help-title", &[]), help(board)),
        Sheet::Table => (text.key("game-title"), table(board, width)),
        Sheet::Rule(id) => {
            let rules = rules_under(&text.ledger, id).into_iter();
            let said = rules.map(|rule| format!("{}  {}", rule.id, text.lang.rule(rule)));
            (id.clone(), said.flat_map(|rule| fold(&rule, width, 2)).collect())
        }
        Sheet::Space(id) => (text.space(id), space(board, id, width)),
        Sheet::Card(id) => {
            let screen = board.screen();
            let parts = [vec![screen.numbers(id).join(" · ")], screen.card_parts(id)].concat();
            let parts = parts.into_iter().filter(|part| !part.is_empty());
            (text.card(id), parts.flat_map(|part| fold(&part, width, 0)).collect())
        }
    }
}

/// Returns the list of keys, then the legend of the map.
fn help(board: &BoardScreen) -> Vec<String> {
    let text = board.text();
    let mut lines: Vec<String> =
        text.own("cli-board-help", &[]).lines().map(String::from).collect();
    lines.push(String::new());
    for (key, sign) in map::signs(board.facts) {
        if let Some(name) = text.find(&key) {
            lines.push(format!("{sign}  {name}"));
        }
    }
    lines
}

/// Returns the table as the plain mode prints it.
fn table(board: &BoardScreen, width: u16) -> Vec<String> {
    let mut told = Vec::new();
    // Writing to memory can't fail.
    let _ = board.screen().table(&board.view, &mut told);
    let told = String::from_utf8_lossy(&told).into_owned();
    let folded = told.lines().flat_map(|line| match line.trim() {
        "" => vec![String::new()],
        words => fold(words, width, 2),
    });
    folded.skip_while(String::is_empty).collect()
}

/// Returns the lines about a space: its content, its connections, and the choices there.
fn space(board: &BoardScreen, id: &str, width: u16) -> Vec<String> {
    let (text, screen) = (board.text(), board.screen());
    let mut said: Vec<String> = Vec::new();
    if let Some(fact) = board.facts.spaces.iter().find(|space| space.id == id) {
        said.extend(text.find(&format!("kind-{}", fact.kind)));
    }
    if let Some(view) = board.view.spaces.get(id) {
        if let Some(side) = view.control {
            said.push(text.own("cli-board-held", &[("side", &text.side(side))]));
        }
        let there = Side::BOTH.into_iter().filter(|side| !view.pieces[*side].is_empty());
        said.extend(there.map(|side| screen.stack(side, view)));
        said.extend(view.markers.iter().map(|marker| screen.marker(marker)));
    }
    for line in &board.facts.lines {
        let to = match (line.a == id, line.b == id) {
            (true, _) => &line.b,
            (_, true) => &line.a,
            _ => continue,
        };
        let way = screen.way(line).join(", ");
        said.push(screen.labelled(&format!("→ {}", text.space(to)), &way));
    }
    if let Some(asked) = &board.asked {
        let here = engine::Target::space(id);
        let on = asked.choices.iter().zip(&asked.labels).enumerate();
        let on = on.filter(|(_, (choice, _))| is_on(choice, &here));
        said.extend(on.map(|(n, (_, label))| format!("{}. {label}", n + 1)));
    }
    said.iter().flat_map(|line| fold(line, width, 2)).collect()
}
