//! Keys and the mouse.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use engine::Target;

use super::grid::Spot;
use super::state::{BoardScreen, Pane, Sheet};
use words::Lang;

use crate::say::failure::Failure;

/// The lines scrolled by a step of the wheel, and by Page Up and Page Down.
const WHEEL: isize = 3;
const PAGE: isize = 10;

impl BoardScreen<'_> {
    /// Handles a key or a mouse event. Returns false when the player quits.
    pub fn obey(&mut self, event: Event) -> Result<bool, Failure> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Mouse(mouse) => self.mouse(mouse).map(|()| true),
            // After a change of size, the next drawing uses the new size.
            _ => Ok(true),
        }
    }

    fn key(&mut self, key: KeyEvent) -> Result<bool, Failure> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return Ok(key.code != KeyCode::Char('c'));
        }
        if self.curtain.is_some() {
            match key.code {
                KeyCode::Enter => self.curtain = None,
                KeyCode::Char('u') => self.undo()?,
                KeyCode::Char('l') => self.other_language(),
                KeyCode::Char('q') => return Ok(false),
                _ => {}
            }
            return Ok(true);
        }
        if self.sheet.is_some() {
            self.turn_sheet(key.code);
            return Ok(true);
        }
        if self.typing {
            self.type_letter(key.code)?;
            return Ok(true);
        }
        match key.code {
            KeyCode::Char(digit @ '0'..='9') => {
                self.type_digit(digit as usize - '0' as usize);
                return Ok(true);
            }
            KeyCode::Char('q') => return Ok(false),
            KeyCode::Char('u') => self.undo()?,
            KeyCode::Char('?') => self.why(),
            KeyCode::Char('o') => self.reckon(),
            KeyCode::Char('c') => self.ask_for_hint(),
            KeyCode::Char('z') => self.whole = !self.whole,
            KeyCode::Char('p') => self.pass_such()?,
            KeyCode::Char('P') => self.ask_again(),
            KeyCode::Char('l') => self.other_language(),
            KeyCode::Char('h') => self.sheet = Some((Sheet::Help, 0)),
            KeyCode::Char('t') => self.sheet = Some((Sheet::Table, 0)),
            KeyCode::Char('r') => self.sheet = self.rule().map(|rule| (Sheet::Rule(rule), 0)),
            KeyCode::Char('i') => {
                if let Some(thing) = self.pointed_at() {
                    self.look_at(thing);
                }
            }
            KeyCode::Char('/') => {
                self.go_to(Pane::Question);
                self.typing = true;
            }
            KeyCode::Char('n') => self.next_lit(),
            KeyCode::Tab => self.go_round(1),
            KeyCode::BackTab => self.go_round(-1),
            KeyCode::Esc => self.widen(),
            KeyCode::Enter => self.enter()?,
            KeyCode::Left => self.arrow(-1, 0),
            KeyCode::Right => self.arrow(1, 0),
            KeyCode::Up => self.arrow(0, -1),
            KeyCode::Down => self.arrow(0, 1),
            KeyCode::PageUp => self.scroll(self.pane, -PAGE),
            KeyCode::PageDown => self.scroll(self.pane, PAGE),
            _ => {}
        }
        self.number = 0;
        Ok(true)
    }

    fn turn_sheet(&mut self, key: KeyCode) {
        let Some((_, down)) = &mut self.sheet else { return };
        match key {
            KeyCode::Up => *down = down.saturating_sub(1),
            KeyCode::Down => *down += 1,
            KeyCode::PageUp => *down = down.saturating_sub(PAGE as usize),
            KeyCode::PageDown | KeyCode::Char(' ') => *down += PAGE as usize,
            KeyCode::Char('l') => self.other_language(),
            _ => self.sheet = None,
        }
    }

    fn type_letter(&mut self, key: KeyCode) -> Result<(), Failure> {
        match key {
            KeyCode::Char(letter) => self.wanted.push(letter),
            KeyCode::Backspace => {
                self.wanted.pop();
            }
            KeyCode::Up | KeyCode::Down => {
                self.step_choice(if key == KeyCode::Up { -1 } else { 1 });
                return Ok(());
            }
            KeyCode::Esc => {
                self.wanted.clear();
                self.typing = false;
            }
            KeyCode::Enter => {
                self.typing = false;
                return self.choose();
            }
            _ => return Ok(()),
        }
        self.pick_first();
        Ok(())
    }

    /// Adds a digit to the number of a choice. A number that is too large starts again with this digit.
    fn type_digit(&mut self, digit: usize) {
        let many = self.asked.as_ref().map_or(0, |asked| asked.choices.len());
        let longer = self.number * 10 + digit;
        self.number = if longer <= many { longer } else { digit };
        if (1..=many).contains(&self.number) {
            self.only = None;
            self.wanted.clear();
            self.pick(self.number - 1);
            self.go_to(Pane::Question);
        }
    }

    /// Lists all choices again, and drops a half-typed number or a pending confirmation.
    fn widen(&mut self) {
        self.only = None;
        self.wanted.clear();
        self.armed = false;
        self.said.clear();
    }

    fn enter(&mut self) -> Result<(), Failure> {
        match self.pane {
            Pane::Question => self.choose(),
            Pane::Map | Pane::Hand => match self.pointed_at() {
                Some(thing) => self.choose_on(thing),
                None => Ok(()),
            },
            Pane::Log | Pane::Battle => Ok(()),
        }
    }

    fn arrow(&mut self, x: i32, y: i32) {
        match self.pane {
            Pane::Map => {
                self.cursor = self.chart.beside(self.cursor, x, y);
                self.armed = false;
            }
            pane => self.scroll(pane, (x + y) as isize),
        }
    }

    /// Moves by a number of lines, cards or choices in a pane; on the map, up or down.
    fn scroll(&mut self, pane: Pane, by: isize) {
        match pane {
            Pane::Map => self.cursor = self.chart.beside(self.cursor, 0, by.signum() as i32),
            Pane::Question => self.step_choice(by),
            Pane::Hand => {
                let last = self.hand().len().saturating_sub(1);
                self.card = self.card.saturating_add_signed(by).min(last);
            }
            Pane::Log => {
                self.log_up = self.log_up.saturating_add_signed(-by).min(self.log.len());
            }
            Pane::Battle => {
                let rows = self.view.panel.as_ref().map_or(0, |panel| panel.rows.len());
                self.battle_down = self.battle_down.saturating_add_signed(by).min(rows);
            }
        }
    }

    fn step_choice(&mut self, by: isize) {
        let listed = self.listed();
        let at = listed.iter().position(|n| *n == self.picked).unwrap_or(0);
        let last = listed.len().saturating_sub(1);
        if let Some(n) = listed.get(at.saturating_add_signed(by).min(last)) {
            self.pick(*n);
        }
    }

    fn pick_first(&mut self) {
        if let Some(first) = self.listed().first() {
            self.pick(*first);
        }
    }

    /// Selects the next space, in the order of the facts, that has a choice.
    fn next_lit(&mut self) {
        let lit = self.lit_spaces();
        let many = lit.len();
        let next = (1..=many).map(|step| (self.cursor + step) % many).find(|n| lit[*n]);
        if let Some(next) = next {
            self.cursor = next;
            self.armed = false;
            self.go_to(Pane::Map);
        }
    }

    pub fn go_to(&mut self, pane: Pane) {
        self.pane = pane;
        if matches!(pane, Pane::Hand | Pane::Log | Pane::Battle) {
            self.lower = pane;
        }
    }

    fn go_round(&mut self, by: isize) {
        let mut panes = vec![Pane::Map, Pane::Question, Pane::Hand, Pane::Log];
        panes.extend(self.view.panel.is_some().then_some(Pane::Battle));
        let at = panes.iter().position(|pane| *pane == self.pane).unwrap_or(0);
        let next = (at as isize + by).rem_euclid(panes.len() as isize);
        self.go_to(panes[next as usize]);
    }

    fn rule(&self) -> Option<String> {
        let prompt = self.asked.as_ref()?.prompt.as_ref()?;
        Some(prompt.rule.to_string())
    }

    fn other_language(&mut self) {
        self.lang = match self.lang {
            Lang::En => Lang::Fr,
            Lang::Fr => Lang::En,
        };
        self.said.clear();
        if let Some(mut asked) = self.asked.take() {
            asked.labels = self.labels(&asked.choices);
            self.asked = Some(asked);
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Result<(), Failure> {
        let at = Spot { x: mouse.column, y: mouse.row };
        let by = match mouse.kind {
            MouseEventKind::ScrollUp => -WHEEL,
            MouseEventKind::ScrollDown => WHEEL,
            MouseEventKind::Down(MouseButton::Left) => 0,
            _ => return Ok(()),
        };
        if self.curtain.is_some() {
            return Ok(());
        }
        if let Some((_, down)) = &mut self.sheet {
            *down = down.saturating_add_signed(by);
            if by == 0 {
                self.sheet = None;
            }
            return Ok(());
        }
        let Some(pane) = self.areas.pane(at) else { return Ok(()) };
        if by != 0 {
            self.scroll(pane, by);
            return Ok(());
        }
        self.go_to(pane);
        match pane {
            Pane::Map => {
                if let Some(n) = self.areas.space(at) {
                    let again = self.cursor == n;
                    self.cursor = n;
                    if again || self.lit_spaces()[n] {
                        return self.choose_on(Target::space(&self.facts.spaces[n].id));
                    }
                }
            }
            Pane::Question => {
                if let Some(n) = self.areas.choice(at) {
                    if self.picked != n {
                        self.pick(n);
                    }
                    return self.choose();
                }
            }
            Pane::Hand => {
                if let Some(n) = self.areas.card(at) {
                    self.card = n;
                    return self.enter();
                }
            }
            Pane::Log | Pane::Battle => {}
        }
        Ok(())
    }
}
