-- The hash of the administrator's key; the key itself is never stored.

CREATE TABLE admin_key (
    id          INTEGER PRIMARY KEY,
    hash        TEXT NOT NULL
) STRICT;
