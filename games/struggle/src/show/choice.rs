//! The offer of an action to a player: the action's label, and the targets that the player clicks
//! to choose the action.

use engine::{Choice, Frame as _, Named, Phrase, Side, Target};

use crate::show::log::titles;
use crate::{Action, Card, Clicked, Frame, Kind, Leader, Space, Struggle};

pub fn choice(game: &Struggle, side: Side, action: Action) -> Choice {
    let say = Phrase::new;
    let space = |space: Space| vec![Target::space(space)];
    let piece = |at: Space, id: &str| vec![Target::piece(at, side, id)];
    let leader_piece = |leader: Leader| {
        game.board.space_of(leader).map_or(Vec::new(), |at| piece(at, leader.id()))
    };
    // To take, leave or lose units, a player clicks them in the space of the march or of the
    // losses.
    let units_piece = |kind: Kind| match game.frame() {
        Frame::March(march) => piece(march.at, kind.name()),
        Frame::Losses(losses) => piece(losses.space, kind.name()),
        _ => Vec::new(),
    };
    let count = |kind: Kind, n: u8| match kind {
        Kind::Sp => say("count-sp").number("n", n),
        Kind::Indians => say("count-indians").number("n", n),
    };
    let (on, label) = match action {
        Action::Pass => (Vec::new(), say("do-pass")),
        Action::Card(card) => (vec![Target::card(card)], say("do-card").name("card", card.key())),
        Action::Place { n, at } => {
            let kind = match game.frame() {
                Frame::Placing(placing) => placing.kind(),
                _ => Kind::Sp,
            };
            (space(at), say("do-place").phrase("units", count(kind, n)).name("space", at.key()))
        }
        Action::March(from) => (space(from), say("do-march").name("space", from.key())),
        Action::TakeAll => (Vec::new(), say("do-take-all")),
        Action::Take(kind, n) => (units_piece(kind), say("do-take").phrase("what", count(kind, n))),
        Action::TakeLeader(leader) => {
            (leader_piece(leader), say("do-take").name("what", leader.key()))
        }
        Action::Leave(kind, n) => {
            (units_piece(kind), say("do-leave").phrase("what", count(kind, n)))
        }
        Action::LeaveLeader(leader) => {
            (leader_piece(leader), say("do-leave").name("what", leader.key()))
        }
        Action::Go(to) => (
            space(to),
            say(if game.board.hostile(side, to) { "do-go-attack" } else { "do-go" })
                .name("space", to.key()),
        ),
        Action::Halt => {
            let begun = matches!(game.frame(), Frame::March(march) if march.steps == 0);
            (Vec::new(), say(if begun { "do-call-off" } else { "do-halt" }))
        }
        Action::Done => (Vec::new(), say("do-done")),
        Action::Fight(at) => (space(at), say("do-fight").name("space", at.key())),
        Action::Lead(leader) => (
            leader_piece(leader),
            say("do-lead").name("leader", leader.key()).number("rating", leader.rating()),
        ),
        Action::Lose(kind, None) => {
            (units_piece(kind), say("do-lose").phrase("what", count(kind, 1)))
        }
        Action::Lose(kind, Some(from)) => (
            units_piece(kind),
            say("do-lose-from").phrase("what", count(kind, 1)).name("space", from.key()),
        ),
        Action::Retreat(to) => (space(to), say("do-retreat").name("space", to.key())),
        Action::Home { to, n } => (
            space(to),
            say("do-home").phrase("what", count(Kind::Indians, n)).name("space", to.key()),
        ),
        Action::Carry(to) => (space(to), say("do-carry").name("space", to.key())),
        Action::Fever(at) => (space(at), say("do-fever").name("space", at.key())),
        Action::Discard(cards) if cards.is_empty() => (Vec::new(), say("do-discard-none")),
        Action::Discard(cards) => (
            cards.iter().map(Target::card).collect(),
            say("do-discard").list("cards", titles(cards)),
        ),
    };
    Choice::new(action, on, label)
}

/// Returns the action that a click on `on` could mean.
pub fn meant(game: &Struggle, on: &Target) -> Option<Action> {
    let meant = |clicked: Clicked| game.frame().meant(&game.board, clicked);
    match on {
        Target::Card(id) => Card::find(id).map(Action::Card),
        Target::Space(id) => meant(Clicked::Space(Space::read(id)?)),
        Target::Piece(at, _, id) => {
            let leader = Leader::find(id).map(Clicked::Leader);
            leader.and_then(meant).or_else(|| meant(Clicked::Space(Space::read(at)?)))
        }
        Target::Line(_) => None,
    }
}
