//! What the browser draws the board from.

use engine::Named;
use serde_json::{Value, json};

use super::files::{ArrowKind, MapFile};
use super::{CardFacts, Kind, LeaderFacts, SpaceFacts};

pub fn board_for_the_browser(
    map: &MapFile,
    spaces: &[SpaceFacts],
    leaders: &[LeaderFacts],
    cards: &[CardFacts],
) -> Value {
    let drawn = map.spaces.iter().zip(spaces).map(|(written, space)| {
        let mut it = json!({
            "id": space.id, "x": written.at[0], "y": written.at[1], "label": written.label,
            "kind": space.terrain.name(), "department": space.department.map(|d| d.name()),
            "control": space.originally, "fortress": space.fortress, "port": space.port,
            "settlement": space.tribes.iter().map(|tribe| tribe.name()).collect::<Vec<_>>(),
            "key": matches!(space.id, "niagara" | "ohio-forks"),
        });
        if let Some([w, h]) = written.size {
            it["w"] = json!(w);
            it["h"] = json!(h);
        }
        it
    });
    let boxes = map.militia_boxes.iter().map(|written| {
        json!({
            "id": written.id, "x": written.at[0], "y": written.at[1], "label": "s",
            "kind": "militia-box", "department": written.department.name(),
            "control": written.department.side(), "fortress": false, "port": false,
            "settlement": [], "key": false, "w": written.size[0], "h": written.size[1],
        })
    });
    let lines = map
        .lines
        .iter()
        .map(|line| json!({"a": line.ends[0], "b": line.ends[1], "kind": line.kind.name()}));
    let arrows = map.arrows.iter().map(|arrow| {
        let kind = if arrow.kind == ArrowKind::Landing { "landing" } else { "outward" };
        json!({"a": arrow.from, "b": arrow.to, "kind": kind})
    });
    let units = Kind::all().map(|kind| {
        let class = match kind {
            Kind::Militia => "militia",
            _ if kind.indian() => "indian",
            _ if kind.auxiliary() => "auxiliary",
            _ => "drilled",
        };
        json!({
            "id": kind.name(), "kind": class, "movement": kind.movement(),
            "strength": [kind.strength(false), kind.strength(true)],
        })
    });
    let leaders = leaders.iter().map(|leader| {
        json!({
            "id": leader.id, "side": leader.side, "kind": "leader",
            "initiative": leader.initiative, "command": leader.command, "tactics": leader.tactics,
        })
    });
    let cards = cards.iter().map(|card| {
        json!({
            "id": card.id, "side": card.symbol.name(), "value": card.value,
            "response": card.response, "remove": card.remove,
            "type": if card.response { "response" } else { "event" },
        })
    });
    json!({
        "canvas": {"width": map.canvas.width, "height": map.canvas.height},
        "spaces": drawn.chain(boxes).collect::<Vec<_>>(),
        "lines": lines.chain(arrows).collect::<Vec<_>>(),
        "pieces": units.chain(leaders).collect::<Vec<_>>(),
        "cards": cards.collect::<Vec<_>>(),
    })
}
