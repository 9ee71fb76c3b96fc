-- What bounds how long and how much somebody keeps without ordering.
ALTER TABLE cart
  -- Since when the cart has kept units without a longer pause, and the latest end of what it kept.
  ADD COLUMN kept_since timestamptz,
  ADD COLUMN kept_until timestamptz,
  -- Digest of the address that wrote last, while it matters: one visitor may have several carts.
  ADD COLUMN visitor bytea;
UPDATE cart SET kept_since = now(), kept_until = kept.until
  FROM (SELECT i.cart_id, max(c.ends_at) AS until FROM claim c JOIN cart_item i ON i.id = c.cart_item_id GROUP BY 1) AS kept
  WHERE kept.cart_id = cart.id;
CREATE INDEX cart_visitor ON cart (visitor) WHERE visitor IS NOT NULL;

-- Which bound of how much is kept a line met, when nothing is kept for it.
ALTER TABLE cart_item ADD COLUMN hold_limit text CHECK (hold_limit IN ('lines', 'unit_days', 'visitor'));
