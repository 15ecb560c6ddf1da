//! What a notice says, and the request by which it is sent.

use std::time::Duration;

use engine::hex;
use hyper::header::{self, HeaderName};
use ring::hmac;
use serde_json::json;

use crate::limits::Limits;
use crate::post::{self, PostError};
use crate::seal::Key;
use crate::store::{HookForm, HookRow, NoticeKind};

/// The header with the time of a request and its signature.
const SIGNATURE: HeaderName = HeaderName::from_static("x-carillon-signature");
/// The longest wait before a notice is sent again, in milliseconds.
const LONGEST_WAIT: i64 = 6 * 3_600_000;

/// An event that an address is told of.
pub struct Told<'a> {
    /// The event; `None` for a test of the address.
    pub kind: Option<NoticeKind>,
    /// An id by which the receiver recognises a notice that is sent twice.
    pub id: String,
    /// The title of the game.
    pub title: &'a str,
    /// The id of the table.
    pub table: &'a str,
    /// The name of the game.
    pub game: &'a str,
}

/// Returns the secret with which the notices to an address are signed. Only the player sees it.
pub fn secret(key: &Key, hook: &str) -> String {
    key.veil(&format!("notices to {hook}"))
}

/// Returns when a notice is tried again after `tries` attempts; `None` if it is given up.
pub fn again(tries: u32, limits: &Limits, now: i64) -> Option<i64> {
    let first = i64::try_from(limits.notice_wait_ms).unwrap_or(LONGEST_WAIT);
    let wait = first.saturating_mul(4_i64.saturating_pow(tries.saturating_sub(1)));
    (u64::from(tries) < limits.notice_tries).then(|| now + wait.min(LONGEST_WAIT))
}

/// Returns the sentence of a notice in a language.
fn sentence(told: &Told<'_>, language: &str) -> String {
    let title = told.title;
    match (told.kind, language) {
        (Some(NoticeKind::Turn), "fr") => format!("{title} : à vous de jouer"),
        (Some(NoticeKind::Turn), _) => format!("{title}: it is your turn"),
        (Some(NoticeKind::Over), "fr") => format!("{title} : la partie est finie"),
        (Some(NoticeKind::Over), _) => format!("{title}: the game is over"),
        (None, "fr") => "Carillon : les avis arrivent ici".into(),
        (None, _) => "Carillon: notices arrive here".into(),
    }
}

/// Tells an address of an event. `now` is the time in milliseconds since 1970.
pub async fn send(
    hook: &HookRow,
    told: &Told<'_>,
    key: &Key,
    limits: &Limits,
    now: i64,
) -> Result<(), PostError> {
    let private = limits.private_hooks != 0;
    let url = post::address(&hook.url, private)?;
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
        // Nobody else is to be called by a notice.
        HookForm::Discord => {
            json!({ "content": format!("{text}\n{link}"), "allowed_mentions": { "parse": [] } })
                .to_string()
        }
        HookForm::Slack => json!({ "text": format!("{text}\n{link}") }).to_string(),
        HookForm::Ntfy => text,
    };
    let signed = hmac::Key::new(hmac::HMAC_SHA256, secret(key, &hook.id).as_bytes());
    let signature = hmac::sign(&signed, format!("{now}.{body}").as_bytes());
    let kind = match hook.form {
        HookForm::Ntfy => "text/plain; charset=utf-8",
        HookForm::Json | HookForm::Discord | HookForm::Slack => "application/json",
    };
    let mut headers = vec![
        (header::CONTENT_TYPE, kind.to_string()),
        (header::USER_AGENT, concat!("Carillon/", env!("CARGO_PKG_VERSION")).to_string()),
        (SIGNATURE, format!("t={now},v1={}", hex(signature.as_ref()))),
    ];
    if hook.form == HookForm::Ntfy {
        headers.push((HeaderName::from_static("click"), link));
    }
    let patience = Duration::from_millis(limits.notice_patience_ms);
    post::post(&url, private, patience, &headers, body).await
}

#[test]
fn a_notice_is_tried_again_after_longer_and_longer_waits() {
    let limits = Limits::default();
    assert_eq!(again(1, &limits, 0), Some(30_000));
    assert_eq!(again(2, &limits, 0), Some(120_000));
    assert_eq!(again(7, &limits, 5), Some(5 + LONGEST_WAIT));
    assert_eq!(again(8, &limits, 0), None);
}
