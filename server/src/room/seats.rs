//! Seats: claims, recovery codes, names and shares of the dice.

use std::sync::Arc;

use engine::{Side, Sides};
use table::seats::{self, ClaimBy, HandedOver, Handing};
use table::{Seat, Table};

use super::guard::Guard;
use super::{Room, TRIES};
use crate::Error;
use crate::clock::now;
use crate::secrets;

impl Room {
    /// Claims a seat; returns its side, and a recovery code.
    pub async fn claim(
        self: &Arc<Self>,
        by: &ClaimBy,
        key: &str,
        name: Option<String>,
    ) -> Result<(Side, String), Error> {
        let claim = |table: &Table| seats::claim(table, by, handing(key), name.clone());
        let claimed = self.hand_over(claim).await?;
        tracing::info!(table = self.id, side = %claimed.0, "a seat was claimed");
        if self.read(|table| seats::free(table).is_empty()).await? {
            self.house.store().wait(&self.id, None).await?;
        }
        Ok(claimed)
    }

    /// Returns an error unless the holder of these seats, or of the invitation, may view the table. If a
    /// player waits at an open table, notes that.
    async fn let_in(&self, sides: Sides, invitation: Option<&str>) -> Result<(), Error> {
        let (may, waits) = self
            .read(|table| (seats::may_look(table, sides, invitation), seats::waits(table, sides)))
            .await?;
        if waits {
            self.house.store().wait(&self.id, Some(now())).await?;
        }
        if may { Ok(()) } else { Err(Error::Private) }
    }

    /// Takes a seat back with its recovery code; its former holder loses it.
    pub async fn recover(self: &Arc<Self>, code: &str, key: &str) -> Result<(Side, String), Error> {
        self.hand_over(|table| seats::recover(table, code, handing(key))).await
    }

    /// Makes a new recovery code for the seat that `key` opens.
    pub async fn new_code(self: &Arc<Self>, key: &str) -> Result<(Side, String), Error> {
        self.hand_over(|table| seats::new_code(table, handing(key))).await
    }

    async fn hand_over(
        self: &Arc<Self>,
        change: impl Fn(&Table) -> Result<HandedOver, table::Error>,
    ) -> Result<(Side, String), Error> {
        again!(self.try_hand_over(&change).await)
    }

    async fn try_hand_over(
        self: &Arc<Self>,
        change: &impl Fn(&Table) -> Result<HandedOver, table::Error>,
    ) -> Result<(Side, String), Error> {
        let mut table = self.open().await?;
        let HandedOver { side, seat, recovery } = change(&table)?;
        let seen = table.stored.changes;
        let changes = self.house.store().hand_over(&self.id, seen, side, &seat).await?;
        table.change(|table| table.stored.seats[side] = seat);
        table.commit(changes);
        self.show();
        Ok((side, recovery))
    }

    /// Takes the seats of the tokens with these hashes. This may start the game.
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
        let mut table = self.open().await?;
        let sides = table.seats_of(tokens)?;
        let changed = table.seated(sides, name.clone(), nonce.clone());
        let moved = !changed.is_empty();
        if moved {
            self.seat(&mut table, changed).await?;
        }
        if self.follow(&mut table).await || moved {
            self.show();
        }
        Ok(sides)
    }

    /// Stores a player's share of the dice, drawn after the player had seen the commitment. The game begins
    /// once both shares have been stored.
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
        let mut table = self.open().await?;
        if let Some(seat) = table.shared(side, commitment, nonce.into())? {
            self.seat(&mut table, vec![(side, seat)]).await?;
            self.follow(&mut table).await;
            self.show();
        }
        Ok(())
    }

    /// Stores the seats of players who have sat down. This may start the game.
    pub(super) async fn seat(
        &self,
        table: &mut Guard<'_>,
        changed: Vec<(Side, Seat)>,
    ) -> Result<(), Error> {
        let seen = table.stored.changes;
        let changes = self.house.store().seat(&self.id, seen, &changed).await?;
        let game = self.house.game(&table.stored.game);
        table.change(|table| table.seat(changed, game));
        table.commit(changes);
        self.start_clock(table).await
    }
}

/// Returns the host's values for handing a seat over to the player whose key is `key`.
fn handing(key: &str) -> Handing<'_> {
    Handing { key, recovery: secrets::recovery_code(), now: now() }
}
