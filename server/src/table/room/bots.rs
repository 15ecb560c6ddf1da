//! The bots of a table: when they think, and for which node.

use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::{BySide, Side};
use shelf::Level;

use super::Room;
use crate::Error;
use crate::store::{Job, SAID_AGAIN};
use crate::table::programs::Answer;
use crate::table::{Stage, Table};

/// What a bot thinks about.
struct Thought {
    /// The entry it began at.
    entry: u32,
    side: Side,
    level: String,
    /// It answers what somebody else chose.
    answers: bool,
    /// How long it takes would tell of its hand.
    hides: bool,
    /// What the script of a lesson has it play, without a thought.
    scripted: Option<String>,
}

impl Room {
    pub(super) fn wake_bots(self: &Arc<Self>, table: &mut Table) {
        let Stage::Playing(playing) = &table.stage else { return };
        if table.is_over() {
            self.chairs.rise(playing.outcome(), table.result().as_deref());
        }
        let next = table.scripted();
        let mut woken = Vec::new();
        for side in table.awaited().iter() {
            let scripted = next.as_ref().and_then(|next| next.any_of.first().cloned());
            let seat = &table.stored.seats[side];
            let busy = table.thinking[side].is_some_and(|entry| table.still_holds(entry, side));
            if table.asks_bot(side) && !busy {
                let usual = || self.app.usual_level(&table.stored.game);
                let level = seat.level.clone().unwrap_or_else(usual);
                woken.push(side);
                let (entry, answers) = (table.entry(), table.answers(side));
                let hides = table.hides(side);
                let thought = Thought { entry, side, level, answers, hides, scripted };
                tokio::spawn(self.clone().think(playing.boxed(), thought));
            }
        }
        for side in woken {
            table.thinking[side] = Some(table.entry());
        }
    }

    /// Its answer counts only if the choice is still the one it thought about.
    async fn think(self: Arc<Self>, playing: Box<dyn engine::AnyPlaying>, thought: Thought) {
        let Thought { entry, side, level, answers, hides, scripted } = thought;
        let thinkers = self.app.thinkers();
        let asked = Instant::now();
        let until = thinkers.in_time_for_the_beat(asked).filter(|_| hides);
        let programs = self.app.programs();
        let is_program = programs.has(playing.facts().name, &level);
        if scripted.is_none() && !is_program && level.parse::<Level>().is_err() {
            // It goes on where, and when, somebody serves that program again.
            return tracing::warn!(table = self.id, %side, level, "no program of that name plays here");
        }
        let thought = async {
            match scripted {
                Some(play) => Some(Answer::Play(play)),
                None if is_program => programs.ask(&self.chairs, playing, side, &level).await,
                None => {
                    let bots = self.bots.clone();
                    thinkers.think(bots, playing, side, &level, until).await.map(Answer::Play)
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
        self.app.counts().thought();
        if answers || hides {
            tokio::time::sleep(thinkers.until_the_beat(asked.elapsed())).await;
        }
        let id = format!("bot-{side}-{entry}");
        let played = self.enter(&id, |table| match &answer {
            Answer::Play(play) => table.play(entry, side, play, id.clone()),
            Answer::None if table.still_holds(entry, side) => table.resign(side, id.clone()),
            Answer::None => Err(Error::Stale(table.entry())),
        });
        if matches!(answer, Answer::None) {
            // What it said may tell of its hand, and stands nowhere.
            tracing::warn!(table = self.id, %side, level, "a program gave no answer in time that can be played, and resigns");
        }
        match Box::pin(played).await {
            Ok(_) | Err(Error::Stale(_)) => {}
            // Somebody else has ended the game, and this one was asked then.
            Err(Error::Over) => self.chairs.rise(None, None),
            Err(error) => {
                tracing::error!(table = self.id, %side, %error, "a bot's action was not stored");
                tokio::time::sleep(Duration::from_secs(1)).await;
                Box::pin(self.wake()).await;
            }
        }
    }

    /// Thinks while no other node thinks about the same, and tells them as long as it does.
    async fn alone<T>(
        &self,
        side: Side,
        entry: u32,
        thought: impl Future<Output = Option<T>>,
    ) -> Result<Option<T>, Error> {
        let Some(postgres) = self.app.store().shared() else { return Ok(thought.await) };
        if !postgres.claim(&self.id, side, entry).await? {
            return Ok(None);
        }
        let mut thought = std::pin::pin!(thought);
        loop {
            match tokio::time::timeout(SAID_AGAIN, &mut thought).await {
                Ok(play) => return Ok(play),
                Err(_) => {
                    if let Err(error) = postgres.hold_on(&self.id, side).await {
                        // Another node may think about the same now, and one of both comes too late.
                        tracing::warn!(table = self.id, ?error, "a bot may be asked twice");
                    }
                }
            }
        }
    }

    /// Takes over from a node that is gone. If there is nothing to do any more, that is said.
    pub async fn relieve(self: &Arc<Self>, job: &Job) -> Result<(), Error> {
        self.wake().await;
        let Some(postgres) = self.app.store().shared() else { return Ok(()) };
        // A newer server knows whether there is something to do, and takes it over in its turn.
        let waits = |table: &Table| table.asks_bot(job.side) || table.ahead;
        if self.read(waits).await? { Ok(()) } else { postgres.end(job).await }
    }

    /// Lets what waits for nobody go on.
    pub async fn wake(self: &Arc<Self>) {
        let mut cache = self.cache.lock().await;
        match self.take(&mut cache).await {
            Ok(mut table) => {
                table.thinking = BySide::default();
                self.follow(table, &mut cache).await;
                self.show();
            }
            Err(error) => tracing::error!(table = self.id, %error, "the table can't be read"),
        }
    }
}
