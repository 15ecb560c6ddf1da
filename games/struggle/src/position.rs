//! Positions: a board written by hand, at the start of one of its phases.
//! The README lists the keys.

use engine::{Game, Named, PositionError, Side, Written, list_of};

use crate::{
    Board, CARDS_A_SIDE, Card, CardType, Cards, Control, Deck, FACTS, Force, Kind, Leader, Leaders,
    Phase, Place, Season, Space, Struggle, Units,
};

pub fn read(position: &Written) -> Result<Board, PositionError> {
    let mut board = Board::empty();
    if let Some(from) = position.get("from") {
        board = match from.text()? {
            "setup" => Board::set_up(),
            "empty" => board,
            other => {
                return Err(
                    from.wrong(format!("a position is from \"setup\" or \"empty\", not {other:?}"))
                );
            }
        };
    }
    let mut placed: Vec<Leader> = Vec::new();
    for (key, value) in position.entries()? {
        match key.as_str() {
            "from" => {}
            "year" => {
                let last = i64::from(FACTS.victory.last_year);
                board.year = value.number(i64::from(FACTS.setup.year)..=last)? as u16;
            }
            "season" => board.season = value.one_of("season")?,
            "phase" => board.phase = value.one_of("phase")?,
            "vp" => read_vp(&mut board, value)?,
            "spaces" => {
                for (id, written) in value.entries()? {
                    let space = Space::read(id)
                        .ok_or_else(|| written.wrong(format!("there is no space called {id:?}")))?;
                    read_space(&mut board, space, written, &mut placed)?;
                }
            }
            "attack" => {
                for attack in value.list()? {
                    read_attack(&mut board, attack, &mut placed)?;
                }
            }
            "wounded" => {
                for name in value.list()? {
                    let leader = name.named("leader", Leader::find)?;
                    board.wounded.insert(leader);
                }
            }
            "removed" => {
                for name in value.list()? {
                    place_leader(&mut board, name, Place::REMOVED, None, &mut placed)?;
                }
            }
            "french" => read_cards(&mut board, Side::French, value)?,
            "british" => read_cards(&mut board, Side::British, value)?,
            _ => return Err(value.wrong(format!("{key:?} is not known in a position"))),
        }
    }
    check(&board, position)?;
    board.scored = board.control;
    if let Phase::Movement(side) = board.phase
        && let Some(card) = board.active[side]
        && card.facts().card_type == CardType::Movement
    {
        crate::rules::movement::give_orders(&mut board, card);
    }
    Ok(board)
}

/// One side is enough, for both add up to the whole.
fn read_vp(board: &mut Board, written: &Written) -> Result<(), PositionError> {
    let whole = FACTS.setup.vp.french + FACTS.setup.vp.british;
    let given = written.entries()?;
    for (side, points) in given {
        let side: Side = side.parse().map_err(|why: String| points.wrong(why))?;
        board.vp[side] = points.number(0..=whole.into())? as u8;
        if given.len() == 1 {
            board.vp[side.other()] = whole - board.vp[side];
        }
    }
    if board.vp.french + board.vp.british != whole {
        return Err(written.wrong(format!("victory points add up to {whole} (course.1)")));
    }
    Ok(())
}

fn read_space(
    board: &mut Board,
    space: Space,
    written: &Written,
    placed: &mut Vec<Leader>,
) -> Result<(), PositionError> {
    for (key, value) in written.entries()? {
        match key.as_str() {
            "control" => {
                let control = value.one_of("control")?;
                let village = space.is_village();
                if control == Control::Destroyed && !village {
                    return Err(value.wrong(format!(
                        "{space} is no village, so it can't be destroyed (retreat.6)"
                    )));
                }
                if village
                    && control != Control::Destroyed
                    && control != space.facts().control.into()
                {
                    return Err(value.wrong(format!(
                        "{space} is a village: taken, it is destroyed (villages.1)"
                    )));
                }
                board.control[space.index()] = control;
            }
            "french" => read_stack(board, Side::French, space, value, placed)?,
            "british" => read_stack(board, Side::British, space, value, placed)?,
            _ => return Err(value.wrong(format!("{key:?} is not known in a space"))),
        }
    }
    Ok(())
}

/// What stands there replaces what the set-up put there.
fn read_stack(
    board: &mut Board,
    side: Side,
    space: Space,
    written: &Written,
    placed: &mut Vec<Leader>,
) -> Result<(), PositionError> {
    *board.units_mut(side, space) = Units::NONE;
    let replaced = |leader: &Leader| !placed.contains(leader);
    let replaced = board.leaders_at(side, space).iter().filter(replaced).collect();
    board.put_leaders(replaced, Place::AWAITED);
    for (key, value) in written.entries()? {
        match key.as_str() {
            "sp" => {
                let most = i64::from(FACTS.counters[side].sp);
                board.units_mut(side, space).sp = value.number(0..=most)? as u8;
            }
            "indians" => {
                let most = i64::from(FACTS.counters[side].indians);
                board.units_mut(side, space).indians = value.number(0..=most)? as u8;
            }
            "leaders" => {
                for name in value.list()? {
                    place_leader(board, name, space.into(), Some(side), placed)?;
                }
            }
            _ => {
                return Err(
                    value.wrong(format!("{key:?} is not known in a stack: sp, indians, leaders"))
                );
            }
        }
    }
    Ok(())
}

fn place_leader(
    board: &mut Board,
    name: &Written,
    place: Place,
    side: Option<Side>,
    placed: &mut Vec<Leader>,
) -> Result<Leader, PositionError> {
    let leader = name.named("leader", Leader::find)?;
    if side.is_some_and(|side| leader.facts().side != side) {
        return Err(name.wrong(format!("{leader} is {}", leader.facts().side)));
    }
    if placed.contains(&leader) {
        return Err(name.wrong(format!("{leader} is in two places")));
    }
    placed.push(leader);
    board.put_leaders(leader.into(), place);
    Ok(leader)
}

/// Attackers already in the space that they attack, and where they came from.
fn read_attack(
    board: &mut Board,
    written: &Written,
    placed: &mut Vec<Leader>,
) -> Result<(), PositionError> {
    let side = match board.phase {
        Phase::Movement(side) | Phase::Combat(side) => side,
        _ => {
            return Err(written.wrong(
                "attacks stand only in a movement or combat phase; write phase before them",
            ));
        }
    };
    let end = |key: &str| {
        let value = written
            .get(key)
            .ok_or_else(|| written.wrong(format!("an attack has {key} = \"SPACE\"")))?;
        value.named("space", Space::read)
    };
    let (from, to) = (end("from")?, end("to")?);
    let way = from
        .way(to)
        .ok_or_else(|| written.wrong(format!("no line leads from {from} to {to} (movement.2)")))?;
    let back = to.way(from).expect("a line leads both ways");
    let mut leaders = Leaders::NONE;
    for (key, value) in written.entries()? {
        match (key.as_str(), Kind::named(key)) {
            ("from" | "to", _) => {}
            (_, Some(kind)) => {
                let n = value.number(0..=i64::from(FACTS.counters[side].sp))? as u8;
                // Whoever is too many is refused when the whole position has been read.
                let here = &mut board.units_mut(side, to)[kind];
                *here = here.saturating_add(n);
                let came = &mut board.attacks.came_by_mut(back)[kind];
                *came = came.saturating_add(n);
            }
            ("leaders", _) => {
                for name in value.list()? {
                    leaders.insert(place_leader(board, name, to.into(), Some(side), placed)?);
                }
            }
            _ => return Err(value.wrong(format!("{key:?} is not known in an attack"))),
        }
    }
    board.attacks.insert(leaders.into(), from, way);
    Ok(())
}

fn read_cards(board: &mut Board, side: Side, written: &Written) -> Result<(), PositionError> {
    let (mut hand, mut top, mut discard) = (Cards::NONE, Vec::new(), Cards::NONE);
    let mut rest_gone = false;
    let mut seen = Cards::NONE;
    let mut card = |name: &Written| {
        let card = name.named("card", Card::find)?;
        if card.side() != side {
            return Err(name.wrong(format!("{card} is not a {side} card")));
        }
        if seen.has(card) {
            return Err(name.wrong(format!("{card} is in two places")));
        }
        seen.insert(card);
        Ok(card)
    };
    for (key, value) in written.entries()? {
        match key.as_str() {
            "hand" => {
                for name in value.list()? {
                    hand.insert(card(name)?);
                }
                if FACTS.setup.hand < hand.len().into() {
                    return Err(
                        value.wrong(format!("a hand holds at most {} cards", FACTS.setup.hand))
                    );
                }
            }
            "deck" => {
                for name in value.list()? {
                    top.push(card(name)?);
                }
            }
            "discard" => {
                for name in value.list()? {
                    if name.text()? == "rest" {
                        rest_gone = true;
                    } else {
                        discard.insert(card(name)?);
                    }
                }
            }
            "active" => board.active[side] = Some(card(value)?),
            _ => {
                return Err(value
                    .wrong(format!("{key:?} is not known of cards: hand, deck, discard, active")));
            }
        }
    }
    let rest = Card::of(side).iter().filter(|card| !seen.has(*card));
    if rest_gone {
        rest.for_each(|card| discard.insert(card));
    } else {
        top.extend(rest);
    }
    debug_assert!(top.len() <= CARDS_A_SIDE);
    board.hand[side] = hand;
    board.discard[side] = discard;
    board.deck[side] = Deck::in_order(&top);
    Ok(())
}

/// What no state of the game can be.
fn check(board: &Board, position: &Written) -> Result<(), PositionError> {
    let line_of = |space: Space| {
        let written = position.get("spaces").and_then(|spaces| spaces.get(space.id()));
        written.unwrap_or(position).clone()
    };
    for side in Side::BOTH {
        for kind in Kind::all() {
            let total: u32 =
                Space::all().map(|space| u32::from(board.units(side, space)[kind])).sum();
            let most = match kind {
                Kind::Sp => FACTS.counters[side].sp,
                Kind::Indians => FACTS.counters[side].indians,
            };
            if u32::from(most) < total {
                let what = if kind == Kind::Sp { "strength points" } else { "Indian units" };
                return Err(position.get("spaces").unwrap_or(position).wrong(format!(
                    "the {side} have {total} {what}, and the counters make at most {most}"
                )));
            }
        }
    }
    for leader in Leader::all() {
        if board.wounded.has(leader) && board.leaders[leader.index()] == Place::AWAITED {
            return Err(position
                .get("wounded")
                .unwrap_or(position)
                .wrong(format!("{leader} is not on the map")));
        }
    }
    for space in Space::all() {
        for side in Side::BOTH {
            if board.stands(side, space)
                && board.hostile(side, space)
                && !board.attacks.contested.has(space)
            {
                return Err(line_of(space).wrong(format!(
                    "the {side} stand in {space}, which is the enemy's: write an [[attack]] for those who must fight there"
                )));
            }
        }
        if board.attacks.contested.has(space) {
            let side = board.phase.side().expect("attacks were read in a side's phase");
            let foe_holds =
                board.controls(side.other(), space) || board.stands(side.other(), space);
            let attackers: u8 =
                space.ways().iter().map(|way| board.attacks.came_by(*way).strength()).sum();
            if !foe_holds || attackers == 0 || attackers != board.strength(side, space) {
                return Err(
                    line_of(space).wrong(format!("nobody of the {side} can be attacking {space}"))
                );
            }
        }
    }
    let season_fits = match board.phase {
        Phase::Winter => board.season == Season::Winter,
        _ => board.season != Season::Winter,
    };
    if !season_fits {
        let line = position.get("season").or(position.get("phase")).unwrap_or(position);
        return Err(line.wrong(
            "in winter there is only the winter phase, and it is only in winter (winter.4)",
        ));
    }
    Ok(())
}

/// The position of a game that stands at the start of a phase. What is half
/// done can't be said in a position: then there is none.
pub fn write(game: &Struggle) -> Option<toml::Table> {
    let table = write_board(&game.board);
    let text = toml::to_string(&table).ok()?;
    let position = Written::parse(&text).ok()?;
    let again = Struggle::from_position(&position).ok()?;
    (again == *game).then_some(table)
}

fn write_board(board: &Board) -> toml::Table {
    let mut table = toml::Table::new();
    table.insert("year".into(), i64::from(board.year).into());
    table.insert("season".into(), board.season.name().into());
    table.insert("phase".into(), board.phase.name().into());
    let mut vp = toml::Table::new();
    for side in Side::BOTH {
        vp.insert(side.name().into(), i64::from(board.vp[side]).into());
    }
    table.insert("vp".into(), vp.into());
    let is_removed = |leader: &Leader| board.leaders[leader.index()] == Place::REMOVED;
    let wounded = board.wounded.iter().filter(|leader| !is_removed(leader));
    table.insert("wounded".into(), list_of(wounded.map(Leader::id)));
    table.insert("removed".into(), list_of(Leader::all().filter(is_removed).map(Leader::id)));
    for side in Side::BOTH {
        let mut cards = toml::Table::new();
        cards.insert("hand".into(), list_of(board.hand[side].iter().map(Card::id)));
        cards.insert("deck".into(), list_of(board.deck[side].iter().map(Card::id)));
        cards.insert("discard".into(), list_of(board.discard[side].iter().map(Card::id)));
        if let Some(card) = board.active[side] {
            cards.insert("active".into(), card.id().into());
        }
        table.insert(side.name().into(), cards.into());
    }
    let spaces = Space::all().filter_map(|space| {
        let written = write_space(board, space);
        (!written.is_empty()).then(|| (space.id().to_string(), written.into()))
    });
    table.insert("spaces".into(), spaces.collect::<toml::Table>().into());
    let attacks = board.attacks.contested.iter().flat_map(|space| write_attacks(board, space));
    table.insert("attack".into(), list_of(attacks));
    table
}

fn write_space(board: &Board, space: Space) -> toml::Table {
    let mut written = toml::Table::new();
    let control = board.control[space.index()];
    if control != space.facts().control.into() {
        written.insert("control".into(), control.name().into());
    }
    for side in Side::BOTH {
        if board.attacks.contested.has(space) && board.phase.side() == Some(side) {
            continue; // written as an attack
        }
        let stack = write_stack(board.force_at(side, space));
        if !stack.is_empty() {
            written.insert(side.name().into(), stack.into());
        }
    }
    written
}

fn write_attacks(board: &Board, space: Space) -> impl Iterator<Item = toml::Table> {
    let side = board.phase.side().expect("attacks stand in a side's phase");
    space.ways().iter().filter_map(move |way| {
        let came = |leader: &Leader| board.attacks.origin(*leader) == Some(way.to);
        let leaders = board.leaders_at(side, space).iter().filter(came).collect();
        let mut attack = write_stack(Force { units: board.attacks.came_by(*way), leaders });
        if attack.is_empty() {
            return None;
        }
        attack.insert("from".into(), way.to.id().into());
        attack.insert("to".into(), space.id().into());
        Some(attack)
    })
}

fn write_stack(force: Force) -> toml::Table {
    let mut stack = toml::Table::new();
    for kind in Kind::all() {
        if 0 < force.units[kind] {
            stack.insert(kind.name().into(), i64::from(force.units[kind]).into());
        }
    }
    if force.leaders.any() {
        stack.insert("leaders".into(), list_of(force.leaders.iter().map(Leader::id)));
    }
    stack
}
