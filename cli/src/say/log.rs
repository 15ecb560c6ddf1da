//! The server's log on standard error: readable lines, or one line of JSON per event.

use std::fmt;
use std::io;

use serde_json::{Map, Value};
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::registry::LookupSpan;

/// The format of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    /// Readable lines, for problems only
    Text,
    /// A line of JSON for each event, with tables, seats and results
    Json,
}

/// Starts logging.
pub fn write(form: LogFormat) {
    let log = tracing_subscriber::fmt().with_writer(io::stderr);
    match form {
        LogFormat::Text => log.with_max_level(Level::WARN).init(),
        LogFormat::Json => log.with_max_level(Level::INFO).event_format(Json).init(),
    }
}

/// Writes each event as one line of JSON.
struct Json;

impl<S, N> FormatEvent<S, N> for Json
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        _: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let mut fields = Fields(Map::new());
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let time = since.map_or(0, |since| since.as_millis() as u64);
        fields.0.insert("time".into(), time.into());
        let level = event.metadata().level().to_string().to_lowercase();
        fields.0.insert("level".into(), level.into());
        fields.0.insert("part".into(), event.metadata().target().into());
        event.record(&mut fields);
        writeln!(writer, "{}", Value::Object(fields.0))
    }
}

/// The fields of an event, by name.
struct Fields(Map<String, Value>);

impl Visit for Fields {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.0.insert(field.name().into(), format!("{value:?}").into());
    }
    fn record_str(&mut self, field: &Field, value: &str) {
        self.0.insert(field.name().into(), value.into());
    }
    fn record_u64(&mut self, field: &Field, value: u64) {
        self.0.insert(field.name().into(), value.into());
    }
    fn record_i64(&mut self, field: &Field, value: i64) {
        self.0.insert(field.name().into(), value.into());
    }
    fn record_bool(&mut self, field: &Field, value: bool) {
        self.0.insert(field.name().into(), value.into());
    }
}
