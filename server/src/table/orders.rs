//! Standing orders: a player lets response windows go by until a phase or a
//! season is over.

use engine::{Eye, Side};
use serde::Deserialize;

use super::Table;
use crate::Error;
use crate::store::Order;

/// When standing orders run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Until {
    Phase,
    Season,
    None,
}

/// The orders as they are given now.
pub fn given(table: &Table, side: Side, until: Until) -> Result<Option<Order>, Error> {
    let until = match until {
        Until::Phase => "phase",
        Until::Season => "season",
        Until::None => return Ok(None),
    };
    if table.is_over() {
        return Err(Error::Over);
    }
    let mark = mark(table, side, until).ok_or(Error::NotYourTurn)?;
    Ok(Some(Order { until: until.into(), mark }))
}

/// Whose orders have run out.
pub fn run_out(table: &Table) -> Vec<Side> {
    let is_out = |side: &Side| {
        let order = table.stored.orders[*side].as_ref();
        order.is_some_and(|order| mark(table, *side, &order.until).as_ref() != Some(&order.mark))
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
fn mark(table: &Table, side: Side, until: &str) -> Option<String> {
    let view = table.playing()?.view(Eye::Of(side));
    let clock = &view["clock"];
    Some(match until {
        "phase" => format!("{} {} {}", clock["year"], clock["season"], clock["phase"]),
        _ => format!("{} {}", clock["year"], clock["season"]),
    })
}
