//! What a pair of eyes may see of the board.

use engine::{
    Arg, CardsView, Eye, Game, Named, Panel, PanelRow, Phrase, Rule, Side, SpaceView, View,
};
use serde_json::json;

use crate::Struggle;
use crate::board::{Control, Kind, Place};
use crate::facts::{Card, Leader, Space};
use crate::frame::Frame;
use crate::rules::combat::Combat;
use crate::rules::movement::March;
use crate::show::log::said;

pub fn view(game: &Struggle, eye: Eye) -> View {
    let board = &game.board;
    let mut view = View { outcome: game.outcome(), ..View::default() };
    view.clock.insert("year", json!(board.year));
    view.clock.insert("season", json!(board.season.name()));
    view.clock.insert("phase", json!(board.phase.name()));
    view.tracks.insert("vp", engine::BySide::of(|side| i32::from(board.vp[side])));

    for space in Space::all() {
        let mut seen =
            SpaceView { control: board.control[space.index()].side(), ..SpaceView::default() };
        if board.control[space.index()] == Control::Destroyed {
            seen.markers.push("destroyed");
        }
        if board.attacks.contested.has(space) {
            seen.markers.push("combat");
        }
        for side in Side::BOTH {
            seen.strength[side] = u32::from(board.strength(side, space));
            for kind in Kind::all() {
                let n = board.units(side, space)[kind];
                if 0 < n {
                    seen.stack(side).insert(kind.name().into(), json!(n));
                }
            }
        }
        view.spaces.insert(space.id().into(), seen);
    }
    let (mut awaited, mut removed) = (Vec::new(), Vec::new());
    for leader in Leader::all() {
        let place = board.leaders[leader.index()];
        if let Some(space) = place.space() {
            let seen = view.spaces.get_mut(space.id()).expect("every space is there");
            let state = if board.wounded.has(leader) { "wounded" } else { "fit" };
            seen.stack(leader.facts().side).insert(leader.id().into(), json!(state));
        } else if place == Place::AWAITED {
            awaited.push(leader.id().to_string());
        } else {
            removed.push(leader.id().to_string());
        }
    }
    view.boxes.insert("awaited", awaited);
    view.boxes.insert("removed", removed);

    for side in Side::BOTH {
        let ids = |cards: &mut dyn Iterator<Item = Card>| {
            cards.map(|card| card.id().to_string()).collect::<Vec<_>>()
        };
        view.cards[side] = CardsView {
            hand: eye.sees(side).then(|| ids(&mut board.hand[side].iter())),
            held: board.hand[side].len().into(),
            left: board.deck[side].left() as u32,
            deck: (eye == Eye::Open).then(|| ids(&mut board.deck[side].iter())),
            discard: ids(&mut board.discard[side].iter()),
            active: board.active[side].map(|card| card.id().into()),
        };
    }

    for frame in game.stack.iter() {
        match frame {
            Frame::March(march) => {
                view.focus = vec![format!("space:{}", march.at)];
                view.panel = Some(march_panel(march));
            }
            Frame::Combat(combat) => {
                view.focus = vec![format!("space:{}", combat.space)];
                view.panel = Some(combat_panel(game, combat));
            }
            _ => {}
        }
    }
    view
}

fn march_panel(march: &March) -> Panel {
    let said = Phrase::new("panel-force").list("force", said(march.force));
    Panel::new(
        Phrase::new("panel-march").name("space", march.at.key()),
        vec![row("panel-force-label", march.side, said, "movement.1")],
    )
}

fn row(label: &'static str, side: Side, said: Phrase, rule: &'static str) -> PanelRow {
    let mut row =
        PanelRow { label: Phrase::new(label), french: None, british: None, rule: Some(Rule(rule)) };
    match side {
        Side::French => row.french = Some(said),
        Side::British => row.british = Some(said),
    }
    row
}

/// Strength, defence, cards, leaders, dice and losses, a column a side.
fn combat_panel(game: &Struggle, combat: &Combat) -> Panel {
    let board = &game.board;
    let both =
        |label: &'static str, rule: &'static str, say: &dyn Fn(Side) -> Option<Phrase>| PanelRow {
            label: Phrase::new(label),
            french: say(Side::French),
            british: say(Side::British),
            rule: Some(Rule(rule)),
        };
    let number = |n: u8| Phrase::new("panel-number").number("n", n);
    let mut rows = vec![
        both("panel-role", "combat.1", &|side| {
            Some(Phrase::new(if side == combat.attacker {
                "panel-attacker"
            } else {
                "panel-defender"
            }))
        }),
        both("panel-strength", "combat.2", &|side| {
            Some(number(board.strength(side, combat.space)))
        }),
        both("panel-defence", "combat.4", &|side| {
            (side == combat.defender()).then(|| number(combat.defence(board)))
        }),
        both("panel-card", "combat.6", &|side| {
            combat.cards[side].map(|card| Phrase::new("panel-name").name("name", card.key()))
        }),
        both("panel-factors", "combat.4", &|side| Some(number(combat.factors(board, side)))),
        both("panel-leader", "combat.7", &|side| {
            combat.leader[side].map(|leader| {
                Phrase::new("panel-led")
                    .name("leader", leader.key())
                    .number("rating", leader.rating())
            })
        }),
    ];
    if let Some(rolls) = combat.rolls {
        rows.push(both("panel-die", "combat.7", &|side| Some(number(rolls[side].die))));
        rows.push(both("panel-adjusted", "combat.7", &|side| Some(number(rolls[side].adjusted))));
        rows.push(both("panel-losses", "combat.8", &|side| Some(number(combat.losses[side]))));
    }
    let origins: Vec<Arg> = combat
        .space
        .ways()
        .iter()
        .filter(|way| !board.attacks.came_by(**way).is_empty())
        .map(|way| Arg::Name { name: way.to.key().into() })
        .collect();
    if !origins.is_empty() {
        let said = Phrase::new("panel-from").list("spaces", origins);
        rows.push(row("panel-origin", combat.attacker, said, "retreat.2"));
    }
    Panel::new(Phrase::new("panel-combat").name("space", combat.space.key()), rows)
}
