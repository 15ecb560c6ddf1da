//! An Action Phase (7.2), and the Reaction that may follow (7.3.6): the uses of each Action Point
//! (7.3).

use std::cell::OnceCell;

use engine::{Named, Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use super::ready::Ready;
use crate::rules::construction::Construction;
use crate::rules::marshal::Marshal;
use crate::rules::movement::{Landing, Mode, Moving, Sailing};
use crate::rules::raid::{Raid, in_range, targets};
use crate::{
    Action, Board, CardEvent, Event, FACTS, Frame, Legal, Point, PointKind, Rules, Space, Spaces,
    Step, Verb, refuse,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Landing,
    Indian,
    Hold,
    Act,
    /// The side may make a second Construction (card 7).
    Frenzy,
    Over,
}

/// The kind of an Action Phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PhaseOrder {
    /// The First Player's phase, in which a point may be held.
    First,
    Second,
    /// The First Player's last Action, with the point that was held (7.3.6).
    Reaction,
}

/// The phase in which one side spends its Action Points, one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ActionPhase {
    pub side: Side,
    order: PhaseOrder,
    stage: Stage,
    /// Whether a Construction is under way. The point for it has been paid.
    building: bool,
}

pub enum Plan {
    Do(Verb, Point, Space),
    Hold(Point),
    Frenzy(Space),
    Pass,
}

/// Facts that several actions of a phase share.
#[derive(Default)]
pub struct Shared {
    ready: OnceCell<Ready>,
    /// Spaces that may be raided.
    targets: OnceCell<Spaces>,
    /// The spaces where each verb is possible, with a plain point and with a doubled one. For Light
    /// units it also matters whether the point is an Indian one, but Indian points are spent in a
    /// separate stage.
    possible: [[OnceCell<Spaces>; 2]; 6],
}

impl Shared {
    #[inline]
    fn possible(&self, verb: Verb, point: Point) -> &OnceCell<Spaces> {
        &self.possible[verb as usize][usize::from(point.double)]
    }
}

/// Returns the spaces among `spaces` that pass the check.
#[inline]
fn passing(spaces: Spaces, check: impl Fn(Space) -> Legal<()>) -> Spaces {
    spaces.iter().filter(|space| check(*space).is_ok()).collect()
}

const NOWHERE: Refusal = Refusal::new("10.2", "refuse-nowhere");
const NOBODY_COMES: Refusal = Refusal::new("11.0.s2", "refuse-marshal");

/// Returns true if a point may be spent on the verb (7.3.7).
fn allows(point: PointKind, verb: Verb) -> bool {
    match verb {
        Verb::Scout | Verb::Raid => point.light(),
        Verb::March | Verb::Marshal | Verb::Build => point.army(),
        Verb::Sail => point == PointKind::SailArmy,
    }
}

impl ActionPhase {
    pub fn new(side: Side, order: PhaseOrder) -> ActionPhase {
        let stage = if order == PhaseOrder::Reaction { Stage::Act } else { Stage::Landing };
        ActionPhase { side, order, stage, building: false }
    }

    /// Returns true if passing now ends the phase, and loses the points that are left.
    pub fn spends(&self) -> bool {
        self.stage == Stage::Act && !self.reacts()
    }

    /// Returns the number of points lost by passing now.
    pub fn unused(&self, board: &Board) -> usize {
        match self.stage {
            Stage::Indian | Stage::Act => self.points(board).count(),
            _ => 0,
        }
    }

    fn reacts(&self) -> bool {
        self.order == PhaseOrder::Reaction
    }

    /// Iterates over the points that may be used now.
    fn points(&self, board: &Board) -> impl Iterator<Item = Point> + use<> {
        let points = board.points[self.side];
        let indian = self.stage == Stage::Indian;
        let held = points.held.filter(|_| self.reacts());
        let free = !self.reacts();
        points.of(indian).filter(move |_| free).chain(held)
    }

    fn check_point(&self, board: &Board, verb: Verb, point: Point) -> Legal<()> {
        let indian = point.kind == PointKind::Indian;
        if indian && self.stage == Stage::Act && self.side == Side::French {
            return refuse("7.2.s2", "refuse-indian-late");
        }
        let points = &board.points[self.side];
        if self.reacts() && points.held != Some(point) {
            return refuse("7.3.6", "refuse-reaction-point");
        }
        if !self.reacts() && !points.has(point) {
            return Err(match points {
                _ if points.held == Some(point) => Refusal::new("7.3.6", "refuse-held"),
                _ if 0 < points.lost(point) => board.robbed(self.side),
                _ => Refusal::new("7.3", "refuse-no-point"),
            });
        }
        if !self.reacts() && !indian && self.stage == Stage::Indian {
            return refuse("7.2.s2", "refuse-indian-first");
        }
        if !allows(point.kind, verb) {
            return refuse("7.3.7", "refuse-wrong-point");
        }
        Ok(())
    }

    /// Returns the spaces where a point may be spent on the verb.
    fn possible(&self, board: &Board, verb: Verb, point: Point, shared: &Shared) -> Spaces {
        let ready = shared.ready.get_or_init(|| Ready::of(board, board.own(self.side)));
        let fit = ready.fit(verb, point.kind);
        match verb {
            Verb::March => passing(fit, |at| self.check_march(board, point.double, at, ready)),
            Verb::Scout => passing(fit, |at| self.check_scout(board, at, ready)),
            Verb::Raid => {
                let targets = *shared.targets.get_or_init(|| targets(board, self.side));
                passing(fit, |at| self.check_raid(board, point.double, at, targets))
            }
            Verb::Sail => passing(fit, |at| self.check_pinned(board, at)),
            Verb::Marshal => passing(fit, |at| self.check_marshal(board, at, ready)),
            Verb::Build => passing(fit, |at| Construction::new(self.side, at).check_ground(board)),
        }
    }

    /// Checks that a point may be spent on the verb in a space.
    fn check_space(&self, board: &Board, verb: Verb, point: Point, space: Space) -> Legal<()> {
        // Marshaling also needs ready units in an adjacent space.
        let ready = match verb {
            Verb::Marshal => Ready::of(board, board.own(self.side)),
            _ => Ready::of(board, board.stack(self.side, space)),
        };
        if !ready.fit(verb, point.kind).has(space) {
            return Err(self.unfit(board, verb, point, space));
        }
        match verb {
            Verb::March => self.check_march(board, point.double, space, &ready),
            Verb::Scout => self.check_scout(board, space, &ready),
            Verb::Raid => self.check_raid(board, point.double, space, targets(board, self.side)),
            Verb::Sail => self.check_pinned(board, space),
            Verb::Marshal => self.check_marshal(board, space, &ready),
            Verb::Build => Construction::new(self.side, space).check_ground(board),
        }
        .map_err(|why| self.hindrance(board, verb, space, &ready, why))
    }

    /// Returns the reason why no unit of the space can move or, for marshaling, why no unit nearby
    /// can come, if the reason is the same for all units. Otherwise returns `why`.
    fn hindrance(
        &self,
        board: &Board,
        verb: Verb,
        space: Space,
        ready: &Ready,
        why: Refusal,
    ) -> Refusal {
        match verb {
            Verb::March | Verb::Scout if why == NOWHERE => {
                ready.hindrance(board, self.side, space, verb == Verb::March)
            }
            Verb::Marshal if why == NOBODY_COMES => Marshal::new(self.side, space).hindrance(board),
            _ => None,
        }
        .unwrap_or(why)
    }

    #[inline]
    fn check_pinned(&self, board: &Board, space: Space) -> Legal<()> {
        if board.pinned(self.side, space) {
            return refuse("10.2.1", "refuse-pinned");
        }
        Ok(())
    }

    #[inline]
    fn check_march(&self, board: &Board, double: bool, space: Space, ready: &Ready) -> Legal<()> {
        self.check_pinned(board, space)?;
        if ready.leads(board, self.side, space, true)
            || ready.commanders.has(space)
                && Moving::commander(board, self.side, double, space).may_go(board)
        {
            return Ok(());
        }
        Err(NOWHERE)
    }

    #[inline]
    fn check_scout(&self, board: &Board, space: Space, ready: &Ready) -> Legal<()> {
        self.check_pinned(board, space)?;
        if ready.leads(board, self.side, space, false) {
            return Ok(());
        }
        Err(NOWHERE)
    }

    #[inline]
    fn check_calm(&self, board: &Board, space: Space) -> Legal<()> {
        if board.markers[self.side].rout.has(space) {
            return refuse("13.8", "refuse-routed");
        }
        Ok(())
    }

    #[inline]
    fn check_raid(&self, board: &Board, double: bool, space: Space, targets: Spaces) -> Legal<()> {
        self.check_calm(board, space)?;
        if in_range(board, self.side, space, targets, Raid::steps(double)) {
            return Ok(());
        }
        refuse("9.1", "refuse-raid-far")
    }

    #[inline]
    fn check_marshal(&self, board: &Board, space: Space, ready: &Ready) -> Legal<()> {
        self.check_calm(board, space)?;
        if ready.called(board, self.side, space) {
            return Ok(());
        }
        Err(NOBODY_COMES)
    }

    /// Returns the reason why no unit in a space is suitable for the verb.
    fn unfit(&self, board: &Board, verb: Verb, point: Point, space: Space) -> Refusal {
        let why = Refusal::new;
        let here = board.stack(self.side, space);
        if !space.on_map() || here.is_empty() {
            return why("7.3", "refuse-nobody");
        }
        let (wanted, none) = match verb {
            Verb::Scout | Verb::Raid if point.kind == PointKind::Indian => {
                (FACTS.indians, why("7.3.2", "refuse-not-indian"))
            }
            Verb::Scout => (FACTS.lights, why("10.5", "refuse-not-light")),
            Verb::Raid => (FACTS.lights, why("9.0", "refuse-not-raider")),
            Verb::March => (FACTS.mobile, why("10.2", "refuse-works")),
            Verb::Sail => (FACTS.fleets, why("10.6", "refuse-no-fleet")),
            Verb::Marshal => (here.minus(FACTS.lights), why("11.0.s1", "refuse-marshal-light")),
            Verb::Build => (FACTS.brigades, why("12.0", "refuse-build-brigade")),
        };
        let there = here.and(wanted);
        let fresh = there.minus(board.spent);
        if there.is_empty() {
            none
        } else if fresh.is_empty() {
            why("7.2.1", "refuse-spent")
        } else if fresh.minus(FACTS.fleets).is_empty() {
            why("card.40", "refuse-rough-seas")
        } else {
            why("card.54", "refuse-indians-watch")
        }
    }

    fn begin(&mut self, board: &mut Board, verb: Verb, point: Point, space: Space) -> Step {
        let side = self.side;
        if self.reacts() {
            board.points[side].held = None;
            self.stage = Stage::Over;
        } else {
            board.points[side].take(point);
        }
        let (indian, double) = (point.kind == PointKind::Indian, point.double);
        Step::Call(match verb {
            Verb::March => Frame::Moving(Moving::new(side, Mode::Army, double, space)),
            Verb::Scout => {
                let mode = if indian { Mode::Indian } else { Mode::Light };
                Frame::Moving(Moving::new(side, mode, double, space))
            }
            Verb::Raid => Frame::Raid(Raid::new(side, indian, double, space)),
            Verb::Sail => Frame::Sailing(Sailing::new(side, double, space)),
            Verb::Marshal => Frame::Marshal(Marshal::new(side, space)),
            Verb::Build => {
                self.building = true;
                Frame::Construction(Construction::new(side, space))
            }
        })
    }

    /// Returns true if a second Construction may be made anywhere (card 7).
    fn may_frenzy(&self, board: &Board) -> bool {
        let frenzied = ActionPhase { stage: Stage::Frenzy, ..*self };
        let allowed = |at: Space| frenzied.allows(board, self.side, Action::Frenzy(at));
        board.present(self.side).iter().any(allowed)
    }
}

impl Procedure<Rules> for ActionPhase {
    type Plan = Plan;
    type Shared = Shared;

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Prompt {
        match self.stage {
            Stage::Indian => Prompt::new("7.2.s2", "ask-indian"),
            Stage::Hold => Prompt::new("7.3.6", "ask-hold"),
            Stage::Frenzy => Prompt::new("card.7", "ask-frenzy"),
            _ if self.reacts() => Prompt::new("7.3.6", "ask-reaction"),
            _ => Prompt::new("7.3", "ask-act"),
        }
    }

    fn candidates(&self, board: &Board, _: Side, shared: &Shared, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Hold => out.extend(board.points[self.side].of(false).map(Action::Hold)),
            Stage::Frenzy => out.extend(board.present(self.side).iter().map(Action::Frenzy)),
            _ => {
                for point in self.points(board) {
                    for verb in Verb::all().filter(|verb| allows(point.kind, *verb)) {
                        let known = shared.possible(verb, point);
                        let spaces =
                            known.get_or_init(|| self.possible(board, verb, point, shared));
                        out.extend(spaces.iter().map(|space| Action::Do(verb, point, space)));
                    }
                }
            }
        }
        out.push(Action::Pass);
    }

    fn check(&self, board: &Board, _: Side, action: Action, shared: &Shared) -> Legal<Plan> {
        match (self.stage, action) {
            (_, Action::Pass) => Ok(Plan::Pass),
            (_, Action::Hold(point)) if point.kind == PointKind::Indian => {
                refuse("7.3.6", "refuse-hold-indian")
            }
            (Stage::Hold, Action::Hold(point)) => {
                if board.points[self.side].of(false).any(|free| free == point) {
                    Ok(Plan::Hold(point))
                } else {
                    refuse("7.3.6", "refuse-hold")
                }
            }
            (Stage::Hold, _) => refuse("7.3.6", "refuse-hold-first"),
            (Stage::Frenzy, Action::Frenzy(space)) => {
                Construction::frenzy(self.side, space).check_site(board)?;
                Ok(Plan::Frenzy(space))
            }
            (Stage::Frenzy, _) => refuse("card.7", "refuse-frenzy"),
            (_, Action::Do(verb, point, space)) => {
                self.check_point(board, verb, point)?;
                let known = shared.possible(verb, point).get();
                if known.is_none_or(|spaces| !spaces.has(space)) {
                    self.check_space(board, verb, point, space)?;
                }
                Ok(Plan::Do(verb, point, space))
            }
            (_, Action::Hold(_)) if self.order != PhaseOrder::First => {
                refuse("7.3.6", "refuse-hold-second")
            }
            (Stage::Indian, Action::Hold(_)) => refuse("7.3.6", "refuse-hold-early"),
            (_, Action::Hold(_)) => refuse("7.3.6", "refuse-hold-late"),
            _ => refuse("7.3", "refuse-act"),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        match plan {
            Plan::Do(verb, point, space) => {
                world.tell(Event::Point { side: self.side, verb, point, space });
                return self.begin(board, verb, point, space);
            }
            Plan::Hold(point) => {
                board.points[self.side].hold(point);
                world.tell(Event::Held { side: self.side, point });
                self.stage = Stage::Act;
            }
            Plan::Frenzy(space) => {
                board.use_up(self.side, CardEvent::ConstructionFrenzy, world);
                self.stage = if self.reacts() { Stage::Over } else { Stage::Act };
                return Step::Call(Frame::Construction(Construction::frenzy(self.side, space)));
            }
            Plan::Pass => {
                self.stage = match self.stage {
                    Stage::Indian => Stage::Hold,
                    Stage::Hold => Stage::Act,
                    Stage::Frenzy if !self.reacts() => Stage::Act,
                    _ => Stage::Over,
                };
            }
        }
        self.resume(board, world)
    }

    fn resume(&mut self, board: &mut Board, world: &mut dyn World<Event>) -> Step {
        let side = self.side;
        if self.building {
            self.building = false;
            if board.offers(side, CardEvent::ConstructionFrenzy) && self.may_frenzy(board) {
                self.stage = Stage::Frenzy;
                return Step::Stay;
            }
        }
        loop {
            match self.stage {
                Stage::Landing => {
                    board.active = side;
                    board.this_round.builder = None;
                    world.tell(Event::Phase { side });
                    self.stage = Stage::Indian;
                    if let Some(landing) = Landing::due(board, side) {
                        return Step::Call(landing);
                    }
                }
                Stage::Indian => {
                    if board.points[side].of(true).next().is_some() {
                        return Step::Stay;
                    }
                    self.stage = Stage::Hold;
                }
                Stage::Hold => {
                    board.points[side].drop_indian();
                    if self.order == PhaseOrder::First
                        && board.points[side].of(false).next().is_some()
                    {
                        return Step::Stay;
                    }
                    self.stage = Stage::Act;
                }
                Stage::Act => {
                    board.active = side;
                    if self.points(board).next().is_some() {
                        return Step::Stay;
                    }
                    self.stage = Stage::Over;
                }
                Stage::Frenzy => return Step::Stay,
                Stage::Over => {
                    if self.reacts() {
                        board.points[side].held = None;
                    }
                    board.points[side].drop_free();
                    board.remove_lone_commanders(side, world);
                    return Step::Return;
                }
            }
        }
    }

    fn meant(&self, board: &Board, space: Space) -> Option<Action> {
        let point = self.points(board).next()?;
        let verb = Verb::all().find(|verb| allows(point.kind, *verb))?;
        Some(Action::Do(verb, point, space))
    }
}
