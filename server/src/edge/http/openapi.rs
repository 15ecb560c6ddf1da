//! The description of the server in OpenAPI 3.1. The addresses come from the table of routes, and the schemas from
//! the Rust types. The file `openapi.json` is the output of [`openapi`](super::openapi), and a test fails when it
//! is stale.

use std::collections::BTreeMap;

use axum::routing::MethodRouter;
use schemars::generate::SchemaSettings;
use schemars::transform::{Transform, transform_subschemas};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};
use table::wire::{ClientMessage, ServerMessage};

use crate::edge::live::lobby::LobbyMessage;

use super::failure::ErrorAnswer;
use crate::edge::App;

/// A route: its handler and its description.
pub struct Route {
    pub path: &'static str,
    pub handler: MethodRouter<App>,
    method: &'static str,
    summary: &'static str,
    body: Option<Content>,
    answers: Vec<(u16, &'static str, Option<Content>)>,
    /// The error statuses of the route.
    fails: &'static [u16],
    /// The cost of a request, which the address that sends it must pay.
    pub cost: u32,
}

/// The content of a request or an answer.
#[derive(Clone, Copy)]
pub enum Content {
    /// Text of this media type.
    Text(&'static str),
    /// JSON of a type, with the function that makes its schema.
    Json(fn(&mut Schemas) -> Schema),
}

impl Content {
    /// JSON that is written by the server.
    pub fn json<T: JsonSchema>() -> Content {
        Content::Json(|schemas| schemas.written.subschema_for::<T>())
    }

    /// JSON that is read by the server.
    pub fn json_read<T: JsonSchema>() -> Content {
        Content::Json(|schemas| schemas.read.subschema_for::<T>())
    }

    fn described(self, schemas: &mut Schemas) -> Value {
        match self {
            Content::Text(kind) => json!({ kind: { "schema": { "type": "string" } } }),
            Content::Json(schema) => json!({ "application/json": { "schema": schema(schemas) } }),
        }
    }
}

impl Route {
    pub fn get(path: &'static str, handler: MethodRouter<App>, summary: &'static str) -> Route {
        let (body, answers, fails) = (None, Vec::new(), &[][..]);
        Route { path, handler, method: "get", summary, body, answers, fails, cost: 0 }
    }

    pub fn post(path: &'static str, handler: MethodRouter<App>, summary: &'static str) -> Route {
        Route { method: "post", ..Route::get(path, handler, summary) }
    }

    pub fn takes(self, body: Content) -> Route {
        Route { body: Some(body), ..self }
    }

    pub fn answers(mut self, status: u16, what: &'static str, content: Content) -> Route {
        self.answers.push((status, what, Some(content)));
        self
    }

    pub fn answers_nothing(mut self, status: u16, what: &'static str) -> Route {
        self.answers.push((status, what, None));
        self
    }

    pub fn fails(self, fails: &'static [u16]) -> Route {
        Route { fails, ..self }
    }

    pub fn costs(self, cost: u32) -> Route {
        Route { cost, ..self }
    }

    /// Returns the method and the path.
    pub fn request(&self) -> String {
        format!("{} {}", self.method.to_uppercase(), self.path)
    }

    fn described(&self, schemas: &mut Schemas) -> Value {
        let mut described = json!({ "summary": self.summary });
        let parameters: Vec<Value> = self.parameters().map(parameter).collect();
        if !parameters.is_empty() {
            described["parameters"] = parameters.into();
        }
        if let Some(body) = self.body {
            described["requestBody"] =
                json!({ "required": true, "content": body.described(schemas) });
        }
        let mut responses = Map::new();
        for (status, what, content) in &self.answers {
            let mut response = json!({ "description": what });
            if let Some(content) = content {
                response["content"] = content.described(schemas);
            }
            responses.insert(status.to_string(), response);
        }
        let spent = (0 < self.cost).then_some(&429);
        for status in self.fails.iter().chain(spent) {
            let content = Content::json::<ErrorAnswer>().described(schemas);
            let response = json!({ "description": failure(*status), "content": content });
            responses.insert(status.to_string(), response);
        }
        described["responses"] = responses.into();
        described
    }

    /// Returns the names in the braces of the route's path.
    fn parameters(&self) -> impl Iterator<Item = &'static str> {
        let parts = self.path.split('/');
        parts.filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')).map(plain)
    }
}

/// Returns the name of a path parameter without the star by which axum marks one that may contain slashes.
fn plain(name: &str) -> &str {
    name.trim_start_matches('*')
}

fn parameter(name: &str) -> Value {
    let what = match name {
        "game" => "the name of a game",
        "table" => "the id of a table",
        "tournament" => "the id of a tournament",
        "name" => "the name of a player",
        "language" => "en or fr",
        "path" => "the path of a file, which may hold slashes",
        _ => panic!("the parameter {name} is described here"),
    };
    let schema = json!({ "type": "string" });
    json!({ "name": name, "in": "path", "required": true, "description": what, "schema": schema })
}

fn failure(status: u16) -> &'static str {
    match status {
        400 => "it can't be read",
        401 => "nobody has signed in",
        403 => "a page of another site asked, or it is not allowed",
        404 => "there is no such thing",
        409 => "not as the game stands",
        413 => "it is too large",
        422 => "it is refused",
        429 => "the address has spent what it may",
        503 => "not now: ask again after the seconds of Retry-After",
        _ => panic!("the status {status} is described here"),
    }
}

/// The schemas of all types so far. A type may have one schema for writing and another for reading: the server
/// always writes a field with a default, but a client need not send it.
pub struct Schemas {
    written: SchemaGenerator,
    read: SchemaGenerator,
}

impl Schemas {
    fn new() -> Schemas {
        let mut settings = SchemaSettings::draft2020_12().with_transform(Simpler);
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
        Schemas {
            written: settings.clone().for_serialize().into_generator(),
            read: settings.for_deserialize().into_generator(),
        }
    }

    fn finish(mut self) -> BTreeMap<String, Value> {
        let mut all: BTreeMap<String, Value> =
            self.read.take_definitions(true).into_iter().collect();
        all.extend(self.written.take_definitions(true));
        all
    }
}

/// Simplifies schemas: an optional field that is omitted when empty is never null; flattened types are
/// merged; an array of fixed length is a tuple; Rust's links and integer sizes, which mean nothing to
/// clients, are removed.
#[derive(Clone)]
struct Simpler;

impl Transform for Simpler {
    fn transform(&mut self, schema: &mut Schema) {
        transform_subschemas(self, schema);
        if let Some(Value::String(description)) = schema.get_mut("description") {
            *description = description.replace("[`", "`").replace("`]", "`");
        }
        if schema.get("type").is_some_and(|kind| kind == "integer" || kind[0] == "integer") {
            for size in ["format", "minimum", "maximum"] {
                schema.remove(size);
            }
        }
        let length = schema.get("minItems").and_then(Value::as_u64);
        if let Some(length) = length.filter(|_| schema.get("minItems") == schema.get("maxItems"))
            && let Some(item) = schema.remove("items")
        {
            schema.insert("prefixItems".into(), vec![item; length as usize].into());
        }
        if schema.get("properties").is_some()
            && let Some(base) = schema.remove("$ref")
        {
            let (description, added) = (schema.remove("description"), schema.clone());
            *schema = json_schema!({ "allOf": [added, { "$ref": base }] });
            if let Some(description) = description {
                schema.insert("description".into(), description);
            }
            return;
        }
        let required = schema.get("required").cloned().unwrap_or_default();
        let Some(Value::Object(properties)) = schema.get_mut("properties") else { return };
        let is_required = |name: &str| {
            required.as_array().is_some_and(|names| names.iter().any(|known| known == name))
        };
        for (_, property) in properties.iter_mut().filter(|(name, _)| !is_required(name)) {
            without_null(property);
        }
    }
}

fn without_null(property: &mut Value) {
    if let Some(Value::Array(types)) = property.get_mut("type") {
        types.retain(|kind| kind != "null");
        if let [only] = &types[..] {
            property["type"] = only.clone();
        }
    }
    if let Some(Value::Array(some)) = property.get_mut("anyOf") {
        some.retain(|one| *one != json!({ "type": "null" }));
        if let [Value::Object(only)] = &some[..] {
            let only = only.clone();
            let Some(property) = property.as_object_mut() else { return };
            property.remove("anyOf");
            property.extend(only);
        }
    }
}

/// Returns the description of a server with these routes.
pub fn description(routes: Vec<Route>) -> String {
    let mut schemas = Schemas::new();
    let mut paths = Map::new();
    for route in routes {
        let path = route.path.replace("{*", "{");
        let described = route.described(&mut schemas);
        paths.entry(path).or_insert_with(|| json!({}))[route.method] = described;
    }
    schemas.read.subschema_for::<ClientMessage>();
    schemas.written.subschema_for::<ServerMessage>();
    schemas.written.subschema_for::<LobbyMessage>();
    let whole = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Carillon",
            "version": "1",
            "description": "Board wargames at a table. ClientMessage and ServerMessage are what is said on \
                            the socket of a table; PROTOCOL.md says when.",
        },
        "paths": paths,
        "components": { "schemas": schemas.finish() },
    });
    let mut written = serde_json::to_string_pretty(&whole).expect("a description is plain data");
    written.push('\n');
    written
}
