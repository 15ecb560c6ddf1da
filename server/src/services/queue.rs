//! A fair queue: one caller at a time has the turn, and client addresses alternate.
//!
//! A client that makes twenty requests at once gets twenty places, one in each round to come. A client that
//! comes later gets a place in the present round, ahead of nineteen of these places.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// A queue in which one caller at a time has the turn.
#[derive(Clone, Default)]
pub struct Queue(Arc<Mutex<Waiting>>);

#[derive(Default)]
struct Waiting {
    taken: bool,
    /// The round of the last turn that was given.
    round: u64,
    /// The last round in which each waiting address has a place.
    last: HashMap<IpAddr, u64>,
    /// The waiting requests: urgent ones first, then by round, then by arrival.
    places: BTreeMap<(Urgency, u64, u64), oneshot::Sender<QueueTurn>>,
    came: u64,
}

/// The priority of a request. Priority counts more than the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// A request about a game on this server, for whose answer a player is waiting.
    Played,
    /// A request about an uploaded record, for which no player is waiting at a table.
    Uploaded,
}

/// The turn of a caller, which ends when this value is dropped.
pub struct QueueTurn(Queue);

impl Drop for QueueTurn {
    fn drop(&mut self) {
        self.0.hand_on();
    }
}

impl Queue {
    /// Waits for the turn, on behalf of a client at that address.
    pub async fn turn(&self, address: IpAddr, urgency: Urgency) -> QueueTurn {
        let turn = {
            let mut waiting = self.lock();
            let round = waiting.next_round(address);
            if !waiting.taken {
                waiting.taken = true;
                waiting.round = round;
                return QueueTurn(self.clone());
            }
            let (place, turn) = oneshot::channel();
            waiting.came += 1;
            let key = (urgency, round, waiting.came);
            waiting.places.insert(key, place);
            turn
        };
        turn.await.expect("a place is kept until its turn has come")
    }

    /// Returns the number of waiting requests.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.lock().places.len()
    }

    /// Gives the turn to the next request. If that request is no longer waiting, the turn is dropped, which
    /// gives it to the request after that.
    fn hand_on(&self) {
        let next = {
            let mut waiting = self.lock();
            let next = waiting.places.pop_first();
            waiting.taken = next.is_some();
            if let Some(((_, round, _), _)) = next {
                waiting.round = waiting.round.max(round);
            }
            next
        };
        if let Some((_, place)) = next {
            let _ = place.send(QueueTurn(self.clone()));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    /// Returns the first round in which an address has no place yet, and gives the address a place in that
    /// round.
    fn next_round(&mut self, address: IpAddr) -> u64 {
        let now = self.round;
        self.last.retain(|_, last| now <= *last);
        let next = self.last.get(&address).map_or(now, |last| last + 1);
        self.last.insert(address, next);
        next
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;

    use super::*;

    fn address(n: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, n])
    }

    /// The clients that have had a turn, in order.
    #[derive(Clone, Default)]
    struct Served(Arc<Mutex<Vec<u8>>>);

    impl Served {
        fn waits(
            &self,
            queue: &Queue,
            who: u8,
            urgency: Urgency,
        ) -> impl Future<Output = ()> + use<> {
            let (served, queue) = (self.clone(), queue.clone());
            async move {
                let _turn = queue.turn(address(who), urgency).await;
                served.0.lock().unwrap().push(who);
            }
        }
    }

    async fn asks(queue: &Queue, served: &Served, who: u8, urgency: Urgency) {
        let before = queue.len();
        tokio::spawn(served.waits(queue, who, urgency));
        while queue.len() == before {
            tokio::task::yield_now().await;
        }
    }

    async fn all_of(queue: &Queue, served: &Served, count: usize) -> Vec<u8> {
        while served.0.lock().unwrap().len() < count {
            tokio::task::yield_now().await;
        }
        // Wait until the last caller has returned its turn.
        drop(queue.turn(address(99), Urgency::Uploaded).await);
        served.0.lock().unwrap().clone()
    }

    #[tokio::test]
    async fn an_address_that_asks_a_lot_delays_no_other() {
        let (queue, served) = (Queue::default(), Served::default());
        let first = queue.turn(address(1), Urgency::Played).await;
        for _ in 0..20 {
            asks(&queue, &served, 1, Urgency::Played).await;
        }
        asks(&queue, &served, 2, Urgency::Played).await;
        asks(&queue, &served, 3, Urgency::Played).await;
        asks(&queue, &served, 2, Urgency::Played).await;
        drop(first);
        let order = all_of(&queue, &served, 23).await;
        assert_eq!(order[..5], [2, 3, 1, 2, 1], "{order:?}");
        assert!(order[5..].iter().all(|who| *who == 1), "{order:?}");
    }

    #[tokio::test]
    async fn work_without_urgency_waits_until_the_queue_is_empty() {
        let (queue, served) = (Queue::default(), Served::default());
        let first = queue.turn(address(1), Urgency::Uploaded).await;
        asks(&queue, &served, 2, Urgency::Uploaded).await;
        asks(&queue, &served, 3, Urgency::Played).await;
        drop(first);
        assert_eq!(all_of(&queue, &served, 2).await, [3, 2]);
    }

    #[tokio::test]
    async fn a_caller_that_leaves_passes_its_turn_on() {
        let (queue, served) = (Queue::default(), Served::default());
        let first = queue.turn(address(1), Urgency::Played).await;
        let left = tokio::spawn(served.waits(&queue, 2, Urgency::Played));
        while queue.len() == 0 {
            tokio::task::yield_now().await;
        }
        left.abort();
        assert!(left.await.unwrap_err().is_cancelled());
        asks(&queue, &served, 3, Urgency::Played).await;
        drop(first);
        assert_eq!(all_of(&queue, &served, 1).await, [3]);
        assert_eq!(queue.len(), 0);
    }
}
