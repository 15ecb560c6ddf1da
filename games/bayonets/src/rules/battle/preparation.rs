//! Preparation for a Battle (13.2, 13.3.1, 13.3.2), with its events.

use engine::{BySide, Modifier, Side, World};

use super::battle::Battle;
use crate::{Army, Board, CardEvent, Event, FACTS, Place, Pool, Spaces, Terrain, Unit};

impl Battle {
    /// Returns the penalties of a stack (13.3.2).
    pub fn penalties(&self, board: &Board, side: Side) -> Vec<Modifier> {
        let units = self.alive(board, side);
        let mut penalties = Vec::new();
        let mut weigh = |n: i8, id: &'static str, rule: &'static str| {
            if 0 < n {
                penalties.push(Modifier { id, rule, n: -n });
            }
        };
        let markers = &board.markers[side];
        let on = |marked: Spaces| i8::from(marked.has(self.space));
        weigh(on(markers.landing), "landing", "10.6.1");
        weigh(on(markers.marshal), "marshal", "11.0");
        weigh(on(markers.rout), "rout", "13.8");
        let doubled = 1 + i8::from(8 <= units.len());
        weigh(on(markers.oos) * doubled, "oos", "14.1.1");
        let fort = board.stack(side.other(), self.space).and(FACTS.forts).any();
        if side == self.attacker && fort {
            let guns = units.and(FACTS.artillery).any();
            weigh(if guns { 1 } else { 2 }, "fort", "3.5");
        }
        penalties
    }

    /// Returns true if a side could use the guns of a Fleet as Artillery (13.2.2).
    pub(super) fn may_improvise(&self, board: &Board, side: Side) -> bool {
        let fleets = self.alive(board, side).and(FACTS.fleets);
        1 < fleets.len() && self.spare_guns(board, side).is_some()
    }
    pub(super) fn spare_guns(&self, board: &Board, side: Side) -> Option<Unit> {
        let pool = board.units_in(Place::pool(Pool::ARTILLERY[side]));
        let lost = board.units_in(Place::losses(side)).and(FACTS.artillery);
        pool.first().or(lost.first())
    }

    /// Returns the event that the side may play as the Battle begins (cards 32, 37, 41).
    pub(super) fn event(&self, board: &Board, side: Side) -> Option<CardEvent> {
        if side != Side::French {
            return None;
        }
        let terrain = self.space.facts().terrain;
        let lights = self.alive(board, side).and(FACTS.lights).any();
        let fort = board.stack(Side::British, self.space).and(FACTS.forts).any();
        let fits = |event: &CardEvent| match event {
            CardEvent::WildernessAmbush => {
                lights && matches!(terrain, Terrain::Outpost | Terrain::Wilderness)
            }
            CardEvent::CoupDeMain => fort,
            _ => self.defender() == Side::French,
        };
        [CardEvent::WildernessAmbush, CardEvent::CoupDeMain, CardEvent::IndomitableAbbatis]
            .into_iter()
            .filter(|event| board.offers(side, *event))
            .find(fits)
    }

    pub(super) fn begin(&mut self, board: &Board, world: &mut dyn World<Event>) {
        for side in Side::BOTH {
            // Units that were removed by combining, or whose guns are used as Artillery, don't
            // fight.
            self.engaged[side] = self.engaged[side].and(board.stack(side, self.space));
            let weight: i8 = self.penalties(board, side).iter().map(|it| it.n).sum();
            let moved = self.events[side];
            self.marker[side] = (weight + moved.min(0)).max(-5) + moved.max(0);
            let helps = [CardEvent::LuckyCannonball, CardEvent::PerfectVolleys];
            if helps.into_iter().any(|event| board.offers(side, event)) {
                self.card_rerolls[side] = 3;
            }
        }
        self.had_bastion = self.alive(board, self.defender()).and(FACTS.bastions).any();
        world.tell(Event::Battle {
            attacker: self.attacker,
            space: self.space,
            armies: BySide::of(|side| Army {
                units: self.engaged[side],
                militia: self.militia[side],
                marker: self.marker[side],
            }),
        });
    }

    pub(super) fn play_event(
        &mut self,
        board: &mut Board,
        event: CardEvent,
        world: &mut dyn World<Event>,
    ) {
        board.use_up(Side::French, event, world);
        match event {
            CardEvent::WildernessAmbush => {
                let lights = self.alive(board, Side::French).and(FACTS.lights).len();
                self.events[Side::French] += if 3 <= lights { 2 } else { 1 };
            }
            CardEvent::CoupDeMain => {
                self.events[Side::French] += 1;
                self.coup = true;
            }
            _ => self.events[Side::British] -= 2,
        }
    }
}
