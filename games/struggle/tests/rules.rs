//! Tests that every line of the log cites the right rule.

use engine::{Aloud, Event as _, Eye, Game, Scripted, Side, Written};
use struggle::Struggle;

/// Plays the actions, and returns the rules cited by those log lines whose key begins with `about`.
fn cited(position: &str, dice: &[u8], actions: &[&str], about: &str) -> Vec<&'static str> {
    let chance = Scripted { dice: dice.iter().copied().collect(), ..Scripted::default() };
    let mut world = Aloud { chance, told: Vec::new() };
    let mut game = Struggle::from_position(&Written::parse(position).unwrap()).unwrap();
    for action in actions {
        let side: Side = game.awaited().iter().next().unwrap();
        game.play(side, action.parse().unwrap(), &mut world).unwrap();
    }
    let lines = world.told.iter().filter_map(|event| event.line(Eye::Open));
    lines.filter(|line| line.text.key.starts_with(about)).map(|line| line.rule.unwrap().0).collect()
}

/// Fights a combat: the British attack a space with `british` strength points, which the French
/// defend with `french` strength points.
fn fight(
    to: &str,
    from: &str,
    british: u8,
    french: u8,
    dice: &[u8],
    about: &str,
) -> Vec<&'static str> {
    let position = format!(
        "phase = \"british-combat\"\n\
         spaces.{to} = {{ control = \"french\", french = {{ sp = {french} }} }}\n\
         attack = [{{ from = \"{from}\", to = \"{to}\", sp = {british} }}]"
    );
    cited(&position, dice, &[&format!("fight {to}")], about)
}

#[test]
fn each_victory_cites_its_own_rule() {
    let won =
        |to, from, british, french, dice: &[u8]| fight(to, from, british, french, dice, "log-won");
    assert_eq!(won("hampshire", "deerfield", 8, 4, &[6, 1]), ["victory.1"]); // more French losses
    assert_eq!(won("hampshire", "deerfield", 4, 8, &[1, 6]), ["victory.1"]); // more British losses
    assert_eq!(won("hampshire", "deerfield", 13, 1, &[6, 1]), ["victory.2"]); // the French are destroyed
    assert_eq!(won("hampshire", "deerfield", 1, 8, &[1, 6]), ["victory.2"]); // the British are destroyed
    assert_eq!(won("hampshire", "deerfield", 3, 3, &[1, 1]), ["victory.3"]); // nobody loses anything
    assert_eq!(won("hampshire", "deerfield", 6, 0, &[5, 1]), ["victory.4"]); // an empty space falls
    assert_eq!(won("hampshire", "deerfield", 2, 0, &[1, 1]), ["victory.4"]); // an empty space holds
    assert_eq!(won("fort-carillon", "hampshire", 13, 9, &[6, 1]), ["forts.2"]); // a garrison survives
}

#[test]
fn each_retreat_cites_its_own_rule() {
    let retreat = |to, from, british, french, dice: &[u8]| {
        fight(to, from, british, french, dice, "log-retreated")
    };
    assert_eq!(retreat("hampshire", "deerfield", 4, 8, &[1, 6]), ["retreat.2"]);
    assert_eq!(retreat("hampshire", "deerfield", 8, 4, &[6, 1]), ["retreat.3"]);
    let leaders_alone = "phase = \"british-combat\"\n\
        spaces.hampshire = { control = \"french\", french = { sp = 1, leaders = [\"montcalm\"] } }\n\
        attack = [{ from = \"deerfield\", to = \"hampshire\", sp = 13 }]";
    assert_eq!(cited(leaders_alone, &[6, 1], &["fight hampshire"], "log-retreated"), ["leaders.3"]);
    let attackers_alone = "phase = \"british-combat\"\n\
        spaces.hampshire = { control = \"french\", french = { sp = 12 } }\n\
        attack = [{ from = \"deerfield\", to = \"hampshire\", sp = 1, leaders = [\"shirley\"] }]";
    assert_eq!(
        cited(attackers_alone, &[1, 6], &["fight hampshire"], "log-retreated"),
        ["leaders.3"]
    );
}

#[test]
fn each_surrender_cites_its_own_rule() {
    let cut_off = |leaders: &str| {
        format!(
            "phase = \"british-combat\"\n\
             spaces.fort-carillon.control = \"british\"\n\
             spaces.hampshire = {{ control = \"french\", french = {{ {leaders} }} }}\n\
             attack = [{{ from = \"deerfield\", to = \"hampshire\", sp = 13 }}]"
        )
    };
    let surrendered = |who| cited(&cut_off(who), &[6, 1], &["fight hampshire"], "log-surrendered");
    assert_eq!(surrendered("sp = 6"), ["retreat.4"]);
    assert_eq!(surrendered("sp = 1, leaders = [\"montcalm\"]"), ["leaders.3"]);
}

#[test]
fn a_space_won_by_indian_units_alone_cites_their_rule() {
    let won = |kind: &str| {
        let position = format!(
            "phase = \"british-combat\"\n\
             spaces.fort-niagara.control = \"french\"\n\
             attack = [{{ from = \"fort-oswego\", to = \"fort-niagara\", {kind} = 6 }}]"
        );
        cited(&position, &[6, 1], &["fight fort-niagara"], "log-controlled")
    };
    assert_eq!(won("sp"), ["control.1"]);
    assert_eq!(won("indians"), ["villages.6"]);
}

#[test]
fn a_loss_to_camp_fever_is_not_a_combat_loss() {
    let position = "phase = \"british-movement\"\n\
        french.hand = [\"F31\"]\n\
        attack = [{ from = \"hampshire\", to = \"fort-carillon\", sp = 9 }]";
    assert_eq!(cited(position, &[], &["done", "card F31"], "log-lost"), ["card.F31"]);
}
