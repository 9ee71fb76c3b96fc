CREATE TABLE stock (
  variant_id int NOT NULL REFERENCES variant ON DELETE CASCADE,
  source_id text NOT NULL REFERENCES source,
  units int NOT NULL CHECK (units >= 0),
  PRIMARY KEY (variant_id, source_id)
);

-- The counter that keeps a unit from being rented twice. Rows come into being with the first rent of a
-- day; a day without a row is wholly free. `booked` counts reservations and holds, live or not yet freed.
-- Whoever changes it locks the rows first, in the order of the primary key.
CREATE TABLE stock_day (
  variant_id int NOT NULL,
  source_id text NOT NULL,
  day date NOT NULL,
  -- The variant's product, so that a listing finds its full days by one look-up per product.
  product_id int NOT NULL REFERENCES product,
  units int NOT NULL,
  booked int NOT NULL DEFAULT 0,
  PRIMARY KEY (variant_id, source_id, day),
  FOREIGN KEY (variant_id, source_id) REFERENCES stock,
  CONSTRAINT never_overbooked CHECK (booked >= 0 AND booked <= units)
) WITH (fillfactor = 80);
CREATE INDEX stock_day_full ON stock_day (product_id, day) INCLUDE (variant_id, source_id) WHERE booked >= units;
