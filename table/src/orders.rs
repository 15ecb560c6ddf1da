//! Standing orders: a player passes automatically in response windows of some kind, or in all of them, until
//! a phase or a season is over.

use engine::{AnyPlaying, Eye, Prompt, Side, Target, TickShow, TickValue};
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::stored::{Order, Until};
use crate::table::Table;

/// The maximum number of kinds of windows in one order. No game has so many kinds.
const MOST: usize = 32;

/// The stored content of an order.
#[derive(Serialize, Deserialize)]
struct Mark {
    /// The game's date when the order was given, as far as the order depends on it.
    clock: String,
    /// The keys of the prompts that the order answers, or [`CARDS`]; if empty, the order answers all
    /// prompts.
    moments: Vec<String>,
}

/// The name that orders use for all windows that are answered with cards. These windows count as one kind,
/// so that a player who wants to play no card is not asked at a siege and then again at the assault.
const CARDS: &str = "cards";

/// Returns the kind of a window, as orders name it.
fn kind(playing: &dyn AnyPlaying, side: Side, prompt: &Prompt) -> String {
    let pass = prompt.pass.as_deref();
    let choices = playing.choices(side);
    let mut answers = choices.iter().filter(|one| !one.aside && Some(one.play.as_str()) != pass);
    let cards = answers.all(|one| matches!(one.on.as_slice(), [Target::Card(_), ..]));
    if cards { CARDS.into() } else { prompt.text.key.to_string() }
}

impl Mark {
    fn of(order: &Order) -> Option<Mark> {
        serde_json::from_str(&order.mark).ok()
    }
}

/// Returns the side's order with a new instruction added. If the order already holds until the same time,
/// the kind of the new window is added to the kinds that are passed. `moment` is the key of a prompt, which
/// stands for all prompts of its kind.
pub fn given(
    table: &Table,
    side: Side,
    until: Option<Until>,
    moment: Option<String>,
) -> Result<Option<Order>, Error> {
    let Some(until) = until else { return Ok(None) };
    if table.is_over() {
        return Err(Error::Over);
    }
    let clock = clock(table, side, until).ok_or(Error::NotYourTurn)?;
    let before = table.stored.orders[side].as_ref().filter(|order| order.until == until);
    let mut moments = before.and_then(Mark::of).map_or(Vec::new(), |mark| mark.moments);
    match moment {
        Some(moment) => {
            let prompt = table.playing().and_then(|playing| Some((playing, playing.prompt(side)?)));
            let asked = prompt.filter(|(_, prompt)| prompt.text.key == moment);
            let moment = asked.map_or(moment, |(playing, prompt)| kind(playing, side, &prompt));
            moments.retain(|known| *known != moment);
            moments.truncate(MOST - 1);
            moments.push(moment);
        }
        None => moments.clear(),
    }
    let mark = Mark { clock, moments };
    let mark = serde_json::to_string(&mark).expect("a mark is plain data");
    Ok(Some(Order { until, mark }))
}

/// Returns the sides whose orders have expired.
pub fn run_out(table: &Table) -> Vec<Side> {
    let is_out = |side: &Side| {
        let order = table.stored.orders[*side].as_ref();
        order.is_some_and(|order| {
            let given = Mark::of(order).map(|mark| mark.clock);
            given.is_none() || given != clock(table, *side, order.until)
        })
    };
    Side::BOTH.into_iter().filter(is_out).collect()
}

/// Returns a side whose orders answer its present prompt, and the action that answers it.
pub fn due(table: &Table) -> Option<(Side, String)> {
    let playing = table.playing()?;
    table.awaited().iter().find_map(|side| {
        let Mark { moments, .. } = Mark::of(table.stored.orders[side].as_ref()?)?;
        let prompt = playing.prompt(side)?;
        let pass = prompt.pass.clone()?;
        let has = |kind: &str| moments.iter().any(|moment| moment == kind);
        let meant = moments.is_empty()
            || has(&prompt.text.key)
            || (has(CARDS) && kind(playing, side, &prompt) == CARDS);
        meant.then_some((side, pass))
    })
}

/// Returns the part of the game's date whose change ends an order that holds until `until`.
fn clock(table: &Table, side: Side, until: Until) -> Option<String> {
    let shown: &[TickShow] = match until {
        Until::Phase => &[TickShow::Date, TickShow::Stage],
        Until::Season => &[TickShow::Date],
    };
    let clock = table.playing()?.view(Eye::Of(side)).clock;
    let ticks = clock.into_iter().filter(|tick| shown.contains(&tick.show));
    let values: Vec<Option<TickValue>> = ticks.map(|tick| tick.value).collect();
    Some(serde_json::to_string(&values).expect("a clock is plain data"))
}
