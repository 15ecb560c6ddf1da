//! Bayonets & Tomahawks: the French & Indian War, 1755 to 1759.
//!
//! Rules are cited by their number in the rulebook (`13.3.4`); `data/rules.toml` lists the rules.
//!
//! | module | contents |
//! | --- | --- |
//! | `facts` | printed data: spaces, counters, tokens, cards and scenarios, read from `data/` |
//! | `board` | everything on the table that changes, and the events of a round on which later rules depend |
//! | `dice` | the die and its faces |
//! | `action`, `event`, `legal` | the actions of players; the events that the log reports; the result of a check |
//! | `rules` | the procedures, chapter by chapter; `frame` lists them |
//! | `show` | output: the view, the offers of actions, the log |
//! | `position` | boards written by hand |
//! | `imagine` | a state as one side knows it, with hidden information dealt anew |
//! | `sound` | conditions that must hold in every state |

mod facts;
mod legal;
mod dice;
mod action;
mod event;
mod board;
mod frame;
mod rules;
mod show;
mod imagine;
mod position;
mod sound;

pub use action::{Action, Verb, Work};
pub use board::{Board, Ending, Europe, Hand, Indians, Markers, Points, Round, WinterData};
pub use dice::{Face, Reason};
pub use event::{Event, Why};
pub use facts::{
    Addition, BonusKind, CARDS, CONNECTIONS, Card, CardEvent, CardFacts, Cards, Class, Colony,
    Connection, ConnectionFacts, Connections, DeckKind, Draws, FACTS, Facts, Kind, Nation, Place,
    Point, PointKind, Pool, SPACES, Scenario, Sea, Shape, Sort, SortFacts, Space, SpaceFacts,
    Spaces, Stacked, TOKENS, Terrain, Token, TokenFacts, UNITS, Unit, UnitFacts, Units, Vagary,
    Victory,
};
pub use frame::{Bayonets, Frame, Rules};
pub use rules::raid::{targets, within};
pub use rules::sequence::Stage;
pub use rules::supply::{Trace, supplied};
pub use rules::victory::bonus;

use engine::{
    Array, Chance, Choice, Eye, GameFacts, Look, Outcome, PositionError, Refusal, Setup,
    SetupError, Shown, Side, Stack, Target, View, World, Written, cases, lessons, paper, texts,
};

use board::{draw_unit, on_track};
use event::{Army, WinterBox};
use facts::MOST_WAYS;
use frame::Step;
use legal::{Legal, refuse};
use rules::sequence::Sequence;
use rules::victory::Chit;
use show::{choice, odds, view};

impl engine::Rules for Rules {
    type Board = Board;
    type Action = Action;
    type Event = Event;
    type Frame = Frame;
    type Frames = Array<Option<Frame>, 7>;
    type Clicked = Space;

    const OVER: Refusal = Refusal::new("18.2", "refuse-over");
    const NOT_YOUR_TURN: Refusal = Refusal::new("7.2", "refuse-not-your-turn");

    fn facts() -> &'static GameFacts {
        &GAME
    }

    fn set_up(setup: &Setup, _: &mut dyn Chance) -> Result<(Board, Frame), SetupError> {
        let scenario = FACTS.scenarios.iter().position(|it| it.id == setup.scenario);
        let scenario = scenario.expect("the scenario has been checked");
        Ok((Board::set_up(scenario), Frame::Sequence(Sequence::at(Stage::Year))))
    }

    #[inline]
    fn outcome(board: &Board) -> Option<Outcome> {
        view::outcome(board)
    }

    fn choice(game: &Bayonets, side: Side, action: Action) -> Choice {
        choice::choice(game, side, action)
    }

    fn meant(game: &Bayonets, _: Side, on: &Target, out: &mut Vec<Action>) {
        out.extend(choice::meant(game, on));
    }

    fn view(game: &Bayonets, eye: Eye) -> View {
        view::view(game, eye)
    }

    fn focus(game: &Bayonets, _: Eye) -> Vec<Target> {
        view::focus(game)
    }

    fn imagine(game: &Bayonets, side: Side, chance: &mut dyn Chance) -> Bayonets {
        imagine::imagine(game, side, chance)
    }

    fn contested(stack: &Stack<Rules>) -> bool {
        odds::contested(stack)
    }

    fn bring_on(before: &Bayonets, after: &Bayonets, _: Side, action: Action) -> Option<Bayonets> {
        odds::bring_on(before, after, action)
    }

    fn read_position(position: &Written) -> Result<(Board, Frame), PositionError> {
        position::read(position)
    }

    fn write_position(game: &Bayonets) -> Option<toml::Table> {
        position::write(game)
    }

    fn unsound(game: &Bayonets) -> Option<String> {
        sound::unsound(game)
    }

    #[inline]
    fn settle(_: &Stack<Rules>, board: &mut Board, world: &mut dyn World<Event>) {
        board.settle(world);
    }

    /// A War in Europe chit is drawn at once, whatever is under way (18.3.1).
    #[inline]
    fn due(stack: &Stack<Rules>, board: &Board, _: bool) -> Option<Frame> {
        match stack.top() {
            Frame::Chit(_) => None,
            _ => Chit::due(board),
        }
    }
}

static GAME: GameFacts = GameFacts {
    name: "bayonets",
    rules_version: 6,
    scenarios: &[
        "vaudreuils-petite-guerre",
        "loudouns-gamble",
        "amhersts-juggernaut",
        "french-and-indian-war",
    ],
    options: &[],
    ledger: paper!("../data/rules.toml"),
    texts: texts!["names", "cards", "play", "look", "lessons", "mended", "position"],
    lesson_files: lessons!["moving", "cards", "winning"],
    cases: cases!(),
    position_keys: include_str!("../data/position.toml"),
    examples: paper!("../data/examples.toml"),
    board: || &FACTS.board,
    shown: Shown {
        layers: &["supply-french", "supply-british"],
        panels: &[
            ("march", &["force-label", "steps"]),
            (
                "battle",
                &[
                    "role",
                    "force-label",
                    "militia",
                    "landing",
                    "marshal",
                    "rout",
                    "oos",
                    "fort",
                    "commander",
                    "rolling",
                    "marker",
                    "dice",
                ],
            ),
        ],
        states: &["reduced", "spent"],
    },
    basemap: paper!("../data/basemap.svg"),
    look: Look { style: paper!("../look/style.css"), signs: paper!("../look/signs.svg") },
};
