//! Events at the start of a round (7.4): the First Player's, then the Second Player's.

use engine::{Procedure, Side, World};
use serde::{Deserialize, Serialize};

use super::{Cull, Culling, Encroachment, RoundUp, Single, Singling, Yielding};
use crate::rules::action_round::cards::in_play;
use crate::{
    Board, Card, CardEvent, Event, FACTS, Frame, Nation, Place, Point, PointKind, Rules, Step,
    draw_unit,
};

/// The events of this round, one after another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StartEvents {
    next: u8,
}

impl StartEvents {
    /// Iterates over the events to resolve, in order (7.1, ruling 17).
    fn events(board: &Board) -> impl Iterator<Item = (Side, Card, CardEvent)> + use<> {
        let sides = [board.first, board.first.other()].map(|side| (side, in_play(board, side)));
        sides.into_iter().flat_map(|(side, cards)| {
            cards
                .filter(|card| card.facts().at_start)
                .filter_map(move |card| card.facts().event.map(|event| (side, card, event)))
        })
    }
}

impl Procedure<Rules> for StartEvents {
    type Plan = ();
    type Shared = ();

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        loop {
            let event = StartEvents::events(board).nth(usize::from(self.next));
            let Some((side, card, event)) = event else { return Step::Return };
            self.next += 1;
            let frame = asks(board, side, event);
            let moot = moot(board, side, event, frame);
            world.tell(Event::Card { side, card, moot });
            if let Some(frame) = frame {
                return Step::Call(frame);
            }
            happen(board, side, event, card.rule(), world);
            board.settle(world);
        }
    }
}

/// Returns the procedure that asks for the choices of an event.
fn asks(board: &Board, side: Side, event: CardEvent) -> Option<Frame> {
    let cull = |cull: Cull| Frame::Culling(Culling::new(cull));
    let single = |single: Single| Frame::Singling(Singling::new(single));
    Some(match event {
        CardEvent::RoundUpMenEquipment => Frame::RoundUp(RoundUp::new(side)),
        CardEvent::DiseaseInFrenchCamp => cull(Cull::FrenchBrigade),
        CardEvent::DiseaseInBritishCamp if board.year <= 1756 => cull(Cull::BritishBrigade),
        CardEvent::DiseaseInBritishCamp => cull(Cull::BritishColonial),
        CardEvent::SmallpoxInfectedBlankets => cull(Cull::Blankets),
        CardEvent::PennsylvaniasPeacePromises if promised(board) => cull(Cull::Promises),
        CardEvent::DelayedSuppliesFromFrance => Frame::Yielding(Yielding::default()),
        CardEvent::ArmedBattoemen => single(Single::Battoemen),
        CardEvent::HesitantBritishGeneral => single(Single::Hesitant),
        CardEvent::WinteringRearAdmiral => single(Single::Admiral),
        CardEvent::FrenchLakeWarships => single(Single::Warships),
        CardEvent::BritishEncroachment => Frame::Encroachment(Encroachment::default()),
        _ => return None,
    })
}

/// Returns true if an event will have no effect.
fn moot(board: &Board, side: Side, event: CardEvent, frame: Option<Frame>) -> bool {
    let lost_indians = || board.units_in(Place::losses(Side::French)).and(FACTS.indians);
    match (event, frame) {
        (_, Some(Frame::RoundUp(it))) => it.nothing(board),
        (_, Some(Frame::Culling(it))) => it.nothing(board),
        (_, Some(Frame::Singling(it))) => it.nothing(board),
        (_, Some(Frame::Encroachment(_))) => lost_indians().is_empty(),
        (CardEvent::PennsylvaniasPeacePromises, None) => true,
        (CardEvent::CherokeeDiplomacy, _) => deal(board, side, Nation::Cherokee).is_none(),
        (CardEvent::IroquoisDiplomacy, _) => deal(board, side, Nation::Iroquois).is_none(),
        (CardEvent::FrenchTradeGoodsDestroyed, _) => trade_goods(board) == 0,
        (CardEvent::SmallpoxEpidemic, _) => !board.last_year() && lost_indians().is_empty(),
        _ => false,
    }
}

/// Applies the immediate effect of an event.
fn happen(
    board: &mut Board,
    side: Side,
    event: CardEvent,
    rule: &'static str,
    world: &mut dyn World<Event>,
) {
    match event {
        CardEvent::CherokeeDiplomacy => diplomacy(board, side, Nation::Cherokee, rule, world),
        CardEvent::IroquoisDiplomacy => diplomacy(board, side, Nation::Iroquois, rule, world),
        CardEvent::FrenchTradeGoodsDestroyed => {
            let points = trade_goods(board);
            if 0 < points {
                board.lose_raid(Side::French, points, rule, world);
            }
        }
        CardEvent::ReluctantWagoneers => {
            let army = Point::new(PointKind::Army, false);
            for _ in 0..2 {
                if board.points[Side::British].has(army) {
                    board.points[Side::British].lose(army);
                    world.tell(Event::PointLost { side: Side::British, point: army });
                }
            }
        }
        CardEvent::SmallpoxEpidemic => epidemic(board, rule, world),
        CardEvent::LetsSeeHowTheFrenchFight => {
            let point = Point::new(PointKind::Light, false);
            board.points[Side::French].add(point);
            board.points[Side::French].extra = true;
            world.tell(Event::PointGained { side: Side::French, point, rule });
        }
        _ => {}
    }
}

/// Returns the Raid Points that the French lose for trading posts in British hands (card 20).
fn trade_goods(board: &Board) -> u8 {
    let posts = [FACTS.named.cataracouy, FACTS.named.niagara];
    let held = posts.iter().filter(|post| board.control(**post) == Some(Side::British)).count();
    [0, 3, 5][held]
}

/// The result of diplomacy with a Nation (cards 13, 19, 29 and 38).
enum Deal {
    Joins,
    /// The French gain or lose Raid Points.
    Points,
}

/// Returns the result of cards 13, 19, 29 and 38.
fn deal(board: &Board, side: Side, nation: Nation) -> Option<Deal> {
    let french = board.points_of(Side::French);
    let holder = board.nation(nation);
    let southern = || FACTS.named.southern.and(board.friendly(side)).len();
    let joins = |so: bool| (so && holder.is_none()).then_some(Deal::Joins);
    match (side, nation) {
        (Side::British, _) if 2 < french => None,
        (Side::British, _) => joins(true).or(Some(Deal::Points)),
        (Side::French, Nation::Cherokee) if board.year <= 1756 || holder == Some(Side::British) => {
            Some(Deal::Points)
        }
        (Side::French, Nation::Cherokee) => joins(2 <= southern()),
        (Side::French, Nation::Iroquois) => joins(4 <= french),
    }
}

fn diplomacy(
    board: &mut Board,
    side: Side,
    nation: Nation,
    rule: &'static str,
    world: &mut dyn World<Event>,
) {
    match (deal(board, side, nation), side) {
        (Some(Deal::Joins), _) => board.join_nation(nation, side, world),
        (Some(Deal::Points), Side::French) => board.score_raid(side, 2, rule, world),
        (Some(Deal::Points), Side::British) => board.lose_raid(Side::French, 2, rule, world),
        (None, _) => {}
    }
}

/// Returns true if the British neither hold nor have raided the spaces on the Ohio, so that the
/// Indians believe Pennsylvania's promises (card 53).
fn promised(board: &Board) -> bool {
    let named = &FACTS.named;
    [named.diiohage, named.forks, named.kithanink].into_iter().all(|space| {
        board.control(space) != Some(Side::British)
            && !board.markers[Side::British].raided.has(space)
    })
}

/// Applies card 45.
fn epidemic(board: &mut Board, rule: &'static str, world: &mut dyn World<Event>) {
    if board.last_year() {
        board.lose_raid(Side::French, 3, rule, world);
        return;
    }
    for _ in 0..2 {
        let lost = board.units_in(Place::losses(Side::French)).and(FACTS.indians);
        if let Some(unit) = draw_unit(lost, |unit| unit.sort().id(), world) {
            board.put(unit, Place::REMOVED);
            world.tell(Event::Gone { side: Side::French, unit });
        }
    }
}
