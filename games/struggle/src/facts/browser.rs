//! What the browser draws the board from.

use engine::Named;
use serde_json::json;

use super::written::MapFile;
use super::{Card, CardFacts, LeaderFacts, SpaceFacts};

pub fn board_for_the_browser(
    map: &MapFile,
    leaders: &[LeaderFacts],
    cards: &[CardFacts],
    spaces: &[SpaceFacts],
) -> serde_json::Value {
    let pieces = [
        json!({"id": "sp", "kind": "strength"}),
        json!({"id": "indians", "kind": "indian"}),
    ]
    .into_iter()
    .chain(leaders.iter().map(|leader| {
        json!({"id": leader.id, "side": leader.side, "kind": "leader", "rating": leader.rating})
    }));
    json!({
        "canvas": {"width": map.canvas.width, "height": map.canvas.height},
        "spaces": map.spaces.iter().zip(spaces).map(|(written, space)| json!({
            "id": space.id, "x": written.x, "y": written.y, "label": written.label,
            "kind": space.terrain.name(), "vp": space.vp, "defence": space.defence,
            "port": space.port, "key": space.key, "control": space.control,
        })).collect::<Vec<_>>(),
        "lines": map.lines.iter().map(|line| {
            let mut it = json!({"a": line.ends[0], "b": line.ends[1], "kind": line.kind.name()});
            if let Some(curve) = line.curve {
                it["curve"] = json!(curve);
            }
            it
        }).collect::<Vec<_>>(),
        "pieces": pieces.collect::<Vec<_>>(),
        "cards": cards.iter().enumerate().map(|(n, card)| json!({
            "id": card.id, "side": Card(n as u8).side(), "type": card.card_type.name(),
        })).collect::<Vec<_>>(),
    })
}
