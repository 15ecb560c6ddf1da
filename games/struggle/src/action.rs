//! Actions and their notation: one click, one line of a record.

use std::fmt;
use std::str::FromStr;

use engine::{Named, Unreadable, read_words};

use crate::{Card, Cards, Kind, Leader, Space};

/// What a player may do, each with its notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `pass`: no card now (seasons.2).
    Pass,
    /// `card B12` (seasons.2)
    Card(Card),
    /// `place 3 boston`: so much of what a reinforcement card brings; its leader comes along (reinforcements.3).
    Place { n: u8, at: Space },
    /// `march albany`: a force begins to form there (movement.1).
    March(Space),
    /// `take all`, into the force (movement.9)
    TakeAll,
    /// `take 5 sp`, `take 2 indians` (movement.9)
    Take(Kind, u8),
    /// `take johnson` (movement.9)
    TakeLeader(Leader),
    /// `leave 5 sp`, `leave 2 indians` (movement.9)
    Leave(Kind, u8),
    /// `leave johnson` (movement.9)
    LeaveLeader(Leader),
    /// `go hampshire` (movement.2)
    Go(Space),
    /// `halt`: the force has moved.
    Halt,
    /// `done`: the Movement Phase is over (seasons.3).
    Done,
    /// `fight hampshire` (combat.1)
    Fight(Space),
    /// `lead monckton`: he adds his rating (combat.7).
    Lead(Leader),
    /// `lose sp`; an attacker names whose: `lose indians deerfield` (combat.9)
    Lose(Kind, Option<Space>),
    /// `retreat fort-carillon` (retreat.3)
    Retreat(Space),
    /// `home odanak 2`: Indian units go to that village (villages.4).
    Home { to: Space, n: u8 },
    /// `carry albany`: where a badly wounded leader is brought (leaders.7).
    Carry(Space),
    /// `fever albany`: which force Camp Fever strikes (card.F31).
    Fever(Space),
    /// `discard none`, `discard F02 F17` (winter.1)
    Discard(Cards),
}

impl engine::Action for Action {}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("pass"),
            Action::Card(card) => write!(f, "card {card}"),
            Action::Place { n, at } => write!(f, "place {n} {at}"),
            Action::March(from) => write!(f, "march {from}"),
            Action::TakeAll => f.write_str("take all"),
            Action::Take(kind, n) => write!(f, "take {n} {kind}"),
            Action::TakeLeader(leader) => write!(f, "take {leader}"),
            Action::Leave(kind, n) => write!(f, "leave {n} {kind}"),
            Action::LeaveLeader(leader) => write!(f, "leave {leader}"),
            Action::Go(to) => write!(f, "go {to}"),
            Action::Halt => f.write_str("halt"),
            Action::Done => f.write_str("done"),
            Action::Fight(space) => write!(f, "fight {space}"),
            Action::Lead(leader) => write!(f, "lead {leader}"),
            Action::Lose(kind, None) => write!(f, "lose {kind}"),
            Action::Lose(kind, Some(from)) => write!(f, "lose {kind} {from}"),
            Action::Retreat(to) => write!(f, "retreat {to}"),
            Action::Home { to, n } => write!(f, "home {to} {n}"),
            Action::Carry(to) => write!(f, "carry {to}"),
            Action::Fever(space) => write!(f, "fever {space}"),
            Action::Discard(cards) if cards.is_empty() => f.write_str("discard none"),
            Action::Discard(cards) => {
                f.write_str("discard")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        read_words(text, read)
    }
}

fn read(words: &[&str]) -> Option<Action> {
    let number = |word: &str| word.parse::<u8>().ok();
    Some(match words {
        ["pass"] => Action::Pass,
        ["card", card] => Action::Card(Card::find(card)?),
        ["place", n, at] => Action::Place { n: number(n)?, at: Space::read(at)? },
        ["march", from] => Action::March(Space::read(from)?),
        ["take", "all"] => Action::TakeAll,
        ["take", n, what] => Action::Take(Kind::named(what)?, number(n)?),
        ["take", leader] => Action::TakeLeader(Leader::find(leader)?),
        ["leave", n, what] => Action::Leave(Kind::named(what)?, number(n)?),
        ["leave", leader] => Action::LeaveLeader(Leader::find(leader)?),
        ["go", to] => Action::Go(Space::read(to)?),
        ["halt"] => Action::Halt,
        ["done"] => Action::Done,
        ["fight", space] => Action::Fight(Space::read(space)?),
        ["lead", leader] => Action::Lead(Leader::find(leader)?),
        ["lose", what] => Action::Lose(Kind::named(what)?, None),
        ["lose", what, from] => Action::Lose(Kind::named(what)?, Some(Space::read(from)?)),
        ["retreat", to] => Action::Retreat(Space::read(to)?),
        ["home", to, n] => Action::Home { to: Space::read(to)?, n: number(n)? },
        ["carry", to] => Action::Carry(Space::read(to)?),
        ["fever", space] => Action::Fever(Space::read(space)?),
        ["discard", "none"] => Action::Discard(Cards::NONE),
        ["discard", cards @ ..] if !cards.is_empty() => {
            Action::Discard(cards.iter().map(|card| Card::find(card)).collect::<Option<Cards>>()?)
        }
        _ => return None,
    })
}
