//! Tests that programs are not offered cancellations, such as calling off a march that has not moved,
//! unless they ask for them. Otherwise a program that chooses at random could go on for ever.

use std::sync::Mutex;

use engine::{BySide, Seed, Setup, Side, Written};
use shelf::{Bout, Level, NoAnswer, PublicQuestion, Stranger, shelf};

/// The British form a march, and may call it off.
const FORMING: &str = "
phase = \"british-movement\"
spaces.albany.british = { sp = 4, leaders = [\"shirley\"] }
played = \"\"\"
british: march albany
\"\"\"
";

fn forming() -> Setup {
    Setup { position: Some(FORMING.into()), ..Setup::default() }
}

#[test]
fn a_trial_lists_cancellations_when_it_is_asked_to() {
    let position = Written::parse(FORMING).unwrap();
    let shelf = shelf();
    let mut trial =
        shelf.find("struggle").unwrap().trial_at(&position, Seed::from_number(1)).unwrap();
    let listed = trial.legal(Side::British);
    assert!(listed.contains(&"take all".to_string()) && !listed.contains(&"halt".to_string()));
    let mut all = trial.copy();
    all.list_cancellations();
    assert!(all.legal(Side::British).contains(&"halt".to_string()));
    trial.play(Side::British, "halt").expect("it can be played all the same");
}

#[test]
fn a_batch_lists_cancellations_when_it_is_asked_to() {
    let shelf = shelf();
    let batch = || shelf.find("struggle").unwrap().batch(&Setup::default(), 1, 1).unwrap();
    let (mut plain, mut all) = (batch(), batch());
    all.list_cancellations();
    let mut forming = 0;
    for n in 0..3000 {
        let (fewer, more) = (plain.legal(0), all.legal(0));
        assert!(fewer.iter().all(|id| more.contains(id)), "all that is listed without them");
        assert!(more.len() - fewer.len() <= 1, "only a march can be called off");
        forming += more.len() - fewer.len();
        let id = fewer[n * 7 % fewer.len()];
        plain.step(&[id]).unwrap();
        all.step(&[id]).unwrap();
    }
    assert!(0 < forming, "a march is formed sooner or later");
}

/// A player that records what it is offered, and gives no answer.
#[derive(Default)]
struct Notes(Vec<String>);

impl Stranger for Notes {
    fn choose(&mut self, seen: &PublicQuestion) -> Result<String, NoAnswer> {
        self.0.clone_from(&seen.legal);
        Err(NoAnswer::Ended)
    }
}

#[test]
fn a_program_is_offered_no_cancellations() {
    let (setup, bots) = (forming(), BySide::of(|_| Level::default()));
    let notes = Mutex::new(Notes::default());
    let thought = |_: Side, _: u32| 1_u64;
    let plain = Bout::new(&setup, Seed::from_number(1), &bots, &thought);
    let strangers = BySide { french: None, british: Some(&notes as &Mutex<dyn Stranger>) };
    let shelf = shelf();
    shelf.find("struggle").unwrap().play_out(&Bout { strangers, ..plain }).unwrap();
    let offered = &notes.lock().unwrap().0;
    assert!(offered.contains(&"take all".to_string()) && !offered.contains(&"halt".to_string()));
}
