//! The offer of an action: its label, and the targets to click to choose it.

use engine::{Choice, Frame as _, Game as _, Phrase, Side, Target};

use crate::rules::activation::{cost_alone, points};
use crate::{Action, Card, Class, FACTS, Frame, Kind, Piece, Ruin, Space, Wilderness};

/// Returns the space of the pieces that can be clicked in the present procedure.
fn here(game: &Wilderness) -> Option<Space> {
    Some(match game.stack.top() {
        Frame::Garrison(it) => it.space(),
        Frame::Avoiding(it) => it.space(),
        Frame::Battle(it) => it.space,
        Frame::Raid(it) => it.space,
        Frame::Losses(it) => it.space(),
        Frame::Retreat(it) => it.space(),
        Frame::GoingHome(it) => it.from(),
        Frame::Attrition(it) => return it.space(),
        Frame::Activation(it) => return it.place(&game.board),
        Frame::Interception(it) => return it.place(&game.board),
        _ => return game.board.party.map(|party| party.at),
    })
}

pub fn choice(game: &Wilderness, side: Side, action: Action) -> Choice {
    let say = Phrase::new;
    let at = here(game);
    let space = |space: Space| vec![Target::space(space)];
    let class_at = |class: Class, at: Option<Space>, whose: Side| {
        let Some(at) = at else { return Vec::new() };
        let inside = game.board.inside().and(game.board.units_of(whose, at));
        let walls = if game.board.pick(inside, class).is_some() { "inside-" } else { "" };
        vec![Target::piece(at, whose, format!("{walls}{class}"))]
    };
    let piece_at = |piece: Piece, at: Option<Space>| match piece {
        Piece::Unit(class) => class_at(class, at, side),
        Piece::Leader(leader) => {
            let at = game.board.leader_at(leader).space();
            at.map(|at| Target::piece(at, leader.side(), leader)).into_iter().collect()
        }
    };
    let card = |card: Card| vec![Target::card(card)];
    let carded = |key: &'static str, it: Card| {
        (card(it), say(key).name("card", it.key()).number("value", it.facts().value))
    };
    let placed = |key: &'static str, at: Space| (space(at), say(key).name("space", at.key()));
    let pieced = |key: &'static str, piece: Piece, on: Vec<Target>| {
        (on, say(key).name("piece", piece.key()))
    };
    let (on, label) = match action {
        Action::Pass => {
            let key = match game.stack.top() {
                Frame::ActionPhase(_) => "do-hold",
                Frame::Bidding(_) => "do-accept",
                _ => "do-pass",
            };
            (Vec::new(), say(key))
        }
        Action::Done => (Vec::new(), say(done(game))),
        Action::Event(it) => carded("do-event", it),
        Action::Activate(it) => carded("do-activate", it),
        Action::Stockades(it) => carded("do-stockades", it),
        Action::Forts(it) => carded("do-forts", it),
        Action::Discard(it) => carded("do-discard", it),
        Action::Card(it) => carded("do-card", it),
        Action::Fetch(it) => carded("do-fetch", it),
        Action::Demolish => (Vec::new(), say("do-demolish")),
        Action::Raze(at, ruin) => {
            let key = match ruin {
                Ruin::Fort => "do-raze-fort",
                Ruin::Stockade => "do-raze-stockade",
                Ruin::Started => "do-raze-started",
            };
            placed(key, at)
        }
        Action::Build(at) => placed("do-build", at),
        Action::Force(leader) => {
            let piece = Piece::Leader(leader);
            let key = match game.stack.top() {
                Frame::Activation(it) if !it.of_campaign() => "do-lead",
                _ => "do-force",
            };
            let label = say(key)
                .name("leader", leader.key())
                .number("initiative", leader.initiative())
                .number("command", leader.command());
            (piece_at(piece, at), label)
        }
        Action::Name(piece, at) => {
            let cost = match cost_alone(piece) {
                None => "all",
                Some(1) => "half",
                Some(_) => "point",
            };
            let label = say("do-name").name("piece", piece.key()).name("space", at.key());
            (piece_at(piece, Some(at)), label.words("cost", cost.to_string()))
        }
        Action::Act(piece, at) => (
            piece_at(piece, Some(at)),
            say("do-act").name("piece", piece.key()).name("space", at.key()),
        ),
        Action::TakeAll => (Vec::new(), say("do-take-all")),
        Action::Take(piece) => {
            let from = match game.stack.top() {
                Frame::Battle(_) | Frame::Raid(_) => militia_of(piece, side, at),
                _ => at,
            };
            pieced("do-take", piece, piece_at(piece, from))
        }
        Action::March => (Vec::new(), say("do-march")),
        Action::Siege => (Vec::new(), say("do-siege")),
        Action::Assault => (Vec::new(), say("do-assault")),
        Action::Sortie => (Vec::new(), say("do-sortie")),
        Action::Go(to) => {
            let enemy = game.board.held_against(side).has(to);
            placed(if enemy { "do-go-enemy" } else { "do-go" }, to)
        }
        Action::Infiltrate(to) => placed("do-infiltrate", to),
        Action::Sail(to) => placed("do-sail", to),
        Action::Land(it, to) => {
            (space(to), say("do-land").name("space", to.key()).name("card", it.key()))
        }
        Action::Drop(piece) => pieced("do-drop", piece, piece_at(piece, at)),
        Action::Halt => (Vec::new(), say("do-halt")),
        Action::Intercept(class, from) => (
            class_at(class, Some(from), side),
            say("do-intercept").name("piece", class.key()).name("space", from.key()),
        ),
        Action::Avoid(class) => pieced("do-avoid", Piece::Unit(class), class_at(class, at, side)),
        Action::Roll => (Vec::new(), say("do-roll")),
        Action::Inside(piece) => pieced("do-inside", piece, piece_at(piece, at)),
        Action::InsideAll => (Vec::new(), say("do-inside-all")),
        Action::To(to) => placed("do-to", to),
        Action::Lose(class) => pieced("do-lose", Piece::Unit(class), class_at(class, at, side)),
        Action::Retreat(piece, to) => {
            let key = if Some(to) == at { "do-retreat-inside" } else { "do-retreat" };
            let mut on = piece_at(piece, at);
            on.push(Target::space(to));
            (on, say(key).name("piece", piece.key()).name("space", to.key()))
        }
        Action::RetreatAll(to) if Some(to) == at => (space(to), say("do-retreat-all-inside")),
        Action::RetreatAll(to) => placed("do-retreat-all", to),
        Action::Home(piece, to) => {
            (space(to), say("do-home").name("piece", piece.key()).name("space", to.key()))
        }
        Action::Place(kind, at) => {
            (space(at), say("do-place").name("piece", kind.key()).name("space", at.key()))
        }
        Action::PlaceLeader(leader, at) => {
            (space(at), say("do-place").name("piece", leader.key()).name("space", at.key()))
        }
        Action::Restore(kind, at) => (
            class_at(Class { kind, reduced: true }, Some(at), side),
            say("do-restore").name("piece", kind.key()).name("space", at.key()),
        ),
        Action::RestoreAll => (Vec::new(), say("do-restore-all")),
        Action::Remove(class, at) => {
            let whose = game.board.units_of(side, at);
            let side = if game.board.pick(whose, class).is_some() { side } else { side.other() };
            (
                class_at(class, Some(at), side),
                say("do-remove").name("piece", class.key()).name("space", at.key()),
            )
        }
        Action::Department(it) => (Vec::new(), say("do-department").name("department", it.key())),
        Action::Bid(side, n) => (Vec::new(), say("do-bid").side("side", side).number("n", n)),
        Action::Depose(leader) => {
            (piece_at(Piece::Leader(leader), at), say("do-depose").name("leader", leader.key()))
        }
    };
    let warning = (action == Action::Done).then(|| unused(game, side)).flatten();
    Choice { aside: action == Action::Demolish, warning, ..Choice::new(action, on, label) }
}

/// Returns a warning that ending now leaves allowances unused, if the player could still use them.
fn unused(game: &Wilderness, side: Side) -> Option<Phrase> {
    let unused = |halves| Phrase::new("warn-unused-points").words("n", points(halves));
    let warning = match game.stack.top() {
        Frame::Activation(it) if 0 < it.unused() => unused(it.unused()),
        Frame::Activation(it) if 0 < it.waiting() => {
            Phrase::new("warn-waiting").number("n", it.waiting())
        }
        Frame::Construction(it) => unused(2 * it.left()),
        _ => return None,
    };
    let mut actions = Vec::new();
    game.actions(side, &mut actions);
    let other = |action: &Action| !matches!(action, Action::Done | Action::Demolish);
    actions.iter().any(other).then_some(warning)
}

/// Returns the key of the label for "done", which depends on what the action ends.
fn done(game: &Wilderness) -> &'static str {
    match game.stack.top() {
        Frame::Activation(it) => it.done(),
        Frame::Construction(_) => "do-done-construction",
        Frame::Siege(it) if it.rolled() => "do-done-siege",
        Frame::Siege(_) => "do-done-siege-cut",
        Frame::Garrison(_) => "do-done-garrison",
        Frame::Battle(_) => "do-done-joining",
        Frame::GoingHome(_) => "do-done-staying",
        _ => "do-done",
    }
}

/// Returns the box from which Militia are called out; for other pieces, the space itself.
fn militia_of(piece: Piece, side: Side, at: Option<Space>) -> Option<Space> {
    match (piece, at.and_then(|at| at.facts().department)) {
        (Piece::Unit(class), Some(department))
            if class.kind == Kind::Militia && department.side() == side =>
        {
            Some(FACTS.militia_box(department))
        }
        _ => at,
    }
}

/// Returns the action that a click on `on` could stand for.
pub fn meant(game: &Wilderness, on: &Target) -> Option<Action> {
    match on {
        Target::Card(id) => {
            let card = Card::find(id)?;
            Some(match game.frame() {
                Frame::ActionPhase(_) => Action::Event(card),
                _ => Action::Card(card),
            })
        }
        Target::Space(at) | Target::Piece(at, ..) => {
            game.frame().meant(&game.board, Space::find(at)?)
        }
        Target::Line(_) => None,
    }
}
