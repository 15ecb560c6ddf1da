//! Messages from a client.

use engine::{Side, Sides};
use schemars::JsonSchema;
use serde::Deserialize;

use super::study::StudyChange;
use crate::command::Command;
use crate::stored::{Rematch, Until};

/// A message from a client.
#[derive(Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum ClientMessage {
    /// The first message: takes the seats that the tokens open, or watches if there are no tokens.
    Sit {
        /// The tokens of the seats.
        #[serde(default)]
        tokens: Vec<String>,
        /// The player's name.
        name: Option<String>,
        /// The player's share of the dice, if the client has already seen the commitment.
        nonce: Option<String>,
        /// The side as which to look at the table, for a player who holds both seats.
        #[serde(rename = "as")]
        eye: Option<Side>,
        /// The invitation, for a guest at a private table who has no seat yet.
        invitation: Option<String>,
    },
    /// Gives a share of the dice, drawn after the commitment was seen.
    Nonce {
        /// The side that gives the share.
        side: Side,
        /// The commitment that was seen.
        commitment: String,
        /// The share: random, and made by the client.
        nonce: String,
    },
    /// Plays an action.
    Play {
        /// The last entry of the table when the action was chosen.
        entry: u32,
        /// The side that plays it.
        side: Side,
        /// The action, in the game's notation.
        play: String,
        /// The client's own id for this message: a message sent twice is carried out once.
        id: String,
    },
    /// Takes the last action back.
    Undo {
        /// The last entry of the table when the undo was chosen.
        entry: u32,
        /// The client's own id for this message: a message sent twice is carried out once.
        id: String,
    },
    /// Resigns.
    Resign {
        /// The side that resigns.
        side: Side,
        /// The client's own id for this message: a message sent twice is carried out once.
        id: String,
    },
    /// Takes the seat back from the computer, which has played since the time ran out.
    Back {
        /// The side that the player takes back.
        side: Side,
        /// The client's own id for this message: a message sent twice is carried out once.
        id: String,
    },
    /// Offers a draw, or agrees to the draw that is offered.
    Draw {
        /// The side that offers or agrees.
        side: Side,
        /// The client's own id for this message: a message sent twice is carried out once.
        id: String,
    },
    /// Asks to take one's last action back, or agrees to the other side's request.
    TakeBack {
        /// The last entry of the table when the request was made.
        entry: u32,
        /// The side that asks or agrees.
        side: Side,
        /// The client's own id for this message: a message sent twice is carried out once.
        id: String,
    },
    /// Asks for a pause, or agrees to one.
    Pause {
        /// The side that asks or agrees.
        side: Side,
        /// The client's own id for this message: a message sent twice is carried out once.
        id: String,
    },
    /// Ends a pause.
    Resume {
        /// The side that ends the pause.
        side: Side,
        /// The client's own id for this message: a message sent twice is carried out once.
        id: String,
    },
    /// Withdraws one's own offers and requests, and declines those of the other side.
    Decline {
        /// The side that declines.
        side: Side,
    },
    /// Asks for another game, once this one is over.
    Rematch {
        /// The side that asks.
        side: Side,
        /// The assignment of sides in the rematch.
        #[serde(default)]
        sides: Rematch,
        /// The client's own id for this message.
        id: String,
    },
    /// Asks why a target can't be clicked.
    Why {
        /// The side that would click.
        side: Side,
        /// The target of the click: a `Target`.
        on: String,
    },
    /// Asks which spaces the moving force can reach.
    Ways {
        /// The side that moves the force.
        side: Side,
    },
    /// Asks for the odds of a choice that has odds.
    Odds {
        /// The entry at which the choice was offered.
        entry: u32,
        /// The side that may make the choice.
        side: Side,
        /// The action, in the game's notation.
        play: String,
        /// The steps of a way that lead up to the action.
        #[serde(default)]
        after: Vec<String>,
    },
    /// Asks what the computer would do; only in a game against the computer, or for a player who holds both
    /// seats.
    Hint {
        /// The entry at which that side must choose.
        entry: u32,
        /// The side that must choose.
        side: Side,
    },
    /// Shows the table as that side sees it, to a player who holds both seats.
    As {
        /// The side.
        side: Side,
    },
    /// Asks for the table at an earlier moment.
    At {
        /// The number of actions that had been played at that moment.
        number: u32,
    },
    /// Gives standing orders: pass automatically in response windows.
    Orders {
        /// The side whose orders they are.
        side: Side,
        /// The time until which the orders hold.
        until: OrdersUntil,
        /// The key of a prompt, to pass only in windows of that kind; absent to pass in all windows.
        moment: Option<String>,
    },
    /// Changes a study, or goes to another place in it.
    Study {
        /// The `entry` of the table when the change was chosen.
        entry: u32,
        /// The change.
        change: StudyChange,
        /// The client's own id for this message.
        id: String,
    },
    /// Asks whether the connection is alive.
    Ping,
    /// Writes a line of chat.
    Chat {
        /// The text.
        text: String,
    },
}

impl ClientMessage {
    /// Returns the command in the message, and the id with which the command is to be acknowledged. A
    /// message that is a question, or that concerns the client itself, is returned as the error. `looks`
    /// are the seats whose actions the client may take back.
    pub fn command(self, looks: Sides) -> Result<(Command, String), ClientMessage> {
        Ok(match self {
            ClientMessage::Play { entry, side, play, id } => {
                (Command::Play { entry, side, play }, id)
            }
            ClientMessage::Undo { entry, id } => (Command::Undo { entry, sides: looks }, id),
            ClientMessage::Resign { side, id } => (Command::Resign { side }, id),
            ClientMessage::Back { side, id } => (Command::Back { side }, id),
            ClientMessage::Draw { side, id } => (Command::Draw { side }, id),
            ClientMessage::TakeBack { entry, side, id } => (Command::TakeBack { entry, side }, id),
            ClientMessage::Pause { side, id } => (Command::Pause { side }, id),
            ClientMessage::Resume { side, id } => (Command::Resume { side }, id),
            ClientMessage::Rematch { side, sides, id } => (Command::Rematch { side, sides }, id),
            other => return Err(other),
        })
    }

    /// Returns the cost of the request in units of work, not counting the message itself and the bytes
    /// of the answer.
    pub fn work(&self) -> u32 {
        match self {
            ClientMessage::At { .. } | ClientMessage::Odds { .. } => 1,
            ClientMessage::Sit { .. } | ClientMessage::Ways { .. } | ClientMessage::Why { .. } => 2,
            ClientMessage::Hint { .. } => 40,
            ClientMessage::As { .. }
            | ClientMessage::Ping
            | ClientMessage::Nonce { .. }
            | ClientMessage::Play { .. }
            | ClientMessage::Undo { .. }
            | ClientMessage::Resign { .. }
            | ClientMessage::Back { .. }
            | ClientMessage::Draw { .. }
            | ClientMessage::TakeBack { .. }
            | ClientMessage::Pause { .. }
            | ClientMessage::Resume { .. }
            | ClientMessage::Decline { .. }
            | ClientMessage::Rematch { .. }
            | ClientMessage::Orders { .. }
            | ClientMessage::Study { .. }
            | ClientMessage::Chat { .. } => 0,
        }
    }
}

/// The time until which standing orders hold.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum OrdersUntil {
    /// Until the phase is over.
    Phase,
    /// Until the season is over.
    Season,
    /// No time: the orders are cancelled.
    None,
}

impl From<OrdersUntil> for Option<Until> {
    fn from(until: OrdersUntil) -> Option<Until> {
        match until {
            OrdersUntil::Phase => Some(Until::Phase),
            OrdersUntil::Season => Some(Until::Season),
            OrdersUntil::None => None,
        }
    }
}
