//! Things that are represented by a small number in the state, and by a written id everywhere else.

/// A thing identified by a small number, such as a space, a card or a counter. [`id!`](crate::id)
/// writes such types.
pub trait Id: Copy + Eq {
    /// Returns the thing's number.
    fn number(self) -> u8;
    /// Returns the thing with that number.
    fn numbered(number: u8) -> Self;
}

/// Writes a newtype for a small number.
///
/// With `= FACTS.spaces: SpaceFacts, "space"` the type also gets access to a table of facts, whose
/// rows have an `id: &'static str`, and a prefix for its text keys. The facts may also be added in
/// another module, with `id! { pub impl Space = FACTS.spaces: SpaceFacts, "space"; }`.
///
/// ```
/// pub struct SquareFacts {
///     pub id: &'static str,
///     pub black: bool,
/// }
/// pub struct Facts {
///     pub squares: Vec<SquareFacts>,
/// }
/// pub static FACTS: std::sync::LazyLock<Facts> = std::sync::LazyLock::new(|| Facts {
///     squares: vec![
///         SquareFacts { id: "a1", black: true },
///         SquareFacts { id: "a2", black: false },
///     ],
/// });
///
/// engine::id! {
///     /// A square of the board.
///     pub struct Square = FACTS.squares: SquareFacts, "square";
/// }
///
/// assert_eq!(Square::find("a2"), Some(Square(1)));
/// assert_eq!(Square(0).to_string(), "a1");
/// assert_eq!(Square(0).key(), "square-a1");
/// assert!(Square::all().filter(|square| square.facts().black).eq([Square(0)]));
/// ```
#[macro_export]
macro_rules! id {
    ($(#[$doc:meta])* $vis:vis struct $Name:ident;) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        $vis struct $Name(pub u8);

        impl $Name {
            /// Returns the thing's place in a table.
            #[inline]
            #[allow(dead_code, reason = "not every id has tables of its own")]
            $vis fn index(self) -> usize {
                usize::from(self.0)
            }
        }

        impl $crate::Id for $Name {
            #[inline]
            fn number(self) -> u8 {
                self.0
            }
            #[inline]
            fn numbered(number: u8) -> $Name {
                $Name(number)
            }
        }

        impl From<$Name> for u8 {
            #[inline]
            fn from(it: $Name) -> u8 {
                it.0
            }
        }
    };
    (
        $(#[$doc:meta])*
        $vis:vis struct $Name:ident = $FACTS:ident.$list:ident: $Facts:ty, $key:literal;
    ) => {
        $crate::id! { $(#[$doc])* $vis struct $Name; }
        $crate::id! { $vis impl $Name = $FACTS.$list: $Facts, $key; }
    };
    ($vis:vis impl $Name:ident = $FACTS:ident.$list:ident: $Facts:ty, $key:literal;) => {
        impl $Name {
            /// Iterates over all things of this type, in the order of the data.
            $vis fn all() -> impl Iterator<Item = $Name> {
                (0..$FACTS.$list.len() as u8).map($Name)
            }

            /// Returns the thing's row in the table of facts.
            #[inline]
            $vis fn facts(self) -> &'static $Facts {
                &$FACTS.$list[self.index()]
            }

            /// Returns the id that players write.
            $vis fn id(self) -> &'static str {
                self.facts().id
            }

            /// Returns the thing with that id.
            $vis fn find(id: &str) -> Option<$Name> {
                $Name::all().find(|it| it.id() == id)
            }

            /// Returns the key of the thing's name in the game's texts.
            $vis fn key(self) -> String {
                format!("{}-{}", $key, self.id())
            }
        }

        impl $crate::Finite for $Name {
            fn count() -> u32 {
                $FACTS.$list.len() as u32
            }
            fn ordinal(self) -> u32 {
                self.0.into()
            }
            fn at(ordinal: u32) -> Option<$Name> {
                u8::try_from(ordinal).ok().filter(|n| usize::from(*n) < $FACTS.$list.len()).map($Name)
            }
        }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}
