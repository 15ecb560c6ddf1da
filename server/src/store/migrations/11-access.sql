-- The access to a table.

ALTER TABLE tables ADD COLUMN access TEXT;   -- private, invitation or open; by invitation where nothing is said
ALTER TABLE tables ADD COLUMN waits INTEGER; -- open: when a player who waits was last there, in milliseconds since 1970
CREATE INDEX tables_by_waits ON tables (waits);
