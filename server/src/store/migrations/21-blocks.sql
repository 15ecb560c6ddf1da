-- 1 if only players with accounts may take a free seat of an open table.
ALTER TABLE tables ADD COLUMN accounts_only INTEGER;

-- The accounts that an account has blocked.
CREATE TABLE blocks (
    account     TEXT NOT NULL REFERENCES accounts (id),
    blocked     TEXT NOT NULL REFERENCES accounts (id),
    PRIMARY KEY (account, blocked)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_by_blocked ON blocks (blocked);
