//! The value of cards, in victory points: that of playing their event now, and that of keeping
//! them in hand.

use engine::Side;
use wilderness::{Board, Card, CardEvent, FACTS, InForce, Kind, Nation, Season, Units};

/// Returns the number of seasons left to play, including the rest of this one.
pub fn seasons_left(board: &Board) -> f32 {
    let years = f32::from(board.facts().last_year - board.year);
    let late = if board.season == Season::Early { 1.0 } else { 0.0 };
    let cards = f32::from(board.hand.french.len() + board.hand.british.len());
    2.0 * years + late + (cards / 18.0).min(1.0)
}

/// Returns the value that an event has for a side that may play it now.
pub fn event(board: &Board, side: Side, card: Card) -> f32 {
    let time = (0.25 + 0.25 * seasons_left(board)).min(1.0);
    let reduced = |units: Units, most: u8| {
        let there = units.and(board.reduced()).and(FACTS.units_of[side]).len();
        f32::from(there.min(most))
    };
    let absent = |nation: Nation| {
        let units = FACTS.nation(nation).and(FACTS.units_of[side]);
        f32::from(units.len() - board.on_map(units).len())
    };
    match card.facts().event {
        CardEvent::BastionsRepaired => 0.9,
        CardEvent::LouisbourgSquadrons => 0.1,
        CardEvent::Vaudreuil => 0.1,
        CardEvent::NorthernAlliance | CardEvent::WesternAlliance => {
            let rolled = if 5 <= board.points(Side::French) { 3.5 } else { 2.0 };
            let nation = if card.facts().event == CardEvent::NorthernAlliance {
                Nation::Northern
            } else {
                Nation::Western
            };
            let mut open = absent(nation);
            if board.forts.french.has(FACTS.named.niagara) {
                open += absent(Nation::PaysDEnHaut);
            }
            0.25 * open.min(rolled) * time
        }
        CardEvent::IroquoisAlliance => 0.22 * absent(Nation::Iroquois).min(3.5) * time,
        CardEvent::Mohawks => 0.2 * absent(Nation::Mohawk) * time,
        CardEvent::Cherokees => 0.2 * absent(Nation::Cherokee) * time,
        CardEvent::CherokeeUprising => 1.0,
        CardEvent::TreatyOfEaston => {
            0.25 * f32::from(board.on_map(FACTS.nation(Nation::Western)).len())
        }
        CardEvent::IndiansDesert => 0.35 * time,
        CardEvent::SmallPox => 0.55 * time,
        CardEvent::Courier => 0.35,
        CardEvent::Bigot => 0.3,
        CardEvent::MinisterialCrisis => 0.35,
        CardEvent::Dispersed => 0.5 * time,
        CardEvent::Stingy => 0.2 * time,
        CardEvent::ColonialPolitics => {
            let provincials = FACTS.of_kind[Kind::NorthernProvincials as usize]
                .or(FACTS.of_kind[Kind::SouthernProvincials as usize]);
            let there = board.on_map(provincials).len();
            match side {
                Side::British => 0.25 * time,
                Side::French => (0.15 + if 8 < there { 0.4 } else { 0.1 }) * time,
            }
        }
        CardEvent::RaiseProvincials => 0.75 * time,
        CardEvent::ColonialRecruits => {
            let recruits =
                FACTS.auxiliaries.minus(FACTS.indians).or(FACTS.drilled.minus(FACTS.regulars));
            0.12 * reduced(recruits, 4) * time
        }
        CardEvent::TroopTransports => 0.15 * reduced(FACTS.regulars, 5) * time,
        CardEvent::VictoriesInGermany => 0.15 * reduced(FACTS.regulars, 3) * time,
        CardEvent::CallOutMilitias => 0.15 * time,
        CardEvent::Rangers => 0.3 * time,
        CardEvent::LightInfantry => 0.8 * time,
        CardEvent::FrenchRegulars => 1.1 * time,
        CardEvent::BritishRegulars => 1.4 * time,
        CardEvent::Highlanders4 | CardEvent::RoyalAmericans => 2.2 * time,
        CardEvent::Highlanders1 => 0.7 * time,
        CardEvent::Quiberon => 1.2 * time,
        CardEvent::AcadiansExpelled => 0.6 * time,
        CardEvent::Pitt | CardEvent::DiplomaticRevolution => 1.5 * time,
        CardEvent::Intrigues => 0.3,
        // The gain of a CAMPAIGN is the gain of its two forces, which `plan` counts.
        CardEvent::Campaign => 0.0,
        _ => 0.0,
    }
}

/// Returns the value of keeping a response card in hand.
pub fn response(board: &Board, side: Side, card: Card) -> f32 {
    let time = (0.3 + 0.3 * seasons_left(board)).min(1.0);
    time * match card.facts().event {
        CardEvent::Surrender => 0.6,
        CardEvent::Massacre => 0.1,
        CardEvent::Coehorns => 0.2,
        CardEvent::Fieldworks => 0.2,
        CardEvent::Ambush => 0.25,
        CardEvent::Blockhouses if side == Side::British => 0.25,
        CardEvent::Blockhouses => 0.03,
        CardEvent::FoulWeather => 0.2,
        CardEvent::LakeSchooner => 0.08,
        CardEvent::GeorgeCroghan if side == Side::British => 0.08,
        CardEvent::AmphibiousLanding if side == Side::British => {
            if board.controls(Side::British, FACTS.named.louisbourg) { 0.3 } else { 0.5 }
        }
        _ => 0.0,
    }
}

/// Returns the value that the side loses if it uses the card for something other than its event.
pub fn keep(board: &Board, side: Side, card: Card) -> f32 {
    let facts = card.facts();
    if facts.response {
        return response(board, side, card);
    }
    if !facts.symbol.allows(side) {
        return 0.0;
    }
    match facts.event {
        CardEvent::Campaign => 0.25,
        CardEvent::FrenchRegulars if board.is_in_force(InForce::Quiberon) => 0.0,
        _ => 0.85 * event(board, side, card),
    }
}
