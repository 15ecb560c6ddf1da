//! What a node hears of the others on the same PostgreSQL. What they tell is a hint; that
//! nothing is missed is seen to by asking, after every silence and from time to time.

use std::collections::HashMap;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::store::{At, Job, Postgres, SAID_WHO};
use crate::{App, Error};

/// How often it is asked what is new.
const ASKED: Duration = Duration::from_millis(1500);
/// How often jobs are taken over whose node is gone.
const RELIEVED: Duration = Duration::from_secs(1);
/// How long until a listener that was cut off comes back.
const BACK: Duration = Duration::from_millis(200);

/// Follows what other nodes do, until this one goes away.
pub async fn attend(app: App) {
    let Some(postgres) = app.store().shared() else { return };
    let mut closing = app.closing();
    tokio::select! {
        _ = closing.wait_for(|closing| *closing) => {}
        () = hear(&app, postgres) => {}
        () = ask(&app, postgres) => {}
        () = relieve(&app, postgres) => {}
        () = say_who(&app, postgres) => {}
    }
}

async fn hear(app: &App, postgres: &Postgres) {
    loop {
        if let Err(error) = listen(app, postgres).await {
            tracing::warn!(?error, "other nodes are not heard for a moment");
        }
        sleep(BACK).await;
    }
}

async fn listen(app: &App, postgres: &Postgres) -> Result<(), Error> {
    let mut news = postgres.listen().await?;
    // What was told before, nobody heard.
    catch_up(app, postgres, None).await;
    loop {
        let told = news.next().await?;
        catch_up(app, postgres, told.as_deref()).await;
    }
}

async fn ask(app: &App, postgres: &Postgres) {
    let mut ticks = interval(ASKED);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        catch_up(app, postgres, None).await;
    }
}

/// Brings these tables up to date, as far as somebody is at them here; all, where none is named.
async fn catch_up(app: &App, postgres: &Postgres, tables: Option<&[String]>) {
    let rooms = app.rooms_of(tables);
    if rooms.is_empty() {
        return;
    }
    let ids: Vec<String> = rooms.iter().map(|room| room.id.clone()).collect();
    let mut found: HashMap<String, At> = match postgres.where_are(&ids).await {
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

async fn say_who(app: &App, postgres: &Postgres) {
    loop {
        sleep(SAID_WHO).await;
        let rooms = app.rooms_of(None);
        let here = rooms.iter().flat_map(|room| {
            let side = room.players_here().into_iter();
            side.map(|side| (room.id.clone(), side))
        });
        if let Err(error) = postgres.all_here(&here.collect::<Vec<_>>()).await {
            tracing::warn!(?error, "other nodes do not know who is here");
        }
    }
}

async fn relieve(app: &App, postgres: &Postgres) {
    let mut ticks = interval(RELIEVED);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        match postgres.take_over().await {
            Ok(jobs) => {
                for job in jobs {
                    if let Err(error) = take_over(app, &job).await {
                        // It is taken over once more, here or elsewhere.
                        tracing::warn!(table = job.table, ?error, "a bot waits a little longer");
                    }
                }
            }
            Err(error) => tracing::warn!(?error, "it is not known which bots wait"),
        }
    }
}

async fn take_over(app: &App, job: &Job) -> Result<(), Error> {
    app.room(&job.table).await?.relieve(job).await
}
