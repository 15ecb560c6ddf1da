//! Standing orders: a player lets response windows go by until a phase or a
//! season is over.

use engine::{Eye, Side, TickShow};

use super::Table;
use crate::Error;
use crate::store::{Order, Until};

/// The orders as they are given now.
pub fn given(table: &Table, side: Side, until: Option<Until>) -> Result<Option<Order>, Error> {
    let Some(until) = until else { return Ok(None) };
    if table.is_over() {
        return Err(Error::Over);
    }
    let mark = mark(table, side, until).ok_or(Error::NotYourTurn)?;
    Ok(Some(Order { until, mark }))
}

/// Whose orders have run out.
pub fn run_out(table: &Table) -> Vec<Side> {
    let is_out = |side: &Side| {
        let order = table.stored.orders[*side].as_ref();
        order.is_some_and(|order| mark(table, *side, order.until).as_ref() != Some(&order.mark))
    };
    Side::BOTH.into_iter().filter(is_out).collect()
}

/// The side whose orders let this moment go by, and the action that does so.
pub fn due(table: &Table) -> Option<(Side, String)> {
    let playing = table.playing()?;
    table.awaited().iter().find_map(|side| {
        table.stored.orders[side].as_ref()?;
        Some((side, playing.prompt(side)?.pass?))
    })
}

/// What the clock says, as far as these orders look at it.
fn mark(table: &Table, side: Side, until: Until) -> Option<String> {
    let shown: &[TickShow] = match until {
        Until::Phase => &[TickShow::Date, TickShow::Stage],
        Until::Season => &[TickShow::Date],
    };
    let clock = table.playing()?.view(Eye::Of(side)).clock;
    let ticks = clock.into_iter().filter(|tick| shown.contains(&tick.show));
    let values: Vec<_> = ticks.map(|tick| tick.value).collect();
    Some(serde_json::to_string(&values).expect("a clock is plain data"))
}
