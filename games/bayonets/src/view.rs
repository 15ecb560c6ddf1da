//! What a pair of eyes may see of the board.

use engine::{
    BySide, CardsView, DieView, Eye, GoalView, LineView, Named, Outcome, Panel, PanelRow, Phrase,
    PointView, Rule, Side, SpaceView, TrackView, View,
};
use serde_json::json;

use crate::Bayonets;
use crate::battle::Battle;
use crate::board::Board;
use crate::cards::in_play;
use crate::facts::{
    Card, Cards, Class, Connection, DeckKind, FACTS, Nation, Place, Point, Pool, Space, Spaces,
    Token, Units,
};
use crate::frame::Frame;
use crate::log::force;
use crate::supply::{Trace, supplied};
use crate::victory::of_year;

pub fn view(game: &Bayonets, eye: Eye) -> View {
    let board = &game.board;
    let mut view = View { outcome: outcome(board), ..View::default() };
    view.clock.insert("year", json!(board.year));
    view.clock.insert("round", json!(round(game)));
    view.clock.insert("phase", json!(phase(game)));
    view.clock.insert("active", json!(board.active));
    view.clock.insert("first", json!(board.first));
    view.clock.insert("open_seas", json!(board.open_seas));
    view.tracks.insert("vp", BySide::of(|side| i32::from(board.points_of(side))));
    view.tracks.insert("raids", BySide::of(|side| i32::from(board.raids[side])));
    for space in Space::all() {
        view.spaces.insert(space.id().into(), space_view(board, space));
    }
    view.goals = goals(board);
    lines(board, &mut view);
    cards(game, eye, &mut view);
    boxes(game, eye, &mut view);
    for (name, side) in [("supply-french", Side::French), ("supply-british", Side::British)] {
        view.layers.insert(name, ids(supplied(board, side, Trace::Land)));
    }
    for frame in game.stack.iter() {
        let (at, panel) = match frame {
            Frame::Moving(it) => (it.at, force_panel(it.side, it.at, it.units, Some(it.steps))),
            Frame::Sailing(it) => (it.at, force_panel(it.side, it.at, it.units, None)),
            Frame::Homeward(it) => (it.at, force_panel(it.side(), it.at, it.units, None)),
            Frame::Raid(it) => {
                let units = it.unit.into_iter().collect();
                (it.at, force_panel(it.side, it.at, units, Some(it.steps)))
            }
            Frame::Battle(it) => (it.space, battle_panel(board, it)),
            _ => continue,
        };
        view.focus = vec![format!("space:{at}")];
        view.panel = Some(panel);
    }
    view
}

fn ids(spaces: Spaces) -> Vec<String> {
    spaces.iter().map(|space| space.id().to_string()).collect()
}

#[inline]
pub fn outcome(board: &Board) -> Option<Outcome> {
    board.ending.map(|ending| Outcome {
        winner: Some(ending.winner),
        rule: Rule("18.2"),
        why: "over-threshold",
    })
}

/// Thresholds and Scenario Bonuses of the year (18.2).
fn goals(board: &Board) -> Vec<GoalView> {
    let mut goals = Vec::new();
    for side in Side::BOTH {
        let Some(victory) = of_year(board, side) else { continue };
        let mut goal = |rule: &'static str, text: Phrase| {
            goals.push(GoalView { side, text, rule: Rule(rule) })
        };
        if let Some(threshold) = victory.threshold {
            let leader = if threshold < 0 { Side::French } else { Side::British };
            let text = Phrase::new("goal-threshold")
                .name("leader", format!("side-{leader}"))
                .number("n", threshold.abs());
            goal("18.2", text);
        }
        let bonus = &victory.bonus;
        let text = Phrase::new(format!("goal-{}", bonus.when.name()))
            .number("n", bonus.at_least)
            .number("vp", bonus.vp)
            .number("most", bonus.at_most)
            .number("now", crate::victory::bonus(board, victory));
        goal("18.2.1", text);
    }
    goals
}

/// The box of the Round track (4.1).
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

/// What is going on, in a word.
fn phase(game: &Bayonets) -> &'static str {
    match game.stack.iter().nth(1) {
        Some(Frame::Choosing(_)) => "cards",
        Some(Frame::Initiative(_)) => "initiative",
        Some(Frame::ArStart(_)) => "events",
        Some(Frame::ActionPhase(_)) => match game.board.active {
            Side::French => "french",
            Side::British => "british",
        },
        Some(Frame::Battle(_)) => "battles",
        _ => "logistics",
    }
}

fn space_view(board: &Board, space: Space) -> SpaceView {
    let mut seen = SpaceView::default();
    if space.on_map() {
        seen.control = board.control(space);
    }
    seen.markers = markers(board, space);
    for side in Side::BOTH {
        let stack = board.stack(side, space);
        seen.strength[side] = u32::from(stack.minus(FACTS.commanders).len());
        let shown = seen.stack(side);
        for (prefix, units) in [("", stack.minus(board.spent)), ("spent-", stack.and(board.spent))]
        {
            for class in board.classes(units) {
                let n = board.of_class(units, class).len();
                shown.insert(format!("{prefix}{class}"), json!(n));
            }
        }
    }
    seen
}

fn markers(board: &Board, space: Space) -> Vec<&'static str> {
    let mut markers = Vec::new();
    let mut mark = |there: bool, name: &'static str| {
        if there {
            markers.push(name);
        }
    };
    mark(board.battles.has(space), "battle");
    mark(board.markers.french.raided.has(space), "raided-french");
    mark(board.markers.british.raided.has(space), "raided-british");
    mark(board.markers.french.rout.has(space), "rout-french");
    mark(board.markers.british.rout.has(space), "rout-british");
    mark(board.markers.french.oos.has(space), "oos-french");
    mark(board.markers.british.oos.has(space), "oos-british");
    mark(board.markers.french.landing.has(space), "landing-french");
    mark(board.markers.british.landing.has(space), "landing-british");
    mark(board.markers.french.marshal.has(space), "marshal-french");
    mark(board.markers.british.marshal.has(space), "marshal-british");
    mark(board.fort_works.has(space), "fort-works");
    if board.captured().has(space) {
        let french = board.control(space) == Some(Side::French);
        mark(true, if french { "captured-french" } else { "captured-british" });
    }
    markers
}

fn lines(board: &Board, view: &mut View) {
    for way in Connection::all() {
        let mut markers = Vec::new();
        if board.roads.has(way) {
            markers.push("road");
        }
        if board.road_works.has(way) {
            markers.push("road-works");
        }
        if board.this_round.closed == Some(way) {
            markers.push("closed");
        }
        let used = BySide::of(|side| board.used(side, way));
        if markers.is_empty() && used.french + used.british == 0 {
            continue;
        }
        view.lines.insert(way.to_string(), LineView { markers, used, limit: board.limit(way) });
    }
}

/// Points of a card in play: those that are left bright, the others as they
/// were spent.
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
                "free"
            } else if place < free + held {
                "held"
            } else if place < free + held + lost {
                "lost"
            } else {
                "used"
            };
            out.push(PointView { kind: kind.id(), state });
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
        let reserve = match hand.reserve.filter(|_| !undecided) {
            Some(card) if eye.sees(side) => vec![card.to_string()],
            Some(_) => vec!["?".into()],
            None => Vec::new(),
        };
        let chit = match board.europe[side].held {
            Some(value) if eye.sees(side) => vec![value.to_string()],
            Some(_) => vec!["?".into()],
            None => Vec::new(),
        };
        let (reserve_box, chit_box) = match side {
            Side::French => ("reserve-french", "wie-french"),
            Side::British => ("reserve-british", "wie-british"),
        };
        view.boxes.insert(reserve_box, reserve);
        view.boxes.insert(chit_box, chit);
    }
    let mut shown = Vec::new();
    if board.revealed {
        for side in Side::BOTH {
            for card in in_play(board, side) {
                view.points.insert(card.to_string(), points(board, card));
                shown.push(card.to_string());
            }
        }
    }
    view.boxes.insert("in-play", shown);
}

fn boxes(game: &Bayonets, eye: Eye, view: &mut View) {
    let board = &game.board;
    let classes = |units: Units| -> Vec<String> {
        let mut all: Vec<Class> = units.iter().map(|unit| board.class(unit)).collect();
        all.sort_unstable();
        all.iter().map(Class::to_string).collect()
    };
    for (name, place) in [
        ("losses-french", Place::losses(Side::French)),
        ("losses-british", Place::losses(Side::British)),
        ("disbanded", Place::DISBANDED),
        ("arriving", Place::ARRIVING),
        ("removed", Place::REMOVED),
    ] {
        view.boxes.insert(name, classes(board.units_in(place)));
    }
    for pool in Pool::all() {
        let mut all = classes(board.units_in(Place::pool(pool)));
        all.extend(tokens(board, pool));
        if pool == Pool::Fleets {
            continue;
        }
        view.boxes.insert(pool.box_name(), all);
    }
    fleets(board, view);
    let nations = Nation::BOTH.map(|nation| {
        let holder = board.nation(nation).map_or("neutral", Side::name);
        format!("{}:{holder}", nation.name())
    });
    view.boxes.insert("nations", nations.to_vec());
    let chosen = match game.frame() {
        Frame::Choosing(it) => it.chosen().iter().map(|side| side.to_string()).collect(),
        _ => Vec::new(),
    };
    view.boxes.insert("chosen", chosen);
    let list = |cards: Cards| -> Vec<String> { cards.iter().map(|it| it.to_string()).collect() };
    for side in Side::BOTH {
        view.cards[side].discard = list(board.discarded(side));
    }
    let discarded = board.discarded(Side::French).or(board.discarded(Side::British));
    view.boxes.insert("discard", list(discarded));
    view.boxes.insert("removed-cards", list(board.indians.removed));
    // A chit that has just been drawn beside the one that is held.
    if let Frame::Chit(chit) = game.frame()
        && let Some(value) = chit.drawn()
    {
        let seen = if eye.sees(chit.side()) { value.to_string() } else { "?".into() };
        view.boxes.insert("wie-drawn", vec![seen]);
    }
}

/// The Fleets pool is one bag; whose each Fleet is can be seen.
fn fleets(board: &Board, view: &mut View) {
    let pool = board.units_in(Place::pool(Pool::Fleets));
    for (name, side) in
        [("pool-fleets-french", Side::French), ("pool-fleets-british", Side::British)]
    {
        let n = usize::from(pool.and(board.own(side)).len());
        view.boxes.insert(name, vec!["fleet".into(); n]);
    }
    view.boxes.insert("pool-fleets", tokens(board, Pool::Fleets).collect());
}

/// The tokens of a pool, one by one.
fn tokens(board: &Board, pool: Pool) -> impl Iterator<Item = String> {
    let of = Token::all().filter(move |token| token.facts().pool == pool);
    of.flat_map(|token| (0..board.tokens[token.index()]).map(move |_| format!("token:{token}")))
}

fn number(n: impl Into<i64>) -> Phrase {
    Phrase::new("panel-number").number("n", n)
}

/// A row that says something of each side.
fn both(label: &'static str, rule: &'static str, say: &dyn Fn(Side) -> Option<Phrase>) -> PanelRow {
    PanelRow {
        label: Phrase::new(label),
        french: say(Side::French),
        british: say(Side::British),
        rule: Some(Rule(rule)),
    }
}

fn said(units: Units) -> Phrase {
    Phrase::new("panel-force").list("force", force(units))
}

fn force_panel(side: Side, at: Space, units: Units, steps: Option<u8>) -> Panel {
    let mut rows =
        vec![both("panel-force-label", "3.0.3", &|it| (it == side).then(|| said(units)))];
    if let Some(steps) = steps {
        rows.push(both("panel-steps", "10.2", &|it| (it == side).then(|| number(steps))));
    }
    Panel::new(Phrase::new("panel-stack").name("space", at.key()), rows)
}

/// Units, militia, penalties, Commanders and the dice on the table (13.3.1).
fn battle_panel(board: &Board, battle: &Battle) -> Panel {
    let role =
        |side: Side| if side == battle.attacker { "panel-attacker" } else { "panel-defender" };
    let mut rows = vec![
        both("panel-role", "13.1", &|side| Some(Phrase::new(role(side)))),
        both("panel-force-label", "13.2", &|side| Some(said(battle.alive(board, side)))),
    ];
    if 0 < battle.militia.french + battle.militia.british {
        rows.push(both("panel-militia", "13.2.1", &|side| Some(number(battle.militia[side]))));
    }
    let penalties = BySide::of(|side| battle.penalties(board, side));
    let mut keys: Vec<(&'static str, &'static str)> = Vec::new();
    for it in penalties.french.iter().chain(&penalties.british) {
        if !keys.contains(&(it.key, it.rule)) {
            keys.push((it.key, it.rule));
        }
    }
    for (key, rule) in keys {
        rows.push(both(key, rule, &|side| {
            penalties[side].iter().find(|it| it.key == key).map(|it| number(it.n))
        }));
    }
    let led = |side: Side| {
        battle.commander[side].map(|unit| {
            Phrase::new("panel-led").name("unit", unit.key()).number("n", battle.rerolls[side])
        })
    };
    if led(Side::French).is_some() || led(Side::British).is_some() {
        rows.push(both("panel-commander", "13.3.1", &led));
    }
    let dice: Vec<DieView> = battle
        .dice
        .faces()
        .map(|face| DieView { side: battle.roller, face: face.name() })
        .collect();
    if !dice.is_empty() {
        rows.push(both("panel-rolling", "13.3.3", &|side| {
            (side == battle.roller)
                .then(|| Phrase::new("panel-group").name("type", battle.group.key()))
        }));
    }
    let mut panel = Panel::new(Phrase::new("panel-battle").name("space", battle.space.key()), rows);
    panel.track = Some(TrackView {
        least: -5,
        most: 10,
        at: BySide::of(|side| i32::from(battle.marker[side])),
    });
    panel.dice = dice;
    panel
}
