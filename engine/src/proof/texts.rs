//! The keys and gaps of a game's sentences, as its Fluent files have them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::{Arg, GameFacts};

/// Returns the keys of the game's sentences.
pub(super) fn keys(facts: &GameFacts) -> BTreeSet<String> {
    texts(facts).remove("en").unwrap_or_default()
}

/// Returns, for each language, the keys of its messages and of their attributes (`KEY.ATTRIBUTE`).
pub(super) fn texts(facts: &GameFacts) -> BTreeMap<&'static str, BTreeSet<String>> {
    let mut texts: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for (language, file, text) in facts.texts {
        let read = fluent_syntax::parser::parse(*text);
        let resource = read.unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"));
        let keys = texts.entry(language).or_default();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            for attribute in message.attributes {
                if !Arg::FORMS.contains(&attribute.id.name) {
                    keys.insert(format!("{}.{}", message.id.name, attribute.id.name));
                }
            }
            keys.insert(message.id.name.into());
        }
    }
    texts
}

/// Returns the gaps of each sentence, in any language.
pub(super) fn gaps(facts: &GameFacts) -> BTreeMap<String, BTreeSet<String>> {
    let mut gaps: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (_, _, text) in facts.texts {
        let (Ok(resource) | Err((resource, _))) = fluent_syntax::parser::parse(*text);
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let of_this = gaps.entry(message.id.name.into()).or_default();
            message.value.iter().for_each(|pattern| gaps_of(pattern, of_this));
        }
    }
    gaps
}

fn gaps_of(pattern: &Pattern<&str>, out: &mut BTreeSet<String>) {
    let mut gap = |inline: &InlineExpression<&str>| {
        if let InlineExpression::VariableReference { id } = inline {
            let form = Arg::FORMS.iter().find_map(|form| {
                id.name.strip_suffix(form).and_then(|name| name.strip_suffix('-'))
            });
            out.insert(form.unwrap_or(id.name).into());
        }
    };
    let mut nested = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(inline) } => gap(inline),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                gap(selector);
                nested.extend(variants.iter().map(|variant| &variant.value));
            }
            PatternElement::TextElement { .. } => {}
        }
    }
    nested.into_iter().for_each(|pattern| gaps_of(pattern, out));
}
