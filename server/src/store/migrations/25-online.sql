-- 1 if former opponents may see when the account's player is online.
ALTER TABLE accounts ADD COLUMN shows_online INTEGER;

-- The accounts whose players are at a node, until this time; only with several nodes.
CREATE TABLE online_players (
    account     TEXT NOT NULL,
    node        TEXT NOT NULL,
    until       INTEGER NOT NULL,           -- milliseconds since 1970
    PRIMARY KEY (account, node)
) STRICT, WITHOUT ROWID;
