//! The sequence of play (4.0) and the steps of an Action Round (7.1).

use engine::{Procedure, Side, World};
use serde::{Deserialize, Serialize};

use crate::event::Chosen;
use crate::rules::action_round::{ActionPhase, Choosing, Initiative, PhaseOrder, cards};
use crate::rules::battle::Battle;
use crate::rules::card_events::StartEvents;
use crate::rules::logistics::{ColonialsEnlist, FleetsArrive};
use crate::rules::supply;
use crate::rules::winter::WinterQuarters;
use crate::{Board, Event, Frame, Rules, Space, Step};

/// The steps of a year (4.1) and of an Action Round (7.1).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Stage {
    #[default]
    Year,
    Reserve,
    Draw,
    Choose,
    Reveal,
    Initiative,
    Start,
    First,
    Second,
    Reaction,
    Battles,
    End,
    FleetsArrive,
    ColonialsEnlist,
    WinterQuarters,
}

/// The sequence of play, which calls all other procedures. The stage is the next one to be carried
/// out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sequence {
    pub stage: Stage,
    /// The rank, in the printed order of Battles, of the Battle that was fought last in this round
    /// (13.0).
    pub fought: u8,
}

impl Sequence {
    pub fn at(stage: Stage) -> Sequence {
        Sequence { stage, fought: 0 }
    }

    /// Returns the side with the initiative: that with the higher card, or the French if the cards
    /// are equal (7.1).
    fn initiative(board: &Board) -> Side {
        let value = |side: Side| board.hands[side].played.map_or(0, |card| card.facts().initiative);
        if value(Side::French) < value(Side::British) { Side::British } else { Side::French }
    }

    /// Returns the next Battle in the printed order (13.0).
    fn next_battle(&self, board: &Board) -> Option<Space> {
        let rank = |space: &Space| space.facts().battle;
        board.battles.iter().filter(|space| self.fought < rank(space)).min_by_key(rank)
    }

    fn then(&mut self, stage: Stage, frame: Frame) -> Step {
        self.stage = stage;
        Step::Call(frame)
    }
}

/// Carries out the end of a round: cards, markers, supply, Rally (14.0).
fn end_round(board: &mut Board, world: &mut dyn World<Event>) {
    cards::discard(board);
    board.spent = Default::default();
    board.this_round.closed = None;
    for side in Side::BOTH {
        board.markers[side].landing = Default::default();
        board.markers[side].marshal = Default::default();
    }
    supply::check(board, world);
    supply::rally(board, world);
}

impl Procedure<Rules> for Sequence {
    type Plan = ();
    type Shared = ();

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        loop {
            if board.ending.is_some() {
                return Step::Stay;
            }
            match self.stage {
                Stage::Year => {
                    world.tell(Event::Year { year: board.year });
                    cards::deal_reserves(board, world);
                    self.stage = Stage::Reserve;
                }
                Stage::Reserve => {
                    return self.then(Stage::Draw, Frame::Choosing(Choosing::new(Chosen::Reserve)));
                }
                Stage::Draw => {
                    world.tell(Event::Round { year: board.year, round: board.round });
                    board.begin_round();
                    cards::deal_round(board, world);
                    self.stage = Stage::Choose;
                }
                Stage::Choose => {
                    return self.then(Stage::Reveal, Frame::Choosing(Choosing::new(Chosen::Round)));
                }
                Stage::Reveal => {
                    cards::reveal(board, world);
                    self.stage = Stage::Initiative;
                }
                Stage::Initiative => {
                    let side = Sequence::initiative(board);
                    world.tell(Event::Initiative { side });
                    return self.then(Stage::Start, Frame::Initiative(Initiative::of(side)));
                }
                Stage::Start => {
                    return self.then(Stage::First, Frame::StartEvents(StartEvents::default()));
                }
                Stage::First => {
                    let phase = ActionPhase::new(board.first, PhaseOrder::First);
                    return self.then(Stage::Second, Frame::ActionPhase(phase));
                }
                Stage::Second => {
                    let phase = ActionPhase::new(board.first.other(), PhaseOrder::Second);
                    return self.then(Stage::Reaction, Frame::ActionPhase(phase));
                }
                Stage::Reaction => {
                    self.stage = Stage::Battles;
                    if board.points[board.first].held.is_some() {
                        world.tell(Event::Reaction { side: board.first });
                        let phase = ActionPhase::new(board.first, PhaseOrder::Reaction);
                        return Step::Call(Frame::ActionPhase(phase));
                    }
                }
                Stage::Battles => {
                    let Some(space) = self.next_battle(board) else {
                        self.stage = Stage::End;
                        continue;
                    };
                    self.fought = space.facts().battle;
                    return Step::Call(Frame::Battle(Battle::at(board, space)));
                }
                Stage::End => {
                    end_round(board, world);
                    board.settle(world);
                    self.fought = 0;
                    self.stage = match board.round {
                        2 => Stage::FleetsArrive,
                        3 => Stage::ColonialsEnlist,
                        9 => Stage::WinterQuarters,
                        _ => Stage::Draw,
                    };
                    if self.stage != Stage::WinterQuarters {
                        board.round += 1;
                    }
                }
                Stage::FleetsArrive => {
                    return self.then(Stage::Draw, Frame::FleetsArrive(FleetsArrive::default()));
                }
                Stage::ColonialsEnlist => {
                    let frame = Frame::ColonialsEnlist(ColonialsEnlist::default());
                    return self.then(Stage::Draw, frame);
                }
                Stage::WinterQuarters => {
                    let frame = Frame::WinterQuarters(WinterQuarters::default());
                    return self.then(Stage::Year, frame);
                }
            }
        }
    }
}
