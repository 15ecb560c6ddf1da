//! The log lines of events, each with its rule. From these lines, texts in the reader's language
//! are made.

use engine::{Arg, Eye, LogLine, Phrase, Side, Stake, Target};

use super::odds;
use crate::dice::{Dice, Face, Reason};
use crate::event::Chosen;
use crate::{
    Event, FACTS, Kind, Place, Point, Sort, Space, Unit, Units, Verb, Why, WinterBox, Work,
};

/// Returns units as a list: Commanders by name, then the number of units of each sort.
pub fn force(units: Units) -> Vec<Arg> {
    let mut said = Vec::new();
    if units.is_empty() {
        said.push(Arg::Name { name: "count-nobody".into() });
    }
    for unit in units.and(FACTS.commanders).iter() {
        said.push(Arg::Name { name: unit.key().into() });
    }
    for sort in Sort::all() {
        let there = units.minus(FACTS.commanders).and(FACTS.of_sort[sort.index()]);
        match there.len() {
            0 => {}
            1 => {
                let unit = there.first().expect("there is one");
                said.push(Arg::Name { name: unit.key().into() });
            }
            n => {
                let count = Phrase::new("count-sort").number("n", n).name("sort", sort.key());
                said.push(Arg::Phrase(count));
            }
        }
    }
    said
}

fn on(place: impl Into<Place>) -> Target {
    Target::space(place.into())
}

/// Makes a line about an action of a side.
fn told(text: Phrase, rule: &'static str, side: Side) -> LogLine {
    LogLine::new(text.side("side", side)).rule(rule).side(side)
}

/// Makes a line about a side, without a space or a unit.
fn of(key: &'static str, rule: &'static str, side: Side) -> LogLine {
    told(Phrase::new(key), rule, side)
}

/// Makes a line about a side in a space.
fn there(key: &'static str, rule: &'static str, side: Side, space: Space) -> LogLine {
    told(Phrase::new(key).name("space", space.key()), rule, side).on(on(space))
}

/// Makes a line about a unit, wherever it is.
fn unit_of(key: &'static str, rule: &'static str, side: Side, unit: Unit) -> LogLine {
    told(Phrase::new(key).name("unit", unit.key()), rule, side)
}

/// Makes a line about a unit in a space or a box.
fn about(
    key: &'static str,
    rule: &'static str,
    side: Side,
    unit: Unit,
    place: impl Into<Place>,
) -> LogLine {
    let place = place.into();
    let text = Phrase::new(key).name("unit", unit.key()).name("space", place.key());
    told(text, rule, side).on(on(place))
}

/// Makes a line about an Action Point.
fn point_of(key: &'static str, rule: &'static str, side: Side, point: Point) -> LogLine {
    told(Phrase::new(key).name("point", point.key()), rule, side)
}

fn travel(
    key: &'static str,
    rule: &'static str,
    side: Side,
    (from, to): (Space, Space),
    units: Units,
) -> LogLine {
    let text = Phrase::new(key).list("force", force(units));
    told(text.name("from", from.key()).name("to", to.key()), rule, side).on(on(from)).on(on(to))
}

/// Makes a line about units that come to a space.
fn arrival(
    key: &'static str,
    rule: &'static str,
    side: Side,
    units: Units,
    space: Space,
) -> LogLine {
    let text = Phrase::new(key).list("force", force(units)).name("space", space.key());
    told(text, rule, side).on(on(space))
}

/// Returns the side and number that a marker shows on a track without a zero.
fn said_marker(marker: i8) -> (Side, i8) {
    if 0 < marker { (Side::British, marker) } else { (Side::French, 1 - marker) }
}

/// Returns the faces that were rolled, one for each die, as the log draws them.
fn pips(dice: &Dice) -> Vec<u8> {
    let pip = |face: Face| (1..=6).rev().find(|die| Face::of(*die) == face).unwrap_or(6);
    dice.faces().map(pip).collect()
}

impl engine::Event for Event {
    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Revealed { .. }
                | Event::Drawn { .. }
                | Event::ChitDrawn { .. }
                | Event::Europe { .. }
        )
    }

    fn stakes(&self) -> Option<Stake> {
        odds::stakes(self)
    }

    fn line(&self, eye: Eye) -> Option<LogLine> {
        let say = Phrase::new;
        Some(match *self {
            Event::Year { year } => {
                LogLine::new(say("log-year").words("year", year.to_string())).rule("4.1").heading()
            }
            Event::Round { year, round } => LogLine::new(
                say("log-round")
                    .name("round", format!("round-ar{round}"))
                    .words("year", year.to_string()),
            )
            .rule("7.1")
            .heading(),
            Event::Logistics { round } => {
                LogLine::new(say("log-logistics").name("round", format!("round-{round}")))
                    .rule("4.3")
                    .heading()
            }
            Event::Chosen { side, what: Chosen::Reserve } => of("log-chosen-reserve", "7.1", side),
            Event::Chosen { side, what: Chosen::Round } => of("log-chosen", "7.1.s2", side),
            Event::Revealed { side, card } => {
                let text = say("log-revealed").name("card", card.key());
                let text = text.number("initiative", card.facts().initiative);
                told(text, "7.1.s3", side).on(Target::card(card))
            }
            Event::Initiative { side } => of("log-initiative", "7.1.s4", side),
            Event::First { side } => of("log-first", "7.1.s4", side),
            Event::Phase { side } => of("log-phase", "7.2", side).heading(),
            Event::Card { side, card, moot } => {
                let key = if moot { "log-event-none" } else { "log-event" };
                LogLine::new(say(key).name("card", card.key())).rule(card.rule()).side(side)
            }
            Event::Point { side, verb, point, space } => {
                let (key, rule) = match verb {
                    Verb::March => ("log-march", "10.4"),
                    Verb::Scout => ("log-scout", "10.5"),
                    Verb::Raid => ("log-raid", "9.0"),
                    Verb::Sail => ("log-sail", "10.6"),
                    Verb::Marshal => ("log-marshal", "11.0"),
                    Verb::Build => ("log-build", "12.0"),
                };
                let text = say(key).name("point", point.key()).name("space", space.key());
                told(text, rule, side).on(on(space))
            }
            Event::Held { side, point } => point_of("log-held", "7.3.6", side, point),
            Event::Reaction { side } => of("log-reaction", "7.3.6", side).heading(),
            Event::PointGained { side, point, rule } => {
                point_of("log-point-gained", rule, side, point)
            }
            Event::PointLost { side, point } => point_of("log-point-lost", "7.3", side, point),
            Event::Moved { side, from, to, units, rule } => {
                travel("log-moved", rule, side, (from, to), units)
            }
            Event::Landed { side, space, units } => {
                arrival("log-landed", "10.6.1", side, units, space)
            }
            Event::Overwhelmed { side, space } => there("log-overwhelmed", "10.3.2", side, space),
            Event::BattleMarker { side, space } => there("log-attack", "10.7", side, space),
            Event::NationJoins { nation, side } => {
                told(say("log-nation").name("nation", nation.key()), "8.1", side)
            }
            Event::Control { side, space } => there("log-control", "2.1.2", side, space),
            Event::OpenSeas => LogLine::new(say("log-open-seas")).rule("10.6.2"),
            Event::RaidBegins { side, unit, space } => {
                about("log-raid-begins", "9.1", side, unit, space)
            }
            Event::Interception { side, space, die, caught } => {
                let key = if caught { "log-intercepted" } else { "log-slips-by" };
                there(key, "9.2", side, space).dice(&[die])
            }
            Event::RaidRoll { side, space, die, success } => {
                let key = if success { "log-raid-succeeds" } else { "log-raid-fails" };
                there(key, "9.3", side, space).dice(&[die])
            }
            Event::RaidPoints { side, points, total, rule } => {
                let text = say("log-raid-points").number("points", points);
                told(text.number("total", total), rule, side)
            }
            Event::WentHome { side, unit, .. } => unit_of("log-went-home", "9.3", side, unit),
            Event::Built { side, space, work, rule } => {
                let key = match work {
                    Work::Begin => "log-fort-begun",
                    Work::Finish => "log-fort-finished",
                    Work::Repair => "log-fort-repaired",
                    Work::Raze => "log-fort-razed",
                    Work::RazeWorks => "log-works-razed",
                };
                there(key, rule, side, space)
            }
            Event::Road { side, way, done } => {
                let [a, b] = way.facts().ends;
                let text = say(if done { "log-road-finished" } else { "log-road-begun" });
                let text = text.name("from", a.key()).name("to", b.key());
                told(text, "12.0", side).on(on(a)).on(on(b))
            }
            Event::Battle { attacker, space, armies } => {
                let text = say("log-battle")
                    .name("space", space.key())
                    .list("attackers", force(armies[attacker].units))
                    .list("defenders", force(armies[attacker.other()].units))
                    .number("militia", armies.french.militia + armies.british.militia)
                    .number("french", armies.french.marker)
                    .number("british", armies.british.marker);
                told(text, "13.0", attacker).on(on(space)).heading()
            }
            Event::Emergency { side, space } => there("log-emergency", "13.2.2", side, space),
            Event::Combined { side, unit, place } => {
                about("log-combined", "13.2.3", side, unit, place)
            }
            Event::Rolled { side, group, dice } => {
                let text = say("log-rolled").name("type", group.key());
                told(text, "13.3.3", side).dice(&pips(&dice))
            }
            Event::Rerolled { side, reason, from, die } => {
                let key = match reason {
                    Reason::Highland => "log-reroll-highland",
                    Reason::Commander => "log-reroll-commander",
                    Reason::Card => "log-reroll-card",
                };
                told(say(key).name("face", from.key()), "13.5", side).dice(&[die])
            }
            Event::Casualty { side, die, fell } => {
                let key = if fell { "log-casualty" } else { "log-casualty-none" };
                of(key, "13.5.1", side).dice(&[die])
            }
            Event::MilitiaFled { side, space } => there("log-militia-fled", "13.2.1", side, space),
            Event::MilitiaRoll { side, die } => of("log-militia-roll", "13.2.1", side).dice(&[die]),
            Event::Reduced { side, unit, place } => about("log-reduced", "13.4", side, unit, place),
            Event::Eliminated { side, unit, place, .. } => {
                let (key, rule) = if unit.facts().kind == Kind::Commander {
                    ("log-commander-gone", "3.7")
                } else {
                    ("log-eliminated", "13.4.1")
                };
                about(key, rule, side, unit, place)
            }
            Event::Won { side, space, marker } => {
                let text = say("log-won").name("space", space.key());
                let text = text.number("french", marker.french).number("british", marker.british);
                told(text, "13.6", side).on(on(space))
            }
            Event::Routed { side, space } => there("log-routed", "13.8", side, space),
            Event::FortTaken { side, space, rule } => there("log-fort-taken", rule, side, space),
            Event::NoRetreat { side, space } => there("log-no-retreat", "13.9.1", side, space),
            Event::Deserted { side, unit } => unit_of("log-deserted", "13.7.1", side, unit),
            Event::Retreated { side, from, to, units } => {
                travel("log-retreated", "13.9", side, (from, to), units)
            }
            Event::Supply { side, space, supplied, rule } => {
                let key = if supplied { "log-supplied" } else { "log-out-of-supply" };
                there(key, rule, side, space)
            }
            Event::Rally { side, space, dice, n, rallied } => {
                let key = if rallied { "log-rallied" } else { "log-rallied-not" };
                // If no die was rolled, the line reports the effect of Armed Battoemen.
                let rule = if n == 0 { "card.21" } else { "14.2" };
                there(key, rule, side, space).dice(&dice[..usize::from(n)])
            }
            Event::Hesitates { side, space } => there("log-hesitates", "card.33", side, space),
            Event::Closed { way } => {
                let [a, b] = way.facts().ends;
                LogLine::new(say("log-closed").name("from", a.key()).name("to", b.key()))
                    .rule("card.39")
                    .on(on(a))
                    .on(on(b))
            }
            Event::Restored { side, unit, place, rule } => {
                about("log-restored", rule, side, unit, place)
            }
            Event::Gone { side, unit } => {
                let rule = if FACTS.fleets.has(unit) { "15.2.1" } else { "card.45" };
                unit_of("log-gone", rule, side, unit)
            }
            Event::Drawn { unit } => {
                let rule = match unit.facts().kind {
                    Kind::Commander => "15.2.2",
                    _ if FACTS.colonials.has(unit) => "16.2",
                    _ => "15.2",
                };
                LogLine::new(say("log-drawn").name("unit", unit.key())).rule(rule)
            }
            Event::Vagary { token } => {
                let rule = if token.facts().pool.colonial() { "16.2.1" } else { "15.2.1" };
                LogLine::new(say("log-vagary").name("token", token.key())).rule(rule)
            }
            Event::Placed { side, units, space, rule } => {
                arrival("log-placed", rule, side, units, space)
            }
            Event::Shelved { side, units, place } => {
                let (key, rule) = match place {
                    WinterBox::Losses => ("log-to-losses", "17.2.s4"),
                    WinterBox::Disbanded => ("log-disbanded", "17.2.s5"),
                    WinterBox::Fleets => ("log-to-pool", "17.2.s7"),
                };
                LogLine::new(say(key).list("force", force(units))).rule(rule).side(side)
            }
            Event::Returned { side, units, space, rule } => {
                arrival("log-returned", rule, side, units, space)
            }
            Event::Winters { side, unit, space } => {
                about("log-winters", "17.3.1", side, unit, space)
            }
            Event::Recovered { side, unit, space: Some(space) } => {
                about("log-recovered", "17.2.s8", side, unit, space)
            }
            Event::Recovered { side, unit, space: None } => {
                unit_of("log-recovered-box", "17.2.s8", side, unit)
            }
            Event::ChitDrawn { side, value } if eye.sees(side) => {
                told(say("log-chit-own").number("value", value), "18.3.1", side)
            }
            Event::ChitDrawn { side, .. } => of("log-chit", "18.3.1", side),
            Event::Europe { french, british } => {
                LogLine::new(say("log-europe").number("french", french).number("british", british))
                    .rule("18.3.2")
            }
            Event::Points { side, points, why, marker } => {
                let (key, rule) = match why {
                    Why::Taken(_) => ("log-points-taken", "2.1.9"),
                    Why::Raids => ("log-points-raids", "9.3"),
                    Why::Bonus => ("log-points-bonus", "18.2.1.s1"),
                    Why::Europe => ("log-points-europe", "18.3.2"),
                };
                let (leader, n) = said_marker(marker);
                let text = say(key).number("points", points).side("leader", leader).number("n", n);
                match why {
                    Why::Taken(space) => {
                        told(text.name("space", space.key()), rule, side).on(on(space))
                    }
                    _ => told(text, rule, side),
                }
            }
            Event::Over { winner } => of("log-over", "18.2", winner).heading(),
        })
    }
}
