-- A table may begin from a position, as text.

ALTER TABLE tables ADD COLUMN position TEXT;
