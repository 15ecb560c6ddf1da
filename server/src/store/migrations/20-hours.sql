-- The quiet hours of an account and the time of its daily summary, in JSON; none until its player has chosen them.
ALTER TABLE accounts ADD COLUMN hours TEXT;

-- When the daily summary is sent to an address, in milliseconds since 1970; none if the address is sent no summary.
ALTER TABLE hooks ADD COLUMN summary_due INTEGER;
ALTER TABLE hooks ADD COLUMN summary_tries INTEGER NOT NULL DEFAULT 0;
CREATE INDEX hooks_by_summary ON hooks (summary_due);

-- The tables of which an account is not told.
CREATE TABLE muted_tables (
    account     TEXT NOT NULL REFERENCES accounts (id),
    table_id    TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (account, table_id)
) STRICT, WITHOUT ROWID;
