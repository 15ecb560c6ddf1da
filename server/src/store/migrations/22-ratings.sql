-- The strengths of accounts, by game and side. Points and deviations are in thousandths, volatilities in millionths.

-- Whether a table's result counts for ratings: none at a casual table, which is every table that begins from a position, a record or a
-- lesson; else due, done once the result has been counted, or void if it can't be counted any more.
ALTER TABLE tables ADD COLUMN rated TEXT;

CREATE TABLE ratings (
    account     TEXT NOT NULL REFERENCES accounts (id),
    game        TEXT NOT NULL,
    side        TEXT NOT NULL,
    points      INTEGER NOT NULL,
    deviation   INTEGER NOT NULL,
    volatility  INTEGER NOT NULL,
    games       INTEGER NOT NULL,           -- the rated games so far, which also fence changes of the row
    time        INTEGER NOT NULL,           -- of the last rated game, in milliseconds since 1970
    firm_until  INTEGER NOT NULL,           -- when the rating becomes provisional without games; 0 if it is provisional
    PRIMARY KEY (account, game, side)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_points ON ratings (game, side, points);

-- The two seats of each rated game.
CREATE TABLE rated_seats (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    side        TEXT NOT NULL,
    account     TEXT,                       -- none for a bot, and for an account that was deleted
    game        TEXT NOT NULL,
    score       INTEGER NOT NULL,           -- in half points
    before      INTEGER NOT NULL,           -- the points before the game
    after       INTEGER NOT NULL,
    time        INTEGER NOT NULL,
    PRIMARY KEY (table_id, side)
) STRICT, WITHOUT ROWID;
CREATE INDEX rated_seats_of_account ON rated_seats (account, time);

-- What results have added to the favour of a scenario: the points by which it favours the French.
CREATE TABLE favours (
    game        TEXT NOT NULL,
    scenario    TEXT NOT NULL,
    options     TEXT NOT NULL,              -- those that differ from their defaults, such as bid=3
    points      INTEGER NOT NULL,
    games       INTEGER NOT NULL,
    PRIMARY KEY (game, scenario, options)
) STRICT, WITHOUT ROWID;
