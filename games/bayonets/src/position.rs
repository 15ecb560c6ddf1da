//! Positions: boards written by hand, for cases, study and tests. The README of the game lists the
//! keys.

use engine::{Game, Named, NotASide, PositionError, Scripted, Side, State, Written};

use crate::event::Chosen;
use crate::rules::action_round::cards;
use crate::rules::sequence::{Sequence, Stage};
use crate::{
    Bayonets, Board, Card, Cards, Class, Connection, Connections, DeckKind, FACTS, Frame, Kind,
    Markers, Nation, Place, Point, Pool, Round, Space, Spaces, Terrain, Token, Unit, Units,
    on_track,
};

pub fn read(position: &Written) -> Result<(Board, Frame), PositionError> {
    let mut board = base(position)?;
    let mut stage = Stage::Start;
    // The year is read early, since it determines the cards in the game.
    if let Some(year) = position.get("year") {
        let years = &board.facts().years;
        board.year = year.number(1755..=1759)? as u16;
        if !years.contains(&board.year) {
            return Err(year.wrong(format!("the scenario is played in {years:?}")));
        }
        board.gather_decks();
    }
    for (key, value) in position.entries()? {
        match key.as_str() {
            "scenario" | "from" | "year" => {}
            "stage" => {
                stage = value.named("stage", Stage::named)?;
            }
            "round" => board.round = value.number(1..=9)? as u8,
            "first" => board.first = side(value)?,
            "active" => board.active = side(value)?,
            "vp" => {
                let points = value.number(-40..=40)? as i8;
                if points == 0 {
                    return Err(value.wrong("the Victory track has no zero (18.1)"));
                }
                board.set_marker(on_track(points));
            }
            "open-seas" => board.open_seas = value.flag()?,
            "admiral" => board.admiral = value.flag()?,
            "nations" => {
                for (name, holder) in value.entries()? {
                    let nation = Nation::named(name);
                    let nation = nation
                        .ok_or_else(|| holder.slip(format!("there is no Nation {name:?}")))?;
                    board.set_allegiance(nation, side(holder)?);
                    let pool = Place::pool(Pool::NeutralIndians);
                    for unit in board.units_in(pool).and(FACTS.nation(nation)).iter() {
                        board.put(unit, Place::UNUSED);
                    }
                }
            }
            "roads" => board.roads = ways(value)?,
            "road-works" => board.road_works = board.road_works.or(ways(value)?),
            "new-roads" => {
                board.this_round.new_roads = ways(value)?;
                board.road_works = board.road_works.or(board.this_round.new_roads);
            }
            "tokens" => {
                for (id, n) in value.entries()? {
                    let token = Token::find(id)
                        .ok_or_else(|| n.slip(format!("there is no token {id:?}")))?;
                    board.tokens[token.index()] = n.number(0..=9)? as u8;
                }
            }
            "indian" => {
                let number = value.number(43..=54)?;
                board.indians.card = Some(take_card(&mut board, number, value)?);
            }
            "removed-cards" => {
                for value in value.list()? {
                    let number = value.number(1..=54)?;
                    let card = take_card(&mut board, number, value)?;
                    board.indians.removed.insert(card);
                }
            }
            "discarded" => {
                for value in value.list()? {
                    let number = value.number(1..=54)?;
                    take_card(&mut board, number, value)?;
                }
            }
            "spaces" | "french" | "british" | "pools" | "losses" | "disbanded" | "arriving"
            | "removed" => {}
            _ => return Err(value.slip(format!("{key:?} is not known in a position"))),
        }
    }
    clear(&mut board, position)?;
    // Counters are assigned in this order, whatever the order of the keys in the position, since
    // counters in pools and boxes are often named individually.
    let mut pooled = Units::NONE;
    let counters =
        ["pools", "losses", "disbanded", "arriving", "spaces", "french", "british", "removed"];
    for key in counters {
        let Some(value) = position.get(key) else { continue };
        match key {
            "spaces" => {
                for (id, written) in value.entries()? {
                    let space = Space::find(id)
                        .ok_or_else(|| written.slip(format!("there is no space {id:?}")))?;
                    read_space(&mut board, space, pooled, written)?;
                }
            }
            "french" => read_side(&mut board, Side::French, value)?,
            "british" => read_side(&mut board, Side::British, value)?,
            "pools" => {
                for (name, written) in value.entries()? {
                    let pool = Pool::named(name);
                    let pool =
                        pool.ok_or_else(|| written.slip(format!("there is no pool {name:?}")))?;
                    let place = Place::pool(pool);
                    let read = read_counters(&mut board, pool.side(), place, pooled, written)?;
                    pooled = pooled.or(read);
                }
            }
            "losses" => {
                for (name, written) in value.entries()? {
                    let whose: Side = name.parse().map_err(|why: NotASide| written.wrong(why))?;
                    let losses = Place::losses(whose);
                    read_counters(&mut board, Some(whose), losses, pooled, written)?;
                }
            }
            "disbanded" => {
                let british = Some(Side::British);
                read_counters(&mut board, british, Place::DISBANDED, pooled, value)?;
            }
            "arriving" => {
                read_counters(&mut board, None, Place::ARRIVING, pooled, value)?;
            }
            "removed" => {
                read_counters(&mut board, None, Place::REMOVED, pooled, value)?;
            }
            _ => {}
        }
    }
    if position.get("open-seas").is_none() {
        // The seas are opened by the capture of Louisbourg, and never closed again (10.6.2).
        board.open_seas |= board.captured().has(FACTS.named.louisbourg);
    }
    at_start(&mut board, position)?;
    check(&board, position)?;
    check_stage(&board, stage, position)?;
    if Stage::Reveal < stage && stage < Stage::FleetsArrive {
        show(&mut board);
    }
    for side in Side::BOTH {
        let Some(written) = position.get(side.name()) else { continue };
        this_round(&mut board, side, written)?;
    }
    Ok((board, Frame::Sequence(Sequence::at(stage))))
}

/// Checks the stage. A side that is about to choose a card must have one, and a Reserve is chosen
/// at the beginning of a year (7.1). No Commander may be alone once his side has acted (3.7).
fn check_stage(board: &Board, stage: Stage, position: &Written) -> Result<(), PositionError> {
    let written = position.get("stage").unwrap_or(position);
    if stage == Stage::Reserve && 1 < board.round {
        return Err(written.wrong(format!(
            "a Reserve is chosen before round 1, not in round {}: leave round out, or write stage = \"choose\" (7.1)",
            board.round
        )));
    }
    for side in Side::BOTH {
        let chooses = matches!(stage, Stage::Reserve | Stage::Choose);
        if chooses && board.hands[side].secret().is_empty() {
            return Err(written.wrong(format!(
                "the {side} have no card to choose: write their two cards as {side}.reserve and {side}.drawn (7.1)"
            )));
        }
        // In round 2 a Commander may still be alone: he is removed when the fleets have arrived.
        let has_acted = match stage {
            _ if board.round == 2 => false,
            Stage::Second => side == board.first,
            stage => Stage::Second < stage && stage <= Stage::End,
        };
        let mut commanders = FACTS.commanders.and(board.own(side)).iter();
        let alone =
            |unit: &Unit| board.at(*unit).space().is_some_and(|at| !board.present(side).has(at));
        if has_acted && let Some(unit) = commanders.find(alone) {
            let (at, line) = (board.at(unit), position.get("spaces").unwrap_or(position));
            return Err(line.wrong(format!(
                "{unit} can't be alone in {at} after the phase of the {side}: write units with him, or an earlier stage (3.7)"
            )));
        }
        if let Some(round) = out_of_cards(board, side, stage) {
            let written = position.get(side.name()).unwrap_or(position);
            return Err(written.wrong(format!(
                "the {side} would have no card to choose in round {round}: leave more in their decks, or give them a reserve (7.1)"
            )));
        }
    }
    Ok(())
}

/// Returns the first round of the year in which a side would have no card to choose. A side draws
/// one card a round, from the Buildup deck up to round 3 (7.1).
fn out_of_cards(board: &Board, side: Side, stage: Stage) -> Option<u8> {
    let hand = &board.hands[side];
    let mut held = hand.secret().len();
    let (mut buildup, mut campaign) = (hand.buildup.len(), hand.campaign.len());
    let mut from = board.round;
    match stage {
        Stage::Reserve => held = 1, // the card that was not kept is discarded
        Stage::Year | Stage::Draw | Stage::FleetsArrive | Stage::ColonialsEnlist => {}
        Stage::Choose => (held, from) = (held - 1, from + 1),
        Stage::WinterQuarters => return None,
        _ => from += 1,
    }
    (from..=9).find(|round| {
        let deck = if *round <= 3 { &mut buildup } else { &mut campaign };
        held += (*deck).min(1);
        *deck -= (*deck).min(1);
        let none = held == 0;
        held -= held.min(1);
        none
    })
}

/// Reveals the cards in play, with their points.
fn show(board: &mut Board) {
    cards::reveal(board, &mut engine::Silent(Scripted::default()));
}

/// Records the situation at the start of the round: the present situation, without the changes that
/// happened in this round according to the position.
fn at_start(board: &mut Board, position: &Written) -> Result<(), PositionError> {
    let Round { new_forts, new_roads, .. } = board.this_round;
    board.begin_round();
    board.this_round.new_forts = new_forts;
    board.this_round.new_roads = new_roads;
    let Some(spaces) = position.get("spaces") else { return Ok(()) };
    for (id, written) in spaces.entries()? {
        let Some(space) = Space::find(id) else { continue };
        if let Some(came) = written.get("came") {
            let whose = side(came)?;
            board.this_round.held[whose].remove(space);
            board.come(whose, space);
        }
        if let Some(from) = written.get("came-from") {
            for (whose, from) in from.entries()? {
                let whose: Side = whose.parse().map_err(|why: NotASide| from.wrong(why))?;
                let from_space = from.named("space", Space::find)?;
                let way = space.way(from_space).ok_or_else(|| {
                    from.wrong(format!("{from_space} is not next to {space} (2.2)"))
                })?;
                check_came(board, whose, way, space, from)?;
                board.this_round.held[whose].remove(space);
                board.travel(whose, Units::NONE, way, space);
            }
        }
        if let Some(taken) = written.get("taken-now") {
            board.taken_now(space, taken.flag()?);
        }
    }
    Ok(())
}

/// Checks that a unit of a side in a space could have used a connection to come there.
fn check_came(
    board: &Board,
    side: Side,
    way: Connection,
    to: Space,
    written: &Written,
) -> Result<(), PositionError> {
    let from = way.other(to);
    if side == Side::French && FACTS.bases.has(from) {
        let why = format!("no French unit can have come from the Base {from} (2.1.7)");
        return Err(written.wrong(why));
    }
    let here = board.stack(side, to);
    if here.any() && board.able(here, way).is_empty() {
        return Err(written.wrong(format!(
            "from {from} to {to} there is a Path, which none of these units can use: \
             write a Light unit, or the Road in roads (10.2)"
        )));
    }
    Ok(())
}

/// Reads the actions of a side this round: connections used, events used up, a point held.
fn this_round(board: &mut Board, side: Side, written: &Written) -> Result<(), PositionError> {
    for used in written.get("used").map_or(Ok(&[][..]), Written::list)? {
        let [from, to, n] = used.list()? else {
            return Err(used.wrong("a connection in use is its two spaces and a number (10.1)"));
        };
        let way = way(used, from, to)?;
        board.set_used(side, way, n.number(0..=i64::from(board.limit(way)))? as u8);
    }
    for used in written.get("guns-used").map_or(Ok(&[][..]), Written::list)? {
        let [from, to] = used.list()? else {
            return Err(used.wrong("a connection is written as its two spaces"));
        };
        board.set_guns_used(side, way(used, from, to)?);
    }
    for card in written.get("events-used").map_or(Ok(&[][..]), Written::list)? {
        let number = card.number(1..=54)?;
        let event = Card(number as u8 - 1).facts().event.filter(|it| board.in_play(side, *it));
        let event = event.ok_or_else(|| {
            card.wrong(format!("card {number} has no event of the {side} in play (7.4)"))
        })?;
        board.set_used_up(side, event);
    }
    if let Some(held) = written.get("held") {
        let point = held.named("Action Point", Point::find)?;
        if side != board.first || !board.points[side].has(point) {
            return Err(held.wrong("the First Player holds a point of his own card (7.3.6)"));
        }
        board.points[side].hold(point);
    }
    Ok(())
}

fn side(value: &Written) -> Result<Side, PositionError> {
    value.text()?.parse().map_err(|why: NotASide| value.wrong(why))
}

/// Returns the scenario's set-up, or an empty map of the same scenario.
fn base(position: &Written) -> Result<Board, PositionError> {
    let number = match position.get("scenario") {
        None => 0,
        Some(written) => {
            written.named("scenario", |name| FACTS.scenarios.iter().position(|it| it.id == name))?
        }
    };
    match position.get("from") {
        None => Ok(Board::empty(number)),
        Some(from) => match from.text()? {
            "setup" => Ok(Board::set_up(number)),
            "empty" => Ok(Board::empty(number)),
            other => {
                Err(from.slip(format!("a position is from \"setup\" or \"empty\", not {other:?}")))
            }
        },
    }
}

/// Reads connections written as `["albany", "lake-george"]`.
fn ways(written: &Written) -> Result<Connections, PositionError> {
    let mut ways = Connections::NONE;
    for pair in written.list()? {
        let [a, b] = pair.list()? else {
            return Err(pair.wrong("a connection is written as its two spaces"));
        };
        let way = way(pair, a, b)?;
        if way.facts().highway {
            let [from, to] = way.facts().ends;
            return Err(pair.wrong(format!("from {from} to {to} there is a Highway (2.2.3)")));
        }
        ways.insert(way);
    }
    Ok(ways)
}

fn way(pair: &Written, a: &Written, b: &Written) -> Result<Connection, PositionError> {
    let (from, to) = (a.named("space", Space::find)?, b.named("space", Space::find)?);
    from.way(to).ok_or_else(|| pair.wrong(format!("{from} is not next to {to} (2.2)")))
}

/// Removes the set-up's counters from places whose counters the position lists.
fn clear(board: &mut Board, position: &Written) -> Result<(), PositionError> {
    let mut gone = Units::NONE;
    for (name, _) in position.get("pools").map_or(Ok(&[][..]), Written::entries)? {
        if let Some(pool) = Pool::named(name) {
            gone = gone.or(board.units_in(Place::pool(pool)));
        }
    }
    for (id, written) in position.get("spaces").map_or(Ok(&[][..]), Written::entries)? {
        let Some(space) = Space::find(id) else { continue };
        for side in Side::BOTH.into_iter().filter(|side| written.get(side.name()).is_some()) {
            gone = gone.or(board.stack(side, space));
        }
    }
    gone.iter().for_each(|unit| board.put(unit, Place::UNUSED));
    Ok(())
}

/// Returns the counters that enter the game only in a later year (17.5).
fn to_come(board: &Board) -> Units {
    let later = board.facts().additions.iter().filter(|it| board.year <= it.after);
    later.flat_map(|it| it.pools.iter().map(|(unit, _)| *unit)).collect()
}

/// Returns a counter that is not placed yet. A counter in a pool is taken only if necessary, and a
/// counter of a later year only if there is no other. The counters `pooled`, which the position has
/// put into pools, are used last. A counter that the position removes from the game may be taken
/// from any place if there is no other.
fn spare(board: &Board, among: Units, pooled: Units, to: Place) -> Option<Unit> {
    let later = to_come(board);
    let find = |among: Units, wanted: &dyn Fn(Place) -> bool| {
        among.iter().find(|unit| wanted(board.at(*unit)))
    };
    let unused = |at: Place| at == Place::UNUSED;
    let in_pool = |at: Place| at.pooled().is_some() && at != to;
    find(among.minus(later), &unused)
        .or_else(|| find(among.minus(pooled), &in_pool))
        .or_else(|| find(among, &unused))
        .or_else(|| find(among, &in_pool))
        .or_else(|| find(among, &|at| to == Place::REMOVED && at != to))
}

fn read_counters(
    board: &mut Board,
    side: Option<Side>,
    place: impl Into<Place>,
    pooled: Units,
    written: &Written,
) -> Result<Units, PositionError> {
    let place = place.into();
    let mut read = Units::NONE;
    for (id, value) in written.entries()? {
        // A key is the name of a counter, or a class with a number; either may be Reduced.
        let name = id.strip_prefix("reduced-").unwrap_or(id);
        let named = Unit::find(name);
        let class = Class::find(id);
        for _ in 0..value.number(0..=30)? {
            let among: Units = match (named, class) {
                (Some(_), _) => Unit::all().filter(|unit| unit.id() == name).collect(),
                (None, Some(class)) => {
                    let of = FACTS.of_sort[class.sort.index()];
                    side.map_or(of, |side| of.and(board.own(side)))
                }
                (None, None) => {
                    return Err(value.slip(format!("there is no unit called {id:?}")));
                }
            };
            let unit = spare(board, among, pooled, place)
                .ok_or_else(|| value.wrong(format!("there are not so many counters of {id}")))?;
            let whose = board.side_of(unit);
            if side.is_some() && whose != side {
                return Err(value.wrong(format!("{id} is not of that side")));
            }
            board.put(unit, place);
            let reduced = id != name;
            if reduced && matches!(unit.facts().kind, Kind::Indian | Kind::Commander) {
                return Err(value.wrong(format!("{id} has no Reduced face (3.0.2)")));
            }
            board.set_reduced(unit, reduced);
            read.insert(unit);
        }
    }
    Ok(read)
}

fn read_space(
    board: &mut Board,
    space: Space,
    pooled: Units,
    written: &Written,
) -> Result<(), PositionError> {
    for (key, value) in written.entries()? {
        let mut mark = |set: fn(&mut Markers) -> &mut Spaces| -> Result<(), PositionError> {
            for whose in value.list()? {
                set(&mut board.markers[side(whose)?]).insert(space);
            }
            Ok(())
        };
        match key.as_str() {
            "rout" => mark(|it| &mut it.rout)?,
            "oos" => mark(|it| &mut it.oos)?,
            "landing" => mark(|it| &mut it.landing)?,
            "marshal" => mark(|it| &mut it.marshal)?,
            "raided" => {
                for whose in value.list()? {
                    check_raided(side(whose)?, space, whose)?;
                }
                mark(|it| &mut it.raided)?;
            }
            "french" | "british" | "french-spent" | "british-spent" => {
                let name = key.trim_end_matches("-spent");
                let whose: Side = name.parse().map_err(|why: NotASide| value.wrong(why))?;
                let units = read_counters(board, Some(whose), space, pooled, value)?;
                if key.ends_with("-spent") {
                    board.spent = board.spent.or(units);
                }
            }
            _ if !space.on_map() => {
                return Err(value.slip(format!("{key:?} is not known of the Sail Box")));
            }
            "captured" => {
                if !FACTS.takable.has(space) {
                    return Err(value.wrong(format!("{space} can't be captured (2.1.2)")));
                }
                board.set_captured(space, value.flag()?);
            }
            "battle" => board.battles.set(space, value.flag()?),
            "fort-works" => {
                board.fort_works.insert(space);
                match value.text()? {
                    "old" => {}
                    "new" => board.this_round.new_forts.insert(space),
                    _ => return Err(value.wrong("fort-works are \"old\" or \"new\"")),
                }
            }
            "came" | "came-from" | "taken-now" => {}
            _ => return Err(value.slip(format!("{key:?} is not known of a space"))),
        }
    }
    Ok(())
}

/// Checks that a side can have raided a space: an enemy Home Space, or Wilderness, which may have
/// held a Fort (9.0).
fn check_raided(side: Side, space: Space, written: &Written) -> Result<(), PositionError> {
    let why = match space.facts().home {
        _ if FACTS.bases.has(space) => format!("{space} is a Base, and so never raided (9.0)"),
        Some(home) if home == side => {
            format!("the {side} do not raid their own Home Space {space} (9.0)")
        }
        None if !FACTS.wilderness.has(space) => {
            format!("{space} is no Home Space, and so never raided (9.0)")
        }
        _ => return Ok(()),
    };
    Err(written.wrong(why))
}

/// Removes a card from its deck.
fn take_card(board: &mut Board, number: i64, line: &Written) -> Result<Card, PositionError> {
    let card = Card(number as u8 - 1);
    let facts = card.facts();
    let deck = match facts.deck {
        DeckKind::Indian => &mut board.indians.deck,
        _ if facts.buildup => &mut board.hands[facts.side()].buildup,
        _ => &mut board.hands[facts.side()].campaign,
    };
    if !deck.has(card) {
        let year = board.year;
        let of_year = match facts.deck {
            DeckKind::Indian => FACTS.deck(DeckKind::Indian, false, year),
            _ => FACTS.decks(facts.side(), year),
        };
        return Err(line.wrong(match of_year.has(card) {
            true => format!("card {number} is written twice, and can be in one place only (5.3)"),
            false => format!("card {number} is not in a deck of this year (5.3)"),
        }));
    }
    deck.remove(card);
    Ok(card)
}

fn read_side(board: &mut Board, side: Side, written: &Written) -> Result<(), PositionError> {
    for (key, value) in written.entries()? {
        match key.as_str() {
            "raids" => board.raids[side] = value.number(0..=7)? as u8,
            "chit" => {
                let chit = value.number(0..=2)? as u8;
                board.europe[side].held = Some(chit);
                board.europe[side].pool[usize::from(chit)] -= 1;
            }
            "played" | "reserve" | "drawn" => {
                let number = value.number(1..=42)?;
                let card = take_card(board, number, value)?;
                if card.facts().side() != side {
                    return Err(value.wrong(format!("card {number} is not a {side} card (6.0)")));
                }
                let hand = &mut board.hands[side];
                match key.as_str() {
                    "played" => hand.played = Some(card),
                    "reserve" => hand.reserve = Some(card),
                    _ => hand.drawn = Some(card),
                }
            }
            "buried" => {
                for value in value.list()? {
                    let number = value.number(1..=42)?;
                    let card = take_card(board, number, value)?;
                    board.hands[side].buried.insert(card);
                }
            }
            "used" | "guns-used" | "events-used" | "held" => {}
            _ => return Err(value.slip(format!("{key:?} is not known of a side"))),
        }
    }
    Ok(())
}

/// Refuses a board that can't occur in a game.
fn check(board: &Board, position: &Written) -> Result<(), PositionError> {
    let line_of = |space: Space| {
        let written = position.get("spaces").and_then(|spaces| spaces.get(space.id()));
        written.unwrap_or(position).clone()
    };
    for space in Space::map() {
        let village = board.neutral_village(space).is_some();
        let manned = Side::BOTH.into_iter().any(|side| board.present(side).has(space));
        if village && manned {
            return Err(line_of(space).wrong(format!("nobody can be in neutral {space} (8.0)")));
        }
        let forts = board.units_in(space).and(FACTS.forts).len();
        let bastions = board.units_in(space).and(FACTS.bastions).len();
        if 1 < forts || 2 < bastions || 0 < forts && 0 < bastions {
            return Err(line_of(space).wrong(format!("{space} has too many works (3.4, 3.5)")));
        }
        let both = Side::BOTH.into_iter().all(|side| board.present(side).has(space));
        if both && !board.battles.has(space) {
            return Err(line_of(space)
                .wrong(format!("both sides are in {space}: write battle = true (10.7)")));
        }
        if space.facts().terrain == Terrain::Base && board.captured().has(space) {
            return Err(line_of(space).wrong(format!("{space} is a Base (2.1.7)")));
        }
    }
    if board.captured().has(FACTS.named.louisbourg) && !board.open_seas {
        let written = position.get("open-seas").unwrap_or(position);
        return Err(written.wrong(
            "Louisbourg is British, and so the seas are open: write open-seas = true (10.6.2)",
        ));
    }
    let game = State::new(*board, Frame::Sequence(Sequence::default()));
    match crate::sound::unsound(&game) {
        Some(reason) => Err(position.wrong(reason)),
        None => Ok(()),
    }
}

/// Writes the position of a game in which both sides are about to choose their cards. Returns
/// `None` in the middle of a round, which a position can't express.
pub fn write(game: &Bayonets) -> Option<toml::Table> {
    let Frame::Choosing(choosing) = game.frame() else { return None };
    if !choosing.chosen().is_empty() {
        return None;
    }
    let stage = match choosing.what {
        Chosen::Reserve => Stage::Reserve,
        Chosen::Round => Stage::Choose,
    };
    let table = write_board(&game.board, stage);
    let again = Bayonets::from_position(&Written::of(&table)).ok()?;
    // Counters of a sort may have swapped places; nothing else may differ.
    (again.stack == game.stack && write_board(&again.board, stage) == table).then_some(table)
}

fn write_board(board: &Board, stage: Stage) -> toml::Table {
    let mut table = toml::Table::new();
    let mut put = |key: &str, value: toml::Value| {
        table.insert(key.into(), value);
    };
    put("scenario", board.facts().id.into());
    put("stage", stage.name().into());
    put("year", i64::from(board.year).into());
    put("round", i64::from(board.round).into());
    put("first", board.first.name().into());
    put("active", board.active.name().into());
    let vp = i64::from(board.marker());
    put("vp", (if vp <= 0 { vp - 1 } else { vp }).into());
    put("open-seas", board.open_seas.into());
    put("admiral", board.admiral.into());
    let nations = Nation::BOTH.into_iter().filter_map(|nation| {
        board.nation(nation).map(|side| (nation.name().to_string(), side.name().into()))
    });
    put("nations", nations.collect::<toml::Table>().into());
    put("roads", write_ways(board.roads));
    put("road-works", write_ways(board.road_works));
    let tokens = FACTS.tokens.iter().zip(board.tokens.iter()).filter(|(_, n)| 0 < **n);
    let tokens = tokens.map(|(token, n)| (token.id.to_string(), i64::from(*n).into()));
    put("tokens", tokens.collect::<toml::Table>().into());
    if let Some(card) = board.indians.card {
        put("indian", i64::from(card.facts().number).into());
    }
    put("removed-cards", write_cards(board.indians.removed));
    let discarded = Side::BOTH.map(|side| board.discarded(side));
    put("discarded", write_cards(discarded[0].or(discarded[1])));
    for side in Side::BOTH {
        put(side.name(), write_side(board, side).into());
    }
    let pools = Pool::all().map(|pool| {
        let units = board.units_in(Place::pool(pool));
        (pool.name().to_string(), write_named(board, units).into())
    });
    put("pools", pools.collect::<toml::Table>().into());
    let losses = Side::BOTH.into_iter().map(|side| {
        let units = board.units_in(Place::losses(side));
        (side.name().to_string(), write_named(board, units).into())
    });
    put("losses", losses.collect::<toml::Table>().into());
    put("disbanded", write_named(board, board.units_in(Place::DISBANDED)).into());
    put("removed", write_named(board, board.units_in(Place::REMOVED)).into());
    let spaces = Space::all().filter_map(|space| {
        let written = write_space(board, space);
        (!written.is_empty()).then(|| (space.id().to_string(), written.into()))
    });
    put("spaces", spaces.collect::<toml::Table>().into());
    table
}

fn write_cards(cards: Cards) -> toml::Value {
    cards.iter().map(|card| i64::from(card.facts().number)).collect::<Vec<_>>().into()
}

fn write_ways(ways: Connections) -> toml::Value {
    let pair = |way: Connection| {
        let [a, b] = way.facts().ends;
        toml::Value::from(vec![a.id(), b.id()])
    };
    ways.iter().map(pair).collect::<Vec<_>>().into()
}

/// Writes units by name, Full and Reduced.
fn write_named(board: &Board, units: Units) -> toml::Table {
    let mut written = toml::Table::new();
    for unit in units.iter() {
        let face = if board.is_reduced(unit) { "reduced-" } else { "" };
        let key = format!("{face}{unit}");
        let n = written.get(&key).and_then(toml::Value::as_integer).unwrap_or(0);
        written.insert(key, (n + 1).into());
    }
    written
}

fn write_side(board: &Board, side: Side) -> toml::Table {
    let mut written = toml::Table::new();
    let hand = &board.hands[side];
    let mut put = |key: &str, value: toml::Value| {
        written.insert(key.into(), value);
    };
    put("raids", i64::from(board.raids[side]).into());
    if let Some(chit) = board.europe[side].held {
        put("chit", i64::from(chit).into());
    }
    for (key, card) in [("played", hand.played), ("reserve", hand.reserve), ("drawn", hand.drawn)] {
        if let Some(card) = card {
            put(key, i64::from(card.facts().number).into());
        }
    }
    put("buried", write_cards(hand.buried));
    written
}

fn write_space(board: &Board, space: Space) -> toml::Table {
    let mut written = toml::Table::new();
    for side in Side::BOTH {
        let stack = write_named(board, board.stack(side, space));
        if !stack.is_empty() {
            written.insert(side.name().into(), stack.into());
        }
    }
    type Marked = fn(&Markers) -> Spaces;
    let marked: [(&str, Marked); 3] =
        [("rout", |it| it.rout), ("oos", |it| it.oos), ("raided", |it| it.raided)];
    for (key, marked) in marked {
        let there = |side: &Side| marked(&board.markers[*side]).has(space);
        let sides: Vec<&str> = Side::BOTH.into_iter().filter(there).map(Side::name).collect();
        if !sides.is_empty() {
            written.insert(key.into(), sides.into());
        }
    }
    if space.on_map() {
        for (key, there) in
            [("captured", board.captured().has(space)), ("battle", board.battles.has(space))]
        {
            if there {
                written.insert(key.into(), true.into());
            }
        }
        if board.fort_works.has(space) {
            written.insert("fort-works".into(), "old".into());
        }
    }
    written
}
