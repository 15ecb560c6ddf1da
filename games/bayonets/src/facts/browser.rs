//! What the browser draws the board from.

use engine::Named;
use serde_json::{Value, json};

use super::written::MapFile;
use super::{CardFacts, DeckKind, Shape, SortFacts, SpaceFacts, Type, UnitFacts};

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
            "kind": space.kind.name(), "control": space.home,
            "vp": (space.value > 0).then_some(space.value), "victory": space.victory,
            "fortress": space.fortress, "port": !space.seas.is_empty(), "militia": space.militia,
            "village": space.village.map(|unit| sorts[units[unit.index()].sort.index()].id),
            "nation": written.nation, "colony": written.colony,
        })
    });
    let sail = json!({
        "id": "sail-box", "x": map.canvas.width - 220, "y": 170, "label": "s", "kind": "box",
        "control": null, "w": 400, "h": 220,
    });
    let lines = map.connections.iter().map(|line| {
        let coast = if line.coastal { "coastal-" } else { "" };
        json!({
            "a": line.ends[0], "b": line.ends[1], "kind": format!("{coast}{}", line.kind),
            "nation": line.nation,
        })
    });
    let pieces = sorts.iter().enumerate().map(|(n, sort)| {
        let mut of = units.iter().filter(|unit| unit.sort.index() == n);
        let first = of.next();
        let side = first.and_then(|unit| unit.side);
        let kind = match sort.kind {
            Type::Light => "auxiliary",
            Type::Indian => "indian",
            Type::Commander => "leader",
            _ => "drilled",
        };
        let mut it = json!({"id": sort.id, "kind": kind, "type": sort.kind.name()});
        if of.all(|unit| unit.side == side) {
            it["side"] = json!(side);
        }
        if sort.kind.shape() != Shape::None {
            it["shape"] = json!(sort.kind.shape());
        }
        if let Some(unit) = first.filter(|unit| unit.rating != 0) {
            it["rating"] = json!(unit.rating);
        }
        it
    });
    let cards = cards.iter().map(|card| {
        let side = match card.deck {
            DeckKind::British => "british",
            DeckKind::French | DeckKind::Indian => "french",
        };
        let points = card.points.iter().map(|point| point.id());
        json!({
            "id": card.id, "side": side, "initiative": card.initiative,
            "type": if card.event.is_some() { "event" } else { "orders" },
            "points": points.collect::<Vec<_>>(), "indian": card.deck == DeckKind::Indian,
        })
    });
    json!({
        "canvas": {"width": map.canvas.width, "height": map.canvas.height},
        "spaces": drawn.chain(std::iter::once(sail)).collect::<Vec<_>>(),
        "lines": lines.collect::<Vec<_>>(),
        "pieces": pieces.collect::<Vec<_>>(),
        "cards": cards.collect::<Vec<_>>(),
        "dice": ["flag", "flag", "triangle", "square", "bt", "miss"],
        "tracks": {"vp": {"most": 10, "single": true}, "raids": {"most": 8}},
        "markers": [
            "battle", "raided", "rout", "oos", "landing", "marshal", "fort-works", "captured", "road",
            "road-works", "closed",
        ],
    })
}
