//! Removes comments, indentation and empty lines from scripts and style sheets.
//!
//! Line breaks are kept, so that a statement still ends with its line. The code recognises tokens only as far as it must to distinguish
//! comments from strings, templates and regular expressions. It refuses a script if a slash could be either a division or the
//! beginning of a regular expression.

/// The words after which a slash begins a regular expression.
const BEFORE_PATTERN: [&str; 12] = [
    "return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "else", "yield",
    "await",
];

/// The reason why a script or a style sheet was not minified.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("can't read {what}: {line:?}")]
pub struct MinifyError {
    /// The token that can't be read.
    what: &'static str,
    /// The line from that token on.
    line: String,
}

/// Returns a script without comments and indentation, or the line at which it can't be read.
pub fn script(source: &str) -> Result<String, MinifyError> {
    let mut reader = Reader { rest: source, out: String::with_capacity(source.len()) };
    // The number of open braces within each open `${…}`.
    let mut templates: Vec<u32> = Vec::new();
    while let Some(sign) = reader.rest.chars().next() {
        match sign {
            '/' if reader.rest.starts_with("//") => reader.skip_line(),
            '/' if reader.rest.starts_with("/*") => reader.skip_comment()?,
            '/' if reader.begins_pattern()? => reader.take_pattern()?,
            '"' | '\'' => reader.take_string(sign)?,
            '`' => {
                reader.take();
                if reader.take_template()? {
                    templates.push(0);
                }
            }
            '{' => {
                if let Some(open) = templates.last_mut() {
                    *open += 1;
                }
                reader.take();
            }
            '}' => {
                reader.take();
                if let Some(open) = templates.last_mut() {
                    if 0 < *open {
                        *open -= 1;
                    } else if !reader.take_template()? {
                        templates.pop();
                    }
                }
            }
            _ => reader.take_outside(),
        }
    }
    if templates.is_empty() { Ok(reader.ended()) } else { Err(reader.refusal("a template")) }
}

/// Returns a style sheet without comments and indentation, or the line at which it can't be read.
pub fn sheet(source: &str) -> Result<String, MinifyError> {
    let mut reader = Reader { rest: source, out: String::with_capacity(source.len()) };
    while let Some(sign) = reader.rest.chars().next() {
        match sign {
            '/' if reader.rest.starts_with("/*") => reader.skip_comment()?,
            '"' | '\'' => reader.take_string(sign)?,
            _ => reader.take_outside(),
        }
    }
    Ok(reader.ended())
}

struct Reader<'a> {
    rest: &'a str,
    out: String,
}

impl<'a> Reader<'a> {
    /// Copies the next character.
    fn take(&mut self) -> Option<char> {
        let sign = self.rest.chars().next()?;
        self.rest = &self.rest[sign.len_utf8()..];
        self.out.push(sign);
        Some(sign)
    }

    /// Copies the next character outside strings, without spaces at the beginning or end of a line and without empty lines.
    fn take_outside(&mut self) {
        let begins = self.out.is_empty() || self.out.ends_with('\n');
        match self.take() {
            Some('\n') => {
                self.out.truncate(self.out.trim_end().len());
                if !self.out.is_empty() {
                    self.out.push('\n');
                }
            }
            Some(sign) if sign.is_whitespace() && begins => drop(self.out.pop()),
            _ => {}
        }
    }

    fn skip_line(&mut self) {
        self.rest = &self.rest[self.rest.find('\n').unwrap_or(self.rest.len())..];
    }

    /// Skips a comment. A comment of several lines is replaced by a line break, any other by a space.
    fn skip_comment(&mut self) -> Result<(), MinifyError> {
        let end = self.rest.find("*/").ok_or_else(|| self.refusal("a comment"))? + 2;
        let (comment, rest) = self.rest.split_at(end);
        if comment.contains('\n') {
            self.out.truncate(self.out.trim_end().len());
            self.out.push('\n');
        } else if !self.out.is_empty() && !self.out.ends_with(char::is_whitespace) {
            self.out.push(' ');
        }
        self.rest = rest;
        if self.out.ends_with(char::is_whitespace) {
            self.rest = rest.trim_start_matches(' ');
        }
        Ok(())
    }

    fn take_string(&mut self, quote: char) -> Result<(), MinifyError> {
        let refusal = self.refusal("a string");
        self.take();
        loop {
            match self.take() {
                Some('\\') => drop(self.take()),
                Some(sign) if sign == quote => return Ok(()),
                Some('\n') | None => return Err(refusal),
                _ => {}
            }
        }
    }

    /// Copies the text of a template. Returns whether it stopped at a `${`.
    fn take_template(&mut self) -> Result<bool, MinifyError> {
        let refusal = self.refusal("a template");
        loop {
            if self.rest.starts_with("${") {
                self.take();
                self.take();
                return Ok(true);
            }
            match self.take() {
                Some('\\') => drop(self.take()),
                Some('`') => return Ok(false),
                None => return Err(refusal),
                _ => {}
            }
        }
    }

    /// Returns whether the next character, a slash, begins a regular expression.
    fn begins_pattern(&self) -> Result<bool, MinifyError> {
        let before = self.out.trim_end();
        let Some(last) = before.chars().next_back() else { return Ok(true) };
        let is_of_word = |sign: char| sign.is_alphanumeric() || sign == '_' || sign == '$';
        if is_of_word(last) {
            let word = before.rsplit(|sign| !is_of_word(sign)).next().unwrap_or("");
            return Ok(BEFORE_PATTERN.contains(&word));
        }
        if !matches!(last, ')' | ']' | '}' | '"' | '\'' | '`') {
            return Ok(true);
        }
        // After a closing bracket, a slash may be either of these. In this project's code only a division has a space after the
        // slash.
        if last == '}' || !self.rest[1..].starts_with(' ') {
            return Err(self.refusal("a division or a regular expression"));
        }
        Ok(false)
    }

    fn take_pattern(&mut self) -> Result<(), MinifyError> {
        let refusal = self.refusal("a regular expression");
        self.take();
        let mut within_class = false;
        loop {
            match self.take() {
                Some('\\') => drop(self.take()),
                Some('[') => within_class = true,
                Some(']') => within_class = false,
                Some('/') if !within_class => return Ok(()),
                Some('\n') | None => return Err(refusal),
                _ => {}
            }
        }
    }

    fn refusal(&self, what: &'static str) -> MinifyError {
        MinifyError { what, line: self.rest.lines().next().unwrap_or("").into() }
    }

    fn ended(mut self) -> String {
        self.out.truncate(self.out.trim_end().len());
        self.out.push('\n');
        self.out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_indentation_and_empty_lines_are_removed() {
        let source = "// @ts-check\n\n/** A sum. @param {number} a */\nfunction sum(a, b) {\n    // both\n    return a + b; // at once\n}\n";
        assert_eq!(script(source).unwrap(), "function sum(a, b) {\nreturn a + b;\n}\n");
    }

    #[test]
    fn a_comment_separates_the_words_around_it() {
        assert_eq!(script("const/* a */b = 1;").unwrap(), "const b = 1;\n");
        assert_eq!(script("f(/** @type {any} */ (x));").unwrap(), "f( (x));\n");
        assert_eq!(script("a /* one\ntwo */ b").unwrap(), "a\nb\n");
        assert_eq!(script("return /* one\n */ 1;").unwrap(), "return\n1;\n");
    }

    #[test]
    fn comment_signs_in_a_string_are_kept() {
        for source in [
            r#"const a = "http://x/*y*/";"#,
            r#"const a = 'it\'s // here';"#,
            r#"const a = "\\"; const b = "//";"#,
        ] {
            assert_eq!(script(source).unwrap(), format!("{source}\n"));
        }
    }

    #[test]
    fn a_template_keeps_its_lines_and_its_gaps_are_minified() {
        let source = "const a = `\n  one // two\n\n  ${f({ b: `/* ${c} */` }) /* d */}\n`;\n  e();";
        let wanted = "const a = `\n  one // two\n\n  ${f({ b: `/* ${c} */` }) }\n`;\ne();\n";
        assert_eq!(script(source).unwrap(), wanted);
    }

    #[test]
    fn regular_expressions_and_divisions_are_told_apart() {
        for source in [
            "x.replace(/\\/\\*[/\"'`]*/g, y);",
            "const half = a / 2, third = b / 3; // c",
            "return /[^/]\"/.test(x);",
            "const part = (a + b) / c / 'x'.length;",
            "const x = y => /'/u;",
        ] {
            let kept = source.trim_end_matches("// c").trim_end();
            assert_eq!(script(source).unwrap(), format!("{kept}\n"));
        }
    }

    #[test]
    fn ambiguous_or_unfinished_source_is_refused() {
        for source in
            ["if (a) /'/.test(b);", "}\n/a/.test(b)", "const a = \"b", "`${a", "/* a", "= /a"]
        {
            assert!(script(source).is_err(), "{source}");
        }
    }

    #[test]
    fn a_style_sheet_keeps_its_strings() {
        let source = "/* a */\n.b {\n  content: \"/* c */\"; /* d */\n}\n\n@media print { /* e\n f */ .g { top: 0; } }\n";
        let wanted = ".b {\ncontent: \"/* c */\";\n}\n@media print {\n.g { top: 0; } }\n";
        assert_eq!(sheet(source).unwrap(), wanted);
    }
}
