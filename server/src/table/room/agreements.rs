//! What both players must want: a draw, something taken back, a pause, another game.

use std::sync::Arc;

use engine::{Side, Sides};

use super::{Entered, Room, TRIES, Unseen};
use crate::Error;
use crate::store::{Rematch, Seat};
use crate::table::{Acknowledged, Table, asked};

impl Room {
    /// Offers a draw, or agrees to the one that the other side offers.
    pub async fn draw(self: &Arc<Self>, side: Side, client_id: &str) -> Result<Entered, Error> {
        let agrees = |table: &Table| {
            asked::offers(table, side.other()) || table.acknowledged(client_id).is_some()
        };
        if !self.read(agrees).await? {
            let offered = self.ask(|table| Ok(vec![(side, asked::offered(table, side)?)])).await?;
            // The other side may have offered at the same moment.
            if !self.read(agrees).await? {
                return Ok(offered);
            }
        }
        self.enter(client_id, |table| table.agree(side, client_id.into())).await
    }

    /// Asks to take the last action of `side` back, or agrees to take back what the other side asks for;
    /// at once where nobody else has to agree. `entry` is the last one when that was said.
    pub async fn take_back(
        self: &Arc<Self>,
        entry: u32,
        side: Side,
        seats: Sides,
        client_id: &str,
    ) -> Result<Entered, Error> {
        let asks = |table: &Table| {
            if table.acknowledged(client_id).is_some() {
                return Ok(Some(side));
            }
            asked::taken_back(table, entry, side, seats)
        };
        if self.read(asks).await??.is_none() {
            let asks = |table: &Table| {
                let seat = table.stored.seats[side].clone();
                Ok(vec![(side, Seat { asks_back: Some(table.entry()), ..seat })])
            };
            return self.ask(asks).await;
        }
        let back = |table: &mut Table| match asked::taken_back(table, entry, side, seats)? {
            Some(whose) => table.take_back(whose, client_id.into()),
            None => Err(Error::Stale(table.entry())),
        };
        self.enter(client_id, back).await
    }

    /// Asks for a pause, or agrees to the one that the other side asks for.
    pub async fn pause(
        self: &Arc<Self>,
        side: Side,
        seats: Sides,
        client_id: &str,
    ) -> Result<Entered, Error> {
        let agreed = |table: &Table| {
            if table.acknowledged(client_id).is_some() {
                return Ok(true);
            }
            asked::pauses(table, side, seats)
        };
        if !self.read(agreed).await?? {
            let asks = |table: &Table| {
                let seat = table.stored.seats[side].clone();
                Ok(vec![(side, Seat { asks_pause: Some(table.entry()), ..seat })])
            };
            return self.ask(asks).await;
        }
        self.enter(client_id, |table| table.pause(side, true, client_id.into())).await
    }

    /// Ends a pause.
    pub async fn resume(self: &Arc<Self>, side: Side, client_id: &str) -> Result<Entered, Error> {
        self.enter(client_id, |table| table.pause(side, false, client_id.into())).await
    }

    /// Takes back what is offered, and lets no offer of the other side stand.
    pub async fn decline(self: &Arc<Self>) -> Result<(), Error> {
        self.ask(|table| Ok(asked::declined(table))).await.map(|_| ())
    }

    /// Asks for another game; once both want the same one, it is there.
    pub async fn rematch(self: &Arc<Self>, side: Side, sides: Rematch) -> Result<Entered, Error> {
        let entered = self.ask(|table| Ok(vec![(side, asked::wants(table, side, sides)?)])).await?;
        if self.read(|table| asked::all_want(table, sides)).await? {
            self.open_next(sides).await?;
        }
        Ok(entered)
    }

    async fn open_next(self: &Arc<Self>, sides: Rematch) -> Result<(), Error> {
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        let game = self.app.game(&table.stored.game);
        let rules = game.map_or(table.stored.rules, |game| game.facts().rules_version);
        let next = asked::next(&table, rules, sides);
        // Somebody may have been quicker, and then that one is read.
        match self.app.store().insert_next(&next, &self.id).await {
            Ok(()) => {
                table.stored.next = Some(next.id);
                table.stored.changes += 1;
                cache.messages.changed();
                cache.table = Some(table);
            }
            Err(Error::Overtaken) => {}
            Err(error) => return Err(error),
        }
        self.show();
        Ok(())
    }

    /// Changes what the players ask each other, and stores it; no entry is made.
    async fn ask(
        self: &Arc<Self>,
        change: impl Fn(&Table) -> Result<Vec<(Side, Seat)>, Error>,
    ) -> Result<Entered, Error> {
        again!(self.try_ask(&change).await)
    }

    async fn try_ask(
        self: &Arc<Self>,
        change: &impl Fn(&Table) -> Result<Vec<(Side, Seat)>, Error>,
    ) -> Result<Entered, Error> {
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        let changed = match change(&table) {
            Ok(changed) => changed,
            Err(refused) => {
                cache.table = Some(table);
                return Err(refused);
            }
        };
        self.seat(&mut table, changed).await?;
        let acknowledged = Acknowledged { entry: table.entry(), number: table.number() };
        cache.messages.changed();
        cache.table = Some(table);
        Ok(Entered { acknowledged, unseen: Some(Unseen(self.clone())) })
    }
}
