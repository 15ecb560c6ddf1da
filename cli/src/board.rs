//! Where a game stands, in plain lines. It knows no rules: it says a view.

use std::io::{self, Write};

use engine::{GameFacts, Line, Outcome, Prompt, Side};
use serde_json::{Map, Value};

use crate::paint::{Paint, pad, wrap};
use crate::text::Text;

const WIDTH: usize = 100;

pub struct Board<'a> {
    pub text: &'a Text,
    pub paint: Paint,
    pub facts: &'static GameFacts,
}

impl Board<'_> {
    /// The clock, the tracks, every space that holds pieces, the cards by number.
    pub fn show(&self, view: &Value, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "\n{}", self.paint.bold(&self.clock(view)))?;
        for (name, values) in entries(&view["tracks"]) {
            let by_side = Side::BOTH.map(|side| {
                self.paint.side(side, &format!("{} {}", self.text.side(side), values[side.name()]))
            });
            let track = self.text.first(&[format!("track-{name}"), name.clone()]);
            writeln!(out, "{}", self.labelled(&track, &by_side.join(", ")))?;
        }
        writeln!(out)?;
        self.spaces(view, out)?;
        self.boxes(view, out)?;
        for side in Side::BOTH {
            let cards = &view["cards"][side.name()];
            let number = |key: &str| cards[key].as_u64().unwrap_or(0).to_string();
            let discarded = cards["discard"].as_array().map_or(0, Vec::len).to_string();
            let gaps = [
                ("side", self.text.side(side)),
                ("held", number("held")),
                ("left", number("left")),
                ("discarded", discarded),
            ];
            let gaps: Vec<(&str, &str)> =
                gaps.iter().map(|(gap, words)| (*gap, words.as_str())).collect();
            let mut said = self.text.own("cli-cards", &gaps);
            if let Some(card) = cards["active"].as_str() {
                said += ", ";
                said += &self.text.own("cli-cards-active", &[("card", &self.text.card(card))]);
            }
            writeln!(out, "{said}")?;
        }
        self.panel(&view["panel"], out)
    }

    fn clock(&self, view: &Value) -> String {
        // What has no words is for programs.
        let said = |name: &str, value: &Value| match value {
            Value::String(word) => self.text.find(&format!("{name}-{word}")).unwrap_or_default(),
            Value::Bool(yes) => self
                .text
                .find(&format!("clock-{}-{yes}", name.replace('_', "-")))
                .unwrap_or_default(),
            other => other.to_string(),
        };
        let clock = &view["clock"];
        // The season and the year come first, as one says a date.
        let first = ["season", "year"]
            .into_iter()
            .filter_map(|name| clock.get(name).map(|value| said(name, value)));
        let date = first.collect::<Vec<_>>().join(" ");
        let rest = entries(clock)
            .filter(|(name, value)| *name != "season" && *name != "year" && !value.is_null())
            .map(|(name, value)| said(name, value));
        std::iter::once(date)
            .chain(rest)
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(" · ")
    }

    fn spaces(&self, view: &Value, out: &mut impl Write) -> io::Result<()> {
        let mut empty: [Vec<String>; 2] = Default::default();
        let mut held = Vec::new();
        for (id, space) in entries(&view["spaces"]) {
            let control = space["control"].as_str().and_then(|side| side.parse::<Side>().ok());
            let mut name = self.text.first(&[format!("space-{id}"), id.clone()]);
            for marker in
                space["markers"].as_array().into_iter().flatten().filter_map(Value::as_str)
            {
                name += &format!(
                    " [{}]",
                    self.text.first(&[
                        format!("marker-{marker}"),
                        format!("cli-marker-{marker}"),
                        marker.into()
                    ])
                );
            }
            let stacks: Vec<String> = Side::BOTH
                .into_iter()
                .filter(|side| {
                    space[side.name()].as_object().is_some_and(|stack| !stack.is_empty())
                })
                .map(|side| self.stack(side, space))
                .collect();
            match control {
                Some(side) if stacks.is_empty() => empty[side as usize].push(name),
                _ if stacks.is_empty() => {}
                _ => held.push((control, name, stacks)),
            }
        }
        // Those who hold the space come together: French, British, nobody.
        held.sort_by_key(|(control, ..)| control.map_or(2, |side| side as usize));
        let width = held.iter().map(|(_, name, _)| name.chars().count()).max().unwrap_or(0);
        for (control, name, stacks) in held {
            let flag = control.map_or("-".into(), |side| self.initial(side));
            writeln!(out, "  {flag} {}  {}", pad(&name, width), stacks.join(" / "))?;
        }
        for side in Side::BOTH {
            let names = &empty[side as usize];
            if !names.is_empty() {
                let side = self.text.side(side);
                let said =
                    self.text.own("cli-empty", &[("side", &side), ("spaces", &names.join(", "))]);
                writeln!(out, "  {}", self.paint.dim(&wrap(&said, WIDTH, 4)))?;
            }
        }
        Ok(())
    }

    /// A label and what it labels, with the colon of the language.
    fn labelled(&self, label: &str, words: &str) -> String {
        self.text.own("cli-labelled", &[("label", label), ("words", words)])
    }

    fn initial(&self, side: Side) -> String {
        let name: String = self.text.side(side).chars().take(1).collect();
        self.paint.side(side, &name)
    }

    /// `French 8 SP, Dieskau 2 = 8`.
    fn stack(&self, side: Side, space: &Value) -> String {
        let mut pieces: Vec<(bool, String)> = entries(&space[side.name()])
            .map(|(id, state)| {
                let name = self.piece(id);
                match state {
                    Value::Number(number) => (false, format!("{number} {name}")),
                    Value::String(word) if word == "fit" || word == "out" => (true, name),
                    Value::String(word) => {
                        let word = self.text.first(&[
                            format!("state-{word}"),
                            format!("cli-state-{word}"),
                            word.clone(),
                        ]);
                        (true, format!("{name} ({word})"))
                    }
                    _ => (true, name),
                }
            })
            .collect();
        pieces.sort();
        let pieces: Vec<String> = pieces.into_iter().map(|(_, said)| said).collect();
        let strength = &space["strength"][side.name()];
        let said = format!("{} {} = {strength}", self.text.side(side), pieces.join(", "));
        self.paint.side(side, &said)
    }

    /// A piece by its shortest name, a leader with his rating.
    fn piece(&self, id: &str) -> String {
        if let Some(id) = id.strip_prefix("inside-") {
            return self.text.own("cli-inside", &[("piece", &self.piece(id))]);
        }
        if let Some(id) = id.strip_prefix("spent-") {
            return self.text.own("cli-spent", &[("piece", &self.piece(id))]);
        }
        let keys = [
            format!("cli-piece-{id}"),
            format!("piece-{id}.short"),
            format!("piece-{id}"),
            format!("kind-{id}"),
            format!("sort-{id}"),
            format!("leader-{id}"),
            format!("in-force-{id}"),
            id.into(),
        ];
        let name = self.text.first(&keys);
        match self.rating(id) {
            Some(rating) => format!("{name} {rating}"),
            None => name,
        }
    }

    fn rating(&self, id: &str) -> Option<String> {
        let board = (self.facts.board)();
        let pieces = board.get("pieces")?.as_array()?;
        let piece = pieces.iter().find(|piece| piece["id"] == id)?;
        piece.get("rating").filter(|rating| rating.is_number()).map(Value::to_string)
    }

    fn boxes(&self, view: &Value, out: &mut impl Write) -> io::Result<()> {
        for (name, pieces) in entries(&view["boxes"]) {
            let pieces = pieces.as_array().into_iter().flatten().filter_map(Value::as_str);
            let pieces = counted(pieces.map(|id| self.boxed(name, id)));
            if !pieces.is_empty() {
                let name = self.text.first(&[
                    format!("box-{name}"),
                    format!("cli-box-{name}"),
                    name.clone(),
                ]);
                writeln!(out, "  {}", wrap(&self.labelled(&name, &pieces.join(", ")), WIDTH, 4))?;
            }
        }
        self.points(view, out)
    }

    /// What lies in a box: a card, a token, a piece, or a word such as `iroquois:french`.
    fn boxed(&self, name: &str, id: &str) -> String {
        let cards = ["discard", "removed-cards", "in-play"];
        match id.split_once(':') {
            Some(("token", id)) => self.text.first(&[format!("token-{id}"), id.into()]),
            Some((what, state)) => self.text.first(&[format!("{name}-{what}-{state}"), id.into()]),
            None if id == "?" => id.into(),
            None if cards.contains(&name) || name.starts_with("reserve-") => self.text.card(id),
            None => self.text.find(&format!("{name}-{id}")).unwrap_or_else(|| self.piece(id)),
        }
    }

    /// The points of the cards in play, and what has become of them.
    fn points(&self, view: &Value, out: &mut impl Write) -> io::Result<()> {
        for (card, points) in entries(&view["points"]) {
            let said = points.as_array().into_iter().flatten().map(|point| {
                let word = |key: &str| point[key].as_str().unwrap_or_default();
                let kind = self.text.first(&[format!("ap-{}", word("kind")), word("kind").into()]);
                match word("state") {
                    "free" => kind,
                    state => self.text.own(&format!("cli-point-{state}"), &[("point", &kind)]),
                }
            });
            let said = said.collect::<Vec<_>>().join(", ");
            if !said.is_empty() {
                writeln!(
                    out,
                    "  {}",
                    wrap(&self.labelled(&self.text.card(card), &said), WIDTH, 4)
                )?;
            }
        }
        Ok(())
    }

    /// A combat or a march under way, line by line.
    pub fn panel(&self, panel: &Value, out: &mut impl Write) -> io::Result<()> {
        let Some(rows) = panel.get("rows").and_then(Value::as_array) else { return Ok(()) };
        let said =
            |value: &Value| if value.is_null() { String::new() } else { self.text.value(value) };
        writeln!(out, "\n{}", self.paint.bold(&said(&panel["title"])))?;
        let label = |row: &Value| match row["rule"].as_str() {
            Some(rule) => format!("{} ({rule})", said(&row["label"])),
            None => said(&row["label"]),
        };
        let widest = |cells: &mut dyn Iterator<Item = String>| {
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let labels = widest(&mut rows.iter().map(label));
        let french = widest(
            &mut rows.iter().map(|row| said(&row["french"])).chain([self.text.side(Side::French)]),
        );
        let sides = [pad(&self.text.side(Side::French), french), self.text.side(Side::British)];
        writeln!(
            out,
            "  {}  {}  {}",
            pad("", labels),
            self.paint.side(Side::French, &sides[0]),
            self.paint.side(Side::British, &sides[1])
        )?;
        for row in rows {
            let line = format!(
                "  {}  {}  {}",
                pad(&label(row), labels),
                pad(&said(&row["french"]), french),
                said(&row["british"])
            );
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }

    /// The cards of a hand that these eyes may see, each with what it does.
    pub fn hand(&self, view: &Value, side: Side, out: &mut impl Write) -> io::Result<()> {
        let cards = &view["cards"][side.name()];
        let Some(hand) = cards["hand"].as_array() else { return Ok(()) };
        writeln!(
            out,
            "\n{}",
            self.paint.bold(&self.text.own("cli-hand", &[("side", &self.text.side(side))]))
        )?;
        if hand.is_empty() {
            writeln!(out, "  {}", self.text.own("cli-hand-empty", &[]))?;
        }
        for id in hand.iter().filter_map(Value::as_str) {
            writeln!(
                out,
                "  {} {}",
                self.paint.dim(id),
                self.paint.side(side, &self.text.card(id))
            )?;
            let part = |part: &str| self.text.find(&format!("card-{id}.{part}"));
            let titled = |name: &str| {
                part(name).map(|words| {
                    self.labelled(&self.text.own(&format!("cli-card-{name}"), &[]), &words)
                })
            };
            let parts: Vec<String> = [part("effect"), titled("condition"), titled("when")]
                .into_iter()
                .flatten()
                .collect();
            if !parts.is_empty() {
                writeln!(out, "      {}", wrap(&parts.join(" "), WIDTH, 6))?;
            }
        }
        Ok(())
    }

    pub fn log(&self, lines: &[(u32, Line)], out: &mut impl Write) -> io::Result<()> {
        for (_, line) in lines {
            let mut said = self.text.say(&line.text);
            if line.heading {
                writeln!(out, "\n{}", self.paint.bold(&format!("== {said} ==")))?;
                continue;
            }
            if !line.dice.is_empty() {
                let dice: Vec<String> = line.dice.iter().map(u8::to_string).collect();
                said += &format!(" [{}]", dice.join(" "));
            }
            let said = match line.rule {
                Some(rule) => format!("{said} {}", self.paint.dim(&format!("({rule})"))),
                None => said,
            };
            let mark = line.side.map_or(" ".into(), |side| self.initial(side));
            writeln!(out, "  {mark} {said}")?;
        }
        Ok(())
    }

    pub fn prompt(&self, side: Side, prompt: &Prompt, out: &mut impl Write) -> io::Result<()> {
        let who = self.paint.side(side, &self.text.side(side));
        let rule = self.paint.dim(&format!("({})", prompt.rule));
        let asked = self.labelled(&who, &self.paint.bold(&self.text.say(&prompt.text)));
        writeln!(out, "\n{asked} {rule}")
    }

    pub fn outcome(&self, outcome: &Outcome, out: &mut impl Write) -> io::Result<()> {
        let how = format!("{} ({})", self.text.key(outcome.why), outcome.rule);
        let said = match outcome.winner {
            Some(side) => {
                self.text.own("cli-won", &[("side", &self.text.side(side)), ("how", &how)])
            }
            None => self.text.own("cli-draw", &[("how", &how)]),
        };
        writeln!(out, "\n{}", self.paint.bold(&said))
    }
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}

/// Like things that follow one another are counted.
fn counted(things: impl Iterator<Item = String>) -> Vec<String> {
    let mut groups: Vec<(String, usize)> = Vec::new();
    for thing in things {
        match groups.last_mut() {
            Some((last, n)) if *last == thing => *n += 1,
            _ => groups.push((thing, 1)),
        }
    }
    let said = |(thing, n)| if n == 1 { thing } else { format!("{n} × {thing}") };
    groups.into_iter().map(said).collect()
}
