//! Writing SVG.

use std::fmt::{Display, Write};

/// SVG that is being written.
#[derive(Default)]
pub struct Svg(pub String);

impl Svg {
    /// Writes an element without content.
    pub fn element(&mut self, name: &str, attributes: &[(&str, &dyn Display)]) {
        self.head(name, attributes);
        self.0.push_str("/>\n");
    }

    /// Writes an element with text.
    pub fn text(&mut self, name: &str, attributes: &[(&str, &dyn Display)], text: &str) {
        self.head(name, attributes);
        self.0.push('>');
        self.0.push_str(&escaped(text));
        self.close(name);
    }

    /// Begins an element, which [`Svg::close`] ends.
    pub fn open(&mut self, name: &str, attributes: &[(&str, &dyn Display)]) {
        self.head(name, attributes);
        self.0.push_str(">\n");
    }

    /// Ends an element.
    pub fn close(&mut self, name: &str) {
        writeln!(self.0, "</{name}>").expect("writing to memory can't fail");
    }

    fn head(&mut self, name: &str, attributes: &[(&str, &dyn Display)]) {
        self.0.push('<');
        self.0.push_str(name);
        for (attribute, value) in attributes {
            let value = escaped(&value.to_string());
            write!(self.0, " {attribute}=\"{value}\"").expect("writing to memory can't fail");
        }
    }
}

/// Returns the text for XML: characters with a special meaning are replaced, and control characters, which XML
/// can't contain, are left out.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' | '\t' => out.push(' '),
            _ if letter.is_control() => {}
            _ => out.push(letter),
        }
    }
    out
}

#[test]
fn text_cannot_become_markup() {
    let mut svg = Svg::default();
    svg.text("text", &[("class", &"a\"b")], "1 < 2 & \u{1b}\"3\"\n4");
    assert_eq!(svg.0, "<text class=\"a&quot;b\">1 &lt; 2 &amp; &quot;3&quot; 4</text>\n");
}
