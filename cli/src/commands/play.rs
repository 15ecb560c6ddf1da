//! `carillon play`: a game in the terminal, on a board or line by line.

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use engine::{Side, Sides};
use shelf::{Level, Shelf};
use words::Lang;

use crate::play::hosted;
use crate::play::kept::GameFile;
use crate::play::{board, lines};
use crate::run::dice;
use crate::run::setup;
use crate::say::argument::BadArgument;
use crate::say::failure::Failure;
use crate::say::lang::lang;

/// Play a game in the terminal, against a bot or both sides yourself
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon play GAME                                   play the French against the default bot
  carillon play GAME --side british --against recruit --lang fr
  carillon play GAME --side both --save game.record
  carillon play GAME --from position.toml              play from a position, as carillon replay writes it
  carillon play GAME --from game.record@90             play from a moment of a recorded game
  carillon play --continue                             resume the most recent game

The command saves the game after every action: in a new file in the user's data folder, or in
the file given with --save.

On the board the key h shows all keys. With --plain, or through a pipe, the game is printed line
by line: type the number of a choice, the action itself, part of a name to see the choices
that contain it, or ? for help.")]
pub struct Args {
    /// Game to play
    #[arg(value_name = "GAME", required_unless_present = "go_on")]
    game: Option<String>,
    /// Side to play: french, british or both [default: french]
    #[arg(long, value_name = "SIDE", value_parser = sides)]
    side: Option<Sides>,
    /// Level of the bot: recruit, ensign, captain, general or search:2000 [default: the game's own]
    #[arg(long, value_name = "LEVEL")]
    against: Option<Level>,
    #[command(flatten)]
    chosen: setup::SetupArgs,
    /// Seed for reproducible dice [default: dice that nobody can predict]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Language of the game [default: that of the environment]
    #[arg(long, value_parser = lang(), default_value_t, hide_default_value = true)]
    lang: Lang,
    /// Save the record to a new file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Play line by line, without the board, for example with a screen reader; the default through a pipe
    #[arg(long)]
    plain: bool,
    /// Resume the game saved in this file [default: the most recent one]
    #[arg(
        long = "continue",
        alias = "resume",
        value_name = "FILE",
        num_args = 0..=1,
        conflicts_with_all = ["side", "against", "scenario", "options", "from", "seed", "save"]
    )]
    go_on: Option<Option<PathBuf>>,
}

/// Reads french, british or both.
pub fn sides(text: &str) -> Result<Sides, BadArgument> {
    match text {
        "both" => Ok(Sides::BOTH),
        side => side.parse::<Side>().map(Sides::from).map_err(|_| BadArgument::Sides),
    }
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let game = args.game.as_deref();
    let shelved = game.map(|game| shelf.find(game)).transpose()?;
    let hosted = match (args.go_on, shelved) {
        (Some(file), _) => {
            let kept = file.map_or_else(|| GameFile::last(game), |file| Ok(GameFile::of(file)))?;
            hosted::go_on(shelf, game, kept)?
        }
        (None, Some(shelved)) => {
            let secret = match args.seed {
                Some(seed) => dice::secret_from(&[seed]),
                None => dice::secret()?,
            };
            let setup = args.chosen.setup(shelved)?;
            let humans = args.side.unwrap_or(Side::French.into());
            let bot = setup::bot(shelved, args.against.as_ref())?;
            hosted::begin(shelved, &setup, secret, (humans, bot), args.save)?
        }
        (None, None) => return Err(Failure::Usage("say which game".into())),
    };
    // Without a terminal, or on request, the game is played line by line.
    if args.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        lines::play(hosted, args.lang)
    } else {
        board::play(hosted, args.lang)
    }
}
