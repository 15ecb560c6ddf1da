//! A view as plain lines, for the terminal. This module knows no rules: everything on the table carries the key of its
//! own name.

#[cfg(test)]
mod tests;

use std::io::{self, Write};

use engine::{
    BoardFacts, BoxShow, BoxView, CardFact, Choice, DieView, Held, LineFact, LogLine, MarkerView,
    Outcome, Panel, PieceFact, PieceView, PointState, PointView, Prompt, Side, SpaceView, Target,
    TickShow, View,
};

use crate::{Paint, Text, pad, plain, wrap};

/// Prints a game in one language.
pub struct Screen<'a> {
    pub text: &'a Text,
    pub paint: Paint,
    /// The width of the text, in columns.
    pub width: usize,
    /// The facts of the board, which never change: spaces, lines, pieces, cards.
    pub facts: &'a BoardFacts,
}

impl Screen<'_> {
    /// Prints the clock, the tracks, every space that holds pieces, the boxes, and the number of cards in each place.
    pub fn table(&self, view: &View, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "\n{}", self.paint.bold(&self.clock(view)))?;
        for track in &view.tracks {
            let by_side = Side::BOTH.map(|side| {
                self.paint.side(side, &format!("{} {}", self.text.side(side), track.at[side]))
            });
            let name = self.text.key(&track.name);
            writeln!(out, "{}", self.labelled(&name, &by_side.join(", ")))?;
        }
        for goal in &view.goals {
            let said = self.labelled(&self.text.side(goal.side), &self.text.say(&goal.text));
            self.indented(&format!("{said} ({})", goal.rule), out)?;
        }
        writeln!(out)?;
        self.spaces(view, out)?;
        self.ways(view, out)?;
        for it in &view.boxes {
            self.holding(it, out)?;
        }
        self.points(view, out)?;
        self.cards(view, out)?;
        match &view.panel {
            Some(panel) => self.panel(panel, out),
            None => Ok(()),
        }
    }

    /// Returns the date, the phase and temporary conditions: "Spring 1755 · French phase".
    pub fn clock(&self, view: &View) -> String {
        let (mut date, mut rest) = (Vec::new(), Vec::new());
        for tick in &view.clock {
            let Some(text) = &tick.text else { continue };
            match tick.show {
                TickShow::Date => date.push(self.text.say(text)),
                TickShow::Stage | TickShow::Badge => rest.push(self.text.say(text)),
                TickShow::Silent => {}
            }
        }
        rest.insert(0, date.join(" "));
        rest.join(" · ")
    }

    fn spaces(&self, view: &View, out: &mut impl Write) -> io::Result<()> {
        let mut empty: [Vec<String>; 2] = Default::default();
        let mut held = Vec::new();
        for (id, space) in &view.spaces {
            let mut name = self.text.space(id);
            for marker in &space.markers {
                name += &format!(" [{}]", self.marker(marker));
            }
            let there = Side::BOTH.into_iter().filter(|side| !space.pieces[*side].is_empty());
            let stacks: Vec<String> = there.map(|side| self.stack(side, space)).collect();
            match space.control {
                Some(side) if stacks.is_empty() => empty[side as usize].push(name),
                _ if stacks.is_empty() => {}
                control => held.push((control, name, stacks)),
            }
        }
        // Spaces are grouped by the side that holds them: French, British, neither.
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
                writeln!(out, "  {}", self.paint.dim(&wrap(&said, self.width, 4)))?;
            }
        }
        Ok(())
    }

    pub fn marker(&self, marker: &MarkerView) -> String {
        times(marker.n, self.text.say(&marker.text))
    }

    /// Returns a side's pieces, `French 3 × Guns, a leader 2 = 8`: counted units first, then pieces with names of their own.
    pub fn stack(&self, side: Side, space: &SpaceView) -> String {
        let mut pieces: Vec<(bool, String)> = space.pieces[side]
            .iter()
            .map(|piece| match piece.state {
                Some(_) => (true, self.piece(piece)),
                None => (false, self.several(piece)),
            })
            .collect();
        pieces.sort();
        let pieces: Vec<String> = pieces.into_iter().map(|(_, said)| said).collect();
        let (name, strength) = (self.text.side(side), space.strength[side]);
        self.paint.side(side, &format!("{name} {} = {strength}", pieces.join(", ")))
    }

    /// Returns the shortest name of a piece with its condition, or, for a leader, with the rating.
    fn piece(&self, piece: &PieceView) -> String {
        let mut said = self.text.short(&piece.name);
        if let Some(rating) = self.piece_fact(&piece.id).and_then(|fact| fact.rating) {
            said = format!("{said} {rating}");
        }
        self.with_states(piece, said)
    }

    /// Returns a number of pieces of one kind, such as `8 SP` where the game has a short form for it.
    fn several(&self, piece: &PieceView) -> String {
        match self.text.counted(&piece.name, piece.n) {
            Some(said) => self.with_states(piece, said),
            None => times(piece.n, self.piece(piece)),
        }
    }

    fn with_states(&self, piece: &PieceView, mut said: String) -> String {
        for (is_so, key) in [
            (piece.wounded, "cli-wounded"),
            (piece.spent, "cli-spent"),
            (piece.inside, "cli-inside"),
        ] {
            if is_so {
                said = self.text.own(key, &[("piece", &said)]);
            }
        }
        said
    }

    fn piece_fact(&self, id: &str) -> Option<&PieceFact> {
        self.facts.pieces.iter().find(|fact| fact.id == id)
    }

    fn card_fact(&self, id: &str) -> Option<&CardFact> {
        self.facts.cards.iter().find(|fact| fact.id == id)
    }

    /// Prints the markers on the lines between spaces, and the used part of each line's capacity.
    fn ways(&self, view: &View, out: &mut impl Write) -> io::Result<()> {
        for (id, way) in &view.lines {
            let Some(line) =
                self.facts.lines.iter().find(|line| format!("{}--{}", line.a, line.b) == *id)
            else {
                continue;
            };
            let mut said = self.way(line);
            said.extend(way.markers.iter().map(|marker| self.marker(marker)));
            for side in Side::BOTH.into_iter().filter(|side| 0 < way.used[*side]) {
                let (n, limit) = (way.used[side].to_string(), way.limit.to_string());
                let gaps = [("side", &*self.text.side(side)), ("n", &n), ("limit", &limit)];
                said.push(self.text.own("cli-way-used", &gaps));
            }
            let ends = format!("{} – {}", self.text.space(&line.a), self.text.space(&line.b));
            self.indented(&self.labelled(&ends, &said.join(", ")), out)?;
        }
        Ok(())
    }

    /// Returns the kind of a line and the side whose land it crosses.
    pub fn way(&self, line: &LineFact) -> Vec<String> {
        let kind = self.text.named("line", &line.kind);
        let nation = line.nation.as_ref().map(|nation| self.text.named("nation", nation));
        [Some(kind), nation].into_iter().flatten().collect()
    }

    /// Prints the content of a box, if it holds anything.
    fn holding(&self, it: &BoxView, out: &mut impl Write) -> io::Result<()> {
        let name = self.text.key(&it.name);
        let of = |side: Side| format!("{name} ({})", self.text.side(side));
        let shared = self.facts.cards.iter().any(|card| card.side == "both");
        match (it.show, it.side) {
            (BoxShow::Silent, _) => Ok(()),
            // If each side has its own deck, each has its own discard pile.
            (BoxShow::Pile, None) if !shared => {
                for side in Side::BOTH {
                    let own = it.holds.iter().filter(|held| self.is_of(held, side));
                    self.pile(&of(side), own, out)?;
                }
                Ok(())
            }
            // The piles of the two sides have the same name.
            (BoxShow::Kept, Some(side)) => self.pile(&of(side), it.holds.iter(), out),
            _ => self.pile(&name, it.holds.iter(), out),
        }
    }

    fn is_of(&self, held: &Held, side: Side) -> bool {
        match held {
            Held::Card { id } => self.card_fact(id).is_some_and(|card| card.side == side.name()),
            _ => false,
        }
    }

    fn pile<'h>(
        &self,
        label: &str,
        holds: impl Iterator<Item = &'h Held>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let held = counted(holds.map(|held| self.held(held)));
        match held.is_empty() {
            true => Ok(()),
            false => self.indented(&self.labelled(label, &held.join(", ")), out),
        }
    }

    /// Returns a count and the name of the thing counted.
    fn held(&self, held: &Held) -> (u32, String) {
        match held {
            Held::Card { id } => (1, self.text.card(id)),
            Held::Piece(piece) => (piece.n, self.piece(piece)),
            Held::Token { name, .. } => (1, self.text.key(name)),
            Held::Word { text: Some(text), .. } => (1, self.text.say(text)),
            Held::Word { id, text: None, .. } => (1, id.clone()),
            Held::Back => (1, "?".into()),
        }
    }

    /// Prints the points of the cards in play, and how they have been spent.
    fn points(&self, view: &View, out: &mut impl Write) -> io::Result<()> {
        for (card, points) in view.points.iter().filter(|(_, points)| !points.is_empty()) {
            let said: Vec<String> = points.iter().map(|point| self.point(point)).collect();
            self.indented(&self.labelled(&self.text.card(card), &said.join(", ")), out)?;
        }
        Ok(())
    }

    fn point(&self, point: &PointView) -> String {
        let name = self.text.key(&point.name);
        let state = match point.state {
            PointState::Free => return name,
            PointState::Used => "point-used",
            PointState::Held => "point-held",
            PointState::Lost => "point-lost",
        };
        self.text.own("cli-point", &[("point", &name), ("state", &self.text.key(state))])
    }

    /// Prints the number of cards in each place for each side, and the card being played.
    fn cards(&self, view: &View, out: &mut impl Write) -> io::Result<()> {
        for side in Side::BOTH {
            let cards = &view.cards[side];
            let gaps = [
                ("side", self.text.side(side)),
                ("held", cards.held.to_string()),
                ("left", cards.left.to_string()),
                ("discarded", cards.discard.len().to_string()),
            ];
            let gaps = gaps.each_ref().map(|(gap, words)| (*gap, words.as_str()));
            let mut said = self.text.own("cli-cards", &gaps);
            if let Some(card) = &cards.active {
                said += ", ";
                said += &self.text.own("cli-cards-active", &[("card", &self.text.card(card))]);
            }
            writeln!(out, "{said}")?;
        }
        Ok(())
    }

    /// Prints the combat or march under way, line by line.
    pub fn panel(&self, panel: &Panel, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "\n{}", self.paint.bold(&self.text.say(&panel.title)))?;
        let rows = self.panel_rows(panel);
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

    /// Returns the rows of a panel: a label and a value for each side.
    pub fn panel_rows(&self, panel: &Panel) -> Vec<[String; 3]> {
        let mut rows: Vec<[String; 3]> = Vec::new();
        for row in &panel.rows {
            let label = self.text.say(&row.label);
            let label = row.rule.map_or(label.clone(), |rule| format!("{label} ({rule})"));
            let [french, british] = [&row.french, &row.british]
                .map(|cell| cell.as_ref().map_or(String::new(), |cell| self.text.say(&cell.text)));
            rows.push([label, french, british]);
        }
        if let Some(track) = &panel.track {
            let [french, british] = Side::BOTH.map(|side| track.at[side].to_string());
            rows.push([self.text.own("cli-panel-track", &[]), french, british]);
        }
        if !panel.dice.is_empty() {
            let [french, british] = Side::BOTH.map(|side| self.dice(&panel.dice, side));
            rows.push([self.text.own("cli-panel-dice", &[]), french, british]);
        }
        rows
    }

    /// Returns a side's dice, by the names of their faces.
    fn dice(&self, dice: &[DieView], side: Side) -> String {
        let own = dice.iter().filter(|die| die.side == side);
        counted(own.map(|die| (1, self.text.key(&die.name)))).join(", ")
    }

    /// Prints the visible cards of a hand, each with its effect.
    pub fn hand(&self, view: &View, side: Side, out: &mut impl Write) -> io::Result<()> {
        let Some(hand) = &view.cards[side].hand else { return Ok(()) };
        writeln!(
            out,
            "\n{}",
            self.paint.bold(&self.text.own("cli-hand", &[("side", &self.text.side(side))]))
        )?;
        if hand.is_empty() {
            writeln!(out, "  {}", self.text.own("cli-hand-empty", &[]))?;
        }
        for id in hand {
            let name = self.paint.side(side, &self.text.card(id));
            let line = format!("  {} {name}  {}", self.paint.dim(id), self.numbers(id).join(" · "));
            writeln!(out, "{}", line.trim_end())?;
            let parts = self.card_parts(id);
            if !parts.is_empty() {
                writeln!(out, "      {}", wrap(&parts.join(" "), self.width, 6))?;
            }
        }
        Ok(())
    }

    /// Returns the lines about a card: its effect, its condition and when it can be played.
    pub fn card_parts(&self, id: &str) -> Vec<String> {
        let part = |part: &str| self.text.find(&format!("card-{id}.{part}"));
        let titled = |name: &str| {
            part(name).map(|words| {
                self.labelled(&self.text.own(&format!("cli-card-{name}"), &[]), &words)
            })
        };
        [part("effect"), titled("condition"), titled("when")].into_iter().flatten().collect()
    }

    /// Returns the numbers and signs printed on a card: its Initiative and points, or its value.
    pub fn numbers(&self, card: &str) -> Vec<String> {
        let Some(fact) = self.card_fact(card) else { return Vec::new() };
        let number = |key: &str, n: Option<u8>| {
            let n = n.filter(|n| 0 < *n)?;
            Some(self.text.own(key, &[("n", &n.to_string())]))
        };
        let all = [
            number("cli-card-value", fact.value),
            number("cli-card-initiative", fact.initiative),
            self.printed(fact),
        ];
        all.into_iter().flatten().collect()
    }

    /// Returns the points printed on a card, if it has any.
    fn printed(&self, card: &CardFact) -> Option<String> {
        let points = card.points.iter().map(|kind| self.text.named("ap", kind));
        (!card.points.is_empty()).then(|| points.collect::<Vec<_>>().join(", "))
    }

    /// Returns a choice in words. If the choice is a card, the text also gives the card's points.
    pub fn choice(&self, choice: &Choice) -> String {
        let label = self.text.say(&choice.label);
        let card = match &choice.on[..] {
            [Target::Card(id)] => self.card_fact(id),
            _ => None,
        };
        match card.and_then(|card| self.printed(card)) {
            Some(points) => self.labelled(&label, &points),
            None => label,
        }
    }

    /// Returns the spaces and cards with this name or id.
    pub fn called(&self, name: &str) -> Vec<Target> {
        let wanted = plain(name);
        let is = |id: &str, name: String| plain(id) == wanted || plain(&name) == wanted;
        let spaces = self.facts.spaces.iter().map(|space| &space.id);
        let spaces = spaces.filter(|id| is(id, self.text.space(id))).map(Target::space);
        let cards = self.facts.cards.iter().map(|card| &card.id);
        let cards = cards.filter(|id| is(id, self.text.card(id))).map(Target::card);
        spaces.chain(cards).collect()
    }

    pub fn log(&self, lines: &[(u32, LogLine)], out: &mut impl Write) -> io::Result<()> {
        for (_, line) in lines {
            let said = self.told(line);
            if line.heading {
                writeln!(out, "\n{}", self.paint.bold(&format!("== {said} ==")))?;
                continue;
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

    /// Returns a line of the log in words, with the dice that were rolled.
    pub fn told(&self, line: &LogLine) -> String {
        let said = self.text.say(&line.text);
        if line.dice.is_empty() || line.heading {
            return said;
        }
        let dice: Vec<String> = line.dice.iter().map(|die| self.face(*die)).collect();
        format!("{said} [{}]", dice.join(" "))
    }

    /// Returns a rolled die, by the name of its face if the game's dice have named faces.
    pub(crate) fn face(&self, die: u8) -> String {
        let face = usize::from(die).checked_sub(1).and_then(|n| self.facts.dice.get(n));
        face.map_or(die.to_string(), |face| self.text.named("face", face))
    }

    pub fn prompt(&self, side: Side, prompt: &Prompt, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "\n{}", self.question(side, prompt))
    }

    /// Returns the question put to a side, with its rule.
    pub fn question(&self, side: Side, prompt: &Prompt) -> String {
        let who = self.paint.side(side, &self.text.side(side));
        let rule = self.paint.dim(&format!("({})", prompt.rule));
        let asked = self.labelled(&who, &self.paint.bold(&self.text.say(&prompt.text)));
        format!("{asked} {rule}")
    }

    pub fn outcome(&self, outcome: &Outcome, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "\n{}", self.paint.bold(&self.ending(outcome)))
    }

    /// Returns the sentence about the end of a game, which names the winner or says that there is none.
    pub fn ending(&self, outcome: &Outcome) -> String {
        format!("{} ({})", self.text.key(outcome.why), outcome.rule)
    }

    /// Returns a label and its value, separated by the colon of the language.
    pub fn labelled(&self, label: &str, words: &str) -> String {
        self.text.own("cli-labelled", &[("label", label), ("words", words)])
    }

    pub fn initial(&self, side: Side) -> String {
        let name: String = self.text.side(side).chars().take(1).collect();
        self.paint.side(side, &name)
    }

    fn indented(&self, said: &str, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "  {}", wrap(said, self.width, 4))
    }
}

/// Merges equal neighbours into one line with their total.
fn counted(things: impl Iterator<Item = (u32, String)>) -> Vec<String> {
    let mut groups: Vec<(u32, String)> = Vec::new();
    for (n, thing) in things {
        match groups.last_mut() {
            Some((so_far, last)) if *last == thing => *so_far += n,
            _ => groups.push((n, thing)),
        }
    }
    groups.into_iter().map(|(n, thing)| times(n, thing)).collect()
}

fn times(n: u32, thing: String) -> String {
    if n == 1 { thing } else { format!("{n} × {thing}") }
}
