//! What a player asks about the table, which changes nothing.

use engine::{AnyPlaying, Eye, Refusal, Side, Sides, Target};

use super::Room;
use crate::Error;
use crate::live::messages::{AtMessage, HintMessage, OddsMessage, TableStatus, Then, WaysMessage};
use crate::store::SeatKind;
use crate::table::claims::Holder;
use crate::table::{Table, kept};

impl Room {
    /// Why nothing can be done by clicking there; or, if no rule says, by which actions it can be after.
    pub async fn why(
        &self,
        holder: &Holder,
        side: Side,
        on: &Target,
    ) -> Result<(Option<Refusal>, Vec<String>), Error> {
        let now = self
            .read_as(holder, |table| {
                let playing = table.playing().filter(|_| table.awaited().has(side))?;
                let refusal = playing.why(side, on);
                Some((refusal, refusal.is_none().then(|| playing.boxed())))
            })
            .await?;
        let Some((refusal, Some(playing))) = now else {
            return Ok((now.and_then(|(refusal, _)| refusal), Vec::new()));
        };
        // Every action is played for it.
        let on = on.clone();
        let leads = tokio::task::spawn_blocking(move || playing.leads(side, &on)).await;
        Ok((refusal, leads.map_err(|error| Error::Store(error.to_string()))?))
    }

    /// Where that side can bring the force on the move.
    pub async fn ways(&self, holder: &Holder, side: Side) -> Result<WaysMessage, Error> {
        let now = self
            .read_as(holder, |table| {
                let playing = table.playing().filter(|_| table.awaited().has(side));
                playing.map(|playing| (playing.boxed(), table.base))
            })
            .await?;
        let (playing, base) = now.ok_or(Error::NotYourTurn)?;
        // A long way takes milliseconds to find.
        let found = tokio::task::spawn_blocking(move || WaysMessage {
            number: base + playing.number(),
            ways: playing.ways(side),
        });
        found.await.map_err(|error| Error::Store(error.to_string()))
    }

    /// The odds of an action that was offered to that side at `entry`, or that will be after some
    /// steps from there. Nothing is told of a moment that is gone.
    pub async fn odds(
        &self,
        holder: &Holder,
        (entry, side): (u32, Side),
        play: &str,
        after: &[String],
    ) -> Result<OddsMessage, Error> {
        let answer = |odds| Ok(OddsMessage { entry, play: play.into(), odds });
        let reckoner = self.app.reckoner();
        let turn = reckoner.turn().await;
        // Only now: who has played meanwhile wants no odds of what he did not choose.
        let now = self
            .read_as(holder, |table| {
                let playing = table.playing().filter(|_| table.awaited().has(side))?;
                (table.entry() == entry).then(|| playing.boxed())
            })
            .await?;
        let Some(playing) = now else { return answer(None) };
        let question = [after, &[play.into()]].concat().join("\n");
        if let Some(odds) = self.odds.get(entry, side, &question) {
            return answer(Some(odds));
        }
        let odds = match walked(playing, side, after) {
            Some(playing) => reckoner.odds(&turn, playing, side, play).await,
            None => None,
        };
        if let Some(odds) = &odds {
            self.odds.keep(entry, side, &question, odds);
        }
        answer(odds)
    }

    /// What the computer would do in the place of `side`, at `entry`. Only who plays against the computer, or
    /// holds both seats, is told: between two people it is no fair play.
    pub async fn hint(
        &self,
        holder: &Holder,
        (entry, side): (u32, Side),
    ) -> Result<HintMessage, Error> {
        let now = self
            .read_as(holder, |table| {
                let foe = side.other();
                if !holder.sides.has(foe) && table.stored.seats[foe].kind != SeatKind::Bot {
                    return Err(Error::Wrong(
                        "hints are given against the computer, or to who plays both sides".into(),
                    ));
                }
                let playing = table.playing().filter(|_| table.awaited().has(side));
                Ok(playing
                    .filter(|_| table.still_holds(entry, side))
                    .map(|playing| playing.boxed()))
            })
            .await??;
        let answer = |hints| Ok(HintMessage { entry, side, hints });
        let Some(playing) = now else { return answer(Vec::new()) };
        if let Some(hints) = self.hinted.get(entry, side) {
            return answer(hints);
        }
        let hints = self.app.adviser().hints(playing, side).await;
        self.hinted.keep(entry, side, &hints);
        answer(hints)
    }

    /// Looks at the table as it is, for who still holds his seats.
    async fn read_as<T>(
        &self,
        holder: &Holder,
        look: impl FnOnce(&Table) -> T,
    ) -> Result<T, Error> {
        self.read(|table| holder.holds(table).map(|()| look(table))).await?
    }

    /// The table as it stood after `number` actions, through those eyes.
    pub async fn at(&self, holder: &Holder, number: u32, eye: Eye) -> Result<AtMessage, Error> {
        let then = self
            .read_as(holder, |table| {
                let game = self.app.game(&table.stored.game)?;
                Some((Then::of(table, number, table.eye(eye))?, game))
            })
            .await?;
        let (then, game) = then.ok_or(Error::NotYourTurn)?;
        // A long game takes milliseconds to replay.
        let then = tokio::task::spawn_blocking(move || then.message(game));
        then.await.map_err(|error| Error::Store(error.to_string()))
    }

    /// The position to play on from after `number` actions of a finished game of that name, or as soon before
    /// as one can be written. Everything in it is open by then, hands too.
    pub async fn moment(&self, game: &str, number: u32) -> Result<String, Error> {
        let finished = |table: &Table| match table.stored.game == game {
            true => table.finished().map(AnyPlaying::boxed),
            false => Err(Error::Wrong(format!("that table is not of {game}"))),
        };
        let playing = self.read(finished).await??;
        let found = tokio::task::spawn_blocking(move || kept::last_position(&*playing, number));
        let found = found.await.map_err(|error| Error::Store(error.to_string()))?;
        found.ok_or_else(|| Error::Wrong("no moment up to there can be played on from".into()))
    }

    /// How the table stands for who comes with tokens of these hashes, if he may look at it.
    pub async fn status(&self, hashes: &[String]) -> Result<Option<TableStatus>, Error> {
        let here = self.here();
        self.read(|table| TableStatus::of(table, hashes, here)).await
    }
}

/// So many steps are gone for the odds of what comes after them.
const STEPS: usize = 64;

/// The game after those steps of `side`, where the other side lets every moment go by. Nothing, if a
/// step can't be made, or if anything is rolled, drawn or shown on the way: what the dice will say is
/// nobody's to know.
fn walked(
    mut playing: Box<dyn AnyPlaying>,
    side: Side,
    steps: &[String],
) -> Option<Box<dyn AnyPlaying>> {
    if STEPS < steps.len() {
        return None;
    }
    let start = playing.number();
    for step in steps {
        playing.play(side, step).ok()?;
        while playing.awaited() == Sides::from(side.other()) {
            let pass = playing.prompt(side.other())?.pass?;
            playing.play(side.other(), &pass).ok()?;
        }
    }
    (!playing.seen_since(start)).then_some(playing)
}
