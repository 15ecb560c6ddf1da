//! What the British may hope for: points, points that are under way, and the
//! means to win more in the time that is left.

use bayonets::{Board, FACTS, Space, bonus};
use engine::Side;

use super::ground::{Ground, terms};
use super::odds::Arm;

/// The chance that the British win.
pub fn british_hope(board: &Board) -> f32 {
    let left = f32::from(10 - board.round);
    let [marker, bonus, raids, chits, danger, grasp, means, _] = features(board);
    let expected = marker
        + (0.7 - 0.12 * left).max(0.0) * bonus
        + 0.1 * raids
        + chits
        + 0.05 * danger
        + 0.15 * grasp
        + 0.04 * left * means
        - 0.2 * left;
    let spread = 0.4 + 0.45 * left;
    1.0 / (1.0 + (-(expected - 0.5) / spread).exp())
}

/// British minus French.
pub fn features(board: &Board) -> [f32; 8] {
    let marker = f32::from(board.marker());
    let by = |side: Side| terms(board, side).map_or(0.0, |it| f32::from(bonus(board, it)));
    let chit = |side: Side| f32::from(board.chit[side].unwrap_or(0));
    let british = Ground::new(board, Side::British);
    let french = Ground::new(board, Side::French);
    [
        marker,
        by(Side::British) - by(Side::French),
        f32::from(board.raids.british) - f32::from(board.raids.french),
        chit(Side::British) - chit(Side::French),
        french.danger() - british.danger(),
        grasp(&british) - grasp(&french),
        means(&british) - means(&french),
        raiders(board, Side::British) - raiders(board, Side::French),
    ]
}

fn grasp(ground: &Ground) -> f32 {
    let (mut first, mut second) = (0.0f32, 0.0f32);
    for at in ground.board.present(ground.side).without(Space::SAIL).iter() {
        let promise = ground.promise(at, ground.forces[ground.side][at.index()].mobile());
        if first < promise {
            (first, second) = (promise, first);
        } else if second < promise {
            second = promise;
        }
    }
    first + 0.6 * second
}

fn means(ground: &Ground) -> f32 {
    let mut all = 0.0;
    for force in &ground.forces[ground.side] {
        all += f32::from(force.has(Arm::Light))
            + 0.3 * f32::from(force.has(Arm::Indian))
            + 1.5 * f32::from(force.has(Arm::Regular))
            + f32::from(force.has(Arm::Colonial))
            + f32::from(force.has(Arm::Gun))
            + 0.5 * f32::from(force.has(Arm::Fort))
            + 0.7 * f32::from(force.has(Arm::Fleet));
    }
    all
}

fn raiders(board: &Board, side: Side) -> f32 {
    f32::from(board.playing(board.own(side).and(FACTS.indians)).len())
}
