//! Raids (9.0): the raider's way to the target, Interception on the way, and the Raid itself. The
//! raider's counter stays where it started, so that it has no effect on the spaces along the way.

use std::cell::OnceCell;

use engine::{Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::dice::Face;
use crate::rules::movement::Moving;
use crate::{
    Action, Board, Card, CardEvent, Event, FACTS, Kind, Legal, Place, Rules, Space, Spaces, Step,
    Unit, Units, refuse,
};

/// Returns the spaces that a side may raid (9.0).
pub fn targets(board: &Board, side: Side) -> Spaces {
    let foe = side.other();
    let wild = board.present(foe).and(FACTS.wilderness).iter();
    let forts: Spaces = wild.filter(|at| board.units_of(foe, *at).and(FACTS.forts).any()).collect();
    FACTS.home[foe]
        .minus(FACTS.bases)
        .or(forts)
        .minus(board.markers[Side::French].raided.or(board.markers[Side::British].raided))
}

/// Returns the spaces within `steps` of any space of `from`, by connections that a raider may use.
pub fn within(board: &Board, side: Side, from: Spaces, steps: u8) -> Spaces {
    let bases = if side == Side::French { FACTS.bases } else { Spaces::NONE };
    let blocked = bases.or(board.neutral_villages());
    let closed = board.this_round.closed.filter(|way| board.shut(side, *way));
    let mut seen = from;
    let mut edge = from;
    for _ in 0..steps {
        let mut next = Spaces::NONE;
        for space in edge.iter() {
            let mut there = FACTS.adjacent[space.index()];
            if let Some(way) = closed
                && way.facts().ends.contains(&space)
            {
                there.remove(way.other(space));
            }
            next = next.or(there);
        }
        edge = next.minus(blocked).minus(seen);
        if edge.is_empty() {
            break;
        }
        seen = seen.or(edge);
    }
    seen
}

/// Returns true if a target lies within `steps` of a space: three, or six with a doubled point.
pub fn in_range(board: &Board, side: Side, at: Space, targets: Spaces, steps: u8) -> bool {
    let open = &FACTS.raid_range[side][usize::from(steps == 6)];
    board.this_round.closed.is_none() && open[at.index()].and(targets).any()
        || within(board, side, at.into(), steps).and(targets).any()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    /// The side chooses the unit that raids.
    Who,
    /// Interception is rolled for in the space that the raider has entered.
    Arrive,
    /// The raider was intercepted. The French may reroll (card 49).
    Caught,
    /// The side chooses the next space.
    Way,
    /// The side chooses whether to use the event of card 46.
    Declare,
    /// The Raid die is rolled.
    Roll,
    /// The Raid has failed. The French may reroll (card 49).
    Failed,
}

/// The Raid of one unit (9.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Raid {
    pub side: Side,
    double: bool,
    /// Whether only an Indian unit may go (7.3.2).
    indian: bool,
    start: Space,
    pub at: Space,
    pub unit: Option<Unit>,
    pub steps: u8,
    stage: Stage,
    /// The uses of card 49 in this Raid, for Interception and for the Raid itself.
    pursuit: Pursuit,
    /// Whether the event of card 46 was declared.
    lacrosse: bool,
}

/// The dice of a Raid that have been rerolled (card 49).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Pursuit {
    interception: bool,
    raid: bool,
}

/// The checked form of a choice in a Raid.
pub enum Plan {
    Take(Unit),
    Go(Space),
    Strike,
    Event(CardEvent),
    Pass,
}

impl Raid {
    pub fn new(side: Side, indian: bool, double: bool, at: Space) -> Raid {
        Raid {
            side,
            double,
            indian,
            start: at,
            at,
            unit: None,
            steps: 0,
            stage: Stage::Who,
            pursuit: Pursuit::default(),
            lacrosse: false,
        }
    }

    /// Returns true if the next event is a roll, or a choice about a roll; false while the raider
    /// or a space is to be chosen.
    pub fn rolls(&self) -> bool {
        !matches!(self.stage, Stage::Who | Stage::Way)
    }

    /// Returns the units that could raid from there (9.1).
    pub fn raiders(board: &Board, side: Side, indian: bool, at: Space) -> Units {
        if board.markers[side].rout.has(at) {
            return Units::NONE;
        }
        let lights = if indian { FACTS.indians } else { FACTS.lights };
        Moving::ready(board, side, at).and(lights)
    }

    pub fn start(&self) -> Space {
        self.start
    }

    /// Returns the number of steps that a raider may go (9.1).
    pub fn steps(double: bool) -> u8 {
        if double { 6 } else { 3 }
    }

    fn limit(&self) -> u8 {
        Raid::steps(self.double)
    }

    /// Returns the number of steps that the raider may still go.
    pub fn left(&self) -> u8 {
        self.limit() - self.steps
    }

    fn is_indian(&self) -> bool {
        self.unit.is_some_and(|unit| unit.facts().kind == Kind::Indian)
    }

    /// Returns true if an Indian card in play offers the event to this raider.
    fn offers(&self, board: &Board, event: CardEvent) -> bool {
        self.side == Side::French && self.is_indian() && board.offers(Side::French, event)
    }

    /// Returns true if card 49 allows a reroll. Each die may be rerolled once, and all rerolls must
    /// be in the same Raid.
    fn may_reroll(&self, board: &Board, rolled_again: bool) -> bool {
        let begun = self.pursuit.interception || self.pursuit.raid;
        let event = CardEvent::PursuitOfElevatedStatus;
        !rolled_again && (self.offers(board, event) || begun && board.in_play(Side::French, event))
    }

    /// Returns true if the enemy has nothing but a Fort in the space (card 46).
    fn only_fort(&self, board: &Board) -> bool {
        let there = board.stack(self.side.other(), self.at);
        there.any() && there.minus(FACTS.forts).is_empty()
    }

    fn intercepted(&self, board: &Board, world: &mut dyn World<Event>) -> bool {
        let foe = self.side.other();
        let light = board.stack(foe, self.at).and(FACTS.lights).any();
        let die = world.die();
        let caught = match Face::of(die) {
            Face::Flag => true,
            Face::Triangle | Face::BT => light,
            Face::Square | Face::Miss => false,
        };
        world.tell(Event::Interception { side: foe, space: self.at, die, caught });
        caught
    }

    /// Ends the Raid: the raider, whose counter never left its space, is Spent (9.2, 9.3).
    fn home(&self, board: &mut Board) -> Step {
        board.spent.extend(self.unit);
        Step::Return
    }

    fn roll(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        let die = world.die();
        let success = matches!(Face::of(die), Face::Flag | Face::Triangle | Face::BT);
        world.tell(Event::RaidRoll { side: self.side, space: self.at, die, success });
        if success {
            return self.succeed(board, world);
        }
        if self.may_reroll(board, self.pursuit.raid) {
            self.stage = Stage::Failed;
            return Step::Stay;
        }
        self.home(board)
    }

    fn succeed(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        let (side, space) = (self.side, self.at);
        board.markers[side].raided.insert(space);
        let mut points = if FACTS.wilderness.has(space) { 1 } else { space.facts().value };
        if board.offers(side, CardEvent::FrontiersAblaze) {
            board.use_up(side, CardEvent::FrontiersAblaze, world);
            points += 2;
        }
        board.score_raid(side, points, "9.3", world);
        if self.lacrosse {
            for fort in board.stack(side.other(), space).and(FACTS.forts).iter() {
                board.eliminate(fort, world);
            }
        }
        if !self.is_indian() {
            return self.home(board);
        }
        if self.offers(board, CardEvent::ARightToPlunderCaptives) {
            board.use_up(side, CardEvent::ARightToPlunderCaptives, world);
            return self.home(board);
        }
        if let Some(unit) = self.unit {
            let steps = board.steps(unit.into());
            board.put(unit, Place::losses(side));
            board.leave(side, self.start);
            world.tell(Event::WentHome { side, unit, steps });
        }
        Step::Return
    }
}

impl Procedure<Rules> for Raid {
    type Plan = Plan;
    /// The spaces that may be raided.
    type Shared = OnceCell<Spaces>;

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn owed(&self, board: &Board) -> Option<Action> {
        self.lone(board)
    }

    fn ask(&self, board: &Board) -> Prompt {
        let (rule, key) = match self.stage {
            Stage::Who => ("9.1", "ask-raid-who"),
            Stage::Caught => ("card.49", "ask-raid-caught"),
            Stage::Failed => ("card.49", "ask-raid-failed"),
            Stage::Declare => ("card.46", "ask-raid-declare"),
            Stage::Arrive | Stage::Way | Stage::Roll => {
                let may = |action| self.allows(board, self.side, action);
                let on = FACTS.adjacent[self.at.index()].iter().any(|to| may(Action::Go(to)));
                (
                    "9.1",
                    match (on, may(Action::Strike)) {
                        (true, true) => "ask-raid",
                        (true, false) => "ask-raid-on",
                        _ => "ask-raid-here",
                    },
                )
            }
        };
        Prompt::new(rule, key).with(|text| text.name("space", self.at.key()))
    }

    fn candidates(&self, board: &Board, _: Side, _: &Self::Shared, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Who => {
                let raiders = Raid::raiders(board, self.side, self.indian, self.start);
                out.extend(board.classes(raiders).map(Action::Take));
            }
            Stage::Way => {
                out.push(Action::Strike);
                out.extend(FACTS.adjacent[self.at.index()].iter().map(Action::Go));
            }
            Stage::Caught | Stage::Failed | Stage::Declare => {
                out.extend(board.indians.card.map(Action::Card));
                out.push(Action::Pass);
            }
            Stage::Arrive | Stage::Roll => {}
        }
    }

    fn check(&self, board: &Board, _: Side, action: Action, shared: &Self::Shared) -> Legal<Plan> {
        let of = |card: Card, event: CardEvent| card.facts().event == Some(event);
        let targeted = || *shared.get_or_init(|| targets(board, self.side));
        match (self.stage, action) {
            (Stage::Who, Action::Take(class)) => {
                let absent = Refusal::new("9.1", "refuse-raider");
                let ready = board.check_ready(self.side, self.start, class, Units::NONE, absent)?;
                let kind = class.sort.facts().kind;
                if !kind.light() {
                    return refuse("9.0", "refuse-not-raider");
                }
                if self.indian && kind != Kind::Indian {
                    return refuse("7.3.2", "refuse-take-indian");
                }
                ready.first().map(Plan::Take).ok_or(absent)
            }
            (Stage::Way, Action::Strike) => {
                if targeted().has(self.at) {
                    Ok(Plan::Strike)
                } else {
                    refuse("9.0", "refuse-target")
                }
            }
            (Stage::Way, Action::Go(to)) => {
                self.check_go(board, to, targeted()).map(|()| Plan::Go(to))
            }
            (Stage::Caught | Stage::Failed, Action::Card(card))
                if Some(card) == board.indians.card
                    && of(card, CardEvent::PursuitOfElevatedStatus) =>
            {
                Ok(Plan::Event(CardEvent::PursuitOfElevatedStatus))
            }
            (Stage::Declare, Action::Card(card))
                if Some(card) == board.indians.card && of(card, CardEvent::StagedLacrosseGame) =>
            {
                Ok(Plan::Event(CardEvent::StagedLacrosseGame))
            }
            (Stage::Caught | Stage::Failed | Stage::Declare, Action::Pass) => Ok(Plan::Pass),
            (Stage::Who, _) => refuse("9.1", "refuse-raider"),
            _ => refuse("9.1", "refuse-raiding"),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        match plan {
            Plan::Take(unit) => {
                self.unit = Some(unit);
                self.stage = Stage::Arrive;
                world.tell(Event::RaidBegins { side: self.side, unit, space: self.start });
            }
            Plan::Go(to) => {
                self.at = to;
                self.steps += 1;
                self.stage = Stage::Arrive;
            }
            Plan::Strike => {
                let declare =
                    self.offers(board, CardEvent::StagedLacrosseGame) && self.only_fort(board);
                self.stage = if declare { Stage::Declare } else { Stage::Roll };
            }
            Plan::Event(event) => {
                board.use_up(self.side, event, world);
                match self.stage {
                    Stage::Caught => {
                        self.pursuit.interception = true;
                        self.stage = Stage::Arrive;
                    }
                    Stage::Failed => {
                        self.pursuit.raid = true;
                        self.stage = Stage::Roll;
                    }
                    _ => {
                        self.lacrosse = true;
                        self.stage = Stage::Roll;
                    }
                }
            }
            Plan::Pass => {
                if self.stage != Stage::Declare {
                    return self.home(board);
                }
                self.stage = Stage::Roll;
            }
        }
        self.resume(board, world)
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        match self.stage {
            Stage::Arrive => {
                if board.stack(self.side.other(), self.at).any() && self.intercepted(board, world) {
                    if self.may_reroll(board, self.pursuit.interception) {
                        self.stage = Stage::Caught;
                        return Step::Stay;
                    }
                    return self.home(board);
                }
                self.stage = Stage::Way;
                Step::Stay
            }
            Stage::Roll => self.roll(board, world),
            Stage::Who | Stage::Caught | Stage::Way | Stage::Declare | Stage::Failed => Step::Stay,
        }
    }

    fn meant(&self, _: &Board, space: Space) -> Option<Action> {
        Some(if space == self.at { Action::Strike } else { Action::Go(space) })
    }
}

impl Raid {
    fn check_go(&self, board: &Board, to: Space, targets: Spaces) -> Legal<()> {
        if self.left() == 0 {
            return refuse("9.1", "refuse-raid-end");
        }
        if self.side == Side::French && FACTS.bases.has(to) {
            return refuse("2.1.7", "refuse-base");
        }
        if board.neutral_village(to).is_some() || board.neutral_village(self.at).is_some() {
            return refuse("8.0", "refuse-raid-neutral");
        }
        let way = self.at.way(to);
        if way.is_some_and(|way| board.shut(self.side, way)) {
            return refuse("card.39", "refuse-closed");
        }
        let comes = |steps: &u8| within(board, self.side, self.at.into(), *steps).has(to);
        let steps = if way.is_some() { Some(1) } else { (2..=self.left()).find(comes) };
        let Some(steps) = steps else {
            return refuse("9.1", "refuse-raid-too-far");
        };
        if within(board, self.side, to.into(), self.left() - steps).and(targets).is_empty() {
            return refuse("9.1", "refuse-raid-far");
        }
        if way.is_none() {
            return refuse("9.1", "refuse-raid-adjacent");
        }
        Ok(())
    }
}
