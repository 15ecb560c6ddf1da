//! The addresses on the web to which notices about an account's games are sent.

use account::{Deed, Hours};
use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::HeaderMap;
use axum::response::Response;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::bodies::{answer, read};
use super::who::{must_be_signed_in, visitor};
use crate::accounts::SignedIn;
use crate::clock::now;
use crate::edge::{App, hosts};
use crate::limits::Payer;
use crate::notices::{Keys, Told, secret, send};
use crate::post::{PostError, address};
use crate::push::{PushError, PushTarget};
use crate::store::{HookBrowser, HookForm, HookRow, NoticeKind};
use crate::{Error, secrets};

/// The maximum number of addresses of an account.
const HOOKS: usize = 10;
/// The cost of a change, which the account pays. The cost is high, since a test makes the server send a
/// request.
const CHANGE: u32 = 100;

/// A change of the addresses that are told of an account's games.
#[derive(Deserialize, JsonSchema)]
pub struct HookChange {
    /// An address to be added.
    add: Option<NewHook>,
    /// The id of an address to be removed.
    remove: Option<String>,
    /// The id of an address to which a test is to be sent.
    test: Option<String>,
    /// Other kinds of notices for an address.
    set: Option<HookKinds>,
}

/// The kinds of notices that an address is to be sent.
#[derive(Deserialize, JsonSchema)]
pub struct HookKinds {
    /// The id of the address.
    id: String,
    /// The kinds: `turn`, `over`, `request`, `time`, `challenge` or `summary`.
    kinds: Vec<String>,
}

/// An address that is to be told of an account's games.
#[derive(Deserialize, JsonSchema)]
pub struct NewHook {
    /// The form of the notices: `json`, `discord`, `slack`, `ntfy`, or `push` for messages to this browser.
    #[schemars(regex(pattern = "^(json|discord|slack|ntfy|push)$"))]
    form: String,
    /// The address.
    url: String,
    /// The language of the sentences: `en` or `fr`.
    language: String,
    /// The browser's public key, in base64url (`p256dh`), if the form is `push`.
    key: Option<String>,
    /// The secret that the browser shares with the server, in base64url (`auth`), if the form is `push`.
    auth: Option<String>,
}

/// The addresses that are told of an account's games.
#[derive(Serialize, JsonSchema)]
pub struct Hooks {
    /// The addresses, the latest first.
    hooks: Vec<Hook>,
    /// The key by which push services know this server, in base64url.
    push_key: String,
}

/// An address that is told of an account's games.
#[derive(Serialize, JsonSchema)]
pub struct Hook {
    /// The id of the address.
    id: String,
    /// The form of the notices.
    form: String,
    /// The kinds of notices that the address is sent: `turn`, `over`, `request`, `time`, `challenge` or `summary`.
    kinds: Vec<String>,
    /// The host of the address. The rest is not shown, since it is often a secret.
    host: String,
    /// The secret with which the notices are signed.
    secret: String,
    /// The name of the browser to which messages are pushed.
    #[serde(skip_serializing_if = "Option::is_none")]
    device: Option<String>,
    /// Whether messages are pushed to the browser that asks.
    here: bool,
    /// When a notice last arrived, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    told: Option<i64>,
    /// When a notice last failed, if none has arrived since.
    #[serde(skip_serializing_if = "Option::is_none")]
    failed: Option<i64>,
}

/// `GET /api/account/hooks`: the addresses to which notices about the account's games are sent.
pub async fn hooks(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = must_be_signed_in(&app, &headers).await?;
    shown(&app, &who).await
}

async fn shown(app: &App, who: &SignedIn) -> Result<Response, Error> {
    let store = app.house().store();
    let hook = |row: HookRow| Hook {
        host: row.url.split('/').nth(2).unwrap_or_default().into(),
        secret: secret(store.key(), &row.id),
        form: row.form.name().into(),
        kinds: row.kinds.iter().map(|kind| kind.name().to_string()).collect(),
        told: row.told,
        failed: row.failed,
        here: row.browser.as_ref().is_some_and(|browser| browser.session == who.session.hash),
        device: row.browser.map(|browser| browser.device),
        id: row.id,
    };
    let hooks = store.hooks(&who.account.id).await?.into_iter().map(hook).collect();
    Ok(answer(&Hooks { hooks, push_key: store.push_key().public() }))
}

/// `POST /api/account/hooks`: adds, removes or tests an address.
pub async fn change(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: HookChange = read(&body?, "a change of addresses")?;
    let who = must_be_signed_in(&app, &headers).await?;
    who.may(Deed::Change)?;
    let account = &who.account.id;
    payer.pay_from(account, CHANGE)?;
    let store = app.house().store();
    let private = app.house().limits().private_hooks != 0;
    if let Some(new) = asked.add {
        if HOOKS <= store.hooks(account).await?.len() {
            return Err(Error::Wrong(format!("an account has at most {HOOKS} addresses")));
        }
        let form: HookForm =
            new.form.parse().map_err(|error| Error::Unreadable(format!("{error}")))?;
        let browser = match (form, new.key, new.auth) {
            (HookForm::Push, Some(key), Some(auth)) => {
                let target = PushTarget { key, auth };
                target.check().map_err(PostError::from)?;
                let device = account::device(visitor(&headers).browser);
                Some(HookBrowser { session: who.session.hash.clone(), device, target })
            }
            (HookForm::Push, ..) => return Err(PostError::from(PushError).into()),
            _ => None,
        };
        let row = HookRow {
            id: secrets::token(),
            account: account.clone(),
            form,
            url: address(&new.url, private)?.to_string(),
            language: if new.language == "fr" { "fr" } else { "en" }.into(),
            page: hosts::page(&headers).ok_or(Error::Origin)?,
            created: now(),
            told: None,
            failed: None,
            kinds: vec![NoticeKind::Turn, NoticeKind::Over, NoticeKind::Challenge],
            browser,
        };
        store.add_hook(&row).await?;
    }
    if let Some(id) = &asked.remove
        && !store.remove_hook(account, id).await?
    {
        return Err(Error::NotFound("this address is gone already".into()));
    }
    if let Some(HookKinds { id, kinds }) = &asked.set {
        let unknown = |error| Error::Unreadable(format!("{error}"));
        let chosen: Result<Vec<NoticeKind>, _> = kinds.iter().map(|kind| kind.parse()).collect();
        let chosen = chosen.map_err(unknown)?;
        let kinds: Vec<_> =
            NoticeKind::ALL.into_iter().filter(|kind| chosen.contains(kind)).collect();
        let hours = store.hours(account).await?.unwrap_or_else(Hours::usual);
        if !store.set_kinds(account, id, &kinds, hours.next_summary(now())).await? {
            return Err(Error::NotFound("there is no such address".into()));
        }
    }
    if let Some(id) = &asked.test {
        let hooks = store.hooks(account).await?;
        let gone = || Error::NotFound("there is no such address".into());
        let hook = hooks.iter().find(|hook| hook.id == *id).ok_or_else(gone)?;
        let test = format!("test-{}", secrets::token());
        let told = Told {
            kind: None,
            request: None,
            answer: None,
            id: test,
            title: "",
            table: "",
            game: "",
            opponent: None,
        };
        let keys = Keys { server: store.key(), push: store.push_key() };
        send(hook, told.message(hook), &keys, app.house().limits(), now()).await?;
    }
    shown(&app, &who).await
}
