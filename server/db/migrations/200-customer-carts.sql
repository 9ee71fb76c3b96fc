-- A customer's cart follows its owner: on each device another token opens it.
CREATE TABLE cart_token (
  -- SHA-256 of the token: who reads the table can't open a cart.
  hash bytea PRIMARY KEY,
  cart_id uuid NOT NULL REFERENCES cart ON DELETE CASCADE
);
INSERT INTO cart_token (hash, cart_id) SELECT token_hash, id FROM cart;
CREATE INDEX cart_token_cart ON cart_token (cart_id);

ALTER TABLE cart
  DROP COLUMN token_hash,
  ADD COLUMN customer_id int REFERENCES customer ON DELETE SET NULL;
CREATE INDEX cart_customer ON cart (customer_id) WHERE customer_id IS NOT NULL;
