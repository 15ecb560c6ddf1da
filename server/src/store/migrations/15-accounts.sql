-- Accounts. Of whatever signs a player in, only a hash or a public key is stored.

CREATE TABLE accounts (
    id          TEXT PRIMARY KEY,
    name        TEXT NOT NULL,
    folded      TEXT NOT NULL UNIQUE,       -- the name in small letters
    shape       TEXT NOT NULL UNIQUE,       -- the same for names that look alike
    created     INTEGER NOT NULL            -- milliseconds since 1970
) STRICT, WITHOUT ROWID;

CREATE TABLE passkeys (
    id          TEXT PRIMARY KEY,           -- as authenticators name it
    account     TEXT NOT NULL REFERENCES accounts (id),
    key         TEXT NOT NULL,              -- the public key
    counter     INTEGER NOT NULL,
    site        TEXT NOT NULL,              -- the host name that it works under
    device      TEXT NOT NULL,              -- the browser with which it was made
    created     INTEGER NOT NULL,
    used        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_of_account ON passkeys (account);

CREATE TABLE account_codes (
    hash        TEXT PRIMARY KEY,
    account     TEXT NOT NULL REFERENCES accounts (id),
    kind        TEXT NOT NULL,              -- recovery or device
    ends        INTEGER                     -- none while it is valid until it is used
) STRICT, WITHOUT ROWID;
CREATE INDEX codes_of_account ON account_codes (account);

CREATE TABLE sessions (
    hash        TEXT PRIMARY KEY,           -- of the token in the cookie
    id          TEXT NOT NULL,              -- by which the player ends it
    account     TEXT NOT NULL REFERENCES accounts (id),
    device      TEXT NOT NULL,
    begun       INTEGER NOT NULL,
    used        INTEGER NOT NULL,
    ends        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_account ON sessions (account);

-- What a browser is asked to sign; deleted when it comes back.
CREATE TABLE challenges (
    hash        TEXT PRIMARY KEY,
    account     TEXT,                       -- that a new passkey is for; none for signing in
    ends        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX challenges_by_end ON challenges (ends);

-- The account that a seat belongs to; none for a guest's.
ALTER TABLE seats ADD COLUMN account TEXT;
CREATE INDEX seats_of_account ON seats (account);
