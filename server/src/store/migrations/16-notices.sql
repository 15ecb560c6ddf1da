-- Addresses on the web that are told of an account's games, and what they are to be told.

CREATE TABLE hooks (
    id          TEXT PRIMARY KEY,
    account     TEXT NOT NULL REFERENCES accounts (id),
    form        TEXT NOT NULL,              -- json, discord, slack or ntfy
    url         TEXT NOT NULL,
    language    TEXT NOT NULL,              -- of the sentences: en or fr
    page        TEXT NOT NULL,              -- the address of this server, as the player's browser names it
    created     INTEGER NOT NULL,
    told        INTEGER,                    -- when a notice last arrived
    failed      INTEGER                     -- when one last failed, if none has arrived since
) STRICT, WITHOUT ROWID;
CREATE INDEX hooks_of_account ON hooks (account);

CREATE TABLE notices (
    hook        TEXT NOT NULL REFERENCES hooks (id),
    table_id    TEXT NOT NULL REFERENCES tables (id),
    side        TEXT NOT NULL,
    kind        TEXT NOT NULL,              -- turn or over
    entry       INTEGER NOT NULL,           -- after which it was due
    due         INTEGER NOT NULL,           -- when it is sent, or tried again, in milliseconds since 1970
    tries       INTEGER NOT NULL,
    PRIMARY KEY (hook, table_id, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_by_due ON notices (due);
