CREATE TABLE cart (
  id uuid PRIMARY KEY,
  -- SHA-256 of the token: who reads the table can't open a cart.
  token_hash bytea NOT NULL UNIQUE,
  store_code text NOT NULL,
  created_at timestamptz NOT NULL,
  touched_at timestamptz NOT NULL
);
CREATE INDEX cart_touched ON cart (touched_at);

CREATE TABLE cart_item (
  id uuid PRIMARY KEY,
  cart_id uuid NOT NULL REFERENCES cart ON DELETE CASCADE,
  -- Product, chosen options, period and source in one text.
  line_key text NOT NULL,
  variant_id int NOT NULL REFERENCES variant,
  source_id text NOT NULL REFERENCES source,
  period_from date NOT NULL,
  period_to date NOT NULL CHECK (period_to >= period_from),
  qty int NOT NULL CHECK (qty > 0),
  product_option jsonb NOT NULL,
  added_at timestamptz NOT NULL,
  UNIQUE (cart_id, line_key)
);

-- Units kept for a cart line for a short time; a set keeps one per part.
CREATE TABLE hold (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cart_item_id uuid NOT NULL REFERENCES cart_item,
  variant_id int NOT NULL,
  source_id text NOT NULL,
  period_from date NOT NULL,
  -- Last day that the units are away: the return and the turnaround after it.
  blocked_to date NOT NULL CHECK (blocked_to >= period_from),
  units int NOT NULL CHECK (units > 0),
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (variant_id, source_id) REFERENCES stock
);
CREATE INDEX hold_item ON hold (cart_item_id);
CREATE INDEX hold_expiry ON hold (expires_at);
CREATE INDEX hold_stock ON hold (variant_id, source_id, expires_at);

CREATE SEQUENCE order_number;

CREATE TABLE rental_order (
  -- Made by the client; the idempotency key.
  id uuid PRIMARY KEY,
  body_hash text NOT NULL,
  increment_id text NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('pending_payment', 'confirmed', 'handed_over', 'returned', 'closed', 'cancelled')),
  store_code text NOT NULL,
  source_id text NOT NULL REFERENCES source,
  email text NOT NULL,
  firstname text NOT NULL,
  addresses jsonb NOT NULL,
  shipping_code text NOT NULL,
  shipping_title text NOT NULL,
  return_code text NOT NULL,
  return_title text NOT NULL,
  payment_code text NOT NULL,
  payment_title text NOT NULL,
  user_note text NOT NULL,
  subtotal int NOT NULL,
  shipping int NOT NULL,
  payment int NOT NULL,
  tax int NOT NULL,
  grand_total int NOT NULL CHECK (grand_total >= 0),
  deposit int NOT NULL CHECK (deposit >= 0),
  created_at timestamptz NOT NULL
);
CREATE INDEX rental_order_created ON rental_order (created_at);

-- A copy, not a reference: an order says for ever what was agreed.
CREATE TABLE order_line (
  order_id uuid NOT NULL REFERENCES rental_order,
  position int NOT NULL,
  sku text NOT NULL,
  parent_sku text NOT NULL,
  name text NOT NULL,
  options jsonb NOT NULL,
  image text,
  source_id text NOT NULL,
  period_from date NOT NULL,
  period_to date NOT NULL,
  qty int NOT NULL CHECK (qty > 0),
  price_incl_tax int NOT NULL,
  deposit int NOT NULL,
  PRIMARY KEY (order_id, position)
);

-- Units promised to somebody: by an order of this shop, or by a booking made elsewhere.
CREATE TABLE reservation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid,
  order_line int,
  reference text UNIQUE,
  variant_id int NOT NULL,
  source_id text NOT NULL,
  period_from date NOT NULL,
  period_to date NOT NULL,
  blocked_to date NOT NULL,
  units int NOT NULL CHECK (units > 0),
  FOREIGN KEY (order_id, order_line) REFERENCES order_line,
  FOREIGN KEY (variant_id, source_id) REFERENCES stock,
  CHECK (period_to >= period_from AND blocked_to >= period_to),
  CONSTRAINT one_origin CHECK ((order_id IS NULL) <> (reference IS NULL))
);
CREATE INDEX reservation_order ON reservation (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX reservation_stock ON reservation (variant_id, source_id, period_from);
