//! How what happened reads in the log: the key of a sentence and what fills its
//! gaps, the rule, the dice and the things on the board that it speaks of.

use engine::{Arg, Eye, LogLine, Named, Phrase, Target};

use crate::board::{Force, Phase, Units};
use crate::event::Event;
use crate::facts::{Cards, Space};
use crate::rules::leaders::Fate;

impl engine::Event for Event {
    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::CardPlayed { .. }
                | Event::Discarded { .. }
                | Event::Drew { .. }
                | Event::Combat { .. }
        )
    }

    fn line(&self, eye: Eye) -> Option<LogLine> {
        let say = Phrase::new;
        let on = |space: Space| Target::space(space);
        Some(match *self {
            Event::Season { year, season } => LogLine::new(
                say("log-season")
                    .name("season", format!("season-{}", season.name()))
                    .words("year", year.to_string()),
            )
            .rule("course.5")
            .heading(),
            Event::Phase { phase: Phase::End | Phase::Winter } => return None,
            Event::Phase { phase } => LogLine::new(Phrase::new(format!("phase-{}", phase.name())))
                .rule("seasons.1")
                .heading(),
            Event::CardPlayed { side, card } => LogLine::new(
                say("log-card").side("side", side).name("card", card.key()).words("id", card.id()),
            )
            .rule(card.facts().rule)
            .side(side)
            .on(Target::card(card)),
            Event::Cancelled { card, by } => {
                LogLine::new(say("log-cancelled").name("card", card.key()).name("by", by.key()))
                    .rule("interrupts.3")
                    .side(by.side())
            }
            Event::Reduced { card, by, lost } => LogLine::new(
                say("log-reduced").name("card", card.key()).name("by", by.key()).number("n", lost),
            )
            .rule(by.facts().rule)
            .side(by.side()),
            Event::Placed { side, force, at } => {
                LogLine::new(say("log-placed").list("force", said(force)).name("space", at.key()))
                    .rule("reinforcements.3")
                    .side(side)
                    .on(on(at))
            }
            Event::Moved { side, from, to, force } => LogLine::new(
                say("log-moved")
                    .list("force", said(force))
                    .name("from", from.key())
                    .name("to", to.key()),
            )
            .rule("movement.2")
            .side(side)
            .on(on(from))
            .on(on(to)),
            Event::LeftBehind { side, at, force } => {
                LogLine::new(say("log-left").list("force", said(force)).name("space", at.key()))
                    .rule("movement.9")
                    .side(side)
                    .on(on(at))
            }
            Event::Held { side, n, at, card } => LogLine::new(
                say("log-held").number("n", n).name("space", at.key()).name("card", card.key()),
            )
            .rule(card.facts().rule)
            .side(side)
            .on(on(at)),
            Event::Stopped { side, at, card } => {
                LogLine::new(say("log-stopped").name("space", at.key()).name("card", card.key()))
                    .rule(card.facts().rule)
                    .side(side)
                    .on(on(at))
            }
            Event::Fever { card, space } => {
                LogLine::new(say("log-fever").name("space", space.key()))
                    .rule(card.facts().rule)
                    .on(on(space))
            }
            Event::Combat { attacker, space } => {
                LogLine::new(say("log-combat").side("side", attacker).name("space", space.key()))
                    .rule("combat.1")
                    .side(attacker)
                    .on(on(space))
                    .heading()
            }
            Event::Rolled { side, leader, bonus, roll, factors, inflicted } => {
                let key = if leader.is_some() { "log-rolled-led" } else { "log-rolled" };
                let mut text = say(key)
                    .side("side", side)
                    .number("die", roll.die)
                    .number("bonus", bonus)
                    .number("adjusted", roll.adjusted)
                    .number("factors", factors)
                    .number("losses", inflicted);
                if let Some(leader) = leader {
                    text = text.name("leader", leader.key()).number("rating", leader.rating());
                }
                LogLine::new(text).rule("combat.8").side(side).dice(&[roll.die])
            }
            Event::LeaderRolled { side, leader, die, second_die, fate } => {
                let (key, rule) = match (die, fate) {
                    (1, _) => ("log-leader-killed", "leaders.4"),
                    (_, Fate::SecondWound) => ("log-leader-second-wound", "leaders.10"),
                    (2, Fate::Stays) => ("log-leader-leg", "leaders.5"),
                    (2, _) => ("log-leader-leg-dies", "leaders.5"),
                    (3, Fate::Stays) => ("log-leader-arm", "leaders.6"),
                    (3, _) => ("log-leader-arm-dies", "leaders.6"),
                    (4, _) => ("log-leader-body", "leaders.7"),
                    (5, _) => ("log-leader-scratch", "leaders.8"),
                    _ => ("log-leader-hat", "leaders.9"),
                };
                let dice: Vec<u8> = [die].into_iter().chain(second_die).collect();
                LogLine::new(say(key).name("leader", leader.key()))
                    .rule(rule)
                    .side(side)
                    .dice(&dice)
            }
            Event::Carried { side, leader, to } => LogLine::new(
                say("log-carried").name("leader", leader.key()).name("space", to.key()),
            )
            .rule("leaders.7")
            .side(side)
            .on(on(to)),
            Event::LeaderLost { side, leader } => {
                LogLine::new(say("log-leader-lost").name("leader", leader.key()))
                    .rule("leaders.7")
                    .side(side)
            }
            Event::Lost { side, space, units } => {
                LogLine::new(say("log-lost").side("side", side).list("force", said(units.into())))
                    .rule("combat.9")
                    .side(side)
                    .on(on(space))
            }
            Event::Gained { side, kind, space } => LogLine::new(
                say("log-gained").side("side", side).list("force", said(Units::of(kind, 1).into())),
            )
            .rule("leaders.9")
            .side(side)
            .on(on(space)),
            Event::Won { side, space } => {
                LogLine::new(say("log-won").side("side", side).name("space", space.key()))
                    .rule("victory.1")
                    .side(side)
                    .on(on(space))
            }
            Event::Controlled { side, space } => {
                LogLine::new(say("log-controlled").side("side", side).name("space", space.key()))
                    .rule("control.1")
                    .side(side)
                    .on(on(space))
            }
            Event::Burned { side, space } => {
                LogLine::new(say("log-burned").side("side", side).name("space", space.key()))
                    .rule("villages.1")
                    .side(side)
                    .on(on(space))
            }
            Event::Retreated { side, from, to, force } => LogLine::new(
                say("log-retreated")
                    .side("side", side)
                    .list("force", said(force))
                    .name("from", from.key())
                    .name("to", to.key()),
            )
            .rule("retreat.3")
            .side(side)
            .on(on(from))
            .on(on(to)),
            Event::Surrendered { side, space, force } => LogLine::new(
                say("log-surrendered")
                    .side("side", side)
                    .list("force", said(force))
                    .name("space", space.key()),
            )
            .rule("retreat.4")
            .side(side)
            .on(on(space)),
            Event::WentHome { side, from, to, force } => LogLine::new(
                say("log-home")
                    .list("force", said(force))
                    .name("from", from.key())
                    .name("to", to.key()),
            )
            .rule("villages.4")
            .side(side)
            .on(on(from))
            .on(on(to)),
            Event::Dispersed { side, space, n } => {
                LogLine::new(say("log-dispersed").number("n", n).name("space", space.key()))
                    .rule("villages.5")
                    .side(side)
                    .on(on(space))
            }
            Event::Chose { side } => {
                LogLine::new(say("log-chose").side("side", side)).rule("winter.1").side(side)
            }
            Event::Discarded { side, cards } if cards.is_empty() => {
                LogLine::new(say("log-discarded-none").side("side", side))
                    .rule("winter.1")
                    .side(side)
            }
            Event::Discarded { side, cards } => {
                LogLine::new(say("log-discarded").side("side", side).list("cards", names(cards)))
                    .rule("winter.1")
                    .side(side)
            }
            Event::Drew { side, cards } if eye.sees(side) && !cards.is_empty() => {
                LogLine::new(say("log-drew-cards").side("side", side).list("cards", names(cards)))
                    .rule("winter.3")
                    .side(side)
            }
            Event::Drew { side, cards } => {
                LogLine::new(say("log-drew").side("side", side).number("n", cards.len()))
                    .rule("winter.3")
                    .side(side)
            }
            Event::Score { vp } => LogLine::new(
                say("log-score").number("french", vp.french).number("british", vp.british),
            )
            .rule("control.3"),
            Event::Over { ending } => {
                let outcome = ending.outcome();
                LogLine::new(say(outcome.why)).rule(outcome.rule.0).heading()
            }
        })
    }
}

fn names(cards: Cards) -> Vec<Arg> {
    cards.iter().map(|card| Arg::Name { name: card.key().into() }).collect()
}

/// A force as a list: strength points, Indian units, leaders.
pub fn said(force: Force) -> Vec<Arg> {
    let mut list = Vec::new();
    if 0 < force.units.sp {
        list.push(Arg::Phrase(Phrase::new("count-sp").number("n", force.units.sp)));
    }
    if 0 < force.units.indians {
        list.push(Arg::Phrase(Phrase::new("count-indians").number("n", force.units.indians)));
    }
    list.extend(force.leaders.iter().map(|leader| Arg::Name { name: leader.key().into() }));
    if list.is_empty() {
        list.push(Arg::Phrase(Phrase::new("count-nothing")));
    }
    list
}
