//! `carillon picture`: draws the map of a game, a position or a moment of a record as an SVG file.

mod svg;
mod look;
mod sheet;
mod ground;
mod counters;
mod names;
mod whole;

use std::io::Write;
use std::path::PathBuf;

use engine::{Eye, Seed, View};
use shelf::Shelf;
use words::{Lang, Paint, Screen, Text};

use crate::run::setup::SetupArgs;
use crate::say::argument::BadArgument;
use crate::say::failure::{self, Failure};
use crate::say::lang::lang;
use crate::say::paint;
use look::Palette;
use sheet::Sheet;

/// Draw a position as a picture
///
/// The picture is an SVG file: the map, every space with the side that controls it, the forces of
/// both sides and the markers, under a title and above a caption. It needs no other file, and opens in
/// browsers and in drawing programs.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon picture GAME --out map.svg                          the map at the start
  carillon picture GAME --from game.record@90 --out siege.svg  a moment of a recorded game
  carillon picture GAME --from battle.toml --around SPACE \\
    --title 'Two to one' --caption 'Would you attack?' --out battle.svg")]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// Draw only the surroundings of this space, given by its id
    #[arg(long, value_name = "SPACE")]
    around: Option<String>,
    /// Heading of the picture [default: the title of the game]
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// Text below the picture [default: date, phase and tracks]
    #[arg(long, value_name = "TEXT")]
    caption: Option<String>,
    /// Point of view: french, british, or both for the open table
    #[arg(long = "as", value_name = "SIDE", default_value = "both", value_parser = eye)]
    eye: Eye,
    /// Draw in dark colours
    #[arg(long)]
    dark: bool,
    /// Language of names and texts [default: that of the environment]
    #[arg(long, value_parser = lang(), default_value_t, hide_default_value = true)]
    lang: Lang,
    /// Write the picture to this file, which must not exist [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

fn eye(text: &str) -> Result<Eye, BadArgument> {
    match text {
        "both" => Ok(Eye::Open),
        side => side.parse().map(Eye::Of).map_err(|_| BadArgument::Eye),
    }
}

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let shelved = shelf.find(&args.game)?;
    let setup = args.setup.setup(shelved)?;
    let playing = shelved.game().start(&setup, Seed([0; 32]));
    let playing = playing.map_err(|error| Failure::Usage(error.to_string()))?;
    let facts = shelved.facts();
    let board = (facts.board)();
    let view = playing.view(args.eye);
    let text = Text::new(facts, args.lang);
    let screen = Screen { text: &text, paint: Paint::none(), width: usize::MAX, facts: board };
    let around = args.around.as_deref().map(|id| {
        let known = || board.spaces.iter().map(|space| space.id.as_str()).collect::<Vec<_>>();
        board.spaces.iter().find(|space| space.id == id).ok_or_else(|| {
            Failure::Usage(format!(
                "no space is called {id:?}; the spaces are {}",
                known().join(", ")
            ))
        })
    });
    let sheet = Sheet {
        facts,
        board,
        view: &view,
        screen: &screen,
        palette: if args.dark { Palette::DARK } else { Palette::LIGHT },
        around: around.transpose()?,
        title: args.title.unwrap_or_else(|| text.key("game-title")),
        caption: args.caption.unwrap_or_else(|| caption(&screen, &view)),
    };
    let picture = whole::draw(&sheet);
    match &args.out {
        Some(file) => failure::write_new(file, &picture),
        None => {
            let mut out = paint::out();
            out.write_all(picture.as_bytes())?;
            Ok(out.flush()?)
        }
    }
}

/// Returns the date, the phase and the tracks.
fn caption(screen: &Screen, view: &View) -> String {
    let mut parts = vec![screen.clock(view)];
    parts.extend(view.tracks.iter().map(|track| {
        let at =
            engine::Side::BOTH.map(|side| format!("{} {}", screen.initial(side), track.at[side]));
        screen.labelled(&screen.text.key(&track.name), &at.join(", "))
    }));
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}
