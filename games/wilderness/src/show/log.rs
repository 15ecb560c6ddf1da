//! How the log tells what happened.

use engine::{Arg, Eye, LogLine, Named, Phrase, Side, Target};

use crate::{Event, FACTS, Fate, How, Kind, Leaders, Space, Units, Use, Why, Work};

/// Units and leaders, said one after another.
pub fn force(units: Units, leaders: Leaders) -> Vec<Arg> {
    let mut said: Vec<Arg> =
        leaders.iter().map(|leader| Arg::Name { name: leader.key().into() }).collect();
    for kind in Kind::all() {
        let n = units.and(FACTS.of_kind[kind as usize]).len();
        if 0 < n {
            let count = Phrase::new("count-kind").number("n", n).name("kind", kind.key());
            said.push(Arg::Phrase(count));
        }
    }
    said
}

fn on(space: Space) -> Target {
    Target::space(space)
}

/// A line about a side in a space.
fn there(key: &'static str, rule: &'static str, side: Side, space: Space) -> LogLine {
    LogLine::new(Phrase::new(key).side("side", side).name("space", space.key()))
        .rule(rule)
        .side(side)
        .on(on(space))
}

/// A line about pieces that go from one space to another.
fn travel(
    key: &'static str,
    rule: &'static str,
    side: Side,
    (from, to): (Space, Space),
    units: Units,
    leaders: Leaders,
) -> LogLine {
    LogLine::new(
        Phrase::new(key)
            .list("force", force(units, leaders))
            .name("from", from.key())
            .name("to", to.key()),
    )
    .rule(rule)
    .side(side)
    .on(on(from))
    .on(on(to))
}

impl engine::Event for Event {
    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::CardUsed { .. }
                | Event::Discarded { .. }
                | Event::NothingToDiscard { .. }
                | Event::Taken { .. }
                | Event::Fetched { .. }
                | Event::Dealt { .. }
                | Event::Moved { .. }
                | Event::Battle { .. }
                | Event::Assault { .. }
        )
    }

    fn line(&self, eye: Eye) -> Option<LogLine> {
        let say = Phrase::new;
        Some(match *self {
            Event::Season { year, season } => LogLine::new(
                say("log-season")
                    .name("season", format!("season-{}", season.name()))
                    .words("year", year.to_string()),
            )
            .rule("4.A1")
            .heading(),
            Event::YearEnd { year } => {
                LogLine::new(say("log-year-end").words("year", year.to_string()))
                    .rule("4.B3")
                    .heading()
            }
            Event::Dealt { french, british } => {
                LogLine::new(say("log-dealt").number("french", french).number("british", british))
                    .rule("5.21")
            }
            Event::Shuffled => LogLine::new(say("log-shuffled")).rule("5.25"),
            Event::Turn { side } => {
                LogLine::new(say("log-turn").side("side", side)).rule("4.A2").side(side).heading()
            }
            Event::CardUsed { side, card, how } => {
                let (key, rule) = match how {
                    Use::Event => ("log-card-event", card.rule()),
                    Use::Activation => ("log-card-activation", "5.32"),
                    Use::Stockades => ("log-card-stockades", "5.41"),
                    Use::Forts => ("log-card-forts", "5.42"),
                    Use::Nothing => ("log-card-nothing", "5.26"),
                    Use::Response => ("log-card-response", card.rule()),
                };
                LogLine::new(
                    say(key)
                        .side("side", side)
                        .name("card", card.key())
                        .number("value", card.facts().value),
                )
                .rule(rule)
                .side(side)
                .on(Target::card(card))
            }
            Event::Held { side } => {
                LogLine::new(say("log-held").side("side", side)).rule("4.A2").side(side)
            }
            Event::Discarded { side, card } => {
                LogLine::new(say("log-discarded").side("side", side).name("card", card.key()))
                    .rule("5.22")
                    .side(side)
                    .on(Target::card(card))
            }
            Event::NothingToDiscard { side } => {
                LogLine::new(say("log-nothing-to-discard").side("side", side))
                    .rule("card.37")
                    .side(side)
            }
            // Both players know the card; nobody else need.
            Event::Taken { side, .. } if eye == Eye::Watcher => {
                LogLine::new(say("log-taken-unseen").side("side", side)).rule("card.35").side(side)
            }
            Event::Taken { side, card } => {
                LogLine::new(say("log-taken").side("side", side).name("card", card.key()))
                    .rule("card.35")
                    .side(side)
            }
            Event::Fetched { side, card } => {
                LogLine::new(say("log-fetched").side("side", side).name("card", card.key()))
                    .rule("5.22")
                    .side(side)
                    .on(Target::card(card))
            }
            Event::Die { side, card, die } => {
                LogLine::new(say("log-die").name("card", card.key()).number("die", die))
                    .rule(card.rule())
                    .side(side)
                    .dice(&[die])
            }
            Event::Named { side, piece, space } => {
                LogLine::new(say("log-named").name("piece", piece.key()).name("space", space.key()))
                    .rule("5.33")
                    .side(side)
                    .on(on(space))
            }
            Event::Activated { side, leader, space } => LogLine::new(
                say("log-activated").name("leader", leader.key()).name("space", space.key()),
            )
            .rule("5.34")
            .side(side)
            .on(on(space)),
            Event::Moved { side, from, to, units, leaders, how } => {
                let (key, rule) = match how {
                    How::Marching => ("log-moved", "6.1"),
                    How::Infiltrating => ("log-infiltrates", "6.6"),
                    How::Sailing => ("log-sailed", "6.4"),
                    How::Landing => ("log-landed", "6.43"),
                };
                travel(key, rule, side, (from, to), units, leaders)
            }
            Event::Dropped { side, at, units, leaders } => LogLine::new(
                say("log-dropped").list("force", force(units, leaders)).name("space", at.key()),
            )
            .rule("6.1")
            .side(side)
            .on(on(at)),
            Event::ThrownBack { side, from, to } => LogLine::new(
                say("log-thrown-back")
                    .side("side", side)
                    .name("from", from.key())
                    .name("to", to.key()),
            )
            .rule("card.15")
            .side(side)
            .on(on(to)),
            Event::Intercept { side, from, to, die, tactics, success } => {
                let key = if success { "log-intercepts" } else { "log-intercepts-not" };
                LogLine::new(
                    say(key)
                        .side("side", side)
                        .name("from", from.key())
                        .name("to", to.key())
                        .number("die", die)
                        .number("tactics", tactics),
                )
                .rule("6.71")
                .side(side)
                .dice(&[die])
                .on(on(to))
            }
            Event::WentInside { side, space, units, leaders } => LogLine::new(
                say("log-inside").list("force", force(units, leaders)).name("space", space.key()),
            )
            .rule("8.1")
            .side(side)
            .on(on(space)),
            Event::Avoid { side, space, die, tactics, success } => {
                let key = match (die, success) {
                    (None, _) => "log-avoids-freely",
                    (_, true) => "log-avoids",
                    (_, false) => "log-avoids-not",
                };
                let line = LogLine::new(
                    say(key)
                        .side("side", side)
                        .name("space", space.key())
                        .number("die", die.unwrap_or(0))
                        .number("tactics", tactics),
                )
                .rule("6.8")
                .side(side)
                .on(on(space));
                match die {
                    Some(die) => line.dice(&[die]),
                    None => line,
                }
            }
            Event::Avoided { side, from, to, units, leaders } => {
                travel("log-avoided", "6.81", side, (from, to), units, leaders)
            }
            Event::Battle { attacker, space } => {
                there("log-battle", "7.1", attacker, space).heading()
            }
            Event::Assault { attacker, space } => {
                there("log-assault", "9.1", attacker, space).heading()
            }
            Event::Joined { side, space, units } => LogLine::new(
                say("log-joined")
                    .list("force", force(units, Leaders::NONE))
                    .name("space", space.key()),
            )
            .rule("8.251")
            .side(side)
            .on(on(space)),
            Event::MilitiaOut { side, space, n } => LogLine::new(
                say("log-militia").number("n", n).side("side", side).name("space", space.key()),
            )
            .rule("7.3")
            .side(side)
            .on(on(space)),
            Event::Fire { side, fire } => LogLine::new(
                say("log-fire")
                    .side("side", side)
                    .number("strength", fire.strength)
                    .number("column", FACTS.least_of(fire.column))
                    .number("die", fire.die)
                    .number("modifier", fire.modifier)
                    .number("result", fire.result),
            )
            .rule("7.2")
            .side(side)
            .dice(&[fire.die]),
            Event::Step { side, kind, space, gone } => {
                let key = if gone { "log-step-gone" } else { "log-step" };
                LogLine::new(say(key).name("kind", kind.key()).name("space", space.key()))
                    .rule("7.61")
                    .side(side)
                    .on(on(space))
            }
            Event::Eliminated { side, kind, space } => LogLine::new(
                say("log-eliminated").name("kind", kind.key()).name("space", space.key()),
            )
            .rule("7.61")
            .side(side)
            .on(on(space)),
            Event::LeaderCheck { side, leader, die } => {
                let key = if die == 1 { "log-leader-hit" } else { "log-leader-safe" };
                LogLine::new(say(key).name("leader", leader.key()).number("die", die))
                    .rule("7.7")
                    .side(side)
                    .dice(&[die])
            }
            Event::LeaderLost { side, leader, space } => LogLine::new(
                say("log-leader-lost").name("leader", leader.key()).name("space", space.key()),
            )
            .rule("7.7")
            .side(side)
            .on(on(space)),
            Event::Won { side, space } => there("log-won", "7.8", side, space),
            Event::Retreated { side, from, to, units, leaders } if from == to => {
                return Event::WentInside { side, space: to, units, leaders }.line(eye);
            }
            Event::Retreated { side, from, to, units, leaders } => {
                travel("log-retreated", "7.91", side, (from, to), units, leaders)
            }
            Event::Siege { space, level } => {
                LogLine::new(say("log-siege").name("space", space.key()).number("level", level))
                    .rule("8.21")
                    .on(on(space))
            }
            Event::SiegeLifted { space } => {
                LogLine::new(say("log-siege-lifted").name("space", space.key()))
                    .rule("8.232")
                    .on(on(space))
            }
            Event::SiegeRoll { side, space, die, modifier, level } => LogLine::new(
                say("log-siege-roll")
                    .side("side", side)
                    .name("space", space.key())
                    .number("die", die)
                    .number("modifier", modifier)
                    .number("level", level),
            )
            .rule("8.231")
            .side(side)
            .dice(&[die])
            .on(on(space)),
            Event::FortressTaken { side, space } => {
                there("log-fortress-taken", "9.22", side, space)
            }
            Event::Reverted { side, space } => there("log-reverted", "8.24", side, space),
            Event::Work { side, space, work, fate } => {
                let (key, rule) = match (work, fate) {
                    (Work::Stockade, Fate::Built | Fate::Begun) => ("log-stockade-built", "5.41"),
                    (Work::Stockade, Fate::Captured) => ("log-stockade-captured", "5.45"),
                    (Work::Stockade, Fate::Destroyed) => ("log-stockade-destroyed", "5.45"),
                    (Work::Stockade, Fate::Demolished) => ("log-demolished-stockade", "5.46"),
                    (_, Fate::Begun) => ("log-fort-begun", "5.42"),
                    (_, Fate::Built) => ("log-fort-built", "5.42"),
                    (_, Fate::Captured) => ("log-fort-captured", "9.22"),
                    (_, Fate::Destroyed) => ("log-started-destroyed", "5.45"),
                    (Work::FortUnderConstruction, Fate::Demolished) => {
                        ("log-demolished-started", "5.46")
                    }
                    (Work::Fort, Fate::Demolished) => ("log-demolished-fort", "5.46"),
                };
                there(key, rule, side, space)
            }
            Event::AmphibRemoved { space } => {
                LogLine::new(say("log-amphib-removed").name("space", space.key()))
                    .rule("6.431")
                    .on(on(space))
            }
            Event::RaidRoll { side, space, die, modifier, success } => {
                let key = if success { "log-raid-success" } else { "log-raid-failure" };
                LogLine::new(
                    say(key)
                        .side("side", side)
                        .name("space", space.key())
                        .number("die", die)
                        .number("modifier", modifier),
                )
                .rule("10.3")
                .side(side)
                .dice(&[die])
                .on(on(space))
            }
            Event::Raided { side, space } => there("log-raided", "10.31", side, space),
            Event::RaidsCounted { side, markers } => {
                LogLine::new(say("log-raids").side("side", side).number("n", markers))
                    .rule("4.B4")
                    .side(side)
            }
            Event::WentHome { side, piece, from, to } => LogLine::new(
                say("log-home")
                    .name("piece", piece.key())
                    .name("from", from.key())
                    .name("to", to.key()),
            )
            .rule("10.4")
            .side(side)
            .on(on(to)),
            Event::Attrition { side, space } => there("log-attrition", "11.1", side, space),
            Event::Placed { side, kind, space } => {
                LogLine::new(say("log-placed").name("piece", kind.key()).name("space", space.key()))
                    .rule("5.52")
                    .side(side)
                    .on(on(space))
            }
            Event::LeaderPlaced { side, leader, space } => LogLine::new(
                say("log-placed").name("piece", leader.key()).name("space", space.key()),
            )
            .rule("5.55")
            .side(side)
            .on(on(space)),
            Event::Restored { side, kind, space } => LogLine::new(
                say("log-restored").name("kind", kind.key()).name("space", space.key()),
            )
            .rule("5.523")
            .side(side)
            .on(on(space)),
            Event::Drawn { leader } => LogLine::new(say("log-drawn").name("leader", leader.key()))
                .rule("5.55")
                .side(Side::British),
            Event::Deposed { leader } => {
                LogLine::new(say("log-deposed").name("leader", leader.key()))
                    .rule("5.55")
                    .side(Side::British)
            }
            Event::BackToPool { leader } => {
                LogLine::new(say("log-back-to-pool").name("leader", leader.key()))
                    .rule("5.55")
                    .side(Side::British)
            }
            Event::Exchanged { first, second } => LogLine::new(
                say("log-exchanged").name("first", first.key()).name("second", second.key()),
            )
            .rule("card.22")
            .side(Side::British),
            Event::Assemblies { side, level } => LogLine::new(
                say("log-assemblies")
                    .side("side", side)
                    .name("level", format!("assemblies-{}", level.name())),
            )
            .rule("5.54")
            .side(side),
            Event::Points { side, points, why, total } => {
                let (rule, key) = why.said();
                let mut text = say(key).side("side", side).number("n", points);
                if let Why::Taken(space) = why {
                    text = text.name("space", space.key());
                }
                let leader = if total < 0 { Side::British } else { Side::French };
                LogLine::new(text.side("leading", leader).number("total", total.abs()))
                    .rule(rule)
                    .side(side)
            }
            Event::Over { ending } => LogLine::new(say(ending.why())).rule(ending.rule()).heading(),
        })
    }
}

impl Why {
    fn said(self) -> (&'static str, &'static str) {
        match self {
            Why::Battle => ("7.81", "log-points-battle"),
            Why::Stockade => ("5.45", "log-points-stockade"),
            Why::Fort => ("9.22", "log-points-fort"),
            Why::Fortress => ("9.22", "log-points-fortress"),
            Why::Reverted => ("8.24", "log-points-reverted"),
            Why::Taken(_) => ("13.23", "log-points-taken"),
            Why::Raids => ("13.22", "log-points-raids"),
            Why::Demolished => ("5.46", "log-points-demolished"),
            Why::Massacre => ("card.7", "log-points-massacre"),
            Why::EarlyRegulars => ("14.3", "log-points-early-regulars"),
        }
    }
}
