-- A node that sends notices to an address holds the address until this time, in milliseconds since 1970.
ALTER TABLE hooks ADD COLUMN held INTEGER NOT NULL DEFAULT 0;
