//! The offer of an action to a player: the action's label, and the targets that the player clicks
//! to choose the action.

use engine::{Choice, Frame as _, Game as _, Phrase, Side, Target};

use crate::dice::Reason;
use crate::{Action, Bayonets, Card, Class, Frame, Nation, Space, Verb, Work};

/// Returns the space and the side of the pieces that can be clicked in the present procedure.
fn here(game: &Bayonets, side: Side) -> (Option<Space>, Side) {
    let (at, whose) = match game.stack.top() {
        Frame::Moving(it) => (it.at, side),
        Frame::Sailing(it) => (it.at, side),
        Frame::Raid(it) => (it.start(), side),
        Frame::Marshal(it) => (it.at, side),
        Frame::Construction(it) => (it.at, side),
        Frame::Battle(it) => (it.space, side),
        Frame::Combining(it) => return (it.place.space(), side),
        Frame::Overrun(it) => (it.at, it.victim()),
        Frame::Garrisons(it) => (it.at, side),
        Frame::Homeward(it) => (it.at, side),
        Frame::Returning(it) => (it.at, side),
        Frame::Culling(it) => return (None, it.victim()),
        _ => return (None, side),
    };
    (Some(at), whose)
}

pub fn choice(game: &Bayonets, side: Side, action: Action) -> Choice {
    let say = Phrase::new;
    let board = &game.board;
    let (at, whose) = here(game, side);
    let space = |space: Space| vec![Target::space(space)];
    let piece_at = |class: Class, at: Space| {
        let there = board.of_class(board.stack(whose, at), class);
        let spent = if there.minus(board.spent).is_empty() { "spent-" } else { "" };
        vec![Target::piece(at, whose, format!("{spent}{class}"))]
    };
    let card = |it: Card, key: &'static str| {
        let label = say(key).name("card", it.key()).number("initiative", it.facts().initiative);
        (vec![Target::card(it)], label)
    };
    let placed = |key: &'static str, at: Space| (space(at), say(key).name("space", at.key()));
    let pieced = |key: &'static str, class: Class| {
        let on = at.map(|at| piece_at(class, at)).unwrap_or_default();
        (on, say(key).name("piece", class.key()))
    };
    let both = |key: &'static str, class: Class, at: Space| {
        say(key).name("piece", class.key()).name("space", at.key())
    };
    let (on, label) = match action {
        Action::Pass => (Vec::new(), say(pass(game))),
        Action::Done => (Vec::new(), say(done(game))),
        Action::Reserve(it) => card(it, "do-reserve"),
        Action::Play(it) => card(it, "do-play"),
        Action::Card(it) => card(it, "do-card"),
        Action::First(first) => (Vec::new(), say("do-first").side("side", first)),
        Action::Hold(point) => (Vec::new(), say("do-hold").name("point", point.key())),
        Action::Yield(point) => (Vec::new(), say("do-yield").name("point", point.key())),
        Action::Do(verb, point, at) => {
            let key = match verb {
                Verb::March => "do-march",
                Verb::Scout => "do-scout",
                Verb::Raid => "do-raid",
                Verb::Sail => "do-sail",
                Verb::Marshal => "do-marshal",
                Verb::Build => "do-build",
            };
            (space(at), say(key).name("space", at.key()).name("point", point.key()))
        }
        Action::Frenzy(at) => placed("do-frenzy", at),
        Action::TakeAll => (Vec::new(), say("do-take-all")),
        Action::Take(class) => pieced("do-take", class),
        Action::Drop(class) => pieced("do-drop", class),
        Action::Go(to) => placed("do-go", to),
        Action::Halt => (Vec::new(), say("do-halt")),
        Action::Strike => match game.stack.top() {
            Frame::Raid(it) => (Vec::new(), placed("do-strike", it.at).1),
            _ => (Vec::new(), say("do-strike")),
        },
        Action::Land(to) => placed("do-land", to),
        Action::Call(class, from) => (piece_at(class, from), both("do-call", class, from)),
        Action::CallAll(from) => placed("do-call-all", from),
        Action::Fort(work) => {
            let key = match (work, game.stack.top()) {
                (Work::Begin, _) => "do-begin-fort",
                (Work::Finish, _) => "do-finish-fort",
                (Work::Repair, _) => "do-repair-fort",
                (Work::Raze, Frame::Battle(_)) => "do-burn-fort",
                (Work::Raze, _) => "do-raze-fort",
                (Work::RazeWorks, _) => "do-raze-works",
            };
            (Vec::new(), say(key))
        }
        Action::BeginRoad(to) | Action::FinishRoad(to) => {
            let begin = matches!(action, Action::BeginRoad(_));
            let key = if begin { "do-begin-road" } else { "do-finish-road" };
            let way = at.and_then(|at| at.way(to));
            let on = way.map(Target::line).into_iter().collect();
            (on, say(key).name("space", to.key()))
        }
        Action::Emergency => (Vec::new(), say("do-emergency")),
        Action::Commander(class) => pieced("do-commander", class),
        Action::Keep(class) => pieced("do-keep", class),
        Action::Lose(class) => pieced("do-lose", class),
        Action::Reroll(face, reason) => {
            let key = match reason {
                Reason::Highland => "do-reroll-highland",
                Reason::Commander => "do-reroll-commander",
                Reason::Card => "do-reroll-card",
            };
            (Vec::new(), say(key).name("face", face.key()))
        }
        Action::Withdraw(class, to) => (space(to), both("do-withdraw", class, to)),
        Action::YieldFort => (Vec::new(), say("do-yield-fort")),
        Action::To(to) => placed("do-to", to),
        Action::Flip(class, at) => (piece_at(class, at), both("do-flip", class, at)),
        Action::Remove(class, at) => (piece_at(class, at), both("do-remove", class, at)),
        Action::Place(class, to) => (space(to), both("do-place", class, to)),
        Action::PlaceAll(class, to) => (space(to), both("do-place-all", class, to)),
        Action::Pick(class) => (Vec::new(), say("do-pick").name("piece", class.key())),
        Action::Close(way) => {
            let [a, b] = way.facts().ends;
            let label = say("do-close").name("from", a.key()).name("to", b.key());
            (vec![Target::line(way)], label)
        }
        Action::Stay(class) => pieced("do-stay", class),
        Action::KeepHeld | Action::KeepDrawn => chit(game, side, action),
    };
    let joins = match (game.stack.top(), action) {
        (Frame::Moving(_), Action::Go(to)) => board.neutral_village(to),
        _ => None,
    };
    let warn =
        |nation: Nation| say("warn-nation").name("nation", nation.key()).side("side", side.other());
    let unused = (action == Action::Pass).then(|| unused(game, side)).flatten();
    Choice { warning: joins.map(warn).or(unused), ..Choice::new(action, on, label) }
}

/// Returns a warning that passing now loses points, if the side could still use them.
fn unused(game: &Bayonets, side: Side) -> Option<Phrase> {
    let Frame::ActionPhase(phase) = game.stack.top() else { return None };
    let n = phase.unused(&game.board);
    let mut actions = Vec::new();
    game.actions(side, &mut actions);
    (0 < n && 1 < actions.len()).then(|| Phrase::new("warn-unused").number("n", n as u8))
}

/// Returns the key of the label for "pass", which depends on what passing ends.
fn pass(game: &Bayonets) -> &'static str {
    match game.stack.top() {
        Frame::ActionPhase(it) if it.spends() => "do-pass-phase",
        _ => "do-pass",
    }
}

/// Returns the key of the label for "done", which depends on what the action ends.
fn done(game: &Bayonets) -> &'static str {
    match game.stack.top() {
        Frame::Sailing(it) if it.at_sea() => "do-land-now",
        Frame::Sailing(_) => "do-set-sail",
        Frame::Marshal(_) => "do-done-marshal",
        Frame::Battle(_) => "do-done-rerolls",
        Frame::Garrisons(_) => "do-done-garrison",
        _ => "do-done",
    }
}

fn chit(game: &Bayonets, side: Side, action: Action) -> (Vec<Target>, Phrase) {
    let held = action == Action::KeepHeld;
    let value = match game.stack.top() {
        Frame::Chit(it) if !held => it.drawn(),
        _ => game.board.europe[side].held,
    };
    let key = if held { "do-keep-held" } else { "do-keep-drawn" };
    (Vec::new(), Phrase::new(key).number("value", value.unwrap_or(0)))
}

/// Returns the action that a click on `on` could mean.
pub fn meant(game: &Bayonets, on: &Target) -> Option<Action> {
    match on {
        Target::Card(id) => {
            let card = Card::find(id)?;
            Some(match game.frame() {
                Frame::Choosing(it) => it.action(card),
                _ => Action::Card(card),
            })
        }
        Target::Space(at) | Target::Piece(at, ..) => {
            game.frame().meant(&game.board, Space::find(at)?)
        }
        Target::Line(_) => None,
    }
}
