//! The bots' knowledge of each game beyond its rules: one [`Mind`](bots::Mind) per folder, with its weights
//! in `nets/`.
//!
//! A mind is optional: a bot searches a game without one by means of [`Plain`](bots::Plain).

#![warn(missing_docs)]

/// Returns the trained weights in a file of `nets/`.
macro_rules! weights {
    ($name:literal) => {
        $crate::unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/", $name)))
    };
}

use std::borrow::Cow;

use engine::IN_A_PAGE;

#[cfg(feature = "struggle")]
mod struggle;
#[cfg(feature = "wilderness")]
mod wilderness;
#[cfg(feature = "bayonets")]
mod bayonets;

#[cfg(test)]
mod watched;

/// Returns the weights in the form that they had before the build script compressed them.
fn unpacked(packed: &'static [u8]) -> Cow<'static, [u8]> {
    if IN_A_PAGE {
        return packed.into();
    }
    let weights = miniz_oxide::inflate::decompress_to_vec(packed);
    weights.expect("the build script has compressed them").into()
}

#[cfg(feature = "bayonets")]
pub use self::bayonets::BayonetsMind;
#[cfg(feature = "struggle")]
pub use self::struggle::StruggleMind;
#[cfg(feature = "wilderness")]
pub use self::wilderness::WildernessMind;

#[cfg(test)]
mod tests {
    use bots::search::rollout::{Evaluation, PolicyBuffer, next_side};
    use bots::{Judge, Mind, Rng};
    use engine::{Game, Setup, Side};

    use super::*;

    fn the_net_counts_for_its_share<M: Mind>() {
        let state = M::Game::set_up(&Setup::default(), &mut Rng::new(1)).unwrap();
        let both = Evaluation::<M>::default().french_wins(&state, Side::French);
        let written = M::evaluate(&state, Side::French);
        let net = Judge::<M>::new().unwrap().french_wins(&state, Side::French);
        assert!(0.001 < (written - net).abs(), "{written} and {net} tell nothing apart");
        let share = (both - written) / (net - written);
        assert!((share - M::NET_SHARE).abs() < 0.001, "{both} of {written} and {net}");
    }

    /// Checks that the learnt policy changes the probabilities of actions, but gives no action a
    /// probability of zero.
    fn the_learnt_policy_differs<M: Mind>() {
        let state = M::Game::set_up(&Setup::default(), &mut Rng::new(1)).unwrap();
        let side = next_side(&state, Side::French).unwrap();
        let [written, learnt] =
            [PolicyBuffer::<M>::written(), PolicyBuffer::<M>::learnt()].map(|mut policy| {
                policy.ask(&state, side);
                let total: f32 = policy.weights.iter().sum();
                policy.weights.iter().map(|weight| weight / total).collect::<Vec<f32>>()
            });
        let pairs = || written.iter().zip(&learnt);
        assert!(pairs().all(|(written, learnt)| *written == 0.0 || *learnt != 0.0));
        assert!(pairs().any(|(written, learnt)| 0.02 < (written - learnt).abs()), "{learnt:?}");
    }

    #[test]
    fn learnt_corrections_differ_between_actions() {
        the_learnt_policy_differs::<StruggleMind>();
        the_learnt_policy_differs::<WildernessMind>();
        the_learnt_policy_differs::<BayonetsMind>();
    }

    #[test]
    fn the_net_counts_for_its_share_and_no_more() {
        the_net_counts_for_its_share::<StruggleMind>();
        the_net_counts_for_its_share::<WildernessMind>();
        the_net_counts_for_its_share::<BayonetsMind>();
    }
}
