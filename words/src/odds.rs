//! The odds of a fight as lines of text.

use engine::{BySide, Odds, OddsOf};

use crate::{Lang, Screen};

impl Screen<'_> {
    /// Returns every result with its chance, the sides that may still respond to it, and the expected losses.
    pub fn odds(&self, odds: &Odds) -> Vec<String> {
        let text = self.text;
        let result = |chance: f64, what: &str| {
            let percent = figure(text.lang, 100.0 * chance);
            text.own("cli-odds-result", &[("n", &percent), ("what", what)])
        };
        let of = |one: &OddsOf| {
            let mut said = text.say(&one.text);
            if !one.faces.is_empty() {
                let faces: Vec<String> = one.faces.iter().map(|n| self.face(*n)).collect();
                said += &text.own("cli-odds-die", &[("faces", &faces.join(", "))]);
            }
            result(one.chance, &said)
        };
        let mut lines = Vec::new();
        if !odds.standing.is_empty() {
            lines.push(text.key("cli-odds-standing"));
            lines.extend(odds.standing.iter().map(of));
        }
        if !odds.threats.is_empty() {
            lines.push(text.key("cli-odds-threats"));
        }
        for threat in &odds.threats {
            lines.push(result(threat.faces.len() as f64 / 6.0, &text.say(&threat.text)));
        }
        if !lines.is_empty() && !odds.results.is_empty() {
            lines.push(text.key("cli-odds-all"));
        }
        lines.extend(odds.results.iter().map(of));
        let losses = BySide::of(|side| figure(text.lang, odds.losses[side]));
        let names = BySide::of(|side| text.key(&format!("side-{side}")));
        lines.push(text.own(
            "cli-odds-lost",
            &[
                ("french", &names.french),
                ("f", &losses.french),
                ("british", &names.british),
                ("b", &losses.british),
            ],
        ));
        lines
    }
}

/// Returns a figure with one decimal, after a point or a comma as the language has it.
fn figure(lang: Lang, n: f64) -> String {
    let figure = format!("{n:.1}");
    match lang {
        Lang::En => figure,
        Lang::Fr => figure.replace('.', ","),
    }
}
