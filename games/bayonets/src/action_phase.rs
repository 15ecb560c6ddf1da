//! An Action Phase (7.2), and the Reaction that may follow (7.3.6): what each
//! Action Point may do (7.3).

use engine::{Ask, Named, Procedure, Refusal, Side, Sides, Table};
use serde::{Deserialize, Serialize};

use crate::Rules;
use crate::action::{Action, Verb};
use crate::board::Board;
use crate::construction::Construction;
use crate::event::Event;
use crate::facts::{Connection, FACTS, Happening, Point, PointKind, Space, Spaces, Type, Units};
use crate::frame::{Frame, Step};
use crate::marshal::Marshal;
use crate::movement::{Landing, Mode, Moving, Sailing};
use crate::raid::{Raid, in_range, targets};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Landing,
    Indian,
    Hold,
    Act,
    /// A second Construction is offered (card 7).
    Frenzy,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ActionPhase {
    pub side: Side,
    first: bool,
    /// With the one point that was held (7.3.6).
    reaction: bool,
    stage: Stage,
    /// A Construction that a point paid for is under way.
    building: bool,
}

pub enum Plan {
    Do(Verb, Point, Space),
    Hold(Point),
    Frenzy(Space),
    Pass,
}

/// Where a side has units that may act, by what they are.
struct Ready {
    lights: Spaces,
    indians: Spaces,
    brigades: Spaces,
    guns: Spaces,
    commanders: Spaces,
    fleets: Spaces,
    works: Spaces,
}

impl Ready {
    /// Among all units of a side, or those of one space.
    fn of(board: &Board, units: Units) -> Ready {
        let mut ready = Ready {
            lights: Spaces::NONE,
            indians: Spaces::NONE,
            brigades: Spaces::NONE,
            guns: Spaces::NONE,
            commanders: Spaces::NONE,
            fleets: Spaces::NONE,
            works: Spaces::NONE,
        };
        let (watch, rough) = (board.indians_watch(), board.rough_seas());
        for unit in board.playing(units).minus(board.spent).iter() {
            let Some(at) = board.at(unit).map_space() else { continue };
            match FACTS.kinds[unit.index()] {
                Type::Light => ready.lights.insert(at),
                Type::Indian if !watch => {
                    ready.lights.insert(at);
                    ready.indians.insert(at);
                }
                Type::Highland | Type::Metropolitan | Type::NonMetropolitan => {
                    ready.brigades.insert(at);
                }
                Type::Artillery => ready.guns.insert(at),
                Type::Commander => ready.commanders.insert(at),
                Type::Fleet if !rough => ready.fleets.insert(at),
                Type::Fort | Type::Bastion => ready.works.insert(at),
                Type::Indian | Type::Fleet => {}
            }
        }
        ready
    }

    /// Spaces from which a verb is possible with a point.
    fn spaces(&self, board: &Board, side: Side, verb: Verb, point: Point) -> Spaces {
        let lights = if point.kind == PointKind::Indian { self.indians } else { self.lights };
        match verb {
            Verb::March => {
                let all =
                    lights.or(self.brigades).or(self.guns).or(self.commanders).or(self.fleets);
                all.iter()
                    .filter(|space| self.leads(board, side, *space, Some(point.double)))
                    .collect()
            }
            Verb::Scout => {
                lights.iter().filter(|space| self.leads(board, side, *space, None)).collect()
            }
            Verb::Raid => {
                let steps = if point.double { 6 } else { 3 };
                let targets = targets(board, side);
                let calm = lights.minus(board.rout[side]);
                calm.iter().filter(|at| in_range(board, side, *at, targets, steps)).collect()
            }
            Verb::Sail => {
                let fleets = self.fleets.iter();
                fleets.filter(|space| !board.pinned(side, *space)).collect()
            }
            Verb::Marshal => {
                let others =
                    self.brigades.or(self.guns).or(self.commanders).or(self.fleets).or(self.works);
                let calm = others.minus(board.rout[side]);
                calm.iter().filter(|space| self.called(board, side, *space)).collect()
            }
            Verb::Build => {
                let fit = self.brigades.minus(board.rout[side]).minus(board.oos[side]);
                let plain = board.friendly(side).or(FACTS.wilderness);
                let plain = plain.minus(board.present(side.other()));
                let site = |space: &Space| {
                    let works = Construction::new(side, *space);
                    plain.has(*space) && works.can_begin_road(board)
                        || works.check_site(board).is_ok()
                };
                fit.iter().filter(site).collect()
            }
        }
    }

    /// Somebody around could be marshaled there (11.0).
    fn called(&self, board: &Board, side: Side, at: Space) -> bool {
        let walkers = self.brigades.or(self.guns).or(self.commanders);
        at.ways().iter().any(|way| {
            let from = way.other(at);
            let able = self.lights.has(from)
                || walkers.has(from) && board.paved(*way)
                || self.fleets.has(from) && way.facts().coastal;
            able && Marshal::from(board, side, at, *way).next().is_some()
        })
    }

    /// A stack of what is ready there has somewhere to go (10.2): an army with a
    /// point that is doubled or not, or Light units alone.
    fn leads(&self, board: &Board, side: Side, at: Space, army: Option<bool>) -> bool {
        !board.pinned(side, at)
            && at.ways().iter().any(|way| {
                self.open(board, side, at, *way, army.is_none())
                    || army.is_some_and(|double| {
                        self.commanders.has(at)
                            && Moving::commander(board, side, double, at)
                                .check_go(board, *way)
                                .is_ok()
                    })
            })
    }

    fn open(&self, board: &Board, side: Side, at: Space, way: Connection, light: bool) -> bool {
        let to = way.other(at);
        let foe = side.other();
        let lights = self.lights.has(at);
        let paved = board.paved(way)
            && !light
            && (self.brigades.has(at) || self.guns.has(at) && !board.guns_used(side, way));
        let coastal = way.facts().coastal && !light && self.fleets.has(at);
        if !(lights || paved || coastal) || board.room(side, way) == 0 || board.shut(side, way) {
            return false;
        }
        if side == Side::French && FACTS.bases.has(to) {
            return false;
        }
        if board.present(foe).has(at) && board.entered(foe, way, at) {
            return false;
        }
        !board.rout[side].has(at) || routed_may(board, side, at, way, to, light)
    }
}

/// A Routed stack could go there with all who can (13.8).
fn routed_may(
    board: &Board,
    side: Side,
    at: Space,
    way: Connection,
    to: Space,
    light: bool,
) -> bool {
    let mut goers = board.able(Moving::ready(board, side, at), way);
    if light {
        goers = goers.and(FACTS.lights);
    }
    crate::movement::barred_in_rout(board, side, goers, to).is_ok()
}

/// What a point may be spent on (7.3.7).
fn allows(point: PointKind, verb: Verb) -> bool {
    match verb {
        Verb::Scout | Verb::Raid => point.light(),
        Verb::March | Verb::Marshal | Verb::Build => point.army(),
        Verb::Sail => point == PointKind::SailArmy,
    }
}

impl ActionPhase {
    pub fn new(side: Side, first: bool) -> ActionPhase {
        ActionPhase { side, first, reaction: false, stage: Stage::Landing, building: false }
    }

    /// The First Player's last Action (7.3.6).
    pub fn reaction(side: Side) -> ActionPhase {
        ActionPhase { reaction: true, stage: Stage::Act, ..ActionPhase::new(side, false) }
    }

    /// Points that may be used now.
    fn points(&self, board: &Board) -> impl Iterator<Item = Point> + use<> {
        let points = board.points[self.side];
        let indian = self.stage == Stage::Indian;
        let held = points.held.filter(|_| self.reaction);
        let free = !self.reaction;
        points.of(indian).filter(move |_| free).chain(held)
    }

    fn check_point(&self, board: &Board, verb: Verb, point: Point) -> Result<(), Refusal> {
        if point.kind == PointKind::Indian && self.stage == Stage::Act && self.side == Side::French
        {
            return Err(Refusal::new("7.2.s2", "refuse-indian-late"));
        }
        if !self.points(board).any(|free| free == point) {
            return Err(Refusal::new("7.3", "refuse-no-point"));
        }
        if !allows(point.kind, verb) {
            return Err(Refusal::new("7.3.7", "refuse-wrong-point"));
        }
        Ok(())
    }

    /// Why not, for a space where it can't be done.
    fn why(&self, board: &Board, verb: Verb, point: Point, space: Space) -> Refusal {
        let side = self.side;
        let refuse = Refusal::new;
        if !space.on_map() || board.stack(side, space).is_empty() {
            return refuse("7.3", "refuse-nobody");
        }
        let here = board.stack(side, space);
        if here.minus(board.spent).is_empty() {
            return refuse("7.2.1", "refuse-spent");
        }
        let routed = board.rout[side].has(space);
        let idle = |units: Units| here.minus(board.spent).minus(units).is_empty();
        if board.rough_seas() && idle(FACTS.fleets) {
            return refuse("card.40", "refuse-rough-seas");
        }
        if board.indians_watch() && idle(FACTS.indians) {
            return refuse("card.54", "refuse-indians-watch");
        }
        if point.kind == PointKind::Indian && here.and(FACTS.indians).minus(board.spent).is_empty()
        {
            return refuse("7.3.2", "refuse-not-indian");
        }
        match verb {
            Verb::Build => {
                let site = Construction::new(side, space).check_site(board);
                site.err().unwrap_or(refuse("12.0", "refuse-build-nothing"))
            }
            Verb::Raid | Verb::Marshal if routed => refuse("13.8", "refuse-routed"),
            Verb::Raid if Raid::raiders(board, side, false, space).is_empty() => {
                if board.indians_watch() && here.minus(board.spent).and(FACTS.indians).any() {
                    refuse("card.54", "refuse-indians-watch")
                } else {
                    refuse("9.0", "refuse-raider")
                }
            }
            Verb::Raid => refuse("9.1", "refuse-raid-far"),
            Verb::Sail if board.rough_seas() => refuse("card.40", "refuse-rough-seas"),
            Verb::Sail if here.and(FACTS.fleets).is_empty() => refuse("10.6", "refuse-no-fleet"),
            Verb::Marshal if Marshal::marshals(board, side, space).is_empty() => {
                refuse("11.0.s1", "refuse-marshal-who")
            }
            Verb::Marshal => refuse("11.0.s2", "refuse-marshal"),
            _ if board.pinned(side, space) => refuse("10.2.1", "refuse-pinned"),
            Verb::Scout if here.and(FACTS.lights).is_empty() => refuse("10.5", "refuse-not-light"),
            _ => refuse("10.2", "refuse-nowhere"),
        }
    }

    fn begin(&mut self, board: &mut Board, verb: Verb, point: Point, space: Space) -> Step {
        let side = self.side;
        if self.reaction {
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

    /// Where a second Construction may be made (card 7).
    fn sites(&self, board: &Board) -> Spaces {
        let present = board.present(self.side);
        present
            .iter()
            .filter(|space| Construction::frenzy(self.side, *space).check_site(board).is_ok())
            .collect()
    }
}

impl Procedure<Rules> for ActionPhase {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }

    fn ask(&self, _: &Board) -> Ask {
        match self.stage {
            Stage::Indian => Ask::new("7.2.s2", "ask-indian"),
            Stage::Hold => Ask::new("7.3.6", "ask-hold"),
            Stage::Frenzy => Ask::new("card.7", "ask-frenzy"),
            _ if self.reaction => Ask::new("7.3.6", "ask-reaction"),
            _ => Ask::new("7.3", "ask-act"),
        }
    }

    fn candidates(&self, board: &Board, side: Side, (): &(), out: &mut Vec<Action>) {
        self.legal(board, side, out);
    }

    fn legal(&self, board: &Board, _: Side, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Hold => out.extend(board.points[self.side].of(false).map(Action::Hold)),
            Stage::Frenzy => out.extend(self.sites(board).iter().map(Action::Frenzy)),
            _ => {
                let ready = Ready::of(board, board.own(self.side));
                let mut known: [[Option<Spaces>; 2]; 6] = [[None; 2]; 6];
                for point in self.points(board) {
                    for verb in Verb::all() {
                        if !allows(point.kind, verb) {
                            continue;
                        }
                        // Only what Light units do differs with an Indian point,
                        // and those come by themselves.
                        let seen = &mut known[verb as usize][usize::from(point.double)];
                        let spaces = *seen
                            .get_or_insert_with(|| ready.spaces(board, self.side, verb, point));
                        out.extend(spaces.iter().map(|space| Action::Do(verb, point, space)));
                    }
                }
            }
        }
        out.push(Action::Pass);
    }

    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Result<Plan, Refusal> {
        match (self.stage, action) {
            (_, Action::Pass) => Ok(Plan::Pass),
            (Stage::Hold, Action::Hold(point)) => {
                if board.points[self.side].of(false).any(|free| free == point) {
                    Ok(Plan::Hold(point))
                } else {
                    Err(Refusal::new("7.3.6", "refuse-hold"))
                }
            }
            (Stage::Hold, _) => Err(Refusal::new("7.3.6", "refuse-hold-first")),
            (Stage::Frenzy, Action::Frenzy(space)) => {
                Construction::frenzy(self.side, space).check_site(board)?;
                Ok(Plan::Frenzy(space))
            }
            (Stage::Frenzy, _) => Err(Refusal::new("card.7", "refuse-frenzy")),
            (_, Action::Do(verb, point, space)) => {
                self.check_point(board, verb, point)?;
                // To marshal troops takes others than those of the space.
                let units = match verb {
                    Verb::Marshal => board.own(self.side),
                    _ => board.stack(self.side, space),
                };
                let possible = space.on_map()
                    && Ready::of(board, units).spaces(board, self.side, verb, point).has(space);
                if possible {
                    Ok(Plan::Do(verb, point, space))
                } else {
                    Err(self.why(board, verb, point, space))
                }
            }
            (_, Action::Hold(_)) => Err(Refusal::new("7.3.6", "refuse-hold-second")),
            _ => Err(Refusal::new("7.3", "refuse-act")),
        }
    }

    fn choose(&mut self, board: &mut Board, plan: Plan, table: &mut impl Table<Event>) -> Step {
        match plan {
            Plan::Do(verb, point, space) => {
                table.tell(Event::Point { side: self.side, verb, point, space });
                return self.begin(board, verb, point, space);
            }
            Plan::Hold(point) => {
                board.points[self.side].hold(point);
                table.tell(Event::Held { side: self.side, point });
                self.stage = Stage::Act;
            }
            Plan::Frenzy(space) => {
                board.use_up(self.side, Happening::ConstructionFrenzy, table);
                self.stage = if self.reaction { Stage::Over } else { Stage::Act };
                return Step::Call(Frame::Construction(Construction::frenzy(self.side, space)));
            }
            Plan::Pass => {
                self.stage = match self.stage {
                    Stage::Indian => Stage::Hold,
                    Stage::Hold => Stage::Act,
                    Stage::Frenzy if !self.reaction => Stage::Act,
                    _ => Stage::Over,
                };
            }
        }
        self.resume(board, table)
    }

    fn resume(&mut self, board: &mut Board, table: &mut impl Table<Event>) -> Step {
        let side = self.side;
        if self.building {
            self.building = false;
            if board.offers(side, Happening::ConstructionFrenzy) && self.sites(board).any() {
                self.stage = Stage::Frenzy;
                return Step::Stay;
            }
        }
        loop {
            match self.stage {
                Stage::Landing => {
                    board.active = side;
                    board.builder = None;
                    table.tell(Event::Phase { side });
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
                    if self.first && board.points[side].of(false).next().is_some() {
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
                    if self.reaction {
                        board.points[side].held = None;
                    }
                    board.points[side].drop_free();
                    board.strand(side, table);
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
