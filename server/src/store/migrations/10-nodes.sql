-- Coordination between several nodes on one database.

-- Counts the changes of a table that are no entries: seats, orders, the game that followed. Who
-- changes one of these says which count he has seen.
ALTER TABLE tables ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;

-- A line of chat has its number in its table, and the key is the fence, as with entries.
CREATE TABLE chat_lines (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    number      INTEGER NOT NULL,
    side        TEXT,
    name        TEXT NOT NULL,
    text        TEXT NOT NULL,
    time        INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO chat_lines SELECT table_id, number, side, name, text, time FROM chat;
DROP TABLE chat;
ALTER TABLE chat_lines RENAME TO chat;

-- A bot that has to choose, and the node that thinks for it.
CREATE TABLE jobs (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    side        TEXT NOT NULL,
    entry       INTEGER NOT NULL,           -- the last one when it was asked
    node        TEXT NOT NULL,
    due         INTEGER NOT NULL,           -- when another node may take it over, in milliseconds since 1970
    PRIMARY KEY (table_id, side)
) STRICT, WITHOUT ROWID;

-- The node at which the player of each side is.
CREATE TABLE present (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    side        TEXT NOT NULL,
    node        TEXT NOT NULL,
    until       INTEGER NOT NULL,           -- when that node is taken for gone, in milliseconds since 1970
    PRIMARY KEY (table_id, side, node)
) STRICT, WITHOUT ROWID;
