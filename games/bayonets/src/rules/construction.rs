//! Construction (12.0): Forts and Roads.

use engine::{Named, Procedure, Prompt, Refusal, Side, Sides, World};
use serde::{Deserialize, Serialize};

use crate::rules::movement::Moving;
use crate::{
    Action, Board, Connection, Event, FACTS, Frame, Legal, Place, Pool, Rules, Space, Step, Unit,
    Units, Work, refuse,
};

/// A Construction by a Brigade, which builds, repairs or razes (12.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Construction {
    pub side: Side,
    pub at: Space,
    brigade: Option<Unit>,
    /// Whether the Construction is the second one, by Construction Frenzy (card 7).
    frenzy: bool,
}

pub enum Plan {
    Brigade(Unit),
    Fort(Work),
    BeginRoad(Connection),
    FinishRoad(Connection),
}

impl Construction {
    pub fn new(side: Side, at: Space) -> Construction {
        Construction { side, at, brigade: None, frenzy: false }
    }
    pub fn frenzy(side: Side, at: Space) -> Construction {
        Construction { side, at, brigade: None, frenzy: true }
    }

    /// Returns the Brigades that may build in the space.
    fn builders(&self, board: &Board) -> Units {
        let here = board.stack(self.side, self.at).and(FACTS.brigades);
        let mut ready = here.minus(board.spent);
        if self.frenzy {
            ready.extend(board.this_round.builder.filter(|unit| here.has(*unit)));
        }
        ready
    }

    /// Checks that building is allowed in the space.
    pub fn check_site(&self, board: &Board) -> Legal<()> {
        if !self.at.on_map() || board.stack(self.side, self.at).and(FACTS.brigades).is_empty() {
            return refuse("12.0", "refuse-build-brigade");
        }
        if self.builders(board).is_empty() {
            return refuse("7.2.1", "refuse-spent");
        }
        self.check_ground(board)
    }

    /// Does the same check as [`check_site`](Construction::check_site), for a space that is known
    /// to have a ready Brigade.
    pub fn check_ground(&self, board: &Board) -> Legal<()> {
        let (side, at) = (self.side, self.at);
        let foe = side.other();
        if board.markers[side].rout.has(at) {
            return refuse("13.8", "refuse-routed");
        }
        if board.markers[side].oos.has(at) {
            return refuse("14.1.1", "refuse-build-supply");
        }
        if board.control(at) != Some(side) && !FACTS.wilderness.has(at) {
            return refuse("12.0", "refuse-build-friendly");
        }
        if board.present(foe).has(at)
            && !Board::outnumbers(board.count(side, at), board.count(foe, at))
        {
            return refuse("12.0", "refuse-build-enemy");
        }
        if !self.anything(board) {
            return refuse("12.0", "refuse-build-nothing");
        }
        Ok(())
    }

    fn anything(&self, board: &Board) -> bool {
        self.at.ways().iter().any(|way| self.check_begin(board, *way).is_ok())
            || self.at.ways().iter().any(|way| self.check_finish(board, *way).is_ok())
            || Work::all().any(|work| self.check_fort(board, work).is_ok())
    }

    /// Returns true if the work may be finished. A work begun this round may be finished only as
    /// the second Construction of card 7, in the space where the first was made.
    fn ripe(&self, board: &Board, new: bool) -> bool {
        let here = board.this_round.builder.is_some_and(|unit| board.at(unit) == self.at.into());
        !new || self.frenzy && here
    }

    fn fort(&self, board: &Board) -> Option<Unit> {
        board.stack(self.side, self.at).and(FACTS.forts).first()
    }

    fn check_fort(&self, board: &Board, work: Work) -> Legal<()> {
        let begun = board.fort_works.has(self.at);
        match work {
            Work::Begin if board.fortress(self.at) => refuse("12.0", "refuse-build-fortress"),
            Work::Begin if board.units_in(self.at).and(FACTS.forts).any() => {
                refuse("3.5", "refuse-build-second")
            }
            Work::Begin if begun => refuse("12.0", "refuse-build-begun"),
            Work::Finish if !begun => refuse("12.0", "refuse-build-not-begun"),
            Work::Finish if !self.ripe(board, board.this_round.new_forts.has(self.at)) => {
                refuse("12.0", "refuse-build-new")
            }
            Work::Finish if board.units_in(Place::pool(Pool::FORTS[self.side])).is_empty() => {
                refuse("12.0", "refuse-build-pool")
            }
            Work::Repair if self.fort(board).is_none_or(|fort| !board.is_reduced(fort)) => {
                refuse("12.0", "refuse-build-repair")
            }
            Work::Raze if self.fort(board).is_none() => refuse("12.0", "refuse-build-no-fort"),
            Work::RazeWorks if !begun => refuse("12.0", "refuse-build-not-begun"),
            _ => Ok(()),
        }
    }

    fn check_begin(&self, board: &Board, way: Connection) -> Legal<()> {
        if way.facts().highway || board.roads.has(way) || board.road_works.has(way) {
            return refuse("12.0", "refuse-road-there");
        }
        if board.neutral_village(way.other(self.at)).is_some() {
            return refuse("8.0", "refuse-road-neutral");
        }
        Ok(())
    }

    fn check_finish(&self, board: &Board, way: Connection) -> Legal<()> {
        let to = way.other(self.at);
        if !board.road_works.has(way) {
            return refuse("12.0", "refuse-road-not-begun");
        }
        if !self.ripe(board, board.this_round.new_roads.has(way)) {
            return refuse("12.0", "refuse-build-new");
        }
        if board.neutral_village(to).is_some() {
            return refuse("8.0", "refuse-road-neutral");
        }
        if self.side == Side::French && FACTS.bases.has(to) {
            return refuse("2.1.7", "refuse-base");
        }
        let foe = self.side.other();
        if board.present(foe).has(self.at) && board.entered(foe, way, self.at) {
            return refuse("10.2.1", "refuse-enemy-way");
        }
        Ok(())
    }
}

impl Procedure<Rules> for Construction {
    type Plan = Plan;
    type Shared = ();

    fn awaited(&self) -> Sides {
        self.side.into()
    }
    /// The only possible action is taken automatically, unless the side could raze a Fort or a work
    /// of its own.
    fn owed(&self, board: &Board) -> Option<Action> {
        let razes = |work: Work| self.check_fort(board, work).is_ok();
        let asked = self.brigade.is_some() && [Work::Raze, Work::RazeWorks].into_iter().any(razes);
        if asked { None } else { self.lone(board) }
    }
    fn ask(&self, _: &Board) -> Prompt {
        let key = if self.brigade.is_some() { "ask-build" } else { "ask-build-who" };
        Prompt::new("12.0", key).with(|text| text.name("space", self.at.key()))
    }
    fn candidates(&self, board: &Board, _: Side, (): &(), out: &mut Vec<Action>) {
        if self.brigade.is_none() {
            out.extend(board.classes(self.builders(board)).map(Action::Take));
            return;
        }
        out.extend(Work::all().map(Action::Fort));
        for way in self.at.ways() {
            let to = way.other(self.at);
            out.extend([Action::BeginRoad(to), Action::FinishRoad(to)]);
        }
    }
    fn check(&self, board: &Board, _: Side, action: Action, (): &()) -> Legal<Plan> {
        let path = |to: Space| self.at.way(to).ok_or(Refusal::new("12.0", "refuse-road-far"));
        match (self.brigade, action) {
            (None, Action::Take(class)) => {
                let builders = self.builders(board);
                // In a Frenzy the same builder may build again at no further cost (card 7).
                let spent = board.pick(builders.and(board.spent), class);
                let unit = spent.or_else(|| board.pick(builders, class));
                let absent = Refusal::new("12.0", "refuse-builder");
                let why = match board.check_ready(self.side, self.at, class, Units::NONE, absent) {
                    Err(why) => why,
                    Ok(_) => Refusal::new("12.0", "refuse-build-brigade"),
                };
                unit.map(Plan::Brigade).ok_or(why)
            }
            (None, _) => refuse("12.0", "refuse-builder"),
            (_, Action::Fort(work)) => self.check_fort(board, work).map(|()| Plan::Fort(work)),
            (_, Action::BeginRoad(to)) => {
                let way = path(to)?;
                self.check_begin(board, way).map(|()| Plan::BeginRoad(way))
            }
            (_, Action::FinishRoad(to)) => {
                let way = path(to)?;
                self.check_finish(board, way).map(|()| Plan::FinishRoad(way))
            }
            _ => refuse("12.0", "refuse-building"),
        }
    }
    fn choose(&mut self, board: &mut Board, plan: Plan, world: &mut dyn World<Event>) -> Step {
        let (side, at) = (self.side, self.at);
        match plan {
            Plan::Brigade(unit) => {
                self.brigade = Some(unit);
                return Step::Stay;
            }
            Plan::Fort(work) => {
                match work {
                    Work::Begin => {
                        board.fort_works.insert(at);
                        board.this_round.new_forts.insert(at);
                    }
                    Work::Finish => {
                        board.fort_works.remove(at);
                        let pool = board.units_in(Place::pool(Pool::FORTS[side]));
                        if let Some(fort) = pool.first() {
                            board.arrive(side, fort.into(), at);
                        }
                    }
                    Work::Repair => {
                        if let Some(fort) = self.fort(board) {
                            board.set_reduced(fort, false);
                        }
                    }
                    Work::Raze => {
                        if let Some(fort) = self.fort(board) {
                            board.put(fort, Place::REMOVED);
                        }
                    }
                    Work::RazeWorks => board.fort_works.remove(at),
                }
                world.tell(Event::Built { side, space: at, work, rule: "12.0" });
            }
            Plan::BeginRoad(way) => {
                board.road_works.insert(way);
                board.this_round.new_roads.insert(way);
                world.tell(Event::Road { side, way, done: false });
            }
            Plan::FinishRoad(_) => {}
        }
        let brigade = self.brigade.expect("a Brigade was chosen");
        board.this_round.builder = Some(brigade);
        board.spent.insert(brigade);
        if let Plan::FinishRoad(way) = plan {
            board.road_works.remove(way);
            board.roads.insert(way);
            world.tell(Event::Road { side, way, done: true });
            return Step::Become(Frame::Moving(Moving::along(side, brigade, way, at)));
        }
        Step::Return
    }
    fn meant(&self, _: &Board, space: Space) -> Option<Action> {
        Some(Action::BeginRoad(space))
    }
}
