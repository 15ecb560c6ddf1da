//! Where a game stands, in plain lines. It knows no rules: it says a view.

use std::io::{self, Write};

use engine::{Choice, Line, Outcome, Prompt, Side};
use serde_json::{Map, Value};

use crate::paint::{Paint, pad, wrap};
use crate::text::{Text, plain};

const WIDTH: usize = 100;

pub struct Board<'a> {
    pub text: &'a Text,
    pub paint: Paint,
    /// What never changes: spaces, lines, pieces, cards.
    pub facts: Value,
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
        for goal in list(&view["goals"]) {
            let (side, rule) = (&goal["side"], goal["rule"].as_str().unwrap_or_default());
            let side = self.text.first(&[format!("side-{}", side.as_str().unwrap_or_default())]);
            let said = self.labelled(&side, &self.text.value(&goal["text"]));
            writeln!(out, "  {}", wrap(&format!("{said} ({rule})"), WIDTH, 4))?;
        }
        writeln!(out)?;
        self.spaces(view, out)?;
        self.ways(view, out)?;
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
            let mut name = self.text.space(id);
            for marker in words(&space["markers"]) {
                let said = self.text.first(&[format!("marker-{marker}"), marker.into()]);
                name += &format!(" [{said}]");
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

    /// What lies on the ways between spaces, and how much of their room is taken.
    fn ways(&self, view: &Value, out: &mut impl Write) -> io::Result<()> {
        for (id, way) in entries(&view["lines"]) {
            let ends: Vec<String> = id.split("--").map(|end| self.text.space(end)).collect();
            let mut said = self.way(id);
            said.extend(
                words(&way["markers"])
                    .map(|marker| self.text.first(&[format!("way-{marker}"), marker.into()])),
            );
            let (limit, used) = (way["limit"].to_string(), &way["used"]);
            for side in Side::BOTH.into_iter().filter(|side| used[side.name()] != 0) {
                let n = used[side.name()].to_string();
                let gaps = [("side", &*self.text.side(side)), ("n", &n), ("limit", &limit)];
                said.push(self.text.own("cli-way-used", &gaps));
            }
            let said = self.labelled(&ends.join(" – "), &said.join(", "));
            writeln!(out, "  {}", wrap(&said, WIDTH, 4))?;
        }
        Ok(())
    }

    /// What a way is, and through whose land it leads.
    fn way(&self, id: &str) -> Vec<String> {
        let (a, b) = id.split_once("--").unwrap_or((id, ""));
        let joins = |line: &&Value| line["a"] == a && line["b"] == b;
        let line = list(&self.facts["lines"]).find(joins).unwrap_or(&Value::Null);
        let said = |name: &str, key: &str| {
            line[name].as_str().map(|word| self.text.first(&[format!("{key}-{word}"), word.into()]))
        };
        [said("kind", "line"), said("nation", "nation")].into_iter().flatten().collect()
    }

    /// A label and what it labels, with the colon of the language.
    fn labelled(&self, label: &str, words: &str) -> String {
        self.text.own("cli-labelled", &[("label", label), ("words", words)])
    }

    fn initial(&self, side: Side) -> String {
        let name: String = self.text.side(side).chars().take(1).collect();
        self.paint.side(side, &name)
    }

    /// `French 8 SP, a leader 2 = 8`.
    fn stack(&self, side: Side, space: &Value) -> String {
        let mut pieces: Vec<(bool, String)> = entries(&space[side.name()])
            .map(|(id, state)| {
                let name = self.piece(id);
                match state {
                    Value::Number(number) => (false, format!("{number} {name}")),
                    // A state that has no words is nothing out of the ordinary.
                    Value::String(word) => {
                        let keys = [format!("state-{word}"), format!("cli-state-{word}")];
                        match keys.iter().find_map(|key| self.text.find(key)) {
                            Some(word) => (true, format!("{name} ({word})")),
                            None => (true, name),
                        }
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
            format!("piece-{id}.short"),
            format!("piece-{id}"),
            format!("kind-{id}"),
            format!("sort-{id}"),
            format!("leader-{id}"),
            id.into(),
        ];
        let name = self.text.first(&keys);
        match self.rating(id) {
            Some(rating) => format!("{name} {rating}"),
            None => name,
        }
    }

    fn rating(&self, id: &str) -> Option<String> {
        self.fact("pieces", id).get("rating").filter(|it| it.is_number()).map(Value::to_string)
    }

    /// What never changes of a piece or a card.
    fn fact(&self, kind: &str, id: &str) -> &Value {
        list(&self.facts[kind]).find(|it| it["id"] == id).unwrap_or(&Value::Null)
    }

    /// The spaces and cards that have this name or id, as one chooses them: `space:ID`.
    pub fn called(&self, name: &str) -> Vec<String> {
        let wanted = plain(name);
        let mut found = Vec::new();
        for (kind, all) in [("space", "spaces"), ("card", "cards")] {
            let ids = list(&self.facts[all]).filter_map(|it| it["id"].as_str());
            let named = |id: &str| self.text.find(&format!("{kind}-{id}"));
            let is = |id: &&str| {
                plain(id) == wanted || named(id).is_some_and(|name| plain(&name) == wanted)
            };
            found.extend(ids.filter(is).map(|id| format!("{kind}:{id}")));
        }
        found
    }

    fn boxes(&self, view: &Value, out: &mut impl Write) -> io::Result<()> {
        for (name, pieces) in entries(&view["boxes"]) {
            for (label, ids) in self.piles(name, words(pieces).collect()) {
                let pieces = counted(ids.into_iter().map(|id| self.boxed(name, id)));
                if !pieces.is_empty() {
                    let said = self.labelled(&label, &pieces.join(", "));
                    writeln!(out, "  {}", wrap(&said, WIDTH, 4))?;
                }
            }
        }
        self.points(view, out)
    }

    /// What lies in a box under its name; discards by side, where each has a deck of its own.
    fn piles<'v>(&self, name: &str, ids: Vec<&'v str>) -> Vec<(String, Vec<&'v str>)> {
        let label = self.text.first(&[format!("box-{name}"), name.into()]);
        let shared = list(&self.facts["cards"]).any(|card| card["side"] == "both");
        if name != "discard" || shared {
            return vec![(label, ids)];
        }
        let pile = |side: Side| {
            let own = ids.iter().filter(|id| self.fact("cards", id)["side"] == side.name());
            (format!("{label} ({})", self.text.side(side)), own.copied().collect())
        };
        Side::BOTH.map(pile).into()
    }

    /// What lies in a box: what the game calls it there (`BOX-ID`, for both sides' boxes alike), a card, a token, or a piece.
    fn boxed(&self, name: &str, id: &str) -> String {
        let both = Side::BOTH.iter().find_map(|side| name.strip_suffix(&format!("-{side}")));
        let own = |id: &str| {
            let names = [Some(name), both].into_iter().flatten();
            names.filter_map(|name| self.text.find(&format!("{name}-{id}"))).next()
        };
        match id.split_once(':') {
            Some(("token", id)) => self.text.first(&[format!("token-{id}"), id.into()]),
            Some((what, state)) => own(&format!("{what}-{state}")).unwrap_or_else(|| id.into()),
            None if id == "?" => id.into(),
            None => own(id).unwrap_or_else(|| match self.fact("cards", id) {
                Value::Null => self.piece(id),
                _ => self.text.card(id),
            }),
        }
    }

    /// The points of the cards in play, and what has become of them.
    fn points(&self, view: &Value, out: &mut impl Write) -> io::Result<()> {
        for (card, points) in entries(&view["points"]) {
            let said = list(points).map(|point| {
                let word = |key: &str| point[key].as_str().unwrap_or_default();
                let kind = self.point(word("kind"));
                match word("state") {
                    "free" => kind,
                    state => {
                        let state = self.text.first(&[format!("point-{state}"), state.into()]);
                        self.text.own("cli-point", &[("point", &kind), ("state", &state)])
                    }
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

    fn point(&self, kind: &str) -> String {
        self.text.first(&[format!("ap-{kind}"), kind.into()])
    }

    /// The points printed on a card, where it has any.
    fn printed(&self, card: &str) -> Option<String> {
        let points: Vec<String> =
            words(&self.fact("cards", card)["points"]).map(|kind| self.point(kind)).collect();
        (!points.is_empty()).then(|| points.join(", "))
    }

    /// A choice in words; a card that may be chosen, with its points.
    pub fn choice(&self, choice: &Choice) -> String {
        let label = self.text.say(&choice.label);
        let card = match &choice.on[..] {
            [on] => on.strip_prefix("card:"),
            _ => None,
        };
        match card.and_then(|card| self.printed(card)) {
            Some(points) => self.labelled(&label, &points),
            None => label,
        }
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
        let mut rows: Vec<[String; 3]> = rows
            .iter()
            .map(|row| [label(row), said(&row["french"]), said(&row["british"])])
            .collect();
        if let Some(at) = panel["track"].get("at") {
            let [french, british] = Side::BOTH.map(|side| at[side.name()].to_string());
            rows.push([self.text.own("cli-panel-track", &[]), french, british]);
        }
        let [french, british] = Side::BOTH.map(|side| self.dice(&panel["dice"], side));
        if !french.is_empty() || !british.is_empty() {
            rows.push([self.text.own("cli-panel-dice", &[]), french, british]);
        }
        let sides = Side::BOTH.map(|side| self.text.side(side));
        let width = |cell: &String| cell.chars().count();
        let labels = rows.iter().map(|[label, ..]| width(label)).max().unwrap_or(0);
        let column = rows.iter().map(|[_, french, _]| french).chain([&sides[0]]);
        let column = column.map(width).max().unwrap_or(0);
        writeln!(
            out,
            "  {}  {}  {}",
            pad("", labels),
            self.paint.side(Side::French, &pad(&sides[0], column)),
            self.paint.side(Side::British, &sides[1])
        )?;
        for [label, french, british] in rows {
            let line = format!("  {}  {}  {british}", pad(&label, labels), pad(&french, column));
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }

    /// What a side has rolled, by the names of the faces.
    fn dice(&self, dice: &Value, side: Side) -> String {
        let faces = list(dice)
            .filter(|die| die["side"] == side.name())
            .filter_map(|die| die["face"].as_str())
            .map(|face| self.text.first(&[format!("face-{face}"), face.into()]));
        counted(faces).join(", ")
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
            let name = self.paint.side(side, &self.text.card(id));
            let line = format!("  {} {name}  {}", self.paint.dim(id), self.numbers(id).join(" · "));
            writeln!(out, "{}", line.trim_end())?;
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

    /// What is printed on a card in numbers and signs: its Initiative and points, or its value.
    fn numbers(&self, card: &str) -> Vec<String> {
        let number = |name: &str| {
            let n = self.fact("cards", card)[name].as_u64().filter(|n| 0 < *n)?;
            Some(self.text.own(&format!("cli-card-{name}"), &[("n", &n.to_string())]))
        };
        let all = [number("value"), number("initiative"), self.printed(card)];
        all.into_iter().flatten().collect()
    }

    /// A die as it was rolled: by the name of its face, if the game's dice have any.
    fn face(&self, die: u8) -> String {
        let name = self.facts["dice"][usize::from(die).saturating_sub(1)].as_str();
        name.map_or(die.to_string(), |name| self.text.first(&[format!("face-{name}"), name.into()]))
    }

    pub fn log(&self, lines: &[(u32, Line)], out: &mut impl Write) -> io::Result<()> {
        for (_, line) in lines {
            let mut said = self.text.say(&line.text);
            if line.heading {
                writeln!(out, "\n{}", self.paint.bold(&format!("== {said} ==")))?;
                continue;
            }
            if !line.dice.is_empty() {
                let dice: Vec<String> = line.dice.iter().map(|die| self.face(*die)).collect();
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

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn words(value: &Value) -> impl Iterator<Item = &str> {
    list(value).filter_map(Value::as_str)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Lang, marches};
    use engine::{GameFacts, Phrase};
    use serde_json::json;

    const FACTS: GameFacts = marches(&[(
        "en",
        "a.ftl",
        "side-french = French
side-british = British
space-mill = the Mill
space-etang = Étang Noir
line-path = Path
nation-river = River People
way-bridge = Bridge
way-flooded = Under water
box-discard = Discards
hidden-7 = seven
point-used = used
ap-light = Light
ap-army = Army
face-flag = Flag
face-miss = Miss
card-7 = Night March
card-8 = Étang Noir
card-9 = Frost
play = Play { $card }
battle = Battle
",
    )]);

    fn facts() -> Value {
        json!({
            "spaces": [{"id": "mill"}, {"id": "etang"}],
            "lines": [{"a": "etang", "b": "mill", "kind": "path", "nation": "river"}],
            "dice": ["flag", "miss"],
            "cards": [
                {"id": "7", "side": "french", "initiative": 4, "points": ["light", "army"]},
                {"id": "8", "side": "british", "initiative": 0, "points": ["army"]},
                {"id": "9", "side": "french", "value": 3},
            ],
        })
    }

    /// What a board says, line by line.
    fn said(facts: Value, say: impl Fn(&Board, &mut Vec<u8>) -> io::Result<()>) -> Vec<String> {
        let text = Text::new(&FACTS, Lang::En);
        let mut out = Vec::new();
        say(&Board { text: &text, paint: Paint::none(), facts }, &mut out).expect("room to write");
        String::from_utf8(out).expect("text").lines().map(String::from).collect()
    }

    #[track_caller]
    fn has(lines: &[String], line: &str) {
        assert!(lines.iter().any(|it| it == line), "{line:?} is not in {lines:#?}");
    }

    #[test]
    fn what_lies_on_a_way_is_said_with_how_full_it_is() {
        let used = json!({"french": 3, "british": 0});
        let way = json!({"markers": ["bridge", "flooded"], "used": used, "limit": 4});
        let view = json!({"lines": {"etang--mill": way}});
        let lines = said(facts(), |board, out| board.show(&view, out));
        has(
            &lines,
            "  Étang Noir – the Mill: Path, River People, Bridge, Under water, French 3 of 4",
        );
    }

    #[test]
    fn a_panel_shows_its_track_and_the_dice_by_their_faces() {
        let die = |side: &str, face: &str| json!({"side": side, "face": face});
        let panel = json!({
            "title": {"key": "battle"},
            "rows": [],
            "track": {"least": -5, "most": 10, "at": {"french": -2, "british": 3}},
            "dice": [die("british", "flag"), die("british", "flag"), die("british", "miss")],
        });
        let lines = said(facts(), |board, out| board.panel(&panel, out));
        has(&lines, "         French  British");
        has(&lines, "  Track  -2      3");
        has(&lines, "  Dice           2 × Flag, Miss");
    }

    #[test]
    fn the_log_tells_dice_by_their_faces_if_they_have_any() {
        let rolled = [(1, Line::new(Phrase::new("battle")).dice(&[1, 2, 2]))];
        let lines = said(facts(), |board, out| board.log(&rolled, out));
        has(&lines, "    Battle [Flag Miss Miss]");
        let lines = said(Value::Null, |board, out| board.log(&rolled, out));
        has(&lines, "    Battle [1 2 2]");
    }

    #[test]
    fn what_the_sides_are_after_stands_under_the_tracks() {
        let goal = json!({"side": "british", "text": {"key": "battle"}, "rule": "18.2"});
        let lines = said(facts(), |board, out| board.show(&json!({"goals": [goal]}), out));
        has(&lines, "  British: Battle (18.2)");
    }

    #[test]
    fn a_hand_shows_what_is_printed_on_its_cards() {
        let view = json!({"cards": {"french": {"hand": ["7", "8", "9", "10"]}}});
        let lines = said(facts(), |board, out| board.hand(&view, Side::French, out));
        has(&lines, "  7 Night March  Initiative 4 · Light, Army");
        has(&lines, "  8 Étang Noir  Army");
        has(&lines, "  9 Frost  Value 3");
        has(&lines, "  10 10");
    }

    #[test]
    fn a_card_that_may_be_chosen_shows_its_points() {
        let choice = |card: &str| Choice {
            play: format!("card {card}"),
            on: vec![format!("card:{card}")],
            label: Phrase::new("play").name("card", format!("card-{card}")),
            aside: false,
        };
        let lines = said(facts(), |board, out| {
            writeln!(out, "{}", board.choice(&choice("7")))?;
            writeln!(out, "{}", board.choice(&choice("9")))
        });
        assert_eq!(lines, ["Play Night March: Light, Army", "Play Frost"]);
    }

    #[test]
    fn discards_are_told_by_side_unless_both_sides_share_a_deck() {
        let view = json!({"boxes": {"discard": ["7", "8", "9"]}});
        let lines = said(facts(), |board, out| board.show(&view, out));
        has(&lines, "  Discards (French): Night March, Frost");
        has(&lines, "  Discards (British): Étang Noir");
        let mut shared = facts();
        shared["cards"][2]["side"] = "both".into();
        let lines = said(shared, |board, out| board.show(&view, out));
        has(&lines, "  Discards: Night March, Étang Noir, Frost");
    }

    #[test]
    fn what_lies_in_a_box_is_called_as_the_game_calls_it_there_or_else_as_a_card() {
        let view = json!({"boxes": {"hidden-french": ["7", "8", "?"]}});
        let lines = said(facts(), |board, out| board.show(&view, out));
        has(&lines, "  hidden-french: seven, Étang Noir, ?");
    }

    #[test]
    fn a_point_is_told_with_what_has_become_of_it() {
        let point = |kind: &str, state: &str| json!({"kind": kind, "state": state});
        let view = json!({"points": {"7": [point("light", "used"), point("army", "free")]}});
        let lines = said(facts(), |board, out| board.show(&view, out));
        has(&lines, "  Night March: Light (used), Army");
    }

    #[test]
    fn spaces_and_cards_are_called_by_name_or_id() {
        let text = Text::new(&FACTS, Lang::En);
        let board = Board { text: &text, paint: Paint::none(), facts: facts() };
        assert_eq!(board.called("etang noir"), ["space:etang", "card:8"]);
        assert_eq!(board.called("MILL"), ["space:mill"]);
        assert_eq!(board.called("The Mill"), ["space:mill"]);
        assert_eq!(board.called("7"), ["card:7"]);
        assert_eq!(board.called("nowhere"), [""; 0]);
    }
}
