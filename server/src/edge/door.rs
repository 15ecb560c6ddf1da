//! The door: accepts connections, limits their number and closes idle ones.
//!
//! A connection is counted from the moment it is accepted until it is dropped, also while it serves as a
//! WebSocket. A connection that sends nothing, or reads nothing, is closed; the number of connections from
//! one address, and of all together, is limited. Behind a proxy all connections are the proxy's, so sockets
//! are counted instead, by the address that the proxy names.

use std::collections::HashMap;
use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::SockRef;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Sleep, sleep, timeout};
use tower_service::Service;

use super::{App, http};
use crate::limits::household;
use crate::{Error, Limits};

/// The time that requests may take to finish when the server is told to stop.
const GRACE: Duration = Duration::from_secs(3);
/// File descriptors needed besides connections: the store, the terminal, the system's own.
const OTHER_FILES: u64 = 128;
/// The answer to a connection when the server is full.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/// The length of the system's queue of connections that wait to be accepted. After a restart all clients
/// come back in the same second, and the system refuses those that don't fit into the queue.
const QUEUE: i32 = 4096;

/// Opens the listening socket.
pub async fn listen(host: &str, port: u16) -> io::Result<TcpListener> {
    let listener = TcpListener::bind((host, port)).await?;
    SockRef::from(&listener).listen(QUEUE)?;
    Ok(listener)
}

/// Serves the connections to `listener` until `stop`. Then requests under way are finished, but no client
/// can delay the end for long.
pub async fn serve_on(listener: TcpListener, state: App, stop: impl Future<Output = ()>) {
    let router = http::app(state.clone());
    let mut guests = JoinSet::new();
    let mut stop = std::pin::pin!(stop);
    let mut timekeeper = std::pin::pin!(state.house().timekeeper().keep(state.house()));
    loop {
        tokio::select! {
            came = listener.accept() => match came {
                Ok((stream, peer)) => {
                    let guest = state.places().welcome(stream, peer.ip());
                    if guest.is_none() {
                        state.house().counts().turned_away();
                    }
                    if let Some(guest) = guest {
                        let head = Duration::from_millis(state.house().limits().head_ms);
                        guests.spawn(serve(guest, peer, router.clone(), state.house().closing(), head));
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection was not taken");
                    sleep(Duration::from_millis(100)).await;
                }
            },
            Some(_) = guests.join_next() => {}
            () = &mut timekeeper => {}
            () = &mut stop => break,
        }
    }
    drop(listener);
    state.close_sockets();
    let _ = timeout(GRACE, async { while guests.join_next().await.is_some() {} }).await;
    if timeout(GRACE, state.close()).await.is_err() {
        tracing::warn!("the database was not closed; it is whole all the same");
    }
}

/// Serves one connection, request by request.
async fn serve(
    guest: Guest,
    peer: SocketAddr,
    router: Router,
    mut closing: watch::Receiver<bool>,
    head: Duration,
) {
    let answer = service_fn(move |request: Request<Incoming>| {
        let mut router = router.clone();
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        async move { Service::call(&mut router, request).await as Result<Response, Infallible> }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head)
        .max_buf_size(http::HEAD)
        .serve_connection(TokioIo::new(guest), answer)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let closes = async {
        let _ = closing.wait_for(|closing| *closing).await;
    };
    // The result does not matter, since the client was cut off on purpose or has left.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = closes => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

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
    fn welcome(&self, stream: TcpStream, address: IpAddr) -> Option<Guest> {
        let Some(place) = self.take(household(address)) else {
            // The answer is cut to the part that can be written without waiting.
            let _ = stream.try_write(FULL);
            return None;
        };
        // Acknowledgements should leave at once, instead of waiting for a full packet.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::warn!(%error, "a connection may be slow");
        }
        Some(Guest { stream, stuck: None, place })
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

    /// Counts one more connection for that address, unless the address has as many as it may have.
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

/// A connection. If its client reads nothing for a while, it is closed.
struct Guest {
    stream: TcpStream,
    stuck: Option<Pin<Box<Sleep>>>,
    place: Place,
}

impl Guest {
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

impl AsyncRead for Guest {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Guest {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The system's default queue holds only 128 connections.
    #[tokio::test]
    async fn five_hundred_may_come_before_the_first_is_taken() {
        let listener = listen("127.0.0.1", 0).await.unwrap();
        let address = listener.local_addr().unwrap();
        let mut came = Vec::new();
        for n in 0..500 {
            let one = timeout(Duration::from_secs(10), TcpStream::connect(address)).await;
            came.push(one.unwrap_or_else(|_| panic!("number {n} was not heard")).unwrap());
        }
    }
}
