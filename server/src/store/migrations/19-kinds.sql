-- The kinds of notices that an address is sent, separated by spaces.
ALTER TABLE hooks ADD COLUMN kinds TEXT NOT NULL DEFAULT 'turn over';
