//! Accounts: signing up, signing in and out, and changes of an account. The rules are in the crate `account`,
//! and everything that lasts is in the store, so that any node can answer any request.

use account::{CodeKind, Deed, Name, Session, Site, challenge_in, device};
use data_encoding::BASE64URL_NOPAD;
use engine::hex;
use table::secrets::{hash, tidy_code};

use crate::Error;
use crate::clock::now;
use crate::secrets;
use crate::store::{AccountRow, NewAccount, PasskeyRow, SessionRow, Store, StoredCode};

/// The time in which a browser must answer a challenge, in milliseconds.
const ANSWERED: i64 = 5 * 60_000;
/// The maximum number of passkeys of an account.
const PASSKEYS: usize = 20;

/// The accounts of a server.
#[derive(Clone)]
pub struct Accounts {
    store: Store,
}

/// A visitor who makes a request.
#[derive(Clone, Copy)]
pub struct Visitor<'a> {
    /// The host that the request names.
    pub host: &'a str,
    /// The browser's description of itself.
    pub browser: &'a str,
    /// The token of the visitor's session.
    pub token: Option<&'a str>,
}

/// A passkey as a browser has made it; all parts are in base64url.
pub struct PasskeyMade<'a> {
    pub client_data: &'a str,
    pub authenticator_data: &'a str,
}

/// The signature of a passkey; all parts are in base64url.
pub struct PasskeyUsed<'a> {
    pub id: &'a str,
    pub client_data: &'a str,
    pub authenticator_data: &'a str,
    pub signature: &'a str,
}

/// A visitor who has signed in.
#[derive(Clone, Debug)]
pub struct SignedIn {
    pub account: AccountRow,
    pub session: SessionRow,
}

/// A session that has begun.
pub struct Begun {
    pub account: AccountRow,
    /// The token of the session, which only the browser keeps.
    pub token: String,
    /// A new recovery code, which is shown once.
    pub recovery: Option<String>,
}

impl SignedIn {
    /// Returns an error if the player must sign in again before doing `deed`.
    pub fn may(&self, deed: Deed) -> Result<(), Error> {
        self.session.session.may(deed, now()).then_some(()).ok_or(Error::SignInAgain)
    }
}

impl Accounts {
    /// Creates the service.
    pub fn new(store: Store) -> Accounts {
        Accounts { store }
    }

    /// Returns the player who has a session with this token.
    pub async fn signed_in(&self, token: &str) -> Result<Option<SignedIn>, Error> {
        let found = self.store.session(&hash(token)).await?;
        let now = now();
        let Some((account, mut session)) = found.filter(|(_, row)| !row.session.is_over(now))
        else {
            return Ok(None);
        };
        if let Some(noted) = session.session.noted(now) {
            self.store.note_session(&session.hash, noted).await?;
            session.session = noted;
        }
        Ok(Some(SignedIn { account, session }))
    }

    /// Returns a challenge in base64url, which a browser is to sign, and the id of the account that the new
    /// passkey is for: the account of the player who has signed in, or else a new account.
    pub async fn challenge_to_make(
        &self,
        signed_in: Option<&SignedIn>,
    ) -> Result<(String, String), Error> {
        let account =
            signed_in.map_or_else(secrets::token, |signed_in| signed_in.account.id.clone());
        Ok((self.challenge(Some(&account)).await?, account))
    }

    /// Returns a challenge for signing in, in base64url.
    pub async fn challenge_to_sign_in(&self) -> Result<String, Error> {
        self.challenge(None).await
    }

    async fn challenge(&self, account: Option<&str>) -> Result<String, Error> {
        let challenge = BASE64URL_NOPAD.encode(&secrets::random::<32>());
        let now = now();
        self.store.put_challenge(&hash(&challenge), account, now, now + ANSWERED).await?;
        Ok(challenge)
    }

    /// Deletes the challenge that a browser has signed. Returns the challenge, and the id of the account for
    /// which it was made.
    async fn answered(&self, client_data: &str) -> Result<(String, Option<String>), Error> {
        let challenge = challenge_in(client_data)?;
        let taken = self.store.take_challenge(&hash(&challenge), now()).await?;
        let late = Error::NotProved("the browser's answer comes too late, or a second time");
        Ok((challenge, taken.ok_or(late)?))
    }

    /// Creates an account, and signs its player in. Without a passkey the recovery code is the only way to
    /// sign in.
    pub async fn sign_up(
        &self,
        name: &str,
        made: Option<PasskeyMade<'_>>,
        visitor: Visitor<'_>,
    ) -> Result<Begun, Error> {
        let name = Name::read(name)?;
        if self.store.has_name(&name, "").await? {
            return Err(Error::NameTaken);
        }
        let now = now();
        let (id, passkey) = match made {
            None => (secrets::token(), None),
            Some(made) => {
                let (challenge, account) = self.answered(made.client_data).await?;
                let id = account.ok_or(account::PasskeyError::Purpose)?;
                let passkey = made_passkey(&challenge, &made, &id, visitor, now)?;
                (id, Some(passkey))
            }
        };
        let account = AccountRow { id, name: name.shown.clone(), created: now };
        let (token, session) = begin(visitor, now);
        let recovery = secrets::recovery_code();
        let hashed = hash(&recovery);
        let new = NewAccount {
            account: &account,
            name: &name,
            passkey: passkey.as_ref(),
            recovery: stored(&hashed, CodeKind::Recovery, now),
            session: &session,
        };
        match self.store.sign_up(&new).await {
            // Another visitor has taken the name since it was checked.
            Err(Error::Overtaken) => return Err(Error::NameTaken),
            done => done?,
        }
        tracing::info!(account = account.id, "an account was made");
        Ok(Begun { account, token, recovery: Some(recovery) })
    }

    /// Signs a player in with a passkey.
    pub async fn sign_in_by_passkey(
        &self,
        used: PasskeyUsed<'_>,
        visitor: Visitor<'_>,
    ) -> Result<Begun, Error> {
        let (challenge, account) = self.answered(used.client_data).await?;
        if account.is_some() {
            return Err(account::PasskeyError::Purpose.into());
        }
        let unknown = Error::NotProved("no account has this passkey");
        let known = self.store.passkey(used.id).await?.ok_or(unknown)?;
        let after = Site(visitor.host).signed(
            &challenge,
            &known.passkey,
            used.client_data,
            used.authenticator_data,
            used.signature,
        );
        let after = after.inspect_err(|error| {
            tracing::warn!(account = known.account, %error, "a passkey was refused");
        })?;
        self.store.note_passkey(&known.id, &known.passkey, &after, now()).await?;
        self.begin_session(&known.account, None, visitor).await
    }

    /// Signs a player in with a code. A recovery code is replaced by a new one.
    pub async fn sign_in_by_code(&self, code: &str, visitor: Visitor<'_>) -> Result<Begun, Error> {
        let (now, hashed) = (now(), hash(&tidy_code(code)));
        let unknown = || Error::NotProved("no account has this code");
        let (account, kind) = self.store.code(&hashed, now).await?.ok_or_else(unknown)?;
        let recovery = match kind {
            CodeKind::Device => {
                self.store.take_code(&hashed).await?.then_some(()).ok_or_else(unknown)?;
                None
            }
            CodeKind::Recovery | CodeKind::Used => {
                let new = secrets::recovery_code();
                let (next, ends) = (hash(&new), CodeKind::Used.ends(now));
                let next = stored(&next, CodeKind::Recovery, now);
                self.store.replace_recovery(&account, &hashed, ends, &next).await?;
                Some(new)
            }
        };
        self.begin_session(&account, recovery, visitor).await
    }

    async fn begin_session(
        &self,
        account: &str,
        recovery: Option<String>,
        visitor: Visitor<'_>,
    ) -> Result<Begun, Error> {
        let gone = Error::NotProved("this account is gone");
        let account = self.store.account(account).await?.ok_or(gone)?;
        let now = now();
        let (token, session) = begin(visitor, now);
        let instead = visitor.token.map(hash);
        self.store.begin_session(&account.id, &session, instead.as_deref(), now).await?;
        tracing::info!(account = account.id, "a player has signed in");
        Ok(Begun { account, token, recovery })
    }

    /// Ends the session of the player.
    pub async fn sign_out(&self, who: &SignedIn) -> Result<(), Error> {
        self.store.end_session(&who.session.hash).await
    }

    /// Gives the account another name. Returns the name as it is shown.
    pub async fn rename(&self, who: &SignedIn, name: &str) -> Result<String, Error> {
        who.may(Deed::Change)?;
        let name = Name::read(name)?;
        if self.store.has_name(&name, &who.account.id).await? {
            return Err(Error::NameTaken);
        }
        match self.store.rename(&who.account.id, &name).await {
            Err(Error::Overtaken) => Err(Error::NameTaken),
            done => done.map(|()| name.shown),
        }
    }

    /// Adds a passkey to the account.
    pub async fn add_passkey(
        &self,
        who: &SignedIn,
        made: PasskeyMade<'_>,
        visitor: Visitor<'_>,
    ) -> Result<(), Error> {
        who.may(Deed::Change)?;
        let (challenge, account) = self.answered(made.client_data).await?;
        if account.as_ref() != Some(&who.account.id) {
            return Err(account::PasskeyError::Purpose.into());
        }
        if PASSKEYS <= self.store.passkeys(&who.account.id).await?.len() {
            return Err(Error::Wrong(format!("an account has at most {PASSKEYS} passkeys")));
        }
        let passkey = made_passkey(&challenge, &made, &who.account.id, visitor, now())?;
        match self.store.add_passkey(&passkey).await {
            Err(Error::Overtaken) => Err(Error::Wrong("this passkey is known already".into())),
            done => done,
        }
    }

    /// Makes a new recovery code, which replaces the previous one.
    pub async fn new_recovery_code(&self, who: &SignedIn) -> Result<String, Error> {
        self.new_code(who, CodeKind::Recovery, secrets::recovery_code()).await
    }

    /// Makes a code that signs in one more device. It replaces the previous code of this kind.
    pub async fn new_device_code(&self, who: &SignedIn) -> Result<String, Error> {
        self.new_code(who, CodeKind::Device, secrets::device_code()).await
    }

    async fn new_code(
        &self,
        who: &SignedIn,
        kind: CodeKind,
        code: String,
    ) -> Result<String, Error> {
        who.may(Deed::Change)?;
        self.store.put_code(&who.account.id, &stored(&hash(&code), kind, now())).await?;
        Ok(code)
    }
}

fn stored(hash: &str, kind: CodeKind, now: i64) -> StoredCode<'_> {
    StoredCode { hash, kind, ends: kind.ends(now) }
}

/// Returns the token of a new session, and the session.
fn begin(visitor: Visitor<'_>, now: i64) -> (String, SessionRow) {
    let token = hex(&secrets::random::<32>());
    let row = SessionRow {
        hash: hash(&token),
        id: secrets::token(),
        device: device(visitor.browser),
        session: Session::begin(now),
    };
    (token, row)
}

fn made_passkey(
    challenge: &str,
    made: &PasskeyMade<'_>,
    account: &str,
    visitor: Visitor<'_>,
    now: i64,
) -> Result<PasskeyRow, Error> {
    let site = Site(visitor.host);
    let new = site.made(challenge, made.client_data, made.authenticator_data)?;
    let name = site.name().unwrap_or_default();
    Ok(PasskeyRow::new(new, account, &name, &device(visitor.browser), now))
}
