-- A gateway may hold the deposit on the renter's card: an attempt of its own, which is captured or let go in the end.
ALTER TABLE payment
  ADD COLUMN purpose text NOT NULL DEFAULT 'order' CHECK (purpose IN ('order', 'deposit')),
  -- Until when the gateway holds it.
  ADD COLUMN held_until timestamptz,
  -- How much of what is held the shop keeps.
  ADD COLUMN capture int CHECK (capture BETWEEN 1 AND amount),
  DROP CONSTRAINT payment_status_check,
  ADD CONSTRAINT payment_status_check CHECK (status IN ('creating', 'open', 'failed', 'disputed', 'paid', 'returning',
    'returned', 'authorized', 'capturing', 'voiding', 'voided')),
  DROP CONSTRAINT payment_that_counts_has_money,
  ADD CONSTRAINT payment_that_counts_has_money CHECK (
    NOT counts OR status IN ('paid', 'returning', 'returned', 'authorized', 'capturing', 'voiding')),
  ADD CONSTRAINT only_a_deposit_is_held CHECK (
    purpose = 'deposit' OR status NOT IN ('authorized', 'capturing', 'voiding', 'voided')),
  ADD CONSTRAINT held_payment_says_until_when CHECK (status <> 'authorized' OR held_until IS NOT NULL),
  ADD CONSTRAINT captured_payment_says_how_much CHECK (status <> 'capturing' OR capture IS NOT NULL);
DROP INDEX payment_one_open;
CREATE UNIQUE INDEX payment_one_open ON payment (order_id, purpose) WHERE status IN ('creating', 'open');
DROP INDEX payment_one_counts;
CREATE UNIQUE INDEX payment_one_counts ON payment (order_id, purpose) WHERE counts;

ALTER TABLE rental_order
  -- `authorized`: held on a card; `lapsed`: it was, and is given at the hand-over instead; `lost`: it was, and ended
  -- before the shop could keep any of it.
  DROP CONSTRAINT rental_order_deposit_status_check,
  ADD CONSTRAINT rental_order_deposit_status_check CHECK (deposit_status IN ('none', 'open', 'authorized', 'lapsed',
    'held', 'released', 'partly_kept', 'kept', 'lost'));

ALTER TABLE sandbox_payment
  -- Only held, not taken.
  ADD COLUMN holds boolean NOT NULL DEFAULT false,
  -- What was taken of a held one.
  ADD COLUMN captured int CHECK (captured BETWEEN 1 AND amount),
  DROP CONSTRAINT sandbox_payment_state_check,
  ADD CONSTRAINT sandbox_payment_state_check CHECK (
    state IN ('open', 'authorized', 'paid', 'cancelled', 'timed_out', 'refunded'));
