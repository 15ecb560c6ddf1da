-- How long the players of a table may think, and when that runs out.

ALTER TABLE tables ADD COLUMN clock TEXT;       -- JSON: the setting; none at a table without one
ALTER TABLE tables ADD COLUMN begun INTEGER;  -- with a clock: when the game began, in milliseconds since 1970
ALTER TABLE tables ADD COLUMN deadline INTEGER; -- with a clock, until it is over: when somebody's time runs out next
ALTER TABLE entries ADD COLUMN awaited TEXT;    -- who had to choose after it: french, british, both or nobody
CREATE INDEX tables_by_deadline ON tables (deadline);

-- When a server last ran, as long as there are clocks to keep; and when none did.
CREATE TABLE alive (
    id          INTEGER PRIMARY KEY,
    time        INTEGER NOT NULL
);
INSERT INTO alive (id, time) VALUES (1, 0);
CREATE TABLE outages (
    began       INTEGER PRIMARY KEY,
    ended       INTEGER NOT NULL
);
