//! The sequence of play: eight years of four seasons (course.5), each with
//! its phases in order (seasons.1), and the End Phase.
//!
//! - seasons.6 Active cards are discarded.
//! - seasons.7 Victory points are adjusted to changes of control (control.3).
//! - seasons.8 Victory is checked; otherwise the season advances.

use engine::{Procedure, Side, World};
use serde::{Deserialize, Serialize};

use crate::rules::combat::CombatPhase;
use crate::rules::movement::Movement;
use crate::rules::reinforcements::Reinforcements;
use crate::rules::winter::Winter;
use crate::{Board, Control, Ending, Event, FACTS, Phase, Rules, Season, Space, Step};

/// The procedure that all others are called from: it never returns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seasons {
    stage: Stage,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    /// The phase on the board is about to begin.
    #[default]
    Beginning,
    /// The phase on the board is under way. When this procedure resumes, the phase is over.
    PhaseUnderWay,
}

impl Seasons {
    /// Returns the procedure in a state in which the phase on the board has begun.
    pub fn under_way() -> Seasons {
        Seasons { stage: Stage::PhaseUnderWay }
    }

    fn next_phase(board: &mut Board, world: &mut dyn World<Event>) {
        board.phase = match board.phase {
            Phase::Reinforcements(side) => Phase::Movement(side),
            Phase::Movement(side) => Phase::Combat(side),
            Phase::Combat(Side::British) => Phase::Reinforcements(Side::French),
            Phase::Combat(Side::French) => Phase::End,
            Phase::End => match board.season {
                Season::Spring => Self::next_season(board, Season::Summer, world),
                Season::Summer => Self::next_season(board, Season::Fall, world),
                Season::Fall | Season::Winter => {
                    board.season = Season::Winter;
                    world.tell(Event::Season { year: board.year, season: board.season });
                    Phase::Winter
                }
            },
            Phase::Winter => {
                board.year += 1;
                Self::next_season(board, Season::Spring, world)
            }
        };
    }

    fn next_season(board: &mut Board, season: Season, world: &mut dyn World<Event>) -> Phase {
        board.season = season;
        world.tell(Event::Season { year: board.year, season });
        Phase::Reinforcements(Side::British)
    }
}

impl Procedure<Rules> for Seasons {
    type Plan = ();
    type Shared = ();

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        if std::mem::replace(&mut self.stage, Stage::PhaseUnderWay) == Stage::PhaseUnderWay {
            Self::next_phase(board, world);
        }
        loop {
            world.tell(Event::Phase { phase: board.phase });
            match board.phase {
                Phase::Reinforcements(side) => return Step::Call(Reinforcements::new(side).into()),
                Phase::Movement(side) => return Step::Call(Movement::new(side).into()),
                Phase::Combat(side) => return Step::Call(CombatPhase::new(side).into()),
                Phase::Winter => return Step::Call(Winter::default().into()),
                Phase::End => end_phase(board, world),
            }
            if let Some(ending) = board.ending {
                world.tell(Event::Over { ending });
                return Step::Stay;
            }
            Self::next_phase(board, world);
        }
    }
}

/// Carries out the End Phase, in the order of the rulebook (ruling 17).
fn end_phase(board: &mut Board, world: &mut dyn World<Event>) {
    for side in Side::BOTH {
        if let Some(card) = board.active[side].take() {
            board.discard[side].insert(card); // the active card is discarded (seasons.6)
        }
    }
    adjust_vp(board, world);
    board.ending = victory(board);
}

/// Adjusts victory points: one side gains what the other loses (course.1). The adjustment counts
/// the net change of control since the last End Phase (ruling 12), and each village burned since
/// then (villages.2).
fn adjust_vp(board: &mut Board, world: &mut dyn World<Event>) {
    let before = board.vp;
    for space in Space::all() {
        let (was, is) = (board.scored[space.index()], board.control[space.index()]);
        if was == is {
            continue;
        }
        let winner = match (was, is) {
            (Control::French, _) => Side::British,
            (Control::British, _) => Side::French,
            (Control::Destroyed, _) => unreachable!("a destroyed village stays so (ruling 60)"),
        };
        // A position written by hand may give a side fewer points than its spaces are worth.
        let points = space.facts().vp.min(board.vp[winner.other()]);
        board.vp[winner] += points;
        board.vp[winner.other()] -= points;
        board.scored[space.index()] = is;
    }
    if board.vp != before {
        world.tell(Event::Score { vp: board.vp });
    }
}

/// Returns the ending of the game, if it is over (course.2 to course.4). At the end of 1762 the
/// game is a draw if neither side has won (course.6).
fn victory(board: &Board) -> Option<Ending> {
    let victory = &FACTS.victory;
    let british_hold_all = FACTS.keys.iter().all(|space| board.controls(Side::British, space));
    if victory.french_vp <= board.vp.french {
        return Some(Ending::FrenchVp);
    }
    if victory.british_vp <= board.vp.british && british_hold_all {
        return Some(Ending::British);
    }
    if (board.year, board.season) < (victory.last_year, Season::Fall) {
        return None;
    }
    Some(if british_hold_all { Ending::Draw } else { Ending::FrenchHold })
}
