-- A listing asks of each thing at each branch whether some day of the rent is full, and stops at the first: one look
-- into this index, however long the rent. What days were full by product was read whole and counted up.
CREATE INDEX stock_day_taken ON stock_day (variant_id, source_id, day) WHERE booked >= units;
DROP INDEX stock_day_full;
ALTER TABLE stock_day DROP COLUMN product_id;
