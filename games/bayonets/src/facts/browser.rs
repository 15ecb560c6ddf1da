//! The facts from which a client draws the board.

use std::collections::BTreeMap;

use engine::{BoardFacts, CardFact, LineFact, Named, PieceFact, SpaceFact, TrackFact};

use super::spaces::SPACES;
use super::{CardFacts, ConnectionFacts, DeckKind, Kind, Shape, SortFacts, UnitFacts};

pub fn board_facts(
    connections: &[ConnectionFacts],
    sorts: &[SortFacts],
    units: &[UnitFacts],
    cards: &[CardFacts],
) -> BoardFacts {
    let tribe = |id: &String| units.iter().find(|unit| unit.id == id);
    let drawn = SPACES.spaces.iter().map(|space| SpaceFact {
        id: space.id.into(),
        x: space.at[0],
        y: space.at[1],
        label: space.label.clone(),
        kind: space.terrain.name().into(),
        control: space.home,
        vp: (0 < space.value).then_some(space.value),
        victory: space.victory,
        fortress: space.fortress,
        port: !space.seas.is_empty(),
        militia: Some(space.militia),
        village: space.village.as_ref().and_then(tribe).map(|it| sorts[it.sort.index()].id.into()),
        nation: space.nation.map(|it| it.name().into()),
        colony: space.colony.map(|it| it.name().into()),
        ..SpaceFact::default()
    });
    let sail_box = SpaceFact {
        id: "sail-box".into(),
        x: SPACES.canvas.width as i32 - 220,
        y: 170,
        label: "s".into(),
        kind: "box".into(),
        w: Some(400),
        h: Some(220),
        ..SpaceFact::default()
    };
    let lines = connections.iter().map(|line| {
        let coast = if line.coastal { "coastal-" } else { "" };
        let kind = if line.highway { "highway" } else { "path" };
        let [a, b] = line.ends.map(|end| SPACES.spaces[end.index()].id.to_string());
        LineFact {
            a,
            b,
            kind: format!("{coast}{kind}"),
            nation: line.nation.map(|it| it.name().into()),
            ..LineFact::default()
        }
    });
    let pieces = sorts.iter().enumerate().map(|(n, sort)| {
        let mut of_sort = units.iter().filter(|unit| unit.sort.index() == n);
        let first = of_sort.next();
        let side = first.and_then(|unit| unit.side);
        let kind = match sort.kind {
            Kind::Light => "auxiliary",
            Kind::Indian => "indian",
            Kind::Commander => "leader",
            _ => "drilled",
        };
        let shape = sort.kind.shape();
        PieceFact {
            id: sort.id.into(),
            name: format!("sort-{}", sort.id),
            side: side.filter(|_| of_sort.all(|unit| unit.side == side)),
            kind: kind.into(),
            sort: Some(sort.kind.name().into()),
            shape: (shape != Shape::None).then(|| shape.name().into()),
            rating: first.map(|unit| unit.rating).filter(|rating| *rating != 0),
            ..PieceFact::default()
        }
    });
    let cards = cards.iter().map(|card| CardFact {
        id: card.id.into(),
        side: card.side().to_string(),
        sort: if card.event.is_some() { "event" } else { "orders" }.into(),
        initiative: Some(card.initiative),
        points: card.points.iter().map(|point| point.id().to_string()).collect(),
        indian: card.deck == DeckKind::Indian,
        ..CardFact::default()
    });
    BoardFacts {
        canvas: SPACES.canvas,
        spaces: drawn.chain([sail_box]).collect(),
        lines: lines.collect(),
        pieces: pieces.collect(),
        cards: cards.collect(),
        dice: vec!["flag", "flag", "triangle", "square", "bt", "miss"],
        tracks: BTreeMap::from([
            ("vp", TrackFact { most: 10, single: true }),
            ("raids", TrackFact { most: 8, single: false }),
        ]),
        markers: vec![
            "battle",
            "raided",
            "rout",
            "oos",
            "landing",
            "marshal",
            "fort-works",
            "captured",
            "road",
            "road-works",
            "closed",
        ],
    }
}
