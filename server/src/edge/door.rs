//! The door: accepts connections and serves them, until the server is told to stop.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
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
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tower_service::Service;

use super::places::WatchedStream;
use super::{App, http};

/// The time that requests may take to finish when the server is told to stop.
const GRACE: Duration = Duration::from_secs(3);
/// The length of the system's queue of connections that wait to be accepted. After a restart all clients
/// come back in the same second, and the system refuses those that don't fit into the queue.
const QUEUE: i32 = 4096;

/// Opens the listening socket.
pub async fn listen(host: &str, port: u16) -> io::Result<TcpListener> {
    let listener = TcpListener::bind((host, port)).await?;
    SockRef::from(&listener).listen(QUEUE)?;
    Ok(listener)
}

/// Serves the connections to `listener` until `stop`. Requests that are then under way are finished, but no
/// client can delay the end for long.
pub async fn serve_on(listener: TcpListener, state: App, stop: impl Future<Output = ()>) {
    let router = http::app(state.clone());
    let mut connections = JoinSet::new();
    let mut stop = std::pin::pin!(stop);
    let mut timekeeper = std::pin::pin!(state.house().keep_clocks());
    loop {
        tokio::select! {
            came = listener.accept() => match came {
                Ok((stream, peer)) => {
                    let connection = state.places().welcome(stream, peer.ip());
                    if connection.is_none() {
                        state.house().counts().turned_away();
                    }
                    if let Some(connection) = connection {
                        let head = Duration::from_millis(state.house().limits().head_ms);
                        connections.spawn(serve(connection, peer, router.clone(), state.house().closing(), head));
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection was not taken");
                    sleep(Duration::from_millis(100)).await;
                }
            },
            Some(_) = connections.join_next() => {}
            () = &mut timekeeper => {}
            () = &mut stop => break,
        }
    }
    drop(listener);
    state.close_sockets();
    let _ = timeout(GRACE, async { while connections.join_next().await.is_some() {} }).await;
    if timeout(GRACE, state.close()).await.is_err() {
        tracing::warn!("the database was not closed; it is whole all the same");
    }
}

/// Serves one connection, request by request.
async fn serve(
    connection: WatchedStream,
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
        .serve_connection(TokioIo::new(connection), answer)
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

#[cfg(test)]
mod tests {
    use tokio::net::TcpStream;

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
