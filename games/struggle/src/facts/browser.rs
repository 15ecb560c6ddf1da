//! The facts from which a client draws the board.

use engine::{BoardFacts, CardFact, LineFact, Named, PieceFact, SpaceFact};

use super::written::MapFile;
use super::{Card, CardFacts, LeaderFacts, SpaceFacts};

pub fn board_facts(
    map: &MapFile,
    leaders: &[LeaderFacts],
    cards: &[CardFacts],
    spaces: &[SpaceFacts],
) -> BoardFacts {
    let counted = |id: &str, kind: &str| PieceFact {
        id: id.into(),
        name: format!("piece-{id}"),
        kind: kind.into(),
        ..PieceFact::default()
    };
    let leader = |leader: &LeaderFacts| PieceFact {
        id: leader.id.into(),
        name: format!("leader-{}", leader.id),
        side: Some(leader.side),
        kind: "leader".into(),
        rating: Some(leader.rating),
        ..PieceFact::default()
    };
    BoardFacts {
        canvas: map.canvas,
        spaces: map
            .spaces
            .iter()
            .zip(spaces)
            .map(|(written, space)| SpaceFact {
                id: space.id.into(),
                x: written.x,
                y: written.y,
                label: written.label.clone(),
                kind: space.terrain.name().into(),
                vp: Some(space.vp),
                defence: Some(space.defence),
                port: space.port,
                key: space.key,
                control: Some(space.control),
                ..SpaceFact::default()
            })
            .collect(),
        lines: map
            .lines
            .iter()
            .map(|line| LineFact {
                a: line.ends[0].clone(),
                b: line.ends[1].clone(),
                kind: line.kind.name().into(),
                curve: line.curve,
                ..LineFact::default()
            })
            .collect(),
        pieces: [counted("sp", "strength"), counted("indians", "indian")]
            .into_iter()
            .chain(leaders.iter().map(leader))
            .collect(),
        cards: cards
            .iter()
            .enumerate()
            .map(|(n, card)| CardFact {
                id: card.id.into(),
                side: Card(n as u8).side().to_string(),
                sort: card.card_type.name().into(),
                ..CardFact::default()
            })
            .collect(),
        ..BoardFacts::default()
    }
}
