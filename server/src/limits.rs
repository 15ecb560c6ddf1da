//! The limits on what may be asked of this server, by a socket, by an address and in all.
//!
//! Requests cost units. A unit stands for about a millisecond of work, or for [`UNIT`] bytes of the answer. A
//! socket, an address and an account each have an [`Allowance`] of units. `docs/operator/src/limits.md` lists every limit
//! and every cost, and a test compares it with this file.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::Error;

/// The cost of a new table, which the address of the client pays.
pub const NEW_TABLE: u32 = 40;

/// The cost of a line of chat, which the address of the client pays.
pub const LINE: u32 = 10;

/// The number of bytes of an answer that cost one unit.
pub const UNIT: usize = 64 << 10;

macro_rules! limits {
    ($($name:ident = $default:literal, $what:literal;)*) => {
        /// The limits on what may be asked of the server. Times are in milliseconds.
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
            /// Every limit: its name, its default, and its description.
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
    account_units = 2000, "units that an account may spend at once, from all addresses together";
    account_units_a_second = 50, "units that an account gets back in a second";
    connections = 4096, "connections to the server in all; fewer where the system allows fewer open files";
    address_connections = 256, "connections of one address; behind a proxy, sockets of one visitor's address";
    head_ms = 10000, "milliseconds in which the head of a request must arrive, and in which the next request of a connection must begin";
    request_ms = 30000, "milliseconds in which the rest of a request must arrive and be answered";
    seat_ms = 30000, "milliseconds that a socket may take to sit down";
    silence_ms = 90000, "milliseconds that a socket may leave a ping unanswered";
    patience_ms = 15000, "milliseconds in which a client must read a message that is sent to it";
    table_lines = 30, "lines of chat at a table that a player, or all watchers together, may send at once";
    table_lines_a_minute = 20, "lines of chat that a player, or all watchers together, get back in a minute";
    address_open = 5, "tables of one address in the list of open tables";
    open_hours = 24, "hours that an open table is listed after its player was last there";
    account_challenges = 20, "challenges of one account that may wait for an answer";
    challenge_days = 7, "days after which a challenge ends that nobody has answered";
    clock_seconds = 10, "seconds of the shortest clock that a table may have";
    thoughts = 64, "bots that think at once; if there are more, a bot that has used its share of thinking time plays the best action found so far";
    turn_ms = 4000, "milliseconds after which a bot finishes its turn with the best action found so far, unless its level has a budget of its own";
    programs = 8, "external programs that run at once as opponents; an idle program makes room for another";
    notice_ms = 60000, "milliseconds that a player has to come to the table before a notice of the turn is sent";
    time_notice_ms = 43200000, "milliseconds before a player's time runs out at which a notice is sent; a quarter of the clock's time if that is less";
    notice_patience_ms = 10000, "milliseconds in which an address must answer a notice";
    notice_wait_ms = 30000, "milliseconds before a notice that failed is sent again; four times as long after each further attempt, but at most six hours";
    notice_tries = 8, "attempts after which a notice is given up";
    private_hooks = 0, "1 if notices may be sent to addresses in private networks, and without TLS";
    account_tournaments = 5, "tournaments that are not over and that an account may organise";
    program_ms = 30000, "milliseconds in which an external program must answer; a program that does not answer in time resigns";
}

impl Limits {
    /// Sets one limit, written as `NAME=NUMBER`.
    pub fn set(&mut self, text: &str) -> Result<(), LimitError> {
        let (name, number) =
            text.split_once('=').ok_or_else(|| LimitError::Unreadable(text.into()))?;
        let wrong = || LimitError::Number { name: name.into(), number: number.into() };
        let number = number.parse().map_err(|_| wrong())?;
        *self.find(name).ok_or_else(|| LimitError::Unknown(name.into()))? = number;
        Ok(())
    }
}

/// The reason why a limit was not set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LimitError {
    /// The text has no `=`.
    #[error("{0:?} is no limit: write NAME=NUMBER")]
    Unreadable(String),
    /// The value is not a number.
    #[error("{number:?} is no number for the limit {name}")]
    Number {
        /// The limit.
        name: String,
        /// The value, as it was written.
        number: String,
    },
    /// No limit has that name.
    #[error("there is no limit {0:?}: there are {known}", known = names())]
    Unknown(String),
}

fn names() -> String {
    Limits::LIST.iter().map(|(name, ..)| *name).collect::<Vec<_>>().join(", ")
}

/// A token bucket of units: a maximum, and a number of units refilled per second.
#[derive(Clone, Debug)]
pub struct Allowance {
    most: f64,
    a_second: f64,
    /// The units left; negative if work has cost more than was left.
    left: f64,
    since: Instant,
}

impl Allowance {
    /// Creates a full allowance.
    pub fn new(most: u64, a_second: f64, now: Instant) -> Allowance {
        Allowance { most: most as f64, a_second, left: most as f64, since: now }
    }

    /// Spends `cost`, or returns the time to wait. A cost above the maximum may be spent when the allowance is
    /// full; the excess then becomes a debt.
    pub fn spend(&mut self, cost: u32, now: Instant) -> Result<(), Duration> {
        self.refill(now);
        let missing = f64::from(cost).min(self.most) - self.left;
        if 0.0 < missing {
            return Err(Duration::from_secs_f64((missing / self.a_second.max(0.001)).min(3600.0)));
        }
        self.left -= f64::from(cost);
        Ok(())
    }

    /// Charges a cost that became known only after the work was done.
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

/// The allowances of all addresses and accounts.
#[derive(Clone)]
pub struct Addresses(Arc<Inner>);

struct Inner {
    limits: Limits,
    /// Whether all peers are proxies, which name the addresses of the clients.
    proxied: bool,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    of: HashMap<Spender, Allowance>,
    /// The number of spenders above which those with a full allowance are forgotten.
    sweep_at: usize,
}

/// The owner of an allowance.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Spender {
    Address(IpAddr),
    Account(String),
}

/// The address that pays for a request.
#[derive(Clone)]
pub struct Payer {
    addresses: Addresses,
    address: IpAddr,
}

impl Addresses {
    /// Creates the allowances, with nothing spent.
    pub fn new(limits: Limits, proxied: bool) -> Addresses {
        Addresses(Arc::new(Inner { limits, proxied, known: Mutex::default() }))
    }

    /// Returns the payer at `address`.
    #[cfg(test)]
    pub fn at(&self, address: IpAddr) -> Payer {
        Payer { addresses: self.clone(), address }
    }

    /// Returns the payer of a request: the peer, or the client that a proxy names. `forwarded` is the last
    /// `X-Forwarded-For` header; only its last element can be trusted, since the proxy itself wrote it.
    pub fn payer(&self, peer: IpAddr, forwarded: Option<&str>) -> Payer {
        let told = forwarded.and_then(|told| told.rsplit(',').next()?.trim().parse().ok());
        let address = told.filter(|_| self.0.proxied).unwrap_or(peer);
        Payer { addresses: self.clone(), address: household(address) }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Payer {
    /// Returns the address of the payer.
    pub fn address(&self) -> IpAddr {
        self.address
    }

    /// Pays in advance, or returns an error that tells how long to wait.
    pub fn pay(&self, cost: u32) -> Result<(), Error> {
        self.with(|allowance, now| allowance.spend(cost, now)).map_err(Error::Spent)
    }

    /// Pays for work that has been done.
    pub fn owe(&self, cost: u32) {
        self.with(|allowance, now| allowance.owe(cost, now));
    }

    /// Pays in advance from the allowance of an account, or returns an error that tells how long to wait.
    pub fn pay_from(&self, account: &str, cost: u32) -> Result<(), Error> {
        let limits = &self.addresses.0.limits;
        let most = (limits.account_units, limits.account_units_a_second);
        let spend = |allowance: &mut Allowance, now| allowance.spend(cost, now);
        self.take(Spender::Account(account.into()), most, spend).map_err(Error::Spent)
    }

    fn with<T>(&self, spend: impl FnOnce(&mut Allowance, Instant) -> T) -> T {
        let limits = &self.addresses.0.limits;
        let most = (limits.address_units, limits.address_units_a_second);
        self.take(Spender::Address(self.address), most, spend)
    }

    fn take<T>(
        &self,
        spender: Spender,
        (most, a_second): (u64, u64),
        spend: impl FnOnce(&mut Allowance, Instant) -> T,
    ) -> T {
        let now = Instant::now();
        let mut known = self.addresses.known();
        if known.sweep_at <= known.of.len() {
            known.of.retain(|_, allowance| !allowance.is_full(now));
            known.sweep_at = 1024.max(2 * known.of.len());
        }
        let new = || Allowance::new(most, a_second as f64, now);
        spend(known.of.entry(spender).or_insert_with(new), now)
    }
}

/// Returns the address to charge. For IPv6 this is the address of the network, since a client has a whole
/// network of addresses.
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
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn spent_units_return_over_time_and_debts_are_paid_first() {
        let start = Instant::now();
        let after = |seconds: u64| start + Duration::from_secs(seconds);
        let mut purse = Allowance::new(10, 2.0, start);
        assert_eq!(purse.spend(7, start), Ok(()));
        assert_eq!(purse.spend(7, start), Err(Duration::from_secs(2)));
        assert_eq!(purse.spend(7, after(2)), Ok(()));
        purse.owe(20, after(2));
        assert_eq!(purse.spend(1, after(11)), Err(Duration::from_millis(1500)));
        assert_eq!(purse.spend(1, after(13)), Ok(()));
        // An allowance never grows beyond its maximum, and a full allowance may be overdrawn.
        assert_eq!(purse.spend(30, after(1000)), Ok(()));
        assert!(purse.spend(1, after(1009)).is_err());
    }

    fn asks(addresses: &Addresses, peer: &str, forwarded: Option<&str>) -> IpAddr {
        addresses.payer(peer.parse().unwrap(), forwarded).address
    }

    #[test]
    fn an_address_pays_for_itself_and_a_proxy_for_no_one() {
        let open = Addresses::new(Limits::default(), false);
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        assert_eq!(asks(&open, "10.0.0.7", Some("1.2.3.4")), ip("10.0.0.7"));
        assert_eq!(asks(&open, "::ffff:10.0.0.7", None), ip("10.0.0.7"));
        assert_eq!(asks(&open, "2001:db8:1:2:3:4:5:6", None), ip("2001:db8:1:2::"));
        let proxied = Addresses::new(Limits::default(), true);
        assert_eq!(asks(&proxied, "127.0.0.1", Some("9.9.9.9, 1.2.3.4")), ip("1.2.3.4"));
        assert_eq!(asks(&proxied, "127.0.0.1", Some("nonsense")), ip("127.0.0.1"));
    }

    #[test]
    fn a_limit_is_set_by_its_name() {
        let mut limits = Limits::default();
        assert_eq!(limits.set("address_units=7"), Ok(()));
        assert_eq!(limits, Limits { address_units: 7, ..Limits::default() });
        assert!(limits.set("address_units").unwrap_err().to_string().contains("NAME=NUMBER"));
        assert!(limits.set("address_units=many").unwrap_err().to_string().contains("\"many\""));
        assert!(limits.set("patience=7").unwrap_err().to_string().contains("socket_units"));
    }

    /// An address with a full allowance takes no memory.
    #[test]
    fn addresses_with_a_full_allowance_are_forgotten() {
        let limits = Limits { address_units_a_second: 1_000_000_000, ..Limits::default() };
        let addresses = Addresses::new(limits, false);
        for n in 0..5000_u32 {
            let address = IpAddr::V4(Ipv4Addr::from_bits(n));
            Payer { addresses: addresses.clone(), address }.pay(1).unwrap();
        }
        assert!(addresses.known().of.len() <= 1025);
    }
}
