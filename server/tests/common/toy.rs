//! The smallest game that has everything a table must handle: a hidden hand, a secret choice of both sides at
//! once, a die, a response window, and an action that can be taken back.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use engine::{
    BoardFacts, BySide, Canvas, Chance, Choice, Eye, Game, GameFacts, LogLine, Look, OptionFact,
    Outcome, Phrase, PositionError, Prompt, Refusal, Rule, Setup, SetupError, Shown, Side, Sides,
    Target, Tick, TickShow, TrackView, Unreadable, View, World, Written, shuffle,
};
use serde::Serialize;
use shelf::{Mind, Shelf, game};

/// In each of four rounds both sides pick a card in secret. The higher card wins as many points as a die
/// shows (a tie goes to the French); the loser may contest them; the winner then takes up to three steps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Version<const RULES: u32> {
    round: u8,
    hands: BySide<Vec<u8>>,
    picked: BySide<Option<u8>>,
    score: BySide<i32>,
    stage: Stage,
    steps: u8,
}

/// The game itself.
pub type Toy = Version<3>;
/// The game with a corrected rule, by which the winner of a round gets one more point.
pub type Mended = Version<4>;
/// The game with a corrected rule that has not yet made a difference in any game.
pub type Unharmed = Version<5>;
/// The game with thirty cards a hand, and as many rounds.
pub type Long = Version<6>;
/// The game with rules that panic: at a step, which is not offered, and at a position of the fourth round.
pub type Faulty = Version<7>;
/// The game with a fault: the British have no legal action.
pub type Stuck = Version<8>;
/// The game with a fault: the rules panic when they are asked for the British actions.
pub type Broken = Version<9>;

thread_local! {
    /// The number of actions that this thread has played.
    pub static PLAYED: Cell<u32> = const { Cell::new(0) };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
enum Stage {
    Pick,
    Reply { loser: Side },
    Walk { winner: Side },
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Play {
    Pick(u8),
    Contest,
    Pass,
    Step,
    Done,
}

#[derive(Clone, Debug)]
pub enum Happened {
    Picked { side: Side, card: u8 },
    Shown { french: u8, british: u8, die: u8 },
    Contested { side: Side, die: u8 },
    Walked { side: Side },
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Play::Pick(card) => write!(f, "pick {card}"),
            Play::Contest => f.write_str("contest"),
            Play::Pass => f.write_str("pass"),
            Play::Step => f.write_str("step"),
            Play::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Play {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Play, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["pick", card] => Play::Pick(card.parse().map_err(|_| Unreadable(text.into()))?),
            ["contest"] => Play::Contest,
            ["pass"] => Play::Pass,
            ["step"] => Play::Step,
            ["done"] => Play::Done,
            _ => return Err(Unreadable(text.into())),
        })
    }
}

impl engine::Action for Play {}

engine::finite! {
    enum Play {
        Pick(card: u8),
        Contest,
        Pass,
        Step,
        Done,
    }
}

impl engine::Event for Happened {
    fn line(&self, eye: Eye) -> Option<LogLine> {
        Some(match self {
            Happened::Picked { side, card } if eye.sees(*side) => {
                LogLine::new(Phrase::new("log-picked").number("card", *card)).side(*side)
            }
            Happened::Picked { side, .. } => {
                LogLine::new(Phrase::new("log-picked-something")).side(*side)
            }
            Happened::Shown { french, british, die } => {
                let text =
                    Phrase::new("log-shown").number("french", *french).number("british", *british);
                LogLine::new(text).dice(&[*die])
            }
            Happened::Contested { side, die } => {
                LogLine::new(Phrase::new("log-contested")).side(*side).dice(&[*die])
            }
            Happened::Walked { side } => LogLine::new(Phrase::new("log-walked")).side(*side),
        })
    }

    fn reveals(&self) -> bool {
        matches!(self, Happened::Shown { .. })
    }
}

/// The script: the learner picks, the other side picks, the loser passes; the last step is only text.
const LESSON: &str = "
side = 'french'
seed = 3
position = { round = 4, french = [0, 12, 50], british = [0, 11, 20] }

[[step]]
look = ['card:50', 'part:hand']

[[step]]
rule = '1.1'
plays = ['pick 12 | pick 50']
then = ['pick 11', 'pass']

[[step]]
plays = ['step', 'step | done']
";

const fn facts(rules_version: u32) -> GameFacts {
    GameFacts {
        name: "toy",
        rules_version,
        scenarios: &["all"],
        options: &[OptionFact { name: "steps", values: &["three", "none"] }],
        ledger: "[[section]]\nid = \"1\"\nen = \"All\"\nfr = \"Tout\"\n[[rule]]\nid = \"1.1\"\nen = \"Pick.\"\nfr = \"Choisir.\"\n",
        texts: &[("en", "toy.ftl", "log-shown = Shown\n"), ("fr", "toy.ftl", "log-shown = Vu\n")],
        lesson_files: &[("first", LESSON)],
        cases: Vec::new,
        position_keys: "",
        examples: "",
        board: || {
            static BOARD: LazyLock<BoardFacts> = LazyLock::new(|| BoardFacts {
                canvas: Canvas { width: 1, height: 1 },
                ..BoardFacts::default()
            });
            &BOARD
        },
        shown: Shown::NOTHING,
        basemap: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        look: Look::PLAIN,
    }
}

static FACTS: [GameFacts; 7] =
    [facts(3), facts(4), facts(5), facts(6), facts(7), facts(8), facts(9)];

impl<const RULES: u32> Game for Version<RULES> {
    type Action = Play;
    type Event = Happened;

    fn facts() -> &'static GameFacts {
        &FACTS[RULES as usize - 3]
    }

    fn set_up(_: &Setup, chance: &mut dyn Chance) -> Result<Self, SetupError> {
        let hand = |chance: &mut dyn Chance| {
            let mut cards: Vec<u8> = (1..=60).collect();
            shuffle(&mut cards, chance);
            cards.truncate(if RULES == 6 { 30 } else { 6 });
            cards
        };
        let hands = BySide { french: hand(chance), british: hand(chance) };
        let (picked, score) = (BySide::default(), BySide::default());
        Ok(Version { round: 1, hands, picked, score, stage: Stage::Pick, steps: 0 })
    }

    fn outcome(&self) -> Option<Outcome> {
        let BySide { french, british } = self.score;
        (self.stage == Stage::Over).then_some(Outcome {
            winner: match french.cmp(&british) {
                std::cmp::Ordering::Greater => Some(Side::French),
                std::cmp::Ordering::Less => Some(Side::British),
                std::cmp::Ordering::Equal => None,
            },
            rule: Rule("1.1"),
            why: "most-points",
        })
    }

    fn awaited(&self) -> Sides {
        match self.stage {
            Stage::Pick => Side::BOTH
                .into_iter()
                .filter(|side| self.picked[*side].is_none())
                .fold(Sides::NONE, Sides::with),
            Stage::Reply { loser } => loser.into(),
            Stage::Walk { winner } => winner.into(),
            Stage::Over => Sides::NONE,
        }
    }

    fn prompt(&self, _: Side) -> Prompt {
        let (key, pass) = match self.stage {
            Stage::Pick => ("ask-pick", None),
            Stage::Reply { .. } if self.round == 2 => ("ask-reply-again", Some("pass".to_string())),
            Stage::Reply { .. } => ("ask-reply", Some("pass".to_string())),
            Stage::Walk { .. } | Stage::Over => ("ask-walk", None),
        };
        Prompt { text: Phrase::new(key), rule: Rule("1.1"), pass }
    }

    fn actions(&self, side: Side, out: &mut Vec<Play>) {
        if side == Side::British && matches!(RULES, 8 | 9) {
            assert_eq!(RULES, 8, "these rules always fail");
            return;
        }
        let picks = self.hands[side].iter().map(|card| Play::Pick(*card));
        let all = picks.chain([Play::Contest, Play::Pass, Play::Step, Play::Done]);
        let offered = |play: &Play| RULES != 7 || *play != Play::Step;
        out.extend(all.filter(|play| offered(play) && self.refuse(side, *play).is_none()));
    }

    fn refuse(&self, side: Side, play: Play) -> Option<Refusal> {
        let legal = self.awaited().has(side)
            && match (self.stage, play) {
                (Stage::Pick, Play::Pick(card)) => {
                    if !self.hands[side].contains(&card) {
                        return Some(Refusal::new("1.2", "not-in-hand"));
                    }
                    true
                }
                (Stage::Reply { .. }, Play::Contest | Play::Pass) => true,
                (Stage::Walk { .. }, Play::Step) => self.steps < 3,
                (Stage::Walk { .. }, Play::Done) => true,
                _ => false,
            };
        (!legal).then_some(Refusal::new("1.1", "not-now"))
    }

    fn play(
        &mut self,
        side: Side,
        play: Play,
        world: &mut dyn World<Happened>,
    ) -> Result<(), Refusal> {
        if let Some(refusal) = self.refuse(side, play) {
            return Err(refusal);
        }
        PLAYED.set(PLAYED.get() + 1);
        match play {
            Play::Pick(card) => {
                self.hands[side].retain(|held| *held != card);
                self.picked[side] = Some(card);
                world.tell(Happened::Picked { side, card });
                if let (Some(french), Some(british)) = (self.picked.french, self.picked.british) {
                    let die = world.die();
                    let winner = if british <= french { Side::French } else { Side::British };
                    self.score[winner] += i32::from(die) + i32::from(RULES == 4);
                    self.picked = BySide::default();
                    self.stage = Stage::Reply { loser: winner.other() };
                    world.tell(Happened::Shown { french, british, die });
                }
            }
            Play::Contest => {
                let die = world.die();
                if 4 <= die {
                    self.score[side] += 1;
                }
                self.stage = Stage::Walk { winner: side.other() };
                world.tell(Happened::Contested { side, die });
            }
            Play::Pass => self.stage = Stage::Walk { winner: side.other() },
            Play::Step => {
                assert_ne!(RULES, 7, "this rule always fails");
                self.steps += 1;
                world.tell(Happened::Walked { side });
            }
            Play::Done => {
                self.steps = 0;
                self.round += 1;
                self.stage = if self.round == (if RULES == 6 { 31 } else { 5 }) {
                    Stage::Over
                } else {
                    Stage::Pick
                };
            }
        }
        Ok(())
    }

    fn choice(&self, _: Side, play: Play) -> Choice {
        let on = match play {
            Play::Pick(card) => vec![Target::card(card)],
            Play::Contest => vec![Target::card(0)],
            _ => Vec::new(),
        };
        Choice::new(play, on, Phrase::new("do-it"))
    }

    fn meant(&self, _: Side, on: &Target, out: &mut Vec<Play>) {
        if let Target::Card(id) = on
            && let Ok(card) = id.parse()
        {
            out.push(Play::Pick(card));
        }
    }

    fn view(&self, eye: Eye) -> View {
        let mut view = View { outcome: self.outcome(), ..View::default() };
        let said = |id, value: &str, show| Tick::said(id, value, show, Phrase::new(id));
        let season = if self.round < 3 { "early" } else { "late" };
        view.clock = vec![
            said("season", season, TickShow::Date),
            said("phase", &format!("round-{}", self.round), TickShow::Stage),
        ];
        view.tracks.push(TrackView { id: "vp", name: "track-vp".into(), at: self.score });
        for side in Side::BOTH {
            let cards = &mut view.cards[side];
            cards.held = self.hands[side].len() as u32;
            cards.hand =
                eye.sees(side).then(|| self.hands[side].iter().map(u8::to_string).collect());
        }
        view
    }

    fn imagine(&self, _: Side, _: &mut dyn Chance) -> Self {
        self.clone()
    }

    fn from_position(position: &Written) -> Result<Self, PositionError> {
        let want = |key: &str| position.get(key).ok_or_else(|| position.wrong(format!("no {key}")));
        let mut game = Version {
            round: want("round")?.number(1..=4)? as u8,
            hands: BySide::default(),
            picked: BySide::default(),
            score: BySide::default(),
            stage: Stage::Pick,
            steps: 0,
        };
        for side in Side::BOTH {
            let [score, hand @ ..] = want(side.name())?.list()? else {
                return Err(position.wrong("a score and a hand are wanted"));
            };
            assert!(RULES != 7 || game.round < 4, "this rule always fails");
            game.score[side] = score.number(0..=99)? as i32;
            for card in hand {
                game.hands[side].push(card.number(1..=60)? as u8);
            }
        }
        Ok(game)
    }

    fn to_position(&self) -> Option<toml::Table> {
        let calm = self.stage == Stage::Pick && self.picked == BySide::default();
        let mut position = toml::Table::new();
        position.insert("round".into(), i64::from(self.round).into());
        for side in Side::BOTH {
            let hand = self.hands[side].iter().map(|card| i64::from(*card));
            let all = std::iter::once(i64::from(self.score[side])).chain(hand);
            position.insert(side.name().into(), engine::list_of(all));
        }
        calm.then_some(position)
    }

    fn unsound(&self) -> Option<String> {
        None
    }
}

/// Returns a shelf with the toy alone, which has no mind.
pub fn shelf() -> Shelf {
    Shelf::default().with(game::<Toy>())
}

/// Returns the shelf with a game whose rule was corrected.
pub fn shelf_mended() -> Shelf {
    Shelf::default().with(game::<Mended>())
}

/// Returns the shelf with a game whose corrected rule makes no difference so far.
pub fn shelf_unharmed() -> Shelf {
    Shelf::default().with(game::<Unharmed>())
}

/// Returns the shelf with a game of thirty rounds.
pub fn shelf_long() -> Shelf {
    Shelf::default().with(game::<Long>())
}

/// Returns the shelf with rules that panic.
pub fn shelf_faulty() -> Shelf {
    Shelf::default().with(game::<Faulty>())
}

/// Returns the shelf with rules by which the British have no legal action.
pub fn shelf_stuck() -> Shelf {
    Shelf::default().with(game::<Stuck>())
}

/// Returns the shelf with rules that panic when the British must choose.
pub fn shelf_broken() -> Shelf {
    Shelf::default().with(game::<Broken>())
}

/// Returns a shelf whose captain would think for days.
pub fn shelf_of_ponderers() -> Shelf {
    Shelf::default().with(game::<Toy>().mind::<Ponderer>())
}

pub struct Ponderer;

impl Mind for Ponderer {
    type Game = Toy;
    const HORIZON: u32 = 1;
    const CAPTAIN: u32 = u32::MAX;

    fn clock(toy: &Toy) -> u32 {
        toy.round.into()
    }
    fn evaluate(_: &Toy, _: Side) -> f32 {
        0.5
    }
    fn weigh(_: &Toy, _: Side, actions: &[Play], weights: &mut Vec<f32>) {
        weights.resize(actions.len(), 1.0);
    }
}

/// Returns a shelf whose bots panic whenever they are asked to think.
pub fn shelf_of_fools() -> Shelf {
    Shelf::default().with(game::<Toy>().mind::<Fool>())
}

pub struct Fool;

impl Mind for Fool {
    type Game = Toy;
    const HORIZON: u32 = 1;

    fn clock(_: &Toy) -> u32 {
        0
    }
    fn evaluate(_: &Toy, _: Side) -> f32 {
        panic!("this bot always fails")
    }
    fn weigh(_: &Toy, _: Side, _: &[Play], _: &mut Vec<f32>) {
        panic!("this bot always fails")
    }
}
