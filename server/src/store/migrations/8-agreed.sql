-- What else the players of a table ask each other: the last entry when it was asked.

ALTER TABLE seats ADD COLUMN asks_back INTEGER;  -- to take an action back
ALTER TABLE seats ADD COLUMN asks_pause INTEGER; -- for a pause
