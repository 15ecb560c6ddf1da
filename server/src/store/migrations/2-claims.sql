-- An invitation is claimed once; a player who has lost a seat takes it back with a code.

ALTER TABLE seats ADD COLUMN invitation_hash TEXT; -- of an open seat; stays when it is claimed
ALTER TABLE seats ADD COLUMN claimed INTEGER;      -- when, in milliseconds since 1970
ALTER TABLE seats ADD COLUMN recovery_hash TEXT;   -- of the code that was shown last
ALTER TABLE seats ADD COLUMN recovered INTEGER;    -- when somebody last came with that code
