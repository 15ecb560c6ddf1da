//! The Victory Check (18.2): bonuses, the War in Europe, thresholds.

use engine::{Side, World};

use crate::{Board, BonusKind, Colony, Ending, Event, FACTS, Victory, Why, on_track};

/// Returns the present value of a side's Scenario Bonus (18.2.1).
pub fn bonus(board: &Board, victory: &Victory) -> u8 {
    let side = victory.side;
    let bonus = &victory.bonus;
    let taken = FACTS.home[side.other()].and(board.captured());
    let enough = |n: u8| if bonus.at_least <= n { bonus.vp } else { 0 };
    let points = match bonus.when {
        BonusKind::ControlVictorySpaces => enough(taken.and(FACTS.victory).len()),
        BonusKind::ControlSettledSpaces => enough(taken.and(FACTS.settled).len()),
        BonusKind::ControlHomeSpaces => enough(taken.len()),
        BonusKind::PerColonyHeld => [Colony::Acadie, Colony::Canada, Colony::PaysDEnHaut]
            .into_iter()
            .map(|colony| enough(FACTS.colony(colony).and(board.friendly(side)).len()))
            .sum(),
        BonusKind::PerThreeValueSpaceKept => {
            let named = &FACTS.named;
            let kept = [named.louisbourg, named.quebec, named.montreal]
                .into_iter()
                .filter(|space| board.control(*space) != Some(Side::British));
            bonus.vp * kept.count() as u8
        }
    };
    points.min(bonus.at_most)
}

/// Makes the Victory Check at the start of Winter Quarters (17.1, 18.2.1).
pub fn check(board: &mut Board, world: &mut dyn World<Event>) {
    for side in [Side::British, Side::French] {
        if let Some(victory) = of_year(board, side) {
            let points = bonus(board, victory);
            board.score(side, points, Why::Bonus, world);
        }
    }
    europe(board, world);
    for side in [Side::British, Side::French] {
        let reached =
            of_year(board, side).and_then(|it| it.threshold).is_some_and(|threshold| match side {
                Side::British => on_track(threshold) <= board.marker(),
                Side::French => board.marker() <= on_track(threshold),
            });
        if reached {
            board.ending = Some(Ending { winner: side });
            world.tell(Event::Over { winner: side });
            return;
        }
    }
}

pub fn of_year(board: &Board, side: Side) -> Option<&'static Victory> {
    let year = board.year;
    board.facts().victory.iter().find(|it| it.year == year && it.side == side)
}

/// Reveals the chits, compares them and puts them back (18.3.2).
fn europe(board: &mut Board, world: &mut dyn World<Event>) {
    let value = |side: Side| board.europe[side].held.unwrap_or(0);
    let (french, british) = (value(Side::French), value(Side::British));
    if board.europe.french.held.is_some() || board.europe.british.held.is_some() {
        world.tell(Event::Europe { french, british });
    }
    let leader = if british < french { Side::French } else { Side::British };
    board.score(leader, french.abs_diff(british), Why::Europe, world);
    for side in Side::BOTH {
        if let Some(value) = board.europe[side].held.take() {
            board.europe[side].pool[usize::from(value)] += 1;
        }
    }
}
