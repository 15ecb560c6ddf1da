//! Tests of `export --format parquet`, in a program that was built with that feature.

use std::fs;

use bytes::Bytes;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use serde_json::Value;

use crate::records::rows;
use crate::{carillon, carillon_with, ends, err, file, record, text};

/// Returns the rows of an export as Parquet, each in the form of the lines of JSON, and the number of
/// groups that they are in.
fn parquet_rows(args: &[&str]) -> (Vec<Value>, usize) {
    let said = carillon(&[&["export", "--format", "parquet"], args].concat());
    ends(&said, 0);
    let file = SerializedFileReader::new(Bytes::from(said.stdout)).expect("a Parquet file");
    let rows = file.get_row_iter(None).expect("rows").map(|row| {
        let cells = row.expect("a row").into_columns().into_iter();
        Value::Object(cells.map(|(name, cell)| (name.clone(), plain(&name, &cell))).collect())
    });
    (rows.collect(), file.num_row_groups())
}

fn plain(name: &str, cell: &Field) -> Value {
    match cell {
        Field::Null => Value::Null,
        Field::Str(text) if ["options", "view", "prompt", "log"].contains(&name) => {
            serde_json::from_str(text).expect("JSON")
        }
        Field::Str(text) => text.as_str().into(),
        Field::UByte(number) => (*number).into(),
        Field::UInt(number) => (*number).into(),
        Field::ListInternal(list) => list.elements().iter().map(|it| plain("", it)).collect(),
        other => panic!("{name} has {other}"),
    }
}

#[test]
fn a_parquet_file_has_the_same_rows() {
    let (folder, path) = record("parquet");
    // The rows of an unfinished game have no winner and no ending. This game begins with a choice of both
    // sides.
    let open = text(&folder.join("open.record"));
    let args = ["play", "bayonets", "--side", "both", "--seed", "1", "--save", &open];
    ends(&carillon_with(&args, "1\n1\nquit\n"), 0);
    // The record is named twice, so that its rows need more than one group.
    let named = [path.as_str(), &path, &open];
    let (read, groups) = parquet_rows(&named);
    assert_eq!(read, rows(&named));
    assert!(1 < groups, "{} rows are in {groups} group", read.len());
    let has = |name: &str, is: fn(&Value) -> bool| read.iter().any(|row| is(&row[name]));
    assert!(has("winner", Value::is_null) && has("winner", Value::is_string));
    assert!(
        has("dice", |dice| *dice == serde_json::json!([])) && has("dice", |dice| dice[0].is_u64())
    );

    // An existing file is not overwritten, and a file that can't be finished is not kept.
    let [named, failed] = ["rows.parquet", "failed.parquet"].map(|name| text(&folder.join(name)));
    let to = |out: &str, more: &str| {
        carillon(&["export", "--format", "parquet", "--out", out, &open, more])
    };
    ends(&to(&named, &open), 0);
    let kept = fs::read(&named).expect("a file");
    assert!(kept.starts_with(b"PAR1") && kept.ends_with(b"PAR1"));
    let refused = to(&named, &path);
    ends(&refused, 1);
    assert!(err(&refused).contains("it is there already; give another name"), "{}", err(&refused));
    assert_eq!(fs::read(&named).expect("a file"), kept);
    ends(&to(&failed, &file(&folder, "bad.record", "")), 1);
    assert!(!fs::exists(&failed).expect("an answer"));
}
