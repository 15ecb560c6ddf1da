//! The result of a check.

use engine::Refusal;

/// The checked form of a legal action, or the reason why it is illegal.
pub(crate) type Legal<T> = Result<T, Refusal>;

/// Returns a refusal by that rule; `why` is the key of the sentence that explains it.
pub fn refuse<T>(rule: &'static str, why: &'static str) -> Legal<T> {
    Err(Refusal::new(rule, why))
}
