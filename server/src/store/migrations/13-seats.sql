-- An entry after which the players sit at each other's seats: 1, or nothing.

ALTER TABLE entries ADD COLUMN changes_seats INTEGER;
