//! The tests that every game has, so that a game's own `tests/suite.rs` is one call.

/// Writes the tests that every game passes: its cases hold and prove every rule
/// of its ledger, its sentences exist in both languages, its lessons can be played, random games end
/// soundly, the contract of [`Game`](crate::Game) holds on them with nothing
/// hidden showing, every action has its id, and a written position is read back the same.
///
/// ```text
/// engine::suite! {
///     game: Pebbles,
///     source: "src",         // where its sentences and rules are used; this is the default
///     longest: 1_000,          // no game may take more decisions
///     contract: 10 / 200,      // over one game in 10, at one decision in 200
///     positions: 50 / 10,      // so many can be written in 10 games
/// }
/// ```
///
/// Each random game draws its scenario and options from its seed.
/// `CARILLON_GAMES=100000` asks for more random games than the default. They
/// come in halves, so that two cores share the work.
#[macro_export]
macro_rules! suite {
    (
        game: $Game:ty,
        $(source: $source:literal,)?
        longest: $longest:expr,
        contract: $one_in:literal / $every:literal,
        positions: $positions:literal / $games:literal $(,)?
    ) => {
        /// Where the source of the rules is: a folder, or a file.
        fn source() -> ::std::path::PathBuf {
            let source = [$($source,)? "src"][0];
            ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(source)
        }

        fn facts() -> &'static $crate::GameFacts {
            <$Game as $crate::Game>::facts()
        }

        #[test]
        fn every_case_holds() {
            $crate::book::every_case_holds::<$Game>();
        }

        #[test]
        fn the_order_of_keys_never_matters() {
            $crate::book::the_order_of_keys_never_matters::<$Game>();
        }

        #[test]
        fn every_rule_has_a_case() {
            $crate::book::every_rule_has_a_case(facts());
        }

        #[test]
        fn both_languages_have_the_same_sentences() {
            $crate::book::both_languages_have_the_same_sentences(facts());
        }

        #[test]
        fn what_was_mended_is_told() {
            $crate::book::what_was_mended_is_told(facts());
        }

        #[test]
        fn every_lesson_can_be_played() {
            $crate::book::every_lesson_can_be_played::<$Game>();
        }

        #[test]
        fn every_piece_has_a_name() {
            $crate::book::every_piece_has_a_name(facts());
        }

        #[test]
        fn every_sentence_that_the_rules_use_exists() {
            $crate::book::every_sentence_that_the_rules_use_exists(facts(), &source());
        }

        #[test]
        fn every_rule_that_is_cited_is_in_the_ledger() {
            $crate::book::every_rule_that_is_cited_is_in_the_ledger(facts(), &source());
        }

        #[test]
        fn each_refusal_names_its_own_rule() {
            $crate::book::each_refusal_names_its_own_rule(&source());
        }

        #[test]
        fn every_action_has_its_id() {
            $crate::conformance::every_action_has_its_id::<$Game>(20);
        }

        #[test]
        fn random_games_end_soundly_first_half() {
            use $crate::conformance::{Half, random_games};
            random_games::<$Game>(Half::First, $longest);
        }

        #[test]
        fn random_games_end_soundly_second_half() {
            use $crate::conformance::{Half, random_games};
            random_games::<$Game>(Half::Second, $longest);
        }

        #[test]
        fn the_contract_holds_first_half() {
            use $crate::conformance::{Half, contract};
            contract::<$Game>(Half::First, $one_in, $every, $longest);
        }

        #[test]
        fn the_contract_holds_second_half() {
            use $crate::conformance::{Half, contract};
            contract::<$Game>(Half::Second, $one_in, $every, $longest);
        }

        #[test]
        fn what_was_written_is_read_back_the_same() {
            $crate::conformance::positions_are_read_back::<$Game>($games, $positions);
        }
    };
}
