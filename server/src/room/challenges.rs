//! The answer to a challenge. If the sides were not decided, both seats are taken together, when the second player
//! comes: by that player's choice, or by a lot.

use std::sync::Arc;

use engine::{Secret, Side};
use sha2::{Digest, Sha256};
use table::{Seat, seats};

use super::news::account_topic;
use super::{Room, TRIES};
use crate::clock::now;
use crate::store::{AccountRow, ChallengeAnswer, ChallengePlayer, Lot, SideChoice};
use crate::{ChallengeError, Error};

/// The beginning of the text whose hash draws the sides.
const LOTS: &str = "carillon sides\n";

/// Returns the side of the player who takes a seat, drawn by lot. The server's secret was fixed before that player's
/// share was known, and the player does not know the secret: neither can choose the side.
pub fn draw(secret: &Secret, share: &str) -> Lot {
    let mut hash = Sha256::new_with_prefix(LOTS);
    hash.update(secret.0);
    hash.update(share);
    let side = if hash.finalize()[0].is_multiple_of(2) { Side::French } else { Side::British };
    Lot { side, share: share.into() }
}

impl Room {
    /// Gives the seat of a challenge to the challenged account. If the sides are not decided yet, `side` is that player's
    /// choice, and `share` is the player's random number for a lot. Returns the side.
    pub async fn accept(
        self: &Arc<Self>,
        who: &AccountRow,
        side: Option<Side>,
        share: Option<&str>,
    ) -> Result<Side, Error> {
        again!(self.try_accept(who, side, share).await)
    }

    async fn try_accept(
        self: &Arc<Self>,
        who: &AccountRow,
        side: Option<Side>,
        share: Option<&str>,
    ) -> Result<Side, Error> {
        let mut table = self.open().await?;
        let store = self.house.store();
        let gone = || Error::from(ChallengeError::Over);
        let challenge = store.challenge_at(&self.id).await?;
        let challenge =
            challenge.filter(|one| one.challenged.account == who.id).ok_or_else(gone)?;
        let held = |side: &Side| table.stored.seats[*side].account.as_ref() == Some(&who.id);
        if challenge.answer == Some(ChallengeAnswer::Accepted)
            && let Some(side) = Side::BOTH.into_iter().find(held)
        {
            return Ok(side);
        }
        let apart = store.apart_from(&who.id).await?;
        if !challenge.is_open(now()) || apart.contains(&challenge.challenger.account) {
            return Err(gone());
        }
        let free = seats::free(&table);
        let (side, lot) = match challenge.sides {
            None => (*free.first().ok_or_else(gone)?, None),
            Some(_) if free.len() < Side::BOTH.len() => return Err(gone()),
            Some(SideChoice::Taker) => {
                (side.ok_or_else(|| Error::Unreadable("choose a side".into()))?, None)
            }
            Some(SideChoice::Chance) => {
                let none = || Error::Unreadable("send a random number for the lot".into());
                let lot = draw(&table.stored.secret, share.ok_or_else(none)?);
                (lot.side, Some(lot))
            }
        };
        let mut seats = table.stored.seats.clone();
        let challenged = ChallengePlayer { account: who.id.clone(), name: who.name.clone() };
        sit_down(&mut seats[side], &challenged);
        if challenge.sides.is_some() {
            sit_down(&mut seats[side.other()], &challenge.challenger);
        }
        let seen = table.stored.changes;
        let told = (&*challenge.challenger.account, self.notices_due());
        let changes = store.accept_challenge(&self.id, seen, &seats, lot.as_ref(), told).await?;
        table.change(|table| table.stored.seats = seats);
        table.commit(changes);
        for account in [&who.id, &challenge.challenger.account] {
            self.house.tell_lobby(&account_topic(account));
        }
        self.show();
        tracing::info!(table = self.id, %side, "a challenge was accepted");
        Ok(side)
    }
}

/// Gives a free seat to an account. The account opens the seat, so the seat needs no key.
fn sit_down(seat: &mut Seat, player: &ChallengePlayer) {
    seat.account = Some(player.account.clone());
    seat.name = Some(player.name.clone());
    seat.invitation_hash = None;
    seat.claimed = Some(now());
}

#[test]
fn a_lot_depends_on_both_secrets_and_gives_each_side_about_half_of_the_draws() {
    let secret = Secret([7; 32]);
    assert_eq!(draw(&secret, "a"), draw(&secret, "a"));
    let french = |secret: &Secret| -> Vec<bool> {
        (0..400).map(|n| draw(secret, &n.to_string()).side == Side::French).collect()
    };
    let drawn = french(&secret);
    assert!((150..=250).contains(&drawn.iter().filter(|french| **french).count()));
    assert_ne!(drawn, french(&Secret([8; 32])));
}
