-- Offers: a special price for a time, a lasting lower price, and how a thing is charged.
ALTER TABLE product
  ADD COLUMN charged_by text NOT NULL DEFAULT 'day' CHECK (charged_by IN ('day', 'piece', 'time')),
  -- First and last day of the special price; an open end is null.
  ADD COLUMN special_from_date date,
  ADD COLUMN special_to_date date,
  -- What one day costs without any offer, including tax, as listings compare it.
  ADD COLUMN original_price int NOT NULL DEFAULT 0 CHECK (original_price >= 0),
  -- What listings show is worked out once an import has written everything.
  ALTER COLUMN price_list SET DEFAULT '[]',
  ALTER COLUMN price SET DEFAULT 0,
  ALTER COLUMN rent_totals SET DEFAULT '{}',
  ALTER COLUMN deposit SET DEFAULT 0;
UPDATE product SET original_price = price;
-- A download is had once. Whether another virtual thing is a voucher or a lesson only its shop knows.
UPDATE product SET charged_by = 'piece' WHERE type_id = 'downloadable';

-- As entered, for one day. `price_list` is as entered too: its bands may name a `special_price_per_day` of their own.
ALTER TABLE variant ADD COLUMN special_price int CHECK (special_price >= 0);
ALTER TABLE variant ADD COLUMN final_price int CHECK (final_price >= 0);

-- What a set costs that has no price of its own is asked from its parts, and kept nowhere but in the listing.
UPDATE variant v SET price_list = '[]', price = 0,
  -- A set's deposit is its own only where it is not what its parts add up to.
  deposit = CASE WHEN v.deposit = (
    SELECT coalesce(sum(pv.deposit * part.units), 0)
    FROM variant_part part JOIN variant pv ON pv.id = part.part_id WHERE part.variant_id = v.id
  ) THEN 0 ELSE v.deposit END
FROM product p WHERE p.id = v.product_id AND p.priced_by_parts;

-- What a listing shows on days when a special price stands; on others the product's own columns say it.
CREATE TABLE special_offer (
  product_id int NOT NULL REFERENCES product ON DELETE CASCADE,
  from_day date NOT NULL,
  to_day date NOT NULL CHECK (to_day >= from_day),
  price int NOT NULL CHECK (price >= 0),
  price_list jsonb NOT NULL,
  rent_totals int[] NOT NULL,
  PRIMARY KEY (product_id, from_day)
);
