//! 6.1 The move of a party, space by space, and the raids that end it.
//!
//! - 6.1 A party moves by land, by boat or by sea, and never mixes them. It may drop off pieces.
//! - 6.4 A party that moves by sea goes from port to port, and makes no other move.
//! - 6.43 Amphibious Landings need a card of their own.
//! - 6.5 Entering an enemy-held space is handled in `entering`.
//! - Under FOUL WEATHER a force may besiege in its present space instead of moving (card 14).

use std::cell::OnceCell;

use engine::{Array, Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::reach::{Ahead, Gait, MoveCards};
use super::{Arrival, Entering};
use crate::rules::cards::{Trigger, Window, respond};
use crate::rules::raids::{Raid, is_target};
use crate::rules::sieges::{Siege, check_assault, check_roll};
use crate::{
    Action, Board, Card, CardEvent, Event, FACTS, Force, How, InForce, Leader, Leaders, Piece,
    Rules, Space, Spaces, Step, Units, WayKind,
};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    /// The enemy may play FOUL WEATHER before the first step.
    #[default]
    Begin,
    Weather,
    Going,
    /// The party raids, in the order that the player chooses (ruling 18).
    Raiding,
}

/// The maximum length of a path: nine spaces by boat, and the space where the move began.
const PATH: usize = 10;

/// The move of one party, and the raids that end it (5.36).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moving {
    side: Side,
    stage: Stage,
    /// The value of the card that activated the party (6.41).
    value: u8,
    gait: Gait,
    played: MoveCards,
    arrival: Arrival,
    /// The first space, and every space entered since.
    path: Array<Space, PATH>,
}

pub enum Plan {
    Go { to: Space, way: WayKind, infiltrate: bool, gait: Gait },
    Sail(Space),
    Land(Card, Space),
    Drop(Units, Leaders),
    Croghan(Card),
    Halt,
    Raid(Space),
    Siege(Leader),
    Assault(Leader),
}

/// Facts that the checks of several steps share.
#[derive(Default)]
pub struct Shared {
    ahead: OnceCell<Ahead>,
    harbours: OnceCell<Result<Spaces, Refusal>>,
}

impl Moving {
    pub fn new(side: Side, value: u8, at: Space) -> Moving {
        let mut path = Array::default();
        path[0] = at;
        Moving {
            side,
            stage: Stage::Begin,
            value,
            gait: Gait::START,
            played: MoveCards::default(),
            arrival: Arrival::default(),
            path,
        }
    }

    /// Returns the number of spaces that the party has moved.
    pub fn steps(&self) -> u8 {
        self.gait.steps
    }

    /// Returns the space that the party came from, if it has moved.
    pub fn from(&self) -> Option<Space> {
        (0 < self.steps()).then(|| self.path[usize::from(self.steps()) - 1])
    }

    /// Returns the space from which the party last entered `space`.
    pub fn entered_from(&self, space: Space) -> Option<Space> {
        let last = usize::from(self.steps()).min(PATH - 1);
        (1..=last).rev().find(|n| self.path[*n] == space).map(|n| self.path[n - 1])
    }

    /// Returns every space that the party could still reach if no enemy interferes. Landings are
    /// included only for a viewer who can see whether the hand has the card.
    pub fn reach(&self, board: &Board, hand_seen: bool) -> Spaces {
        let (party, hand) = (board.party(), board.hand[self.side]);
        // A party that has met the enemy can't move on (6.51).
        let met = board.held_against(self.side).has(party.at) && !self.arrival.infiltrating;
        if party.stopped || met || party.force().is_empty() {
            return Spaces::NONE;
        }
        let ahead = self.ahead(board);
        let mut by_sea = self.harbours(board).unwrap_or(Spaces::NONE);
        if hand_seen
            && let Some(card) = hand.and(FACTS.cards_of(CardEvent::AmphibiousLanding)).first()
        {
            let landings = FACTS.landings.iter().map(|(_, to)| *to);
            by_sea.extend(landings.filter(|to| self.check_landing(board, card, *to).is_ok()));
        }
        by_sea
            .iter()
            .filter(|to| ahead.check_entry(*to).is_ok())
            .collect::<Spaces>()
            .or(ahead.reach())
    }

    fn ahead(&self, board: &Board) -> Ahead {
        Ahead::new(board, self.side, board.party(), self.gait, self.played)
    }

    /// Returns the ports that the party may sail to (6.4).
    fn harbours(&self, board: &Board) -> Result<Spaces, Refusal> {
        let (side, party) = (self.side, board.party());
        if 0 < self.steps() {
            return Err(Refusal::new("6.1", "refuse-sail-moved"));
        }
        if self.played.foul_weather {
            return Err(Refusal::new("card.14", "refuse-foul-weather"));
        }
        let force = 1 < party.units.len() + party.leaders.len();
        if force && self.value < 3 {
            return Err(Refusal::new("6.41", "refuse-sail-value"));
        }
        if side == Side::French {
            if board.is_in_force(InForce::NoFrenchNaval) {
                return Err(Refusal::new("card.21", "refuse-no-french-naval"));
            }
            let ends = Spaces::from(FACTS.named.quebec).with(FACTS.named.louisbourg);
            let open = ends.and(board.ports(side));
            return Ok(if open.has(party.at) { open.without(party.at) } else { Spaces::NONE });
        }
        // An Amphib space is connected with every port, but not with another Amphib space (6.432).
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

    /// Returns the reason why the party may not sail to a space that is not one of `harbours`.
    fn no_harbour(&self, board: &Board, harbours: Spaces) -> Refusal {
        let at = board.party().at;
        if !FACTS.ports.has(at) && !board.amphib.has(at) {
            Refusal::new("6.4", "refuse-sail-from")
        } else if harbours.is_empty() && !board.ports(self.side).or(board.amphib).has(at) {
            Refusal::new("6.4", "refuse-port-not-held")
        } else if self.side == Side::French {
            Refusal::new("6.4", "refuse-french-ports")
        } else {
            Refusal::new("6.4", "refuse-no-port")
        }
    }

    /// Checks that the party may land in a space by playing that card (6.43).
    fn check_landing(&self, board: &Board, card: Card, to: Space) -> Result<(), Refusal> {
        if self.side != Side::British {
            return Err(Refusal::new("6.43", "refuse-landing-british"));
        }
        if card.facts().event != CardEvent::AmphibiousLanding {
            return Err(Refusal::new("6.431", "refuse-landing-card"));
        }
        if !board.hand[self.side].has(card) {
            return Err(Refusal::new("6.431", "refuse-landing-not-held"));
        }
        self.harbours(board)?;
        if board.is_in_force(InForce::NoLandings) {
            return Err(Refusal::new("card.21", "refuse-no-landings"));
        }
        let at = board.party().at;
        if !FACTS.landings.contains(&(at, to)) {
            return Err(Refusal::new("6.43", "refuse-no-arrow"));
        }
        if !board.controls(Side::British, at) {
            return Err(Refusal::new("6.431", "refuse-landing-port"));
        }
        Ok(())
    }

    /// 6.1: checks that a piece may stay behind. The remaining pieces must still be a valid force.
    fn check_drop(&self, board: &Board, piece: Piece) -> Result<Plan, Refusal> {
        let party = board.party();
        if self.steps() == 0 {
            return Err(Refusal::new("6.1", "refuse-drop-at-start"));
        }
        let mut rest = party.force();
        let (units, leaders) = match piece {
            Piece::Unit(class) => {
                let unit = board
                    .pick(party.units, class)
                    .ok_or(Refusal::new("6.1", "refuse-drop-not-there"))?;
                (Units::from(unit), Leaders::NONE)
            }
            Piece::Leader(leader) => {
                if !party.leaders.has(leader) {
                    return Err(Refusal::new("6.1", "refuse-drop-not-there"));
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
        self.check_ground(board, units)?;
        rest.within_limits()?;
        Ok(Plan::Drop(units, leaders))
    }

    /// Checks that units may be dropped off here. Units may not be dropped off among enemy units,
    /// or at an unbesieged fort or fortress, where a unit that ended its move would have to fight
    /// (6.64). At an empty stockade a unit raids (10.13), and a leader may stay with it.
    fn check_ground(&self, board: &Board, units: Units) -> Result<(), Refusal> {
        let (side, foe, party) = (self.side, self.side.other(), board.party());
        let walls = board.strongholds(foe).minus(board.sieges);
        let enemies = board.presence(foe).or(walls).has(party.at);
        let company = units.any() || board.outside_in(side, party.at).minus(party.units).any();
        if enemies || (board.stockades[foe].has(party.at) && !company) {
            return Err(Refusal::new("6.6", "refuse-drop-among-enemies"));
        }
        Ok(())
    }

    /// Checks that FOUL WEATHER has been played and the force has not moved. The force may then
    /// besiege or assault in its space instead of moving (card 14). Returns the force's commander.
    fn check_besieging(&self, board: &Board) -> Result<Leader, Refusal> {
        let kept = self.played.foul_weather && self.steps() == 0;
        board.party().commander.filter(|_| kept).ok_or(Refusal::new("6.1", "refuse-move"))
    }

    /// Checks that the party may halt. Among enemies, an infiltrating party may halt only to fight.
    /// At an unbesieged enemy fort or fortress it may not halt (ruling 34).
    fn check_halt(&self, board: &Board) -> Result<Plan, Refusal> {
        let forts = board.strongholds(self.side.other()).minus(board.sieges);
        if self.arrival.infiltrating && forts.has(board.party().at) {
            return Err(Refusal::new("6.64", "refuse-halt-at-fort"));
        }
        Ok(Plan::Halt)
    }

    /// Moves the party, and calls the procedure that applies the consequences of entering the
    /// space.
    fn enter(
        &mut self,
        board: &mut Board,
        to: Space,
        how: How,
        way: Option<WayKind>,
        world: &mut dyn World<Event>,
    ) -> Step {
        let side = self.side;
        let party = board.party_mut();
        let from = std::mem::replace(&mut party.at, to);
        party.caught_by = Force::default();
        let (units, leaders) = (party.units, party.leaders);
        board.put_all(units, to);
        leaders.iter().for_each(|leader| board.put_leader(leader, to));
        let step = usize::from(self.steps()).min(PATH - 1);
        self.path[step] = to;
        self.arrival.from = self.from();
        self.arrival.way = way;
        world.tell(Event::Moved { side, from, to, units, leaders, how });
        Step::Call(Entering::new(self.arrival).into())
    }

    /// Returns the spaces that must be raided now that the move is over.
    fn raids(&self, board: &Board) -> Spaces {
        let party = board.party();
        let active = party.units.or(party.left).and(FACTS.auxiliaries);
        active
            .iter()
            .filter_map(|unit| board.at(unit).map_space())
            .filter(|space| is_target(board, self.side, *space))
            .collect()
    }

    fn raid(&self, space: Space) -> Step {
        Step::Call(Raid::new(self.side, space, self.entered_from(space)).into())
    }
}

impl Procedure<Rules> for Moving {
    type Plan = Plan;
    type Shared = Shared;

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn owed(&self, board: &Board) -> Option<Action> {
        match self.stage {
            Stage::Raiding => self.lone(board),
            _ => None,
        }
    }

    fn ask(&self, board: &Board) -> Prompt {
        match self.stage {
            Stage::Raiding => Prompt::new("10.1", "ask-raid-order"),
            _ => Prompt::new("6.1", "ask-move")
                .with(|text| text.name("space", board.party().at.key())),
        }
    }

    fn candidates(&self, board: &Board, side: Side, shared: &Shared, out: &mut Vec<Action>) {
        if self.stage == Stage::Raiding {
            out.extend(self.raids(board).iter().map(Action::To));
            return;
        }
        let party = board.party();
        let lone_auxiliary = party.force().lone_auxiliary();
        for way in party.at.ways() {
            out.push(Action::Go(way.to));
            if lone_auxiliary {
                out.push(Action::Infiltrate(way.to));
            }
        }
        if self.steps() == 0 {
            if let Ok(ports) = shared.harbours.get_or_init(|| self.harbours(board)) {
                out.extend(ports.iter().map(Action::Sail));
            }
            let hand = board.hand[side].and(FACTS.responses);
            if side == Side::British {
                for (from, to) in &FACTS.landings {
                    if *from == party.at {
                        let cards = hand.and(FACTS.cards_of(CardEvent::AmphibiousLanding));
                        out.extend(cards.iter().map(|card| Action::Land(card, *to)));
                    }
                }
                out.extend(
                    hand.and(FACTS.cards_of(CardEvent::GeorgeCroghan)).iter().map(Action::Card),
                );
            }
            if self.played.foul_weather {
                out.extend([Action::Siege, Action::Assault]);
            }
        } else if party.commander.is_some() {
            out.extend(board.classes(party.units).map(|class| Action::Drop(Piece::Unit(class))));
            out.extend(party.leaders.iter().map(|it| Action::Drop(Piece::Leader(it))));
        }
        out.push(Action::Halt);
    }

    fn check(
        &self,
        board: &Board,
        side: Side,
        action: Action,
        shared: &Shared,
    ) -> Result<Plan, Refusal> {
        if self.stage == Stage::Raiding {
            return match action {
                Action::To(space) if self.raids(board).has(space) => Ok(Plan::Raid(space)),
                _ => Err(Refusal::new("10.1", "refuse-raid-where")),
            };
        }
        let ahead = || shared.ahead.get_or_init(|| self.ahead(board));
        let go = |to: Space, infiltrate: bool| {
            let (way, gait) = ahead().check_step(to, infiltrate)?;
            Ok(Plan::Go { to, way, infiltrate, gait })
        };
        match action {
            Action::Go(to) => go(to, false),
            Action::Infiltrate(to) => go(to, true),
            Action::Sail(to) => {
                let harbours = *shared.harbours.get_or_init(|| self.harbours(board));
                if !harbours?.has(to) {
                    return Err(self.no_harbour(board, harbours?));
                }
                ahead().check_entry(to).map(|()| Plan::Sail(to))
            }
            Action::Land(card, to) => {
                self.check_landing(board, card, to)?;
                ahead().check_entry(to).map(|()| Plan::Land(card, to))
            }
            Action::Drop(piece) => self.check_drop(board, piece),
            Action::Halt => self.check_halt(board),
            Action::Siege => {
                let leader = self.check_besieging(board)?;
                check_roll(board, side, leader).map(|()| Plan::Siege(leader))
            }
            Action::Assault => {
                let leader = self.check_besieging(board)?;
                check_assault(board, side, leader).map(|()| Plan::Assault(leader))
            }
            Action::Card(card) if card.facts().event == CardEvent::GeorgeCroghan => {
                if !board.hand[side].has(card) {
                    return Err(Refusal::new("card.16", "refuse-croghan-not-held"));
                }
                if side != Side::British {
                    return Err(Refusal::new("5.12", "refuse-wrong-symbol"));
                }
                if 0 < self.steps() || !board.party().drilled() || self.played.croghan {
                    return Err(Refusal::new("card.16", "refuse-not-the-moment"));
                }
                Ok(Plan::Croghan(card))
            }
            _ => Err(Refusal::new("6.1", "refuse-move")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        let side = self.side;
        match plan {
            Plan::Go { to, way, infiltrate, gait } => {
                if self.arrival.infiltrating {
                    let passed = board.outside_in(side.other(), board.party().at);
                    self.arrival.slipped = self.arrival.slipped.or(passed);
                }
                self.arrival.through = self.arrival.infiltrating;
                self.arrival.infiltrating = infiltrate;
                self.gait = gait;
                let how = if infiltrate { How::Infiltrating } else { How::Marching };
                self.enter(board, to, how, Some(way), world)
            }
            Plan::Sail(to) => {
                board.party_mut().stopped = true;
                self.gait.steps += 1;
                self.enter(board, to, How::Sailing, None, world)
            }
            Plan::Land(card, to) => {
                respond(board, side, card, world);
                board.party_mut().stopped = true;
                self.arrival.landing = true;
                self.gait.steps += 1;
                board.amphib.insert(to);
                self.enter(board, to, How::Landing, None, world)
            }
            Plan::Drop(units, leaders) => {
                let party = board.party_mut();
                party.units = party.units.minus(units);
                party.leaders = party.leaders.minus(leaders);
                party.left = party.left.or(units.and(FACTS.auxiliaries));
                let at = party.at;
                world.tell(Event::Dropped { side, at, units, leaders });
                Step::Stay
            }
            Plan::Croghan(card) => {
                respond(board, side, card, world);
                self.played.croghan = true;
                Step::Stay
            }
            Plan::Halt => {
                board.party_mut().stopped = true;
                if self.arrival.infiltrating && board.held_against(side).has(board.party().at) {
                    self.arrival.infiltrating = false;
                    return Step::Call(Entering::attack(self.arrival).into());
                }
                self.resume(board, world)
            }
            Plan::Raid(space) => self.raid(space),
            Plan::Siege(leader) => {
                board.party = None;
                Step::Become(Siege::new(side, board.leader_space(leader), leader).into())
            }
            Plan::Assault(leader) => {
                board.party = None;
                Step::Become(Siege::storm(board, side, board.leader_space(leader), leader))
            }
        }
    }

    fn resume(&mut self, board: &mut Board, _: &mut dyn World<Event>) -> Step {
        if self.stage == Stage::Begin {
            let (foe, at) = (self.side.other(), board.party().at);
            self.stage = Stage::Weather;
            let foul = FACTS.cards_of(CardEvent::FoulWeather);
            if let Some(window) = Window::open(board, foe, Trigger::Move, at, foul) {
                return Step::Call(window);
            }
        }
        if self.stage == Stage::Weather {
            self.played.foul_weather = board.response.take().is_some();
            self.stage = Stage::Going;
        }
        let party = board.party();
        if self.stage == Stage::Going && (party.stopped || party.force().is_empty()) {
            self.stage = Stage::Raiding;
        }
        if self.stage == Stage::Going {
            return Step::Stay;
        }
        if self.raids(board).is_empty() { Step::Return } else { Step::Stay }
    }

    fn meant(&self, board: &Board, space: Space) -> Option<Action> {
        match self.stage {
            Stage::Raiding => Some(Action::To(space)),
            _ if board.party().at == space => Some(Action::Halt),
            _ => Some(Action::Go(space)),
        }
    }
}
