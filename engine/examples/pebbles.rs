//! *Pebbles*: a whole small game in one file, as a model for a large one. `ADDING-A-GAME.md` beside
//! it explains how each part grows into a folder.
//!
//! Three heaps of pebbles lie at the ford, the mill and the abbey.
//!
//! - 1.1 Each side is dealt two of the cards 1 to 6 and keeps one of them in secret.
//! - 2.1 The British begin. The side whose turn it is goes to a heap and takes one to three pebbles there.
//! - 2.2 Once in the game a side may play its card at a heap instead.
//! - 3.1 The other side may then guard that heap, once in the game.
//! - 3.2 A die is rolled for the card. On a 4 or more the card takes as many pebbles as it says,
//!   otherwise one. From a guarded heap the card takes pebbles only on a 6.
//! - 4.1 Whoever takes the last pebble wins.
//!
//! The game has everything that makes a wargame hard to program: a choice that both sides make at once,
//! hidden information, dice, a response window, and steps that can be taken back. `cargo run -p engine
//! --example pebbles` plays a game.

use engine::{
    Array, BoardFacts, BySide, Canvas, CardFact, CardsView, Chance, Choice, Eye, Game, GameFacts,
    LogLine, Look, Outcome, Phrase, PieceFact, PieceView, PositionError, Procedure, Prompt,
    Refusal, Rule, Seed, Set, Setup, SetupError, Shown, Side, Sides, SpaceFact, SpaceView, State,
    Step, Target, Tick, TickShow, TrackView, View, World, Written,
};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// The game: a board and a stack of procedures.
pub type Pebbles = State<Rules>;

// -- Facts: printed data, which never changes. A large game reads it from `data/*.toml`. --------------

/// The facts of a heap.
pub struct HeapFacts {
    /// The id of the heap, as players write it.
    pub id: &'static str,
    /// The number of pebbles in the heap at the start.
    pub pebbles: u8,
    at: (i32, i32),
}

/// The facts of a card.
pub struct CardFacts {
    /// The id of the card, as players write it: its number.
    pub id: &'static str,
    /// The number of pebbles that the card may take (3.2).
    pub takes: u8,
}

/// All tables of the game.
pub struct Facts {
    heaps: Vec<HeapFacts>,
    cards: Vec<CardFacts>,
}

static FACTS: LazyLock<Facts> = LazyLock::new(|| Facts {
    heaps: vec![
        HeapFacts { id: "ford", pebbles: 7, at: (200, 150) },
        HeapFacts { id: "mill", pebbles: 9, at: (500, 250) },
        HeapFacts { id: "abbey", pebbles: 11, at: (800, 150) },
    ],
    cards: ["1", "2", "3", "4", "5", "6"]
        .into_iter()
        .zip(1..)
        .map(|(id, takes)| CardFacts { id, takes })
        .collect(),
});

engine::id! {
    /// A heap of pebbles.
    pub struct Heap = FACTS.heaps: HeapFacts, "space";
}
engine::id! {
    /// A card.
    pub struct Card = FACTS.cards: CardFacts, "card";
}
/// A hand, or any other set of cards.
pub type Cards = Set<Card, 1>;

const HEAPS: usize = 3;
/// The maximum number of pebbles that a side may take in a turn (2.1).
const MOST: u8 = 3;

// -- The board: everything on the table that changes.
// -----------------------------------------------

/// Everything on the table that changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    /// Pebbles left in each heap.
    pub pebbles: [u8; HEAPS],
    /// Cards in hand: two per side at first, then the card that the side kept, then none (1.1, 2.2).
    pub hands: BySide<Cards>,
    /// The cards that the sides did not keep, which their opponents never saw (1.1).
    pub given: BySide<Cards>,
    /// Cards that were played, face up (2.2).
    pub played: Cards,
    /// Whether each side may still guard a heap (3.1).
    pub guards: BySide<bool>,
    /// The side whose turn it is.
    pub turn: Side,
    /// The side that took the last pebble (4.1).
    pub winner: Option<Side>,
}

impl Board {
    fn new(hands: BySide<Cards>) -> Board {
        Board {
            pebbles: std::array::from_fn(|n| FACTS.heaps[n].pebbles),
            hands,
            given: BySide::default(),
            played: Cards::NONE,
            guards: BySide { french: true, british: true },
            turn: Side::British,
            winner: None,
        }
    }

    fn take(&mut self, side: Side, heap: Heap, n: u8, world: &mut dyn World<Event>) {
        let taken = n.min(self.pebbles[heap.index()]);
        self.pebbles[heap.index()] -= taken;
        world.tell(Event::Took { side, heap, n: taken });
        if self.pebbles == [0; HEAPS] {
            self.winner = Some(side);
            world.tell(Event::Won { side });
        }
    }
}

// -- Actions: one click, one line of a record. --------------------------------------------------------

engine::actions! {
    /// An action of a player: one click, and one line of a record.
    pub enum Action {
        /// Keep this card (1.1).
        Keep(card: Card) = "keep" card,
        /// Go to this heap (2.1).
        Go(heap: Heap) = "go" heap,
        /// Take one more pebble (2.1).
        Take = "take",
        /// Play this card at the heap (2.2).
        Card(card: Card) = "card" card,
        /// Guard the heap (3.1).
        Guard = "guard",
        /// Do not guard (3.1).
        Pass = "pass",
        /// Take no more pebbles this turn (2.1).
        Done = "done",
    }
}

engine::notation! { Card, Heap }

// -- Events: what happened, and how each point of view reads it.
// -------------------------------------

/// One thing that happened.
#[derive(Clone, Debug)]
pub enum Event {
    /// A side kept a card; only that side knows which one.
    Kept { side: Side, card: Card },
    /// Pebbles were taken.
    Took { side: Side, heap: Heap, n: u8 },
    /// A card was played at a heap.
    Played { side: Side, heap: Heap, card: Card },
    /// The heap is guarded.
    Guarded { side: Side, heap: Heap },
    /// The die for a card was rolled.
    Rolled { side: Side, die: u8 },
    /// The game is over.
    Won { side: Side },
}

impl engine::Event for Event {
    fn line(&self, eye: Eye) -> Option<LogLine> {
        let by = |side: Side, rule: &'static str, text: Phrase| {
            LogLine::new(text.side("side", side)).rule(rule).side(side)
        };
        Some(match *self {
            Event::Kept { side, card } if eye.sees(side) => {
                by(side, "1.1", Phrase::new("log-kept").name("card", card.key()))
            }
            Event::Kept { side, .. } => by(side, "1.1", Phrase::new("log-kept-something")),
            Event::Took { side, heap, n } => {
                let text = Phrase::new("log-took").number("n", n).name("space", heap.key());
                by(side, "2.1", text).on(Target::space(heap))
            }
            Event::Played { side, heap, card } => {
                let text =
                    Phrase::new("log-played").name("card", card.key()).name("space", heap.key());
                by(side, "2.2", text).on(Target::space(heap))
            }
            Event::Guarded { side, heap } => {
                let text = Phrase::new("log-guarded").name("space", heap.key());
                by(side, "3.1", text).on(Target::space(heap))
            }
            Event::Rolled { side, die } => {
                by(side, "3.2", Phrase::new("log-rolled").number("die", die)).dice(&[die])
            }
            Event::Won { side } => by(side, "4.1", Phrase::new("log-won")).heading(),
        })
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::Played { .. })
    }
}

// -- Procedures: one type each, and in a large game one file each, by the rulebook's chapters. --------

engine::frames! {
    /// A procedure of the rules, paused half-way.
    pub enum Frame of Rules {
        Sequence calls [Keeping, Turn],
        Keeping,
        Turn becomes [Guarding],
        Guarding,
    }
}

fn refuse<T>(rule: &'static str, why: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, why))
}

/// The sequence of play: each side keeps a card, then turns follow until the game ends. No side chooses here:
/// the sequence only calls the next procedure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sequence {
    /// Each side is about to keep a card (1.1).
    #[default]
    Cards,
    /// The first turn is about to begin (2.1).
    Turns,
    /// A turn has ended; the other side's turn is next.
    NextTurn,
}

impl Procedure<Rules> for Sequence {
    type Plan = ();
    type Shared = ();

    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step<Frame> {
        match self {
            Sequence::Cards => {
                *self = Sequence::Turns;
                return Step::Call(Keeping::default().into());
            }
            Sequence::Turns => *self = Sequence::NextTurn,
            Sequence::NextTurn => board.turn = board.turn.other(),
        }
        if board.winner.is_some() {
            return Step::Stay;
        }
        Step::Call(Turn { side: board.turn, at: None, taken: 0 }.into())
    }
}

/// 1.1: each side keeps one of its two cards; both sides choose at once and in secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Keeping {
    /// The card that each side keeps, once it has chosen.
    kept: BySide<Option<Card>>,
}

impl Procedure<Rules> for Keeping {
    type Plan = (Side, Card);
    type Shared = ();

    fn awaited(&self) -> Sides {
        Side::BOTH
            .into_iter()
            .filter(|side| self.kept[*side].is_none())
            .fold(Sides::NONE, Sides::with)
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("1.1", "ask-keep")
    }

    fn candidates(&self, board: &Board, side: Side, (): &(), out: &mut Vec<Action>) {
        out.extend(board.hands[side].iter().map(Action::Keep));
    }

    fn check(
        &self,
        board: &Board,
        side: Side,
        action: Action,
        (): &(),
    ) -> Result<(Side, Card), Refusal> {
        let Action::Keep(card) = action else {
            return refuse("1.1", "refuse-keep-first");
        };
        if !board.hands[side].has(card) {
            return refuse("1.1", "refuse-keep-not-yours");
        }
        Ok((side, card))
    }

    fn choose(
        &mut self,
        board: &mut Board,
        (side, card): (Side, Card),
        world: &mut dyn World<Event>,
    ) -> Step<Frame> {
        self.kept[side] = Some(card);
        world.tell(Event::Kept { side, card });
        let BySide { french: Some(french), british: Some(british) } = self.kept else {
            return Step::Stay;
        };
        let kept = BySide { french, british };
        for side in Side::BOTH {
            board.given[side] = board.hands[side].without(kept[side]);
            board.hands[side] = kept[side].into();
        }
        Step::Return
    }

    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step<Frame> {
        // In a position, the cards may have been kept already.
        let kept = board.hands.french.len() < 2 && board.hands.british.len() < 2;
        if kept { Step::Return } else { Step::Stay }
    }
}

/// 2.1: a side goes to a heap and takes up to three pebbles there, one by one,
/// or plays its card (2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    side: Side,
    at: Option<Heap>,
    taken: u8,
}

/// The checked form of an action in a turn.
#[derive(Clone, Copy)]
pub enum TurnPlan {
    /// Go to this heap.
    Go(Heap),
    /// Take one pebble of this heap.
    Take(Heap),
    /// Play this card at this heap.
    Card(Heap, Card),
    /// The turn is over.
    Done,
}

impl Procedure<Rules> for Turn {
    type Plan = TurnPlan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Prompt {
        match self.at {
            None => Prompt::new("2.1", "ask-go"),
            Some(heap) => Prompt::new("2.1", "ask-take")
                .with(|text| text.name("space", heap.key()).number("taken", self.taken)),
        }
    }

    fn candidates(&self, board: &Board, side: Side, (): &(), out: &mut Vec<Action>) {
        out.extend(Heap::all().map(Action::Go));
        out.push(Action::Take);
        out.extend(board.hands[side].iter().map(Action::Card));
        out.push(Action::Done);
    }

    fn check(
        &self,
        board: &Board,
        side: Side,
        action: Action,
        (): &(),
    ) -> Result<TurnPlan, Refusal> {
        match (action, self.at) {
            (Action::Go(heap), None) if board.pebbles[heap.index()] == 0 => {
                refuse("2.1", "refuse-empty-heap")
            }
            (Action::Go(heap), None) => Ok(TurnPlan::Go(heap)),
            (Action::Go(_), Some(_)) => refuse("2.1", "refuse-one-heap"),
            (_, None) => refuse("2.1", "refuse-go-first"),
            (Action::Take, Some(heap)) => {
                if self.taken == MOST || board.pebbles[heap.index()] == 0 {
                    return refuse("2.1", "refuse-enough");
                }
                Ok(TurnPlan::Take(heap))
            }
            (Action::Card(card), Some(heap)) => {
                if !board.hands[side].has(card) {
                    return refuse("2.2", "refuse-card-not-yours");
                }
                if 0 < self.taken {
                    return refuse("2.2", "refuse-card-instead");
                }
                Ok(TurnPlan::Card(heap, card))
            }
            (Action::Done, Some(_)) if self.taken == 0 => refuse("2.1", "refuse-take-one"),
            (Action::Done, Some(_)) => Ok(TurnPlan::Done),
            _ => refuse("2.1", "refuse-not-now"),
        }
    }

    fn choose(
        &mut self,
        board: &mut Board,
        plan: TurnPlan,
        world: &mut dyn World<Event>,
    ) -> Step<Frame> {
        match plan {
            TurnPlan::Go(heap) => self.at = Some(heap),
            TurnPlan::Take(heap) => {
                self.taken += 1;
                board.take(self.side, heap, 1, world);
                if board.winner.is_some() {
                    return Step::Return;
                }
            }
            TurnPlan::Card(heap, card) => {
                board.hands[self.side].remove(card);
                board.played.insert(card);
                world.tell(Event::Played { side: self.side, heap, card });
                return Step::Become(Guarding { by: self.side, heap, card }.into());
            }
            TurnPlan::Done => return Step::Return,
        }
        Step::Stay
    }

    fn meant(&self, _: &Board, heap: Heap) -> Option<Action> {
        Some(Action::Go(heap))
    }
}

/// 3.1: the other side may guard the heap; then the card's die is rolled (3.2). The window opens
/// even if that side has no guard left. Whether a window opens must depend on public knowledge
/// alone, and the simplest way to ensure that is to open it always.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Guarding {
    by: Side,
    heap: Heap,
    card: Card,
}

impl Guarding {
    fn roll(&self, board: &mut Board, guarded: bool, world: &mut dyn World<Event>) -> Step<Frame> {
        let die = world.die();
        world.tell(Event::Rolled { side: self.by, die });
        let taken = match (guarded, die) {
            (true, 6) | (false, 4..) => self.card.facts().takes,
            (true, _) => 0,
            (false, _) => 1,
        };
        board.take(self.by, self.heap, taken, world);
        Step::Return
    }
}

impl Procedure<Rules> for Guarding {
    /// Whether the other side guards the heap.
    type Plan = bool;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.by.other().into()
    }

    fn ask(&self, _: &Board) -> Prompt {
        Prompt::new("3.1", "ask-guard").with(|text| text.name("space", self.heap.key())).window()
    }

    fn candidates(&self, _: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        out.extend([Action::Guard, Action::Pass]);
    }

    fn check(&self, board: &Board, side: Side, action: Action, (): &()) -> Result<bool, Refusal> {
        match action {
            Action::Guard if !board.guards[side] => refuse("3.1", "refuse-guarded-before"),
            Action::Guard => Ok(true),
            Action::Pass => Ok(false),
            _ => refuse("3.1", "refuse-guard-or-pass"),
        }
    }

    fn choose(
        &mut self,
        board: &mut Board,
        guards: bool,
        world: &mut dyn World<Event>,
    ) -> Step<Frame> {
        if guards {
            let side = self.by.other();
            board.guards[side] = false;
            world.tell(Event::Guarded { side, heap: self.heap });
        }
        self.roll(board, guards, world)
    }
}

// -- The rules as a whole: the parts that `State` builds the game from.
// -------------------------------

/// The rules of Pebbles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules;

impl engine::Rules for Rules {
    type Board = Board;
    type Action = Action;
    type Event = Event;
    type Frame = Frame;
    type Frames = Array<Option<Frame>, 2>;
    type Clicked = Heap;

    const OVER: Refusal = Refusal::new("4.1", "refuse-over");
    const NOT_YOUR_TURN: Refusal = Refusal::new("2.1", "refuse-not-your-turn");

    fn facts() -> &'static GameFacts {
        &GAME
    }

    fn set_up(_: &Setup, chance: &mut dyn Chance) -> Result<(Board, Frame), SetupError> {
        let mut deck: Cards = Card::all().collect();
        let hands = BySide::of(|_| {
            let mut hand = Cards::NONE;
            for _ in 0..2 {
                let nth = |n: usize| deck.iter().nth(n).expect("the deck has so many");
                let card = nth(chance.draw(deck.len().into(), &|n| nth(n).to_string()));
                deck.remove(card);
                hand.insert(card);
            }
            hand
        });
        Ok((Board::new(hands), Sequence::default().into()))
    }

    fn outcome(board: &Board) -> Option<Outcome> {
        board.winner.map(|side| Outcome {
            winner: Some(side),
            rule: Rule("4.1"),
            why: match side {
                Side::French => "over-last-french",
                Side::British => "over-last-british",
            },
        })
    }

    fn choice(state: &Pebbles, side: Side, action: Action) -> Choice {
        let at = match state.frame() {
            Frame::Turn(turn) => turn.at,
            _ => None,
        };
        let heap = |heap: Heap| vec![Target::space(heap)];
        let card = |card: Card| vec![Target::card(card)];
        let (on, label) = match action {
            Action::Keep(it) => (card(it), Phrase::new("do-keep").name("card", it.key())),
            Action::Go(to) => (heap(to), Phrase::new("do-go").name("space", to.key())),
            Action::Take => (
                at.map(|at| Target::piece(at, side, "pebbles")).into_iter().collect(),
                Phrase::new("do-take"),
            ),
            Action::Card(it) => (card(it), Phrase::new("do-card").name("card", it.key())),
            Action::Guard => (Vec::new(), Phrase::new("do-guard")),
            Action::Pass => (Vec::new(), Phrase::new("do-pass")),
            Action::Done => (Vec::new(), Phrase::new("do-done")),
        };
        Choice::new(action, on, label)
    }

    fn meant(state: &Pebbles, _: Side, on: &Target, out: &mut Vec<Action>) {
        use engine::Frame as _;
        match on {
            Target::Space(id) => {
                let heap = Heap::find(id);
                out.extend(heap.and_then(|heap| state.frame().meant(&state.board, heap)));
            }
            Target::Piece(..) => out.push(Action::Take),
            Target::Card(id) => out.extend(Card::find(id).map(Action::Card)),
            Target::Line(_) => {}
        }
    }

    fn view(state: &Pebbles, eye: Eye) -> View {
        let board = &state.board;
        let mut view = View { outcome: Rules::outcome(board), ..View::default() };
        let turn = Phrase::new(format!("phase-{}", board.turn));
        view.clock.push(Tick::said("phase", board.turn, TickShow::Stage, turn));
        let left = board.pebbles.iter().map(|n| i32::from(*n)).sum();
        view.tracks.push(TrackView {
            id: "left",
            name: "track-left".into(),
            at: BySide { french: left, british: left },
        });
        for heap in Heap::all() {
            let n = board.pebbles[heap.index()];
            let mut space = SpaceView::default();
            if 0 < n {
                // Pebbles belong to nobody; show them with the side whose turn it is.
                space.pieces[board.turn].push(PieceView::new("pebbles", "piece-pebbles", n));
            }
            view.spaces.insert(heap.id().into(), space);
        }
        for side in Side::BOTH {
            let list = || board.hands[side].iter().map(|card| card.id().to_string()).collect();
            view.cards[side] = CardsView {
                hand: eye.sees(side).then(list),
                held: board.hands[side].len().into(),
                ..CardsView::default()
            };
        }
        view
    }

    fn focus(state: &Pebbles, _: Eye) -> Vec<Target> {
        match state.frame() {
            Frame::Turn(Turn { at: Some(heap), .. }) | Frame::Guarding(Guarding { heap, .. }) => {
                vec![Target::space(*heap)]
            }
            _ => Vec::new(),
        }
    }

    /// Deals anew the cards that `side` can't see: the other side's hand, and the card that the
    /// other side did not keep.
    fn imagine(state: &Pebbles, side: Side, chance: &mut dyn Chance) -> Pebbles {
        let mut other = *state;
        let foe = side.other();
        let seen = state.board.hands[side].or(state.board.given[side]).or(state.board.played);
        let mut unseen: Cards = Card::all().filter(|card| !seen.has(*card)).collect();
        let mut deal = |n: u8| {
            let mut cards = Cards::NONE;
            for _ in 0..n {
                let nth = chance.below(unseen.len().into()) as usize;
                let card = unseen.iter().nth(nth).expect("there are so many");
                unseen.remove(card);
                cards.insert(card);
            }
            cards
        };
        other.board.hands[foe] = deal(state.board.hands[foe].len());
        other.board.given[foe] = deal(state.board.given[foe].len());
        let hand = other.board.hands[foe];
        if let Frame::Keeping(keeping) = other.stack.top_mut()
            && keeping.kept[foe].is_some()
        {
            let n = chance.below(hand.len().into()) as usize;
            keeping.kept[foe] = hand.iter().nth(n);
        }
        other
    }

    fn read_position(position: &Written) -> Result<(Board, Frame), PositionError> {
        let mut board = Board::new(BySide::default());
        for (key, value) in position.entries()? {
            match key.as_str() {
                "turn" => {
                    board.turn = value.side()?;
                }
                "pebbles" => {
                    for (id, n) in value.entries()? {
                        let heap = Heap::find(id)
                            .ok_or_else(|| n.slip(format!("there is no heap called {id:?}")))?;
                        board.pebbles[heap.index()] = n.number(0..=20)? as u8;
                    }
                }
                "french" | "british" => {
                    let side = key.parse().map_err(|why: engine::NotASide| value.slip(why))?;
                    for card in value.list()? {
                        board.hands[side].insert(card.named("card", Card::find)?);
                    }
                }
                "guarded" => {
                    for name in value.list()? {
                        let side: Side =
                            name.text()?.parse().map_err(|why: engine::NotASide| name.slip(why))?;
                        board.guards[side] = false;
                    }
                }
                _ => return Err(value.slip(format!("{key:?} is not known in a position"))),
            }
        }
        if board.pebbles == [0; HEAPS] {
            return Err(position.wrong("there are no pebbles left to take (4.1)"));
        }
        let state = State::new(board, Sequence::default().into());
        match Rules::unsound(&state) {
            Some(reason) => Err(position.wrong(reason)),
            None => Ok((board, Sequence::default().into())),
        }
    }

    fn write_position(state: &Pebbles) -> Option<toml::Table> {
        let board = &state.board;
        let fresh = match state.frame() {
            Frame::Keeping(keeping) => *keeping == Keeping::default(),
            Frame::Turn(turn) => turn.at.is_none(),
            _ => false,
        };
        if !fresh {
            return None; // a state in mid-turn is written as the actions that led to it
        }
        let mut table = toml::Table::new();
        table.insert("turn".into(), board.turn.name().into());
        let pebbles = Heap::all()
            .map(|heap| (heap.id().to_string(), i64::from(board.pebbles[heap.index()]).into()));
        table.insert("pebbles".into(), pebbles.collect::<toml::Table>().into());
        for side in Side::BOTH {
            let hand = board.hands[side].iter().map(|card| toml::Value::from(card.id()));
            table.insert(side.name().into(), hand.collect::<Vec<_>>().into());
        }
        let guarded = Side::BOTH.into_iter().filter(|side| !board.guards[*side]);
        let guarded: Vec<toml::Value> = guarded.map(|side| side.name().into()).collect();
        table.insert("guarded".into(), guarded.into());
        Some(table)
    }

    fn unsound(state: &Pebbles) -> Option<String> {
        let BySide { french, british } = state.board.hands;
        if french.and(british).any() {
            return Some("a card is in both hands".into());
        }
        (2 < french.len() || 2 < british.len()).then(|| "a hand has more than two cards".into())
    }
}

// -- Everything known before the game begins: its texts, its ledger, its cases, its look.
// --------------

static BOARD: LazyLock<BoardFacts> = LazyLock::new(|| BoardFacts {
    canvas: Canvas { width: 1000, height: 400 },
    spaces: FACTS
        .heaps
        .iter()
        .map(|heap| SpaceFact {
            id: heap.id.into(),
            x: heap.at.0,
            y: heap.at.1,
            label: "s".into(),
            kind: "heap".into(),
            ..SpaceFact::default()
        })
        .collect(),
    pieces: vec![PieceFact {
        id: "pebbles".into(),
        name: "piece-pebbles".into(),
        kind: "strength".into(),
        ..PieceFact::default()
    }],
    cards: FACTS
        .cards
        .iter()
        .map(|card| CardFact {
            id: card.id.into(),
            side: "both".into(),
            sort: "event".into(),
            value: Some(card.takes),
            ..CardFact::default()
        })
        .collect(),
    ..BoardFacts::default()
});

static GAME: GameFacts = GameFacts {
    name: "pebbles",
    rules_version: 1,
    scenarios: &["three-heaps"],
    options: &[],
    ledger: LEDGER,
    texts: &[("en", "pebbles.ftl", ENGLISH), ("fr", "pebbles.ftl", FRENCH)],
    lesson_files: &[],
    cases: || vec![("pebbles.toml", CASES)],
    position_keys: "",
    examples: "",
    board: || &BOARD,
    shown: Shown::NOTHING,
    basemap: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1000 400\"></svg>",
    look: Look::PLAIN,
};

/// In a large game: `data/rules.toml`.
const LEDGER: &str = r#"
[[section]]
id = "1"
en = "Cards"
fr = "Cartes"

[[section]]
id = "2"
en = "Turns"
fr = "Tours"

[[section]]
id = "3"
en = "Guards"
fr = "Gardes"

[[section]]
id = "4"
en = "Winning"
fr = "Victoire"

[[rule]]
id = "1.1"
en = "Each side keeps one of its two cards in secret."
fr = "Chaque camp garde en secret une de ses deux cartes."

[[rule]]
id = "2.1"
en = "In turn a side goes to a heap and takes one to three pebbles there."
fr = "À son tour, un camp va à un tas et y prend un à trois cailloux."

[[rule]]
id = "2.2"
en = "Once in the game a side may play its card at a heap instead."
fr = "Une fois dans la partie, un camp peut plutôt jouer sa carte à un tas."

[[rule]]
id = "3.1"
en = "The other side may guard that heap, once in the game."
fr = "L'autre camp peut garder ce tas, une fois dans la partie."

[[rule]]
id = "3.2"
en = "A die of 4 or more takes as many pebbles as the card says, any other takes one; from a guarded heap only a 6 takes any."
fr = "Un dé de 4 ou plus prend autant de cailloux que la carte le dit, tout autre en prend un ; d'un tas gardé, seul un 6 en prend."

[[rule]]
id = "4.1"
en = "Whoever takes the last pebble wins."
fr = "Qui prend le dernier caillou gagne."
"#;

/// In a large game: `text/en/*.ftl`.
const ENGLISH: &str = "\
game-title = Pebbles
game-years = at any time
game-about = A game in one file, the pattern for a large one.
scenario-three-heaps = Three heaps
side-french = French
side-british = British
space-ford = the ford
space-mill = the mill
space-abbey = the abbey
piece-pebbles = pebbles
card-1 = One
card-2 = Two
card-3 = Three
card-4 = Four
card-5 = Five
card-6 = Six
phase-french = French turn
phase-british = British turn
track-left = Pebbles left
ask-keep = Which card do you keep?
ask-go = Which heap do you go to?
ask-take = { $taken ->
    [0] Take a pebble at { $space }, or play your card.
    [one] You took one pebble at { $space }. Another?
   *[other] You took { $taken } pebbles at { $space }. Another?
}
ask-guard = Do you guard { $space }?
do-keep = Keep { $card }
do-go = Go to { $space }
do-take = Take a pebble
do-card = Play { $card }
do-guard = Guard it
do-pass = Let it be
do-done = That is enough
refuse-over = The game is over.
refuse-not-your-turn = It is the other side's turn.
refuse-not-now = That can't be done now.
refuse-keep-first = Keep one of your cards first.
refuse-keep-not-yours = You can only keep a card that you hold.
refuse-card-not-yours = You do not hold that card.
refuse-empty-heap = That heap is empty.
refuse-one-heap = A turn is spent at one heap.
refuse-go-first = Go to a heap first.
refuse-enough = There is no more to take this turn.
refuse-card-instead = A card is played instead of taking.
refuse-take-one = Take at least one pebble.
refuse-guarded-before = You have guarded before.
refuse-guard-or-pass = Guard the heap, or let it be.
log-kept = You keep { $card }.
log-kept-something = The { $side } keep a card.
log-took = The { $side } take { $n } at { $space }.
log-played = The { $side } play { $card } at { $space }.
log-guarded = The { $side } guard { $space }.
log-rolled = The die shows { $die }.
log-won = The { $side } took the last pebble.
over-last-french = The French win: they took the last pebble.
over-last-british = The British win: they took the last pebble.
";

/// In a large game: `text/fr/*.ftl`.
const FRENCH: &str = "\
game-title = Cailloux
game-years = de tout temps
game-about = Un jeu en un seul fichier, modèle d'un grand.
scenario-three-heaps = Trois tas
side-french = Français
side-british = Britanniques
space-ford = le gué
space-mill = le moulin
space-abbey = l'abbaye
piece-pebbles = cailloux
card-1 = Un
card-2 = Deux
card-3 = Trois
card-4 = Quatre
card-5 = Cinq
card-6 = Six
phase-french = Tour français
phase-british = Tour britannique
track-left = Cailloux restants
ask-keep = Quelle carte gardez-vous ?
ask-go = À quel tas allez-vous ?
ask-take = { $taken ->
    [0] Prenez un caillou ({ $space }) ou jouez votre carte.
    [one] Un caillou pris ({ $space }). Un autre ?
   *[other] { $taken } cailloux pris ({ $space }). Un autre ?
}
ask-guard = Gardez-vous ce tas : { $space } ?
do-keep = Garder { $card }
do-go = Aller : { $space }
do-take = Prendre un caillou
do-card = Jouer { $card }
do-guard = Le garder
do-pass = Laisser faire
do-done = C'est assez
refuse-over = La partie est finie.
refuse-not-your-turn = C'est le tour de l'autre camp.
refuse-not-now = Cela ne se fait pas maintenant.
refuse-keep-first = Gardez d'abord une de vos cartes.
refuse-keep-not-yours = On ne garde qu'une carte que l'on a.
refuse-card-not-yours = Vous n'avez pas cette carte.
refuse-empty-heap = Ce tas est vide.
refuse-one-heap = Un tour se passe à un seul tas.
refuse-go-first = Allez d'abord à un tas.
refuse-enough = Il n'y a plus rien à prendre ce tour.
refuse-card-instead = Une carte se joue au lieu de prendre.
refuse-take-one = Prenez au moins un caillou.
refuse-guarded-before = Vous avez déjà gardé un tas.
refuse-guard-or-pass = Gardez le tas, ou laissez faire.
log-kept = Vous gardez { $card }.
log-kept-something = Les { $side } gardent une carte.
log-took = Les { $side } prennent { $n } ({ $space }).
log-played = Les { $side } jouent { $card } ({ $space }).
log-guarded = Les { $side } gardent le tas ({ $space }).
log-rolled = Le dé donne { $die }.
log-won = Les { $side } ont pris le dernier caillou.
over-last-french = Les Français gagnent : ils ont pris le dernier caillou.
over-last-british = Les Britanniques gagnent : ils ont pris le dernier caillou.
";

/// In a large game: `cases/CHAPTER/*.toml`.
const CASES: &str = r#"
game = "pebbles"

[[case]]
name = "both keep a card, and neither sees which"
proves = ["1.1"]
position = { french = ["1", "2"], british = ["3", "4"] }
script = '''
british: go mill ! 1.1
british: keep 1 ! 1.1
british: keep 3
? awaited = french
french? cards.british.hand = none
french: keep 2
? cards.french.hand = 2
? cards.british.hand = 3
'''

[[case]]
name = "one to three pebbles are taken from one heap"
proves = ["2.1"]
position = { pebbles = { ford = 4 } }
script = '''
british: take ! 2.1
british: go ford
british: go mill ! 2.1
british: done ! 2.1
british: take
british: take
british: take
british: take ! 2.1
? spaces.ford.british.pebbles = 1
british: done
? awaited = french
'''

[[case]]
name = "a card is played instead of taking, and a die of 4 takes what it says"
proves = ["2.2", "3.2"]
position = { british = ["5"], pebbles = { mill = 9 } }
script = '''
british: go mill
british: card 4 ! 2.2
british: card 5
? awaited = french
dice 4
french: pass
? spaces.mill.french.pebbles = 4
'''

[[case]]
name = "a low die takes one"
proves = ["3.2"]
position = { british = ["5"], pebbles = { mill = 9 } }
script = '''
british: go mill
british: card 5
dice 3
french: pass
? spaces.mill.french.pebbles = 8
'''

[[case]]
name = "a guarded heap gives way only to a six, and a side guards once"
proves = ["3.1", "3.2"]
position = { british = ["5"], french = ["2"], pebbles = { mill = 9 } }
script = '''
british: go mill
british: card 5
dice 5
french: guard
? spaces.mill.french.pebbles = 9
french: go mill
french: card 2
dice 6
british: guard
? spaces.mill.british.pebbles = 7
'''

[[case]]
name = "the side that takes the last pebble wins"
proves = ["4.1"]
position = { pebbles = { ford = 1, mill = 0, abbey = 0 } }
script = '''
british: go mill ! 2.1
british: go ford
british: take
? outcome.winner = british
french: go ford ! 4.1
'''
"#;

/// Plays a game at random and prints what happened.
#[allow(
    dead_code,
    clippy::disallowed_macros,
    reason = "tests take this file in as a module; a program prints"
)]
fn main() {
    let mut dice = engine::Seeded::new(Seed::from_number(1), 0);
    let mut game = engine::Playing::<Pebbles>::start(&Setup::default(), Seed::from_number(1))
        .expect("the default set-up is one of the game's");
    while let Some(side) = game.state().awaited().iter().next() {
        let mut actions = Vec::new();
        game.state().actions(side, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize];
        println!("{side}: {action}");
        game.play(side, action).expect("it is listed");
    }
    let outcome = game.state().outcome().expect("no side is awaited, so the game is over");
    println!("{}: {} ({})", outcome.why, outcome.winner.expect("there are no draws"), outcome.rule);
}
