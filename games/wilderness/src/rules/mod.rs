//! The procedures, chapter by chapter in the rulebook's order.

pub mod sequence; // 4.0
pub mod cards; // 5.1, 5.2, 5.56
pub mod activation; // 5.3
pub mod construction; // 5.4
pub mod events; // 5.5
pub mod movement; // 6.0
pub mod battle; // 7.0
pub mod sieges; // 8.0
pub mod assault; // 9.0
pub mod raids; // 10.0
pub mod attrition; // 11.0
pub mod supply; // 12.0
pub mod victory; // 13.0
pub mod bidding; // 13.3, 14.7
