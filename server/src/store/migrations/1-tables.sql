-- A table's truth is its entries: append-only, numbered.

CREATE TABLE tables (
    id          TEXT PRIMARY KEY,
    game        TEXT NOT NULL,
    rules       INTEGER NOT NULL,
    scenario    TEXT NOT NULL,
    options     TEXT NOT NULL,              -- JSON
    secret      TEXT NOT NULL,
    commitment  TEXT NOT NULL,
    created     INTEGER NOT NULL,           -- milliseconds since 1970
    result      TEXT                        -- once it is over
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    side        TEXT NOT NULL,
    kind        TEXT NOT NULL,              -- human, open or bot
    level       TEXT,                       -- of a bot
    token_hash  TEXT,                       -- never the token
    name        TEXT,
    nonce       TEXT,                       -- none until its player has sat down
    PRIMARY KEY (table_id, side)
) STRICT, WITHOUT ROWID;

CREATE TABLE entries (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    number      INTEGER NOT NULL,
    kind        TEXT NOT NULL,              -- play, undo or resign
    side        TEXT NOT NULL,
    play        TEXT NOT NULL,
    digest      TEXT NOT NULL,
    client_id   TEXT NOT NULL,
    time        INTEGER NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, client_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    number      INTEGER PRIMARY KEY,
    table_id    TEXT NOT NULL REFERENCES tables (id),
    side        TEXT,
    name        TEXT NOT NULL,
    text        TEXT NOT NULL,
    time        INTEGER NOT NULL
) STRICT;

CREATE INDEX chat_of_table ON chat (table_id, number);

CREATE TABLE orders (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    side        TEXT NOT NULL,
    until       TEXT NOT NULL,              -- phase or season
    mark        TEXT NOT NULL,              -- what the clock said when they were given
    PRIMARY KEY (table_id, side)
) STRICT, WITHOUT ROWID;
