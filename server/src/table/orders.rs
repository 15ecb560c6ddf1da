//! Standing orders: a player lets response windows of some kind, or all of them, go by until
//! a phase or a season is over.

use engine::{Eye, Side, TickShow, TickValue};
use serde::{Deserialize, Serialize};

use super::Table;
use crate::Error;
use crate::store::{Order, Until};

/// So many kinds of moments go by at once: more than a game has.
const MOST: usize = 32;

/// What an order is about, as it is stored.
#[derive(Serialize, Deserialize)]
struct Mark {
    /// What the clock said when it was given, as far as it looks at that.
    clock: String,
    /// The keys of the prompts that it answers; any, if there is none.
    moments: Vec<String>,
}

impl Mark {
    fn of(order: &Order) -> Option<Mark> {
        serde_json::from_str(&order.mark).ok()
    }
}

/// The orders as they are given now. A further kind of moment joins those that go by until then already.
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

/// Whose orders have run out.
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

/// The side whose orders let this moment go by, and the action that does so.
pub fn due(table: &Table) -> Option<(Side, String)> {
    let playing = table.playing()?;
    table.awaited().iter().find_map(|side| {
        let Mark { moments, .. } = Mark::of(table.stored.orders[side].as_ref()?)?;
        let prompt = playing.prompt(side)?;
        let meant = moments.is_empty() || moments.iter().any(|moment| *moment == prompt.text.key);
        Some((side, prompt.pass.filter(|_| meant)?))
    })
}

/// What the clock says, as far as these orders look at it.
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
