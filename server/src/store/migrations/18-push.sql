-- The key by which push services know this server.
CREATE TABLE push_key (
    id          INTEGER PRIMARY KEY CHECK (id = 1),
    secret      TEXT NOT NULL               -- PKCS #8, in base64url
) STRICT;

-- A browser to which messages are pushed: an address that ends with its session.
ALTER TABLE hooks ADD COLUMN session TEXT REFERENCES sessions (hash) ON DELETE CASCADE;
ALTER TABLE hooks ADD COLUMN device TEXT;       -- the browser's name
ALTER TABLE hooks ADD COLUMN push_key TEXT;     -- the browser's public key
ALTER TABLE hooks ADD COLUMN push_auth TEXT;    -- the secret that the browser shares with this server
CREATE INDEX hooks_of_session ON hooks (session);

-- The notices to an address end with the address.
CREATE TABLE later_notices (
    hook        TEXT NOT NULL REFERENCES hooks (id) ON DELETE CASCADE,
    table_id    TEXT NOT NULL REFERENCES tables (id),
    side        TEXT NOT NULL,
    kind        TEXT NOT NULL,
    entry       INTEGER NOT NULL,
    due         INTEGER NOT NULL,
    tries       INTEGER NOT NULL,
    PRIMARY KEY (hook, table_id, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO later_notices (hook, table_id, side, kind, entry, due, tries)
    SELECT hook, table_id, side, kind, entry, due, tries FROM notices;
DROP TABLE notices;
ALTER TABLE later_notices RENAME TO notices;
CREATE INDEX notices_by_due ON notices (due);
