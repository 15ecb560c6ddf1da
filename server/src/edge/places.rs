//! The places for connections: their number is limited, and idle connections are closed.
//!
//! A connection is counted from the moment it is accepted until it is dropped, also while it serves as a
//! WebSocket. A connection that sends nothing, or reads nothing, is closed; the number of connections from
//! one address, and of all together, is limited. Behind a proxy all connections are the proxy's, so sockets
//! are counted instead, by the address that the proxy names.

use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

use crate::limits::household;
use crate::{Error, Limits};

/// The number of file descriptors needed for everything except connections: for the store, the terminal and the
/// system.
const OTHER_FILES: u64 = 128;
/// The answer to a connection when the server is full.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/// The number of connections, in all and by address.
#[derive(Clone)]
pub struct ConnectionCounts(Arc<Inner>);

struct Inner {
    in_all: u64,
    by_address: u64,
    proxied: bool,
    patience: Duration,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    in_all: u64,
    by: HashMap<IpAddr, u64>,
}

impl ConnectionCounts {
    /// Creates the counters, with no place taken.
    pub fn new(limits: &Limits, proxied: bool) -> ConnectionCounts {
        let files = open_files(limits.connections + OTHER_FILES);
        ConnectionCounts(Arc::new(Inner {
            in_all: limits.connections.min(files.saturating_sub(OTHER_FILES)),
            by_address: limits.address_connections,
            proxied,
            patience: Duration::from_millis(limits.patience_ms),
            taken: Mutex::default(),
        }))
    }

    /// Returns the number of connections.
    pub fn taken(&self) -> u64 {
        self.0.taken().in_all
    }

    /// Returns a place for a new connection, if there is room. Otherwise tells the client that the server
    /// is full.
    pub fn welcome(&self, stream: TcpStream, address: IpAddr) -> Option<WatchedStream> {
        let Some(place) = self.take(household(address)) else {
            // The answer is cut to the part that can be written without waiting.
            let _ = stream.try_write(FULL);
            return None;
        };
        // Acknowledgements should leave at once, instead of waiting for a full packet.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::warn!(%error, "a connection may be slow");
        }
        Some(WatchedStream { stream, stuck: None, place })
    }

    fn take(&self, address: IpAddr) -> Option<Place> {
        let mut taken = self.0.taken();
        if self.0.in_all <= taken.in_all {
            return None;
        }
        let one = if self.0.proxied { None } else { Some(self.one_of(&mut taken, address)?) };
        taken.in_all += 1;
        Some(Place { places: self.clone(), _one: one })
    }

    /// Counts a socket of a client behind the proxy, or returns an error if the client's address has too
    /// many. Without a proxy returns `None`, since the connection of the socket is counted already.
    pub fn socket(&self, address: IpAddr) -> Result<Option<OfAddress>, Error> {
        if !self.0.proxied {
            return Ok(None);
        }
        let one = self.one_of(&mut self.0.taken(), address);
        one.map(Some).ok_or(Error::Busy("this address has too many sockets open"))
    }

    /// Counts one more connection for that address, unless the address has the maximum number already.
    fn one_of(&self, taken: &mut Taken, address: IpAddr) -> Option<OfAddress> {
        let of_address = taken.by.entry(address).or_default();
        if self.0.by_address <= *of_address {
            return None;
        }
        *of_address += 1;
        Some(OfAddress { places: self.clone(), address })
    }
}

impl Inner {
    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place for a connection, which is taken until this value is dropped.
struct Place {
    places: ConnectionCounts,
    _one: Option<OfAddress>,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.places.0.taken().in_all -= 1;
    }
}

/// A connection or socket counted for an address, until this value is dropped.
pub struct OfAddress {
    places: ConnectionCounts,
    address: IpAddr,
}

impl Drop for OfAddress {
    fn drop(&mut self) {
        let mut taken = self.places.0.taken();
        if let Some(of_address) = taken.by.get_mut(&self.address) {
            *of_address -= 1;
            if *of_address == 0 {
                taken.by.remove(&self.address);
            }
        }
    }
}

/// A connection. If the client reads nothing for a while, the connection is closed.
pub struct WatchedStream {
    stream: TcpStream,
    stuck: Option<Pin<Box<Sleep>>>,
    place: Place,
}

impl WatchedStream {
    fn watched<T>(
        &mut self,
        context: &mut Context<'_>,
        sent: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.stuck = None;
            return sent;
        }
        let patience = self.place.places.0.patience;
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(stuck.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for WatchedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for WatchedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watched(context, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.watched(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Returns the number of files that this process may have open, after asking the system for `wanted`.
#[cfg(unix)]
fn open_files(wanted: u64) -> u64 {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    let before = limit.current.unwrap_or(u64::MAX);
    if before < wanted {
        limit.current = Some(wanted.min(limit.maximum.unwrap_or(u64::MAX)));
        if let Err(error) = setrlimit(Resource::Nofile, limit) {
            tracing::warn!(%error, "no more than {before} files can be open");
        }
    }
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}

#[cfg(not(unix))]
fn open_files(wanted: u64) -> u64 {
    wanted
}
