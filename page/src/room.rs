//! A table in memory with its clients. Each message changes the table, and the changes determine the rows to
//! store and the messages to send.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::{AnyGame, BySide, Eye, Seed, Side, Sides, Target, thought};
use serde::Deserialize;
use serde_json::{Value, json};
use study::Study;
use table::wire::{
    AckMessage, ChatMessage, ClientMessage, ErrorDetail, HintMessage, LastSeen, Messages,
    NoMessage, OddsMessage, ServerMessage, StudyChange, TableStatus, Then, Viewer, looks_as,
};
use table::{
    Change, ChatLine, Command, Entry, Error, Holder, Stamp, Table, TableStage, agreements, input,
    orders, questions, seats, secrets,
};

use crate::random::Random;
use crate::studied::{Effect, Studied};

/// The steps to take after a question, in this order: store, then send messages, then ask thinkers.
#[derive(Default)]
pub(crate) struct Consequences {
    tables: BTreeMap<String, Value>,
    entries: Vec<Value>,
    chat: Vec<Value>,
    say: Vec<(u32, Arc<str>)>,
    think: Vec<Value>,
    questions: Vec<Value>,
    close: Vec<(u32, u16, &'static str)>,
}

impl Consequences {
    /// Returns the consequences as JSON.
    pub fn written(self) -> Value {
        let Consequences { tables, entries, chat, say, think, questions, close } = self;
        let tables: Vec<Value> = tables.into_values().collect();
        let say: Vec<(u32, &str)> = say.iter().map(|(client, text)| (*client, &**text)).collect();
        let mut written = json!({ "say": say, "think": think, "questions": questions });
        if !close.is_empty() {
            written["close"] = json!(close);
        }
        if !(tables.is_empty() && entries.is_empty() && chat.is_empty()) {
            written["store"] = json!({ "tables": tables, "entries": entries, "chat": chat });
        }
        written
    }

    fn say(&mut self, client: u32, message: ServerMessage) {
        self.say.push((client, message.written().into()));
    }

    fn refuse(&mut self, client: u32, id: Option<String>, error: &Error) {
        self.no(client, id, error.detail());
    }

    fn no(&mut self, client: u32, id: Option<String>, detail: ErrorDetail) {
        self.say(client, ServerMessage::No(NoMessage { id, detail }));
    }

    fn table(&mut self, table: &Table) {
        self.tables.insert(table.stored.id.clone(), row(table, None));
    }
}

/// Returns the stored form of a table, without its entries. The form includes the study, if the
/// table shows one.
pub(crate) fn row(table: &Table, studied: Option<&Studied>) -> Value {
    let keys = |side: Side| table.stored.seats[side].token_hash.clone();
    let hashes: Vec<String> = table.people().iter().filter_map(keys).collect();
    let mut row = json!({
        "id": table.stored.id,
        "game": table.stored.game,
        "stored": table.stored,
        "status": TableStatus::of(table, &hashes, None, BySide::default()),
    });
    if let Some(studied) = studied {
        row["stored"]["study"] = studied.stored();
        row["study"] = studied.status();
    }
    row
}

/// A client that has sat down, or watches.
struct Client {
    holder: Holder,
    eye: Eye,
    name: Option<String>,
    told: Option<LastSeen>,
}

/// A question that a thinker is working out for a client.
#[derive(Clone)]
struct Pending {
    client: u32,
    entry: u32,
    side: Side,
    play: String,
}

/// A thinker's answer to a client's question.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Answered {
    /// The odds; `null` if the action has none.
    Odds(Value),
    Hints(Value),
}

/// A table with its clients.
pub(crate) struct Room {
    pub table: Table,
    /// The study that the table shows instead of a game.
    pub studied: Option<Studied>,
    messages: Messages<Arc<str>>,
    clients: BTreeMap<u32, Client>,
    chat: Vec<ChatLine>,
    /// The entry at which each side's bot was last asked for an action.
    thinking: BySide<Option<u32>>,
    /// The questions that thinkers are working on, by their numbers.
    pending: BTreeMap<u32, Pending>,
    asked: u32,
}

impl Room {
    /// Puts a table into memory, without clients.
    pub fn new(table: Table, chat: Vec<ChatLine>) -> Room {
        Room {
            table,
            studied: None,
            messages: Messages::default(),
            clients: BTreeMap::new(),
            chat: (1..).zip(chat).map(|(number, line)| ChatLine { number, ..line }).collect(),
            thinking: BySide::default(),
            pending: BTreeMap::new(),
            asked: 0,
        }
    }

    /// Puts a study into memory, without clients. The present node of the study is node `at`.
    pub fn study(
        table: Table,
        study: Study,
        game: &'static dyn AnyGame,
        at: usize,
    ) -> Result<Room, Error> {
        let studied = Studied::new(study, game, at)?;
        let mut room = Room { studied: Some(studied), ..Room::new(table, Vec::new()) };
        room.stand();
        Ok(room)
    }

    /// Lets play continue at a table that was read from the database.
    pub fn begin(&mut self, now: i64, outcome: &mut Consequences) {
        if let Some(mending) = self.table.unstored.take() {
            self.append(&mending, outcome);
        }
        self.follow(now, outcome);
    }

    /// Handles a message from a client.
    pub fn hear(
        &mut self,
        game: Option<&'static dyn AnyGame>,
        (client, text): (u32, &str),
        now: i64,
        random: &mut Random,
        outcome: &mut Consequences,
    ) {
        let id = || serde_json::from_str::<Value>(text).ok()?.get("id")?.as_str().map(String::from);
        let answered = match serde_json::from_str(text) {
            Ok(message) => self.answer_to(game, (client, message), now, random, outcome),
            Err(error) => Err(Error::Unreadable(format!("that can't be read: {error}"))),
        };
        if let Err(error) = answered {
            outcome.refuse(client, id(), &error);
        }
    }

    fn answer_to(
        &mut self,
        game: Option<&'static dyn AnyGame>,
        (client, message): (u32, ClientMessage),
        now: i64,
        random: &mut Random,
        outcome: &mut Consequences,
    ) -> Result<(), Error> {
        match message {
            ClientMessage::Sit { tokens, name, nonce, eye, .. } => {
                let nonce = nonce.as_deref().map(input::nonce).transpose()?;
                let name = name.as_deref().and_then(input::name);
                return self.sit(game, client, (&tokens, name, nonce, eye), now, outcome);
            }
            ClientMessage::Ping => {
                outcome.say(client, ServerMessage::Pong);
                return Ok(());
            }
            _ => {}
        }
        self.check_seats(client, outcome)?;
        let none = || Error::Wrong("sit down first".into());
        let Client { holder, eye, name, .. } = self.clients.get(&client).ok_or_else(none)?;
        let (holder, eye, name) = (holder.clone(), *eye, name.clone());
        let mine = |side: Side| holder.sides.has(side).then_some(()).ok_or(Error::NotYourSeat);
        let message = match self.studied {
            Some(_) => match self.studies(client, message, random, outcome)? {
                Some(question) => question,
                None => return Ok(()),
            },
            None => message,
        };
        let question = match message.command(looks_as(holder.sides, eye)) {
            Ok((command, id)) => {
                return self.command(game, (client, &holder), (&command, id), now, random, outcome);
            }
            Err(question) => question,
        };
        match question {
            ClientMessage::Decline { side } => {
                mine(side)?;
                let change = Command::Decline { side };
                let stamp = Stamp { time: now, client_id: String::new() };
                if let Change::Seats(changed) = self.table.command(&holder, &change, stamp)? {
                    self.seat(game, changed, outcome);
                }
                self.show(outcome);
            }
            ClientMessage::Why { side, on } => {
                mine(side)?;
                // If the text names nothing on the table, no rule forbids the click.
                let target = on.parse::<Target>().ok();
                let refusal = target.as_ref().and_then(|on| questions::why(&self.table, side, on));
                let leads = match (refusal, target, questions::playing_as(&self.table, side)) {
                    (None, Some(on), Some(playing)) => playing.leads(side, &on),
                    _ => Vec::new(),
                };
                let message = questions::why_message(on, refusal, leads);
                outcome.say(client, ServerMessage::Why(message));
            }
            ClientMessage::Ways { side } => {
                mine(side)?;
                let playing = questions::playing_as(&self.table, side).ok_or(Error::NotYourTurn)?;
                let base = self.studied.as_ref().map_or(self.table.base(), Studied::depth);
                let ways = questions::ways(playing, base, side);
                outcome.say(client, ServerMessage::Ways(ways));
            }
            ClientMessage::Odds { entry, side, play, after } => {
                mine(side)?;
                if self.entry() != entry {
                    let message = OddsMessage { entry, play, odds: None };
                    outcome.say(client, ServerMessage::Odds(Box::new(message)));
                    return Ok(());
                }
                let asked = json!({ "kind": "odds", "side": side, "play": play, "after": after });
                self.question(Pending { client, entry, side, play }, asked, outcome);
            }
            ClientMessage::Hint { entry, side } => {
                mine(side)?;
                questions::may_have_hints(&self.table, &holder, side)?;
                let holds = match self.studied {
                    Some(_) => self.entry() == entry && self.table.awaited().has(side),
                    None => self.table.still_holds(entry, side),
                };
                if !holds {
                    let message = HintMessage { entry, side, hints: Vec::new() };
                    outcome.say(client, ServerMessage::Hint(message));
                    return Ok(());
                }
                let asked = json!({ "kind": "hints", "side": side });
                let play = String::new();
                self.question(Pending { client, entry, side, play }, asked, outcome);
            }
            ClientMessage::As { side } => {
                mine(side)?;
                if let Some(client) = self.clients.get_mut(&client) {
                    client.eye = Eye::Of(side);
                }
                self.show_to(client, outcome);
            }
            ClientMessage::At { number } if self.studied.is_some() => {
                let then = self.studied.as_ref().map(|studied| studied.at(number, eye));
                outcome.say.extend(then.map(|then| (client, then.to_string().into())));
            }
            ClientMessage::At { number } => {
                let then = Then::of(&self.table, number, self.table.eye(eye));
                let (then, game) = then.zip(game).ok_or(Error::NotYourTurn)?;
                outcome.say(client, ServerMessage::At(Box::new(then.message(game))));
            }
            ClientMessage::Orders { side, until, moment } => {
                holder.plays(&self.table, side)?;
                let moment = moment.map(|moment| input::moment(&moment)).transpose()?;
                let order = orders::given(&self.table, side, until.into(), moment)?;
                self.table.stored.orders[side] = order;
                outcome.table(&self.table);
                self.follow(now, outcome);
                self.show(outcome);
            }
            ClientMessage::Nonce { side, commitment, nonce } => {
                mine(side)?;
                let nonce = input::nonce(&nonce)?;
                if let Some(seat) = self.table.shared(side, &commitment, nonce)? {
                    self.seat(game, vec![(side, seat)], outcome);
                    self.follow(now, outcome);
                    self.show(outcome);
                }
            }
            ClientMessage::Chat { text } => {
                let text = input::chat(&text)?;
                let side = holder.sides.iter().next();
                let seat = side.and_then(|side| self.table.stored.seats[side].name.clone());
                let number = self.chat.last().map_or(1, |line| line.number + 1);
                let from = name.or(seat).unwrap_or_default();
                let line = ChatLine { number, from, side, text, time: now };
                let table = &self.table.stored.id;
                outcome.chat.push(json!({ "table": table, "number": number, "line": line }));
                for client in self.clients.keys() {
                    let lines = vec![line.clone()];
                    outcome.say(*client, ServerMessage::Chat(ChatMessage { lines }));
                }
                self.chat.push(line);
            }
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
            | ClientMessage::Rematch { .. } => {} // messages of these kinds were answered above
            ClientMessage::Study { .. } => {
                return Err(Error::Wrong("there is no study at this table".into()));
            }
        }
        Ok(())
    }

    /// Answers a message to a study. Returns the message if it is a question that any table answers.
    fn studies(
        &mut self,
        client: u32,
        message: ClientMessage,
        random: &mut Random,
        outcome: &mut Consequences,
    ) -> Result<Option<ClientMessage>, Error> {
        let now = self.entry();
        let Some(studied) = &mut self.studied else { return Ok(Some(message)) };
        let seed = Seed(random.secret().0);
        // A change that was chosen at another moment, or is sent a second time, is refused as stale.
        let fresh = |entry: u32| if entry == now { Ok(()) } else { Err(Error::Stale(now)) };
        let (effect, id) = match message {
            ClientMessage::Study { entry, change, id } => {
                fresh(entry)?;
                (studied.change(change, seed)?, id)
            }
            ClientMessage::Play { entry, side, play, id } => {
                fresh(entry)?;
                let attempt = StudyChange::Try { side, play, results: None, roll: false };
                (studied.change(attempt, seed)?, id)
            }
            ClientMessage::Undo { entry, id } => {
                fresh(entry)?;
                (studied.back()?, id)
            }
            ClientMessage::Why { .. }
            | ClientMessage::Ways { .. }
            | ClientMessage::Odds { .. }
            | ClientMessage::Hint { .. }
            | ClientMessage::As { .. }
            | ClientMessage::At { .. } => return Ok(Some(message)),
            _ => {
                return Err(Error::Wrong(
                    "a study is no game: nothing is agreed on or said in it".into(),
                ));
            }
        };
        let changed = match effect {
            Effect::Ask(chances) => {
                outcome.say(client, ServerMessage::Chances(chances));
                None
            }
            Effect::Changed(nodes) => {
                let nodes = (!nodes.is_empty()).then(|| studied.nodes(Some(&nodes)));
                let nodes: Option<Arc<str>> = nodes.map(|nodes| nodes.written().into());
                Some(nodes)
            }
        };
        if let Some(nodes) = changed {
            self.stand();
            self.pending.clear();
            self.table.stored.changes += 1;
            outcome
                .tables
                .insert(self.table.stored.id.clone(), row(&self.table, self.studied.as_ref()));
            for client in self.clients.keys() {
                outcome.say.extend(nodes.clone().map(|nodes| (*client, nodes)));
            }
            self.show(outcome);
        }
        let (entry, number) = (self.entry(), self.studied.as_ref().map_or(0, Studied::depth));
        outcome.say(client, ServerMessage::Ack(AckMessage { id, entry, number }));
        Ok(None)
    }

    /// Makes the table show the present node of the study.
    fn stand(&mut self) {
        let Some(studied) = &self.studied else { return };
        self.table.stage = TableStage::Playing(studied.playing().boxed());
        // Thinkers begin from the stored position.
        self.table.stored.setup.position = studied.position().ok();
    }

    /// Returns the number by which clients name the present moment.
    fn entry(&self) -> u32 {
        match self.studied {
            Some(_) => u32::try_from(self.table.stored.changes).unwrap_or(u32::MAX),
            None => self.table.entry(),
        }
    }

    /// Seats a client. This may start the game.
    fn sit(
        &mut self,
        game: Option<&'static dyn AnyGame>,
        client: u32,
        (tokens, name, nonce, eye): (&[String], Option<String>, Option<String>, Option<Side>),
        now: i64,
        outcome: &mut Consequences,
    ) -> Result<(), Error> {
        let hashes: Vec<String> = tokens.iter().map(|token| secrets::hash(token)).collect();
        let sides = self.table.seats_of(&hashes)?;
        if !seats::may_look(&self.table, sides, None) {
            return Err(Error::NotYourSeat);
        }
        let changed = self.table.seated(sides, name.clone(), nonce);
        if !changed.is_empty() {
            self.seat(game, changed, outcome);
        }
        self.follow(now, outcome);
        let eye = match eye {
            Some(side) if sides.has(side) => Eye::Of(side),
            Some(_) if sides.is_empty() => return Err(Error::NotYourSeat),
            _ => questions::first_eye(&self.table, sides),
        };
        let holder = Holder { sides, hashes, account: None };
        self.clients.insert(client, Client { holder, eye, name, told: None });
        if let Some(studied) = &mut self.studied {
            studied.leave(client); // The client is shown the whole log.
            outcome.say(client, studied.nodes(None));
        }
        self.show(outcome);
        let lines = self.chat.clone();
        outcome.say(client, ServerMessage::Chat(ChatMessage { lines }));
        Ok(())
    }

    /// Removes a client that has disconnected.
    pub fn leave(&mut self, client: u32, outcome: &mut Consequences) {
        if self.clients.remove(&client).is_some() {
            if let Some(studied) = &mut self.studied {
                studied.leave(client);
            }
            self.pending.retain(|_, pending| pending.client != client);
            self.show(outcome);
        }
    }

    /// Carries out a command, and acknowledges it. A command that was carried out before is only
    /// acknowledged again.
    fn command(
        &mut self,
        game: Option<&'static dyn AnyGame>,
        (client, holder): (u32, &Holder),
        (command, id): (&Command, String),
        now: i64,
        random: &mut Random,
        outcome: &mut Consequences,
    ) -> Result<(), Error> {
        let client_id = holder.client_id(&id)?;
        let known = self.table.acknowledged(&client_id);
        if known.is_none() {
            let stamp = Stamp { time: now, client_id: client_id.clone() };
            match self.table.command(holder, command, stamp)? {
                Change::Entry(entry) => self.append(&entry, outcome),
                Change::Seats(changed) => self.seat(game, changed, outcome),
            }
        }
        let entry = known.or_else(|| self.table.acknowledged(&client_id));
        let (entry, number) = entry
            .map_or((self.table.entry(), self.table.number()), |done| (done.entry, done.number));
        outcome.say(client, ServerMessage::Ack(AckMessage { id, entry, number }));
        if let Command::Rematch { sides, .. } = *command
            && agreements::all_want(&self.table, sides)
        {
            let (id, secret) = (random.table_id(), random.secret());
            let rules = self.table.stored.rules;
            let rules = self.table.playing().map_or(rules, |game| game.facts().rules_version);
            let new = agreements::NextTable { id, secret, rules, created: now };
            let mut next = agreements::next(&self.table, sides, new);
            for side in Side::BOTH {
                next.seats[side].nonce.get_or_insert_with(|| random.token());
            }
            self.table.stored.next = Some(next.id.clone());
            outcome.table(&self.table);
            outcome.table(&Table::replay(next, None, now));
        }
        self.follow(now, outcome);
        self.show(outcome);
        Ok(())
    }

    /// Adds an entry that the table has made to the entries to be stored.
    fn append(&mut self, entry: &Entry, outcome: &mut Consequences) {
        if let Some(rules) = self.table.other_rules() {
            self.table.stored.rules = rules;
        }
        self.table.stored.result = self.table.result();
        if entry.changes_seats {
            self.thinking = BySide::default();
        }
        let table = &self.table.stored.id;
        outcome.entries.push(json!({ "table": table, "number": entry.number, "entry": entry }));
        outcome.table(&self.table);
    }

    /// Puts changed seats into effect. This may start the game.
    fn seat(
        &mut self,
        game: Option<&'static dyn AnyGame>,
        changed: Vec<(Side, table::Seat)>,
        outcome: &mut Consequences,
    ) {
        self.table.seat(changed, game);
        self.table.stored.changes += 1;
        outcome.table(&self.table);
    }

    /// Carries out everything that needs no player: standing orders, the script of a lesson, then bots.
    fn follow(&mut self, now: i64, outcome: &mut Consequences) {
        for side in orders::run_out(&self.table) {
            self.table.stored.orders[side] = None;
            outcome.table(&self.table);
        }
        while let Some((side, play)) = orders::due(&self.table).or_else(|| self.scripted()) {
            let entry = self.table.entry();
            let stamp = Stamp { time: now, client_id: format!("orders-{}", entry + 1) };
            let Ok(entry) = self.table.play(entry, side, &play, stamp) else { break };
            self.append(&entry, outcome);
            for side in orders::run_out(&self.table) {
                self.table.stored.orders[side] = None;
            }
        }
        self.wake_bots(outcome);
    }

    /// Returns the next action of the computer in the script of a lesson.
    fn scripted(&self) -> Option<(Side, String)> {
        let next = self.table.scripted()?;
        let plays = self.table.asks_bot(next.side) && self.table.awaited().has(next.side);
        Some((next.side, next.any_of.first()?.clone())).filter(|_| plays)
    }

    fn wake_bots(&mut self, outcome: &mut Consequences) {
        if !matches!(self.table.stage, TableStage::Playing(_)) {
            return;
        }
        for side in self.table.awaited().iter() {
            let known = self.thinking[side].is_some_and(|at| self.table.still_holds(at, side));
            if known || !self.table.asks_bot(side) {
                continue;
            }
            let entry = self.table.entry();
            self.thinking[side] = Some(entry);
            let stored = &self.table.stored;
            let seed = thought(&stored.secret, side, entry).to_string();
            outcome.think.push(json!({
                "table": stored.id,
                "side": side,
                "entry": entry,
                "level": stored.seats[side].level,
                "seed": seed,
            }));
        }
    }

    /// Plays the action that a bot has chosen, if the bot was asked about the present choice. A bot without
    /// an action that can be played resigns, so that the opponent doesn't wait for ever.
    pub fn thought(
        &mut self,
        (entry, side): (u32, Side),
        play: Option<&str>,
        now: i64,
        outcome: &mut Consequences,
    ) {
        if !self.table.still_holds(entry, side) || !self.table.asks_bot(side) {
            return;
        }
        let stamp = || Stamp { time: now, client_id: format!("bot-{side}-{entry}") };
        let played = play.map(|play| self.table.play(entry, side, play, stamp()));
        let made = match played {
            Some(Ok(entry)) => Ok(entry),
            _ => self.table.resign(side, stamp()),
        };
        if let Ok(entry) = made {
            self.append(&entry, outcome);
            self.follow(now, outcome);
            self.show(outcome);
        }
    }

    /// Passes a thinker's answer to the client that asked, if the table has not changed since the question. With
    /// `more`, a better answer will follow.
    pub fn answer(
        &mut self,
        (client, id): (u32, u32),
        answered: Answered,
        more: bool,
        outcome: &mut Consequences,
    ) {
        let Some(Pending { entry, side, play, .. }) = self.pending.get(&id).cloned() else {
            return;
        };
        if !more {
            self.pending.remove(&id);
        }
        if !self.clients.contains_key(&client) {
            return;
        }
        let message = match answered {
            Answered::Odds(odds) => {
                json!({ "is": "odds", "entry": entry, "play": play, "odds": odds })
            }
            Answered::Hints(hints) => {
                json!({ "is": "hint", "entry": entry, "side": side, "hints": hints })
            }
        };
        outcome.say.push((client, message.to_string().into()));
    }

    fn question(&mut self, pending: Pending, mut asked: Value, outcome: &mut Consequences) {
        self.asked += 1;
        asked["table"] = json!(self.table.stored.id);
        asked["client"] = json!(pending.client);
        asked["id"] = json!(self.asked);
        self.pending.insert(self.asked, pending);
        outcome.questions.push(asked);
    }

    /// Moves a client to the other side if the client's player has changed seats.
    fn check_seats(&mut self, client: u32, outcome: &mut Consequences) -> Result<(), Error> {
        let Some(Client { holder, eye, told, .. }) = self.clients.get_mut(&client) else {
            return Ok(());
        };
        let Ok(sides) = self.table.seats_of(&holder.hashes) else {
            self.clients.remove(&client);
            outcome.close.push((client, 1008, "this seat was taken back elsewhere"));
            return Err(Error::NotYourSeat);
        };
        if holder.sides != sides {
            (holder.sides, *told) = (sides, None);
            if let Eye::Of(side) = *eye
                && !sides.has(side)
            {
                *eye = Eye::Of(side.other());
            }
        }
        Ok(())
    }

    /// Sends the table to every client that has not seen its present state.
    fn show(&mut self, outcome: &mut Consequences) {
        self.messages.changed();
        let clients: Vec<u32> = self.clients.keys().copied().collect();
        for client in clients {
            if self.check_seats(client, outcome).is_ok() {
                self.show_to(client, outcome);
            }
        }
    }

    fn show_to(&mut self, client: u32, outcome: &mut Consequences) {
        let seated = self
            .clients
            .values()
            .fold(Sides::NONE, |all, client| client.holder.sides.iter().fold(all, Sides::with));
        let here = BySide::of(|side| seated.has(side));
        let shared = 2 < self.clients.len();
        let entry = self.entry();
        let Some(Client { holder, eye, told, .. }) = self.clients.get_mut(&client) else { return };
        if let Some(studied) = &mut self.studied {
            let awaited = self.table.awaited();
            if let Some(side) = awaited
                .iter()
                .next()
                .filter(|_| !matches!(*eye, Eye::Of(side) if awaited.has(side)))
            {
                *eye = Eye::Of(side);
            }
            let viewer = Viewer { seats: holder.sides, eye: *eye, told: None };
            let (text, _) = self.messages.message(&self.table, viewer, here, false);
            let text = studied.tell(client, entry, *eye, &text);
            outcome.say.push((client, text.into()));
            return;
        }
        let viewer = Viewer { seats: holder.sides, eye: *eye, told: *told };
        let (text, now) = self.messages.message(&self.table, viewer, here, shared);
        *told = Some(now);
        outcome.say.push((client, text));
    }
}
