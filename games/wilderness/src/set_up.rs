//! The board of a scenario.

use engine::{Named, Setup, SetupError, Side};

use crate::{Board, Edition, FACTS, Optional};

/// Returns the board for a set-up, before the cards are dealt.
pub fn board_of(setup: &Setup) -> Result<Board, SetupError> {
    let scenario = FACTS
        .scenarios
        .iter()
        .position(|it| it.id == setup.scenario)
        .expect("the scenario has been checked");
    let mut board = Board::set_up(scenario);
    let value = |name: &str| setup.options.get(name).map_or("", String::as_str);
    board.edition = Edition::named(value("edition")).unwrap_or_default();
    for option in Optional::all() {
        if value(option.name()) != "on" {
            continue;
        }
        if !board.edition.offers(option) {
            return Err(SetupError::Value {
                option: option.name().into(),
                value: "on".into(),
                known: format!("off in the {} edition", board.edition.name()),
            });
        }
        board.options.add(option);
    }
    if value("bidding") == "auction" && !board.edition.offers_auction() {
        return Err(SetupError::Value {
            option: "bidding".into(),
            value: "auction".into(),
            known: format!("agreed and sealed in the {} edition", board.edition.name()),
        });
    }
    // 13.3: the player of the favoured side gives these points to the other.
    if !matches!(value("bidding"), "sealed" | "auction") {
        let bid: i8 = value("bid").parse().unwrap_or(0);
        board.vp += if bid_for(setup) == Side::British { bid } else { -bid };
    }
    Ok(board)
}

/// Returns the favoured side, for which the points were bid (13.3).
pub fn bid_for(setup: &Setup) -> Side {
    let british = setup.options.get("bid-for").is_some_and(|it| it == "british");
    if british { Side::British } else { Side::French }
}
