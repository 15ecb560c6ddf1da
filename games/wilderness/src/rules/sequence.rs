//! 4.0 Sequence of play.
//!
//! - A. Early Season: hands are dealt, then the sides have Action Phases in turn.
//! - B. Late Season: the same; then Indians and leaders go home (B.3), Raided markers are counted
//!   (B.4), Winter Attrition (B.5) and the victory check (B.6) follow.

use engine::{Chance, Procedure, Side, World};
use serde::{Deserialize, Serialize};

use crate::rules::attrition::Attrition;
use crate::rules::cards::ActionPhase;
use crate::rules::events::{self, Fetching};
use crate::rules::raids::GoingHome;
use crate::rules::victory;
use crate::{
    Board, CardEvent, Cards, Event, FACTS, Frame, InForce, Optional, Rules, Season, Space, Step,
    Why,
};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// The first hands have been dealt, and play is about to begin.
    Opening,
    /// Both hands are about to be dealt.
    Deal,
    /// The `active` side plays next, if it has a card to play.
    #[default]
    Play,
    /// Indians and leaders go home, French and then British (B.3).
    Home(Side),
    Attrition(Side),
    /// The victory check (B.6).
    Victory,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sequence {
    pub stage: Stage,
}

/// Returns true if a side still has cards to play this season.
fn can_play(board: &Board, side: Side) -> bool {
    board.hand[side].any() && !board.passed[side]
}

/// Deals both hands, card by card, the French first (5.21, ruling 5). Returns true if the deck was
/// shuffled.
pub fn deal(board: &mut Board, chance: &mut dyn Chance) -> bool {
    let mut shuffled = false;
    loop {
        let mut dealt = false;
        for side in Side::BOTH {
            if board.hand_size(side) <= board.hand[side].len() {
                continue;
            }
            if board.deck.is_empty() {
                board.deck = board.discard;
                board.discard = Cards::NONE;
                shuffled = true;
            }
            let n = board.deck.len() as usize;
            if n == 0 {
                continue;
            }
            let nth = |n: usize| board.deck.iter().nth(n).expect("the deck has so many");
            let card = nth(chance.draw(n, &|n| nth(n).to_string()));
            board.deck.remove(card);
            board.hand[side].insert(card);
            dealt = true;
        }
        if !dealt {
            return shuffled;
        }
    }
}

/// 14.1: links PITT and DIPLOMATIC REVOLUTION. After one of them is played, the next deal brings
/// the other, even if the discards are shuffled before that deal. After QUIBERON BAY, DIPLOMATIC
/// REVOLUTION can't be played, so it is not dealt.
fn linked_diplomacy(board: &mut Board, world: &mut dyn World<Event>) {
    if !board.options.has(Optional::LinkedDiplomacy) {
        return;
    }
    let (pitt, revolution) =
        (FACTS.cards_of(CardEvent::Pitt), FACTS.cards_of(CardEvent::DiplomaticRevolution));
    for (played, other, side) in
        [(pitt, revolution, Side::French), (revolution, pitt, Side::British)]
    {
        if board.removed.and(played).any()
            && let Some(other) = board.discard.and(other).first()
            && events::check(board, side, other).is_ok()
            && board.hand[side].len() < board.hand_size(side)
        {
            board.discard.remove(other);
            board.hand[side].insert(other);
            world.tell(Event::Fetched { side, card: other, rule: "14.1" });
        }
    }
}

impl Sequence {
    fn begin_season(&mut self, board: &mut Board, world: &mut dyn World<Event>) {
        board.passed = Default::default();
        board.end_in_force(InForce::FrenchRegulars);
        board.end_in_force(InForce::BritishRegulars);
        board.active = board.first();
        world.tell(Event::Season { year: board.year, season: board.season });
        if deal(board, world) {
            world.tell(Event::Shuffled);
        }
        world.tell(Event::Dealt {
            french: board.hand.french.len(),
            british: board.hand.british.len(),
        });
    }

    /// Ends a season (5.25), and records the cards held over.
    fn end_season(board: &mut Board, world: &mut dyn World<Event>) {
        for side in Side::BOTH {
            board.held_over[side] = board.hand[side].any();
        }
        linked_diplomacy(board, world);
        if board.is_in_force(InForce::Reshuffle) {
            board.end_in_force(InForce::Reshuffle);
            board.deck = board.deck.or(board.discard);
            board.discard = Cards::NONE;
            world.tell(Event::Shuffled);
        }
    }

    /// B.4: scores half a point for each Raided marker, and rounds each side's total up (13.22).
    fn count_raids(board: &mut Board, world: &mut dyn World<Event>) {
        for side in Side::BOTH {
            let markers: u8 = Space::of_the_map().map(|space| board.raided(side, space)).sum();
            Space::of_the_map().for_each(|space| board.set_raided(side, space, 0));
            if 0 < markers {
                world.tell(Event::RaidsCounted { side, markers });
                board.score(side, markers.div_ceil(2) as i8, Why::Raids, world);
            }
        }
    }

    fn begin_year(board: &mut Board, world: &mut dyn World<Event>) {
        board.year += 1;
        board.season = Season::Early;
        for it in [InForce::NoLandings, InForce::FrenchBlockhouses, InForce::BritishBlockhouses] {
            board.end_in_force(it);
        }
        // Amherst, Forbes and Wolfe join the pool in 1759 at the latest (ruling 11).
        if board.year == 1759 {
            board.fill_pool("5.55", world);
        }
    }
}

/// The procedure asks no questions.
impl Procedure<Rules> for Sequence {
    type Plan = ();
    type Shared = ();

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        loop {
            match self.stage {
                Stage::Opening | Stage::Deal => {
                    if self.stage == Stage::Deal {
                        self.begin_season(board, world);
                    }
                    self.stage = Stage::Play;
                    if let Some(fetching) = Fetching::after_deal(board) {
                        return Step::Call(fetching);
                    }
                }
                Stage::Play => {
                    let turn = [board.active, board.active.other()];
                    if let Some(side) = turn.into_iter().find(|side| can_play(board, *side)) {
                        board.active = side;
                        return Step::Call(Frame::ActionPhase(ActionPhase::new(side)));
                    }
                    Sequence::end_season(board, world);
                    if board.season == Season::Early {
                        board.season = Season::Late;
                        self.stage = Stage::Deal;
                    } else {
                        world.tell(Event::YearEnd { year: board.year });
                        self.stage = Stage::Home(Side::French);
                    }
                }
                Stage::Home(side) => match GoingHome::next_at_year_end(board, side) {
                    Some(frame) => return Step::Call(frame),
                    None => {
                        self.stage = match side {
                            Side::French => Stage::Home(Side::British),
                            Side::British => {
                                Sequence::count_raids(board, world);
                                Stage::Attrition(Side::French)
                            }
                        }
                    }
                },
                Stage::Attrition(side) => {
                    self.stage = match side {
                        Side::French => Stage::Attrition(Side::British),
                        Side::British => Stage::Victory,
                    };
                    return Step::Call(Frame::Attrition(Attrition::new(side)));
                }
                Stage::Victory => {
                    if let Some(ending) = victory::check(board) {
                        board.ending = Some(ending);
                        world.tell(Event::Over { ending });
                        return Step::Stay;
                    }
                    Sequence::begin_year(board, world);
                    self.stage = Stage::Deal;
                }
            }
        }
    }
}
