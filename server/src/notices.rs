//! The content of a notice, and the request by which the notice is sent.

use std::time::Duration;

use engine::hex;
use hyper::header::{self, HeaderName};
use ring::hmac;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::limits::Limits;
use crate::post::{self, PostError};
use crate::push::{PushError, PushKey};
use crate::seal::Key;
use crate::store::{HookForm, HookRow, NoticeKind};

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
    match (told.kind, language) {
        (Some(NoticeKind::Turn), "fr") => "à vous de jouer",
        (Some(NoticeKind::Turn), _) => "it is your turn",
        (Some(NoticeKind::Over), "fr") => "la partie est finie",
        (Some(NoticeKind::Over), _) => "the game is over",
        (Some(NoticeKind::Request), "fr") => "l'autre camp vous demande quelque chose",
        (Some(NoticeKind::Request), _) => "the other side asks you something",
        (Some(NoticeKind::Time), "fr") => "votre temps sera bientôt écoulé",
        (Some(NoticeKind::Time), _) => "your time runs out soon",
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

/// Returns the message to a browser: the title and the text of the notification, and its table.
fn message(told: &Told<'_>, language: &str) -> String {
    let title = if told.kind.is_some() { told.title } else { "Carillon" };
    let event = event(told, language);
    let mut letters = event.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    let against = match (told.opponent, language) {
        (Some(name), "fr") => format!(" – contre {name}"),
        (Some(name), _) => format!(" – against {name}"),
        (None, _) => String::new(),
    };
    let text = format!("{first}{}{against}", letters.as_str());
    json!({ "title": title, "text": text, "table": told.table, "language": language }).to_string()
}

/// Tells an address of an event. `now` is the time in milliseconds since 1970.
pub async fn send(
    hook: &HookRow,
    told: &Told<'_>,
    keys: &Keys<'_>,
    limits: &Limits,
    now: i64,
) -> Result<(), PostError> {
    let private = limits.private_hooks != 0;
    let url = post::address(&hook.url, private)?;
    let patience = Duration::from_millis(limits.notice_patience_ms);
    let agent = (header::USER_AGENT, concat!("Carillon/", env!("CARGO_PKG_VERSION")).to_string());
    if let Some(browser) = &hook.browser {
        let body = browser.target.encrypt(message(told, &hook.language).as_bytes())?;
        let service = url.origin().ascii_serialization();
        // A message about the same table replaces one that the browser has not received yet.
        let topic = &hex(&Sha256::digest(format!("{} {}", hook.id, told.table)))[..32];
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
    let text = sentence(told, &hook.language);
    let link = match told.kind {
        Some(_) => format!("{}/t/{}", hook.page, told.table),
        None => format!("{}/", hook.page),
    };
    let body = match hook.form {
        HookForm::Json => json!({
            "id": told.id,
            "kind": told.kind.map_or("test", NoticeKind::name),
            "game": told.game,
            "table": told.table,
            "link": link,
            "text": text,
        })
        .to_string(),
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
        id: "id".into(),
        title: "Toy",
        table: "abc",
        game: "toy",
        opponent: Some("Élise"),
    };
    let read = |language| -> serde_json::Value {
        serde_json::from_str(&message(&told, language)).expect("it is JSON")
    };
    let english = json!({ "title": "Toy", "text": "It is your turn – against Élise", "table": "abc", "language": "en" });
    assert_eq!(read("en"), english);
    assert_eq!(read("fr")["text"], "À vous de jouer – contre Élise");
    let asked = Told { kind: Some(NoticeKind::Request), request: Some(Request::Pause), ..told };
    assert_eq!(sentence(&asked, "en"), "Toy: the other side asks for a pause");
    assert_eq!(sentence(&asked, "fr"), "Toy : l'autre camp demande une pause");
}
