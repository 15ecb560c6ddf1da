//! Events that happen at the start of a round (7.4): the First Player's, then
//! the Second Player's.

use engine::{Ask, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::board::Board;
use crate::cards::in_play;
use crate::event::Event;
use crate::facts::{Card, FACTS, Happening, Nation, Point, PointKind, Space, Unit, Units};
use crate::frame::{Frame, Procedure, Step};

mod culling;
mod encroachment;
mod round_up;
mod singling;
mod yielding;

pub use culling::{Cull, Culling};
pub use encroachment::Encroachment;
pub use round_up::RoundUp;
pub use singling::{Single, Singling};
pub use yielding::Yielding;

/// The events of this round, one after another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ArStart {
    next: u8,
}

impl ArStart {
    /// Events to resolve, in their order (7.1, ruling 17).
    fn events(board: &Board) -> impl Iterator<Item = (Side, Card, Happening)> + use<> {
        let sides = [board.first, board.first.other()].map(|side| (side, in_play(board, side)));
        sides.into_iter().flat_map(|(side, cards)| {
            cards
                .filter(|card| card.facts().at_start)
                .filter_map(move |card| card.facts().event.map(|event| (side, card, event)))
        })
    }
}

impl Procedure for ArStart {
    type Plan = ();

    fn awaited(&self) -> Sides {
        Sides::NONE
    }
    fn ask(&self, _: &Board) -> Ask {
        Ask::new("7.1.s5", "ask-event")
    }
    fn candidates(&self, _: &Board, _: Side, _: &mut Vec<Action>) {}
    fn check(&self, _: &Board, _: Side, _: Action) -> Result<(), Refusal> {
        Err(Refusal::new("7.1.s5", "refuse-event"))
    }
    fn choose(&mut self, _: &mut Board, (): (), _: &mut impl Table<Event>) -> Step {
        Step::Stay
    }
    fn resume(&mut self, board: &mut Board, table: &mut impl Table<Event>) -> Step {
        loop {
            let event = ArStart::events(board).nth(usize::from(self.next));
            let Some((side, _, event)) = event else { return Step::Return };
            self.next += 1;
            table.tell(Event::CardEvent { side, event });
            if let Some(frame) = happen(board, side, event, table) {
                return Step::Call(frame);
            }
            board.settle(table);
        }
    }
}

/// What an event does at once, or the procedure that asks about it.
fn happen(
    board: &mut Board,
    side: Side,
    event: Happening,
    table: &mut impl Table<Event>,
) -> Option<Frame> {
    let cull = |cull: Cull| Some(Frame::Culling(Culling::new(cull)));
    let single = |single: Single| Some(Frame::Singling(Singling::new(single)));
    match event {
        Happening::RoundUpMenEquipment => return Some(Frame::RoundUp(RoundUp::new(side))),
        Happening::DiseaseInFrenchCamp => return cull(Cull::FrenchBrigade),
        Happening::DiseaseInBritishCamp if board.year <= 1756 => return cull(Cull::BritishBrigade),
        Happening::DiseaseInBritishCamp => return cull(Cull::BritishColonial),
        Happening::SmallpoxInfectedBlankets => return cull(Cull::Blankets),
        Happening::PennsylvaniasPeacePromises if promised(board) => return cull(Cull::Promises),
        Happening::DelayedSuppliesFromFrance => return Some(Frame::Yielding(Yielding::default())),
        Happening::ArmedBattoemen => return single(Single::Battoemen),
        Happening::HesitantBritishGeneral => return single(Single::Hesitant),
        Happening::WinteringRearAdmiral => return single(Single::Admiral),
        Happening::FrenchLakeWarships => return single(Single::Warships),
        Happening::BritishEncroachment => {
            return Some(Frame::Encroachment(Encroachment::default()));
        }
        Happening::CherokeeDiplomacy => diplomacy(board, side, Nation::Cherokee, table),
        Happening::IroquoisDiplomacy => diplomacy(board, side, Nation::Iroquois, table),
        Happening::FrenchTradeGoodsDestroyed => {
            let posts = [FACTS.named.cataracouy, FACTS.named.niagara];
            let held =
                posts.iter().filter(|post| board.control(**post) == Some(Side::British)).count();
            if let Some(points) = [None, Some(3), Some(5)][held] {
                board.lose_raid(Side::French, points, table);
            }
        }
        Happening::ReluctantWagoneers => {
            let army = Point::new(PointKind::Army, false);
            for _ in 0..2 {
                if board.points[Side::British].has(army) {
                    board.points[Side::British].lose(army);
                    table.tell(Event::PointLost { side: Side::British, point: army });
                }
            }
        }
        Happening::SmallpoxEpidemic => epidemic(board, table),
        Happening::LetsSeeHowTheFrenchFight => {
            board.points[Side::French].add(Point::new(PointKind::Light, false));
            board.points[Side::French].extra = true;
        }
        _ => {}
    }
    None
}

/// Cards 13, 19, 29 and 38.
fn diplomacy(board: &mut Board, side: Side, nation: Nation, table: &mut impl Table<Event>) {
    let french = board.points_of(Side::French);
    let holder = board.nation(nation);
    match (side, nation) {
        (Side::British, _) if 2 < french => {}
        (Side::British, _) if holder.is_none() => board.join_nation(nation, side, table),
        (Side::British, _) => board.lose_raid(Side::French, 2, table),
        (Side::French, Nation::Cherokee) => {
            if board.year <= 1756 || holder == Some(Side::British) {
                board.score_raid(side, 2, table);
            } else if holder.is_none() && 2 <= FACTS.named.southern.and(board.friendly(side)).len()
            {
                board.join_nation(nation, side, table);
            }
        }
        (Side::French, Nation::Iroquois) => {
            if 4 <= french && holder.is_none() {
                board.join_nation(nation, side, table);
            }
        }
    }
}

/// Nothing British or raided at the Ohio: Pennsylvania's word is good (card 53).
fn promised(board: &Board) -> bool {
    let named = &FACTS.named;
    [named.diiohage, named.forks, named.kithanink].into_iter().all(|space| {
        board.control(space) != Some(Side::British) && !board.raided[Side::British].has(space)
    })
}

/// A unit of a box, drawn blindly.
fn draw_unit(units: Units, table: &mut impl Table<Event>) -> Option<Unit> {
    let n = usize::from(units.len());
    if n == 0 {
        return None;
    }
    let nth = |n: usize| units.iter().nth(n).expect("so many are there");
    Some(nth(table.draw(n, &|n| nth(n).sort().to_string())))
}

/// Card 45.
fn epidemic(board: &mut Board, table: &mut impl Table<Event>) {
    if board.last_year() {
        board.lose_raid(Side::French, 3, table);
        return;
    }
    for _ in 0..2 {
        let lost = board.units_in(Space::FRENCH_LOSSES).and(FACTS.indians);
        if let Some(unit) = draw_unit(lost, table) {
            board.put(unit, Space::GONE);
            table.tell(Event::Gone { side: Side::French, unit });
        }
    }
}
