//! `carillon play`: a game in the terminal, on a board or line by line.

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use engine::{Side, Sides};
use shelf::{Level, Shelf};

use crate::failure::Failure;
use crate::hosted;
use crate::kept::Kept;
use crate::setup;
use crate::text::Lang;
use crate::{board, dice, lines};

/// Play a game in the terminal, against a bot or both sides yourself
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon play GAME                                   the French, against the default bot
  carillon play GAME --side british --against recruit --lang fr
  carillon play GAME --side both --save game.record
  carillon play GAME --from position.toml              from a position, as carillon replay writes it
  carillon play --continue                             go on with the game that was left last

The game is kept after every action: in a file of its own in the user's data folder, or
where --save says.

On the board the key h shows all keys. With --plain, and through a pipe, the game is told
line by line: type the number of a choice, the action itself, part of a name to see the
choices that have it, or ? for all the rest.")]
pub struct Args {
    /// Which game
    #[arg(value_name = "GAME", required_unless_present = "go_on")]
    game: Option<String>,
    /// Which side you play: french, british or both [default: french]
    #[arg(long, value_name = "SIDE", value_parser = sides)]
    side: Option<Sides>,
    /// How well the bot plays: recruit, ensign, captain or search:2000 [default: the game's own]
    #[arg(long, value_name = "LEVEL")]
    against: Option<Level>,
    #[command(flatten)]
    chosen: setup::Chosen,
    /// Dice that can be had again; without it nobody can foresee them
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The language of the game
    #[arg(long, value_enum, default_value = "en")]
    lang: Lang,
    /// Keep the record there, in a file that is not there yet
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Line by line, without the board: for screen readers, and what a pipe gets in any case
    #[arg(long)]
    plain: bool,
    /// Go on as you left it with the game in that file [default: the one that was left last]
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
pub fn sides(text: &str) -> Result<Sides, String> {
    match text {
        "both" => Ok(Sides::BOTH),
        side => side
            .parse::<Side>()
            .map(Sides::from)
            .map_err(|_| "write french, british or both".into()),
    }
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let game = args.game.as_deref();
    let shelved = game.map(|game| shelf.find(game)).transpose()?;
    let hosted = match (args.go_on, shelved) {
        (Some(file), _) => {
            let kept = file.map_or_else(|| Kept::last(game), |file| Ok(Kept::of(file)))?;
            hosted::go_on(shelf, game, kept)?
        }
        (None, Some(shelved)) => {
            let secret = match args.seed {
                Some(seed) => dice::secret_from(&[seed]),
                None => dice::secret().map_err(Failure::Failed)?,
            };
            let setup = args.chosen.setup(shelved)?;
            let humans = args.side.unwrap_or(Side::French.into());
            let bot = setup::bot(shelved, args.against.as_ref())?;
            hosted::begin(shelved, &setup, secret, (humans, bot), args.save)?
        }
        (None, None) => return Err(Failure::Usage("say which game".into())),
    };
    // Whoever has no terminal, or asks for it, is told line by line.
    if args.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        lines::play(hosted, args.lang)
    } else {
        board::play(hosted, args.lang)
    }
}
