//! A WebSocket (RFC 6455) on the connection of a request.
//!
//! For each socket the library keeps a buffer as large as the largest frame that was sent on it. The first
//! message is a whole table of 20 KiB or more, so long messages are sent in fragments.

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::header::{
    CONNECTION, HeaderName, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::Error;

pub use tokio_tungstenite::tungstenite::Error as Broken;

/// The maximum length of a frame that is sent: with its header it fills a buffer of 2 KiB. Most changes of a
/// table fit into one frame.
const FRAME: usize = (2 << 10) - 4;
/// The size of the read buffer, which can be small, since clients' messages are short.
const READ: usize = 1 << 10;

/// A request that becomes a socket once it has been answered.
pub struct Handshake {
    connection: OnUpgrade,
    accept: String,
}

impl Handshake {
    /// Reads a request for a socket.
    pub fn of(request: &mut Request) -> Result<Handshake, Error> {
        let refused =
            |why: &str| Error::Unreadable(format!("this is the address of a socket: {why}"));
        let headers = request.headers();
        if !says(headers, &CONNECTION, "upgrade") || !says(headers, &UPGRADE, "websocket") {
            return Err(refused("ask for a WebSocket"));
        }
        if !says(headers, &SEC_WEBSOCKET_VERSION, "13") {
            return Err(refused("its version is 13"));
        }
        let key = headers.get(SEC_WEBSOCKET_KEY).ok_or_else(|| refused("send a key"))?;
        let accept = derive_accept_key(key.as_bytes());
        let connection = request.extensions_mut().remove();
        let connection = connection.ok_or_else(|| refused("this connection can't become one"))?;
        Ok(Handshake { connection, accept })
    }

    /// Returns the answer that accepts the request.
    pub fn answer(&self) -> Response {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let accept = self.accept.parse().expect("Base64 may stand in a header");
        let headers = response.headers_mut();
        headers.insert(CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(SEC_WEBSOCKET_ACCEPT, accept);
        response
    }

    /// Returns the socket, once the answer has been sent; `None` if the client is gone. A message of more
    /// than `longest` bytes is not read.
    pub async fn socket(self, longest: usize) -> Option<Socket> {
        let connection = TokioIo::new(self.connection.await.ok()?);
        let config = WebSocketConfig::default()
            .max_message_size(Some(longest))
            .max_frame_size(Some(longest))
            .read_buffer_size(READ)
            .write_buffer_size(0);
        Some(Socket(WebSocketStream::from_raw_socket(connection, Role::Server, Some(config)).await))
    }
}

/// Returns whether the list in a header contains a word.
fn says(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let lists = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|said| said.trim().eq_ignore_ascii_case(word))
}

pub struct Socket(WebSocketStream<TokioIo<Upgraded>>);

impl Socket {
    /// Returns the next message; `None` once the socket is closed.
    pub async fn hear(&mut self) -> Option<Result<Message, Broken>> {
        self.0.next().await
    }

    pub async fn send(&mut self, message: Message) -> Result<(), Broken> {
        match message {
            Message::Text(text) => self.send_text(text).await,
            short => self.0.send(short).await,
        }
    }

    async fn send_text(&mut self, text: Utf8Bytes) -> Result<(), Broken> {
        let mut rest = Bytes::from(text);
        let mut part = Data::Text;
        loop {
            let now = rest.split_to(rest.len().min(FRAME));
            let last = rest.is_empty();
            let frame = Frame::message(now, OpCode::Data(part), last);
            self.0.send(Message::Frame(frame)).await?;
            if last {
                return Ok(());
            }
            part = Data::Continue;
        }
    }
}
