//! The socket of somebody at a table.
//!
//! Nothing is queued for it: a socket that is slow to read gets the latest of
//! the table when it is ready, and one that doesn't read at all is dropped.

pub mod messages;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use engine::{Eye, Side, Sides};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, MissedTickBehavior};

use crate::http::same_origin;
use crate::input;
use crate::store::ChatLine;
use crate::table::orders::Until;
use crate::table::room::{Presence, Room};
use crate::{App, Error};

/// The longest message, and the largest body of a request.
pub const LONGEST: usize = 64 << 10;
/// Beyond this a message is not even taken off the wire.
const UNREAD: usize = 256 << 10;
/// How long a last word is given to arrive.
const LAST_WORD: Duration = Duration::from_millis(500);
/// Messages that a socket may send in a second.
const RATE: f64 = 50.0;
const PING: Duration = Duration::from_secs(30);
/// A socket that nothing came from for so long is gone.
const SILENCE: Duration = Duration::from_secs(90);
/// A message must be taken within this time.
const PATIENCE: Duration = Duration::from_secs(15);

/// `GET /api/tables/TABLE/live`: becomes a socket, and stays until that is over.
pub async fn live(
    State(app): State<App>,
    Path(table): Path<String>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    if !same_origin(&headers) {
        return Err(Error::Origin);
    }
    let room = app.room(&table).await?;
    let upgrade = upgrade.map_err(|error| Error::Unreadable(error.to_string()))?;
    let closing = app.closing();
    Ok(upgrade
        .max_message_size(UNREAD)
        .max_frame_size(UNREAD)
        .read_buffer_size(4 << 10)
        .write_buffer_size(0)
        .on_upgrade(move |socket| Live::new(room, app, closing, socket).run()))
}

struct Live {
    room: Arc<Room>,
    app: App,
    socket: WebSocket,
    closing: watch::Receiver<bool>,
    changes: watch::Receiver<u64>,
    chat: broadcast::Receiver<Arc<ChatLine>>,
    chat_told: i64,
    seated: Option<Seated>,
    allowance: Allowance,
}

/// Who has sat down, or watches.
struct Seated {
    sides: Sides,
    eye: Eye,
    name: Option<String>,
    /// Through which eyes the log was read, and up to which entry.
    told: Option<(Eye, u32)>,
    _presence: Presence,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
enum Ask {
    Sit {
        #[serde(default)]
        tokens: Vec<String>,
        name: Option<String>,
        nonce: Option<String>,
        #[serde(rename = "as")]
        eye: Option<Side>,
    },
    Play {
        number: u32,
        side: Side,
        play: String,
        id: String,
    },
    Undo {
        number: u32,
        id: String,
    },
    Resign {
        side: Side,
        id: String,
    },
    Why {
        side: Side,
        on: String,
    },
    As {
        side: Side,
    },
    At {
        number: u32,
    },
    Orders {
        side: Side,
        until: Until,
    },
    Chat {
        text: String,
    },
}

/// Enough of an unreadable message to say which one it was.
#[derive(Default, Deserialize)]
struct OnlyId {
    id: Option<String>,
}

/// What a socket wakes up for.
enum News {
    Heard(Option<Result<Message, axum::Error>>),
    Changed,
    Chat(Result<Arc<ChatLine>, broadcast::error::RecvError>),
    Closing,
    Quiet,
}

/// Why a socket is over.
enum End {
    Gone,
    Say(u16, &'static str),
}

impl From<axum::Error> for End {
    fn from(_: axum::Error) -> End {
        End::Gone
    }
}

impl Live {
    fn new(room: Arc<Room>, app: App, closing: watch::Receiver<bool>, socket: WebSocket) -> Live {
        let (changes, chat) = (room.changes(), room.chat());
        let allowance = Allowance { left: RATE, since: Instant::now() };
        Live { room, app, socket, closing, changes, chat, chat_told: 0, seated: None, allowance }
    }

    async fn run(mut self) {
        let end = self.talk().await;
        if let End::Say(code, reason) = end {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            let _ =
                tokio::time::timeout(PATIENCE, self.socket.send(Message::Close(Some(frame)))).await;
            tokio::time::sleep(LAST_WORD).await;
        }
    }

    async fn talk(&mut self) -> End {
        let mut ping = tokio::time::interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        loop {
            if *self.closing.borrow() {
                return End::Say(close_code::AWAY, "the server goes away; come back soon");
            }
            let seated = self.seated.is_some();
            let news = tokio::select! {
                message = self.socket.recv() => News::Heard(message),
                _ = self.changes.changed(), if seated => News::Changed,
                line = self.chat.recv(), if seated => News::Chat(line),
                _ = self.closing.changed() => News::Closing,
                _ = ping.tick() => News::Quiet,
            };
            if matches!(news, News::Heard(_)) {
                heard = Instant::now();
            } else if SILENCE < heard.elapsed() {
                return End::Gone;
            }
            if let Err(end) = self.take(news).await {
                return end;
            }
        }
    }

    async fn take(&mut self, news: News) -> Result<(), End> {
        match news {
            News::Heard(Some(Ok(Message::Text(text)))) => self.hear(&text).await,
            News::Heard(Some(Ok(Message::Binary(_)))) => {
                self.send(Error::Unreadable("messages are text".into()).no(None)).await
            }
            News::Heard(Some(Ok(Message::Ping(_) | Message::Pong(_)))) | News::Closing => Ok(()),
            News::Heard(Some(Ok(Message::Close(_))) | None) => Err(End::Gone),
            News::Heard(Some(Err(error))) => Err(self.broken(&error).await),
            News::Changed => self.show().await,
            News::Chat(Ok(line)) => self.tell_chat(&[line]).await,
            News::Chat(Err(broadcast::error::RecvError::Lagged(_))) => self.tell_all_chat().await,
            News::Chat(Err(broadcast::error::RecvError::Closed)) => Err(End::Gone),
            News::Quiet => self.send_message(Message::Ping(Default::default())).await,
        }
    }

    /// A message that is too long is not read, so what follows it can't be either.
    async fn broken(&mut self, error: &axum::Error) -> End {
        if !error.to_string().contains("too long") && !error.to_string().contains("too big") {
            return End::Gone;
        }
        match self.send(too_large().no(None)).await {
            Ok(()) => End::Say(close_code::SIZE, "a message was too large"),
            Err(end) => end,
        }
    }

    async fn hear(&mut self, text: &str) -> Result<(), End> {
        let id = || serde_json::from_str::<OnlyId>(text).unwrap_or_default().id;
        if !self.allowance.spend() {
            let no = Error::Busy("too many messages: wait a little").no(id().as_deref());
            return self.send(no).await;
        }
        if LONGEST < text.len() {
            return self.send(too_large().no(None)).await;
        }
        let ask: Ask = match serde_json::from_str(text) {
            Ok(ask) => ask,
            Err(error) => {
                let no =
                    Error::Unreadable(format!("that can't be read: {error}")).no(id().as_deref());
                return self.send(no).await;
            }
        };
        match self.answer(ask).await {
            Ok(Some(answer)) => self.send(answer).await,
            Ok(None) => Ok(()),
            Err(Failed::Refused(error)) => self.send(error.no(id().as_deref())).await,
            Err(Failed::Ended(end)) => Err(end),
        }
    }

    async fn answer(&mut self, ask: Ask) -> Result<Option<String>, Failed> {
        let ask = match ask {
            Ask::Sit { tokens, name, nonce, eye } => {
                self.sit(&tokens, name.as_deref(), nonce.as_deref(), eye).await?;
                return Ok(None);
            }
            other => other,
        };
        let seated = self.seated.as_mut().ok_or(Error::NotSeated)?;
        let room = &self.room;
        let mine =
            |side: Side| if seated.sides.has(side) { Ok(()) } else { Err(Error::NotYourSeat) };
        let ack = |id: &str, number: u32| {
            Some(json!({ "is": "ack", "id": id, "number": number }).to_string())
        };
        Ok(match ask {
            Ask::Sit { .. } => None,
            Ask::Play { number, side, play, id } => {
                mine(side)?;
                let number = room.play(number, side, &play, &of_client(&id)?).await?;
                ack(&id, number)
            }
            Ask::Undo { number, id } => {
                if seated.sides.is_empty() {
                    return Err(Error::NotYourSeat.into());
                }
                let number = room.undo(number, seated.sides, &of_client(&id)?).await?;
                ack(&id, number)
            }
            Ask::Resign { side, id } => {
                mine(side)?;
                let number = room.resign(side, &of_client(&id)?).await?;
                ack(&id, number)
            }
            Ask::Why { side, on } => {
                mine(side)?;
                let mut told = json!({ "is": "why", "on": on });
                if let Some(refusal) = room.why(side, &on).await? {
                    told["rule"] = json!(refusal.rule);
                    told["why"] = json!(refusal.why);
                }
                Some(told.to_string())
            }
            Ask::As { side } => {
                mine(side)?;
                seated.eye = Eye::Of(side);
                self.show().await?;
                None
            }
            Ask::At { number } => Some(room.at(number, seated.eye).await?),
            Ask::Orders { side, until } => {
                mine(side)?;
                room.order(side, until).await?;
                None
            }
            Ask::Chat { text } => {
                room.say(seated.sides, seated.name.as_deref(), &text).await?;
                None
            }
        })
    }

    async fn sit(
        &mut self,
        tokens: &[String],
        name: Option<&str>,
        nonce: Option<&str>,
        eye: Option<Side>,
    ) -> Result<(), Failed> {
        let name = name.and_then(input::name);
        let nonce = nonce.map(input::nonce).transpose()?;
        let sides = self.room.sit(tokens, name.clone(), nonce).await?;
        let eye = match eye {
            Some(side) if sides.has(side) => Eye::Of(side),
            Some(_) => return Err(Error::NotYourSeat.into()),
            None => first_eye(&self.room, sides).await?,
        };
        let presence = Presence::new(self.room.clone(), sides);
        self.seated = Some(Seated { sides, eye, name, told: None, _presence: presence });
        self.show().await?;
        self.tell_all_chat().await?;
        Ok(())
    }

    /// Sends the table as it is now.
    async fn show(&mut self) -> Result<(), End> {
        self.changes.borrow_and_update();
        let Some(seated) = &mut self.seated else { return Ok(()) };
        match self.room.look(seated.sides, seated.eye, seated.told).await {
            Ok((message, told)) => {
                seated.told = Some(told);
                self.send_message(Message::Text(message)).await
            }
            Err(error) => self.send(error.no(None)).await,
        }
    }

    async fn tell_all_chat(&mut self) -> Result<(), End> {
        match self.app.store().chat(&self.room.id).await {
            Ok(lines) => {
                self.chat_told = 0;
                let lines: Vec<_> = lines.into_iter().map(Arc::new).collect();
                self.tell_chat(&lines).await
            }
            Err(error) => self.send(error.no(None)).await,
        }
    }

    async fn tell_chat(&mut self, lines: &[Arc<ChatLine>]) -> Result<(), End> {
        let told = self.chat_told;
        let news: Vec<&ChatLine> =
            lines.iter().map(Arc::as_ref).filter(|line| told < line.number).collect();
        if news.is_empty() && told != 0 {
            return Ok(());
        }
        self.chat_told = news.last().map_or(told, |line| line.number);
        self.send(json!({ "is": "chat", "lines": news }).to_string()).await
    }

    async fn send(&mut self, text: String) -> Result<(), End> {
        self.send_message(Message::Text(text.into())).await
    }

    async fn send_message(&mut self, message: Message) -> Result<(), End> {
        tokio::time::timeout(PATIENCE, self.socket.send(message))
            .await
            .map_err(|_| End::Gone)??;
        Ok(())
    }
}

/// Who holds both seats looks first with the eyes of the side that must choose.
async fn first_eye(room: &Room, sides: Sides) -> Result<Eye, Error> {
    let awaited = room.read(|table| table.awaited()).await?;
    let first = sides.iter().find(|side| awaited.has(*side)).or_else(|| sides.iter().next());
    Ok(first.map_or(Eye::Watcher, Eye::Of))
}

fn too_large() -> Error {
    Error::TooLarge(format!("a message has at most {LONGEST} bytes"))
}

/// The ids of clients are their own, and never those that the server gives.
fn of_client(id: &str) -> Result<String, Error> {
    Ok(format!("client-{}", input::client_id(id)?))
}

enum Failed {
    Refused(Error),
    Ended(End),
}

impl From<Error> for Failed {
    fn from(error: Error) -> Failed {
        Failed::Refused(error)
    }
}

impl From<End> for Failed {
    fn from(end: End) -> Failed {
        Failed::Ended(end)
    }
}

/// So many messages a second, and as many at once.
struct Allowance {
    left: f64,
    since: Instant,
}

impl Allowance {
    fn spend(&mut self) -> bool {
        self.left = (self.left + self.since.elapsed().as_secs_f64() * RATE).min(RATE);
        self.since = Instant::now();
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }
}
