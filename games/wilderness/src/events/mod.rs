//! 5.5 Events: when each may be played, and what it does. Where a player must
//! choose, a procedure of its own asks him.

mod alliances;
mod hands;
mod leaders;
mod removals;
mod reinforcements;
mod restoring;
mod strikes;

pub use alliances::Alliance;
pub use hands::{Discarding, Fetching, random_card};
pub use leaders::{Exchange, Levy};
pub use reinforcements::Placing;
pub use removals::Purge;
pub use restoring::Restoring;
pub use strikes::Strike;

use engine::{Named, Refusal, Side, Table};

use crate::activation::Activation;
use crate::board::{Board, Lasting};
use crate::editions::Optional;
use crate::event::{Event, Why};
use crate::facts::{Card, Department, FACTS, Happening, Kind, Nation, Space, Spaces, Units};
use crate::frame::Frame;
use crate::sequence::fill_pool;
use strikes::Target;

/// May that side play that card as an event now (5.12, 5.13, and the card)?
pub fn check(board: &Board, side: Side, card: Card) -> Result<(), Refusal> {
    let facts = card.facts();
    if facts.response {
        return Err(Refusal::new("5.13", "refuse-response-card"));
    }
    let either =
        facts.event == Happening::AcadiansExpelled && board.options.has(Optional::AcadiansEither);
    if !facts.symbol.allows(side) && !either {
        return Err(Refusal::new("5.12", "refuse-wrong-symbol"));
    }
    if condition(board, side, card) {
        Ok(())
    } else {
        Err(Refusal::new(card.rule(), "refuse-card-condition"))
    }
}

/// What must hold for the event.
fn condition(board: &Board, side: Side, card: Card) -> bool {
    let foe = side.other();
    let named = &FACTS.named;
    match card.facts().event {
        Happening::Campaign => Activation::campaign(side, card).any_commander(board),
        Happening::BastionsRepaired => strikes::bastions(board, side).any(),
        Happening::LouisbourgSquadrons => board.controls(Side::French, named.louisbourg),
        Happening::Vaudreuil => 2 <= leaders::exchangeable(board).len(),
        Happening::NorthernAlliance => board.controls(Side::French, named.montreal),
        Happening::WesternAlliance => board.forts.french.has(named.ohio_forks),
        Happening::IroquoisAlliance => alliances::iroquois_open(board, side),
        Happening::Mohawks => {
            alliances::johnson_near(board, named.canajoharie.into())
                && (alliances::absent(board, Kind::Mohawk).any()
                    || restoring::restorable(
                        board,
                        Side::British,
                        FACTS.of_kind[Kind::Mohawk as usize],
                    )
                    .any())
        }
        Happening::Cherokees => {
            let cherokee = FACTS.of_kind[Kind::Cherokee as usize];
            let enter = alliances::absent(board, Kind::Cherokee).any()
                && alliances::cherokee_places(board).any();
            !board.lasts(Lasting::Uprising)
                && (enter || restoring::restorable(board, side, cherokee).any())
        }
        Happening::CherokeeUprising => board.lasts(Lasting::Cherokees),
        Happening::TreatyOfEaston => {
            let near = Spaces::from(named.ohio_forks).or(named.ohio_forks.facts().adjacent);
            near.and(board.havens(Side::British)).and(board.drilled(Side::British)).any()
        }
        Happening::IndiansDesert => strikes::deserters(board, side).any(),
        Happening::SmallPox => strikes::sick(board, side).any(),
        Happening::Courier => board.hand[foe].any(),
        Happening::Bigot => board.hand.french.any(),
        Happening::MinisterialCrisis => board.hand.british.any(),
        Happening::Dispersed => provincial_departments().into_iter().any(|it| {
            0 < board.raided_in(Side::French, it) && removals::provincials(board, it).any()
        }),
        Happening::Stingy => {
            board.assemblies < 2
                && provincial_departments()
                    .into_iter()
                    .any(|it| removals::provincials(board, it).any())
        }
        Happening::ColonialPolitics => match side {
            Side::British => board.assemblies < 2,
            Side::French => 0 < board.assemblies,
        },
        Happening::RaiseProvincials => {
            0 < board.assemblies
                && provincial_departments().into_iter().any(|it| strikes::may_raise(board, it))
        }
        Happening::ColonialRecruits => {
            restoring::restorable(board, side, restoring::recruits()).any()
        }
        Happening::TroopTransports => {
            french_seas(board, side) && restoring::restorable(board, side, restoring::line()).any()
        }
        Happening::VictoriesInGermany => {
            board.year != 1755
                && french_seas(board, side)
                && restoring::restorable(board, side, restoring::line()).any()
        }
        Happening::CallOutMilitias => {
            board.spare(side, Kind::Militia).is_some()
                || restoring::restorable(board, side, FACTS.militia).any()
        }
        Happening::Rangers => {
            let rangers = FACTS.of_kind[Kind::Rangers as usize];
            (board.spare(side, Kind::Rangers).is_some() && board.havens(side).any())
                || restoring::restorable(board, side, rangers).any()
        }
        Happening::LightInfantry => reinforcements::fortresses(board).any(),
        Happening::FrenchRegulars => {
            !board.lasts(Lasting::FrenchRegulars)
                && !board.lasts(Lasting::Quiberon)
                && reinforcements::french_harbours(board).any()
        }
        Happening::BritishRegulars => {
            !board.lasts(Lasting::BritishRegulars) && reinforcements::harbours(board).any()
        }
        Happening::Highlanders1 | Happening::Highlanders4 => {
            (board.lasts(Lasting::Pitt) || 1759 <= board.year)
                && reinforcements::harbours(board).any()
        }
        Happening::Quiberon => {
            board.removed.and(FACTS.cards_of(Happening::LouisbourgSquadrons)).any()
                || board.controls(Side::British, named.louisbourg)
                || 1760 <= board.year
        }
        Happening::RoyalAmericans => reinforcements::colonial_fortresses(board).any(),
        Happening::DiplomaticRevolution => !board.lasts(Lasting::Quiberon),
        Happening::Intrigues => {
            1 <= board.points(Side::French)
                && board.leader_at(named.shirley).on_map()
                && !board.leaders_inside().has(named.shirley)
        }
        Happening::AcadiansExpelled | Happening::Pitt => true,
        Happening::Surrender
        | Happening::Massacre
        | Happening::Coehorns
        | Happening::Fieldworks
        | Happening::Ambush
        | Happening::Blockhouses
        | Happening::FoulWeather
        | Happening::LakeSchooner
        | Happening::GeorgeCroghan
        | Happening::AmphibiousLanding => false,
    }
}

/// The two Departments that raise Provincials.
fn provincial_departments() -> [Department; 2] {
    [Department::Northern, Department::Southern]
}

/// French reinforcements can still cross (cards 47 and 48).
fn french_seas(board: &Board, side: Side) -> bool {
    side == Side::British
        || (!board.lasts(Lasting::Quiberon) && !board.controls(Side::British, FACTS.named.quebec))
}

/// The event happens. The procedure that asks the rest, if there is a rest.
pub fn occur(
    board: &mut Board,
    side: Side,
    card: Card,
    table: &mut impl Table<Event>,
) -> Option<Frame> {
    let named = &FACTS.named;
    if matches!(card.facts().event, Happening::FrenchRegulars | Happening::BritishRegulars) {
        board.begin_lasting(Lasting::regulars(side));
        if board.options.has(Optional::EarlyRegulars) && board.year <= 1756 {
            board.score(side, -1, Why::EarlyRegulars, table);
        }
    }
    match card.facts().event {
        Happening::Campaign => Some(Frame::Activation(Activation::campaign(side, card))),
        Happening::BastionsRepaired => Some(Strike::frame(side, card, Target::Bastions)),
        Happening::LouisbourgSquadrons => {
            board.begin_lasting(Lasting::NoLandings);
            let die = table.die();
            table.tell(Event::Die { side, card, die });
            if die <= 3 {
                board.begin_lasting(Lasting::NoFrenchNaval);
                board.discard.remove(card);
                board.removed.insert(card);
            }
            None
        }
        Happening::Vaudreuil => Some(Frame::Exchange(Exchange::default())),
        Happening::NorthernAlliance => {
            Some(alliances::begin(board, side, card, Nation::Northern, table))
        }
        Happening::WesternAlliance => {
            Some(alliances::begin(board, side, card, Nation::Western, table))
        }
        Happening::IroquoisAlliance => {
            Some(alliances::begin(board, side, card, Nation::Iroquois, table))
        }
        Happening::Mohawks => {
            alliances::mohawks(board, table);
            None
        }
        Happening::Cherokees => alliances::cherokees(board, card, table),
        Happening::CherokeeUprising => {
            board.begin_lasting(Lasting::Uprising);
            let cherokee = FACTS.of_kind[Kind::Cherokee as usize].minus(board.inside());
            destroy_all(board, cherokee, table);
            let regulars =
                removals::unbesieged(board, FACTS.regulars.and(FACTS.units_of[Side::British]));
            let southern = removals::provincials(board, Department::Southern);
            Purge::frame(Side::British, card, [(regulars, 2), (southern, 1)])
        }
        Happening::TreatyOfEaston => {
            let western = FACTS.nation(Nation::Western).minus(board.inside());
            destroy_all(board, western, table);
            None
        }
        Happening::IndiansDesert => Some(Strike::frame(side, card, Target::Deserters)),
        Happening::SmallPox => Some(Strike::frame(side, card, Target::Sick)),
        Happening::Courier => {
            let die = table.die();
            table.tell(Event::Die { side, card, die });
            if 3 <= die {
                let taken = random_card(board, side.other(), table);
                board.hand[side.other()].remove(taken);
                board.hand[side].insert(taken);
                table.tell(Event::Taken { side, card: taken });
            }
            None
        }
        Happening::Bigot => {
            let lost = random_card(board, Side::French, table);
            board.spend(Side::French, lost, false);
            table.tell(Event::Discarded { side: Side::French, card: lost });
            None
        }
        Happening::MinisterialCrisis => hands::crisis(board, table),
        Happening::Dispersed => {
            let quota = |it: Department| {
                (removals::provincials(board, it), board.raided_in(Side::French, it))
            };
            let quotas = provincial_departments().map(quota);
            Purge::frame(Side::French, card, quotas)
        }
        Happening::Stingy => Some(Strike::frame(side, card, Target::Stingy)),
        Happening::ColonialPolitics => {
            board.assemblies = match side {
                Side::British => board.assemblies + 1,
                Side::French => board.assemblies - 1,
            };
            table.tell(Event::Assemblies { side, level: board.assemblies });
            if side == Side::British {
                return None;
            }
            let excess = |it: Department| {
                let all = board.on_map(removals::all_provincials(it)).len();
                let over = all.saturating_sub(FACTS.provincials(board.assemblies, it));
                (removals::provincials(board, it), over)
            };
            let quotas = provincial_departments().map(excess);
            Purge::frame(Side::British, card, quotas)
        }
        Happening::RaiseProvincials => Some(Strike::frame(side, card, Target::Provincials)),
        Happening::ColonialRecruits => {
            let die = table.die();
            table.tell(Event::Die { side, card, die });
            Some(Restoring::frame(side, card, restoring::recruits(), die))
        }
        Happening::TroopTransports => {
            let n = if side == Side::British { 6 } else { 3 };
            Some(Restoring::frame(side, card, restoring::line(), n))
        }
        Happening::VictoriesInGermany => {
            let die = table.die();
            table.tell(Event::Die { side, card, die });
            Some(Restoring::frame(side, card, restoring::line(), die))
        }
        Happening::CallOutMilitias => {
            let boxes = Department::all()
                .filter(|it| it.side() == side)
                .map(|it| FACTS.militia_box(it))
                .collect();
            Some(Restoring::or_placing(side, card, FACTS.militia, Kind::Militia, boxes))
        }
        Happening::Rangers => {
            let rangers = FACTS.of_kind[Kind::Rangers as usize];
            Some(Restoring::or_placing(side, card, rangers, Kind::Rangers, board.havens(side)))
        }
        Happening::LightInfantry => {
            let places = reinforcements::fortresses(board);
            Some(Levy::frame(board, card, 1, Kind::LightInfantry, 2, places, table))
        }
        Happening::FrenchRegulars => Some(reinforcements::french_regulars(board, card)),
        Happening::BritishRegulars => {
            let places = reinforcements::harbours(board);
            Some(Levy::frame(board, card, 1, Kind::Regulars, 3, places, table))
        }
        Happening::Highlanders4 => {
            let places = reinforcements::harbours(board);
            Some(Levy::frame(board, card, 2, Kind::Highlanders, 4, places, table))
        }
        Happening::Highlanders1 => {
            let places = reinforcements::harbours(board);
            Some(Levy::frame(board, card, 1, Kind::Highlanders, 1, places, table))
        }
        Happening::Quiberon => {
            board.begin_lasting(Lasting::Quiberon);
            None
        }
        Happening::RoyalAmericans => {
            let places = reinforcements::colonial_fortresses(board);
            Some(Levy::frame(board, card, 1, Kind::RoyalAmericans, 4, places, table))
        }
        Happening::AcadiansExpelled => Some(reinforcements::acadians(board, card, table)),
        Happening::Pitt => {
            board.begin_lasting(Lasting::Pitt);
            fill_pool(board);
            Fetching::frame(board, side, card)
        }
        Happening::DiplomaticRevolution => {
            board.begin_lasting(Lasting::DiplomaticRevolution);
            Fetching::frame(board, side, card)
        }
        Happening::Intrigues => {
            board.kill(named.shirley, table);
            None
        }
        // Responses are never the event of an Action Phase.
        Happening::Surrender
        | Happening::Massacre
        | Happening::Coehorns
        | Happening::Fieldworks
        | Happening::Ambush
        | Happening::Blockhouses
        | Happening::FoulWeather
        | Happening::LakeSchooner
        | Happening::GeorgeCroghan
        | Happening::AmphibiousLanding => None,
    }
}

/// Eliminates those of them that are on the map.
fn destroy_all(board: &mut Board, units: Units, table: &mut impl Table<Event>) {
    for unit in board.on_map(units).iter() {
        board.destroy(unit, table);
    }
}

/// Where units may enter at all (5.522): no enemy, no siege.
fn open_to(board: &Board, side: Side, places: Spaces) -> Spaces {
    let foe = side.other();
    places.minus(board.presence(foe)).minus(board.works(foe)).minus(board.sieges)
}

/// One unit of the kind enters at full strength (5.521).
fn enter(
    board: &mut Board,
    side: Side,
    kind: Kind,
    at: Space,
    table: &mut impl Table<Event>,
) -> bool {
    let Some(unit) = board.spare(side, kind) else {
        return false;
    };
    board.put(unit, at);
    table.tell(Event::Placed { side, kind, space: at });
    true
}
