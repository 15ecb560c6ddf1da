//! The socket of a client at a table.
//!
//! Messages are not queued for a slow client. A client that reads slowly is sent the latest state of the table
//! as soon as it can read again. The socket of a client that reads nothing is closed.

pub mod lobby;
mod socket;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Path, Request, State};
use axum::response::Response;
use engine::{Eye, Side, Sides, Target};
use serde::Deserialize;
use table::wire::{
    AckMessage, ChatMessage, ClientMessage, LastSeen, NoMessage, ServerMessage, TimeMessage,
    looks_as,
};
use table::{ChatLine, Command, Error as TableError, Holder, Table, input, questions};
use tokio::sync::{Semaphore, broadcast, mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::Error;
use crate::clock::now;
use crate::counts::CountedSocket;
use crate::edge::App;
use crate::edge::cookie;
use crate::edge::hosts::same_origin;
use crate::error::guarded;
use crate::limits::{Allowance, LINE, NEW_TABLE, Payer, UNIT};
use crate::room::online::Online;
use crate::room::{Entered, Presence, Room};
use socket::{Broken, Handshake, Socket};

/// The maximum length of a message, and of the body of a request.
pub const LONGEST: usize = 64 << 10;
/// The length beyond which a message is not even read from the connection.
const UNREAD: usize = 256 << 10;
/// The maximum time for which other clients wait until the client that acted has received its acknowledgement.
const TOLD_FIRST: Duration = Duration::from_secs(1);
/// The time that a final message may take to be sent.
const LAST_WORD: Duration = Duration::from_millis(500);
/// The number of pings that a socket may leave unanswered.
const PINGS: u32 = 3;
/// The maximum number of hints that a socket may wait for at once.
const HINTS: usize = 1;

/// `GET /api/tables/TABLE/live`: upgrades the connection to a socket, and serves it until it is closed.
pub async fn live(
    State(app): State<App>,
    Path(table): Path<String>,
    Extension(payer): Extension<Payer>,
    mut request: Request,
) -> Result<Response, Error> {
    if !same_origin(request.headers()) {
        return Err(Error::Origin);
    }
    let room = app.house().room(&table).await?;
    let token = cookie::token(request.headers()).map(String::from);
    let handshake = Handshake::of(&mut request)?;
    let closing = app.house().closing();
    let place = app.places().socket(payer.address())?;
    let answer = handshake.answer();
    tokio::spawn(async move {
        if let Some(socket) = handshake.socket(UNREAD).await {
            Live::new(room, app, payer, token, closing, socket).run().await;
        }
        drop(place);
    });
    Ok(answer)
}

struct Live {
    room: Arc<Room>,
    app: App,
    socket: Socket,
    closing: watch::Receiver<bool>,
    changes: watch::Receiver<u64>,
    chat: broadcast::Receiver<Arc<ChatLine>>,
    chat_told: i64,
    seated: Option<Occupant>,
    allowance: Allowance,
    payer: Payer,
    /// The token of the session with which the client came.
    token: Option<String>,
    /// The number of bytes sent so far on this socket.
    sent: usize,
    odds: Awaited,
    _open: CountedSocket,
}

/// Odds and hints that are being computed while the socket handles other messages.
struct Awaited {
    places: Arc<Semaphore>,
    hints: Arc<Semaphore>,
    answer: mpsc::Sender<ServerMessage>,
    answers: mpsc::Receiver<ServerMessage>,
}

impl Awaited {
    fn nothing(most: usize) -> Awaited {
        let (answer, answers) = mpsc::channel(most + HINTS);
        let [places, hints] = [most, HINTS].map(|most| Arc::new(Semaphore::new(most)));
        Awaited { places, hints, answer, answers }
    }

    fn ask(
        &self,
        room: Arc<Room>,
        holder: Holder,
        (entry, side): (u32, Side),
        play: String,
        after: Vec<String>,
    ) -> Result<(), Error> {
        let busy = |_| Error::Busy("too many odds are asked for: wait a little");
        let place = self.places.clone().try_acquire_owned().map_err(busy)?;
        let answer = self.answer.clone();
        tokio::spawn(async move {
            let odds = guarded(room.odds(&holder, (entry, side), &play, &after));
            let said = match odds.await {
                Ok(odds) => ServerMessage::Odds(Box::new(odds)),
                Err(error) => no(&error, None),
            };
            // The socket may have been closed by now.
            let _ = answer.send(said).await;
            drop(place);
        });
        Ok(())
    }

    fn hint(
        &self,
        room: Arc<Room>,
        holder: Holder,
        (entry, side): (u32, Side),
        address: IpAddr,
    ) -> Result<(), Error> {
        let busy = |_| Error::Busy("a hint is being thought of: wait for it");
        let place = self.hints.clone().try_acquire_owned().map_err(busy)?;
        let answer = self.answer.clone();
        tokio::spawn(async move {
            let said = match guarded(room.hint(&holder, (entry, side), address)).await {
                Ok(hint) => ServerMessage::Hint(hint),
                Err(error) => no(&error, None),
            };
            // The place is freed before the answer is sent, so a client that has the answer may ask again at once.
            drop(place);
            let _ = answer.send(said).await;
        });
        Ok(())
    }
}

/// A client that has sat down, or watches.
struct Occupant {
    holder: Holder,
    eye: Eye,
    name: Option<String>,
    told: Option<LastSeen>,
    _presence: Presence,
    _online: Option<Online>,
}

impl Occupant {
    /// Moves the client to other seats. After that the client sees the table with the eye of one of them.
    fn move_to(&mut self, sides: Sides, presence: Presence) {
        self.holder.sides = sides;
        if let Eye::Of(side) = self.eye
            && !sides.has(side)
        {
            self.eye = Eye::Of(side.other());
        }
        self.told = None;
        self._presence = presence;
    }
}

/// The id of a message whose other fields can't be read.
#[derive(Default, Deserialize)]
struct OnlyId {
    id: Option<String>,
}

fn id_of(text: &str) -> Option<String> {
    serde_json::from_str::<OnlyId>(text).unwrap_or_default().id
}

/// An event that wakes a socket.
enum News {
    Heard(Option<Result<Message, Broken>>),
    Changed,
    Chat(Result<Arc<ChatLine>, broadcast::error::RecvError>),
    Reckoned(ServerMessage),
    Closing,
    Quiet,
    Unseated,
}

/// The required freshness of the state of a table.
#[derive(Clone, Copy)]
enum Known {
    /// The state must be as up to date as the store.
    Now,
    /// The state known to this node is enough, though another node may have changed the table since.
    Here,
}

/// The reason why a socket ends.
enum End {
    Gone,
    Say(CloseCode, &'static str),
}

impl From<Broken> for End {
    fn from(_: Broken) -> End {
        End::Gone
    }
}

impl Live {
    fn new(
        room: Arc<Room>,
        app: App,
        payer: Payer,
        token: Option<String>,
        closing: watch::Receiver<bool>,
        socket: Socket,
    ) -> Live {
        let limits = app.house().limits();
        Live {
            changes: room.changes(),
            chat: room.chat(),
            chat_told: 0,
            seated: None,
            allowance: Allowance::new(
                limits.socket_units,
                limits.socket_units_a_second as f64,
                Instant::now(),
            ),
            payer,
            token,
            sent: 0,
            odds: Awaited::nothing(limits.socket_odds as usize),
            _open: CountedSocket::new(app.house().counts()),
            room,
            app,
            socket,
            closing,
        }
    }

    async fn run(mut self) {
        let end = self.talk().await;
        if let End::Say(code, reason) = end {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            let _ = tokio::time::timeout(
                self.patience(),
                self.socket.send(Message::Close(Some(frame))),
            )
            .await;
            tokio::time::sleep(LAST_WORD).await;
        }
    }

    async fn talk(&mut self) -> End {
        let silence = Duration::from_millis(self.app.house().limits().silence_ms);
        let seat = Duration::from_millis(self.app.house().limits().seat_ms);
        let mut unseated = std::pin::pin!(tokio::time::sleep(seat));
        let mut ping = tokio::time::interval((silence / PINGS).max(Duration::from_millis(1)));
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        loop {
            if *self.closing.borrow() {
                return End::Say(CloseCode::Away, "the server goes away; come back soon");
            }
            let seated = self.seated.is_some();
            let news = tokio::select! {
                message = self.socket.hear() => News::Heard(message),
                _ = self.changes.changed(), if seated => News::Changed,
                line = self.chat.recv(), if seated => News::Chat(line),
                Some(answer) = self.odds.answers.recv() => News::Reckoned(answer),
                _ = self.closing.changed() => News::Closing,
                _ = ping.tick() => News::Quiet,
                () = &mut unseated, if !seated => News::Unseated,
            };
            if matches!(news, News::Heard(_)) {
                heard = Instant::now();
            } else if silence < heard.elapsed() {
                return End::Gone;
            }
            // A panic is answered like any other failure, by an error with the id of the message that
            // caused it.
            let said = match &news {
                News::Heard(Some(Ok(Message::Text(text)))) => Some(text.clone()),
                _ => None,
            };
            // The future is boxed, so that a waiting socket needs little memory. Most sockets are waiting.
            let taken = match guarded(Box::pin(async { Ok(self.take(news).await) })).await {
                Ok(taken) => taken,
                Err(fault) => self.send(no(&fault, said.and_then(|text| id_of(&text)))).await,
            };
            if let Err(end) = taken {
                return end;
            }
        }
    }

    async fn take(&mut self, news: News) -> Result<(), End> {
        match news {
            News::Heard(Some(Ok(Message::Text(text)))) => self.hear(&text).await,
            News::Heard(Some(Ok(Message::Binary(_)))) => {
                self.send(no(&Error::Unreadable("messages are text".into()), None)).await
            }
            News::Heard(Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))))
            | News::Closing => Ok(()),
            News::Heard(Some(Ok(Message::Close(_))) | None) => Err(End::Gone),
            News::Heard(Some(Err(error))) => Err(self.broken(&error).await),
            News::Changed => self.show().await,
            News::Reckoned(answer) => self.send(answer).await,
            News::Chat(Ok(line)) => self.tell_chat(&[line]).await,
            News::Chat(Err(broadcast::error::RecvError::Lagged(_))) => self.catch_up_chat().await,
            News::Chat(Err(broadcast::error::RecvError::Closed)) => Err(End::Gone),
            News::Unseated => Err(End::Say(CloseCode::Policy, "the socket has not sat down")),
            News::Quiet => {
                self.check_session().await?;
                self.send_message(Message::Ping(Default::default())).await
            }
        }
    }

    /// Closes the socket after a message that is too long to be read, since nothing after it can be read
    /// either.
    async fn broken(&mut self, error: &Broken) -> End {
        if !matches!(error, Broken::Capacity(_)) {
            return End::Gone;
        }
        match self.send(no(&too_large(), None)).await {
            Ok(()) => End::Say(CloseCode::Size, "a message was too large"),
            Err(end) => end,
        }
    }

    async fn hear(&mut self, text: &str) -> Result<(), End> {
        let id = || id_of(text);
        if self.allowance.spend(1, Instant::now()).is_err() {
            self.app.house().counts().too_much();
            return self.send(no(&Error::Busy("too much is asked for: wait a little"), id())).await;
        }
        if LONGEST < text.len() {
            return self.send(no(&too_large(), None)).await;
        }
        let heard: ClientMessage = match serde_json::from_str(text) {
            Ok(heard) => heard,
            Err(error) => {
                let error = Error::Unreadable(format!("that can't be read: {error}"));
                return self.send(no(&error, id())).await;
            }
        };
        let (work, before) = (heard.work(), self.sent);
        // A client whose address is in debt may still play, but not ask questions that take work to answer.
        if let (true, Err(spent)) = (0 < work, self.payer.pay(0)) {
            return self.send(no(&spent, id())).await;
        }
        let answered = self.answered(heard, id).await;
        let cost = work + ((self.sent - before) / UNIT) as u32;
        self.allowance.owe(cost, Instant::now());
        self.payer.owe(cost);
        answered
    }

    async fn answered(
        &mut self,
        heard: ClientMessage,
        id: impl Fn() -> Option<String>,
    ) -> Result<(), End> {
        match self.answer(heard).await {
            Ok(Some(answer)) => self.send(answer).await,
            Ok(None) => Ok(()),
            Err(Failed::Refused(error)) => self.send(no(&error, id())).await,
            Err(Failed::Ended(end)) => Err(end),
        }
    }

    async fn answer(&mut self, heard: ClientMessage) -> Result<Option<ServerMessage>, Failed> {
        let heard = match heard {
            ClientMessage::Sit { tokens, name, nonce, eye, invitation } => {
                let (name, nonce) = (name.as_deref(), nonce.as_deref());
                self.sit(&tokens, name, nonce, eye, invitation.as_deref()).await?;
                return Ok(None);
            }
            ClientMessage::Ping => return Ok(Some(ServerMessage::Pong)),
            other => other,
        };
        self.check_seats(Known::Now).await?;
        let seated = self.seated.as_mut().ok_or(Error::NotSeated)?;
        let looks = looks_as(seated.holder.sides, seated.eye);
        let heard = match heard.command(looks) {
            Ok((command, id)) => {
                if let Command::Rematch { side, .. } = command {
                    seated.holder.sides.has(side).then_some(()).ok_or(TableError::NotYourSeat)?;
                    self.payer.pay(NEW_TABLE)?;
                }
                return self.command(command, id).await;
            }
            Err(question) => question,
        };
        let (room, holder) = (&self.room, &seated.holder);
        let mine = |side: Side| holder.sides.has(side).then_some(()).ok_or(TableError::NotYourSeat);
        Ok(match heard {
            ClientMessage::Decline { side } => {
                drop(room.command(holder, &Command::Decline { side }, "").await?);
                None
            }
            ClientMessage::Why { side, on } => {
                mine(side)?;
                // If the text names nothing on the table, no rule forbids the click.
                let (refusal, leads) = match on.parse::<Target>() {
                    Ok(on) => room.why(holder, side, &on).await?,
                    Err(_) => (None, Vec::new()),
                };
                Some(ServerMessage::Why(questions::why_message(on, refusal, leads)))
            }
            ClientMessage::Ways { side } => {
                mine(side)?;
                Some(ServerMessage::Ways(room.ways(holder, side).await?))
            }
            ClientMessage::Odds { entry, side, play, after } => {
                mine(side)?;
                self.odds.ask(room.clone(), holder.clone(), (entry, side), play, after)?;
                None
            }
            ClientMessage::Hint { entry, side } => {
                mine(side)?;
                let address = self.payer.address();
                self.odds.hint(room.clone(), holder.clone(), (entry, side), address)?;
                None
            }
            ClientMessage::As { side } => {
                mine(side)?;
                seated.eye = Eye::Of(side);
                self.show().await?;
                None
            }
            ClientMessage::At { number } => {
                let then = room.at(holder, number, seated.eye).await?;
                Some(ServerMessage::At(Box::new(then)))
            }
            ClientMessage::Orders { side, until, moment } => {
                let moment = moment.map(|moment| input::moment(&moment)).transpose()?;
                room.order(holder, side, until.into(), moment).await?;
                None
            }
            ClientMessage::Nonce { side, commitment, nonce } => {
                mine(side)?;
                room.share(side, &commitment, input::nonce(&nonce)?).await?;
                None
            }
            ClientMessage::Study { .. } => {
                return Err(table::Error::Wrong("there is no study at this table".into()).into());
            }
            ClientMessage::Chat { text } => {
                self.payer.pay(LINE)?;
                room.say(holder.sides, seated.name.as_deref(), &text).await?;
                None
            }
            // Messages of these kinds were answered above.
            ClientMessage::Sit { .. }
            | ClientMessage::Ping
            | ClientMessage::Play { .. }
            | ClientMessage::Undo { .. }
            | ClientMessage::Resign { .. }
            | ClientMessage::Back { .. }
            | ClientMessage::Draw { .. }
            | ClientMessage::TakeBack { .. }
            | ClientMessage::Pause { .. }
            | ClientMessage::Resume { .. }
            | ClientMessage::Rematch { .. } => None,
        })
    }

    /// Carries out a player's command. The acknowledgement has the id that the client gave to the command.
    async fn command(
        &mut self,
        command: Command,
        id: String,
    ) -> Result<Option<ServerMessage>, Failed> {
        let seated = self.seated.as_ref().ok_or(Error::NotSeated)?;
        let client_id = seated.holder.client_id(&id)?;
        let entered = self.room.command(&seated.holder, &command, &client_id).await?;
        self.acknowledge(id, entered).await?;
        Ok(None)
    }

    async fn sit(
        &mut self,
        tokens: &[String],
        name: Option<&str>,
        nonce: Option<&str>,
        eye: Option<Side>,
        invitation: Option<&str>,
    ) -> Result<(), Failed> {
        let name = name.and_then(input::name);
        let nonce = nonce.map(input::nonce).transpose()?;
        let hashes: Vec<String> = tokens.iter().map(|token| table::secrets::hash(token)).collect();
        let account = match &self.token {
            Some(token) => self.app.house().accounts().signed_in(token).await?,
            None => None,
        };
        let account = account.map(|who| (who.account.id, who.account.name));
        let own = account.as_ref().map(|(_, name)| name.clone());
        let holder = self.room.sit(hashes, account, name.clone(), nonce, invitation).await?;
        let sides = holder.sides;
        // A player or a watcher who has an account chats under the name of the account.
        let name = own.or(name);
        let eye = match eye {
            Some(side) if sides.has(side) => Eye::Of(side),
            Some(_) if sides.is_empty() => return Err(TableError::NotYourSeat.into()),
            // The client may not know yet that the players have changed seats.
            _ => self.room.read(|table| questions::first_eye(table, sides)).await?,
        };
        let presence = Presence::new(self.room.clone(), sides);
        let online = self.app.house().online();
        let online = holder.account.as_ref().map(|id| online.come(id));
        self.seated =
            Some(Occupant { holder, eye, name, told: None, _presence: presence, _online: online });
        self.show().await?;
        if self.room.read(|table| table.stored.clock.is_some()).await? {
            self.send(ServerMessage::Time(TimeMessage { now: now() })).await?;
        }
        self.chat_told = 0;
        self.catch_up_chat().await?;
        Ok(())
    }

    /// Tells the client that its entry is stored, and then shows the entry to all others. A client that reads
    /// nothing delays the others only for a short time.
    async fn acknowledge(&mut self, id: String, entered: Entered) -> Result<(), End> {
        let Entered { acknowledged, unseen } = entered;
        let (entry, number) = (acknowledged.entry, acknowledged.number);
        let mut told =
            std::pin::pin!(self.send(ServerMessage::Ack(AckMessage { id, entry, number })));
        if let Ok(told) = tokio::time::timeout(TOLD_FIRST, &mut told).await {
            return told;
        }
        drop(unseen);
        told.await
    }

    /// Checks the client's seats. The client loses a seat that was taken back on another device. If the players
    /// have changed seats, the client is moved to the other side.
    async fn check_seats(&mut self, known: Known) -> Result<(), End> {
        if matches!(known, Known::Now) {
            self.check_session().await?;
        }
        // A watcher has no key to check.
        let holds = |seated: &&mut Occupant| {
            !seated.holder.hashes.is_empty() || seated.holder.account.is_some()
        };
        let Some(seated) = self.seated.as_mut().filter(holds) else { return Ok(()) };
        let opens = |table: &Table| seated.holder.opens(table);
        let opens = match known {
            Known::Now => self.room.read(opens).await,
            Known::Here => self.room.glance(opens).await,
        };
        match opens {
            Ok(Err(_)) => Err(End::Say(CloseCode::Policy, "this seat was taken back elsewhere")),
            Ok(Ok(sides)) => {
                if seated.holder.sides != sides {
                    seated.move_to(sides, Presence::new(self.room.clone(), sides));
                }
                Ok(())
            }
            // If the store does not answer, the next operation will report it.
            Err(_) => Ok(()),
        }
    }

    /// Checks the session of a client whose seats belong to an account. A session that has ended, here or on
    /// another node, ends the socket.
    async fn check_session(&mut self) -> Result<(), End> {
        let by_account = self.seated.as_ref().is_some_and(|one| one.holder.account.is_some());
        let (true, Some(token)) = (by_account, &self.token) else { return Ok(()) };
        match self.app.house().accounts().signed_in(token).await {
            Ok(None) => Err(End::Say(CloseCode::Policy, "this session has ended")),
            // If the store does not answer, the next operation will report it.
            Ok(Some(_)) | Err(_) => Ok(()),
        }
    }

    /// Sends the table as it is now.
    async fn show(&mut self) -> Result<(), End> {
        self.changes.borrow_and_update();
        loop {
            self.check_seats(Known::Here).await?;
            let Some(seated) = &mut self.seated else { return Ok(()) };
            match self.room.look(&seated.holder, seated.eye, seated.told).await {
                Ok((message, told)) => {
                    seated.told = Some(told);
                    return self.send_message(Message::Text(message)).await;
                }
                // The seats changed after they were checked: both steps are tried again.
                Err(Error::Table(TableError::NotYourSeat)) => {}
                Err(error) => return self.send(no(&error, None)).await,
            }
        }
    }

    /// Sends the lines of chat that the client does not have yet. A newcomer is sent all of them.
    async fn catch_up_chat(&mut self) -> Result<(), End> {
        match self.app.house().store().chat(&self.room.id, self.chat_told).await {
            Ok(lines) => {
                let lines: Vec<_> = lines.into_iter().map(Arc::new).collect();
                self.tell_chat(&lines).await
            }
            Err(error) => self.send(no(&error, None)).await,
        }
    }

    async fn tell_chat(&mut self, lines: &[Arc<ChatLine>]) -> Result<(), End> {
        let told = self.chat_told;
        let news = lines.iter().filter(|line| told < line.number);
        let lines: Vec<ChatLine> = news.map(|line| ChatLine::clone(line)).collect();
        if lines.is_empty() && told != 0 {
            return Ok(());
        }
        self.chat_told = lines.last().map_or(told, |line| line.number);
        self.send(ServerMessage::Chat(ChatMessage { lines })).await
    }

    async fn send(&mut self, message: ServerMessage) -> Result<(), End> {
        self.send_message(Message::Text(message.written().into())).await
    }

    /// Returns the time within which a client must read a message.
    fn patience(&self) -> Duration {
        Duration::from_millis(self.app.house().limits().patience_ms)
    }

    async fn send_message(&mut self, message: Message) -> Result<(), End> {
        if let Message::Text(text) = &message {
            self.sent += text.len();
        }
        tokio::time::timeout(self.patience(), self.socket.send(message))
            .await
            .map_err(|_| End::Gone)??;
        Ok(())
    }
}

/// Returns the answer to a request that failed.
fn no(error: &Error, id: Option<String>) -> ServerMessage {
    ServerMessage::No(NoMessage { id, detail: error.detail() })
}

fn too_large() -> Error {
    Error::TooLarge(format!("a message has at most {LONGEST} bytes"))
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

impl From<TableError> for Failed {
    fn from(error: TableError) -> Failed {
        Failed::Refused(error.into())
    }
}

impl From<End> for Failed {
    fn from(end: End) -> Failed {
        Failed::Ended(end)
    }
}
