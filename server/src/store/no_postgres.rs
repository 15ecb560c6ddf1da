//! Replaces `postgres` in a program that was built without that feature. No [`Postgres`] can be created, so
//! the rest of the store and the rooms need not know how the program was built.

use std::convert::Infallible;

use engine::Side;

use super::latest::Latest;
use super::sql::{Row, Statement};
use crate::{Error, StartError};

/// A substitute for a PostgreSQL database, to which this program can't connect.
#[derive(Clone)]
pub struct Postgres(Infallible);

/// A substitute for news from other nodes, which do not exist.
pub struct News(Infallible);

impl Postgres {
    pub async fn open(_: &str) -> Result<Postgres, StartError> {
        Err(StartError::WithoutPostgres)
    }

    pub fn node(&self) -> &str {
        match self.0 {}
    }

    pub async fn close(&self) {
        match self.0 {}
    }

    pub fn tell(&self, _: &str) {
        match self.0 {}
    }

    pub fn tell_of(&self, _: &str, _: Side, _: bool) {
        match self.0 {}
    }

    pub async fn listen(&self) -> Result<News, Error> {
        match self.0 {}
    }

    pub async fn where_are(&self, _: &[String]) -> Result<Vec<(String, Latest)>, Error> {
        match self.0 {}
    }

    pub async fn write(&self, _: &[Statement]) -> Result<(), Error> {
        match self.0 {}
    }

    pub async fn read(&self, _: &[Statement]) -> Result<Vec<Vec<Row>>, Error> {
        match self.0 {}
    }
}

impl News {
    pub async fn next(&mut self) -> Result<Option<Vec<String>>, Error> {
        match self.0 {}
    }
}
