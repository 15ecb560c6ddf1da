//! 5.5 Events: the conditions for playing them, and their effects. If a player must choose, a
//! separate procedure asks.

mod entry;
mod placing;
mod restoring;
mod alliance;
mod levy;
mod exchange;
mod strike;
mod purge;
mod discarding;
mod fetching;

pub use alliance::Alliance;
pub use discarding::Discarding;
pub use exchange::Exchange;
pub use fetching::Fetching;
pub use levy::Levy;
pub use placing::Placing;
pub use purge::Purge;
pub use restoring::Restoring;
pub use strike::Strike;

use engine::{Refusal, Side, World};

use crate::rules::activation::Activation;
use crate::{
    Assemblies, Board, Card, CardEvent, Department, Event, FACTS, Frame, InForce, Kind, Nation,
    Optional, Spaces, Units, Why,
};
use entry::provincial_departments;
use strike::StrikeTarget;

/// Checks that a side may play a card as an event now (5.12, 5.13, and the condition on the card).
pub fn check(board: &Board, side: Side, card: Card) -> Result<(), Refusal> {
    let facts = card.facts();
    let either =
        facts.event == CardEvent::AcadiansExpelled && board.options.has(Optional::AcadiansEither);
    if !facts.symbol.allows(side) && !either {
        return Err(Refusal::new("5.12", "refuse-wrong-symbol"));
    }
    if facts.response {
        return Err(Refusal::new("5.13", "refuse-response-card"));
    }
    condition(board, side, card)
}

/// Checks the condition of an event. The refusal cites the card, and says what is missing. Only
/// cards that name a place of entry require that place to be open. Other events can be played even
/// if there is no place to enter; the units are then lost (5.522).
fn condition(board: &Board, side: Side, card: Card) -> Result<(), Refusal> {
    let foe = side.other();
    let named = &FACTS.named;
    let refusal = |why| Refusal::new(card.rule(), why);
    let needs = |holds: bool, why| if holds { Ok(()) } else { Err(refusal(why)) };
    let restorable = |units| restoring::restorable(board, side, units).any();
    match card.facts().event {
        CardEvent::Campaign => {
            needs(Activation::campaign(side, card).any_commander(board), "refuse-event-no-leader")
        }
        CardEvent::BastionsRepaired => {
            needs(strike::bastions(board, side).any(), "refuse-event-no-bastions")
        }
        CardEvent::LouisbourgSquadrons => {
            needs(board.controls(Side::French, named.louisbourg), "refuse-event-louisbourg")
        }
        CardEvent::Vaudreuil => {
            needs(2 <= exchange::exchangeable(board).len(), "refuse-event-two-leaders")
        }
        CardEvent::NorthernAlliance => {
            needs(board.controls(Side::French, named.montreal), "refuse-event-montreal")
        }
        CardEvent::WesternAlliance => {
            needs(board.forts.french.has(named.ohio_forks), "refuse-event-ohio-forks")
        }
        CardEvent::IroquoisAlliance => alliance::iroquois_open(board, side, card),
        CardEvent::Mohawks => {
            let mohawk = FACTS.of_kind[Kind::Mohawk as usize];
            let near = alliance::johnson_near(board, named.canajoharie.into());
            needs(near, "refuse-event-johnson-canajoharie")?;
            needs(
                alliance::absent(board, Kind::Mohawk).any() || restorable(mohawk),
                "refuse-event-nobody-comes",
            )
        }
        CardEvent::Cherokees => {
            let cherokee = FACTS.of_kind[Kind::Cherokee as usize];
            let absent = alliance::absent(board, Kind::Cherokee).any();
            needs(!board.is_in_force(InForce::Uprising), "refuse-event-uprising")?;
            needs(absent || restorable(cherokee), "refuse-event-nobody-comes")
        }
        CardEvent::CherokeeUprising => {
            needs(board.is_in_force(InForce::Cherokees), "refuse-event-no-cherokees")
        }
        CardEvent::TreatyOfEaston => {
            let near = Spaces::from(named.ohio_forks).or(named.ohio_forks.facts().adjacent);
            let troops = near.and(board.havens(Side::British)).and(board.drilled(Side::British));
            needs(troops.any(), "refuse-event-easton")
        }
        CardEvent::IndiansDesert => {
            needs(strike::deserters(board, side).any(), "refuse-event-no-indians")
        }
        CardEvent::SmallPox => needs(strike::sick(board, side).any(), "refuse-event-small-stacks"),
        CardEvent::Courier => needs(board.hand[foe].any(), "refuse-event-empty-hand"),
        CardEvent::Bigot => needs(board.hand.french.any(), "refuse-event-empty-hand"),
        CardEvent::MinisterialCrisis => needs(board.hand.british.any(), "refuse-event-empty-hand"),
        CardEvent::Dispersed => {
            let raided = |it: &Department| 0 < board.raided_in(Side::French, *it);
            let mut raided = provincial_departments().into_iter().filter(raided).peekable();
            needs(raided.peek().is_some(), "refuse-event-not-raided")?;
            needs(
                raided.any(|it| purge::provincials(board, it).any()),
                "refuse-event-no-provincials",
            )
        }
        CardEvent::Stingy => {
            needs(board.assemblies < Assemblies::Enthusiastic, "refuse-event-enthusiastic")?;
            needs(
                provincial_departments().into_iter().any(|it| purge::provincials(board, it).any()),
                "refuse-event-no-provincials",
            )
        }
        CardEvent::ColonialPolitics => match side {
            Side::British => {
                needs(board.assemblies < Assemblies::Enthusiastic, "refuse-event-enthusiastic")
            }
            Side::French => {
                needs(Assemblies::Reluctant < board.assemblies, "refuse-event-reluctant")
            }
        },
        CardEvent::RaiseProvincials => {
            needs(Assemblies::Reluctant < board.assemblies, "refuse-event-reluctant")?;
            needs(
                provincial_departments().into_iter().any(|it| strike::may_muster(board, it)),
                "refuse-event-nobody-comes",
            )
        }
        CardEvent::ColonialRecruits => {
            needs(restorable(restoring::recruits()), "refuse-event-nobody-restored")
        }
        CardEvent::TroopTransports => {
            french_seas(board, side, card)?;
            needs(restorable(restoring::line()), "refuse-event-nobody-restored")
        }
        CardEvent::VictoriesInGermany => {
            needs(board.year != 1755, "refuse-event-1755")?;
            french_seas(board, side, card)?;
            needs(restorable(restoring::line()), "refuse-event-nobody-restored")
        }
        CardEvent::CallOutMilitias => {
            let spare = board.spare(side, Kind::Militia).is_some();
            needs(spare || restorable(FACTS.militia), "refuse-event-nobody-comes")
        }
        CardEvent::Rangers => {
            let rangers = FACTS.of_kind[Kind::Rangers as usize];
            let spare = board.spare(side, Kind::Rangers).is_some();
            needs(spare || restorable(rangers), "refuse-event-nobody-comes")
        }
        CardEvent::LightInfantry => {
            needs(placing::fortresses(board).any(), "refuse-event-no-fortress")
        }
        CardEvent::FrenchRegulars => {
            needs(!board.is_in_force(InForce::FrenchRegulars), "refuse-event-once-a-season")?;
            needs(!board.is_in_force(InForce::Quiberon), "refuse-event-quiberon")?;
            needs(placing::french_harbours(board).any(), "refuse-event-french-harbours")
        }
        CardEvent::BritishRegulars => {
            needs(!board.is_in_force(InForce::BritishRegulars), "refuse-event-once-a-season")?;
            needs(placing::harbours(board).any(), "refuse-event-no-harbour")
        }
        CardEvent::Highlanders1 | CardEvent::Highlanders4 => {
            let sent = board.is_in_force(InForce::Pitt) || 1759 <= board.year;
            needs(sent, "refuse-event-before-pitt")?;
            needs(placing::harbours(board).any(), "refuse-event-no-harbour")
        }
        CardEvent::Quiberon => needs(
            board.removed.and(FACTS.cards_of(CardEvent::LouisbourgSquadrons)).any()
                || board.controls(Side::British, named.louisbourg)
                || 1760 <= board.year,
            "refuse-event-squadrons",
        ),
        CardEvent::RoyalAmericans => {
            needs(placing::colonial_fortresses(board).any(), "refuse-event-no-colonial-fortress")
        }
        CardEvent::DiplomaticRevolution => {
            needs(!board.is_in_force(InForce::Quiberon), "refuse-event-quiberon")
        }
        CardEvent::Intrigues => {
            let there = board.leader_at(named.shirley).on_map()
                && !board.leaders_inside().has(named.shirley);
            needs(1 <= board.points(Side::French), "refuse-event-no-points")?;
            needs(there, "refuse-event-no-shirley")
        }
        CardEvent::AcadiansExpelled | CardEvent::Pitt => Ok(()),
        // `check` has already refused these cards (5.13).
        CardEvent::Surrender
        | CardEvent::Massacre
        | CardEvent::Coehorns
        | CardEvent::Fieldworks
        | CardEvent::Ambush
        | CardEvent::Blockhouses
        | CardEvent::FoulWeather
        | CardEvent::LakeSchooner
        | CardEvent::GeorgeCroghan
        | CardEvent::AmphibiousLanding => Err(refusal("refuse-response-card")),
    }
}

/// Checks that French reinforcements can still cross the sea (cards 47 and 48).
fn french_seas(board: &Board, side: Side, card: Card) -> Result<(), Refusal> {
    if side == Side::French && board.is_in_force(InForce::Quiberon) {
        Err(Refusal::new(card.rule(), "refuse-event-quiberon"))
    } else if side == Side::French && board.controls(Side::British, FACTS.named.quebec) {
        Err(Refusal::new(card.rule(), "refuse-event-quebec-lost"))
    } else {
        Ok(())
    }
}

/// Carries out the event. Returns the procedure that asks for choices, if there are any.
pub fn occur(
    board: &mut Board,
    side: Side,
    card: Card,
    world: &mut dyn World<Event>,
) -> Option<Frame> {
    let named = &FACTS.named;
    if matches!(card.facts().event, CardEvent::FrenchRegulars | CardEvent::BritishRegulars) {
        board.put_in_force(InForce::regulars(side));
        if board.options.has(Optional::EarlyRegulars) && board.year <= 1756 {
            board.score(side, -1, Why::EarlyRegulars, world);
        }
    }
    match card.facts().event {
        CardEvent::Campaign => Some(Frame::Activation(Activation::campaign(side, card))),
        CardEvent::BastionsRepaired => Some(Strike::frame(side, card, StrikeTarget::Bastions)),
        CardEvent::LouisbourgSquadrons => {
            board.put_in_force(InForce::NoLandings);
            let die = world.die();
            world.tell(Event::Die { side, card, die });
            if die <= 3 {
                board.put_in_force(InForce::NoFrenchNaval);
                board.discard.remove(card);
                board.removed.insert(card);
                world.tell(Event::SquadronsLost { card });
            }
            None
        }
        CardEvent::Vaudreuil => Some(Frame::Exchange(Exchange::default())),
        CardEvent::NorthernAlliance => {
            Some(alliance::begin(board, side, card, Nation::Northern, world))
        }
        CardEvent::WesternAlliance => {
            Some(alliance::begin(board, side, card, Nation::Western, world))
        }
        CardEvent::IroquoisAlliance => {
            Some(alliance::begin(board, side, card, Nation::Iroquois, world))
        }
        CardEvent::Mohawks => {
            alliance::mohawks(board, world);
            None
        }
        CardEvent::Cherokees => alliance::cherokees(board, card, world),
        CardEvent::CherokeeUprising => {
            board.put_in_force(InForce::Uprising);
            let cherokee = FACTS.of_kind[Kind::Cherokee as usize].minus(board.inside());
            destroy_all(board, cherokee, card, world);
            let regulars =
                purge::unbesieged(board, FACTS.regulars.and(FACTS.units_of[Side::British]));
            let southern = purge::provincials(board, Department::Southern);
            Purge::frame(Side::British, card, [(regulars, 2), (southern, 1)])
        }
        CardEvent::TreatyOfEaston => {
            let western = FACTS.nation(Nation::Western).minus(board.inside());
            destroy_all(board, western, card, world);
            None
        }
        CardEvent::IndiansDesert => Some(Strike::frame(side, card, StrikeTarget::Deserters)),
        CardEvent::SmallPox => Some(Strike::frame(side, card, StrikeTarget::Sick)),
        CardEvent::Courier => {
            let die = world.die();
            world.tell(Event::Die { side, card, die });
            if 3 <= die {
                let taken = board.random_card(side.other(), world);
                board.hand[side.other()].remove(taken);
                board.hand[side].insert(taken);
                world.tell(Event::Taken { side, card: taken });
            }
            None
        }
        CardEvent::Bigot => {
            board.discard_at_random(Side::French, card.rule(), world);
            None
        }
        CardEvent::MinisterialCrisis => discarding::crisis(board, world),
        CardEvent::Dispersed => {
            let quota =
                |it: Department| (purge::provincials(board, it), board.raided_in(Side::French, it));
            let quotas = provincial_departments().map(quota);
            Purge::frame(Side::French, card, quotas)
        }
        CardEvent::Stingy => Some(Strike::frame(side, card, StrikeTarget::Stingy)),
        CardEvent::ColonialPolitics => {
            board.assemblies = match side {
                Side::British => board.assemblies.raised(),
                Side::French => board.assemblies.lowered(),
            };
            world.tell(Event::Assemblies { side, level: board.assemblies });
            if side == Side::British {
                return None;
            }
            let excess = |it: Department| {
                let all = board.on_map(purge::all_provincials(it)).len();
                let over = all.saturating_sub(FACTS.provincials(board.assemblies, it));
                (purge::provincials(board, it), over)
            };
            let quotas = provincial_departments().map(excess);
            Purge::frame(Side::British, card, quotas)
        }
        CardEvent::RaiseProvincials => Some(Strike::frame(side, card, StrikeTarget::Provincials)),
        CardEvent::ColonialRecruits => {
            let die = world.die();
            world.tell(Event::Die { side, card, die });
            Some(Restoring::frame(side, card, restoring::recruits(), die))
        }
        CardEvent::TroopTransports => {
            let n = if side == Side::British { 6 } else { 3 };
            Some(Restoring::frame(side, card, restoring::line(), n))
        }
        CardEvent::VictoriesInGermany => {
            let die = world.die();
            world.tell(Event::Die { side, card, die });
            Some(Restoring::frame(side, card, restoring::line(), die))
        }
        CardEvent::CallOutMilitias => {
            Some(Restoring::or_placing(side, card, FACTS.militia, Kind::Militia))
        }
        CardEvent::Rangers => {
            let rangers = FACTS.of_kind[Kind::Rangers as usize];
            Some(Restoring::or_placing(side, card, rangers, Kind::Rangers))
        }
        CardEvent::LightInfantry => {
            let places = placing::fortresses(board);
            Some(Levy::frame(board, card, 1, Kind::LightInfantry, 2, places, world))
        }
        CardEvent::FrenchRegulars => Some(placing::french_regulars(board, card)),
        CardEvent::BritishRegulars => {
            let places = placing::harbours(board);
            Some(Levy::frame(board, card, 1, Kind::Regulars, 3, places, world))
        }
        CardEvent::Highlanders4 => {
            let places = placing::harbours(board);
            Some(Levy::frame(board, card, 2, Kind::Highlanders, 4, places, world))
        }
        CardEvent::Highlanders1 => {
            let places = placing::harbours(board);
            Some(Levy::frame(board, card, 1, Kind::Highlanders, 1, places, world))
        }
        CardEvent::Quiberon => {
            board.put_in_force(InForce::Quiberon);
            None
        }
        CardEvent::RoyalAmericans => {
            let places = placing::colonial_fortresses(board);
            Some(Levy::frame(board, card, 1, Kind::RoyalAmericans, 4, places, world))
        }
        CardEvent::AcadiansExpelled => Some(placing::acadians(board, card, world)),
        CardEvent::Pitt => {
            board.put_in_force(InForce::Pitt);
            board.fill_pool(card.rule(), world);
            Fetching::frame(board, side, card)
        }
        CardEvent::DiplomaticRevolution => {
            board.put_in_force(InForce::DiplomaticRevolution);
            Fetching::frame(board, side, card)
        }
        CardEvent::Intrigues => {
            board.kill(named.shirley, card.rule(), world);
            None
        }
        // Response cards are never played as the event of an Action Phase.
        CardEvent::Surrender
        | CardEvent::Massacre
        | CardEvent::Coehorns
        | CardEvent::Fieldworks
        | CardEvent::Ambush
        | CardEvent::Blockhouses
        | CardEvent::FoulWeather
        | CardEvent::LakeSchooner
        | CardEvent::GeorgeCroghan
        | CardEvent::AmphibiousLanding => None,
    }
}

/// Eliminates the units among `units` that are on the map.
fn destroy_all(board: &mut Board, units: Units, card: Card, world: &mut dyn World<Event>) {
    for unit in board.on_map(units).iter() {
        board.destroy(unit, card.rule(), world);
    }
}
