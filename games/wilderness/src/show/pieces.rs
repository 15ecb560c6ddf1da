//! Pieces in the sentences of the log, the view and the odds.

use engine::{Arg, Named, Phrase};

use crate::{FACTS, Kind, Leaders, Units};

/// Returns units and leaders as a list.
pub fn force(units: Units, leaders: Leaders) -> Vec<Arg> {
    let mut said: Vec<Arg> =
        leaders.iter().map(|leader| Arg::Name { name: leader.key().into() }).collect();
    for kind in Kind::all() {
        let n = units.and(FACTS.of_kind[kind as usize]).len();
        if 0 < n {
            let count = Phrase::new("count-kind").number("n", n).name("kind", kind.key());
            said.push(Arg::Phrase(count));
        }
    }
    said
}
