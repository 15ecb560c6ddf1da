//! How much may be asked of this server, by a socket, by an address and in all.
//!
//! What is asked for costs units: about a millisecond of work, or [`UNIT`] bytes that
//! are answered. A socket and an address each have an [`Allowance`] of them.
//! `LIMITS.md` lists every limit and every cost, and a test holds it against this.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::http::Request;
use tokio::time::Instant;

use crate::Error;

/// What a new table costs an address.
pub const NEW_TABLE: u32 = 40;

/// So many bytes of an answer cost one unit.
pub const UNIT: usize = 64 << 10;

macro_rules! limits {
    ($($name:ident = $default:literal, $what:literal;)*) => {
        /// How much may be asked of the server. Times are in milliseconds.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Limits {
            $(#[doc = $what] pub $name: u64,)*
        }

        impl Default for Limits {
            fn default() -> Limits {
                Limits { $($name: $default,)* }
            }
        }

        impl Limits {
            /// Every limit: its name, its default, and what it says.
            pub const LIST: &[(&'static str, u64, &'static str)] =
                &[$((stringify!($name), $default, $what),)*];

            fn find(&mut self, name: &str) -> Option<&mut u64> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

limits! {
    socket_units = 200, "units that a socket may spend at once";
    socket_units_a_second = 50, "units that a socket gets back in a second";
    socket_odds = 16, "odds that a socket may wait for";
    address_units = 2000, "units that an address may spend at once";
    address_units_a_second = 50, "units that an address gets back in a second";
    connections = 4096, "connections in all; fewer, where the system allows fewer open files";
    address_connections = 256, "connections of one address; behind a proxy its sockets";
    head_ms = 10000, "milliseconds in which the head of a request must come, and the next request of a connection begin";
    request_ms = 30000, "milliseconds in which the rest of a request must come and be answered";
    seat_ms = 30000, "milliseconds after which a socket that has not sat down is let go";
    silence_ms = 90000, "milliseconds after which a socket that does not answer a ping is let go";
    patience_ms = 15000, "milliseconds in which what is sent must be taken";
    open_hours = 24, "hours that an open table is listed after its player was last there";
    clock_seconds = 10, "seconds of the shortest clock that a table may have";
    thoughts = 64, "bots that think at once; when there are more, who has had his share plays what he has found";
    programs = 8, "programs of the operator's that run at once; one that is not asked just now makes room for another";
    program_ms = 30000, "milliseconds in which such a program must answer; who does not resigns";
}

impl Limits {
    /// Sets one limit, written as `NAME=NUMBER`.
    pub fn set(&mut self, text: &str) -> Result<(), String> {
        let (name, number) = text
            .split_once('=')
            .ok_or_else(|| format!("{text:?} is no limit: write NAME=NUMBER"))?;
        let number =
            number.parse().map_err(|_| format!("{number:?} is no number for the limit {name}"))?;
        let names = || Limits::LIST.iter().map(|(name, ..)| *name).collect::<Vec<_>>().join(", ");
        let limit = self
            .find(name)
            .ok_or_else(|| format!("there is no limit {name:?}: there are {}", names()))?;
        *limit = number;
        Ok(())
    }
}

/// So many units at once, and so many more a second.
#[derive(Clone, Debug)]
pub struct Allowance {
    most: f64,
    a_second: f64,
    /// Below nothing while what was begun has cost more than there was.
    left: f64,
    since: Instant,
}

impl Allowance {
    /// All of it is there.
    pub fn new(most: u64, a_second: u64, now: Instant) -> Allowance {
        Allowance { most: most as f64, a_second: a_second as f64, left: most as f64, since: now }
    }

    /// Spends `cost`, or says how long to wait. What costs more than there can ever
    /// be may be done when all is there, and is paid for afterwards.
    pub fn spend(&mut self, cost: u32, now: Instant) -> Result<(), Duration> {
        self.refill(now);
        let missing = f64::from(cost).min(self.most) - self.left;
        if 0.0 < missing {
            return Err(Duration::from_secs_f64((missing / self.a_second.max(0.001)).min(3600.0)));
        }
        self.left -= f64::from(cost);
        Ok(())
    }

    /// What was done has cost so much more than it seemed to.
    pub fn owe(&mut self, cost: u32, now: Instant) {
        self.refill(now);
        self.left -= f64::from(cost);
    }

    fn refill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.left = (self.left + passed * self.a_second).min(self.most);
        self.since = now;
    }

    fn is_full(&mut self, now: Instant) -> bool {
        self.refill(now);
        self.most <= self.left
    }
}

/// What each address has left.
#[derive(Clone)]
pub struct Addresses(Arc<Inner>);

struct Inner {
    limits: Limits,
    /// Is the address that of a proxy, who says for whom it asks?
    proxied: bool,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    of: HashMap<IpAddr, Allowance>,
    /// When there are more, those that have spent nothing lately are forgotten.
    sweep_at: usize,
}

/// Who pays for a request: an address.
#[derive(Clone)]
pub struct Payer {
    addresses: Addresses,
    address: IpAddr,
}

impl Addresses {
    /// Nobody has spent anything.
    pub fn new(limits: Limits, proxied: bool) -> Addresses {
        Addresses(Arc::new(Inner { limits, proxied, known: Mutex::default() }))
    }

    /// Who asks.
    pub fn payer<B>(&self, request: &Request<B>) -> Payer {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0.ip());
        // Only what the proxy itself wrote, which is the last, can be believed.
        let told = request.headers().get_all("x-forwarded-for").iter().next_back();
        let told =
            told.and_then(|told| told.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        let address = told.filter(|_| self.0.proxied).unwrap_or(peer);
        Payer { addresses: self.clone(), address: household(address) }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Payer {
    /// Who it is, as far as is known.
    pub fn address(&self) -> IpAddr {
        self.address
    }

    /// Pays for what is to be done, or is told to wait.
    pub fn pay(&self, cost: u32) -> Result<(), Error> {
        self.with(|allowance, now| allowance.spend(cost, now)).map_err(Error::Spent)
    }

    /// Pays for what was done.
    pub fn owe(&self, cost: u32) {
        self.with(|allowance, now| allowance.owe(cost, now));
    }

    fn with<T>(&self, spend: impl FnOnce(&mut Allowance, Instant) -> T) -> T {
        let limits = &self.addresses.0.limits;
        let now = Instant::now();
        let mut known = self.addresses.known();
        if known.sweep_at <= known.of.len() {
            known.of.retain(|_, allowance| !allowance.is_full(now));
            known.sweep_at = 1024.max(2 * known.of.len());
        }
        let new = || Allowance::new(limits.address_units, limits.address_units_a_second, now);
        spend(known.of.entry(self.address).or_insert_with(new), now)
    }
}

/// Whoever has one address of the sixth version has a whole network of them.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        four => four,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_spent_comes_back_in_time_and_debts_are_paid_first() {
        let start = Instant::now();
        let after = |seconds: u64| start + Duration::from_secs(seconds);
        let mut purse = Allowance::new(10, 2, start);
        assert_eq!(purse.spend(7, start), Ok(()));
        assert_eq!(purse.spend(7, start), Err(Duration::from_secs(2)));
        assert_eq!(purse.spend(7, after(2)), Ok(()));
        purse.owe(20, after(2));
        assert_eq!(purse.spend(1, after(11)), Err(Duration::from_millis(1500)));
        assert_eq!(purse.spend(1, after(13)), Ok(()));
        // There is never more than all of it, and that is enough for anything.
        assert_eq!(purse.spend(30, after(1000)), Ok(()));
        assert!(purse.spend(1, after(1009)).is_err());
    }

    fn asks(addresses: &Addresses, peer: &str, forwarded: &[&str]) -> IpAddr {
        let mut request = Request::new(());
        request.extensions_mut().insert(ConnectInfo::<SocketAddr>(peer.parse().unwrap()));
        for told in forwarded {
            request.headers_mut().append("x-forwarded-for", told.parse().unwrap());
        }
        addresses.payer(&request).address
    }

    #[test]
    fn an_address_pays_for_itself_and_a_proxy_for_nobody() {
        let open = Addresses::new(Limits::default(), false);
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        assert_eq!(asks(&open, "10.0.0.7:80", &["1.2.3.4"]), ip("10.0.0.7"));
        assert_eq!(asks(&open, "[::ffff:10.0.0.7]:80", &[]), ip("10.0.0.7"));
        assert_eq!(asks(&open, "[2001:db8:1:2:3:4:5:6]:80", &[]), ip("2001:db8:1:2::"));
        let proxied = Addresses::new(Limits::default(), true);
        assert_eq!(asks(&proxied, "127.0.0.1:80", &["9.9.9.9, 1.2.3.4"]), ip("1.2.3.4"));
        assert_eq!(asks(&proxied, "127.0.0.1:80", &["9.9.9.9", "1.2.3.4"]), ip("1.2.3.4"));
        assert_eq!(asks(&proxied, "127.0.0.1:80", &["nonsense"]), ip("127.0.0.1"));
    }

    #[test]
    fn a_limit_is_set_by_its_name() {
        let mut limits = Limits::default();
        assert_eq!(limits.set("address_units=7"), Ok(()));
        assert_eq!(limits, Limits { address_units: 7, ..Limits::default() });
        assert!(limits.set("address_units").unwrap_err().contains("NAME=NUMBER"));
        assert!(limits.set("address_units=many").unwrap_err().contains("\"many\""));
        assert!(limits.set("patience=7").unwrap_err().contains("socket_units"));
    }

    /// One who has spent nothing lately takes no room.
    #[test]
    fn addresses_are_forgotten_once_they_have_all_they_may_have() {
        let limits = Limits { address_units_a_second: 1_000_000_000, ..Limits::default() };
        let addresses = Addresses::new(limits, false);
        for n in 0..5000_u32 {
            let address = IpAddr::V4(Ipv4Addr::from_bits(n));
            Payer { addresses: addresses.clone(), address }.pay(1).unwrap();
        }
        assert!(addresses.known().of.len() <= 1025);
    }
}
