//! The content of a notice, and the request by which the notice is sent.

use std::time::Duration;

use engine::hex;
use hyper::header::{self, HeaderName};
use ring::hmac;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::limits::Limits;
use crate::post::{self, PostError};
use crate::push::{PushError, PushKey};
use crate::seal::Key;
use crate::store::{ChallengeAnswer, HookForm, HookRow, NoticeKind};

/// The header with the time of a request and its signature.
const SIGNATURE: HeaderName = HeaderName::from_static("x-carillon-signature");
/// The time for which a push service keeps a message for a browser that is off, in seconds.
const PUSH_KEPT: u32 = 3 * 24 * 3600;
/// The longest wait before a notice is sent again, in milliseconds.
const LONGEST_WAIT: i64 = 6 * 3_600_000;

/// A request of the other player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    Draw,
    TakeBack,
    Pause,
}

/// An event, as a notice to an address reports it.
pub struct Told<'a> {
    /// The event; `None` for a test of the address.
    pub kind: Option<NoticeKind>,
    /// The kind of request, if the event is a request of the other player.
    pub request: Option<Request>,
    /// The answer to the player's challenge, if the event is an answer.
    pub answer: Option<ChallengeAnswer>,
    /// An id by which the receiver recognises a notice that is sent twice.
    pub id: String,
    /// The title of the game.
    pub title: &'a str,
    /// The id of the table.
    pub table: &'a str,
    /// The name of the game.
    pub game: &'a str,
    /// The name of the other player.
    pub opponent: Option<&'a str>,
}

/// The keys with which notices are signed.
pub struct Keys<'a> {
    pub server: &'a Key,
    pub push: &'a PushKey,
}

/// Returns the secret with which the notices to an address are signed. The server shows the secret only to the
/// player.
pub fn secret(key: &Key, hook: &str) -> String {
    key.veil(&format!("notices to {hook}"))
}

/// Returns when a notice is sent again after `tries` failed attempts; `None` if the notice is given up.
pub fn again(tries: u32, limits: &Limits, now: i64) -> Option<i64> {
    let first = i64::try_from(limits.notice_wait_ms).unwrap_or(LONGEST_WAIT);
    let wait = first.saturating_mul(4_i64.saturating_pow(tries.saturating_sub(1)));
    (u64::from(tries) < limits.notice_tries).then(|| now + wait.min(LONGEST_WAIT))
}

/// Returns the part of the sentence that names the event, in a language.
fn event(told: &Told<'_>, language: &str) -> &'static str {
    if let (Some(NoticeKind::Request), Some(request)) = (told.kind, told.request) {
        return match (request, language) {
            (Request::TakeBack, "fr") => "l'autre camp demande à reprendre une action",
            (Request::TakeBack, _) => "the other side asks to take an action back",
            (Request::Pause, "fr") => "l'autre camp demande une pause",
            (Request::Pause, _) => "the other side asks for a pause",
            (Request::Draw, "fr") => "l'autre camp propose la nulle",
            (Request::Draw, _) => "the other side offers a draw",
        };
    }
    if let (Some(NoticeKind::Challenge), Some(answer)) = (told.kind, told.answer) {
        return match (answer, language) {
            (ChallengeAnswer::Accepted, "fr") => "votre défi est relevé",
            (ChallengeAnswer::Accepted, _) => "your challenge is accepted",
            (ChallengeAnswer::Declined, "fr") => "votre défi est décliné",
            (ChallengeAnswer::Declined, _) => "your challenge is declined",
        };
    }
    match (told.kind, language) {
        (Some(NoticeKind::Turn), "fr") => "à vous de jouer",
        (Some(NoticeKind::Turn), _) => "it is your turn",
        (Some(NoticeKind::Over), "fr") => "la partie est finie",
        (Some(NoticeKind::Over), _) => "the game is over",
        (Some(NoticeKind::Request), "fr") => "l'autre camp vous demande quelque chose",
        (Some(NoticeKind::Request), _) => "the other side asks you something",
        (Some(NoticeKind::Time), "fr") => "votre temps sera bientôt écoulé",
        (Some(NoticeKind::Time), _) => "your time runs out soon",
        (Some(NoticeKind::Challenge), "fr") => "on vous lance un défi",
        (Some(NoticeKind::Challenge), _) => "you are challenged",
        (Some(NoticeKind::Summary), "fr") => "des parties vous attendent",
        (Some(NoticeKind::Summary), _) => "games wait for you",
        (None, "fr") => "les avis arrivent ici",
        (None, _) => "notices arrive here",
    }
}

/// Returns the sentence of a notice in a language.
fn sentence(told: &Told<'_>, language: &str) -> String {
    let title = if told.kind.is_some() { told.title } else { "Carillon" };
    let colon = if language == "fr" { " :" } else { ":" };
    format!("{title}{colon} {}", event(told, language))
}

/// The games that wait for a player, as a daily summary reports them.
pub struct Summary<'a> {
    /// An id by which the receiver recognises a summary that is sent twice.
    pub id: String,
    pub games: &'a [WaitingGame],
}

/// A game that waits for a player.
pub struct WaitingGame {
    /// The id of the table.
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// The name of the other player.
    pub opponent: Option<String>,
}

/// The maximum number of games that a summary names.
const NAMED: usize = 8;

/// A message to an address, in the language of its player.
pub struct Message {
    /// The message in JSON, for a program.
    json: Value,
    /// The message to a browser: the title and the text of the notification, and its table.
    push: Value,
    /// The text, for people.
    text: String,
    /// The page to which the message leads.
    link: String,
}

impl Told<'_> {
    /// Returns the message to an address.
    pub fn message(&self, hook: &HookRow) -> Message {
        let link = match self.kind {
            // A challenge is answered in the lobby.
            Some(NoticeKind::Challenge) if self.answer.is_none() => format!("{}/", hook.page),
            Some(_) => format!("{}/t/{}", hook.page, self.table),
            None => format!("{}/", hook.page),
        };
        let text = sentence(self, &hook.language);
        Message {
            json: json!({
                "id": self.id,
                "kind": self.kind.map_or("test", NoticeKind::name),
                "game": self.game,
                "table": self.table,
                "link": link,
                "text": text,
            }),
            push: notification(self, &hook.language),
            text,
            link,
        }
    }
}

/// Returns the message to a browser about an event.
fn notification(told: &Told<'_>, language: &str) -> Value {
    let title = if told.kind.is_some() { told.title } else { "Carillon" };
    let event = event(told, language);
    let mut letters = event.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    let against =
        told.opponent.map_or(String::new(), |name| format!(" – {}", against(name, language)));
    let text = format!("{first}{}{against}", letters.as_str());
    json!({ "title": title, "text": text, "table": told.table, "language": language })
}

fn against(name: &str, language: &str) -> String {
    match language {
        "fr" => format!("contre {name}"),
        _ => format!("against {name}"),
    }
}

impl Summary<'_> {
    /// Returns the message to an address.
    pub fn message(&self, hook: &HookRow) -> Message {
        let (link, language) = (format!("{}/", hook.page), &*hook.language);
        let at = |game: &WaitingGame| format!("{}/t/{}", hook.page, game.table);
        let many = self.games.len();
        let head = match (many, language) {
            (1, "fr") => "Une partie vous attend".to_string(),
            (1, _) => "One game waits for you".to_string(),
            (_, "fr") => format!("{many} parties vous attendent"),
            (_, _) => format!("{many} games wait for you"),
        };
        let colon = if language == "fr" { " :" } else { ":" };
        let rest = match (many.saturating_sub(NAMED), language) {
            (0, _) => None,
            (rest, "fr") => Some(format!("et {rest} de plus")),
            (rest, _) => Some(format!("and {rest} more")),
        };
        let named = &self.games[..many.min(NAMED)];
        let line = |game: &WaitingGame| format!("{} – {}", game.title, at(game));
        let lines = named.iter().map(line).chain(rest.clone());
        let short = |game: &WaitingGame| match &game.opponent {
            Some(name) => format!("{} {}", game.title, against(name, language)),
            None => game.title.clone(),
        };
        let short: Vec<String> = named.iter().map(short).chain(rest.clone()).collect();
        let text =
            [format!("{head}{colon}")].into_iter().chain(lines).collect::<Vec<_>>().join("\n");
        let game = |game: &WaitingGame| json!({ "game": game.game, "table": game.table, "link": at(game) });
        let games: Vec<Value> = self.games.iter().map(game).collect();
        Message {
            json: json!({ "id": self.id, "kind": NoticeKind::Summary.name(), "games": games, "link": link, "text": text }),
            push: json!({ "title": head, "text": short.join("; "), "table": "", "language": language }),
            text,
            link,
        }
    }
}

/// Sends a message to an address. `now` is the time in milliseconds since 1970.
pub async fn send(
    hook: &HookRow,
    message: Message,
    keys: &Keys<'_>,
    limits: &Limits,
    now: i64,
) -> Result<(), PostError> {
    let private = limits.private_hooks != 0;
    let url = post::address(&hook.url, private)?;
    let patience = Duration::from_millis(limits.notice_patience_ms);
    let agent = (header::USER_AGENT, concat!("Carillon/", env!("CARGO_PKG_VERSION")).to_string());
    let Message { json, push, text, link } = message;
    if let Some(browser) = &hook.browser {
        let body = browser.target.encrypt(push.to_string().as_bytes())?;
        let service = url.origin().ascii_serialization();
        // A message about the same table replaces one that the browser has not received yet.
        let table = push["table"].as_str().unwrap_or_default();
        let topic = &hex(&Sha256::digest(format!("{} {table}", hook.id)))[..32];
        let headers = [
            agent,
            (header::AUTHORIZATION, keys.push.authorization(&service, &hook.page, now)),
            (header::CONTENT_ENCODING, "aes128gcm".into()),
            (header::CONTENT_TYPE, "application/octet-stream".into()),
            (HeaderName::from_static("ttl"), PUSH_KEPT.to_string()),
            (HeaderName::from_static("topic"), topic.into()),
        ];
        return post::post(&url, private, patience, &headers, body).await;
    }
    let body = match hook.form {
        HookForm::Json => json.to_string(),
        // A notice must not mention anybody on Discord, whatever names its text contains.
        HookForm::Discord => {
            json!({ "content": format!("{text}\n{link}"), "allowed_mentions": { "parse": [] } })
                .to_string()
        }
        HookForm::Slack => json!({ "text": format!("{text}\n{link}") }).to_string(),
        HookForm::Ntfy => text,
        // Only a browser has keys with which a message is encrypted.
        HookForm::Push => return Err(PushError.into()),
    };
    let signed = hmac::Key::new(hmac::HMAC_SHA256, secret(keys.server, &hook.id).as_bytes());
    let signature = hmac::sign(&signed, format!("{now}.{body}").as_bytes());
    let kind = match hook.form {
        HookForm::Ntfy => "text/plain; charset=utf-8",
        HookForm::Json | HookForm::Discord | HookForm::Slack | HookForm::Push => "application/json",
    };
    let mut headers = vec![
        (header::CONTENT_TYPE, kind.to_string()),
        agent,
        (SIGNATURE, format!("t={now},v1={}", hex(signature.as_ref()))),
    ];
    if hook.form == HookForm::Ntfy {
        headers.push((HeaderName::from_static("click"), link));
    }
    post::post(&url, private, patience, &headers, body.into_bytes()).await
}

#[test]
fn a_notice_is_tried_again_after_longer_and_longer_waits() {
    let limits = Limits::default();
    assert_eq!(again(1, &limits, 0), Some(30_000));
    assert_eq!(again(2, &limits, 0), Some(120_000));
    assert_eq!(again(7, &limits, 5), Some(5 + LONGEST_WAIT));
    assert_eq!(again(8, &limits, 0), None);
}

#[test]
fn a_message_to_a_browser_says_what_is_asked_in_its_language() {
    let told = Told {
        kind: Some(NoticeKind::Turn),
        request: None,
        answer: None,
        id: "id".into(),
        title: "Toy",
        table: "abc",
        game: "toy",
        opponent: Some("Élise"),
    };
    let read = |language| notification(&told, language);
    let english = json!({ "title": "Toy", "text": "It is your turn – against Élise", "table": "abc", "language": "en" });
    assert_eq!(read("en"), english);
    assert_eq!(read("fr")["text"], "À vous de jouer – contre Élise");
    let asked = Told { kind: Some(NoticeKind::Request), request: Some(Request::Pause), ..told };
    assert_eq!(sentence(&asked, "en"), "Toy: the other side asks for a pause");
    assert_eq!(sentence(&asked, "fr"), "Toy : l'autre camp demande une pause");
    let challenged = Told { kind: Some(NoticeKind::Challenge), request: None, ..asked };
    assert_eq!(notification(&challenged, "fr")["text"], "On vous lance un défi – contre Élise");
    let answered = Told { answer: Some(ChallengeAnswer::Declined), ..challenged };
    assert_eq!(sentence(&answered, "en"), "Toy: your challenge is declined");
}

#[test]
fn a_summary_names_the_games_that_wait() {
    let hook = HookRow {
        id: "id".into(),
        account: "account".into(),
        form: HookForm::Json,
        url: "https://example.org/".into(),
        language: "en".into(),
        page: "https://games.example.org".into(),
        created: 5,
        told: None,
        failed: None,
        kinds: Vec::new(),
        browser: None,
    };
    let game = |n: usize| WaitingGame {
        table: format!("t{n}"),
        game: "toy".into(),
        title: "Toy".into(),
        opponent: (n == 0).then(|| "Élise".into()),
    };
    let games: Vec<WaitingGame> = (0..10).map(game).collect();
    let read = |many: usize, language: &str| {
        let hook = HookRow { language: language.into(), ..hook.clone() };
        Summary { id: "summary".into(), games: &games[..many] }.message(&hook)
    };
    let two = read(2, "en");
    let text = "2 games wait for you:\nToy – https://games.example.org/t/t0\nToy – https://games.example.org/t/t1";
    assert_eq!((&*two.text, &*two.link), (text, "https://games.example.org/"));
    assert_eq!(two.json["games"][1]["link"], "https://games.example.org/t/t1");
    assert_eq!(two.push["text"], "Toy against Élise; Toy");
    assert_eq!(read(1, "fr").push["title"], "Une partie vous attend");
    assert_eq!(read(1, "fr").push["text"], "Toy contre Élise");
    let ten = read(10, "fr");
    assert!(ten.text.starts_with("10 parties vous attendent :\n"), "{}", ten.text);
    assert!(ten.text.ends_with("t7\net 2 de plus"), "{}", ten.text);
    assert_eq!(ten.json["games"].as_array().map(Vec::len), Some(10));
}
