//! Actions and their notation: one click, one line of a record.

use std::fmt;
use std::str::FromStr;

use engine::{Named, Side, Unreadable, read_words};
use strum::{IntoStaticStr, VariantArray};

use crate::{Card, Class, Department, Kind, Leader, Piece, Space, Work};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `pass`: nothing now; with the last card, hold it (4.0 A.2).
    Pass,
    /// `done`: enough of this.
    Done,
    /// `event 23`, `activate 23`, `stockades 23`, `forts 23`, `discard 23` (5.26)
    Event(Card),
    Activate(Card),
    Stockades(Card),
    Forts(Card),
    Discard(Card),
    /// `card 14`: a response (5.56).
    Card(Card),
    /// `demolish`, then `raze albany stockade` (5.46)
    Demolish,
    Raze(Space, Ruin),
    /// `build albany` (5.4)
    Build(Space),
    /// `force montcalm`: he commands (5.34).
    Force(Leader),
    /// `name ottawa montreal`: activated by itself (5.33).
    Name(Piece, Space),
    /// `act ottawa montreal`: this one goes next (5.33).
    Act(Piece, Space),
    /// `take all`, `take regulars`, `take levis`
    TakeAll,
    Take(Piece),
    /// `march`: the force is complete and moves (6.0).
    March,
    /// `siege`, `assault`, `sortie` (8.2, 9.0, 8.25)
    Siege,
    Assault,
    Sortie,
    /// `go albany`, `infiltrate albany`, `sail halifax`, `land 17 louisbourg` (6.0)
    Go(Space),
    Infiltrate(Space),
    Sail(Space),
    Land(Card, Space),
    /// `drop regulars` (6.1)
    Drop(Piece),
    /// `halt`: the move is over.
    Halt,
    /// `intercept rangers ossipee`: one unit tries (6.72).
    Intercept(Class, Space),
    /// `avoid rangers`: one unit tries (6.8).
    Avoid(Class),
    /// `roll`: the die.
    Roll,
    /// `inside regulars`, `inside all` (8.1)
    Inside(Piece),
    InsideAll,
    /// `to albany`: that space.
    To(Space),
    /// `lose regulars`: a step of it (7.6).
    Lose(Class),
    /// `retreat regulars albany`, `retreat all albany` (7.9)
    Retreat(Piece, Space),
    RetreatAll(Space),
    /// `home ottawa pays-d-en-haut` (10.4)
    Home(Piece, Space),
    /// `place regulars halifax`, `place wolfe halifax` (5.52)
    Place(Kind, Space),
    PlaceLeader(Leader, Space),
    /// `restore regulars albany`, `restore all` (5.523)
    Restore(Kind, Space),
    RestoreAll,
    /// `remove regulars albany`: eliminated by an event.
    Remove(Class, Space),
    /// `department northern`
    Department(Department),
    /// `fetch 57` from the discards.
    Fetch(Card),
    /// `bid french 2`: points for a side (13.3, 14.7).
    Bid(Side, u8),
    /// `depose loudoun`: a commander in chief too many (5.55).
    Depose(Leader),
}

/// What may be demolished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Ruin {
    Fort,
    Stockade,
    Started,
}

impl Ruin {
    pub fn work(self) -> Work {
        match self {
            Ruin::Fort => Work::Fort,
            Ruin::Stockade => Work::Stockade,
            Ruin::Started => Work::FortUnderConstruction,
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Piece::Unit(class) => class.fmt(f),
            Piece::Leader(leader) => leader.fmt(f),
        }
    }
}

impl Piece {
    pub fn find(id: &str) -> Option<Piece> {
        Class::find(id).map(Piece::Unit).or_else(|| Leader::find(id).map(Piece::Leader))
    }

    pub fn key(self) -> String {
        match self {
            Piece::Unit(class) => class.key(),
            Piece::Leader(leader) => leader.key(),
        }
    }
}

impl engine::Action for Action {}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("pass"),
            Action::Done => f.write_str("done"),
            Action::Event(card) => write!(f, "event {card}"),
            Action::Activate(card) => write!(f, "activate {card}"),
            Action::Stockades(card) => write!(f, "stockades {card}"),
            Action::Forts(card) => write!(f, "forts {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Card(card) => write!(f, "card {card}"),
            Action::Demolish => f.write_str("demolish"),
            Action::Raze(space, ruin) => write!(f, "raze {space} {}", ruin.name()),
            Action::Build(space) => write!(f, "build {space}"),
            Action::Force(leader) => write!(f, "force {leader}"),
            Action::Name(piece, space) => write!(f, "name {piece} {space}"),
            Action::Act(piece, space) => write!(f, "act {piece} {space}"),
            Action::TakeAll => f.write_str("take all"),
            Action::Take(piece) => write!(f, "take {piece}"),
            Action::March => f.write_str("march"),
            Action::Siege => f.write_str("siege"),
            Action::Assault => f.write_str("assault"),
            Action::Sortie => f.write_str("sortie"),
            Action::Go(space) => write!(f, "go {space}"),
            Action::Infiltrate(space) => write!(f, "infiltrate {space}"),
            Action::Sail(space) => write!(f, "sail {space}"),
            Action::Land(card, space) => write!(f, "land {card} {space}"),
            Action::Drop(piece) => write!(f, "drop {piece}"),
            Action::Halt => f.write_str("halt"),
            Action::Intercept(class, space) => write!(f, "intercept {class} {space}"),
            Action::Avoid(class) => write!(f, "avoid {class}"),
            Action::Roll => f.write_str("roll"),
            Action::Inside(piece) => write!(f, "inside {piece}"),
            Action::InsideAll => f.write_str("inside all"),
            Action::To(space) => write!(f, "to {space}"),
            Action::Lose(class) => write!(f, "lose {class}"),
            Action::Retreat(piece, space) => write!(f, "retreat {piece} {space}"),
            Action::RetreatAll(space) => write!(f, "retreat all {space}"),
            Action::Home(piece, space) => write!(f, "home {piece} {space}"),
            Action::Place(kind, space) => write!(f, "place {kind} {space}"),
            Action::PlaceLeader(leader, space) => write!(f, "place {leader} {space}"),
            Action::Restore(kind, space) => write!(f, "restore {kind} {space}"),
            Action::RestoreAll => f.write_str("restore all"),
            Action::Remove(class, space) => write!(f, "remove {class} {space}"),
            Action::Department(department) => write!(f, "department {}", department.name()),
            Action::Fetch(card) => write!(f, "fetch {card}"),
            Action::Depose(leader) => write!(f, "depose {leader}"),
            Action::Bid(side, n) => write!(f, "bid {side} {n}"),
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
    Some(match *words {
        ["pass"] => Action::Pass,
        ["done"] => Action::Done,
        ["event", it] => Action::Event(card(it)?),
        ["activate", it] => Action::Activate(card(it)?),
        ["stockades", it] => Action::Stockades(card(it)?),
        ["forts", it] => Action::Forts(card(it)?),
        ["discard", it] => Action::Discard(card(it)?),
        ["card", it] => Action::Card(card(it)?),
        ["demolish"] => Action::Demolish,
        ["raze", at, what] => Action::Raze(space(at)?, Ruin::named(what)?),
        ["build", at] => Action::Build(space(at)?),
        ["force", leader] => Action::Force(Leader::find(leader)?),
        ["name", piece, at] => Action::Name(Piece::find(piece)?, space(at)?),
        ["act", piece, at] => Action::Act(Piece::find(piece)?, space(at)?),
        ["take", "all"] => Action::TakeAll,
        ["take", piece] => Action::Take(Piece::find(piece)?),
        ["march"] => Action::March,
        ["siege"] => Action::Siege,
        ["assault"] => Action::Assault,
        ["sortie"] => Action::Sortie,
        ["go", to] => Action::Go(space(to)?),
        ["infiltrate", to] => Action::Infiltrate(space(to)?),
        ["sail", to] => Action::Sail(space(to)?),
        ["land", with, to] => Action::Land(card(with)?, space(to)?),
        ["drop", piece] => Action::Drop(Piece::find(piece)?),
        ["halt"] => Action::Halt,
        ["intercept", class, from] => Action::Intercept(Class::find(class)?, space(from)?),
        ["avoid", class] => Action::Avoid(Class::find(class)?),
        ["roll"] => Action::Roll,
        ["inside", "all"] => Action::InsideAll,
        ["inside", piece] => Action::Inside(Piece::find(piece)?),
        ["to", at] => Action::To(space(at)?),
        ["lose", class] => Action::Lose(Class::find(class)?),
        ["retreat", "all", to] => Action::RetreatAll(space(to)?),
        ["retreat", piece, to] => Action::Retreat(Piece::find(piece)?, space(to)?),
        ["home", piece, to] => Action::Home(Piece::find(piece)?, space(to)?),
        ["place", what, at] => match Leader::find(what) {
            Some(leader) => Action::PlaceLeader(leader, space(at)?),
            None => Action::Place(Kind::named(what)?, space(at)?),
        },
        ["restore", "all"] => Action::RestoreAll,
        ["restore", kind, at] => Action::Restore(Kind::named(kind)?, space(at)?),
        ["remove", class, at] => Action::Remove(Class::find(class)?, space(at)?),
        ["department", name] => Action::Department(Department::named(name)?),
        ["fetch", it] => Action::Fetch(card(it)?),
        ["depose", leader] => Action::Depose(Leader::find(leader)?),
        ["bid", side, n] => Action::Bid(side.parse().ok()?, n.parse().ok()?),
        _ => return None,
    })
}
