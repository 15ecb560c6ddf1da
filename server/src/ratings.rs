//! Ratings: which games are rated, and what each result changes. The rules of ratings are in the crate `club`, and
//! everything that lasts is in the store.

use std::collections::BTreeMap;
use std::sync::Arc;

use club::rating::{Ladder, RatedPair, Rating};
use engine::{AGREED, BySide, Side, out_of_time, resigned};
use schemars::JsonSchema;
use serde::Serialize;
use shelf::Shelf;
use table::{SeatKind, Stored};

use crate::Error;
use crate::store::{
    Counting, RatedGame, RatedPlayer, RatingGround, SeatRating, Store, StoredRating, options_name,
};

/// The ratings of a server.
#[derive(Clone)]
pub struct Ratings {
    store: Store,
    shelf: Arc<Shelf>,
    ladder: Arc<Ladder>,
}

/// The changes of a player's rating by each result of a game, in whole points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RatingProspects {
    /// The change by a win.
    win: i64,
    /// The change by a draw.
    draw: i64,
    /// The change by a loss.
    loss: i64,
}

/// A player who may take a free seat, with the player's rating with that side.
#[derive(Clone, Copy)]
pub struct Taker<'a> {
    pub account: &'a str,
    pub stored: Option<StoredRating>,
}

impl Ratings {
    /// Creates the service.
    pub fn new(store: Store, shelf: Arc<Shelf>) -> Ratings {
        Ratings { store, shelf, ladder: Arc::new(Ladder::read()) }
    }

    /// Returns the fixed ratings.
    pub fn ladder(&self) -> &Ladder {
        &self.ladder
    }

    /// Returns everything from which the rating of a table's game follows.
    pub async fn ground(&self, table: &Stored) -> Result<RatingGround, Error> {
        let options = self.chosen(&table.game, &table.setup.options);
        self.store.rating_ground(&table.id, &options_name(&options)).await
    }

    /// Returns the rating of a game that has ended with `result`; `None` if the game is not rated.
    pub async fn rated(
        &self,
        table: &Stored,
        result: &str,
        now: i64,
    ) -> Result<Option<RatedGame>, Error> {
        let ground = self.ground(table).await?;
        let Some(pair) = self.pair(&ground, now) else { return Ok(None) };
        let winner = winner(result);
        let player = |side: Side| RatedPlayer {
            account: ground.seats[side].account.clone(),
            games: ground.seats[side].stored.map_or(0, |stored| stored.games),
            before: pair.ratings[side],
            after: pair.after(side, winner),
        };
        // A bot plays some scenarios better than others, so only games between people teach a favour.
        let between_people = Side::BOTH.iter().all(|side| ground.seats[*side].account.is_some());
        Ok(Some(RatedGame {
            options: options_name(&self.chosen(&ground.game, &ground.options)),
            winner,
            players: BySide::of(player),
            favour_change: between_people.then(|| pair.favour_change(winner)),
            time: now,
            game: ground.game,
            scenario: ground.scenario,
        }))
    }

    /// Returns the changes of the rating of a side's player by each result; `None` if the game is not going to
    /// change it. If the seat is free, these are the changes for the player who takes it.
    pub fn prospects(
        &self,
        ground: &RatingGround,
        side: Side,
        taker: Option<Taker<'_>>,
        now: i64,
    ) -> Option<RatingProspects> {
        let mut ground = ground.clone();
        for free in Side::BOTH {
            let seat = &mut ground.seats[free];
            let is_free = seat.account.is_none() && seat.kind == SeatKind::Open;
            if let Some(taker) = taker.filter(|_| is_free && free == side) {
                seat.account = Some(taker.account.into());
                seat.stored = taker.stored;
            }
        }
        ground.seats[side].account.as_ref()?;
        let pair = self.pair(&ground, now)?;
        let before = shown(pair.ratings[side]);
        let change = |winner| shown(pair.after(side, winner)) - before;
        Some(RatingProspects {
            win: change(Some(side)),
            draw: change(None),
            loss: change(Some(side.other())),
        })
    }

    /// Returns the rating of a seat's player; `None` for a guest and for a bot without a fixed rating.
    pub fn rating(&self, game: &str, side: Side, seat: &SeatRating, now: i64) -> Option<Rating> {
        match (&seat.account, seat.kind, &seat.level) {
            (Some(_), ..) => Some(seat.stored.map_or_else(Rating::default, |known| known.at(now))),
            (None, SeatKind::Bot, Some(level)) => self.ladder.bot(game, level, side),
            _ => None,
        }
    }

    /// Returns the strength of an account at a game: the mean of its ratings with both sides, or the only one; `None`
    /// if the account has no rating yet.
    pub async fn strength(
        &self,
        account: &str,
        game: &str,
        now: i64,
    ) -> Result<Option<i64>, Error> {
        let all = self.store.ratings_of(account).await?;
        let of_game = all.iter().filter(|(of, ..)| of == game);
        let points: Vec<i64> = of_game.map(|(.., stored)| shown(stored.at(now))).collect();
        Ok(match points[..] {
            [] => None,
            _ => Some(points.iter().sum::<i64>() / points.len() as i64),
        })
    }

    /// Returns the options of a set-up that differ from their defaults.
    pub fn chosen(
        &self,
        game: &str,
        options: &BTreeMap<String, String>,
    ) -> BTreeMap<String, String> {
        let game = self.shelf.get(game).map(|shelved| shelved.game().facts());
        let is_default = |name: &str, value: &str| {
            let known = game.iter().flat_map(|facts| facts.options);
            known.into_iter().any(|fact| fact.name == name && fact.values.first() == Some(&value))
        };
        let chosen = options.iter().filter(|(name, value)| !is_default(name, value));
        chosen.map(|(name, value)| (name.clone(), value.clone())).collect()
    }

    /// Returns the two players of a game that is to be rated: both have ratings, at least one is no bot, and they
    /// are not the same.
    fn pair(&self, ground: &RatingGround, now: i64) -> Option<RatedPair> {
        let BySide { french, british } = &ground.seats;
        let apart = french.account != british.account;
        if ground.counting != Counting::Due || !apart {
            return None;
        }
        let rating = |side: Side| self.rating(&ground.game, side, &ground.seats[side], now);
        let ratings = BySide { french: rating(Side::French)?, british: rating(Side::British)? };
        let options = self.chosen(&ground.game, &ground.options);
        let RatingGround { game, scenario, learnt, .. } = ground;
        Some(RatedPair { ratings, favour: self.ladder.favour(game, scenario, &options, *learnt) })
    }
}

/// Returns the points of a rating as they are shown.
pub fn shown(rating: Rating) -> i64 {
    rating.points.round() as i64
}

/// Returns the winner of a game with this result; `None` if the game is drawn.
fn winner(result: &str) -> Option<Side> {
    if result == AGREED {
        return None;
    }
    let lost = resigned(result).or_else(|| out_of_time(result));
    lost.map(Side::other).or_else(|| result.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_resignation_and_a_time_out_are_losses() {
        let winners = [
            ("french", Some(Side::French)),
            ("british", Some(Side::British)),
            ("draw", None),
            ("draw agreed", None),
            ("french resigned", Some(Side::British)),
            ("british out of time", Some(Side::French)),
        ];
        for (result, expected) in winners {
            assert_eq!(winner(result), expected, "{result}");
        }
    }
}
