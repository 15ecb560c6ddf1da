-- Whose table it is that waits for a player: a word for the address that opened it, which says nothing without
-- this server's key, and is gone when the table waits no longer.

ALTER TABLE tables ADD COLUMN opener TEXT;

-- Written and emptied again to test whether there is room for an action.
CREATE TABLE probe (id INTEGER NOT NULL PRIMARY KEY, text TEXT NOT NULL) STRICT;
