//! The reasons why a tournament refuses a request.

use club::tournament::{NextRoundError, TournamentRulesError};

use table::input;

/// The longest name of a tournament, in characters.
pub const LONGEST_NAME: usize = input::NAME;
/// The maximum planned length of a round, in days.
pub const LONGEST_ROUND: u32 = 365;

/// The reason why a tournament refuses a request.
#[derive(Debug, thiserror::Error)]
pub enum TournamentRefusal {
    /// The name is empty or too long.
    #[error("a tournament has a name of at most {LONGEST_NAME} characters")]
    Name,
    /// No tournament can be played by the rules.
    #[error(transparent)]
    Rules(#[from] TournamentRulesError),
    /// The planned beginning can't be written in a calendar.
    #[error("a tournament is planned to start between 1970 and 9999")]
    Starts,
    /// The planned length of a round is not allowed.
    #[error("a round takes from 1 to {LONGEST_ROUND} days")]
    RoundDays,
    /// The account organises too many tournaments.
    #[error("an account organises at most {0} tournaments that are not over")]
    TooMany(u64),
    /// The player has entered.
    #[error("you have entered this tournament already")]
    Entered,
    /// The player has not entered.
    #[error("you have not entered this tournament")]
    NotEntered,
    /// The tournament has begun, and takes no late entrants.
    #[error("nobody can enter this tournament any more")]
    Closed,
    /// All places are taken.
    #[error("this tournament is full")]
    Full,
    /// The first round has begun.
    #[error("this tournament has begun already")]
    Begun,
    /// The first round has not begun.
    #[error("begin the tournament first")]
    NotBegun,
    /// The player has left.
    #[error("this player has left already")]
    Left,
    /// The tournament has ended or was cancelled.
    #[error("this tournament is over")]
    Over,
    /// No round can begin now.
    #[error(transparent)]
    Next(#[from] NextRoundError),
}

impl TournamentRefusal {
    /// Returns the key of the sentence that explains the refusal.
    pub fn why(&self) -> &'static str {
        use TournamentRefusal::*;
        match self {
            Name => "tournament-no-name",
            Rules(TournamentRulesError::Rounds) => "tournament-no-rounds",
            Rules(TournamentRulesError::Entrants(_)) => "tournament-no-most",
            Rules(TournamentRulesError::TieBreaks) => "tournament-no-tie-breaks",
            Starts => "tournament-no-starts",
            RoundDays => "tournament-no-round-days",
            TooMany(_) => "tournament-no-more",
            Entered => "tournament-no-entered",
            NotEntered => "tournament-no-entry",
            Closed => "tournament-no-late",
            Full => "tournament-no-full",
            Begun => "tournament-no-begun",
            NotBegun => "tournament-no-begin",
            Left => "tournament-no-left",
            Over => "tournament-no-over",
            Next(NextRoundError::UnderWay) => "tournament-no-under-way",
            Next(NextRoundError::NoMore) => "tournament-no-last",
            Next(NextRoundError::TooFew) => "tournament-no-few",
        }
    }
}
