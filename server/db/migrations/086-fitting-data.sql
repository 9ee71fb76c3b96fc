-- What a technician sets a thing by, said by the renter for a line. Body measurements, often a child's: apart from the
-- order, no more than the thing needs, never copied, and forgotten 30 days after the return (`server/jobs/forget.ts`).
CREATE TABLE order_line_fitting (
  order_id uuid NOT NULL,
  order_line int NOT NULL,
  height_cm smallint CHECK (height_cm BETWEEN 50 AND 230),
  weight_kg smallint CHECK (weight_kg BETWEEN 8 AND 200),
  -- Length of the foot: mondopoint.
  foot_mm smallint CHECK (foot_mm BETWEEN 150 AND 330),
  -- How somebody rides, as they say it themselves.
  level text CHECK (level IN ('cautious', 'moderate', 'fast')),
  PRIMARY KEY (order_id, order_line),
  FOREIGN KEY (order_id, order_line) REFERENCES order_line ON DELETE CASCADE,
  CONSTRAINT says_something CHECK (num_nonnulls(height_cm, weight_kg, foot_mm, level) > 0)
);

-- Nothing ever wrote it.
ALTER TABLE order_line DROP COLUMN measurements;
