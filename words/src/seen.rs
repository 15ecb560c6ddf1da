//! A game under experiment ([`Trial`]) in words, as the terminal prints it.

use std::cell::RefCell;
use std::collections::BTreeMap;

use engine::{Eye, GameFacts, Side};
use shelf::{Shelved, Trial};

use crate::{Lang, Paint, READABLE, Screen, Text};

/// Returns the table as `eye` sees it, the log since action `since`, and the question.
pub fn seen(shelved: &dyn Shelved, trial: &dyn Trial, eye: Eye, since: u32, lang: Lang) -> String {
    let asked = trial.awaited().iter().find(|side| eye.sees(*side));
    with_text(shelved.facts(), lang, |text| {
        let facts = (shelved.facts().board)();
        let screen = Screen { text, paint: Paint::none(), width: READABLE, facts };
        let mut words = Vec::new();
        let mut write = || {
            screen.log(&trial.log(eye, since), &mut words)?;
            let view = trial.view(eye);
            screen.table(&view, &mut words)?;
            for side in Side::BOTH {
                screen.hand(&view, side, &mut words)?;
            }
            if let Some(outcome) = trial.outcome() {
                screen.outcome(&outcome, &mut words)?;
            }
            match asked.and_then(|side| Some((side, trial.prompt(side)?))) {
                Some((side, prompt)) => screen.prompt(side, &prompt, &mut words),
                None => Ok(()),
            }
        };
        write().expect("memory can be written to");
        String::from_utf8_lossy(&words).into_owned()
    })
}

/// Calls `say` with the texts of a game, which are parsed at the first call.
pub fn with_text<T>(facts: &GameFacts, lang: Lang, say: impl FnOnce(&Text) -> T) -> T {
    thread_local! {
        static TEXTS: RefCell<BTreeMap<(&'static str, &'static str), Text>> = const { RefCell::new(BTreeMap::new()) };
    }
    TEXTS.with_borrow_mut(|texts| {
        say(texts.entry((facts.name, lang.name())).or_insert_with(|| Text::new(facts, lang)))
    })
}
