//! Seats: claims, recovery codes, names and shares of the dice.

use std::sync::Arc;

use engine::{Side, Sides};
use table::seats::{self, ClaimBy, HandedOver, Handing};
use table::{Access, Holder, Seat, Table};

use super::guard::Guard;
use super::news::{OPEN_TABLES, account_topic};
use super::{Room, TRIES, noting};
use crate::Error;
use crate::clock::now;
use crate::secrets;
use crate::store::SeatNotices;

impl Room {
    /// Claims a seat, for an account if one is given; returns the seat's side, and a recovery code.
    pub async fn claim(
        self: &Arc<Self>,
        by: &ClaimBy,
        key: &str,
        name: Option<String>,
        account: Option<&str>,
    ) -> Result<(Side, String), Error> {
        let claim = |table: &Table| {
            let mut handed = seats::claim(table, by, handing(key), name.clone())?;
            handed.seat.account = account.map(String::from);
            Ok(handed)
        };
        let claimed = self.hand_over(claim).await?;
        tracing::info!(table = self.id, side = %claimed.0, "a seat was claimed");
        if self.read(|table| seats::free(table).is_empty()).await? {
            self.house.store().wait(&self.id, None).await?;
            self.house.tell_lobby(OPEN_TABLES);
        }
        if let Some(account) = account {
            self.house.tell_lobby(&account_topic(account));
        }
        Ok(claimed)
    }

    /// Returns an error unless the holder of these seats, or of the invitation, may view the table. If a player
    /// now waits at an open table, records that.
    async fn let_in(&self, sides: Sides, invitation: Option<&str>) -> Result<(), Error> {
        let (may, waits) = self
            .read(|table| (seats::may_look(table, sides, invitation), seats::waits(table, sides)))
            .await?;
        if waits {
            self.house.store().wait(&self.id, Some(now())).await?;
        }
        if may { Ok(()) } else { Err(Error::Private) }
    }

    /// Takes a seat back with its recovery code; the former holder loses the seat, even if that is an account.
    /// The seat then belongs to the account of the player who has the code, if one is given.
    pub async fn recover(
        self: &Arc<Self>,
        code: &str,
        key: &str,
        account: Option<&str>,
    ) -> Result<(Side, String), Error> {
        self.hand_over(|table| {
            let mut handed = seats::recover(table, code, handing(key))?;
            handed.seat.account = account.map(String::from);
            Ok(handed)
        })
        .await
    }

    /// Gives the seats that these keys open to an account. Returns the sides that belong to it now; seats of
    /// another account stay where they are.
    pub async fn bring(
        self: &Arc<Self>,
        hashes: &[String],
        account: &str,
        name: &str,
    ) -> Result<Vec<Side>, Error> {
        again!(self.try_bring(hashes, account, name).await)
    }

    async fn try_bring(
        self: &Arc<Self>,
        hashes: &[String],
        account: &str,
        name: &str,
    ) -> Result<Vec<Side>, Error> {
        let mut table = self.open().await?;
        let opened = |side: &Side| {
            let seat = &table.stored.seats[*side];
            seat.token_hash.as_ref().is_some_and(|hash| hashes.contains(hash))
        };
        let sides: Vec<Side> = Side::BOTH.into_iter().filter(opened).collect();
        let mut brought = Vec::new();
        let mut moved = false;
        for side in sides {
            let mut seat = table.stored.seats[side].clone();
            if seat.account.as_deref().is_some_and(|owner| owner != account) {
                continue;
            }
            brought.push(side);
            if seat.account.is_some() {
                continue;
            }
            seat.account = Some(account.into());
            if !table.is_over() {
                seat.name = Some(name.into());
            }
            let seen = table.stored.changes;
            let changes = self.house.store().hand_over(&self.id, seen, side, &seat).await?;
            table.change(|table| table.stored.seats[side] = seat);
            table.commit(changes);
            moved = true;
        }
        if moved {
            self.show();
        }
        Ok(brought)
    }

    /// Takes the table out of the list of open tables, for a player whose keys have these hashes, or with this
    /// account. A free seat is then taken by invitation only.
    pub async fn withdraw(
        self: &Arc<Self>,
        hashes: &[String],
        account: Option<&str>,
    ) -> Result<(), Error> {
        again!(self.try_withdraw(hashes, account).await)
    }

    async fn try_withdraw(
        self: &Arc<Self>,
        hashes: &[String],
        account: Option<&str>,
    ) -> Result<(), Error> {
        let mut table = self.open().await?;
        let own = |side: Side| {
            let seat = &table.stored.seats[side];
            let opened = seat.token_hash.as_ref().is_some_and(|hash| hashes.contains(hash));
            opened || (account.is_some() && seat.account.as_deref() == account)
        };
        if !Side::BOTH.into_iter().any(own) {
            return Err(Error::NotSeated);
        }
        if table.stored.access != Access::Open {
            return Ok(());
        }
        let seen = table.stored.changes;
        let changes = self.house.store().withdraw(&self.id, seen).await?;
        table.change(|table| table.stored.access = Access::Invitation);
        table.commit(changes);
        self.house.tell_lobby(OPEN_TABLES);
        self.show();
        Ok(())
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

    /// Takes the seats whose tokens have these hashes, and the seats of the player's account. The name of the
    /// account is given together with its id. This may start the game. Returns the holder of the seats.
    pub async fn sit(
        self: &Arc<Self>,
        tokens: Vec<String>,
        account: Option<(String, String)>,
        name: Option<String>,
        nonce: Option<String>,
        invitation: Option<&str>,
    ) -> Result<Holder, Error> {
        let owns = |table: &Table| {
            let (id, _) = account.as_ref()?;
            let owned = table.seats_held(&[], Some(id)).ok()?;
            (!owned.is_empty()).then(|| account.clone()).flatten()
        };
        // A seat of an account has the account's name, whatever the browser calls its player.
        let (account, name) = match self.read(owns).await? {
            Some((id, name)) => (Some(id), Some(name)),
            None => (None, name),
        };
        let holder = Holder { sides: Sides::NONE, hashes: tokens, account };
        let sides = self.read(|table| holder.opens(table)).await??;
        self.let_in(sides, invitation).await?;
        let sides = again!(self.try_sit(&holder, &name, &nonce).await)?;
        Ok(Holder { sides, ..holder })
    }

    async fn try_sit(
        self: &Arc<Self>,
        holder: &Holder,
        name: &Option<String>,
        nonce: &Option<String>,
    ) -> Result<Sides, Error> {
        let mut table = self.open().await?;
        let sides = holder.opens(&table)?;
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
        let told = noting::requests(table, &changed);
        let told = SeatNotices { entry: table.entry(), due: self.notices_due(), changes: &told };
        let changes = self.house.store().seat(&self.id, seen, &changed, &told).await?;
        let game = self.house.game(&table.stored.game);
        let waited = table.playing().is_none();
        table.change(|table| table.seat(changed, game));
        table.commit(changes);
        if waited && table.playing().is_some() {
            self.note_beginning(table).await?;
        }
        self.start_clock(table).await
    }
}

/// Returns the values that the host supplies when a seat is handed over to the player whose key is `key`.
fn handing(key: &str) -> Handing<'_> {
    Handing { key, recovery: secrets::recovery_code(), now: now() }
}
