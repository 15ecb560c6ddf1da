-- Further requests between the players: the last entry when each was made.

ALTER TABLE seats ADD COLUMN asks_back INTEGER;  -- to take an action back
ALTER TABLE seats ADD COLUMN asks_pause INTEGER; -- for a pause
