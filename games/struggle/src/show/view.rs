//! The view of the board from each point of view.

use engine::{
    Arg, BoxShow, BoxView, BySide, CardsView, Cell, Eye, Game, GoalView, Held, MarkerView, Named,
    Panel, PanelRow, Phrase, PieceView, Side, SpaceView, Target, Tick, TickShow, TrackView, View,
};

use crate::event::Roll;
use crate::rules::combat::Combat;
use crate::rules::movement::March;
use crate::show::log::said;
use crate::{Board, Card, Control, FACTS, Frame, Kind, Leader, Place, Space, Struggle};

pub fn view(game: &Struggle, eye: Eye) -> View {
    let board = &game.board;
    let mut view = View { outcome: game.outcome(), ..View::default() };
    let season = board.season.name();
    let phase = board.phase.name();
    let year = Phrase::new("clock-year").words("year", board.year.to_string());
    view.clock = vec![
        Tick::said("season", season, TickShow::Date, Phrase::new(format!("season-{season}"))),
        Tick::said("year", board.year, TickShow::Date, year),
        Tick::said("phase", phase, TickShow::Stage, Phrase::new(format!("phase-{phase}"))),
        Tick {
            id: "active",
            value: board.phase.side().map(Into::into),
            text: None,
            show: TickShow::Silent,
        },
    ];
    for (side, id) in Side::BOTH.into_iter().zip(["card-french", "card-british"]) {
        let played = board.active[side].is_some();
        let text = Phrase::new("clock-card-played").side("side", side);
        view.clock.push(match played {
            true => Tick::said(id, true, TickShow::Badge, text),
            false => Tick::silent(id, false),
        });
    }
    let vp = BySide::of(|side| i32::from(board.vp[side]));
    view.tracks.push(TrackView { id: "vp", name: "track-vp".into(), at: vp });
    view.goals = goals(board);
    for space in Space::all() {
        view.spaces.insert(space.id().into(), space_view(board, space));
    }
    let (mut awaited, mut removed) = (Vec::new(), Vec::new());
    for leader in Leader::all() {
        let piece = |state| PieceView::single(leader.id(), leader.key(), state);
        let place = board.leaders[leader.index()];
        if let Some(space) = place.space() {
            let wounded = board.wounded.has(leader);
            let piece = piece(if wounded { "wounded" } else { "fit" });
            let seen = view.spaces.get_mut(space.id()).expect("every space is there");
            seen.pieces[leader.facts().side].push(PieceView { wounded, ..piece });
        } else if place == Place::AWAITED {
            awaited.push(Held::Piece(piece("awaited")));
        } else {
            removed.push(Held::Piece(piece("removed")));
        }
    }
    view.boxes.push(BoxView::new("awaited", BoxShow::List, awaited));
    view.boxes.push(BoxView::new("removed", BoxShow::List, removed));

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
            Frame::March(march) => view.panel = Some(march_panel(march)),
            Frame::Combat(combat) => view.panel = Some(combat_panel(game, combat)),
            _ => {}
        }
    }
    view
}

/// Returns the space of the latest march or combat under way.
pub fn focus(game: &Struggle) -> Vec<Target> {
    let latest = game.stack.iter().rev().find_map(|frame| match frame {
        Frame::March(march) => Some(march.at),
        Frame::Combat(combat) => Some(combat.space),
        _ => None,
    });
    latest.map(Target::space).into_iter().collect()
}

/// Returns the victory conditions (course.2 to course.4), and each side's progress.
fn goals(board: &Board) -> Vec<GoalView> {
    let victory = &FACTS.victory;
    let keys = || FACTS.keys.iter().map(|space| Arg::Name { name: space.key().into() }).collect();
    let held = |side: Side| FACTS.keys.iter().filter(|it| board.controls(side, *it)).count() as i64;
    let goal = |side: Side, rule: &'static str, key: &'static str, points: u8| {
        let text = Phrase::new(key).number("n", points).number("now", board.vp[side]);
        let text = text.number("held", held(side)).list("keys", keys());
        let text = text.words("year", victory.last_year.to_string());
        GoalView::new(side, rule, text)
    };
    vec![
        goal(Side::French, "course.2", "goal-french-points", victory.french_vp),
        goal(Side::French, "course.3", "goal-french-hold", victory.french_vp),
        goal(Side::British, "course.4", "goal-british", victory.british_vp),
    ]
}

fn space_view(board: &Board, space: Space) -> SpaceView {
    let mut seen =
        SpaceView { control: board.control[space.index()].side(), ..SpaceView::default() };
    if board.control[space.index()] == Control::Destroyed {
        seen.markers.push(MarkerView::new("destroyed"));
    }
    if board.attacks.contested.has(space) {
        seen.markers.push(MarkerView::new("combat"));
    }
    for side in Side::BOTH {
        seen.strength[side] = u32::from(board.strength(side, space));
        for kind in Kind::all() {
            let n = board.units(side, space)[kind];
            if 0 < n {
                let name = format!("piece-{}", kind.name());
                seen.pieces[side].push(PieceView::new(kind.name(), name, n));
            }
        }
    }
    seen
}

fn march_panel(march: &March) -> Panel {
    let said = Phrase::new("panel-force").list("force", said(march.force));
    let force = PanelRow::new("force-label", "movement.1", &|side| {
        (side == march.side).then(|| said.clone().into())
    });
    Panel::new("march", Phrase::new("panel-march").name("space", march.at.key()), vec![force])
}

/// Returns the panel of a combat: strength, defence, cards, leaders, dice and losses, with a column
/// for each side. After the roll, the numbers are those at the time of the roll.
fn combat_panel(game: &Struggle, combat: &Combat) -> Panel {
    let board = &game.board;
    let row = PanelRow::new;
    let number = |n: u8| Some(Cell::number(n));
    let now = |side: Side| Roll {
        strength: board.strength(side, combat.space),
        defence: combat.defence(board),
        factors: combat.factors(board, side),
        ..Roll::default()
    };
    let with = combat.rolls.unwrap_or_else(|| BySide::of(now));
    let mut rows = vec![
        row("role", "combat.1", &|side| {
            let attacks = side == combat.attacker;
            let key = if attacks { "panel-attacker" } else { "panel-defender" };
            Some(Phrase::new(key).into())
        }),
        row("strength", "combat.2", &|side| number(with[side].strength)),
        row("defence", "combat.4", &|side| {
            (side == combat.defender()).then(|| Cell::number(with[side].defence))
        }),
        row("card", "combat.6", &|side| {
            let card = combat.cards[side]?;
            Some(Phrase::new("panel-name").name("name", card.key()).into())
        }),
        row("factors", "combat.4", &|side| number(with[side].factors)),
        row("leader", "combat.7", &|side| {
            let leader = combat.leads(board, side)?;
            let text = Phrase::new("panel-led").name("leader", leader.key());
            Some(text.number("rating", leader.rating()).into())
        }),
    ];
    if let Some(rolls) = combat.rolls {
        rows.push(row("die", "combat.7", &|side| number(rolls[side].die)));
        rows.push(row("adjusted", "combat.7", &|side| number(rolls[side].adjusted)));
        rows.push(row("losses", "combat.8", &|side| number(combat.losses[side])));
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
        rows.push(row("origin", "retreat.2", &|side| {
            (side == combat.attacker).then(|| said.clone().into())
        }));
    }
    Panel::new("combat", Phrase::new("panel-combat").name("space", combat.space.key()), rows)
}
