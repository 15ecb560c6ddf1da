//! The facts from which a client draws the board.

use engine::{BoardFacts, CardFact, LineFact, Named, PieceFact, SpaceFact};

use super::files::{ArrowKind, MapFile};
use super::{CardFacts, Kind, LeaderFacts, SpaceFacts};

pub fn board_facts(
    map: &MapFile,
    spaces: &[SpaceFacts],
    leaders: &[LeaderFacts],
    cards: &[CardFacts],
) -> BoardFacts {
    let drawn = spaces.iter().map(|space| SpaceFact {
        id: space.id.into(),
        x: space.at[0],
        y: space.at[1],
        label: space.label.clone(),
        kind: space.terrain.name().into(),
        department: space.department.map(|it| it.name().into()),
        control: space.originally,
        fortress: space.fortress,
        port: space.port,
        settlement: space.tribes.iter().map(|tribe| tribe.name().to_string()).collect(),
        key: matches!(space.id, "niagara" | "ohio-forks"),
        w: space.size.map(|[w, _]| w),
        h: space.size.map(|[_, h]| h),
        ..SpaceFact::default()
    });
    let line = |a: &str, b: &str, kind: &str| LineFact {
        a: a.into(),
        b: b.into(),
        kind: kind.into(),
        ..LineFact::default()
    };
    let lines = map.lines.iter().map(|it| line(&it.ends[0], &it.ends[1], it.kind.name()));
    let arrows = map.arrows.iter().map(|arrow| {
        let kind = if arrow.kind == ArrowKind::Landing { "landing" } else { "outward" };
        line(&arrow.from, &arrow.to, kind)
    });
    let units = Kind::all().map(|kind| {
        let class = match kind {
            Kind::Militia => "militia",
            _ if kind.indian() => "indian",
            _ if kind.auxiliary() => "auxiliary",
            _ => "drilled",
        };
        PieceFact {
            id: kind.name().into(),
            name: kind.key(),
            kind: class.into(),
            movement: Some(kind.movement()),
            strength: Some([kind.strength(false), kind.strength(true)]),
            ..PieceFact::default()
        }
    });
    let leaders = leaders.iter().map(|leader| PieceFact {
        id: leader.id.into(),
        name: format!("leader-{}", leader.id),
        side: Some(leader.side),
        kind: "leader".into(),
        initiative: Some(leader.initiative),
        command: Some(leader.command),
        tactics: Some(leader.tactics),
        ..PieceFact::default()
    });
    let cards = cards.iter().map(|card| CardFact {
        id: card.id.into(),
        side: card.symbol.name().into(),
        sort: if card.response { "response" } else { "event" }.into(),
        value: Some(card.value),
        response: card.response,
        remove: card.remove,
        ..CardFact::default()
    });
    BoardFacts {
        canvas: map.canvas,
        spaces: drawn.collect(),
        lines: lines.chain(arrows).collect(),
        pieces: units.chain(leaders).collect(),
        cards: cards.collect(),
        ..BoardFacts::default()
    }
}
