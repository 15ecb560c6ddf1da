//! The habits of players of Wilderness War: sieges, works, and fortresses left empty.

use bots::Habits;
use engine::{BySide, Side};
use wilderness::{Action, FACTS, Frame, InForce, Ruin, Space, Spaces, Wilderness, supplied};

/// The habits of both sides in one game.
#[derive(Default)]
pub struct Watched {
    begun: BySide<u32>,
    begun_out_of_supply: BySide<u32>,
    lifted: BySide<u32>,
    lifted_before_a_roll: BySide<u32>,
    stormed: BySide<u32>,
    stockade_cards: BySide<u32>,
    fort_cards: BySide<u32>,
    razed: BySide<u32>,
    stockades_lost: BySide<u32>,
    emptied: BySide<u32>,
    /// The sieges in which the besieger has made a roll or an assault.
    rolled: Option<Spaces>,
}

impl Habits<Wilderness> for Watched {
    fn see(&mut self, before: &Wilderness, side: Side, action: Action, after: &Wilderness) {
        let (was, is) = (before.board(), after.board());
        let rolled = self.rolled.get_or_insert(Spaces::NONE);
        if let (Action::Siege | Action::Assault, Frame::Activation(it)) = (action, before.frame())
            && let Some(at) = it.place(was)
        {
            rolled.insert(at);
        }
        for space in is.sieges.minus(was.sieges).iter() {
            if let Some(owner) = is.stronghold(space) {
                let besieger = owner.other();
                self.begun[besieger] += 1;
                if !supplied(is, besieger).has(space) {
                    self.begun_out_of_supply[besieger] += 1;
                }
            }
        }
        for space in was.sieges.minus(is.sieges).iter() {
            let Some(owner) = was.stronghold(space) else { continue };
            if is.stronghold(space) != Some(owner) {
                self.stormed[owner.other()] += 1;
            } else {
                self.lifted[owner.other()] += 1;
                if !rolled.has(space) {
                    self.lifted_before_a_roll[owner.other()] += 1;
                }
            }
            rolled.remove(space);
        }
        match action {
            Action::Stockades(_) => self.stockade_cards[side] += 1,
            Action::Forts(_) => self.fort_cards[side] += 1,
            Action::Raze(_, Ruin::Stockade) => self.razed[side] += 1,
            _ => {
                let owner = side.other();
                let lost = was.stockades[owner].minus(is.stockades[owner]).len();
                self.stockades_lost[owner] += u32::from(lost);
            }
        }
        let louisbourg = FACTS.named.louisbourg;
        let stood = |game: &Wilderness, at: Space| game.board().units_of(Side::French, at).any();
        if side == Side::French
            && is.controls(Side::French, louisbourg)
            && !is.is_in_force(InForce::NoLandings)
            && stood(before, louisbourg)
            && !stood(after, louisbourg)
        {
            self.emptied.french += 1;
        }
    }

    fn counts(&self) -> Vec<(&'static str, BySide<u32>)> {
        vec![
            ("sieges begun", self.begun),
            ("sieges begun out of supply", self.begun_out_of_supply),
            ("sieges lifted", self.lifted),
            ("sieges lifted before a roll", self.lifted_before_a_roll),
            ("works taken by siege", self.stormed),
            ("cards for stockades", self.stockade_cards),
            ("cards for forts", self.fort_cards),
            ("own stockades razed", self.razed),
            ("stockades lost to the enemy", self.stockades_lost),
            ("Louisbourg left empty", self.emptied),
        ]
    }
}
