//! Enums whose variants have a written name.

use strum::VariantArray;

/// An enum whose variants each have a written name, which actions, positions and views use. To
/// implement it, derive `strum::VariantArray` and `strum::IntoStaticStr`:
///
/// ```
/// use engine::Named;
///
/// #[derive(Clone, Copy, Debug, PartialEq, strum::VariantArray, strum::IntoStaticStr)]
/// #[strum(serialize_all = "kebab-case")]
/// enum Season {
///     EarlySpring,
///     Winter,
/// }
///
/// assert_eq!(Season::EarlySpring.name(), "early-spring");
/// assert_eq!(Season::named("winter"), Some(Season::Winter));
/// assert_eq!(Season::all().count(), 2);
/// ```
pub trait Named: Copy + 'static {
    /// Iterates over all variants, in the order in which they are declared.
    fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator;

    /// Returns the written name.
    fn name(self) -> &'static str;

    /// Returns the variant with that name.
    fn named(name: &str) -> Option<Self> {
        Self::all().find(|it| it.name() == name)
    }
}

impl<T> Named for T
where
    T: VariantArray + Copy + Into<&'static str>,
{
    fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        T::VARIANTS.iter().copied()
    }

    fn name(self) -> &'static str {
        self.into()
    }
}
