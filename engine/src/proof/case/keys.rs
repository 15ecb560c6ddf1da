//! The list of keys that a case can check, derived from the types of the view.

use serde_json::Value;

use super::view::CaseView;

/// Returns every key that a case can check, with its description, as the rows of a Markdown table.
pub fn case_keys() -> String {
    let root = serde_json::to_value(schemars::schema_for!(CaseView)).expect("a schema is JSON");
    let mut rows = Vec::new();
    below(&root, &root, &mut Vec::new(), &mut rows);
    let rows = rows.iter().map(|(path, says)| format!("| `{path}` | {says} |\n"));
    format!("| path | value |\n| --- | --- |\n{}", rows.collect::<String>())
}

/// Types that are compared as a whole, not key by key.
const WHOLE: [&str; 4] = ["/Panel", "/Phrase", "/PieceView", "/Target"];

fn below(root: &Value, shape: &Value, at: &mut Vec<String>, rows: &mut Vec<(String, String)>) {
    let Some(shape) = resolved(root, shape) else { return };
    let fields = shape.get("properties").and_then(Value::as_object);
    if fields.is_some_and(|fields| fields.keys().eq(["french", "british"])) {
        at.push("SIDE".into());
        below(root, &shape["properties"]["french"], at, rows);
        at.pop();
        return;
    }
    let last = at.last().cloned().unwrap_or_default();
    let mut step = |name: String, shape: &Value| {
        at.push(name);
        // Parts of a path without a description of their own are left out.
        if let Some(says) = shape.get("description").and_then(Value::as_str) {
            rows.push((at.join("."), says.replace('\n', " ")));
        }
        below(root, shape, at, rows);
        at.pop();
    };
    if let Some(fields) = fields {
        fields.iter().for_each(|(name, field)| step(name.clone(), field));
    } else if let Some(item) = shape.get("additionalProperties").filter(|item| item.is_object()) {
        let name = match last.as_str() {
            "clock" => "TICK",
            "tracks" => "TRACK",
            "spaces" => "SPACE",
            "lines" => "LINE",
            "points" => "CARD",
            "boxes" => "BOX",
            "layers" => "LAYER",
            "french" | "british" => "PIECE",
            _ => "NAME",
        };
        step(name.into(), item);
    } else if let Some(item) = shape.get("items").and_then(|item| resolved(root, item))
        && item.get("properties").is_some()
    {
        step("N".into(), item);
    }
}

fn resolved<'a>(root: &'a Value, shape: &'a Value) -> Option<&'a Value> {
    if let Some(several) = shape.get("anyOf").and_then(Value::as_array) {
        return several.iter().find_map(|one| resolved(root, one));
    }
    match shape.get("$ref").and_then(Value::as_str) {
        Some(link) if WHOLE.iter().any(|name| link.ends_with(name)) => None,
        Some(link) => root.pointer(link.trim_start_matches('#')),
        None => Some(shape),
    }
}
