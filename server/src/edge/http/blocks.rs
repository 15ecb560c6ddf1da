//! The players whom an account has blocked.

use account::Name;
use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::HeaderMap;
use axum::response::Response;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::bodies::{answer, read};
use super::who::must_be_signed_in;
use crate::Error;
use crate::edge::App;
use crate::limits::Payer;

/// The maximum number of players that an account may block.
const BLOCKS: usize = 200;
/// The cost of a change, which the account pays.
const CHANGE: u32 = 10;

/// A player to be blocked or unblocked.
#[derive(Deserialize, JsonSchema)]
pub struct BlockChange {
    /// The name of an account to be blocked.
    block: Option<String>,
    /// The name of an account to be unblocked.
    unblock: Option<String>,
}

/// The players whom an account has blocked.
#[derive(Serialize, JsonSchema)]
pub struct Blocks {
    /// The names of their accounts.
    names: Vec<String>,
}

/// `GET /api/account/blocks`: the players whom the account has blocked.
pub async fn blocks(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = must_be_signed_in(&app, &headers).await?;
    shown(&app, &who.account.id).await
}

async fn shown(app: &App, account: &str) -> Result<Response, Error> {
    Ok(answer(&Blocks { names: app.house().store().blocks(account).await? }))
}

/// `POST /api/account/blocks`: blocks or unblocks a player.
pub async fn change(
    State(app): State<App>,
    Extension(payer): Extension<Payer>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let asked: BlockChange = read(&body?, "a player to block")?;
    let who = must_be_signed_in(&app, &headers).await?;
    let (store, account) = (app.house().store(), &who.account.id);
    payer.pay_from(account, CHANGE)?;
    let nobody = || Error::NotFound("no other account has this name".into());
    if let Some(name) = &asked.block {
        if BLOCKS <= store.blocks(account).await?.len() {
            return Err(Error::Wrong(format!("an account blocks at most {BLOCKS} players")));
        }
        store.block(account, &Name::read(name)?).await?.then_some(()).ok_or_else(nobody)?;
    }
    if let Some(name) = &asked.unblock {
        store.unblock(account, &Name::read(name)?).await?.then_some(()).ok_or_else(nobody)?;
    }
    shown(&app, account).await
}
