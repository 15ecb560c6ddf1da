-- Offers and requests between the players of a table.

ALTER TABLE seats ADD COLUMN offered INTEGER; -- a draw: the last entry when it was offered
ALTER TABLE seats ADD COLUMN rematch INTEGER; -- 1, once its player wants another game
ALTER TABLE tables ADD COLUMN next TEXT;      -- the table of that game
