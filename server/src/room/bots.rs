//! The bots of a table: when and on which node they think.

use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::Side;
use shelf::Level;
use table::{Change, Stamp, Table, TableStage};

use super::guard::Guard;
use super::{Room, made};
use crate::Error;
use crate::error::guarded;
use crate::services::programs::ProgramAnswer;
use crate::services::thinkers::by_chance;
use crate::store::{Job, SAID_AGAIN};

/// A question to a bot.
struct BotTask {
    /// The entry at which the bot was asked.
    entry: u32,
    side: Side,
    level: String,
    /// The seed of the random numbers that the bot thinks with.
    seed: u64,
    /// Whether the bot answers another player's choice.
    answers: bool,
    /// Whether the bot's thinking time would reveal something about its hand.
    hides: bool,
    /// The action that the script of a lesson prescribes, which needs no thought.
    scripted: Option<String>,
}

impl Room {
    pub(super) fn wake_bots(self: &Arc<Self>, table: &mut Guard<'_>) {
        let TableStage::Playing(playing) = &table.stage else { return };
        if table.is_over() {
            self.chairs.rise(playing.outcome(), table.result().as_deref());
        }
        let next = table.scripted();
        let mut woken = Vec::new();
        for side in table.awaited().iter() {
            let scripted = next.as_ref().and_then(|next| next.any_of.first().cloned());
            let seat = &table.stored.seats[side];
            if table.asks_bot(side) && !table.is_thinking(side) {
                let usual = || self.house.usual_level(&table.stored.game);
                let level = seat.level.clone().unwrap_or_else(usual);
                woken.push(side);
                let (entry, answers) = (table.entry(), table.answers(side));
                let hides = table.hides(side);
                let seed = engine::thought(&table.stored.secret, side, entry);
                let thought = BotTask { entry, side, level, seed, answers, hides, scripted };
                tokio::spawn(self.clone().attend(playing.boxed(), thought));
            }
        }
        for side in woken {
            table.note_thought(side);
        }
    }

    /// Lets the bot think. If it panics, the panic is reported, so that the players don't wait for ever.
    async fn attend(self: Arc<Self>, playing: Box<dyn engine::AnyPlaying>, thought: BotTask) {
        let (entry, side) = (thought.entry, thought.side);
        let thought = guarded(async {
            self.clone().think(playing, thought).await;
            Ok(())
        });
        let Err(error) = thought.await else { return };
        tracing::error!(table = self.id, %side, cause = ?error, "a bot ran into a fault, and resigns");
        let id = format!("bot-{side}-{entry}-fault");
        let resign = |table: &mut Table, stamp: Stamp| resigned(table, entry, side, stamp);
        if let Err(error) = guarded(self.enter(&id, resign)).await {
            tracing::error!(table = self.id, %side, cause = ?error, "a table waits for a bot that is gone");
        }
    }

    /// Lets the bot think, and plays its answer. The answer counts only if the bot was asked about the
    /// present choice.
    async fn think(self: Arc<Self>, playing: Box<dyn engine::AnyPlaying>, thought: BotTask) {
        let BotTask { entry, side, level, seed, answers, hides, scripted } = thought;
        let thinkers = self.house.thinkers();
        let asked = Instant::now();
        let beat = thinkers.in_time_for_the_beat(asked).filter(|_| hides);
        let since = self.bots.turn_since(side, asked, answers);
        let until = beat.or_else(|| thinkers.in_time_for_the_turn(since, &level));
        let programs = self.house.programs();
        let is_program = programs.has(playing.facts().name, &level);
        if scripted.is_none() && !is_program && level.parse::<Level>().is_err() {
            // The game continues once a server offers a program of that name again.
            return tracing::warn!(table = self.id, %side, level, "no program of that name plays here");
        }
        let thought = async {
            match scripted {
                Some(play) => Some(ProgramAnswer::Play(play)),
                None if is_program => programs.ask(&self.chairs, playing, side, &level).await,
                None => {
                    let bots = self.bots.clone();
                    thinkers.think(bots, playing, side, &level, seed, until).await
                }
            }
        };
        let answer = match self.alone(side, entry, thought).await {
            Ok(Some(answer)) => answer,
            Ok(None) => return,
            Err(error) => {
                tracing::error!(table = self.id, %side, %error, "a bot was not asked");
                tokio::time::sleep(Duration::from_secs(1)).await;
                return Box::pin(self.wake()).await;
            }
        };
        self.house.counts().thought();
        if answers || hides {
            tokio::time::sleep(thinkers.until_the_beat(asked.elapsed())).await;
        }
        let id = format!("bot-{side}-{entry}");
        let played = self.enter(&id, |table, stamp| match &answer {
            ProgramAnswer::Play(play) => match table.play(entry, side, play, stamp.clone()) {
                Err(error @ (table::Error::Refused(_) | table::Error::Unreadable(_))) => {
                    tracing::error!(table = self.id, %side, level, %error, "a bot chose what can't be played");
                    let playing = table.playing().ok_or(table::Error::NotYourTurn)?;
                    match by_chance(playing, side, seed) {
                        ProgramAnswer::Play(play) => table.play(entry, side, &play, stamp).map(made),
                        ProgramAnswer::None => resigned(table, entry, side, stamp),
                    }
                }
                played => played.map(made),
            },
            ProgramAnswer::None => resigned(table, entry, side, stamp),
        });
        if matches!(answer, ProgramAnswer::None) {
            // The program's output may reveal its hand, and is not logged.
            tracing::warn!(table = self.id, %side, level, "a bot gave no answer in time that can be played, and resigns");
        }
        match Box::pin(played).await {
            Ok(_) | Err(Error::Table(table::Error::Stale(_))) => {}
            // Another player has ended the game after this bot was asked.
            Err(Error::Table(table::Error::Over)) => self.chairs.rise(None, None),
            Err(error) => {
                tracing::error!(table = self.id, %side, %error, "a bot's action was not stored");
                tokio::time::sleep(Duration::from_secs(1)).await;
                Box::pin(self.wake()).await;
            }
        }
    }

    /// Does the work unless another node is doing it for the same choice. Renews this node's claim to the work
    /// as long as the work lasts.
    async fn alone<T>(
        &self,
        side: Side,
        entry: u32,
        thought: impl Future<Output = Option<T>>,
    ) -> Result<Option<T>, Error> {
        let Some(postgres) = self.house.store().shared() else { return Ok(thought.await) };
        if !postgres.claim(&self.id, side, entry).await? {
            return Ok(None);
        }
        let mut thought = std::pin::pin!(thought);
        loop {
            match tokio::time::timeout(SAID_AGAIN, &mut thought).await {
                Ok(play) => return Ok(play),
                Err(_) => {
                    if let Err(error) = postgres.hold_on(&self.id, side).await {
                        // Another node may be thinking about the same choice; in that case, the later of
                        // the two answers is refused.
                        tracing::warn!(table = self.id, ?error, "a bot may be asked twice");
                    }
                }
            }
        }
    }

    /// Takes over a job from a node that is gone. Deletes the job if there is nothing left to do.
    pub async fn relieve(self: &Arc<Self>, job: &Job) -> Result<(), Error> {
        self.wake().await;
        let Some(postgres) = self.house.store().shared() else { return Ok(()) };
        // If the table follows newer rules, this server can't know whether the bot must choose. The job is
        // kept, and a server with those rules takes it over later.
        let waits = |table: &Table| table.asks_bot(job.side) || table.ahead;
        if self.read(waits).await? { Ok(()) } else { postgres.end(job).await }
    }

    /// Carries out everything that needs no player: first standing orders, then the actions of bots.
    pub async fn wake(self: &Arc<Self>) {
        match self.open().await {
            Ok(mut table) => {
                table.forget_thoughts();
                self.follow(&mut table).await;
                self.show();
            }
            Err(error) => tracing::error!(table = self.id, %error, "the table can't be read"),
        }
    }
}

/// Returns the resignation of a side's bot, if the bot still has the choice that it had at `entry`.
fn resigned(
    table: &mut Table,
    entry: u32,
    side: Side,
    stamp: Stamp,
) -> Result<Change, table::Error> {
    match table.still_holds(entry, side) {
        true => table.resign(side, stamp).map(made),
        false => Err(table::Error::Stale(table.entry())),
    }
}
