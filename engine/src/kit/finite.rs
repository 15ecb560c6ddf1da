//! Types with a small number of values, which can be numbered.

use crate::Side;

/// A type with a small number of values. Each value has an ordinal. The ordinals begin at 0 and
/// have no gaps, and their order is that of declaration, and so of `Ord`.
/// [`finite!`](crate::finite) implements `Finite` for a game's types.
pub trait Finite: Copy {
    /// Returns the number of values.
    fn count() -> u32;
    /// Returns the ordinal of this value.
    fn ordinal(self) -> u32;
    /// Returns the value with that ordinal.
    fn at(ordinal: u32) -> Option<Self>;
}

/// A number below `N`. The type is used to count the values of another type that has a `u8`
/// field which is always below `N`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Below<const N: u8>(u8);

impl<const N: u8> From<u8> for Below<N> {
    fn from(n: u8) -> Below<N> {
        assert!(n < N, "{n} is not below {N}");
        Below(n)
    }
}

impl<const N: u8> From<Below<N>> for u8 {
    fn from(n: Below<N>) -> u8 {
        n.0
    }
}

impl<const N: u8> Finite for Below<N> {
    fn count() -> u32 {
        N.into()
    }
    fn ordinal(self) -> u32 {
        self.0.into()
    }
    fn at(ordinal: u32) -> Option<Below<N>> {
        u8::try_from(ordinal).ok().filter(|n| *n < N).map(Below)
    }
}

impl Finite for u8 {
    fn count() -> u32 {
        256
    }
    fn ordinal(self) -> u32 {
        self.into()
    }
    fn at(ordinal: u32) -> Option<u8> {
        ordinal.try_into().ok()
    }
}

impl Finite for bool {
    fn count() -> u32 {
        2
    }
    fn ordinal(self) -> u32 {
        self.into()
    }
    fn at(ordinal: u32) -> Option<bool> {
        [false, true].get(ordinal as usize).copied()
    }
}

impl Finite for Side {
    fn count() -> u32 {
        Side::BOTH.len() as u32
    }
    fn ordinal(self) -> u32 {
        self as u32
    }
    fn at(ordinal: u32) -> Option<Side> {
        Side::BOTH.get(ordinal as usize).copied()
    }
}

impl<T: Finite> Finite for Option<T> {
    fn count() -> u32 {
        1 + T::count()
    }
    fn ordinal(self) -> u32 {
        self.map_or(0, |it| 1 + it.ordinal())
    }
    fn at(ordinal: u32) -> Option<Option<T>> {
        match ordinal.checked_sub(1) {
            None => Some(None),
            Some(ordinal) => T::at(ordinal).map(Some),
        }
    }
}

impl Finite for () {
    fn count() -> u32 {
        1
    }
    fn ordinal(self) -> u32 {
        0
    }
    fn at(ordinal: u32) -> Option<()> {
        (ordinal == 0).then_some(())
    }
}

impl<A: Finite> Finite for (A,) {
    fn count() -> u32 {
        A::count()
    }
    fn ordinal(self) -> u32 {
        self.0.ordinal()
    }
    fn at(ordinal: u32) -> Option<(A,)> {
        A::at(ordinal).map(|a| (a,))
    }
}

impl<A: Finite, B: Finite> Finite for (A, B) {
    fn count() -> u32 {
        A::count() * B::count()
    }
    fn ordinal(self) -> u32 {
        self.0.ordinal() * B::count() + self.1.ordinal()
    }
    fn at(ordinal: u32) -> Option<(A, B)> {
        Some((A::at(ordinal / B::count())?, B::at(ordinal % B::count())?))
    }
}

impl<A: Finite, B: Finite, C: Finite> Finite for (A, B, C) {
    fn count() -> u32 {
        <(A, (B, C))>::count()
    }
    fn ordinal(self) -> u32 {
        (self.0, (self.1, self.2)).ordinal()
    }
    fn at(ordinal: u32) -> Option<(A, B, C)> {
        <(A, (B, C))>::at(ordinal).map(|(a, (b, c))| (a, b, c))
    }
}

/// Implements [`Finite`] for enums that are [`Named`](crate::Named), for structs, and for enums
/// whose variants have fields. Write variants and fields in the order in which they are declared.
/// The type written for a field is either the field's own type, or a type to which the field is
/// converted for counting. A named enum gets its [`Notation`](crate::Notation) too.
///
/// ```
/// use engine::{Below, Finite};
///
/// #[derive(Clone, Copy, Debug, PartialEq, PartialOrd, strum::VariantArray, strum::IntoStaticStr)]
/// enum Piece { King, Pawn }
/// #[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
/// struct Square { black: bool, row: u8 }
/// #[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
/// enum Action { Pass, Put(Piece, Square), Bid { points: u8 } }
///
/// engine::finite! { named Piece }
/// engine::finite! { struct Square { black: bool, row: Below<8> } }
/// engine::finite! {
///     enum Action {
///         Pass,
///         Put(piece: Piece, square: Square),
///         Bid { points: Below<3> },
///     }
/// }
///
/// assert_eq!(Action::count(), 1 + 2 * 16 + 3);
/// assert_eq!(Action::Put(Piece::Pawn, Square { black: false, row: 2 }).ordinal(), 19);
/// assert_eq!(Action::at(34), Some(Action::Bid { points: 1 }));
/// assert_eq!(Action::at(36), None);
/// ```
#[macro_export]
macro_rules! finite {
    (named $($Enum:ident),+) => { $(
        impl $crate::Finite for $Enum {
            fn count() -> u32 {
                <$Enum as $crate::Named>::all().len() as u32
            }
            fn ordinal(self) -> u32 {
                self as u32
            }
            fn at(ordinal: u32) -> Option<$Enum> {
                <$Enum as $crate::Named>::all().nth(ordinal as usize)
            }
        }

        impl $crate::Notation for $Enum {
            fn write(&self, line: &mut $crate::NotationWriter) -> ::std::fmt::Result {
                line.word($crate::Named::name(*self))
            }
            fn read(words: &mut &[&str]) -> Option<$Enum> {
                $crate::read_named(words)
            }
        }
    )+ };
    (struct $Struct:ident { $($field:ident: $T:ty),+ $(,)? }) => {
        impl $crate::Finite for $Struct {
            fn count() -> u32 {
                <($($T,)+) as $crate::Finite>::count()
            }
            fn ordinal(self) -> u32 {
                $crate::Finite::ordinal(($(<$T>::from(self.$field),)+))
            }
            fn at(ordinal: u32) -> Option<$Struct> {
                let ($($field,)+) = <($($T,)+) as $crate::Finite>::at(ordinal)?;
                Some($Struct { $($field: $field.into()),+ })
            }
        }
    };
    (
        enum $Enum:ident {
            $($Variant:ident
                $(($($name:ident: $T:ty),+))?
                $({ $($field:ident: $F:ty),+ })?
            ),+ $(,)?
        }
    ) => {
        const _: () = {
            enum Variant {
                $($Variant),+
            }
            /// The first ordinal of each variant, and finally the number of all values.
            static FIRST: ::std::sync::LazyLock<Vec<u32>> = ::std::sync::LazyLock::new(|| {
                let mut firsts = vec![0];
                $(
                    let count =
                        <($($($T,)+)? $($($F,)+)?) as $crate::Finite>::count();
                    firsts.push(firsts[Variant::$Variant as usize] + count);
                )+
                firsts
            });

            impl $crate::Finite for $Enum {
                fn count() -> u32 {
                    FIRST[FIRST.len() - 1]
                }
                fn ordinal(self) -> u32 {
                    match self {
                        $($Enum::$Variant $(($($name),+))? $({ $($field),+ })? => {
                            let within = ($($(<$T>::from($name),)+)? $($(<$F>::from($field),)+)?);
                            FIRST[Variant::$Variant as usize] + $crate::Finite::ordinal(within)
                        })+
                    }
                }
                fn at(ordinal: u32) -> Option<$Enum> {
                    let nth = FIRST.partition_point(|first| *first <= ordinal) - 1;
                    let within = ordinal - FIRST[nth];
                    $(if nth == Variant::$Variant as usize {
                        let ($($($name,)+)? $($($field,)+)?) =
                            <($($($T,)+)? $($($F,)+)?) as $crate::Finite>::at(within)?;
                        return Some(
                            $Enum::$Variant
                                $(($($name.into()),+))?
                                $({ $($field: $field.into()),+ })?
                        );
                    })+
                    None
                }
            }
        };
    };
}
