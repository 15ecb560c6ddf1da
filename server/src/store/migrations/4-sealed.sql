-- The key that signs records, and uploaded records.

CREATE TABLE server_key (
    id          INTEGER PRIMARY KEY CHECK (id = 1),
    secret      TEXT NOT NULL               -- 32 bytes in hexadecimal
) STRICT;

-- The record that was uploaded, as it came; empty where only its actions were kept. This server
-- has not seen such a game played and does not sign it.
ALTER TABLE tables ADD COLUMN record TEXT;
UPDATE tables SET record = '' WHERE id IN (SELECT table_id FROM entries WHERE client_id LIKE 'record-%');
