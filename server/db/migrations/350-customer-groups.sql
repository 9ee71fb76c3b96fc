-- Group of the owner's configuration that an account is in; null: the one that everybody is in.
ALTER TABLE customer ADD COLUMN group_id int CHECK (group_id > 0);
CREATE INDEX customer_group ON customer (group_id) WHERE group_id IS NOT NULL;

-- Whose prices an order was agreed to at; null of orders of before, and of the group that everybody is in.
ALTER TABLE rental_order ADD COLUMN customer_group int CHECK (customer_group > 0);

-- What one day of a thing costs a group, as entered; it lowers every length of rent in proportion. An open end is null.
CREATE TABLE tier_price (
  variant_id int NOT NULL REFERENCES variant ON DELETE CASCADE,
  group_id int NOT NULL CHECK (group_id > 0),
  price int NOT NULL CHECK (price > 0),
  special_from_date date,
  special_to_date date,
  PRIMARY KEY (variant_id, group_id),
  CONSTRAINT tier_price_ends_after_it_begins CHECK (special_to_date >= special_from_date)
);
CREATE INDEX tier_price_group ON tier_price (group_id);
