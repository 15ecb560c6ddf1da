//! The probability that the British win. It depends on the points scored, on the points that each side can
//! soon score, and on the forces that could win more in the remaining time.

use bayonets::{Board, Space, bonus};
use engine::Side;

use super::ground::Ground;
use super::odds::{Arm, ArmCounts};
use super::worth::terms;
use bots::exponential::logistic;

/// Returns the probability that the British win. The weights in the code were measured in games of the
/// policy against itself.
pub fn british_wins(board: &Board) -> f32 {
    let left = f32::from(10 - board.round);
    let marker = expected(board, left);
    let spread = 0.5 + 0.6 * left;
    let threshold = |side: Side| terms(board, side)?.threshold.map(on_track);
    let british = threshold(Side::British).map_or(0.0, |at| logistic((marker - at + 0.5) / spread));
    let french = threshold(Side::French).map_or(0.0, |at| logistic((at + 0.5 - marker) / spread));
    // The probability that neither side wins by the end of this year.
    let open = (1.0 - british - french).max(0.0);
    british + open * logistic((marker - 0.5) / (spread + 3.0))
}

/// Returns the Victory track's number for a number of points. The track has no zero (18.1).
fn on_track(points: i8) -> f32 {
    f32::from(if points < 0 { points + 1 } else { points })
}

/// Returns the expected position of the Victory marker at the end of the year. The passing of time favours
/// the French, who raid.
fn expected(board: &Board, left: f32) -> f32 {
    let british = Prospects::new(board, Side::British);
    let french = Prospects::new(board, Side::French);
    let means = (british.means - french.means).clamp(-12.0, 12.0);
    f32::from(board.marker()) + british.points - french.points + left * (0.05 * means - 0.5) + 0.5
}

/// A side's prospects.
struct Prospects {
    points: f32,
    means: f32,
}

impl Prospects {
    fn new(board: &Board, side: Side) -> Prospects {
        let ground = Ground::new(board, side);
        let bonus = terms(board, side).map_or(0.0, |it| f32::from(bonus(board, it)));
        let chit = f32::from(board.europe[side].held.unwrap_or(0));
        let raids = f32::from(board.raids[side]);
        let points =
            0.6 * bonus + chit + 0.06 * raids + 0.2 * grasp(&ground) - 0.25 * ground.danger();
        Prospects { points, means: means(&ground) }
    }
}

/// Returns the value of the spaces that the side's two best stacks can expect to take.
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

/// Returns the size of all the side's forces on the map, measured in Light units.
fn means(ground: &Ground) -> f32 {
    let stacks = ground.forces[ground.side].iter();
    let all = stacks.fold(ArmCounts::default(), |all, stack| all + *stack);
    let arms = [
        (Arm::Light, 1.0),
        (Arm::Indian, 0.1),
        (Arm::Regular, 1.5),
        (Arm::Colonial, 1.0),
        (Arm::Gun, 1.0),
        (Arm::Fleet, 0.7),
        (Arm::Fort, 0.5),
    ];
    arms.iter().map(|(arm, worth)| worth * f32::from(all.has(*arm))).sum()
}
