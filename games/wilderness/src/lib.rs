//! Wilderness War: the French & Indian War, 1755 to 1762.
//!
//! Rules are cited by their number in the third edition (`6.721`); `data/rules.toml` lists them.
//!
//! | module | contents |
//! | --- | --- |
//! | `facts` | printed data: spaces, pieces, cards, tables, scenarios, read from `data/` |
//! | `course` | the seasons, and the ways in which the game can end |
//! | `editions` | every difference between the editions, and the optional rules |
//! | `board` | everything on the table that changes, and the functions that keep it consistent |
//! | `action`, `event`, `fire` | what a player may do, and what happened |
//! | `rules` | the procedures, chapter by chapter; `frame` lists them |
//! | `show` | output: the view, how an action is offered, the log |
//! | `set_up`, `position` | boards of scenarios, and boards written by hand |
//! | `imagine`, `sound` | a state with the other hand dealt anew; conditions that must hold in every state |

mod facts;
mod course;
mod editions;
mod fire;
mod action;
mod event;
mod board;
mod frame;
mod set_up;
mod rules;
mod show;
mod imagine;
mod position;
mod sound;

pub use action::{Action, Ruin};
pub use board::{Board, InForce};
pub use course::{Ending, Season};
pub use editions::{Edition, Optional};
pub use event::{Event, How, Use, Why};
pub use facts::{
    Card, CardEvent, Cards, Class, Department, FACTS, Kind, Leader, Leaders, Nation, Piece, Place,
    Space, Spaces, Terrain, Unit, Units,
};
pub use frame::{Frame, Rules, Wilderness};
pub use rules::bidding::Bidding;
pub use rules::movement::Moving;
pub use rules::supply::supplied;

pub(crate) use board::{Counter, Force, Party, PhaseData};
pub(crate) use editions::Options;
pub(crate) use event::FortChange;
pub(crate) use facts::{
    Assemblies, Building, CARDS, Exit, LEADERS, SPACES, Scenario, UNITS, WayKind,
};
pub(crate) use frame::Step;

use engine::{
    Array, Chance, Choice, Eye, GameFacts, Look, OptionFact, Outcome, PositionError, Refusal,
    Setup, SetupError, Shown, Side, Stack, Target, View, World, Written, cases, lessons, paper,
    texts,
};

use rules::battle::stranded;
use rules::construction::Demolition;
use rules::sequence::{self, Sequence, Stage};
use set_up::{bid_for, board_of};
use show::{choice, odds, view};

impl engine::Rules for Rules {
    type Board = Board;
    type Action = Action;
    type Event = Event;
    type Frame = Frame;
    type Frames = Array<Option<Frame>, 8>;
    type Clicked = Space;

    const OVER: Refusal = Refusal::new("13.11", "refuse-over");
    const NOT_YOUR_TURN: Refusal = Refusal::new("4.A2", "refuse-not-your-turn");
    /// The end of a year leads straight to the deal of the next season, so a position may begin
    /// with a deal (4.B).
    const DEALS_IN_POSITIONS: bool = true;
    const INTERRUPTIONS: &'static [Action] = &[Action::Demolish];

    fn facts() -> &'static GameFacts {
        &GAME
    }

    fn set_up(setup: &Setup, chance: &mut dyn Chance) -> Result<(Board, Frame), SetupError> {
        let mut board = board_of(setup)?;
        // Players bid for a side before they see its cards, so no cards are dealt yet.
        match setup.options.get("bidding").map_or("", String::as_str) {
            "sealed" => Ok((board, Bidding::sealed(bid_for(setup)).into())),
            "auction" => Ok((board, Bidding::Opening.into())),
            _ => {
                sequence::deal(&mut board, chance);
                Ok((board, Sequence { stage: Stage::Opening }.into()))
            }
        }
    }

    fn outcome(board: &Board) -> Option<Outcome> {
        view::outcome(board)
    }

    fn choice(game: &Wilderness, side: Side, action: Action) -> Choice {
        choice::choice(game, side, action)
    }

    fn meant(game: &Wilderness, _: Side, on: &Target, out: &mut Vec<Action>) {
        out.extend(choice::meant(game, on));
    }

    fn view(game: &Wilderness, eye: Eye) -> View {
        view::view(game, eye)
    }

    fn focus(game: &Wilderness, eye: Eye) -> Vec<Target> {
        view::focus(game, eye)
    }

    fn imagine(game: &Wilderness, side: Side, chance: &mut dyn Chance) -> Wilderness {
        imagine::imagine(game, side, chance)
    }

    fn contested(stack: &Stack<Rules>) -> bool {
        odds::contested(stack)
    }

    fn threats(game: &Wilderness) -> Vec<engine::Threat> {
        odds::threats(game)
    }

    fn read_position(position: &Written) -> Result<(Board, Frame), PositionError> {
        position::read(position)
    }

    fn write_position(game: &Wilderness) -> Option<toml::Table> {
        position::write(game)
    }

    fn unsound(game: &Wilderness) -> Option<String> {
        sound::unsound(game)
    }

    /// Applies the consequences of the positions of the pieces only when a battle, assault, raid or
    /// event is over, since each of these counts as one action.
    #[inline]
    fn settle(stack: &Stack<Rules>, board: &mut Board, world: &mut dyn World<Event>) {
        if stack.top().calm() {
            board.settle(world);
        }
    }

    /// Returns the procedure by which leaders alone among enemies leave. They must leave before
    /// play continues (6.53).
    #[inline]
    fn due(stack: &Stack<Rules>, board: &Board, asking: bool) -> Option<Frame> {
        if asking || !stack.top().calm() {
            return None;
        }
        let moving = stack.iter().find_map(|frame| match frame {
            Frame::Moving(moving) => Some(moving),
            _ => None,
        });
        let whence = |space| moving.and_then(|moving| moving.entered_from(space));
        // `GoingHome` moves the leaders of the raiders' side (10.4).
        let leaving = match stack.top() {
            Frame::GoingHome(home) => Some(home.side),
            _ => None,
        };
        // At the end of the year, leaders alone in wilderness or mountains go home instead (4.0
        // B.3).
        let left = |side| match stack.top() {
            Frame::Sequence(sequence) if sequence.stage == Stage::Home(side) => {
                FACTS.places.minus(FACTS.cultivated)
            }
            _ => Spaces::NONE,
        };
        let mut sides = Side::BOTH.into_iter().filter(|side| Some(*side) != leaving);
        sides.find_map(|side| stranded(board, side, left(side), whence)).map(Frame::from)
    }

    /// A player may demolish a work before any choice in an Action Phase of their own (5.46).
    fn interrupt(game: &Wilderness, side: Side, action: Action) -> Option<Result<Frame, Refusal>> {
        let demolition = || {
            let phase = game.stack.iter().any(|frame| matches!(frame, Frame::ActionPhase(_)));
            if !phase || side != game.board.active || !game.stack.top().own_time() {
                return Err(Refusal::new("5.46", "refuse-demolish-now"));
            }
            Demolition::possible(&game.board, side)?;
            Ok(Demolition { side }.into())
        };
        (action == Action::Demolish).then(demolition)
    }
}

const SWITCH: &[&str] = &["off", "on"];
/// The bids that can be chosen. The rules allow any whole number (14.7), but the program lists all
/// possible actions.
const BIDS: &[&str] = &["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

static GAME: GameFacts = GameFacts {
    name: "wilderness",
    rules_version: 7,
    scenarios: &["annus-mirabilis", "early-war", "late-war", "full-campaign"],
    options: &[
        OptionFact { name: "edition", values: &["third", "earlier-advanced", "earlier-basic"] },
        OptionFact { name: "linked-diplomacy", values: SWITCH },
        OptionFact { name: "militia-flight", values: SWITCH },
        OptionFact { name: "early-regulars", values: SWITCH },
        OptionFact { name: "surrender-either", values: SWITCH },
        OptionFact { name: "acadians-either", values: SWITCH },
        OptionFact { name: "fetch-regulars", values: SWITCH },
        OptionFact { name: "tournament", values: SWITCH },
        OptionFact { name: "bidding", values: &["agreed", "sealed", "auction"] },
        OptionFact { name: "bid", values: BIDS },
        OptionFact { name: "bid-for", values: &["french", "british"] },
    ],
    ledger: paper!("../data/rules.toml"),
    texts: texts!["names", "cards", "play", "look", "lessons", "mended", "position"],
    lesson_files: lessons!["moving", "cards", "winning"],
    cases: cases!(),
    position_keys: include_str!("../data/position.toml"),
    examples: paper!("../data/examples.toml"),
    board: || &FACTS.board,
    shown: Shown {
        layers: &["supply-french", "supply-british", "reach"],
        panels: &[
            ("march", &["force-label", "spaces"]),
            ("interception", &["force-label", "needed", "tactics", "die", "total"]),
            ("avoiding", &["force-label", "needed", "tactics", "die", "total"]),
            (
                "battle",
                &[
                    "role",
                    "force-label",
                    "strength",
                    "leader",
                    "tactics",
                    "no-auxiliaries",
                    "no-regulars",
                    "landing",
                    "stockade",
                    "ambush",
                    "fieldworks",
                    "column",
                    "die",
                    "total",
                    "losses",
                ],
            ),
            (
                "siege",
                &[
                    "level",
                    "tactics",
                    "defender-tactics",
                    "coehorns",
                    "defender-coehorns",
                    "louisbourg",
                    "die",
                    "total",
                ],
            ),
            (
                "assault",
                &[
                    "role",
                    "force-label",
                    "strength",
                    "walls",
                    "tactics",
                    "coehorns",
                    "column",
                    "die",
                    "total",
                    "losses",
                ],
            ),
            (
                "raid",
                &[
                    "force-label",
                    "column",
                    "tactics",
                    "rangers",
                    "militia",
                    "die",
                    "total",
                    "result",
                    "losses",
                ],
            ),
        ],
        states: &["reduced", "inside"],
    },
    basemap: paper!("../data/basemap.svg"),
    look: Look { style: paper!("../look/style.css"), signs: paper!("../look/signs.svg") },
};
