//! What a pair of eyes may see of the board.

use engine::{
    BySide, CardsView, Eye, Named, Outcome, Panel, PanelRow, Phrase, Rule, Side, SpaceView, View,
};
use serde_json::json;

use super::log::force;
use crate::Wilderness;
use crate::board::Party;
use crate::board::{Board, Lasting};
use crate::facts::{Cards, FACTS, Leader, Place, Space, Spaces};
use crate::frame::Frame;
use crate::rules::assault::Assault;
use crate::rules::battle::{Battle, Fire, Modifier};
use crate::rules::raids::Raid;
use crate::rules::sieges::Siege;
use crate::rules::supply::supplied;

pub fn view(game: &Wilderness, eye: Eye) -> View {
    let board = &game.board;
    let mut view = View { outcome: outcome(board), ..View::default() };
    view.clock.insert("year", json!(board.year));
    view.clock.insert("season", json!(board.season.name()));
    view.clock.insert("phase", json!(phase(game)));
    view.clock.insert("active", json!(board.active));
    view.clock.insert("assemblies", json!(board.assemblies.name()));
    view.clock.insert("first", json!(board.first()));
    view.clock.insert("edition", json!(board.edition.name()));
    view.tracks.insert("vp", BySide::of(|side| i32::from(board.points(side).max(0))));
    for space in Space::all() {
        view.spaces.insert(space.id().into(), space_view(board, space));
    }
    cards(board, eye, &mut view);
    boxes(board, &mut view);
    for side in Side::BOTH {
        let name = match side {
            Side::French => "supply-french",
            Side::British => "supply-british",
        };
        if board.edition.supply() {
            view.layers.insert(name, ids(supplied(board, side)));
        }
    }
    for frame in game.stack.iter() {
        let (at, panel) = match frame {
            Frame::Moving(moving) => {
                let reached = ids(moving.reach(board));
                if !reached.is_empty() {
                    view.layers.insert("reach", reached);
                }
                (board.party().at, party_panel(board.active, board.party(), moving.steps()))
            }
            Frame::Battle(battle) => (battle.space, battle_panel(board, battle)),
            Frame::Siege(siege) => (siege.space, siege_panel(board, siege)),
            Frame::Assault(assault) => (assault.space, assault_panel(board, assault)),
            Frame::Raid(raid) => (raid.space, raid_panel(board, raid)),
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

pub fn outcome(board: &Board) -> Option<Outcome> {
    board.ending.map(|ending| Outcome {
        winner: ending.winner(),
        rule: Rule(ending.rule()),
        why: ending.why(),
    })
}

/// What is going on, in a word.
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
    seen.control = board.fortress_of(space).or(facts.originally).or(holder(board, space));
    seen.markers = markers(board, space);
    for side in Side::BOTH {
        let units = board.units_of(side, space);
        seen.strength[side] = u32::from(board.strength(units));
        let stack = seen.stack(side);
        for (within, units) in
            [("", units.minus(board.inside())), ("inside-", units.and(board.inside()))]
        {
            for class in board.classes(units) {
                let n = units
                    .and(FACTS.of_kind[class.kind as usize])
                    .iter()
                    .filter(|unit| board.is_reduced(*unit) == class.reduced)
                    .count();
                stack.insert(format!("{within}{class}"), json!(n));
            }
        }
        for leader in board.leaders_of(side, space).iter() {
            let inside = board.leaders_inside().has(leader);
            stack.insert(leader.id().into(), json!(if inside { "inside" } else { "out" }));
        }
    }
    seen
}

/// Whose Niagara and Ohio Forks are (13.23).
fn holder(board: &Board, space: Space) -> Option<Side> {
    match space {
        _ if space == FACTS.named.niagara => Some(board.niagara),
        _ if space == FACTS.named.ohio_forks => Some(board.ohio_forks),
        _ => None,
    }
}

fn markers(board: &Board, space: Space) -> Vec<&'static str> {
    let mut markers = Vec::new();
    if !space.on_map() {
        return markers;
    }
    for side in Side::BOTH {
        let french = side == Side::French;
        let mut mark = |there: bool, of_french: &'static str, of_british: &'static str| {
            if there {
                markers.push(if french { of_french } else { of_british });
            }
        };
        mark(board.forts[side].has(space), "fort-french", "fort-british");
        mark(board.started[side].has(space), "started-french", "started-british");
        mark(board.stockades[side].has(space), "stockade-french", "stockade-british");
        let taken = board.captured.has(space) && board.fortress_of(space) == Some(side);
        mark(taken, "captured-french", "captured-british");
        let allied = space.facts().tribes.iter().any(|tribe| board.allied(side, *tribe));
        mark(allied, "allied-french", "allied-british");
        for _ in 0..board.raided(side, space) {
            mark(true, "raided-french", "raided-british");
        }
    }
    if board.sieges.has(space) {
        markers.push(["siege-0", "siege-1", "siege-2"][usize::from(board.level(space))]);
    }
    if board.amphib.has(space) {
        markers.push("amphib");
    }
    if board.fieldworks.has(space) {
        markers.push("fieldworks");
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
    view.boxes.insert("discard", list(board.discard));
    view.boxes.insert("removed-cards", list(board.removed));
}

fn boxes(board: &Board, view: &mut View) {
    let waiting = |place: Place| {
        board.leaders_in(place).iter().map(|leader| leader.id().to_string()).collect::<Vec<_>>()
    };
    view.boxes.insert("pool", waiting(Place::POOL));
    view.boxes.insert("set-aside", waiting(Place::ASIDE));
    view.boxes.insert("removed", waiting(Place::GONE));
    let shown = |it: &Lasting| !matches!(it, Lasting::Montcalm | Lasting::Amherst);
    let mut in_force: Vec<String> = Lasting::all()
        .filter(|it| shown(it) && board.lasts(*it))
        .map(|it| it.name().to_string())
        .collect();
    for side in Side::BOTH {
        if board.held_over[side] || (board.passed[side] && board.hand[side].any()) {
            in_force.push(format!("card-held-{side}"));
        }
        if board.built[side] {
            in_force.push(format!("built-{side}"));
        }
    }
    view.boxes.insert("in-force", in_force);
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

fn party_panel(side: Side, party: &Party, steps: u8) -> Panel {
    let said = Phrase::new("panel-force").list("force", force(party.units, party.leaders));
    let spaces = Phrase::new("panel-number").number("n", steps);
    Panel::new(
        Phrase::new("panel-party").name("space", party.at.key()),
        vec![
            both("panel-force-label", "5.34", &|it| (it == side).then(|| said.clone())),
            both("panel-spaces", "6.2", &|it| (it == side).then(|| spaces.clone())),
        ],
    )
}

/// One row for each modifier that either side has.
fn modifier_rows(of: &dyn Fn(Side) -> Vec<Modifier>, rows: &mut Vec<PanelRow>) {
    let all = BySide::of(of);
    let mut keys: Vec<(&'static str, &'static str)> = Vec::new();
    for it in all.french.iter().chain(&all.british) {
        if !keys.contains(&(it.key, it.rule)) {
            keys.push((it.key, it.rule));
        }
    }
    for (key, rule) in keys {
        rows.push(both(key, rule, &|side| {
            all[side].iter().find(|it| it.key == key).map(|it| number(it.n))
        }));
    }
}

fn fire_rows(fire: &BySide<Option<Fire>>, rows: &mut Vec<PanelRow>) {
    if fire.french.is_none() && fire.british.is_none() {
        return;
    }
    let each = |get: &dyn Fn(&Fire) -> i64| {
        BySide::of(|side| fire[side].as_ref().map(|fire| number(get(fire))))
    };
    for (label, rule, said) in [
        ("panel-column", "7.2", each(&|it| i64::from(FACTS.least_of(it.column)))),
        ("panel-die", "7.2", each(&|it| i64::from(it.die))),
        ("panel-total", "7.5", each(&|it| i64::from(it.die as i8 + it.modifier))),
        ("panel-losses", "7.6", each(&|it| i64::from(it.result))),
    ] {
        rows.push(both(label, rule, &|side| said[side].clone()));
    }
}

fn role(attacker: Side) -> PanelRow {
    both("panel-role", "7.1", &|side| {
        Some(Phrase::new(if side == attacker { "panel-attacker" } else { "panel-defender" }))
    })
}

fn led(leader: Option<Leader>) -> Option<Phrase> {
    leader
        .map(|it| Phrase::new("panel-led").name("leader", it.key()).number("tactics", it.tactics()))
}

/// Strength, column, modifiers, dice and losses, a column a side (7.2).
fn battle_panel(board: &Board, battle: &Battle) -> Panel {
    let mut rows = vec![
        role(battle.attacker),
        both("panel-force-label", "7.1", &|side| {
            let units = battle.units(board, side);
            Some(Phrase::new("panel-force").list("force", force(units, Default::default())))
        }),
        both("panel-strength", "7.2", &|side| Some(number(battle.strength(board, side)))),
        both("panel-leader", "7.51", &|side| led(battle.leader(board, side))),
    ];
    modifier_rows(&|side| battle.modifiers(board, side), &mut rows);
    if battle.ambush.french || battle.ambush.british {
        rows.push(both("panel-ambush", "7.56", &|side| {
            battle.ambush[side].then(|| Phrase::new("panel-yes"))
        }));
    }
    if 0 < battle.shift(board, battle.attacker) {
        rows.push(both("panel-fieldworks", "7.55", &|side| {
            (side == battle.attacker).then(|| number(-1))
        }));
    }
    fire_rows(&battle.fire, &mut rows);
    Panel::new(Phrase::new("panel-battle").name("space", battle.space.key()), rows)
}

fn assault_panel(board: &Board, assault: &Assault) -> Panel {
    let mut rows = vec![
        role(assault.attacker),
        both("panel-force-label", "9.12", &|side| {
            let units = assault.units(board, side);
            let leaders = assault.leaders(board, side);
            Some(Phrase::new("panel-force").list("force", force(units, leaders)))
        }),
        both("panel-strength", "9.1", &|side| {
            Some(number(board.strength(assault.units(board, side))))
        }),
        both("panel-walls", "9.13", &|side| (side == assault.attacker).then(|| number(-1))),
    ];
    modifier_rows(&|side| assault.modifiers(board, side), &mut rows);
    fire_rows(&assault.fire, &mut rows);
    Panel::new(Phrase::new("panel-assault").name("space", assault.space.key()), rows)
}

fn siege_panel(board: &Board, siege: &Siege) -> Panel {
    let mut rows = vec![both("panel-level", "8.23", &|side| {
        (side == siege.side).then(|| number(board.level(siege.space)))
    })];
    let mine = |side: Side| {
        if side == siege.side { siege.modifiers(board) } else { Vec::new() }
    };
    modifier_rows(&mine, &mut rows);
    Panel::new(Phrase::new("panel-siege").name("space", siege.space.key()), rows)
}

fn raid_panel(board: &Board, raid: &Raid) -> Panel {
    let column = if raid.hard(board) { "panel-column-hard" } else { "panel-column-plain" };
    let mut rows = vec![
        both("panel-force-label", "10.1", &|side| {
            (side == raid.side).then(|| {
                Phrase::new("panel-force")
                    .list("force", force(raid.raiders(board), Default::default()))
            })
        }),
        both("panel-raid-column", "10.3", &|side| (side == raid.side).then(|| Phrase::new(column))),
    ];
    let mine = |side: Side| if side == raid.side { raid.modifiers(board) } else { Vec::new() };
    modifier_rows(&mine, &mut rows);
    Panel::new(Phrase::new("panel-raid").name("space", raid.space.key()), rows)
}
