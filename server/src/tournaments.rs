//! Tournaments: what players and organisers do, and what follows from it.
//!
//! Every change is worked out from the tournament as it is stored, and is tried again if another node was faster. A
//! round is stored together with its tables, so a node that fails leaves either all of a round or nothing.

use std::collections::BTreeMap;
use std::time::Duration;

use club::tournament::{
    Entrant, GameResult, GamesPerPairing, NextRoundError, RoundStart, Tournament, TournamentRound,
    TournamentRules, TournamentState,
};
use engine::{BySide, Seed, Setup, Side};
use table::{Clock, Seat, Stored, input};
use tokio::time::{MissedTickBehavior, interval};

use crate::accounts::SignedIn;
use crate::clock::now;
use crate::refusal::{LONGEST_NAME, LONGEST_ROUND, TournamentRefusal};
use crate::room::House;
use crate::store::{StoredTournament, TournamentChange, TournamentRow};
use crate::{Error, secrets};

/// The interval at which a node looks for tournaments that must go on.
const LOOK: Duration = Duration::from_secs(1);
/// The maximum number of times that a change is tried, while other nodes are faster.
const TRIES: usize = 20;
/// The longest description of a tournament, in characters.
pub const LONGEST_DESCRIPTION: usize = 4000;
/// The latest planned beginning, in milliseconds since 1970: the year 9999 is the last that a calendar can write.
const LATEST: i64 = 253_402_300_799_000;

/// The settings of a new tournament.
pub struct Announcement {
    pub name: String,
    pub description: String,
    pub game: String,
    pub scenario: String,
    pub options: BTreeMap<String, String>,
    pub rules: TournamentRules,
    pub clock: Option<Clock>,
    pub starts: Option<i64>,
    pub round_days: Option<u32>,
}

/// A game of a tournament. Rounds, pairings and games are numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GamePlace {
    pub round: usize,
    pub pairing: usize,
    pub game: usize,
}

/// A deed of the organiser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrganiserDeed {
    /// Begins the first round.
    Begin,
    /// Begins the next round.
    NextRound,
    /// Takes a player out of the tournament.
    Drop { entrant: u32 },
    /// Gives a game a result.
    Decide { place: GamePlace, result: GameResult },
    /// A player forfeits a game.
    Forfeit { place: GamePlace, entrant: u32 },
    /// Ends the tournament before its time.
    Cancel,
}

/// The next round of a tournament, or the reason why there is none.
type Next = Result<TournamentRound, NextRoundError>;

/// A change that has been worked out.
enum Work {
    State(TournamentState),
    Enter(Entrant),
    Withdraw(u32),
    Leave { entrant: u32, after: u32 },
    Round { round: usize, paired: TournamentRound },
    Table { place: GamePlace, table: Box<Stored> },
    Result { place: GamePlace, result: GameResult },
}

/// Announces a tournament. Returns its id.
pub async fn announce(house: &House, who: &SignedIn, asked: Announcement) -> Result<String, Error> {
    let name = input::name(&asked.name).filter(|_| asked.name.chars().count() <= LONGEST_NAME);
    let name = name.ok_or(TournamentRefusal::Name)?;
    if LONGEST_DESCRIPTION < asked.description.chars().count() {
        let longest = format!("a description has at most {LONGEST_DESCRIPTION} characters");
        return Err(Error::TooLarge(longest));
    }
    let visible = |c: &char| *c == '\n' || !c.is_control();
    let description: String = asked.description.trim().chars().filter(visible).collect();
    asked.rules.check().map_err(TournamentRefusal::Rules)?;
    if asked.starts.is_some_and(|starts| !(0..=LATEST).contains(&starts)) {
        return Err(TournamentRefusal::Starts.into());
    }
    if asked.round_days.is_some_and(|days| !(1..=LONGEST_ROUND).contains(&days)) {
        return Err(TournamentRefusal::RoundDays.into());
    }
    let unknown = || Error::NotFound(format!("there is no game {:?}", asked.game));
    let game = house.game(&asked.game).ok_or_else(unknown)?;
    let wished = Setup { scenario: asked.scenario, options: asked.options, position: None };
    let setup = game.facts().check(&wished)?;
    game.start(&setup, Seed([0; 32]))?;
    let least = house.limits().clock_seconds;
    let row = TournamentRow {
        id: secrets::table_id(),
        name,
        description,
        organiser: Some(who.account.id.clone()),
        game: game.facts().name.into(),
        scenario: setup.scenario,
        options: setup.options,
        rules: asked.rules,
        clock: asked.clock.map(|clock| clock.check(least)).transpose()?,
        state: TournamentState::Announced,
        seed: u64::from_le_bytes(secrets::random()),
        starts: asked.starts,
        round_days: asked.round_days,
        created: now(),
        begun: None,
        ended: None,
    };
    let most = house.limits().account_tournaments;
    if !house.store().insert_tournament(&row, most.try_into().unwrap_or(i64::MAX)).await? {
        return Err(TournamentRefusal::TooMany(most).into());
    }
    tracing::info!(tournament = row.id, "a tournament was announced");
    Ok(row.id)
}

/// Enters a player. In a Swiss tournament that is running, the player plays from the next round on.
pub async fn enter(house: &House, id: &str, who: &SignedIn) -> Result<(), Error> {
    let game = house.store().tournament(id).await?.row.game;
    let strength = house.ratings().strength(&who.account.id, &game, now()).await?;
    let rating = strength.and_then(|points| i32::try_from(points).ok());
    let entered = |stored: &StoredTournament, _: Next| {
        if stored.entrant_of(&who.account.id).is_some() {
            return Err(TournamentRefusal::Entered.into());
        }
        let rounds = stored.play.rounds.len() as u32;
        match stored.row.state {
            TournamentState::Announced => {}
            TournamentState::Running if !stored.play.takes_late_entrants() => {
                return Err(TournamentRefusal::Closed.into());
            }
            TournamentState::Running => {}
            TournamentState::Ended | TournamentState::Cancelled => {
                return Err(TournamentRefusal::Over.into());
            }
        }
        let playing = stored.play.entrants.iter().filter(|one| one.left.is_none()).count();
        if stored.row.rules.most as usize <= playing {
            return Err(TournamentRefusal::Full.into());
        }
        let number = stored.play.entrants.last().map_or(0, |one| one.number) + 1;
        Ok(vec![Work::Enter(Entrant { number, rating, since: rounds + 1, left: None })])
    };
    change(house, id, who, false, entered).await
}

/// Takes the player out of a tournament.
pub async fn leave(house: &House, id: &str, who: &SignedIn) -> Result<(), Error> {
    let left = |stored: &StoredTournament, _: Next| {
        let own = stored.entrant_of(&who.account.id);
        let own = own.ok_or(TournamentRefusal::NotEntered)?;
        without(stored, own.number)
    };
    change(house, id, who, false, left).await
}

/// Does what the organiser asks for.
pub async fn organise(
    house: &House,
    id: &str,
    who: &SignedIn,
    deed: &OrganiserDeed,
) -> Result<(), Error> {
    let pairs = matches!(deed, OrganiserDeed::Begin | OrganiserDeed::NextRound);
    let done = |stored: &StoredTournament, next: Next| {
        if stored.row.organiser.as_ref() != Some(&who.account.id) {
            return Err(Error::NotOrganiser);
        }
        if stored.row.state.is_over() {
            return Err(TournamentRefusal::Over.into());
        }
        match deed {
            OrganiserDeed::Begin => match stored.row.state {
                TournamentState::Announced => {
                    let mut work = vec![Work::State(TournamentState::Running)];
                    work.extend(next_round(house, stored, next)?);
                    Ok(work)
                }
                _ => Err(TournamentRefusal::Begun.into()),
            },
            OrganiserDeed::NextRound => match stored.row.state {
                TournamentState::Announced => Err(TournamentRefusal::NotBegun.into()),
                _ => next_round(house, stored, next),
            },
            OrganiserDeed::Drop { entrant } => without(stored, *entrant),
            OrganiserDeed::Decide { place, result } => {
                stored.game(*place)?;
                Ok(vec![Work::Result { place: *place, result: *result }])
            }
            OrganiserDeed::Forfeit { place, entrant } => {
                let none = || Error::NotFound("this player does not play in that game".into());
                let result = stored.game(*place)?.forfeited_by(*entrant).ok_or_else(none)?;
                Ok(vec![Work::Result { place: *place, result }])
            }
            OrganiserDeed::Cancel => Ok(vec![Work::State(TournamentState::Cancelled)]),
        }
    };
    change(house, id, who, pairs, done).await
}

/// Lets the tournaments go on in which something has happened, until the server stops.
pub async fn attend(house: House) {
    let mut closing = house.closing();
    tokio::select! {
        _ = closing.wait_for(|closing| *closing) => {}
        () = let_all_go_on(&house) => {}
    }
}

async fn let_all_go_on(house: &House) {
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        looks.tick().await;
        let due = match house.store().due_tournaments().await {
            Ok(due) => due,
            Err(error) => {
                tracing::warn!(?error, "it is not known which tournaments go on");
                continue;
            }
        };
        for id in due {
            if let Err(error) = go_on(house, &id).await {
                tracing::error!(tournament = id, ?error, "a tournament does not go on");
            }
        }
    }
}

/// Does what follows from the results of a tournament: second games, the next round, the end.
async fn go_on(house: &House, id: &str) -> Result<(), Error> {
    for _ in 0..TRIES {
        let stored = house.store().tournament(id).await?;
        let work = following(house, &stored).await?;
        match store(house, &stored, None, work, false).await {
            Err(Error::Overtaken) => {}
            done => return done,
        }
    }
    Err(Error::Overtaken)
}

async fn following(house: &House, stored: &StoredTournament) -> Result<Vec<Work>, Error> {
    if stored.row.state != TournamentState::Running {
        return Ok(Vec::new());
    }
    let second = second_games(house, stored);
    if !second.is_empty() || !stored.play.is_settled() {
        return Ok(second);
    }
    let begins = stored.row.rules.begins == RoundStart::Ended || stored.row.organiser.is_none();
    match paired(stored).await? {
        Ok(paired) if begins => Ok(round_with_tables(house, stored, paired)),
        Err(NextRoundError::NoMore | NextRoundError::TooFew) => {
            Ok(vec![Work::State(TournamentState::Ended)])
        }
        Ok(_) | Err(NextRoundError::UnderWay) => Ok(Vec::new()),
    }
}

/// Pairs the next round, on a thread that serves no other requests.
async fn paired(stored: &StoredTournament) -> Result<Next, Error> {
    let play = stored.play.clone();
    let next = tokio::task::spawn_blocking(move || play.next_round()).await;
    next.map_err(|error| Error::Fault(format!("pairing {}: {error}", stored.row.id)))
}

/// Works out a change and stores it, again and again while other nodes are faster. With `pairs`, the next round is
/// given to `change`.
async fn change(
    house: &House,
    id: &str,
    who: &SignedIn,
    pairs: bool,
    change: impl Fn(&StoredTournament, Next) -> Result<Vec<Work>, Error>,
) -> Result<(), Error> {
    for _ in 0..TRIES {
        let stored = house.store().tournament(id).await?;
        let next = if pairs { paired(&stored).await? } else { Err(NextRoundError::UnderWay) };
        let work = change(&stored, next)?;
        match store(house, &stored, Some(who), work, true).await {
            Err(Error::Overtaken) => {}
            done => return done,
        }
    }
    Err(Error::Overtaken)
}

async fn store(
    house: &House,
    stored: &StoredTournament,
    who: Option<&SignedIn>,
    work: Vec<Work>,
    due: bool,
) -> Result<(), Error> {
    let (id, time) = (&stored.row.id, now());
    let wait = i64::try_from(house.limits().notice_ms).unwrap_or(i64::MAX);
    let (account, name) =
        who.map_or(("", ""), |who| (who.account.id.as_str(), who.account.name.as_str()));
    let changes: Vec<TournamentChange> = work
        .iter()
        .map(|work| match work {
            Work::State(state) => TournamentChange::State { state: *state, time },
            Work::Enter(entrant) => TournamentChange::Enter { entrant, account, name },
            Work::Withdraw(entrant) => TournamentChange::Withdraw { entrant: *entrant },
            Work::Leave { entrant, after } => {
                TournamentChange::Leave { entrant: *entrant, after: *after }
            }
            Work::Round { round, paired } => {
                TournamentChange::Round { round: *round, time, paired }
            }
            Work::Table { place: GamePlace { round, pairing, game }, table } => {
                let (round, pairing, game) = (*round, *pairing, *game);
                let due = time.saturating_add(wait);
                TournamentChange::Table { round, pairing, game, table, due }
            }
            Work::Result { place: GamePlace { round, pairing, game }, result } => {
                let (round, pairing, game) = (*round, *pairing, *game);
                TournamentChange::Result { round, pairing, game, result: *result }
            }
        })
        .collect();
    house.store().change_tournament(id, stored.changes, due, &changes).await?;
    for work in &work {
        match work {
            Work::State(state) => {
                tracing::info!(tournament = id, state = state.name(), "a tournament goes on");
            }
            Work::Round { round, .. } => {
                tracing::info!(tournament = id, round = round + 1, "a round has begun");
            }
            _ => {}
        }
    }
    Ok(())
}

/// Returns the next round with the tables of its games.
fn next_round(house: &House, stored: &StoredTournament, next: Next) -> Result<Vec<Work>, Error> {
    match next {
        Ok(paired) => Ok(round_with_tables(house, stored, paired)),
        Err(error) => Err(TournamentRefusal::Next(error).into()),
    }
}

fn round_with_tables(
    house: &House,
    stored: &StoredTournament,
    paired: TournamentRound,
) -> Vec<Work> {
    let round = stored.play.rounds.len();
    let mut tables = Vec::new();
    for (pairing, paired) in paired.pairings.iter().enumerate() {
        let first = match stored.row.rules.games {
            GamesPerPairing::InTurn => 1,
            GamesPerPairing::One | GamesPerPairing::Both => paired.games.len(),
        };
        for (game, one) in paired.games.iter().enumerate().take(first) {
            let place = GamePlace { round, pairing, game };
            let sides = BySide { french: one.french, british: one.british };
            tables.push(Work::Table { place, table: Box::new(table(house, stored, sides)) });
        }
    }
    let mut work = vec![Work::Round { round, paired }];
    work.extend(tables);
    work
}

/// Returns the tables of second games whose first game has ended.
fn second_games(house: &House, stored: &StoredTournament) -> Vec<Work> {
    let mut tables = Vec::new();
    let Some((round, last)) = stored.play.rounds.iter().enumerate().next_back() else {
        return tables;
    };
    for (pairing, paired) in last.pairings.iter().enumerate() {
        let [first, second] = paired.games[..] else { continue };
        let place = GamePlace { round, pairing, game: 1 };
        let waits = second.result.is_none() && !stored.tables.contains_key(&(round, pairing, 1));
        if waits && first.result.is_some() {
            let sides = BySide { french: second.french, british: second.british };
            tables.push(Work::Table { place, table: Box::new(table(house, stored, sides)) });
        }
    }
    tables
}

/// Returns the table of a game between these entrants, whose accounts have the seats.
fn table(house: &House, stored: &StoredTournament, sides: BySide<u32>) -> Stored {
    let row = &stored.row;
    let game = house.game(&row.game);
    let rules = game.map_or(0, |game| game.facts().rules_version);
    let setup =
        Setup { scenario: row.scenario.clone(), options: row.options.clone(), position: None };
    let secret = house.dice().draw(format!("{} in a tournament", row.game));
    let seat = |side: Side| {
        let number = sides[side];
        let entrant = stored.play.entrants.iter().position(|one| one.number == number);
        let entrant = entrant.and_then(|n| stored.entrants.get(n));
        Seat {
            account: entrant.and_then(|entrant| entrant.account.clone()),
            name: entrant.map(|entrant| entrant.name.clone()),
            ..Seat::default()
        }
    };
    Stored {
        seats: BySide::of(seat),
        clock: row.clock,
        created: now(),
        ..Stored::new(secrets::table_id(), &row.game, rules, setup, secret)
    }
}

/// Takes an entrant out: before the tournament has begun as if the player had never entered; later from the next
/// round on, and the games that have no result are forfeited.
fn without(stored: &StoredTournament, number: u32) -> Result<Vec<Work>, Error> {
    let entrant = stored.play.entrants.iter().find(|one| one.number == number);
    let none = || Error::NotFound("this tournament has no such player".into());
    let entrant = entrant.ok_or_else(none)?;
    if entrant.left.is_some() {
        return Err(TournamentRefusal::Left.into());
    }
    match stored.row.state {
        TournamentState::Announced => Ok(vec![Work::Withdraw(number)]),
        TournamentState::Ended | TournamentState::Cancelled => Err(TournamentRefusal::Over.into()),
        TournamentState::Running => {
            let after = stored.play.rounds.len() as u32;
            let mut work = vec![Work::Leave { entrant: number, after }];
            let forfeits = places(&stored.play).filter_map(|place| {
                let game = stored.game(place).ok().filter(|game| game.result.is_none())?;
                Some(Work::Result { place, result: game.forfeited_by(number)? })
            });
            work.extend(forfeits);
            Ok(work)
        }
    }
}

/// Returns the places of all games.
fn places(play: &Tournament) -> impl Iterator<Item = GamePlace> {
    let rounds = play.rounds.iter().enumerate();
    let pairings = rounds.flat_map(|(round, one)| {
        one.pairings.iter().enumerate().map(move |(pairing, one)| (round, pairing, one))
    });
    pairings.flat_map(|(round, pairing, one)| {
        (0..one.games.len()).map(move |game| GamePlace { round, pairing, game })
    })
}

impl StoredTournament {
    /// Returns the entrant with this account.
    pub fn entrant_of(&self, account: &str) -> Option<&Entrant> {
        let found = self.entrants.iter().position(|one| one.account.as_deref() == Some(account));
        found.and_then(|n| self.play.entrants.get(n))
    }

    fn game(&self, place: GamePlace) -> Result<club::tournament::PairedGame, Error> {
        let GamePlace { round, pairing, game } = place;
        let pairing = self.play.rounds.get(round).and_then(|round| round.pairings.get(pairing));
        let game = pairing.and_then(|pairing| pairing.games.get(game)).copied();
        game.ok_or_else(|| Error::NotFound("this tournament has no such game".into()))
    }
}
