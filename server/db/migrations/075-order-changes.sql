-- Renters change their orders: days, sizes.
ALTER TABLE rental_order
  -- How many times it was written: a change of what somebody no longer sees is refused.
  ADD COLUMN revision int NOT NULL DEFAULT 1 CHECK (revision > 0),
  -- Of an order that was paid and then changed: what is still to be paid at the hand-over; negative: what comes back.
  ADD COLUMN due int NOT NULL DEFAULT 0;
-- What was chosen in a set, so that it can be priced and counted again; unknown of orders of before.
ALTER TABLE order_line ADD COLUMN product_option jsonb;

-- How an order was before each of its changes.
CREATE TABLE order_revision (
  order_id uuid NOT NULL REFERENCES rental_order,
  -- The one that was given up.
  revision int NOT NULL,
  -- Made by who changed it: sent twice, a change is made once.
  key uuid NOT NULL,
  body_hash text NOT NULL,
  at timestamptz NOT NULL,
  lines jsonb NOT NULL,
  subtotal int NOT NULL,
  tax int NOT NULL,
  grand_total int NOT NULL,
  deposit int NOT NULL,
  due int NOT NULL,
  PRIMARY KEY (order_id, revision),
  UNIQUE (order_id, key)
);
