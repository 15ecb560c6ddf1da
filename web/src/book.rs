//! The guides: books in mdBook's layout, rendered as pages that work without a script.
//!
//! The program does not compile if a chapter of a book is missing from the book's `SUMMARY.md`, has no title or has two titles,
//! or if a link leads nowhere.

use std::collections::BTreeMap;
use std::fmt::Write;

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream, html};

/// The file name of the first chapter, whose address is that of the book.
const FIRST: &str = "index";

/// A book that has been read, but whose links have not been resolved.
#[derive(Debug)]
pub struct Book {
    /// The address of the book below `/help/`, such as `en`.
    pub name: String,
    title: String,
    language: String,
    chapters: Vec<Chapter>,
}

#[derive(Debug)]
struct Chapter {
    /// The chapter's file without `.md`, which is also its address in the book.
    name: String,
    /// The title in the table of contents.
    title: String,
    source: String,
    /// The sections as `(id, title)`; the first one is the chapter itself.
    headings: Vec<(HeadingLevel, String, String)>,
}

/// The reason why a book was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BookError {
    /// A file of the book is missing.
    #[error("{0} is missing")]
    NoFile(String),
    /// `book.toml` lacks a value.
    #[error("book.toml has no {0}")]
    NoValue(String),
    /// The table of contents lists a chapter that does not exist.
    #[error("SUMMARY.md lists {0}, which is not there")]
    NoSuchChapter(String),
    /// The table of contents lists a file that can't be a chapter.
    #[error("SUMMARY.md lists {0}")]
    NoChapter(String),
    /// A chapter is not in the table of contents.
    #[error("{0} is missing from SUMMARY.md")]
    Unlisted(String),
    /// The table of contents begins with the wrong chapter.
    #[error("SUMMARY.md does not begin with {FIRST}.md")]
    First,
    /// The file of a chapter was refused.
    #[error("{0} {1}")]
    Chapter(String, #[source] ChapterError),
}

/// The reason why a chapter was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChapterError {
    /// The chapter does not begin with a title, or has a second title.
    #[error("does not begin with its only title (`# …`)")]
    Title,
    /// Two headings have the same address.
    #[error("has two headings {0:?}")]
    TwoHeadings(String),
    /// The chapter has no text.
    #[error("is empty")]
    Empty,
    /// The chapter contains HTML.
    #[error("contains HTML: {0}")]
    Html(String),
    /// The chapter contains a picture.
    #[error("contains a picture: {0}")]
    Picture(String),
    /// A link leads to a page or heading that does not exist.
    #[error("links to {0}, which is not there")]
    Link(String),
}

/// The page's own words around a chapter.
struct Words {
    contents: &'static str,
    previous: &'static str,
    next: &'static str,
    lobby: &'static str,
    missing: &'static str,
    missing_about: &'static str,
}

const ENGLISH: Words = Words {
    contents: "Contents",
    previous: "Previous",
    next: "Next",
    lobby: "To the tables",
    missing: "No such page",
    missing_about: "This guide has no chapter at this address. All of its chapters are listed here.",
};

const FRENCH: Words = Words {
    contents: "Sommaire",
    previous: "Précédent",
    next: "Suivant",
    lobby: "Vers les tables",
    missing: "Page introuvable",
    missing_about: "Ce guide n’a pas de chapitre à cette adresse. Les voici tous.",
};

impl Book {
    /// Reads the files of a book: `book.toml`, `src/SUMMARY.md` and the chapters. Returns an error that names the file at fault.
    pub fn read(name: &str, files: &BTreeMap<String, String>) -> Result<Book, BookError> {
        let file = |path: &str| files.get(path).ok_or(BookError::NoFile(path.into()));
        let about = file("book.toml")?;
        let value = |key: &str| {
            let mut values = about.lines().filter_map(|line| line.split_once('='));
            let value = values.find(|(name, _)| name.trim() == key);
            let value = value.map(|(_, value)| value.trim().trim_matches('"').to_string());
            value.ok_or(BookError::NoValue(key.into()))
        };
        let mut chapters = Vec::new();
        for (title, path) in listed(file("src/SUMMARY.md")?) {
            let place = format!("src/{path}");
            let source = files.get(&place).ok_or_else(|| BookError::NoSuchChapter(path.clone()))?;
            let name =
                path.strip_suffix(".md").ok_or_else(|| BookError::NoChapter(path.clone()))?;
            let headings = headings(source).map_err(|why| BookError::Chapter(place, why))?;
            chapters.push(Chapter { name: name.into(), title, source: source.clone(), headings });
        }
        for path in files.keys().filter_map(|path| path.strip_prefix("src/")) {
            let known = path == "SUMMARY.md"
                || chapters.iter().any(|one| path.strip_suffix(".md") == Some(&one.name));
            if !known {
                return Err(BookError::Unlisted(format!("src/{path}")));
            }
        }
        if chapters.first().is_none_or(|first| first.name != FIRST) {
            return Err(BookError::First);
        }
        let (title, language) = (value("title")?, value("language")?);
        Ok(Book { name: name.into(), title, language, chapters })
    }

    /// Returns the names of the chapters, in order.
    pub fn chapters(&self) -> impl Iterator<Item = &str> {
        self.chapters.iter().map(|chapter| chapter.name.as_str())
    }

    /// Returns the pages, each with its address below `/help/`. The last one is the answer to an unknown address (`NAME/404`).
    /// `others` are all books, including this one; `twin` is this book in another language.
    pub fn pages(
        &self,
        others: &[Book],
        twin: Option<&Book>,
    ) -> Result<Vec<(String, String)>, BookError> {
        let mut pages = Vec::new();
        for (at, chapter) in self.chapters.iter().enumerate() {
            let text = self
                .text(chapter, others)
                .map_err(|why| BookError::Chapter(format!("src/{}.md", chapter.name), why))?;
            let before = at.checked_sub(1).map(|at| &self.chapters[at]);
            let after = self.chapters.get(at + 1);
            let html = self.page(Some(chapter), &text, before, after, twin);
            pages.push((format!("{}/{}", self.name, address(&chapter.name)), html));
        }
        let words = self.words();
        let text = format!("<h1>{}</h1>\n<p>{}</p>\n", words.missing, words.missing_about);
        pages.push((format!("{}/404", self.name), self.page(None, &text, None, None, twin)));
        Ok(pages)
    }

    fn words(&self) -> Words {
        if self.language == "fr" { FRENCH } else { ENGLISH }
    }

    /// Returns the text of a chapter, with its links resolved.
    fn text(&self, chapter: &Chapter, others: &[Book]) -> Result<String, ChapterError> {
        let french = self.language == "fr";
        let mut ids = chapter.headings.iter().map(|(_, id, _)| id.clone());
        let mut listing = false;
        let mut events = Vec::new();
        for event in parsed(&chapter.source) {
            events.push(match event {
                Event::Start(Tag::Heading { level, classes, attrs, .. }) => {
                    let id = ids.next().map(Into::into);
                    Event::Start(Tag::Heading { level, id, classes, attrs })
                }
                Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                    let dest_url = self.followed(chapter, &dest_url, others)?.into();
                    Event::Start(Tag::Link { link_type, dest_url, title, id })
                }
                Event::Html(html) | Event::InlineHtml(html) => {
                    return Err(ChapterError::Html(html.into_string()));
                }
                Event::Start(Tag::Image { dest_url, .. }) => {
                    return Err(ChapterError::Picture(dest_url.into_string()));
                }
                Event::Text(text) if french && !listing => {
                    Event::Text(super::french::typeset(&text).into_owned().into())
                }
                event => {
                    listing = match event {
                        Event::Start(Tag::CodeBlock(_)) => true,
                        Event::End(TagEnd::CodeBlock) => false,
                        _ => listing,
                    };
                    event
                }
            });
        }
        let mut text = String::new();
        html::push_html(&mut text, events.into_iter());
        // A listing wider than the screen can be scrolled, also by keyboard.
        Ok(text.replace("<pre>", "<pre tabindex=\"0\">"))
    }

    /// Returns the address that a link of a chapter leads to, or the reason why it is broken.
    fn followed(
        &self,
        chapter: &Chapter,
        link: &str,
        others: &[Book],
    ) -> Result<String, ChapterError> {
        if link.starts_with("https://") {
            return Ok(link.into());
        }
        let nowhere = || ChapterError::Link(link.into());
        let (path, id) = link.split_once('#').map_or((link, None), |(path, id)| (path, Some(id)));
        let (to, path) = if path.is_empty() {
            (Some(chapter), String::new())
        } else if let Some(path) = path.strip_prefix("/help/") {
            let (book, name) = path.split_once('/').ok_or_else(nowhere)?;
            let book = others.iter().find(|other| other.name == book).ok_or_else(nowhere)?;
            let name = if name.is_empty() { FIRST } else { name };
            (book.chapter(name), format!("/help/{path}"))
        } else {
            let name = path.strip_suffix(".md").ok_or_else(nowhere)?;
            (self.chapter(name), format!("./{}", address(name)))
        };
        let to = to.ok_or_else(nowhere)?;
        let Some(id) = id else { return Ok(path) };
        if !to.headings.iter().any(|(_, known, _)| known == id) {
            return Err(nowhere());
        }
        Ok(format!("{path}#{id}"))
    }

    fn chapter(&self, name: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.name == name)
    }

    fn page(
        &self,
        chapter: Option<&Chapter>,
        text: &str,
        before: Option<&Chapter>,
        after: Option<&Chapter>,
        twin: Option<&Book>,
    ) -> String {
        let words = self.words();
        let title = chapter.map_or(words.missing, |chapter| &chapter.title);
        let place = chapter.map_or("", |chapter| address(&chapter.name));
        // The page for unknown addresses has no address of its own.
        let base = if chapter.is_some() { "./".into() } else { format!("/help/{}/", self.name) };
        let mut page = format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n<title>{} · {}</title>\n\
             <link rel=\"icon\" href=\"/web/icon.svg\" type=\"image/svg+xml\">\n\
             <link rel=\"stylesheet\" href=\"/web/guide.linked.css\">\n\
             <script type=\"module\" src=\"/web/guide.linked.js\"></script>\n</head>\n<body class=\"guide\">\n\
             <header><a class=\"title\" href=\"{base}\">{}</a> <a class=\"to-contents\" href=\"#contents\">{}</a>",
            self.language,
            escaped(title),
            escaped(&self.title),
            escaped(&self.title),
            words.contents
        );
        let mut put = |text: std::fmt::Arguments| {
            page.write_fmt(text).expect("a string takes what is written");
        };
        if let Some(twin) = twin {
            let name = if twin.language == "fr" { "Français" } else { "English" };
            let (book, language) = (&twin.name, &twin.language);
            put(format_args!(
                " <a href=\"/help/{book}/{place}\" lang=\"{language}\" hreflang=\"{language}\">{name}</a>"
            ));
        }
        put(format_args!(" <a href=\"/\">{}</a></header>\n<main>\n{text}", words.lobby));
        let turns = [(before, "prev", words.previous), (after, "next", words.next)];
        if turns.iter().any(|(to, ..)| to.is_some()) {
            put(format_args!("<nav class=\"turn\" aria-label=\"{}\">", words.next));
            for (to, rel, word) in turns {
                let Some(to) = to else { continue };
                let (place, title) = (address(&to.name), self.set(&to.title));
                put(format_args!(
                    "<a rel=\"{rel}\" href=\"{base}{place}\"><small>{word}</small> {title}</a>"
                ));
            }
            put(format_args!("</nav>\n"));
        }
        put(format_args!(
            "</main>\n<nav id=\"contents\" aria-labelledby=\"contents-title\">\n<h2 id=\"contents-title\">{}</h2>\n<ol>\n",
            words.contents
        ));
        for one in &self.chapters {
            let here = chapter.is_some_and(|chapter| chapter.name == one.name);
            let current = if here { " aria-current=\"page\"" } else { "" };
            let (place, title) = (address(&one.name), self.set(&one.title));
            put(format_args!("<li><a href=\"{base}{place}\"{current}>{title}</a>"));
            let sections: Vec<_> =
                one.headings.iter().filter(|(level, ..)| *level == HeadingLevel::H2).collect();
            if here && !sections.is_empty() {
                put(format_args!("<ul>"));
                for (_, id, title) in sections {
                    put(format_args!("<li><a href=\"#{id}\">{}</a></li>", self.set(title)));
                }
                put(format_args!("</ul>"));
            }
            put(format_args!("</li>\n"));
        }
        put(format_args!("</ol>\n</nav>\n</body>\n</html>\n"));
        page
    }

    /// Returns a title in the form in which it is shown.
    fn set(&self, title: &str) -> String {
        let title = escaped(title);
        if self.language == "fr" { super::french::typeset(&title).into_owned() } else { title }
    }
}

/// Returns the last part of a chapter's address.
fn address(name: &str) -> &str {
    if name == FIRST { "" } else { name }
}

fn parsed(source: &str) -> impl Iterator<Item = Event<'_>> {
    TextMergeStream::new(Parser::new_ext(source, Options::ENABLE_TABLES))
}

/// Returns the links of a table of contents: titles and files.
fn listed(summary: &str) -> Vec<(String, String)> {
    let mut list: Vec<(String, String)> = Vec::new();
    let mut within = false;
    for event in parsed(summary) {
        match event {
            Event::Start(Tag::Link { dest_url, .. }) => {
                within = true;
                list.push((String::new(), dest_url.to_string()));
            }
            Event::End(TagEnd::Link) => within = false,
            Event::Text(text) | Event::Code(text) if within => {
                list.last_mut().expect("a link").0.push_str(&text);
            }
            _ => {}
        }
    }
    list
}

/// Returns the headings of a chapter with their ids. A chapter must begin with its title, and have only one.
fn headings(source: &str) -> Result<Vec<(HeadingLevel, String, String)>, ChapterError> {
    let mut found: Vec<(HeadingLevel, String, String)> = Vec::new();
    let mut open: Option<(HeadingLevel, String)> = None;
    for (at, event) in parsed(source).enumerate() {
        let title = matches!(event, Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }));
        if (at == 0) != title {
            return Err(ChapterError::Title);
        }
        match event {
            Event::Start(Tag::Heading { level, .. }) => open = Some((level, String::new())),
            Event::Text(text) | Event::Code(text) => {
                if let Some((_, title)) = &mut open {
                    title.push_str(&text);
                }
            }
            Event::End(TagEnd::Heading(_)) => {
                let (level, title) = open.take().expect("a heading that was begun");
                let id = id_of(&title);
                if found.iter().any(|(_, known, _)| *known == id) {
                    return Err(ChapterError::TwoHeadings(title));
                }
                found.push((level, id, title));
            }
            _ => {}
        }
    }
    if found.is_empty() { Err(ChapterError::Empty) } else { Ok(found) }
}

/// Returns the id of a heading, as mdBook makes it.
fn id_of(title: &str) -> String {
    let letters = title.trim().to_lowercase();
    let letters = letters.chars().filter_map(|letter| match letter {
        letter if letter.is_alphanumeric() || matches!(letter, '_' | '-') => Some(letter),
        letter if letter.is_whitespace() => Some('-'),
        _ => None,
    });
    letters.collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads a book of two chapters, of which one file is replaced or, if `text` is empty, left out.
    fn book(path: &str, text: &str) -> Result<Vec<(String, String)>, BookError> {
        let files = [
            ("book.toml", "[book]\ntitle = \"A guide\"\nlanguage = \"fr\"\n"),
            ("src/SUMMARY.md", "# Summary\n\n- [One](index.md)\n- [Two & more](two.md)\n"),
            ("src/index.md", "# One\n\nSee [two](two.md#the-end).\n"),
            ("src/two.md", "# Two\n\n## The end\n\n[Back](index.md) or [there](/help/fr/two).\n"),
        ];
        let mut files = BTreeMap::from(files.map(|(path, text)| (path.into(), text.to_string())));
        files.insert(path.into(), text.into());
        files.retain(|_, text| !text.is_empty());
        let books = [Book::read("fr", &files)?];
        assert!(books[0].chapters().eq(["index", "two"]));
        books[0].pages(&books, None)
    }

    fn refused(path: &str, text: &str) -> String {
        book(path, text).expect_err("a broken book").to_string()
    }

    #[test]
    fn a_chapter_is_a_page_with_contents_and_neighbours() {
        let pages = book("src/index.md", "# One\n\nDit : « [two](two.md#the-end) » `a : b`.\n");
        let pages = pages.expect("a book");
        let addresses: Vec<&str> = pages.iter().map(|(address, _)| address.as_str()).collect();
        assert_eq!(addresses, ["fr/", "fr/two", "fr/404"]);
        let first = &pages[0].1;
        assert!(first.contains("<a href=\"./two#the-end\">"), "{first}");
        assert!(first.contains("Dit\u{a0}: «\u{a0}<a") && first.contains("a : b"), "{first}");
        assert!(
            first.contains(
                "<a rel=\"next\" href=\"./two\"><small>Suivant</small> Two &amp; more</a>"
            )
        );
        assert!(pages[1].1.contains("<li><a href=\"#the-end\">The end</a></li>"));
        assert!(pages[1].1.contains("<h2 id=\"the-end\">The end</h2>"));
        assert!(pages[2].1.contains("Page introuvable"));
    }

    #[test]
    fn a_broken_link_is_refused() {
        for link in
            ["tow.md", "two.md#begin", "#end", "/help/fr/tow", "/help/en/", "two", "http://x.org"]
        {
            let why = refused("src/index.md", &format!("# One\n\n[x]({link})\n"));
            assert_eq!(why, format!("src/index.md links to {link}, which is not there"));
        }
    }

    #[test]
    fn a_chapter_missing_from_the_contents_or_from_the_folder_is_refused() {
        assert_eq!(refused("src/three.md", "# Three\n"), "src/three.md is missing from SUMMARY.md");
        assert_eq!(refused("src/two.md", ""), "SUMMARY.md lists two.md, which is not there");
        assert_eq!(
            refused("src/SUMMARY.md", "- [Two](two.md)\n- [One](index.md)\n"),
            "SUMMARY.md does not begin with index.md"
        );
    }

    #[test]
    fn a_page_without_a_heading_or_with_two_titles_is_refused() {
        for text in ["Text.\n", "## One\n", "Text.\n\n# One\n", "# One\n\n# Two\n"] {
            assert_eq!(
                refused("src/index.md", text),
                "src/index.md does not begin with its only title (`# …`)"
            );
        }
        assert_eq!(
            refused("src/index.md", "# One\n\n## A\n\n## A\n"),
            "src/index.md has two headings \"A\""
        );
    }

    #[test]
    fn html_is_refused() {
        let why = refused("src/index.md", "# One\n\n<script src=\"x\"></script>\n");
        assert!(why.starts_with("src/index.md contains HTML: <script"), "{why}");
    }
}
