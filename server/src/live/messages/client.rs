//! What a client says.

use engine::Side;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::store::{Rematch, Until};

/// What a client says.
#[derive(Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum ClientMessage {
    /// First of all: takes the seats of these tokens; without one, watches.
    Sit {
        /// The tokens of the seats.
        #[serde(default)]
        tokens: Vec<String>,
        /// The player's name.
        name: Option<String>,
        /// The player's share of the dice, from a client that has seen the commitment already.
        nonce: Option<String>,
        /// Whose eyes to look through, for who holds both seats.
        #[serde(rename = "as")]
        eye: Option<Side>,
        /// At a private table, for who has no seat yet: the invitation.
        invitation: Option<String>,
    },
    /// Puts a share of the dice in, which was drawn after the commitment was seen.
    Nonce {
        /// Whose share.
        side: Side,
        /// The commitment that was seen.
        commitment: String,
        /// The share: random, and the client's own.
        nonce: String,
    },
    /// Plays an action.
    Play {
        /// The last entry of the table when it was chosen.
        entry: u32,
        /// Who plays it.
        side: Side,
        /// The action, in the game's notation.
        play: String,
        /// The client's own; sent again, it is played once.
        id: String,
    },
    /// Takes the last action back.
    Undo {
        /// The last entry of the table when it was chosen.
        entry: u32,
        /// The client's own; sent again, it is done once.
        id: String,
    },
    /// Gives up.
    Resign {
        /// Who gives up.
        side: Side,
        /// The client's own; sent again, it is done once.
        id: String,
    },
    /// Plays again, where the computer has since the time ran out.
    Back {
        /// Who plays again.
        side: Side,
        /// The client's own; sent again, it is done once.
        id: String,
    },
    /// Offers a draw, or agrees to the one that is offered.
    Draw {
        /// Who offers or agrees.
        side: Side,
        /// The client's own; sent again, it is done once.
        id: String,
    },
    /// Asks to take one's last action back, or agrees to what the other side asks for.
    TakeBack {
        /// The last entry of the table when that was chosen.
        entry: u32,
        /// Who asks or agrees.
        side: Side,
        /// The client's own; sent again, it is done once.
        id: String,
    },
    /// Asks for a pause, or agrees to one.
    Pause {
        /// Who asks or agrees.
        side: Side,
        /// The client's own; sent again, it is done once.
        id: String,
    },
    /// Ends a pause.
    Resume {
        /// Who ends it.
        side: Side,
        /// The client's own; sent again, it is done once.
        id: String,
    },
    /// Takes back what was offered or asked for, or lets that of the other side go by.
    Decline {
        /// Who does not want it.
        side: Side,
    },
    /// Asks for another game, once this one is over.
    Rematch {
        /// Who asks.
        side: Side,
        /// Who is to play which side.
        #[serde(default)]
        sides: Rematch,
        /// The client's own.
        id: String,
    },
    /// Asks why nothing can be clicked there.
    Why {
        /// Who would click.
        side: Side,
        /// What would be clicked: a `Target`.
        on: String,
    },
    /// Asks where the force on the move can come to.
    Ways {
        /// Who moves it.
        side: Side,
    },
    /// Asks for the odds of a choice that has some.
    Odds {
        /// The entry at which it was offered.
        entry: u32,
        /// Who may choose it.
        side: Side,
        /// The action, in the game's notation.
        play: String,
        /// The steps of a way that lead up to it.
        #[serde(default)]
        after: Vec<String>,
    },
    /// Asks what the computer would do, against the computer or alone.
    Hint {
        /// The entry at which that side is to choose.
        entry: u32,
        /// Who is to choose.
        side: Side,
    },
    /// Looks through that side's eyes, for who holds both seats.
    As {
        /// Which side.
        side: Side,
    },
    /// Asks how the table stood.
    At {
        /// After so many actions.
        number: u32,
    },
    /// Standing orders: lets response windows go by.
    Orders {
        /// Whose orders.
        side: Side,
        /// Until when.
        until: OrdersUntil,
        /// Only windows that ask this: the key of the prompt. Any window, if it is not said.
        moment: Option<String>,
    },
    /// Writes a line of chat.
    Chat {
        /// What is written.
        text: String,
    },
}

impl ClientMessage {
    /// What it costs a socket beside the message itself and the bytes of the answer: units of work.
    pub fn work(&self) -> u32 {
        match self {
            ClientMessage::As { .. } | ClientMessage::At { .. } | ClientMessage::Odds { .. } => 1,
            ClientMessage::Sit { .. } | ClientMessage::Ways { .. } | ClientMessage::Why { .. } => 2,
            ClientMessage::Hint { .. } => 40,
            ClientMessage::Nonce { .. }
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
            | ClientMessage::Chat { .. } => 0,
        }
    }
}

/// Until when standing orders are to hold.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum OrdersUntil {
    /// Until the phase is over.
    Phase,
    /// Until the season is over.
    Season,
    /// No longer.
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
