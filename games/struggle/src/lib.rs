//! The Struggle for New France: the French & Indian War, 1755 to 1762.
//!
//! The rulebook is unnumbered, so a rule is cited by its section and its number in the section
//! (`movement.5`). `data/rules.toml` lists the rules, with the numbers of the rulings that refine
//! them.
//!
//! | module | contents |
//! | --- | --- |
//! | `facts` | printed data: spaces, lines, leaders, cards and charts, read from `data/` |
//! | `board` | everything on the table that changes |
//! | `action`, `event` | the actions of players; the events that the log reports |
//! | `places`, `counted` | the ids of discards, which are based on places in the hand |
//! | `rules` | the procedures, a folder for each chapter of the rulebook; `frame` lists them |
//! | `show` | output: the view, the offers of actions, the log |
//! | `position` | boards written by hand |
//! | `imagine` | a state as one side knows it, with hidden information dealt anew |
//! | `sound` | conditions that must hold in every state |

mod facts;
mod board;
mod places;
mod action;
mod counted;
mod event;
mod frame;
mod rules;
mod show;
mod imagine;
mod position;
mod sound;

pub use action::Action;
pub use board::{Board, Control, Ending, Force, Kind, Phase, Place, Units};
pub use event::Event;
pub use facts::{
    Brings, Card, CardEvent, CardType, Cards, Exit, FACTS, Leader, Leaders, LineKind, Reach,
    Season, Space, Spaces, Terrain,
};
pub use frame::{Frame, Rules, Struggle};
pub use rules::combat::Combat;
pub use rules::movement::March;

use engine::{
    Array, Chance, Choice, Eye, GameFacts, Look, Outcome, PositionError, Refusal, Setup,
    SetupError, Shown, Side, Stack, Target, View, Written, cases, lessons, paper, texts,
};

use board::{Deck, Moved, Orders};
use facts::{CARDS_A_SIDE, CardFacts, LEADERS, LINES, LineKinds, Role, SPACES, When};
use frame::{Clicked, Step};
use rules::seasons::Seasons;
use show::{choice, odds, view};

impl engine::Rules for Rules {
    type Board = Board;
    type Action = Action;
    type Event = Event;
    type Frame = Frame;
    type Frames = Array<Option<Frame>, 4>;
    type Clicked = Clicked;

    const OVER: Refusal = Refusal::new("seasons.8", "refuse-over");
    const NOT_YOUR_TURN: Refusal = Refusal::new("seasons.1", "refuse-not-your-turn");

    fn facts() -> &'static GameFacts {
        &GAME
    }

    fn set_up(_: &Setup, chance: &mut dyn Chance) -> Result<(Board, Frame), SetupError> {
        let mut board = Board::set_up();
        board.deal(chance);
        Ok((board, Seasons::default().into()))
    }

    #[inline]
    fn outcome(board: &Board) -> Option<Outcome> {
        board.ending.map(Ending::outcome)
    }

    fn choice(game: &Struggle, side: Side, action: Action) -> Choice {
        choice::choice(game, side, action)
    }

    fn meant(game: &Struggle, _: Side, on: &Target, out: &mut Vec<Action>) {
        out.extend(choice::meant(game, on));
    }

    fn view(game: &Struggle, eye: Eye) -> View {
        view::view(game, eye)
    }

    fn focus(game: &Struggle, _: Eye) -> Vec<Target> {
        view::focus(game)
    }

    fn imagine(game: &Struggle, side: Side, chance: &mut dyn Chance) -> Struggle {
        imagine::imagine(game, side, chance)
    }

    fn contested(stack: &Stack<Rules>) -> bool {
        odds::contested(stack)
    }

    fn bring_on(_: &Struggle, after: &Struggle, side: Side, action: Action) -> Option<Struggle> {
        odds::bring_on(after, side, action)
    }

    fn read_position(position: &Written) -> Result<(Board, Frame), PositionError> {
        Ok((position::read(position)?, Seasons::default().into()))
    }

    fn write_position(game: &Struggle) -> Option<toml::Table> {
        position::write(game)
    }

    fn unsound(game: &Struggle) -> Option<String> {
        sound::unsound(game)
    }

    fn by_place(board: &Board, side: Side, action: Action) -> Action {
        counted::by_place(board, side, action)
    }

    fn by_name(board: &Board, side: Side, counted: Action) -> Option<Action> {
        counted::by_name(board, side, counted)
    }

    fn place_text(counted: Action) -> String {
        counted::place_text(counted)
    }
}

static GAME: GameFacts = GameFacts {
    name: "struggle",
    rules_version: 6,
    scenarios: &["campaign"],
    options: &[],
    ledger: paper!("../data/rules.toml"),
    texts: texts!["names", "cards", "play", "look", "lessons", "mended", "position"],
    lesson_files: lessons!["moving", "cards", "winning"],
    cases: cases!(),
    position_keys: include_str!("../data/position.toml"),
    examples: paper!("../data/examples.toml"),
    board: || &FACTS.board,
    shown: Shown {
        layers: &[],
        panels: &[
            ("march", &["force-label"]),
            (
                "combat",
                &[
                    "role", "strength", "defence", "card", "factors", "leader", "die", "adjusted",
                    "losses", "origin",
                ],
            ),
        ],
        states: &[],
    },
    basemap: paper!("../data/basemap.svg"),
    look: Look { style: paper!("../look/style.css"), signs: paper!("../look/signs.svg") },
};
