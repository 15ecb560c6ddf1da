//! The view of the board from each point of view.

use engine::{
    BattleTrack, BoxShow, BoxView, BySide, CardsView, Cell, DieView, Eye, GoalView, Held,
    LayerView, LineView, MarkerView, Modifier, Named, Outcome, Panel, PanelRow, Phrase, PieceView,
    PointState, PointView, Rule, Side, Sides, SpaceView, Target, Tick, TickShow, TrackView, View,
};

use crate::dice::Face;
use crate::rules::action_round::cards::in_play;
use crate::rules::battle::Battle;
use crate::rules::supply::{Trace, supplied};
use crate::rules::victory::of_year;
use crate::show::log::force;
use crate::{
    Bayonets, Board, Card, Cards, Class, Connection, DeckKind, FACTS, Frame, Nation, Place, Point,
    Pool, Space, Spaces, Token, Unit, Units,
};

pub fn view(game: &Bayonets, eye: Eye) -> View {
    let board = &game.board;
    let mut view = View { outcome: outcome(board), ..View::default() };
    view.clock = clock(game);
    let mut track = |id: &'static str, at: BySide<i32>| {
        view.tracks.push(TrackView { id, name: format!("track-{id}"), at });
    };
    track("vp", BySide::of(|side| i32::from(board.points_of(side))));
    track("raids", BySide::of(|side| i32::from(board.raids[side])));
    let raider = raider(game);
    for space in Space::all() {
        view.spaces.insert(space.id().into(), space_view(board, space, raider));
    }
    view.goals = goals(board);
    lines(board, &mut view);
    cards(game, eye, &mut view);
    boxes(game, eye, &mut view);
    for (name, side) in [("supply-french", Side::French), ("supply-british", Side::British)] {
        view.layers.push(LayerView::new(name, ids(supplied(board, side, Trace::Land))).of(side));
    }
    for frame in game.stack.iter() {
        view.panel = Some(match frame {
            Frame::Moving(it) => force_panel(it.side, it.at, it.units, Some(it.steps)),
            Frame::Sailing(it) => force_panel(it.side, it.at, it.units, None),
            Frame::Homeward(it) => force_panel(it.side(), it.at, it.units, None),
            Frame::Raid(it) => {
                let units = it.unit.into_iter().collect();
                force_panel(it.side, it.at, units, Some(it.steps))
            }
            Frame::Battle(it) => battle_panel(board, it),
            _ => continue,
        });
    }
    view
}

/// Returns the space of the latest move, raid or battle under way.
pub fn focus(game: &Bayonets) -> Vec<Target> {
    let latest = game.stack.iter().rev().find_map(|frame| match frame {
        Frame::Moving(it) => Some(it.at),
        Frame::Sailing(it) => Some(it.at),
        Frame::Homeward(it) => Some(it.at),
        Frame::Raid(it) => Some(it.at),
        Frame::Battle(it) => Some(it.space),
        _ => None,
    });
    latest.map(Target::space).into_iter().collect()
}

/// Returns the items of the game's clock: the year, the round, the phase, the active side, the
/// First Player, and whether all seas are open.
fn clock(game: &Bayonets) -> Vec<Tick> {
    let board = &game.board;
    let (round, phase) = (round(game), phase(game));
    let year = Phrase::new("clock-year").words("year", board.year.to_string());
    let said = |what: &str, word: &str| Phrase::new(format!("{what}-{word}"));
    let first = said("clock-first", board.first.name());
    let mut clock = vec![
        Tick::said("year", board.year, TickShow::Date, year),
        Tick::said("round", &*round, TickShow::Stage, said("round", &round)),
        Tick::said("phase", phase, TickShow::Stage, said("phase", phase)),
        Tick::silent("active", board.active),
        Tick::said("first", board.first, TickShow::Badge, first),
    ];
    clock.push(match board.open_seas {
        true => Tick::said("open_seas", true, TickShow::Badge, Phrase::new("clock-open-seas-true")),
        false => Tick::silent("open_seas", false),
    });
    clock
}

fn ids(spaces: Spaces) -> Vec<String> {
    spaces.iter().map(|space| space.id().to_string()).collect()
}

#[inline]
pub fn outcome(board: &Board) -> Option<Outcome> {
    board.ending.map(|ending| Outcome {
        winner: Some(ending.winner),
        rule: Rule("18.2"),
        why: match ending.winner {
            Side::French => "over-threshold-french",
            Side::British => "over-threshold-british",
        },
    })
}

/// Returns the thresholds and Scenario Bonuses of the year (18.2).
fn goals(board: &Board) -> Vec<GoalView> {
    let mut goals = Vec::new();
    for side in Side::BOTH {
        let Some(victory) = of_year(board, side) else { continue };
        let mut goal = |rule: &'static str, text: Phrase| {
            goals.push(GoalView::new(side, rule, text));
        };
        if let Some(threshold) = victory.threshold {
            let leader = if threshold < 0 { Side::French } else { Side::British };
            let text =
                Phrase::new("goal-threshold").side("leader", leader).number("n", threshold.abs());
            goal("18.2", text);
        }
        let bonus = &victory.bonus;
        let text = Phrase::new(format!("goal-{}", bonus.when.name()))
            .number("n", bonus.at_least)
            .number("vp", bonus.vp)
            .number("most", bonus.at_most)
            .number("now", crate::rules::victory::bonus(board, victory));
        goal("18.2.1", text);
    }
    goals
}

/// Returns the word for the box of the Round track in which the game is now (4.1).
fn round(game: &Bayonets) -> String {
    if game.board.ending.is_some() {
        return "winter-quarters".into();
    }
    for frame in game.stack.iter() {
        match frame {
            Frame::FleetsArrive(_) => return "fleets-arrive".into(),
            Frame::ColonialsEnlist(_) => return "colonials-enlist".into(),
            Frame::WinterQuarters(_) => return "winter-quarters".into(),
            _ => {}
        }
    }
    format!("ar{}", game.board.round)
}

/// Returns the word for the present phase.
fn phase(game: &Bayonets) -> &'static str {
    match game.stack.iter().nth(1) {
        Some(Frame::Choosing(_)) => "cards",
        Some(Frame::Initiative(_)) => "initiative",
        Some(Frame::StartEvents(_)) => "events",
        Some(Frame::ActionPhase(_)) => match game.board.active {
            Side::French => "french",
            Side::British => "british",
        },
        Some(Frame::Battle(_)) => "battles",
        _ => "logistics",
    }
}

/// Returns a raider on its way, and the space that it has reached. Its counter stays where it began
/// until the Raid is over, but the view shows how far it has come.
fn raider(game: &Bayonets) -> Option<(Unit, Space)> {
    game.stack.iter().find_map(|frame| match frame {
        Frame::Raid(raid) => Some((raid.unit?, raid.at)),
        _ => None,
    })
}

fn space_view(board: &Board, space: Space, raider: Option<(Unit, Space)>) -> SpaceView {
    let mut seen = SpaceView::default();
    if space.on_map() {
        seen.control = board.control(space);
    }
    seen.markers = markers(board, space);
    for side in Side::BOTH {
        let mut stack = board.stack(side, space);
        if let Some((unit, at)) = raider {
            stack.remove(unit);
            if at == space && board.own(side).has(unit) {
                stack.insert(unit);
            }
        }
        seen.strength[side] = u32::from(stack.minus(FACTS.commanders).len());
        for (spent, units) in [(false, stack.minus(board.spent)), (true, stack.and(board.spent))] {
            let mut classes: Vec<Class> = board.classes(units).collect();
            classes.sort_unstable();
            for class in classes {
                let n = board.of_class(units, class).len();
                seen.pieces[side].push(piece(class, n, spent));
            }
        }
    }
    seen
}

fn piece(class: Class, n: u8, spent: bool) -> PieceView {
    PieceView::new(class.sort.id(), class.key(), n).states(false, spent, class.reduced)
}

fn markers(board: &Board, space: Space) -> Vec<MarkerView> {
    let mut markers = Vec::new();
    if board.battles.has(space) {
        markers.push(MarkerView::new("battle"));
    }
    let BySide { french, british } = &board.markers;
    for (id, marked) in [
        ("raided", [french.raided, british.raided]),
        ("rout", [french.rout, british.rout]),
        ("oos", [french.oos, british.oos]),
        ("landing", [french.landing, british.landing]),
        ("marshal", [french.marshal, british.marshal]),
    ] {
        let there = Side::BOTH.into_iter().zip(marked).filter(|(_, marked)| marked.has(space));
        markers.extend(there.map(|(side, _)| MarkerView::of(side, id)));
    }
    if board.fort_works.has(space) {
        markers.push(MarkerView::new("fort-works"));
    }
    if board.captured().has(space) {
        let captor = board.control(space).unwrap_or(Side::British);
        markers.push(MarkerView::of(captor, "captured"));
    }
    markers
}

fn lines(board: &Board, view: &mut View) {
    for way in Connection::all() {
        let there = [
            ("road", board.roads.has(way)),
            ("road-works", board.road_works.has(way)),
            ("closed", board.this_round.closed == Some(way)),
        ];
        let markers: Vec<MarkerView> = there
            .into_iter()
            .filter(|(_, there)| *there)
            .map(|(id, _)| MarkerView {
                text: Phrase::new(format!("way-{id}")),
                ..MarkerView::new(id)
            })
            .collect();
        let used = BySide::of(|side| board.used(side, way));
        if markers.is_empty() && used.french + used.british == 0 {
            continue;
        }
        view.lines.insert(way.to_string(), LineView { markers, used, limit: board.limit(way) });
    }
}

/// Returns the points of a card in play, with those left and those already spent.
fn points(board: &Board, card: Card) -> Vec<PointView> {
    let side = card.facts().side();
    let indian = card.facts().deck == DeckKind::Indian;
    let mut printed: Vec<Point> = card.facts().points.clone();
    let light = Point::new(crate::facts::PointKind::Light, false);
    let points = &board.points[side];
    if !indian && side == Side::French && points.extra {
        printed.push(light);
    }
    let mut kinds: Vec<Point> = printed.clone();
    kinds.dedup();
    let mut out = Vec::new();
    for kind in kinds {
        let n = printed.iter().filter(|point| **point == kind).count();
        if out.iter().any(|seen: &PointView| seen.kind == kind.id()) {
            continue;
        }
        let free = usize::from(points.free(kind));
        let lost = usize::from(points.lost(kind));
        let held = usize::from(points.held == Some(kind));
        for place in 0..n {
            let state = if place < free {
                PointState::Free
            } else if place < free + held {
                PointState::Held
            } else if place < free + held + lost {
                PointState::Lost
            } else {
                PointState::Used
            };
            out.push(PointView { kind: kind.id(), name: kind.key(), state });
        }
    }
    out
}

fn cards(game: &Bayonets, eye: Eye, view: &mut View) {
    let board = &game.board;
    let list = |cards: Cards| cards.iter().map(|card| card.to_string()).collect::<Vec<_>>();
    for side in Side::BOTH {
        let hand = &board.hands[side];
        let mut own = hand.secret();
        if !board.revealed {
            own.extend(hand.played);
            if side == Side::French {
                own.extend(board.indians.card);
            }
        }
        let deck = if board.round <= 3 { hand.buildup } else { hand.campaign };
        view.cards[side] = CardsView {
            hand: eye.sees(side).then(|| list(own)),
            held: u32::from(own.len()),
            left: u32::from(deck.len()),
            deck: (eye == Eye::Open).then(|| list(deck)),
            discard: Vec::new(),
            active: hand.played.filter(|_| board.revealed).map(|card| card.to_string()),
        };
        let undecided = match game.frame() {
            Frame::Choosing(it) => it.awaits_reserve(side),
            _ => false,
        };
        let reserve = hand.reserve.filter(|_| !undecided).map(|card| match eye.sees(side) {
            true => Held::card(card),
            false => Held::Back,
        });
        let chit = board.europe[side].held.map(|value| match eye.sees(side) {
            true => Held::Word { id: value.to_string(), text: None, side: Some(side) },
            false => Held::Back,
        });
        let (reserve_box, chit_box) = match side {
            Side::French => ("reserve-french", "wie-french"),
            Side::British => ("reserve-british", "wie-british"),
        };
        let mut kept = |id: &'static str, name: &str, held: Option<Held>| {
            let kept = BoxView::new(id, BoxShow::Kept, held.into_iter().collect());
            view.boxes.push(kept.of(side).called(name));
        };
        kept(reserve_box, "box-reserve", reserve);
        kept(chit_box, "box-wie", chit);
    }
    let mut shown = Vec::new();
    if board.revealed {
        for side in Side::BOTH {
            for card in in_play(board, side) {
                view.points.insert(card.to_string(), points(board, card));
                shown.push(Held::card(card));
            }
        }
    }
    view.boxes.push(BoxView::new("in-play", BoxShow::InPlay, shown));
}

fn boxes(game: &Bayonets, eye: Eye, view: &mut View) {
    let board = &game.board;
    let classes = |units: Units| -> Vec<Held> {
        let mut all: Vec<Class> = units.iter().map(|unit| board.class(unit)).collect();
        all.sort_unstable();
        let alike = all.chunk_by(|a, b| a == b);
        alike.map(|like| Held::Piece(piece(like[0], like.len() as u8, false))).collect()
    };
    for (id, place, side) in [
        ("losses-french", Place::losses(Side::French), Some(Side::French)),
        ("losses-british", Place::losses(Side::British), Some(Side::British)),
        ("disbanded", Place::DISBANDED, None),
        ("arriving", Place::ARRIVING, None),
        ("removed", Place::REMOVED, None),
    ] {
        let tray = BoxView::new(id, BoxShow::Tray, classes(board.units_in(place)));
        view.boxes.push(BoxView { side, ..tray });
    }
    for pool in Pool::all() {
        if pool == Pool::Fleets {
            continue;
        }
        let mut all = classes(board.units_in(Place::pool(pool)));
        all.extend(tokens(board, pool));
        let name = pool.box_name();
        let tray = BoxView::new(name, BoxShow::Tray, all).called(name);
        view.boxes.push(BoxView { side: pool.side(), ..tray });
    }
    fleets(board, view);
    let nations = Nation::BOTH.map(|nation| {
        let side = board.nation(nation);
        let (name, holder) = (nation.name(), side.map_or("neutral", Side::name));
        Held::word(format!("{name}:{holder}"), format!("nations-{name}-{holder}"), side)
    });
    view.boxes.push(BoxView::new("nations", BoxShow::Badges, nations.to_vec()));
    let chosen = match game.frame() {
        Frame::Choosing(it) => it.chosen(),
        _ => Sides::NONE,
    };
    let chosen =
        chosen.iter().map(|side| Held::word(side.name(), format!("chosen-{side}"), Some(side)));
    view.boxes.push(BoxView::new("chosen", BoxShow::Badges, chosen.collect()));
    let list = |cards: Cards| -> Vec<String> { cards.iter().map(|it| it.to_string()).collect() };
    for side in Side::BOTH {
        view.cards[side].discard = list(board.discarded(side));
    }
    let discarded = board.discarded(Side::French).or(board.discarded(Side::British));
    for (id, cards) in [("discard", discarded), ("removed-cards", board.indians.removed)] {
        let pile = cards.iter().map(Held::card).collect();
        view.boxes.push(BoxView::new(id, BoxShow::Pile, pile));
    }
    // A chit just drawn is shown beside the chit that the side holds.
    let drawn = match game.frame() {
        Frame::Chit(chit) => chit.drawn().map(|value| match eye.sees(chit.side()) {
            true => Held::word(value.to_string(), format!("wie-drawn-{value}"), Some(chit.side())),
            false => Held::Back,
        }),
        _ => None,
    };
    view.boxes.push(BoxView::new("wie-drawn", BoxShow::Badges, drawn.into_iter().collect()));
}

/// Iterates over the tokens in a pool, which are drawn like counters.
fn tokens(board: &Board, pool: Pool) -> impl Iterator<Item = Held> {
    let of_pool = Token::all().filter(move |token| token.facts().pool == pool);
    of_pool.flat_map(|token| {
        let held = Held::Token { id: token.id().into(), name: token.key() };
        std::iter::repeat_n(held, board.tokens[token.index()].into())
    })
}

/// Shows the Fleets pool. It is one pool for both sides, but the side of each Fleet is visible.
fn fleets(board: &Board, view: &mut View) {
    let pool = board.units_in(Place::pool(Pool::Fleets));
    for (name, side) in
        [("pool-fleets-french", Side::French), ("pool-fleets-british", Side::British)]
    {
        let fleets = pool.and(board.own(side));
        let class = fleets.first().map(|fleet| board.class(fleet));
        let held = class.map(|class| Held::Piece(piece(class, fleets.len(), false)));
        let held = held.into_iter().collect();
        view.boxes.push(BoxView::new(name, BoxShow::Tray, held).of(side).called(name));
    }
    let tokens = tokens(board, Pool::Fleets).collect();
    let fleets = BoxView::new("pool-fleets", BoxShow::Tray, tokens);
    view.boxes.push(fleets.called("pool-fleets"));
}

fn said(units: Units) -> Cell {
    Phrase::new("panel-force").list("force", force(units)).into()
}

fn force_panel(side: Side, at: Space, units: Units, steps: Option<u8>) -> Panel {
    let mut rows =
        vec![PanelRow::new("force-label", "3.0.3", &|it| (it == side).then(|| said(units)))];
    if let Some(steps) = steps {
        rows.push(PanelRow::new("steps", "10.2", &|it| (it == side).then(|| Cell::number(steps))));
    }
    Panel::new("march", Phrase::new("panel-stack").name("space", at.key()), rows)
}

/// Returns the panel of a Battle: units, militia, penalties, Commanders and dice (13.3.1).
fn battle_panel(board: &Board, battle: &Battle) -> Panel {
    let role =
        |side: Side| if side == battle.attacker { "panel-attacker" } else { "panel-defender" };
    let mut rows = vec![
        PanelRow::new("role", "13.1", &|side| Some(Phrase::new(role(side)).into())),
        PanelRow::new("force-label", "13.2", &|side| Some(said(battle.alive(board, side)))),
    ];
    if 0 < battle.militia.french + battle.militia.british {
        rows.push(PanelRow::new("militia", "13.2.1", &|side| {
            Some(Cell::number(battle.militia[side]))
        }));
    }
    rows.extend(Modifier::rows(&BySide::of(|side| battle.penalties(board, side))));
    let led = |side: Side| {
        let unit = battle.commander[side]?;
        let text = Phrase::new("panel-led").name("unit", unit.key());
        Some(text.number("n", battle.rerolls[side]).into())
    };
    if battle.commander.french.is_some() || battle.commander.british.is_some() {
        rows.push(PanelRow::new("commander", "13.3.1", &led));
    }
    let die = |face: Face| DieView { side: battle.roller, face: face.name(), name: face.key() };
    let dice: Vec<DieView> = battle.dice.faces().map(die).collect();
    if !dice.is_empty() {
        rows.push(PanelRow::new("rolling", "13.3.3", &|side| {
            (side == battle.roller)
                .then(|| Phrase::new("panel-group").name("type", battle.group.key()).into())
        }));
    }
    let title = Phrase::new("panel-battle").name("space", battle.space.key());
    let at = BySide::of(|side| i32::from(battle.marker[side]));
    let track = Some(BattleTrack { least: -5, most: 10, at });
    Panel { track, dice, ..Panel::new("battle", title, rows) }
}
