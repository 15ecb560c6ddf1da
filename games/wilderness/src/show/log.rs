//! The log lines of events.

use engine::{Arg, Eye, LogLine, Named, Phrase, Side, Stake, Target};

use super::odds;
use super::pieces::force;
use crate::{Building, Event, FACTS, FortChange, How, Leaders, Space, Units, Use, Why};

fn on(space: Space) -> Target {
    Target::space(space)
}

/// Makes a line about an action of a side, with its rule.
fn told(rule: &'static str, side: Side, text: Phrase) -> LogLine {
    LogLine::new(text).rule(rule).side(side)
}

/// Makes a line about a side in a space.
fn there(key: &'static str, rule: &'static str, side: Side, space: Space) -> LogLine {
    told(rule, side, Phrase::new(key).side("side", side).name("space", space.key())).on(on(space))
}

/// Makes a line about a piece in a space. `word` is the name of the gap in the sentence where the
/// piece is inserted.
fn stands(
    key: &'static str,
    rule: &'static str,
    side: Side,
    (word, piece): (&'static str, String),
    space: Space,
) -> LogLine {
    told(rule, side, Phrase::new(key).name(word, piece).name("space", space.key())).on(on(space))
}

/// Makes a line about pieces in a space.
fn stand(
    key: &'static str,
    rule: &'static str,
    side: Side,
    space: Space,
    units: Units,
    leaders: Leaders,
) -> LogLine {
    let text = Phrase::new(key).list("force", force(units, leaders)).name("space", space.key());
    told(rule, side, text).on(on(space))
}

/// Makes a line about pieces that go from one space to another.
fn travel(
    key: &'static str,
    rule: &'static str,
    side: Side,
    (from, to): (Space, Space),
    units: Units,
    leaders: Leaders,
) -> LogLine {
    let text = Phrase::new(key).list("force", force(units, leaders));
    let text = text.name("from", from.key()).name("to", to.key());
    told(rule, side, text).on(on(from)).on(on(to))
}

/// Adds a die and its modifier to a line.
fn rolled(mut line: LogLine, die: u8, (word, added): (&'static str, i8)) -> LogLine {
    line.text = line.text.number("die", die).number(word, added).with("signed", signed(added));
    line.dice(&[die])
}

/// Returns a modifier with its sign.
fn signed(added: i8) -> Arg {
    match added {
        1.. => Arg::Phrase(Phrase::new("count-plus").number("n", added)),
        less => Arg::Number(less.into()),
    }
}

/// Returns the text of a player's bid for a side.
fn said_bid(key: &'static str, player: Side, side: Side, bid: u8) -> Phrase {
    Phrase::new(key).side("player", player).side("side", side).number("n", bid)
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
        )
    }

    fn changes_seats(&self) -> bool {
        matches!(self, Event::SideTaken { player, side, .. } if player != side)
    }

    fn stakes(&self) -> Option<Stake> {
        odds::stakes(self)
    }

    fn line(&self, eye: Eye) -> Option<LogLine> {
        let say = Phrase::new;
        Some(match *self {
            Event::Season { year, season } => {
                let text = say("log-season").name("season", format!("season-{}", season.name()));
                LogLine::new(text.words("year", year.to_string())).rule("4.A1").heading()
            }
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
                told("4.A2", side, say("log-turn").side("side", side)).heading()
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
                let text = say(key).side("side", side).name("card", card.key());
                told(rule, side, text.number("value", card.facts().value)).on(Target::card(card))
            }
            Event::Held { side } => told("4.A2", side, say("log-held").side("side", side)),
            Event::Discarded { side, card, rule } => {
                told(rule, side, say("log-discarded").side("side", side).name("card", card.key()))
                    .on(Target::card(card))
            }
            Event::NothingToDiscard { side } => {
                told("card.37", side, say("log-nothing-to-discard").side("side", side))
            }
            // Both players know the card, but watchers don't.
            Event::Taken { side, .. } if eye == Eye::Watcher => {
                told("card.35", side, say("log-taken-unseen").side("side", side))
            }
            Event::Taken { side, card } => {
                told("card.35", side, say("log-taken").side("side", side).name("card", card.key()))
            }
            Event::Fetched { side, card, rule } => {
                told(rule, side, say("log-fetched").side("side", side).name("card", card.key()))
                    .on(Target::card(card))
            }
            Event::Die { side, card, die } => {
                told(card.rule(), side, say("log-die").name("card", card.key()).number("die", die))
                    .dice(&[die])
            }
            Event::SquadronsLost { card } => {
                let text = say("log-squadrons-lost").name("card", card.key());
                told(card.rule(), Side::French, text).on(Target::card(card))
            }
            Event::Named { side, piece, space } => {
                stands("log-named", "5.33", side, ("piece", piece.key()), space)
            }
            Event::LeftOut { side, space, units, leaders } => {
                stand("log-left-out", "5.34", side, space, units, leaders)
            }
            Event::Activated { side, leader, space } => {
                stands("log-activated", "5.34", side, ("leader", leader.key()), space)
            }
            Event::Moved { side, from, to, units, leaders, how } => {
                let (key, rule) = match how {
                    How::Marching => ("log-moved", "6.1"),
                    How::Infiltrating => ("log-infiltrates", "6.6"),
                    How::Sailing => ("log-sailed", "6.4"),
                    How::Landing => ("log-landed", "6.43"),
                };
                travel(key, rule, side, (from, to), units, leaders)
            }
            Event::Dropped { side, at, units, leaders } => {
                stand("log-dropped", "6.1", side, at, units, leaders)
            }
            Event::ThrownBack { side, from, to } => {
                let text = say("log-thrown-back").side("side", side).name("from", from.key());
                told("card.15", side, text.name("to", to.key())).on(on(to))
            }
            Event::Intercept { side, from, to, die, tactics, success } => {
                let key = if success { "log-intercepts" } else { "log-intercepts-not" };
                let text = say(key).side("side", side).name("from", from.key());
                let line = told("6.71", side, text.name("to", to.key())).on(on(to));
                rolled(line, die, ("tactics", tactics))
            }
            Event::WentInside { side, space, units, leaders } => {
                stand("log-inside", "8.1", side, space, units, leaders)
            }
            Event::Avoid { side, space, die, tactics, success } => {
                let key = match (die, success) {
                    (None, _) => "log-avoids-freely",
                    (_, true) => "log-avoids",
                    (_, false) => "log-avoids-not",
                };
                let line = there(key, "6.8", side, space);
                match die {
                    Some(die) => rolled(line, die, ("tactics", tactics)),
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
            Event::Joined { side, space, units } => {
                stand("log-joined", "8.251", side, space, units, Leaders::NONE)
            }
            Event::MilitiaOut { side, space, n, rule } => {
                let mut line = there("log-militia", rule, side, space);
                line.text = line.text.number("n", n);
                line
            }
            Event::Fire { side, fire, rule } => told(
                rule,
                side,
                say("log-fire")
                    .side("side", side)
                    .number("strength", fire.strength)
                    .number("column", FACTS.least_of(fire.column))
                    .number("die", fire.die)
                    .number("modifier", fire.drms.sum())
                    .with("signed", signed(fire.drms.sum()))
                    .number("result", fire.result),
            )
            .dice(&[fire.die]),
            Event::Step { side, kind, space, gone, rule } => {
                let key = if gone { "log-step-gone" } else { "log-step" };
                stands(key, rule, side, ("kind", kind.key()), space)
            }
            Event::Eliminated { side, kind, space, rule, .. } => {
                stands("log-eliminated", rule, side, ("kind", kind.key()), space)
            }
            Event::LeaderCheck { side, leader, die, rule } => {
                let key = if die == 1 { "log-leader-hit" } else { "log-leader-safe" };
                told(rule, side, say(key).name("leader", leader.key()).number("die", die))
                    .dice(&[die])
            }
            Event::LeaderLost { side, leader, space, rule } => {
                stands("log-leader-lost", rule, side, ("leader", leader.key()), space)
            }
            Event::Won { side, space, rule } => {
                let mut line = there("log-won", rule, side, space);
                // The sentence names the reader's side first.
                let reader = if eye == Eye::Of(side.other()) { "loser" } else { "winner" };
                let text = line.text.side("loser", side.other());
                line.text = text.words("reader", reader.to_string());
                line
            }
            Event::Retreated { side, from, to, units, leaders, rule } if from == to => {
                stand("log-inside", rule, side, to, units, leaders)
            }
            Event::Retreated { side, from, to, units, leaders, rule } => {
                travel("log-retreated", rule, side, (from, to), units, leaders)
            }
            Event::Siege { space, level, rule } => {
                LogLine::new(say("log-siege").name("space", space.key()).number("level", level))
                    .rule(rule)
                    .on(on(space))
            }
            Event::SiegeLifted { space } => {
                LogLine::new(say("log-siege-lifted").name("space", space.key()))
                    .rule("8.232")
                    .on(on(space))
            }
            Event::SiegeRoll { side, space, die, modifier, level } => {
                let mut line = there("log-siege-roll", "8.231", side, space);
                line.text = line.text.number("level", level);
                rolled(line, die, ("modifier", modifier))
            }
            Event::FortressTaken { side, space, rule } => {
                there("log-fortress-taken", rule, side, space)
            }
            Event::Reverted { side, space } => there("log-reverted", "8.24", side, space),
            Event::Work { side, space, work, fate, rule } => {
                let key = match (work, fate) {
                    (Building::Stockade, FortChange::Built | FortChange::Begun) => {
                        "log-stockade-built"
                    }
                    (Building::Stockade, FortChange::Captured) => "log-stockade-captured",
                    (Building::Stockade, FortChange::Destroyed) => "log-stockade-destroyed",
                    (Building::Stockade, FortChange::Demolished) => "log-demolished-stockade",
                    (_, FortChange::Begun) => "log-fort-begun",
                    (_, FortChange::Built) => "log-fort-built",
                    (_, FortChange::Captured) => "log-fort-captured",
                    (_, FortChange::Destroyed) => "log-started-destroyed",
                    (Building::FortUnderConstruction, FortChange::Demolished) => {
                        "log-demolished-started"
                    }
                    (Building::Fort, FortChange::Demolished) => "log-demolished-fort",
                };
                there(key, rule, side, space)
            }
            Event::AmphibRemoved { space } => {
                LogLine::new(say("log-amphib-removed").name("space", space.key()))
                    .rule("6.431")
                    .on(on(space))
            }
            Event::FieldworksRemoved { space } => {
                LogLine::new(say("log-fieldworks-removed").name("space", space.key()))
                    .rule("7.55")
                    .on(on(space))
            }
            Event::RaidRoll { side, space, die, modifier, success } => {
                let key = if success { "log-raid-success" } else { "log-raid-failure" };
                rolled(there(key, "10.3", side, space), die, ("modifier", modifier))
            }
            Event::Raided { side, space } => there("log-raided", "10.31", side, space),
            Event::RaidsCounted { side, markers } => {
                told("4.B4", side, say("log-raids").side("side", side).number("n", markers))
            }
            Event::WentHome { side, piece, from, to } => {
                let text = say("log-home").name("piece", piece.key()).name("from", from.key());
                told("10.4", side, text.name("to", to.key())).on(on(to))
            }
            Event::Attrition { side, space } => there("log-attrition", "11.1", side, space),
            Event::Placed { side, kind, space } => {
                stands("log-placed", "5.52", side, ("piece", kind.key()), space)
            }
            Event::LeaderPlaced { side, leader, space, rule } => {
                stands("log-placed", rule, side, ("piece", leader.key()), space)
            }
            Event::Restored { side, kind, space } => {
                stands("log-restored", "5.523", side, ("kind", kind.key()), space)
            }
            Event::Drawn { leader } => {
                told("5.55", Side::British, say("log-drawn").name("leader", leader.key()))
            }
            Event::Deposed { leader } => {
                told("5.55", Side::British, say("log-deposed").name("leader", leader.key()))
            }
            Event::BackToPool { leader } => {
                told("5.55", Side::British, say("log-back-to-pool").name("leader", leader.key()))
            }
            Event::PoolFilled { leaders, rule } => {
                let text = say("log-pool-filled").list("force", force(Units::NONE, leaders));
                told(rule, Side::British, text)
            }
            Event::Exchanged { first, second } => told(
                "card.22",
                Side::British,
                say("log-exchanged").name("first", first.key()).name("second", second.key()),
            ),
            Event::Assemblies { side, level } => {
                let level = format!("assemblies-{}", level.name());
                told("5.54", side, say("log-assemblies").side("side", side).name("level", level))
            }
            Event::Bid { player, side, bid } => {
                told("14.7", player, said_bid("log-bid", player, side, bid))
            }
            Event::BidMade { player } => {
                told("13.3", player, say("log-bid-made").side("player", player))
            }
            Event::Bids { french, british } => {
                let text = say("log-bids").number("french", french).number("british", british);
                LogLine::new(text).rule("13.3")
            }
            Event::BidDice { french, british } => {
                let text = say("log-bid-dice").number("french", french).number("british", british);
                LogLine::new(text).rule("14.7").dice(&[french, british])
            }
            Event::BidTied { die } => {
                LogLine::new(say("log-bid-tied").number("die", die)).rule("13.3").dice(&[die])
            }
            Event::SideTaken { player, side, bid, rule } => {
                let key = if player == side { "log-side-taken" } else { "log-seats-change" };
                told(rule, player, said_bid(key, player, side, bid))
            }
            Event::Points { side, points, why, total } => {
                let (rule, key) = why.said();
                let mut text = say(key).side("side", side).number("n", points);
                if let Why::Taken(space) = why {
                    text = text.name("space", space.key());
                }
                let leader = if total < 0 { Side::British } else { Side::French };
                told(rule, side, text.side("leading", leader).number("total", total.abs()))
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
            Why::Fort(fall) => (fall.rule(), "log-points-fort"),
            Why::Fortress(fall) => (fall.rule(), "log-points-fortress"),
            Why::Reverted => ("8.24", "log-points-reverted"),
            Why::Taken(_) => ("13.23", "log-points-taken"),
            Why::Raids => ("13.22", "log-points-raids"),
            Why::Demolished => ("5.46", "log-points-demolished"),
            Why::Massacre => ("card.7", "log-points-massacre"),
            Why::Bid(rule) => (rule, "log-points-bid"),
            Why::EarlyRegulars => ("14.3", "log-points-early-regulars"),
        }
    }
}
