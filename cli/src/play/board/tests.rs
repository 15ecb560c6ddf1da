//! Tests of the board, drawn into memory and played by keys.

use std::cell::Cell;
use std::fs;
use std::sync::atomic::AtomicBool;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use crossterm::style::Attribute;
use engine::{Eye, Setup, Side, Sides};
use shelf::shelf;

use super::grid::{Grid, Rect, Spot};
use super::layout;
use super::state::{BoardScreen, Pane};
use words::Lang;

use crate::play::hosted::{self, NextToChoose};
use crate::run::dice;
use crate::say::failure::Failure;

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// Runs `check` on the board of a new game, for each game; the game is saved in a temporary file.
fn every_game(humans: Sides, check: impl Fn(BoardScreen)) {
    let folder = std::env::temp_dir().join(format!("carillon-board-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let name = std::thread::current().name().unwrap_or("test").replace("::", "-");
    for shelved in shelf().games() {
        let file = folder.join(format!("{name}-{}.record", shelved.name()));
        let _ = fs::remove_file(&file);
        let bot = shelved.level("random").expect("a level");
        let (setup, secret) = (Setup::default(), dice::secret_from(&[7]));
        let hosted = hosted::begin(shelved, &setup, secret, (humans, bot), Some(file.clone()));
        let hosted = hosted.unwrap_or_else(|error| panic!("{}", why(error)));
        check(BoardScreen::new(hosted, Lang::En, false));
        let _ = fs::remove_file(&file);
    }
}

fn why(failure: Failure) -> String {
    match failure {
        Failure::Usage(why) | Failure::Failed(why) => why,
        _ => "it can't be written".into(),
    }
}

/// Makes the bots play until it is the player's turn.
fn settle(board: &mut BoardScreen) {
    while let Ok(Some(side)) = board.settle() {
        let thought = board.hosted.thinking(side).think();
        assert!(board.hosted.thought(thought).is_ok());
        board.moved();
    }
}

fn press(board: &mut BoardScreen, key: KeyCode) {
    let event = Event::Key(KeyEvent::new(key, KeyModifiers::NONE));
    assert!(board.obey(event).is_ok_and(|stays| stays), "{key:?}");
    settle(board);
}

fn drawn(board: &mut BoardScreen, (width, height): (u16, u16)) -> Grid {
    let mut grid = Grid::new(width, height);
    layout::draw(&mut grid, board);
    grid
}

fn row(grid: &Grid, row: Rect) -> String {
    (row.x..row.right()).map(|x| grid[Spot { x, y: row.y }].letter).collect()
}

fn all(grid: &Grid) -> String {
    let rows = grid.area.rows().map(|line| row(grid, line).trim_end().to_string());
    rows.collect::<Vec<_>>().join("\n")
}

fn words(text: &str) -> Vec<&str> {
    text.split([' ', '\n']).filter(|word| !word.is_empty()).collect()
}

/// Checks that every choice that is fully visible shows all its words, unsplit, and that frames are
/// unbroken.
fn is_well_drawn(board: &mut BoardScreen, size: (u16, u16)) {
    let grid = drawn(board, size);
    let seen = all(&grid);
    for (pane, area) in &board.areas.panes {
        for y in area.y..area.bottom() {
            for x in [area.x, area.right() - 1] {
                let sign = grid[Spot { x, y }].letter;
                assert!("│║┌┐└┘╔╗╚╝".contains(sign), "{pane:?} {sign:?}\n{seen}");
            }
        }
    }
    let asked = board.asked.as_ref().expect("a question");
    let shown = &board.areas.choices;
    assert!(shown.iter().any(|(_, n)| *n == board.picked), "{} \n{seen}", board.picked);
    for n in 0..asked.choices.len() {
        let rows: Vec<String> =
            shown.iter().filter(|(_, at)| *at == n).map(|(area, _)| row(&grid, *area)).collect();
        // The first and the last visible choice may be cut off.
        let edge = [shown.first(), shown.last()].iter().flatten().any(|(_, at)| *at == n);
        if rows.is_empty() || edge {
            continue;
        }
        let said = format!("{}. {}", n + 1, asked.labels[n]);
        assert_eq!(words(&rows.join(" ")), words(&said), "\n{seen}");
    }
    let last = grid.area.rows().next_back().expect("a last row");
    assert_eq!(
        words(&row(&grid, last)),
        words(&board.text().own("cli-board-keys", &[])),
        "\n{seen}"
    );
    assert!(grid.cells().iter().all(|cell| cell.style.colour.is_none()), "no colours were wanted");
}

#[test]
fn the_whole_map_shows_where_the_forces_are() {
    every_game(Side::French.into(), |mut board| {
        settle(&mut board);
        press(&mut board, KeyCode::Char('z'));
        for size in SIZES {
            let grid = drawn(&mut board, size);
            assert_eq!(board.areas.spaces.len(), board.facts.spaces.len(), "every space is there");
            for (at, n) in board.areas.spaces.clone() {
                let view = board.view.spaces.get(&board.facts.spaces[n].id);
                let is_ours = view.is_some_and(|view| !view.pieces.french.is_empty());
                let sign = grid[at].letter;
                // Two spaces may share a cell; a force is shown there in any case.
                assert!(!is_ours || "FB×".contains(sign), "{sign} at {}", board.facts.spaces[n].id);
            }
        }
        press(&mut board, KeyCode::Char('z'));
        is_well_drawn(&mut board, SIZES[0]);
    });
}

#[test]
fn hints_are_listed_with_the_choices() {
    every_game(Side::French.into(), |mut board| {
        settle(&mut board);
        assert_eq!(board.wants_hint(), None);
        press(&mut board, KeyCode::Char('c'));
        let side = board.wants_hint().expect("a side");
        let hints = board.hosted.advising(side).advise(&AtomicBool::new(false));
        let best = hints[0].play.clone();
        board.hinted(hints);
        assert_eq!(board.wants_hint(), None);
        let asked = board.asked.as_ref().expect("a question");
        assert_eq!(asked.choices[board.picked].play, best);
        let seen = all(&drawn(&mut board, SIZES[1]));
        assert!(seen.contains("The computer would choose:"), "{seen}");
        assert!(seen.contains("% of the time"), "{seen}");
    });
}

#[test]
fn every_game_is_drawn_in_both_languages_and_sizes() {
    every_game(Side::French.into(), |mut board| {
        settle(&mut board);
        for step in 0..60 {
            if !matches!(board.hosted.next(), NextToChoose::Player(_)) {
                break;
            }
            for size in SIZES {
                is_well_drawn(&mut board, size);
                press(&mut board, KeyCode::Char('l'));
                is_well_drawn(&mut board, size);
                press(&mut board, KeyCode::Down);
            }
            for _ in 0..step % 3 {
                press(&mut board, KeyCode::Down);
            }
            let before = board.hosted.playing.number();
            press(&mut board, KeyCode::Enter);
            if before == board.hosted.playing.number() {
                assert!(board.armed, "a choice is taken or asks once more");
                press(&mut board, KeyCode::Enter);
            }
            assert!(before < board.hosted.playing.number());
        }
    });
}

/// The map shows the player's pieces even if the first question is about cards alone.
#[test]
fn the_map_opens_where_the_players_pieces_are() {
    for side in Side::BOTH {
        every_game(side.into(), |mut board| {
            settle(&mut board);
            for size in SIZES {
                let seen = all(&drawn(&mut board, size));
                let stands = |n: usize| {
                    let view = board.view.spaces.get(&board.facts.spaces[n].id);
                    view.is_some_and(|view| !view.pieces[side].is_empty())
                };
                assert!(board.areas.spaces.iter().any(|(_, n)| stands(*n)), "{side}\n{seen}");
            }
        });
    }
}

#[test]
fn odds_are_shown_on_request() {
    let told = Cell::new(false);
    every_game(Side::French.into(), |mut board| {
        settle(&mut board);
        for step in 0..400 {
            let Some(asked) = &board.asked else { break };
            let any = step % asked.choices.len();
            let with = asked.choices.iter().position(|choice| choice.odds);
            let without = asked.choices.iter().position(|choice| !choice.odds);
            if let Some(n) = without {
                board.pick(n);
                press(&mut board, KeyCode::Char('o'));
                assert_eq!(board.said, board.text().own("cli-odds-not", &[]));
            }
            if let Some(n) = with {
                board.pick(n);
                press(&mut board, KeyCode::Char('o'));
                let seen = all(&drawn(&mut board, SIZES[0]));
                assert!(board.odds.is_some() && seen.contains('%'), "{seen}");
                told.set(true);
                return;
            }
            board.pick(any);
            press(&mut board, KeyCode::Enter);
            if board.armed {
                press(&mut board, KeyCode::Enter);
            }
        }
    });
    assert!(told.get(), "nothing had odds");
}

#[test]
fn choices_are_lit_and_the_selection_is_framed() {
    let seen = Cell::new(false);
    every_game(Sides::BOTH, |mut board| {
        settle(&mut board);
        press(&mut board, KeyCode::Enter);
        for _ in 0..80 {
            press(&mut board, KeyCode::Enter);
            let lit = board.lit_spaces();
            if board.curtain.is_some() || !lit.contains(&true) {
                continue;
            }
            press(&mut board, KeyCode::Char('n'));
            assert!(board.pane == Pane::Map && lit[board.cursor]);
            let grid = drawn(&mut board, SIZES[0]);
            for (at, n) in &board.areas.spaces {
                let reversed = grid[*at].style.attributes.has(Attribute::Reverse);
                assert_eq!(reversed, lit[*n], "{}", board.facts.spaces[*n].id);
                if *n == board.cursor {
                    let signs = [at.x - 2, at.x + 1].map(|x| grid[Spot { x, y: at.y }].letter);
                    assert_eq!(signs, ['[', ']']);
                    seen.set(true);
                }
            }
            press(&mut board, KeyCode::Tab);
        }
    });
    assert!(seen.get());
}

#[test]
fn nothing_is_shown_before_the_next_player_confirms() {
    every_game(Sides::BOTH, |mut board| {
        settle(&mut board);
        let mut curtains = Vec::new();
        for _ in 0..200 {
            if let Some(side) = board.curtain {
                let seen = all(&drawn(&mut board, SIZES[0]));
                let wanted =
                    board.text().own("cli-board-curtain", &[("side", &board.text().side(side))]);
                assert_eq!(words(&seen), words(&wanted));
                // Now only Enter has an effect.
                press(&mut board, KeyCode::Char('h'));
                assert!(board.curtain.is_some() && board.sheet.is_none());
                curtains.push(side);
            }
            press(&mut board, KeyCode::Enter);
        }
        assert!(1 < curtains.len() && curtains.windows(2).all(|pair| pair[0] != pair[1]));
    });
}

#[test]
fn a_small_screen_shows_a_message_and_a_larger_one_the_board() {
    every_game(Side::French.into(), |mut board| {
        settle(&mut board);
        for size in [(79, 24), (80, 23), (20, 5), (1, 1)] {
            let seen = all(&drawn(&mut board, size));
            assert!(size.0 < 20 || seen.contains("80"), "{seen}");
        }
        is_well_drawn(&mut board, SIZES[0]);
    });
}

#[test]
fn choices_are_found_by_letters_and_by_number() {
    let found = Cell::new(false);
    every_game(Side::French.into(), |mut board| {
        settle(&mut board);
        let many = board.listed().len();
        if many < 3 {
            return;
        }
        found.set(true);
        press(&mut board, KeyCode::Char('2'));
        assert_eq!(board.picked, 1);
        press(&mut board, KeyCode::Char('/'));
        for letter in board.asked.as_ref().expect("a question").labels[many - 1].clone().chars() {
            press(&mut board, KeyCode::Char(letter));
        }
        assert_eq!(board.picked, many - 1);
        assert!(board.listed().len() < many);
        press(&mut board, KeyCode::Esc);
        assert_eq!(board.listed().len(), many);
    });
    assert!(found.get());
}

#[test]
fn undo_works_or_gives_its_reason() {
    let undone = Cell::new(false);
    every_game(Side::French.into(), |mut board| {
        settle(&mut board);
        press(&mut board, KeyCode::Char('u'));
        let key = match board.hosted.playing.number() {
            0 => "cli-undo-nothing",
            _ => "cli-undo-theirs",
        };
        assert_eq!(board.said, board.text().own(key, &[]));
        for _ in 0..60 {
            let before = board.hosted.playing.digest();
            let lasting = board.asked.as_ref().expect("a question").choices[board.picked].lasting;
            press(&mut board, KeyCode::Enter);
            if lasting.is_some() {
                assert!(board.armed && !board.said.is_empty());
                assert_eq!(board.hosted.playing.digest(), before, "it asks once more");
                press(&mut board, KeyCode::Enter);
                continue;
            }
            press(&mut board, KeyCode::Char('u'));
            assert_eq!(board.hosted.playing.digest(), before);
            undone.set(true);
            press(&mut board, KeyCode::Enter);
        }
    });
    assert!(undone.get());
}

#[test]
fn a_standing_order_passes_at_every_prompt_of_its_kind() {
    let ordered = Cell::new(false);
    every_game(Side::French.into(), |mut board| {
        settle(&mut board);
        for _ in 0..400 {
            let prompt = board.asked.as_ref().and_then(|asked| asked.prompt.clone());
            let Some(prompt) = prompt else { break };
            press(&mut board, KeyCode::Char('p'));
            if prompt.pass.is_none() {
                assert_eq!(board.said, board.text().own("cli-board-no-window", &[]));
                press(&mut board, KeyCode::Enter);
                continue;
            }
            let date = board.date(Side::French);
            let again = board.asked.as_ref().and_then(|asked| asked.prompt.clone());
            let same = again.is_some_and(|again| again.text.key == prompt.text.key);
            assert!(!same || board.passing_on != date, "asked again on the same date");
            ordered.set(true);
            return;
        }
    });
    assert!(ordered.get(), "no moment could be let go by");
}

#[test]
fn sheets_explain_and_the_rules_answer() {
    every_game(Side::French.into(), |mut board| {
        settle(&mut board);
        for lang in 0..2 {
            for key in ['h', 't', 'r', 'i'] {
                press(&mut board, KeyCode::Char(key));
                assert!(board.sheet.is_some(), "{key}");
                let seen = all(&drawn(&mut board, SIZES[0]));
                let close = board.text().own("cli-board-close", &[]);
                assert!(seen.contains(&close), "{lang} {key}\n{seen}");
                press(&mut board, KeyCode::Enter);
                assert!(board.sheet.is_none());
            }
            for line in board.text().own("cli-board-help", &[]).lines() {
                assert!(line.chars().count() <= 76, "{line}");
            }
            press(&mut board, KeyCode::Char('?'));
            assert!(!board.said.is_empty());
            press(&mut board, KeyCode::Char('l'));
        }
    });
}

#[test]
fn a_click_goes_to_its_pane_and_chooses() {
    every_game(Side::French.into(), |mut board| {
        settle(&mut board);
        drawn(&mut board, SIZES[1]);
        let click = |board: &mut BoardScreen, area: Rect| {
            let kind = MouseEventKind::Down(MouseButton::Left);
            let modifiers = KeyModifiers::NONE;
            let event = MouseEvent { kind, column: area.x + 1, row: area.y, modifiers };
            assert!(board.obey(Event::Mouse(event)).is_ok_and(|stays| stays));
        };
        for (pane, area) in board.areas.panes.iter().map(|it| (it.0, it.1)).collect::<Vec<_>>() {
            click(&mut board, area);
            assert_eq!(board.pane, pane);
        }
        let before = board.hosted.playing.number();
        let (area, n) = board.areas.choices[0];
        click(&mut board, area);
        assert_eq!(board.picked, n);
        if board.armed {
            click(&mut board, area);
        }
        assert!(before < board.hosted.playing.number());
    });
}

#[test]
fn the_board_shows_only_its_players_view() {
    every_game(Side::British.into(), |mut board| {
        settle(&mut board);
        assert_eq!(board.view, board.hosted.playing.view(Eye::Of(Side::British)));
        let theirs = &board.view.cards.french;
        assert!(theirs.hand.as_ref().is_none_or(|hand| hand.is_empty()));
    });
}
