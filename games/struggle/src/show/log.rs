//! The log lines of events. Each line has the key of a sentence with the values of its gaps, the
//! rule, the dice, and the things on the board that the sentence mentions.

use engine::{Arg, Eye, LogLine, Named, Phrase, Side, Stake, Target};

use super::odds;
use crate::event::Fate;
use crate::{Cards, Event, Force, Leader, Phase, Space, Units};

impl engine::Event for Event {
    fn reveals(&self) -> bool {
        matches!(self, Event::CardPlayed { .. } | Event::Discarded { .. } | Event::Drew { .. })
    }

    fn stakes(&self) -> Option<Stake> {
        odds::stakes(self)
    }

    fn line(&self, eye: Eye) -> Option<LogLine> {
        let say = Phrase::new;
        let of_side = |key: &'static str, side: Side| say(key).side("side", side);
        let of_leader = |key: &'static str, leader: Leader| say(key).name("leader", leader.key());
        let way = |text: Phrase, force: Force, from: Space, to: Space| {
            text.list("force", said(force)).name("from", from.key()).name("to", to.key())
        };
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
            Event::CardPlayed { side, card } => {
                let text = of_side("log-card", side).name("card", card.key());
                told(card.facts().rule, side, &[], text.words("id", card.id()))
                    .on(Target::card(card))
            }
            Event::Cancelled { card, by } => {
                let text = say("log-cancelled").name("card", card.key()).name("by", by.key());
                told("interrupts.3", by.side(), &[], text)
            }
            Event::Reduced { card, by, lost } => {
                let text = say("log-reduced").name("card", card.key()).name("by", by.key());
                told(by.facts().rule, by.side(), &[], text.number("n", lost))
            }
            Event::NeverComes { leader, rule } => {
                let text = of_leader("log-leader-never-comes", leader);
                told(rule, leader.facts().side, &[], text)
            }
            Event::Placed { side, force, at } => {
                let text = say("log-placed").list("force", said(force)).name("space", at.key());
                told("reinforcements.3", side, &[at], text)
            }
            Event::Moved { side, from, to, force } => {
                told("movement.2", side, &[from, to], way(say("log-moved"), force, from, to))
            }
            Event::LeftBehind { side, at, force } => {
                let text = say("log-left").list("force", said(force)).name("space", at.key());
                told("movement.9", side, &[at], text)
            }
            Event::Held { side, n, at, card } => {
                let text = say("log-held").number("n", n).name("space", at.key());
                told(card.facts().rule, side, &[at], text.name("card", card.key()))
            }
            Event::Stopped { side, at, card } => {
                let text = say("log-stopped").name("space", at.key()).name("card", card.key());
                told(card.facts().rule, side, &[at], text)
            }
            Event::Fever { card, space } => {
                LogLine::new(say("log-fever").name("space", space.key()))
                    .rule(card.facts().rule)
                    .on(Target::space(space))
            }
            Event::Combat { attacker, space } => {
                let text = of_side("log-combat", attacker).name("space", space.key());
                told("combat.1", attacker, &[space], text).heading()
            }
            Event::Rolled { side, leader, bonus, roll, inflicted } => {
                let key = if leader.is_some() { "log-rolled-led" } else { "log-rolled" };
                let mut text = of_side(key, side)
                    .number("die", roll.die)
                    .number("bonus", bonus)
                    .number("adjusted", roll.adjusted)
                    .number("factors", roll.factors)
                    .number("losses", inflicted);
                if let Some(leader) = leader {
                    text = text.name("leader", leader.key()).number("rating", leader.rating());
                }
                told("combat.8", side, &[], text).dice(&[roll.die])
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
                told(rule, side, &[], of_leader(key, leader)).dice(&dice)
            }
            Event::Carried { side, leader, to } => {
                let text = of_leader("log-carried", leader).name("space", to.key());
                told("leaders.7", side, &[to], text)
            }
            Event::LeaderLost { side, leader } => {
                told("leaders.7", side, &[], of_leader("log-leader-lost", leader))
            }
            Event::Lost { side, space, units, by } => {
                let text = of_side("log-lost", side).list("force", said(units.into()));
                told(by.map_or("combat.9", |card| card.facts().rule), side, &[space], text)
            }
            Event::Gained { side, kind, space } => {
                let gained = said(Units::of(kind, 1).into());
                told("leaders.9", side, &[space], of_side("log-gained", side).list("force", gained))
            }
            Event::Won { side, space, rule } => {
                let text = of_side("log-won", side).name("space", space.key());
                told(rule, side, &[space], text)
            }
            Event::Controlled { side, space, rule } => {
                let text = of_side("log-controlled", side).name("space", space.key());
                told(rule, side, &[space], text)
            }
            Event::Burned { side, space } => {
                let text = of_side("log-burned", side).name("space", space.key());
                told("villages.1", side, &[space], text)
            }
            Event::Retreated { side, from, to, force, rule } => {
                let text = way(of_side("log-retreated", side), force, from, to);
                told(rule, side, &[from, to], text)
            }
            Event::Surrendered { side, space, force } => {
                let text = of_side("log-surrendered", side).list("force", said(force));
                let rule = if force.units.is_empty() { "leaders.3" } else { "retreat.4" };
                told(rule, side, &[space], text.name("space", space.key()))
            }
            Event::WentHome { side, from, to, force } => {
                told("villages.4", side, &[from, to], way(say("log-home"), force, from, to))
            }
            Event::Dispersed { side, space, n } => {
                let text = say("log-dispersed").number("n", n).name("space", space.key());
                told("villages.5", side, &[space], text)
            }
            Event::Chose { side } => told("winter.1", side, &[], of_side("log-chose", side)),
            Event::Discarded { side, cards } if cards.is_empty() => {
                told("winter.1", side, &[], of_side("log-discarded-none", side))
            }
            Event::Discarded { side, cards } => {
                let text = of_side("log-discarded", side).list("cards", titles(cards));
                told("winter.1", side, &[], text)
            }
            Event::Drew { side, cards } if eye.sees(side) && !cards.is_empty() => {
                let text = of_side("log-drew-cards", side).list("cards", titles(cards));
                told("winter.3", side, &[], text)
            }
            Event::Drew { side, cards } => {
                let text = of_side("log-drew", side).number("n", cards.len());
                told("winter.3", side, &[], text)
            }
            Event::Score { vp } => {
                let text = say("log-score").number("french", vp.french);
                LogLine::new(text.number("british", vp.british)).rule("control.3")
            }
            Event::Over { ending } => {
                let outcome = ending.outcome();
                LogLine::new(say(outcome.why)).rule(outcome.rule.0).heading()
            }
        })
    }
}

/// Makes a line about something that a side did or suffered, with its rule and spaces.
fn told(rule: &'static str, side: Side, on: &[Space], text: Phrase) -> LogLine {
    let line = LogLine::new(text).rule(rule).side(side);
    on.iter().fold(line, |line, space| line.on(Target::space(*space)))
}

/// Returns cards by their titles, typeset as titles in the reader's language.
pub fn titles(cards: Cards) -> Vec<Arg> {
    cards
        .iter()
        .map(|card| Arg::Phrase(Phrase::new("count-card").name("card", card.key())))
        .collect()
}

/// Returns a force as a list: strength points, Indian units, leaders.
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
