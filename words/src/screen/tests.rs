use super::*;
use crate::Lang;
use crate::paint::READABLE;
use crate::text::marches;
use engine::{
    BattleTrack, BySide, CardsView, GameFacts, GoalView, LineView, Phrase, SpaceFact, Tick,
};

const FACTS: GameFacts = marches(&[(
    "en",
    "a.ftl",
    "side-french = French
side-british = British
space-mill = the Mill
space-etang = Étang Noir
piece-guns = Guns of the Line
    .short = Guns
piece-men = Men
    .count = { $n ->
        [one] { $n } man
       *[other] { $n } men
    }
leader-luc = Luc
season-frost = Frost
year = { $year }
phase-march = Marches
box-kept = Put by
box-bag = Bag
token-lost = Lost
spell = A cold spell
line-path = Path
nation-river = River People
marker-bridge = Bridge
marker-flooded = Under water
box-discard = Discards
point-used = used
ap-light = Light
ap-army = Army
face-flag = Flag
face-miss = Miss
card-7 = Night March
card-8 = Étang Noir
card-9 = Frost
play = Play { $card }
battle = Battle
",
)]);

fn facts() -> BoardFacts {
    let space = |id: &str| SpaceFact { id: id.into(), ..SpaceFact::default() };
    let card = |id: &str, side: &str, initiative, points: &[&str], value| CardFact {
        id: id.into(),
        side: side.into(),
        initiative,
        points: points.iter().map(|kind| kind.to_string()).collect(),
        value,
        ..CardFact::default()
    };
    let line = LineFact {
        a: "etang".into(),
        b: "mill".into(),
        kind: "path".into(),
        nation: Some("river".into()),
        ..LineFact::default()
    };
    let luc = PieceFact { id: "luc".into(), rating: Some(2), ..PieceFact::default() };
    BoardFacts {
        spaces: vec![space("mill"), space("etang")],
        lines: vec![line],
        pieces: vec![luc],
        dice: vec!["flag", "miss"],
        cards: vec![
            card("7", "french", Some(4), &["light", "army"], None),
            card("8", "british", Some(0), &["army"], None),
            card("9", "french", None, &[], Some(3)),
        ],
        ..BoardFacts::default()
    }
}

/// Returns the printed lines.
fn said(facts: &BoardFacts, say: impl Fn(&Screen, &mut Vec<u8>) -> io::Result<()>) -> Vec<String> {
    let text = Text::new(&FACTS, Lang::En);
    let mut out = Vec::new();
    let screen = Screen { text: &text, paint: Paint::none(), width: READABLE, facts };
    say(&screen, &mut out).expect("room to write");
    String::from_utf8(out).expect("text").lines().map(String::from).collect()
}

fn table(view: &View) -> Vec<String> {
    said(&facts(), |screen, out| screen.table(view, out))
}

#[track_caller]
fn has(lines: &[String], line: &str) {
    assert!(lines.iter().any(|it| it == line), "{line:?} is not in {lines:#?}");
}

#[test]
fn the_clock_shows_the_date_first_and_no_ticks_for_programs() {
    let said = |id: &'static str, show, text| Tick::said(id, "x", show, text);
    let clock = vec![
        said("phase", TickShow::Stage, Phrase::new("phase-march")),
        said("season", TickShow::Date, Phrase::new("season-frost")),
        Tick::silent("edition", "second"),
        said("year", TickShow::Date, Phrase::new("year").words("year", "1755")),
        said("weather", TickShow::Badge, Phrase::new("spell")),
    ];
    has(&table(&View { clock, ..View::default() }), "Frost 1755 · Marches · A cold spell");
}

#[test]
fn a_stack_lists_units_by_number_then_leaders_with_their_states() {
    let guns =
        |inside, spent| PieceView::new("guns", "piece-guns", 3u32).states(inside, spent, false);
    let men = PieceView::new("men", "piece-men", 1u32);
    let luc = PieceView { wounded: true, ..PieceView::single("luc", "leader-luc", "wounded") };
    let space = SpaceView {
        control: Some(Side::British),
        markers: vec![MarkerView { n: 2, ..MarkerView::new("flooded") }],
        pieces: BySide {
            french: vec![luc, guns(true, true), guns(false, false), men],
            british: vec![],
        },
        strength: BySide { french: 6, british: 0 },
    };
    let view = View { spaces: [("mill".into(), space)].into(), ..View::default() };
    has(
        &table(&view),
        "  B the Mill [2 × Under water]  French 1 man, 3 × Guns, 3 × Guns (spent), inside, Luc 2 (wounded) = 6",
    );
}

#[test]
fn a_connection_shows_how_full_it_is() {
    let way = LineView {
        markers: vec![MarkerView::new("bridge"), MarkerView::new("flooded")],
        used: BySide { french: 3, british: 0 },
        limit: 4,
    };
    let view = View { lines: [("etang--mill".into(), way)].into(), ..View::default() };
    has(
        &table(&view),
        "  Étang Noir – the Mill: Path, River People, Bridge, Under water, French: 3 of 4",
    );
}

#[test]
fn a_panel_shows_its_track_and_the_dice_by_their_faces() {
    let die =
        |face: &'static str| DieView { side: Side::British, face, name: format!("face-{face}") };
    let panel = Panel {
        track: Some(BattleTrack { least: -5, most: 10, at: BySide { french: -2, british: 3 } }),
        dice: vec![die("flag"), die("flag"), die("miss")],
        ..Panel::new("battle", Phrase::new("battle"), Vec::new())
    };
    let lines = said(&facts(), |screen, out| screen.panel(&panel, out));
    has(&lines, "         French  British");
    has(&lines, "  Track  -2      3");
    has(&lines, "  Dice           2 × Flag, Miss");
}

#[test]
fn the_log_names_dice_by_their_faces_if_they_have_any() {
    let rolled = [(1, LogLine::new(Phrase::new("battle")).dice(&[1, 2, 2]))];
    let lines = said(&facts(), |screen, out| screen.log(&rolled, out));
    has(&lines, "    Battle [Flag Miss Miss]");
    let lines = said(&BoardFacts::default(), |screen, out| screen.log(&rolled, out));
    has(&lines, "    Battle [1 2 2]");
}

#[test]
fn the_sides_goals_are_listed_under_the_tracks() {
    let goal = GoalView::new(Side::British, "18.2", Phrase::new("battle"));
    has(&table(&View { goals: vec![goal], ..View::default() }), "  British: Battle (18.2)");
}

#[test]
fn a_hand_shows_the_facts_of_its_cards() {
    let hand = ["7", "8", "9", "10"].map(String::from).to_vec();
    let mut view = View::default();
    view.cards.french = CardsView { hand: Some(hand), ..CardsView::default() };
    let lines = said(&facts(), |screen, out| screen.hand(&view, Side::French, out));
    has(&lines, "  7 Night March  Initiative 4 · Light, Army");
    has(&lines, "  8 Étang Noir  Army");
    has(&lines, "  9 Frost  Value 3");
    has(&lines, "  10 10");
}

#[test]
fn a_card_that_may_be_chosen_shows_its_points() {
    let choice = |card: &str| Choice {
        play: format!("card {card}"),
        on: vec![Target::card(card)],
        label: Phrase::new("play").name("card", format!("card-{card}")),
        aside: false,
        cancels: false,
        warning: None,
        lasting: None,
        odds: false,
    };
    let lines = said(&facts(), |screen, out| {
        writeln!(out, "{}", screen.choice(&choice("7")))?;
        writeln!(out, "{}", screen.choice(&choice("9")))
    });
    assert_eq!(lines, ["Play Night March: Light, Army", "Play Frost"]);
}

#[test]
fn a_pile_names_its_side_unless_both_sides_share_a_deck() {
    let pile = ["7", "8", "9"].map(Held::card).to_vec();
    let boxes = vec![BoxView::new("discard", BoxShow::Pile, pile)];
    let view = View { boxes, ..View::default() };
    let lines = table(&view);
    has(&lines, "  Discards (French): Night March, Frost");
    has(&lines, "  Discards (British): Étang Noir");
    let mut shared = facts();
    shared.cards[2].side = "both".into();
    let lines = said(&shared, |screen, out| screen.table(&view, out));
    has(&lines, "  Discards: Night March, Étang Noir, Frost");
}

#[test]
fn pieces_in_a_box_are_named_and_like_ones_counted() {
    let token = Held::Token { id: "lost".into(), name: "token-lost".into() };
    let guns = Held::Piece(PieceView::new("guns", "piece-guns", 2u32));
    let bag = vec![guns, token.clone(), token, Held::word("x", "spell", None)];
    let kept = vec![Held::Back, Held::Word { id: "2".into(), text: None, side: None }];
    let boxes = vec![
        BoxView::new("bag", BoxShow::Tray, bag),
        BoxView::new("kept-french", BoxShow::Kept, kept).of(Side::French).called("box-kept"),
        BoxView::new("discard", BoxShow::List, Vec::new()),
        BoxView::new("battle", BoxShow::Silent, vec![Held::Back]),
    ];
    let lines = table(&View { boxes, ..View::default() });
    has(&lines, "  Bag: 2 × Guns, 2 × Lost, A cold spell");
    has(&lines, "  Put by (French): ?, 2");
    let others = lines.iter().filter(|line| line.contains("Discards") || line.contains("battle"));
    assert_eq!(others.count(), 0, "{lines:#?}");
}

#[test]
fn a_point_is_shown_with_its_state() {
    let point = |kind: &'static str, state| PointView { kind, name: format!("ap-{kind}"), state };
    let points = vec![point("light", PointState::Used), point("army", PointState::Free)];
    let view = View { points: [("7".into(), points)].into(), ..View::default() };
    has(&table(&view), "  Night March: Light (used), Army");
}

#[test]
fn spaces_and_cards_are_found_by_name_or_id() {
    let (text, facts) = (Text::new(&FACTS, Lang::En), facts());
    let screen = Screen { text: &text, paint: Paint::none(), width: READABLE, facts: &facts };
    let (mill, night) = (Target::space("mill"), Target::card("7"));
    assert_eq!(screen.called("etang noir"), [Target::space("etang"), Target::card("8")]);
    assert_eq!(screen.called("MILL"), std::slice::from_ref(&mill));
    assert_eq!(screen.called("The Mill"), [mill]);
    assert_eq!(screen.called("7"), [night]);
    assert_eq!(screen.called("nowhere"), []);
}
