//! Colours and signs: those of every picture, and those of the game.

use engine::{GameFacts, Side};

/// The colours of a picture.
#[derive(Clone, Copy)]
pub struct Palette {
    pub dark: bool,
    pub paper: &'static str,
    pub ink: &'static str,
    pub faded: &'static str,
    pub sea: &'static str,
    pub land: &'static str,
    pub coast: &'static str,
    pub river: &'static str,
    pub ridge: &'static str,
    pub way: &'static str,
    /// The colour of a space that no side controls.
    pub free: &'static str,
    french: [&'static str; 2],
    british: [&'static str; 2],
}

impl Palette {
    pub const LIGHT: Palette = Palette {
        dark: false,
        paper: "#fbf7ec",
        ink: "#2a2318",
        faded: "#6d604a",
        sea: "#c9d9d8",
        land: "#f1e7cd",
        coast: "#7d6d4f",
        river: "#93b3ba",
        ridge: "#8b7350",
        way: "#85622f",
        free: "#e6dbb8",
        french: ["#27488a", "#c3d3f0"],
        british: ["#b23a1c", "#f5c9b6"],
    };

    pub const DARK: Palette = Palette {
        dark: true,
        paper: "#191713",
        ink: "#ece2cb",
        faded: "#a89b80",
        sea: "#13222b",
        land: "#35301f",
        coast: "#8a7a58",
        river: "#2b4753",
        ridge: "#8f7c5c",
        way: "#b8935a",
        free: "#8d8468",
        french: ["#3f68b8", "#7f9bd6"],
        british: ["#bf4d29", "#dc8f72"],
    };

    /// Returns the colour of a side's counters.
    pub fn side(&self, side: Side) -> &'static str {
        match side {
            Side::French => self.french[0],
            Side::British => self.british[0],
        }
    }

    /// Returns the colour of a space that the side controls.
    pub fn held(&self, control: Option<Side>) -> &'static str {
        match control {
            None => self.free,
            Some(Side::French) => self.french[1],
            Some(Side::British) => self.british[1],
        }
    }
}

/// The colour and the dashes of a kind of line.
pub struct WayLook {
    pub colour: String,
    pub dashes: String,
}

/// Reads from the game's style sheet how a kind of line looks.
pub fn way(facts: &GameFacts, palette: &Palette, kind: &str) -> WayLook {
    let block = facts.look.style.split_once(&format!(".line.{kind} .way {{"));
    let block = block.and_then(|(_, rest)| rest.split_once('}')).map_or("", |(block, _)| block);
    let value = |name: &str| {
        let declared = block.split(';').filter_map(|one| one.split_once(':'));
        declared.filter(|(known, _)| known.trim() == name).map(|(_, value)| value.trim()).next()
    };
    let colour = value("stroke").and_then(|value| {
        let pair = value.strip_prefix("light-dark(")?.strip_suffix(')')?.split_once(',')?;
        Some(if palette.dark { pair.1 } else { pair.0 }.trim().to_string())
    });
    let numbers = |value: &str| {
        let words = value.split(|c: char| !(c.is_ascii_digit() || c == '.'));
        words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    };
    WayLook {
        colour: colour.unwrap_or_else(|| palette.way.into()),
        dashes: value("stroke-dasharray").map(numbers).unwrap_or_default(),
    }
}

/// Returns the content of one of the game's signs.
pub fn sign<'f>(facts: &'f GameFacts, id: &str) -> Option<&'f str> {
    let (_, rest) = facts.look.signs.split_once(&format!("<symbol id=\"{id}\""))?;
    let (head, rest) = rest.split_once('>')?;
    // A sign without content is a single tag.
    (!head.ends_with('/')).then(|| rest.split_once("</symbol>").map(|(content, _)| content))?
}

/// The outline of a space whose kind has none of its own.
const ROUND: &str = "M-38 0a38 38 0 1 1 76 0a38 38 0 1 1-76 0z";

/// Returns the outline of a kind of space.
pub fn outline<'f>(facts: &'f GameFacts, kind: &str) -> &'f str {
    let path = sign(facts, &format!("kind-{kind}"))
        .and_then(|content| content.split_once("class=\"outline\""))
        .and_then(|(_, rest)| rest.split_once("d=\""))
        .and_then(|(_, rest)| rest.split_once('"'));
    path.map_or(ROUND, |(path, _)| path)
}

#[cfg(test)]
mod tests {
    use shelf::shelf;

    use super::*;

    #[test]
    fn every_kind_of_line_has_a_colour_of_its_game() {
        for game in shelf().games() {
            let facts = game.facts();
            for line in &(facts.board)().lines {
                for palette in [Palette::LIGHT, Palette::DARK] {
                    let look = way(facts, &palette, &line.kind);
                    assert!(look.colour.starts_with('#'), "{} {}", line.kind, look.colour);
                    let dashes = look.dashes.split(' ').filter(|dash| !dash.is_empty());
                    assert!(dashes.into_iter().all(|dash| dash.parse::<f32>().is_ok()));
                }
            }
        }
    }

    #[test]
    fn kinds_of_spaces_have_outlines_and_missing_signs_none() {
        for game in shelf().games() {
            let facts = game.facts();
            let own = |space: &engine::SpaceFact| outline(facts, &space.kind) != ROUND;
            assert!((facts.board)().spaces.iter().any(own), "{}", game.name());
            assert_eq!(sign(facts, "kind-nowhere"), None);
        }
    }
}
