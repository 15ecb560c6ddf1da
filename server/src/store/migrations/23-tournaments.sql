-- Tournaments. All changes of one are counted, and the count is their fence.

CREATE TABLE tournaments (
    id          TEXT PRIMARY KEY,
    name        TEXT NOT NULL,
    description TEXT NOT NULL,
    organiser   TEXT,                       -- an account; none if it was deleted
    game        TEXT NOT NULL,
    scenario    TEXT NOT NULL,
    options     TEXT NOT NULL,              -- JSON
    rules       TEXT NOT NULL,              -- JSON
    clock       TEXT,                       -- JSON; none if the games have no clock
    state       TEXT NOT NULL,              -- announced, running, ended or cancelled
    seed        TEXT NOT NULL,              -- of the draws, in hexadecimal
    starts      INTEGER,                    -- when the first round is planned, in milliseconds since 1970
    round_days  INTEGER,                    -- the planned length of a round
    created     INTEGER NOT NULL,
    begun       INTEGER,
    ended       INTEGER,
    due         INTEGER,                    -- 1 if something has happened from which something else may follow
    changes     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tournaments_by_time ON tournaments (created);
CREATE INDEX tournaments_of_organiser ON tournaments (organiser);
CREATE INDEX tournaments_due ON tournaments (due);

CREATE TABLE entrants (
    tournament  TEXT NOT NULL REFERENCES tournaments (id),
    number      INTEGER NOT NULL,
    account     TEXT,                       -- none if it was deleted
    name        TEXT NOT NULL,
    rating      INTEGER,
    since       INTEGER NOT NULL,           -- the first round in which the entrant plays
    left_after  INTEGER,                    -- the last one, if the entrant has left
    PRIMARY KEY (tournament, number),
    UNIQUE (tournament, account)
) STRICT, WITHOUT ROWID;
CREATE INDEX entrants_of_account ON entrants (account);

CREATE TABLE tournament_rounds (
    tournament  TEXT NOT NULL REFERENCES tournaments (id),
    number      INTEGER NOT NULL,
    begun       INTEGER NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;

-- The pairings of a round, and its byes.
CREATE TABLE pairings (
    tournament  TEXT NOT NULL REFERENCES tournaments (id),
    round       INTEGER NOT NULL,
    number      INTEGER NOT NULL,
    one         INTEGER NOT NULL,           -- the number of an entrant
    other       INTEGER,                    -- none for a bye
    reason      TEXT NOT NULL,              -- JSON
    sides       TEXT,                       -- JSON: the reason for the sides; none for a bye
    points      INTEGER,                    -- of a bye, in quarters
    PRIMARY KEY (tournament, round, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE paired_games (
    tournament  TEXT NOT NULL REFERENCES tournaments (id),
    round       INTEGER NOT NULL,
    pairing     INTEGER NOT NULL,
    number      INTEGER NOT NULL,           -- 0 or 1
    french      INTEGER NOT NULL,           -- the number of an entrant
    british     INTEGER NOT NULL,
    table_id    TEXT UNIQUE REFERENCES tables (id), -- none until the game begins
    score       TEXT,                       -- JSON; none until there is a result
    source      TEXT,                       -- JSON
    PRIMARY KEY (tournament, round, pairing, number)
) STRICT, WITHOUT ROWID;
