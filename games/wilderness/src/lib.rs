//! Wilderness War: the French & Indian War, 1755 to 1762.
//!
//! Rules are cited by their number in the third edition (`6.721`); `data/rules.toml` lists them.
//!
//! | module | contents |
//! | --- | --- |
//! | `facts` | printed data: spaces, pieces, cards, tables, scenarios, read from `data/` |
//! | `editions` | every difference between the editions, and the optional rules |
//! | `board` | everything on the table that changes, and the functions that keep it consistent |
//! | `action`, `event` | what a player may do, and what happened |
//! | `rules` | the procedures, chapter by chapter; `frame` lists them |
//! | `show` | output: the view, how an action is offered, the log |
//! | `position` | boards written by hand |
//! | `imagine`, `sound` | a state with the other hand dealt anew; conditions that must hold in every state |

mod facts;
mod editions;
mod board;
mod action;
mod event;
mod frame;
mod rules;
mod show;
mod imagine;
mod position;
mod sound;

pub use action::{Action, Ruin};
pub use board::{Board, Ending, InForce, Piece, Season};
pub use editions::{Edition, Optional};
pub use event::{Event, How, Use, Why};
pub use facts::{
    Card, CardEvent, Cards, Class, Department, FACTS, Kind, Leader, Leaders, Nation, Place, Space,
    Spaces, Terrain, Unit, Units,
};
pub use frame::Frame;
pub use rules::bidding::Bidding;
pub use rules::movement::Moving;
pub use rules::supply::supplied;

pub(crate) use board::{Counter, Force, FortChange, Party, PhaseData};
pub(crate) use editions::Options;
pub(crate) use facts::{
    Assemblies, Building, CARDS, Exit, LEADERS, SPACES, Scenario, UNITS, WayKind,
};
pub(crate) use frame::Step;

use engine::{
    Array, Chance, Choice, Eye, GameFacts, IN_A_PAGE, Look, Named, OptionFact, Outcome,
    PositionError, Refusal, Setup, SetupError, Shown, Side, Stack, Target, View, World, Written,
    case_files, paper,
};
use include_dir::{Dir, include_dir};

use rules::battle::stranded;
use rules::construction::Demolition;
use rules::sequence::{self, Sequence, Stage};
use show::{choice, odds, view};

/// A game in progress: the board, and the procedures under way.
pub type Wilderness = engine::State<Rules>;

/// The rules of Wilderness War.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules;

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

    /// Applies consequences only when a battle, assault, raid or event is over, since each of these
    /// counts as one action.
    #[inline]
    fn settle(stack: &Stack<Rules>, board: &mut Board, world: &mut dyn World<Event>) {
        if stack.top().calm() {
            board.settle(world);
        }
    }

    /// Leaders alone among enemies must leave before anything else continues (6.53).
    #[inline]
    fn due(stack: &Stack<Rules>, board: &Board, asking: bool) -> Option<Frame> {
        if asking || !stack.top().calm() {
            return None;
        }
        let moving = stack.iter().find_map(|frame| match frame {
            Frame::Moving(moving) => Some(moving),
            _ => None,
        });
        // The raiders' own leaders are left to `GoingHome` (10.4).
        let leaving = match stack.top() {
            Frame::GoingHome(home) => Some(home.side),
            _ => None,
        };
        // Leaders alone in wilderness or mountains at the end of the year also go home (4.0 B.3).
        let left = |side| match stack.top() {
            Frame::Sequence(sequence) if sequence.stage == Stage::Home(side) => {
                FACTS.places.minus(FACTS.cultivated)
            }
            _ => Spaces::NONE,
        };
        let mut sides = Side::BOTH.into_iter().filter(|side| Some(*side) != leaving);
        sides.find_map(|side| stranded(board, side, left(side), moving)).map(Frame::from)
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

/// Returns the board for a set-up, before the cards are dealt.
fn board_of(setup: &Setup) -> Result<Board, SetupError> {
    let scenario = FACTS
        .scenarios
        .iter()
        .position(|it| it.id == setup.scenario)
        .expect("the scenario has been checked");
    let mut board = Board::set_up(scenario);
    let value = |name: &str| setup.options.get(name).map_or("", String::as_str);
    board.edition = Edition::named(value("edition")).unwrap_or_default();
    for option in Optional::all() {
        if value(option.name()) != "on" {
            continue;
        }
        if !board.edition.offers(option) {
            return Err(SetupError::Value {
                option: option.name().into(),
                value: "on".into(),
                known: format!("off in the {} edition", board.edition.name()),
            });
        }
        board.options.add(option);
    }
    if value("bidding") == "auction" && !board.edition.offers_auction() {
        return Err(SetupError::Value {
            option: "bidding".into(),
            value: "auction".into(),
            known: format!("agreed and sealed in the {} edition", board.edition.name()),
        });
    }
    // 13.3: the player of the favoured side gives these points to the other.
    if !matches!(value("bidding"), "sealed" | "auction") {
        let bid: i8 = value("bid").parse().unwrap_or(0);
        board.vp += if bid_for(setup) == Side::British { bid } else { -bid };
    }
    Ok(board)
}

/// Returns the side that is bid for.
fn bid_for(setup: &Setup) -> Side {
    let british = setup.options.get("bid-for").is_some_and(|it| it == "british");
    if british { Side::British } else { Side::French }
}

static CASES: Dir = include_dir!("$CARGO_MANIFEST_DIR/cases");

const SWITCH: &[&str] = &["off", "on"];
/// The bids that can be chosen. The rules allow any whole number (14.7), but actions must be
/// listed.
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
    texts: &[
        ("en", "names.ftl", paper!("../text/en/names.ftl")),
        ("en", "cards.ftl", paper!("../text/en/cards.ftl")),
        ("en", "play.ftl", paper!("../text/en/play.ftl")),
        ("en", "look.ftl", paper!("../text/en/look.ftl")),
        ("en", "lessons.ftl", paper!("../text/en/lessons.ftl")),
        ("en", "mended.ftl", paper!("../text/en/mended.ftl")),
        ("fr", "names.ftl", paper!("../text/fr/names.ftl")),
        ("fr", "cards.ftl", paper!("../text/fr/cards.ftl")),
        ("fr", "play.ftl", paper!("../text/fr/play.ftl")),
        ("fr", "look.ftl", paper!("../text/fr/look.ftl")),
        ("fr", "lessons.ftl", paper!("../text/fr/lessons.ftl")),
        ("fr", "mended.ftl", paper!("../text/fr/mended.ftl")),
    ],
    lesson_files: &[
        ("moving", include_str!("../lessons/moving.toml")),
        ("cards", include_str!("../lessons/cards.toml")),
        ("winning", include_str!("../lessons/winning.toml")),
    ],
    cases: if IN_A_PAGE { Vec::new } else { || case_files(&CASES) },
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
