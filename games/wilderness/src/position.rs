//! Positions: boards written by hand, at the start of an Action Phase or at the end of a year. The
//! README lists the keys.

use engine::{Game, Named, NotASide, PositionError, Rules as _, Setup, Side, State, Written};

use crate::rules::bidding::Bidding;
use crate::rules::sequence::{Sequence, Stage};
use crate::set_up::board_of;
use crate::{
    Assemblies, Board, Building, Card, Cards, Class, Edition, FACTS, Frame, InForce, Kind, Leader,
    Leaders, Optional, Place, Rules, Season, Space, Unit, Wilderness,
};

pub fn read(position: &Written) -> Result<(Board, Frame), PositionError> {
    let mut board = base(position)?;
    let mut begins: Frame = Sequence { stage: Stage::Play }.into();
    let mut placed = Leaders::NONE;
    // A piece written in one space may be in another space in the set-up, so every space is cleared
    // before any is filled.
    let spaces = spaces_of(position)?;
    for (space, written) in &spaces {
        clear(&mut board, *space, written)?;
    }
    for (key, value) in position.entries()? {
        match key.as_str() {
            "from" | "scenario" | "bid" | "bid-for" => {}
            "edition" => board.edition = value.named("edition", Edition::named)?,
            "options" => {
                for name in value.list()? {
                    board.options.add(name.named("option", Optional::named)?);
                }
            }
            "year" => {
                let facts = board.facts();
                let years = i64::from(facts.first_year)..=i64::from(facts.last_year);
                board.year = value.number(years)? as u16;
            }
            "season" => {
                board.season = value.named("season", Season::named)?;
            }
            "stage" => {
                let favoured = position.get("bid-for").map_or(Ok(Side::French), side)?;
                let stage = |stage| Some(Sequence { stage }.into());
                begins = value.named("stage", |name| match name {
                    "play" => stage(Stage::Play),
                    "deal" => stage(Stage::Opening),
                    "year-end" => stage(Stage::Home(Side::French)),
                    "bid" => Some(Bidding::sealed(favoured).into()),
                    "auction" => Some(Bidding::Opening.into()),
                    _ => None,
                })?;
            }
            "active" => board.active = side(value)?,
            "vp" => board.vp = value.number(-40..=40)? as i8,
            "assemblies" => {
                board.assemblies = value.named("level", Assemblies::named)?;
            }
            "niagara" => board.niagara = side(value)?,
            "ohio-forks" => board.ohio_forks = side(value)?,
            "in-force" => {
                for name in value.list()? {
                    let it = name.named("lasting event", InForce::named)?;
                    board.put_in_force(it);
                }
            }
            "spaces" => {
                for (space, written) in &spaces {
                    read_space(&mut board, &mut placed, *space, written)?;
                }
            }
            "pool" | "set-aside" | "removed" => {
                let place = match key.as_str() {
                    "pool" => Place::POOL,
                    "set-aside" => Place::ASIDE,
                    _ => Place::GONE,
                };
                for name in value.list()? {
                    let leader = read_leader(&mut placed, name)?;
                    board.put_leader(leader, place);
                }
            }
            "gone" => {
                for (id, n) in value.entries()? {
                    let whose: Side = id.parse().map_err(|why: NotASide| n.wrong(why))?;
                    for (kind, n) in n.entries()? {
                        let kind =
                            Kind::named(kind).filter(|kind| kind.lost_for_good()).ok_or_else(
                                || n.wrong(format!("{kind} is never gone for good (7.61)")),
                            )?;
                        for _ in 0..n.number(0..=20)? {
                            let unit = spare(&board, whose, kind, n)?;
                            board.put(unit, Place::GONE);
                        }
                    }
                }
            }
            "discard" | "removed-cards" => {
                let cards = read_cards(&mut board, value)?;
                let pile = if key == "discard" { &mut board.discard } else { &mut board.removed };
                *pile = pile.or(cards);
            }
            "french" | "british" => {
                let whose = if key == "french" { Side::French } else { Side::British };
                read_side(&mut board, whose, value)?;
            }
            _ => return Err(value.slip(format!("{key:?} is not known in a position"))),
        }
    }
    check(&board, position)?;
    Ok((board, begins))
}

fn side(value: &Written) -> Result<Side, PositionError> {
    value.text()?.parse().map_err(|why: NotASide| value.wrong(why))
}

/// Returns the scenario's set-up, or an empty map of the same scenario.
fn base(position: &Written) -> Result<Board, PositionError> {
    let scenario = match position.get("scenario") {
        None => "annus-mirabilis",
        Some(written) => {
            let known =
                |name: &str| FACTS.scenarios.iter().find(|it| it.id == name).map(|it| it.id);
            written.named("scenario", known)?
        }
    };
    let mut setup = Setup { scenario: scenario.into(), ..Setup::default() };
    if let Some(bid) = position.get("bid") {
        setup.options.insert("bid".into(), bid.number(0..=10)?.to_string());
    }
    if let Some(side) = position.get("bid-for") {
        setup.options.insert("bid-for".into(), side.text()?.into());
    }
    let number = FACTS.scenarios.iter().position(|it| it.id == scenario).unwrap_or(0);
    match position.get("from") {
        None => Ok(Board::empty(number)),
        Some(from) => match from.text()? {
            "setup" => Rules::facts()
                .check(&setup)
                .and_then(|setup| board_of(&setup))
                .map_err(|error| from.wrong(error.to_string())),
            "empty" => Ok(Board::empty(number)),
            other => {
                Err(from.slip(format!("a position is from \"setup\" or \"empty\", not {other:?}")))
            }
        },
    }
}

fn spare(board: &Board, side: Side, kind: Kind, line: &Written) -> Result<Unit, PositionError> {
    board.spare(side, kind).ok_or_else(|| {
        let n = FACTS.kind(side, kind).len();
        line.wrong(format!("the {side} have only {n} counters of {kind} (5.52)"))
    })
}

/// Returns the spaces that the position lists, in the order of the map.
fn spaces_of<'a>(position: &'a Written) -> Result<Vec<(Space, &'a Written)>, PositionError> {
    let Some(written) = position.get("spaces") else { return Ok(Vec::new()) };
    let named = |(id, written): &'a (String, Written)| {
        let space = Space::find(id)
            .ok_or_else(|| written.slip(format!("there is no space called {id:?}")))?;
        Ok((space, written))
    };
    let mut spaces = written.entries()?.iter().map(named).collect::<Result<Vec<_>, _>>()?;
    spaces.sort_by_key(|(space, _)| *space);
    Ok(spaces)
}

/// Removes the set-up's pieces from a space whose pieces the position lists.
fn clear(board: &mut Board, space: Space, written: &Written) -> Result<(), PositionError> {
    for side in Side::BOTH {
        if written.get(side.name()).is_some() {
            for unit in board.units_of(side, space).iter() {
                board.put(unit, Place::OFF);
            }
            for leader in board.leaders_of(side, space).iter() {
                board.put_leader(leader, Place::GONE);
            }
        }
    }
    if written.get("empty").map(Written::flag).transpose()? == Some(true) {
        for side in Side::BOTH {
            board.forts[side].remove(space);
            board.stockades[side].remove(space);
            board.started[side].remove(space);
        }
    }
    Ok(())
}

/// Reads a leader. A leader who is written in two places is refused.
fn read_leader(placed: &mut Leaders, name: &Written) -> Result<Leader, PositionError> {
    let leader = name.named("leader", Leader::find)?;
    if placed.has(leader) {
        return Err(name.wrong(format!("{leader} is somewhere else already")));
    }
    placed.insert(leader);
    Ok(leader)
}

fn read_space(
    board: &mut Board,
    placed: &mut Leaders,
    space: Space,
    written: &Written,
) -> Result<(), PositionError> {
    let work = |value: &Written, board: &mut Board, work: Building| {
        let whose = side(value)?;
        if !space.on_map() || space.facts().fortress {
            return Err(value.wrong(format!("nothing is built in {space} (5.43)")));
        }
        board.works_mut(whose, work).insert(space);
        Ok(())
    };
    for (key, value) in written.entries()? {
        match key.as_str() {
            "fort" => work(value, board, Building::Fort)?,
            "stockade" => work(value, board, Building::Stockade)?,
            "started" => work(value, board, Building::FortUnderConstruction)?,
            "empty" => {} // cleared before any space was filled
            "captured" => {
                if !space.facts().fortress {
                    return Err(value.wrong(format!("{space} is no fortress")));
                }
                board.captured.set(space, value.flag()?);
            }
            "siege" => {
                let level = value.number(0..=2)? as u8;
                board.sieges.insert(space);
                board.set_level(space, level);
            }
            "amphib" => board.amphib.set(space, value.flag()?),
            "fieldworks" => board.fieldworks.set(space, value.flag()?),
            "raided" => {
                for (whose, n) in value.entries()? {
                    let whose: Side = whose.parse().map_err(|why: NotASide| n.wrong(why))?;
                    if !space.on_map() {
                        return Err(n.wrong(format!("{space} can't be raided (10.1)")));
                    }
                    if space.facts().fortress {
                        return Err(
                            n.wrong(format!("the fortress {space} is never raided (10.11)"))
                        );
                    }
                    board.set_raided(whose, space, n.number(0..=15)? as u8);
                }
            }
            "french" | "british" | "french-inside" | "british-inside" => {
                read_stack(board, placed, space, key, value)?;
            }
            _ => return Err(value.slip(format!("{key:?} is not known of a space"))),
        }
    }
    Ok(())
}

fn read_stack(
    board: &mut Board,
    placed: &mut Leaders,
    space: Space,
    key: &str,
    written: &Written,
) -> Result<(), PositionError> {
    let inside = key.ends_with("-inside");
    let whose: Side =
        key.trim_end_matches("-inside").parse().map_err(|why: NotASide| written.wrong(why))?;
    for (id, value) in written.entries()? {
        if id == "leaders" {
            for name in value.list()? {
                let leader = read_leader(placed, name)?;
                if leader.side() != whose {
                    return Err(name.wrong(format!("{leader} is not {whose}")));
                }
                if !space.on_map() {
                    return Err(name.wrong(format!("no leader is in {space}")));
                }
                board.put_leader(leader, space);
                if inside {
                    board.go_inside(Default::default(), leader.into());
                }
            }
            continue;
        }
        let class =
            Class::find(id).ok_or_else(|| value.slip(format!("there is no unit called {id:?}")))?;
        if (class.kind == Kind::Militia) == space.on_map() {
            return Err(value.wrong(format!("{} can't be in {space} (3.12)", class.kind)));
        }
        for _ in 0..value.number(0..=20)? {
            let unit = spare(board, whose, class.kind, value)?;
            board.put(unit, space);
            board.set_reduced(unit, class.reduced);
            if inside {
                board.go_inside(unit.into(), Default::default());
            }
        }
    }
    Ok(())
}

/// Removes the listed cards from the deck, and returns them.
fn read_cards(board: &mut Board, written: &Written) -> Result<Cards, PositionError> {
    let mut cards = Cards::NONE;
    for value in written.list()? {
        let number = value.number(1..=70)?;
        let card = Card::find(&number.to_string()).expect("every card has its number");
        if !board.facts().cards.has(card) {
            return Err(value.wrong(format!("card {number} is not in this scenario")));
        }
        if !board.deck.has(card) {
            return Err(value.wrong(format!("card {number} is somewhere else already")));
        }
        board.deck.remove(card);
        cards.insert(card);
    }
    Ok(cards)
}

fn read_side(board: &mut Board, side: Side, written: &Written) -> Result<(), PositionError> {
    for (key, value) in written.entries()? {
        match key.as_str() {
            "hand" => board.hand[side] = read_cards(board, value)?,
            "passed" => board.passed[side] = value.flag()?,
            "held" => board.held_over[side] = value.flag()?,
            "built" => board.built[side] = value.flag()?,
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
    for option in Optional::all() {
        if board.options.has(option) && !board.edition.offers(option) {
            let line = position.get("options").unwrap_or(position);
            return Err(line.wrong(format!("{} is not in that edition", option.name())));
        }
    }
    for space in Space::of_the_map() {
        let siege = board.sieges.has(space);
        let walls = board.stronghold(space);
        for side in Side::BOTH {
            let within =
                board.inside_in(side, space).any() || board.leaders_within(side, space).any();
            let foe = side.other();
            if board.stockades[side].has(space) && board.drilled(foe).has(space) {
                return Err(line_of(space).wrong(format!(
                    "no Drilled Troops of the {foe} can be at the {side} stockade in {space}: it falls to them (5.45)"
                )));
            }
            if within && (!siege || walls != Some(side)) {
                return Err(line_of(space)
                    .wrong(format!("nobody is inside {space} unless it is besieged (8.21)")));
            }
            if siege && walls == Some(side) && board.presence(side).has(space) {
                return Err(line_of(space)
                    .wrong(format!("write those in besieged {space} as {side}-inside (8.21)")));
            }
        }
        if siege && walls.is_none_or(|side| !board.presence(side.other()).has(space)) {
            return Err(line_of(space).wrong(format!("nobody can be besieging {space} (8.21)")));
        }
        if !siege && walls.is_some_and(|side| board.presence(side.other()).has(space)) {
            return Err(line_of(space).wrong(format!(
                "enemies who stand in {space} besiege it: write its siege (8.21)"
            )));
        }
        let both = Side::BOTH.iter().all(|side| board.presence(*side).has(space));
        if both {
            return Err(line_of(space).wrong(format!("both sides can't stand in {space} (6.51)")));
        }
    }
    match crate::sound::unsound(&State::new(*board, Sequence::default().into())) {
        Some(reason) => Err(position.wrong(reason)),
        None => Ok(()),
    }
}

/// Writes the position of a game in which a player is about to choose a card. Returns `None` in the
/// middle of an action, which a position can't express.
pub fn write(game: &Wilderness) -> Option<toml::Table> {
    let mut table = write_board(&game.board);
    match game.frame() {
        Frame::Bidding(Bidding::Sealed { favoured, .. }) => {
            table.insert("stage".into(), "bid".into());
            table.insert("bid-for".into(), favoured.name().into());
        }
        Frame::Bidding(Bidding::Opening) => {
            table.insert("stage".into(), "auction".into());
        }
        _ => {}
    }
    let again = Wilderness::from_position(&Written::of(&table)).ok()?;
    // When the position is read back, counters of a kind may have swapped places. Nothing else may
    // differ.
    (again.stack == game.stack && write_board(&again.board) == write_board(&game.board))
        .then_some(table)
}

fn write_board(board: &Board) -> toml::Table {
    let mut table = toml::Table::new();
    let mut put = |key: &str, value: toml::Value| {
        table.insert(key.into(), value);
    };
    put("scenario", board.facts().id.into());
    put("edition", board.edition.name().into());
    put("options", names(Optional::all().filter(|it| board.options.has(*it)).map(Optional::name)));
    put("year", i64::from(board.year).into());
    put("season", board.season.name().into());
    put("active", board.active.name().into());
    put("vp", i64::from(board.vp).into());
    put("assemblies", board.assemblies.name().into());
    put("niagara", board.niagara.name().into());
    put("ohio-forks", board.ohio_forks.name().into());
    put("in-force", names(InForce::all().filter(|it| board.is_in_force(*it)).map(InForce::name)));
    for (key, place) in [("pool", Place::POOL), ("set-aside", Place::ASIDE)] {
        put(key, names(board.leaders_in(place).iter().map(Leader::id)));
    }
    put("discard", numbers(board.discard));
    put("removed-cards", numbers(board.removed));
    let mut gone = toml::Table::new();
    for side in Side::BOTH {
        let mut cards = toml::Table::new();
        cards.insert("hand".into(), numbers(board.hand[side]));
        cards.insert("passed".into(), board.passed[side].into());
        cards.insert("held".into(), board.held_over[side].into());
        cards.insert("built".into(), board.built[side].into());
        put(side.name(), cards.into());
        let mut lost = toml::Table::new();
        for kind in Kind::all() {
            let there = board.units_in(Place::GONE).and(FACTS.kind(side, kind)).len();
            if 0 < there {
                lost.insert(kind.name().into(), i64::from(there).into());
            }
        }
        gone.insert(side.name().into(), lost.into());
    }
    put("gone", gone.into());
    let spaces = Space::all().filter_map(|space| {
        let written = write_space(board, space);
        (!written.is_empty()).then(|| (space.id().to_string(), written.into()))
    });
    put("spaces", spaces.collect::<toml::Table>().into());
    table
}

fn write_space(board: &Board, space: Space) -> toml::Table {
    let mut written = toml::Table::new();
    for side in Side::BOTH {
        let works =
            [("fort", board.forts), ("stockade", board.stockades), ("started", board.started)];
        for (key, works) in works {
            if works[side].has(space) {
                written.insert(key.into(), side.name().into());
            }
        }
        for inside in [false, true] {
            let stack = write_stack(board, side, space, inside);
            if !stack.is_empty() {
                let key = if inside { format!("{side}-inside") } else { side.to_string() };
                written.insert(key, stack.into());
            }
        }
    }
    for (key, marked) in
        [("captured", board.captured), ("amphib", board.amphib), ("fieldworks", board.fieldworks)]
    {
        if marked.has(space) {
            written.insert(key.into(), true.into());
        }
    }
    if board.sieges.has(space) {
        written.insert("siege".into(), i64::from(board.level(space)).into());
    }
    if space.on_map() {
        let mut raided = toml::Table::new();
        for side in Side::BOTH {
            if 0 < board.raided(side, space) {
                raided.insert(side.name().into(), i64::from(board.raided(side, space)).into());
            }
        }
        if !raided.is_empty() {
            written.insert("raided".into(), raided.into());
        }
    }
    written
}

fn write_stack(board: &Board, side: Side, space: Space, inside: bool) -> toml::Table {
    let mut stack = toml::Table::new();
    let all = board.units_of(side, space);
    let units = if inside { all.and(board.inside()) } else { all.minus(board.inside()) };
    for class in board.classes(units) {
        let n = units.iter().filter(|unit| board.class(*unit) == class).count();
        stack.insert(class.to_string(), (n as i64).into());
    }
    let leaders =
        if inside { board.leaders_within(side, space) } else { board.leaders_out(side, space) };
    if leaders.any() {
        stack.insert("leaders".into(), names(leaders.iter().map(Leader::id)));
    }
    stack
}

fn names(ids: impl Iterator<Item = &'static str>) -> toml::Value {
    ids.map(toml::Value::from).collect::<Vec<_>>().into()
}

fn numbers(cards: Cards) -> toml::Value {
    cards
        .iter()
        .map(|card| toml::Value::from(i64::from(card.facts().number)))
        .collect::<Vec<_>>()
        .into()
}
