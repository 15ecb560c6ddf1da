//! The odds shown to a player are right: they agree with ten thousand fights played out one by one, and hidden
//! information doesn't influence them.

use std::collections::BTreeMap;

use bots::Mind;
use engine::{
    Aloud, Arg, CaseFile, Event, Eye, Game, LogLine, Names, Odds, Phrase, Playing, Seed, Seeded,
    Side,
};
use minds::{BayonetsMind, StruggleMind, WildernessMind};

/// A fight: a case that ends at the choice, the side that chooses, and its action.
struct Fight {
    case: &'static str,
    side: Side,
    play: &'static str,
}

/// Both sides hold hidden cards, and both have a leader.
const COMBAT: Fight = Fight {
    case: r#"
game = "struggle"
[[case]]
name = "a combat"
script = '''
? awaited = british
'''
[case.position]
phase = "british-combat"
british = { hand = ["B24", "B25"] }
french = { hand = ["F20", "F24", "F25"] }
spaces.panawamske.french = { sp = 4, leaders = ["montcalm"] }
attack = [{ from = "fort-western", to = "panawamske", sp = 6, leaders = ["wolfe"] }]
"#,
    side: Side::British,
    play: "fight panawamske",
};

/// The British may avoid the battle, or may have events to play.
const BATTLE: Fight = Fight {
    case: r#"
game = "wilderness"
[[case]]
name = "a battle"
script = '''
french: activate 5
french: name regulars casco-bay
british: pass
'''
[case.position]
discard = [6, 7, 8]
french.hand = [5]
british.hand = [2, 3, 4]
spaces.casco-bay = { stockade = "french", french = { regulars = 1 } }
spaces.portsmouth.british = { northern-provincials = 1 }
"#,
    side: Side::French,
    play: "go portsmouth",
};

const ASSAULT: Fight = Fight {
    case: r#"
game = "wilderness"
[[case]]
name = "an assault"
script = '''
french: activate 5
french: force montcalm
'''
[case.position]
discard = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
french.hand = [5]
british.hand = [2]
spaces.oswego.fort = "british"
spaces.oswego.siege = 1
spaces.oswego.french = { regulars = 3, leaders = ["montcalm"] }
spaces.oswego.british-inside = { regulars = 1 }
"#,
    side: Side::French,
    play: "assault",
};

const SIEGE: Fight = Fight { play: "siege", ..ASSAULT };

const RAID: Fight = Fight {
    case: r#"
game = "wilderness"
[[case]]
name = "a raid"
script = '''
french: activate 5
french: name coureurs casco-bay
french: act coureurs casco-bay
french: go portsmouth
'''
[case.position]
discard = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
french.hand = [5]
british.hand = []
spaces.casco-bay.french = { coureurs = 1 }
"#,
    side: Side::French,
    play: "halt",
};

/// The last action of the round: the battle follows.
const BATTLE_OF_DICE: Fight = Fight {
    case: r#"
game = "bayonets"
[[case]]
name = "a battle"
script = '''
? awaited = british
'''
[case.position]
stage = "second"
british.played = 2
spaces.les-trois-rivieres.french = { light = 1 }
spaces.mamhlawbagok = { battle = true, came = "french", french = { light = 3 }, british = { light = 2, colonial-light = 1 } }
"#,
    side: Side::British,
    play: "pass",
};

const RAID_OF_DICE: Fight = Fight {
    case: r#"
game = "bayonets"
[[case]]
name = "a raid"
script = '''
french: raid indian onyiudaondagwat
french: take seneca
'''
[case.position]
stage = "second"
first = "british"
french.played = 26
indian = 52
spaces.onyiudaondagwat.french = { seneca = 1, mingo = 1 }
spaces.oswego.british = { light = 1 }
"#,
    side: Side::French,
    play: "go oswego",
};

#[test]
fn odds_agree_with_ten_thousand_combats() {
    agree::<StruggleMind>(&COMBAT);
}

#[test]
fn odds_agree_with_ten_thousand_battles_assaults_sieges_and_raids() {
    [&BATTLE, &ASSAULT, &SIEGE, &RAID].into_iter().for_each(agree::<WildernessMind>);
}

#[test]
fn odds_agree_with_ten_thousand_battles_and_raids_of_many_dice() {
    [&BATTLE_OF_DICE, &RAID_OF_DICE].into_iter().for_each(agree::<BayonetsMind>);
}

#[test]
fn a_die_that_decides_alone_is_shown() {
    let raid = odds(&RAID, RAID.case);
    assert!(raid.exact, "{raid:?}");
    let faces: Vec<u8> = raid.results.iter().flat_map(|it| it.faces.clone()).collect();
    let mut sorted = faces.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, [1, 2, 3, 4, 5, 6], "every face leads somewhere: {raid:?}");
    let panel = raid.panel.expect("it is known what is being settled");
    assert_eq!(panel.id, "raid");
}

/// The hand that the chooser can't see gets other cards; the odds stay the same.
#[test]
fn hidden_cards_do_not_change_the_odds() {
    for (fight, theirs, others) in [
        (&COMBAT, r#"["F20", "F24", "F25"]"#, r#"["F21", "F22", "F23"]"#),
        (&BATTLE, "british.hand = [2, 3, 4]", "british.hand = [9, 10, 11]"),
    ] {
        let changed = fight.case.replace(theirs, others);
        assert_ne!(changed, fight.case);
        assert_eq!(odds(fight, fight.case), odds(fight, &changed));
    }
}

/// Bradstreet with his Regulars, and Provincials without a leader, stand beside a fort that the French march to.
const MARCH: Fight = Fight {
    case: r#"
game = "wilderness"
[[case]]
name = "a march"
script = '''
french: activate 5
french: force montcalm
french: take all
french: march
british: pass
'''
[case.position]
discard = [6, 7, 8]
french.hand = [5]
british.hand = [2, 3, 4]
spaces.ticonderoga = { fort = "french", french = { regulars = 4, leaders = ["montcalm"] } }
spaces.hudson-carry-north = { fort = "british", british = { northern-provincials = 2 } }
spaces.hudson-carry-south.british = { regulars = 2, leaders = ["bradstreet"] }
spaces.adirondacks-south.british = { northern-provincials = 1 }
spaces.wood-creek.british = { rangers = 1 }
"#,
    side: Side::French,
    play: "go hudson-carry-north",
};

/// Bradstreet has Tactics 1; nobody leads the Provincials.
#[test]
fn a_possible_interceptor_is_listed_with_the_die_it_needs() {
    let march = odds(&MARCH, MARCH.case);
    let mut faces: Vec<_> = march.threats.iter().map(|threat| threat.faces.clone()).collect();
    faces.sort();
    assert_eq!(faces, [vec![3, 4, 5, 6], vec![4, 5, 6]], "{march:?}");
    let playing = end(MARCH.case);
    let ways = playing.ways(Side::French);
    let step = ways.iter().flat_map(|way| &way.steps).find(|step| step.play == MARCH.play);
    assert_eq!(step.expect("it is a step of a way").threats, march.threats);
}

/// The Rangers of Wood Creek get away for certain; if they had to fight, they would be overrun.
#[test]
fn odds_are_also_given_as_if_the_defenders_fought() {
    let flight = odds(&Fight { play: "go wood-creek", ..MARCH }, MARCH.case);
    let keys = |all: &[engine::OddsOf]| -> Vec<String> {
        all.iter().map(|one| one.text.key.to_string()).collect()
    };
    assert!(keys(&flight.results).contains(&"odds-avoids".to_string()), "{flight:?}");
    assert_eq!(keys(&flight.standing), ["odds-won"], "{flight:?}");
}

#[test]
fn an_illegal_action_has_no_odds() {
    let shelf = shelf::shelf();
    let shelved = shelf.find("wilderness").unwrap();
    let playing = end(RAID.case);
    for play in ["go quebec", "halt and wait", "done"] {
        assert_eq!(shelved.odds(playing.as_ref(), Side::French, play), None);
    }
    assert_eq!(shelved.odds(playing.as_ref(), Side::British, "halt"), None);
}

fn end(case: &str) -> Box<dyn engine::AnyPlaying> {
    let file = CaseFile::parse(case).unwrap();
    let shelf = shelf::shelf();
    let game = shelf.find(&file.game).unwrap().game();
    let end = game.end_of_case(&file.cases[0], &Names::of(game.facts()));
    end.unwrap_or_else(|failure| panic!("{failure:?}")).expect("its position is legal")
}

fn odds(fight: &Fight, case: &str) -> Odds {
    let playing = end(case);
    let choices = playing.choices(fight.side);
    let choice = choices.iter().find(|choice| choice.play == fight.play).expect("it is offered");
    assert!(choice.odds, "{} has odds", fight.play);
    let shelf = shelf::shelf();
    let shelved = shelf.find(playing.facts().name).unwrap();
    shelved.odds(playing.as_ref(), fight.side, fight.play).expect("it has odds")
}

/// Compares the odds with the results of ten thousand fights, played out by other code with other dice.
fn agree<M: Mind>(fight: &Fight) {
    const FIGHTS: u32 = 10_000;
    let odds = odds(fight, fight.case);
    let playing = end(fight.case);
    let playing: &Playing<M::Game> = playing.as_any().downcast_ref().unwrap();
    let mut met: BTreeMap<String, u32> = BTreeMap::new();
    for n in 0..FIGHTS {
        for result in play_out::<M>(playing.state(), fight, n) {
            *met.entry(result).or_default() += 1;
        }
    }
    let told: BTreeMap<String, f64> = (odds.results.iter())
        .filter(|result| result.of.is_some() && !result.text.key.ends_with("-none"))
        .map(|result| (word(&result.text, ""), result.chance))
        .collect();
    assert!(!told.is_empty());
    for question in odds.results.iter().filter_map(|result| result.of) {
        let answers = odds.results.iter().filter(|result| result.of == Some(question));
        let sum: f64 = answers.map(|result| result.chance).sum();
        assert!((sum - 1.0).abs() < 1e-6, "{question} adds up to {sum}");
    }
    for result in told.keys().chain(met.keys()) {
        let (told, met) = (told.get(result), met.get(result));
        let (told, met) = (told.copied().unwrap_or(0.0), f64::from(*met.unwrap_or(&0)) / 1e4);
        assert!((told - met).abs() < 0.01, "{}: {result} is told {told}, met {met}", fight.play);
    }
}

/// Plays one fight out and returns its results, as the log reports them.
fn play_out<M: Mind>(state: &M::Game, fight: &Fight, n: u32) -> Vec<String> {
    let mut dice = Seeded::new(Seed::from_number(77), u64::from(n));
    let mut state = state.imagine(fight.side, &mut dice);
    let mut world: Aloud<_, <M::Game as Game>::Event> = Aloud::new(dice);
    let (mut side, mut action) = (fight.side, fight.play.parse().unwrap());
    let mut weights = Vec::new();
    loop {
        state.play(side, action, &mut world).unwrap();
        if !state.contested() {
            break;
        }
        side = state.awaited().iter().next().unwrap();
        let mut actions = Vec::new();
        state.actions(side, &mut actions);
        weights.clear();
        M::weigh(&state, side, &actions, &mut weights);
        let best = weights.iter().copied().fold(f32::MIN, f32::max);
        action = actions[weights.iter().position(|weight| *weight == best).unwrap()];
    }
    let told = world.told.iter().filter_map(|event| event.line(Eye::Open));
    let mut results: Vec<String> = told.filter_map(result).collect();
    results.sort();
    results.dedup();
    results
}

/// Returns the result that a line of the log reports, named as by [`word`].
fn result(line: LogLine) -> Option<String> {
    let key = match line.text.key.as_ref() {
        "log-won" => "odds-won",
        "log-raid-success" | "log-raid-succeeds" => "odds-raid-succeeds",
        "log-raid-failure" | "log-raid-fails" => "odds-raid-fails",
        "log-intercepts" | "log-intercepted" => "odds-intercepts",
        "log-intercepts-not" | "log-slips-by" => "odds-intercepts-not",
        "log-avoids" | "log-avoids-freely" => "odds-avoids",
        "log-avoids-not" => "odds-avoids-not",
        "log-siege-roll" => "odds-siege-level",
        _ => return None,
    };
    Some(word(&line.text, key))
}

/// Returns a name for a result: its key, and its level or side.
fn word(text: &Phrase, key: &str) -> String {
    let key = if key.is_empty() { text.key.as_ref() } else { key };
    // Where there is a level, the side adds nothing.
    let of = ["level", "side"].into_iter().find_map(|wanted| {
        let (_, arg) = text.args.iter().find(|(gap, _)| *gap == wanted)?;
        match arg {
            Arg::Name { name } => Some(name.to_string()),
            Arg::Number(level) => Some(level.to_string()),
            _ => None,
        }
    });
    format!("{key} {}", of.unwrap_or_default())
}
