-- What the shopper typed; what it takes off is reckoned anew each time.
ALTER TABLE cart ADD COLUMN coupon text;

-- What was agreed to: the code, and what it took off the rent.
ALTER TABLE rental_order
  ADD COLUMN coupon text,
  ADD COLUMN discount int NOT NULL DEFAULT 0 CHECK (discount >= 0),
  ADD CONSTRAINT discount_names_its_coupon CHECK (discount = 0 OR coupon IS NOT NULL);

-- A coupon for one order, or for one order of each person, is used once: `use` is SHA-256 of which of them.
CREATE TABLE coupon_use (
  use bytea PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES rental_order DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX coupon_use_order ON coupon_use (order_id);
