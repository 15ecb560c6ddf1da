//! Tests that any moment can be written as a position, and that no side can return to an earlier
//! state except by a cancellation.

use bayonets::Bayonets;

#[test]
fn any_moment_is_written_and_read_back() {
    engine::conformance::moments_are_read_back::<Bayonets>(20, 30);
}

#[test]
fn nobody_goes_in_circles() {
    engine::conformance::nobody_goes_in_circles::<Bayonets>(60, 10);
}
