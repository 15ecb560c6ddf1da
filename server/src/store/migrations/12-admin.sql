-- What the administrator's key is known by; never the key.

CREATE TABLE admin_key (
    id          INTEGER PRIMARY KEY,
    hash        TEXT NOT NULL
) STRICT;
