//! A player's questions about the table, which change nothing.

use std::net::IpAddr;

use engine::{AnyPlaying, Eye, Refusal, Side, Target};
use table::{Error as TableError, Holder, Table, questions};

use super::Room;
use crate::Error;
use table::wire::{AtMessage, HintMessage, OddsMessage, TableStatus, Then, WaysMessage};

impl Room {
    /// Returns the rule that forbids a click on a target; or, if no rule forbids it, the actions after which
    /// the click does something.
    pub async fn why(
        &self,
        holder: &Holder,
        side: Side,
        on: &Target,
    ) -> Result<(Option<Refusal>, Vec<String>), Error> {
        let now = self
            .read_as(holder, |table| {
                let playing = questions::playing_as(table, side)?;
                let refusal = playing.why(side, on);
                Some((refusal, refusal.is_none().then(|| playing.boxed())))
            })
            .await?;
        let Some((refusal, Some(playing))) = now else {
            return Ok((now.and_then(|(refusal, _)| refusal), Vec::new()));
        };
        // Finding the actions means playing every choice on a copy, which takes milliseconds.
        let on = on.clone();
        let leads = tokio::task::spawn_blocking(move || playing.leads(side, &on)).await;
        Ok((refusal, leads.map_err(|error| Error::Fault(error.to_string()))?))
    }

    /// Returns the spaces to which `side` can bring the moving force.
    pub async fn ways(&self, holder: &Holder, side: Side) -> Result<WaysMessage, Error> {
        let now = self
            .read_as(holder, |table| {
                let playing = questions::playing_as(table, side);
                playing.map(|playing| (playing.boxed(), table.base()))
            })
            .await?;
        let (playing, base) = now.ok_or(TableError::NotYourTurn)?;
        // Long ways take milliseconds to find.
        let found = tokio::task::spawn_blocking(move || questions::ways(&*playing, base, side));
        found.await.map_err(|error| Error::Fault(error.to_string()))
    }

    /// Returns the odds of an action that is offered to `side` at `entry`, or that will be offered after some
    /// further steps; `None` if `entry` is no longer the last entry.
    pub async fn odds(
        &self,
        holder: &Holder,
        (entry, side): (u32, Side),
        play: &str,
        after: &[String],
    ) -> Result<OddsMessage, Error> {
        let answer = |odds| Ok(OddsMessage { entry, play: play.into(), odds });
        let reckoner = self.house.reckoner();
        let turn = reckoner.turn().await;
        // The table is read only after waiting: a player who has played in the meantime no longer needs the
        // odds.
        let now = self
            .read_as(holder, |table| {
                let playing = questions::playing_as(table, side)?;
                (table.entry() == entry).then(|| playing.boxed())
            })
            .await?;
        let Some(playing) = now else { return answer(None) };
        let question = [after, &[play.into()]].concat().join("\n");
        if let Some(odds) = self.odds.get(entry, side, &question) {
            return answer(Some(odds));
        }
        let odds = match questions::walked(playing, side, after) {
            Some(playing) => reckoner.odds(&turn, playing, side, play).await,
            None => None,
        };
        if let Some(odds) = &odds {
            self.odds.keep(entry, side, &question, odds);
        }
        answer(odds)
    }

    /// Returns the computer's advice to `side` at `entry`. Advice is given only to a player who plays against
    /// the computer or holds both seats: between two people, advice would be unfair. A game with a hint is not
    /// rated.
    pub async fn hint(
        &self,
        holder: &Holder,
        (entry, side): (u32, Side),
        address: IpAddr,
    ) -> Result<HintMessage, Error> {
        let now = self
            .read_as(holder, |table| {
                questions::may_have_hints(table, holder, side)?;
                Ok::<_, Error>(
                    questions::playing_as(table, side)
                        .filter(|_| table.still_holds(entry, side))
                        .map(|playing| playing.boxed()),
                )
            })
            .await??;
        let answer = |hints| Ok(HintMessage { entry, side, hints });
        let Some(playing) = now else { return answer(Vec::new()) };
        if let Some(hints) = self.hinted.get(entry, side) {
            return answer(hints);
        }
        self.house.store().void_rating(&self.id).await?;
        let hints = self.house.adviser().hints(playing, side, address).await;
        self.hinted.keep(entry, side, &hints);
        answer(hints)
    }

    /// Reads the table for a client that still holds its seats.
    async fn read_as<T>(
        &self,
        holder: &Holder,
        look: impl FnOnce(&Table) -> T,
    ) -> Result<T, Error> {
        Ok(self.read(|table| holder.holds(table).map(|()| look(table))).await??)
    }

    /// Returns the table after `number` actions, as `eye` sees it.
    pub async fn at(&self, holder: &Holder, number: u32, eye: Eye) -> Result<AtMessage, Error> {
        let then = self
            .read_as(holder, |table| {
                let game = self.house.game(&table.stored.game)?;
                Some((Then::of(table, number, table.eye(eye))?, game))
            })
            .await?;
        let (then, game) = then.ok_or(TableError::NotYourTurn)?;
        // A long game takes milliseconds to replay.
        let then = tokio::task::spawn_blocking(move || then.message(game));
        then.await.map_err(|error| Error::Fault(error.to_string()))
    }

    /// Returns the position after `number` actions of a finished game of that name, or the last earlier
    /// position that can be written. After the end of a game everything in the position is public, including
    /// hands.
    pub async fn moment(&self, game: &str, number: u32) -> Result<String, Error> {
        let finished = |table: &Table| match table.stored.game == game {
            true => Ok(table.finished().map(AnyPlaying::boxed)?),
            false => Err(Error::Wrong(format!("that table is not of {game}"))),
        };
        let playing = self.read(finished).await??;
        let found = tokio::task::spawn_blocking(move || questions::moment(&*playing, number));
        Ok(found.await.map_err(|error| Error::Fault(error.to_string()))??)
    }

    /// Returns the status of the table for a client with tokens of these hashes, or with this account, if that
    /// client may view the table.
    pub async fn status(
        &self,
        hashes: &[String],
        account: Option<&str>,
    ) -> Result<Option<TableStatus>, Error> {
        let here = self.here();
        self.read(|table| TableStatus::of(table, hashes, account, here)).await
    }
}
