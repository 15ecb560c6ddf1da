//! Tests that the printed data adds up: counters, decks, pools, connections, texts.

use std::collections::BTreeSet;

use bayonets::{Bayonets, Card, DeckKind, FACTS, Kind, Nation, Pool, Space, Terrain, Unit, Units};
use engine::{Game, Ledger, Side};

fn counters(wanted: impl Fn(&Unit) -> bool) -> usize {
    Unit::all().filter(wanted).count()
}

#[test]
fn the_counters_are_those_of_the_box() {
    assert_eq!(counters(|unit| unit.facts().kind != Kind::Commander), 135);
    assert_eq!(counters(|unit| unit.facts().kind == Kind::Commander), 8);
    assert_eq!(counters(|unit| unit.facts().kind == Kind::Indian), 16);
    let french = |unit: &Unit| unit.facts().side == Some(Side::French);
    let plain = |unit: &Unit| !matches!(unit.facts().kind, Kind::Indian | Kind::Commander);
    assert_eq!(counters(|unit| french(unit) && plain(unit)), 44);
    assert_eq!(counters(|unit| unit.facts().colonial), 21);
}

#[test]
fn the_map_is_whole() {
    let of =
        |terrain: Terrain| Space::all().filter(|space| space.facts().terrain == terrain).count();
    assert_eq!(
        [Terrain::Wilderness, Terrain::Outpost, Terrain::Settled, Terrain::Base, Terrain::Village]
            .map(of),
        [27, 39, 19, 5, 5]
    );
    assert_eq!((FACTS.victory.len(), FACTS.fortresses.len(), FACTS.coastal.len()), (21, 2, 25));
    // Every space except Newfoundland can be reached by land.
    let mut reached = BTreeSet::from([FACTS.named.quebec]);
    let mut edge = vec![FACTS.named.quebec];
    while let Some(at) = edge.pop() {
        for way in at.ways() {
            if reached.insert(way.other(at)) {
                edge.push(way.other(at));
            }
        }
    }
    let missing: Vec<Space> = Space::map().filter(|space| !reached.contains(space)).collect();
    assert_eq!(missing, [FACTS.named.newfoundland]);
    // Battles are resolved in the order of the printed table: 90 spaces, each once.
    let ranks: BTreeSet<u8> =
        Space::all().map(|space| space.facts().battle).filter(|rank| *rank != 0).collect();
    assert_eq!(ranks, (1..=90).collect());
}

#[test]
fn every_indian_has_a_village() {
    for unit in FACTS.indians.iter() {
        assert!(!unit.facts().villages.is_empty(), "{} has none", unit.id());
    }
    assert_eq!(Nation::BOTH.map(|nation| FACTS.nation(nation).len()), [2, 3]);
    assert_eq!(Nation::BOTH.map(|nation| FACTS.villages(nation).len()), [2, 3]);
}

#[test]
fn the_decks_of_every_year_have_their_cards() {
    for year in 1755..=1759 {
        let deck = |deck, buildup| FACTS.deck(deck, buildup, year).len();
        for side in [DeckKind::British, DeckKind::French] {
            assert_eq!((deck(side, true), deck(side, false)), (6, 9), "{year}");
        }
        assert_eq!(deck(DeckKind::Indian, false), 12, "{year}");
    }
    // Only one card has no action point (6.0).
    let without = Card::all().filter(|card| card.facts().points.is_empty());
    assert_eq!(without.map(Card::id).collect::<Vec<_>>(), ["54"]);
}

#[test]
fn a_scenario_uses_each_counter_once() {
    for scenario in &FACTS.scenarios {
        let mut used = Units::NONE;
        let stacked = scenario.stacks.iter().flat_map(|stack| stack.units.iter().copied());
        let pooled = scenario.pools.iter().map(|(unit, _)| *unit);
        let added =
            scenario.additions.iter().flat_map(|more| more.pools.iter().map(|(unit, _)| *unit));
        for unit in stacked.chain(pooled).chain(added) {
            assert!(!used.has(unit), "{} is twice in {}", unit.id(), scenario.id);
            used.insert(unit);
        }
        // Every year has its draws, and the last one its thresholds (18.2).
        for year in &scenario.years {
            assert!(scenario.draws.iter().any(|draws| draws.year == *year), "{year}");
        }
        let last = scenario.years.last();
        let decided =
            scenario.victory.iter().filter(|it| Some(&it.year) == last && it.threshold.is_some());
        assert_eq!(decided.count(), 2, "{}", scenario.id);
        let neutral = scenario.pools.iter().filter(|(_, pool)| *pool == Pool::NeutralIndians);
        assert_eq!(neutral.count(), 5, "{}", scenario.id);
    }
}

#[test]
fn every_thing_has_a_name_in_both_languages() {
    for language in ["en", "fr"] {
        let mut keys = BTreeSet::new();
        for (_, _, text) in Bayonets::facts().texts.iter().filter(|(known, ..)| *known == language)
        {
            for line in text.lines().filter(|line| line.starts_with(|c: char| c.is_alphabetic())) {
                keys.extend(line.split_once(" =").map(|(key, _)| key.to_string()));
            }
        }
        for space in Space::all() {
            assert!(keys.contains(&format!("space-{}", space.id())), "{language}: {space}");
        }
        for unit in Unit::all() {
            assert!(keys.contains(&format!("unit-{}", unit.id())), "{language}: {}", unit.id());
        }
        for card in Card::all() {
            assert!(keys.contains(&card.key()), "{language}: card {card}");
        }
        for token in &FACTS.tokens {
            assert!(keys.contains(&format!("token-{}", token.id)), "{language}: {}", token.id);
        }
    }
}

#[test]
fn the_ledger_names_every_card_and_token() {
    let ledger = Ledger::read(Bayonets::facts().ledger);
    for card in Card::all() {
        assert!(ledger.rule(card.rule()).is_some(), "{}", card.rule());
    }
    for token in &FACTS.tokens {
        assert!(ledger.rule(&format!("token.{}", token.id)).is_some(), "{}", token.id);
    }
}
