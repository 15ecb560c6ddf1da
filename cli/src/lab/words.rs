//! What is seen of a trial in words, as the terminal tells it.

use std::cell::RefCell;
use std::collections::BTreeMap;

use clap::ValueEnum;
use engine::{Eye, GameFacts, Side};
use shelf::{Shelved, Trial};

use crate::paint::Paint;
use crate::screen::Screen;
use crate::text::{Lang, Text};

/// What those eyes see, what they have been told since action `since`, and what they are asked. The language is `en` or
/// `fr`; in another one there are no words.
pub fn words(
    shelved: &dyn Shelved,
    trial: &dyn Trial,
    eye: Eye,
    since: u32,
    lang: &str,
) -> Option<String> {
    let lang = Lang::from_str(lang, false).ok()?;
    Some(seen(shelved, trial, eye, since, lang))
}

pub fn seen(shelved: &dyn Shelved, trial: &dyn Trial, eye: Eye, since: u32, lang: Lang) -> String {
    let asked = trial.awaited().iter().find(|side| eye.sees(*side));
    with_text(shelved.facts(), lang, |text| {
        let screen = Screen { text, paint: Paint::none(), facts: (shelved.facts().board)() };
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

/// Lends the words of a game, which are read when they are first asked for.
pub fn with_text<T>(facts: &GameFacts, lang: Lang, say: impl FnOnce(&Text) -> T) -> T {
    thread_local! {
        static TEXTS: RefCell<BTreeMap<(&'static str, &'static str), Text>> = const { RefCell::new(BTreeMap::new()) };
    }
    TEXTS.with_borrow_mut(|texts| {
        say(texts.entry((facts.name, lang.name())).or_insert_with(|| Text::new(facts, lang)))
    })
}
