//! Who sits where: claims, codes, names and shares of the dice.

use std::sync::Arc;

use engine::{Side, Sides};

use super::{Room, TRIES};
use crate::Error;
use crate::clock::now;
use crate::store::Seat;
use crate::table::Table;
use crate::table::claims::{self, By, HandedOver};

impl Room {
    /// Claims a seat; returns its side, and a code to recover it by.
    pub async fn claim(
        self: &Arc<Self>,
        by: &By,
        key: &str,
        name: Option<String>,
    ) -> Result<(Side, String), Error> {
        let claim = |table: &Table| claims::claim(table, by, key, name.clone());
        let claimed = self.hand_over(claim).await?;
        tracing::info!(table = self.id, side = %claimed.0, "a seat was claimed");
        if self.read(|table| claims::free(table).is_empty()).await? {
            self.app.store().wait(&self.id, None).await?;
        }
        Ok(claimed)
    }

    /// May who holds these seats, or has that invitation, look at the table? Whoever waits for
    /// somebody to come to an open one is noted.
    async fn let_in(&self, sides: Sides, invitation: Option<&str>) -> Result<(), Error> {
        let (may, waits) = self
            .read(|table| (claims::may_look(table, sides, invitation), claims::waits(table, sides)))
            .await?;
        if waits {
            self.app.store().wait(&self.id, Some(now())).await?;
        }
        if may { Ok(()) } else { Err(Error::Private) }
    }

    /// Takes a seat back with its code; who held it until then does no longer.
    pub async fn recover(self: &Arc<Self>, code: &str, key: &str) -> Result<(Side, String), Error> {
        self.hand_over(|table| claims::recover(table, code, key)).await
    }

    /// Makes another code for the seat that `key` opens.
    pub async fn new_code(self: &Arc<Self>, key: &str) -> Result<(Side, String), Error> {
        self.hand_over(|table| claims::new_code(table, key)).await
    }

    async fn hand_over(
        self: &Arc<Self>,
        change: impl Fn(&Table) -> Result<HandedOver, Error>,
    ) -> Result<(Side, String), Error> {
        again!(self.try_hand_over(&change).await)
    }

    async fn try_hand_over(
        self: &Arc<Self>,
        change: &impl Fn(&Table) -> Result<HandedOver, Error>,
    ) -> Result<(Side, String), Error> {
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        let HandedOver { side, seat, recovery } = match change(&table) {
            Ok(handed) => handed,
            Err(refused) => {
                cache.table = Some(table);
                return Err(refused);
            }
        };
        self.app.store().hand_over(&self.id, table.stored.changes, side, &seat).await?;
        table.stored.seats[side] = seat;
        table.stored.changes += 1;
        cache.messages.changed();
        cache.table = Some(table);
        self.show();
        Ok((side, recovery))
    }

    /// Takes the seats of the tokens with these hashes. The game may begin by it.
    pub async fn sit(
        self: &Arc<Self>,
        tokens: &[String],
        name: Option<String>,
        nonce: Option<String>,
        invitation: Option<&str>,
    ) -> Result<Sides, Error> {
        let sides = self.read(|table| table.seats_of(tokens)).await??;
        self.let_in(sides, invitation).await?;
        again!(self.try_sit(tokens, &name, &nonce).await)
    }

    async fn try_sit(
        self: &Arc<Self>,
        tokens: &[String],
        name: &Option<String>,
        nonce: &Option<String>,
    ) -> Result<Sides, Error> {
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        let sides = match table.seats_of(tokens) {
            Ok(sides) => sides,
            Err(error) => {
                cache.table = Some(table);
                return Err(error);
            }
        };
        let changed = table.seated(sides, name.clone(), nonce.clone());
        let moved = !changed.is_empty();
        if moved {
            self.seat(&mut table, changed).await?;
        }
        if self.follow(table, &mut cache).await || moved {
            self.show();
        }
        Ok(sides)
    }

    /// Puts a player's share of the dice in, drawn after he has seen the
    /// commitment. The game begins once both are there.
    pub async fn share(
        self: &Arc<Self>,
        side: Side,
        commitment: &str,
        nonce: String,
    ) -> Result<(), Error> {
        again!(self.try_share(side, commitment, &nonce).await)
    }

    async fn try_share(
        self: &Arc<Self>,
        side: Side,
        commitment: &str,
        nonce: &str,
    ) -> Result<(), Error> {
        let mut cache = self.cache.lock().await;
        let mut table = self.take(&mut cache).await?;
        match table.shared(side, commitment, nonce.into()) {
            Ok(Some(seat)) => {
                self.seat(&mut table, vec![(side, seat)]).await?;
                self.follow(table, &mut cache).await;
                self.show();
                Ok(())
            }
            known => {
                cache.table = Some(table);
                known.map(|_| ())
            }
        }
    }

    /// Stores the seats of players who have sat down. The game may begin by it.
    pub(super) async fn seat(
        &self,
        table: &mut Table,
        changed: Vec<(Side, Seat)>,
    ) -> Result<(), Error> {
        self.app.store().seat(&self.id, table.stored.changes, &changed).await?;
        table.stored.changes += 1;
        table.seat(changed, self.app.game(&table.stored.game));
        self.start_clock(table).await
    }
}
