-- Attempts to pay an order through a gateway. Only what the gateway said when it was asked moves one on.
CREATE TABLE payment (
  -- 128 random bits: who knows it may ask how the payment stands.
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  order_id uuid NOT NULL REFERENCES rental_order,
  gateway text NOT NULL,
  -- What the gateway calls the payment; unknown until it has answered.
  gateway_ref text,
  -- What we call it there: the order's number and which attempt it is.
  number text NOT NULL UNIQUE,
  amount int NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  status text NOT NULL
    CHECK (status IN ('creating', 'open', 'failed', 'disputed', 'paid', 'returning', 'returned')),
  -- Whether its money is the order's; money that came beside it is only to be sent back.
  counts boolean NOT NULL DEFAULT false,
  -- Where the shopper pays.
  redirect_url text,
  created_at timestamptz NOT NULL,
  -- When the gateway is asked next; null: nothing more is expected of it.
  look_at timestamptz,
  UNIQUE (gateway, gateway_ref),
  CONSTRAINT payment_that_counts_has_money CHECK (NOT counts OR status IN ('paid', 'returning', 'returned')),
  CONSTRAINT paid_payment_counts CHECK (status <> 'paid' OR counts),
  CONSTRAINT payment_to_be_paid_has_its_page CHECK (status <> 'open' OR num_nulls(gateway_ref, redirect_url) = 0)
);
CREATE INDEX payment_order ON payment (order_id);
CREATE INDEX payment_look ON payment (look_at) WHERE look_at IS NOT NULL;
-- Nobody is shown two pages for one order at a time, and no order is paid twice.
CREATE UNIQUE INDEX payment_one_open ON payment (order_id) WHERE status IN ('creating', 'open');
CREATE UNIQUE INDEX payment_one_counts ON payment (order_id) WHERE counts;

-- The cart that an order came from: remote shops ask for its payment by that. SHA-256 of the token, as in `cart`.
ALTER TABLE rental_order ADD COLUMN cart_hash bytea;
CREATE INDEX rental_order_cart ON rental_order (cart_hash) WHERE cart_hash IS NOT NULL;

-- What the shop's own trial gateway knows; it stands apart from the shop, as any gateway does.
CREATE TABLE sandbox_payment (
  ref text PRIMARY KEY,
  number text NOT NULL,
  amount int NOT NULL,
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'paid', 'cancelled', 'timed_out', 'refunded')),
  language text NOT NULL,
  return_url text NOT NULL,
  notify_url text NOT NULL,
  created_at timestamptz NOT NULL
);
