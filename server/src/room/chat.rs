//! The chat of a table.

use std::sync::{Arc, PoisonError};

use engine::Sides;
use table::{ChatLine, input};

use super::Room;
use crate::Error;
use crate::clock::now;

impl Room {
    /// Stores a line of chat and sends it to everybody at the table.
    pub async fn say(&self, sides: Sides, name: Option<&str>, said: &str) -> Result<(), Error> {
        let text = input::chat(said)?;
        let side = sides.iter().next();
        self.words.lock().unwrap_or_else(PoisonError::into_inner).say(side)?;
        let seat_name = match side {
            Some(side) => self.glance(|table| table.stored.seats[side].name.clone()).await?,
            None => None,
        };
        let from = name.map(String::from).or(seat_name).unwrap_or_default();
        let mut heard = self.heard.lock().await;
        let mut line = ChatLine { number: 0, from, side, text, time: now() };
        line.number = self.house.store().say(&self.id, &line).await?;
        if self.house.store().shared().is_some() && line.number != *heard + 1 {
            if let Err(error) = self.hear(&mut heard).await {
                tracing::warn!(table = self.id, %error, "the line of chat reaches the others a little later");
            }
        } else {
            *heard = line.number;
            // Sending fails if there are no receivers, which does not matter.
            let _ = self.chat.send(Arc::new(line));
        }
        self.tell_others();
        Ok(())
    }

    /// Sends the lines that have been stored since the last call, here and by other nodes.
    pub(super) async fn hear(&self, heard: &mut i64) -> Result<(), Error> {
        for line in self.house.store().chat(&self.id, *heard).await? {
            *heard = line.number;
            let _ = self.chat.send(Arc::new(line));
        }
        Ok(())
    }
}
