//! Actions counted off, each with its id ([`engine::Game::id_of`]).

use engine::Side;

use crate::action::{Verb, Work};
use crate::facts::{PointKind, Sort};
use crate::rules::battle::{Face, Reason};
use crate::{Action, Card, Class, Connection, Point, Space};

engine::finite! { named Face, PointKind, Reason, Verb, Work }

engine::finite! {
    struct Class { sort: Sort, reduced: bool }
}

engine::finite! {
    struct Point { kind: PointKind, double: bool }
}

engine::finite! {
    enum Action {
        Pass,
        Done,
        Reserve(card: Card),
        Play(card: Card),
        First(side: Side),
        Hold(point: Point),
        Yield(point: Point),
        Do(verb: Verb, point: Point, space: Space),
        Frenzy(space: Space),
        TakeAll,
        Take(class: Class),
        Drop(class: Class),
        Go(space: Space),
        Halt,
        Strike,
        Land(space: Space),
        Call(class: Class, space: Space),
        CallAll(space: Space),
        Fort(work: Work),
        BeginRoad(space: Space),
        FinishRoad(space: Space),
        Card(card: Card),
        Emergency,
        Commander(class: Class),
        Keep(class: Class),
        Lose(class: Class),
        Reroll(face: Face, reason: Reason),
        Withdraw(class: Class, space: Space),
        YieldFort,
        To(space: Space),
        Flip(class: Class, space: Space),
        Remove(class: Class, space: Space),
        Place(class: Class, space: Space),
        PlaceAll(class: Class, space: Space),
        Pick(class: Class),
        Close(way: Connection),
        Stay(class: Class),
        KeepHeld,
        KeepDrawn,
    }
}
