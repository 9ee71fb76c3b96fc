-- A customer's cart has a token on each device: those not seen for longest make way, and leave their carts.
ALTER TABLE cart_token ADD COLUMN seen_at timestamptz;
UPDATE cart_token t SET seen_at = c.touched_at FROM cart c WHERE c.id = t.cart_id;
ALTER TABLE cart_token ALTER COLUMN seen_at SET NOT NULL;
