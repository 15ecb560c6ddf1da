//! News from other nodes on the same PostgreSQL. News is only a hint: in order to miss no change, a node
//! also polls, after every reconnection and at intervals.

use std::collections::HashMap;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::House;
use crate::Error;
use crate::store::{Job, Latest, Postgres, SAID_WHO};

/// The interval at which a node polls for changes.
const ASKED: Duration = Duration::from_millis(1500);
/// The interval at which a node takes over jobs of nodes that are gone.
const RELIEVED: Duration = Duration::from_secs(1);
/// The time that a listener waits before it reconnects.
const BACK: Duration = Duration::from_millis(200);

/// Follows the changes of other nodes, until this node stops.
pub async fn attend(house: House) {
    let Some(postgres) = house.store().shared() else { return };
    let mut closing = house.closing();
    tokio::select! {
        _ = closing.wait_for(|closing| *closing) => {}
        () = hear(&house, postgres) => {}
        () = ask(&house, postgres) => {}
        () = relieve(&house, postgres) => {}
        () = say_who(&house, postgres) => {}
    }
}

async fn hear(house: &House, postgres: &Postgres) {
    loop {
        if let Err(error) = listen(house, postgres).await {
            tracing::warn!(?error, "other nodes are not heard for a moment");
        }
        sleep(BACK).await;
    }
}

async fn listen(house: &House, postgres: &Postgres) -> Result<(), Error> {
    let mut news = postgres.listen().await?;
    // News sent before the connection was opened has been missed.
    house.news().tell_all();
    catch_up(house, postgres, None).await;
    loop {
        let told = news.next().await?;
        match &told {
            Some(topics) => topics.iter().for_each(|topic| house.news().tell(topic)),
            None => house.news().tell_all(),
        }
        catch_up(house, postgres, told.as_deref()).await;
    }
}

async fn ask(house: &House, postgres: &Postgres) {
    let mut ticks = interval(ASKED);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        catch_up(house, postgres, None).await;
    }
}

/// Brings these tables up to date, as far as this node has clients at them; with `None`, all tables at
/// which it has clients.
async fn catch_up(house: &House, postgres: &Postgres, tables: Option<&[String]>) {
    let rooms = house.rooms_of(tables);
    if rooms.is_empty() {
        return;
    }
    let ids: Vec<String> = rooms.iter().map(|room| room.id.clone()).collect();
    let mut found: HashMap<String, Latest> = match postgres.where_are(&ids).await {
        Ok(found) => found.into_iter().collect(),
        Err(error) => return tracing::warn!(?error, "it is not known what is new"),
    };
    let mut behind = JoinSet::new();
    for room in rooms {
        if let Some(at) = found.remove(&room.id) {
            behind.spawn(async move {
                if let Err(error) = room.catch_up(at).await {
                    tracing::warn!(table = room.id, ?error, "a table is behind for a moment");
                }
            });
        }
    }
    while behind.join_next().await.is_some() {}
}

async fn say_who(house: &House, postgres: &Postgres) {
    loop {
        sleep(SAID_WHO).await;
        let rooms = house.rooms_of(None);
        let here = rooms.iter().flat_map(|room| {
            let side = room.players_here().into_iter();
            side.map(|side| (room.id.clone(), side))
        });
        if let Err(error) = postgres.all_here(&here.collect::<Vec<_>>()).await {
            tracing::warn!(?error, "other nodes do not know who is here");
        }
        if let Err(error) = postgres.all_online(&house.online().all()).await {
            tracing::warn!(?error, "other nodes do not know who is online");
        }
    }
}

async fn relieve(house: &House, postgres: &Postgres) {
    let mut ticks = interval(RELIEVED);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        match postgres.take_over().await {
            Ok(jobs) => {
                for job in jobs {
                    if let Err(error) = take_over(house, &job).await {
                        // The job will be taken over again, here or on another node.
                        tracing::warn!(table = job.table, ?error, "a bot waits a little longer");
                    }
                }
            }
            Err(error) => tracing::warn!(?error, "it is not known which bots wait"),
        }
    }
}

async fn take_over(house: &House, job: &Job) -> Result<(), Error> {
    house.room(&job.table).await?.relieve(job).await
}
