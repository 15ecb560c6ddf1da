//! The socket of a visitor in the lobby. It tells which lists have changed; the page then fetches these lists.

use std::time::Duration;

use axum::Extension;
use axum::extract::{Request, State};
use axum::response::Response;
use schemars::JsonSchema;
use serde::Serialize;
use tokio::time::{Instant, MissedTickBehavior};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::socket::{Handshake, Socket};
use super::{LAST_WORD, PINGS, UNREAD};
use crate::Error;
use crate::counts::CountedSocket;
use crate::edge::hosts::same_origin;
use crate::edge::{App, cookie};
use crate::limits::Payer;
use crate::room::news::{ListChanges, Listener, LobbyList, OPEN_TABLES, account_topic};

/// The time for which changes are collected before they are sent together.
const TOGETHER: Duration = Duration::from_millis(150);
/// The maximum number of an account's tables that its socket follows.
const FOLLOWED: u32 = 200;

/// The lists of the lobby that have changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LobbyMessage {
    /// Whether the open tables have changed.
    open: bool,
    /// Whether the challenges have changed, or the account has other tables.
    account: bool,
    /// Whether the state of one of the account's tables has changed.
    tables: bool,
}

/// `GET /api/live`: upgrades the connection to a socket, and serves it until it is closed.
pub async fn lobby(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    mut request: Request,
) -> Result<Response, Error> {
    if !same_origin(request.headers()) {
        return Err(Error::Origin);
    }
    let token = cookie::token(request.headers()).map(String::from);
    let account = match &token {
        Some(token) => app.house().accounts().signed_in(token).await?.map(|who| who.account.id),
        None => None,
    };
    let handshake = Handshake::of(&mut request)?;
    let place = app.places().socket(payer.address())?;
    let answer = handshake.answer();
    tokio::spawn(async move {
        if let Some(socket) = handshake.socket(UNREAD).await {
            let signed_in = token.zip(account);
            let _open = CountedSocket::new(app.house().counts());
            let online = signed_in.as_ref().map(|(_, account)| app.house().online().come(account));
            Lobby { listener: app.house().news().listen(), app, signed_in, socket }.run().await;
            drop(online);
        }
        drop(place);
    });
    Ok(answer)
}

struct Lobby {
    app: App,
    listener: Listener,
    /// The token of the visitor's session, and the id of the account.
    signed_in: Option<(String, String)>,
    socket: Socket,
}

impl Lobby {
    async fn run(mut self) {
        if let Some((code, reason)) = self.serve().await {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            let last = self.socket.send(Message::Close(Some(frame)));
            let _ = tokio::time::timeout(LAST_WORD, last).await;
        }
    }

    /// Sends what changes, until the socket ends. Returns the reason, if the client is to be told.
    async fn serve(&mut self) -> Option<(CloseCode, &'static str)> {
        let silence = Duration::from_millis(self.app.house().limits().silence_ms);
        let mut ping = tokio::time::interval((silence / PINGS).max(Duration::from_millis(1)));
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut closing = self.app.house().closing();
        let mut heard = Instant::now();
        let away = Some((CloseCode::Away, "the server goes away; come back soon"));
        self.follow().await.ok()?;
        let mut told = self.listener.now();
        // Whatever changed before this moment may have been missed.
        let all = self.signed_in.is_some();
        self.send(LobbyMessage { open: true, account: all, tables: all }).await?;
        loop {
            if *closing.borrow() {
                return away;
            }
            tokio::select! {
                message = self.socket.hear() => match message {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    Some(Ok(Message::Text(_) | Message::Binary(_))) => {
                        return Some((CloseCode::Policy, "nothing is said in the lobby"));
                    }
                    Some(Ok(_)) => heard = Instant::now(),
                },
                _ = closing.changed() => return away,
                _ = self.listener.changed() => {
                    tokio::time::sleep(TOGETHER).await;
                    let now = self.listener.now();
                    let before = std::mem::replace(&mut told, now);
                    let message = changed(before, now);
                    if message.account {
                        self.follow().await.ok()?;
                    }
                    self.send(message).await?;
                }
                _ = ping.tick() => {
                    if silence < heard.elapsed() {
                        return None;
                    }
                    if let Some((token, _)) = &self.signed_in
                        && let Ok(None) = self.app.house().accounts().signed_in(token).await
                    {
                        return Some((CloseCode::Policy, "this session has ended"));
                    }
                    self.say(Message::Ping(Default::default())).await?;
                }
            }
        }
    }

    /// Follows the open tables and, for a player who has signed in, the account and its tables.
    async fn follow(&mut self) -> Result<(), Error> {
        let mut topics = vec![(OPEN_TABLES.to_string(), LobbyList::Open)];
        if let Some((_, account)) = &self.signed_in {
            topics.push((account_topic(account), LobbyList::Account));
            let tables = self.app.house().store().tables_of(account, FOLLOWED).await?;
            let going = tables.into_iter().filter(|own| !own.over);
            topics.extend(going.map(|own| (own.table, LobbyList::Tables)));
        }
        self.listener.follow(topics);
        Ok(())
    }

    async fn send(&mut self, message: LobbyMessage) -> Option<()> {
        let text = serde_json::to_string(&message).expect("a message is plain data");
        self.say(Message::Text(text.into())).await
    }

    /// Sends a message; returns `None` if the client does not read it in time.
    async fn say(&mut self, message: Message) -> Option<()> {
        let patience = Duration::from_millis(self.app.house().limits().patience_ms);
        tokio::time::timeout(patience, self.socket.send(message)).await.ok()?.ok()
    }
}

fn changed(before: ListChanges, now: ListChanges) -> LobbyMessage {
    let account = before.account != now.account;
    LobbyMessage {
        open: before.open != now.open,
        account,
        tables: account || before.tables != now.tables,
    }
}
