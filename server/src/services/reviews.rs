//! Reviews of finished games. Reviews are made one at a time, without delaying the tables. Each review is made
//! only once, and is then kept in memory.
//!
//! An address can wait for only one review at a time. Reviews of games that were played here come first, and
//! those of uploaded records never take all places in the queue.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::AnyPlaying;
use shelf::review::ITERATIONS;
use shelf::{Host, Shelf, Stoppable, Threads};

use super::queue::{Queue, Urgency};
use crate::Error;
use crate::limits::Payer;

/// The cost of making a review, in addition to the cost of the request.
const COST: u32 = 400;
/// The maximum number of reviews in the queue.
const WAITING: usize = 16;
/// The maximum number of reviews in the queue that are of uploaded records.
const UPLOADED: usize = WAITING / 2;
/// The number of reviews kept in memory. Beyond this number the oldest review is forgotten, and made again
/// on request.
const KEPT: usize = 64;

/// Reviews games for all tables, one at a time.
#[derive(Clone)]
pub struct Reviewer {
    shelf: Arc<Shelf>,
    queue: Queue,
    /// Set when the server stops.
    stop: Arc<AtomicBool>,
    reviews: Arc<Mutex<Reviews>>,
}

#[derive(Default)]
struct Reviews {
    /// Tables and their reviews as JSON, oldest first.
    made: VecDeque<(String, Arc<str>)>,
    /// Tables whose review is in the queue or being made.
    awaited: HashMap<String, Awaited>,
}

/// A review that is in the queue or being made.
struct Awaited {
    /// The address that first requested the review.
    address: IpAddr,
    urgency: Urgency,
    /// The progress, in per cent.
    done: Arc<AtomicU32>,
}

impl Reviews {
    /// Returns an error unless the address may wait for one more review.
    fn room_for(&self, address: IpAddr, urgency: Urgency) -> Result<(), Error> {
        if self.awaited.values().any(|one| one.address == address) {
            return Err(Error::Busy("a review is being made for this address: wait for it"));
        }
        let alike = self.awaited.values().filter(|one| one.urgency == urgency).count();
        let most = if urgency == Urgency::Uploaded { UPLOADED } else { WAITING };
        if WAITING <= self.awaited.len() || most <= alike {
            return Err(Error::Busy("too many reviews are asked for: wait a little"));
        }
        Ok(())
    }
}

impl Reviewer {
    /// Creates an idle reviewer.
    pub fn new(shelf: Arc<Shelf>, stop: Arc<AtomicBool>) -> Reviewer {
        Reviewer { shelf, queue: Queue::default(), stop, reviews: Arc::default() }
    }

    /// Returns the review of a table as JSON, if it has been made.
    pub fn made(&self, table: &str) -> Option<Arc<str>> {
        let reviews = self.lock();
        let made = reviews.made.iter().find(|(known, _)| known == table);
        made.map(|(_, review)| review.clone())
    }

    /// Returns the progress in per cent, if the review is in the queue or being made.
    pub fn underway(&self, table: &str) -> Option<u32> {
        self.lock().awaited.get(table).map(|one| one.done.load(Ordering::Relaxed))
    }

    /// Returns an error unless the address may wait for a review now. The check itself costs the address nothing.
    pub fn room_for(&self, address: IpAddr, urgency: Urgency) -> Result<(), Error> {
        self.lock().room_for(address, urgency)
    }

    /// Queues the review of a finished game, which `payer` pays for. A review takes up to a minute on one
    /// core.
    pub fn make(
        &self,
        table: &str,
        playing: Box<dyn AnyPlaying>,
        payer: &Payer,
        urgency: Urgency,
    ) -> Result<(), Error> {
        let mut reviews = self.lock();
        if reviews.awaited.contains_key(table) {
            return Ok(());
        }
        let address = payer.address();
        reviews.room_for(address, urgency)?;
        payer.pay(COST)?;
        let done = Arc::new(AtomicU32::new(0));
        reviews.awaited.insert(table.into(), Awaited { address, urgency, done: done.clone() });
        tokio::spawn(self.clone().write(table.into(), playing, (address, urgency), done));
        Ok(())
    }

    async fn write(
        self,
        table: String,
        playing: Box<dyn AnyPlaying>,
        (address, urgency): (IpAddr, Urgency),
        done: Arc<AtomicU32>,
    ) {
        let turn = self.queue.turn(address, urgency).await;
        let (shelf, stop) = (self.shelf.clone(), self.stop.clone());
        let written = tokio::task::spawn_blocking(move || {
            let host = Stoppable { threads: Threads::ONE, stop: &stop };
            let host = Counting { host, done: &done };
            let shelved = shelf.get(playing.facts().name)?;
            let review = shelved.review(playing.as_ref(), ITERATIONS, &host)?;
            Some(serde_json::to_string(&review).expect("a review is plain data"))
        });
        let review = written.await.unwrap_or_else(|error| {
            tracing::error!(table, %error, "a game could not be reviewed");
            None
        });
        drop(turn);
        let mut reviews = self.lock();
        reviews.awaited.remove(&table);
        if let Some(review) = review {
            reviews.made.push_back((table, review.into()));
            if KEPT < reviews.made.len() {
                reviews.made.pop_front();
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Reviews> {
        self.reviews.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The host of a review, which reports the progress of the review.
struct Counting<'a> {
    host: Stoppable<'a>,
    /// The progress, in per cent.
    done: &'a AtomicU32,
}

impl Host for Counting<'_> {
    fn workers(&self) -> usize {
        self.host.workers()
    }

    fn run(&self, n: usize, job: &(dyn Fn(usize) + Sync)) {
        self.host.run(n, job);
    }

    fn now(&self) -> Duration {
        self.host.now()
    }

    fn stopped(&self) -> bool {
        self.host.stopped()
    }

    fn is_at(&self, done: usize, of: usize) {
        self.done.store((100 * done / of) as u32, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use engine::{Seed, Setup};

    use super::*;
    use crate::Limits;
    use crate::limits::Addresses;

    /// A reviewer that is busy, with the addresses that ask it.
    struct Office {
        reviewer: Reviewer,
        addresses: Addresses,
        _turn: super::super::queue::QueueTurn,
    }

    impl Office {
        async fn open() -> Office {
            let reviewer = Reviewer::new(Arc::new(shelf::shelf()), Arc::default());
            let limits =
                Limits { address_units: 1000, address_units_a_second: 0, ..Limits::default() };
            let nobody = IpAddr::from([127, 0, 0, 1]);
            let _turn = reviewer.queue.turn(nobody, Urgency::Played).await;
            Office { reviewer, addresses: Addresses::new(limits, false), _turn }
        }

        fn payer(&self, n: u8) -> Payer {
            self.addresses.at(IpAddr::from([10, 0, 0, n]))
        }

        fn asks(&self, table: &str, who: u8, urgency: Urgency) -> Result<(), Error> {
            let game = self.reviewer.shelf.games().next().unwrap().game();
            let playing = game.start(&Setup::default(), Seed::from_number(1)).unwrap();
            self.reviewer.make(table, playing, &self.payer(who), urgency)
        }
    }

    #[tokio::test]
    async fn no_more_reviews_wait_than_there_are_places() {
        let office = Office::open().await;
        for n in 0..WAITING as u8 {
            office.asks(&n.to_string(), n, Urgency::Played).unwrap();
        }
        let refused = office.asks("one more", 99, Urgency::Played);
        assert!(matches!(refused, Err(Error::Busy(_))), "{refused:?}");
        assert!(office.asks("3", 99, Urgency::Played).is_ok(), "that one is waited for already");
        let underway = |table| office.reviewer.underway(table);
        assert_eq!((underway("3"), underway("one more")), (Some(0), None));
    }

    #[tokio::test]
    async fn an_address_waits_for_one_review_and_a_refused_one_costs_nothing() {
        let office = Office::open().await;
        office.asks("first", 1, Urgency::Played).unwrap();
        for _ in 0..10 {
            let refused = office.asks("second", 1, Urgency::Played);
            assert!(matches!(refused, Err(Error::Busy(_))), "{refused:?}");
        }
        assert!(office.payer(1).pay(1000 - COST).is_ok(), "it has paid for one");
        office.asks("second", 2, Urgency::Played).unwrap();
        assert!(office.reviewer.room_for(IpAddr::from([10, 0, 0, 3]), Urgency::Played).is_ok());
    }

    #[tokio::test]
    async fn uploads_leave_room_for_games_played_here() {
        let office = Office::open().await;
        for n in 0..UPLOADED as u8 {
            office.asks(&n.to_string(), n, Urgency::Uploaded).unwrap();
        }
        let refused = office.asks("one more", 98, Urgency::Uploaded);
        assert!(matches!(refused, Err(Error::Busy(_))), "{refused:?}");
        office.asks("played here", 99, Urgency::Played).unwrap();
    }
}
