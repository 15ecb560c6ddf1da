//! Positions: boards written by hand, at the start of a phase. The README lists the keys.

use engine::{Game, Named, NotASide, PositionError, Side, Written, list_of};

use crate::{
    Board, Card, CardType, Cards, Control, Deck, FACTS, Force, Kind, Leader, Leaders, Phase, Place,
    Season, Space, Struggle, Units,
};

/// The keys of a position, in the order in which they are read; they may be written in any order.
const KEYS: [&str; 10] = [
    "year", "season", "phase", "vp", "spaces", "attack", "wounded", "removed", "french", "british",
];

/// The maximum number of units of a side. The number of counters never limits strength (ruling 2).
/// This maximum makes sure that a strength fits in a byte even after cards have brought more units.
const MOST_UNITS: u8 = 160;

pub fn read(position: &Written) -> Result<Board, PositionError> {
    let mut board = Board::empty();
    if let Some(from) = position.get("from") {
        board = match from.text()? {
            "setup" => Board::set_up(),
            "empty" => board,
            other => {
                return Err(
                    from.slip(format!("a position is from \"setup\" or \"empty\", not {other:?}"))
                );
            }
        };
    }
    if let Some((key, value)) =
        position.entries()?.iter().find(|(key, _)| key != "from" && !KEYS.contains(&key.as_str()))
    {
        return Err(value.slip(format!("{key:?} is not known in a position")));
    }
    let mut placed: Vec<Leader> = Vec::new();
    for key in KEYS {
        let Some(value) = position.get(key) else { continue };
        match key {
            "year" => {
                let last = i64::from(FACTS.victory.last_year);
                board.year = value.number(i64::from(FACTS.setup.year)..=last)? as u16;
            }
            "season" => board.season = value.one_of("season")?,
            "phase" => board.phase = value.one_of("phase")?,
            "vp" => read_vp(&mut board, value)?,
            "spaces" => read_spaces(&mut board, value, &mut placed)?,
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
            _ => {} // cards come last, since they depend on which leaders have arrived
        }
    }
    for side in Side::BOTH {
        read_cards(&mut board, side, position.get(side.name()))?;
    }
    check(&board, position)?;
    if let Phase::Movement(side) = board.phase
        && let Some(card) = board.active[side]
        && card.facts().card_type == CardType::Movement
    {
        crate::rules::movement::give_orders(&mut board, card);
    }
    Ok(board)
}

/// Reads victory points. The points of one side are enough, since the points of both sides add up
/// to a fixed total.
fn read_vp(board: &mut Board, written: &Written) -> Result<(), PositionError> {
    let whole = FACTS.setup.vp.french + FACTS.setup.vp.british;
    let given = written.entries()?;
    for (side, points) in given {
        let side: Side = side.parse().map_err(|why: NotASide| points.wrong(why))?;
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

fn read_spaces(
    board: &mut Board,
    written: &Written,
    placed: &mut Vec<Leader>,
) -> Result<(), PositionError> {
    let find = |id: &str, written: &Written| {
        Space::read(id).ok_or_else(|| written.slip(format!("there is no space called {id:?}")))
    };
    for (id, written) in written.entries()? {
        read_space(board, find(id, written)?, written, placed)?;
    }
    board.scored = board.control;
    for (id, written) in written.entries()? {
        if let Some(scored) = written.get("scored") {
            board.scored[find(id, written)?.index()] = scored.one_of("control")?;
        }
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
            "scored" => {} // read after every space has its control
            "french" => read_stack(board, Side::French, space, value, placed)?,
            "british" => read_stack(board, Side::British, space, value, placed)?,
            _ => return Err(value.slip(format!("{key:?} is not known in a space"))),
        }
    }
    Ok(())
}

/// Reads the pieces of a side in a space, which replace those of the set-up.
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
            "sp" => board.units_mut(side, space).sp = value.number(0..=MOST_UNITS.into())? as u8,
            "indians" => {
                board.units_mut(side, space).indians = value.number(0..=MOST_UNITS.into())? as u8;
            }
            "leaders" => {
                for name in value.list()? {
                    place_leader(board, name, space.into(), Some(side), placed)?;
                }
            }
            _ => {
                return Err(
                    value.slip(format!("{key:?} is not known in a stack: sp, indians, leaders"))
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

/// Reads attackers: the space that they came from, the space that they attack and are in, and the
/// pieces.
fn read_attack(
    board: &mut Board,
    written: &Written,
    placed: &mut Vec<Leader>,
) -> Result<(), PositionError> {
    let side = match board.phase {
        Phase::Movement(side) | Phase::Combat(side) => side,
        _ => {
            return Err(written.wrong("attacks stand only in a movement or combat phase"));
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
                let n = value.number(0..=MOST_UNITS.into())? as u8;
                // An excess of units is refused when the whole position has been read.
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
            _ => return Err(value.slip(format!("{key:?} is not known in an attack"))),
        }
    }
    board.attacks.insert(leaders.into(), from, way);
    Ok(())
}

/// Reads a side's cards. A card that the position does not name is in the deck, unless the card's
/// leader has arrived: then the card has been played, and is discarded.
fn read_cards(
    board: &mut Board,
    side: Side,
    written: Option<&Written>,
) -> Result<(), PositionError> {
    let (mut hand, mut top, mut discard) = (Cards::NONE, Vec::new(), Cards::NONE);
    let mut rest_gone = false;
    let mut seen = Cards::NONE;
    let come = board.leaders;
    let has_come = |leader: &Leader| come[leader.index()] != Place::AWAITED;
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
    let to_come = |card: Card, name: &Written| match card.leader().filter(has_come) {
        Some(leader) => {
            Err(name.wrong(format!("{card} brings {leader}, who is no longer awaited")))
        }
        None => Ok(card),
    };
    let written = written.map_or(Ok(&[][..]), Written::entries)?;
    for (key, value) in written {
        match key.as_str() {
            "hand" => {
                for name in value.list()? {
                    hand.insert(to_come(card(name)?, name)?);
                }
                if FACTS.setup.hand < hand.len().into() {
                    return Err(
                        value.wrong(format!("a hand holds at most {} cards", FACTS.setup.hand))
                    );
                }
            }
            "deck" => {
                for name in value.list()? {
                    top.push(to_come(card(name)?, name)?);
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
                    .slip(format!("{key:?} is not known of cards: hand, deck, discard, active")));
            }
        }
    }
    for card in Card::of(side).minus(seen).iter() {
        if rest_gone || card.leader().is_some_and(|leader| has_come(&leader)) {
            discard.insert(card);
        } else {
            top.push(card);
        }
    }
    for leader in discard.iter().chain(board.active[side]).filter_map(Card::leader) {
        if !has_come(&leader) {
            board.put_leaders(leader.into(), Place::REMOVED); // he never comes (ruling 24)
        }
    }
    board.hand[side] = hand;
    board.discard[side] = discard;
    board.deck[side] = Deck::in_order(&top);
    Ok(())
}

/// Refuses a board that can't occur in a game.
fn check(board: &Board, position: &Written) -> Result<(), PositionError> {
    let line_of = |space: Space| {
        let written = position.get("spaces").and_then(|spaces| spaces.get(space.id()));
        written.unwrap_or(position).clone()
    };
    for side in Side::BOTH {
        let total: u32 = Space::all().map(|space| u32::from(board.strength(side, space))).sum();
        if u32::from(MOST_UNITS) < total {
            return Err(position.get("spaces").unwrap_or(position).wrong(format!(
                "the {side} have {total} units, and a position holds at most {MOST_UNITS} a side"
            )));
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
            check_standing(board, side, space, &line_of(space))?;
        }
        check_scored(board, space, &line_of(space))?;
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
    if (board.year, board.season) == (FACTS.victory.last_year, Season::Winter) {
        let line = position.get("season").unwrap_or(position);
        return Err(line.wrong("the game is over before the last winter (course.5)"));
    }
    Ok(())
}

/// Checks that a side may be in a space. Only attackers may be in a space that the enemy controls
/// or, if neither side controls it, in which the enemy has units.
fn check_standing(
    board: &Board,
    side: Side,
    space: Space,
    written: &Written,
) -> Result<(), PositionError> {
    let contested = board.attacks.contested.has(space);
    if contested && board.phase.side() == Some(side) {
        let came = space.ways().iter().map(|way| (way.to, board.attacks.came_by(*way)));
        let attackers: u8 = came.clone().map(|(_, units)| units.strength()).sum();
        if attackers == 0 || attackers != board.strength(side, space) {
            return Err(written.wrong(format!("nobody of the {side} can be attacking {space}")));
        }
        if !board.hostile(side, space) {
            return Err(written
                .wrong(format!("{space} is not the enemy's, so nobody attacks it (combat.1)")));
        }
        let lost = |leader: &Leader| board.attacks.origin(*leader).is_none();
        if board.controls(side.other(), space)
            && let Some(leader) = board.leaders_at(side, space).iter().find(lost)
        {
            return Err(written.wrong(format!(
                "{leader} is in {space}, which is the enemy's: write him in an [[attack]]"
            )));
        }
        let origins =
            board.leaders_at(side, space).iter().filter_map(|leader| board.attacks.origin(leader));
        let mut origins =
            came.filter(|(_, units)| !units.is_empty()).map(|(from, _)| from).chain(origins);
        return match origins.find(|from| board.controls(side.other(), *from)) {
            Some(from) => Err(written.wrong(format!(
                "nobody attacks from {from}, which the enemy controls (movement.3)"
            ))),
            None => Ok(()),
        };
    }
    let alien = board.controls(side.other(), space) && board.stands(side, space);
    let both = Side::BOTH.iter().all(|side| 0 < board.strength(*side, space));
    if alien || (both && !contested) {
        return Err(written.wrong(format!(
            "the {side} stand in {space}, which is the enemy's: write an [[attack]] for those who must fight there"
        )));
    }
    Ok(())
}

/// Checks that a space can have changed hands since victory points were last counted: only a Combat
/// Phase of this season can have done that.
fn check_scored(board: &Board, space: Space, written: &Written) -> Result<(), PositionError> {
    let (was, is) = (board.scored[space.index()], board.control[space.index()]);
    let by = match was.side() {
        _ if was == is => return Ok(()),
        None => {
            return Err(written.wrong(format!("{space} was destroyed, and stays so (villages.2)")));
        }
        Some(loser) => loser.other(),
    };
    let fought = match board.phase {
        Phase::Combat(Side::British) | Phase::Reinforcements(Side::French) => by == Side::British,
        Phase::Movement(Side::French) => by == Side::British,
        Phase::Combat(Side::French) | Phase::End => true,
        Phase::Reinforcements(Side::British) | Phase::Movement(Side::British) | Phase::Winter => {
            false
        }
    };
    let village_was = space.facts().control.into();
    if fought && (!space.is_village() || was == village_was) {
        return Ok(());
    }
    Err(written
        .wrong(format!("the {by} can't have taken {space} since victory points were last counted")))
}

/// Writes the position of a game at the start of a phase. Returns `None` in the middle of a phase,
/// which a position can't express.
pub fn write(game: &Struggle) -> Option<toml::Table> {
    let table = write_board(&game.board);
    let again = Struggle::from_position(&Written::of(&table)).ok()?;
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
    table.insert("wounded".into(), list_of(board.wounded.iter().map(Leader::id)));
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
    if control != board.scored[space.index()] {
        written.insert("scored".into(), board.scored[space.index()].name().into());
    }
    for side in Side::BOTH {
        if board.attacks.contested.has(space) && board.phase.side() == Some(side) {
            continue; // these units are written as an attack
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
