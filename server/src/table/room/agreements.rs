//! What both players must want: a draw, something taken back, a pause, another game.

use std::sync::Arc;

use engine::Side;

use super::{Entered, Room, TRIES, Unseen};
use crate::Error;
use crate::store::{Rematch, Seat};
use crate::table::claims::Holder;
use crate::table::{Acknowledged, Table, asked};

impl Room {
    /// Offers a draw, or agrees to the one that the other side offers.
    pub async fn draw(
        self: &Arc<Self>,
        holder: &Holder,
        side: Side,
        client_id: &str,
    ) -> Result<Entered, Error> {
        let agrees = |table: &Table| {
            asked::offers(table, side.other()) || table.acknowledged(client_id).is_some()
        };
        if !self.read(agrees).await? {
            let offer = |table: &Table| Ok(vec![(side, asked::offered(table, side)?)]);
            let offered = self.ask(holder, side, offer).await?;
            // The other side may have offered at the same moment.
            if !self.read(agrees).await? {
                return Ok(offered);
            }
        }
        let agreed = |table: &mut Table| table.agree(side, client_id.into());
        self.enter_as(holder, side, client_id, agreed).await
    }

    /// Asks to take the last action of `side` back, or agrees to take back what the other side asks for;
    /// at once where nobody else has to agree. `entry` is the last one when that was said.
    pub async fn take_back(
        self: &Arc<Self>,
        holder: &Holder,
        (entry, side): (u32, Side),
        client_id: &str,
    ) -> Result<Entered, Error> {
        let whose = |table: &Table| asked::taken_back(table, entry, side, holder.sides);
        let asks = |table: &Table| match table.acknowledged(client_id) {
            Some(_) => Ok(Some(side)),
            None => holder.plays(table, side).and_then(|()| whose(table)),
        };
        if self.read(asks).await??.is_none() {
            let asks = |table: &Table| {
                let seat = table.stored.seats[side].clone();
                Ok(vec![(side, Seat { asks_back: Some(table.entry()), ..seat })])
            };
            return self.ask(holder, side, asks).await;
        }
        let back = |table: &mut Table| match whose(table)? {
            Some(whose) => table.take_back(whose, client_id.into()),
            None => Err(Error::Stale(table.entry())),
        };
        self.enter_as(holder, side, client_id, back).await
    }

    /// Asks for a pause, or agrees to the one that the other side asks for.
    pub async fn pause(
        self: &Arc<Self>,
        holder: &Holder,
        side: Side,
        client_id: &str,
    ) -> Result<Entered, Error> {
        let agreed = |table: &Table| {
            if table.acknowledged(client_id).is_some() {
                return Ok(true);
            }
            holder.plays(table, side)?;
            asked::pauses(table, side, holder.sides)
        };
        if !self.read(agreed).await?? {
            let asks = |table: &Table| {
                let seat = table.stored.seats[side].clone();
                Ok(vec![(side, Seat { asks_pause: Some(table.entry()), ..seat })])
            };
            return self.ask(holder, side, asks).await;
        }
        self.set_pause(holder, side, true, client_id).await
    }

    /// Ends a pause.
    pub async fn resume(
        self: &Arc<Self>,
        holder: &Holder,
        side: Side,
        client_id: &str,
    ) -> Result<Entered, Error> {
        self.set_pause(holder, side, false, client_id).await
    }

    async fn set_pause(
        self: &Arc<Self>,
        holder: &Holder,
        side: Side,
        pause: bool,
        client_id: &str,
    ) -> Result<Entered, Error> {
        let set = |table: &mut Table| table.pause(side, pause, client_id.into());
        self.enter_as(holder, side, client_id, set).await
    }

    /// Takes back what is offered, and lets no offer of the other side stand.
    pub async fn decline(self: &Arc<Self>, holder: &Holder, side: Side) -> Result<(), Error> {
        self.ask(holder, side, |table| Ok(asked::declined(table))).await.map(|_| ())
    }

    /// Asks for another game; once both want the same one, it is there.
    pub async fn rematch(
        self: &Arc<Self>,
        holder: &Holder,
        side: Side,
        sides: Rematch,
    ) -> Result<Entered, Error> {
        let wants = |table: &Table| Ok(vec![(side, asked::wants(table, side, sides)?)]);
        let entered = self.ask(holder, side, wants).await?;
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

    /// Changes what the player of a side asks the other, and stores it; no entry is made.
    async fn ask(
        self: &Arc<Self>,
        holder: &Holder,
        side: Side,
        change: impl Fn(&Table) -> Result<Vec<(Side, Seat)>, Error>,
    ) -> Result<Entered, Error> {
        let change = |table: &Table| {
            holder.plays(table, side)?;
            change(table)
        };
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
