//! What the browser draws the board from.

use serde_json::{Value, json};

use super::written::MapFile;
use super::{CardFacts, DeckKind, SortFacts, SpaceFacts, Type, UnitFacts};

pub fn board_for_the_browser(
    map: &MapFile,
    spaces: &[SpaceFacts],
    sorts: &[SortFacts],
    units: &[UnitFacts],
    cards: &[CardFacts],
) -> Value {
    let drawn = map.spaces.iter().zip(spaces).map(|(written, space)| {
        json!({
            "id": space.id, "x": written.at[0], "y": written.at[1], "label": written.label,
            "kind": space.kind.name(), "control": space.home, "vp": space.value,
            "key": space.victory, "fortress": space.fortress, "port": !space.seas.is_empty(),
            "militia": space.militia, "department": null,
            "settlement": space.village.iter().map(|unit| units[unit.index()].id).collect::<Vec<_>>(),
        })
    });
    let sail = json!({
        "id": "sail-box", "x": map.canvas.width - 220, "y": 160, "label": "s", "kind": "box",
        "control": null, "vp": 0, "key": false, "fortress": false, "port": false, "militia": 0,
        "department": null, "settlement": [], "w": 300, "h": 200,
    });
    let lines = map.connections.iter().map(|line| {
        let kind = match (line.kind.as_str(), line.coastal) {
            ("highway", false) => "land",
            ("highway", true) => "river",
            (_, false) => "trail",
            (_, true) => "lakeshore",
        };
        json!({"a": line.ends[0], "b": line.ends[1], "kind": kind})
    });
    let pieces = sorts.iter().enumerate().map(|(n, sort)| {
        let unit = units.iter().find(|unit| unit.sort.0 as usize == n);
        let kind = match sort.kind {
            Type::Light => "auxiliary",
            Type::Indian => "indian",
            Type::Commander => "leader",
            _ => "drilled",
        };
        let mut it = json!({"id": sort.id, "kind": kind, "type": sort.kind.id()});
        if let Some(unit) = unit {
            it["side"] = json!(unit.side);
            if unit.rating != 0 {
                it["rating"] = json!(unit.rating);
            }
        }
        it
    });
    let cards = cards.iter().enumerate().map(|(n, card)| {
        let side = match card.deck {
            DeckKind::British => "british",
            DeckKind::French | DeckKind::Indian => "french",
        };
        json!({
            "id": (n + 1).to_string(), "side": side, "value": card.initiative,
            "type": if card.event.is_some() { "event" } else { "orders" },
            "response": false, "remove": false,
        })
    });
    json!({
        "canvas": {"width": map.canvas.width, "height": map.canvas.height},
        "spaces": drawn.chain(std::iter::once(sail)).collect::<Vec<_>>(),
        "lines": lines.collect::<Vec<_>>(),
        "pieces": pieces.collect::<Vec<_>>(),
        "cards": cards.collect::<Vec<_>>(),
    })
}
