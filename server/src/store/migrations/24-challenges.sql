-- The players from whom an account takes challenges: all, met (former opponents) or none.
ALTER TABLE accounts ADD COLUMN challengers TEXT NOT NULL DEFAULT 'all';

-- Tables that a player has opened for a player with a certain name. (The table `challenges` is about passkeys.)
CREATE TABLE player_challenges (
    table_id    TEXT PRIMARY KEY REFERENCES tables (id),
    challenger  TEXT NOT NULL REFERENCES accounts (id),
    challenged  TEXT NOT NULL REFERENCES accounts (id),
    sides       TEXT,                       -- taker or chance, if the sides are not decided yet
    made        INTEGER NOT NULL,           -- milliseconds since 1970
    ends        INTEGER NOT NULL,           -- when the challenge ends if nobody answers it
    answer      TEXT                        -- accepted or declined; none while it is unanswered
) STRICT, WITHOUT ROWID;
CREATE INDEX challenges_by_challenger ON player_challenges (challenger);
CREATE INDEX challenges_by_challenged ON player_challenges (challenged);

-- The lot by which the players' sides were drawn, at the tables where chance decided.
CREATE TABLE side_lots (
    table_id    TEXT PRIMARY KEY REFERENCES tables (id),
    side        TEXT NOT NULL,              -- of the player who took the seat
    share       TEXT NOT NULL               -- the random number of that player
) STRICT, WITHOUT ROWID;
