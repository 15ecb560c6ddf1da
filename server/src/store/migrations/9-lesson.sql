-- A table may be that of a lesson of its game, by its id.

ALTER TABLE tables ADD COLUMN lesson TEXT;
