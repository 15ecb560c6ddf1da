//! The view of a game for each side and for watchers.

use engine::{
    BoxShow, BoxView, BySide, CardsView, Cell, Eye, GoalView, Held, LayerView, MarkerView,
    Modifier, Named, Outcome, Panel, PanelRow, Phrase, PieceView, Rule, Side, SpaceView, Target,
    Tick, TickShow, TrackView, View,
};

use super::pieces::force;
use crate::fire::Fire;
use crate::rules::assault::Assault;
use crate::rules::battle::Battle;
use crate::rules::raids::Raid;
use crate::rules::sieges::Siege;
use crate::rules::supply::supplied;
use crate::rules::victory;
use crate::{
    Board, Cards, Class, FACTS, Force, Frame, InForce, Leader, Leaders, Party, Place, Space,
    Spaces, Units, Wilderness,
};

pub fn view(game: &Wilderness, eye: Eye) -> View {
    let board = &game.board;
    let mut view = View { outcome: outcome(board), ..View::default() };
    view.clock = clock(game);
    let vp = BySide::of(|side| i32::from(board.points(side).max(0)));
    view.tracks.push(TrackView { id: "vp", name: "track-vp".into(), at: vp });
    view.goals = goals(board);
    for space in Space::all() {
        view.spaces.insert(space.id().into(), space_view(board, space));
    }
    cards(board, eye, &mut view);
    boxes(board, &mut view);
    if board.edition.supply() {
        for (id, side) in [("supply-french", Side::French), ("supply-british", Side::British)] {
            view.layers.push(LayerView::new(id, ids(supplied(board, side))).of(side));
        }
    }
    for frame in game.stack.iter() {
        view.panel = Some(match frame {
            Frame::Activation(activation) if eye.sees(board.active) => {
                let muster = activation.mustered(board);
                view.panel = muster.map(|(force, at)| muster_panel(board.active, force, at));
                continue;
            }
            Frame::Moving(moving) => {
                let reached = ids(moving.reach(board, eye.sees(board.active)));
                if !reached.is_empty() {
                    view.layers.push(LayerView::new("reach", reached));
                }
                party_panel(board.active, board.party(), moving.steps())
            }
            Frame::Interception(it) => {
                attempt_panel(board, "interception", "6.71", it.side, (&it.force, it.die))
            }
            Frame::Avoiding(it) => {
                attempt_panel(board, "avoiding", "6.8", it.side, (&it.force, it.die))
            }
            Frame::Battle(battle) => battle_panel(board, battle),
            Frame::Siege(siege) => siege_panel(board, siege),
            Frame::Assault(assault) => assault_panel(board, assault),
            Frame::Raid(raid) => raid_panel(board, raid),
            _ => continue,
        });
    }
    view
}

/// Returns the spaces of the activation, move or fight under way; if there are several, of the one
/// that began last. An activation is shown only to the side that is active.
pub fn focus(game: &Wilderness, eye: Eye) -> Vec<Target> {
    let board = &game.board;
    let latest = game.stack.iter().rev().find_map(|frame| match frame {
        Frame::Activation(it) if eye.sees(board.active) => Some(it.setting_out(board)),
        Frame::Moving(_) | Frame::Interception(_) => Some(board.party().at.into()),
        Frame::Avoiding(it) => Some(it.space().into()),
        Frame::Battle(it) => Some(it.space.into()),
        Frame::Siege(it) => Some(it.space.into()),
        Frame::Assault(it) => Some(it.space.into()),
        Frame::Raid(it) => Some(it.space.into()),
        _ => None,
    });
    latest.unwrap_or(Spaces::NONE).iter().map(Target::space).collect()
}

/// Returns season, year and phase, and lasting conditions.
fn clock(game: &Wilderness) -> Vec<Tick> {
    let board = &game.board;
    let said = |what: &str, word: &str| Phrase::new(format!("{what}-{word}"));
    let (season, phase) = (board.season.name(), phase(game));
    let (assemblies, edition) = (board.assemblies.name(), board.edition.name());
    let year = Phrase::new("clock-year").words("year", board.year.to_string());
    let first = said("clock-first", board.first().name());
    vec![
        Tick::said("season", season, TickShow::Date, said("season", season)),
        Tick::said("year", board.year, TickShow::Date, year),
        Tick::said("phase", phase, TickShow::Stage, said("phase", phase)),
        Tick::silent("active", board.active),
        Tick::said("assemblies", assemblies, TickShow::Badge, said("clock-assemblies", assemblies)),
        Tick::said("first", board.first(), TickShow::Badge, first),
        Tick::silent("edition", edition),
    ]
}

/// Returns the conditions that win at the end of a year (13.11), and at the end of the last year
/// (13.12, 13.13).
fn goals(board: &Board) -> Vec<GoalView> {
    let last = board.facts().last_year;
    let goal = |side: Side, rule: &'static str, key: &'static str, n: i8| {
        let text = Phrase::new(key).number("n", n).number("now", board.points(side).max(0));
        let text = text.words("year", board.year.to_string()).words("last", last.to_string());
        let (held, of) = victory::whole_board(board);
        let text = text.number("held", held).number("of", of);
        GoalView::new(side, rule, text.number("prizes", victory::prizes_won(board)))
    };
    let (french, british) = (Side::French, Side::British);
    let mut goals = vec![goal(french, "13.11", "goal-points", victory::ENOUGH)];
    if let Some(points) = victory::enough_this_year(board).filter(|_| board.year <= last) {
        goals.push(goal(french, "13.11", "goal-year", points));
    }
    let short = last == 1759;
    let (rule, key) = if short { ("13.12", "goal-lead") } else { ("13.13", "goal-last") };
    goals.push(goal(french, rule, key, 1));
    goals.push(goal(british, "13.11", "goal-points", victory::ENOUGH));
    goals.push(goal(british, "13.11", "goal-board", 0));
    goals.push(goal(british, rule, key, if short { 1 } else { 5 }));
    if short {
        goals.push(goal(british, "13.12", "goal-prizes", 2));
    }
    goals
}

fn ids(spaces: Spaces) -> Vec<String> {
    spaces.iter().map(|space| space.id().to_string()).collect()
}

pub fn outcome(board: &Board) -> Option<Outcome> {
    board.ending.map(|ending| Outcome {
        winner: ending.winner(),
        rule: Rule(ending.rule()),
        why: ending.why(),
    })
}

/// Returns the word for the present phase.
fn phase(game: &Wilderness) -> &'static str {
    match game.stack.iter().nth(1) {
        Some(Frame::GoingHome(_)) => "home",
        Some(Frame::Attrition(_)) => "attrition",
        _ => match game.board.active {
            Side::French => "french",
            Side::British => "british",
        },
    }
}

fn space_view(board: &Board, space: Space) -> SpaceView {
    let mut seen = SpaceView::default();
    let facts = space.facts();
    seen.control = if facts.fortress {
        Side::BOTH.into_iter().find(|side| board.controls(*side, space))
    } else {
        facts.originally.or(holder(board, space))
    };
    seen.markers = markers(board, space);
    for side in Side::BOTH {
        let units = board.units_of(side, space);
        seen.strength[side] = u32::from(board.strength(units));
        for (inside, units) in
            [(false, units.minus(board.inside())), (true, units.and(board.inside()))]
        {
            let mut classes: Vec<Class> = board.classes(units).collect();
            classes.sort_unstable();
            for class in classes {
                let n = units.iter().filter(|unit| board.class(*unit) == class).count();
                let piece = PieceView::new(class.kind.name(), class.key(), n as u32);
                seen.pieces[side].push(piece.states(inside, false, class.reduced));
            }
        }
        for leader in board.leaders_of(side, space).iter() {
            let inside = board.leaders_inside().has(leader);
            let state = if inside { "inside" } else { "out" };
            let piece = PieceView::single(leader.id(), leader.key(), state);
            seen.pieces[side].push(PieceView { inside, ..piece });
        }
    }
    seen
}

/// Returns the holder of Niagara or Ohio Forks (13.23).
fn holder(board: &Board, space: Space) -> Option<Side> {
    match space {
        _ if space == FACTS.named.niagara => Some(board.niagara),
        _ if space == FACTS.named.ohio_forks => Some(board.ohio_forks),
        _ => None,
    }
}

fn markers(board: &Board, space: Space) -> Vec<MarkerView> {
    let mut markers = Vec::new();
    if !space.on_map() {
        return markers;
    }
    for side in Side::BOTH {
        let mut mark = |there: bool, id: &'static str| {
            if there {
                markers.push(MarkerView::of(side, id));
            }
        };
        mark(board.forts[side].has(space), "fort");
        mark(board.started[side].has(space), "started");
        mark(board.stockades[side].has(space), "stockade");
        mark(board.captured.has(space) && board.fortress_of(space) == Some(side), "captured");
        mark(space.facts().tribes.iter().any(|tribe| board.allied(side, *tribe)), "allied");
        let raids = board.raided(side, space);
        if 0 < raids {
            markers.push(MarkerView { n: raids.into(), ..MarkerView::of(side, "raided") });
        }
    }
    if board.sieges.has(space) {
        markers.push(MarkerView::at_level("siege", board.level(space)));
    }
    if board.amphib.has(space) {
        markers.push(MarkerView::new("amphib"));
    }
    if board.fieldworks.has(space) {
        markers.push(MarkerView::new("fieldworks"));
    }
    markers
}

fn cards(board: &Board, eye: Eye, view: &mut View) {
    let list = |cards: Cards| cards.iter().map(|card| card.to_string()).collect::<Vec<_>>();
    for side in Side::BOTH {
        view.cards[side] = CardsView {
            hand: eye.sees(side).then(|| list(board.hand[side])),
            held: u32::from(board.hand[side].len()),
            left: u32::from(board.deck.len()),
            deck: (eye == Eye::Open).then(|| list(board.deck)),
            discard: Vec::new(),
            active: None,
        };
    }
    for (id, cards) in [("discard", board.discard), ("removed-cards", board.removed)] {
        let pile = cards.iter().map(Held::card).collect();
        view.boxes.push(BoxView::new(id, BoxShow::Pile, pile));
    }
}

fn boxes(board: &Board, view: &mut View) {
    for (id, place) in
        [("pool", Place::POOL), ("set-aside", Place::ASIDE), ("removed", Place::GONE)]
    {
        let leaders = board.leaders_in(place).iter();
        let held = leaders.map(|it| Held::Piece(PieceView::single(it.id(), it.key(), id)));
        view.boxes.push(BoxView::new(id, BoxShow::List, held.collect()));
    }
    let shown = |it: &InForce| !matches!(it, InForce::Montcalm | InForce::Amherst);
    let badge = |id: &str, side: Option<Side>| Held::word(id, format!("in-force-{id}"), side);
    let mut in_force: Vec<Held> = InForce::all()
        .filter(|it| shown(it) && board.is_in_force(*it))
        .map(|it| badge(it.name(), it.side()))
        .collect();
    for side in Side::BOTH {
        if board.held_over[side] || (board.passed[side] && board.hand[side].any()) {
            in_force.push(badge(&format!("card-held-{side}"), Some(side)));
        }
        if board.built[side] {
            in_force.push(badge(&format!("built-{side}"), Some(side)));
        }
    }
    view.boxes.push(BoxView::new("in-force", BoxShow::Badges, in_force));
}

fn said(units: Units, leaders: Leaders) -> Cell {
    Phrase::new("panel-force").list("force", force(units, leaders)).into()
}

/// Returns the panel with the pieces taken into a force so far.
fn muster_panel(side: Side, force: &Force, at: Space) -> Panel {
    let force = |it: Side| (it == side).then(|| said(force.units, force.leaders));
    let rows = vec![PanelRow::new("force-label", "5.34", &force)];
    Panel::new("march", Phrase::new("panel-muster").name("space", at.key()), rows)
}

fn party_panel(side: Side, party: &Party, steps: u8) -> Panel {
    let force = |it: Side| (it == side).then(|| said(party.units, party.leaders));
    let spaces = |it: Side| (it == side).then(|| Cell::number(steps));
    let rows =
        vec![PanelRow::new("force-label", "5.34", &force), PanelRow::new("spaces", "6.2", &spaces)];
    Panel::new("march", Phrase::new("panel-party").name("space", party.at.key()), rows)
}

/// Returns the panel of an attempt to intercept or to avoid battle: the force, the roll that it
/// needs (6.71, 6.8), and the die once it is rolled.
fn attempt_panel(
    board: &Board,
    id: &'static str,
    rule: &'static str,
    side: Side,
    (force, die): (&Force, Option<u8>),
) -> Panel {
    let party = board.party();
    let mut rows = vec![PanelRow::new("force-label", "5.34", &|it| match it == side {
        true if force.units.is_empty() && force.leaders.is_empty() => None,
        true => Some(said(force.units, force.leaders)),
        false => Some(said(party.units, party.leaders)),
    })];
    rows.push(PanelRow::new("needed", rule, &|it| {
        (it == side).then(|| Phrase::new("panel-or-more").number("n", 4).into())
    }));
    let tactics = Modifier { id: "tactics", rule, n: force.tactics() };
    let mine = |it: Side| if it == side && tactics.n != 0 { vec![tactics] } else { Vec::new() };
    rows.extend(Modifier::rows(&BySide::of(mine)));
    if let Some(die) = die {
        roll_rows(side, rule, (die, die as i8 + tactics.n), &mut rows);
    }
    let label = match id {
        "avoiding" => "panel-avoiding",
        _ => "panel-interception",
    };
    Panel::new(id, Phrase::new(label).name("space", party.at.key()), rows)
}

/// Adds rows for one side's die and its modified result.
fn roll_rows(roller: Side, rule: &'static str, (die, total): (u8, i8), rows: &mut Vec<PanelRow>) {
    for (id, n) in [("die", i64::from(die)), ("total", i64::from(total))] {
        rows.push(PanelRow::new(id, rule, &|side| (side == roller).then(|| Cell::number(n))));
    }
}

/// Adds rows for the column on which each side fires or has fired, and for each side's die, once it
/// is rolled.
fn fire_rows(fire: &BySide<Option<Fire>>, column: &dyn Fn(Side) -> u8, rows: &mut Vec<PanelRow>) {
    rows.push(PanelRow::new("column", "7.2", &|side| {
        Some(Cell::number(FACTS.least_of(column(side))))
    }));
    if fire.french.is_none() && fire.british.is_none() {
        return;
    }
    let each = |get: &dyn Fn(&Fire) -> i64| {
        BySide::of(|side| fire[side].as_ref().map(|fire| Cell::number(get(fire))))
    };
    for (id, rule, said) in [
        ("die", "7.2", each(&|it| i64::from(it.die))),
        ("total", "7.5", each(&|it| i64::from(it.die as i8 + it.drms.sum()))),
        ("losses", "7.6", each(&|it| i64::from(it.result))),
    ] {
        rows.push(PanelRow::new(id, rule, &|side| said[side].clone()));
    }
}

fn role(attacker: Side) -> PanelRow {
    PanelRow::new("role", "7.1", &|side| {
        let key = if side == attacker { "panel-attacker" } else { "panel-defender" };
        Some(Phrase::new(key).into())
    })
}

fn led(leader: Option<Leader>) -> Option<Cell> {
    let leader = leader?;
    let text = Phrase::new("panel-led").name("leader", leader.key());
    Some(text.number("tactics", leader.tactics()).into())
}

/// Returns the panel of a battle: strength, column, modifiers, dice and losses, with a column for
/// each side (7.2). After a side has fired, its numbers are those at the time of its fire, which
/// later losses do not change.
fn battle_panel(board: &Board, battle: &Battle) -> Panel {
    let mut rows = vec![
        role(battle.attacker),
        PanelRow::new("force-label", "7.1", &|side| {
            let units = battle.units(board, side);
            Some(said(units, Leaders::NONE))
        }),
        PanelRow::new("strength", "7.2", &|side| Some(Cell::number(battle.strength(board, side)))),
        PanelRow::new("leader", "7.51", &|side| led(battle.leader(board, side))),
    ];
    rows.extend(Modifier::rows(&BySide::of(|side| battle.drms(board, side).modifiers())));
    if battle.ambush.french || battle.ambush.british {
        rows.push(PanelRow::new("ambush", "7.56", &|side| {
            battle.ambush[side].then(|| Phrase::new("panel-yes").into())
        }));
    }
    if 0 < battle.shift(board, battle.attacker) {
        rows.push(PanelRow::new("fieldworks", "7.55", &|side| {
            (side == battle.attacker).then(|| Cell::number(-1))
        }));
    }
    fire_rows(&battle.fire, &|side| battle.column(board, side), &mut rows);
    Panel::new("battle", Phrase::new("panel-battle").name("space", battle.space.key()), rows)
}

fn assault_panel(board: &Board, assault: &Assault) -> Panel {
    let mut rows = vec![
        role(assault.attacker),
        PanelRow::new("force-label", "9.12", &|side| {
            let units = assault.units(board, side);
            let leaders = assault.leaders(board, side);
            Some(said(units, leaders))
        }),
        PanelRow::new("strength", "9.1", &|side| Some(Cell::number(assault.strength(board, side)))),
        PanelRow::new("walls", "9.13", &|side| {
            (side == assault.attacker).then(|| Cell::number(-1))
        }),
    ];
    rows.extend(Modifier::rows(&BySide::of(|side| assault.drms(board, side).modifiers())));
    fire_rows(&assault.fire, &|side| assault.column(board, side), &mut rows);
    Panel::new("assault", Phrase::new("panel-assault").name("space", assault.space.key()), rows)
}

fn siege_panel(board: &Board, siege: &Siege) -> Panel {
    let mut rows = vec![PanelRow::new("level", "8.23", &|side| {
        (side == siege.side).then(|| Cell::number(board.level(siege.space)))
    })];
    let mine = |side: Side| {
        if side == siege.side { siege.modifiers(board) } else { Vec::new() }
    };
    rows.extend(Modifier::rows(&BySide::of(mine)));
    if let Some(roll) = siege.roll {
        roll_rows(siege.side, "8.231", roll, &mut rows);
    }
    Panel::new("siege", Phrase::new("panel-siege").name("space", siege.space.key()), rows)
}

fn raid_panel(board: &Board, raid: &Raid) -> Panel {
    let column = if raid.hard(board) { "panel-column-hard" } else { "panel-column-plain" };
    let mut rows = vec![
        PanelRow::new("force-label", "10.1", &|side| {
            (side == raid.side).then(|| said(raid.raiders(board), Leaders::NONE))
        }),
        PanelRow {
            label: Phrase::new("panel-raid-column"),
            ..PanelRow::new("column", "10.3", &|side| {
                (side == raid.side).then(|| Phrase::new(column).into())
            })
        },
    ];
    let mine = |side: Side| if side == raid.side { raid.modifiers(board) } else { Vec::new() };
    rows.extend(Modifier::rows(&BySide::of(mine)));
    if let Some((die, total, success, steps)) = raid.result() {
        roll_rows(raid.side, "10.3", (die, total), &mut rows);
        let result = if success { "panel-result-success" } else { "panel-result-failure" };
        rows.push(PanelRow::new("result", "10.3", &|side| {
            (side == raid.side).then(|| Phrase::new(result).into())
        }));
        rows.push(PanelRow {
            label: Phrase::new("panel-raid-losses"),
            ..PanelRow::new("losses", "10.3", &|side| {
                (side == raid.side).then(|| Cell::number(steps))
            })
        });
    }
    Panel::new("raid", Phrase::new("panel-raid").name("space", raid.space.key()), rows)
}
