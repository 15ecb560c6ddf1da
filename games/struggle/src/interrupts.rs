//! Interrupt cards: the other side's chance to disrupt what is being done.
//!
//! - interrupts.1 Only a side that has played no card this season.
//! - interrupts.2 Revealed at the moment that the card names.
//! - interrupts.3 A cancelled card is wasted.
//!
//! A window opens by what is publicly possible, so that a pause never tells
//! what a hand holds. The interrupted procedure finds the card on the board.

use std::cell::OnceCell;

use engine::{Ask, Procedure, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use crate::Rules;
use crate::action::Action;
use crate::board::Board;
use crate::cards::{check_card, may_play_a_card, play_card};
use crate::choice::Clicked;
use crate::combat::Losses;
use crate::event::Event;
use crate::facts::{Card, CardType, Effect, FACTS, Role, Space, Spaces, When};
use crate::frame::{Frame, Step};

/// A moment that an interrupt card may name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moment {
    ReinforcementCard(Card),
    MovementOrCombatCard(Card),
    /// A force with so many Indian units starts to move from there.
    StartsToMove {
        from: Space,
        indians: u8,
    },
    UsesSeaLine {
        from: Space,
        to: Space,
    },
    CombatPhase,
}

impl Moment {
    fn when(self) -> When {
        match self {
            Moment::ReinforcementCard(_) => When::AfterEnemyReinforcementCard,
            Moment::MovementOrCombatCard(_) => When::AfterEnemyMovementOrCombatCard,
            Moment::StartsToMove { .. } => When::EnemyForceStartsToMove,
            Moment::UsesSeaLine { .. } => When::EnemyForceUsesSeaLine,
            Moment::CombatPhase => When::StartOfEnemyCombatPhase,
        }
    }

    /// Is this the card's moment, by what everybody can see?
    fn check(self, board: &Board, side: Side, card: Card) -> Result<(), Refusal> {
        let facts = card.facts();
        if facts.when != self.when() {
            return Err(Refusal::new("interrupts.2", "refuse-interrupt-moment"));
        }
        let met = match self {
            Moment::ReinforcementCard(played) => {
                facts.needs.tag.is_none_or(|tag| played.facts().tags.contains(&tag))
            }
            Moment::MovementOrCombatCard(_) | Moment::UsesSeaLine { .. } => true,
            Moment::StartsToMove { indians, .. } => 0 < indians,
            Moment::CombatPhase => !struck_by(board, side, card).is_empty(),
        };
        if met { Ok(()) } else { Err(Refusal::new(facts.rule, "refuse-card-condition")) }
    }
}

/// The window in which `side` may answer with an interrupt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Window {
    pub side: Side,
    pub moment: Moment,
}

impl Window {
    /// Opens if, for all that everybody knows, `side` may hold a card for it:
    /// it has played none, holds some, and one that fits is not yet seen gone.
    pub fn open(board: &Board, side: Side, moment: Moment) -> Option<Frame> {
        let possible = may_play_a_card(board, side)
            && FACTS.interrupts[side].iter().any(|card| {
                !board.discard[side].has(card) && moment.check(board, side, card).is_ok()
            });
        possible.then_some(Frame::Window(Window { side, moment }))
    }
}

/// `None` lets the moment go by.
impl Procedure<Rules> for Window {
    type Plan = Option<Card>;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Ask {
        let ask = match self.moment {
            Moment::ReinforcementCard(card) | Moment::MovementOrCombatCard(card) => {
                Ask::new("interrupts.2", "ask-interrupt-card")
                    .with(|text| text.name("card", card.key()))
            }
            Moment::StartsToMove { from, .. } => Ask::new("interrupts.2", "ask-interrupt-march")
                .with(|text| text.name("space", from.key())),
            Moment::UsesSeaLine { from, to } => Ask::new("interrupts.2", "ask-interrupt-sea")
                .with(|text| text.name("from", from.key()).name("to", to.key())),
            Moment::CombatPhase => Ask::new("interrupts.2", "ask-interrupt-combat"),
        };
        ask.window()
    }

    fn candidates(&self, board: &Board, side: Side, _: &(), out: &mut Vec<Action>) {
        out.push(Action::Pass);
        out.extend(board.hand[side].iter().map(Action::Card));
    }

    fn check(
        &self,
        board: &Board,
        side: Side,
        action: Action,
        _: &(),
    ) -> Result<Option<Card>, Refusal> {
        let card = match action {
            Action::Pass => return Ok(None),
            Action::Card(card) => card,
            _ => return Err(Refusal::new("seasons.5", "refuse-interrupt-or-pass")),
        };
        check_card(board, side, card, CardType::Interrupt)?;
        self.moment.check(board, side, card)?;
        Ok(Some(card))
    }

    fn choose(
        &mut self,
        board: &mut Board,
        plan: Option<Card>,
        table: &mut impl Table<Event>,
    ) -> Step {
        let Some(card) = plan else {
            return Step::Return;
        };
        play_card(board, self.side, card, table);
        match self.moment {
            Moment::CombatPhase => {
                Step::Become(Frame::CampFever(CampFever { side: self.side, card }))
            }
            _ => {
                board.interrupt = Some(card);
                Step::Return
            }
        }
    }

    fn resume(&mut self, _: &mut Board, _: &mut impl Table<Event>) -> Step {
        Step::Stay
    }
}

/// Forces that Camp Fever may strike: they must fight this phase and are
/// large enough (card.F31).
fn struck_by(board: &Board, side: Side, card: Card) -> Spaces {
    let strength = card.facts().effects.iter().find_map(|effect| match effect {
        Effect::LoseSp { strength, .. } => Some(*strength),
        _ => None,
    });
    let Some(strength) = strength else {
        return Spaces::NONE;
    };
    board
        .attacks
        .contested
        .iter()
        .filter(|space| strength <= board.strength(side.other(), *space))
        .collect()
}

/// Card F31: one large force that must fight loses strength before any combat.
/// It is no loss of the combat (ruling 47).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CampFever {
    side: Side,
    card: Card,
}

impl CampFever {
    fn strike(&self, space: Space, table: &mut impl Table<Event>) -> Step {
        let n = self.card.facts().effects.iter().find_map(|effect| match effect {
            Effect::LoseSp { n, .. } => Some(*n),
            _ => None,
        });
        table.tell(Event::Fever { card: self.card, space });
        let sick = self.side.other();
        Step::Become(Losses::new(sick, Role::Attacker, space, n.unwrap_or(0)).into())
    }
}

impl Procedure<Rules> for CampFever {
    type Plan = Space;
    /// The forces that it may strike.
    type Shared = OnceCell<Spaces>;

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Ask {
        Ask::new(self.card.facts().rule, "ask-fever")
    }

    fn candidates(&self, board: &Board, _: Side, _: &OnceCell<Spaces>, out: &mut Vec<Action>) {
        out.extend(board.attacks.contested.iter().map(Action::Fever));
    }

    fn check(
        &self,
        board: &Board,
        side: Side,
        action: Action,
        struck: &OnceCell<Spaces>,
    ) -> Result<Space, Refusal> {
        let struck = struck.get_or_init(|| struck_by(board, side, self.card));
        match action {
            Action::Fever(space) if struck.has(space) => Ok(space),
            _ => Err(Refusal::new(self.card.facts().rule, "refuse-fever")),
        }
    }

    fn choose(&mut self, _: &mut Board, space: Space, table: &mut impl Table<Event>) -> Step {
        self.strike(space, table)
    }

    fn resume(&mut self, board: &mut Board, table: &mut impl Table<Event>) -> Step {
        match struck_by(board, self.side, self.card).only() {
            Some(space) => self.strike(space, table),
            None => Step::Stay,
        }
    }

    fn meant(&self, _: &Board, clicked: Clicked) -> Option<Action> {
        clicked.space().map(|space| Action::Fever(space))
    }
}
