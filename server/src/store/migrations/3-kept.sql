-- What is kept beside an entry, so that a table outlives a mended rule.

ALTER TABLE entries ADD COLUMN told TEXT;     -- JSON: the lines of the log, as each pair of eyes was told them
ALTER TABLE entries ADD COLUMN position TEXT; -- TOML: the state, at every turn of a player where it can be written
