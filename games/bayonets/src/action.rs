//! Actions and their notation: one click, one line of a record.

use std::fmt;
use std::str::FromStr;

use engine::{Named, Side, Unreadable, read_words};
use serde::{Deserialize, Serialize};

use crate::rules::battle::{Face, Reason};
use crate::{Card, Class, Connection, Point, Space};

/// What a player may do. Each is written as the line of a record that is shown with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `pass`: not now, or nothing more.
    Pass,
    /// `done`: enough of this.
    Done,
    /// `reserve 4`: kept as Reserve (7.1); `play 7`: the card of this round.
    Reserve(Card),
    Play(Card),
    /// `first british`: he is First Player (7.1).
    First(Side),
    /// `hold army`: kept for Reaction (7.3.6); `yield army`: lost to an event.
    Hold(Point),
    Yield(Point),
    /// `march army albany`: Army Movement; `scout light albany`: Light Movement;
    /// `raid light albany`; `sail sail-army halifax`; `marshal army albany`;
    /// `build army albany` (7.3.7)
    Do(Verb, Point, Space),
    /// `frenzy albany`: a second Construction (card 7).
    Frenzy(Space),
    /// `take all`, `take light`, `drop light`
    TakeAll,
    Take(Class),
    Drop(Class),
    /// `go albany`: along a connection.
    Go(Space),
    /// `halt`: the move is over.
    Halt,
    /// `strike`: the Raid is made here (9.3).
    Strike,
    /// `land louisbourg` (10.6.1)
    Land(Space),
    /// `call light saratoga`, `call all saratoga`: marshaled (11.0).
    Call(Class, Space),
    CallAll(Space),
    /// `begin fort`, `finish fort`, `repair fort`, `raze fort`, `raze works` (12.0)
    Fort(Work),
    /// `begin road albany`, `finish road albany`
    BeginRoad(Space),
    FinishRoad(Space),
    /// `card 32`: its event now (7.4).
    Card(Card),
    /// `emergency`: a Fleet gives its guns (13.2.2).
    Emergency,
    /// `commander wolfe`: he leads, or takes over (13.3.1).
    Commander(Class),
    /// `keep light`: of two Reduced ones this stays (13.2.3).
    Keep(Class),
    /// `lose light`: it takes the Hit, or is eliminated (13.4).
    Lose(Class),
    /// `reroll miss commander` (13.5)
    Reroll(Face, Reason),
    /// `withdraw fleet halifax` (13.3.3)
    Withdraw(Class, Space),
    /// `yield fort`: left to the enemy (13.9.5).
    YieldFort,
    /// `to albany`: that space.
    To(Space),
    /// `flip light albany`: to its Full face (card 4).
    Flip(Class, Space),
    /// `remove light albany`: eliminated by an event.
    Remove(Class, Space),
    /// `place light albany`, `place all light albany`
    Place(Class, Space),
    PlaceAll(Class, Space),
    /// `pick artillery`: out of a pool or box (15.2.1, 17.2).
    Pick(Class),
    /// `close albany lake-george`: no British there (card 39).
    Close(Connection),
    /// `stay light`: in garrison over the winter (17.3.1).
    Stay(Class),
    /// `keep held`, `keep drawn`: of two chits (18.3.1).
    KeepHeld,
    KeepDrawn,
}

/// What an Action Point is spent on (7.3.7).
#[derive(strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Verb {
    March,
    Scout,
    Raid,
    Sail,
    Marshal,
    Build,
}

/// What a Construction does about a Fort (12.0).
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    strum::VariantArray,
    strum::IntoStaticStr,
)]
pub enum Work {
    #[strum(serialize = "begin fort")]
    Begin,
    #[strum(serialize = "finish fort")]
    Finish,
    #[strum(serialize = "repair fort")]
    Repair,
    #[strum(serialize = "raze fort")]
    Raze,
    #[strum(serialize = "raze works")]
    RazeWorks,
}

impl engine::Action for Action {}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("pass"),
            Action::Done => f.write_str("done"),
            Action::Reserve(card) => write!(f, "reserve {card}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::First(side) => write!(f, "first {side}"),
            Action::Hold(point) => write!(f, "hold {}", point.id()),
            Action::Yield(point) => write!(f, "yield {}", point.id()),
            Action::Do(verb, point, space) => write!(f, "{} {} {space}", verb.name(), point.id()),
            Action::Frenzy(space) => write!(f, "frenzy {space}"),
            Action::TakeAll => f.write_str("take all"),
            Action::Take(class) => write!(f, "take {class}"),
            Action::Drop(class) => write!(f, "drop {class}"),
            Action::Go(space) => write!(f, "go {space}"),
            Action::Halt => f.write_str("halt"),
            Action::Strike => f.write_str("strike"),
            Action::Land(space) => write!(f, "land {space}"),
            Action::Call(class, space) => write!(f, "call {class} {space}"),
            Action::CallAll(space) => write!(f, "call all {space}"),
            Action::Fort(work) => f.write_str(work.name()),
            Action::BeginRoad(space) => write!(f, "begin road {space}"),
            Action::FinishRoad(space) => write!(f, "finish road {space}"),
            Action::Card(card) => write!(f, "card {card}"),
            Action::Emergency => f.write_str("emergency"),
            Action::Commander(class) => write!(f, "commander {class}"),
            Action::Keep(class) => write!(f, "keep {class}"),
            Action::Lose(class) => write!(f, "lose {class}"),
            Action::Reroll(face, reason) => write!(f, "reroll {} {}", face.name(), reason.name()),
            Action::Withdraw(class, space) => write!(f, "withdraw {class} {space}"),
            Action::YieldFort => f.write_str("yield fort"),
            Action::To(space) => write!(f, "to {space}"),
            Action::Flip(class, space) => write!(f, "flip {class} {space}"),
            Action::Remove(class, space) => write!(f, "remove {class} {space}"),
            Action::Place(class, space) => write!(f, "place {class} {space}"),
            Action::PlaceAll(class, space) => write!(f, "place all {class} {space}"),
            Action::Pick(class) => write!(f, "pick {class}"),
            Action::Close(way) => {
                let [a, b] = way.facts().ends;
                write!(f, "close {a} {b}")
            }
            Action::Stay(class) => write!(f, "stay {class}"),
            Action::KeepHeld => f.write_str("keep held"),
            Action::KeepDrawn => f.write_str("keep drawn"),
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
    let space = |word: &str| Space::find(word);
    let card = |word: &str| Card::find(word);
    let class = |word: &str| Class::find(word);
    let point = |word: &str| Point::find(word);
    if let Some(work) = Work::named(&words.join(" ")) {
        return Some(Action::Fort(work));
    }
    Some(match *words {
        ["pass"] => Action::Pass,
        ["done"] => Action::Done,
        ["reserve", it] => Action::Reserve(card(it)?),
        ["play", it] => Action::Play(card(it)?),
        ["first", side] => Action::First(side.parse().ok()?),
        ["hold", it] => Action::Hold(point(it)?),
        ["yield", "fort"] => Action::YieldFort,
        ["yield", it] => Action::Yield(point(it)?),
        ["frenzy", at] => Action::Frenzy(space(at)?),
        ["take", "all"] => Action::TakeAll,
        ["take", it] => Action::Take(class(it)?),
        ["drop", it] => Action::Drop(class(it)?),
        ["go", to] => Action::Go(space(to)?),
        ["halt"] => Action::Halt,
        ["strike"] => Action::Strike,
        ["land", at] => Action::Land(space(at)?),
        ["call", "all", from] => Action::CallAll(space(from)?),
        ["call", it, from] => Action::Call(class(it)?, space(from)?),
        ["begin", "road", to] => Action::BeginRoad(space(to)?),
        ["finish", "road", to] => Action::FinishRoad(space(to)?),
        ["card", it] => Action::Card(card(it)?),
        ["emergency"] => Action::Emergency,
        ["commander", it] => Action::Commander(class(it)?),
        ["keep", "held"] => Action::KeepHeld,
        ["keep", "drawn"] => Action::KeepDrawn,
        ["keep", it] => Action::Keep(class(it)?),
        ["lose", it] => Action::Lose(class(it)?),
        ["reroll", face, reason] => Action::Reroll(Face::named(face)?, Reason::named(reason)?),
        ["withdraw", it, to] => Action::Withdraw(class(it)?, space(to)?),
        ["to", at] => Action::To(space(at)?),
        ["flip", it, at] => Action::Flip(class(it)?, space(at)?),
        ["remove", it, at] => Action::Remove(class(it)?, space(at)?),
        ["place", "all", it, at] => Action::PlaceAll(class(it)?, space(at)?),
        ["place", it, at] => Action::Place(class(it)?, space(at)?),
        ["pick", it] => Action::Pick(class(it)?),
        ["close", a, b] => Action::Close(space(a)?.way(space(b)?)?),
        ["stay", it] => Action::Stay(class(it)?),
        [verb, it, at] => Action::Do(Verb::named(verb)?, point(it)?, space(at)?),
        _ => return None,
    })
}
