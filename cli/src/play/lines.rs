//! A game in the terminal line by line, for pipes, screen readers and `--plain`. The terminal is not put into raw mode.

use std::io::{self, BufRead, IsTerminal, StdinLock, Write};
use std::path::Path;
use std::sync::atomic::AtomicBool;

use engine::{Choice, Eye, NoUndo, PlayError, Side, Tick};
use words::{Lang, Screen, Text, find_rules, plain, wrap};

use crate::play::hosted::{self, Hosted, NextToChoose};
use crate::say::failure::{self, Failure};
use crate::say::paint::{self, Out};

pub fn play(hosted: Hosted, lang: Lang) -> Result<(), Failure> {
    let facts = hosted.shelved.facts();
    let text = Text::new(facts, lang);
    let mut table = LineSession {
        screen: paint::screen(&text, (facts.board)()),
        out: paint::prose(),
        lines: io::stdin().lock(),
        hosted,
        clock: Vec::new(),
    };
    table.hosted.keep()?;
    let played = table.play();
    table.say_where()?;
    table.out.flush()?;
    played
}

/// A game in the terminal, with a note of how much of it has been printed.
struct LineSession<'a> {
    screen: Screen<'a>,
    out: Out,
    lines: StdinLock<'static>,
    hosted: Hosted<'a>,
    /// The clock when the table was last printed.
    clock: Vec<Tick>,
}

/// The result of a typed line.
enum Typed {
    /// Something was printed, and the question is still open.
    Said,
    /// The game has changed.
    Moved,
    Quit,
}

impl LineSession<'_> {
    fn play(&mut self) -> Result<(), Failure> {
        self.greet()?;
        loop {
            match self.hosted.next() {
                NextToChoose::Player(side) => {
                    if !self.ask(side)? {
                        let number = self.hosted.playing.number().to_string();
                        let left = self.screen.text.own("cli-quit", &[("number", &number)]);
                        writeln!(self.out, "\n{left}")?;
                        return Ok(());
                    }
                }
                NextToChoose::Bot(side) => self.let_bot(side)?,
                NextToChoose::Over => {
                    self.screen.table(&self.hosted.playing.view(Eye::Open), &mut self.out)?;
                    if let Some(outcome) = self.hosted.playing.outcome() {
                        self.screen.outcome(&outcome, &mut self.out)?;
                    }
                    return Ok(());
                }
                NextToChoose::Nobody => return Err(hosted::stuck()),
            }
        }
    }

    fn greet(&mut self) -> Result<(), Failure> {
        let text = self.screen.text;
        let title = text.key("game-title");
        writeln!(self.out, "{}", self.screen.paint.bold(&title))?;
        let mine: Vec<Side> = self.hosted.humans.iter().collect();
        let hello = match mine[..] {
            [side] => text.own("cli-begin", &[("side", &text.side(side)), ("bot", &self.level())]),
            _ => text.own("cli-begin-both", &[]),
        };
        writeln!(self.out, "{hello}")?;
        if 0 < self.hosted.playing.number() {
            let number = self.hosted.playing.number().to_string();
            writeln!(self.out, "{}", text.own("cli-resumed", &[("number", &number)]))?;
        }
        Ok(())
    }

    /// Returns the bot's level in words.
    fn level(&self) -> String {
        self.screen.text.named("level", &self.hosted.bot.to_string())
    }

    fn let_bot(&mut self, side: Side) -> Result<(), Failure> {
        if io::stdout().is_terminal() {
            let text = self.screen.text;
            let gaps = [("side", &*text.side(side)), ("bot", &*self.level())];
            let thinks = text.own("cli-thinks", &gaps);
            write!(self.out, "{}\r", self.screen.paint.dim(&thinks))?;
            self.out.flush()?;
            write!(self.out, "{}\r", " ".repeat(thinks.chars().count()))?;
        }
        let thought = self.hosted.thinking(side).think();
        self.hosted.thought(thought)?;
        // Only the log reports the action, since a choice of the other side may be hidden.
        self.tell(side)
    }

    fn tell(&mut self, side: Side) -> Result<(), Failure> {
        let lines = self.hosted.playing.log(self.hosted.eye(side), self.hosted.playing.number());
        self.screen.log(&lines, &mut self.out)?;
        Ok(())
    }

    /// Asks the player until an action is played. Returns false when the player quits.
    fn ask(&mut self, side: Side) -> Result<bool, Failure> {
        let view = self.hosted.playing.view(Eye::Of(side));
        let choices = self.hosted.playing.choices(side);
        // If the player can only pass, the table is not printed.
        if self.clock != view.clock && 1 < choices.len() {
            self.screen.table(&view, &mut self.out)?;
            self.screen.hand(&view, side, &mut self.out)?;
            self.clock = view.clock;
        } else if let Some(panel) = &view.panel {
            self.screen.panel(panel, &mut self.out)?;
        }
        if let Some(prompt) = self.hosted.playing.prompt(side) {
            self.screen.prompt(side, &prompt, &mut self.out)?;
        }
        self.list(&choices, MANY, |_| true)?;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let mut line = Vec::new();
            let read = self.lines.read_until(b'\n', &mut line);
            if matches!(read, Ok(0) | Err(_)) {
                return Ok(false);
            }
            if !io::stdin().is_terminal() {
                // The input ended without an Enter after the prompt, so the line is ended here.
                writeln!(self.out)?;
            }
            match self.obey(side, &choices, String::from_utf8_lossy(&line).trim())? {
                Typed::Said => {}
                Typed::Moved => return Ok(true),
                Typed::Quit => return Ok(false),
            }
        }
    }

    /// Lists at most `most` of the choices, each with the number that plays it; choices without a target (pass, done, halt)
    /// are always listed.
    fn list(
        &mut self,
        choices: &[Choice],
        most: usize,
        wanted: impl Fn(&str) -> bool,
    ) -> Result<usize, Failure> {
        let (mut found, mut hidden) = (0, 0);
        for (n, choice) in choices.iter().enumerate() {
            let label = self.screen.choice(choice);
            if !wanted(&label) && !wanted(&choice.play) {
                continue;
            }
            found += 1;
            if most < found && !choice.on.is_empty() {
                hidden += 1;
            } else {
                let play = self.screen.paint.dim(&choice.play);
                writeln!(self.out, "{:>4}  {label}  {play}", n + 1)?;
            }
        }
        if 0 < hidden {
            let more = self.screen.text.own("cli-more", &[("n", &hidden.to_string())]);
            writeln!(self.out, "      {more}")?;
        }
        Ok(found)
    }

    fn obey(&mut self, side: Side, choices: &[Choice], typed: &str) -> Result<Typed, Failure> {
        let text = self.screen.text;
        if typed.is_empty() {
            return match choices {
                [only] => self.take(side, &only.play),
                _ => Ok(Typed::Said),
            };
        }
        if let Ok(number) = typed.parse::<usize>() {
            return match number.checked_sub(1).and_then(|n| choices.get(n)) {
                Some(choice) => self.take(side, &choice.play),
                None => self.say("cli-no-number", &[("n", &choices.len().to_string())]),
            };
        }
        if choices.iter().any(|choice| choice.play == typed) {
            return self.take(side, typed);
        }
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("?" | "help" | "aide", "") => return self.say("cli-help", &[]),
            ("all" | "tout", "") => {
                self.list(choices, usize::MAX, |_| true)?;
            }
            ("board" | "plateau", "") => {
                self.screen.table(&self.hosted.playing.view(Eye::Of(side)), &mut self.out)?;
            }
            ("hand" | "main", "") => {
                self.screen.hand(&self.hosted.playing.view(Eye::Of(side)), side, &mut self.out)?;
            }
            ("log" | "journal", most) if most.is_empty() || most.parse::<usize>().is_ok() => {
                let lines = self.hosted.playing.log(Eye::Of(side), 0);
                let from = lines.len().saturating_sub(most.parse().unwrap_or(20));
                self.screen.log(&lines[from..], &mut self.out)?;
            }
            ("rules" | "rule" | "règle" | "regle", "") => {
                let asked = self.hosted.playing.prompt(side).map(|prompt| prompt.rule.to_string());
                return self.say("cli-rules-how", &[("rule", &asked.unwrap_or_default())]);
            }
            ("rules" | "rule" | "règle" | "regle", rule) => self.rules(rule)?,
            ("odds" | "chances", "") => return self.say("cli-odds-how", &[]),
            ("odds" | "chances", choice) => return self.odds(side, choices, choice),
            ("why" | "pourquoi", "") => return self.say("cli-why-how", &[]),
            ("why" | "pourquoi", target) => return self.why(side, choices, target),
            ("hint" | "conseil", "") => self.hint(side, choices)?,
            ("undo" | "annuler", "") => {
                return match self.hosted.undo(self.hosted.humans)? {
                    Ok(choice) => {
                        let what = self.screen.choice(&choice);
                        self.say("cli-undone", &[("what", &what)])?;
                        Ok(Typed::Moved)
                    }
                    Err(NoUndo::Nothing) => self.say("cli-undo-nothing", &[]),
                    Err(NoUndo::Theirs) => self.say("cli-undo-theirs", &[]),
                    Err(NoUndo::Chance) => self.say("cli-undo-chance", &[]),
                    Err(NoUndo::Reveals) => self.say("cli-undo-reveals", &[]),
                };
            }
            ("save" | "sauver", "") => return self.say("cli-save-how", &[]),
            ("save" | "sauver", file) => {
                let said = match failure::write_new(Path::new(file), &self.hosted.record().write())
                {
                    Ok(()) => text.own("cli-saved", &[("file", file)]),
                    Err(Failure::Failed(error)) => text.own("cli-not-saved", &[("error", &error)]),
                    Err(other) => return Err(other),
                };
                writeln!(self.out, "{said}")?;
            }
            ("quit" | "exit" | "quitter", "") => return Ok(Typed::Quit),
            _ => {
                let words: Vec<String> =
                    typed.split_whitespace().map(plain).filter(|word| !word.is_empty()).collect();
                let wanted = |said: &str| {
                    let said = plain(said);
                    !words.is_empty() && words.iter().all(|word| said.contains(word))
                };
                match self.list(choices, MANY, wanted)? {
                    // An action that isn't offered is tried all the same, so that the rules can say why it is refused.
                    0 => return self.take(side, typed),
                    n => return self.say("cli-filtered", &[("n", &n.to_string())]),
                }
            }
        }
        Ok(Typed::Said)
    }

    fn say(&mut self, key: &str, gaps: &[(&str, &str)]) -> Result<Typed, Failure> {
        writeln!(self.out, "{}", self.screen.text.own(key, gaps))?;
        Ok(Typed::Said)
    }

    fn take(&mut self, side: Side, play: &str) -> Result<Typed, Failure> {
        match self.hosted.take(side, play)? {
            Ok(()) => {
                self.tell(side)?;
                Ok(Typed::Moved)
            }
            Err(PlayError::Refused(refusal)) => {
                let why = self.screen.text.refusal(&refusal);
                self.say("cli-refused", &[("why", &why)])
            }
            Err(PlayError::Unreadable(_)) => self.say("cli-no-match", &[("typed", play)]),
        }
    }

    fn why(&mut self, side: Side, choices: &[Choice], target: &str) -> Result<Typed, Failure> {
        let targets = match target.parse() {
            Ok(named) => vec![named],
            Err(_) => self.screen.called(target),
        };
        if choices.iter().any(|choice| choice.on.iter().any(|on| targets.contains(on))) {
            return self.say("cli-why-can", &[("target", target)]);
        }
        match targets.iter().find_map(|target| self.hosted.playing.why(side, target)) {
            Some(refusal) => {
                let why = self.screen.text.refusal(&refusal);
                self.say("cli-refused", &[("why", &why)])
            }
            None => self.say("cli-why-nothing", &[("target", target)]),
        }
    }

    /// Prints the odds of a choice, given by its number or its notation.
    fn odds(&mut self, side: Side, choices: &[Choice], named: &str) -> Result<Typed, Failure> {
        let nth = named.parse::<usize>().ok().and_then(|n| choices.get(n.checked_sub(1)?));
        let Some(choice) = nth.or_else(|| choices.iter().find(|choice| choice.play == named))
        else {
            return self.say("cli-no-number", &[("n", &choices.len().to_string())]);
        };
        let playing = self.hosted.playing.as_ref();
        let odds = self.hosted.shelved.odds(playing, side, &choice.play);
        let Some(odds) = odds.filter(|_| choice.odds) else {
            return self.say("cli-odds-not", &[]);
        };
        for line in self.screen.odds(&odds) {
            writeln!(self.out, "{}", wrap(&line, paint::width(), 4))?;
        }
        Ok(Typed::Said)
    }

    /// Prints the choices that the computer would make, best first.
    fn hint(&mut self, side: Side, choices: &[Choice]) -> Result<(), Failure> {
        for hint in self.hosted.advising(side).advise(&AtomicBool::new(false)) {
            if let Some(n) = choices.iter().position(|choice| choice.play == hint.play) {
                let what = format!("{:>4}  {}", n + 1, self.screen.choice(&choices[n]));
                let chance = percent(hint.chance);
                self.say("cli-hint", &[("what", &what), ("chance", &chance)])?;
            }
        }
        Ok(())
    }

    fn rules(&mut self, wanted: &str) -> Result<(), Failure> {
        let text = self.screen.text;
        let found = find_rules(&text.ledger, wanted, text.lang);
        if found.is_empty() {
            let sections: Vec<&str> =
                text.ledger.sections.iter().map(|section| section.id.as_str()).collect();
            self.say("cli-rule-none", &[("rule", wanted), ("sections", &sections.join(", "))])?;
        }
        for rule in found {
            let said = format!("{}  {}", rule.id, text.lang.rule(rule));
            writeln!(self.out, "{}", wrap(&said, paint::width(), 4))?;
        }
        Ok(())
    }

    /// Prints the name of the file that the game is saved in, when the player quits or the game is over.
    fn say_where(&mut self) -> Result<(), Failure> {
        let file = self.hosted.kept.file().display().to_string();
        self.say("cli-saved", &[("file", &file)])?;
        Ok(())
    }
}

/// Returns a probability in per cent.
pub fn percent(chance: f64) -> String {
    format!("{:.0}", 100.0 * chance)
}

/// The number of choices above which they are listed only on request.
const MANY: usize = 40;
