//! Tests of studies.

mod games;
mod text;
