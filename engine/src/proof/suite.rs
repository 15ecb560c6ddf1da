//! The tests that every game has, in one macro, so that a game's own `tests/suite.rs` is one call.

/// Writes the tests that every game passes:
///
/// - The cases hold, and prove every rule of the ledger.
/// - The sentences exist in both languages, and the lessons can be played.
/// - Random games end, in sound states. The games keep the contract of [`Game`](crate::Game), and
///   show nothing hidden.
/// - Every action has its id.
/// - Any moment can be written as a position, and is read back the same.
/// - No side can return to an earlier state except by a cancellation.
///
/// ```text
/// engine::suite! {
///     game: Pebbles,
///     source: "src",           // the folder with its rules; this is the default
///     longest: 1_000,          // the most decisions that a game may take
///     contract: 10 / 200,      // check one game in 10, at one decision in 200
///     positions: 50 / 10,      // at least 50 positions can be written in 10 games
/// }
/// ```
///
/// Each random game draws its scenario and options from its seed. `CARILLON_GAMES=100000` asks for
/// more random games than the default. The games come in two halves, so that two cores share the
/// work.
#[macro_export]
macro_rules! suite {
    (
        game: $Game:ty,
        $(source: $source:literal,)?
        longest: $longest:expr,
        contract: $one_in:literal / $every:literal,
        positions: $positions:literal / $games:literal $(,)?
    ) => {
        /// Returns the path of the source of the rules: a folder, or a file.
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
        fn every_correction_is_described() {
            $crate::book::every_correction_is_described(facts());
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
        fn any_moment_is_written_and_read_back() {
            $crate::conformance::moments_are_read_back::<$Game>(6, 40);
        }

        #[test]
        fn accepted_positions_offer_a_choice() {
            $crate::conformance::accepted_positions_offer_a_choice::<$Game>();
        }

        #[test]
        fn no_side_returns_to_an_earlier_state() {
            $crate::conformance::no_side_returns_to_an_earlier_state::<$Game>(20, 15);
        }

        #[test]
        fn a_written_position_reads_back_the_same() {
            $crate::conformance::positions_are_read_back::<$Game>($games, $positions);
        }
    };
}
