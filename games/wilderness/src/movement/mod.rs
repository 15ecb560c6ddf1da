//! 6.0 Movement: the party on the move, space by space.
//!
//! - 6.1 By land, by boat or by sea, never mixed; pieces may be dropped off.
//! - 6.4 Naval movement is the whole move, from port to port.
//! - 6.43 Amphibious Landings need a card of their own.
//! - 6.5 What stands in the way is dealt with in `entering`.

mod avoiding;
mod entering;
mod garrison;
mod interception;
mod reach;

pub use avoiding::Avoiding;
pub use entering::Entering;
pub use garrison::{Garrison, room};
pub use interception::Interception;
pub use reach::reach;

use engine::{Ask, Procedure, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use crate::Rules;
use crate::action::Action;
use crate::board::{Board, Lasting, Piece};
use crate::event::{Event, How};
use crate::facts::{Card, FACTS, Happening, Leaders, Space, Spaces, Units, WayKind};
use crate::frame::{Frame, Step};
use crate::raid::{self, Raid};
use crate::responses::{Moment, Window, cards_of, respond};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    /// FOUL WEATHER may come first.
    #[default]
    Begin,
    Weather,
    Going,
    /// Raids, in the order that the player likes (ruling 18).
    Raiding,
}

/// The move of one party, and the raids that end it (5.36).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moving {
    side: Side,
    stage: Stage,
    /// Spaces where its Auxiliaries have raided already.
    raided: Spaces,
}

pub enum Plan {
    Go { to: Space, way: WayKind, infiltrate: bool },
    Sail(Space),
    Land(Card, Space),
    Drop(Units, Leaders),
    Croghan(Card),
    Halt,
    Raid(Space),
}

impl Moving {
    pub fn new(side: Side) -> Moving {
        Moving { side, stage: Stage::Begin, raided: Spaces::NONE }
    }

    /// Ports that the party may sail to (6.4).
    fn harbours(board: &Board) -> Result<Spaces, Refusal> {
        let party = &board.party;
        let side = party.side;
        if 0 < party.steps {
            return Err(Refusal::new("6.1", "refuse-sail-moved"));
        }
        if party.foul {
            return Err(Refusal::new("card.14", "refuse-foul-weather"));
        }
        let force = 1 < party.units.len() + party.leaders.len();
        if force && party.value < 3 {
            return Err(Refusal::new("6.41", "refuse-sail-value"));
        }
        if side == Side::French {
            if board.lasts(Lasting::NoFrenchNaval) {
                return Err(Refusal::new("card.21", "refuse-no-french-naval"));
            }
            let ends = Spaces::from(FACTS.named.quebec).with(FACTS.named.louisbourg);
            let open = ends.and(board.ports(side));
            return Ok(if open.has(party.at) { open.without(party.at) } else { Spaces::NONE });
        }
        // An Amphib space is joined to every port, but not to another Amphib space (6.432).
        let ports = board.ports(side);
        let open = if ports.has(party.at) {
            ports.or(board.amphib)
        } else if board.amphib.has(party.at) {
            ports
        } else {
            Spaces::NONE
        };
        Ok(open.without(party.at))
    }

    fn check_sail(board: &Board, to: Space) -> Result<Plan, Refusal> {
        if !Moving::harbours(board)?.has(to) {
            return Err(Refusal::new("6.4", "refuse-no-port"));
        }
        reach::check_entry(board, to)?;
        Ok(Plan::Sail(to))
    }

    /// Where the party might land (6.43), apart from the card.
    fn check_landing(board: &Board, card: Card, to: Space) -> Result<Plan, Refusal> {
        let party = &board.party;
        if party.side != Side::British || card.facts().event != Happening::AmphibiousLanding {
            return Err(Refusal::new("6.43", "refuse-landing-card"));
        }
        if !board.hand[party.side].has(card) {
            return Err(Refusal::new("6.431", "refuse-not-in-hand"));
        }
        Moving::harbours(board)?;
        if board.lasts(Lasting::NoLandings) {
            return Err(Refusal::new("card.21", "refuse-no-landings"));
        }
        if !FACTS.landings.contains(&(party.at, to)) {
            return Err(Refusal::new("6.43", "refuse-no-arrow"));
        }
        if !board.controls(Side::British, party.at) {
            return Err(Refusal::new("6.431", "refuse-port-not-held"));
        }
        reach::check_entry(board, to)?;
        Ok(Plan::Land(card, to))
    }

    /// 6.1: a piece stays behind, and the rest must still be a force.
    fn check_drop(board: &Board, piece: Piece) -> Result<Plan, Refusal> {
        let party = &board.party;
        let mut rest = party.force();
        let (units, leaders) = match piece {
            Piece::Unit(class) => {
                let unit = board
                    .pick(party.units, class)
                    .ok_or(Refusal::new("6.1", "refuse-not-there"))?;
                (Units::from(unit), Leaders::NONE)
            }
            Piece::Leader(leader) => {
                if !party.leaders.has(leader) {
                    return Err(Refusal::new("6.1", "refuse-not-there"));
                }
                if party.commander == Some(leader) {
                    return Err(Refusal::new("6.1", "refuse-drop-commander"));
                }
                (Units::NONE, Leaders::from(leader))
            }
        };
        rest.units = rest.units.minus(units);
        rest.leaders = rest.leaders.minus(leaders);
        if rest.is_empty() || party.commander.is_none() {
            return Err(Refusal::new("6.1", "refuse-drop-last"));
        }
        if board.held_against(party.side).has(party.at) {
            return Err(Refusal::new("6.6", "refuse-drop-among-enemies"));
        }
        rest.within_limits()?;
        Ok(Plan::Drop(units, leaders))
    }

    /// A party among enemies can halt only to fight; not at all at a fort (ruling 34).
    fn check_halt(board: &Board) -> Result<Plan, Refusal> {
        let party = &board.party;
        let foe = party.side.other();
        let fort = board.strongholds(foe).minus(board.sieges).has(party.at);
        if party.infiltrating && fort {
            return Err(Refusal::new("6.64", "refuse-halt-at-fort"));
        }
        Ok(Plan::Halt)
    }

    /// Moves the party and has it meet what is there.
    fn enter(
        board: &mut Board,
        to: Space,
        how: How,
        way: Option<WayKind>,
        table: &mut impl Table<Event>,
    ) -> Step {
        let party = &mut board.party;
        let from = party.at;
        party.step_to(to);
        party.caught_by = Units::NONE;
        party.challenged = false;
        let (side, units, leaders) = (party.side, party.units, party.leaders);
        board.put_all(units, to);
        leaders.iter().for_each(|leader| board.put_leader(leader, to));
        table.tell(Event::Moved { side, from, to, units, leaders, how });
        Step::Call(Frame::Entering(Entering::new(way)))
    }

    /// The move is over: who must raid, and where?
    fn raids(&self, board: &Board) -> Spaces {
        let party = &board.party;
        let active = party.units.or(party.left).and(FACTS.auxiliaries);
        active
            .iter()
            .map(|unit| board.at(unit))
            .filter(|space| {
                space.on_map()
                    && !self.raided.has(*space)
                    && raid::is_target(board, party.side, *space)
            })
            .collect()
    }
}

impl Procedure<Rules> for Moving {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, board: &Board) -> Ask {
        let party = &board.party;
        match self.stage {
            Stage::Raiding => Ask::new("10.1", "ask-raid-order"),
            _ => Ask::new("6.1", "ask-move").with(|text| text.name("space", party.at.key())),
        }
    }

    fn candidates(&self, board: &Board, side: Side, _: &(), out: &mut Vec<Action>) {
        if self.stage == Stage::Raiding {
            out.extend(self.raids(board).iter().map(Action::To));
            return;
        }
        let party = &board.party;
        for way in party.at.ways() {
            out.push(Action::Go(way.to));
            if party.force().lone_auxiliary() {
                out.push(Action::Infiltrate(way.to));
            }
        }
        if party.steps == 0 {
            if let Ok(ports) = Moving::harbours(board) {
                out.extend(ports.iter().map(Action::Sail));
            }
            let hand = board.hand[side].and(FACTS.responses);
            if side == Side::British {
                for (from, to) in &FACTS.landings {
                    if *from == party.at {
                        let cards = hand.and(cards_of(Happening::AmphibiousLanding));
                        out.extend(cards.first().map(|card| Action::Land(card, *to)));
                    }
                }
                out.extend(hand.and(cards_of(Happening::GeorgeCroghan)).iter().map(Action::Card));
            }
        } else if party.commander.is_some() {
            out.extend(board.classes(party.units).map(|class| Action::Drop(Piece::Unit(class))));
            out.extend(party.leaders.iter().map(|it| Action::Drop(Piece::Leader(it))));
        }
        out.push(Action::Halt);
    }

    fn check(&self, board: &Board, side: Side, action: Action, _: &()) -> Result<Plan, Refusal> {
        if self.stage == Stage::Raiding {
            return match action {
                Action::To(space) if self.raids(board).has(space) => Ok(Plan::Raid(space)),
                _ => Err(Refusal::new("10.1", "refuse-raid-where")),
            };
        }
        match action {
            Action::Go(to) => reach::check_step(board, to, false),
            Action::Infiltrate(to) => reach::check_step(board, to, true),
            Action::Sail(to) => Moving::check_sail(board, to),
            Action::Land(card, to) => Moving::check_landing(board, card, to),
            Action::Drop(piece) => Moving::check_drop(board, piece),
            Action::Halt => Moving::check_halt(board),
            Action::Card(card) if card.facts().event == Happening::GeorgeCroghan => {
                let party = &board.party;
                if !board.hand[side].has(card) || side != Side::British {
                    return Err(Refusal::new("card.16", "refuse-not-in-hand"));
                }
                if 0 < party.steps || !party.drilled() || party.croghan {
                    return Err(Refusal::new("card.16", "refuse-not-the-moment"));
                }
                Ok(Plan::Croghan(card))
            }
            _ => Err(Refusal::new("6.1", "refuse-move")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, table: &mut impl Table<Event>) -> Step {
        let side = board.party.side;
        match plan {
            Plan::Go { to, way, infiltrate } => {
                reach::take_step(board, to, way, infiltrate);
                let how = if infiltrate { How::Infiltrating } else { How::Marching };
                Moving::enter(board, to, how, Some(way), table)
            }
            Plan::Sail(to) => {
                board.party.stopped = true;
                Moving::enter(board, to, How::Sailing, None, table)
            }
            Plan::Land(card, to) => {
                respond(board, side, card, table);
                board.party.stopped = true;
                board.party.landing = true;
                board.amphib.insert(to);
                Moving::enter(board, to, How::Landing, None, table)
            }
            Plan::Drop(units, leaders) => {
                let party = &mut board.party;
                party.units = party.units.minus(units);
                party.leaders = party.leaders.minus(leaders);
                party.left = party.left.or(units.and(FACTS.auxiliaries));
                let at = party.at;
                table.tell(Event::Dropped { side, at, units, leaders });
                Step::Stay
            }
            Plan::Croghan(card) => {
                respond(board, side, card, table);
                board.party.croghan = true;
                Step::Stay
            }
            Plan::Halt => {
                let party = &mut board.party;
                party.stopped = true;
                if party.infiltrating && board.held_against(side).has(board.party.at) {
                    board.party.infiltrating = false;
                    return Step::Call(Frame::Entering(Entering::attack()));
                }
                self.resume(board, table)
            }
            Plan::Raid(space) => {
                self.raided.insert(space);
                Step::Call(Frame::Raid(Raid::new(board, space)))
            }
        }
    }

    fn resume(&mut self, board: &mut Board, _: &mut impl Table<Event>) -> Step {
        if self.stage == Stage::Begin {
            let (foe, at) = (board.party.side.other(), board.party.at);
            self.stage = Stage::Weather;
            let foul = cards_of(Happening::FoulWeather);
            if let Some(window) = Window::open(board, foe, Moment::Move, at, foul) {
                return Step::Call(window);
            }
        }
        if self.stage == Stage::Weather {
            board.party.foul = board.answer.take().is_some();
            self.stage = Stage::Going;
        }
        let party = &board.party;
        if self.stage == Stage::Going && (party.stopped || party.force().is_empty()) {
            self.stage = Stage::Raiding;
        }
        if self.stage == Stage::Going {
            return Step::Stay;
        }
        let raids = self.raids(board);
        match raids.len() {
            0 => Step::Return,
            1 => {
                let space = raids.first().expect("there is one");
                self.raided.insert(space);
                Step::Call(Frame::Raid(Raid::new(board, space)))
            }
            _ => Step::Stay,
        }
    }

    fn meant(&self, board: &Board, space: Space) -> Option<Action> {
        match self.stage {
            Stage::Raiding => Some(Action::To(space)),
            _ if board.party.at == space => Some(Action::Halt),
            _ => Some(Action::Go(space)),
        }
    }
}
