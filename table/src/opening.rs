//! The opening of a table: a player's request, and the table that results.

use std::collections::BTreeMap;

use engine::{AnyGame, BySide, GameFacts, Lesson, Secret, Seed, Setup, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::stored::{Access, Seat, SeatKind, Stored};
use crate::time_limit::Clock;
use crate::{input, secrets};

/// A request for a new table.
#[derive(Deserialize, JsonSchema)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The scenario's id; if empty, the game's first scenario.
    #[serde(default)]
    pub scenario: String,
    /// The optional rules to set, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// A position to begin from, written as in cases. The position itself names the scenario and the
    /// options.
    pub position: Option<String>,
    /// A moment of a finished table to begin from, instead of a position.
    pub from: Option<FromMoment>,
    /// The id of a lesson to play. Only the game and the name may be given with it: the lesson itself
    /// defines the players and the position to begin from.
    pub lesson: Option<String>,
    /// The player of the French: `me`, `open`, `bot:LEVEL`, or `bot` for the default level.
    #[serde(default)]
    #[schemars(regex(pattern = "^(me|open|bot|bot:.+)$"))]
    pub french: String,
    /// The player of the British, written in the same way.
    #[serde(default)]
    #[schemars(regex(pattern = "^(me|open|bot|bot:.+)$"))]
    pub british: String,
    /// The name of the player who makes the request.
    pub name: Option<String>,
    /// The limit on thinking time, if there is to be one.
    pub clock: Option<Clock>,
    /// The access to the table: who may play and watch.
    #[serde(default)]
    pub access: Access,
}

impl NewTable {
    /// Makes the request for a table that begins at a position.
    pub fn at(game: &str, position: String, seats: BySide<String>) -> NewTable {
        NewTable {
            game: game.into(),
            scenario: String::new(),
            options: BTreeMap::new(),
            position: Some(position),
            from: None,
            lesson: None,
            french: seats.french,
            british: seats.british,
            name: None,
            clock: None,
            access: Access::default(),
        }
    }
}

/// A moment of a table: the last moment, up to that number of actions, at which nothing is half done.
#[derive(Deserialize, JsonSchema)]
pub struct FromMoment {
    /// The table's id.
    pub table: String,
    /// The number of actions.
    pub number: u32,
}

/// A table that was opened.
#[derive(Serialize, JsonSchema)]
pub struct OpenedTable {
    /// The table's id.
    pub table: String,
    /// The key of each seat that the creator of the table holds.
    pub seats: SeatTokens,
    /// An invitation to each open seat, to be sent to the player who is to claim it.
    pub invitations: SeatTokens,
    /// The hash of the secret that the dice come from.
    pub commitment: String,
}

/// A token for some seats of a table.
#[derive(Default, Serialize, JsonSchema)]
pub struct SeatTokens {
    /// The token of the French seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    french: Option<String>,
    /// The token of the British seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    british: Option<String>,
}

impl From<BySide<Option<String>>> for SeatTokens {
    fn from(words: BySide<Option<String>>) -> SeatTokens {
        SeatTokens { french: words.french, british: words.british }
    }
}

/// The parts of a new table that only its host can provide.
pub struct Provided {
    /// The id of the table.
    pub id: String,
    /// The secret from which the dice come.
    pub secret: Secret,
    /// A token for each side: the key of the seat, or an invitation to it.
    pub tokens: BySide<String>,
    /// The time, in milliseconds since 1970.
    pub now: i64,
}

/// A request that has been read: the requested set-up, and the occupants of the seats.
pub struct Wish {
    /// The set-up, which the game has accepted.
    pub setup: Setup,
    /// The occupant of each seat, as written in the request.
    pub seats: BySide<String>,
    lesson: Option<Lesson>,
    name: Option<String>,
    clock: Option<Clock>,
    access: Access,
}

impl Wish {
    /// Reads a request, and checks that the game accepts the requested set-up. `position` is the position of
    /// the moment that the request names, if it names one.
    pub fn read(
        asked: NewTable,
        game: &dyn AnyGame,
        position: Option<String>,
    ) -> Result<Wish, Error> {
        let lesson = asked.lesson.as_ref().map(|id| lesson_of(game.facts(), id, &asked));
        let lesson = lesson.transpose()?;
        let name = asked.name.as_deref().and_then(input::name);
        let NewTable { scenario, options, french, british, clock, access, .. } = asked;
        let (wished, seats) = match &lesson {
            Some(lesson) => (lesson.setup.clone(), lesson_seats(lesson.side)),
            None => {
                let position = match (asked.position, position) {
                    (Some(_), Some(_)) => {
                        let twice =
                            "a table begins from a position or from a moment, not from both";
                        return Err(Error::Unreadable(twice.into()));
                    }
                    (position, moment) => position.or(moment),
                };
                (Setup { scenario, options, position }, BySide { french, british })
            }
        };
        let setup = game.facts().check(&wished)?;
        // Refuses an impossible set-up at once. The dice don't matter yet.
        game.start(&setup, Seed([0; 32]))?;
        Ok(Wish { setup, seats, lesson, name, clock, access })
    }

    /// Returns the table, and the answer to the player who requested it. `level` checks the level of a bot;
    /// `None` stands for the default level.
    pub fn open<E: From<Error>>(
        self,
        game: &dyn AnyGame,
        provided: Provided,
        level: impl Fn(Option<&str>) -> Result<String, E>,
    ) -> Result<(Stored, OpenedTable), E> {
        let Provided { id, mut secret, tokens: provided, now } = provided;
        let mut tokens: BySide<Option<String>> = BySide::default();
        let mut invitations: BySide<Option<String>> = BySide::default();
        let mut seats = BySide::default();
        for side in Side::BOTH {
            let mut seat = Seat::default();
            match self.seats[side].as_str() {
                "me" => {
                    seat.token_hash = Some(secrets::hash(&provided[side]));
                    tokens[side] = Some(provided[side].clone());
                    seat.name.clone_from(&self.name);
                }
                "open" => {
                    seat.kind = SeatKind::Open;
                    seat.invitation_hash = Some(secrets::hash(&provided[side]));
                    invitations[side] = Some(provided[side].clone());
                }
                other => {
                    let named = other.strip_prefix("bot:");
                    if named.is_none() && other != "bot" {
                        let why = format!("{other:?} is no seat: write me, open or bot:LEVEL");
                        return Err(Error::Unreadable(why).into());
                    }
                    seat.kind = SeatKind::Bot;
                    seat.level = Some(level(named)?);
                    // The bot's nonce is fixed before any player draws a nonce, so that it can't be chosen
                    // to influence the dice.
                    seat.nonce = Some(secrets::share_of_bot(&secret, side));
                }
            }
            seats[side] = seat;
        }
        if let Some(lesson) = &self.lesson {
            let (known, shares) = lesson.dice();
            secret = known;
            for side in Side::BOTH {
                seats[side].nonce = Some(shares[side].clone());
            }
        }
        let facts = game.facts();
        let stored = Stored {
            seats,
            created: now,
            access: self.access,
            clock: self.clock,
            lesson: self.lesson.map(|lesson| lesson.id.into()),
            ..Stored::new(id, facts.name, facts.rules_version, self.setup, secret)
        };
        let opened = OpenedTable {
            table: stored.id.clone(),
            seats: tokens.into(),
            invitations: invitations.into(),
            commitment: stored.commitment.clone(),
        };
        Ok((stored, opened))
    }
}

/// Returns the requested lesson, or an error if the request asks for anything besides it.
fn lesson_of(facts: &GameFacts, id: &str, asked: &NewTable) -> Result<Lesson, Error> {
    let empty = asked.scenario.is_empty() && asked.french.is_empty() && asked.british.is_empty();
    let placed = asked.position.is_some() || asked.from.is_some();
    if !empty
        || placed
        || !asked.options.is_empty()
        || asked.clock.is_some()
        || asked.access != Access::default()
    {
        let why = "a lesson sets its own players and position: ask for the lesson alone";
        return Err(Error::Wrong(why.into()));
    }
    let none = || Error::NotFound(format!("{} has no lesson {id:?}", facts.name));
    facts.lesson(id).ok_or_else(none)
}

/// Returns the seats of a lesson: the learner plays against the computer.
fn lesson_seats(learns: Side) -> BySide<String> {
    BySide::of(|side| if side == learns { "me".into() } else { "bot".into() })
}
