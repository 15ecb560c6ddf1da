//! *Pebbles*: a small game with all that makes a search hard: choices made at
//! once, hidden cards, dice, and a right move that must be found.
//!
//! Each side holds two of the cards 1 to 6 and secretly keeps one of them. Then
//! they take 1 to 9 pebbles in turn from a heap; who takes the last one wins.
//! Once in the game a side may play its card instead of taking: a die of 4 or
//! more takes as many pebbles as the card says, and any other die takes one.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use engine::{
    BoardFacts, BySide, Chance, Choice, Event, Eye, Game, GameFacts, LogLine, Look, Outcome,
    Phrase, PositionError, Prompt, Refusal, Rule, Setup, SetupError, Side, Sides, Target,
    Unreadable, View, World, Written, shuffle,
};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pebbles {
    pub heap: u8,
    pub turn: Side,
    pub moves: u8,
    /// Cards held; one each, once both have kept.
    pub hands: BySide<Vec<u8>>,
    /// What each side kept, before both have.
    pub kept: BySide<Option<u8>>,
    /// Cards that a side gave back unseen.
    pub given: BySide<Vec<u8>>,
    pub deck: Vec<u8>,
    pub last: Option<Side>,
}

impl Pebbles {
    pub fn new(heap: u8, turn: Side, french: &[u8], british: &[u8]) -> Pebbles {
        let held = |card: &u8| french.contains(card) || british.contains(card);
        Pebbles {
            heap,
            turn,
            moves: 0,
            hands: BySide { french: french.to_vec(), british: british.to_vec() },
            kept: BySide::default(),
            given: BySide::default(),
            deck: (1..=6).filter(|card| !held(card)).collect(),
            last: None,
        }
    }

    fn keeping(&self) -> bool {
        Side::BOTH.iter().any(|side| 1 < self.hands[*side].len())
    }

    fn take(&mut self, side: Side, n: u8) {
        self.heap = self.heap.saturating_sub(n);
        self.moves += 1;
        self.turn = side.other();
        if self.heap == 0 {
            self.last = Some(side);
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    Keep(u8),
    Take(u8),
    Trick,
}

impl engine::Action for Move {}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Move::Keep(card) => write!(f, "keep {card}"),
            Move::Take(n) => write!(f, "take {n}"),
            Move::Trick => f.write_str("trick"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        let unreadable = || Unreadable(text.into());
        match text.split_once(' ') {
            Some(("keep", card)) => card.parse().map(Move::Keep).map_err(|_| unreadable()),
            Some(("take", n)) => n.parse().map(Move::Take).map_err(|_| unreadable()),
            None if text == "trick" => Ok(Move::Trick),
            _ => Err(unreadable()),
        }
    }
}

#[derive(Clone, Debug)]
pub struct Nothing;

impl Event for Nothing {
    fn line(&self, _: Eye) -> Option<LogLine> {
        None
    }
    fn reveals(&self) -> bool {
        false
    }
}

static BOARD: LazyLock<BoardFacts> = LazyLock::new(BoardFacts::default);

static FACTS: GameFacts = GameFacts {
    name: "pebbles",
    rules_version: 1,
    scenarios: &["all"],
    options: &[],
    ledger: "",
    texts: &[],
    cases: Vec::new,
    board: || &BOARD,
    basemap: "",
    look: Look::PLAIN,
};

impl Game for Pebbles {
    type Action = Move;
    type Event = Nothing;

    fn facts() -> &'static GameFacts {
        &FACTS
    }

    fn set_up(_: &Setup, chance: &mut dyn Chance) -> Result<Pebbles, SetupError> {
        let mut cards: Vec<u8> = (1..=6).collect();
        shuffle(&mut cards, chance);
        Ok(Pebbles::new(40 + chance.die(), Side::British, &cards[..2], &cards[2..4]))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.last.map(|side| Outcome { winner: Some(side), rule: Rule("1"), why: "last" })
    }

    fn awaited(&self) -> Sides {
        if self.last.is_some() {
            return Sides::NONE;
        }
        if self.keeping() {
            let asked = |side: &Side| self.kept[*side].is_none() && 1 < self.hands[*side].len();
            return Side::BOTH.into_iter().filter(asked).fold(Sides::NONE, Sides::with);
        }
        self.turn.into()
    }

    fn prompt(&self, _: Side) -> Prompt {
        Prompt { text: Phrase::new("play"), rule: Rule("1"), pass: None }
    }

    fn actions(&self, side: Side, out: &mut Vec<Move>) {
        if self.keeping() {
            out.extend(self.hands[side].iter().map(|card| Move::Keep(*card)));
            return;
        }
        out.extend((1..=9).filter(|n| *n <= self.heap).map(Move::Take));
        if !self.hands[side].is_empty() {
            out.push(Move::Trick);
        }
    }

    fn refuse(&self, side: Side, action: Move) -> Option<Refusal> {
        let mut actions = Vec::new();
        if self.awaited().has(side) {
            self.actions(side, &mut actions);
        }
        (!actions.contains(&action)).then_some(Refusal::new("1", "no"))
    }

    fn play(
        &mut self,
        side: Side,
        action: Move,
        world: &mut impl World<Nothing>,
    ) -> Result<(), Refusal> {
        if let Some(refusal) = self.refuse(side, action) {
            return Err(refusal);
        }
        match action {
            Move::Keep(card) => {
                self.kept[side] = Some(card);
                if self.awaited().is_empty() {
                    self.settle();
                }
            }
            Move::Take(n) => self.take(side, n),
            Move::Trick => {
                let card = self.hands[side].pop().expect("it was listed");
                let n = if 4 <= world.die() { card } else { 1 };
                self.take(side, n);
            }
        }
        Ok(())
    }

    fn choice(&self, _: Side, action: Move) -> Choice {
        Choice {
            play: action.to_string(),
            on: Vec::new(),
            label: Phrase::new("move"),
            aside: false,
        }
    }

    fn meant(&self, _: Side, _: &Target, _: &mut Vec<Move>) {}

    fn view(&self, _: Eye) -> View {
        View::default()
    }

    /// What `side` cannot see is put in order before it is shuffled: how it
    /// really lies must not be told by what the dice make of it.
    fn imagine(&self, side: Side, chance: &mut dyn Chance) -> Pebbles {
        let foe = side.other();
        let mut unseen = self.deck.clone();
        unseen.extend(&self.hands[foe]);
        unseen.extend(&self.given[foe]);
        unseen.sort_unstable();
        shuffle(&mut unseen, chance);
        let mut other = self.clone();
        for pile in [&mut other.hands[foe], &mut other.given[foe], &mut other.deck] {
            let n = pile.len();
            *pile = unseen.split_off(unseen.len() - n);
        }
        if other.kept[foe].is_some() {
            other.kept[foe] = Some(other.hands[foe][chance.below(2) as usize]);
        }
        other
    }

    fn from_position(position: &Written) -> Result<Pebbles, PositionError> {
        Err(position.wrong("pebbles are not written down"))
    }

    fn to_position(&self) -> Option<toml::Table> {
        None
    }

    fn unsound(&self) -> Option<String> {
        None
    }
}

impl Pebbles {
    /// Both have kept: the other cards are given back unseen.
    fn settle(&mut self) {
        for side in Side::BOTH {
            if let Some(kept) = self.kept[side].take() {
                let given = self.hands[side].iter().copied().filter(|card| *card != kept);
                self.given[side] = given.collect();
                self.hands[side] = vec![kept];
            }
        }
    }
}
