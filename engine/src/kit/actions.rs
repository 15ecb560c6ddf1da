//! The actions of a game: one table gives the enum, the notation in which actions are written and
//! read, and their ids.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use crate::Finite;

/// An action of a player: one click, and one line of a record. `FromStr` reads what `Display` writes.
pub trait Action:
    Copy
    + Eq
    + Ord
    + Hash
    + fmt::Debug
    + fmt::Display
    + FromStr<Err = Unreadable>
    + Finite
    + Send
    + Sync
    + 'static
{
}

/// The error for text that is not an action of this game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not an action of this game")]
pub struct Unreadable(pub String);

/// Reads an action with `read`, which gets the words of the line; the error repeats at most 200
/// characters of the line. A game's [`FromStr`] for actions needs no other function.
pub fn read_words<A>(line: &str, read: impl FnOnce(&[&str]) -> Option<A>) -> Result<A, Unreadable> {
    let words: Vec<&str> = line.split_whitespace().collect();
    read(&words).ok_or_else(|| Unreadable(line.chars().take(200).collect()))
}

/// Writes the enum of a game's actions, its notation (`Display` and `FromStr`), its ids
/// ([`Finite`](crate::Finite)) and [`Action`](crate::Action), all from one table.
///
/// A line of the table is a variant with named fields, then `=` and its notation: words in quotes,
/// then fields in the order in which they are written. If a text fits several lines of the table,
/// the first applies. Ids are numbered in the order of the variants and of their fields. If the
/// type of a field is followed by `as` and a second type, the values of the second type are
/// counted instead.
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
