//! The table of a game's actions, and the notation in which they are written and read.

use std::fmt;

use crate::{Id, Named, Set, Side};

/// A value that is part of an action's notation, as one word or several.
/// [`notation!`](crate::notation) implements it for types with a `find`, and
/// [`finite!`](crate::finite) for named enums.
pub trait Notation: Sized {
    /// Appends the words of this value.
    fn write(&self, line: &mut NotationWriter) -> fmt::Result;
    /// Takes the words of a value off the front of `words`; `None` if they name no such value.
    fn read(words: &mut &[&str]) -> Option<Self>;
}

/// An action being written, word by word.
pub struct NotationWriter<'a, 'f> {
    f: &'a mut fmt::Formatter<'f>,
    begun: bool,
}

impl<'a, 'f> NotationWriter<'a, 'f> {
    /// Creates a writer of an action, with no word written yet.
    pub fn new(f: &'a mut fmt::Formatter<'f>) -> NotationWriter<'a, 'f> {
        NotationWriter { f, begun: false }
    }

    /// Appends a word.
    pub fn word(&mut self, word: impl fmt::Display) -> fmt::Result {
        if std::mem::replace(&mut self.begun, true) {
            self.f.write_str(" ")?;
        }
        write!(self.f, "{word}")
    }
}

/// Takes `phrase`, one word or several, off the front of `words`.
pub fn read_phrase(phrase: &str, words: &mut &[&str]) -> Option<()> {
    phrase.split(' ').try_for_each(|word| (words.split_off_first()? == &word).then_some(()))
}

/// Reads the variant that the first words name.
pub fn read_named<T: Named>(words: &mut &[&str]) -> Option<T> {
    T::all().find_map(|it| {
        let mut rest = *words;
        read_phrase(it.name(), &mut rest)?;
        *words = rest;
        Some(it)
    })
}

impl Notation for u8 {
    fn write(&self, line: &mut NotationWriter) -> fmt::Result {
        line.word(self)
    }
    fn read(words: &mut &[&str]) -> Option<u8> {
        words.split_off_first()?.parse().ok()
    }
}

impl Notation for Side {
    fn write(&self, line: &mut NotationWriter) -> fmt::Result {
        line.word(self)
    }
    fn read(words: &mut &[&str]) -> Option<Side> {
        words.split_off_first()?.parse().ok()
    }
}

/// Writes nothing for `None`. Such a field may only come at the end of the line.
impl<T: Notation> Notation for Option<T> {
    fn write(&self, line: &mut NotationWriter) -> fmt::Result {
        self.iter().try_for_each(|it| it.write(line))
    }
    fn read(words: &mut &[&str]) -> Option<Option<T>> {
        if words.is_empty() { Some(None) } else { T::read(words).map(Some) }
    }
}

/// Writes the values, or `none` for an empty set. Such a field may only come at the end of the
/// line.
impl<T: Id + Notation, const N: usize> Notation for Set<T, N> {
    fn write(&self, line: &mut NotationWriter) -> fmt::Result {
        if self.is_empty() {
            return line.word("none");
        }
        self.iter().try_for_each(|it| it.write(line))
    }
    fn read(words: &mut &[&str]) -> Option<Set<T, N>> {
        if let ["none"] = **words {
            *words = &[];
            return Some(Set::NONE);
        }
        let mut set = Set::from(T::read(words)?);
        while !words.is_empty() {
            set.insert(T::read(words)?);
        }
        Some(set)
    }
}

/// Implements [`Notation`] for types whose notation is one word: `Display` writes it, and `fn
/// find(word: &str) -> Option<Self>` reads it.
#[macro_export]
macro_rules! notation {
    ($($T:ty),+ $(,)?) => { $(
        impl $crate::Notation for $T {
            fn write(&self, line: &mut $crate::NotationWriter) -> ::std::fmt::Result {
                line.word(self)
            }
            fn read(words: &mut &[&str]) -> Option<$T> {
                <$T>::find(words.split_off_first()?)
            }
        }
    )+ };
}

/// Writes the enum of a game's actions, its notation (`Display` and `FromStr`), its ids
/// ([`Finite`](crate::Finite)) and [`Action`](crate::Action), all from one table.
///
/// A line of the table is a variant with named fields, then `=` and its notation: words in quotes,
/// then fields in the order in which they are written. If a text fits several lines of the table,
/// the first applies. Ids are numbered in the order of the variants and of their fields; `as`
/// before a type gives the type that a field is counted as, where it differs.
///
/// ```
/// use engine::{Below, Finite, Side};
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
/// #[derive(strum::VariantArray, strum::IntoStaticStr)]
/// #[strum(serialize_all = "kebab-case")]
/// pub enum Piece { King, Pawn }
///
/// engine::finite! { named Piece }
///
/// engine::actions! {
///     /// The actions of a player.
///     pub enum Action {
///         /// Not now.
///         Pass = "pass",
///         TakeAll = "take all",
///         Take(piece: Piece, n: u8 as Below<9>) = "take" n piece,
///         Bid { side: Side, more: Option<Piece> } = "bid" side more,
///     }
/// }
///
/// assert_eq!(Action::Take(Piece::Pawn, 3).to_string(), "take 3 pawn");
/// assert_eq!("take 3 pawn".parse(), Ok(Action::Take(Piece::Pawn, 3)));
/// assert_eq!("bid french".parse(), Ok(Action::Bid { side: Side::French, more: None }));
/// assert!("take pawn".parse::<Action>().is_err());
/// assert_eq!(Action::count(), 1 + 1 + 2 * 9 + 2 * 3);
/// assert_eq!(Action::at(1), Some(Action::TakeAll));
/// ```
#[macro_export]
macro_rules! actions {
    (@counted $T:ty) => { $T };
    (@counted $T:ty as $Counted:ty) => { $Counted };
    (
        $(#[$doc:meta])*
        pub enum $Enum:ident {
            $(
                $(#[$about:meta])*
                $Variant:ident
                    $(($($name:ident: $T:ty $(as $C:ty)?),+))?
                    $({ $($field:ident: $F:ty $(as $D:ty)?),+ })?
                    = $($phrase:literal)? $($written:ident)*
            ),+ $(,)?
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $Enum {
            $(
                $(#[$about])*
                $Variant $(($($T),+))? $({ $($field: $F),+ })?
            ),+
        }

        impl $crate::Action for $Enum {}

        impl ::std::fmt::Display for $Enum {
            fn fmt(&self, f: &mut ::std::fmt::Formatter) -> ::std::fmt::Result {
                let mut line = $crate::NotationWriter::new(f);
                match self {
                    $($Enum::$Variant $(($($name),+))? $({ $($field),+ })? => {
                        $(line.word($phrase)?;)?
                        $($crate::Notation::write($written, &mut line)?;)*
                    })+
                }
                Ok(())
            }
        }

        impl ::std::str::FromStr for $Enum {
            type Err = $crate::Unreadable;

            fn from_str(text: &str) -> Result<$Enum, $crate::Unreadable> {
                let notations: &[fn(&mut &[&str]) -> Option<$Enum>] = &[$(
                    |words| {
                        $($crate::read_phrase($phrase, words)?;)?
                        $(let $written = $crate::Notation::read(words)?;)*
                        Some($Enum::$Variant $(($($name),+))? $({ $($field),+ })?)
                    }
                ),+];
                $crate::read_words(text, |words| {
                    notations.iter().find_map(|read| {
                        let mut rest = words;
                        read(&mut rest).filter(|_| rest.is_empty())
                    })
                })
            }
        }

        $crate::finite! {
            enum $Enum {
                $($Variant
                    $(($($name: $crate::actions!(@counted $T $(as $C)?)),+))?
                    $({ $($field: $crate::actions!(@counted $F $(as $D)?)),+ })?
                ),+
            }
        }
    };
}
