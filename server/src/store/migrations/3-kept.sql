-- Log lines and positions stored with an entry, so that a table survives a corrected rule.

ALTER TABLE entries ADD COLUMN told TEXT;     -- JSON: the lines of the log, as each pair of eyes was told them
ALTER TABLE entries ADD COLUMN position TEXT; -- TOML: the state, at every turn of a player where it can be written
