-- Units that are not free, whoever keeps them: a line of a cart, a line of an order, or a booking made elsewhere.
-- A unit passes from one owner to the next by a change of the row, so it is never free in between.
CREATE TABLE claim (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cart_item_id uuid REFERENCES cart_item,
  order_id uuid,
  order_line int,
  reference text UNIQUE,
  variant_id int NOT NULL,
  source_id text NOT NULL,
  period_from date NOT NULL,
  -- Last day of the rent.
  period_to date NOT NULL,
  -- Last day that the units are away: the rent and the turnaround after it.
  blocked_to date NOT NULL,
  units int NOT NULL CHECK (units > 0),
  -- Until when the units are kept; null: until they are given back.
  ends_at timestamptz,
  FOREIGN KEY (order_id, order_line) REFERENCES order_line,
  FOREIGN KEY (variant_id, source_id) REFERENCES stock,
  CONSTRAINT claim_days CHECK (period_from <= period_to AND period_to <= blocked_to),
  CONSTRAINT claim_has_one_owner CHECK (num_nonnulls(cart_item_id, order_id, reference) = 1),
  CONSTRAINT claim_names_order_line CHECK (num_nulls(order_id, order_line) IN (0, 2)),
  CONSTRAINT claim_of_cart_ends CHECK (cart_item_id IS NULL OR ends_at IS NOT NULL)
);

-- Every counter stays as it is: the same units are kept for the same days, only their record moves.
INSERT INTO claim (cart_item_id, variant_id, source_id, period_from, period_to, blocked_to, units, ends_at)
  SELECT h.cart_item_id, h.variant_id, h.source_id, h.period_from, least(i.period_to, h.blocked_to), h.blocked_to, h.units, h.expires_at
  FROM hold h JOIN cart_item i ON i.id = h.cart_item_id ORDER BY h.id;
INSERT INTO claim (order_id, order_line, reference, variant_id, source_id, period_from, period_to, blocked_to, units)
  SELECT order_id, order_line, reference, variant_id, source_id, period_from, period_to, blocked_to, units
  FROM reservation ORDER BY id;
DROP TABLE hold, reservation;

CREATE INDEX claim_item ON claim (cart_item_id) WHERE cart_item_id IS NOT NULL;
CREATE INDEX claim_order ON claim (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX claim_end ON claim (ends_at) WHERE cart_item_id IS NOT NULL;
CREATE INDEX claim_stock ON claim (variant_id, source_id, period_from);
CREATE INDEX claim_ending_stock ON claim (variant_id, source_id, ends_at) WHERE cart_item_id IS NOT NULL;

-- An order's two states are moved by `server/services/order/transition.ts` alone, which writes down each step here.
ALTER TABLE rental_order
  ADD COLUMN payment_status text NOT NULL DEFAULT 'open'
    CHECK (payment_status IN ('open', 'paid', 'failed', 'partly_refunded', 'refunded')),
  -- Until when the units wait for the money of an order that has to be paid first.
  ADD COLUMN pay_until timestamptz;
ALTER TABLE rental_order ALTER COLUMN payment_status DROP DEFAULT;
UPDATE rental_order SET pay_until = now() WHERE status = 'pending_payment';
ALTER TABLE rental_order
  ADD CONSTRAINT waits_for_payment_until CHECK (status <> 'pending_payment' OR pay_until IS NOT NULL);
CREATE INDEX rental_order_unpaid ON rental_order (pay_until) WHERE status = 'pending_payment';

CREATE TABLE order_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES rental_order,
  at timestamptz NOT NULL,
  -- Who made the step: the renter, the shop's staff, the payment gateway, or time itself.
  actor text NOT NULL CHECK (actor IN ('renter', 'shop', 'gateway', 'clock')),
  subject text NOT NULL CHECK (subject IN ('order', 'payment')),
  event text NOT NULL,
  -- Null at the beginning.
  from_status text,
  to_status text NOT NULL
);
CREATE INDEX order_event_order ON order_event (order_id, id);
-- Steps before this table were not written down; what is known is where each order had come to.
INSERT INTO order_event (order_id, at, actor, subject, event, to_status)
  SELECT id, now(), 'clock', 'order', 'migrate', status FROM rental_order ORDER BY created_at;
