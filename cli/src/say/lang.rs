//! The option `--lang`.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use words::Lang;

/// Returns the parser of a language's name.
pub fn lang() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::name)).try_map(|name| name.parse::<Lang>())
}
